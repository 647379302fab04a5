"""Games under the names that their players go by now, and written under their own."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from marque.games.cent import CentSettings, fold
from marque.games.log import Entry, deal_of, end_of, next_entry
from marque.games.names import key
from marque.games.renaming import entry_under, names_now, people_of, settings_under

SETTINGS = CentSettings(("Anne", "Boris"), "Boris", target=100)
NAMES = {"Anne": "Zoé", "Boris": "Anne"}  # an exchange, which a step at a time would spoil


def log() -> list[Entry]:
    entries: list[Entry] = []
    for kind, data in (
        ("deal", deal_of([], ("Anne", "Boris"), {"elder": 27, "younger": 13}, {"totals": "Anne"})),
        ("amend", {"deal": 1, "points": {"Anne": 30}, "winner": "Boris"}),
        ("note", {"text": "Anne"}),
        ("end", end_of("Anne", 2)),
    ):
        entries.append(next_entry(entries, f"id-{len(entries)}", "2026-11-30", kind, data))
    return entries


def test_a_game_reads_alike_under_other_names() -> None:
    own = fold(SETTINGS, log())
    renamed = CentSettings.from_dict(settings_under(SETTINGS.to_dict(), NAMES))
    now = fold(renamed, [entry_under(entry, NAMES) for entry in log()])
    assert renamed.players == ("Zoé", "Anne")
    assert now.totals == {NAMES[name]: points for name, points in own.totals.items()}
    assert own.winner is not None
    assert now.winner == NAMES[own.winner]


def test_what_was_typed_and_notes_keep_their_words() -> None:
    deal, _, note, _ = (entry_under(entry, NAMES) for entry in log())
    assert (deal.data["record"], note.data) == ({"totals": "Anne"}, {"text": "Anne"})


def test_what_is_written_under_the_new_names_is_kept_under_the_old() -> None:
    own = {new: name for name, new in NAMES.items()}
    assert [entry_under(entry_under(entry, NAMES), own) for entry in log()] == log()


def test_those_who_left_a_carried_game_are_among_the_people() -> None:
    carried = [{"name": "Paul", "net": "3/2", "coins": 150}]
    settings = {"players": ["Anne", "Boris"], "dealer": None, "carried": carried}
    assert people_of(settings) == ("Anne", "Boris", "Paul")
    assert settings_under(settings, {"Paul": "Paolo"})["carried"][0]["name"] == "Paolo"


NAME = st.sampled_from(["Anne", "anne", "Zoé", "Zoe", "Boris", "Paul", "Paolo"])


@given(st.dictionaries(NAME.map(key), NAME), st.lists(NAME, unique_by=key, max_size=4))
def test_nobody_is_ever_lost_in_another(aliases: dict[str, str], people: list[str]) -> None:
    now = names_now(aliases, people)
    assert len({key(now.get(name, name)) for name in people}) == len(people)


@given(st.dictionaries(st.text(max_size=8), st.none() | st.integers() | st.lists(st.integers())))
def test_settings_that_are_none_are_left_for_their_reader_to_refuse(
    settings: dict[str, object],
) -> None:
    people_of(settings)
    settings_under(settings, NAMES)
