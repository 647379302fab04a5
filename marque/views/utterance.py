"""What is said in a deal, as values: an utterance, an answer, a card played, a count.

Comes in: lines of a ledger, for the counts. Goes out: plain values without words, which
`dialogue` puts in order and `spoken` puts into words.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from marque.calls.side import Side
from marque.referee.verdict import Line


class Count(NamedTuple):
    """A line of the ledger as it is said aloud.

    before, after: the side's count without it and with it; a repic or pic is said with
    the line that completes it, so that the count leaps there.
    """

    side: Side
    kind: str
    points: int
    before: int
    after: int
    what: Any


class Answer(NamedTuple):
    """What younger replies: "good", "equal", "not good", or "too" to a lesser combination.

    to: "cards" (their number), "point" (their pips), or the combination called.
    """

    answer: str
    to: Any


class CardPlayed(NamedTuple):
    """A card played, and whether its suit is said with it."""

    card: int
    with_suit: bool


class Utterance(NamedTuple):
    """Something said by a side, with the counts told in it; a stage direction has no side."""

    side: Side | None
    kind: str
    what: Any = None
    counts: tuple[Count, ...] = ()


def stage(kind: str, what: Any = None) -> Utterance:
    """A stage direction."""
    return Utterance(None, kind, what)


def spoken_counts(ledger: tuple[Line, ...]) -> tuple[Count, ...]:
    """The counts of a ledger in its own order, each repic and pic within another.

    The ledger enters a repic or pic right behind the line that completes it.
    """
    counts: list[Count] = []
    for line in ledger:
        if line.kind in ("repic", "pic"):
            counts[-1] = counts[-1]._replace(after=line.running)
        else:
            before = line.running - line.points
            counts.append(Count(line.side, line.kind, line.points, before, line.running, line.what))
    return tuple(counts)
