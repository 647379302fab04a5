"""What a record proves of each call, refutes, or leaves open, and what would settle that.

Comes in: a deal and its verdict. Goes out: for every call that was made whether it was held.
A known hand answers at once; of a hand that nobody saw the worlds tell that fit all the
cards: held in every one of them, in none, or in some.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from marque.calls.call import Calls, SetCall
from marque.calls.side import SIDES, Side
from marque.cards.pack import SUITS, card, mask_of
from marque.referee.believe import Call, category_of
from marque.referee.consistency import Known, known_cards
from marque.referee.deal import Deal
from marque.referee.verdict import Verdict
from marque.referee.worlds import SideEvidence, Worlds


class CallState(NamedTuple):
    """One call, and what the record says of it.

    state: "held" (whoever doubts it is refuted), "false" (proved not to have been held) or
    "open"; settle: the cards whose places would settle it, 0 where it takes the hand.
    """

    side: Side
    category: str
    call: Call
    state: str
    settle: int


def call_states(deal: Deal, verdict: Verdict) -> tuple[CallState, ...]:
    """The state of every call, elder's first, in the order point, sequences, sets.

    Raises nothing: the deal is one that was judged.
    """
    known, _ = known_cards(deal)
    worlds: Worlds | None = None
    found = []
    for side in SIDES:
        for call in _each(deal.seat(side).calls):
            category = category_of(call)
            if _is_false(call, side, verdict):
                state = "false"
            elif known[side].whole:
                state = "held"
            else:
                worlds = worlds or Worlds(_evidence(known[0]), _evidence(known[1]))
                state = "held" if worlds.must(side, call) else "open"
            settle = _settling(call, known[side]) if state == "open" else 0
            found.append(CallState(side, category, call, state, settle))
    return tuple(found)


def _each(calls: Calls | None) -> Iterator[Call]:
    if calls is None:
        return
    if calls.point is not None:
        yield calls.point
    yield from calls.sequences
    yield from calls.sets


def _is_false(call: Any, side: Side, verdict: Verdict) -> bool:
    return any(
        one.side is side and "claim" in one.values and one.values["claim"] is call
        for one in verdict.findings
    )


def _evidence(known: Known) -> SideEvidence:
    return SideEvidence(known.must, known.cannot, known.size)


def _settling(call: Call, known: Known) -> int:
    """The cards of a set whose place nobody knows; of a point or a sequence too many matter."""
    if not isinstance(call, SetCall):
        return 0
    rank = mask_of(card(suit, call.set.rank) for suit in SUITS)
    return rank & ~known.must & ~known.cannot
