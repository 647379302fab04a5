"""What fills the sentence of an error: its values as words, figures, and things to type.

Comes in: an error. Goes out: texts and whole numbers, by the names that `language.errors`
has for them. What was typed is made harmless and cut; a value that has no words is left out.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final, TypeGuard

from marque.calls.announce import parse_calls
from marque.calls.side import SIDES, Side
from marque.cards.alphabet import ALPHABETS
from marque.cards.pack import PACK_SIZE, code_of
from marque.errors import MarqueError
from marque.language.words import NO_BREAK_SPACE
from marque.views.error_place import text_name
from marque.views.frame import Frame
from marque.views.safe import ELLIPSIS, safe
from marque.views.terms import card_text, listed, who

Values = dict[str, str | int]

NEAR: Final = ("nearest",)
_QUOTED: Final = (*NEAR, "candidates", "value")
# Lists of all that there is; any other is one of things to choose from.
_ALL: Final = ("players", "others", "deals", "parts", "facts", "changes")
_MOST_LISTED: Final = 12
_LARGEST: Final = 10**15

_PIECE_WIDTH: Final = 40
_VALUE_WIDTH: Final = 60
# A file's name, all the cards of a deal: what tells two of them apart may stand at the end.
_LONG_WIDTH: Final = 400
_LONG: Final = ("path", "fr", "en", "what", "changes")

_NO_NAMES: Final = ("", "")
_FRENCH_RANKS: Final = str.maketrans("KQJT", "RDVX")


def values_of(error: MarqueError, frame: Frame) -> Values:
    """The values of an error that have words, and what follows from them and its place.

    That is: `piece` and `file` (what was typed, and in which file), `named` (the switch or
    key), `letters` (those in which cards were read), `least`, `most` and `limit` (from
    `allowed`), `elder` and `younger` (their bounds, from `low` and `high`), `means` (what
    an option of a command is for).
    """
    values: Values = {}
    for name, value in error.values.items():
        values |= _shown(name, value, error, frame)
    if "switch" in values or "key" in values:
        values["named"] = values.get("switch") or values.get("key", "")
    values |= _letters(error, frame) | _bounds(error, frame) | _meaning(error, frame)
    place, card = error.place, error.values.get("card")
    if place is not None:
        values["file"] = safe(place.source, _LONG_WIDTH)
        # A card's code was not typed so: it stands for what the card itself says.
        is_code = _is_card(card) and place.text == code_of(card)
        values["piece"] = "" if is_code else safe(place.text, _PIECE_WIDTH)
    return {name: value for name, value in values.items() if value != ""}


def _shown(name: str, value: Any, error: MarqueError, frame: Frame) -> Values:
    """One value in words, under its own name as a rule."""
    match name, value:
        case _, None | bool():
            return {}
        case _, Side():
            return {name: who(value, _NO_NAMES, frame)}
        case "card" | "held", _:
            return {name: card_text(value, frame)} if _is_card(value) else {}
        case "allowed", int():
            return {"limit": value}
        case "allowed", [int(least), *_, int(most)] if _is_run(value):
            return {"least": least, "most": most}
        case "allowed", [int(least), int(most)] if least <= most:
            return {"least": least, "most": most}
        case _, int():
            return {name: value} if abs(value) < _LARGEST else {}
        case _, str():
            text = _text(name, value, error, frame)
            return {name: _quoted(text, frame) if name in _QUOTED and text else text}
        case _, [*items]:
            return {name: _list(name, items, error, frame)}
    return {}


def _is_run(value: Sequence[Any]) -> bool:
    """Whether these are whole numbers one after the other; two that lie far apart aren't."""
    return all(type(one) is int and one == value[0] + place for place, one in enumerate(value))


def _is_card(value: Any) -> TypeGuard[int]:
    return type(value) is int and value in range(PACK_SIZE)


def _text(name: str, value: str, error: MarqueError, frame: Frame) -> str:
    """A value that is a text: a name of ours in words, else what was typed."""
    places = error.kind == "two-places" and name in ("first", "second")
    if places or (name in ("french", "english") and error.kind == "two-readings"):
        return text_name(value, frame)
    if name == "expects" and frame.phrases.has("errors", f"expects-{value}"):
        return frame.phrases.say("errors", f"expects-{value}")
    if name == "parts" and frame.phrases.has("common", value):
        return frame.phrases.say("common", value)
    if name == "question":
        return value  # our own words, typeset already
    if name == "day":
        with suppress(ValueError):
            return frame.phrases.date(value)
    text = safe(value, _LONG_WIDTH if name in _LONG else _VALUE_WIDTH)
    return f"--{text.replace('_', '-')}" if name == "setting" else text


def _quoted(text: str, frame: Frame) -> str:
    return frame.phrases.say("errors", "quoted", text=text)


def _list(name: str, items: list[Any], error: MarqueError, frame: Frame) -> str:
    """Several things to choose from, the first twelve of them; "" where none has words."""
    if name == "possible" and len(items) > 2 and error.values.get("combination") == "point":
        first, last = (_short_form(str(items[at]), error, frame) for at in (0, -1))
        return frame.phrases.say("errors", "range", least=first, most=last)
    texts = []
    for item in items[:_MOST_LISTED]:
        if name in ("readings", "possible") and isinstance(item, str):
            texts.append(_short_form(item, error, frame))
        elif isinstance(item, str):
            text = _text(name, item, error, frame)
            texts.append(_quoted(text, frame) if name in _QUOTED else text)
        elif type(item) is int:
            texts.append(str(item))
    if len(items) > _MOST_LISTED:
        texts.append(ELLIPSIS)
    return frame.phrases.listed(texts, "and" if name in _ALL else "or")


def _short_form(text: str, error: MarqueError, frame: Frame) -> str:
    """A thing to type, with its words where it is a call: "`5K` (quint to the king)"."""
    calls, faults = parse_calls(text, "")
    is_play = error.place is not None and error.place.source == "tricks"
    if faults or is_play or (calls.point and not calls.sequences):
        return frame.phrases.say("errors", "typed", text=text)
    combinations = (*filter(None, [calls.point]), *calls.sequences, *calls.sets)
    typed = text.translate(_FRENCH_RANKS) if frame.lang == "fr" else text
    return frame.phrases.say("errors", "spelled", text=typed, words=listed(combinations, frame))


def _letters(error: MarqueError, frame: Frame) -> Values:
    """The letters of the alphabets in which cards were read, the user's own first."""
    tried = error.values.get("tried")
    names = tried if isinstance(tried, tuple) else (error.values.get("alphabet"),)
    alphabets = [ALPHABETS[name] for name in names if name in ALPHABETS]
    if not alphabets:
        return {}
    alphabets.sort(key=lambda one: one.name != frame.cards)
    texts = [
        frame.phrases.say(
            "errors",
            "letters",
            ranks=NO_BREAK_SPACE.join(reversed(one.ranks)),
            suits=NO_BREAK_SPACE.join(one.suits),
        )
        for one in alphabets
    ]
    return {"letters": frame.phrases.listed(texts, "or")}


def _meaning(error: MarqueError, frame: Frame) -> Values:
    """What the option of a command is for, as its help page says it."""
    option, command = error.values.get("option"), error.values.get("command")
    if not isinstance(option, str) or not isinstance(command, str):
        return {}
    # What says something of a deal is said alike wherever a deal is typed.
    keys = (f"{owner}.option.{option.lstrip('-')}" for owner in (command, "judge"))
    found = next((key for key in keys if frame.phrases.has("commands", key)), None)
    return {} if found is None else {"means": frame.phrases.say("commands", found)}


def _bounds(error: MarqueError, frame: Frame) -> Values:
    """What each side can have: a number, or "9 to 12"."""
    low, high = error.values.get("low"), error.values.get("high")
    if not (isinstance(low, tuple) and isinstance(high, tuple) and len(low) == len(high) == 2):
        return {}
    found: Values = {}
    for side in SIDES:
        least, most = low[side], high[side]
        text = frame.phrases.say("errors", "range", least=least, most=most)
        found[side.key] = least if least == most else text
    return found
