"""Judge many deals twice and report: `python -m tests.oracle.run --deals 20000`.

A long run can be kept in a file (--kept), killed, and taken up again; --deals 0 only tells what
the file has. Exit status: 0 where the oracle and the product agree on every deal, else 1.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from tests.oracle.chunks import SIZE, all_chunks
from tests.oracle.codes import CODES, HOUSE
from tests.oracle.report import page, table


def main() -> int:
    """Run what the options ask for, and print the counts and the first disagreements."""
    parser = argparse.ArgumentParser(prog="python -m tests.oracle.run", description=__doc__)
    parser.add_argument(
        "--deals",
        type=int,
        default=2000,
        help=f"how many; each is judged under every code ({SIZE} at a time)",
    )
    parser.add_argument("--seed", type=int, default=1, help="the same seed, the same deals")
    parser.add_argument("--codes", nargs="+", choices=(*CODES, HOUSE), default=(*CODES, HOUSE))
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--kept", type=Path, help="a file of results; what it has isn't done again")
    parser.add_argument("--report", type=Path, help="write a page about the run, in Markdown")
    parser.add_argument("--show", type=int, default=5, help="disagreements printed")
    options = parser.parse_args()
    chunks = list(
        all_chunks(options.codes, options.deals, options.seed, options.kept, options.processes)
    )
    print(table(chunks))
    found = [text for chunk in chunks for text in chunk["disagreements"]]
    for text in found[: options.show]:
        print(f"\n{text}", end="")
    if options.report:
        options.report.write_text(page(chunks), encoding="utf-8")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
