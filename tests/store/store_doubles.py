"""Disks for tests: one in memory, whose power can be cut; and one that acts before each call."""

from __future__ import annotations

import errno
import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from copy import deepcopy
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple, cast

from marque.store.disk import Disk, Stamp
from marque.store.home import Home

MEMORY_HOME = Home(Path("/memory"), Path("/memory"))


class File:
    """A file apart from its names: what is seen of it, and what is surely on the medium."""

    def __init__(self, content: bytes = b"", synced: bytes | None = None) -> None:
        self.content = content
        self.synced = content if synced is None else synced

    def after_power_cut(self, chance: random.Random, most: int) -> list[bytes]:
        """What may be found afterwards: any of the unsynced blocks written, in any length.

        Blocks of both sizes are tried: of a few, every subset; of many, so many by chance.
        What was not written of a new block is nought, or what the medium had there before.
        """
        if self.content == self.synced:
            return [self.content]
        found = {self.synced, self.content, b"", bytes(len(self.content))}
        longest = max(len(self.synced), len(self.content))
        for size in BLOCKS:
            starts = range(0, longest, size)
            lengths = [len(self.synced), len(self.content), *starts]
            for written in _subsets(len(starts), chance, most):
                before = self.synced + chance.choice(UNWRITTEN)[len(self.synced) : longest]
                blocks = [
                    (self.content if new else before)[start : start + size]
                    for start, new in zip(starts, written, strict=True)
                ]
                found.add(b"".join(blocks)[: len(self.content)])
                found.add(b"".join(blocks)[: chance.choice(lengths)])
        return sorted(found)


BLOCKS = (64, 512)
"""In bytes; smaller than those of any medium, so that every cut of a medium is among them."""
UNWRITTEN = (bytes(1 << 16), b'{"an": "older file, long removed"}\n' * 1024)


class Effect(NamedTuple):
    """A change of one name that the medium may not have yet: it stands for `to` (None: gone)."""

    name: Path
    to: File | str | None


FOLDER = "folder"


class MemoryDisk(Disk):
    """Files in memory. `watch` is called after every call that changes something."""

    def __init__(self) -> None:
        self.thorough = 4
        """How many contents of a file are tried by chance at each power cut."""
        self.names: dict[Path, File | str] = {Path("/"): FOLDER}
        self.durable: dict[Path, File | str] = dict(self.names)
        self.pending: list[Effect] = []
        self.open: dict[int, File] = {}
        self.opened = 0
        self.watch: Callable[[], None] = lambda: None

    def read(self, path: Path) -> bytes:
        return self._file(path).content

    def create(self, path: Path) -> int:
        if path in self.names:
            raise FileExistsError(errno.EEXIST, "exists", str(path))
        self._folder(path.parent)
        self._name(path, File(synced=b""))
        self.opened += 1
        self.open[self.opened] = self._file(path)
        self.watch()
        return self.opened

    def write(self, descriptor: int, data: memoryview) -> int:
        self.open[descriptor].content += bytes(data)
        self.watch()
        return len(data)

    def sync(self, descriptor: int) -> None:
        file = self.open[descriptor]
        file.synced = file.content
        self.watch()

    def close(self, descriptor: int) -> None:
        del self.open[descriptor]

    def link(self, source: Path, target: Path) -> None:
        file = self._file(source)
        if target in self.names:
            raise FileExistsError(errno.EEXIST, "exists", str(target))
        self._name(target, file)
        self.watch()

    def replace(self, source: Path, target: Path) -> None:
        file = self.names.get(source)
        if file is None:
            raise FileNotFoundError(errno.ENOENT, "no such file", str(source))
        if self.names.get(target) is not file:  # as POSIX has it: else nothing happens
            self._name(target, file)
            self._name(source, None)
        self.watch()

    def remove(self, path: Path) -> None:
        if path in self.names:
            self._name(path, None)
            self.watch()

    def sync_folder(self, folder: Path) -> None:
        self._folder(folder)
        for effect in [one for one in self.pending if one.name.parent == folder]:
            self.pending.remove(effect)
            _apply(effect, self.durable)
        self.watch()

    def exists(self, path: Path) -> bool:
        return path in self.names

    def make_folder(self, folder: Path) -> None:
        self._folder(folder.parent)
        self._name(folder, FOLDER)
        self.watch()

    def scan(self, folder: Path) -> list[str]:
        return [path.name for path in self.names if path.parent == folder != path]

    def stamps(self, folder: Path, ending: str) -> dict[str, Stamp]:
        names = [name for name in self.scan(folder) if name.endswith(ending)]
        files = {name: self._file(folder / name) for name in names}
        return {name: Stamp(0, len(file.content), id(file)) for name, file in files.items()}

    @contextmanager
    def lock(self, path: Path, seconds: float) -> Iterator[None]:
        self._folder(path.parent)
        yield

    def put_text(self, path: Path, data: bytes) -> None:
        """As somebody's editor writes: in place."""
        self._folder(path.parent)
        self._name(path, File(data))

    def copy(self) -> MemoryDisk:
        """The same disk, as if the program that uses it were killed now."""
        watch, self.watch = self.watch, lambda: None
        copied = deepcopy(self)
        self.watch = watch
        return copied

    def power_cuts(self, chance: random.Random) -> Iterator[MemoryDisk]:
        """The disks that may be found after a power cut now: any of the pending changes done."""
        for done in _subsets(len(self.pending), chance, 128):
            names = dict(self.durable)
            for effect, happened in zip(self.pending, done, strict=True):
                if happened:
                    _apply(effect, names)
            there = {path: to for path, to in names.items() if _reachable(path, names)}
            unsure = [
                to for to in there.values() if isinstance(to, File) and to.content != to.synced
            ]
            for contents in product(
                *(file.after_power_cut(chance, self.thorough) for file in unsure)
            ):
                found = dict(zip(unsure, contents, strict=True))
                disk = MemoryDisk()
                disk.names = {
                    path: File(found.get(to, to.content)) if isinstance(to, File) else to
                    for path, to in there.items()
                }
                disk.durable = dict(disk.names)
                yield disk

    def _name(self, path: Path, to: File | str | None) -> None:
        effect = Effect(path, to)
        self.pending.append(effect)
        _apply(effect, self.names)

    def _file(self, path: Path) -> File:
        file = self.names.get(path)
        if not isinstance(file, File):
            raise FileNotFoundError(errno.ENOENT, "no such file", str(path))
        return file

    def _folder(self, path: Path) -> None:
        if self.names.get(path) != FOLDER:
            raise FileNotFoundError(errno.ENOENT, "no such folder", str(path))


def _subsets(size: int, chance: random.Random, most: int) -> Iterable[Sequence[bool]]:
    """Which of so many changes happened: every case, or so many where that would be more."""
    if 2**size <= most:
        return product((False, True), repeat=size)
    return ([chance.random() < 0.5 for _ in range(size)] for _ in range(most))


def _apply(effect: Effect, names: dict[Path, File | str]) -> None:
    if effect.to is None:
        names.pop(effect.name, None)
    else:
        names[effect.name] = effect.to


def _reachable(path: Path, names: dict[Path, File | str]) -> bool:
    return all(names.get(parent) == FOLDER for parent in path.parents)


class _Acting:
    def __init__(self, disk: Disk, act: Callable[[int, str], None]) -> None:
        self._disk = disk
        self._act = act
        self._steps = 0

    def __getattr__(self, name: str) -> Any:
        method = getattr(self._disk, name)

        def call(*args: Any) -> Any:
            self._steps += 1
            self._act(self._steps, name)
            return method(*args)

        return call


def acting(disk: Disk, act: Callable[[int, str], None]) -> Disk:
    """The disk, with `act(number of the call, name of the method)` before each of its calls."""
    return cast(Disk, _Acting(disk, act))


def failing(disk: Disk, at: int, error: int = errno.ENOSPC) -> Disk:
    """The disk, whose call number `at` fails with this error of the system."""

    def act(step: int, name: str) -> None:
        if step == at:
            raise OSError(error, "as the test wants it")

    return acting(disk, act)


class ShortWrites(Disk):
    """Takes at most 64 bytes at a time."""

    def write(self, descriptor: int, data: memoryview) -> int:
        return super().write(descriptor, data[:64])
