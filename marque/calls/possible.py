"""What some hand can hold: numbers, lengths and ranks made into calls, or refused.

Comes in: what was said, as numbers and ranks. Goes out: the call, without its place. What no
hand of this pack can hold is refused as `impossible-call`, with the `combination` ("point",
"sequence", "set"), the `call` and what would be `possible`, all in short forms. The pips of a
point follow from the pack (Académie, art. 26); nines and below make no set (Académie,
art. 24; Cavendish, Law 64).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from marque.calls.call import PointCall, SequenceCall, SetCall
from marque.cards.hand import SET_RANKS, SUIT_POINT, Point, Sequence, Set
from marque.cards.pack import RANKS, Rank
from marque.errors import Impossible, Place

PIPS_OF_CARDS: Final = {
    cards: tuple(sorted({point.pips for point in SUIT_POINT if point.cards == cards}))
    for cards in range(1, 9)
}
# From this number up it is pips: a hand of twelve always has three cards of a suit, whose
# pips no fewer can make; and with 32 cards they give the number of cards.
LEAST_PIPS: Final = PIPS_OF_CARDS[3][0]
CARDS_OF_PIPS: Final = {pips: cards for cards in range(3, 9) for pips in PIPS_OF_CARDS[cards]}
SEQUENCES: Final = tuple(
    Sequence(length, top) for length in range(3, 9) for top in RANKS[length - 1 :]
)


def point_of(cards: int, pips: int | None, place: Place) -> PointCall:
    """The point of that many cards, whose pips may not have been said. Raises Impossible."""
    if cards not in PIPS_OF_CARDS:
        raise _impossible(place, "point", f"p{cards}", [f"p{count}" for count in PIPS_OF_CARDS])
    if pips is not None and pips not in PIPS_OF_CARDS[cards]:
        possible = [Point(cards, total) for total in PIPS_OF_CARDS[cards]]
        raise _impossible(place, "point", Point(cards, pips), possible)
    return PointCall(cards, pips)


def point_of_pips(pips: int, place: Place) -> PointCall:
    """The point of three cards or more that has these pips. Raises Impossible."""
    if pips in CARDS_OF_PIPS:
        return PointCall(CARDS_OF_PIPS[pips], pips)
    below = [total for total in CARDS_OF_PIPS if total < pips][-1:]
    above = [total for total in CARDS_OF_PIPS if total > pips][:1]
    raise _impossible(place, "point", f"p{pips}", [f"p{total}" for total in below + above])


def sequence_of(length: int, top: Rank, place: Place) -> SequenceCall:
    """The sequence of that length to that top card. Raises Impossible."""
    sequence = Sequence(length, top)
    if sequence in SEQUENCES:
        return SequenceCall(sequence)
    possible = [one for one in SEQUENCES if one.length == length]
    possible = possible or [one for one in SEQUENCES if one.top is top]
    raise _impossible(place, "sequence", sequence, possible)


def set_of(size: int, rank: Rank, place: Place) -> SetCall:
    """The trio (size 3) or quatorze (size 4) of that rank. Raises Impossible."""
    if size in (3, 4) and rank in SET_RANKS:
        return SetCall(Set(size, rank))
    sizes = (size,) if size in (3, 4) else (4, 3)
    ranks = (rank,) if rank in SET_RANKS else SET_RANKS
    possible = [Set(one, another) for one in sizes for another in ranks]
    raise _impossible(place, "set", Set(size, rank), possible)


def _impossible(
    place: Place, combination: str, call: object, possible: Iterable[object]
) -> Impossible:
    return Impossible(
        "impossible-call",
        place,
        combination=combination,
        call=str(call),
        possible=tuple(map(str, possible)),
    )
