"""What every command costs as a whole process, beside the imports that nobody can save it."""

import shutil
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median

from measure import (
    Process,
    Usage,
    environ_of,
    figures,
    processes_in_turn,
    ran,
    shown,
    table,
)

from marque.cli.app import COMMANDS

ELDER, YOUNGER = "♠AQ98 ♥A ♦A ♣AKQJ108", "♠K ♥KQJ109 ♦KQJ1087"
JUDGE = ("judge", ELDER, YOUNGER, "--tricks", "E7Y5")
RECORD = f"elder: {ELDER}\nyounger: {YOUNGER}\ntricks: E7Y5\n"

# What each command must import: less than that it can't cost.
BARE = {
    "nothing": "pass",
    "typer": "import typer",
    "typer, rich": "import typer, rich.table",
    "typer, tinydb": "import typer, tinydb, filelock",
    "typer, rich, tinydb": "import typer, rich.table, tinydb, filelock",
}
# Of each command a line that works in the home of `furnish`, and what it must import.
LINES: dict[str, tuple[tuple[str, ...], str]] = {
    "judge": ((*JUDGE, "--plain"), "typer"),
    "hand": (("hand", ELDER, "--plain"), "typer"),
    "audit": (("audit", "{home}/deal.txt"), "typer, rich"),
    "code": (("code", "show", "rubicon"), "typer, rich"),
    "law": (("law", "show", "B31"), "typer, rich"),
    "new": (("new", "partie", "Anne", "Boris", "--game", "other"), "typer, rich, tinydb"),
    "deal": (("deal", "31-14", "--plain"), "typer, tinydb"),
    "undo": (("undo",), "typer, tinydb"),
    "redo": (("redo",), "typer, tinydb"),
    "amend": (("amend", "1", "anne=30"), "typer, tinydb"),
    "strike": (("strike", "1"), "typer, tinydb"),
    "note": (("note", "a remark"), "typer, tinydb"),
    "history": (("history",), "typer, rich, tinydb"),
    "sheet": (("sheet",), "typer, rich, tinydb"),
    "settle": (("settle", "done"), "typer, rich, tinydb"),
    "again": (("again", "--game", "done"), "typer, rich, tinydb"),
    "end": (("end", "--by-consent"), "typer, rich, tinydb"),
    "table": (("table",), "typer, tinydb"),
    "mark": (("mark", "26", "--add", "37"), "typer, rich"),
    "games": (("games",), "typer, rich, tinydb"),
    "open": (("open", "done"), "typer, tinydb"),
    "players": (("players",), "typer, rich, tinydb"),
    "stats": (("stats",), "typer, rich, tinydb"),
    "compare": (("compare", "open", "{home}/mine.json"), "typer, rich, tinydb"),
    "export": (("export", "{home}/out.json"), "typer, tinydb"),
    "import": (("import", "{home}/given.json"), "typer, tinydb"),
    "backup": (("backup", "{home}/copy"), "typer, tinydb"),
    "doctor": (("doctor",), "typer, rich, tinydb"),
    "config": (("config", "lang"), "typer, rich"),
    "verify": (("verify",), "typer, rich"),
}
MORE = {
    "--help": (("--help",), "typer"),
    "judge --help": (("judge", "--help"), "typer"),
    "judge, laid out": (JUDGE, "typer, rich"),
    "judge --why": ((*JUDGE, "--why"), "typer, rich"),
    "judge --all-codes": ((*JUDGE, "--all-codes"), "typer, rich"),
    "judge --json": ((*JUDGE, "--json"), "typer"),
}


def furnish(home: Path, environ: dict[str, str]) -> None:
    """A home with a game that is over, one that goes on, and files for the readers."""
    home.mkdir()
    (home / "deal.txt").write_text(RECORD, encoding="utf-8")
    for line in (
        "new cent Anne Boris --game done --dealer Anne --stake 1",
        "deal 80-20",
        "deal 20-80",
        "new cent Anne Boris --game given --dealer Anne --target 400",
        "deal 27-13",
        "export {home}/given.json",
        "new cent Anne Boris --game open --dealer Anne --target 400",
        *("deal 27-13", "deal 31-22", "deal 40-17 --yes", "undo"),
        "export {home}/mine.json",
    ):
        words = [word.format(home=home) for word in line.split()]
        ran(Process(["-m", "marque", *words], environ))
    for game in home.rglob("given*"):
        if game.name != "given.json":
            game.unlink()


def processes(folder: Path) -> Iterator[tuple[str, Process, str]]:
    """Every process by its name, with what it is set against."""
    furnished, home = folder / "furnished", folder / "home"
    environ = environ_of(home, folder / "compiled")
    furnish(furnished, environ_of(furnished, folder / "compiled"))
    for name, program in BARE.items():
        yield name, Process(["-c", program], environ), ""
    lines = {name: LINES.get(name, ((name, "--help"), "typer")) for name in COMMANDS} | MORE
    for name, (words, against) in lines.items():
        arguments = ["-m", "marque", *(word.format(home=home) for word in words)]
        yield name, Process(arguments, environ, _anew(furnished, home)), against


def _anew(furnished: Path, home: Path) -> Callable[[], None]:
    """What puts the home back as it was."""

    def put_back() -> None:
        shutil.rmtree(home, ignore_errors=True)
        shutil.copytree(furnished, home)

    return put_back


def report(rounds: int) -> str:
    with tempfile.TemporaryDirectory() as folder:
        listed = list(processes(Path(folder)))
        found = processes_in_turn({name: process for name, process, _ in listed}, rounds)
    rows = [_row(name, against, found) for name, _, against in listed]
    heads = ("process", "least ms", "median ms", "least, ratio", "median, ratio", "to", "MB")
    return (
        "## The start of every command\n\n"
        "Each is a whole process, set against one that only imports what the command must have: "
        "Typer; Rich, where a table is laid out; TinyDB and the lock, where a game is touched. "
        f"{rounds} rounds in turn. MB: the peak of memory.\n\n" + table(heads, rows)
    )


def _row(name: str, against: str, found: dict[str, list[Usage]]) -> list[str]:
    column = [usage.cpu for usage in found[name]]
    peak = shown(median(usage.peak for usage in found[name]))
    if not against:
        return [
            f"import {name}" if name != "nothing" else "Python",
            *figures(column),
            "",
            "",
            "",
            peak,
        ]
    bare = [usage.cpu for usage in found[against]]
    return [f"`{name}`" if "," not in name else name, *figures(column, bare), against, peak]
