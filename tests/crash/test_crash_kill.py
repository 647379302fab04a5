"""Writers are killed: at every call that the store makes, and at random, two at a time.

MARQUE_KILLS sets the number of random kills (40 without it).
"""

from __future__ import annotations

import multiprocessing
import os
import random
import signal
import time
from collections.abc import Callable
from contextlib import AbstractContextManager
from multiprocessing.process import BaseProcess
from pathlib import Path

import pytest
from store_doubles import ShortWrites, acting
from store_samples import HEADER, adding, entry

from marque.errors import Impossible, StoreError
from marque.store.disk import Disk
from marque.store.doctor import examine, repair
from marque.store.documents import Document
from marque.store.exchange import import_games
from marque.store.home import Home
from marque.store.store import Store

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork and SIGKILL")
KILLS = int(os.environ.get("MARQUE_KILLS", "40"))
ID = "evening"


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


def deaths(
    tmp_path: Path, disk: Disk, before: list[str] | None, act: Callable[[Store], None]
) -> list[object]:
    """What is found after a death before each call that `act` makes; the last lived to the end."""
    found: list[object] = []
    for at in range(1, 200):
        home = Home(tmp_path / str(at), tmp_path)
        if before:
            Store(home).create({**HEADER, "id": ID}, [entry(name) for name in before])
        writer = start(act, Store(home, killed_at(disk, at)))
        writer.join()
        try:
            found.append(ids(home))
        except StoreError as error:
            found.append(error.kind)
        if writer.exitcode == 0:
            return found
        assert writer.exitcode == -signal.SIGKILL
        if found[-1] != "damaged":
            _goes_on(home, act)
    raise AssertionError("never lived to the end")


def _goes_on(home: Home, act: Callable[[Store], None]) -> None:
    """The same again, by the next process, and then two more deals: no debris is in the way."""
    if act is not begin or ids(home) is None:
        act(Store(home))
        assert examine(Store(home)) == []
    done = ids(home)
    for name in ("y", "z"):
        Store(home).append(ID, adding(entry(name)))
    assert ids(home) == [*(done or []), "y", "z"]
    assert examine(Store(home)) == []


def test_a_death_at_any_call_leaves_the_old_state_or_the_new(tmp_path: Path) -> None:
    for name, before, act, after in (
        ("begin", None, begin, ["a"]),
        ("add", ["a"], add, ["a", "b"]),
        ("take", ["a", "c"], take_theirs, ["a", "d"]),
    ):
        found = deaths(tmp_path / name, ShortWrites(), before, act)
        assert found == sorted(found, key=lambda state: state == after), name
        assert {str(state) for state in found} == {str(before), str(after)}
        assert len(found) > 15


def test_a_death_during_a_repair_leaves_the_damage_or_the_repair(tmp_path: Path) -> None:
    def break_and_repair(store: Store) -> None:
        path = store.home.game(ID)
        path.write_bytes(path.read_bytes()[:-40])
        repair(store, ID, "t")

    found = deaths(tmp_path, ShortWrites(), ["a", "b"], break_and_repair)
    assert {str(state) for state in found} <= {"damaged", "['a', 'b']", "['a']"}
    assert found[-1] == ["a"]


def test_a_death_at_any_call_leaves_a_document_old_or_new(tmp_path: Path) -> None:
    found: list[str] = []
    exitcode = None
    while exitcode != 0:
        document = Document(tmp_path / f"{len(found)}.json")
        document.update(lambda _: {"lang": "fr"})
        mortal = Document(document.path, killed_at(ShortWrites(), len(found) + 1))
        writer = start(mortal.update, lambda _: {"lang": "en"})
        writer.join()
        exitcode = writer.exitcode
        found.append(document.read()["lang"])
    assert found == sorted(found, reverse=True)
    assert found[0] == "fr"
    assert len(found) > 10


class InPlace(ShortWrites):
    """Writes over the file instead of replacing it, and can be killed on the way."""

    def replace(self, source: Path, target: Path) -> None:
        data = memoryview(self.read(source))
        descriptor = os.open(target, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
        while data:
            data = data[self.write(descriptor, data) :]
            time.sleep(0.01)
        os.close(descriptor)
        source.unlink()


def test_a_disk_that_writes_in_place_is_caught(tmp_path: Path) -> None:
    home = Home(tmp_path, tmp_path)
    begin(Store(home))
    before = home.game(ID).read_bytes()
    writer = start(add, Store(home, InPlace()))
    deadline = time.monotonic() + 10
    while home.game(ID).read_bytes() == before and time.monotonic() < deadline:
        time.sleep(0.001)
    os.kill(writer.pid or 0, signal.SIGKILL)
    writer.join()
    with pytest.raises(StoreError, match="damaged"):
        ids(home)


def write_on(home: Home, who: str, acknowledged: Path) -> None:
    """Add entries for ever; note each as soon as the store has acknowledged it."""
    store = Store(home)
    log = os.open(acknowledged, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    number = acknowledged.read_text().count("\n")
    while True:
        name = f"{who}{number}"  # after a death, perhaps the one that was being written
        store.append(ID, adding(entry(name)), once=name)
        os.write(log, f"{name}\n".encode())
        number += 1


def test_two_writers_killed_at_random_lose_nothing_and_double_nothing(tmp_path: Path) -> None:
    chance, total = random.Random(KILLS), 0
    for batch in range(0, KILLS, 20):  # a new game now and then, for long ones take long
        home = Home(tmp_path / str(batch), tmp_path)
        begin(Store(home))
        logs = {who: tmp_path / f"{batch}{who}" for who in ("anne", "boris")}
        writers = {who: start(write_on, home, who, logs[who]) for who in logs}
        for _ in range(min(20, KILLS - batch)):
            time.sleep(chance.uniform(0, 0.03))
            who = chance.choice(list(logs))
            assert writers[who].is_alive()
            os.kill(writers[who].pid or 0, signal.SIGKILL)
            assert ids(home)  # whatever was cut short, what is there can be read
            writers[who].join()
            writers[who] = start(write_on, home, who, logs[who])
        for writer in writers.values():
            writer.kill()
            writer.join()
        acknowledged = "".join(log.read_text() for log in logs.values()).split()
        game = Store(home).read(ID)
        there = [one["id"] for one in game.entries]
        total += len(acknowledged)
        assert set(acknowledged) <= set(there)
        assert len(set(there)) == len(there) <= len(acknowledged) + 3  # a, and one each under way
        assert [one["n"] for one in game.entries] == list(range(1, len(there) + 1))
    assert total > KILLS / 4  # they lived long enough to write something


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


def test_two_terminals_at_once_write_everything_in_one_order(tmp_path: Path) -> None:
    home = Home(tmp_path, tmp_path)
    Store(home).create({**HEADER, "id": ID})

    def hundred(who: str) -> None:
        store = Store(home)
        for number in range(100):
            patiently(lambda number=number: store.append(ID, adding(entry(f"{who}{number}"))))

    writers = [start(hundred, who) for who in ("anne", "boris")]
    while any(writer.is_alive() for writer in writers):
        seen = ids(home)
        assert seen is not None
        assert len(set(seen)) == len(seen)
    assert [writer.exitcode for writer in writers] == [0, 0]
    game = Store(home).read(ID)
    assert [one["n"] for one in game.entries] == list(range(1, 201))
    for who in ("anne", "boris"):
        own = [one["id"] for one in game.entries if one["id"].startswith(who)]
        assert own == [f"{who}{number}" for number in range(100)]


def test_two_terminals_never_begin_the_same_game(tmp_path: Path) -> None:
    home = Home(tmp_path, tmp_path)

    def twenty(who: str) -> None:
        for _ in range(20):
            patiently(lambda: Store(home).create(HEADER, [entry(who)]))

    writers = [start(twenty, who) for who in ("anne", "boris")]
    for writer in writers:
        writer.join()
    begun = [Store(home).read(game_id).entries[0]["id"] for game_id in Store(home).ids()]
    assert sorted(begun) == ["anne"] * 20 + ["boris"] * 20


def test_who_waits_too_long_is_told_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    home = Home(tmp_path, tmp_path)
    begin(Store(home))

    def hold() -> None:
        with Disk().lock(home.game(ID).with_suffix(".lock"), 1):
            (tmp_path / "held").touch()
            time.sleep(30)

    holder = start(hold)
    while not (tmp_path / "held").exists():
        time.sleep(0.01)

    class Hasty(Disk):
        def lock(self, path: Path, seconds: float) -> AbstractContextManager[None]:  # type: ignore[override]
            assert seconds == 5
            return super().lock(path, 0.1)

    with pytest.raises(StoreError) as error:
        Store(home, Hasty()).append(ID, adding(entry("b")))
    assert error.value.kind == "locked"
    holder.kill()
    holder.join()
    add(Store(home))  # the lock died with its owner
    assert ids(home) == ["a", "b"]
