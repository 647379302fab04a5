"""What a play and its cards can count: every pair of counts, by packets and lead changes.

Comes in: a code's switches. Goes out: for every count that elder can have made the counts
that younger can have beside it, and how much of his elder can have made before younger's
first point, which is what decides a pic. Rules: as in `play`; ten or forty for the cards
come on top of the points of the play. A set of numbers is an int with these bits.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from marque.calls.side import Side
from marque.cards.pack import HAND_SIZE
from marque.codes.code import Switches
from marque.referee.packets import lead_changes

Pair = tuple[int, int]


class Plays(NamedTuple):
    """Plays in which elder counts the same, the cards included.

    youngers: all that younger can count; least, most: bounds of what elder counts before
    younger's first point, or in all when he makes none.
    """

    elder: int
    youngers: int
    least: int
    most: int


class _Course(NamedTuple):
    """Plays that differ in their order alone.

    tricks, leads: of each side; wins: tricks that each took on the adversary's lead; last:
    who took the last one.
    """

    tricks: Pair
    leads: Pair
    wins: Pair
    last: Side


class _End(NamedTuple):
    """What a side counts in the last trick, where that differs from any other trick.

    leads, wins: its leads and tricks won that are counted here (one, or none); leading: those
    of the leads that count a point; extra: what of the points is for the last trick itself.
    """

    leads: int
    wins: int
    leading: int
    points: int
    extra: int


def all_plays(switches: Switches) -> list[Plays]:
    """All plays of twelve tricks."""
    found: dict[tuple[int, int, int], int] = {}
    for course in _courses():
        cards = _cards(course.tricks, switches)
        youngers = 0
        for points, _, _ in _counts(course, Side.YOUNGER, switches):
            youngers |= 1 << points + cards[1]
        for points, leads, extra in _counts(course, Side.ELDER, switches):
            key = (points + cards[0], *_ahead(course, points, leads, extra, switches))
            found[key] = found.get(key, 0) | youngers
    return [Plays(elder, youngers, *ahead) for (elder, *ahead), youngers in found.items()]


def _courses() -> Iterator[_Course]:
    for elder in range(HAND_SIZE + 1):
        tricks = (elder, HAND_SIZE - elder)
        for last in Side:
            if tricks[last]:
                leads = (elder + last, HAND_SIZE - elder - last)
                for wins in lead_changes(tricks, last):
                    yield _Course(tricks, leads, wins, last)


def _cards(tricks: Pair, switches: Switches) -> Pair:
    """What the majority of the tricks counts, or all of them."""
    elder, younger = tricks
    if elder == younger:
        return 0, 0
    value = switches.cards_value if elder and younger else switches.capot_value
    return (value, 0) if elder > younger else (0, value)


def _counts(course: _Course, side: Side, switches: Switches) -> Iterator[tuple[int, int, int]]:
    """All that a side can count: points, leads that count, what the last trick adds.

    Nines and less don't count in every code.
    """
    for end in _ends(course, side, switches):
        leads, wins = course.leads[side] - end.leads, course.wins[side] - end.wins
        for lead in range(0 if switches.lead_min_ten else leads, leads + 1):
            for win in range(0 if switches.win_min_ten else wins, wins + 1):
                points = lead * switches.lead_value + win * switches.win_scores
                yield points + end.points, lead + end.leading, end.extra


def _ends(course: _Course, side: Side, switches: Switches) -> set[_End]:
    """Every way in which the last trick can end for a side."""
    value, lead, win = switches.last_trick_value, switches.lead_value, switches.win_scores
    tricks, wins = course.tricks[side], course.wins[side]
    capot = min(course.tricks) == 0
    if side is not course.last or (capot and not switches.last_trick_in_capot):
        return {_End(0, 0, 0, 0, 0)}
    if not switches.last_trick_flat:
        extra = max(0, value - 1)
        return {_End(0, 0, 0, extra, extra)}
    ends = set()
    if tricks > wins:  # he may have led it
        ends.add(_End(1, 0, 1, max(value, lead), max(0, value - lead)))
        if switches.lead_min_ten:
            ends.add(_End(1, 0, 0, value, value))
    if wins and (wins > 1 or tricks == 1 or side is Side.ELDER):  # or won it on a lead
        ends.add(_End(0, 1, 0, max(value, win), max(0, value - win)))
        if switches.win_min_ten:
            ends.add(_End(0, 1, 0, value, value))
    return ends


def _ahead(course: _Course, points: int, leads: int, extra: int, switches: Switches) -> Pair:
    """The least and the most that elder counts before younger's first point."""
    tricks, wins, value = course.tricks[0], course.wins[0], switches.lead_value
    whole = points if switches.last_trick_to_pic else points - extra
    if not course.tricks[1]:
        whole += switches.capot_value if switches.capot_to_pic else 0
        return whole, whole
    # Elder's first tricks, then a lead that he loses; the other leads may be those that count.
    fewest, most = (tricks, tricks) if tricks and not wins else (0, tricks - wins)
    least = max(0, leads - (course.leads[0] - fewest - 1)) * value
    if switches.win_scores and not switches.win_min_ten:
        return least, min(leads, most + 1) * value
    return least, whole
