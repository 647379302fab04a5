"""How many of the C(32,12) hands hold what: worked out by convolution, without marque.

Comes in: the ranks and suits of a pack, and the size of a hand. Goes out: for the best point,
the best sequence and the sets, how many hands hold each. A hand is a holding of each suit, and
its point and its sequences are those of its suits: so the 256 holdings of one suit are sorted,
and the suits are put together one by one. Sets are put together rank by rank in the same way.
What is better than what: Cavendish, Laws 62 to 64; the Académie, articles 24, 26 and 35.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable
from itertools import combinations
from math import comb
from typing import Any, NamedTuple

RANKS = "AKQJT987"  # best first
SUITS = 4
HAND = 12
PIPS = {"A": 11, "9": 9, "8": 8, "7": 7}  # the others count ten
OF_SETS = "AKQJT"

Point = tuple[int, int]  # cards, pips
Run = tuple[int, str]  # length, top rank; (0, "") where there is none
Sets = tuple[str, str]  # the ranks of the quatorzes, the ranks of the trios


class Tables(NamedTuple):
    """How many hands there are of each kind.

    points: by the best point; sequences: by the best sequence; sets: by all sets held.
    """

    points: Counter[Point]
    sequences: Counter[Run]
    sets: Counter[Sets]


def tables(ranks: str = RANKS, suits: int = SUITS, size: int = HAND) -> Tables:
    """Count all hands of a size out of a pack with these ranks, best first."""
    holdings = ["".join(one) for n in range(len(ranks) + 1) for one in combinations(ranks, n)]
    one_suit = Counter((len(one), (point_of(one), run_of(one))) for one in holdings)
    ranks_of_sets = [
        Counter({(n, set_of(rank, n)): comb(suits, n) for n in range(suits + 1)}) for rank in ranks
    ]
    points = together([_only(one_suit, 0)] * suits, max, size)
    sequences = together([_only(one_suit, 1)] * suits, _better_run, size)
    return Tables(points, sequences, together(ranks_of_sets, _both_sets, size))


def together(
    parts: Iterable[Counter[tuple[int, Any]]], join: Callable[[Any, Any], Any], size: int
) -> Counter[Any]:
    """Put parts of a hand together: each is counted by its number of cards and what it holds."""
    first, *rest = parts
    found = first
    for part in rest:
        done, found = found, Counter()
        for (cards, held), ways in done.items():
            for (more, also), other_ways in part.items():
                if cards + more <= size:
                    found[cards + more, join(held, also)] += ways * other_ways
    return Counter({held: ways for (cards, held), ways in found.items() if cards == size})


def point_of(holding: str) -> Point:
    """The point of one suit."""
    return len(holding), sum(PIPS.get(rank, 10) for rank in holding)


def run_of(holding: str) -> Run:
    """The best sequence of one suit: the longest run of three cards or more, then the highest."""
    runs = (RANKS[top : top + length] for length in range(8, 2, -1) for top in range(9 - length))
    return next(((len(run), run[0]) for run in runs if set(run) <= set(holding)), (0, ""))


def set_of(rank: str, count: int) -> Sets:
    """The set that so many cards of a rank make, if any."""
    if rank not in OF_SETS:
        return "", ""
    return (rank if count == 4 else ""), (rank if count == 3 else "")


def _better_run(one: Run, other: Run) -> Run:
    return max(one, other, key=lambda run: (run[0], -RANKS.find(run[1])))


def _both_sets(one: Sets, other: Sets) -> Sets:
    return one[0] + other[0], one[1] + other[1]


def _only(
    counted: Counter[tuple[int, tuple[Hashable, ...]]], which: int
) -> Counter[tuple[int, Any]]:
    """The same holdings, told apart by one of the two things they hold."""
    found: Counter[tuple[int, Any]] = Counter()
    for (cards, held), ways in counted.items():
        found[cards, held[which]] += ways
    return found


def best_set(held: Sets) -> tuple[int, str]:
    """The best of all sets held, (0, "") where there is none."""
    quatorzes, trios = held
    return (4, quatorzes[0]) if quatorzes else (3, trios[0]) if trios else (0, "")


def how_many_sets(counts: Counter[Sets]) -> Counter[tuple[int, int]]:
    """The hands by the number of their quatorzes and trios."""
    return _summed(counts, lambda held: (len(held[0]), len(held[1])))


def by_best_set(counts: Counter[Sets]) -> Counter[tuple[int, str]]:
    """The hands by their best set."""
    return _summed(counts, best_set)


def by_length(counts: Counter[Any]) -> Counter[int]:
    """The hands by the number of cards of their best point or sequence."""
    return _summed(counts, lambda held: held[0])


def _summed(counts: Counter[Any], key: Callable[[Any], Any]) -> Counter[Any]:
    found: Counter[Any] = Counter()
    for held, ways in counts.items():
        found[key(held)] += ways
    return found


# Closed forms: what they count, how they are written, and what they must come to.

CLOSED = {
    ("hands", ""): "C(32,12)",
    ("carte blanche", ""): "C(20,12)",
    ("point of cards", 8): "4·C(24,4)",
    ("point of cards", 7): "4·8·C(24,5)",
    ("point of cards", 6): "4·28·C(24,6) − 6·28·28",
    ("point of cards", 3): "56·56·56·56",
    ("longest sequence", 8): "4·C(24,4)",
    ("longest sequence", 7): "4·2·C(24,5)",
    ("longest sequence", 6): "4·(3·C(24,6) + 2·C(24,5)) − 6·3·3",
    ("quatorzes", 3): "C(5,3)",
    ("quatorzes", 2): "C(5,2)·(C(24,4) − 3)",
    ("quatorzes", 1): "5·(C(28,8) − 4·C(24,4) + 6)",
    ("best set", (4, "A")): "C(28,8)",
    ("best set", (4, "K")): "C(28,8) − C(24,4)",
    ("best set", (4, "Q")): "C(28,8) − 2·C(24,4) + 1",
    ("best set", (4, "J")): "C(28,8) − 3·C(24,4) + 3",
    ("best set", (4, "T")): "C(28,8) − 4·C(24,4) + 6",
}


def value(formula: str) -> int:
    """What a closed form comes to."""
    told = formula.replace("·", "*").replace("−", "-")
    return int(eval(told, {"__builtins__": {}, "C": comb}))


def counted(what: str, which: Any, found: Tables) -> int:
    """The number in the tables that a closed form must come to."""
    if what == "hands":
        return found.points.total()
    if what == "carte blanche":
        return tables(ranks="AT987").points.total()
    if what == "point of cards":
        return by_length(found.points)[which]
    if what == "longest sequence":
        return by_length(found.sequences)[which]
    if what == "quatorzes":
        return sum(ways for (four, _), ways in how_many_sets(found.sets).items() if four == which)
    return by_best_set(found.sets)[which]
