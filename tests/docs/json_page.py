"""docs/json.md, read: the keys of every object, and the types of their values."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

PAGE = Path(__file__).parents[2] / "docs" / "json.md"
_ROW = re.compile(r"^\| `([^`]+)` \| ([a-z/]+)(\??) \|", re.MULTILINE)
_TYPES = {
    bool: "boolean",
    int: "integer",
    str: "string",
    list: "list",
    tuple: "list",
    dict: "object",
}
FREE = ("free",)


class Type(NamedTuple):
    """names: what a value may be ("free": anything); null: whether it may be unknown."""

    names: tuple[str, ...]
    null: bool

    def fits(self, value: object) -> bool:
        if value is None:
            return self.null
        return self.names == FREE or _TYPES[type(value)] in self.names


Keys = dict[str, Type]


def documented() -> dict[str, Keys]:
    """For each schema its keys: `deals[].points.PLAYER` and what stands there."""
    sections = re.split(r"^## (marque\.\S+)\n", PAGE.read_text(encoding="utf-8"), flags=re.M)
    return {
        schema: {
            key: Type(tuple(names.split("/")), bool(null))
            for key, names, null in _ROW.findall(text)
        }
        for schema, text in zip(sections[1::2], sections[2::2], strict=True)
    }


def values_in(plain: Any, keys: Keys, path: str = "") -> Iterator[tuple[str, Any]]:
    """Every value in an object by its key, as the page would name that.

    What has a schema of its own, or is free, is not looked into.
    """
    if isinstance(plain, list | tuple):
        for item in plain:
            yield from values_in(item, keys, f"{path}[]")
    elif isinstance(plain, dict) and not (path and "schema" in plain):
        any_name = next((key for key in keys if _is_any_name(key, path)), None)
        for name, value in plain.items():
            key = any_name or f"{path}.{name}".lstrip(".")
            yield key, value
            if key not in keys or keys[key].names != FREE:
                yield from values_in(value, keys, key)


def _is_any_name(key: str, path: str) -> bool:
    """Whether a key of the page stands for any name in the object at that path."""
    parent, _, name = key.rpartition(".")
    return parent == path and name.isupper()
