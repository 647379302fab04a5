"""A deal as evidence: whatever is known of it, as it was given, and the effects laid on it.

Comes in: hands, discards, calls, answers and tricks that the readers have read; any of
them may be missing or known in part. Goes out: `Deal`, a value that is judged and never
changed. Nothing here draws a conclusion.
"""

from __future__ import annotations

from typing import NamedTuple

from marque.calls.call import Answers, Calls
from marque.calls.plays import Play, Played
from marque.calls.side import Side
from marque.referee.effects import Effect


class Holding(NamedTuple):
    """Cards known to be together: a mask, and whether these are all of them."""

    cards: int
    whole: bool


NOT_KNOWN = Holding(cards=0, whole=False)
NO_ANSWERS = Answers()


class Seat(NamedTuple):
    """What is known of one side.

    name: the player's name, "" when not given; hand: at the calls, after the exchange;
    dealt: before it; discard: what was laid out; calls: all that he called, None when it
    isn't known what he called.
    """

    name: str = ""
    hand: Holding = NOT_KNOWN
    dealt: Holding = NOT_KNOWN
    discard: Holding = NOT_KNOWN
    calls: Calls | None = None


NOBODY = Seat()


class Deal(NamedTuple):
    """One deal as far as it is known.

    answers: younger's to elder's calls; play: the tricks, None when unknown; played: the
    count of the play as said aloud; irregular: whether a hand may have another size than
    twelve; effects: what rulings have laid on the deal, in order.
    """

    elder: Seat = NOBODY
    younger: Seat = NOBODY
    answers: Answers = NO_ANSWERS
    play: Play | None = None
    played: Played | None = None
    irregular: bool = False
    effects: tuple[Effect, ...] = ()

    def seat(self, side: Side) -> Seat:
        """What is known of that side."""
        return self.younger if side else self.elder
