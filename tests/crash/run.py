"""All faults, as long as you like: `python -m tests.crash.run --kills 1000 --power-cuts 100000`.

Writers are killed at every call that the store makes and at random; every call fails with a full
disk, a denied one and a broken one; the power is cut at every moment, with any part of what
wasn't synced on the disk. Exit status: 0 where nothing that was acknowledged was ever lost, else 1.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import NamedTuple

from tests.crash.failing import ERRORS, failures
from tests.crash.kills import AT_EVERY_CALL, deaths, document_deaths, killed_at_random
from tests.crash.power import SABOTAGED, Watched, watch_all
from tests.store.store_doubles import ShortWrites


class Result(NamedTuple):
    """One line of the report: what was done, how often, what came of it, and what was wrong."""

    what: str
    times: int
    outcome: str
    wrong: list[str]


def at_every_call(folder: Path) -> Iterator[Result]:
    """A death before each call of everything that the store writes."""
    for case in AT_EVERY_CALL:
        found = deaths(folder / case.name, ShortWrites(), case)
        *after_death, last = found  # the last lived to the end
        new = after_death.count(case.new)
        wrong = [str(state) for state in found if state not in (case.old, case.new)]
        if found != sorted(found, key=lambda state, case=case: state == case.new):
            wrong.append(f"old again after new: {found}")
        if last != case.new:
            wrong.append(f"not done by one who lived: {last}")
        outcome = f"{len(after_death) - new} times as before, {new} times done"
        yield Result(f"killed before each call: {case.name}", len(after_death), outcome, wrong)
    (folder / "settings").mkdir()
    papers = document_deaths(folder / "settings")
    old, new = papers.count("fr"), papers.count("en") - 1
    wrong = [] if papers == sorted(papers, reverse=True) else [str(papers)]
    outcome = f"{old} times as before, {new} times done"
    yield Result("killed before each call: settings changed", old + new, outcome, wrong)


def at_random(folder: Path, kills: int, seed: int) -> Iterator[Result]:
    """Two writers in one game, killed by turns at any moment."""
    evenings = list(killed_at_random(folder, kills, seed))
    told = sum(one.acknowledged for one in evenings)
    there = sum(one.there for one in evenings)
    outcome = f"{told:,} entries acknowledged, {there:,} there, none twice"
    wrong = [text for one in evenings for text in one.wrong]
    yield Result("killed at random, two writers", kills, outcome, wrong)


def failed_calls(folder: Path) -> Iterator[Result]:
    """Each call fails once, with each of the errors that a disk gives."""
    for name, error in ERRORS.items():
        found = [one for case in AT_EVERY_CALL for one in failures(folder / name, case, error)]
        done = sum(one.done for one in found)
        outcome = f"{len(found) - done} times as before and said so, {done} times done"
        wrong = [text for one in found for text in one.wrong]
        yield Result(f"each call fails: {name}", len(found), outcome, wrong)


def power_cuts(cuts: int, thorough: int) -> Iterator[Result]:
    """The power is cut until so many disks have been looked at."""
    done: list[Watched] = []
    for seed in count(1):
        if sum(one.cuts for one in done) >= cuts:
            break
        done += watch_all(seed, thorough)
    looked_at = sum(one.cuts for one in done)
    moments = sum(one.moments for one in done)
    wrong = [text for one in done for text in one.wrong]
    outcome = f"{moments:,} moments, {looked_at:,} disks that a cut may leave"
    yield Result("power cut", looked_at, outcome, wrong)
    for disk, seen in SABOTAGED.items():
        watched = Watched(disk(), 1)
        watched.evening()
        caught = watched.wrong[:1]
        wrong = [] if caught and seen in caught[0] else [f"{disk.__name__} was not noticed"]
        outcome = f"noticed after {watched.cuts:,} disks"
        what = (disk.__doc__ or "").rstrip(".").replace("D", "d", 1).replace("W", "w", 1)
        yield Result(f"power cut on a disk that {what}", watched.cuts, outcome, wrong)


HEAD = """\
# Kills, failing disks, power cuts

Written by `python -m tests.crash.run` with `--report`; don't edit it here.

What [store.md](store.md) promises, tried out: what marque has said to be written stays, and
nothing that is there becomes unreadable, whatever happens in between. After every fault the same
is asked: is what is there the state before or the state after, whole; can it be read; does the
next deal go in?

- **Killed**: processes that write, killed as no program can prevent (SIGKILL): before each single
  call on the system in turn, and at random moments while two of them write into one game.
- **Each call fails**: each call on the system in turn gives an error: the disk is full, the folder
  may not be written, the medium is broken.
- **Power cut**: a disk in memory that knows what has been synced (`tests/store/store_doubles.py`).
  At every moment it is asked for disks that a cut may leave: any subset of the unsynced names, and
  of an unsynced file any subset of its blocks of 64 and of 512 bytes, the unwritten ones nought or
  full of something older, in any length. Where the subsets are few all are tried, else some by
  chance. So that this proves something, disks that leave out one of the steps must be found out.

A real file system that is full, or that may only be read, is tried where the machine lets a test
mount one, by `tests/crash/test_crash_full.py`.

## The run
"""


def report(command: str, results: list[Result], seconds: float) -> str:
    """The run as a page."""
    rows = "".join(
        f"| {one.what} | {one.times:,} | {one.outcome} | {len(one.wrong)} |\n" for one in results
    )
    found = [f"- {one.what}: {text}\n" for one in results for text in one.wrong]
    wrong = "".join(found) or "Nothing was lost, doubled, or left unreadable.\n"
    table = f"| fault | times | what was found | wrong |\n| --- | --: | --- | --: |\n{rows}"
    return f"{HEAD}\n`{command}`, {seconds:,.0f} seconds.\n\n{table}\n## What was found\n\n{wrong}"


def main() -> int:
    """Run what the options ask for, and print each result as it comes."""
    parser = argparse.ArgumentParser(prog="python -m tests.crash.run", description=__doc__)
    parser.add_argument("--kills", type=int, default=100, help="at random, two writers")
    parser.add_argument("--power-cuts", type=int, default=2000, help="disks looked at, at least")
    parser.add_argument("--thorough", type=int, default=16, help="contents tried of a file a cut")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--report", type=Path, help="write a page about the run, in Markdown")
    options = parser.parse_args()
    began = time.monotonic()
    results: list[Result] = []
    with tempfile.TemporaryDirectory(prefix="marque-faults-") as name:
        folder = Path(name)
        parts: tuple[Callable[[], Iterator[Result]], ...] = (
            lambda: at_every_call(folder / "calls"),
            lambda: failed_calls(folder / "failing"),
            lambda: at_random(folder / "random", options.kills, options.seed),
            lambda: power_cuts(options.power_cuts, options.thorough),
        )
        for part in parts:
            for result in part():
                print(f"{result.what}: {result.times:,}; {result.outcome}", flush=True)
                for text in result.wrong:
                    print(f"  WRONG: {text}")
                results.append(result)
    if options.report:
        command = (
            f"python -m tests.crash.run --kills {options.kills} --power-cuts {options.power_cuts}"
            f" --thorough {options.thorough} --seed {options.seed}"
        )
        page = report(command, results, time.monotonic() - began)
        options.report.write_text(page, encoding="utf-8")
    return 1 if any(one.wrong for one in results) else 0


if __name__ == "__main__":
    sys.exit(main())
