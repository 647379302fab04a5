"""The list of games, and finding a game in it."""

from __future__ import annotations

from typing import Any

import pytest
from store_doubles import MEMORY_HOME, MemoryDisk, failing
from store_samples import HEADER, adding, entry

from marque.errors import Ambiguous, Impossible
from marque.store.archive import find_game
from marque.store.disk import Disk
from marque.store.home import Home
from marque.store.index import Index, Row
from marque.store.store import GameFile, Store


class Counting:
    """A summary, and which games it was asked for."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    def __call__(self, game: GameFile) -> dict[str, Any]:
        self.asked.append(game.id)
        return {"players": game.header["players"], "deals": len(game.entries), "nets": (1, -1)}


def begin(store: Store, game_id: str, created: str = "2026-11-30T21:00:00Z") -> str:
    return store.create({**HEADER, "id": game_id, "created": created}, [entry("a")])


@pytest.fixture
def store() -> Store:
    store = Store(MEMORY_HOME, MemoryDisk())
    for day, name in enumerate(("club", "cafe", "casa"), 1):
        begin(store, name, f"2026-11-0{day}T20:00:00+01:00")
    return store


def rows_of(store: Store, edition: int = 1) -> tuple[list[Row], list[str]]:
    counting = Counting()
    return Index(store, counting, edition).rows(), counting.asked


def test_only_games_that_changed_are_read_again(store: Store) -> None:
    rows, asked = rows_of(store)
    assert [row.id for row in rows] == ["club", "cafe", "casa"]
    assert rows[0].summary == {"players": ["Anne", "Zoé"], "deals": 1, "nets": [1, -1]}
    assert sorted(asked) == ["cafe", "casa", "club"]
    assert rows_of(store) == (rows, [])
    store.append("cafe", adding(entry("b")))
    begin(store, "quay", "1999-01-01T00:00:00Z")
    store.disk.remove(store.home.game("casa"))
    again, asked = rows_of(store)
    assert [(row.id, row.summary["deals"]) for row in again] == [
        ("quay", 1),
        ("club", 1),
        ("cafe", 2),
    ]
    assert sorted(asked) == ["cafe", "quay"]
    assert rows_of(store)[1] == []


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"{}",
        b"[1]\n2\n3",
        b'{"check": "00000000", "list":\n{}\n}\n',
        b"\xff\n\n",
        b"[" * 99_999,
    ],
)
def test_a_damaged_index_is_made_again(store: Store, text: bytes) -> None:
    rows, _ = rows_of(store)
    disk = store.disk
    assert isinstance(disk, MemoryDisk)
    disk.put_text(store.home.listing, text)
    assert rows_of(store)[0] == rows
    assert rows_of(store) == (rows, [])


def test_a_changed_bit_in_the_index_is_noticed(store: Store) -> None:
    rows, _ = rows_of(store)
    disk, path = store.disk, store.home.listing
    assert isinstance(disk, MemoryDisk)
    text = disk.read(path)
    for bit in range(0, len(text) * 8, 7):
        flipped = bytearray(text)
        flipped[bit // 8] ^= 1 << bit % 8
        disk.put_text(path, bytes(flipped))
        assert rows_of(store)[0] == rows


def test_another_way_of_summing_up_reads_everything_again(store: Store) -> None:
    rows_of(store, 1)
    assert len(rows_of(store, 2)[1]) == 3


def test_a_game_that_cannot_be_read_stays_in_its_place_with_the_reason(store: Store) -> None:
    rows_of(store)
    disk, path = store.disk, store.home.game("cafe")
    assert isinstance(disk, MemoryDisk)
    whole = disk.read(path)
    disk.put_text(path, whole[:-9])
    for _ in range(2):
        rows, _ = rows_of(store)
        assert [(row.id, row.problem and row.problem.kind) for row in rows] == [
            ("club", None),
            ("cafe", "damaged"),
            ("casa", None),
        ]
        assert rows[1].summary["deals"] == 1
    disk.put_text(path, whole)
    assert [row.problem for row in rows_of(store)[0]] == [None] * 3


def test_the_list_is_given_though_the_index_cannot_be_written(tmp_path: Any) -> None:
    home = Home(tmp_path, tmp_path)
    begin(Store(home), "club")
    for at in range(8, 20):
        rows, _ = rows_of(Store(home, failing(Disk(), at)))
        assert [row.id for row in rows] == ["club"]
        home.listing.unlink(missing_ok=True)


def test_progress_is_told(store: Store) -> None:
    told: list[tuple[int, int]] = []
    index = Index(store, Counting(), 1)
    index.rows(lambda done, of: told.append((done, of)))
    assert told == [(0, 3), (1, 3), (2, 3), (3, 3)]
    index.rows(lambda done, of: told.append((done, of)))
    assert len(told) == 4


def test_a_game_is_found_by_id_beginning_or_number(store: Store) -> None:
    def found(text: str) -> str:
        return find_game(text, store, lambda: rows_of(store)[0])

    assert [found(text) for text in ("club", " CLUB ", "cl", "2", "003")] == [
        "club",
        "club",
        "club",
        "cafe",
        "casa",
    ]
    begin(store, "clubs")
    assert found("club") == "club"  # a whole id is meant, though another begins with it
    with pytest.raises(Ambiguous) as several:
        found("ca")
    assert several.value.kind == "ambiguous-name"
    assert several.value.values["candidates"] == ("cafe", "casa")
    for text in ("0", "9", "9" * 5000, "²", "", "../club", "zz", "\udc80", "%"):
        with pytest.raises(Impossible) as none:
            found(text)
        assert none.value.kind == "no-game"
    with pytest.raises(Impossible) as near:
        found("cluub")
    assert near.value.values["candidates"][0] == "club"
