"""What a deal costs when the archive has 10 games, and when it has 10,000; and listing them.

A script: `python tests/bench/bench_store.py [--games N] [--pairs N]`. It prints medians and their
ratio, and asserts nothing. One run of "recording" is a whole process that opens the home,
reads the pointer and adds a deal; the two archives take turns, so that the machine's moods
hit both alike.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from marque.store.disk import Disk  # noqa: E402
from marque.store.home import Home, find_home  # noqa: E402
from marque.store.index import Index  # noqa: E402
from marque.store.pointer import OpenGame, read_pointer, write_pointer  # noqa: E402
from marque.store.store import GameFile, Store  # noqa: E402

DEALS = 24


class Careless(Disk):
    """Doesn't wait for the medium: to fill an archive quickly."""

    def sync(self, descriptor: int) -> None:
        pass

    def sync_folder(self, folder: Path) -> None:
        pass


def deal(number: int) -> dict[str, Any]:
    """An entry of about 900 bytes, as a deal with both hands has."""
    data = {
        "elder": "♠ARD10 ♥R9 ♦A ♣V98",
        "younger": "?",
        "ledger": [["point", n] for n in range(55)],
    }
    return {
        "id": f"e{number}",
        "time": f"2026-11-30T21:{number % 60:02}:00",
        "kind": "deal",
        "data": data,
    }


def fill(home: Home, games: int) -> None:
    """An archive of so many games, the last of which is open."""
    store = Store(home, Careless())
    deals = [deal(number) for number in range(DEALS)]
    for number in range(games):
        header = {"id": f"g{number}", "kind": "cent", "created": f"2026-11-30T{number:06}"}
        store.create({**header, "players": ["Anne", "Boris"]}, deals)
    write_pointer(home, OpenGame(f"g{games - 1}", "dictionnaire", "fr", False))


def record(home: Home) -> None:
    """What one command does."""
    opened = read_pointer(home)
    assert opened
    Store(home).append(opened.id, lambda game: [deal(len(game.entries))])


def record_in_a_process(home: Home) -> None:
    environment = {**os.environ, "MARQUE_HOME": str(home.data)}
    subprocess.run([sys.executable, __file__, "--record"], env=environment, check=True)


def summary(game: GameFile) -> dict[str, Any]:
    return {"players": game.header["players"], "deals": len(game.entries)}


def took(work: Callable[[], object]) -> float:
    """Milliseconds."""
    start = time.perf_counter()
    work()
    return (time.perf_counter() - start) * 1000


def compare(few: Home, many: Home, pairs: int, work: Callable[[Home], None], what: str) -> None:
    times = [(took(lambda: work(few)), took(lambda: work(many))) for _ in range(pairs)]
    one, other = (statistics.median(column) for column in zip(*times, strict=True))
    print(f"{what}: {one:.2f} ms, {other:.2f} ms, ratio of medians {other / one:.3f}")


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--pairs", type=int, default=40)
    parser.add_argument("--record", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.record:
        record(find_home(os.environ))
        return
    with tempfile.TemporaryDirectory() as folder:
        few, many = (Home(Path(folder, name), Path(folder, name)) for name in ("few", "many"))
        fill(few, 10)
        print(
            f"filling {options.games} games: {took(lambda: fill(many, options.games)) / 1000:.1f} s"
        )
        titles = f"10 games, {options.games} games"
        compare(
            few, many, options.pairs, record_in_a_process, f"recording, whole process: {titles}"
        )
        compare(few, many, options.pairs, record, f"recording, the store alone: {titles}")
        listing = Index(Store(many), summary, 1).rows
        print(f"listing {options.games} games of {DEALS} deals:")
        print(f"  from nothing, {took(listing):.0f} ms")
        print(f"  from the index, {statistics.median(took(listing) for _ in range(5)):.0f} ms")
        record(many)
        print(f"  after one more deal, {took(listing):.0f} ms")


if __name__ == "__main__":
    main()
