"""Where an error stood: the text's name in words, and the text with the place marked in it.

Comes in: an error, and what was typed. Goes out: "elder's hand", "what elder says, item 2",
"club.toml, line 3"; and two lines, a text and carets under the piece that is meant.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Final

from marque.calls.side import SIDE_KEYS
from marque.errors import MarqueError, Place
from marque.views.document import Piece, Text
from marque.views.frame import Frame
from marque.views.safe import cells, fold, harmless, isolate, safe

_NAME_WIDTH: Final = 200
_CARET: Final = "^"

# The options that take a text, and what that text is called in places.
_OPTIONS: Final = {
    f"--{side}-{what}": f"{side}-{what}"
    for side in SIDE_KEYS
    for what in ("says", "answers", "discard", "dealt", "name")
} | {"--tricks": "tricks", "--play": "tricks", "--played": "played", "--discard": "discard"}


def text_name(source: str, frame: Frame) -> str:
    """A text's name in words, "elder's hand"; an option or file as it is; "" for neither."""
    if frame.phrases.has("errors", f"at-{source}"):
        return frame.phrases.say("errors", f"at-{source}")
    shown = safe(source, _NAME_WIDTH)
    if source.startswith("--"):
        return frame.phrases.say("errors", "typed", text=shown)
    return shown if "." in source or os.sep in source else ""


def where_of(error: MarqueError, message: str, frame: Frame) -> str:
    """Where an error stood, "" if nowhere, or if its message names the file or option."""
    place, say = error.place, frame.phrases.say
    if place is None:
        return ""
    source = _source(error, place)
    name = text_name(source, frame)
    if place.line:
        file = safe(place.source, _NAME_WIDTH)
        name = say("errors", "at-line", where=file, line=str(place.line))
    elif name in message and not frame.phrases.has("errors", f"at-{source}"):
        return ""
    if not name or not place.item:
        return name
    key = "at-item-tricks" if place.source == "tricks" else "at-item"
    return say("errors", key, where=name, item=place.item)


def _source(error: MarqueError, place: Place) -> str:
    """What a side's own name stands for: its hand, its words (in items), or its player."""
    if place.source not in SIDE_KEYS:
        return place.source
    if error.kind in ("unknown-name", "ambiguous-name"):
        return f"{place.source}-name"
    return f"{place.source}-says" if place.item or error.kind == "not-a-call" else place.source


def excerpt(error: MarqueError, typed: Sequence[str], frame: Frame, room: int) -> tuple[Text, ...]:
    """The text in which an error stood, and carets under its piece.

    typed: the arguments of the command; room: in cells. Nothing comes out where it wouldn't
    help: the piece is the whole text, or this doesn't fit on a line or runs from right to left.
    """
    place = error.place
    if place is None or frame.plain or place.line or not place.text:
        return ()
    text = _argument(place, typed)
    if text in ("", place.text):
        return ()
    end = place.start + len(place.text)
    parts = (text[: place.start], place.text, text[end:])
    before, piece, after = (_folded(part, frame) for part in parts)
    whole = before + piece + after
    if len(text.splitlines()) != 1 or cells(whole) > room or isolate(whole) != whole:
        return ()
    carets = " " * cells(before) + _CARET * max(1, cells(piece))
    return ((before, Piece(piece, "strong"), after), carets)


def _argument(place: Place, typed: Sequence[str]) -> str:
    """The argument, or an option's value, in which a place is; "" if there is none.

    Hands are no options: elder's is the first argument with that piece in that place,
    younger's the last one.
    """
    values: dict[str, str] = {}
    arguments: list[str] = []
    waiting = iter(typed)
    for argument in waiting:
        name, equals, value = argument.partition("=")
        if name in _OPTIONS:
            values[_OPTIONS[name]] = value if equals else next(waiting, "")
        else:
            arguments.append(argument)
    if place.source not in (*SIDE_KEYS, "hand"):
        arguments = [values.get(place.source, "")]
    found = [one for one in arguments if one.startswith(place.text, place.start)]
    return found[0 if place.source == SIDE_KEYS[0] else -1] if found else ""


def _folded(text: str, frame: Frame) -> str:
    return fold(harmless(text), frame.charset, frame.suit_letters)
