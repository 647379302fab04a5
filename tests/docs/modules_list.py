"""The list of modules in docs/architecture.md, made of the first lines of the modules."""

import ast
import re
from pathlib import Path

import marque

PAGE = Path(__file__).parents[2] / "docs" / "architecture.md"
PACKAGE = Path(marque.__file__).parent
ROOMS = "cards calls codes referee laws games store language views session library cli".split()
_LIST = re.compile(r"(<!-- The list of modules .*? -->\n).*?(<!-- end -->\n)", re.DOTALL)


def page() -> str:
    """The page with its list as it would be made now."""
    assert {path.parent.name for path in PACKAGE.glob("*/__init__.py")} == set(ROOMS)
    listed = "\n".join(["", "`errors`: " + _about(PACKAGE / "errors.py"), *map(_room, ROOMS), ""])
    return _LIST.sub(
        lambda found: f"{found[1]}{listed}{found[2]}", PAGE.read_text(encoding="utf-8")
    )


def _room(name: str) -> str:
    folder = PACKAGE / name
    modules = (path for path in sorted(folder.glob("*.py")) if path.stem != "__init__")
    lines = [f"- `{path.stem}`: {_about(path)}" for path in modules]
    return "\n".join([f"\n### {name}\n", _about(folder / "__init__.py"), "", *lines])


def _about(path: Path) -> str:
    """The first paragraph of a module's docstring, on one line."""
    docstring = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or ""
    return " ".join(docstring.partition("\n\n")[0].split())
