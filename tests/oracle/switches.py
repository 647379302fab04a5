"""The values of a code's switches, read from its own data by nobody else's reader.

Comes in: the name of a code. Goes out: its switches by name; None where the code is silent.
"""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

CODES = ("dictionnaire", "academie", "raffle", "cent", "rubicon", "modern")
DATA = Path(__file__).parents[2] / "marque" / "codes" / "data"


@cache
def switches_of(code: str) -> dict[str, Any]:
    """The switches of one of the six codes."""
    data = tomllib.loads((DATA / f"{code}.toml").read_text(encoding="utf-8"))
    return {name: cell.get("value") for name, cell in data["switches"].items()}
