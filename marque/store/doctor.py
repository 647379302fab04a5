"""The health of the store: what is wrong with it, and the best of a damaged file put back.

Comes in: the store. Goes out: findings (values, no sentences), recoveries, and what a repair
did. Nothing is ever mended silently or thrown away: a repair keeps the damaged file aside and
says which entries it couldn't bring back. Whether the scores are right is not asked here.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final, NamedTuple

from marque.errors import Impossible, MarqueError, Place, StoreError
from marque.store import files, form
from marque.store.documents import Document, content_of
from marque.store.home import is_id
from marque.store.index import Progress
from marque.store.pointer import read_pointer
from marque.store.store import Entry, Header, Store

# The names among the games that are marque's own; strays apart.
_OURS: Final = re.compile(r"[a-z0-9-]+\.(json|prev|lock|(damaged|before)-[0-9A-Za-z-]+)")


class Finding(NamedTuple):
    """One thing that is wrong.

    kind: "damaged" (what can be recovered is in values: kept, lost, cut, or recoverable=False),
    "gone" (the file is missing, its version before is there; values as for damaged), "newer",
    "read-only", "stray" (left by a killed write; harmless), "unknown-file" (not marque's, or
    with a name that no game can have), "open-gone" (the open game isn't there), "open-damaged"
    (which game is open can't be read). where: the game's id, or a file's name.
    """

    kind: str
    where: str
    values: dict[str, Any]


class Recovery(NamedTuple):
    """The best that can be put together of a damaged game and its version before.

    lost: the numbers of entries that are known to have been and can't be had. cut: the
    damaged text has no end, so that more may have stood there.
    """

    header: Header
    entries: tuple[Entry, ...]
    lost: tuple[int, ...]
    cut: bool


class Repaired(NamedTuple):
    """What a repair did: aside is the damaged file's new place; None, nothing had to be done."""

    recovery: Recovery | None
    aside: Path | None


def examine(store: Store, progress: Progress | None = None) -> list[Finding]:
    """Everything that is wrong in this home, games first; [] if all is well. Changes nothing."""
    with files.typed(store.home.games):
        names = sorted(store.disk.scan(store.home.games))
    games = sorted({stem for stem in map(_game_of, names) if stem})
    found: list[Finding] = []
    for done, game_id in enumerate(games):
        found += examine_game(store, game_id)
        if progress:
            progress(done + 1, len(games))
    for name in names:
        if name.endswith(files.STRAYS):
            found.append(Finding("stray", name, {}))
        elif not _OURS.fullmatch(name):
            found.append(Finding("unknown-file", name, {}))
    return found + _examine_documents(store)


def examine_game(store: Store, game_id: str) -> list[Finding]:
    """What is wrong with this game, as the store sees it; [] if nothing."""
    try:
        store.read(game_id)
    except MarqueError as problem:
        kind = "gone" if problem.kind == "no-game" else problem.kind
        values = {**problem.values, "place": problem.place}
        if kind in ("gone", "damaged"):
            best = recover(store, game_id)
            values["recoverable"] = best is not None
            if best is not None:
                values |= {"kept": len(best.entries), "lost": best.lost, "cut": best.cut}
        return [Finding(kind, game_id, values)]
    return []


def recover(store: Store, game_id: str) -> Recovery | None:
    """The longest run of entries from the first that the two versions hold together.

    An entry is taken only whole, with its check. The versions are put together only where
    they don't contradict each other. None if no header can be read.
    """
    path = store.home.game(game_id)
    now, before = (form.salvage(_text(store, one)) for one in (path, files.previous(path)))
    best = max(_versions(now, before), key=lambda one: form.unbroken(one.entries), default=None)
    if best is None or best.header is None:
        return None
    kept = form.unbroken(best.entries)
    last = max((now.seen, before.seen, *now.entries, *before.entries))
    entries = tuple(best.entries[n] for n in range(1, kept + 1))
    return Recovery(best.header, entries, tuple(range(kept + 1, last + 1)), not now.ended)


def repair(store: Store, game_id: str, stamp: str) -> Repaired:
    """Put back the best of a damaged or missing game; strays of it are cleared on the way.

    stamp: the time, for the name under which the damaged file is kept. Does nothing to a
    game that can be read. Raises Impossible (no-game); StoreError: damaged if nothing can be
    recovered, newer or read-only as it is found; and then nothing was changed.
    """
    path = store.home.game(game_id)
    if not store.taken(game_id):
        raise Impossible("no-game", Place("game", game_id))
    with files.locked(store.disk, path):
        try:
            store.read(game_id)
        except MarqueError as problem:
            if problem.kind not in ("no-game", "damaged"):
                raise
            best = recover(store, game_id)
            if best is None:
                raise
        else:
            return Repaired(None, None)
        aside = files.set_aside(store.disk, path, "damaged", stamp)
        tables = {"game": {"1": best.header}, "entries": {str(e["n"]): e for e in best.entries}}
        text = form.to_bytes(form.sealed(tables))
        files.put(store.disk, path, text, keep_previous=False)
    return Repaired(best, aside)


def clear_strays(store: Store) -> list[str]:
    """Remove what killed writes left among the games; the names of what was removed.

    Raises StoreError (locked) if a game is being written all the time.
    """
    with files.typed(store.home.games):
        names = [name for name in store.disk.scan(store.home.games) if name.endswith(files.STRAYS)]
    for name in names:
        with files.locked(store.disk, store.home.games / name):
            pass  # whoever holds the lock has cleared them
    return names


def repair_document(document: Document, stamp: str) -> Path | None:
    """Put a damaged document's version before in its place; where the damaged one is kept.

    None if the document can be read. Raises StoreError (damaged) if there is no sound version
    before; nothing was changed then.
    """
    disk, path = document.disk, document.path
    with files.locked(disk, path):
        try:
            document.read()
        except StoreError as problem:
            before = files.fetch(disk, files.previous(path))
            if problem.kind != "damaged" or before is None:
                raise
            content_of(before, str(files.previous(path)))
            aside = files.set_aside(disk, path, "damaged", stamp)
            files.put(disk, path, before, keep_previous=False)
            return aside
        return None


def repair_pointer(store: Store, stamp: str) -> Path | None:
    """Put a damaged pointer aside, so that no game is open; where it is kept.

    None if it can be read. Raises StoreError.
    """
    try:
        read_pointer(store.home, store.disk)
    except StoreError as problem:
        if problem.kind != "damaged":
            raise
        with files.locked(store.disk, store.home.pointer):
            aside = files.set_aside(store.disk, store.home.pointer, "damaged", stamp)
            store.disk.remove(store.home.pointer)
        return aside
    return None


def _versions(now: form.Salvage, before: form.Salvage) -> Iterable[form.Salvage]:
    """The candidates for a recovery, each with a header."""
    shared = now.entries.keys() & before.entries.keys()
    headers = [one for one in (now.header, before.header) if one is not None]
    one_game = all(header == headers[0] for header in headers)
    if one_game and all(now.entries[n] == before.entries[n] for n in shared):
        header = headers[0] if headers else None
        now = now._replace(header=header, entries=before.entries | now.entries)
    return [one for one in (now, before) if one.header is not None]


def _text(store: Store, path: Path) -> bytes:
    """What can be read of the file: nothing of a missing one, or from a broken medium."""
    try:
        return files.fetch(store.disk, path) or b""
    except StoreError:
        return b""


def _game_of(name: str) -> str | None:
    """The id of the game that this file is the present or the former version of."""
    stem, _, ending = name.partition(".")
    return stem if ending in ("json", "prev") and is_id(stem) else None


def _examine_documents(store: Store) -> list[Finding]:
    found = []
    for path in (store.home.players, store.home.settings):
        try:
            Document(path, store.disk).read()
        except StoreError as problem:
            found.append(Finding(problem.kind, path.name, problem.values))
    try:
        opened = read_pointer(store.home, store.disk)
        if opened and not files.exists(store.disk, store.home.game(opened.id)):
            found.append(Finding("open-gone", opened.id, {}))
    except StoreError as problem:
        kind = "open-damaged" if problem.kind == "damaged" else problem.kind
        found.append(Finding(kind, store.home.pointer.name, problem.values))
    return found
