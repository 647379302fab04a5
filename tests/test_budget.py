"""What a command may import: sets of modules, never a time.

A command costs what it imports. Each is run in a process of its own, as the installed program
runs it, and tells what has been imported when it ends.
"""

import importlib.metadata
import os
import re
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

import marque
from marque.cli.app import COMMANDS

ROOT = Path(marque.__file__).parents[1]
TELL = 'sys.stderr.write("\\n".join(["", *sys.modules]))'
MARQUE = f"""
import sys
from marque.__main__ import main
try:
    main()
finally:
    {TELL}
"""
TYPER = f"import sys, typer; {TELL}"

ELDER, YOUNGER = "S:AKQJ987 H:Q C:Q D:Q98", "S:T H:AKT C:AKJT98 D:AT"
BOTH = ["judge", ELDER, YOUNGER, "--tricks", "E3"]
WORDS = ["judge", "p6=58; 4J; K3", "p6=56; 5K; Q4"]
JUDGING = [[*BOTH, "--plain"], [*BOTH, "--json"], [*WORDS, "--plain"], [*BOTH, "--why"]]
WITHOUT_STORE = [
    ["--help"],
    ["judge", "--help"],
    [],
    *JUDGING,
    ["hand", ELDER, "--plain"],
    ["hand", ELDER, "--json"],
    ["code", "show", "rubicon", "--plain"],
    ["verify", "--json"],
]

# Typer from 0.29 on brings pydantic; the others come with what a command has no need of.
NEVER = set("pydantic asyncio http email ssl socket importlib.metadata multiprocessing".split())
STORE = set("tinydb filelock".split())
TERMINAL = set("rich prompt_toolkit curses readline".split())
# What a verdict may bring besides: reading TOML, the filling of texts, names of characters.
SMALL = set("typer tomllib string _string unicodedata bisect _bisect gc __future__".split())


@cache
def imported(*arguments: str, home: str = "no-home", program: str = MARQUE) -> frozenset[str]:
    """The modules that a run has imported when it ends."""
    ran = subprocess.run(
        [sys.executable, "-c", program, *arguments],
        env={**os.environ, "PYTHONPATH": str(ROOT), "MARQUE_HOME": home},
        cwd=ROOT,
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    return frozenset(ran.stderr.split())


@pytest.mark.parametrize("arguments", WITHOUT_STORE, ids=" ".join)
def test_a_command_without_a_game_needs_no_database(arguments: list[str]) -> None:
    found = imported(*arguments)
    assert "marque.cli.app" in found
    assert not found & (NEVER | STORE)


@pytest.mark.parametrize("arguments", [["--help"], []], ids=" ".join)
def test_the_help_of_the_program_loads_no_command(arguments: list[str]) -> None:
    found = imported(*arguments)
    assert not found & (TERMINAL | {"tomllib", "json", "platformdirs"} | set(COMMANDS.values()))
    assert not {name for name in found if name.startswith(("marque.codes", "marque.referee"))}
    assert {name for name in found if name.startswith("marque.store.")} <= {"marque.store.home"}


def test_the_help_of_a_command_loads_no_other() -> None:
    found = imported("hand", "--help")
    assert found & set(COMMANDS.values()) == {"marque.cli.hand"}
    assert not found & (TERMINAL | {"tomllib"})


@pytest.mark.parametrize("arguments", JUDGING[:3], ids=" ".join)
def test_a_plain_verdict_needs_no_layout_and_no_game(arguments: list[str]) -> None:
    found = imported(*arguments)
    assert not found & TERMINAL
    assert not {name for name in found if name.startswith(("marque.games", "marque.session"))}


def test_known_hands_need_no_worlds() -> None:
    found = imported(*JUDGING[0])
    assert not {"marque.referee.worlds", "marque.referee.dealcount"} & found


@pytest.mark.parametrize("arguments", [JUDGING[0], JUDGING[2]], ids=" ".join)
def test_a_plain_verdict_brings_little_beyond_typer(arguments: list[str]) -> None:
    """Of Python 3.11 and Typer 0.28 there are 139 modules before any of marque's."""
    beyond = imported(*arguments) - imported(program=TYPER)
    ours = {name for name in beyond if name.split(".")[0] == "marque"}
    assert len(ours) <= 80
    assert {name.split(".")[0] for name in beyond - ours} <= SMALL


def test_completing_a_command_loads_none(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in (("COMP_WORDS", "marque ju"), ("COMP_CWORD", "1")):
        monkeypatch.setenv(name, value)
    monkeypatch.setenv("_MARQUE_COMPLETE", "complete_bash")
    found = imported(program=f"{MARQUE}# completing")
    assert "typer.completion" in found
    # The world of what can be completed names some modules, and asks none of them.
    assert not found & (NEVER | STORE | TERMINAL | set(COMMANDS.values()) | {"json"})
    assert not {name for name in found if name.startswith(("marque.referee", "marque.laws"))}


def test_recording_a_deal_needs_no_layout_when_plain(tmp_path: Path) -> None:
    imported("new", "partie", "Anne", "Boris", home=str(tmp_path))
    found = imported("deal", "27", "13", "--plain", home=str(tmp_path))
    assert found >= STORE
    assert not found & (NEVER | TERMINAL)


# Versions.


def test_typer_is_kept_below_the_version_that_brings_pydantic() -> None:
    pinned = re.search(r'"typer>=[\d.]+,<([\d.]+)"', (ROOT / "pyproject.toml").read_text())
    assert pinned
    limit, installed = (
        tuple(map(int, version.split(".")[:2]))
        for version in (pinned[1], importlib.metadata.version("typer"))
    )
    assert installed < limit <= (0, 29)


def test_the_version_is_that_of_the_installed_package() -> None:
    try:
        installed = importlib.metadata.version("marque")
    except importlib.metadata.PackageNotFoundError:
        pytest.skip("marque runs from its folder here")
    assert installed == marque.__version__


AFTER_BRINGING = """
import io, sys
from importlib import import_module
from marque.cli import table, table_input
from marque.cli.app import run
for name in table_input.NEEDED_SOON:
    import_module(name)
before = set(sys.modules)
for line in sys.argv[1:]:
    run(line.split(), out=io.StringIO())
late = set(sys.modules) - before
sys.stderr.write("\\n".join(["", "done", *late]))
"""


def test_what_the_table_brings_beforehand_is_what_its_first_answers_need(tmp_path: Path) -> None:
    imported("new", "cent", "Anne", "Boris", "--target", "100", home=str(tmp_path))
    lines = ("judge p58 p59", "deal 27-13", "undo")
    late = imported(*lines, home=str(tmp_path), program=AFTER_BRINGING)
    assert "done" in late
    found = {name for name in late if name.split(".")[0] in {"marque", "rich", "filelock"}}
    # Each command has a module of its own, and its words.
    assert len(found) <= 24
    assert not {"rich.console", "rich.table", "filelock", "marque.referee.judge"} & found
