"""Files damaged by hand or by the medium: never read as something else, never written over."""

from __future__ import annotations

import errno
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from store_doubles import MEMORY_HOME, MemoryDisk, failing
from store_samples import HEADER, adding, entry

from marque.errors import Impossible, MarqueError, StoreError
from marque.store import form
from marque.store.disk import Disk
from marque.store.doctor import (
    Repaired,
    clear_strays,
    examine,
    recover,
    repair,
    repair_document,
)
from marque.store.documents import Document
from marque.store.files import previous
from marque.store.home import Home
from marque.store.migrate import Migration
from marque.store.pointer import OpenGame, write_pointer
from marque.store.store import GameFile, Store

ENTRIES = [entry("a", elder=27, younger=13), entry("b", said="5K; é"), entry("c", elder=131)]


@pytest.fixture
def store() -> Store:
    return Store(MEMORY_HOME, MemoryDisk())


def written(store: Store) -> tuple[GameFile, Path, bytes]:
    """A game of three entries, the last written alone; its file; its text."""
    game_id = store.create(HEADER, ENTRIES[:2])
    game = store.append(game_id, adding(*ENTRIES[2:]))
    path = store.home.game(game_id)
    return game, path, store.disk.read(path)


def spoil(store: Store, path: Path, data: bytes) -> None:
    disk = store.disk
    assert isinstance(disk, MemoryDisk)
    disk.put_text(path, data)


def assert_damaged(store: Store, game_id: str, data: bytes) -> StoreError:
    """The store says so, and leaves the text alone."""
    with pytest.raises(StoreError) as error:
        store.read(game_id)
    assert error.value.kind == "damaged"
    with pytest.raises(StoreError):
        store.append(game_id, adding(entry("z")))
    assert store.disk.read(store.home.game(game_id)) == data
    return error.value


def test_no_changed_bit_goes_unnoticed(store: Store) -> None:
    game, path, text = written(store)
    for bit in range(len(text) * 8):
        flipped = bytearray(text)
        flipped[bit // 8] ^= 1 << bit % 8
        spoil(store, path, bytes(flipped))
        try:
            assert store.read(game.id) == game, bit
        except StoreError as error:
            assert error.kind == "damaged", bit


def test_no_cut_goes_unnoticed_and_what_remains_is_told(store: Store) -> None:
    game, path, text = written(store)
    ends = [text.index(b"\n", text.index(b'\n"%d": {"n"' % n) + 1) for n in (1, 2, 3)]
    ends = [end - text[:end].endswith(b",") for end in ends]
    for length in range(len(text) - 2):  # without the last brace, or more
        spoil(store, path, text[:length])
        error = assert_damaged(store, game.id, text[:length])
        assert error.values["remains"] == sum(length >= end for end in ends), length


NOISE = [
    b"",
    b"null",
    b"[]",
    b"{}",
    b"\x00" * 700,
    b"\xff\xfe\x00",
    b"9" * 5000,
    b"{" * 100_000,
    b"[" * 1_000_000,
    b'"1": {\n' * 150_000,
    b'"1": {"a":' * 100_000,
    b'{"game": 1, "game": 2}',
    b'{"game": {}, "entries": {}}',
    b'{"game": {"1": []}, "entries": {}}',
]


@pytest.mark.parametrize("data", NOISE, ids=lambda data: repr(data[:12]))
def test_noise_is_damage_and_never_an_empty_game(store: Store, data: bytes) -> None:
    game, path, _ = written(store)
    spoil(store, path, data)
    assert_damaged(store, game.id, data)


@given(st.binary(max_size=200))
def test_any_bytes_are_damage_at_worst(data: bytes) -> None:
    store = Store(MEMORY_HOME, MemoryDisk())
    game, path, _ = written(store)
    spoil(store, path, data)
    assert_damaged(store, game.id, data)
    with pytest.raises(MarqueError):
        Document(path, store.disk).read()


def test_an_entry_changed_by_hand_is_named_with_its_line(store: Store) -> None:
    game, path, text = written(store)
    changed = text.replace(b'"elder": 131', b'"elder": 181')
    spoil(store, path, changed)
    error = assert_damaged(store, game.id, changed)
    assert error.values["what"] == "check"
    assert error.place is not None
    assert (error.place.text, error.place.line) == ("entries 3", 6)
    assert error.values["remains"] == 2


def test_a_fault_of_syntax_is_named_with_its_line(store: Store) -> None:
    game, path, text = written(store)
    changed = text.replace(b'"elder": 27', b'"elder": zwei')
    spoil(store, path, changed)
    error = assert_damaged(store, game.id, changed)
    assert error.place is not None
    assert (error.place.line, error.place.text[:4]) == (4, "zwei")


def test_a_text_laid_out_anew_is_the_same_game(store: Store) -> None:
    import json

    game, path, text = written(store)
    for layout in (json.dumps(json.loads(text), indent=4), json.dumps(json.loads(text))):
        spoil(store, path, b"\xef\xbb\xbf" + layout.replace("\n", "\r\n").encode())
        assert store.read(game.id) == game


def test_a_game_that_cannot_be_read_for_other_reasons_is_not_called_damaged(tmp_path: Path) -> None:
    home = Home(tmp_path, tmp_path)
    game_id = Store(home).create(HEADER)
    for error, kind in ((errno.EACCES, "read-only"), (errno.EIO, "damaged")):
        with pytest.raises(StoreError) as raised:
            Store(home, failing(Disk(), 1, error)).read(game_id)
        assert (raised.value.kind, raised.value.values["reason"]) == (kind, errno.errorcode[error])


def test_a_repair_puts_back_all_that_two_versions_hold_together(store: Store) -> None:
    game, path, text = written(store)
    changed = text.replace(b'"elder": 27', b'"elder": 72')
    spoil(store, path, changed)
    done = repair(store, game.id, "2026-11-30T22:00:00+01:00")
    assert store.read(game.id) == game
    assert done.recovery is not None
    assert (done.recovery.lost, done.recovery.cut) == ((), False)
    assert done.aside == path.with_name(f"{game.id}.damaged-2026-11-30T22-00-00-01-00")
    assert store.disk.read(done.aside) == changed
    assert repair(store, game.id, "later") == Repaired(None, None)
    assert examine(store) == []


def test_a_cut_loses_at_most_the_newest_entry_and_says_which(store: Store) -> None:
    game, path, text = written(store)
    for length in range(len(text) - 2):
        spoil(store, path, text[:length])
        best = recover(store, game.id)
        assert best is not None
        assert best.header == game.header
        assert best.entries in (game.entries[:2], game.entries)
        assert best.cut
        if len(best.entries) == 2 and b'\n"3": {' in text[:length]:
            assert best.lost == (3,)


def test_without_a_version_before_the_whole_entries_up_to_the_damage_come_back(
    store: Store,
) -> None:
    game, path, text = written(store)
    store.disk.remove(previous(path))
    spoil(store, path, text.replace(b'"said": "5K', b'"said": "4K'))
    done = repair(store, game.id, "t").recovery
    assert done is not None
    assert (len(done.entries), done.lost) == (1, (2, 3))
    assert store.read(game.id).entries == game.entries[:1]


def test_two_versions_that_contradict_each_other_are_not_mixed(store: Store) -> None:
    game, path, text = written(store)
    other = store.create(HEADER, [entry("x"), entry("y"), entry("z"), entry("w")])
    spoil(store, previous(path), store.disk.read(store.home.game(other)))
    spoil(store, path, text.replace(b'"said": "5K', b'"said": "4K'))
    best = recover(store, game.id)
    assert best is not None
    assert {one["id"] for one in best.entries} in ({"a"}, {"x", "y", "z", "w"})


def test_a_missing_game_comes_back_from_its_version_before(store: Store) -> None:
    game, path, _ = written(store)
    store.disk.remove(path)
    (finding,) = examine(store)
    assert (finding.kind, finding.where, finding.values["kept"]) == ("gone", game.id, 2)
    assert repair(store, game.id, "t").aside is None
    assert store.read(game.id).entries == game.entries[:2]


def test_where_nothing_can_be_had_nothing_is_changed(store: Store) -> None:
    game, path, _ = written(store)
    spoil(store, path, b"noise")
    spoil(store, previous(path), b"")
    (finding,) = examine(store)
    assert finding.values["recoverable"] is False
    with pytest.raises(StoreError) as error:
        repair(store, game.id, "t")
    assert error.value.kind == "damaged"
    assert store.disk.read(path) == b"noise"
    with pytest.raises(Impossible):
        repair(store, "never-was", "t")


def winner_is_named(tables: form.Tables) -> form.Tables:
    """A migration such as a later schema might bring."""
    for one in tables["entries"].values():
        one["data"]["winner"] = None
    return tables


def test_an_older_file_is_brought_up_to_date_and_a_newer_one_is_left_alone(store: Store) -> None:
    migrations: tuple[Migration, ...] = (winner_is_named,)
    game, path, text = written(store)
    later = Store(store.home, store.disk, migrations)
    read = later.read(game.id)
    assert (read.header["schema"], read.entries[0]["data"]["winner"]) == (2, None)
    assert store.disk.read(path) == text  # reading changed nothing
    later.append(game.id, adding(entry("d")))
    assert later.read(game.id).entries[:3] == read.entries
    newer = store.disk.read(path)
    assert store.disk.read(previous(path)) == text
    for act in (
        lambda: store.read(game.id),
        lambda: store.append(game.id, adding(entry("e"))),
        lambda: repair(store, game.id, "t"),
    ):
        with pytest.raises(StoreError) as error:
            act()
        assert error.value.kind == "newer"
        assert (error.value.values["found"], error.value.values["known"]) == (2, 1)
    assert store.disk.read(path) == newer
    assert [finding.kind for finding in examine(store)] == ["newer"]


def test_the_doctor_finds_what_does_not_belong(store: Store) -> None:
    game, path, _ = written(store)
    games = store.home.games
    spoil(store, path.with_suffix(".tmp"), b"half a te")
    spoil(store, games / "Copy of club.json", b"")
    spoil(store, games / "gone.tmp", b"")
    spoil(store, store.home.settings, b"{lang: fr}")
    write_pointer(store.home, OpenGame("gone", "rubicon", None, False), store.disk)
    assert sorted((one.kind, one.where) for one in examine(store)) == [
        ("damaged", "config.json"),
        ("open-gone", "gone"),
        ("stray", f"{game.id}.tmp"),
        ("stray", "gone.tmp"),
        ("unknown-file", "Copy of club.json"),
    ]
    assert sorted(clear_strays(store)) == [f"{game.id}.tmp", "gone.tmp"]
    assert {one.kind for one in examine(store)} == {"damaged", "open-gone", "unknown-file"}


def test_a_damaged_document_is_mended_from_its_version_before(store: Store) -> None:
    document = Document(store.home.players, store.disk)
    document.update(lambda found: {"players": ["Anne"]})
    document.update(lambda found: found | {"games": 3})
    assert repair_document(document, "t") is None
    spoil(store, document.path, b'{"players": ["Ann')
    with pytest.raises(StoreError) as error:
        document.update(lambda found: {})
    assert error.value.kind == "damaged"
    aside = repair_document(document, "t")
    assert aside is not None
    assert store.disk.read(aside) == b'{"players": ["Ann'
    assert document.read() == {"players": ["Anne"]}
