"""docs/written-piquet.md and its French sister: their tables are what the game reckons by."""

import re
from pathlib import Path

import pytest

from marque.games.ecrire_settings import PRESETS
from marque.games.marking import MARKINGS, marque

DOCS = Path(__file__).parents[2] / "docs"
HEADS = {"written-piquet.md": ("lead", "setting"), "piquet-a-ecrire.md": ("avance", "réglage")}
# How the pages say the value of a setting.
WORDS = {
    "written-piquet.md": {"exact": "exactly", "tens": "by tens", "written": "written", 0: "none"},
    "piquet-a-ecrire.md": {"exact": "exacte", "tens": "par dizaines", "written": "écrite"},
}


def rows(name: str, first: str) -> dict[str, list[str]]:
    """A table of the page by its first column, found by the head of that."""
    page = (DOCS / name).read_text(encoding="utf-8")
    table = page[page.index(f"\n| {first} |") :].partition("\n\n")[0]
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in table.split("\n")]
    return {one[0]: one[1:] for one in cells if len(one) > 1 and not one[0].startswith("---")}


@pytest.mark.parametrize("name", HEADS)
def test_the_table_of_marques_is_what_is_reckoned(name: str) -> None:
    head = HEADS[name][0]
    table = rows(name, head)
    leads = [int(lead) for lead in table.pop(head)]
    assert set(table) == set(MARKINGS)
    for marking, shown in table.items():
        reckoned = [marque(marking, lead) for lead in leads]
        assert shown == [str(one) if one else "refait" for one in reckoned], marking


@pytest.mark.parametrize("name", HEADS)
def test_the_table_of_presets_is_what_is_agreed(name: str) -> None:
    shown = {row[-1]: row[:2] for row in rows(name, HEADS[name][1]).values()}
    words = WORDS[name]
    for column, preset in enumerate(("dictionnaire", "ancien")):
        for option, cells in shown.items():
            if found := re.match(r"`--([a-z-]+)", option):
                value = PRESETS[preset][found[1].replace("-", "_")]
                assert cells[column].startswith(words.get(value, str(value))), (option, preset)
    assert sum(option.startswith("`--") for option in shown) == 4
