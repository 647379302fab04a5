"""Pic and repic: made or not, with the counted list that shows why.

Comes in: the outcomes of the hand, the play, and a code's switches. Goes out: for each
side a `Bonus` for repic and one for pic. Rules: thirty in hand before the adversary has
counted anything is a repic, thirty in hand and play a pic, for elder alone (Dictionnaire,
hasards; Cavendish, Laws 68 and 69); what counts first is the order of counting
(Cavendish, Law 67), and carte blanche saves from both (Cavendish, Law 18; Dictionnaire,
cartes blanches).
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import NamedTuple

from marque.calls.plays import Winners
from marque.calls.side import Side
from marque.cards.pack import HAND_SIZE
from marque.codes.code import Code
from marque.referee.compare import GOOD, Outcome
from marque.referee.play import PlayCount, count_play, without
from marque.referee.verdict import Bonus, Step

THIRTY = 30

ORDER = ("carte-blanche", "point", "sequence", "set")

Hand = tuple[Outcome, ...]
"""One possible outcome of each category, in the order of counting."""


class Walk(NamedTuple):
    """One way towards thirty: the steps, whether it got there, and what saved from it."""

    steps: tuple[Step, ...]
    made: bool
    saved_by: str
    open: bool = False


class Walks(NamedTuple):
    """A side's ways through the hand, one for each hand that the evidence leaves.

    least, most: with the least and with the most that every category can count; certain:
    whether there is one hand, and one count of it.
    """

    least: list[Walk]
    most: list[Walk]
    certain: bool


def walk_hands(side: Side, hands: Sequence[Sequence[Outcome]], code: Code) -> Walks:
    """Count through every hand that there can be.

    hands: for each category in the order of counting its possible outcomes.
    """
    least = [_hand_walk(side, hand, code, most=False) for hand in product(*hands)]
    if all(len(one) == 1 and one[0].low == one[0].high for one in hands):
        return Walks(least, least, True)
    most = [_hand_walk(side, hand, code, most=True) for hand in product(*hands)]
    return Walks(least, most, False)


def repic(side: Side, walks: Walks, code: Code, muted: bool) -> Bonus:
    """Whether a side makes repic, over every outcome that the evidence leaves."""
    switch = "younger_repique" if side is Side.YOUNGER else "repic_value"
    if muted or not code.switches.repic_value or (side and not code.switches.younger_repique):
        return _bonus("repic", side, code, switch, None)
    least = [_as_repic(walk, code) for walk in walks.least]
    most = least if walks.certain else [_as_repic(walk, code) for walk in walks.most]
    return _bonus("repic", side, code, "repic_value", _verdict_of(least, most), least[0])


def pic(side: Side, walks: Walks, play: PlayCount | None, code: Code, muted: bool) -> Bonus:
    """Whether a side makes pic, a hand that makes repic never making it as well."""
    if muted or not code.switches.pic_value or (side and not code.switches.younger_pic):
        switch = "younger_pic" if side else "pic_value"
        return _bonus("pic", side, code, switch, None)
    if walks.certain and (play is None or play.exact):
        walk = _as_pic(side, walks.least[0], play, code, most=False)
        return _bonus("pic", side, code, "pic_value", _verdict_of([walk], [walk]), walk)
    least, most = [], []
    for low_hand, high_hand in zip(walks.least, walks.most, strict=True):
        low = _as_pic(side, low_hand, play, code, most=False)
        high = _as_pic(side, high_hand, play, code, most=True)
        if high.saved_by == "repic" and low.saved_by in ("", "play"):
            # The most makes repic and the least doesn't: what lies between may make pic, and
            # where the least does, it may still have been a repic.
            low, high = low._replace(made=False), high._replace(open=True)
        least.append(low)
        most.append(high)
    return _bonus("pic", side, code, "pic_value", _verdict_of(least, most), least[0])


def _verdict_of(least: list[Walk], most: list[Walk]) -> bool | None:
    if all(walk.made for walk in least):
        return True
    return None if any(walk.made or walk.open for walk in most) else False


def _bonus(
    kind: str, side: Side, code: Code, switch: str, made: bool | None, walk: Walk | None = None
) -> Bonus:
    """The bonus as a value; without a walk the code doesn't allow it at all."""
    cell = code.cells[switch]
    if walk is None:
        return Bonus(kind, side, False, (), "not-allowed", "", switch, cell.cite, cell.supplied)
    if made:
        why = "made"
    elif made is None:
        why = "open"
    else:
        why = "saved" if walk.saved_by else "short"
    saved_by = walk.saved_by if why == "saved" else ""
    return Bonus(kind, side, made, walk.steps, why, saved_by, switch, cell.cite, cell.supplied)


def _saves(kind: str, outcome: Outcome, side: Side, code: Code) -> bool:
    """Whether this outcome saves the adversary of `side` from its pic and repic."""
    switches = code.switches
    if outcome.good in GOOD[side.other]:
        return kind != "carte-blanche" or switches.carte_blanche_saves
    return outcome.good == "equal" and switches.equality_saves


def _hand_walk(side: Side, hand: Hand, code: Code, *, most: bool) -> Walk:
    """Count through the hand in order, up to what saves the adversary, if anything does."""
    steps: list[Step] = []
    running = 0
    for kind, outcome in zip(ORDER, hand, strict=True):
        if _saves(kind, outcome, side, code):
            return Walk(tuple(steps), False, kind)
        points = (outcome.high if most else outcome.low)[side]
        if points and (kind != "carte-blanche" or code.switches.carte_blanche_helps):
            running += points
            steps.append(Step(kind, points, running))
    return Walk(tuple(steps), False, "")


def _as_repic(walk: Walk, code: Code) -> Walk:
    """The walk through the hand up to thirty; what comes after it may save all the same."""
    for n, step in enumerate(walk.steps, 1):
        if step.running >= THIRTY:
            saved = walk.saved_by if code.switches.repique_saved_by == "anything" else ""
            return Walk(walk.steps[:n], not saved, saved)
    return walk


def _as_pic(side: Side, in_hand: Walk, play: PlayCount | None, code: Code, *, most: bool) -> Walk:
    """The walk through the hand, and on through the play until thirty or what saves."""
    if code.switches.repic_value and _as_repic(in_hand, code).made:
        return Walk((), False, "repic")
    if in_hand.saved_by:
        return in_hand
    steps = list(in_hand.steps)
    running = steps[-1].running if steps else 0
    if play is None:
        reach = running + _most_in_play(code, HAND_SIZE)
        return Walk(tuple(steps), False, "", open=reach >= THIRTY)
    if not play.ordered:
        return _pic_by_packets(side, running, steps, play, code)
    return _pic_in_order(side, running, steps, play, code, most)


def _most_in_play(code: Code, tricks: int) -> int:
    """The most that so many tricks to come can add to a count towards thirty."""
    switches = code.switches
    most = tricks * max(switches.lead_value, switches.win_scores)
    if switches.last_trick_to_pic:
        most += switches.last_trick_value
    return most + (switches.capot_value if switches.capot_to_pic else 0)


def _pic_in_order(
    side: Side, running: int, steps: list[Step], play: PlayCount, code: Code, most: bool
) -> Walk:
    """The play point by point, in the order in which it was made."""
    for point in play.points:
        if point.side is not side:
            if point.low or (point.high and not most):
                return Walk(tuple(steps), False, "play")
            continue
        if point.kind == "last" and not code.switches.last_trick_to_pic:
            continue
        running += point.high if most else point.low
        steps.append(Step("last-trick" if point.kind == "last" else "play", point.low, running))
        if running >= THIRTY:
            return Walk(tuple(steps), True, "")
    return _pic_by_capot(side, running, steps, play, code)


def _pic_by_capot(side: Side, running: int, steps: list[Step], play: PlayCount, code: Code) -> Walk:
    """Nobody stopped the count: the forty for a capot may still complete it."""
    if play.capot is side and code.switches.capot_to_pic and code.switches.capot_value:
        running += code.switches.capot_value
        steps.append(Step("capot", code.switches.capot_value, running))
        return Walk(tuple(steps), running >= THIRTY, "")
    reach = running + _most_in_play(code, HAND_SIZE - sum(play.tricks))
    return Walk(tuple(steps), False, "", open=not play.whole and reach >= THIRTY)


def _pic_by_packets(
    side: Side, running: int, steps: list[Step], play: PlayCount, code: Code
) -> Walk:
    """The packets alone: the order of the tricks isn't known, unless one side has them all."""
    extra = 0 if code.switches.last_trick_to_pic else play.extra[side]
    if not play.tricks[side.other] and not play.high[side.other]:
        own = play.low[side] - extra
        if own:
            steps.append(Step("play", own, running + own))
        if running + own >= THIRTY:
            return Walk(tuple(steps), True, "")
        if play.exact:
            return _pic_by_capot(side, running + own, steps, play, code)
        return Walk(tuple(steps), False, "", open=running + play.high[side] >= THIRTY)
    # Of all orders that fit, the one with his tricks last counts least, that with them first most.
    least, most = (
        _pic_in_one_order(side, running, play, code, first=first) for first in (False, True)
    )
    if least.made:
        own = least.steps[-1].running - running
        return Walk((*steps, Step("play", own, running + own)), True, "")
    reach = most.made and running + play.high[side] >= THIRTY
    return Walk(tuple(steps), False, "" if reach else "play", open=reach)


def _pic_in_one_order(
    side: Side, running: int, play: PlayCount, code: Code, *, first: bool
) -> Walk:
    """The count in the order in which the side's tricks come first, or last, as far as may be."""
    from marque.referee.packets import extreme_order

    order = extreme_order(side, play.tricks, play.last, first=first)
    count = count_play(Winners(order), None, code.switches, HAND_SIZE)
    # A side that counts nothing, by a ruling, does so in every order.
    count = without(count, (not play.high[0], not play.high[1]))
    return _pic_in_order(side, running, [], count, code, most=first)
