"""What fills the sentence of an error: its values as words, figures, and things to type.

Comes in: an error. Goes out: texts and whole numbers, by the names that `language.errors`
has for them. What was typed is made harmless and cut; a value that has no words is left out.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from marque.calls.announce import parse_calls
from marque.calls.side import SIDES, Side
from marque.cards.alphabet import ALPHABETS
from marque.cards.pack import FULL
from marque.errors import MarqueError
from marque.views.error_place import text_name
from marque.views.frame import Frame
from marque.views.safe import ELLIPSIS, safe
from marque.views.terms import card_text, combinations_text, who

Values = dict[str, str | int]

NEAR: Final = ("nearest", "near", "closest")
_QUOTED: Final = (*NEAR, "candidates", "value")
_MOST_LISTED: Final = 12
_LARGEST: Final = 10**15

_PIECE_WIDTH: Final = 40
_VALUE_WIDTH: Final = 60
# A file's name, all the cards of a deal: what tells two of them apart may stand at the end.
_LONG_WIDTH: Final = 400
_LONG: Final = ("path", "fr", "en", "what")

_NO_NAMES: Final = ("", "")
_FRENCH_RANKS: Final = str.maketrans("KQJT", "RDVX")


def values_of(error: MarqueError, frame: Frame) -> Values:
    """The values of an error that have words, and what follows from them and its place.

    That is: `piece` and `file` (what was typed, and in which file), `named` (the switch or
    key), `ranks` and `suits` (the letters of cards that were tried), `least`, `most` and
    `limit` (from `allowed`), `elder` and `younger` (their bounds, from `low` and `high`).
    """
    values: Values = {}
    for name, value in error.values.items():
        values |= _shown(name, value, error, frame)
    if "switch" in values or "key" in values:
        values["named"] = values.get("switch") or values["key"]
    values |= _letters(error, frame) | _bounds(error, frame)
    if error.place is not None:
        values["file"] = safe(error.place.source, _LONG_WIDTH)
        values["piece"] = safe(error.place.text, _PIECE_WIDTH)
    return {name: value for name, value in values.items() if value != ""}


def _shown(name: str, value: Any, error: MarqueError, frame: Frame) -> Values:
    """One value in words, under its own name as a rule."""
    match name, value:
        case _, None | bool():
            return {}
        case _, Side():
            return {name: who(value, _NO_NAMES, frame)}
        case "card" | "held", int():
            return {name: card_text(value, frame)} if value in range(FULL.bit_length()) else {}
        case "allowed", int():
            return {"limit": value}
        case "allowed", [int(least), int(most)]:
            return {"least": least, "most": most}
        case _, int():
            return {name: value} if abs(value) < _LARGEST else {}
        case _, str():
            text = _text(name, value, error, frame)
            return {name: _quoted(text, frame) if name in _QUOTED and text else text}
        case _, [*items]:
            texts = [_item(name, one, error, frame) for one in items[:_MOST_LISTED]]
            more = [ELLIPSIS] if len(items) > _MOST_LISTED else []
            return {name: frame.phrases.listed([*filter(None, texts), *more], _joint(name))}
    return {}
