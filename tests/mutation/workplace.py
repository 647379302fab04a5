"""The copy of the tree in which mutants are made, and mutmut's doings in it.

Comes in: the modules to mutate. Goes out: their mutants, and how each of them fared.
mutmut leaves alone every function with a decorator. In the copy a property, or a function that
remembers its results, is therefore written without one: `name = property(name)` stands below it.
"""

from __future__ import annotations

import ast
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from contextlib import chdir
from difflib import ndiff
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parents[2]
PLACE: Final = ROOT / "build" / "mutation"
# The tests of each room of the core, and of those above it that lean on it most; what only the
# whole program would notice is not counted as noticed.
TESTS: Final = {
    "cards": ("cards", "calls", "referee"),
    "calls": ("calls", "cards", "referee", "oracle"),
    "codes": ("codes", "referee"),
    "referee": ("referee", "oracle", "calls"),
    "laws": ("laws", "codes"),
    "games": ("games",),
}
# What makes values while the tests are collected: each mutant of it collects them anew.
FRESH: Final = ("marque.laws.read", "marque.laws.effects", "marque.laws.catalogue", "marque.codes")
DEALS: Final = "40"  # of the oracle, under each code

_SETTINGS: Final = """
[tool.mutmut]
source_paths = ["marque"]
only_mutate = [{only}]
also_copy = ["docs", "README.md"]
pytest_add_cli_args = ["-p", "no:cacheprovider", "-p", "no:xdist", "-p", "tests.mutation.plugin"]
pytest_add_cli_args_test_selection = [{tests}]
process_isolation = "forkserver"
forkserver_warmup = "{warmup}"
timeout_multiplier = 10.0
timeout_constant = 3.0
use_git_change_detection = false
"""


class Mutant(NamedTuple):
    """One small mistake: mutmut's name for it, and its lines before and after."""

    name: str
    function: str
    was: str
    now: str


def make_place(modules: Sequence[str]) -> None:
    """A fresh copy of the tree with the settings for these modules."""
    shutil.rmtree(PLACE, ignore_errors=True)
    PLACE.mkdir(parents=True)
    for name in ("marque", "tests", "docs"):
        unwanted = shutil.ignore_patterns("__pycache__")
        shutil.copytree(ROOT / name, PLACE / name, ignore=unwanted)
    shutil.copy(ROOT / "README.md", PLACE)
    files = [_file(module) for module in modules]
    for file in files:
        path = PLACE / file
        path.write_text(undecorated(path.read_text(encoding="utf-8")), encoding="utf-8")
    fresh = any(module.startswith(FRESH) for module in modules)
    settings = _SETTINGS.format(
        only=", ".join(f'"{file}"' for file in files),
        tests=", ".join(f'"tests/{name}"' for name in tests_of(modules)),
        warmup="none" if fresh else "collect",
    )
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    (PLACE / "pyproject.toml").write_text(project + settings, encoding="utf-8")


def tests_of(modules: Sequence[str]) -> list[str]:
    """The folders of tests that mutants of these modules have to face."""
    rooms = dict.fromkeys(module.split(".")[1] for module in modules)
    return list(dict.fromkeys(name for room in rooms for name in TESTS[room]))


def _file(module: str) -> str:
    return module.replace(".", "/") + ".py"


def undecorated(source: str) -> str:
    """A module in which properties and caches are laid on below their functions."""
    lines = source.split("\n")
    found = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.FunctionDef)]
    for node in sorted(found, key=lambda one: -one.lineno):
        if len(node.decorator_list) != 1:
            continue
        (decorator,) = node.decorator_list
        text = ast.unparse(decorator)
        if text not in ("property", "cache") and not text.startswith("lru_cache("):
            continue
        indent = " " * node.col_offset
        lines.insert(node.end_lineno or node.lineno, f"{indent}{node.name} = {text}({node.name})")
        del lines[decorator.lineno - 1 : decorator.end_lineno]
    return "\n".join(lines)


def mutants_of(module: str) -> list[Mutant]:
    """Every mutant of a module, in the order of the source; once the place is made."""
    from mutmut.mutation.file_mutation import mutate_file_contents

    with chdir(PLACE):  # where mutmut looks for its settings
        source = Path(_file(module)).read_text(encoding="utf-8")
        made = mutate_file_contents(_file(module), source, None, None)
    lines = made.code.split("\n")
    bodies = {
        node.name: [line.strip() for line in lines[node.body[0].lineno - 1 : node.end_lineno]]
        for node in ast.walk(ast.parse(made.code))
        if isinstance(node, ast.FunctionDef)
    }
    found = []
    for name in made.mutant_names:
        stem = name.rpartition("__mutmut_")[0]
        diff = list(ndiff(bodies[f"{stem}__mutmut_orig"], bodies[name]))
        was, now = (" ".join(one[2:] for one in diff if one[0] == sign) for sign in "-+")
        function = stem.removeprefix("x_").removeprefix("xǁ").replace("ǁ", ".")
        found.append(Mutant(f"{module}.{name}", function, was, now))
    return found


def try_mutants(names: Sequence[str], children: int) -> None:
    """Let mutmut try these mutants against the tests that reach them."""
    environ = {**os.environ, "MARQUE_ORACLE_DEALS": DEALS, "PYTHONPATH": ""}
    mutmut = Path(sys.executable).with_name("mutmut")
    command = [mutmut, "run", "--max-children", str(children), *names]
    subprocess.run(command, cwd=PLACE, env=environ, check=True, stdout=subprocess.DEVNULL)


def fared(module: str) -> dict[str, str]:
    """How the mutants of a module fared, by name and in mutmut's words; those that were tried."""
    from mutmut.stats import status_by_exit_code

    path = PLACE / "mutants" / (_file(module) + ".meta")
    codes = json.loads(path.read_text(encoding="utf-8"))["exit_code_by_key"]
    return {name: status_by_exit_code[code] for name, code in codes.items() if code is not None}
