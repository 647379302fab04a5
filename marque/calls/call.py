"""The values that a player's words become.

Comes in: what `announce` has read. Goes out: `Calls`, all that one player called. A
call claims a combination; whether he holds it is the referee's question.
"""

from __future__ import annotations

from typing import NamedTuple

from marque.cards.alphabet import GLYPHS
from marque.cards.hand import Point, Sequence, Set
from marque.cards.pack import Suit
from marque.errors import Place


def _suit_text(suit: Suit | None) -> str:
    return "" if suit is None else GLYPHS[suit]


# Printed, a call is its short form, which `announce` reads as the same.


class PointCall(NamedTuple):
    """A point as called: the number of cards, the pips (None when not said), a suit if named."""

    cards: int
    pips: int | None
    suit: Suit | None = None
    place: Place | None = None

    def __str__(self) -> str:
        shown = f"p{self.cards}" if self.pips is None else str(Point(self.cards, self.pips))
        return shown + _suit_text(self.suit)


class SequenceCall(NamedTuple):
    """A sequence as called, and the suit if named (it never decides an equality)."""

    sequence: Sequence
    suit: Suit | None = None
    place: Place | None = None

    def __str__(self) -> str:
        return str(self.sequence) + _suit_text(self.suit)


class SetCall(NamedTuple):
    """A quatorze or trio as called."""

    set: Set
    place: Place | None = None

    def __str__(self) -> str:
        return str(self.set)


class Calls(NamedTuple):
    """All that one player called.

    point, sequences, sets: the items named, sequences and sets best first (an empty
    tuple: sunk or not held); carte_blanche: whether it was called; open: `?` stood among
    them, so that the rest isn't known; more_sequences, more_sets: `+` stood after one,
    so that all else he holds of that kind is called too.
    """

    point: PointCall | None = None
    sequences: tuple[SequenceCall, ...] = ()
    sets: tuple[SetCall, ...] = ()
    carte_blanche: bool = False
    open: bool = False
    more_sequences: bool = False
    more_sets: bool = False


class Answers(NamedTuple):
    """Younger's answers to elder's point, sequence and set; None where not given.

    Each is "good", "not good" or "equal".
    """

    point: str | None = None
    sequence: str | None = None
    set: str | None = None
