"""The walls of the house: what each room may import, and what only one of them may do.

The rooms and their order are the contracts of import-linter in pyproject.toml; the rest is
read off the sources here, without running any of them.
"""

import ast
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import marque
from marque.codes.load import CODES

PACKAGE = Path(marque.__file__).parent
TREES = {
    path.relative_to(PACKAGE.parent).with_suffix("").as_posix().replace("/", "."): ast.parse(
        path.read_text(encoding="utf-8")
    )
    for path in sorted(PACKAGE.rglob("*.py"))
}
HEAVY = {"rich", "tinydb", "filelock", "platformdirs", "prompt_toolkit"}
CORE = ("cards", "calls", "codes", "referee", "laws", "games", "errors")

# What the core may use of the standard library, at the top or inside a function: nothing here
# reaches a clock, chance, a terminal, the network or another process. `pathlib` is for the
# rooms that read the data lying beside them.
PURE = set(
    "__future__ bisect collections difflib enum fractions functools itertools math operator re "
    "tomllib typing unicodedata".split()
)
READS_ITS_DATA = {"marque.codes.load": {"pathlib"}, "marque.laws.catalogue": {"pathlib"}}
IMPURE_CALLS = {"print", "open", "input", "exec", "eval", "breakpoint", "__import__"}

# What changes something on the disk: methods of paths (and `open`), functions of `os`.
WRITING = set("open write_text write_bytes mkdir touch unlink rmdir symlink_to hardlink_to".split())
OS_WRITING = set(
    "open mkdir makedirs remove unlink rmdir rename replace link symlink truncate fsync".split()
)
# Who may, besides the store, and what for.
WRITERS = {
    "marque.cli.export": "the file that the user names",
    "marque.views.frame": "sends what is buffered to the null device when a pipe has closed",
}


def room(module: str) -> str:
    return f"{module}..".split(".")[1]


def imports(tree: ast.AST) -> Iterator[str]:
    """Every module that a tree imports, by its full name."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (one.name for one in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.module or ""
            yield from (f"{node.module}.{one.name}" for one in node.names)


def at_the_top(tree: ast.Module) -> Iterator[str]:
    """What a module imports as soon as it is imported itself."""
    for node in tree.body:
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            continue
        if not isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield from imports(node)


def calls(tree: ast.AST) -> Iterator[tuple[str, str]]:
    """Every call as (what it is called on, name): ("os", "replace"), ("", "open")."""
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Name(name)):
                yield "", name
            case ast.Call(func=ast.Attribute(on, name)):
                yield ast.unparse(on), name


def is_rooms(module: str, *rooms: str) -> bool:
    return room(module) in rooms


def test_the_rooms_import_only_from_the_rooms_below_them() -> None:
    script = "from importlinter.cli import lint_imports_command as lint; lint()"
    ran = subprocess.run(
        [sys.executable, "-c", script, "--no-cache"],
        cwd=PACKAGE.parent,
        env={**os.environ, "PYTHONPATH": str(PACKAGE.parent), "PYTHONUTF8": "1"},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert ran.returncode == 0, ran.stdout[-3000:] + ran.stderr[-1000:]
    assert " 0 broken." in ran.stdout


def test_what_is_slow_to_import_is_never_imported_at_the_top() -> None:
    """A module that needs it at its top is itself imported inside functions only."""
    tops = {module: set(at_the_top(tree)) for module, tree in TREES.items()}
    slow = {
        module for module, found in tops.items() if {one.split(".")[0] for one in found} & HEAVY
    }
    assert slow == {"marque.views.rich_text", "marque.store.storage"}
    assert [module for module, found in tops.items() if found & slow] == []


def test_the_core_uses_nothing_that_reaches_the_world() -> None:
    for module, tree in TREES.items():
        if is_rooms(module, *CORE):
            outside = {one.split(".")[0] for one in imports(tree)} - {"marque", "__future__"}
            assert outside <= PURE | READS_ITS_DATA.get(module, set()), module
            found = {name for on, name in calls(tree) if not on}
            assert not found & IMPURE_CALLS, module


def test_only_the_store_touches_the_disk() -> None:
    found = {
        (module, f"{on}.{name}")
        for module, tree in TREES.items()
        if not is_rooms(module, "store")
        for on, name in calls(tree)
        if on == "shutil" or name in (OS_WRITING if on == "os" else WRITING)
    }
    assert {module for module, _ in found} == set(WRITERS), found


def test_no_code_asks_which_code_it_has() -> None:
    """A comparison of anything called a code with the name of one of the six."""
    for module, tree in TREES.items():
        for node in ast.walk(tree):
            if isinstance(node, ast.Compare | ast.match_case):
                text = ast.unparse(node)
                named = {
                    one.value
                    for one in ast.walk(node.pattern if isinstance(node, ast.match_case) else node)
                    if isinstance(one, ast.Constant) and one.value in CODES
                }
                assert not named or "code" not in text, f"{module}: {text}"


def test_a_module_is_read_at_one_sitting() -> None:
    """Tables of texts aside."""
    for module in TREES:
        if not is_rooms(module, "language"):
            path = PACKAGE.parent / (module.replace(".", "/") + ".py")
            assert len(path.read_text(encoding="utf-8").splitlines()) <= 400, module


@pytest.mark.parametrize("module", TREES)
def test_a_module_says_what_it_is(module: str) -> None:
    docstring = ast.get_docstring(TREES[module])
    assert docstring
    assert docstring.splitlines()[0].rstrip('"').endswith((".", "?"))
