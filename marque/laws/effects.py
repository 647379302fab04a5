"""What a ruling does, as the catalogue has it: from its tables to the referee's effects.

Comes in: an effect as data, a table with a `kind`, and what its fields refer to. Goes out:
the value that is laid on the deal or the game, or recorded as advice. A kind, field or
advice that isn't known is refused when the catalogue is read.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from marque.calls.side import Side
from marque.referee.effects import KINDS, Effect

CATEGORIES: Final = ("carte-blanche", "point", "sequence", "set")

# What may be advised. Where a side is given, it is that side's to do.
ADVICE: Final = (
    "cut-again",
    "shuffle-again",
    "put-right",
    "deal-twice",  # the side deals the next two deals
    "change-packs",
    "exchange-one",  # the side must exchange a card at least
    "alter-discard",  # the side may change its discard
    "discard-stands",
    "extra-card-out",  # both see the card too many, and it goes to a discard
    "take-in",  # the side takes the card left on the table
    "show-discard",
    "show-leavings",
    "lead-suit",  # the side leads the suit that the adversary names, so many times
    "may-count",  # the side may still count it
    "amend-call",  # the call is corrected, and the deal counted by it
    "bound-by-call",
    "answer",  # the side must answer, or show the cards
    "correct-count",
    "retake",  # the card is taken back
    "card-stands",
    "replay",  # the cards played since are taken back and played again
    "lose-grand-coup",
    "own-score",  # of each player's points his own record is right
    "pay-stakes",
)

SIDES: Final = ("side", "dealer")
"""The fields that hold a side."""

NUMBERS: Final = ("tricks", "times")
"""The fields that hold a number."""

REFERRING: Final = (*SIDES, *NUMBERS, "category")
"""The fields that may name a fact of the law instead."""

_MADE: Final[Mapping[str, type[Any]]] = {kind: made for made, kind in KINDS.items()}


def fields(kind: str) -> tuple[str, ...]:
    """The fields that an effect of that kind may have in the data, beside `kind` and `cite`.

    Raises KeyError for a kind that there isn't.
    """
    return tuple(name.replace("_", "-") for name in _MADE[kind]._fields if name != "cite")


def required(kind: str) -> tuple[str, ...]:
    """Those of its fields that must be given."""
    optional = _MADE[kind]._field_defaults
    return tuple(name for name in fields(kind) if name.replace("-", "_") not in optional)


def is_kind(kind: str) -> bool:
    """Whether there are effects of that kind."""
    return kind in _MADE


def build(table: Mapping[str, Any], meant: Callable[[str, Any], Any], cite: str) -> Effect:
    """The effect that a table of the data describes.

    meant: turns a field's name and its value in the data, which may be the name of a fact,
    into the value meant; cite: the ruling's own citation, where the table has none.
    """
    values = {
        name.replace("-", "_"): meant(name, value)
        for name, value in table.items()
        if name not in ("kind", "cite")
    }
    effect: Effect = _MADE[table["kind"]](**values, cite=table.get("cite", cite))
    return effect


def plain_effect(effect: Effect) -> dict[str, Any]:
    """An effect as plain values for JSON, its kind first."""
    values: dict[str, Any] = {"kind": KINDS[type(effect)]}
    for name, value in effect._asdict().items():
        values[name.replace("_", "-")] = value.key if isinstance(value, Side) else value
    return values
