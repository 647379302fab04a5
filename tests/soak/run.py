"""A long evening at the table: `python -m tests.soak.run --deals 5000`, Linux only.

`marque table` is a process of its own, through a pipe or on a pseudo-terminal (--through); its
memory and the time that a deal takes are measured as it goes. --a-game 6 plays parties, one after
the other; another number plays games of so many deals. What was measured can be kept in a file,
from which --pages makes the page. Exit status: 0 where the memory is flat after the first tenth.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from tests.soak.evening import (
    PARTIE,
    Pipe,
    Table,
    Terminal,
    environment,
    evening,
    processor_time,
    resident,
)

THROUGH = {"pipe": Pipe, "terminal": Terminal}
ROWS = 10
ROOM = 4096
"""Kilobytes by which the memory may differ between the second half and what came before it."""


class Measured(NamedTuple):
    """After so many deals: the memory in kilobytes, and milliseconds a deal since the last.

    processor: how many of them the processor worked for the table; None where not measured.
    """

    deals: int
    memory: int
    milliseconds: float
    processor: float | None = None


class Soaked(NamedTuple):
    """A run: how it was played, what was measured, and the table's exit status."""

    through: str
    a_game: int
    seed: int
    measured: list[Measured]
    status: int | None


def soak(through: str, deals: int, a_game: int, seed: int, *, tell: bool = False) -> Soaked:
    """Play so many deals and measure ten times as often as there are rows in the page."""
    measured: list[Measured] = []
    every = max(1, deals // (10 * ROWS))
    with tempfile.TemporaryDirectory(prefix="marque-soak-") as name:
        table: Table = THROUGH[through](environment(Path(name)))
        done, began, worked = 0, time.monotonic(), processor_time(table.pid)
        for typed in evening(deals, seed, a_game):
            table.type(typed)
            done += typed.deal
            if typed.deal and done % every == 0:
                now, work = time.monotonic(), processor_time(table.pid)
                took, took_work = (1000 * one / every for one in (now - began, work - worked))
                measured.append(Measured(done, resident(table.pid), took, took_work))
                began, worked = now, work
                if tell and done % (10 * every) == 0:
                    print(f"{done:,} deals, {measured[-1].memory:,} KB", flush=True)
        return Soaked(through, a_game, seed, measured, table.leave())


def growth(measured: Sequence[Measured]) -> int:
    """Kilobytes that the most of the second half is above the most of what came before.

    The first tenth is passed over: there the program loads what it needs.
    """
    memories = [one.memory for one in measured]
    tenth, half = len(memories) // 10, len(memories) // 2
    return max(memories[half:]) - max(memories[tenth:half])


def is_flat(run: Soaked) -> bool:
    """Whether the memory doesn't grow with the deals of an evening of many games."""
    return run.a_game != PARTIE or growth(run.measured) < ROOM


HEAD = """\
# Long evenings

Written by `python -m tests.soak.run` with `--pages`; don't edit it here.

One process of `marque table`, and thousands of deals typed at it, every other one by both hands and
the tricks' winners, the rest by their totals; with deals taken back and put back, sheets, notes and
questions between them. Measured: the memory that the process has in use (resident, Linux); the
time from a line to the next prompt, syncing to the disk included, on a machine that had much other
work to do at once; and, apart from that, how long the processor worked for the table.

Within one game a deal takes the longer the more there are, for the game's file is read, checked
and written anew with every deal. A game to 9,999, the highest target there is, has about 400.
"""


def page(runs: Sequence[Soaked]) -> str:
    """The runs as a page."""
    parts = [HEAD]
    for run in runs:
        last = run.measured[-1].deals
        how = "through a pipe" if run.through == "pipe" else "on a pseudo-terminal"
        games = "parties of six deals" if run.a_game == PARTIE else "one game"
        parts.append(f"## {last:,} deals, {games}, {how}\n")
        parts.append(
            f"`python -m tests.soak.run --deals {last} --a-game {run.a_game} --through"
            f" {run.through} --seed {run.seed}`; exit status {run.status}.\n"
        )
        rows = "".join(f"| {row} |\n" for row in _rows(run.measured))
        head = "| deals | memory, KB | ms a deal | of the processor |\n| --: | --: | --: | --: |\n"
        parts.append(head + rows)
        more = growth(run.measured)
        told = f"{more:,} KB above" if more > 0 else "not above"
        parts.append(
            f"The most memory in the second half is {told} the most before it, the first tenth\n"
            "passed over.\n"
        )
    return "\n".join(parts)


def _rows(measured: Sequence[Measured]) -> list[str]:
    """Ten rows: the most memory and the mean time of a tenth of the run."""
    size = max(1, len(measured) // ROWS)
    parts = [measured[start : start + size] for start in range(0, len(measured), size)]
    return [
        f"{part[-1].deals:,} | {max(one.memory for one in part):,}"
        f" | {_mean([one.milliseconds for one in part])}"
        f" | {_mean([one.processor for one in part if one.processor is not None])}"
        for part in parts
    ]


def _mean(values: Sequence[float]) -> str:
    return f"{sum(values) / len(values):.0f}" if values else ""


def main() -> int:
    """Run what the options ask for, or make the page of what was kept."""
    parser = argparse.ArgumentParser(prog="python -m tests.soak.run", description=__doc__)
    parser.add_argument("--deals", type=int, default=500)
    parser.add_argument("--a-game", type=int, default=PARTIE, help="deals a game")
    parser.add_argument("--through", choices=THROUGH, default="pipe")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--kept", type=Path, help="put what was measured at the end of this file")
    parser.add_argument("--pages", type=Path, nargs=2, help="a file kept, and the page to write")
    options = parser.parse_args()
    if options.pages:
        kept, written = options.pages
        lines = kept.read_text(encoding="utf-8").splitlines()
        runs = [_read(json.loads(line)) for line in lines]
        written.write_text(page(runs), encoding="utf-8")
        return 0
    run = soak(options.through, options.deals, options.a_game, options.seed, tell=True)
    print(f"{growth(run.measured):,} KB more in the second half; exit status {run.status}")
    if options.kept:
        with options.kept.open("a", encoding="utf-8") as file:
            file.write(json.dumps(run) + "\n")
    return 0 if is_flat(run) and run.status == 0 else 1


def _read(plain: list[object]) -> Soaked:
    run = Soaked(*plain)  # type: ignore[arg-type]
    return run._replace(measured=[Measured(*one) for one in run.measured])


if __name__ == "__main__":
    sys.exit(main())
