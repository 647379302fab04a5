"""The pages that are made from the program are as it would make them now.

`MARQUE_REGENERATE=1 pytest tests/docs` writes them anew.
"""

import os
from pathlib import Path

import codes_page
import commands_page
import pytest

DOCS = Path(__file__).parents[2] / "docs"


@pytest.mark.parametrize("name", ["commands", "codes"])
def test_a_page_is_up_to_date(name):
    path = DOCS / f"{name}.md"
    made = {"commands": commands_page, "codes": codes_page}[name].page()
    if os.environ.get("MARQUE_REGENERATE"):
        path.write_text(made, encoding="utf-8")
    assert path.read_text(encoding="utf-8") == made, "MARQUE_REGENERATE=1 writes it anew"
