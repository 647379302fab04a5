"""Every call on the operating system that the store makes, one method each.

Comes in: paths, bytes, open descriptors. Goes out: the system's answer, or its OSError,
which `store_error` turns into marque's own. Nothing is decided here: the order of the
calls, which is what keeps data safe, stands in `files`. Tests hand the store another
object with the same methods, that fails, dies or loses power at a given call.
"""

from __future__ import annotations

import errno
import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple

from marque.errors import StoreError

_WINDOWS: Final = os.name == "nt"
FULL: Final = frozenset({errno.ENOSPC, getattr(errno, "EDQUOT", errno.ENOSPC)})
_NO_SUCH_CALL: Final = frozenset({errno.EINVAL, errno.ENOTSUP, errno.ENOSYS})


class Stamp(NamedTuple):
    """What tells one version of a file from another without reading it."""

    modified: int
    """Nanoseconds; only ever compared for equality, so that a clock may jump."""
    size: int
    inode: int


class Disk:
    """The real one. Every method may raise OSError."""

    def read(self, path: Path) -> bytes:
        """The whole file."""
        return path.read_bytes()

    def create(self, path: Path) -> int:
        """A descriptor of a new file, open for writing; there must be none of that name."""
        flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
        return os.open(path, flags, 0o666)

    def write(self, descriptor: int, data: memoryview) -> int:
        """How many of these bytes the system took: perhaps not all."""
        return os.write(descriptor, data)

    def sync(self, descriptor: int) -> None:
        """Return once the file's content is on the medium."""
        _sync(descriptor)

    def close(self, descriptor: int) -> None:
        """Give the descriptor back."""
        os.close(descriptor)

    def link(self, source: Path, target: Path) -> None:
        """Give the file a second name."""
        os.link(source, target)

    def replace(self, source: Path, target: Path) -> None:
        """Rename, in one step, over whatever has the name."""
        for pause in (0.01, 0.04, 0.2, 0.8) if _WINDOWS else ():
            try:
                source.replace(target)
            except PermissionError:  # a reader has the old file open: a moment, usually
                time.sleep(pause)
            else:
                return
        source.replace(target)

    def remove(self, path: Path) -> None:
        """Remove the name, if it is there."""
        path.unlink(missing_ok=True)

    def sync_folder(self, folder: Path) -> None:
        """Return once the names in this folder are on the medium."""
        if _WINDOWS:  # which has no such call
            return
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            _sync(descriptor)
        except OSError as error:  # some file systems have no such call for folders
            if error.errno not in _NO_SUCH_CALL:
                raise
        finally:
            os.close(descriptor)

    def exists(self, path: Path) -> bool:
        """Whether the name is there, for a file or a folder."""
        return path.exists()

    def make_folder(self, folder: Path) -> None:
        """One new folder in one that exists; no complaint if another process was faster."""
        folder.mkdir(exist_ok=True)

    def scan(self, folder: Path) -> list[str]:
        """The names in a folder, in no order; none if there is no such folder."""
        try:
            return os.listdir(folder)  # noqa: PTH208 - names, not paths: a third of the time
        except FileNotFoundError:
            return []

    def stamps(self, folder: Path, ending: str) -> dict[str, Stamp]:
        """By name, the stamps of the files in a folder whose names have this ending."""
        found = {}
        for name in self.scan(folder):
            if name.endswith(ending):
                try:
                    status = os.stat(f"{folder}{os.sep}{name}")  # noqa: PTH116 - as above
                except FileNotFoundError:  # gone meanwhile
                    continue
                found[name] = Stamp(status.st_mtime_ns, status.st_size, status.st_ino)
        return found

    @contextmanager
    def lock(self, path: Path, seconds: float) -> Iterator[None]:
        """Hold the kernel's lock on this file, which dies with its owner and is left behind.

        Raises StoreError (locked) when somebody else has held it all these seconds.
        """
        from filelock import FileLock, Timeout

        lock = FileLock(path)
        try:
            lock.acquire(timeout=seconds, poll_interval=0.01)
        except Timeout:
            raise StoreError("locked", path=str(path)) from None
        try:
            yield
        finally:
            lock.release()


def store_error(error: OSError, path: Path) -> StoreError:
    """The store's own error for a failed call: full, damaged (the medium), else read-only.

    Its values: the path, and `reason`, the name of the system's error such as "EACCES".
    """
    kind = "read-only"
    if error.errno in FULL:
        kind = "full"
    elif error.errno == errno.EIO:
        kind = "damaged"
    reason = errno.errorcode.get(error.errno or 0, "")
    return StoreError(kind, path=str(path), reason=reason)


def _sync(descriptor: int) -> None:
    try:
        import fcntl

        # On macOS fsync stops at the drive's cache; this goes to the platter.
        fcntl.fcntl(descriptor, fcntl.FFULLFSYNC)  # type: ignore[attr-defined, unused-ignore]
    except (ImportError, AttributeError, OSError):
        os.fsync(descriptor)
