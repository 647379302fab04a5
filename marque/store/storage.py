"""TinyDB's storage interface over `files`: one game, read strictly, replaced whole, added to only.

Comes in: what TinyDB hands over, the tables. Goes out: a file that is the old state or the
new one at any moment. Import this module inside functions only: it brings TinyDB.

TinyDB's own JSONStorage writes over the old text, takes an empty file for an empty game,
and knows no other process; hence this one.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from tinydb.storages import Storage  # noqa: TID253 - this module itself is imported lazily

from marque.errors import StoreError
from marque.store import files, form, migrate
from marque.store.disk import Disk
from marque.store.form import Tables


class GameStorage(Storage):
    """The storage of one game, for one operation: it reads the file once, and keeps no lock.

    Hold the lock from before the first read to the last write. Migrations may be given by
    tests; may_drop allows a write that drops entries, as only an import may that was told to
    take the other copy.
    """

    def __init__(
        self,
        path: Path,
        disk: Disk = files.REAL,
        migrations: Sequence[migrate.Migration] = migrate.MIGRATIONS,
        *,
        may_drop: bool = False,
    ) -> None:
        self._path = path
        self._disk = disk
        self._migrations = migrations
        self._may_drop = may_drop
        self._data: bytes | None = None
        self._tables: Tables = {}

    def read(self) -> Tables | None:
        """The tables; None only when there is no file. Raises StoreError (damaged, newer)."""
        if self._data is None:
            data = files.fetch(self._disk, self._path)
            if data is None:
                return None
            self._data, self._tables = data, self._load(data)
        return {name: dict(table) for name, table in self._tables.items()}

    def write(self, data: Tables) -> None:
        """Replace the file, durably. Raises StoreError, and then the file is as it was.

        A document that would disappear or change is refused (damaged, what="loss").
        """
        self.read()
        sealed = form.sealed(data)
        lost = [] if self._may_drop else self._lost(sealed)
        if lost:
            raise StoreError("damaged", path=str(self._path), what="loss", lost=lost)
        text = form.to_bytes(sealed)
        if wrong := form.verify(data):
            raise form.damage(str(self._path), text, wrong)
        files.put(self._disk, self._path, text, keep_previous=not self._may_drop)
        self._data = None  # what is read next is what is there

    def _lost(self, sealed: Tables) -> list[tuple[str, str]]:
        """The documents on the disk that aren't among these as they were, by table and number."""
        if self._data is None:
            return []
        before = _checks(form.sealed(self._load(self._data)))
        now = _checks(sealed)
        return [place for place, check in before.items() if now.get(place) != check]

    def _load(self, data: bytes) -> Tables:
        path = str(self._path)
        tables = form.tables_from(data, path)
        schema = migrate.schema_of(tables)
        if schema is None:
            raise form.damage(path, data, "header")
        tables = migrate.up_to_date(tables, schema, self._migrations, path)
        if wrong := form.verify(tables):
            raise form.damage(path, data, wrong)
        return tables


def _checks(sealed: Tables) -> dict[tuple[str, str], str]:
    return {
        (name, number): document["check"]
        for name, table in sealed.items()
        for number, document in table.items()
    }
