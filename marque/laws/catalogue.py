"""The catalogue: its table of contents, and one law at a time.

Comes in: a law's id ("B26") or one of the codes' own numbers for it ("cav-25", "dic-loi-3").
Goes out: entries and laws, checked as they are read. The data lie beside this module: the
contents, what all laws share, and one file a law.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final

from marque.codes.facts import Words
from marque.errors import Unreadable, raise_all
from marque.laws.check import faults
from marque.laws.law import Entry, Law
from marque.laws.read import read_law

DATA: Final = Path(__file__).parent / "data"


@cache
def contents() -> tuple[Entry, ...]:
    """The entry of every law, in order."""
    entries = []
    for part, tables in _tables("contents").items():
        for id_, table in tables["laws"].items():
            says = Words(table["says"]["en"], table["says"]["fr"])
            title = Words(table["en"], table["fr"])
            entries.append(Entry(id_, part, title, says, tuple(table["aliases"].split())))
    return tuple(entries)


def parts() -> dict[str, Words]:
    """The title of each part of the game, in order, by the name that entries have it under."""
    return {part: Words(table["en"], table["fr"]) for part, table in _tables("contents").items()}


def choice_words(key: str) -> Words:
    """The words of a choice that a ruling leaves, by its key. Raises KeyError for no such key."""
    table = _tables("common")["choices"][key]
    return Words(table["en"], table["fr"])


def numbered(number: str) -> tuple[Entry, ...]:
    """The entries that a number names: one for an id, some for a code's own number, or none."""
    wanted = _plain_number(number)
    return tuple(
        entry for entry in contents() if wanted == entry.id.casefold() or wanted in entry.aliases
    )


def find(number: str) -> tuple[Entry, ...]:
    """The entries that a number names, as `numbered` has them.

    Raises: Unreadable ("unknown-name", reason "law"; given, nearest) where it names none.
    """
    found = numbered(number)
    if not found:
        from marque.codes.check import nearest

        names = sorted({name for entry in contents() for name in (entry.id, *entry.aliases)})
        near = nearest(_plain_number(number), names)
        raise Unreadable("unknown-name", reason="law", given=number[:80], nearest=near)
    return found


def _plain_number(number: str) -> str:
    """A number as it is compared: "B7" is "b07", "aca loi 15" is "aca-loi-15"."""
    plain = "-".join(number[:80].casefold().replace("_", "-").split())
    if plain[:1] == "b" and plain[1:].isdecimal():
        return f"b{plain[1:].lstrip('0'):0>2}"
    return plain


@cache
def load_law(id_: str) -> Law:
    """A law by its id, or by a number that is its alone.

    Raises: Unreadable ("unknown-name") for no law's number; Unreadable or Several
    ("bad-record") for a law of the catalogue that is not as it must be.
    """
    entry = find(id_)[0]
    table = _tables(entry.id)
    parent = _tables(table["of"]) if "of" in table else None
    law = read_law(entry, table, _tables("common"), parent)
    raise_all(faults(law))
    return law


@cache
def _tables(name: str) -> dict[str, Any]:
    import tomllib

    return tomllib.loads((DATA / f"{name}.toml").read_text(encoding="utf-8"))
