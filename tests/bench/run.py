"""Every benchmark, one after the other; nothing is asserted.

`python tests/bench/run.py` prints them; `--page docs/bench.md` writes them as a page. An
archive of 100,000 games takes minutes and a gigabyte: `--games 1000` leaves it out, and
`--parts start judge` all archives.
"""

import argparse
from collections.abc import Callable, Iterator
from pathlib import Path

import bench_judge
import bench_start
import bench_store
from measure import machine

PARTS = ("start", "judge", "store")
HEAD = """# Benchmarks

Made by `python tests/bench/run.py --page docs/bench.md`; nothing here is asserted by a test,
for a figure tells as much of the machine as of the program. Look at the ratios: what is
compared was run in turn. Times are those of the processor, so that the waiting for others on a
busy machine doesn't count, though what others leave in its caches does.
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--games", type=int, default=bench_store.SIZES[-1], help="at most")
    parser.add_argument("--parts", nargs="+", choices=PARTS, default=PARTS)
    parser.add_argument("--page", type=Path)
    asked = parser.parse_args()
    sizes, listed = (
        [size for size in of if size <= asked.games]
        for of in (bench_store.SIZES, bench_store.LISTED)
    )
    head = f"{HEAD}\nThis page: {machine()}.\n"
    if left := [part for part in PARTS if part not in asked.parts]:
        head += f"Left out of it: {', '.join(left)}.\n"
    reports: dict[str, Callable[[], str]] = {
        "start": lambda: bench_start.report(asked.rounds),
        "judge": lambda: bench_judge.report(asked.rounds),
        "store": lambda: bench_store.report(asked.rounds, sizes, listed),
    }
    text = "\n".join(_told([lambda: head, *(reports[part] for part in asked.parts)]))
    if asked.page is not None:
        asked.page.write_text(text, encoding="utf-8")


def _told(parts: list[Callable[[], str]]) -> Iterator[str]:
    """Each part, printed as soon as it is there."""
    for part in parts:
        text = part()
        print(text, flush=True)
        yield text


if __name__ == "__main__":
    main()
