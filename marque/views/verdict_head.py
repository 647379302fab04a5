"""What stands above a verdict: which deal of a file it is, what may have been meant otherwise.

Comes in: a deal as read, and its place in the file. Goes out: blocks, or plain values for
JSON.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from marque.calls.call import Calls
from marque.calls.side import SIDES, Side
from marque.cards.typography import Plain
from marque.referee.deal import Deal
from marque.views.document import Block, Gap, Heading, Line
from marque.views.frame import Frame
from marque.views.safe import safe

_TITLE_WIDTH: Final = 60
_TIERCE_OR_PIPS: Final = "39"


class DealOfFile(NamedTuple):
    """Which deal of a file it is: its number there, its title ("" for none), its first line."""

    number: int
    title: str
    line: int


def heading_blocks(which: DealOfFile | None, frame: Frame) -> tuple[Block, ...]:
    """The line above one deal of several; nothing above a deal that stands alone."""
    if which is None:
        return ()
    say = frame.phrases.say
    if which.title:
        text = say("verdict", "deal-titled", title=safe(which.title, _TITLE_WIDTH))
    else:
        text = say("verdict", "deal-untitled", n=which.number)
    return Heading(text), Gap()


def which_plain(which: DealOfFile | None) -> dict[str, Any]:
    """The same for JSON."""
    return {} if which is None else {"deal": which.title or None, "line": which.line}


def notes_blocks(deal: Deal, frame: Frame) -> tuple[Block, ...]:
    """A line for each thing that can easily be meant otherwise than it was read."""
    return tuple(Line(note["text"], "dim") for note in notes_plain(deal, frame))


def notes_plain(deal: Deal, frame: Frame) -> list[dict[str, Any]]:
    """The same for JSON: the kind, the sides whose words it is about, a sentence."""
    sides = [side for side in SIDES if _says_bare_39(deal.seat(side).calls)]
    return [_note("tierce-or-pips", sides, frame)] if sides else []


def _note(kind: str, sides: list[Side], frame: Frame) -> dict[str, Any]:
    text = frame.phrases.say("verdict", f"note-{kind}")
    return {"kind": kind, "sides": [side.key for side in sides], "text": text}


def _says_bare_39(calls: Calls | None) -> bool:
    """Whether a tierce to the nine was called in figures, by one who called no point."""
    if calls is None or calls.point is not None:
        return False
    places = (call.place for call in calls.sequences if call.place is not None)
    return any(Plain(place.text).text.strip("+ ") == _TIERCE_OR_PIPS for place in places)
