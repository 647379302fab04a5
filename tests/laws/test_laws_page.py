"""docs/laws.md is as the catalogue would make it now; `MARQUE_REGENERATE=1` writes it anew."""

import os
import re
from pathlib import Path

import laws_page

from marque.laws.catalogue import contents

PAGE = Path(__file__).parents[2] / "docs" / "laws.md"


def test_the_page_of_the_laws_is_up_to_date() -> None:
    made = laws_page.page()
    if os.environ.get("MARQUE_REGENERATE"):
        PAGE.write_text(made, encoding="utf-8")
    assert PAGE.read_text(encoding="utf-8") == made, "MARQUE_REGENERATE=1 writes it anew"


def test_every_breach_has_a_row_and_every_row_leads_to_its_section() -> None:
    made = laws_page.page()
    rows = re.findall(r"^\| \[(B\d\d)\. [^|]*\]\(#([^)]+)\) \|", made, re.MULTILINE)
    assert [law for law, _ in rows] == [entry.id for entry in contents()]
    headings = re.findall(r"^### (.+)$", made, re.MULTILINE)
    assert [link for _, link in rows] == [laws_page.anchor(one) for one in headings]
