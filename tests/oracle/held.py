"""What a hand of cards holds, found by looking at every suit, every run and every rank.

Comes in: cards as a set of strings, rank and suit ("AS", "TH"). Goes out: points, sequences
and sets as plain tuples, best first, and what makes one better than another (Cavendish, laws
62 to 64; the Académie, articles 24, 26 and 35, says the same). What a hand holds is asked again
under every code, so the last answers are kept.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

RANKS = "AKQJT987"  # best first
SUITS = "SHDC"
PIPS = dict(zip(RANKS, (11, 10, 10, 10, 10, 9, 8, 7), strict=True))
PACK = frozenset(rank + suit for rank in RANKS for suit in SUITS)
FIGURES = "KQJ"
OF_SETS = "AKQJT"  # nines, eights and sevens make no set

Cards = frozenset[str]
Point = tuple[int, int]  # cards, pips
Combination = tuple[int, str]  # a sequence: length and top; a set: three or four, and the rank


def point_of_suit(hand: Cards, suit: str) -> Point:
    """Number of cards and pips of one suit of a hand."""
    ranks = [rank for rank in RANKS if rank + suit in hand]
    return len(ranks), sum(PIPS[rank] for rank in ranks)


@lru_cache(maxsize=32)
def best_point(hand: Cards) -> Point:
    """The best point: the most cards, then the most pips."""
    return max(point_of_suit(hand, suit) for suit in SUITS)


@lru_cache(maxsize=32)
def sequences(hand: Cards) -> tuple[Combination, ...]:
    """Every sequence, best first: each run of three cards or more that can't be longer."""
    found = []
    for suit in SUITS:
        spelt = "".join(rank if rank + suit in hand else " " for rank in RANKS)  # "AKQ  98 "
        found += [(len(run), run[0]) for run in spelt.split() if len(run) >= 3]
    return best_first(found)


@lru_cache(maxsize=32)
def sets(hand: Cards) -> tuple[Combination, ...]:
    """Every quatorze and trio, best first."""
    counts = [(sum(rank + suit in hand for suit in SUITS), rank) for rank in OF_SETS]
    return best_first([one for one in counts if one[0] >= 3])


def worth(one: Combination) -> tuple[int, int]:
    """What makes a sequence or a set better: the number of its cards, then its rank."""
    return one[0], -RANKS.index(one[1])


def best_first(ones: Iterable[Combination]) -> tuple[Combination, ...]:
    """Sequences or sets in the order of their worth."""
    return tuple(sorted(ones, key=worth, reverse=True))


def is_blanche(dealt: Cards | None) -> bool:
    """Whether the hand dealt is told and has no king, queen or knave."""
    return dealt is not None and not any(card[0] in FIGURES for card in dealt)
