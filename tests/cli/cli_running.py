"""Running marque inside the test: a command line in, status and both outputs out."""

import io
import shlex
from pathlib import Path
from typing import NamedTuple

from marque.cli.app import run

REMEMBERED = ("index.json", "stats.json")


class Ran(NamedTuple):
    """What one run left."""

    status: int
    out: str
    err: str


def marque(
    *arguments: str,
    width: int = 80,
    lang: str = "en",
    encoding: str = "utf-8",
    home: Path | str = "no-home",
) -> Ran:
    """Run the program on these arguments, as in a pipe of that width and encoding."""
    streams = [io.TextIOWrapper(io.BytesIO(), encoding=encoding, newline="\n") for _ in range(2)]
    environ = {"COLUMNS": str(width), "LANG": lang, "MARQUE_DEBUG": "1", "MARQUE_HOME": str(home)}
    status = run(arguments, environ, *streams)
    for stream in streams:
        stream.flush()
    out, err = (stream.buffer.getvalue().decode(encoding) for stream in streams)
    return Ran(status, out, err)


class At:
    """A home in which command lines are run, one after the other."""

    def __init__(self, home: Path) -> None:
        self.home = home

    def __call__(self, line: str, **how: int | str) -> Ran:
        """Run a command line, typed as in a shell; spaces in the output are plain ones."""
        ran = marque(*shlex.split(line), home=self.home, **how)
        return ran._replace(out=_plain(ran.out), err=_plain(ran.err))

    def done(self, *lines: str) -> str:
        """Run command lines that all succeed; what the last one printed."""
        for line in lines:
            ran = self(line)
            assert (ran.status, ran.err) == (0, ""), line
        return ran.out

    def files(self) -> dict[str, bytes]:
        """Everything in the home but locks and the lists, which can be made again."""
        found = sorted(self.home.rglob("*"))
        return {
            str(path.relative_to(self.home)): path.read_bytes()
            for path in found
            if path.is_file() and path.suffix != ".lock" and path.name not in REMEMBERED
        }


def _plain(text: str) -> str:
    return text.replace("\u00a0", " ")


def widest(text: str) -> int:
    """The length of the longest line."""
    return max(map(len, text.splitlines()), default=0)
