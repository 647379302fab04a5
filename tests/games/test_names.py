"""Names: one player however he is typed, and nothing in a name that breaks a view."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import example, given
from hypothesis import settings as examples
from hypothesis import strategies as st

from marque.errors import Ambiguous, Impossible, MarqueError, Several, Unreadable
from marque.games.names import (
    LONGEST,
    clean,
    current,
    find,
    key,
    merge,
    players_of,
    rename,
)


@pytest.mark.parametrize("typed", ["Zoé", "Zoe\u0301", "zoé", "  ZOÉ ", "Zo é", "zoe", "Zo\u200bé"])
def test_one_player_however_typed(typed: str) -> None:
    assert find(("Anne", "Zoé"), typed) == "Zoé"
    assert key(clean(typed)) == key("Zoé")


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("İpek", "ipek"),
        ("Straße", "STRASSE"),
        ("D’Artagnan", "d'artagnan"),
        ("Anne–Lise", "anne-lise"),
        ("ﬁn", "FIN"),
        ("Jean Luc", "jean\u00a0luc"),
        ("שָׁלוֹם", "שלום"),
    ],
)
def test_spellings_that_are_one_name(one: str, other: str) -> None:
    assert key(one) == key(other)


@pytest.mark.parametrize(("one", "other"), [("कि", "कु"), ("か", "が"), ("Ann", "Anne"), ("🂡", "🂢")])
def test_letters_that_differ_are_two_names(one: str, other: str) -> None:
    assert players_of([one, other]) == (clean(one), clean(other))


@pytest.mark.parametrize(
    ("typed", "stored"),
    [
        ("Zoe\u0301", "Zoé"),
        (" Marie \t Louise\n", "Marie Louise"),
        ("An\u202ene\u2066", "Anne"),
        ("An\u200d\u3164ne\ufe0f\u00ad", "Anne"),
        ("[bold]Anne[/]", "[bold]Anne[/]"),
        (":smile: 🙂", ":smile: 🙂"),
        ("דוד", "דוד"),
        ("x" * LONGEST, "x" * LONGEST),
        ("e\u0301" * LONGEST, "é" * LONGEST),
    ],
)
def test_what_is_stored(typed: str, stored: str) -> None:
    assert clean(typed) == stored


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("\x1b[31mAnne", "control-character"),
        ("An\0ne", "control-character"),
        ("An\x9bne", "control-character"),
        ("An\udc80ne", "control-character"),
        ("", "empty"),
        (" \u200b\u2060 ", "empty"),
        ("\u0301", "empty"),
        ("x" * (LONGEST + 1), "too-long"),
        ("x\u0301\u0327" * 1_000_000, "too-long"),
    ],
)
def test_what_is_refused(typed: str, reason: str) -> None:
    with pytest.raises(Unreadable) as refused:
        clean(typed)
    assert (refused.value.kind, refused.value.values["reason"]) == ("bad-setting", reason)


@examples(max_examples=200, deadline=None)
@given(st.text(st.characters(exclude_categories=()), max_size=120))
@example("\u1100\u115f\u1161")
def test_a_clean_name_is_harmless_and_stays_as_it_is(text: str) -> None:
    try:
        name = clean(text)
    except MarqueError:
        return
    assert clean(name) == name and len(name) <= LONGEST
    assert not {"Cc", "Cf", "Cs", "Zl", "Zp"} & set(map(unicodedata.category, name))
    assert find((name,), text) == name, "what was typed finds what was stored"


def test_any_beginning_that_only_one_has() -> None:
    players = ("Anne", "Anne-Lise", "Boris", "Émile")
    assert find(players, "b") == find(players, "BO") == "Boris"
    assert find(players, "em") == "Émile"
    assert find(players, "anne") == "Anne", "a whole name before a beginning"
    with pytest.raises(Ambiguous) as refused:
        find(players, "an")
    assert refused.value.values["candidates"] == ("Anne", "Anne-Lise")


@pytest.mark.parametrize(("typed", "near"), [("Broris", "Boris"), ("zzz", None), ("", None)])
def test_an_unknown_name_and_the_likeliest(typed: str, near: str | None) -> None:
    with pytest.raises(Unreadable) as refused:
        find(("Anne", "Boris"), typed)
    assert refused.value.kind == "unknown-name"
    assert refused.value.values["nearest"] == (() if near is None else (near,))


def test_noise_is_an_unknown_name() -> None:
    with pytest.raises(Unreadable, match="unknown-name"):
        find(("Anne", "Boris"), "\udc80\0e\u0301\u0327" * 300_000)


def test_all_bad_names_of_a_game_are_told_at_once() -> None:
    with pytest.raises(Several) as refused:
        players_of(["Zoé", "A\0", "zoe"])
    reasons = [fault.values["reason"] for fault in refused.value.errors]
    assert reasons == ["control-character", "same-name"]


def test_a_renamed_player_keeps_his_games() -> None:
    games = ["Anne", "Boris"]
    aliases = rename({}, games, "ann", "Anna")
    assert [current(aliases, name) for name in games] == ["Anna", "Boris"]
    back = rename(aliases, games, "Anna", "Anne")
    assert [current(back, name) for name in ("Anne", "Anna")] == ["Anne", "Anne"]
    spelled = rename({}, ["zoé"], "zoé", "Zoé")
    assert current(spelled, "ZOE") == "Zoé"


def test_renaming_never_mixes_two_players() -> None:
    games = ["Anne", "Boris"]
    aliases = rename({}, games, "Anne", "Zoé")
    for taken in ("zoe", "Anne"):
        with pytest.raises(Impossible) as refused:
            rename(aliases, games, "Boris", taken)
        assert refused.value.values["reason"] == "name-taken"


def test_merging_joins_two_histories_and_leaves_the_names_in_them() -> None:
    games = [("Anne", "Boris"), ("Annie", "Carl"), ("Ann", "Carl")]
    aliases = merge({}, games, "Ann", "Annie")
    aliases = merge(aliases, games, "Annie", "Anne")
    assert [current(aliases, one) for one, _ in games] == ["Anne", "Anne", "Anne"]
    undone = {old: new for old, new in aliases.items() if old != key("Ann")}
    assert current(undone, "Ann") == "Ann"


@pytest.mark.parametrize(("one", "other", "reason"), [("A", "b", "met"), ("A", "a", "same-name")])
def test_players_who_met_are_two_people(one: str, other: str, reason: str) -> None:
    with pytest.raises(Impossible) as refused:
        merge({}, [("A", "C"), ("a", "B")], one, other)
    assert refused.value.values["reason"] == reason
