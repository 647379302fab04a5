"""The list of games: a summary of each, remembered so that ten thousand need not be read.

Comes in: the store, and what to make of a game. Goes out: a row a game, the oldest first.
There are two of them, the list that is shown and the statistics, in files of their own: who
wants the one needn't read the other. An index is never the only copy of anything and nobody
waits for it: a game is written without it, and whoever wants the list compares the files
with what it remembers, reads those that changed, and remembers the outcome if it can.
"""

from __future__ import annotations

import gc
import json
import zlib
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from marque.errors import MarqueError, StoreError
from marque.store import files, form
from marque.store.disk import Stamp
from marque.store.home import is_id
from marque.store.store import GameFile, Store

Summary = dict[str, Any]
Progress = Callable[[int, int], None]
"""Called with how many games are read, of how many that must be."""


class Row(NamedTuple):
    """One game in the list.

    summary: what the caller made of the game. problem: why the game can't be read now; the
    rest is then what was last known of it, with an empty `created` if nothing was.
    """

    id: str
    created: str
    summary: Summary
    problem: MarqueError | None = None


class Index:
    """The list over one store.

    summarise: a game to its summary, plain JSON. edition: a number that the caller raises
    whenever `summarise` makes something else of the same game; all games are then read again.
    path: the file in which it is remembered, that of the list of games unless it is said.
    """

    def __init__(
        self,
        store: Store,
        summarise: Callable[[GameFile], Summary],
        edition: int,
        path: Path | None = None,
    ) -> None:
        self._store = store
        self._summarise = summarise
        self._edition = edition
        self._path = path or store.home.listing

    def rows(self, progress: Progress | None = None) -> list[Row]:
        """Every game, the oldest first: its place in this list is its number.

        A game that can't be read has its row all the same, with the problem. Raises
        StoreError (read-only) only if the folder of games can't be read.
        """
        stamps = self._stamps()
        known = self._remembered()
        changed = [one for one, stamp in stamps.items() if known.get(one, _NONE)[0] != stamp]
        rows = {one: known[one][1] for one in stamps if one in known}
        for done, one in enumerate(changed):
            if progress:
                progress(done, len(changed))
            rows[one] = self._read(one, rows.get(one))
        if progress and changed:
            progress(len(changed), len(changed))
        if changed or known.keys() != stamps.keys():
            self._remember({one: (stamps[one], row) for one, row in rows.items()})
        return sorted(rows.values(), key=lambda row: (not row.created, row.created, row.id))

    def _stamps(self) -> dict[str, Stamp]:
        with files.typed(self._store.home.games):
            found = self._store.disk.stamps(self._store.home.games, ".json")
        stems = ((name.removesuffix(".json"), stamp) for name, stamp in found.items())
        return {stem: stamp for stem, stamp in stems if is_id(stem)}

    def _read(self, game_id: str, last: Row | None) -> Row:
        try:
            game = self._store.read(game_id)
            return Row(game_id, game.header["created"], form.plain(self._summarise(game)))
        except MarqueError as problem:
            last = last or Row(game_id, "", {})
            return last._replace(problem=problem)

    def _remembered(self) -> dict[str, tuple[Stamp | None, Row]]:
        """What the index file says; nothing if it is missing, damaged, or of another form."""
        try:
            data = files.fetch(self._store.disk, self._path)
            with uncollected():
                found = json.loads(_opened(data or b""))
                if found["edition"] != self._edition:
                    return {}
                return {one: _from_json(one, *fields) for one, fields in found["games"].items()}
        except (StoreError, ValueError, RecursionError, LookupError, TypeError, AttributeError):
            return {}

    def _remember(self, games: Mapping[str, tuple[Stamp, Row]]) -> None:
        """Write the index; that it can't be written now costs time later, and nothing else."""
        content = {
            "edition": self._edition,
            # One that can't be read has no stamp, so that it is tried again every time.
            "games": {
                one: [None if row.problem else stamp, row.created, row.summary]
                for one, (stamp, row) in games.items()
            },
        }
        text = json.dumps(content, ensure_ascii=False, separators=(",", ":"))
        try:
            with files.locked(self._store.disk, self._path, patience=0):
                files.put(self._store.disk, self._path, _closed(text), keep_previous=False)
        except StoreError:
            return


@contextmanager
def uncollected() -> Iterator[None]:
    """Make many values at once that all stay: Python needn't look among them for cycles.

    It would do so again and again while they grow in number, for half of the time.
    """
    collecting = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collecting:
            gc.enable()


_NONE: tuple[Stamp | None, None] = (None, None)


def _from_json(
    game_id: str, stamp: list[int] | None, created: str, summary: Summary
) -> tuple[Stamp | None, Row]:
    return (None if stamp is None else Stamp(*stamp)), Row(game_id, created, summary)


def _closed(text: str) -> bytes:
    """The index file: JSON of three lines, with a check of the second in the first."""
    line = form.encoded(text)
    return b'{"check": "%08x", "list":\n%s\n}\n' % (zlib.crc32(line), line)


def _opened(data: bytes) -> bytes:
    """The list's own line; raises ValueError if it isn't as it was written."""
    head, line, _ = data.split(b"\n", 2)
    if head != b'{"check": "%08x", "list":' % zlib.crc32(line):
        raise ValueError("the index is damaged")
    return line
