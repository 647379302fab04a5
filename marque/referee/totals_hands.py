"""What both sides can count before the play, repics included, and where a pic is still open.

Comes in: a code's switches. Goes out: every pair of counts that two hands can come to,
whatever is called or sunk: each category is good to one side or to nobody. Rules: the
order of counting, and what saves from repic and pic, as in `bonus`. A set of numbers is an
int with these bits.
"""

from __future__ import annotations

from typing import NamedTuple

from marque.calls.side import SIDES, Side
from marque.codes.code import Switches
from marque.referee.bonus import THIRTY
from marque.referee.totals_held import (
    SETS,
    Held,
    Sets,
    after_blanche,
    all_sets,
    held,
    run_values,
    sums,
    ways_beside,
)


class OpenPic(NamedTuple):
    """Counts beside which a side may still make a pic: with so many points in play, first."""

    elder: int
    younger: int
    side: Side
    need: int


class Hands(NamedTuple):
    """The counts before the play.

    settled: for each count of elder all that younger can count beside it, where no pic can
    follow; open: where one can.
    """

    settled: dict[int, int]
    open: set[OpenPic]


def all_hands(switches: Switches, reach: tuple[int, int]) -> Hands:
    """All counts before the play.

    reach: the most that each side can count in play before the other's first point.
    """
    book = _Book(switches, reach)
    figures = (switches.elder_max_discard, 8 - switches.elder_min_discard)
    for sets in all_sets(switches):
        ways = ways_beside(sets, switches)
        plain = held(ways)
        for owner in SIDES:
            book.enter(owner, sets, plain, None)
            book.enter(owner, sets, plain, owner.other)
            book.enter(owner, sets, held(after_blanche(ways, sets, figures[owner])), owner)
    return book.hands()


class _Book:
    """The pairs so far: by side, the other side's count and beside it all counts of that side.

    may_save: whether something that counts nothing can save from repic and pic: an equality,
    or a combination without value. Then what would make them is entered without them too.
    """

    def __init__(self, switches: Switches, reach: tuple[int, int]) -> None:
        self.switches = switches
        values = [one.points for one in all_sets(switches) if one.ranks] + run_values(switches)
        self.may_save = switches.equality_saves or not all((*values, switches.carte_blanche_value))
        younger = (True, switches.younger_repique), (True, switches.younger_pic)
        self.repic = [switches.repic_value * allowed for allowed in younger[0]]
        self.reach = [
            most if switches.pic_value and allowed else None
            for most, allowed in zip(reach, younger[1], strict=True)
        ]
        self.counts: tuple[dict[int, int], dict[int, int]] = ({}, {})
        self.open: set[OpenPic] = set()

    def enter(self, owner: Side, sets: Sets, held: Held, blanche: Side | None) -> None:
        """Enter what can be held beside an owner's sets, and who was dealt a carte blanche."""
        other = owner.other
        mine, theirs = _with_points(held.all_one), _with_points(held.sets_alone)
        self._first(owner, mine << sets.points, 0, blanche)
        if sets.ranks:
            self._first(other, theirs & ~1, sets.points, blanche)
        for point in range(1, len(held.all_one)):
            runs = held.runs_alone[point] & ~1
            self._divided(other, runs, point + sets.points, blanche, point)
            self._divided(owner, held.point_alone[point] << sets.points, point, blanche, point)
        if self.switches.both_trios_score and sets.trios and not sets.quatorzes:
            self._both_trios(owner, sets, held, blanche)

    def hands(self) -> Hands:
        """All that was entered."""
        settled = dict(self.counts[Side.YOUNGER])
        for younger, elders in self.counts[Side.ELDER].items():
            while elders:
                bit = elders & -elders
                elder = bit.bit_length() - 1
                settled[elder] = settled.get(elder, 0) | 1 << younger
                elders ^= bit
        return Hands(settled, self.open)
