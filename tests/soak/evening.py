"""An evening at the table, as the lines that people type, and who types them.

Comes in: how many deals, a seed, deals a game. Goes out: lines, each with what the table shows
once it is done; and a process of `marque table`, through a pipe or on a pseudo-terminal, whose
memory can be asked for.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from random import Random
from threading import Timer
from typing import NamedTuple, Protocol

from marque.codes.load import load_code
from marque.referee.fields import read_deal
from marque.referee.judge import judge
from tests.census.play import PLAYERS, RANKS, SUITS, one_deal, wins

ROOT = Path(__file__).parents[2]
PARTIE = 6
REFUSED = "Hint"
PATIENCE = 60  # seconds, on a machine however busy
PROMPT = "(marque|-Anne|-Boris)>"


class Typed(NamedTuple):
    """A line; what is shown when it is done; whether it is a deal."""

    line: str
    shown: str
    deal: bool = False


def evening(deals: int, seed: int, a_game: int = PARTIE) -> Iterator[Typed]:
    """So many deals in games of so many, with what else an evening brings.

    Every other deal is told by both hands and the tricks' winners, the others by their totals;
    now and then one is taken back and put back, or a sheet, a note, a call is asked for.
    """
    random, code = Random(seed), load_code("rubicon")
    for number in range(deals):
        which = number % a_game + 1
        if which == 1:
            yield begun(number, a_game)
        fields = one_deal(PLAYERS["simple"], random)
        scores = judge(read_deal(fields, "en"), code).scores
        line = hands(fields) if number % 2 else f"{scores[0].total}-{scores[1].total}"
        yield Typed(line, f"deal {which}: ", deal=True)
        if number % 10 == 1:
            yield Typed("undo", "Taken back: ")
            yield Typed("redo", f"deal {which}: ")
        if number % 10 == 3:
            yield Typed("p58/p59", "is better")
        if number % 10 == 5:
            yield Typed("sheet", "Rubicon piquet")
        if number % 10 == 7 and which != a_game:
            yield Typed(f"note number {number}", "Noted.")


def begun(number: int, a_game: int) -> Typed:
    """The line that begins a game: a partie, or a game to the highest target."""
    if a_game == PARTIE:
        return Typed("new partie Anne Boris --dealer Anne --code rubicon", "is the open game")
    return Typed(
        "new cent Anne Boris --dealer Anne --code rubicon --target 9999", "is the open game"
    )


def hands(fields: dict[str, str]) -> str:
    """A deal in the short form of the table: both hands, and who won how many tricks in a row."""
    leader, winners = "E", ""
    for trick in fields["tricks"].split():
        lead, reply = trick.split("/")
        if wins(reply, lead):
            leader = "Y" if leader == "E" else "E"
        winners += leader
    runs = "".join(f"{side}{len(list(tricks))}" for side, tricks in groupby(winners))
    return f"{_dotted(fields['elder'])}/{_dotted(fields['younger'])}/{runs}"


def _dotted(cards: str) -> str:
    """A hand suit by suit, `AKQ.K98.A98.J98`."""
    held = cards.split()
    suits = ("".join(rank for rank in RANKS if rank + suit in held) for suit in SUITS)
    return ".".join(suits)


class Table(Protocol):
    """A table at which lines can be typed."""

    pid: int

    def type(self, typed: Typed) -> None:
        """Type a line, and wait until it is done."""

    def leave(self) -> int | None:
        """Close the table; its exit status."""


class Pipe:
    """`marque table` without a terminal: lines through a pipe."""

    def __init__(self, environment: dict[str, str]) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "marque", "table"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            env=environment,
            encoding="utf-8",
            bufsize=1,
        )
        self.pid = self._process.pid

    def type(self, typed: Typed) -> None:
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.write(f"{typed.line}\n")
        self._process.stdin.flush()
        shown = []
        watch = Timer(PATIENCE, self._process.kill)
        watch.start()
        try:
            for line in self._process.stdout:
                shown.append(line)
                if typed.shown in line.replace("\u00a0", " "):
                    return
                if REFUSED in line:
                    break
        finally:
            watch.cancel()
        raise AssertionError(f"{typed} was not done: {''.join(shown[-20:])}")

    def leave(self) -> int | None:
        self._process.communicate("q\n", timeout=PATIENCE)
        return self._process.returncode


class Terminal:
    """`marque table` on a pseudo-terminal, with all that it draws there."""

    def __init__(self, environment: dict[str, str]) -> None:
        import pexpect

        self._child = pexpect.spawn(
            sys.executable,
            ["-m", "marque", "table"],
            env=environment,
            encoding="utf-8",
            dimensions=(24, 80),
            timeout=PATIENCE,
        )
        self._child.delaybeforesend = 0
        self._child.expect("marque>")
        self.pid = self._child.pid

    def type(self, typed: Typed) -> None:
        self._child.send(f"{typed.line}\r")
        self._child.expect(re.escape(typed.shown).replace(r"\ ", "[ \u00a0]"))
        self._child.expect(PROMPT)

    def leave(self) -> int | None:
        import pexpect

        self._child.send("q\r")
        self._child.expect(pexpect.EOF)
        self._child.close()
        status = self._child.exitstatus
        return None if status is None else int(status)


def resident(pid: int) -> int:
    """The memory of a process that is in use now, in kilobytes (Linux)."""
    text = Path(f"/proc/{pid}/status").read_text(encoding="ascii")
    return int(next(line for line in text.splitlines() if line.startswith("VmRSS")).split()[1])


def processor_time(pid: int) -> float:
    """How long the processor has worked for a process, in seconds (Linux)."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def environment(home: Path) -> dict[str, str]:
    """What a session finds around it."""
    kept = {name: os.environ[name] for name in ("PATH", "HOME") if name in os.environ}
    more = {"PYTHONPATH": str(ROOT), "MARQUE_HOME": str(home), "LC_ALL": "C.UTF-8"}
    return {**kept, **more, "TERM": "xterm", "COLUMNS": "80", "MARQUE_DEBUG": "1"}
