"""Which code judges: the option's, the open game's, the configuration's, or the default.

Comes in: what was asked for. Goes out: the code and where it came from, which the first
line of every verdict names (contract, section 4).
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from marque.cli.context import Context
from marque.codes.code import Code
from marque.codes.load import CODES, load_code, read_house

DEFAULT = "dictionnaire"


class Choice(NamedTuple):
    """A code and where it came from: "option", "game", "config" or "default"."""

    code: Code
    origin: str


def choose_code(context: Context, asked: str | None) -> Choice:
    """The code to judge by. Raises Unreadable ("bad-setting") for one that can't be read."""
    if asked is not None:
        return Choice(read_code(asked), "option")
    configured = context.settings.get("code")
    if configured:
        return Choice(read_code(configured), "config")
    return Choice(load_code(DEFAULT), "default")


def read_code(name: str) -> Code:
    """One of the six codes by name, or house rules from a file."""
    path = Path(name)
    if name not in CODES and (path.suffix == ".toml" or path.is_file()):
        from marque.cli.files import read_text

        return read_house(read_text(path), str(path))
    return load_code(name)
