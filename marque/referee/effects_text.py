"""Effects of rulings as a record writes them: `counts-nothing elder bars (Cavendish, Law 58)`.

Comes in: effects, or their text: one after the other, `;` between them. Each is its kind,
then its fields in order: a side, a category, a number; a field that is true by its name, one
that is false or not given left out; the citation last, in brackets. Goes out: the text, or
the effects. What a ruling laid on a deal can so be judged again from the record alone.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from marque.calls.side import SIDE_KEYS, Side
from marque.cards.pack import HAND_SIZE
from marque.errors import MarqueError, Place, Unreadable
from marque.referee.effects import KINDS, Effect

CATEGORIES: Final = ("carte-blanche", "point", "sequence", "set")
FLAGS: Final = ("bars", "keeps_blanche")
LONGEST: Final = 2000

_MADE: Final[Mapping[str, type[Any]]] = {kind: made for made, kind in KINDS.items()}
_WITH_CITE: Final = re.compile(r"([^()]*)(?:\(([^()]+)\))?\s*", re.DOTALL)
_WORD: Final = re.compile(r"[a-z]+(?:-[a-z]+){0,5}")


def effects_text(effects: Iterable[Effect]) -> str:
    """The text of effects, "" for none; `parse_effects` makes the same effects of it."""
    return "; ".join(map(_effect_text, effects))


def _effect_text(effect: Effect) -> str:
    words = [KINDS[type(effect)]]
    for name, value in effect._asdict().items():
        if name == "cite" or (not value and not isinstance(value, Side)):
            continue
        if isinstance(value, Side):
            words.append(value.key)
        else:
            words.append(_dashed(name) if value is True else str(value))
    cite = f" ({effect.cite})" if effect.cite else ""
    return " ".join(words) + cite


def parse_effects(text: str, source: str) -> tuple[tuple[Effect, ...], list[MarqueError]]:
    """The effects that a text tells, and what can't be read; source: the field's name.

    Errors: Unreadable "bad-record", reason "bad-value", with what is allowed there; or
    "too-long".
    """
    if len(text) > LONGEST:
        place = Place(source, text[:80])
        return (), [Unreadable("bad-record", place, reason="too-long", limit=LONGEST)]
    effects: list[Effect] = []
    errors: list[MarqueError] = []
    start = 0
    for item, piece in enumerate(text.split(";"), 1):
        at = start + len(piece) - len(piece.lstrip())
        start += len(piece) + 1
        try:
            effects.append(_read(piece.strip(), Place(source, piece.strip()[:80], at, 0, item)))
        except MarqueError as error:
            errors.append(error)
    return tuple(effects), errors


def _read(text: str, place: Place) -> Effect:
    whole = _WITH_CITE.fullmatch(text)
    words = whole[1].split() if whole else []
    if whole is None or not words or words[0] not in _MADE:
        raise Unreadable("bad-record", place, reason="bad-value", allowed=tuple(_MADE))
    made = _MADE[words[0]]
    values: dict[str, Any] = {"cite": " ".join((whole[2] or "").split())}
    left = words[1:]
    for name in made._fields:
        if name == "cite":
            continue
        value = _flag(name, left) if name in FLAGS else _FIELDS[name](left[0] if left else "")
        if value is not None:
            values[name] = value
            del left[: 0 if value is False else 1]
        elif name not in made._field_defaults:
            raise Unreadable("bad-record", place, reason="bad-value", allowed=_allowed(name))
    if left:
        raise Unreadable("bad-record", place, reason="bad-value", allowed=_known(made))
    effect: Effect = made(**values)
    return effect


def _flag(name: str, left: list[str]) -> bool:
    return left[:1] == [_dashed(name)]


def _side(word: str) -> Side | None:
    return Side(SIDE_KEYS.index(word)) if word in SIDE_KEYS else None


def _number(word: str) -> int | None:
    """A number of tricks or cards, from one to a hand."""
    number = int(word) if word.isascii() and word.isdigit() and len(word) <= 2 else 0
    return number if 1 <= number <= HAND_SIZE else None


# How each field is read: from a word to its value, None where the word is none.
_FIELDS: Final[Mapping[str, Callable[[str], Any]]] = {
    "side": _side,
    "dealer": _side,
    "category": lambda word: word if word in CATEGORIES else None,
    "tricks": _number,
    "times": _number,
    "do": lambda word: word if _WORD.fullmatch(word) else None,
}


def _allowed(field: str) -> tuple[str, ...]:
    """What can stand for a field that must be given."""
    if field in ("side", "dealer"):
        return SIDE_KEYS
    if field == "category":
        return CATEGORIES
    return ("1", str(HAND_SIZE)) if field in ("tricks", "times") else ()


def _known(made: type[Any]) -> tuple[str, ...]:
    """What can stand after the fields of an effect: its flags by their names."""
    return tuple(_dashed(name) for name in made._fields if name in FLAGS)


def _dashed(name: str) -> str:
    return name.replace("_", "-")
