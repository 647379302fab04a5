"""A deal as typed, field by field: what is cards, what is words, what is refused."""

import pytest

from marque.calls.call import Calls
from marque.errors import MarqueError
from marque.referee.fields import read_deal
from marque.referee.record import deal_of, read_records, written_in

FRENCH = "P:ARDV987 C:D T:D K:D98"
ENGLISH = "S:10 H:AK10 C:AKJ1098 D:A10"


def faults(choice: str = "auto", **fields: str) -> list[MarqueError]:
    typed = {name.replace("_", "-"): text for name, text in fields.items()}
    with pytest.raises(MarqueError) as caught:
        read_deal(typed, choice)  # type: ignore[arg-type]
    return list(caught.value.errors)


def kinds(**fields: str) -> list[tuple[str, str]]:
    """Kind of each fault, and the piece that it is about."""
    return [(one.kind, one.place.text if one.place else "") for one in faults(**fields)]


@pytest.mark.parametrize("dash", ["-", " - ", "—", "–", "−", "‐", "―", "－"])
def test_a_dash_of_any_length_is_a_side_that_isn_t_known(dash: str) -> None:
    deal = read_deal({"elder": dash, "younger": dash})
    assert deal.elder.calls is None
    assert deal.younger.calls is None
    assert not deal.elder.hand.cards
    assert read_deal({"elder": "-", "elder-says": dash}).elder.calls == Calls()


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("AS, 2S, 3C ?", [("not-in-pack", "2S"), ("not-in-pack", "3C")]),
        ("S:AKQ\udcff ?", [("not-a-card", "\udcff")]),
        ("S:AKQZ …", [("not-a-card", "Z")]),
        ("2S ?", [("not-in-pack", "2S")]),
        ("AKQT8.-.AK9", [("not-a-card", "AKQT8.-.AK9")]),
        ("🂡🂬 ?", [("not-in-pack", "🂬")]),
        ("🂡🃏 ？", [("not-in-pack", "🃏")]),
        ("🂡🂮🂭🂫🂪🂩🂨🂧🂬🂱🂾🂽", [("not-in-pack", "🂬")]),
        ("🂡🂮🂭🂫🂪🂩🂨🂧🂢🂱🂾🂽", [("not-in-pack", "🂢")]),
    ],
)
def test_cards_with_a_fault_are_still_cards(text: str, expected: list[tuple[str, str]]) -> None:
    assert kinds(elder=text) == expected


@pytest.mark.parametrize("text", ["p6=61; ?", "quint to the kng; ?", "quinte au roi ?", "p6=61"])
def test_calls_with_a_fault_are_still_calls(text: str) -> None:
    assert {kind for kind, _ in kinds(elder=text)} <= {"impossible-call", "not-a-call"}


def test_texts_that_are_each_in_another_alphabet_are_told_apart() -> None:
    for fields in (
        {"elder": FRENCH, "younger": ENGLISH},
        {"elder": ENGLISH, "younger_discard": "CR"},
        {"elder": FRENCH, "younger": "-", "tricks": "SA/S10"},
    ):
        (fault,) = faults(**fields)
        assert (fault.kind, fault.values["reason"]) == ("two-readings", "mixed")
        assert fields[fault.values["french"].replace("-", "_")] in (FRENCH, "CR")
    asked = faults("fr", elder=FRENCH, younger=ENGLISH)
    assert "not-a-card" in {one.kind for one in asked}
    assert "mixed" not in {one.values.get("reason") for one in asked}


def test_texts_that_no_alphabet_reads_are_no_mixture() -> None:
    found = faults(elder=FRENCH, younger=ENGLISH.replace("D:A10", "D:AZ"))
    assert "not-a-card" in {one.kind for one in found}
    assert "mixed" not in {one.values.get("reason") for one in found}


@pytest.mark.parametrize("other", ["Zoé", "zoe", "Z O É", "ZOE\u0301"])
def test_two_people_have_two_names(other: str) -> None:
    (fault,) = faults(elder="p39", elder_name="Zoé", younger_name=other)
    assert (fault.kind, fault.values["reason"]) == ("bad-setting", "same-name")
    assert fault.place is not None
    assert fault.place.source == "younger-name"


@pytest.mark.parametrize("names", [("", ""), ("Zoé", ""), ("Zoé", "Chloé"), ("か", "が")])
def test_other_names_are_two_people(names: tuple[str, str]) -> None:
    assert read_deal({"elder": "p39", "elder-name": names[0], "younger-name": names[1]})


def test_the_count_said_aloud_needs_the_tricks() -> None:
    (fault,) = faults(elder="p39", played="9-6")
    assert (fault.kind, fault.values["reason"]) == ("usage", "goes-with")
    assert read_deal({"elder": "p39", "played": "9-6", "tricks": "7-5E"}).played == (9, 6)


@pytest.mark.parametrize(("said", "irregular"), [("yes", True), ("Yes", True), ("no", False)])
def test_irregular_is_yes_or_no(said: str, irregular: bool) -> None:
    assert read_deal({"elder": "p39", "irregular": said}).irregular is irregular


# Records.


def record_of(text: str):
    (entry,) = read_records(text.splitlines(), "deals.txt")
    assert entry.errors == ()
    return entry.record


@pytest.mark.parametrize(
    "line",
    [
        "alphabet: de",
        "irregular: maybe",
        "written-pic: me",
        "written-repic: 30",
        "written-total: a b",
        "written-total: 27",
        "written-cards: 40 -1 2",
        "written-tricks: 12345 0",
    ],
)
def test_a_value_that_a_field_does_not_take_is_a_fault_of_its_line(line: str) -> None:
    text = f"deal: 1\n{line}\nelder: p39\nyounger: 9A\n"
    with pytest.raises(MarqueError) as caught:
        deal_of(record_of(text), "deals.txt")
    first, second = caught.value.errors
    assert (first.kind, first.values["reason"]) == ("bad-record", "bad-value")
    assert first.place is not None
    assert (first.place.source, first.place.line) == ("deals.txt", 2)
    assert (first.place.text, second.kind) == (line.partition(": ")[2], "impossible-call")


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("written-total: 27–13", {"total": (27, 13)}),
        ("written-total: 27, 13", {"total": (27, 13)}),
        ("written-pic: Elder", {"pic": "elder"}),
        ("alphabet: FR", {}),
    ],
)
def test_values_are_read_in_the_ways_that_people_write_them(line: str, found: dict) -> None:
    record = record_of(f"{line}\nelder: p39\n")
    assert deal_of(record, "deals.txt")
    written = written_in(record, "deals.txt")._asdict()
    assert {name: value for name, value in written.items() if value is not None} == found
