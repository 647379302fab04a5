"""Whole deals out of four suits: can one be, how many are there, what occurs in a hand.

Comes in: what is demanded of each hand (see `suitcount`). Goes out: answers about all deals
of the 32 cards to elder, younger and neither that meet both hands' demands. The classes of
two suits are multiplied with each other, and so are those of the two others; the two pairs
meet in the middle, where only the slot of the two hands' sizes is read.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

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
    terms,
    useful,
)


class SuitDeals(NamedTuple):
    """The classes of a suit's deals: all of them, and those that other suits must try."""

    every: Classes
    useful: Classes


class Shelf:
    """What has been worked out, kept for the next question about the same evidence."""

    def __init__(self) -> None:
        self.deals: dict[tuple[Demands, Demands], Deals] = {}
        self.groups: dict[tuple[object, ...], Groups] = {}
        self.shares: dict[tuple[object, ...], list[int]] = {}
        self.suits: dict[tuple[object, ...], SuitDeals] = {}

    def deals_of(self, elder: Demands, younger: Demands) -> Deals:
        """All deals in which each hand meets its demands."""
        found = self.deals.get((elder, younger))
        if found is None:
            found = self.deals[elder, younger] = Deals(elder, younger, self)
        return found


class Goal(NamedTuple):
    """What four suits must come to.

    slot: that of the two hands' sizes; served: every demand; start: where the counters of
    the allowances begin; exceeded: the bits that none of them may reach.
    """

    slot: int
    served: int
    start: int
    exceeded: int


class Deals:
    """All deals in which each hand meets its demands.

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
        self._pairs: dict[Numbers, tuple[_Pair, _Pair]] = {}
        self._possible: bool | None = None
        self._occurring: list[BySuit | None] = [None, None]
        self._left: dict[tuple[int, int, int], dict[tuple[Serves, int], int]] = {}

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
        found = self._occurring[side]
        if found is None:
            found = by_suit(lambda suit: self._occurring_in(suit, side))
            self._occurring[side] = found
        return found

    def _occurring_in(self, suit: Suit, side: Side) -> int:
        frame = Frame(self._stride, POSSIBLE)
        steps = (self._stride, 1)
        others = self._groups[side.other][suit]
        within = self._shares(others, steps[side.other], frame)
        left = self._left_by_the_others(suit)
        found = 0
        for mine in self._groups[side][suit]:
            wanted = 0
            for number, theirs in enumerate(others):
                spends = mine.spends + theirs.spends
                for serves in apart(join(mine.serves, theirs.serves)):
                    wanted |= left.get((serves, spends), 0) << number * frame.block
            for holding in each(mine.holdings):
                if wanted >> steps[side] * holding.bit_count() & within[0xFF ^ holding]:
                    found |= 1 << holding
        return found

    def _left_by_the_others(self, suit: Suit) -> dict[tuple[Serves, int], int]:
        """For each class of a suit, the slots that the three other suits can complete."""
        every = self._suit(suit, POSSIBLE).every
        mates = self._suit(SUITS[suit ^ 1], POSSIBLE).useful
        rest = self._two_pairs(POSSIBLE)[1 - (suit >> 1)]
        key = (id(every), id(mates), id(rest))
        if key not in self._left:
            self._left[key] = _left(every, mates, rest)
        return self._left[key]

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
        found = self._shelf.groups.get(key)
        if found is None:
            found = group(demands, suit, first_service, first_allowance)
            self._shelf.groups[key] = found
        return found

    def _shares(self, groups: Groups, step: int, frame: Frame) -> list[int]:
        key = (groups, step, frame)
        found = self._shelf.shares.get(key)
        if found is None:
            found = self._shelf.shares[key] = shares(groups, step, frame)
        return found

    def _suit(self, suit: Suit, numbers: Numbers) -> SuitDeals:
        elder, younger = self._groups[0][suit], self._groups[1][suit]
        frame = Frame(self._stride, numbers)
        key = (elder, younger, frame, self._goal.exceeded)
        found = self._shelf.suits.get(key)
        if found is None:
            every = classes(elder, younger, self._shares(younger, 1, frame), frame)
            best = useful(every, self._goal.exceeded) if numbers is POSSIBLE else every
            found = self._shelf.suits[key] = SuitDeals(every, best)
        return found

    def _two_pairs(self, numbers: Numbers) -> tuple[_Pair, _Pair]:
        found = self._pairs.get(numbers)
        if found is None:
            a, b, c, d = (self._suit(suit, numbers).useful for suit in SUITS)
            one = _Pair(a, b, numbers, self._goal)
            other = one if c is a and d is b else _Pair(c, d, numbers, self._goal)
            found = self._pairs[numbers] = one, other
        return found


class _Pair:
    """Two suits together: what they can serve, what they spend, the numbers of cards."""

    def __init__(self, one: Classes, other: Classes, numbers: Numbers, goal: Goal) -> None:
        self._numbers = numbers
        self._goal = goal
        self._classes = self._product(one, other)
        self._by_serves: dict[Serves, dict[int, int]] = {}
        self._left: dict[tuple[Serves, int], int] = {}

    def entries(self) -> Iterator[tuple[tuple[Serves, int], int]]:
        """Each class, by what it serves and spends, and its packed numbers of cards."""
        for serves, row in self._classes.items():
            for spends, packed in row.items():
                yield (serves, spends), packed

    def completing(self, serves: Serves, spends: int) -> int:
        """All of this pair that reaches the goal together with two suits of that class."""
        row = self._by_serves.get(serves)
        if row is None:
            row = self._by_serves[serves] = self._serving_the_rest(serves)
        total = 0
        spends += self._goal.start
        for spent, packed in row.items():
            if not spends + spent & self._goal.exceeded:
                total = self._numbers.plus(total, packed)
        return total

    def left(self, serves: Serves, spends: int) -> int:
        """The slots that two suits of that class may fill, this pair filling the rest."""
        found = self._left.get((serves, spends))
        if found is None:
            # Slot i is left where slot `goal - i` is filled here: the same bits, reversed.
            filled = f"{self.completing(serves, spends):0{self._goal.slot + 1}b}"
            found = self._left[serves, spends] = int(filled[::-1], 2)
        return found

    def _serving_the_rest(self, serves: Serves) -> dict[int, int]:
        found: dict[int, int] = {}
        for more, row in self._classes.items():
            if _serve_all(self._goal.served, serves, more):
                for spends, packed in row.items():
                    found[spends] = self._numbers.plus(found.get(spends, 0), packed)
        return found

    def _product(self, one: Classes, other: Classes) -> Classes:
        width, plus = self._numbers
        start, exceeded = self._goal.start, self._goal.exceeded
        factors = [
            (more, [(spent, terms(packed, width)) for spent, packed in row.items()])
            for more, row in other.items()
        ]
        product: Classes = {}
        for serves, row in one.items():
            for more, column in factors:
                target = product.setdefault(join(serves, more), {})
                for spends, packed in row.items():
                    for spent, slots in column:
                        if spends + spent + start & exceeded:
                            continue
                        total = target.get(spends + spent, 0)
                        for slot, number in slots:
                            total = plus(total, packed * number << slot)
                        target[spends + spent] = total
        within = (1 << (self._goal.slot + 1) * width) - 1
        return {
            serves: {spends: kept for spends, packed in row.items() if (kept := packed & within)}
            for serves, row in product.items()
        }


def _left(every: Classes, mates: Classes, rest: _Pair) -> dict[tuple[Serves, int], int]:
    """For each class of a suit, the slots that its mate and the two other suits can complete."""
    factors = [
        (more, [(spent, [start for start, _ in terms(packed, 1)]) for spent, packed in row.items()])
        for more, row in mates.items()
    ]
    found: dict[tuple[Serves, int], int] = {}
    for serves, row in every.items():
        for more, column in factors:
            together = join(serves, more)
            for spends in row:
                slots = found.get((serves, spends), 0)
                for spent, starts in column:
                    left = rest.left(together, spends + spent)
                    if left:
                        for start in starts:
                            slots |= left >> start
                found[serves, spends] = slots
    return found


def _serve_all(demands: int, serves: Serves, more: Serves) -> bool:
    for one in serves:
        for other in more:
            if one | other == demands:
                return True
    return False
