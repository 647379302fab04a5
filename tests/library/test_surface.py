"""`import marque`: what it gives, that its examples are true, and what it leaves alone."""

import ast
import doctest
import os
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

import marque

PACKAGE = Path(marque.__file__).parent
MODULES = ["marque", *(f"marque.library.{one.stem}" for one in PACKAGE.glob("library/[a-z]*.py"))]
PAGE = PACKAGE.parent / "docs" / "library.md"

# Neither a terminal nor the disk: nothing of these may come with the library.
NEVER = set("typer click rich tinydb filelock prompt_toolkit platformdirs readline".split())
OURS = ("marque.cli", "marque.store")

EVERYTHING = """
import marque
names = {name: getattr(marque, name) for name in marque.__all__}
deal = marque.read_deal("p6=58; 4J; K3", "p6=56; 5K; Q4")
verdict = marque.judge(deal)
marque.explain(verdict, deal, why=True), marque.spoken(verdict, deal, lang="fr")
game = marque.new_game("ecrire", ["Anne", "Boris", "Clara"], stake="0.10").score(20, 10)
marque.game_json(game), marque.settlement_json(game.settlement()), game.to_dict("a", "b")
"""


def imported(program: str) -> set[str]:
    """What a fresh process has imported when it has run the program."""
    ran = subprocess.run(
        [sys.executable, "-c", f"{program}\nimport sys; print(*sys.modules)"],
        env={**os.environ, "PYTHONPATH": str(PACKAGE.parent)},
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    return set(ran.stdout.split())


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_of_a_module_are_true(name: str) -> None:
    run = doctest.testmod(import_module(name), extraglobs={"marque": marque})
    assert run.failed == 0


def test_the_examples_of_the_page_are_true() -> None:
    run = doctest.testfile(str(PAGE), module_relative=False, encoding="utf-8")
    assert run.failed == 0
    assert run.attempted > 40


def test_every_public_thing_of_the_library_is_on_the_page_and_says_what_it_is() -> None:
    page = PAGE.read_text(encoding="utf-8")
    for name in marque.__all__:
        assert re.search(rf"\b{name}\b", page), f"{name} isn't on the page"
        thing = getattr(marque, name)
        if isinstance(thing, type) or callable(thing):
            assert thing.__doc__, name


def test_importing_marque_imports_nothing_else_of_it() -> None:
    found = imported("import marque")
    assert {name for name in found if name.split(".")[0] == "marque"} == {"marque"}


def test_the_whole_library_brings_neither_terminal_nor_disk() -> None:
    found = imported(EVERYTHING)
    assert "marque.views.verdict" in found
    assert not found & NEVER
    assert not {name for name in found if name.startswith(OURS)}


def test_judging_brings_no_words_and_no_games() -> None:
    found = imported("import marque; marque.judge('p39', 'p39')")
    rooms = ("marque.language", "marque.views", "marque.games", "marque.session", "marque.laws")
    assert not {name for name in found if name.startswith(rooms)}


def test_type_checkers_see_what_is_there() -> None:
    """Three lists of one thing: the imports of the stub, the homes, `__all__`."""
    stub = ast.parse((PACKAGE / "__init__.pyi").read_text(encoding="utf-8"))
    seen = {
        f"{node.module}.{one.name}"
        for node in stub.body
        if isinstance(node, ast.ImportFrom)
        for one in node.names
    }
    listed = [node.value for node in stub.body if isinstance(node, ast.Assign)]
    assert [ast.literal_eval(one) for one in listed] == [marque.__all__]
    table = vars(marque)["_HOMES"]
    homes = {f"marque.{home}.{one}" for home, names in table.items() for one in names.split()}
    assert seen == homes
    assert {one.rpartition(".")[2] for one in homes} == set(marque.__all__) - {"__version__"}
    assert set(marque.__all__) <= set(dir(marque))
    rooms = {path.name for path in PACKAGE.iterdir()} | {p.stem for p in PACKAGE.glob("*.py")}
    assert not rooms & set(marque.__all__), "a room of the same name would hide it"


PROGRAM = """
import marque
verdict = marque.judge("p39", marque.Hand("♠ARD10 ♥DV109 ♦A7 ♣A9"), tricks="E12")
reveal_type(verdict.elder.total)
marque.judge("p39", colour=3)
marque.judges
"""


def test_a_program_that_uses_it_is_checked_as_it_should_be(tmp_path: Path) -> None:
    (tmp_path / "program.py").write_text(PROGRAM, encoding="utf-8")
    command = [sys.executable, "-m", "mypy", "--strict", "--cache-dir", "cache", "program.py"]
    ran = subprocess.run(
        command,
        cwd=tmp_path,
        env={**os.environ, "MYPYPATH": str(PACKAGE.parent), "PYTHONUTF8": "1"},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    said = [line.partition(": ")[2] for line in ran.stdout.splitlines() if ":" in line]
    assert said[0] == 'note: Revealed type is "int"', ran.stdout
    assert "Unexpected keyword argument" in said[1]
    assert 'Module has no attribute "judges"' in said[-1]


def test_a_name_that_is_not_there_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="judges"):
        marque.judges  # noqa: B018


def test_the_package_is_marked_as_typed() -> None:
    assert (PACKAGE / "py.typed").is_file()
