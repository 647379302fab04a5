"""Shell sessions in Markdown: run, and set beside what the page shows.

Comes in: the text of a page. A `console` block holds commands, after `$ `, and what each of
them prints on both streams; `…` there stands for anything. A block whose title is a file's
name (`text title="deals.txt"`) is that file. The shell knows `marque`, `echo $?`,
`python FILE` and `|`. Goes out: the page as it would have to be.
"""

import io
import re
import shlex
import subprocess
import sys
from pathlib import Path
from subprocess import PIPE, STDOUT

from marque.cli.app import run

BLOCK = re.compile(r'^```(\w+)(?: title="([^"\n]+)")?\n(.*?)^```$', re.MULTILINE | re.DOTALL)
STEP = re.compile(r"^\$ ((?:.*\\\n)*.*)\n((?:(?!\$ ).*\n)*)", re.MULTILINE)
# The evening on which the pages were written: games bear its date.
EVENING = "2026-11-30T21:00:00+01:00"
ENVIRON = {"COLUMNS": "80", "LANG": "en", "MARQUE_HOME": "home", "MARQUE_DEBUG": "1"}


class _Stream(io.StringIO):
    encoding = "utf-8"


def played(page: str) -> str:
    """The page with what its commands print, in this folder; what fits is left as it is."""
    shell = Shell()

    def block(found: re.Match[str]) -> str:
        language, name, body = found.groups()
        if language == "console":
            return found[0].replace(body, STEP.sub(step, body))
        if name:
            Path(name).write_text(body, encoding="utf-8")
        return found[0]

    def step(found: re.Match[str]) -> str:
        command, shown = found.groups()
        printed = shell.run(command)
        return f"$ {command}\n{shown if fits(printed, shown) else printed}"

    return BLOCK.sub(block, page)


def fits(printed: str, shown: str) -> bool:
    """Whether a page shows what was printed; `…` on the page stands for anything."""
    return re.fullmatch(re.escape(shown).replace("…", ".*"), printed, re.DOTALL) is not None


class Shell:
    """The few things that the pages do in a shell."""

    status = 0

    def run(self, line: str) -> str:
        """What a line prints, on both streams; of a pipe, what its last command does."""
        given = ""
        for words in _commands(line):
            given = self._one(words, given)
        return given

    def _one(self, words: list[str], given: str) -> str:
        match words:
            case ["marque", *arguments]:
                screen = _Stream()
                self.status = run(arguments, ENVIRON, screen, screen)
                return screen.getvalue()
            case ["echo", "$?"]:
                return f"{self.status}\n"
            case ["python", *arguments]:
                command = [sys.executable, "-X", "utf8", *arguments]
                ran = subprocess.run(
                    command, input=given, stdout=PIPE, stderr=STDOUT, encoding="utf-8", check=False
                )
                self.status = ran.returncode
                return ran.stdout
        raise ValueError(f"this shell has no such command: {words}")


def _commands(line: str) -> list[list[str]]:
    """The commands of a pipe, in words."""
    commands: list[list[str]] = [[]]
    for word in shlex.split(line.replace("\\\n", " ")):
        if word == "|":
            commands.append([])
        else:
            commands[-1].append(word)
    return commands
