"""Deals as JSON lines: the same records as in the text form, and each fault at its line."""

import json
from random import Random

import pytest

from marque.referee.record import LONGEST_VALUE, NAMES, WRITTEN, deal_of, read_records
from marque.referee.record_json import read_deals
from tests.laws.planted import legal, text_of


def entries(*lines: str) -> list:
    return list(read_deals(lines, "x"))


def reasons(line: str) -> list[tuple[str, int]]:
    (entry,) = entries("# first", "", line)
    return [(error.values["reason"], error.place.line) for error in entry.errors]


def as_lists(fields: dict[str, str]) -> dict[str, object]:
    """The values of a record as a program would have them."""
    plain: dict[str, object] = dict(fields)
    for name, text in fields.items():
        if name.endswith("-says"):
            plain[name.replace("-", "_")] = plain.pop(name).split("; ")  # type: ignore[attr-defined]
        elif name == "tricks":
            plain[name] = text.split()
        elif name == "played" or (name in WRITTEN and text[0].isdigit()):
            plain[name] = [int(one) for one in text.replace("-", " ").split()]
    return plain


def test_a_line_of_json_is_the_same_deal_as_its_record() -> None:
    for seed in range(60):
        fields = legal(Random(seed)).fields
        (record,) = read_records(text_of(fields).splitlines(), "x")
        for plain in (fields, as_lists(fields)):
            line = json.dumps({"schema": "marque.deal/1", **plain, "note": None})
            (entry,) = entries(line)
            assert not entry.errors
            assert deal_of(entry.record, "x") == deal_of(record.record, "x")
            assert entry.record.fields.keys() == record.record.fields.keys()
            assert set(entry.record.lines.values()) == {1}


def test_every_field_of_a_record_can_be_given() -> None:
    (entry,) = entries(json.dumps(dict.fromkeys(NAMES, "x")))
    assert (tuple(entry.record.fields), entry.errors) == (NAMES, ())


def test_cards_one_by_one_and_an_irregular_hand() -> None:
    hand = ["SA", "SK", "SQ", "S10", "HK", "H9", "DA", "CJ", "C10", "C9", "C8", "C7", "D8"]
    (entry,) = entries(json.dumps({"elder": hand, "irregular": True, "deal": 7}))
    deal = deal_of(entry.record, "x")
    assert deal.elder.hand.cards.bit_count() == 13
    assert entry.record.title == "7"


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ('{"elder": p39}', ["not-json"]),
        ("[" * 100_000, ["not-json"]),
        ('{"deal": ' + "9" * 5000 + "}", ["not-json"]),
        ("[1, 2]", ["not-an-object"]),
        ("[]", ["not-an-object"]),
        ('{"schema": "marque.deal/2"}', ["other-schema"]),
        ('{"schema": 1}', ["other-schema"]),
        ('{"colour": "red", "elder": "p39"}', ["unknown-field"]),
        ('{"elder": "p39", "Elder": "p39"}', ["twice"]),
        ('{"elder": ""}', ["no-value"]),
        ('{"elder": []}', ["no-value"]),
        ('{"note": "' + "a" * (LONGEST_VALUE + 1) + '"}', ["too-long"]),
        ('{"deal": 1.5}', ["json-value"]),
        ('{"deal": NaN}', ["json-value"]),
        ('{"elder": {"cards": "SA"}}', ["json-value"]),
        ('{"tricks": [["SA", "SK"]]}', ["json-value"]),
        ('{"elder": [true]}', ["json-value"]),
        ('{"note": "\\ud800"}', ["json-value"]),
        ('{"\\ud800": "red"}', ["unknown-field"]),
    ],
)
def test_what_is_wrong_is_told_at_its_line(line: str, found: list[str]) -> None:
    assert reasons(line) == [(reason, 3) for reason in found]


def test_a_wrong_line_leaves_the_others_as_they_are() -> None:
    first, wrong, last = entries('{"deal": 1}', "elder: p39", '{"deal": 2}')
    assert [error.values["reason"] for error in wrong.errors] == ["not-json"]
    assert [(one.record.title, one.record.line) for one in (first, last)] == [("1", 1), ("2", 3)]


def test_the_first_line_that_is_no_comment_decides_the_form() -> None:
    (entry,) = entries("\ufeff# a club's evening", "", "deal: 4", "elder: p39")
    assert (entry.record.line, dict(entry.record.lines)) == (3, {"deal": 3, "elder": 4})
    assert entries("# nothing", "", "  ") == []
