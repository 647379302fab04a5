"""docs/record.md describes the format that is read: its fields, its errors, its example."""

import re
from pathlib import Path

import pytest

from marque.codes.load import load_code
from marque.errors import MarqueError
from marque.referee.deal import Deal
from marque.referee.effects import KINDS
from marque.referee.judge import judge
from marque.referee.record import (
    LONGEST_VALUE,
    NAMES,
    deal_of,
    read_records,
    write_record,
    written_in,
)

PAGE = (Path(__file__).parents[2] / "docs" / "record.md").read_text(encoding="utf-8")
EXAMPLE = PAGE.partition('```text title="thursday.txt"\n')[2].partition("```")[0]

# One record for each reason.
WRONG = {
    "no-colon": "younger p39",
    "unknown-field": "colour: red",
    "twice": "note: a\nnote: b",
    "no-value": "note:",
    "too-long": "note: " + "a" * (LONGEST_VALUE + 1),
    "nothing-above": " ♦AQJ107",
    "bad-value": "alphabet: de",
    "discard-not-dealt": "elder-dealt: ♠AKQ10 ♥K987 ♦A8 ♣98\nelder-discard: ♥A",
    "kept-not-in-hand": (
        "elder-dealt: ♠AKQ10 ♥K987 ♦A8 ♣98\nelder-discard: ♠10\nelder: ♠AKQJ ♥KJ87 ♦A8 ♣98"
    ),
}


def table_after(heading: str) -> list[str]:
    """The first column of the table under a heading."""
    section = PAGE.partition(f"\n## {heading}\n")[2].partition("\n## ")[0]
    return re.findall(r"^\| `([^`]+)` \|", section, re.MULTILINE)


def reasons(text: str) -> list[object]:
    """Why a record is refused: by its lines, or by what they say."""
    (entry,) = read_records(text.splitlines(), "x")
    if entry.errors:
        return [error.values["reason"] for error in entry.errors]
    with pytest.raises(MarqueError) as raised:
        judge(deal_of(entry.record, "x"), load_code("rubicon"))
    return [error.values.get("reason") for error in raised.value.errors]


def test_every_field_is_described_in_the_order_in_which_it_is_written() -> None:
    assert table_after("Fields") == list(NAMES)


def test_every_kind_of_effect_is_described() -> None:
    assert table_after("Effects") == list(KINDS.values())


def test_every_error_of_a_record_is_described() -> None:
    assert table_after("Errors") == list(WRONG)
    for reason, text in WRONG.items():
        assert reason in reasons(text)


def test_a_written_figure_that_is_none_is_a_bad_value() -> None:
    (entry,) = read_records(["written-total: many"], "x")
    with pytest.raises(MarqueError) as raised:
        written_in(entry.record, "x")
    assert raised.value.values["reason"] == "bad-value"


def test_the_example_reads_back_the_same() -> None:
    entries = list(read_records(EXAMPLE.splitlines(), "x"))
    written = "".join(write_record(entry.record.fields) for entry in entries)
    again = list(read_records(written.splitlines(), "x"))
    assert [entry.record.fields for entry in again] == [entry.record.fields for entry in entries]
    assert [len(entry.record.fields) for entry in entries] == [8, 5]
    assert isinstance(deal_of(entries[0].record, "x"), Deal)
