"""What a ruling costs, beside what nobody can save: importing Typer and Rich, reading JSON.

A script: `python tests/bench/bench_judge.py [--rounds N]`. It prints medians and ratios, and
asserts nothing. Whole processes take turns, so that the machine's moods hit all alike, and the
least is shown beside the median; all of them find byte code, as after an installation, in a
folder that is made for the run.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from marque.codes.load import load_code  # noqa: E402
from marque.referee.fields import read_deal  # noqa: E402
from marque.referee.judge import judge  # noqa: E402
from marque.views.frame import Frame  # noqa: E402
from marque.views.verdict_json import verdict_text  # noqa: E402

ELDER, YOUNGER = "♠AQ98 ♥A ♦A ♣AKQJ108", "♠K ♥KQJ109 ♦KQJ1087"
CARDS = "♣A/♥9 ♣K/♥10 ♣Q/♦7 ♣J/♦8 ♣10/♦10 ♣8/♥J ♦A/♦J ♠A/♠K ♠Q/♦Q ♠8/♥Q ♠9/♥K ♥A/♦K"
JUDGE = ["-m", "marque", "judge", ELDER, YOUNGER, "--tricks", CARDS]

PROCESSES: Mapping[str, Sequence[str]] = {
    "import typer, rich.table": ["-c", "import typer, rich.table"],
    "judge --plain": [*JUDGE, "--plain"],
    "judge --why": [*JUDGE, "--why"],
}
AIMS = {"judge --plain": 1.15, "judge --why": 1.5, "text to verdict": 10}


def took(work: Callable[[], object]) -> float:
    """Milliseconds."""
    start = time.perf_counter()
    work()
    return (time.perf_counter() - start) * 1000


def measured(works: Mapping[str, Callable[[], object]], rounds: int) -> dict[str, list[float]]:
    """So many times of each, in turn, after one that isn't counted."""
    for work in works.values():
        work()
    times: dict[str, list[float]] = {name: [] for name in works}
    for _ in range(rounds):
        for name, work in works.items():
            times[name].append(took(work))
    return times


def report(times: Mapping[str, Sequence[float]]) -> None:
    """Medians and minima in ms; of all but the first their ratio to it, and what is aimed at."""
    first = next(iter(times.values()))
    print(f"{'':28}{'median':>9}{'least':>9}{'ratios':>14}")
    for name, column in times.items():
        ratios = [how(column) / how(first) for how in (statistics.median, min)]
        aim = f"  aim {AIMS[name]}" if name in AIMS else ""
        print(
            f"{name:28}{statistics.median(column):9.3f}{min(column):9.3f}"
            f"{ratios[0]:8.2f}{ratios[1]:6.2f}{aim}"
        )


def process(arguments: Sequence[str], environ: Mapping[str, str]) -> Callable[[], object]:
    command = [sys.executable, *arguments]
    return lambda: subprocess.run(command, env=environ, cwd=ROOT, stdout=-3, check=True)


def whole_processes(rounds: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        environ = {
            **os.environ,
            "PYTHONPYCACHEPREFIX": folder,
            "MARQUE_HOME": str(Path(folder, "home")),
            "COLUMNS": "80",
        }
        environ.pop("PYTHONDONTWRITEBYTECODE", None)
        works = {name: process(words, environ) for name, words in PROCESSES.items()}
        report(measured(works, rounds))


def text_to_verdict(rounds: int) -> None:
    """A deal played card by card, read and judged with its reasons, in a warm process."""
    fields = {"elder": ELDER, "younger": YOUNGER, "tricks": CARDS}
    code = load_code("rubicon")
    deal = read_deal(fields)
    text = verdict_text(judge(deal, code), deal, "default", Frame())
    works = {
        "json.loads of its JSON": lambda: json.loads(text),
        "text to verdict": lambda: judge(read_deal(fields), code),
    }
    report(measured(works, rounds * 50))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=40)
    rounds = parser.parse_args().rounds
    whole_processes(rounds)
    print()
    text_to_verdict(rounds)


if __name__ == "__main__":
    main()
