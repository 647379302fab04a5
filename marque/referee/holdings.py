"""Sets of holdings of one suit: which of the 256 ways to hold it meet a condition.

Comes in: cards as eight bits of a suit, combinations as calls name them. Goes out: ints of
256 bits, bit b for the holding b, so that "both", "either" and "not" are `&`, `|` and `^`.
A smaller call is held by whoever holds more: any part of a suit may be named as the point,
any part of a run as a sequence (Cavendish, Description of the game, of the tierce called
out of a quart).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from marque.cards.hand import SET_RANKS, SUIT_POINT, Point, Sequence, Set
from marque.cards.pack import RANKS

EVERY: Final = (1 << 256) - 1
# Holdings without a rank come in blocks: 2**rank of them, then the same with it.
LACKING: Final = tuple(EVERY // ((1 << (1 << rank)) + 1) for rank in RANKS)
HAVING: Final = tuple(lacking << (1 << rank) for rank, lacking in zip(RANKS, LACKING, strict=True))


def _by_point() -> dict[Point, int]:
    """The holdings that come to each point."""
    found: dict[Point, int] = {}
    for holding, point in enumerate(SUIT_POINT):
        found[point] = found.get(point, 0) | 1 << holding
    return found


_BY_POINT: Final = _by_point()

# All combinations of a kind that one suit, or one rank, can make; the least first.
POINTS: Final = tuple(sorted(point for point in _BY_POINT if point.cards))
SEQUENCES: Final = tuple(
    Sequence(length, top) for length in range(3, 9) for top in RANKS if top + 1 >= length
)
SETS: Final = tuple(Set(size, rank) for size in (3, 4) for rank in reversed(SET_RANKS))


def each(holdings: int) -> Iterator[int]:
    """The holdings of a set, lowest first."""
    while holdings:
        lowest = holdings & -holdings
        yield lowest.bit_length() - 1
        holdings ^= lowest


def between(must: int, cannot: int) -> int:
    """The holdings with all the cards of `must` and none of `cannot` (bytes of a suit)."""
    found = EVERY
    for rank in RANKS:
        if must >> rank & 1:
            found &= HAVING[rank]
        if cannot >> rank & 1:
            found &= LACKING[rank]
    return found


def naming(cards: int, pips: int | None) -> int:
    """The holdings out of which that many cards can be called, making those pips if given."""
    found = 0
    for point, holdings in _BY_POINT.items():
        if point.cards == cards and pips in (None, point.pips):
            found |= holdings
    for rank in RANKS:
        found |= (found & LACKING[rank]) << (1 << rank)
    return found
