"""What a ruling does, as data and as values: a closed list.

Comes in: an effect as the catalogue has it, a table with a `kind`, and the answers that its
fields may refer to. Goes out: a value that the count or the game applies, or an advice that
is recorded. A kind or field that isn't listed here is refused when the catalogue is read.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, NamedTuple

from marque.calls.side import Side
from marque.referee.effects import CategoryLost, CountsNothing, DealVoid
from marque.referee.effects import Effect as DealEffect


class TricksTo(NamedTuple):
    """A side takes the last tricks of the deal without a card being played to them.

    tricks: how many; the last of them is the last trick of the deal. Its owner counts one
    for each, the last as the code has it, and can't be capot.
    """

    side: Side
    tricks: int
    cite: str = ""


class PlayConceded(NamedTuple):
    """A side gives up the play before it begins (Cavendish, Scoring).

    Its adversary counts thirteen for the play and ten for the cards, and no pic or capot.
    """

    side: Side
    cite: str = ""


class FreshDeal(NamedTuple):
    """The deal counts for nobody and is dealt again; dealer: by whom."""

    dealer: Side
    cite: str = ""


class GameLost(NamedTuple):
    """A side loses the game."""

    side: Side
    cite: str = ""


class Waived(NamedTuple):
    """The penalty isn't enforced; recorded, and without effect on the count."""

    cite: str = ""


class Advice(NamedTuple):
    """What is to be done at the table; recorded, and without effect on the count.

    do: one of `ADVICE`; side: who is to do it, None where it is both or plain; count: how
    often or how many, 0 where that doesn't apply.
    """

    do: str
    side: Side | None = None
    count: int = 0
    cite: str = ""


Effect = (
    CountsNothing
    | CategoryLost
    | DealVoid
    | TricksTo
    | PlayConceded
    | FreshDeal
    | GameLost
    | Waived
    | Advice
)

CATEGORIES: Final = ("carte-blanche", "point", "sequence", "set")

ADVICE: Final = (
    "cut-again",
    "shuffle-again",
    "put-right",
    "deal-twice",  # the side deals the next two deals
    "change-packs",
    "alter-discard",  # the side may change its discard
    "discard-stands",
    "exchange-one",  # the side must exchange a card at least
    "extra-card-out",  # both see the card too many, and it goes to a discard
    "lead-suit",  # the side leads the suit that the adversary names, so many times
    "show-discard",
    "show-leavings",
    "may-count",  # the side may still count it
    "amend-call",  # the call is corrected, and the deal counted by it
    "bound-by-call",
    "answer",  # the side must answer, or show the cards
    "retake",  # the card is taken back
    "replay",  # the cards played since are taken back and played again
    "card-stands",
    "take-in",  # the side takes the card left on the table
    "correct-count",
    "lose-grand-coup",
    "pay-stakes",
)

KINDS: Final[Mapping[str, type[Any]]] = {
    "counts-nothing": CountsNothing,
    "category-lost": CategoryLost,
    "deal-void": DealVoid,
    "tricks-to": TricksTo,
    "play-conceded": PlayConceded,
    "fresh-deal": FreshDeal,
    "game-lost": GameLost,
    "waived": Waived,
    "advice": Advice,
}
SIDES: Final = ("side", "dealer")
"""The fields that hold a side."""

_NAMES: Final = {made: kind for kind, made in KINDS.items()}


def fields(kind: str) -> tuple[str, ...]:
    """The fields that an effect of that kind may have in the data, beside `kind` and `cite`."""
    return tuple(name.replace("_", "-") for name in KINDS[kind]._fields if name != "cite")


def required(kind: str) -> tuple[str, ...]:
    """Those of its fields that must be given; `bars` is plain no where it isn't."""
    made = KINDS[kind]
    return tuple(
        name.replace("_", "-")
        for name in made._fields
        if name not in made._field_defaults and name != "bars"
    )


def build(table: Mapping[str, Any], refer: Callable[[str, Any], Any], default_cite: str) -> Effect:
    """The effect that a table of the data describes.

    refer: turns a field's name and its value in the data, which may be the name of a fact,
    into the value meant; default_cite: the ruling's own citation.
    """
    made = KINDS[table["kind"]]
    values = {
        name.replace("-", "_"): refer(name, value)
        for name, value in table.items()
        if name not in ("kind", "cite")
    }
    if made is CountsNothing:
        values.setdefault("bars", False)
    effect: Effect = made(**values, cite=table.get("cite", default_cite))
    return effect


def plain_effect(effect: Effect) -> dict[str, Any]:
    """An effect as plain values for JSON, its kind first."""
    values: dict[str, Any] = {"kind": _NAMES[type(effect)]}
    for name, value in effect._asdict().items():
        values[name.replace("_", "-")] = value.key if isinstance(value, Side) else value
    return values


def on_count(effects: Iterable[Effect]) -> tuple[DealEffect, ...]:
    """Those of the effects that `judge` applies; a fresh deal makes this one void."""
    laid: list[DealEffect] = []
    for effect in effects:
        if isinstance(effect, FreshDeal):
            laid.append(DealVoid(effect.cite))
        elif isinstance(effect, CountsNothing | CategoryLost | DealVoid):
            laid.append(effect)
    return tuple(laid)
