"""Two suits together, and what two others must complete.

Comes in: the classes of suits (see `suitcount`) and the goal of four suits. Goes out: the
product of two suits, class by class and, inside a class, as polynomials in the two numbers
of cards; and for what any two suits come to, what this pair can add to reach the goal.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from marque.referee.suitcount import Classes, Numbers, Serves, join, terms


class Goal(NamedTuple):
    """What four suits must come to.

    slot: that of the two hands' sizes; served: every demand; start: where the counters of
    the allowances begin; exceeded: the bits that none of them may reach.
    """

    slot: int
    served: int
    start: int
    exceeded: int


class Pair:
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

    def left_to(self, every: Classes, mates: Classes) -> dict[tuple[Serves, int], int]:
        """For each class of a third suit, the slots that this pair and a fourth complete."""
        factors = [
            (more, [(spent, terms(packed, 1)) for spent, packed in row.items()])
            for more, row in mates.items()
        ]
        found: dict[tuple[Serves, int], int] = {}
        for serves, row in every.items():
            for more, column in factors:
                together = join(serves, more)
                for spends in row:
                    slots = found.get((serves, spends), 0)
                    for spent, starts in column:
                        left = self.left(together, spends + spent)
                        if left:
                            for start, _ in starts:
                                slots |= left >> start
                    found[serves, spends] = slots
        return found

    def _serving_the_rest(self, serves: Serves) -> dict[int, int]:
        """This pair's classes that serve what those suits don't, by what they spend."""
        found: dict[int, int] = {}
        for more, row in self._classes.items():
            if _serve_all(self._goal.served, serves, more):
                for spends, packed in row.items():
                    found[spends] = self._numbers.plus(found.get(spends, 0), packed)
        return found

    def _product(self, one: Classes, other: Classes) -> Classes:
        """Each class of the one suit with each of the other, up to the goal."""
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


def _serve_all(demands: int, serves: Serves, more: Serves) -> bool:
    """Whether two pairs of suits serve all demands; loops, for it is asked most of all."""
    for one in serves:
        for other in more:
            if one | other == demands:
                return True
    return False
