"""The whole program in this process, in a home of its own, where it can write nowhere else.

An audit hook refuses, while a text is tried, to write anything outside the home and to read
devices; the program takes that for a disk that can't be written.
"""

from __future__ import annotations

import io
import json
import os
import shlex
import sys
import tempfile
import zlib
from collections.abc import Iterator, Sequence
from contextlib import chdir, contextmanager, suppress
from functools import cache
from pathlib import Path
from typing import Any, Final

from marque.cli.app import COMMANDS, run
from marque.codes.load import load_code
from marque.games.cent import CentSettings
from marque.laws.catalogue import contents, load_law
from marque.laws.given import answer_text
from marque.session.book import Book, Game
from marque.session.complete import World, complete
from marque.session.preview import Standing, preview
from marque.session.recording import Typed, make_deal
from marque.store import form
from marque.store.home import Home
from marque.store.store import Store
from marque.views.frame import Frame
from marque.views.safe import cells

__all__ = ["COMMANDS", "commands", "documents", "preview_and_complete", "stored"]

STATUSES: Final = (0, 1, 2, 3, 130)
# Below this line stands what the last command reads: as standard input, and in the file `file`.
INPUT: Final = "<<<"
_MOST_LINES: Final = 6
_CHANGING: Final = ("os.mkdir", "os.rename", "os.remove", "os.rmdir", "os.link", "os.symlink")

_inside: list[str] = []
_hooked: list[bool] = []


def _guard(event: str, arguments: tuple[Any, ...]) -> None:
    """Refuse what would leave the home."""
    if not _inside:
        return
    if event == "open":
        path, mode, flags = arguments
        if isinstance(path, int) or path is None:
            return
        name = os.path.realpath(os.fsdecode(path))
        writes = (mode and set("wax+") & set(mode)) or (flags & (os.O_WRONLY | os.O_RDWR))
        if name.startswith(("/dev/", "/proc/", "/sys/")) or (writes and not _is_inside(name)):
            raise PermissionError(13, "outside the home", name)
    elif event in _CHANGING:
        name = os.path.realpath(os.fsdecode(arguments[0]))
        if not _is_inside(name):
            raise PermissionError(13, "outside the home", name)
    elif event in ("os.system", "subprocess.Popen", "os.exec", "os.posix_spawn", "socket.connect"):
        raise AssertionError(f"the program tried {event}")


def _is_inside(name: str) -> bool:
    return name == _inside[0] or name.startswith(_inside[0] + os.sep)


@contextmanager
def own_folder() -> Iterator[Path]:
    """A fresh folder to be in, which is the only one that can be written."""
    if not _hooked:
        sys.addaudithook(_guard)
        _hooked.append(True)
    with tempfile.TemporaryDirectory(prefix="marque-fuzz-") as name:
        folder = Path(name).resolve()
        with chdir(folder):
            _inside.append(str(folder))
            try:
                yield folder
            finally:
                _inside.clear()


def marque(arguments: Sequence[str], stdin: bytes = b"", lang: str = "en") -> str:
    """Run a command line in the folder `home`; what it printed, which must be fit to be shown."""
    streams = [io.TextIOWrapper(io.BytesIO(), encoding="utf-8", newline="\n") for _ in range(2)]
    environ = {"COLUMNS": "80", "LANG": lang, "MARQUE_DEBUG": "1", "MARQUE_HOME": "home"}
    typed = sys.stdin
    sys.stdin = io.TextIOWrapper(io.BytesIO(stdin), encoding="utf-8", errors="surrogateescape")
    try:
        status = run(arguments, environ, *streams)
    finally:
        sys.stdin = typed
    assert status in STATUSES, (arguments, status)
    for stream in streams:
        stream.flush()
    out, err = (stream.buffer.getvalue().decode("utf-8") for stream in streams)
    assert "Traceback" not in err
    assert (status in (0, 1)) or err, (arguments, status)
    return out


def commands(data: bytes) -> None:
    """Command lines, one after the other in one home; a line `<<<`, and what the last reads."""
    head, _, rest = data.partition(INPUT.encode() + b"\n")
    typed = head.decode("utf-8", errors="surrogateescape").split("\n")[:_MOST_LINES]
    with own_folder():
        Path("file").write_bytes(rest)
        for number, line in enumerate(typed):
            marque(_words(line.removeprefix("marque ")), rest, ("en", "fr")[number % 2])


def _words(line: str) -> list[str]:
    try:
        return shlex.split(line)
    except ValueError:
        return line.split()


def stored(data: bytes) -> None:
    """A game file as it lies on the disk; documents without a check are given a right one.

    Whatever it holds, the sheet answers, and another command that reads it (one for each
    text, for time): what is exported comes in again.
    """
    with own_folder():
        games = Path("home", "games")
        games.mkdir(parents=True)
        (games / "game.json").write_bytes(_with_checks(data))
        marque(["sheet", "--game", "game"])
        line = _ONE_OF[zlib.crc32(data) % len(_ONE_OF)]
        marque(line.split())
        if Path("copy").is_file():
            marque(["import", "copy"])


_ONE_OF: Final = (
    *("history --game game", "settle --game game", "deal 27 13 --game game", "doctor"),
    *("export game copy", "undo --game game", "games", "open game"),
)


def bring_in(data: bytes) -> None:
    """Import these games twice: the second time nothing comes, and nothing is in the way."""
    with own_folder():
        Path("file").write_bytes(data)
        first = marque(["import", "file"])
        if first:
            told = json.loads(marque(["import", "file", "--json"]))
            assert all(not one["added"] for one in told["games"]), told


def _with_checks(data: bytes) -> bytes:
    with suppress(ValueError, RecursionError, TypeError, AttributeError):
        tables = form.parse(data)
        for table in tables.values():
            for number, document in table.items():
                if "check" not in document:
                    table[number] = {**document, "check": form.check_of(document)}
        return form.to_bytes(tables)
    return data


def documents(data: bytes) -> None:
    """The small files of a home, each of them damaged alike: settings, players, list, pointer.

    With the settings as they are, and without them, a command answers (one for each text).
    """
    with own_folder():
        home = Path("home")
        home.mkdir()
        for name in ("config.json", "players.json", "index.json", "open.json"):
            (home / name).write_bytes(data)
        choice = zlib.crc32(data)
        marque(_READING[choice % len(_READING)].split())
        (home / "config.json").unlink()
        marque(_WRITING[choice % len(_WRITING)].split())


_READING: Final = ("config", "players", "games", "sheet", "judge p58 p59", "doctor")
_WRITING: Final = ("new cent Anne Boris --dealer Anne", "players", "games", "deal 27 13", "table")


@cache
def _standing() -> Standing:
    """A table with a game of two deals."""
    home = Path(tempfile.mkdtemp(prefix="marque-fuzz-"))
    ids = iter(range(10_000))
    book = Book(
        Store(Home(home, home)), lambda: "2026-11-30T20:00:00+01:00", lambda: f"id-{next(ids)}"
    )
    agreed = {"players": ["Anne", "Boris"], "dealer": "Anne", "target": 221}
    game = book.begin("cent", CentSettings.from_dict(agreed), load_code("dictionnaire"))
    game = book.write(
        game.id, lambda now: [("deal", make_deal(now, Typed(("28-14",)), book.now()).data)]
    )
    return Standing(game, game.code, "auto", None, tuple(COMMANDS))


@cache
def _world(lang: str) -> World:
    game: Game | None = _standing().game
    assert game is not None
    players = tuple(game.settings.players)
    return World(
        lang=lang,
        commands=tuple(COMMANDS),
        options=lambda command: ("--elder", "--code", "--winner"),
        first=lambda command: ("list", "show") if command == "law" else (),
        values=lambda command, option: ("en", "fr") if option == "--lang" else (),
        settings=lambda name: ("auto", "yes") if name == "ascii" else (),
        players=lambda: players,
        known=lambda: (*players, "Zoé de la Tour"),
        codes=lambda: ("dictionnaire", "modern"),
        games=lambda: ("2026-11-30-anne-boris",),
        laws=lambda: tuple(entry.id for entry in contents()),
        facts=lambda law: (
            tuple(
                f"{fact.name}={answer_text(answer)}"
                for fact in load_law(law).facts
                for answer in fact.allowed
            )
            if law in {entry.id for entry in contents()}
            else ()
        ),
    )


def preview_and_complete(text: str, lang: str) -> None:
    """What the table shows while a line is typed: one harmless line, and whole words."""
    frame = Frame(lang=lang, width=40)
    for standing in (_standing(), _standing()._replace(game=None)):
        shown = preview(text, standing, frame)
        assert cells(shown) < frame.width and shown.isprintable()
    for candidate in complete(text, _world(lang)):
        assert 0 <= candidate.length <= len(text) and candidate.text
