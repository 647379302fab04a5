"""Many deals through the audit, and a report: `python -m tests.laws.many --deals 100000 --seed 1`.

Legal deals made by chance are written down, a file each in folders and as JSON lines; the program
itself audits a hundredth of them and all of them, finds nothing wrong, and is measured. Then of
every kind of breach a hundredth as many are planted, found at their place, and all else that is
reported is confirmed by a second, slow auditor. Exit status: 0 where all of this is so, else 1.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from itertools import islice
from pathlib import Path
from random import Random
from typing import NamedTuple

from tests.laws.compared import differences, found_in, named, planted
from tests.laws.planted import PLANTS, legal, text_of
from tests.laws.planted_more import IN_PART, WHOLE

AUDIT = [sys.executable, "-m", "marque", "audit"]
IN_A_FOLDER = 1000


class Run(NamedTuple):
    """One run of the program.

    status: its exit status; seconds: by the clock; busy: of the processor; peak: the most memory
    that it had, in MB; said: what it printed.
    """

    status: int
    seconds: float
    busy: float
    peak: float
    said: str


def main() -> int:
    """Do what the options ask for, and print what was found, each line as soon as it is known."""
    parser = argparse.ArgumentParser(prog="python -m tests.laws.many", description=__doc__)
    parser.add_argument("--deals", type=int, default=2000, help="how many legal deals")
    parser.add_argument("--planted", type=int, help="of each kind; else a hundredth as many")
    parser.add_argument("--seed", type=int, default=1, help="the same seed, the same deals")
    options = parser.parse_args()
    part = max(1, options.deals // 100)
    report(f"{options.deals} deals, seed {options.seed}, Python {sys.version.split()[0]}")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        write_deals(options.deals, options.seed, folder)
        right = [streams(count, folder) for count in (part, options.deals)]
        run = measured([str(folder / "deals")], Path(os.devnull))
        right.append(told("a folder of files", options.deals, run))
    right.append(breaches(options.planted or part, options.seed))
    return 0 if all(right) else 1


def report(line: str) -> None:
    """Print a line at once: a long run is watched."""
    print(line, flush=True)


def write_deals(number: int, seed: int, folder: Path) -> None:
    """Write legal deals down, a file each and as JSON lines."""
    with (folder / "deals.jsonl").open("w", encoding="utf-8") as lines:
        for one in range(number):
            fields = legal(Random(f"{seed} {one}")).fields
            lines.write(json.dumps(fields) + "\n")
            file = folder / "deals" / f"{one // IN_A_FOLDER:04}" / f"{one:06}.txt"
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text_of(fields), encoding="utf-8")


def streams(count: int, folder: Path) -> bool:
    """Let the program audit the first deals as JSON lines; whether it finds nothing wrong."""
    lines = folder / "some.jsonl"
    with (folder / "deals.jsonl").open(encoding="utf-8") as whole, lines.open("w") as some:
        some.writelines(islice(whole, count))
    return told("JSON lines", count, measured(["-"], lines))


def measured(arguments: list[str], given: Path) -> Run:
    """Run `marque audit` in a process of its own, and measure it."""
    environ = {**os.environ, "LANG": "en", "MARQUE_HOME": "no-home"}
    with given.open("rb") as stream:
        began = time.perf_counter()
        process = subprocess.Popen(
            [*AUDIT, *arguments], stdin=stream, stdout=subprocess.PIPE, env=environ
        )
        assert process.stdout is not None
        said = process.stdout.read().decode()
        _, status, usage = os.wait4(process.pid, 0)
        seconds = time.perf_counter() - began
    process.returncode = os.waitstatus_to_exitcode(status)
    # Linux counts in kilobytes, macOS in bytes.
    peak = usage.ru_maxrss / (2**20 if sys.platform == "darwin" else 2**10)
    busy = usage.ru_utime + usage.ru_stime
    return Run(process.returncode, seconds, busy, peak, said)


def told(what: str, count: int, run: Run) -> bool:
    """Report what a run took; whether it found all deals to be right."""
    said = run.said.splitlines()[0] if run.said else "nothing said"
    report(
        f"{what}: {count / run.seconds:.0f} deals a second, {count / run.busy:.0f} a second of"
        f" the processor, at most {run.peak:.1f} MB. {said}"
    )
    return run.status == 0 and said.replace(",", "").startswith(f"{count} deal")


def breaches(number: int, seed: int) -> bool:
    """Plant so many of each kind; whether both auditors find them and agree on the rest."""
    plants, missed = (*PLANTS, *WHOLE, *IN_PART), 0
    for plant in plants:
        for one in planted(plant, number, seed):
            found = found_in(one.fields)
            lost = not named(one) & {*found.breaches, *found.figures, *found.remarks}
            others = [] if plant in IN_PART else differences(one.fields)
            if lost or others:
                missed += 1
                report(f"\n{plant.__name__}: {others or 'not found'}\n{text_of(one.fields)}")
    report(f"planted: {len(plants)} kinds, {number} of each; not found or not confirmed: {missed}")
    return not missed


if __name__ == "__main__":
    sys.exit(main())
