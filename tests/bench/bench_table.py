"""What the live table makes its users wait for: its start, and each answer after Enter.

A script: `python tests/bench/bench_table.py [--rounds N] [--games N]`. It prints medians and
minima, and asserts nothing. The start is that of a whole process on a pseudo-terminal, until
its prompt is there; beside it, in turn, what nobody can save: importing the prompt library and
Typer, until a text is there. The answers are those of one sitting on an archive of many games,
from the Enter key to the next prompt. Beside the time that passes stands, where the system
tells it, that for which the process itself had a processor: a busy machine hardly changes it.
"""

from __future__ import annotations

import argparse
import os
import pty
import select
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from statistics import median

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from careless import Careless  # noqa: E402

from marque.cli.app import run  # noqa: E402
from marque.store.home import find_home  # noqa: E402
from marque.store.store import Store  # noqa: E402

BARE = ["-c", "import prompt_toolkit, typer; print('Anne>', flush=True)"]
TABLE = ["-m", "marque", "table"]
STARTS: Mapping[str, Sequence[str]] = {
    "import prompt_toolkit, typer": BARE,
    "marque table, a game open": TABLE,
}
START_AIM = 1.6
# Each with what it waits for: the prompt of the deal that is next then.
LINES = (
    ("p58/p59", "1 Boris-Anne>"),
    ("AKQ.K98.A98.J98 T98.AQJ.KQJT.AK", "1 Boris-Anne>"),
    ("27-13", "2 Anne-Boris>"),
    ("sheet", "2 Anne-Boris>"),
    ("law show B26", "2 Anne-Boris>"),
    ("u", "1 Boris-Anne>"),
    ("deal", "1 carte blanche>"),
    ("", "1 exchange>"),
    ("drop", "1 Boris-Anne>"),
    ("shet", "1 Boris-Anne>"),
)
ANSWER_AIM = 100.0
# By these a prompt leaves the line, and the next begins.
PASTE_OFF, PASTE_ON = "\x1b[?2004l", "\x1b[?2004h"
PATIENCE = 60.0


Took = tuple[float, float]
"""Milliseconds that passed, and those that the process had a processor."""


class Sitting:
    """A process on a pseudo-terminal."""

    def __init__(self, arguments: Sequence[str], environ: Mapping[str, str]) -> None:
        self.process, self.terminal = pty.fork()
        if self.process == 0:
            os.chdir(ROOT)
            os.execve(sys.executable, [sys.executable, *arguments], dict(environ))
        self.shown = b""

    def until(self, text: str) -> None:
        """Wait until a text is shown; what came before it is forgotten."""
        wanted, deadline = text.encode(), time.monotonic() + PATIENCE
        while wanted not in self.shown:
            ready, _, _ = select.select([self.terminal], [], [], deadline - time.monotonic())
            if not ready:
                raise TimeoutError(f"{text!r} didn't come:\n{self.shown!r}")
            self.shown += os.read(self.terminal, 65536)
        self.shown = self.shown.partition(wanted)[2]

    def type(self, keys: str) -> None:
        os.write(self.terminal, keys.encode())

    def spent(self) -> float:
        """Milliseconds that the process has had a processor; 0 where the system doesn't tell."""
        try:
            told = Path(f"/proc/{self.process}/schedstat").read_text(encoding="ascii")
        except OSError:
            return 0.0
        return int(told.split()[0]) / 1_000_000

    def rest(self) -> None:
        """Wait until the process does nothing more; what it showed meanwhile is forgotten."""
        before = -1.0
        while before != (before := self.spent()):
            while select.select([self.terminal], [], [], 0.3)[0]:
                os.read(self.terminal, 65536)
        self.shown = b""

    def close(self) -> None:
        os.close(self.terminal)
        os.waitpid(self.process, 0)


def home_of(folder: Path, games: int) -> dict[str, str]:
    """An environment whose home has so many games, one of them open; byte code as installed."""
    environ = {
        **{name: os.environ[name] for name in ("PATH", "HOME") if name in os.environ},
        "PYTHONPYCACHEPREFIX": str(folder / "compiled"),
        "MARQUE_HOME": str(folder / "home"),
        "LC_ALL": "C.UTF-8",
        "TERM": "xterm",
    }
    store = Store(find_home(environ), Careless())
    new = "new cent Anne Boris --dealer Anne --target 221".split()
    with Path(os.devnull).open("w", encoding="utf-8") as nowhere:
        run([*new, "--game", "model"], environ, nowhere, nowhere)
        run(["deal", "27-13"], environ, nowhere, nowhere)
        model = store.read("model")
        for number in range(games - 2):
            entries = [{**entry, "id": f"{number}-{entry['id']}"} for entry in model.entries]
            store.create({**model.header, "id": f"g{number}"}, entries)
        run([*new, "--game", "open"], environ, nowhere, nowhere)
    return environ


def starts(folder: Path, rounds: int) -> None:
    environ = home_of(folder, 2)
    times: dict[str, list[Took]] = {name: [] for name in STARTS}
    for round_ in range(rounds + 1):
        for name, arguments in STARTS.items():
            start = time.perf_counter()
            sitting = Sitting(arguments, environ)
            sitting.until("Anne>")
            took = ((time.perf_counter() - start) * 1000, sitting.spent())
            if round_:  # the first makes the byte code
                times[name].append(took)
            sitting.type("\x04")
            sitting.close()
    print(
        f"{'ms until the prompt':32}{'median':>9}{'least':>9}{'of it own: median':>20}{'least':>9}"
    )
    for name, column in times.items():
        passed, own = zip(*column, strict=True)
        print(f"{name:32}{median(passed):9.1f}{min(passed):9.1f}{median(own):20.1f}{min(own):9.1f}")
    for name, part in (("passed", 0), ("own", 1)):
        bare, table = ([one[part] for one in column] for column in times.values())
        if not min(bare):
            continue
        pairs = median([one / other for one, other in zip(table, bare, strict=True)])
        print(
            f"ratio of time {name}: of medians {median(table) / median(bare):.2f}, of minima "
            f"{min(table) / min(bare):.2f}, median of pairs {pairs:.2f}  aim {START_AIM}"
        )


def answers(folder: Path, games: int, rounds: int) -> None:
    environ = home_of(folder, games)
    sitting = Sitting(TABLE, environ)
    sitting.until("1 Boris-Anne>")
    times: dict[str, list[Took]] = {line: [] for line, _ in LINES}
    for _ in range(rounds):
        for line, prompt in LINES:
            sitting.type(line)
            sitting.rest()  # for somebody types it: what is shown meanwhile is not the answer
            start, spent = time.perf_counter(), sitting.spent()
            sitting.type("\r")
            # The prompt is drawn once more as the line ends; the next one begins anew.
            for text in (PASTE_OFF, PASTE_ON, prompt):
                sitting.until(text)
            times[line].append(((time.perf_counter() - start) * 1000, sitting.spent() - spent))
            sitting.rest()
    sitting.type("\x04")
    sitting.close()
    heads = "".join(f"{head:>9}" for head in ("first", "median", "least"))
    print(f"an answer, ms, {games} games".ljust(32) + f"{heads}   own:{heads}  aim {ANSWER_AIM}")
    for line, column in times.items():
        shown = (line or "(Enter)")[:31].ljust(32)
        passed, own = zip(*column, strict=True)
        figures = [f"{one[0]:9.1f}{median(one):9.1f}{min(one):9.1f}" for one in (passed, own)]
        print(f"{shown}{figures[0]}       {figures[1]}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--games", type=int, default=10_000)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        starts(Path(folder), given.rounds)
        print()
    with tempfile.TemporaryDirectory() as folder:
        answers(Path(folder), given.games, max(3, given.rounds // 3))


if __name__ == "__main__":
    main()
