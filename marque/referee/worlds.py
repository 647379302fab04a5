"""What each side must hold and can hold, given all the evidence, exactly.

Comes in: for each side the cards known to be in its hand or not in it, its size, and its
calls that are believed. Goes out: answers about all worlds that fit: a world gives each of
the 32 cards to elder, to younger, or to the rest (talon and discards).

The method (in `suitcount` and `dealcount`): whatever is known or asked is a condition on
the holdings of single suits, on how many suits have a rank, or on which suits lay out the
called sequences. So the worlds of one suit, 6561 at most, fall into a few dozen classes;
classes of four suits are multiplied as polynomials in the two hands' sizes, and one
coefficient is the answer: a number, or, with "or" for "+", whether there is any. One pass
there and back tells which of the 256 holdings of each suit occur at all, and most
questions are then read off: "can he hold the quint" is one `and` a suit. "Must" is asked
as "can he not". Nothing is sampled and no hands are listed.

Called sequences are separate runs: they are laid out in the suits so that no two share a
card, and two tierces to the king need two suits. They may lie end to end: a long run is one
sequence, but he who calls less than he holds may split it (Cavendish, Description of the
game, of the tierce called out of a quart). A question about a combination asks whether the
hand holds it, whatever else was called.
"""

from __future__ import annotations

from bisect import bisect_left
from typing import Final, NamedTuple, TypeVar

from marque.calls.call import PointCall, SequenceCall, SetCall
from marque.calls.side import Side
from marque.cards.hand import SET_RANKS, Point, Sequence, Set, suit_byte
from marque.cards.pack import FULL, HAND_SIZE, RANKS, SUITS, Rank, card
from marque.referee.dealcount import Deals, Shelf
from marque.referee.holdings import (
    HAVING,
    LACKING,
    POINTS,
    SEQUENCES,
    SETS,
    between,
    naming,
    no_better_point,
    no_better_sequence,
)
from marque.referee.suitcount import Allowance, BySuit, Demands, Run

Combination = Point | Sequence | Set
# What can be asked of a hand: a call as it was made, or a combination.
Claim = PointCall | SequenceCall | SetCall | Combination

_Kind = TypeVar("_Kind", Point, Sequence, Set)

_NOTHING: Final = (0, 0, 0, 0)


class SideEvidence(NamedTuple):
    """What is known of one hand at the calls.

    must, cannot: masks of the cards certainly in it and certainly not; size: how many cards
    it has; points, sequences, sets: its owner's calls that are believed.
    """

    must: int = 0
    cannot: int = 0
    size: int = HAND_SIZE
    points: tuple[PointCall, ...] = ()
    sequences: tuple[SequenceCall, ...] = ()
    sets: tuple[SetCall, ...] = ()


class Standing(NamedTuple):
    """Whether, in some world, the one is above the other, equal to it, below it."""

    above: bool
    equal: bool
    below: bool


class Worlds:
    """All worlds that fit the evidence of both sides.

    Where there is none, nothing can be, nothing must be, and the masks are empty.
    """

    def __init__(self, elder: SideEvidence, younger: SideEvidence) -> None:
        self._take((_demands(elder, younger), _demands(younger, elder)), Shelf())

    def _take(self, demands: tuple[Demands, Demands], shelf: Shelf) -> Worlds:
        self._demands = demands
        self._shelf = shelf
        self._deals = shelf.deals_of(*demands)
        return self

    def _narrowed(self, side: Side, demands: Demands) -> Worlds:
        """The same worlds with other demands on one hand."""
        elder, younger = self._demands
        pair = (elder, demands) if side else (demands, younger)
        return self if pair == self._demands else Worlds.__new__(Worlds)._take(pair, self._shelf)

    # All worlds, and parts of them.

    def possible(self) -> bool:
        """Whether there is any world."""
        return self._deals.possible()

    def count(self) -> int:
        """How many there are."""
        return self._deals.count()

    def given(self, side: Side, claim: Claim) -> Worlds:
        """Those in which the side holds what is claimed."""
        demands, call = self._demands[side], _as_call(claim)
        if isinstance(call, SetCall):
            return self._narrowed(side, _allowing(demands, _at_least(call.set)))
        if isinstance(call, SequenceCall) and Run(call.sequence.byte, call.suit) in demands.runs:
            return self
        wanted = _satisfying(call)
        if wanted in demands.somewhere:
            return self
        return self._narrowed(side, demands._replace(somewhere=(*demands.somewhere, wanted)))

    def without(self, side: Side, claim: Claim) -> Worlds:
        """Those in which the side doesn't hold what is claimed."""
        demands, call = self._demands[side], _as_call(claim)
        if isinstance(call, SetCall):
            fewer = Allowance(call.set.rank, having=True, most=call.set.size - 1)
            return self._narrowed(side, _allowing(demands, fewer))
        return self._narrowed(side, _keeping(demands, *(~one for one in _satisfying(call))))

    def at_most(self, side: Side, limit: Combination) -> Worlds:
        """Those in which the side's best of that kind doesn't exceed the limit."""
        ladder = _ladder(limit)
        return self._limited(side, ladder, ladder.index(limit))

    def _limited(self, side: Side, ladder: tuple[Combination, ...], step: int) -> Worlds:
        """Those in which the side's best is at most that of the step; -1: it has none."""
        demands = self._demands[side]
        limit = ladder[step] if step >= 0 else None
        if ladder is SETS:
            column = self.can_hold(side)
            bounds = [
        return ...

    # Questions about one claim.

    def can(self, side: Side, claim: Claim) -> bool:
        """Whether the side holds it in some world."""
        call = _as_call(claim)
        if isinstance(call, SetCall):
            column = _column(call.set.rank)
            if (self.can_hold(side) & column).bit_count() < call.set.size:
                return False
            return self.given(side, call).possible()
        occurring = self._deals.occurring(side)
        return any(occurring[suit] & wanted for suit, wanted in zip(SUITS, _satisfying(call)))

    def must(self, side: Side, claim: Claim) -> bool:
        """Whether the side holds it in every world, and there is one."""
        return self.possible() and not self.without(side, claim).possible()

    def ways(self, side: Side, claim: Claim) -> int:
        """In how many worlds the side holds it."""
        call = _as_call(claim)
        if isinstance(call, SetCall):
            return self.given(side, call).count()
        return self.count() - self.without(side, call).count()
