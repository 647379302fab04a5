"""The play as values: winners run by run, packets, or card by card.

Comes in: what `tricks` has read. Goes out: one of three kinds of evidence of the play.
"""

from __future__ import annotations

from typing import NamedTuple

from marque.calls.side import Side
from marque.errors import Place


class Trick(NamedTuple):
    """A card led and the card played to it (None when the adversary had none left to play)."""

    lead: int
    reply: int | None
    place: Place | None = None

    def winner(self, leader: Side) -> Side:
        """Who takes it: the higher card of the suit led (there are no trumps)."""
        lead, reply = self.lead, self.reply
        # Cards of one suit are eight numbers in a row: the higher card is the higher number.
        if reply is not None and lead < reply <= lead | 7:
            return leader.other
        return leader


class Winners(NamedTuple):
    """Who won each trick, in order; fewer than twelve when only the first are known."""

    winners: tuple[Side, ...]


class Packets(NamedTuple):
    """The tricks in each side's packet, and who took the last one (None: not said)."""

    elder: int
    younger: int
    last: Side | None


class Tricks(NamedTuple):
    """The tricks card by card; fewer than twelve when only the first are known."""

    tricks: tuple[Trick, ...]


Play = Winners | Packets | Tricks


class Played(NamedTuple):
    """The count of the play alone as each side said it aloud, the last trick included."""

    elder: int
    younger: int
