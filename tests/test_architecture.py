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

import marque
from marque.codes.load import CODES

PACKAGE = Path(marque.__file__).parent
PATHS = {
    ".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts): path
    for path in sorted(PACKAGE.rglob("*.py"))
}
TREES = {name: ast.parse(path.read_text(encoding="utf-8")) for name, path in PATHS.items()}
HEAVY = {"rich", "tinydb", "filelock", "platformdirs", "prompt_toolkit"}
CORE = ("cards", "calls", "codes", "referee", "laws", "games", "errors")

# What the core may use of the standard library, at the top or inside a function: nothing here
# reaches a clock, chance, a terminal, the network or another process.
PURE = set(
    "__future__ bisect collections difflib enum fractions functools itertools json math operator "
    "re tomllib typing unicodedata".split()
)
# These read the data that lie beside them.
READERS = {"marque.codes.load", "marque.codes.facts", "marque.laws.catalogue"}
READING = {"read_text", "read_bytes", "iterdir", "glob", "exists", "is_file", "stat"}
IMPURE_CALLS = {"print", "open", "input", "exec", "eval", "breakpoint", "__import__"}

# What changes something on the disk: methods of paths (and `open`), functions of `os`.
WRITING = set("open write_text write_bytes mkdir touch unlink rmdir symlink_to hardlink_to".split())
OS_WRITING = set(
    "open mkdir makedirs remove unlink rmdir rename replace link symlink truncate fsync".split()
)
# Who may, besides the store, and what for.
WRITERS = {
    "marque.cli.files": "the files that the user names, read and written",
    "marque.views.frame": "sends what is buffered to the null device when a pipe has closed",
}


def in_rooms(module: str, *rooms: str) -> bool:
    """Whether "marque.ROOM…" is one of these rooms, or stands in one."""
    return module.partition(".")[2].partition(".")[0] in rooms


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
        if in_rooms(module, *CORE):
            outside = {one.split(".")[0] for one in imports(tree)} - {"marque"}
            assert outside <= (PURE | {"pathlib"} if module in READERS else PURE), module
            called = list(calls(tree))
            assert not {name for on, name in called if not on} & IMPURE_CALLS, module
            assert module in READERS or not {name for _, name in called} & READING, module


def test_only_the_store_touches_the_disk() -> None:
    found = {
        (module, f"{on}.{name}")
        for module, tree in TREES.items()
        if not in_rooms(module, "store")
        for on, name in calls(tree)
        if on == "shutil" or name in (OS_WRITING if on == "os" else WRITING)
    }
    assert {module for module, _ in found} == set(WRITERS), found


def questions(tree: ast.AST) -> Iterator[str]:
    """Every comparison of what is called a code with the name of one of the six."""
    for node in ast.walk(tree):
        asked: ast.AST = node
        answers: list[ast.AST] = [node]
        if isinstance(node, ast.Match):
            asked, answers = node.subject, [case.pattern for case in node.cases]
        elif not isinstance(node, ast.Compare):
            continue
        inside = (one for answer in answers for one in ast.walk(answer))
        named = any(isinstance(one, ast.Constant) and one.value in CODES for one in inside)
        if named and "code" in ast.unparse(asked):
            yield ast.unparse(node)


def test_nothing_asks_which_code_it_has() -> None:
    assert [(name, one) for name, tree in TREES.items() for one in questions(tree)] == []


def test_a_question_which_code_it_is_would_be_found() -> None:
    for source in (
        "if code.name == 'rubicon': pass",
        "x = verdict.code in ('cent', 'rubicon')",
        "match code.name:\n    case 'modern': pass",
    ):
        assert list(questions(ast.parse(source)))
    assert not list(questions(ast.parse("if kind == 'cent': code = 1")))


def test_a_module_is_read_at_one_sitting() -> None:
    """Tables of texts aside."""
    lines = {
        module: len(path.read_text(encoding="utf-8").splitlines())
        for module, path in PATHS.items()
        if not in_rooms(module, "language")
    }
    assert {module: count for module, count in lines.items() if count > 400} == {}


def test_every_module_says_what_it_is() -> None:
    for module, tree in TREES.items():
        first = (ast.get_docstring(tree) or "").partition("\n\n")[0]
        assert first.rstrip('"').endswith((".", "?")), module
