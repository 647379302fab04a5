"""The rule codes: from their names, from house rules, from plain values; and what differs.

Comes in: the name of one of the six codes, whose data lie beside this module, the text of
house rules, or what a game has kept. Goes out: a `Code`. Where each rule is written stands
in the data, cell by cell. TOML is parsed by the standard library, imported on first need.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from marque.codes.check import assemble, nearest, read_cell, shown
from marque.codes.code import RULES, Cell, Code, Switches
from marque.errors import MarqueError, Unreadable, raise_all

CODES: Final = ("dictionnaire", "academie", "raffle", "cent", "rubicon", "modern")
# The code that judges where nobody names one.
DEFAULT: Final = "dictionnaire"
DATA: Final = Path(__file__).parent / "data"


class Difference(NamedTuple):
    """A switch that two codes set differently, and both cells."""

    switch: str
    first: Cell
    second: Cell


@lru_cache(maxsize=len(CODES))
def load_code(name: str) -> Code:
    """One of the six codes, by its name in `CODES`.

    Raises: Unreadable ("bad-setting", reason "unknown-code"; given, allowed, nearest).
    """
    if name not in CODES:
        near = nearest(name.casefold(), CODES)
        raise Unreadable(
            "bad-setting", reason="unknown-code", given=name[:80], allowed=CODES, nearest=near
        )
    import tomllib

    data = tomllib.loads((DATA / f"{name}.toml").read_text(encoding="utf-8"))
    return from_plain({"name": name, "base": "", "cells": data["switches"], "cites": data["cites"]})


def read_house(text: str, source: str, base_loader: Callable[[str], Code] = load_code) -> Code:
    """House rules: TOML with `name`, `base` and a table `[switches]`, laid over the base.

    text: the TOML; source: where it came from, for the places of errors; base_loader: what
    turns the name of a base into a code, raising a MarqueError where there is none. A switch
    takes a bare value, a table with `value` and `cite`, or "silent"; a cell that cites no
    text cites the name of the house rules.

    Raises: MarqueError ("bad-setting") with every fault found, by line; see `check.REASONS`.
    """
    from marque.codes import house

    return house.read(text, source, base_loader, taken=CODES)


def check(
    text: str, source: str, base_loader: Callable[[str], Code] = load_code
) -> tuple[MarqueError, ...]:
    """What is wrong with house rules, by line: nothing, or the errors of `read_house`."""
    try:
        read_house(text, source, base_loader)
    except MarqueError as error:
        return error.errors
    return ()


def diff(first: Code, second: Code) -> tuple[Difference, ...]:
    """The switches that two codes set differently, silence included, in their own order."""
    return tuple(
        Difference(switch, first.cells[switch], second.cells[switch])
        for switch in Switches._fields
        if first.cells[switch].value != second.cells[switch].value
    )


def to_plain(code: Code) -> dict[str, Any]:
    """The whole code as plain values for JSON; `from_plain` turns them back."""
    cells = {switch: cell._asdict() for switch, cell in code.cells.items()}
    return {"name": code.name, "base": code.base, "cells": cells, "cites": dict(code.cites)}


def from_plain(plain: Mapping[str, object]) -> Code:
    """The code that `to_plain` made plain; a silent cell may lack its value.

    Raises: MarqueError ("bad-setting") with every fault: a cell that is unknown, missing or
    wrong (reasons "unknown-switch", "bad-cell", and those of a value).
    """
    name, base, table = plain.get("name"), plain.get("base"), plain.get("cells")
    if not isinstance(name, str) or not isinstance(base, str) or not isinstance(table, dict):
        raise Unreadable("bad-setting", reason="bad-cell", switch="", given=shown(plain))
    errors: list[MarqueError] = [
        Unreadable("bad-setting", reason="unknown-switch", switch=str(key)[:80], nearest=())
        for key in table
        if key not in Switches._fields
    ]
    cells: dict[str, Cell] = {}
    for switch in Switches._fields:
        try:
            cells[switch] = read_cell(switch, table.get(switch))
        except MarqueError as error:
            errors.append(error)
    cites: Any = plain.get("cites")
    if not isinstance(cites, dict) or not all(isinstance(cites.get(rule), str) for rule in RULES):
        errors.append(Unreadable("bad-setting", reason="bad-cell", switch="cites"))
    raise_all(errors)
    return assemble(name, base, cells, {rule: cites[rule] for rule in RULES})
