"""Whole deals out of four suits: can one be, how many are there, what occurs in a hand.

Comes in: what is demanded of each hand (see `demands`). Goes out: answers about all deals of
the 32 cards to elder, to younger and to neither that meet both hands' demands. Spades are
paired with hearts, diamonds with clubs; the pairs meet in the middle, where only the slot of
the two hands' sizes is read. The way back, from the other pair and the mate to a suit, tells
which of the suit's holdings occur.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeVar

from marque.calls.side import Side
from marque.cards.pack import PACK_SIZE, SUITS, Suit
from marque.referee.demands import BySuit, Demands, by_suit
from marque.referee.holdings import each
from marque.referee.suitcount import (
    COUNTED,
    COUNTER,
    EXCEEDED,
    POSSIBLE,
    Classes,
    Frame,
    Groups,
    Numbers,
    Serves,
    apart,
    classes,
    group,
    join,
    shares,
    useful,
)
from marque.referee.suitpair import Goal, Pair

_Key = TypeVar("_Key")
_Value = TypeVar("_Value")


class SuitDeals(NamedTuple):
    """The classes of a suit's deals: all of them, and those that other suits must try."""

    every: Classes
    useful: Classes


class Shelf:
    """What has been worked out, kept for the next question about the same evidence."""

    def __init__(self) -> None:
        self.deals: dict[tuple[Demands, Demands], Deals] = {}
        self.groups: dict[tuple[object, ...], Groups] = {}
        self.shares: dict[tuple[Groups, int, Frame], list[int]] = {}
        self.suits: dict[tuple[Groups, Groups, Frame, int], SuitDeals] = {}

    def deals_of(self, elder: Demands, younger: Demands) -> Deals:
        """All deals in which each hand meets its demands."""
        return _kept(self.deals, (elder, younger), lambda: Deals(elder, younger, self))


def _kept(shelf: dict[_Key, _Value], key: _Key, make: Callable[[], _Value]) -> _Value:
    """What is on the shelf under the key, made if it isn't there yet."""
    found = shelf.get(key)
    if found is None:
        found = shelf[key] = make()
    return found


class Deals:
    """All deals in which each hand meets its demands; each answer is worked out once.

    shelf: shared by all `Deals` of one body of evidence.
    """

    def __init__(self, elder: Demands, younger: Demands, shelf: Shelf) -> None:
        self._shelf = shelf
        # Wide enough that a slot is read without ambiguity: in one suit (up to eight cards
        # for each hand), and in all four for the one slot that is read.
        self._stride = max(9, younger.size + 1, PACK_SIZE + 2 - elder.size - younger.size)
        allowances = younger.allowances + elder.allowances
        self._goal = Goal(
            self._stride * elder.size + younger.size,
            (1 << elder.services + younger.services) - 1,
            sum(EXCEEDED - 1 - one.most << COUNTER * i for i, one in enumerate(allowances)),
            sum(EXCEEDED << COUNTER * i for i in range(len(allowances))),
        )
        # Younger's demands come first, so that his shares stay good when elder's change.
        self._groups = (
            self._grouped(elder, younger.services, len(younger.allowances)),
            self._grouped(younger, 0, 0),
        )
        self._pairs: dict[Numbers, tuple[Pair, Pair]] = {}
        self._left: dict[tuple[int, int, int], dict[tuple[Serves, int], int]] = {}
        self._holdings: dict[Side, BySuit] = {}
        self._possible: bool | None = None

    def possible(self) -> bool:
        """Whether there is such a deal."""
        if self._possible is None:
            one, other = self._two_pairs(POSSIBLE)
            self._possible = any(packed & other.left(*which) for which, packed in one.entries())
        return self._possible

    def count(self) -> int:
        """How many there are."""
        if not self.possible():
            return 0
        one, other = self._two_pairs(COUNTED)
        start, value = self._goal.slot * COUNTED.width, (1 << COUNTED.width) - 1
        return sum(
            packed * other.completing(*which) >> start & value for which, packed in one.entries()
        )

    def occurring(self, side: Side) -> BySuit:
        """The holdings of each suit that occur in that hand."""
        if not self.possible():
            return 0, 0, 0, 0
        return _kept(
            self._holdings, side, lambda: by_suit(lambda suit: self._occurring_in(suit, side))
        )

    def _occurring_in(self, suit: Suit, side: Side) -> int:
        frame = Frame(self._stride, POSSIBLE)
        steps = (self._stride, 1)
        others = self._groups[side.other][suit]
        within = self._shares(others, steps[side.other], frame)
        left = self._left_by_the_others(suit)
        found = 0
        for mine in self._groups[side][suit]:
            # For each group of the adversary's holdings, the slots that this suit may fill;
            # a holding occurs if the adversary can fill one with the cards that it leaves.
            fillable = 0
            for number, theirs in enumerate(others):
                spends = mine.spends + theirs.spends
                for serves in apart(join(mine.serves, theirs.serves)):
                    fillable |= left.get((serves, spends), 0) << number * frame.block
            for holding in each(mine.holdings):
                if fillable >> steps[side] * holding.bit_count() & within[0xFF ^ holding]:
                    found |= 1 << holding
        return found

    def _left_by_the_others(self, suit: Suit) -> dict[tuple[Serves, int], int]:
        """For each class of a suit, the slots that the three other suits can complete."""
        every = self._suit(suit, POSSIBLE).every
        mates = self._suit(SUITS[suit ^ 1], POSSIBLE).useful
        rest = self._two_pairs(POSSIBLE)[1 - (suit >> 1)]
        # Suits with the same evidence share their classes, and so the work.
        key = (id(every), id(mates), id(rest))
        return _kept(self._left, key, lambda: rest.left_to(every, mates))

    def _grouped(
        self, demands: Demands, first_service: int, first_allowance: int
    ) -> tuple[Groups, ...]:
        return tuple(self._group(demands, suit, first_service, first_allowance) for suit in SUITS)

    def _group(
        self, demands: Demands, suit: Suit, first_service: int, first_allowance: int
    ) -> Groups:
        key = (
            demands.allowed[suit],
            tuple(satisfying[suit] for satisfying in demands.somewhere),
            tuple((run.byte, run.suit in (None, suit)) for run in demands.runs),
            demands.allowances,
            first_service,
            first_allowance,
        )
        return _kept(
            self._shelf.groups,
            key,
            lambda: group(demands, suit, first_service, first_allowance),
        )

    def _shares(self, groups: Groups, step: int, frame: Frame) -> list[int]:
        return _kept(self._shelf.shares, (groups, step, frame), lambda: shares(groups, step, frame))

    def _suit(self, suit: Suit, numbers: Numbers) -> SuitDeals:
        elder, younger = self._groups[0][suit], self._groups[1][suit]
        frame = Frame(self._stride, numbers)
        exceeded = self._goal.exceeded

        def sort() -> SuitDeals:
            every = classes(elder, younger, self._shares(younger, 1, frame), frame)
            return SuitDeals(every, useful(every, exceeded) if numbers is POSSIBLE else every)

        return _kept(self._shelf.suits, (elder, younger, frame, exceeded), sort)

    def _two_pairs(self, numbers: Numbers) -> tuple[Pair, Pair]:
        def multiply() -> tuple[Pair, Pair]:
            a, b, c, d = (self._suit(suit, numbers).useful for suit in SUITS)
            one = Pair(a, b, numbers, self._goal)
            same = c is a and d is b
            return one, one if same else Pair(c, d, numbers, self._goal)

        return _kept(self._pairs, numbers, multiply)
