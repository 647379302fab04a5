"""Writers are killed: at every call that the store makes, and at random, two at a time.

Comes in: a folder, and what to do there. Goes out: what was found after each death. The killed
are processes of their own, killed as no program can prevent.
"""

from __future__ import annotations

import multiprocessing
import os
import random
import signal
import time
from collections.abc import Callable, Iterator
from functools import partial
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import NamedTuple

from marque.errors import Impossible, StoreError
from marque.store.disk import Disk
from marque.store.doctor import examine, repair
from marque.store.documents import Document
from marque.store.exchange import import_games
from marque.store.home import Home
from marque.store.store import Store
from tests.store.store_doubles import ShortWrites, acting
from tests.store.store_samples import HEADER, adding, entry

ID = "evening"
WRITERS = ("anne", "boris")
BATCH = 20
"""Deaths in one game: then a new one is begun, for long games take long."""


def start(work: Callable[..., object], *arguments: object) -> BaseProcess:
    process = multiprocessing.get_context("fork").Process(target=work, args=arguments, daemon=True)
    process.start()
    return process


def killed_at(disk: Disk, at: int) -> Disk:
    """The disk, in a process that is killed just before its call number `at`."""

    def act(step: int, name: str) -> None:
        if step == at:
            os.kill(os.getpid(), signal.SIGKILL)

    return acting(disk, act)


def ids(home: Home) -> list[str] | None:
    """The entries there, None if there is no game; as any other marque sees them."""
    try:
        return [one["id"] for one in Store(home).read(ID).entries]
    except Impossible:
        return None


def begin(store: Store) -> None:
    store.create({**HEADER, "id": ID}, [entry("a")])


def add(store: Store) -> None:
    store.append(ID, adding(entry("b", text="x" * 200)), once="b")


def take_theirs(store: Store) -> None:
    mine = store.read(ID)
    theirs = mine._replace(entries=(mine.entries[0], {**entry("d"), "n": 2}))
    import_games(store, [theirs], "t", "theirs")


def damage(home: Home) -> None:
    path = home.game(ID)
    path.write_bytes(path.read_bytes()[:-40])


def put_back(store: Store) -> None:
    repair(store, ID, "t")


class AtEveryCall(NamedTuple):
    """Something that the store does, and what may be found after it was cut short.

    before: the entries there at first, None for no game; spoil: what is done to them; old: what
    may be found if the act was not done; new: what is found once it is.
    """

    name: str
    before: list[str] | None
    act: Callable[[Store], None]
    old: object
    new: object
    spoil: Callable[[Home], None] | None = None

    def home(self, folder: Path) -> Home:
        """A home in which the act can be done."""
        home = Home(folder, folder)
        if self.before:
            Store(home).create({**HEADER, "id": ID}, [entry(name) for name in self.before])
        if self.spoil:
            self.spoil(home)
        return home

    def again(self, home: Home) -> None:
        """Do the act by the next process, unless it is done and can't be done twice."""
        if self.act is not begin or ids(home) is None:
            self.act(Store(home))


AT_EVERY_CALL = (
    AtEveryCall("a game begun", None, begin, None, ["a"]),
    AtEveryCall("a deal written", ["a"], add, ["a"], ["a", "b"]),
    AtEveryCall("an import over it", ["a", "c"], take_theirs, ["a", "c"], ["a", "d"]),
    AtEveryCall("a repair", ["a", "b"], put_back, "damaged", ["a"], damage),
)


def found_in(home: Home) -> object:
    """The entries there, None if there is no game, or in a word why they can't be read."""
    try:
        return ids(home)
    except StoreError as error:
        return error.kind


def deaths(folder: Path, disk: Disk, case: AtEveryCall) -> list[object]:
    """What is found after a death before each call of an act; the last lived to the end."""
    found: list[object] = []
    for at in range(1, 200):
        home = case.home(folder / str(at))
        writer = start(case.act, Store(home, killed_at(disk, at)))
        writer.join()
        found.append(found_in(home))
        if writer.exitcode == 0:
            return found
        assert writer.exitcode == -signal.SIGKILL
        _goes_on(home, case)
    raise AssertionError("never lived to the end")


def _goes_on(home: Home, case: AtEveryCall) -> None:
    """The same again, by the next process, and then two more deals: no debris is in the way."""
    case.again(home)
    done = ids(home)
    assert done == case.new
    assert examine(Store(home)) == []
    for name in ("y", "z"):
        Store(home).append(ID, adding(entry(name)))
    assert ids(home) == [*(done or []), "y", "z"]
    assert examine(Store(home)) == []


def document_deaths(folder: Path) -> list[str]:
    """What the settings say after a death before each call of a change from fr to en."""
    found: list[str] = []
    exitcode = None
    while exitcode != 0:
        document = Document(folder / f"{len(found)}.json")
        document.update(lambda _: {"lang": "fr"})
        mortal = Document(document.path, killed_at(ShortWrites(), len(found) + 1))
        writer = start(mortal.update, lambda _: {"lang": "en"})
        writer.join()
        exitcode = writer.exitcode
        found.append(document.read()["lang"])
    return found


def patiently(write: Callable[[], object]) -> None:
    """Write, and try again where the other writer had the lock all the while: a busy machine."""
    while True:
        try:
            write()
        except StoreError as error:
            if error.kind != "locked":
                raise
        else:
            return


def write_on(home: Home, who: str, acknowledged: Path) -> None:
    """Add entries until killed; note each as soon as the store has acknowledged it.

    It stops too when nobody is left who would kill it.
    """
    killer = os.getppid()
    store = Store(home)
    log = os.open(acknowledged, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    number = acknowledged.read_text().count("\n")
    while os.getppid() == killer:
        name = f"{who}{number}"  # after a death, perhaps the one that was being written
        patiently(partial(store.append, ID, adding(entry(name)), once=name))
        os.write(log, f"{name}\n".encode())
        number += 1


class Evening(NamedTuple):
    """A game whose two writers were killed by turns: how often, and what was wrong at the end.

    acknowledged: how many entries a writer was told are written; there: how many are.
    """

    kills: int
    acknowledged: int
    there: int
    wrong: list[str]


def killed_at_random(folder: Path, kills: int, seed: int) -> Iterator[Evening]:
    """So many deaths, in games of BATCH each: nothing may be lost, doubled or unreadable."""
    chance = random.Random(seed)
    for batch in range(0, kills, BATCH):
        yield _evening(folder / str(batch), min(BATCH, kills - batch), chance)


def _evening(folder: Path, kills: int, chance: random.Random) -> Evening:
    home = Home(folder, folder)
    begin(Store(home))
    logs = {who: folder / f"{who}.log" for who in WRITERS}
    writers = {who: start(write_on, home, who, logs[who]) for who in WRITERS}
    wrong = []
    for _ in range(kills):
        time.sleep(chance.uniform(0, 0.03))
        who = chance.choice(WRITERS)
        if not writers[who].is_alive():
            wrong.append(f"{who} died by himself")
        writers[who].kill()
        try:
            ids(home)  # whatever was cut short, what is there can be read
        except StoreError as error:
            wrong.append(f"after a death: {error!r}")
        writers[who].join()
        writers[who] = start(write_on, home, who, logs[who])
    for writer in writers.values():
        writer.kill()
        writer.join()
    acknowledged = "".join(log.read_text() for log in logs.values() if log.exists()).split()
    game = Store(home).read(ID)
    there = [one["id"] for one in game.entries]
    wrong += [f"lost: {one}" for one in acknowledged if one not in there]
    wrong += [f"written twice: {one}" for one in there if there.count(one) > 1]
    if len(there) > len(acknowledged) + 3:  # a, and one each under way
        wrong.append(f"{len(there)} entries, {len(acknowledged)} acknowledged")
    if [one["n"] for one in game.entries] != list(range(1, len(there) + 1)):
        wrong.append("entries out of order")
    wrong += [str(one) for one in examine(Store(home)) if one.kind not in HARMLESS]
    return Evening(kills, len(acknowledged), len(there), wrong)


HARMLESS = ("stray", "unknown-file")
"""What the doctor may find after a kill: a temporary file; and the logs of this test."""
