"""Errors as sentences: what is wrong, where it stood, what would be right.

Comes in: an error, a kind with values. Goes out: a `Document` in the frame's language, or
JSON (contract, section 6). The texts are in `language.errors`. A text's key is the kind, and
after it whatever narrows it down and has a text: the setting, the reason (`reason`, `why`,
`what` or `combination`), then what a telling value says, the name of the text where it
stood, or the name of a value that is there. The narrowest text whose values are all there
is said; so a new reason has the text of its kind, and nobody ever sees a key.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from marque.calls.announce import parse_calls
from marque.calls.call import Calls
from marque.calls.side import Side
from marque.cards.alphabet import ALPHABETS
from marque.errors import MarqueError, Place
from marque.language.words import Phrases
from marque.views.document import Block, Document, Fact, Facts, Gap, Line, Piece
from marque.views.frame import Frame
from marque.views.safe import ELLIPSIS, cells, fold, harmless, isolate, safe
from marque.views.terms import card_text, listed

MOST_SHOWN: Final = 20
_MOST_LISTED: Final = 12

_REASONS: Final = ("reason", "why", "what", "combination")
_TELLING: Final = ("missing", "belongs", "rank")
_NEAR: Final = ("nearest", "near", "closest")
_CARDS: Final = ("card", "held")
_COUNTS: Final = ("count", "given", "games", "available", "remains")
# What stands in a list of things to type rather than of names.
_SHORT_FORMS: Final = ("readings", "possible", "allowed")

_PIECE_WIDTH: Final = 40
_VALUE_WIDTH: Final = 60
# A file's name, a whole reading: nothing of them is cut as long as it may be told apart.
_LONG_WIDTH: Final = 300
_LONG: Final = ("path", "fr", "en", "what")

Values = dict[str, str | int]


class Told(NamedTuple):
    """One error in words; where and hint may be "".

    where says which text and what part of it, or "" where the message says so itself.
    """

    message: str
    where: str
    hint: str


def errors_view(error: MarqueError, frame: Frame, typed: Sequence[str] = ()) -> Document:
    """Every error in this one, the first twenty of them, and how many more there are.

    typed: the arguments of the command, in which the place of an error is shown.
    """
    blocks: list[Block] = []
    for one in error.errors[:MOST_SHOWN]:
        blocks += [Gap(), *_blocks(one, frame, typed)]
    if more := len(error.errors[MOST_SHOWN:]):
        blocks += [Gap(), Line(frame.phrases.say("errors", "more", count=more))]
    return tuple(blocks)


def errors_json(error: MarqueError, phrases: Phrases) -> str:
    """Every error in this one as one line of JSON, whatever the stream can encode."""
    frame = Frame(phrases.lang, cards=phrases.lang)
    errors = [_plain(one, frame) for one in error.errors]
    return json.dumps({"schema": "marque.errors/1", "errors": errors}) + "\n"


def _blocks(error: MarqueError, frame: Frame, typed: Sequence[str]) -> Iterator[Block]:
    told = tell(error, frame)
    yield Line(told.message, "bad")
    say = frame.phrases.say
    facts = [Fact(say("errors", "where"), told.where)] if told.where else []
    room = frame.width - max(len(say("errors", label)) for label in ("where", "hint")) - 2
    if facts and error.place and not frame.plain:
        facts += _excerpt(error.place, typed, frame, room)
    if told.hint:
        facts.append(Fact(say("errors", "hint"), told.hint))
    if facts:
        yield Facts(tuple(facts))


def _plain(error: MarqueError, frame: Frame) -> dict[str, Any]:
    told, place = tell(error, frame), error.place
    at = None
    if place is not None:
        at = {"where": place.source, "text": place.text}
        at |= {"line": place.line or None, "item": place.item or None}
    message = told.message
    if told.where:
        message = f"{told.where}{frame.phrases.colon}{message}"
    return {"kind": error.kind, "message": message, "hint": told.hint or None, "at": at}


def tell(error: MarqueError, frame: Frame) -> Told:
    """One error (not several) in words, made harmless."""
    values = _values(error, frame)
    keys = tuple(_keys(error))
    message = _first((*keys, "other"), values, frame)
    where = _where(error, frame)
    piece = values.get("piece")
    if where and isinstance(piece, str) and piece not in message:
        quoted = frame.phrases.say("errors", "quoted", text=piece)
        where = frame.phrases.say("errors", "at-piece", where=where, piece=quoted)
    return Told(message, where, _hint(error, keys, values, frame))


# Which text.


def _keys(error: MarqueError) -> Iterator[str]:
    """The keys that an error's text may have, the narrowest first, its kind last."""
    setting = _text(error.values.get("setting"))
    reasons = [text for name in _REASONS if (text := _text(error.values.get(name)))]
    heads = [f"{setting}-{reason}" for reason in reasons] if setting else []
    heads += reasons + ([setting] if setting else [])
    tails = list(_tails(error))
    for head in heads:
        yield from (f"{error.kind}-{head}-{tail}" for tail in tails)
        yield f"{error.kind}-{head}"
    yield from (f"{error.kind}-{tail}" for tail in tails)
    yield error.kind


def _tails(error: MarqueError) -> Iterator[str]:
    """What narrows a key down beside the reason: what values say, then that they are there.

    Of the names of values the last comes first: the first say what, the last say how.
    """
    yield from (text for name in _TELLING if (text := _text(error.values.get(name))))
    if error.place is not None:
        if error.place.line:
            yield "line"
        yield error.place.source
    for name, value in reversed(error.values.items()):
        if value not in (None, False, "", ()):
            yield name
    if error.place is not None and error.place.text:
        yield "typed"


def _text(value: object) -> str:
    return value if isinstance(value, str) else ""


def _first(keys: Sequence[str], values: Values, frame: Frame) -> str:
    """The text of the first key that there is one for, and all its values; else ""."""
    count = next((values[name] for name in _COUNTS if isinstance(values.get(name), int)), 0)
    others = {name: value for name, value in values.items() if name != "count"}
    for key in keys:
        if frame.phrases.has("errors", key):
            try:
                return frame.phrases.say("errors", key, count=int(count), **others)
            except KeyError:  # a value that this text needs is missing
                continue
    return ""


def _hint(error: MarqueError, keys: Sequence[str], values: Values, frame: Frame) -> str:
    """What would be right: what was nearly typed, else what the reason and the values tell."""
    for name in _NEAR:
        if name in values:
            return _first(("hint-nearest",), {"nearest": values[name]}, frame)
    told = [_first([f"hint-{key}" for key in keys[:-1]], values, frame)]
    if "allowed" in values:
        told.append(_first(("hint-allowed",), values, frame))
    elif "least" in values and error.kind in ("bad-setting", "bad-amount"):
        told.append(_first(("hint-range", "hint-least"), _bounds(values), frame))
    if error.kind in ("too-many", "too-few"):
        told.append(_first(("hint-option",), values, frame))
    if error.values.get("unsure"):
        told = [_first(("hint-unsure",), values, frame)]
    return " ".join(filter(None, told)) or _first((f"hint-{error.kind}",), values, frame)


def _bounds(values: Values) -> Values:
    return {name: values[name] for name in ("least", "most") if name in values}


# What fills it.


def _values(error: MarqueError, frame: Frame) -> Values:
    """The values of an error that can be shown, by name, and what its place tells."""
    values: Values = {}
    for name, value in error.values.items():
        shown = _shown(name, value, error, frame)
        if shown not in ("", None):
            values[name] = shown
    if "setting" in values:
        values["setting"] = "--" + str(values["setting"]).replace("_", "-")
    if isinstance(error.values.get("value"), str):
        values["value"] = frame.phrases.say("errors", "quoted", text=values.get("value", ""))
    if (named := values.get("switch", values.get("key"))) is not None:
        values["named"] = named
    for name, lows, highs in (("elder", 0, 0), ("younger", 1, 1)):
        ...
    if error.place is not None:
        if error.place.text:
            values["piece"] = safe(error.place.text, _PIECE_WIDTH)
        values["file"] = safe(error.place.source, _LONG_WIDTH)
    return values
