"""One file, read whole and replaced whole, so that every moment shows one state or the next.

Comes in: a path and bytes. Goes out: the same bytes, later, whatever happened between; or a
StoreError. Why each step stands where it stands is said beside it; docs/store.md promises
what follows from it, and tests/crash takes the steps out one by one to see the promise fail.

Beside NAME.json: NAME.prev, the version before; NAME.lock, held by writers and never removed;
NAME.tmp and NAME.link, which live only during a write.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from itertools import count
from pathlib import Path
from typing import Final

from marque.errors import StoreError
from marque.store.disk import FULL, Disk, store_error

REAL: Final = Disk()
PATIENCE: Final = 5.0
"""How long a writer waits for another, in seconds."""

STRAYS: Final = (".tmp", ".link")
"""What a killed write can leave behind: nobody ever reads it."""


def previous(path: Path) -> Path:
    """Where the version before is kept."""
    return path.with_suffix(".prev")


@contextmanager
def typed(path: Path) -> Iterator[None]:
    """Turn the system's errors over this path into StoreError."""
    try:
        yield
    except OSError as error:
        raise store_error(error, path) from error


def fetch(disk: Disk, path: Path) -> bytes | None:
    """The whole file, or None if there is none. Needs no lock: a file is only ever replaced."""
    with typed(path), suppress(FileNotFoundError):
        return disk.read(path)
    return None


def exists(disk: Disk, path: Path) -> bool:
    """Whether the name is there."""
    with typed(path):
        return disk.exists(path)


@contextmanager
def locked(disk: Disk, path: Path, patience: float = PATIENCE) -> Iterator[None]:
    """Be the only writer of this file; make its folder if need be, and clear what a kill left.

    Raises StoreError (locked, read-only, full).
    """
    with ExitStack() as held:
        with typed(path):
            make_folders(disk, path.parent)
            held.enter_context(disk.lock(path.with_suffix(".lock"), patience))
        _clear(disk, path)
        yield


def put(disk: Disk, path: Path, data: bytes, *, keep_previous: bool = True) -> None:
    """Replace the file by these bytes, or leave it as it is and raise StoreError.

    Hold the lock. Returns once the bytes and their name are on the medium. Should only that
    last step fail, the error has `unsure=True`: the new version is there, and may not survive
    a power cut.
    """
    temporary = path.with_suffix(".tmp")
    try:
        with typed(path):
            _write_whole(disk, temporary, data)
            if keep_previous:
                _keep(disk, path)
            disk.replace(temporary, path)
    except BaseException:  # also an interrupt from the keyboard
        _clear(disk, path)
        raise
    confirm(disk, path)


def confirm(disk: Disk, path: Path) -> None:
    """Return once the file's name, as it is now, is on the medium; its content was before.

    Without this the rename may be lost with the power, and an acknowledged deal with it.
    """
    try:
        with typed(path):
            disk.sync_folder(path.parent)
    except StoreError as error:
        error.values["unsure"] = True
        raise


def set_aside(disk: Disk, path: Path, label: str, stamp: str) -> Path | None:
    """A copy of the file as it is, as NAME.LABEL-STAMP, which nothing ever writes again.

    stamp: a time, of which letters and figures are kept. Returns the copy's path; None if
    there is no file. Hold the lock. Raises StoreError.
    """
    data = fetch(disk, path)
    if data is None:
        return None
    name = f"{path.stem}.{label}-{re.sub('[^0-9A-Za-z]+', '-', stamp)}"
    names = (name if n == 1 else f"{name}-{n}" for n in count(1))
    target = next(path.with_name(one) for one in names if not exists(disk, path.with_name(one)))
    put(disk, target, data, keep_previous=False)
    return target


def make_folders(disk: Disk, folder: Path) -> None:
    """Make the folder and what leads to it; each new name is on the medium afterwards."""
    if disk.exists(folder):
        return
    make_folders(disk, folder.parent)
    disk.make_folder(folder)
    disk.sync_folder(folder.parent)


def _write_whole(disk: Disk, path: Path, data: bytes) -> None:
    """A new file, whole and on the medium, before any name that matters points to it."""
    descriptor = disk.create(path)
    try:
        rest = memoryview(data)
        while rest:
            rest = rest[disk.write(descriptor, rest) :]
        disk.sync(descriptor)
    finally:
        disk.close(descriptor)


def _keep(disk: Disk, path: Path) -> None:
    """Give the present version its second name, NAME.prev, which is never missing meanwhile.

    By way of NAME.link, for a link can't replace a name and a rename can. A rename between two
    names of one file does nothing and leaves both: so it is after a kill between this step
    and the next, and therefore NAME.link is removed once more.
    """
    second = path.with_suffix(".link")
    try:
        disk.link(path, second)
    except FileNotFoundError:  # the first version of all
        return
    except OSError as error:
        if error.errno in FULL:
            raise
        # A file system without links.
        _write_whole(disk, second, disk.read(path))
    disk.replace(second, previous(path))
    disk.remove(second)


def _clear(disk: Disk, path: Path) -> None:
    """Remove the strays of this file; a failure here hides no other, and harms nothing."""
    for ending in STRAYS:
        with suppress(OSError):
            disk.remove(path.with_suffix(ending))
