"""Fuzz a reader, guided by coverage: `python -m tests.fuzz.run cards --seconds 300`.

Needs atheris (`pip install -e ".[proof]"`; Linux and macOS, Python 3.11 to 3.13). Without a
reader's name all are fuzzed, each for that long. The search begins with the corpus in
tests/fuzz/corpus and the seeds of tests/fuzz/grammar.py, and goes on where the last one left
off, in build/fuzz.
Afterwards the corpus is made anew, with the few texts that reach every line that was reached;
the figures go to tests/fuzz/kept, and docs/proof-fuzz.md is made from them.

A text that takes longer than 20 seconds, or 1 GB, ends the search and is a finding like any
other. Findings are printed and lie in build/fuzz/READER/found. Exit status: 1 where there are any.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
from pathlib import Path

from tests.fuzz import corpus, grammar
from tests.fuzz.page import Run, keep, read_run, write_page
from tests.fuzz.readers import READERS

ROOT = Path(__file__).parents[2]
PLACE = ROOT / "build" / "fuzz"
LONGEST = 16_384
LIMITS = ("-timeout=20", "-rss_limit_mb=1024", f"-max_len={LONGEST}")


def main() -> int:
    """Fuzz what is asked for and print what was found."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.fuzz.run",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("readers", nargs="*", metavar="READER", help=", ".join(READERS))
    parser.add_argument("--seconds", type=int, default=60, help="how long, each reader")
    parser.add_argument("--page", action="store_true", help="only make the page anew")
    options = parser.parse_args()
    unknown = [name for name in options.readers if name not in READERS]
    if unknown:
        parser.error(f"no reader {unknown[0]!r}: one of {', '.join(READERS)}")
    findings = 0
    for name in () if options.page else options.readers or READERS:
        findings += fuzz(name, options.seconds)
        write_page()
    write_page()
    return 1 if findings else 0


def fuzz(name: str, seconds: int) -> int:
    """Fuzz one reader and make its corpus anew; how many findings there are."""
    folder = PLACE / name
    texts = folder / "texts"
    for path in (texts, folder / "found"):
        path.mkdir(parents=True, exist_ok=True)
    for path in (folder / "found").iterdir():
        path.unlink()
    for number, data in enumerate((*grammar.seeds(name), *_read(corpus.kept(name)))):
        (texts / f"seed-{number}").write_bytes(data)
    words = folder / "words"
    words.write_text("\n".join(map(_quoted, grammar.pieces(name))) + "\n", encoding="ascii")
    command = [
        *(sys.executable, "-m", "tests.fuzz.engine", name, folder),
        *(f"-max_total_time={seconds}", f"-dict={words}", f"-artifact_prefix={folder}/found/"),
        *(*LIMITS, "-print_final_stats=1", texts),
    ]
    ran = subprocess.run(command, cwd=ROOT, stderr=subprocess.PIPE, check=False)
    told = ran.stderr.decode(errors="replace")
    (folder / "log").write_text(told, encoding="utf-8")
    executions = re.search(r"number_of_executed_units: (\d+)", told)
    features = re.findall(r"cov: (\d+)", told)
    found = sorted(path for path in (folder / "found").iterdir() if path.suffix != ".txt")
    chosen, reached = corpus.smallest(name, _read(texts.iterdir()))
    corpus.keep(name, chosen)
    lines = corpus.lines_of(name)
    before = read_run(name)
    run = Run(
        name,
        seconds + (before.seconds if before else 0),
        int(executions[1] if executions else 0) + (before.executions if before else 0),
        int(features[-1]) if features else 0,
        len(list(texts.iterdir())),
        len(lines),
        len(lines & reached),
        len(found),
    )
    keep(run)
    print(run, flush=True)
    for path in found:
        print(f"  found: {path.relative_to(ROOT)} {path.read_bytes()[:120]!r}", flush=True)
    return len(found)


def _read(paths: object) -> list[bytes]:
    return [path.read_bytes() for path in paths]  # type: ignore[attr-defined]


def _quoted(piece: bytes) -> str:
    """A piece as libFuzzer's dictionaries have it."""
    return '"' + "".join(f"\\x{byte:02x}" for byte in piece[:60]) + '"'


if __name__ == "__main__":
    sys.exit(main())
