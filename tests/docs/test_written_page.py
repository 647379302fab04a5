"""docs/written-piquet.md: its tables are what the game reckons and agrees by."""

import re
from pathlib import Path

from marque.games.ecrire_settings import PRESETS
from marque.games.marking import MARKINGS, marque

PAGE = (Path(__file__).parents[2] / "docs" / "written-piquet.md").read_text(encoding="utf-8")


def rows(first: str) -> dict[str, list[str]]:
    """A table of the page by its first column, found by the head of that."""
    table = PAGE[PAGE.index(f"\n| {first} |") :].partition("\n\n")[0]
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in table.split("\n")]
    return {one[0]: one[1:] for one in cells if len(one) > 1 and not one[0].startswith("---")}


def test_the_table_of_marques_is_what_is_reckoned() -> None:
    table = rows("lead")
    leads = [int(lead) for lead in table.pop("lead")]
    assert set(table) == set(MARKINGS)
    for marking, shown in table.items():
        reckoned = [marque(marking, lead) for lead in leads]
        assert shown == [str(one) if one else "refait" for one in reckoned], marking


def test_the_table_of_presets_is_what_is_agreed() -> None:
    shown = {row[-1]: row[:2] for row in rows("setting").values()}
    words = {"exact": "exactly", "tens": "by tens", "written": "written", 0: "none"}
    for column, preset in enumerate(("dictionnaire", "ancien")):
        for option, cells in shown.items():
            if found := re.match(r"`--([a-z-]+)", option):
                value = PRESETS[preset][found[1].replace("-", "_")]
                assert cells[column].startswith(words.get(value, str(value))), (option, preset)
    assert sum(option.startswith("`--") for option in shown) == 4
