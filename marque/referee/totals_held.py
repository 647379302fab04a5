"""What two hands can hold together: runs, sets and a point, by structure and not by hands.

Comes in: the values of a code's combinations. Goes out: `Held`, for every choice of
quatorzes and trios what runs and what point may stand beside them, in the same hand or in
the other. Nothing possible is left out; a little that is impossible may be let in. Only
cards in a suit are counted, since any part of what is held may be called, or sunk: a
point is any part of a suit, a sequence any run inside a longer one (Cavendish, Calling).

A set of numbers is an int with these bits: shifting adds to all of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations_with_replacement
from typing import Final, NamedTuple

from marque.cards.hand import SET_RANKS
from marque.cards.pack import HAND_SIZE, RANKS
from marque.codes.code import Switches

SUIT_SIZE: Final = len(RANKS)
# A suit has five cards that belong to sets, the ace to the ten, and three that don't;
# five that aren't figures, the ace and the ten to the seven.
IN_SETS: Final = len(SET_RANKS)
OUTSIDE_SETS: Final = SUIT_SIZE - IN_SETS
NO_FIGURES: Final = 5

NONE: Final = -1
"""The longest point where not even the rest can be held."""


class Sets(NamedTuple):
    """Quatorzes and trios of one side: how many, how many ranks and cards, what they count."""

    quatorzes: int
    trios: int
    ranks: int
    cards: int
    points: int


class Runs(NamedTuple):
    """How many cards of each suit one side has in runs, most first; all they can count."""

    suits: tuple[int, ...]
    points: int


class Longest(NamedTuple):
    """The longest point beside certain runs and sets, `NONE` where these can't be held.

    all_one: the sets' owner holds everything; sets_alone: the other side holds the runs
    and the point; runs_alone: the other side holds the runs; point_alone: the point.
    """

    all_one: int
    sets_alone: int
    runs_alone: int
    point_alone: int


class Held(NamedTuple):
    """Beside certain sets, what runs can count: a set of numbers for each length of the point.

    The four ways to share what is held are those of `Longest`.
    """

    all_one: list[int]
    sets_alone: list[int]
    runs_alone: list[int]
    point_alone: list[int]


Way = tuple[Runs, Longest]
"""Certain runs, and the longest point beside these and certain sets."""


def ways_beside(sets: Sets, switches: Switches) -> list[Way]:
    """Every way to hold runs beside these sets."""
    return [(runs, _longest(runs.suits, sets)) for runs in _all_runs(switches)]


def held(ways: list[Way]) -> Held:
    """What runs can count in all these ways together, for each length of the point."""
    found = Held(*([0] * (SUIT_SIZE + 1) for _ in Held._fields))
    for runs, longest in ways:
        for by_length, length in zip(found, longest, strict=True):
            if length >= 0:
                by_length[length] |= runs.points
    for by_length in found:
        for length in reversed(range(SUIT_SIZE)):
            by_length[length] |= by_length[length + 1]
    return found


def after_blanche(ways: list[Way], sets: Sets, figures: int) -> list[Way]:
    """Those ways that are left where the sets' owner was dealt a carte blanche.

    figures: how many he can have taken in. The ranks of his sets can be the ace and the
    ten, all others are figures. (A carte blanche dealt to the other side bars none of them:
    no runs need so many figures.)
    """
    can_be = [n for n in range(sets.ranks + 1) if _figures_of(sets, n) <= figures]
    if not can_be or can_be[-1] < sets.ranks - 2:
        return []
    left = []
    for runs, longest in ways:
        if longest.all_one >= 0:
            all_one = _in_one_blanche(runs.suits, sets, can_be[-1], figures)
            all_one = min(longest.all_one, all_one)
            point_alone = NONE if all_one < 0 else longest.point_alone
            longest = Longest(all_one, longest.sets_alone, longest.runs_alone, point_alone)
        left.append((runs, longest))
    return left


def all_sets(switches: Switches) -> Iterator[Sets]:
    """Every number of quatorzes and trios that one hand has room for and may count."""
    for quatorzes in range(HAND_SIZE // 4 + 1):
        for trios in range((HAND_SIZE - 4 * quatorzes) // 3 + 1):
            if switches.minors_score or quatorzes + trios <= 1:
                yield Sets(
                    quatorzes,
                    trios,
                    quatorzes + trios,
                    4 * quatorzes + 3 * trios,
                    quatorzes * switches.quatorze_value + trios * switches.trio_value,
                )


def run_values(switches: Switches) -> tuple[int, ...]:
    """What runs count, from a tierce to a huitième."""
    return (
        switches.tierce_value,
        switches.quart_value,
        switches.quint_value,
        switches.sixieme_value,
        switches.septieme_value,
        switches.huitieme_value,
    )


@lru_cache(maxsize=8)
def _all_runs(switches: Switches) -> tuple[Runs, ...]:
    """Every way to hold runs of three cards and more in four suits, none included."""
    in_suit = {0: 1}
    for cards, value in enumerate(run_values(switches), 3):
        in_suit[cards] = 1 << value
        if switches.minors_score:
            # Two runs that touch are one, but may be called as two.
            for first in range(3, cards - 2):
                in_suit[cards] |= _sums(in_suit[first], in_suit[cards - first])
    found = []
    for suits in combinations_with_replacement(reversed(in_suit), 4):
        if sum(suits) > HAND_SIZE or (suits[1] and not switches.minors_score):
            continue
        points = 1
        for cards in suits:
            points = _sums(points, in_suit[cards])
        found.append(Runs(suits, points))
    return tuple(found)


def _sums(left: int, right: int) -> int:
    """All sums of a number of one set and a number of the other."""
    found = 0
    while right:
        bit = right & -right
        found |= left * bit
        right ^= bit
    return found


def _longest(suits: tuple[int, ...], sets: Sets) -> Longest:
    """The longest point in each of the four ways to share, without a carte blanche."""
    all_one = _in_one_hand(suits, sets)
    beside_sets = _beside_sets(suits, sets)
    sets_alone = runs_alone = NONE
    if suits[0] <= beside_sets:
        sets_alone = min(beside_sets, suits[0] + HAND_SIZE - sum(suits))
        runs_alone = min(SUIT_SIZE - suits[-1], sets.ranks + HAND_SIZE - sets.cards)
    # Of the suit that serves them least the runs and sets leave this to the other hand.
    point_alone = NONE if all_one < 0 else SUIT_SIZE - max(suits[-1], sets.quatorzes)
    return Longest(all_one, sets_alone, runs_alone, point_alone)


def _in_one_hand(suits: tuple[int, ...], sets: Sets) -> int:
    """The longest point of a hand that holds runs and sets.

    In each suit its runs and the ranks of its sets lie upon each other as far as they go;
    each trio may miss one suit.
    """
    ranks, trios = sets.ranks, sets.trios
    free, spare = HAND_SIZE, 0
    for run in suits:
        if run >= ranks:
            free -= run
        else:
            free -= ranks
            spare += min(trios, ranks - run)
    free += min(trios, spare)
    return NONE if free < 0 else min(SUIT_SIZE, max(suits[0], ranks) + free)


def _beside_sets(suits: tuple[int, ...], sets: Sets) -> int:
    """How long one hand's longest suit can be while the other has sets.

    suits: the runs of that hand; only the longest may still grow. A suit of n cards takes
    n - 3 of those that belong to sets: none of a quatorze's rank, of a trio's in one suit only.
    """
    longest, taken = SUIT_SIZE, 0
    for others, run in enumerate(suits):
        taken += max(0, run - OUTSIDE_SETS) if others else 0
        left = IN_SETS - sets.quatorzes + others * (IN_SETS - sets.ranks) - taken
        longest = min(longest, OUTSIDE_SETS + left)
    return longest


def _figures_of(sets: Sets, ranks: int) -> int:
    """The fewest figures in sets of which so many ranks are figures."""
    return 3 * min(ranks, sets.trios) + 4 * max(0, ranks - sets.trios)


def _in_one_blanche(suits: tuple[int, ...], sets: Sets, figure_ranks: int, figures: int) -> int:
    """The longest point of a hand with runs and sets, and so many figures at most.

    figure_ranks: how many ranks of the sets can be figures. A run of up to four cards that
    holds two or more ranks of sets holds figures among them, all but one; a longer run, all
    but two: with few figures, runs and sets don't lie upon each other as far as otherwise.
    """
    free = HAND_SIZE - sets.cards
    suit = 0
    for run in suits:
        shared = min(run, sets.ranks, figure_ranks + (2 if run > 4 else 1))
        free -= run - shared
        suit = max(suit, run + sets.ranks - shared)
    return NONE if free < 0 else min(SUIT_SIZE, NO_FIGURES + figures, suit + free)
