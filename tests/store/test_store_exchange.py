"""Games out and in: twice is once, additions add, and who parted is asked."""

from __future__ import annotations

import json
import re
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from store_doubles import MEMORY_HOME, MemoryDisk
from store_samples import HEADER, adding, entry

from marque.errors import MarqueError, Place, Several, StoreError, Unreadable
from marque.store.exchange import Imported, Take, export_games, import_games, read_copies
from marque.store.home import Home
from marque.store.store import GameFile, Store

ID = "2026-11-30-partie"


def new_store() -> Store:
    return Store(MEMORY_HOME, MemoryDisk())


def add(store: Store, *names: str) -> None:
    for name in names:
        store.append(ID, adding(entry(name)))


def order(store: Store) -> str:
    game = store.read(ID)
    assert [one["n"] for one in game.entries] == list(range(1, len(game.entries) + 1))
    return "".join(one["id"] for one in game.entries)


def carry(source: Store, target: Store, take: Take | None = None) -> Imported:
    copies = read_copies(export_games([source.read(ID)]), "copy.json")
    return import_games(target, copies, "2026-11-30T23:00", take)[0]


@pytest.fixture
def pair() -> tuple[Store, Store]:
    """Two homes with the same game of three entries."""
    mine, theirs = new_store(), new_store()
    mine.create(HEADER)
    add(mine, "a", "b", "c")
    carry(mine, theirs)
    return mine, theirs


def test_a_game_comes_whole_and_twice_is_once(pair: tuple[Store, Store]) -> None:
    mine, theirs = pair
    assert theirs.read(ID) == mine.read(ID)
    before = theirs.disk.read(theirs.home.game(ID))
    assert carry(mine, theirs) == Imported(ID, False, ())
    assert theirs.disk.read(theirs.home.game(ID)) == before


def test_a_copy_that_only_adds_adds_and_an_older_one_does_nothing(
    pair: tuple[Store, Store],
) -> None:
    mine, theirs = pair
    add(theirs, "d", "e")
    assert [one["id"] for one in carry(theirs, mine).added] == ["d", "e"]
    assert order(mine) == "abcde"
    add(mine, "f")
    for take in (None, "mine", "theirs", "both"):
        assert carry(theirs, mine, take).added == ()
    assert order(mine) == "abcdef"


def test_both_tails_are_shown_and_nothing_is_changed(pair: tuple[Store, Store]) -> None:
    mine, theirs = pair
    add(mine, "x", "y")
    add(theirs, "d")
    with pytest.raises(StoreError) as error:
        carry(theirs, mine)
    assert error.value.kind == "conflict"
    assert [one["id"] for one in error.value.values["mine"]] == ["x", "y"]
    assert [one["id"] for one in error.value.values["theirs"]] == ["d"]
    assert order(mine) == "abcxy"


def test_mine_theirs_or_both_as_was_said(pair: tuple[Store, Store]) -> None:
    mine, theirs = pair
    add(mine, "x", "y")
    add(theirs, "d")
    assert carry(theirs, mine, "mine") == Imported(ID, False, ())
    assert order(mine) == "abcxy"
    assert [one["id"] for one in carry(theirs, mine, "both").added] == ["d"]
    assert order(mine) == "abcxyd"
    assert carry(theirs, mine) == Imported(ID, False, ())  # all of theirs is here by now
    done = carry(mine, theirs, "theirs")
    assert order(theirs) == "abcxyd"
    assert done.dropped == ()  # theirs was in mine


def test_what_theirs_replaced_is_kept_aside(pair: tuple[Store, Store]) -> None:
    mine, theirs = pair
    add(mine, "x")
    add(theirs, "d", "e")
    seen = mine.read(ID).revision
    before = mine.disk.read(mine.home.game(ID))
    done = carry(theirs, mine, "theirs")
    assert order(mine) == "abcde"
    assert [one["id"] for one in done.dropped] == ["x"]
    assert done.aside is not None
    assert mine.disk.read(done.aside) == before
    with pytest.raises(StoreError, match="conflict"):
        mine.append(ID, adding(entry("z")), expected=seen)


def test_another_game_under_the_same_id_is_no_copy(pair: tuple[Store, Store]) -> None:
    mine, _ = pair
    other = new_store()
    other.create({**HEADER, "players": ["Boris", "Clara"]}, [entry("q")])
    copies = read_copies(export_games([other.read(ID)]), "copy.json")
    for take in (None, "both", "theirs"):
        with pytest.raises(StoreError) as error:
            import_games(mine, copies, "t", take)
        assert (error.value.kind, error.value.values["what"]) == ("conflict", "other-game")
    renamed = [one._replace(id="boris") for one in copies]
    assert import_games(mine, renamed, "t")[0].new
    assert (mine.read("boris").header["id"], order(mine)) == ("boris", "abc")


def test_several_games_come_in_one_text_and_all_or_none(tmp_path: Path) -> None:
    mine, theirs = Store(Home(tmp_path, tmp_path)), new_store()
    for name in ("one", "two"):
        theirs.create({**HEADER, "id": name}, [entry(name)])
    text = export_games(theirs.read(name) for name in ("one", "two"))
    mine.create({**HEADER, "id": "two"}, [entry("x")])
    with pytest.raises(StoreError, match="conflict"):
        import_games(mine, read_copies(text, "f"), "t")
    assert mine.ids() == ["two"]
    import_games(mine, read_copies(text, "f"), "t", "both")
    assert mine.ids() == ["one", "two"]


def test_a_file_out_of_a_home_is_read_like_an_export(pair: tuple[Store, Store]) -> None:
    mine, _ = pair
    text = mine.disk.read(mine.home.game(ID))
    assert read_copies(text, "f") == [mine.read(ID)]
    by_hand = re.sub(rb', "check": "[0-9a-f]{8}"', b"", text).replace(ID.encode(), b"mended")
    assert import_games(mine, read_copies(by_hand, "f"), "t")[0].new
    assert mine.read("mended").entries == mine.read(ID).entries


def test_a_text_made_by_another_program_needs_no_checks() -> None:
    text = json.dumps(
        {
            "schema": "marque.export/1",
            "games": [
                {"header": {"schema": 1, "id": "x", **HEADER}, "entries": [{"n": 1, **entry("a")}]}
            ],
        }
    )
    (copy,) = read_copies(text.encode(), "f")
    assert copy.entries == ({"n": 1, **entry("a")},)


def exported() -> bytes:
    store = new_store()
    store.create(HEADER, [entry("a", elder=27), entry("b")])
    return export_games([store.read(ID)])


@pytest.mark.parametrize(
    ("change", "what"),
    [
        ((b'"elder": 27', b'"elder": 72'), "check"),
        ((b'"games"', b'"gomes"'), "tables"),
        ((b'"id": "2026-11-30-partie"', b'"id": "../../../etc/x"'), "check"),
        ((b"]}\n]}", b"]}\n"), "text"),
        ((b"marque.export/1", b"marque.export/9"), "tables"),
    ],
)
def test_a_corrupt_text_is_refused_with_the_reason(change: tuple[bytes, bytes], what: str) -> None:
    text = exported()
    assert change[0] in text
    with pytest.raises(Unreadable) as error:
        read_copies(text.replace(*change), "f")
    assert (error.value.kind, error.value.values["what"]) == ("bad-record", what)
    assert isinstance(error.value.place, Place)


def tampered(**changes: Any) -> bytes:
    game = json.loads(exported())["games"][0]
    for part in (game["header"], *game["entries"]):
        del part["check"]
    game["header"] |= changes.get("header", {})
    game["entries"][1] |= changes.get("entry", {})
    return json.dumps({"schema": "marque.export/1", "games": [game]}).encode()


@pytest.mark.parametrize(
    ("changes", "kind"),
    [
        ({"header": {"id": "../../../etc/x"}}, "bad-record"),
        ({"header": {"schema": "1"}}, "bad-record"),
        ({"header": {"schema": 7}}, "newer"),
        ({"header": {"kind": None}}, "bad-record"),
        ({"entry": {"n": 3}}, "bad-record"),
        ({"entry": {"id": "a"}}, "bad-record"),
        ({"entry": {"extra": 1}}, "bad-record"),
        ({"entry": {"time": 5}}, "bad-record"),
    ],
)
def test_a_text_that_is_no_game_of_ours_is_refused(changes: Any, kind: str) -> None:
    with pytest.raises(MarqueError) as error:
        read_copies(tampered(**changes), "f")
    assert error.value.kind == kind


def test_an_entry_altered_since_it_was_written_is_no_copy(pair: tuple[Store, Store]) -> None:
    mine, theirs = pair
    game = theirs.read(ID)
    altered = game._replace(entries=(game.entries[0] | {"data": {"elder": 99}}, *game.entries[1:]))
    with pytest.raises(Unreadable) as error:
        import_games(mine, [altered], "t", "theirs")
    assert (error.value.kind, error.value.values["n"]) == ("bad-record", 1)
    assert mine.read(ID).entries[0]["data"] == {}


def test_all_faults_of_a_text_are_told() -> None:
    games = [json.loads(exported())["games"][0] for _ in range(3)]
    games[0]["entries"][0]["data"] = 5
    games[2]["header"] = []
    text = json.dumps({"schema": "marque.export/1", "games": games}).encode()
    with pytest.raises(Several) as error:
        read_copies(text, "f")
    assert [one.place and one.place.item for one in error.value.errors] == [1, 3]


keys = st.sampled_from(["schema", "games", "header", "entries", "game", "1", "n"])
nearly = st.recursive(
    st.none() | st.integers() | st.sampled_from(["marque.export/1", "game", "a"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(keys, inner),
)


@given(st.binary() | nearly.map(lambda found: json.dumps(found).encode()))
def test_whatever_is_read_only_our_own_errors_come_out(data: bytes) -> None:
    for text in (data, b'{"schema": "marque.export/1", "games": [%s]}' % data):
        with suppress(MarqueError):
            assert read_copies(text, "f") == []


tails = st.lists(st.sampled_from("defghi"), unique=True, max_size=4)


@given(tails, tails, st.sampled_from(["mine", "theirs", "both"]))
def test_after_any_meeting_nothing_is_lost_or_doubled(one: str, other: str, take: Take) -> None:
    mine, theirs = new_store(), new_store()
    mine.create(HEADER, [entry("a")])
    carry(mine, theirs)
    add(mine, *one)
    add(theirs, *other)
    before: GameFile = mine.read(ID)
    done = carry(theirs, mine, take)
    now = order(mine)
    assert len(set(now)) == len(now)
    assert set(now) == ({"a", *one} | {e["id"] for e in done.added}) - {
        e["id"] for e in done.dropped
    }
    if take == "both":
        assert now.startswith("a" + "".join(one))
        assert set(now) == {"a", *one, *other}
    if take == "mine":
        assert mine.read(ID).entries[: len(before.entries)] == before.entries
    again = carry(theirs, mine, take)
    assert (again.added, again.dropped, order(mine)) == ((), (), now)
