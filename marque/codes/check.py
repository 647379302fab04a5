"""What a switch may hold, and what is wrong with a value given for it.

Comes in: the name of a switch and a value read from TOML or JSON. Goes out: the type and
limits of the switch, its neutral value, its nearest names, the cell or code that the values
make, or the error that a wrong one makes. Every error is of kind "bad-setting" and says
which by its value `reason`, one of `REASONS`. The limits only keep out what no table can
have meant; they are no rule.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, get_type_hints

from marque.codes.code import WORDS, Cell, Code, Switches
from marque.errors import Impossible, MarqueError, Place, Unreadable

REASONS: Final = (
    "bad-cell",
    "bad-name",
    "misplaced",
    "missing",
    "name-taken",
    "not-a-word",
    "out-of-range",
    "syntax",
    "too-long",
    "twice",
    "unknown-base",
    "unknown-code",
    "unknown-key",
    "unknown-switch",
    "wrong-type",
)
GROUNDS: Final = ("stated", "supplied", "default", "house", "silent")

# The least and the most that a number may be; a switch not named here counts points.
_POINTS: Final = (0, 100)
_LIMITS: Final[Mapping[str, tuple[int, int]]] = {
    "elder_min_discard": (0, 3),
    "elder_max_discard": (3, 5),
    "younger_min_discard": (0, 3),
    "target": (0, 10_000),
    "partie": (0, 100),
    "double_below": (0, 10_000),
    "best_of": (1, 99),
    "rubicon": (0, 10_000),
    "rubicon_bonus": (0, 10_000),
    "tie_deals": (0, 10),
}
_TYPES: Final = get_type_hints(Switches)


def expects(switch: str) -> str:
    """What a switch takes: "word", "bool" or "int"."""
    return "word" if switch in WORDS else "bool" if _TYPES[switch] is bool else "int"


def allowed(switch: str) -> tuple[str, ...] | tuple[int, int]:
    """The words that a switch takes, "true" and "false", or the least and the greatest number."""
    if switch in WORDS:
        return WORDS[switch]
    return ("true", "false") if _TYPES[switch] is bool else _LIMITS.get(switch, _POINTS)


def neutral(switch: str) -> int | bool | str:
    """What stands in `Switches` for a switch that a code leaves silent."""
    return WORDS[switch][0] if switch in WORDS else False if _TYPES[switch] is bool else 0


def nearest(word: str, names: Iterable[str]) -> tuple[str, ...]:
    """Up to three of the names that look like the word, the likeliest first."""
    from difflib import get_close_matches

    return tuple(get_close_matches(word[:64], list(names)))


def shown(value: object) -> str:
    """A value as a short piece of text, as TOML has it; of a long one only its type's name."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str) and len(value) <= 80:
        return f'"{value}"'
    if isinstance(value, int | float) and len(text := str(value)) <= 80:
        return text
    return type(value).__name__


def value_error(switch: str, value: object, place: Place | None = None) -> MarqueError | None:
    """What is wrong with a value for a switch that exists; None if nothing is.

    The error's values: reason, switch, given (a short text), expects, allowed.
    """
    wants, limits = expects(switch), allowed(switch)
    if type(value) is not _TYPES[switch]:  # true is no number here
        reason = "wrong-type"
    elif wants == "word" and value not in limits:
        reason = "not-a-word"
    elif wants == "int" and value not in range(int(limits[0]), int(limits[1]) + 1):
        reason = "out-of-range"
    else:
        return None
    return (Impossible if reason == "out-of-range" else Unreadable)(
        "bad-setting",
        place,
        reason=reason,
        switch=switch,
        given=shown(value),
        expects=wants,
        allowed=limits,
    )


def read_cell(switch: str, entry: object) -> Cell:
    """One cell of a complete code, from a table with value, cite and ground.

    Raises: Unreadable or Impossible ("bad-setting": the reason "bad-cell", or one of
    `value_error`).
    """
    table = entry if isinstance(entry, dict) else {}
    value, cite, ground = table.get("value"), table.get("cite"), table.get("ground")
    silent = ground == "silent"
    if not isinstance(cite, str) or ground not in GROUNDS or silent != (value is None):
        raise Unreadable("bad-setting", reason="bad-cell", switch=switch, given=shown(entry))
    if not silent and (error := value_error(switch, value)):
        raise error
    return Cell(value, cite, ground)


def assemble(name: str, base: str, cells: Mapping[str, Cell], cites: Mapping[str, str]) -> Code:
    """The code that holds these cells, one for each switch, and cites its shared rules so."""
    values = (cells[switch].value for switch in Switches._fields)
    return Code(
        name,
        base,
        {switch: cells[switch] for switch in Switches._fields},
        Switches._make(
            neutral(switch) if value is None else value
            for switch, value in zip(Switches._fields, values, strict=True)
        ),
        frozenset(switch for switch in Switches._fields if cells[switch].value is None),
        cites,
    )
