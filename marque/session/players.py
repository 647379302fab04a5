"""The players of a home: how their names are spelled, and who was renamed or merged.

Comes in: the home's players file. Goes out: `Players`. The file is the only copy of the
aliases; the spellings can be had from the games again. Games keep the names that they were
played under: the aliases are applied where a game is read (`book.opened`), and nowhere else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from typing import NamedTuple

from marque.errors import MarqueError, StoreError
from marque.games.names import clean, current, key
from marque.store.documents import Content, Document
from marque.store.store import Store

SCHEMA = "marque.players/1"


class Players(NamedTuple):
    """names: each player's spelling, by the key of his name; aliases: as `games.names` has them."""

    names: Mapping[str, str]
    aliases: Mapping[str, str]

    def spelled(self, text: str) -> str:
        """A name typed for a new game, as its player is known: `zoe` is the Zoé of last week.

        A name that nobody here has stays as it was typed, and so does what can't be a name.
        """
        try:
            name = clean(text)
        except MarqueError:
            return text
        return current(self.aliases, self.names.get(key(name), name))


def read_players(store: Store) -> Players:
    """The players of this home. Raises StoreError (damaged, read-only)."""
    return _players(document_of(store).read(), store)


def remember(store: Store, names: Iterable[str]) -> None:
    """Keep the spelling of names that are new here.

    A convenience: where it can't be written the names will be typed in full again.
    """
    with suppress(StoreError):
        known = read_players(store).names
        new = {key(name): name for name in names if key(name) not in known}
        if new:
            _update(store, lambda found: found._replace(names={**new, **found.names}))


def change_aliases(store: Store, change: Callable[[Mapping[str, str]], Mapping[str, str]]) -> None:
    """Keep what `change` makes of the aliases found. Raises StoreError, and what `change` does."""

    def changed(found: Players) -> Players:
        aliases = change(found.aliases)
        return Players({**found.names, **{key(name): name for name in aliases.values()}}, aliases)

    _update(store, changed)


def document_of(store: Store) -> Document:
    """The file of the players."""
    return Document(store.home.players, store.disk)


def _update(store: Store, change: Callable[[Players], Players]) -> None:
    def changed(content: Content) -> Content:
        made = change(_players(content, store))
        return {"schema": SCHEMA, "names": dict(made.names), "aliases": dict(made.aliases)}

    document_of(store).update(changed)


def _players(content: Content, store: Store) -> Players:
    names, aliases = (content.get(part, {}) for part in Players._fields)
    if not all(
        isinstance(part, dict) and all(isinstance(value, str) for value in part.values())
        for part in (names, aliases)
    ):
        raise StoreError("damaged", path=str(store.home.players), what="tables")
    return Players(names, aliases)
