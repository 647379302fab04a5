"""What each side must hold and can hold, given all the evidence, exactly.

Comes in: for each side the cards known to be in its hand or not in it, its size, and its
calls that are believed. Goes out: answers about all worlds that fit: a world gives each of
the 32 cards to elder, to younger, or to the rest (talon and discards).

The method (in `suitcount` and `dealcount`): whatever is known or asked is a condition on
what a hand holds of one suit, on how many suits have a rank, or on which suits lay out the
called sequences. So the worlds of one suit, 3**8 at most, fall into a few dozen classes;
the classes of four suits are multiplied as polynomials in the two hands' sizes, and one
coefficient is the answer: a number of worlds, or, with "or" for "+", whether there is any.
One pass there and back tells which of the 256 holdings of each suit occur at all, and most
questions are then read off: "can he hold a quint to the king" is an `&` for each suit.
"Must he" is asked as "can he be without". Nothing is sampled and no hand is listed.

Called sequences are separate runs: they are laid out in the suits so that no two share a
card, and two tierces to the king need two suits. They may lie end to end: a long run is one
sequence, but he who calls less than he holds may split it (Cavendish, Description of the
game, of the tierce called out of a quart). A question about a combination asks whether the
hand holds it, whatever else was called.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from itertools import combinations
from typing import NamedTuple, TypeVar

from marque.calls.call import PointCall, SequenceCall, SetCall
from marque.calls.side import Side
from marque.cards.hand import Point, Sequence, Set, suit_byte
from marque.cards.pack import FULL, HAND_SIZE, RANKS, SUITS, Rank, card, mask_of
from marque.referee.dealcount import Deals, Shelf
from marque.referee.demands import (
    Call,
    Combination,
    Demands,
    as_call,
    bounds_up_to,
    by_suit,
    run_of,
    satisfying,
)
from marque.referee.holdings import HAVING, LACKING, POINTS, SEQUENCES, SETS, between

# All combinations of one kind, the least first.
Ladder = tuple[Combination, ...]

_Kind = TypeVar("_Kind", Point, Sequence, Set)


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


class Worlds:
    """All worlds that fit the evidence of both sides.

    Where there is none, nothing can be and nothing must be. A claim is a call or a
    combination: a point of part of a suit, a sequence of part of a run, a trio out of a
    quatorze are held too.
    """

    def __init__(self, elder: SideEvidence, younger: SideEvidence) -> None:
        self._demands = (_demands(elder, younger), _demands(younger, elder))
        self._shelf = Shelf()
        self._whole = self

    def _narrowed(self, side: Side, demands: Demands) -> Worlds:
        """The worlds that meet these demands on one hand, and the other hand's as before."""
        elder, younger = self._demands
        part = Worlds.__new__(Worlds)
        part._demands = (elder, demands) if side else (demands, younger)
        part._shelf = self._shelf
        part._whole = self._whole
        return part

    @property
    def _deals(self) -> Deals:
        return self._shelf.deals_of(*self._demands)

    # All worlds, and parts of them.

    def possible(self) -> bool:
        """Whether there is any world."""
        return self._deals.possible()

    def count(self) -> int:
        """How many there are."""
        return self._deals.count()

    def given(self, side: Side, claim: Call | Combination) -> Worlds:
        """Those in which the side holds the claim, whatever else it called."""
        return self._narrowed(side, self._demands[side].holding(as_call(claim)))

    def without(self, side: Side, claim: Call | Combination) -> Worlds:
        """Those in which the side doesn't hold the claim."""
        return self._narrowed(side, self._demands[side].not_holding(as_call(claim)))

    def at_most(self, side: Side, limit: Combination) -> Worlds:
        """Those in which nothing of that kind in the side's hand exceeds the limit."""
        ladder = _ladder(limit)
        return self._up_to(side, ladder, bisect_right(ladder, limit))

    def _up_to(self, side: Side, ladder: Ladder, rungs: int) -> Worlds:
        """Those in which the side holds nothing above the first rungs of a ladder."""
        demands = self._demands[side]
        if ladder is SETS:
            bounds = (one for one in bounds_up_to(rungs) if self._cards(side, one.rank) > one.most)
            return self._narrowed(side, demands.allowing(*bounds))
        for above in ladder[rungs:]:
            demands = demands.not_holding(as_call(above))
        return self._narrowed(side, demands)

    def _may_stay(self, side: Side, ladder: Ladder, rungs: int) -> bool:
        """Whether, in some world, the side holds nothing above the first rungs of a ladder."""
        if ladder is SETS:
            # Several bounded ranks make many classes. Most often there is a world without
            # any of those cards in two suits of the hand, which is found at once.
            ranks = [one.rank for one in bounds_up_to(rungs)]
            for two in combinations(SUITS, 2):
                if self._narrowed(side, self._demands[side].barring(ranks, two)).possible():
                    return True
        return self._up_to(side, ladder, rungs).possible()

    def _cards(self, side: Side, rank: Rank) -> int:
        """How many cards of a rank the side can have, at the most."""
        return (self._whole.can_hold(side) & _column(rank)).bit_count()

    # What a side can hold, and must.

    def can(self, side: Side, claim: Call | Combination) -> bool:
        """Whether the side holds the claim in some world."""
        call = as_call(claim)
        if isinstance(call, SetCall):
            enough = self._cards(side, call.set.rank) >= call.set.size
            return enough and self.given(side, call).possible()
        occurring = self._deals.occurring(side)
        return any(occurring[suit] & holdings for suit, holdings in enumerate(satisfying(call)))

    def must(self, side: Side, claim: Call | Combination) -> bool:
        """Whether there are worlds, and the side holds the claim in every one."""
        return self.possible() and not self.without(side, claim).possible()

    def ways(self, side: Side, claim: Call | Combination) -> int:
        """In how many worlds the side holds the claim."""
        if isinstance(as_call(claim), SetCall):
            return self.given(side, claim).count()
        return self.count() - self.without(side, claim).count()

    def can_hold(self, side: Side) -> int:
        """The mask of the cards that are in the side's hand in some world."""
        occurring = self._deals.occurring(side)
        return mask_of(
            card(suit, rank) for suit in SUITS for rank in RANKS if occurring[suit] & HAVING[rank]
        )

    def must_hold(self, side: Side) -> int:
        """The mask of the cards that are in the side's hand in every world; 0 for no world."""
        occurring = self._deals.occurring(side)
        return mask_of(
            card(suit, rank)
            for suit in SUITS
            for rank in RANKS
            if occurring[suit] and not occurring[suit] & LACKING[rank]
        )

    # The best that a side holds.

    def best_point(self, side: Side) -> Point | None:
        """The best point that the side can hold; None for no card, or no world."""
        return self._best(side, POINTS)

    def best_sequence(self, side: Side) -> Sequence | None:
        """The best sequence that the side can hold; None if it can hold none."""
        return self._best(side, SEQUENCES)

    def best_set(self, side: Side) -> Set | None:
        """The best quatorze or trio that the side can hold; None if it can hold none."""
        return self._best(side, SETS)

    def least_point(self, side: Side) -> Point | None:
        """What the side's point comes to at least in every world; None for no world."""
        return self._least(side, POINTS)

    def least_sequence(self, side: Side) -> Sequence | None:
        """What the side's best sequence comes to at least; None if it may hold none."""
        return self._least(side, SEQUENCES)

    def least_set(self, side: Side) -> Set | None:
        """What the side's best set comes to at least; None if it may hold none."""
        return self._least(side, SETS)

    def _best(self, side: Side, ladder: tuple[_Kind, ...]) -> _Kind | None:
        return next((one for one in reversed(ladder) if self.can(side, one)), None)

    def _least(self, side: Side, ladder: tuple[_Kind, ...]) -> _Kind | None:
        if not self.possible():
            return None
        rungs = bisect_left(
            range(len(ladder) + 1), True, key=lambda n: self._may_stay(side, ladder, n)
        )
        return ladder[rungs - 1] if rungs else None

    # Comparisons.

    def can_exceed(self, side: Side, combination: Combination) -> bool:
        """Whether the best of that kind in the side's hand is above it in some world."""
        ladder = _ladder(combination)
        return any(self.can(side, one) for one in ladder[bisect_right(ladder, combination) :])

    def can_equal(self, side: Side, combination: Combination) -> bool:
        """Whether the best of that kind in the side's hand is equal to it in some world."""
        if isinstance(combination, Set) and not self.can(side, combination):
            return False
        return self.at_most(side, combination).given(side, combination).possible()

    def can_fall_short(self, side: Side, combination: Combination) -> bool:
        """Whether the side holds, in some world, nothing of that kind as good."""
        ladder = _ladder(combination)
        return self._may_stay(side, ladder, bisect_left(ladder, combination))


def _ladder(combination: Combination) -> Ladder:
    """All combinations of the same kind, the least first."""
    if isinstance(combination, Point):
        return POINTS
    return SEQUENCES if isinstance(combination, Sequence) else SETS


def _column(rank: Rank) -> int:
    """The mask of the four cards of a rank."""
    return 0x01010101 << rank


def _demands(evidence: SideEvidence, other: SideEvidence) -> Demands:
    """What one side's evidence, and the cards that the other must hold, demand of its hand."""
    must, cannot = evidence.must, evidence.cannot | other.must
    if must.bit_count() == evidence.size:
        cannot |= FULL & ~must
    runs = tuple(run_of(call) for call in evidence.sequences)
    if sum(run.byte.bit_count() for run in runs) > evidence.size:
        # Impossible; and to try how so many runs could lie would take for ever.
        must, cannot, runs = FULL, FULL, ()
    allowed = by_suit(lambda suit: between(suit_byte(must, suit), suit_byte(cannot, suit)))
    demands = Demands(evidence.size, allowed, runs=runs)
    calls: tuple[Call, ...] = (*evidence.points, *evidence.sets)
    for call in calls:
        demands = demands.holding(call)
    return demands
