"""Games of every kind with every kind of entry, played by the program itself."""

from __future__ import annotations

import json
import re
from pathlib import Path

from tests.fuzz.program import marque, own_folder

# Each game begins with `new`; what follows is done in it.
_EVENINGS = (
    "new cent Anne Boris --dealer Anne --target 100 --stake 1 --game game",
    "deal 27 13",
    "deal p6=58;5A p6=57 --tricks E7Y5 --elder-says p6=58",
    "amend 1 anne=30 --swap",
    "note fin",
    "undo",
    "redo",
    "strike 2",
    "deal 60 45",
    "new partie Anne Boris --dealer Boris --code rubicon --game game",
    "deal 23 12",
    "deal AKQJT98.AK.A.AK 7.QJT98.KQJ.QJT --tricks 7-5E --yes",
    "end --left Anne --fine 50",
    "new ecrire Anne Boris Chloé --dealer Anne --rois 2 --stake 0.10 --game game",
    "deal 38 21",
    "deal 17 44",
    "deal --thrown-in Boris",
    "amend 1 --swap",
    "end --by-consent",
)


def game_texts() -> list[str]:
    """The files of these games, without their checks; ids and times are plain ones."""
    texts: list[str] = []
    evening: list[str] = []
    for line in (*_EVENINGS, "new"):
        if line.startswith("new") and evening:
            texts.append(_played(evening))
            evening = []
        evening.append(line)
    return texts


def _played(evening: list[str]) -> str:
    with own_folder():
        for line in evening:
            marque(line.split())
        text = Path("home", "games", "game.json").read_text(encoding="utf-8")
    tables = json.loads(text)
    ids: dict[str, str] = {}
    for table in tables.values():
        for number, document in table.items():
            document.pop("check")
            if "id" in document and "n" in document:
                ids[document["id"]] = f"id-{number}"
    plain = json.dumps(tables, ensure_ascii=False)
    for old, new in ids.items():
        plain = plain.replace(old, new)
    return re.sub(r"\d{4}-\d\d-\d\dT[^\"]*", "2026-11-30T20:00:00+01:00", plain)
