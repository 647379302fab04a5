"""Many deals through the audit, and a report: `python -m tests.laws.many --deals 100000 --seed 1`.

Legal deals made by chance give no finding; the same deals as a folder of records, a file each,
and as JSON lines on standard input, are audited by the program itself in bounded memory: what a
hundredth of them takes is measured beside it. Of every kind of breach a hundredth as many are
planted, found at their place, and all else that is reported is confirmed by a second, slow
auditor. Exit status: 0 where all of this is so, else 1.
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

from marque.codes.load import load_code
from marque.laws.audit import audit
from marque.laws.checks_case import REMARK
from marque.referee.record import deal_of, read_records
from tests.laws.compared import differences, found_in, named, planted
from tests.laws.planted import PLANTS, Fields, legal, text_of
from tests.laws.planted_more import IN_PART, WHOLE

AUDIT = [sys.executable, "-m", "marque", "audit"]
IN_A_FOLDER = 1000


class Run(NamedTuple):
    """One run of the program: its exit status, its seconds, the most memory it had in MB."""

    status: int
    seconds: float
    peak: float
    said: str


def main() -> int:
    """Do what the options ask for, and print what was found."""
    parser = argparse.ArgumentParser(prog="python -m tests.laws.many", description=__doc__)
    parser.add_argument("--deals", type=int, default=2000, help="how many legal deals")
    parser.add_argument(
        "--planted", type=int, help="breaches of each kind; a hundredth of the deals"
    )
    parser.add_argument("--seed", type=int, default=1, help="the same seed, the same deals")
    options = parser.parse_args()
    sys.stdout.reconfigure(line_buffering=True)  # a line is seen as soon as it is known
    print(f"{options.deals} deals, seed {options.seed}, Python {sys.version.split()[0]}")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        right = legal_deals(options.deals, options.seed, folder)
        right &= streams(options.deals, folder)
    right &= breaches_planted(options.planted or max(1, options.deals // 100), options.seed)
    return 0 if right else 1


def legal_deals(number: int, seed: int, folder: Path) -> bool:
    """Audit legal deals one by one, and write them down; whether none gives a finding."""
    spent, found = 0.0, 0
    with (folder / "all.jsonl").open("w", encoding="utf-8") as lines:
        for one in range(number):
            fields = legal(Random(f"{seed} {one}")).fields
            began = time.perf_counter()
            wrong = breaches(fields)
            spent += time.perf_counter() - began
            if wrong:
                found += 1
                print(f"\nA finding in a legal deal: {wrong}\n{text_of(fields)}")
            lines.write(json.dumps(fields) + "\n")
            file = folder / "all" / f"{one // IN_A_FOLDER:04}" / f"{one:06}.txt"
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text_of(fields), encoding="utf-8")
    print(f"legal deals: {found} findings, {number / spent:.0f} deals a second")
    return not found


def breaches(fields: Fields) -> list[str]:
    """The kinds of what the audit of a record finds wrong, and the state of calls not held."""
    (entry,) = read_records(text_of(fields).splitlines(), "")
    audited = audit(entry.record, deal_of(entry.record, ""), load_code(fields["code"]), "")
    wrong = [one.fault.kind for one in audited.found if one.fault.state != REMARK]
    return wrong + [one.state for one in audited.calls if one.state != "held"]


def breaches_planted(number: int, seed: int) -> bool:
    """Plant so many of each kind; whether both auditors find them and agree on the rest."""
    missed, kinds = 0, 0
    for plant in (*PLANTS, *WHOLE, *IN_PART):
        kinds += 1
        for one in planted(plant, number, seed):
            found = found_in(one.fields)
            wrong = not named(one) & {*found.breaches, *found.figures, *found.remarks}
            others = [] if plant in IN_PART else differences(one.fields)
            if wrong or others:
                missed += 1
                print(f"\n{plant.__name__}: {others or 'not found'}\n{text_of(one.fields)}")
    print(f"planted: {kinds} kinds, {number} deals each; {missed} not found or not confirmed")
    return not missed


def streams(number: int, folder: Path) -> bool:
    """Let the program audit the deals as files and as JSON lines, a part of them and all."""
    whole = folder / "all.jsonl"
    part = folder / "part.jsonl"
    count = max(1, number // 100)
    with whole.open(encoding="utf-8") as lines:
        part.write_text("".join(islice(lines, count)), encoding="utf-8")
    right = [
        told("JSON lines", count, measured(["-"], part)),
        told("JSON lines", number, measured(["-"], whole)),
        told("files", number, measured([str(folder / "all")], Path(os.devnull))),
    ]
    return all(right)


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
    return Run(process.returncode, seconds, peak, said)


def told(what: str, count: int, run: Run) -> bool:
    """Print what a run took; whether it found all deals to be right."""
    said = run.said.splitlines()[0] if run.said else "nothing"
    print(f"{what}: {count / run.seconds:.0f} deals a second, at most {run.peak:.1f} MB; {said}")
    return run.status == 0 and said.replace(",", "").startswith(f"{count} deal")


if __name__ == "__main__":
    sys.exit(main())
