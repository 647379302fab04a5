"""What statistics cost in an archive of 10,000 games: at first, again, and after one more deal.

A script: `python tests/bench/bench_stats.py [--games N] [--rounds N]`. It prints times, and their
ratios to what nobody can save: a process that imports Typer, and the first reading of all
games. It asserts nothing. Every run is a whole process on a home of its own kind of games:
half of them parties, the others evenings of three, most deals by totals, one in four judged.
"""

from __future__ import annotations

import argparse
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from careless import Careless  # noqa: E402

from marque.codes.load import load_code, to_plain  # noqa: E402
from marque.games.ecrire_settings import EcrireSettings  # noqa: E402
from marque.games.log import Entry, next_entry  # noqa: E402
from marque.games.partie import PartieSettings  # noqa: E402
from marque.store.home import Home  # noqa: E402
from marque.store.store import Store  # noqa: E402

CLUB = [f"Player {n}" for n in range(60)]
EVIDENCE = {"elder": "♠AKQJ987 ♥Q ♣Q ♦Q98", "younger": "♠T ♥AKT ♣AKJT98 ♦AT", "tricks": "E3Y9"}


def result(chance: random.Random) -> tuple[dict[str, Any], dict[str, str]]:
    """The result of a deal, and its record."""
    points = {"elder": chance.randrange(60), "younger": chance.randrange(40)}
    if chance.random() < 0.75:
        return points, {"totals": f"{points['elder']}-{points['younger']}"}
    parts = {part: [7, 7] for part in ("declared", "play", "tricks", "cards", "bonus")}
    bonuses = {"pic": chance.choice(["elder", None, None]), "repic": None, "capot": None}
    return {**points, **parts, **bonuses, "complete": True}, EVIDENCE


def entries_of(settings: Any, deals: int, chance: random.Random) -> list[dict[str, Any]]:
    """The log of a game that its players play in turn."""
    log: list[Entry] = []
    players = settings.players
    for n in range(deals):
        pair = [players[n // 2 % len(players)], players[(n // 2 + 1) % len(players)]]
        seats = (pair[n % 2], pair[1 - n % 2])
        made, record = result(chance)
        data = {
            "deal": n + 1,
            **dict(zip(("elder", "younger"), seats, strict=True)),
            "result": made,
            "record": record,
        }
        entry = next_entry(log, f"{chance.getrandbits(48):x}", "2026-11-30T21:00:00", "deal", data)
        log.append(entry)
    return [one.to_dict() for one in log]


def fill(home: Home, games: int) -> None:
    """An archive of so many games."""
    chance, store = random.Random(7), Store(home, Careless())
    codes = {name: to_plain(load_code(name)) for name in ("dictionnaire", "rubicon")}
    for n in range(games):
        two = n % 2 == 0
        names = chance.sample(CLUB, 2 if two else 3)
        agreed: dict[str, Any] = {"players": names, "dealer": names[1]}
        settings: Any = (
            PartieSettings.from_dict(agreed)
            if two
            else EcrireSettings.from_dict(
                {**agreed, "preset": "ancien", "rois": 6, "stake": "0.10", "currency": "EUR"}
            )
        )
        header = {
            "id": f"g{n}",
            "kind": "partie" if two else "ecrire",
            "created": f"20{n % 20 + 10}-{n % 12 + 1:02}-{n % 28 + 1:02}T20:00:00+01:00",
            "settings": settings.to_dict(),
            "code": codes["rubicon" if two else "dictionnaire"],
            **({"stake": "0.10", "currency": "EUR"} if two else {}),
        }
        store.create(header, entries_of(settings, 6 if two else 24, chance))


def took(work: Callable[[], object]) -> float:
    """Milliseconds."""
    start = time.perf_counter()
    work()
    return (time.perf_counter() - start) * 1000


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--rounds", type=int, default=9)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        home = Home(Path(folder, "home"), Path(folder, "home"))
        print(f"filling: {took(lambda: fill(home, options.games)) / 1000:.1f} s", flush=True)
        environment = {
            **os.environ,
            "MARQUE_HOME": str(home.data),
            "PYTHONPYCACHEPREFIX": str(Path(folder, "code")),
        }

        def process(*arguments: str) -> Callable[[], object]:
            command = [sys.executable, *arguments]
            return lambda: subprocess.run(
                command, env=environment, cwd=ROOT, stdout=subprocess.DEVNULL, check=True
            )

        def median(
            work: Callable[[], object], before: Sequence[Callable[[], object]] = ()
        ) -> float:
            times = []
            for _ in range(options.rounds):
                for one in before:
                    one()
                times.append(took(work))
            return statistics.median(times)

        stats = ("-m", "marque", "stats")
        process("-c", "import typer, rich.table")()
        bare = median(process("-c", "import typer, rich.table"))
        first = took(process(*stats))
        deal = process("-m", "marque", "amend", "1", "--swap", "--game", "g0")
        rows = {
            "import typer, rich.table": bare,
            "stats, from nothing": first,
            "stats, remembered": median(process(*stats)),
            "stats, after one changed game": median(process(*stats), [deal]),
            "stats --json, all pairs": median(process(*stats, "--json")),
            "stats --player --by month": median(
                process(*stats, "--player", CLUB[1], "--by", "month")
            ),
        }
        print(f"{options.games} games, {len(CLUB)} players; whole processes:")
        for name, time_ in rows.items():
            print(f"{name:32}{time_:9.0f} ms{time_ / bare:8.1f}{time_ / first:8.3f}")
        size = home.tallies.stat().st_size
        print(f"what is remembered: {size / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
