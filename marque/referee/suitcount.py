"""The deals of one suit, sorted into classes and counted, but never listed.

Comes in: what is demanded of each hand (`Demands`). Goes out: the classes of a suit's deals
(each card to elder, to younger, or to neither), with how many cards each hand gets.

The other suits need to know only three things of a deal of this one: which demands it
serves, what it spends of the allowances, and the two numbers of cards. The first two make
its class; a class keeps the third as a polynomial packed into one int (Kronecker's
substitution), whose slot `stride * elder + younger` says how many of its deals give those
numbers. Slots of 51 bits with "+" count, for all 3**32 deals fit in one; slots of one bit
with "or" tell what can be. And for all 256 holdings of one hand at once, a sum over
subsets gives what the other may hold of the cards that are left.
"""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import Final, NamedTuple

from marque.cards.pack import PACK_SIZE, Suit
from marque.referee.demands import Demands, Run
from marque.referee.holdings import HAVING, LACKING, between, each

# The largest sets of demands, as bits, that a holding can serve: more than one where called
# sequences share cards, and it can lay out this one or that one but not both.
Serves = tuple[int, ...]
# The packed numbers of cards, by what a class serves and what it spends.
Classes = dict[Serves, dict[int, int]]


class Group(NamedTuple):
    """Holdings of one hand in one suit (256 bits) that are alike to the other suits."""

    serves: Serves
    spends: int
    holdings: int


Groups = tuple[Group, ...]


class Numbers(NamedTuple):
    """How numbers of deals are kept: the bits of a slot, and the sum of two."""

    width: int
    plus: Callable[[int, int], int]


COUNTED: Final = Numbers((3**PACK_SIZE).bit_length(), operator.add)
POSSIBLE: Final = Numbers(1, operator.or_)

# An allowance is counted in three bits, and starts so that the third is set when it is
# exceeded: by four suits at the most.
COUNTER: Final = 3
EXCEEDED: Final = 4


def join(one: Serves, other: Serves) -> Serves:
    """What two holdings, or two suits, can serve together."""
    if len(one) == len(other) == 1:
        return (one[0] | other[0],)
    return _largest({mine | theirs for mine in one for theirs in other})


def _largest(sets: set[int]) -> Serves:
    return tuple(sorted(one for one in sets if not any(one & more == one != more for more in sets)))


def group(demands: Demands, suit: Suit, first_service: int, first_allowance: int) -> Groups:
    """The allowed holdings of a suit, split by all that is demanded of the hand.

    first_service, first_allowance: the first bit and the first counter that are its own.
    """
    layouts = _layouts(demands.runs, suit)
    points = len(demands.somewhere)
    conditions = [
        *(between(cards, 0) for cards, _ in layouts),
        *(satisfying[suit] for satisfying in demands.somewhere),
        *((HAVING if one.having else LACKING)[one.rank] for one in demands.allowances),
    ]
    groups = []
    for met, holdings in _split(demands.allowed[suit], conditions):
        laid = {runs for number, (_, runs) in enumerate(layouts) if met >> number & 1}
        met >>= len(layouts)
        satisfied = (met & (1 << points) - 1) << len(demands.runs)
        met >>= points
        spends = sum((met >> number & 1) << COUNTER * number for number in range(met.bit_length()))
        groups.append(
            Group(
                tuple((runs | satisfied) << first_service for runs in _largest(laid)),
                spends << COUNTER * first_allowance,
                holdings,
            )
        )
    return tuple(groups)


def _split(holdings: int, conditions: list[int]) -> list[tuple[int, int]]:
    """The holdings that meet the same conditions together: which ones (bits), and they."""
    parts = [(0, holdings)] if holdings else []
    for number, condition in enumerate(conditions):
        parts = [
            (met | meets << number, part)
            for met, whole in parts
            for meets, part in ((1, whole & condition), (0, whole & ~condition))
            if part
        ]
    return parts


def _layouts(runs: tuple[Run, ...], suit: Suit) -> list[tuple[int, int]]:
    """Each set of runs that can lie in the suit side by side: its cards, and which (bits)."""
    found = [(0, 0)]
    for number, run in enumerate(runs):
        if run.suit in (None, suit):
            found += [
                (cards | run.byte, which | 1 << number)
                for cards, which in found
                if not cards & run.byte
            ]
    return found


class Frame(NamedTuple):
    """How the numbers of cards are packed: slot `stride * elder + younger`, in `numbers`."""

    stride: int
    numbers: Numbers

    @property
    def block(self) -> int:
        """The bits that the numbers of cards of one suit take up."""
        return 9 * self.stride * self.numbers.width


def shares(groups: Groups, step: int, frame: Frame) -> list[int]:
    """For each of the 256 sets of cards of a suit, what a hand may hold within it.

    Each entry has a block for each group: the number of its holdings within those cards,
    by how many cards they have, in slots `step` apart.
    """
    width, plus = frame.numbers
    within = [0] * 256
    for number, one in enumerate(groups):
        for holding in each(one.holdings):
            slot = step * width * holding.bit_count()
            within[holding] = 1 << number * frame.block + slot
    for rank in range(8):
        bit = 1 << rank
        within = [
            plus(total, within[cards ^ bit]) if cards & bit else total
            for cards, total in enumerate(within)
        ]
    return within


def classes(elder: Groups, younger: Groups, within: list[int], frame: Frame) -> Classes:
    """The deals of a suit by class; `within` is younger's `shares`.

    Where numbers are counted a deal is in one class; where it is only asked what is
    possible it is in one for each largest set of demands that it can serve.
    """
    width, plus = frame.numbers
    block = (1 << frame.block) - 1
    found: Classes = {}
    for mine in elder:
        total = 0
        for holding in each(mine.holdings):
            slot = frame.stride * width * holding.bit_count()
            total = plus(total, within[0xFF ^ holding] << slot)
        for number, theirs in enumerate(younger):
            packed = total >> number * frame.block & block
            if not packed:
                continue
            spends = mine.spends + theirs.spends
            serves = join(mine.serves, theirs.serves)
            for one in apart(serves) if frame.numbers is POSSIBLE else (serves,):
                row = found.setdefault(one, {})
                row[spends] = plus(row.get(spends, 0), packed)
    return found


def apart(serves: Serves) -> tuple[Serves, ...]:
    """Each of the largest sets of demands on its own."""
    return tuple((one,) for one in serves)


def useful(every: Classes, exceeded: int) -> Classes:
    """What is possible without the classes that others make superfluous.

    A class that gives the same numbers of cards, serves more and spends less will do in
    every deal. exceeded: the highest bit of each counter.
    """
    entries = [
        (serves[0], spends, packed)
        for serves, row in every.items()
        for spends, packed in row.items()
    ]
    found: Classes = {}
    for served, spends, packed in entries:
        for more, less, slots in entries:
            if (
                more & served == served
                and (spends | exceeded) - less & exceeded == exceeded
                and (more, less) != (served, spends)
            ):
                packed &= ~slots
        if packed:
            found.setdefault((served,), {})[spends] = packed
    return found


def terms(packed: int, width: int) -> list[tuple[int, int]]:
    """The slots of a packed polynomial that aren't zero: where each begins, and its value."""
    found = []
    while packed:
        start = ((packed & -packed).bit_length() - 1) // width * width
        value = packed >> start & (1 << width) - 1
        packed ^= value << start
        found.append((start, value))
    return found
