"""Measuring: whole processes and works in this one, in turn; the least and the median.

Comes in: command lines, or functions. Goes out: what each took, and tables of Markdown. Of a
process the time of the processor is told (its own and the system's for it), which doesn't
count the waiting for others on a busy machine, and its peak of memory. What is compared takes
turns, so that the machine's moods hit all alike. Nothing is asserted.
"""

import os
import platform
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))


class Usage(NamedTuple):
    """What a process took: time of the processor, in ms; its peak of memory, in MB."""

    cpu: float
    peak: float


class Process(NamedTuple):
    """A command line of Python, and what is done before each of its runs, untimed."""

    arguments: Sequence[str]
    environ: Mapping[str, str]
    before: Callable[[], object] = tuple


def environ_of(home: Path, compiled: Path) -> dict[str, str]:
    """What the processes find around them; compiled: a folder in which byte code is kept."""
    environ = {
        **os.environ,
        "MARQUE_HOME": str(home),
        "PYTHONPATH": str(ROOT),
        "PYTHONPYCACHEPREFIX": str(compiled),
        "COLUMNS": "80",
        "LANG": "en",
    }
    environ.pop("PYTHONDONTWRITEBYTECODE", None)
    return environ


# A small parent for each process: the system counts what its parent held among its peak.
_PARENT = """
import os, sys
child = os.fork()
if not child:
    null = os.open(os.devnull, os.O_RDWR)
    os.dup2(null, 0)
    os.dup2(null, 1)
    os.execv(sys.argv[1], sys.argv[1:])
_, status, usage = os.wait4(child, 0)
code = os.waitstatus_to_exitcode(status)
print(code, usage.ru_utime + usage.ru_stime, usage.ru_maxrss)
"""


def ran(process: Process) -> Usage:
    """Run a process to its end; raises CalledProcessError where it fails."""
    process.before()
    command = [sys.executable, *process.arguments]
    parent = [sys.executable, "-I", "-S", "-c", _PARENT, *command]
    told = subprocess.run(
        parent, env=process.environ, capture_output=True, encoding="utf-8", check=True
    )
    code, seconds, peak = told.stdout.split()
    if int(code) not in (0, 1):
        raise subprocess.CalledProcessError(int(code), command, stderr=told.stderr)
    unit = 1 if sys.platform == "darwin" else 1024
    return Usage(float(seconds) * 1000, int(peak) * unit / 1_000_000)


def processes_in_turn(
    processes: Mapping[Any, Process], rounds: int, *, warm: bool = True
) -> dict[Any, list[Usage]]:
    """So many runs of each, in turn; warm: after one that isn't counted."""
    found: dict[Any, list[Usage]] = {name: [] for name in processes}
    for counted in range(-1 if warm else 0, rounds):
        for name, process in processes.items():
            usage = ran(process)
            if counted >= 0:
                found[name].append(usage)
    return found


def works_in_turn(
    works: Mapping[str, Callable[[], object]], rounds: int, times: int = 1
) -> dict[str, list[float]]:
    """Microseconds of the processor for one run of each, so many rounds of `times` runs."""
    found: dict[str, list[float]] = {name: [] for name in works}
    for counted in range(-1, rounds):
        for name, work in works.items():
            start = time.process_time()
            for _ in range(times):
                work()
            took = (time.process_time() - start) / times * 1_000_000
            if counted >= 0:
                found[name].append(took)
    return found


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table of Markdown; all but the first column stand right."""
    marks = ["---", *("---:" for _ in heads[1:])]
    return "".join(f"| {' | '.join(cells)} |\n" for cells in (heads, marks, *rows))


def figures(column: Sequence[float], against: Sequence[float] | None = None) -> list[str]:
    """Cells: the least, the median, and against another column the ratios of these two."""
    cells = [shown(min(column)), shown(median(column))]
    if against is not None:
        ratios = (min(column) / min(against), median(column) / median(against))
        cells += [f"{ratio:.2f}" for ratio in ratios]
    return cells


def shown(number: float) -> str:
    """Three figures of a number, more of a large one."""
    return f"{number:.{2 if number < 10 else 1 if number < 100 else 0}f}"


def machine() -> str:
    """On what kind of machine this runs, without anything that is its owner's business."""
    return ", ".join(_parts_of_machine())


def _parts_of_machine() -> Iterator[str]:
    yield f"{platform.python_implementation()} {platform.python_version()}"
    yield f"{platform.system()} on {platform.machine()}"
    cores = os.cpu_count()
    yield f"{cores} cores" if cores != 1 else "one core"
    if hasattr(os, "getloadavg"):
        load = os.getloadavg()[0]
        yield f"{load:.1f} processes waiting or running when it began"
