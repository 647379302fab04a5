"""The same numbers by marque's own hand reader, asked about hands of every class, or about all.

Comes in: nothing. Goes out: the tables of `tests.census.tables`, made of what `marque.cards.hand`
says of whole hands. By classes: hands whose suits have the same cards, pips and runs, or whose
ranks have the same numbers of cards, are counted together and one of them is read. All hands:
those that differ only in the names of the suits are counted together, and all others are read.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterator
from functools import cache
from itertools import combinations_with_replacement, pairwise, product
from math import comb, factorial, prod

from marque.cards.hand import best_point, is_carte_blanche, sequences, sets
from marque.cards.pack import HAND_SIZE, RANK_LETTERS
from tests.census.tables import RANKS, Point, Run, Sets, Tables, point_of

BYTES = range(256)


def by_class() -> Tables:
    """One hand of each class is read."""
    points: Counter[Point] = Counter()
    runs: Counter[Run] = Counter()
    groups: Counter[Sets] = Counter()
    for hand, ways in _suit_by_suit(lambda byte: point_of(_held(byte))):
        points[point_by_marque(hand)] += ways
    for hand, ways in _suit_by_suit(lambda byte: _all_runs(_held(byte))):
        runs[run_by_marque(hand)] += ways
    for hand, ways in _rank_by_rank():
        groups[sets_by_marque(hand)] += ways
    return Tables(points, runs, groups)


def every_hand() -> tuple[Tables, int, int]:
    """Every hand is read. Goes out: the tables, how many cartes blanches, how many hands read."""
    points: Counter[Point] = Counter()
    runs: Counter[Run] = Counter()
    groups: Counter[Sets] = Counter()
    blanches = read = 0
    for hand, ways in _up_to_suits():
        points[point_by_marque(hand)] += ways
        runs[run_by_marque(hand)] += ways
        groups[sets_by_marque(hand)] += ways
        blanches += ways * is_carte_blanche(hand)
        read += 1
    return Tables(points, runs, groups), blanches, read


def point_by_marque(hand: int) -> Point:
    """The best point of a hand, as the tables have it."""
    best = best_point(hand)
    return (best.cards, best.pips) if best is not None else (0, 0)


def run_by_marque(hand: int) -> Run:
    """The best sequence of a hand, as the tables have it."""
    found = sequences(hand)
    return (found[0].length, found[0].top.letter) if found else (0, "")


def sets_by_marque(hand: int) -> Sets:
    """All sets of a hand, as the tables have them."""
    found = sets(hand)
    quatorzes = [one.rank.letter for one in found if one.size == 4]
    return "".join(quatorzes), "".join(one.rank.letter for one in found if one.size == 3)


def _held(byte: int) -> str:
    """The ranks of a holding of one suit, best first."""
    return "".join(RANK_LETTERS[bit] for bit in range(7, -1, -1) if byte >> bit & 1)


def _all_runs(holding: str) -> tuple[int, tuple[str, ...]]:
    spelt = "".join(rank if rank in holding else " " for rank in RANKS)
    return len(holding), tuple(run for run in spelt.split() if len(run) >= 3)


def _suit_by_suit(alike: Callable[[int], Hashable]) -> Iterator[tuple[int, int]]:
    """A hand of each class, its suits being alike or not, and how many hands are of it."""
    classes: dict[Hashable, list[int]] = {}
    for byte in BYTES:
        classes.setdefault((byte.bit_count(), alike(byte)), []).append(byte)
    for four in combinations_with_replacement(classes.values(), 4):
        if sum(one[0].bit_count() for one in four) == HAND_SIZE:
            ways = prod(map(len, four)) * _orders(*(one is two for one, two in pairwise(four)))
            yield _hand(tuple(one[-1] for one in four)), ways


def _rank_by_rank() -> Iterator[tuple[int, int]]:
    """A hand for each number of cards of each rank, and how many hands have these numbers."""
    for counts in product(range(5), repeat=8):
        if sum(counts) == HAND_SIZE:
            cards = (8 * suit + rank for rank, count in enumerate(counts) for suit in range(count))
            yield sum(1 << card for card in cards), prod(comb(4, count) for count in counts)


def _up_to_suits() -> Iterator[tuple[int, int]]:
    """Each hand with its suits in one order, and how many hands it stands for."""
    with_cards = [[byte for byte in BYTES if byte.bit_count() == n] for n in range(9)]
    for first in BYTES:
        for second in BYTES[first:]:
            left = HAND_SIZE - first.bit_count() - second.bit_count()
            for third in BYTES[second:]:
                cards = left - third.bit_count()
                if 0 <= cards <= 8:
                    two = first | second << 8 | third << 16
                    for last in with_cards[cards]:
                        if last >= third:
                            same = (first == second, second == third, third == last)
                            yield two | last << 24, _orders(*same)


@cache
def _orders(*same_as_next: bool) -> int:
    """In how many orders four things can stand, of which some are the same as the next."""
    alike = [len(run) + 1 for run in "".join("=" if one else " " for one in same_as_next).split()]
    return factorial(4) // prod(map(factorial, alike))


def _hand(suits: tuple[int, ...]) -> int:
    return sum(byte << 8 * suit for suit, byte in enumerate(suits))
