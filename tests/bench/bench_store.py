"""What recording a deal and reading the archive cost, when it has few games and when many."""

import json
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from statistics import median

from measure import Process, Usage, environ_of, processes_in_turn, ran, shown, table

from marque.store import form
from marque.store.home import Home

SIZES = (10, 1_000, 100_000)
LISTED = (10, 1_000, 10_000)
DEALS = ("27-13", "35-41", "60-12", "31-22", "18-44", "52-9")


def fill(folder: Path, count: int, environ: dict[str, str]) -> None:
    """An archive of so many games of six deals, one of them open; all alike but for their ids."""

    def marque(line: str) -> None:
        ran(Process(["-m", "marque", *line.split()], environ))

    marque("new cent Anne Boris --dealer Anne --target 9999 --game first")
    for points in DEALS:
        marque(f"deal {points} --yes")
    games = Home(folder, folder).games
    data = (games / "first.json").read_bytes()
    header = form.tables_from(data, "first")["game"]["1"]
    opening, _, rest = data.decode("utf-8").split("\n", 2)
    for number in range(count - 1):
        sealed = form.sealed({"game": {"1": {**header, "id": f"g{number}"}}})["game"]["1"]
        line = f'"1": {json.dumps(sealed, ensure_ascii=False)}'
        (games / f"g{number}.json").write_text(f"{opening}\n{line}\n{rest}", encoding="utf-8")
    marque("open first")


def report(rounds: int, sizes: Sequence[int] = SIZES, listed: Sequence[int] = LISTED) -> str:
    with tempfile.TemporaryDirectory() as folder:
        homes = {size: Path(folder, str(size)) for size in sorted({*sizes, *listed})}
        compiled = Path(folder, "compiled")
        for size, home in homes.items():
            fill(home, size, environ_of(home, compiled))

        def measured(
            words: str, rounds: int, of: Sequence[int], *, forgetting: bool = False
        ) -> dict[int, list[Usage]]:
            processes = {
                size: Process(
                    ["-m", "marque", *words.split()],
                    environ_of(homes[size], compiled),
                    (lambda home=homes[size]: _forget(home)) if forgetting else tuple,
                )
                for size in of
            }
            return processes_in_turn(processes, rounds, warm=not forgetting)

        written = {
            "record a deal": measured("deal 31-14 --plain", rounds, sizes),
            "the sheet": measured("sheet --plain", rounds, sizes),
        }
        read = {
            "the list, nothing remembered": measured("games --plain", 1, listed, forgetting=True),
            "the list again": measured("games --plain", rounds, listed),
            "statistics, nothing remembered": measured("stats", 1, listed, forgetting=True),
            "statistics again": measured("stats", rounds, listed),
        }
    return (
        "## Recording, by the size of the archive\n\n"
        "Whole processes on homes with so many games of six deals; medians of "
        f"{rounds} rounds in turn, in ms. The ratio is that of the largest archive to the "
        "smallest, MB the peak of memory with the largest.\n\n"
        + _figures(written, sizes)
        + "\n## Reading the archive\n\n"
        "The same of commands that read every game. Nothing remembered: after the lists that "
        "marque keeps beside the games were deleted, once.\n\n" + _figures(read, listed)
    )


def _figures(lines: Mapping[str, Mapping[int, Sequence[Usage]]], sizes: Sequence[int]) -> str:
    heads = ("process", *(f"{size:,} games" for size in sizes), "ratio", "MB")
    return table(heads, [_row(name, found) for name, found in lines.items()])


def _forget(home: Path) -> None:
    kept = Home(home, home)
    for path in (kept.listing, kept.tallies):
        path.unlink(missing_ok=True)


def _row(name: str, found: Mapping[int, Sequence[Usage]]) -> list[str]:
    middles = [median(usage.cpu for usage in column) for column in found.values()]
    peak = median(usage.peak for usage in list(found.values())[-1])
    ratio = f"{middles[-1] / middles[0]:.2f}"
    return [name, *map(shown, middles), ratio, shown(peak)]
