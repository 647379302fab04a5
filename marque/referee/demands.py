"""What is demanded of one hand, and what a claim adds to it.

Comes in: claims, as calls or as combinations. Goes out: `Demands`, in which everything is a
condition on the holdings of single suits, on how many suits have a rank, or on which suits
lay out the called sequences; nothing else links the suits of a hand.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from typing import NamedTuple

from marque.calls.call import PointCall, SequenceCall, SetCall
from marque.cards.hand import Point, Sequence, Set
from marque.cards.pack import SUITS, Rank, Suit
from marque.referee.holdings import EVERY, SETS, between, naming

Call = PointCall | SequenceCall | SetCall
Combination = Point | Sequence | Set

# A set of holdings for each suit.
BySuit = tuple[int, int, int, int]


def by_suit(holdings: Callable[[Suit], int]) -> BySuit:
    """A set of holdings for each suit, worked out suit by suit."""
    spades, hearts, diamonds, clubs = SUITS
    return holdings(spades), holdings(hearts), holdings(diamonds), holdings(clubs)


class Run(NamedTuple):
    """A called sequence: its cards as eight bits, and the suit if named."""

    byte: int
    suit: Suit | None


class Allowance(NamedTuple):
    """At most `most` of the four suits may have the rank (`having`), or may lack it."""

    rank: Rank
    having: bool
    most: int


class Demands(NamedTuple):
    """What is demanded of one hand.

    size: its cards; allowed: the holdings allowed in each suit; somewhere: for each suit the
    holdings that satisfy it, and at least one suit must; runs: sequences to be laid out in
    the suits so that no two share a card; allowances: bounds on the ranks.
    """

    size: int
    allowed: BySuit
    somewhere: tuple[BySuit, ...] = ()
    runs: tuple[Run, ...] = ()
    allowances: tuple[Allowance, ...] = ()

    @property
    def services(self) -> int:
        """How many demands the suits have to serve between them."""
        return len(self.runs) + len(self.somewhere)

    def holding(self, call: Call) -> Demands:
        """These, and that the hand holds what is called, whatever else it called."""
        if isinstance(call, SetCall):
            return self.allowing(Allowance(call.set.rank, having=False, most=4 - call.set.size))
        if isinstance(call, SequenceCall) and run_of(call) in self.runs:
            return self
        wanted = satisfying(call)
        if wanted in self.somewhere:
            return self
        return self._replace(somewhere=(*self.somewhere, wanted))

    def not_holding(self, call: Call) -> Demands:
        """These, and that the hand doesn't hold what is called."""
        if isinstance(call, SetCall):
            return self.allowing(Allowance(call.set.rank, having=True, most=call.set.size - 1))
        unwanted = satisfying(call)
        return self._replace(allowed=by_suit(lambda suit: self.allowed[suit] & ~unwanted[suit]))

    def barring(self, ranks: Iterable[Rank], suits: Collection[Suit]) -> Demands:
        """These, and none of the cards of those ranks in those suits."""
        barred = between(0, sum(1 << rank for rank in ranks))
        return self._replace(
            allowed=by_suit(lambda suit: self.allowed[suit] & (barred if suit in suits else EVERY))
        )

    def allowing(self, *bounds: Allowance) -> Demands:
        """These, and bounds on the ranks, the tighter of two for the same."""
        tightest = {(one.rank, one.having): one.most for one in self.allowances}
        for rank, having, most in bounds:
            tightest[rank, having] = min(most, tightest.get((rank, having), most))
        if any(
            most + tightest.get((rank, not having), 4) < 4
            for (rank, having), most in tightest.items()
        ):
            # Each of the four suits either has the rank or lacks it.
            return self._replace(allowed=(0, 0, 0, 0))
        allowances = tuple(Allowance(*which, most) for which, most in tightest.items())
        return self._replace(allowances=allowances)


def as_call(claim: Call | Combination) -> Call:
    """A claim as the call that makes it."""
    if isinstance(claim, Point):
        return PointCall(claim.cards, claim.pips)
    if isinstance(claim, Sequence):
        return SequenceCall(claim)
    return SetCall(claim) if isinstance(claim, Set) else claim


def run_of(call: SequenceCall) -> Run:
    """The run that a called sequence lays out."""
    return Run(call.sequence.byte, call.suit)


def satisfying(call: PointCall | SequenceCall) -> BySuit:
    """For each suit the holdings out of which the call can be made."""
    if isinstance(call, PointCall):
        holdings = naming(call.cards, call.pips)
    else:
        holdings = between(call.sequence.byte, 0)
    return by_suit(lambda suit: holdings if call.suit in (None, suit) else 0)


def bounds_up_to(rungs: int) -> list[Allowance]:
    """The bounds on the ranks under which a hand has none but the first of the `SETS`."""
    # The trios come first in the ladder, so that going down a trio replaces its quatorze.
    fewer = {one.rank: one.size - 1 for one in reversed(SETS[rungs:])}
    return [Allowance(rank, having=True, most=most) for rank, most in fewer.items()]
