"""Judge many deals twice and report: `python -m tests.oracle.run --deals 20000 --seed 3`.

Exit status: 0 where the oracle and the product agree on every deal, else 1.
"""

from __future__ import annotations

import argparse
import sys
import time

from tests.oracle.codes import CODES, HOUSE
from tests.oracle.comparison import EVENTS, compare


def main() -> int:
    """Run what the options ask for, and print the counts and the first disagreements."""
    parser = argparse.ArgumentParser(prog="python -m tests.oracle.run", description=__doc__)
    parser.add_argument("--deals", type=int, default=2000, help="how many, under each code")
    parser.add_argument("--seed", type=int, default=1, help="the same seed, the same deals")
    parser.add_argument("--show", type=int, default=5, help="disagreements printed a code")
    parser.add_argument("--codes", nargs="+", choices=(*CODES, HOUSE), default=(*CODES, HOUSE))
    options = parser.parse_args()
    counts, found = {}, []
    for name in options.codes:
        began = time.perf_counter()
        counts[name], disagreements = compare(name, options.deals, options.seed)
        counts[name]["seconds"] = round(time.perf_counter() - began)
        found += disagreements[: options.show]
    print(" " * 18 + "".join(f"{name:>14}" for name in counts))
    for event in (*EVENTS, "seconds"):
        print(f"{event:18}" + "".join(f"{tally[event]:14}" for tally in counts.values()))
    for disagreement in found:
        print(f"\n{disagreement}", end="")
    return 1 if any(tally["disagreements"] for tally in counts.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
