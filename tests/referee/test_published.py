"""The published deals that ship with the program, to the last figure."""

from pathlib import Path

import pytest

from marque.codes.load import load_code
from marque.referee.judge import judge
from marque.referee.record import Record, deal_of, read_records, written_in
from marque.referee.verdict import Verdict

FILE = Path(__file__).parents[2] / "marque" / "referee" / "data" / "published.txt"
RECORDS = [
    entry.record for entry in read_records(FILE.read_text(encoding="utf-8").splitlines(), FILE.name)
]


def verdict_of(title: str) -> Verdict:
    record = next(record for record in RECORDS if record.title == title)
    return judge(deal_of(record, FILE.name), load_code(record.fields["code"]))


def test_all_are_there() -> None:
    assert len(RECORDS) == 22
    titles = [record.title for record in RECORDS]
    assert titles[:5] == ["D1", "D2", "D3", "D3R", "D4"]
    assert len(set(titles)) == 22


@pytest.mark.parametrize("record", RECORDS, ids=lambda record: record.title)
def test_every_written_figure_is_found(record: Record) -> None:
    written = written_in(record, FILE.name)
    verdict = verdict_of(record.title)
    scores = verdict.scores
    for name in ("declared", "play", "tricks", "cards", "total"):
        expected = getattr(written, name)
        if expected is not None:
            assert tuple(getattr(score, name) for score in scores) == expected, name
    for name in ("pic", "repic"):
        made = getattr(verdict, name)
        assert (made.key if made is not None else "none") == getattr(written, name), name


def test_the_dialogue_of_the_pic_is_counted_aloud_as_printed() -> None:
    counts = [line.running for line in verdict_of("D2").ledger]
    assert counts == [7, 11, 14, 28, 29, 30, 60, 61]


def test_the_dialogue_of_the_repic_is_counted_aloud_as_printed() -> None:
    verdict = verdict_of("D3")
    counts = [line.running for line in verdict.ledger]
    # 35 is where the count stands when it turns into the printed 95.
    assert counts == [6, 21, 35, 95, *range(96, 108), 147]
    assert verdict.complete


def test_the_dealer_with_the_same_cards_counts_one_by_one() -> None:
    ledger = verdict_of("D4").ledger
    younger = [line.running for line in ledger if line.side == 1]
    assert younger == [6, 21, 35, *range(36, 48), 87]
    assert [line.running for line in ledger if line.side == 0] == [1]


def test_a_ledger_sums_to_its_totals() -> None:
    for record in RECORDS:
        verdict = verdict_of(record.title)
        for side in (0, 1):
            lines = [line for line in verdict.ledger if line.side == side]
            assert sum(line.points for line in lines) == verdict.scores[side].total
            assert [line.running for line in lines] == [
                sum(line.points for line in lines[: n + 1]) for n in range(len(lines))
            ]
