"""Where data lives; the small documents; the pointer to the open game; the backup."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from store_doubles import MEMORY_HOME, MemoryDisk, failing
from store_samples import HEADER, adding, entry

from marque.errors import Impossible, StoreError
from marque.store.backup import back_up
from marque.store.disk import Disk
from marque.store.documents import Document
from marque.store.files import previous
from marque.store.home import Home, find_home
from marque.store.pointer import OpenGame, read_pointer, write_pointer
from marque.store.store import Store


def test_one_variable_holds_everything_else_the_platform_decides() -> None:
    chosen = find_home({"MARQUE_HOME": "/media/club"})
    assert chosen == Home(Path("/media/club"), Path("/media/club"))
    assert chosen.game("evening") == Path("/media/club/games/evening.json")
    usual = find_home({"MARQUE_HOME": ""})
    assert "marque" in usual.data.name
    assert usual.codes.parent == usual.settings.parent == usual.config


def test_a_document_keeps_what_others_wrote_and_the_version_before() -> None:
    one, other = (Document(MEMORY_HOME.settings, disk) for disk in [MemoryDisk()] * 2)
    assert one.read() == {}
    one.update(lambda found: found | {"lang": "fr"})
    other.update(lambda found: found | {"cards": "en", "nom": "Zoé \udc80"})
    assert one.read() == {"lang": "fr", "cards": "en", "nom": "Zoé \udc80"}
    before = one.disk.read(previous(one.path))
    assert before == b'{\n  "lang": "fr"\n}\n'
    one.update(lambda found: found)
    assert one.disk.read(previous(one.path)) == before


def test_a_document_that_cannot_be_written_is_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "config.json"
    Document(path).update(lambda found: {"lang": "fr"})
    for at in range(1, 12):
        try:
            Document(path, failing(Disk(), at)).update(lambda found: {"lang": "en"})
        except StoreError as error:
            if "unsure" not in error.values:
                assert Document(path).read() == {"lang": "fr"}
        Document(path).update(lambda found: {"lang": "fr"})


def test_the_open_game_is_one_for_the_whole_home() -> None:
    disk = MemoryDisk()
    assert read_pointer(MEMORY_HOME, disk) is None
    for opened in (OpenGame("club", "rubicon", "fr", False), OpenGame("x", "house", None, True)):
        write_pointer(MEMORY_HOME, opened, disk)
        assert read_pointer(MEMORY_HOME, disk) == opened


@pytest.mark.parametrize(
    "text", [b"", b"[]", b"{}", b'{"id": "../x", "code": "", "finished": true}']
)
def test_a_damaged_pointer_is_told_and_can_be_set_again(text: bytes) -> None:
    disk = MemoryDisk()
    opened = OpenGame("club", "rubicon", None, False)
    write_pointer(MEMORY_HOME, opened, disk)
    disk.put_text(MEMORY_HOME.pointer, text)
    with pytest.raises(StoreError) as error:
        read_pointer(MEMORY_HOME, disk)
    assert error.value.kind == "damaged"
    write_pointer(MEMORY_HOME, opened, disk)
    assert read_pointer(MEMORY_HOME, disk) == opened


def test_looking_at_the_pointer_needs_no_database(tmp_path: Path) -> None:
    write_pointer(Home(tmp_path, tmp_path), OpenGame("club", "rubicon", None, False))
    look = """
import sys
from marque.store.home import find_home
from marque.store.pointer import read_pointer
assert read_pointer(find_home({"MARQUE_HOME": sys.argv[1]})).id == "club"
heavy = {"tinydb", "filelock", "platformdirs", "rich", "difflib", "asyncio"} & set(sys.modules)
assert not heavy, heavy
"""
    root = Path(__file__).parents[2]
    subprocess.run([sys.executable, "-c", look, str(tmp_path)], check=True, cwd=root)


def filled(home: Home) -> Store:
    store = Store(home)
    game_id = store.create(HEADER, [entry("a")])
    store.append(game_id, adding(entry("b")))
    Document(home.players).update(lambda found: {"players": ["Anne"]})
    write_pointer(home, OpenGame(game_id, "rubicon", None, False))
    home.codes.mkdir(parents=True)
    (home.codes / "ours.toml").write_text("base = 'rubicon'")
    return store


def test_a_backup_is_a_home_that_can_be_used_as_it_is(tmp_path: Path) -> None:
    home = Home(tmp_path / "data", tmp_path / "config")
    store = filled(home)
    (home.games / "stray.tmp").write_text("half")
    made = back_up(home, tmp_path / "usb" / "copies", "2026-11-30T22:15:00+01:00")
    assert made.folder == tmp_path / "usb" / "copies" / "marque-2026-11-30T22-15-00-01-00"
    copy = find_home({"MARQUE_HOME": str(made.folder)})
    for game_id in store.ids():
        assert Store(copy).read(game_id) == store.read(game_id)
        assert previous(copy.game(game_id)).exists()
    assert Document(copy.players).read() == {"players": ["Anne"]}
    assert read_pointer(copy) == read_pointer(home)
    assert (copy.codes / "ours.toml").exists()
    assert made.files == sum(path.is_file() for path in made.folder.rglob("*"))
    assert {path.suffix for path in made.folder.rglob("*.*")} == {".json", ".prev", ".toml"}


def test_a_backup_never_writes_over_another_and_a_half_one_has_not_its_name(tmp_path: Path) -> None:
    home = Home(tmp_path / "data", tmp_path / "config")
    filled(home)
    made = back_up(home, tmp_path, "now")
    with pytest.raises(Impossible) as taken:
        back_up(home, tmp_path, "now")
    assert taken.value.kind == "bad-setting"
    assert made.folder.is_dir()
    for at in range(10, 40, 3):
        with pytest.raises(StoreError):
            back_up(home, tmp_path, f"try{at}", failing(Disk(), at))
        assert not (tmp_path / f"marque-try{at}").exists()
