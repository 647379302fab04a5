"""The pages that are made from the program are as it would make them now.

`MARQUE_REGENERATE=1 pytest tests/docs` writes them anew.
"""

import os
from pathlib import Path

import codes_page
import commands_page
import deals_page
import modules_list
import pytest
import sources_page

DOCS = Path(__file__).parents[2] / "docs"
MADE = {
    "codes.md": codes_page.page,
    "commands.md": commands_page.page,
    "architecture.md": modules_list.page,
    "sources.md": sources_page.page,
    "worked-deals.md": deals_page.page,
}


@pytest.mark.parametrize("name", MADE)
def test_a_page_is_up_to_date(name: str) -> None:
    made = MADE[name]()
    if os.environ.get("MARQUE_REGENERATE"):
        (DOCS / name).write_text(made, encoding="utf-8")
    shown = (DOCS / name).read_text(encoding="utf-8")
    assert shown == made, "MARQUE_REGENERATE=1 writes it anew"


def test_every_text_that_is_cited_is_named_among_the_sources() -> None:
    names = tuple(sources_page.named())
    assert len(names) == 12
    cites = set(sources_page.cited())
    assert len(cites) > 200
    assert {cite for cite in cites if not cite.startswith(names)} == set()
    assert {name for name in names if not any(cite.startswith(name) for cite in cites)} == set()
