"""Games begun, read and added to: over a disk in memory and over real files."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from store_doubles import MEMORY_HOME, MemoryDisk, ShortWrites, acting, failing
from store_samples import HEADER, adding, entry
from tinydb import TinyDB, where

from marque.errors import Impossible, MarqueError, StoreError
from marque.store.disk import Disk
from marque.store.files import previous
from marque.store.home import Home
from marque.store.storage import GameStorage
from marque.store.store import Entry, GameFile, Store


@pytest.fixture(params=["memory", "files", "short writes"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Store:
    if request.param == "memory":
        return Store(MEMORY_HOME, MemoryDisk())
    disk = Disk() if request.param == "files" else ShortWrites()
    return Store(Home(tmp_path / "deep" / "home", tmp_path), disk)


def test_a_game_is_read_as_it_was_written(store: Store) -> None:
    game_id = store.create(HEADER)
    store.append(game_id, adding(entry("a", elder=27, said="p6; 5K — “quinte”")))
    after = store.append(game_id, adding(entry("b"), entry("c")))
    read = store.read(game_id)
    assert read == after
    assert read.header == {**HEADER, "schema": 1, "id": game_id}
    assert [(one["n"], one["id"]) for one in read.entries] == [(1, "a"), (2, "b"), (3, "c")]
    assert read.entries[0]["data"] == {"elder": 27, "said": "p6; 5K — “quinte”"}


def test_ids_are_made_of_date_and_kind_and_never_used_twice(store: Store) -> None:
    made = [store.create(HEADER) for _ in range(3)]
    assert made == ["2026-11-30-partie", "2026-11-30-partie-2", "2026-11-30-partie-3"]
    store.append(made[0], adding(entry("a")))
    with pytest.raises(Impossible) as error:
        store.create({**HEADER, "id": made[0]})
    assert (error.value.kind, error.value.values["taken"]) == ("bad-setting", True)
    assert len(store.read(made[0]).entries) == 1
    assert store.ids() == sorted(made)


def test_a_game_of_which_only_the_version_before_is_left_keeps_its_id(store: Store) -> None:
    game_id = store.create(HEADER)
    store.append(game_id, adding(entry("a")))
    store.disk.remove(store.home.game(game_id))
    assert store.create(HEADER) != game_id


@pytest.mark.parametrize(
    "bad", ["../evil", "a/b", "", "CAPS", "-a", "a-", "12", "con", "é", "a" * 41]
)
def test_an_id_that_could_harm_is_refused_everywhere(store: Store, bad: str) -> None:
    for act in (store.read, lambda one: store.append(one, lambda game: [])):
        with pytest.raises(Impossible) as error:
            act(bad)
        assert error.value.kind == "no-game"
    if bad:
        with pytest.raises(Impossible) as error:
            store.create({**HEADER, "id": bad})
        assert error.value.kind == "bad-setting"
    assert store.ids() == []


def test_make_sees_the_state_that_is_there_and_may_refuse(store: Store) -> None:
    game_id = store.create(HEADER, [entry("a")])

    def count(game: GameFile) -> list[Entry]:
        return [entry("b", seen=len(game.entries))]

    def refuse(game: GameFile) -> list[Entry]:
        raise MarqueError("finished")

    assert store.append(game_id, count).entries[-1]["data"] == {"seen": 1}

    with pytest.raises(MarqueError, match="finished"):
        store.append(game_id, refuse)
    assert [one["id"] for one in store.read(game_id).entries] == ["a", "b"]
    store.append(game_id, adding(entry("c")))  # the lock was given back


def test_what_came_between_is_shown_and_nothing_is_written(store: Store) -> None:
    game_id = store.create(HEADER, [entry("a")])
    seen = store.read(game_id).revision
    store.append(game_id, adding(entry("b")), expected=seen)
    with pytest.raises(StoreError) as error:
        store.append(game_id, adding(entry("c")), expected=seen)
    assert error.value.kind == "conflict"
    assert [one["id"] for one in error.value.values["newer"]] == ["b"]
    assert [one["id"] for one in store.read(game_id).entries] == ["a", "b"]


def test_a_retried_entry_is_there_once(store: Store) -> None:
    game_id = store.create(HEADER)
    seen = store.read(game_id).revision
    for _ in range(3):
        store.append(game_id, adding(entry("a", x=1)), expected=seen, once="a")
    for time in ("2026-11-30T21:10:00+01:00", "2031-01-01T00:00:00+01:00"):
        store.append(game_id, adding({**entry("a", x=1), "time": time}))
    assert [one["id"] for one in store.read(game_id).entries] == ["a"]


def test_another_deal_under_a_known_id_is_not_swallowed(store: Store) -> None:
    game_id = store.create(HEADER, [entry("a", elder=27)])
    with pytest.raises(StoreError) as error:
        store.append(game_id, adding(entry("a", elder=28)))
    assert error.value.kind == "conflict"
    assert store.read(game_id).entries[0]["data"] == {"elder": 27}


def test_order_is_by_number_when_the_clock_jumps_back(store: Store) -> None:
    game_id = store.create(HEADER)
    for name, time in (("a", "2026-11-30T23:59:00Z"), ("b", "1970-01-01T00:00:00Z")):
        store.append(game_id, adding({**entry(name), "time": time}))
    assert [one["id"] for one in store.read(game_id).entries] == ["a", "b"]


def test_the_version_before_is_kept(store: Store) -> None:
    game_id = store.create(HEADER, [entry("a")])
    path = store.home.game(game_id)
    before = store.disk.read(path)
    store.append(game_id, adding(entry("b")))
    assert store.disk.read(previous(path)) == before
    store.append(game_id, adding(entry("b")))  # a retry writes nothing
    assert store.disk.read(previous(path)) == before


def test_the_version_before_is_kept_where_files_have_no_second_names(tmp_path: Path) -> None:
    class NoLinks(Disk):
        def link(self, source: Path, target: Path) -> None:
            source.stat()
            raise PermissionError(1, "not on this file system")

    store = Store(Home(tmp_path, tmp_path), NoLinks())
    game_id = store.create(HEADER)
    for name in "abc":
        store.append(game_id, adding(entry(name)))
    kept = json.loads(previous(store.home.game(game_id)).read_bytes())
    assert list(kept["entries"]) == ["1", "2"]


def test_a_game_file_is_a_tinydb_file_with_a_line_a_document(tmp_path: Path) -> None:
    store = Store(Home(tmp_path, tmp_path))
    game_id = store.create(HEADER, [entry("a", elder=27), entry("b", elder=13)])
    path = store.home.game(game_id)
    with TinyDB(path, access_mode="r", encoding="utf-8") as stock:
        assert stock.tables() == {"game", "entries"}
        assert stock.table("game").get(doc_id=1)["players"] == ["Anne", "Zoé"]
        assert stock.table("entries").get(where("data")["elder"] == 13).doc_id == 2
    assert len(path.read_text(encoding="utf-8").splitlines()) == 6
    assert "Zoé" in path.read_text(encoding="utf-8")


def test_tinydb_over_our_storage_adds_and_finds_but_never_drops_or_changes(tmp_path: Path) -> None:
    store = Store(Home(tmp_path, tmp_path))
    path = store.home.game(store.create(HEADER, [entry("a"), entry("b")]))
    before = path.read_bytes()
    with TinyDB(path, storage=GameStorage) as database:
        entries = database.table("entries")
        assert entries.get(where("id") == "b").doc_id == 2
        for attack in (
            entries.truncate,
            database.drop_tables,
            lambda: entries.remove(doc_ids=[2]),
            lambda: entries.update({"kind": "strike"}, doc_ids=[1]),
        ):
            with pytest.raises(StoreError) as error:
                attack()
            assert (error.value.kind, error.value.values["what"]) == ("damaged", "loss")
        with pytest.raises(StoreError):
            database.table("entries").insert({"n": 7})
    assert path.read_bytes() == before


def test_a_file_copied_under_another_name_is_the_game_of_that_name(tmp_path: Path) -> None:
    store = Store(Home(tmp_path, tmp_path))
    path = store.home.game(store.create(HEADER, [entry("a")]))
    path.with_name("copy.json").write_bytes(path.read_bytes())
    store.append("copy", adding(entry("b")))
    assert (store.read("copy").id, store.read("copy").header["id"]) == ("copy", "copy")
    assert len(store.read("copy").entries) == 2


def test_every_call_that_fails_leaves_the_old_state_or_the_new_and_says_so(tmp_path: Path) -> None:
    calls: list[str] = []
    home = Home(tmp_path / "whole", tmp_path)
    game_id = Store(home).create(HEADER, [entry("a")])
    spy = acting(ShortWrites(), lambda step, name: calls.append(name))
    Store(home, spy).append(game_id, adding(entry("b")))
    assert {"lock", "read", "create", "write", "sync", "close", "link", "replace"} < set(calls)
    for at, name in enumerate(calls, 1):
        home = Home(tmp_path / str(at), tmp_path)
        Store(home).create(HEADER, [entry("a")])
        done = name == "remove"  # clearing up may fail
        try:
            Store(home, failing(ShortWrites(), at)).append(game_id, adding(entry("b")), once="b")
        except StoreError as error:
            assert error.kind == "full"
            done = "unsure" in error.values
            assert done == (name == "sync_folder")
        here = [one["id"] for one in Store(home).read(game_id).entries]
        assert here == (["a", "b"] if done else ["a"])
        left = {path.name.partition(".")[2] for path in home.games.iterdir()}
        assert left <= {"json", "prev", "lock"}
        again = Store(home).append(game_id, adding(entry("b")), once="b")
        assert [one["id"] for one in again.entries] == ["a", "b"]


def test_every_call_that_fails_leaves_no_game_or_a_whole_one(tmp_path: Path) -> None:
    calls: list[str] = []
    spy = acting(ShortWrites(), lambda step, name: calls.append(name))
    Store(Home(tmp_path / "whole", tmp_path), spy).create(HEADER, [entry("a")])
    for at, name in enumerate(calls, 1):
        home = Home(tmp_path / str(at), tmp_path)
        try:
            Store(home, failing(ShortWrites(), at)).create(HEADER, [entry("a")])
        except StoreError as error:
            assert error.kind == "full"
            begun = "unsure" in error.values
        else:
            begun = True
            assert name == "remove"
        games = Store(home).ids()
        assert len(games) == begun
        assert all(len(Store(home).read(one).entries) == 1 for one in games)


def test_an_interrupt_from_the_keyboard_leaves_no_half_file(tmp_path: Path) -> None:
    class Interrupted(Disk):
        def sync(self, descriptor: int) -> None:
            raise KeyboardInterrupt

    home = Home(tmp_path, tmp_path)
    game_id = Store(home).create(HEADER)
    with pytest.raises(KeyboardInterrupt):
        Store(home, Interrupted()).append(game_id, adding(entry("a")))
    assert Store(home).read(game_id).entries == ()
    assert {path.suffix for path in home.games.iterdir()} == {".json", ".lock"}


json_values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=8,
)


@given(st.lists(st.dictionaries(st.text(), json_values, max_size=4), max_size=4))
def test_any_json_comes_back_as_it_was(data: list[dict[str, Any]]) -> None:
    store = Store(MEMORY_HOME, MemoryDisk())
    game_id = store.create(HEADER, [entry(str(n), **{"": one}) for n, one in enumerate(data)])
    read = Store(MEMORY_HOME, store.disk).read(game_id)
    assert [one["data"][""] for one in read.entries] == data


def test_half_a_surrogate_pair_comes_back_as_it_was(store: Store) -> None:
    game_id = store.create(HEADER, [entry("a", said="\udc80\ud83d é")])
    assert store.read(game_id).entries[0]["data"]["said"] == "\udc80\ud83d é"
