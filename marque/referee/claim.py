"""A claim: what one side calls in one category, as bounds; and what combinations are worth.

Comes in: combinations and a code's switches. Goes out: `Claim`, which `called` and
`unseen` make and `compare` settles. Values: Académie, art. 34; Dictionnaire, écart;
Cavendish, Laws 62 to 64.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from marque.calls.call import PointCall
from marque.cards.hand import Point, Sequence, Set, best_point, sequences, sets
from marque.cards.pack import HAND_SIZE, Rank
from marque.codes.code import Switches

CATEGORIES = ("point", "sequence", "set")

# The switches of the sequences' values, by their lengths.
_RUN_VALUES = {
    3: "tierce_value",
    4: "quart_value",
    5: "quint_value",
    6: "sixieme_value",
    7: "septieme_value",
    8: "huitieme_value",
}

Combination = Point | Sequence | Set

# The least and the most pips that so many cards of one suit can have.
LEAST_PIPS = (0, 7, 15, 24, 34, 44, 54, 64, 75)
MOST_PIPS = (0, 11, 21, 31, 41, 51, 60, 68, 75)


class Claim(NamedTuple):
    """One side's claim in one category.

    called: what it called, best first, None where that isn't known; held: what a wholly
    known hand holds, best first, else None; low, high: the least and the best that its
    best call can be, None for none; counted: what it may certainly count when it is good,
    best first; more: the most points that it might count beyond these.
    """

    called: tuple[Any, ...] | None
    held: tuple[Any, ...] | None
    low: Any
    high: Any
    counted: tuple[Any, ...]
    more: int

    @property
    def exact(self) -> bool:
        """Whether the best call is known."""
        return self.low is self.high or bool(self.low == self.high)


def worth(combination: object, switches: Switches) -> int:
    """What a combination counts under a code (a point without pips: at the least)."""
    if not isinstance(combination, PointCall):
        value: int = getattr(switches, rule_of(combination))
        return value
    less = switches.point_four_less and (combination.pips is None or combination.pips % 10 == 4)
    return combination.cards - less


def rule_of(combination: object) -> str:
    """The switch that holds a combination's value, or the shared rule of the point."""
    if isinstance(combination, Sequence):
        return _RUN_VALUES[combination.length]
    if isinstance(combination, Set):
        return "quatorze_value" if combination.size == 4 else "trio_value"
    assert isinstance(combination, PointCall)
    return "point_value"


def most_sequences(switches: Switches) -> int:
    """The most that the sequences of twelve cards can count: two sixièmes, as a rule."""
    best = [0] * (HAND_SIZE + 1)
    for cards in range(3, HAND_SIZE + 1):
        lengths = range(3, min(cards, 8) + 1)
        best[cards] = max(
            worth(Sequence(length, Rank.ACE), switches) + best[cards - length] for length in lengths
        )
    return max(best)


def most_sets(switches: Switches) -> int:
    """The most that the sets of twelve cards can count: three quatorzes, as a rule."""
    return max(
        fours * switches.quatorze_value + (HAND_SIZE - 4 * fours) // 3 * switches.trio_value
        for fours in range(HAND_SIZE // 4 + 1)
    )


def held_claims(hand: int) -> tuple[Claim, Claim, Claim]:
    """The claims of a wholly known hand that calls the best it holds."""
    point, runs, groups = best_point(hand), tuple(sequences(hand)), tuple(sets(hand))
    called = () if point is None else (PointCall(point.cards, point.pips),)
    return (
        Claim(called, called, point, point, called, 0),
        plain_claim(runs, runs),
        plain_claim(groups, groups),
    )


def plain_claim(called: tuple[Any, ...], held: tuple[Any, ...] | None) -> Claim:
    best = called[0] if called else None
    return Claim(called, held, best, best, called, 0)
