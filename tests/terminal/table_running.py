"""Sitting at the table: without a terminal, on a pseudo-terminal, in a terminal of its own."""

import atexit
import io
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pexpect

import marque
from marque.cli.app import frame_of, run
from marque.cli.context import Context
from marque.cli.everywhere import split
from marque.cli.settings import read_settings
from marque.cli.table import Table
from marque.cli.table_input import Question

ROOT = Path(marque.__file__).parents[1]
# Compiled once for all sessions of a run: each starts a Python of its own.
COMPILED = tempfile.mkdtemp(prefix="compiled-")
atexit.register(shutil.rmtree, COMPILED, ignore_errors=True)
PATIENCE = 20


def environment(home: Path, **more: str) -> dict[str, str]:
    """What a session finds around it, whatever runs the tests."""
    kept = {name: os.environ[name] for name in ("PATH", "HOME") if name in os.environ}
    return {
        **kept,
        "PYTHONPATH": str(ROOT),
        "PYTHONPYCACHEPREFIX": COMPILED,
        "MARQUE_HOME": str(home),
        "LC_ALL": "C.UTF-8",
        "TERM": "xterm",
        "MARQUE_DEBUG": "1",
        **more,
    }


def sheet(home: Path) -> dict[str, Any]:
    """The open game as JSON."""
    out = io.StringIO()
    assert run(["sheet", "--json"], {"MARQUE_HOME": str(home)}, out, io.StringIO()) == 0
    return json.loads(out.getvalue())


def points(home: Path) -> list[tuple[int, int]]:
    """What elder and younger made in each deal."""
    return [
        (deal["points"][deal["elder"]], deal["points"][deal["younger"]])
        for deal in sheet(home)["deals"]
    ]


def begin(home: Path, *lines: str) -> None:
    """A game to 221, Anne dealing first, and what else is done before the table is opened."""
    for line in ("new cent Anne Boris --dealer Anne --target 221", *lines):
        assert run(line.split(), {"MARQUE_HOME": str(home)}, io.StringIO(), io.StringIO()) == 0


# Without a terminal.


class Script:
    """A source of lines that are there already; a function among them is done in its turn."""

    shown = True
    has_keys = False

    def __init__(self, lines: Iterable[str | Callable[[], object]]) -> None:
        self.lines = iter(lines)
        self.prompts: list[str] = []
        self.begun: list[str] = []

    def ask(self, question: Question) -> str:
        self.prompts.append(question.prompt)
        self.begun.append(question.begun)
        for line in self.lines:
            if isinstance(line, str):
                return line
            line()
        raise EOFError


class Evening:
    """A table without a terminal: what was shown, what was asked, how it ended."""

    def __init__(self, home: Path, *options: str, width: int = 60, lang: str = "en") -> None:
        self.environ = {"MARQUE_HOME": str(home), "COLUMNS": str(width), "LANG": lang}
        self.everywhere, rest, errors = split(list(options))
        assert not rest
        assert not errors
        self.out, self.err = (io.TextIOWrapper(io.BytesIO(), "utf-8") for _ in range(2))

    def sit(self, *lines: str | Callable[[], object]) -> str:
        """Type these lines; all that was shown."""
        settings = read_settings(self.environ).settings
        frame = frame_of(self.everywhere, self.environ, settings, self.out)
        context = Context(self.everywhere, frame, self.environ, settings, self.out, self.err)
        source = Script(lines)
        self.status = Table(context, source).sit()
        self.prompts, self.begun = source.prompts, source.begun
        return _taken(self.out)

    def wrong(self) -> str:
        """What was said to be wrong since this was asked last."""
        return _taken(self.err)


def _taken(stream: io.TextIOWrapper) -> str:
    """All that is in a stream, which is empty afterwards."""
    stream.seek(0)
    text = stream.read()
    stream.seek(0)
    stream.truncate()
    return text.replace("\u00a0", " ")


def piped(home: Path, *lines: str, options: Iterable[str] = ()) -> subprocess.CompletedProcess[str]:
    """Lines from a pipe."""
    return subprocess.run(
        [sys.executable, "-m", "marque", "table", *options],
        input="".join(f"{line}\n" for line in lines),
        env=environment(home, COLUMNS="60"),
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE,
        check=False,
    )


# On a pseudo-terminal.

_ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\r")


def _plain(shown: str) -> str:
    return _ESCAPES.sub("", shown).replace("\u00a0", " ")


def _hear_signals() -> None:
    """A run of the tests in the background, or under `nohup`, would hand on that it is deaf."""
    signal.signal(signal.SIGHUP, signal.SIG_DFL)
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Sitting:
    """A session on a pseudo-terminal."""

    def __init__(self, home: Path, *options: str, columns: int = 80, **more: str) -> None:
        self.child = pexpect.spawn(
            sys.executable,
            ["-m", "marque", "table", *options],
            env=environment(home, **more),
            encoding="utf-8",
            dimensions=(24, columns),
            timeout=PATIENCE,
            preexec_fn=_hear_signals,
        )
        self.child.delaybeforesend = 0

    def until(self, text: str) -> str:
        """Wait for a text; what was shown before it and with it, without escapes."""
        self.child.expect(re.escape(text).replace(r"\ ", "[ \u00a0]"))
        return _plain(self.child.before + self.child.after)

    def type(self, keys: str, then: str) -> str:
        """Type keys and wait for a text."""
        self.child.send(keys)
        return self.until(then)

    def leave(self, keys: str) -> tuple[str, int | None]:
        """Type what leaves; what was shown last, and the exit status.

        A Ctrl-C in the very moment between a prompt and the reading of the line waits for the
        next key: so it is pressed again where nothing comes of it.
        """
        for _ in range(PATIENCE):
            self.child.send(keys)
            if self.child.expect([pexpect.EOF, pexpect.TIMEOUT], timeout=1) == 0:
                break
        self.child.close()
        return _plain(self.child.before), self.child.exitstatus

    def kill(self) -> None:
        """Kill it as no program can prevent."""
        self.child.kill(9)
        self.child.wait()
        self.child.close()


# In a terminal of its own.

TMUX = shutil.which("tmux")


class Window:
    """A session in tmux, whose screen can be looked at."""

    def __init__(self, home: Path, columns: int, lines: int, *options: str) -> None:
        self.socket = f"marque-{os.getpid()}-{home.name}"
        variables = [f"{name}={value}" for name, value in environment(home).items()]
        command = ["env", "-i", *variables, sys.executable, "-m", "marque", "table", *options]
        self._tmux(
            *("-f", "/dev/null", "new-session", "-d", "-s", "table"),
            *("-x", str(columns), "-y", str(lines), *command),
        )

    def _tmux(self, *arguments: str) -> str:
        ran = subprocess.run(
            [str(TMUX), "-L", self.socket, *arguments],
            capture_output=True,
            encoding="utf-8",
            timeout=PATIENCE,
            check=False,
        )
        return ran.stdout

    def keys(self, *keys: str) -> None:
        """Press keys, by their names in tmux."""
        self._tmux("send-keys", "-t", "table", *keys)

    def screen(self, *, scrolled: bool = False) -> str:
        """What is on the screen, with what has scrolled off it or without."""
        past = ["-S", "-"] if scrolled else []
        return _plain(self._tmux("capture-pane", "-p", "-t", "table", *past))

    def coloured(self) -> str:
        """What is on the screen, with its escape sequences."""
        return self._tmux("capture-pane", "-e", "-p", "-t", "table")

    def until(self, text: str, *, scrolled: bool = False) -> str:
        """Wait until a text is on the screen, or has scrolled off it; what is there then."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            shown = self.screen(scrolled=scrolled)
            if text in shown:
                return shown
            time.sleep(0.02)
        raise AssertionError(f"{text!r} is not on the screen:\n{self.screen()}")

    def resize(self, columns: int, lines: int) -> None:
        """Give the terminal another size."""
        self._tmux("resize-window", "-t", "table", "-x", str(columns), "-y", str(lines))

    def close(self) -> None:
        """End the terminal, and what runs in it."""
        with suppress(subprocess.TimeoutExpired):
            self._tmux("kill-server")
