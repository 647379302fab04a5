"""Each call on the system fails in its turn, with an error that disks give.

Comes in: a folder, an act of `tests.crash.kills`, an error. Goes out: for each call what was
there afterwards, and what was wrong with it: another error than the store's own, a state that is
neither the one before nor the one after, a success that wasn't one, or a next try that fails.
"""

from __future__ import annotations

import errno
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from marque.errors import StoreError
from marque.store.disk import Disk
from marque.store.home import Home
from marque.store.store import Store
from tests.crash.kills import AtEveryCall, found_in
from tests.store.store_doubles import ShortWrites, acting

ERRORS = {"the disk is full": errno.ENOSPC, "not allowed": errno.EACCES, "broken": errno.EIO}


class Failure(NamedTuple):
    """What came of a call that failed: whether the act was done all the same; what was wrong."""

    done: bool
    wrong: list[str]


def failures(folder: Path, case: AtEveryCall, error: int) -> Iterator[Failure]:
    """The act with its first call failing, its second, and so on, until none is left to fail."""
    for at in range(1, 200):
        home = case.home(folder / case.name / str(at))
        failed: list[str] = []
        told = ""
        try:
            case.act(Store(home, _failing(at, error, failed)))
        except StoreError as refusal:
            told = refusal.kind
        except OSError as untyped:
            yield Failure(False, [f"{case.name}, call {at}: {untyped!r}"])
            continue
        if not failed:
            return
        yield _judged(home, case, f"{case.name}, call {at} ({failed[0]})", told)


def _failing(at: int, error: int, failed: list[str]) -> Disk:
    """A disk whose call number `at` fails; its name is put into `failed`."""

    def act(step: int, name: str) -> None:
        if step == at:
            failed.append(name)
            raise OSError(error, "as the test wants it")

    return acting(ShortWrites(), act)


def _judged(home: Home, case: AtEveryCall, where: str, told: str) -> Failure:
    state = found_in(home)
    done = state == case.new
    wrong = []
    if not done and not told:
        wrong.append(f"{where}: said to be done, found {state}")
    if not done and state != case.old:
        wrong.append(f"{where}: found {state}")
    try:
        case.again(home)
    except StoreError as refusal:
        wrong.append(f"{where}: the next try: {refusal!r}")
    if found_in(home) != case.new:
        wrong.append(f"{where}: after the next try {found_in(home)}")
    return Failure(done, wrong)
