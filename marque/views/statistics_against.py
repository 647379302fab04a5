"""Statistics of every two who met, and of players by months or years.

Comes in: records in pairs, or statistics by period. Goes out: blocks of a view.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction

from marque.games.statistics import Record, Statistics
from marque.views.document import Block, Column, Heading, Row, Table
from marque.views.frame import Frame
from marque.views.players import Labels, fitted
from marque.views.statistics_cells import (
    Cell,
    average,
    elder,
    net,
    number,
    paid,
    period_text,
    tenths,
    younger,
)

Pair = tuple[Record, Record]


def pairs_blocks(pairs: Sequence[Pair], frame: Frame) -> Iterator[Block]:
    """Every two who met: games won, points a deal of each, what one paid the other."""
    if not pairs:
        return
    say = frame.phrases.say
    yield Heading(say("statistics", "pairs"))
    decided = any(one.won or other.won for one, other in pairs)
    money = any(one.money or one.nets for one, _ in pairs)
    keys = ["played", *(["won"] if decided else []), "dealt", "average"]
    columns = [Column(say("statistics", "pair"))]
    columns += [Column(say("statistics", key), "right") for key in keys]
    columns += [Column(say("statistics", "paid"))] if money else []

    def build(names: Labels) -> Table:
        rows = []
        for one, other in pairs:
            cells = [_versus(names[one.name], names[other.name], frame)]
            cells.append(frame.phrases.number(sum(one.games.values())))
            if decided:
                cells.append(_both(frame.phrases.number(one.won), other.won, frame))
            cells += [frame.phrases.number(one.deals), _averages(one, other, frame)]
            if money:
                cells.append(paid(one, other, names, frame))
            rows.append(Row(tuple(cells)))
        return Table(tuple(columns), tuple(rows))

    people = dict.fromkeys(record.name for pair in pairs for record in pair)
    yield fitted(build, people, frame)


def periods_blocks(
    periods: Mapping[str, Statistics], players: Sequence[str], frame: Frame
) -> Iterator[Block]:
    """A row for each player in each month or year in which he played; the latest last."""
    say = frame.phrases.say
    records = [
        (period, one)
        for period, found in periods.items()
        for one in sorted(found.players, key=lambda one: (one.name not in players, one.name))
        if one.name in players
    ]
    yield Heading(say("statistics", "periods"))
    columns: list[tuple[str, Cell]] = [("played", number(lambda one: sum(one.games.values())))]
    if any(one.won or one.lost for _, one in records):
        columns.append(("won", number(lambda one: one.won)))
    columns += [("dealt", number(lambda one: one.deals))]
    columns += [("as-elder", average(elder)), ("as-younger", average(younger))]
    if any(one.money or one.nets for _, one in records):
        columns.append(("net", net))
    heads = [Column(say("statistics", key)) for key in ("period", "player")]
    heads += [Column(say("statistics", key), "right") for key, _ in columns]

    def build(names: Labels) -> Table:
        rows = [
            (
                period_text(period, frame),
                names[one.name],
                *(cell(one, frame) for _, cell in columns),
            )
            for period, one in records
        ]
        return Table(tuple(heads), tuple(map(Row, rows)))

    yield fitted(build, players, frame)


def _versus(first: str, second: str, frame: Frame) -> str:
    return frame.phrases.say("statistics", "versus", first=first, second=second)


def _both(first: str, second: int | str, frame: Frame) -> str:
    if isinstance(second, int):
        second = frame.phrases.number(second)
    return frame.phrases.say("statistics", "score", first=first, second=second)


def _averages(one: Record, other: Record, frame: Frame) -> str:
    """Points a deal of each, whichever seat he had."""
    if not one.deals:
        return ""
    first, second = (
        tenths(Fraction(each.elder.points + each.younger.points, each.deals), frame)
        for each in (one, other)
    )
    return _both(first, second, frame)
