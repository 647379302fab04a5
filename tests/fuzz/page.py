"""The page of the fuzzing runs, docs/proof-fuzz.md, from the figures that are kept."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from tests.fuzz.readers import READERS

HERE: Final = Path(__file__).parent
KEPT: Final = HERE / "kept.json"
PAGE: Final = HERE.parents[1] / "docs" / "proof-fuzz.md"


class Run(NamedTuple):
    """What was done for one reader, all runs together.

    seconds, executions: of all runs; features: the branches that the fuzzer told apart at the
    end; texts: how many it collected; lines, reached: of the functions in the reader's
    modules, and those that its texts come to; found: in the last run.
    """

    reader: str
    seconds: int
    executions: int
    features: int
    texts: int
    lines: int
    reached: int
    found: int


HEAD = """# Proof: fuzzing

<!-- Made by `python -m tests.fuzz.run`; don't edit it by hand. -->

Whatever is typed, pasted or found on the disk, marque answers with a result or with one of its
own errors, soon, and without eating up the memory. Every reader is tried in two ways:

- In the ordinary tests (`pytest tests/fuzz`) with [hypothesis](https://hypothesis.works): anything
  at all, pieces of the grammar in a row, whole texts with something cut out, put in or doubled. The
  corpus in `tests/fuzz/corpus` is read again. How many functions may be called is bounded, for
  any text and for each byte of it, so that the bound doesn't depend on the machine; memory too.
- By a command, with the coverage-guided fuzzer [atheris](https://pypi.org/project/atheris/):

```
pip install -e '.[proof]'
python -m tests.fuzz.run cards --seconds 300      # one reader
python -m tests.fuzz.run --seconds 300            # all of them, one after the other
```

What must hold, besides: a fault is a piece of the text and stands where it says; what is printed
reads back the same (hands, calls, plays, records, effects, codes, answers, amounts, names, games);
the count of a deal that was read adds up; the program prints no traceback, tells in words what it
refuses, and writes nothing outside its home. Texts are {longest} bytes long at the most; one that
takes 20 seconds or 1 GB would be a finding.

"""


def fuzz_page(runs: Sequence[Run], findings: Iterable[dict[str, str]], longest: int) -> str:
    """The page for these figures."""
    lines = [
        "| reader | what it reads | minutes | texts tried | branches | lines reached | kept |",
        "|---|---|---:|---:|---:|---:|---:|",
    ]
    for run in runs:
        told = (READERS[run.reader].check.__doc__ or "").split(".")[0].split(";")[0]
        share = f"{run.reached} of {run.lines} ({100 * run.reached // max(1, run.lines)} %)"
        count = len([one for one in (HERE / "corpus" / run.reader).glob("*") if one.is_file()])
        figures = (
            f"{run.seconds / 60:.0f} | {run.executions:,} | {run.features} | {share} | {count}"
        )
        lines.append(f"| `{run.reader}` | {told} | {figures} |")
    lines += ["", WHAT, "", "## What was found, and mended", ""]
    lines += [f"- {one['found']} {one['mended']}" for one in findings]
    return HEAD.format(longest=longest) + "\n".join(lines) + "\n"


WHAT = """*Branches* are those that the fuzzer told apart in all of marque. *Lines reached* are
those of the functions in the reader's own modules, of which some serve only what isn't read here
(the printing of other things, a correction of a game, a migration). *Kept* is the corpus: a few
texts that come to every line that any of them came to, and each text that was a finding."""


def read_runs() -> list[Run]:
    """The figures kept, in the order of the readers."""
    raw = json.loads(KEPT.read_text(encoding="utf-8")) if KEPT.is_file() else {}
    return [Run(name, **raw[name]) for name in READERS if name in raw]


def read_run(name: str) -> Run | None:
    """The figures of one reader."""
    return next((run for run in read_runs() if run.reader == name), None)


def keep(run: Run) -> None:
    """Keep the figures of a reader in the place of those before."""
    runs = {**{one.reader: one for one in read_runs()}, run.reader: run}
    plain = {
        name: {key: value for key, value in one._asdict().items() if key != "reader"}
        for name, one in runs.items()
    }
    KEPT.write_text(json.dumps(plain, indent=1) + "\n", encoding="utf-8")


def write_page() -> None:
    """Make the page anew."""
    from tests.fuzz.run import LONGEST

    found = tomllib.loads((HERE / "findings.toml").read_text(encoding="utf-8"))
    PAGE.write_text(fuzz_page(read_runs(), found.get("finding", []), LONGEST), encoding="utf-8")
