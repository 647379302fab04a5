"""Writers are killed: at every call that the store makes, and at random, two at a time.

`tests.crash.kills` does it; `python -m tests.crash.run` does it longer. MARQUE_KILLS sets the
number of random kills here (40 without it).
"""

from __future__ import annotations

import os
import time
from contextlib import AbstractContextManager
from pathlib import Path

import pytest

from marque.errors import StoreError
from marque.store.disk import Disk
from marque.store.home import Home
from marque.store.store import Store
from tests.crash.kills import (
    AT_EVERY_CALL,
    ID,
    AtEveryCall,
    add,
    begin,
    deaths,
    document_deaths,
    ids,
    killed_at_random,
    patiently,
    start,
)
from tests.store.store_doubles import ShortWrites
from tests.store.store_samples import HEADER, adding, entry

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork and SIGKILL")
KILLS = int(os.environ.get("MARQUE_KILLS", "40"))


@pytest.mark.parametrize("case", AT_EVERY_CALL, ids=lambda case: case.name)
def test_a_death_at_any_call_leaves_the_old_state_or_the_new(
    case: AtEveryCall, tmp_path: Path
) -> None:
    found = deaths(tmp_path, ShortWrites(), case)
    assert found == sorted(found, key=lambda state: state == case.new)
    assert found[-1] == case.new
    assert all(state in (case.old, case.new) for state in found)
    assert len(found) > 15


def test_a_death_at_any_call_leaves_a_document_old_or_new(tmp_path: Path) -> None:
    found = document_deaths(tmp_path)
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
    writer.kill()
    writer.join()
    with pytest.raises(StoreError, match="damaged"):
        ids(home)


def test_two_writers_killed_at_random_lose_nothing_and_double_nothing(tmp_path: Path) -> None:
    evenings = list(killed_at_random(tmp_path, KILLS, KILLS))
    assert [one.wrong for one in evenings if one.wrong] == []
    assert sum(one.kills for one in evenings) == KILLS
    assert sum(one.acknowledged for one in evenings) > KILLS / 4  # they lived long enough


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
