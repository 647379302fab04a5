"""What both sides can count before the play, repics included, and where a pic is still open.

Comes in: a code's switches. Goes out: every pair of counts that two hands can come to,
whatever is called or sunk: each category is good to one side, or to nobody. Rules: the
order of counting, and what saves from repic and pic, as in `bonus`. A set of numbers is an
int with these bits.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from marque.calls.side import SIDES, Side
from marque.cards.pack import TALON_SIZE
from marque.codes.code import Switches
from marque.referee.totals_held import (
    IN_SETS,
    SUIT_SIZE,
    Held,
    Sets,
    after_blanche,
    all_sets,
    held,
    run_values,
    ways_beside,
)

Pair = tuple[int, int]

# The same thirty as in `bonus`, which a bare pair of totals needn't load.
THIRTY: Final = 30


class OpenPic(NamedTuple):
    """Both counts where a side still makes a pic with so many points in play, if first."""

    counts: Pair
    side: Side
    need: int


class Hands(NamedTuple):
    """The counts before the play.

    settled: for each count of elder all that younger can count beside it, where no pic can
    follow; open: where one can.
    """

    settled: dict[int, int]
    open: set[OpenPic]


def all_hands(switches: Switches, reach: Pair) -> Hands:
    """All counts before the play.

    reach: the most that each side can count in play before the other's first point.
    """
    book = _Book(switches, reach)
    taken = (switches.elder_max_discard, TALON_SIZE - switches.elder_min_discard)
    for sets in all_sets(switches):
        ways = ways_beside(sets, switches)
        plain = held(ways)
        for owner in SIDES:
            book.enter(owner, sets, plain, None)
            book.enter(owner, sets, plain, owner.other)
            book.enter(owner, sets, held(after_blanche(ways, sets, taken[owner])), owner)
    return book.hands()


class _Book:
    """The pairs entered so far.

    counts: by side, for each count of its adversary all counts of its own beside it.
    """

    def __init__(self, switches: Switches, reach: Pair) -> None:
        self.switches = switches
        self.counts: tuple[dict[int, int], dict[int, int]] = ({}, {})
        self.open: set[OpenPic] = set()
        self.repic = (
            switches.repic_value,
            switches.repic_value if switches.younger_repique else 0,
        )
        self.reach = (
            reach[0] if switches.pic_value else 0,
            reach[1] if switches.pic_value and switches.younger_pic else 0,
        )
        # Where something that counts nothing can save from repic and pic (an equality, or a
        # combination without value), what makes them is entered without them too.
        values = (*run_values(switches), switches.quatorze_value, switches.trio_value)
        worthless = not all((*values, switches.carte_blanche_value))
        self.may_save = switches.equality_saves or worthless
        # Where a carte blanche makes thirty nearly by itself, it is entered with a repic too.
        blanche = switches.carte_blanche_value if switches.carte_blanche_helps else 0
        self.blanche_repic = blanche + SUIT_SIZE >= THIRTY

    def hands(self) -> Hands:
        """All that was entered."""
        settled = dict(self.counts[Side.YOUNGER])
        for younger, elders in self.counts[Side.ELDER].items():
            for elder in members(elders):
                settled[elder] = settled.get(elder, 0) | 1 << younger
        return Hands(settled, self.open)

    def enter(self, owner: Side, sets: Sets, beside: Held, blanche: Side | None) -> None:
        """Enter what can be held beside an owner's sets; blanche: who had carte blanche."""
        other = owner.other
        self._alone(owner, _with_points(beside.all_one) << sets.points, blanche)
        if sets.ranks:
            point_and_runs = _with_points(beside.sets_alone) & ~1
            self._first(other, point_and_runs, sets.points, blanche)
        for point in range(1, SUIT_SIZE + 1):
            # With the point on one side and the runs on the other neither comes to thirty.
            runs = beside.runs_alone[point] & ~1
            self._settle(other, runs, point + sets.points, blanche)
            self._settle(owner, beside.point_alone[point] << sets.points, point, blanche)
        if self.switches.both_trios_score and sets.trios and not sets.quatorzes:
            self._both_trios(owner, sets, beside, blanche)

    def _both_trios(self, owner: Side, sets: Sets, beside: Held, blanche: Side | None) -> None:
        """The same where the other side counts trios too, so that neither makes a pic."""
        point_and_runs = _with_points(beside.all_one) << sets.points
        most = IN_SETS - sets.trios if self.switches.minors_score else 1
        for trios in range(1, most + 1):
            more = trios * self.switches.trio_value
            self._first(owner, point_and_runs, more, blanche, late=sets.points)
            for point in range(1, SUIT_SIZE + 1):
                runs = beside.runs_alone[point] << more
                self._settle(owner.other, runs, point + sets.points, blanche)
                runs = beside.point_alone[point] << sets.points
                self._settle(owner, runs, point + more, blanche)

    def _alone(self, side: Side, counts: int, blanche: Side | None) -> None:
        """Enter the counts of a side whose adversary counts at most a carte blanche."""
        reach = self.reach[side]
        if reach and not self._saved(side, blanche):
            thirty = self._thirty(side, blanche)
            able = _from(counts, thirty - reach)
            if self.switches.repic_value:  # who has thirty in hand makes no pic
                able &= ~_from(counts, thirty)
            own, theirs = self._blanche(side, blanche)
            for count in members(able):
                both = (count + own, theirs)
                need = max(1, thirty - count)
                self.open.add(OpenPic(both if side is Side.ELDER else both[::-1], side, need))
            if not self.may_save:
                counts &= ~able
        self._first(side, counts, 0, blanche)

    def _first(
        self, side: Side, counts: int, against: int, blanche: Side | None, late: int = 0
    ) -> None:
        """Enter the counts of a side that counts before its adversary, a carte blanche apart.

        late: what of them comes after, or with, something of the adversary's.
        """
        repics = 0
        saved = against and self.switches.repique_saved_by == "anything"
        if self.repic[side] and not saved and not self._saved(side, blanche):
            repics = _from(counts, self._thirty(side, blanche) + late)
        self._settle(side, counts if self.may_save else counts & ~repics, against, blanche)
        self._settle(side, repics << self.repic[side], against, blanche)

    def _settle(self, side: Side, counts: int, against: int, blanche: Side | None) -> None:
        """Enter a side's counts beside one count of its adversary, and add the carte blanche."""
        if not counts:
            return
        own, theirs = self._blanche(side, blanche)
        book = self.counts[side]
        book[against + theirs] = book.get(against + theirs, 0) | counts << own
        if blanche is not None and self.blanche_repic:
            more = self.repic[blanche]
            own, theirs = (own + more, theirs) if blanche is side else (own, theirs + more)
            book[against + theirs] = book.get(against + theirs, 0) | counts << own

    def _blanche(self, side: Side, blanche: Side | None) -> Pair:
        """What a side and its adversary count for carte blanche."""
        value = self.switches.carte_blanche_value
        return (value if blanche is side else 0, value if blanche is side.other else 0)

    def _saved(self, side: Side, blanche: Side | None) -> bool:
        return blanche is side.other and self.switches.carte_blanche_saves

    def _thirty(self, side: Side, blanche: Side | None) -> int:
        """What makes thirty for a side with its carte blanche, if it helps."""
        helps = blanche is side and self.switches.carte_blanche_helps
        return THIRTY - (self.switches.carte_blanche_value if helps else 0)


def members(numbers: int) -> list[int]:
    """The numbers of a set, least first."""
    found = []
    while numbers:
        bit = numbers & -numbers
        found.append(bit.bit_length() - 1)
        numbers ^= bit
    return found


def _with_points(runs_by_point: list[int]) -> int:
    """All that point and runs can count together."""
    found = 0
    for point, runs in enumerate(runs_by_point):
        found |= runs << point
    return found


def _from(numbers: int, least: int) -> int:
    """The numbers of a set that aren't less than the least."""
    least = max(0, least)
    return numbers >> least << least
