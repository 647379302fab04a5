"""A copy of everything in one new folder, laid out as a home is under MARQUE_HOME.

Comes in: a home, the folder to put the copy in, a time. Goes out: the new folder. No lock is
taken, so that nobody waits and a home that can only be read can be copied: a file is only
ever replaced whole, hence what is read of it is one state of it. To restore: docs/store.md.
"""

from __future__ import annotations

import re
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from marque.errors import Impossible, Place
from marque.store import files
from marque.store.disk import Disk
from marque.store.home import Home
from marque.store.index import Progress


class Backup(NamedTuple):
    """Where the copy is, and how many files it holds."""

    folder: Path
    files: int


def back_up(
    home: Home,
    target: Path,
    stamp: str,
    disk: Disk = files.REAL,
    progress: Progress | None = None,
) -> Backup:
    """Copy the home into target/marque-STAMP: games, versions before, players, settings, codes.

    stamp: a time, of which letters and figures are kept. The folder has its name only when
    the copy is complete. Raises Impossible (bad-setting) if it is there already; StoreError.
    """
    folder = target / f"marque-{re.sub('[^0-9A-Za-z]+', '-', stamp)}"
    part = folder.with_name(f"{folder.name}.part")
    for path in (folder, part):
        if files.exists(disk, path):
            raise Impossible(
                "bad-setting", Place("backup", str(path)), setting="backup", taken=True
            )
    copies = _copies(home, disk)
    with files.typed(part):
        files.make_folders(disk, part)
    for done, (source, name) in enumerate(copies):
        _copy(disk, source, part / name)
        if progress:
            progress(done + 1, len(copies))
    with files.typed(folder):
        disk.replace(part, folder)
        disk.sync_folder(target)
    return Backup(folder, len(copies))


def _copies(home: Home, disk: Disk) -> list[tuple[Path, str]]:
    """What is copied, and its name in the copy: all but locks, strays and the index."""
    found = []
    for folder, place in ((home.games, "games/"), (home.codes, "codes/")):
        with files.typed(folder):
            names = disk.scan(folder)
        kept = (name for name in names if not name.endswith((".lock", *files.STRAYS)))
        found += [(folder / name, place + name) for name in sorted(kept)]
    for path in (home.players, home.settings, home.pointer):
        found += [(one, one.name) for one in (path, files.previous(path))]
    return [(path, name) for path, name in found if files.exists(disk, path)]


def _copy(disk: Disk, source: Path, target: Path) -> None:
    with suppress(IsADirectoryError):  # nothing of marque's
        data = files.fetch(disk, source)
        if data is not None:
            with files.typed(target):
                files.make_folders(disk, target.parent)
            files.put(disk, target, data, keep_previous=False)
