"""Schemas: what an older file is brought through, and the refusal of a newer one.

Comes in: the tables of a game file. Goes out: the same in the present schema. Reading brings
an old file up to date in memory only; the file itself follows with its next entry, and the
version before stays beside it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from marque.errors import StoreError
from marque.store.form import Tables

Migration = Callable[[Tables], Tables]

MIGRATIONS: Final[tuple[Migration, ...]] = ()
"""The first brings schema 1 to schema 2, and so on. A released one is never changed."""


def latest(migrations: Sequence[Migration]) -> int:
    """The schema that these migrations lead to."""
    return len(migrations) + 1


def schema_of(tables: Tables) -> int | None:
    """The schema that a game's header names; None if it names none."""
    schema = tables.get("game", {}).get("1", {}).get("schema")
    return schema if type(schema) is int and schema >= 1 else None


def up_to_date(tables: Tables, schema: int, migrations: Sequence[Migration], path: str) -> Tables:
    """The tables, of this schema, in the latest one.

    Raises StoreError (newer) with what was `found` and what is `known`.
    """
    if schema > latest(migrations):
        raise StoreError("newer", path=path, found=schema, known=latest(migrations))
    for step in migrations[schema - 1 :]:
        tables = step(tables)
    if schema < latest(migrations):
        tables["game"]["1"]["schema"] = latest(migrations)
    return tables
