"""The power is cut: at every moment of a write, with any part of what wasn't synced on the disk.

The same check must fail for a disk that doesn't sync files, or folders, or that writes over a
file in place: otherwise it would prove nothing about the disk that does it right.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

import pytest
from store_doubles import MEMORY_HOME, File, MemoryDisk
from store_samples import HEADER, adding, entry

from marque.errors import Impossible, StoreError
from marque.store.exchange import import_games
from marque.store.store import Store

ID = "evening"


class Watched:
    """A store whose power might be cut at each step; what would then be wrong is noted."""

    def __init__(self, disk: MemoryDisk, seed: int) -> None:
        self.disk = disk
        self.store = Store(MEMORY_HOME, disk)
        self.allowed: list[list[str] | None] = [None]  # states that may be found: no game at all
        self.wrong: list[str] = []
        self.cuts = 0
        self._chance = random.Random(seed)
        disk.watch = self._check

    def evening(self) -> None:
        """A game begun, three deals, one of them twice, and an import that replaces the last."""
        self._to(["a"], lambda: self.store.create({**HEADER, "id": ID}, [entry("a")]))
        for name in "bcc":
            done = self.allowed[0] or []
            self._to(done if name in done else [*done, name], partial(self._add, name))
        theirs = self.store.read(ID)
        other = {**theirs.entries[-1], "id": "d", "data": {"long": "x" * 300}}
        theirs = theirs._replace(entries=(*theirs.entries[:-1], other))
        self._to(["a", "b", "d"], lambda: import_games(self.store, [theirs], "t", "theirs"))

    def goes_on(self) -> None:
        """Entry b is written again after a writer of it was killed, and then another."""
        self.allowed = [["a"], ["a", "b"]]
        self._to(["a", "b"], lambda: self._add("b"))
        self._to(["a", "b", "c"], lambda: self._add("c"))

    def _add(self, name: str) -> None:
        self.store.append(ID, adding(entry(name, text="é" * 100)), once=name)

    def _to(self, state: list[str], act: Callable[[], object]) -> None:
        """While it acts either state may be found; once it has returned, only the new one."""
        self.allowed.append(state)
        act()
        self.allowed = [state]
        self._check()

    def _check(self) -> None:
        if self.wrong:
            return
        for found in self.disk.power_cuts(self._chance):
            self.cuts += 1
            problem = _problem(Store(MEMORY_HOME, found), self.allowed)
            if problem:
                self.wrong.append(problem)


def _problem(store: Store, allowed: Sequence[list[str] | None]) -> str:
    """What is wrong with what was found after the cut: "" if nothing; it must take a deal too."""
    try:
        state = [one["id"] for one in store.read(ID).entries]
    except Impossible:
        state = None
    except StoreError as error:
        return repr(error)
    if state not in allowed:
        return f"found {state}, where {allowed} may be"
    if state is not None:
        after = store.append(ID, adding(entry("next")))
        if [one["id"] for one in after.entries] != [*state, "next"]:
            return "the next deal went wrong"
    return ""


@pytest.mark.parametrize("seed", range(3))
def test_every_acknowledged_entry_survives_every_power_cut(seed: int) -> None:
    watched = Watched(MemoryDisk(), seed)
    watched.evening()
    assert watched.wrong == []
    assert watched.cuts > 200


def test_so_it_does_when_somebody_was_killed_before() -> None:
    disk = MemoryDisk()
    store = Store(MEMORY_HOME, disk)
    store.create({**HEADER, "id": ID}, [entry("a")])
    killed: list[MemoryDisk] = []
    disk.watch = lambda: killed.append(disk.copy())
    store.append(ID, adding(entry("b")))
    assert len(killed) > 6
    for left in killed:
        watched = Watched(left, 1)
        watched.goes_on()
        assert watched.wrong == []


class NoSync(MemoryDisk):
    """Doesn't wait for a file's content."""

    def sync(self, descriptor: int) -> None:
        self.watch()


class NoFolderSync(MemoryDisk):
    """Doesn't wait for the names of games."""

    def sync_folder(self, folder: Path) -> None:
        if folder != MEMORY_HOME.games:
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


@pytest.mark.parametrize(
    ("sabotaged", "seen"),
    [(NoSync, "damaged"), (NoFolderSync, "found None, where"), (InPlace, "damaged")],
)
def test_a_step_left_out_is_noticed(sabotaged: type[MemoryDisk], seen: str) -> None:
    watched = Watched(sabotaged(), 1)
    watched.evening()
    assert seen in watched.wrong[0]
