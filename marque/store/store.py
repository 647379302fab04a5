"""The store of games: begin one, read one, add to one; nothing is ever changed or removed.

Comes in: headers and entries as plain JSON objects, whose meaning is none of the store's
business. Goes out: `GameFile`, or StoreError. A call that returns has written: its entries
are on the medium. What is promised, and how to recover by hand: docs/store.md.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from marque.errors import Impossible, Place, StoreError
from marque.store import files, form, migrate
from marque.store.disk import Disk
from marque.store.home import Home, is_id, new_id

if TYPE_CHECKING:
    from tinydb import TinyDB

Header = dict[str, Any]
Entry = dict[str, Any]


class GameFile(NamedTuple):
    """One state of a game. The entries are numbered (`n`) from 1 in the order of writing."""

    id: str
    header: Header
    entries: tuple[Entry, ...]

    @property
    def revision(self) -> str:
        """Names this state among all states of the game: its newest entry's id, or ""."""
        return self.entries[-1]["id"] if self.entries else ""


Make = Callable[[GameFile], Sequence[Entry]]
"""What to add to the state that is found: entries of id, time, kind and data, without n."""


class Store:
    """The games of one home. `disk` and `migrations` are for tests."""

    def __init__(
        self,
        home: Home,
        disk: Disk = files.REAL,
        migrations: Sequence[migrate.Migration] = migrate.MIGRATIONS,
    ) -> None:
        self.home = home
        self.disk = disk
        self.migrations = migrations

    def ids(self) -> list[str]:
        """The ids of all games, sorted."""
        with files.typed(self.home.games):
            names = self.disk.scan(self.home.games)
        stems = (name[: -len(".json")] for name in names if name.endswith(".json"))
        return sorted(stem for stem in stems if is_id(stem))

    def read(self, game_id: str) -> GameFile:
        """The game as it is now: one state, whatever others write meanwhile; takes no lock.

        Raises Impossible (no-game); StoreError (damaged, newer, read-only).
        """
        with self._database(self.home.game(game_id)) as database:
            return _game(game_id, database)

    def create(self, header: Header, entries: Sequence[Entry] = ()) -> str:
        """Begin a game; the id that it got.

        header: kind (a word), created (ISO 8601) and whatever else the caller keeps there;
        schema and check are the store's own. Its id, if it has one, is asked for; otherwise
        one is made of date and kind ("2026-11-30-partie", "2026-11-30-partie-2"). Raises
        Impossible (bad-setting) for an id that can't be or is taken; StoreError.
        """
        if header.get("id"):
            wanted = new_id(header["id"])
            if not self._begin(wanted, header, entries):
                raise Impossible("bad-setting", Place("game", wanted), setting="game", taken=True)
            return wanted
        stem = new_id(f"{header['created'][:10]}-{header['kind']}")
        made = (new_id(stem if n == 1 else f"{stem}-{n}") for n in count(1))
        return next(one for one in made if self._begin(one, header, entries))

    def append(
        self, game_id: str, make: Make, *, expected: str | None = None, once: str | None = None
    ) -> GameFile:
        """Add what `make` makes of the state found under the lock; the state afterwards.

        expected: the revision that the caller has seen; if another is found, StoreError
        (conflict) with the entries that are `newer`. once: the id of an entry that this call
        is to write; if it is there, the call was a retry, and nothing is made. An entry that
        `make` gives again, with the id it was written under, isn't written twice; another
        content under that id is a conflict. What `make` raises passes through, and nothing
        is written. Raises Impossible (no-game); StoreError.
        """
        path = self.home.game(game_id)
        if not files.exists(self.disk, path):  # a lock must not be made for a game that isn't there
            raise Impossible("no-game", Place("game", game_id))
        with files.locked(self.disk, path), self._database(path) as database:
            found = _game(game_id, database)
            if once is not None and any(entry["id"] == once for entry in found.entries):
                new: tuple[Entry, ...] = ()
            else:
                _refuse_other(found, expected, path)
                new = _new_entries(found, make(found), path)
            if new:
                _insert(database, new)
            else:  # whoever wrote what is there may have died before he made sure of it
                files.confirm(self.disk, path)
        return found._replace(entries=found.entries + new)

    def rewrite(self, game: GameFile) -> None:
        """Put this state in the place of the present one, entries dropped and all; hold the lock.

        There is no version before it afterwards: keep the present one aside first.
        """
        path = self.home.game(game.id)
        with files.typed(path):
            self.disk.remove(files.previous(path))
        with self._database(path, may_drop=True) as database:
            database.storage.write(_tables(game))

    def taken(self, game_id: str) -> bool:
        """Whether there is a game of this id, or what is left of one."""
        path = self.home.game(game_id)
        return any(files.exists(self.disk, one) for one in (path, files.previous(path)))

    def _begin(self, game_id: str, header: Header, entries: Sequence[Entry]) -> bool:
        """Write a new game, unless the id is taken."""
        path = self.home.game(game_id)
        if self.taken(game_id):
            return False
        with files.locked(self.disk, path), self._database(path) as database:
            if self.taken(game_id):
                return False
            begun = GameFile(game_id, self._header(game_id, header), ())
            new = _new_entries(begun, entries, path)
            database.storage.write(_tables(begun._replace(entries=new)))
        return True

    def _header(self, game_id: str, header: Header) -> Header:
        set_here = {"schema": migrate.latest(self.migrations), "id": game_id}
        return form.plain(set_here | header | set_here)

    @contextmanager
    def _database(self, path: Path, *, may_drop: bool = False) -> Iterator[TinyDB]:
        """A fresh TinyDB, for one operation: it remembers nothing of an earlier state."""
        from tinydb import TinyDB

        from marque.store.storage import GameStorage

        with TinyDB(
            path, self.disk, self.migrations, may_drop=may_drop, storage=GameStorage
        ) as database:
            yield database


def _game(game_id: str, database: TinyDB) -> GameFile:
    header = database.table("game").get(doc_id=1)
    if not isinstance(header, dict):
        raise Impossible("no-game", Place("game", game_id))
    # A copy under another name is that other game: the file's name is what people type.
    named = {**header, "id": game_id}
    return GameFile(game_id, named, tuple(dict(entry) for entry in database.table("entries")))


def _tables(game: GameFile) -> form.Tables:
    return {
        "game": {"1": game.header},
        "entries": {str(entry["n"]): entry for entry in game.entries},
    }


def _insert(database: TinyDB, entries: Sequence[Entry]) -> None:
    from tinydb.table import Document

    database.table("entries").insert_multiple(Document(entry, entry["n"]) for entry in entries)


def _refuse_other(found: GameFile, expected: str | None, path: Path) -> None:
    if expected is None or expected == found.revision:
        return
    ids = ["", *(entry["id"] for entry in found.entries)]
    seen = ids.index(expected) if expected in ids else 0
    raise StoreError("conflict", path=str(path), newer=found.entries[seen:])


def _new_entries(found: GameFile, made: Sequence[Entry], path: Path) -> tuple[Entry, ...]:
    """Those of the made entries that the game hasn't got, numbered and as plain JSON."""
    known = {entry["id"]: entry for entry in found.entries}
    first = len(found.entries) + 1
    new: list[Entry] = []
    for entry in map(form.plain, made):
        there = known.get(entry["id"])
        if there is None:
            n = {"n": first + len(new)}
            known[entry["id"]] = numbered = n | entry | n
            new.append(numbered)
        elif (there["kind"], there["data"]) != (entry["kind"], entry["data"]):
            raise StoreError("conflict", path=str(path), newer=(there,))
    return tuple(new)
