"""The disk is full, or may only be read: real ones where the machine lets us have them.

And every call that the store makes fails in its turn, on any machine (`tests.crash.failing`).
"""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from marque.errors import MarqueError, StoreError
from marque.store.doctor import examine
from marque.store.home import Home
from marque.store.index import Index
from marque.store.pointer import OpenGame, write_pointer
from marque.store.store import Store
from tests.crash.failing import ERRORS, failures
from tests.crash.kills import AT_EVERY_CALL, AtEveryCall
from tests.store.store_samples import HEADER, adding, entry


def mount(folder: Path, options: str) -> None:
    command = ["mount", "-t", "tmpfs", "-o", options, "none", str(folder)]
    try:
        subprocess.run(command, check=True, capture_output=True)
    except (OSError, subprocess.CalledProcessError) as error:
        pytest.skip(f"a small file system can't be mounted here: {error}")


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A file system of 256 KB."""
    folder = tmp_path / "small"
    folder.mkdir()
    mount(folder, "size=256k")
    yield folder
    subprocess.run(["umount", str(folder)], check=True)


def test_on_a_full_disk_all_that_was_acknowledged_stays_and_the_next_deal_follows(
    small_disk: Path,
) -> None:
    home = Home(small_disk, small_disk)
    store = Store(home)
    game_id = store.create(HEADER)
    (small_disk / "filler").write_bytes(bytes(100_000))
    done = 0
    with pytest.raises(StoreError, match="full"):
        while True:
            store.append(game_id, adding(entry(f"e{done}", text="x" * 500)))
            done += 1
    assert done > 10
    assert len(store.read(game_id).entries) == done
    with pytest.raises(StoreError, match="full"):
        store.append(game_id, adding(entry("again", text="x" * 500)))
    assert examine(store) == []
    (small_disk / "filler").unlink()
    store.append(game_id, adding(entry(f"e{done}")))
    assert [one["id"] for one in store.read(game_id).entries] == [f"e{n}" for n in range(done + 1)]


@pytest.fixture
def read_only(tmp_path: Path) -> Iterator[Store]:
    """A store with one game that may only be read."""
    folder = tmp_path / "sealed"
    folder.mkdir()
    folder.chmod(0o500)
    all_powerful = os.access(folder, os.W_OK)  # no permission stops the super-user
    folder.chmod(0o700)
    if all_powerful:
        mount(folder, "size=1m")
    store = Store(Home(folder, folder))
    store.create({**HEADER, "id": "club"}, [entry("a")])
    if all_powerful:
        subprocess.run(["mount", "-o", "remount,ro", str(folder)], check=True)
        yield store
        subprocess.run(["umount", str(folder)], check=True)
    else:
        for place in (store.home.games, folder):
            place.chmod(0o500)
        yield store
        for place in (folder, store.home.games):
            place.chmod(0o700)


def test_a_folder_that_may_only_be_read_is_read_and_says_why_no_deal_is_written(
    read_only: Store,
) -> None:
    store = read_only
    for act in (
        lambda: store.append("club", adding(entry("b"))),
        lambda: store.create({**HEADER, "id": "other"}),
        lambda: write_pointer(store.home, OpenGame("club", "rubicon", None, False)),
    ):
        with pytest.raises(MarqueError) as error:
            act()
        assert error.value.kind == "read-only"
    assert [one["id"] for one in store.read("club").entries] == ["a"]
    assert [row.id for row in Index(store, lambda game: {}, 1).rows()] == ["club"]
    assert examine(store) == []


@pytest.mark.parametrize("case", AT_EVERY_CALL, ids=lambda case: case.name)
@pytest.mark.parametrize("error", ERRORS)
def test_a_call_that_fails_leaves_the_old_state_or_the_new_and_the_next_try_works(
    error: str, case: AtEveryCall, tmp_path: Path
) -> None:
    found = list(failures(tmp_path, case, ERRORS[error]))
    assert [one.wrong for one in found if one.wrong] == []
    assert len(found) > 15
