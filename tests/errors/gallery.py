"""The gallery of errors: small files that each provoke one, and what marque answers.

A file holds what it is about (`# …`), the files that it needs (`<<< NAME`, or `<<< NAME
ENCODING`, and their lines), command lines (`$ marque …`, of which the last one fails),
what is printed in English and in French (`>>> en`, `>>> fr`), and the exit status
(`>>> status 2`).
"""

import io
import os
import shlex
from pathlib import Path
from typing import NamedTuple

from marque.cli.app import run

HERE = Path(__file__).parent
LANGUAGES = ("en", "fr")
REGENERATE = bool(os.environ.get("MARQUE_REGENERATE"))


class Given(NamedTuple):
    """A file that a command needs."""

    name: str
    encoding: str
    text: str


class Case(NamedTuple):
    """One file of the gallery."""

    path: Path
    title: str
    files: tuple[Given, ...]
    commands: tuple[str, ...]
    printed: dict[str, str]
    status: int

    @property
    def text(self) -> str:
        """The file itself, made anew."""
        files = [f"<<< {one.name} {one.encoding}".rstrip() + f"\n{one.text}" for one in self.files]
        commands = [f"$ {command}\n" for command in self.commands]
        printed = [f">>> {lang}\n{self.printed[lang]}" for lang in LANGUAGES]
        parts = [f"# {self.title}\n", *files, *commands, *printed, f">>> status {self.status}\n"]
        return "".join(parts)


class _Utf8(io.StringIO):
    encoding = "utf-8"


def cases() -> list[Case]:
    """The gallery, by name."""
    return [_read(path) for path in sorted(HERE.glob("*.txt"))]


def _read(path: Path) -> Case:
    title, status = "", 0
    files: list[Given] = []
    commands: list[str] = []
    printed = dict.fromkeys(LANGUAGES, "")
    section = ""
    for line in path.read_text(encoding="utf-8").splitlines(keepends=True):
        mark, _, rest = line.rstrip("\n").partition(" ")
        if mark in ("#", "$", "<<<", ">>>") and not (mark == "#" and section):
            section = mark + rest
        if mark == "#" and section == mark + rest:
            title = rest
        elif mark == "$":
            commands.append(rest)
        elif mark == "<<<":
            name, _, encoding = rest.partition(" ")
            files.append(Given(name, encoding, ""))
        elif mark == ">>>":
            status = int(rest.removeprefix("status ")) if rest.startswith("status") else status
        elif section.startswith("<<<"):
            files[-1] = files[-1]._replace(text=files[-1].text + line)
        else:
            printed[section.removeprefix(">>>")] += line
    return Case(path, title, tuple(files), tuple(commands), printed, status)


def answer(case: Case, *options: str) -> tuple[str, int]:
    """What a case's last command prints on standard error, and its status; in this folder.

    The files are written here, and the commands before the last one run.
    """
    environ = {"COLUMNS": "80", "MARQUE_HOME": "home"}
    for one in case.files:
        Path(one.name).parent.mkdir(parents=True, exist_ok=True)
        Path(one.name).write_text(one.text, encoding=one.encoding or "utf-8", newline="")
    *before, last = (shlex.split(command)[1:] for command in case.commands)
    for arguments in before:
        errors = _Utf8()
        assert run(arguments, environ, _Utf8(), errors) == 0, errors.getvalue()
    errors = _Utf8()
    status = run([*options, *last], environ, _Utf8(), errors)
    return errors.getvalue(), status
