"""The power is cut: at every moment of a write, with any part of what wasn't synced on the disk.

Comes in: a disk in memory that knows what of it is surely on the medium, and a seed. Goes out:
how many disks were looked at that may be found after a cut, and what was wrong with any of them.
A cut leaves any subset of the names that weren't synced, and of an unsynced file any subset of
its blocks, in any length (`tests/store/store_doubles.py`).
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from marque.errors import Impossible, StoreError
from marque.store.doctor import examine_game, repair
from marque.store.documents import Document
from marque.store.exchange import import_games
from marque.store.pointer import OpenGame, read_pointer, write_pointer
from marque.store.store import Store
from tests.store.store_doubles import MEMORY_HOME, File, MemoryDisk
from tests.store.store_samples import HEADER, adding, entry

ID = "evening"
OTHER = "another"
State = list[str] | None


class Watched:
    """A home whose power might be cut at each step; what would then be wrong is noted."""

    def __init__(self, disk: MemoryDisk, seed: int) -> None:
        self.disk = disk
        self.store = Store(MEMORY_HOME, disk)
        self.wrong: list[str] = []
        self.cuts = self.moments = 0
        # What may be found: of the game, of the settings, and of the open game's name.
        self.allowed: list[list[Any]] = [[None], [{}], [None]]
        self._chance = random.Random(seed)
        disk.watch = self._check

    def evening(self) -> None:
        """A game begun, opened, three deals, one of them twice, an import that replaces the last.

        Between them the settings are changed, and another game is begun and opened.
        """
        self._to(["a"], lambda: self.store.create({**HEADER, "id": ID}, [entry("a")]))
        self._opens(ID)
        for name in "bcc":
            done = self.allowed[0][0] or []
            self._to(done if name in done else [*done, name], partial(self._add, name))
            self._sets({"lang": name, "long": name * 200})
        theirs = self.store.read(ID)
        other = {**theirs.entries[-1], "id": "d", "data": {"long": "x" * 300}}
        theirs = theirs._replace(entries=(*theirs.entries[:-1], other))
        self._to(["a", "b", "d"], lambda: import_games(self.store, [theirs], "t", "theirs"))
        self.store.create({**HEADER, "id": OTHER}, [entry("a")])
        self._opens(OTHER)

    def goes_on(self) -> None:
        """Entry b is written again after a writer of it was killed, and then another."""
        self.allowed[0] = [["a"], ["a", "b"]]
        self._to(["a", "b"], lambda: self._add("b"))
        self._to(["a", "b", "c"], lambda: self._add("c"))

    def repairs(self) -> None:
        """A game of three entries is damaged in its last, and put back without it."""
        self.disk.watch = lambda: None
        self.store.create({**HEADER, "id": ID}, [entry(name) for name in "abc"])
        whole = self.disk.read(MEMORY_HOME.game(ID))
        self.disk.put_text(MEMORY_HOME.game(ID), whole[:-40])
        self.disk.sync_folder(MEMORY_HOME.games)
        self.disk.watch = self._check
        self.allowed[0] = ["damaged"]
        self._to(["a", "b"], lambda: repair(self.store, ID, "t"))

    def _add(self, name: str) -> None:
        self.store.append(ID, adding(entry(name, text="é" * 100)), once=name)

    def _sets(self, content: dict[str, Any]) -> None:
        document = Document(MEMORY_HOME.settings, self.disk)
        self._to(content, lambda: document.update(lambda _: content), 1)

    def _opens(self, game_id: str) -> None:
        opened = OpenGame(game_id, "rubicon", None, finished=False)
        self._to(opened, lambda: write_pointer(MEMORY_HOME, opened, self.disk), 2)

    def _to(self, state: Any, act: Callable[[], object], which: int = 0) -> None:
        """While it acts either state may be found; once it has returned, only the new one."""
        self.allowed[which].append(state)
        act()
        self.allowed[which] = [state]
        self._check()

    def _check(self) -> None:
        if self.wrong:
            return
        self.moments += 1
        for found in self.disk.power_cuts(self._chance):
            self.cuts += 1
            problem = _problem(found, self.allowed)
            if problem:
                self.wrong.append(problem)
                return


def _problem(disk: MemoryDisk, allowed: Sequence[Sequence[Any]]) -> str:
    """What is wrong with what was found after the cut: "" if nothing; it must take a deal too."""
    store = Store(MEMORY_HOME, disk)
    try:
        settings = Document(MEMORY_HOME.settings, disk).read()
        opened = read_pointer(MEMORY_HOME, disk)
    except StoreError as error:
        return repr(error)
    for found, may in ((settings, allowed[1]), (opened, allowed[2])):
        if found not in may:
            return f"found {found}, where {may} may be"
    state = _state(store)
    if isinstance(state, str) and state not in allowed[0]:
        return f"found {state}: {[one.values for one in examine_game(store, ID)]}"
    if state not in allowed[0]:
        return f"found {state}, where {allowed[0]} may be"
    if isinstance(state, list):
        after = store.append(ID, adding(entry("next")))
        if [one["id"] for one in after.entries] != [*state, "next"]:
            return "the next deal went wrong"
    return ""


def _state(store: Store) -> list[str] | str | None:
    """The entries of the game, None if there is none, or in a word why they can't be read."""
    try:
        return [one["id"] for one in store.read(ID).entries]
    except Impossible:
        return None
    except StoreError as error:
        return error.kind


class NoSync(MemoryDisk):
    """Doesn't wait for a file's content."""

    def sync(self, descriptor: int) -> None:
        self.watch()


class NoFolderSync(MemoryDisk):
    """Doesn't wait for the names of games."""

    def sync_folder(self, folder: Path) -> None:
        if folder != MEMORY_HOME.games:
            super().sync_folder(folder)


class NoHomeSync(MemoryDisk):
    """Doesn't wait for the names of settings and of the open game, beside the games' folder."""

    def sync_folder(self, folder: Path) -> None:
        if folder != MEMORY_HOME.games.parent or MEMORY_HOME.games not in self.durable:
            super().sync_folder(folder)


class InPlace(MemoryDisk):
    """Writes over the old file instead of replacing it."""

    def replace(self, source: Path, target: Path) -> None:
        if not isinstance(self.names.get(target), File):
            super().replace(source, target)
            return
        self._file(target).content = self._file(source).content
        self.watch()
        self._file(target).synced = self._file(target).content
        self._name(source, None)


SABOTAGED: dict[type[MemoryDisk], str] = {
    NoSync: "damaged",
    NoFolderSync: "found None, where",
    NoHomeSync: "found None, where [OpenGame",
    InPlace: "damaged",
}
"""Disks that leave out a step, and what must then be found."""


def killed_disks() -> list[MemoryDisk]:
    """A disk at each moment of a second entry's writing, as a killed writer leaves it."""
    disk = MemoryDisk()
    store = Store(MEMORY_HOME, disk)
    store.create({**HEADER, "id": ID}, [entry("a")])
    killed: list[MemoryDisk] = []
    disk.watch = lambda: killed.append(disk.copy())
    store.append(ID, adding(entry("b")))
    return killed


def watch_all(seed: int, thorough: int) -> list[Watched]:
    """Every kind of work under power cuts: an evening, a repair, and what a kill left."""
    watched = []
    for disk, work in (
        (MemoryDisk(), Watched.evening),
        (MemoryDisk(), Watched.repairs),
        *((disk, Watched.goes_on) for disk in killed_disks()),
    ):
        disk.thorough = thorough
        watched.append(Watched(disk, seed))
        work(watched[-1])
    return watched
