"""Count all hands, play some deals, and write the page: `python -m tests.census.run`.

Exit status: 0 where marque's hand reader and the convolution agree on every number, else 1.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from tests.census.page import census, deals
from tests.census.play import PLAYERS, played
from tests.census.read_by_marque import by_class, every_hand
from tests.census.tables import tables


def main() -> int:
    """Do what the options ask for, and print the page or write it."""
    parser = argparse.ArgumentParser(prog="python -m tests.census.run", description=__doc__)
    parser.add_argument("--every-hand", action="store_true", help="read all (minutes), not classes")
    parser.add_argument("--deals", type=int, default=10_000, help="how many are played")
    parser.add_argument("--seed", type=int, default=1, help="the same seed, the same deals")
    parser.add_argument("--report", type=Path, help="where the page goes")
    options = parser.parse_args()
    found = tables()
    if options.every_hand:
        by_marque, blanches, number = every_hand()
        told = EVERY.format(number=number)
        right = by_marque == found and blanches == tables(ranks="AT987").points.total()
    else:
        told = CLASSES
        right = by_class() == found
    if not right:
        print("marque's hand reader and the convolution disagree")
        return 1
    results = {kind: played(kind, options.deals, options.seed) for kind in PLAYERS}
    text = f"{census(found, told)}\n{deals(results, options.deals, options.seed)}"
    if options.report:
        options.report.write_text(text, encoding="utf-8")
    else:
        print(text, end="")
    return 0


EVERY = (
    "For this page marque has read every hand: {number:,} of them, each standing for those that\n"
    "differ from it only in the names of the suits. All numbers agreed."
)
CLASSES = "For this page marque has read one hand of each class. All numbers agreed."

if __name__ == "__main__":
    sys.exit(main())
