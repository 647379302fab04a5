"""Counting deals suit by suit: can one be, how many are there, what occurs in a hand.

Comes in: what is demanded of each hand (`Demands`). Goes out: whether a deal of the 32 cards
to elder, to younger and to neither meets it, how many do, which holdings of a suit occur.

The method. A suit has at most 3**8 deals, and the other suits need to know only three
things of one: which demands it serves, what it spends of the allowances, how many cards
each hand gets. So its deals are sorted into classes by the first two, and a class keeps the
third as a polynomial packed into one int (Kronecker's substitution): slot `stride * elder +
younger` says how many of its deals give those numbers. Suits are multiplied class by class,
two and two, and the pairs meet in the middle, where one slot is read. Slots of 51 bits with
"+" count, for all 3**32 deals fit in one; slots of one bit with "or" tell what can be. The
deals of a suit are never listed either: a sum over subsets gives, for each of elder's 256
holdings at once, all that younger may hold of what is left.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Final, NamedTuple

from marque.calls.side import SIDES, Side
from marque.cards.pack import PACK_SIZE, SUITS, Rank, Suit
from marque.referee.holdings import HAVING, LACKING, between, each

BySuit = tuple[int, int, int, int]
# The largest sets of demands (bits) that a class can serve; more than one where called
# sequences share cards, so that a suit can lay out this one or that one.
Serves = tuple[int, ...]
# By what they serve and spend, the packed numbers of cards.
Classes = dict[Serves, dict[int, int]]
Terms = tuple[tuple[int, int], ...]


class Run(NamedTuple):
    """A called sequence: its cards as eight bits, and the suit if named."""

    byte: int
    suit: Suit | None


class Allowance(NamedTuple):
    """At most `most` of the four suits may have the rank (`having`), or lack it (not)."""

    rank: Rank
    having: bool
    most: int


class Demands(NamedTuple):
    """What is demanded of one hand.

    size: its cards; allowed: the holdings allowed in each suit; somewhere: for each suit
    the holdings that satisfy it, and at least one suit must; runs: sequences to be laid out
    in the suits so that no two share a card; allowances: bounds on the ranks.
    """

    size: int
    allowed: BySuit
    somewhere: tuple[BySuit, ...] = ()
    runs: tuple[Run, ...] = ()
    allowances: tuple[Allowance, ...] = ()

    @property
    def count(self) -> int:
        """How many demands the suits have to serve between them."""
        return len(self.runs) + len(self.somewhere)


class Group(NamedTuple):
    """Holdings of one hand in one suit that are alike to the other suits."""

    serves: Serves
    spends: int
    holdings: int


Groups = tuple[Group, ...]


class Numbers(NamedTuple):
    """How a number of deals is kept: the bits of a slot, and the sum of two."""

    width: int
    plus: Callable[[int, int], int]


COUNTED: Final = Numbers((3**PACK_SIZE).bit_length(), operator.add)
POSSIBLE: Final = Numbers(1, operator.or_)
# An allowance's counter: three bits, of which the highest is set by what exceeds it.
COUNTER: Final = 3


class Shelf:
    """What has been worked out for the suits, kept for the next question."""

    def __init__(self) -> None:
        self.groups: dict[tuple[object, ...], Groups] = {}
        self.shares: dict[tuple[object, ...], list[int]] = {}
        self.suits: dict[tuple[object, ...], Classes] = {}


class Deals:
    """All deals of the 32 cards in which each hand meets its demands."""

    def __init__(self, elder: Demands, younger: Demands, shelf: Shelf) -> None:
        self._demands = (elder, younger)
        self._shelf = shelf
        # Wide enough that a slot is read without ambiguity: within a suit (up to eight
        # cards each), and for all 32 cards in the one slot that is asked for.
        self._stride = max(9, younger.size + 1, PACK_SIZE + 2 - elder.size - younger.size)
        self._slot = elder.size * self._stride + younger.size
        self._all_served = (1 << elder.count + younger.count) - 1
        allowances = elder.allowances + younger.allowances
        self._bias = sum(3 - one.most << COUNTER * i for i, one in enumerate(allowances))
        self._excess = sum(4 << COUNTER * i for i in range(len(allowances)))
        self._groups = tuple(
            tuple(self._grouped(demands, suit) for suit in SUITS) for demands in self._demands
        )

    def _grouped(self, demands: Demands, suit: Suit) -> Groups:
        key = (
            demands.allowed[suit],
            tuple(satisfying[suit] for satisfying in demands.somewhere),
            demands.runs,
            demands.allowances,
            suit if any(run.suit is not None for run in demands.runs) else None,
        )
        if key not in self._shelf.groups:
            self._shelf.groups[key] = group(demands, suit)
        return self._shelf.groups[key]
