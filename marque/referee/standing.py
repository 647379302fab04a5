"""How one side's combination can stand to the other's, over all worlds.

Comes in: the worlds that the evidence leaves, and claims. Goes out: whether, in some world,
the one is above the other, equal to it, below it. Of two points the number of cards decides,
then the pips (Dictionnaire, marche; Cavendish, Law 46; with 32 cards the pips alone would
say the same: Académie, art. 27); pips that weren't said are any that the worlds allow.
"""

from __future__ import annotations

from typing import NamedTuple

from marque.calls.call import PointCall, SequenceCall
from marque.calls.side import Side
from marque.cards.hand import Point
from marque.cards.pack import PIPS
from marque.referee.demands import Call, Combination, as_call
from marque.referee.holdings import POINTS
from marque.referee.worlds import Worlds


class Standing(NamedTuple):
    """Whether the one is, in some world, above the other, equal to it, below it."""

    above: bool
    equal: bool
    below: bool


def standing(worlds: Worlds, side: Side, claim: Call | Combination) -> Standing:
    """How the best in a side's hand can stand to what its adversary claims.

    Asked of the worlds in which the adversary holds the claim.
    """
    call = as_call(claim)
    worlds = worlds.given(side.other, call)
    if isinstance(call, PointCall) and call.pips is None:
        return _to_number_of_cards(worlds, side, call)
    if isinstance(call, PointCall):
        return _to_combination(worlds, side, _said(call))
    return _to_combination(
        worlds, side, call.sequence if isinstance(call, SequenceCall) else call.set
    )


def good_against_the_cards(worlds: Worlds, side: Side, claim: Call | Combination) -> bool:
    """Whether the side can hold it, and its adversary then holds nothing as good."""
    return standing(worlds, side.other, claim) == Standing(above=False, equal=False, below=True)


def compare_points(worlds: Worlds, side: Side, mine: PointCall, theirs: PointCall) -> Standing:
    """How a side's called point can stand to its adversary's, each with its pips or without.

    Asked of the worlds in which each holds what it called.
    """
    worlds = worlds.given(side, mine).given(side.other, theirs)
    above = equal = below = False
    for their_call in readings(worlds, side.other, theirs):
        their_point = _said(their_call)
        for my_call in readings(worlds.given(side.other, their_call), side, mine):
            my_point = _said(my_call)
            above = above or my_point > their_point
            equal = equal or my_point == their_point
            below = below or my_point < their_point
        if mine.cards != theirs.cards or (above and equal and below):
            break
    return Standing(above, equal, below)


def readings(worlds: Worlds, side: Side, call: PointCall) -> list[PointCall]:
    """What a side's called point can be, its pips said: itself, or several without pips."""
    return [
        reading
        for point in POINTS
        if point.cards == call.cards
        and call.pips in (None, point.pips)
        and worlds.can(side, reading := call._replace(pips=point.pips))
    ]


def _said(call: PointCall) -> Point:
    assert call.pips is not None
    return Point(call.cards, call.pips)


def _to_combination(worlds: Worlds, side: Side, combination: Combination) -> Standing:
    return Standing(
        worlds.can_exceed(side, combination),
        worlds.can_equal(side, combination),
        worlds.can_fall_short(side, combination),
    )


def _to_number_of_cards(worlds: Worlds, side: Side, call: PointCall) -> Standing:
    below_all, above_all = Point(call.cards, 0), Point(call.cards, sum(PIPS))
    above = worlds.can_exceed(side, above_all)
    below = worlds.can_fall_short(side, below_all)
    equal = False
    # Where the side's best has as many cards, the pips decide.
    as_many = worlds.given(side, PointCall(call.cards, None)).at_most(side, above_all)
    for reading in readings(as_many, side.other, call):
        if above and equal and below:
            break
        point, read_so = _said(reading), as_many.given(side.other, reading)
        above = above or read_so.can_exceed(side, point)
        equal = equal or read_so.can_equal(side, point)
        below = below or read_so.can_fall_short(side, point)
    return Standing(above, equal, below)
