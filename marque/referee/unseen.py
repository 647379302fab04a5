"""A hand that isn't wholly known: what its owner called, and what he may have called.

Comes in: calls (None: not known), the worlds that the evidence leaves, a code's switches.
Goes out: one `Claim` a category, its bounds as wide as the worlds allow.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from marque.calls.call import Calls, PointCall
from marque.calls.side import Side
from marque.cards.hand import Point
from marque.codes.code import Switches
from marque.referee.claim import (
    LEAST_PIPS,
    MOST_PIPS,
    Claim,
    most_sequences,
    most_sets,
    plain_claim,
    worth,
)

if TYPE_CHECKING:
    from marque.referee.believe import Asked


def called_unseen(
    side: Side, calls: Calls | None, worlds: Asked, switches: Switches
) -> tuple[Claim, Claim, Claim]:
    is_open = calls is None or calls.open
    calls = calls or Calls(open=True)
    runs = tuple(one.sequence for one in calls.sequences)
    groups = tuple(one.set for one in calls.sets)
    return (
        _point_unseen(side, calls.point, worlds, is_open),
        _unseen(
            runs,
            worlds.best("sequence", side) if is_open else None,
            is_open,
            most_sequences(switches) if is_open or calls.more_sequences else 0,
            switches,
        ),
        _unseen(
            groups,
            worlds.best("set", side) if is_open else None,
            is_open,
            most_sets(switches) if is_open or calls.more_sets else 0,
            switches,
        ),
    )


def _point_unseen(side: Side, call: PointCall | None, worlds: Asked, is_open: bool) -> Claim:
    if call is None:
        if not is_open:
            return plain_claim((), None)
        best = worlds.best("point", side)
        return Claim(None, None, None, best, (), best.cards if best else 0)
    low = Point(call.cards, LEAST_PIPS[call.cards] if call.pips is None else call.pips)
    high = Point(call.cards, MOST_PIPS[call.cards] if call.pips is None else call.pips)
    return Claim((call,), None, low, high, (call,), 0)


def _unseen(
    called: tuple[Any, ...], ceiling: Any, is_open: bool, most: int, switches: Switches
) -> Claim:
    """The claim of an unseen hand; most: what twelve cards can count, 0 if no more is called."""
    if not called:
        if not is_open:
            return plain_claim((), None)
        return Claim(None, None, None, ceiling, (), most if ceiling is not None else 0)
    high = max(called[0], ceiling) if ceiling is not None else called[0]
    more = max(0, most - sum(worth(one, switches) for one in called))
    return Claim(called, None, called[0], high, called, more)
