"""Errors as sentences: what is wrong, where it stood, what would be right.

Comes in: an error, a kind with values. Goes out: a `Document` in the frame's language, or
JSON (contract, section 6). The texts are in `language.errors`. The key of a text is the kind,
and after it whatever narrows it down and has a text: the setting, the reason (`reason`,
`why`, `what` or `combination`), what a telling value says, the name of the text where it
stood, the name of a value that is there. The narrowest text whose values are all there is
said: a new reason has the text of its kind, and nobody is ever shown a key.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from marque.errors import MarqueError
from marque.language.words import Phrases
from marque.views.document import Block, Document, Fact, Facts, Gap, Line
from marque.views.error_place import excerpt, where_of
from marque.views.error_values import NEAR, Values, values_of
from marque.views.frame import Frame
from marque.views.json_text import json_line

MOST_SHOWN: Final = 20

_REASONS: Final = ("reason", "what", "combination")
_TELLING: Final = ("missing", "belongs", "rank", "why")
# Kinds in which `least` and `most` are what may be typed.
_BOUNDED: Final = ("bad-setting", "bad-amount", "unknown-fact")
_COUNTS: Final = ("count", "given", "games", "available", "remains")


class Told(NamedTuple):
    """One error in words, each part "" where it has nothing to add.

    where, piece: where it stood, what was typed there, unless the message says so itself.
    """

    message: str
    where: str
    piece: str
    hint: str


def errors_view(error: MarqueError, frame: Frame, typed: Sequence[str] = ()) -> Document:
    """The errors in this one: the first twenty of them, and how many more there are.

    typed: the arguments of the command; an error that stands in one of them is shown there.
    """
    blocks: list[Block] = []
    for one in error.errors[:MOST_SHOWN]:
        blocks += [Gap(), *_blocks(one, frame, typed)]
    if more := len(error.errors[MOST_SHOWN:]):
        blocks += [Gap(), Line(frame.phrases.say("errors", "more", count=more))]
    return tuple(blocks)


def errors_json(error: MarqueError, phrases: Phrases) -> str:
    """All errors in this one as one line of JSON, in ASCII, so that any stream can hold it."""
    frame = Frame(phrases.lang, cards=phrases.lang)
    errors = [_plain(one, frame) for one in error.errors]
    plain = {"schema": "marque.errors/1", "errors": errors}
    return json_line(plain, frame._replace(charset="ascii"))


def tell(error: MarqueError, frame: Frame) -> Told:
    """One error (not several) in words, whatever its values are."""
    values = values_of(error, frame)
    keys = tuple(_keys(error))
    message = _first(keys, values, frame) or frame.phrases.say("errors", "other")
    where, piece = where_of(error, message, frame), str(values.get("piece", ""))
    hint = _hint(error, keys, values, frame)
    return Told(message, where, "" if piece in message else piece, hint)


def _blocks(error: MarqueError, frame: Frame, typed: Sequence[str]) -> Iterator[Block]:
    told, say = tell(error, frame), frame.phrases.say
    yield Line(told.message, "bad")
    labels = [say("errors", name) for name in ("where", "hint")]
    facts = []
    if told.where:
        lines = excerpt(error, typed, frame, frame.width - max(map(len, labels)) - 2)
        where = told.where
        if told.piece and not lines:
            quoted = say("errors", "quoted", text=told.piece)
            where = say("errors", "at-piece", where=where, piece=quoted)
        facts = [Fact(labels[0], where), *(Fact("", line) for line in lines)]
    if told.hint:
        facts.append(Fact(labels[1], told.hint))
    if facts:
        yield Facts(tuple(facts))


def _plain(error: MarqueError, frame: Frame) -> dict[str, Any]:
    told, place = tell(error, frame), error.place
    message = told.message
    if told.where:
        message = f"{message} ({told.where})"
    at = None
    if place is not None:
        at = {"where": place.source, "text": place.text, "line": place.line, "item": place.item}
    return {"kind": error.kind, "message": message, "at": at, "hint": told.hint or None}


def _keys(error: MarqueError) -> Iterator[str]:
    """The keys that an error's text may have, the narrowest first, the kind itself last."""
    setting = _word(error.values.get("setting"))
    reasons = [word for name in _REASONS if (word := _word(error.values.get(name)))]
    heads = [f"{setting}-{reason}" for reason in reasons] if setting else []
    tails = list(_tails(error))
    for head in (*heads, *reasons, *([setting] if setting else ())):
        yield from (f"{error.kind}-{head}-{tail}" for tail in tails)
        yield f"{error.kind}-{head}"
    yield from (f"{error.kind}-{tail}" for tail in tails)
    yield error.kind


def _tails(error: MarqueError) -> Iterator[str]:
    """What narrows a key down after the reason: what values say, then that they are there.

    Of several values that are there the last one decides: the first are what the error is
    about, the last what is special in it.
    """
    yield from (word for name in _TELLING if (word := _word(error.values.get(name))))
    place = error.place
    if place is not None:
        yield from ("line",) if place.line else ()
        yield place.source
    values = error.values
    if "least" in values and values["least"] == values.get("most"):
        yield "exact"
    yield from (name for name in reversed(values) if not _is_empty(values[name]))
    if place is not None and place.text:
        yield "typed"


def _is_empty(value: object) -> bool:
    """Whether a value says nothing; 0 does."""
    return value is None or value is False or value in ("", ())


def _word(value: object) -> str:
    return value if isinstance(value, str) else ""


def _first(keys: Sequence[str], values: Values, frame: Frame) -> str:
    """The text of the first key that has one, and all the values for it; "" if none has."""
    counts = (values[name] for name in _COUNTS if name in values)
    count = next((value for value in counts if isinstance(value, int)), None)
    others = {name: value for name, value in values.items() if name != "count"}
    for key in keys:
        if frame.phrases.has("errors", key):
            try:
                return frame.phrases.say("errors", key, count=count, **others)
            except (KeyError, TypeError):  # it needs a value, or a count, that isn't there
                continue
    return ""


def _hint(error: MarqueError, keys: Sequence[str], values: Values, frame: Frame) -> str:
    """What would be right: what was nearly typed, else what the reason and the values tell."""
    near = (*NEAR, "candidates") if error.kind == "no-game" else NEAR
    for name in near:
        if name in values:
            return frame.phrases.say("errors", "hint-nearest", nearest=values[name])
    if error.values.get("unsure"):
        return frame.phrases.say("errors", "hint-unsure")
    narrow = [f"hint-{key}" for key in keys[:-1]]
    if error.kind in ("too-many", "too-few"):
        told = (_first(narrow, values, frame), _first(("hint-option",), values, frame))
        return " ".join(dict.fromkeys(filter(None, told)))
    bounds = ("hint-range", "hint-least") if error.kind in _BOUNDED else ()
    return _first((*narrow, "hint-allowed", *bounds, f"hint-{error.kind}"), values, frame)
