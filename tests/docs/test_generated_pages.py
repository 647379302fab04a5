"""The pages that are made from the program are as it would make them now.

`MARQUE_REGENERATE=1 pytest tests/docs` writes them anew.
"""

import os
from pathlib import Path

import codes_page
import commands_page
import modules_list
import pytest

DOCS = Path(__file__).parents[2] / "docs"
MADE = {
    "codes.md": codes_page.page,
    "commands.md": commands_page.page,
    "architecture.md": modules_list.page,
}


@pytest.mark.parametrize("name", MADE)
def test_a_page_is_up_to_date(name: str) -> None:
    made = MADE[name]()
    if os.environ.get("MARQUE_REGENERATE"):
        (DOCS / name).write_text(made, encoding="utf-8")
    shown = (DOCS / name).read_text(encoding="utf-8")
    assert shown == made, "MARQUE_REGENERATE=1 writes it anew"
