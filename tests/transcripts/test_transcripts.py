"""Every shell session in the documentation is what marque does.

`MARQUE_REGENERATE=1 pytest tests/transcripts` writes what is printed now into the pages; read
the difference before it is kept.
"""

import os
from pathlib import Path

import pytest
from transcript import EVENING, fits, played

import marque

ROOT = Path(__file__).parents[2]
PAGES = [
    page
    for page in sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")])
    if "\n```console\n" in page.read_text(encoding="utf-8")
]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_a_page_shows_what_is_printed(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("marque.cli.world.now", lambda: EVENING)
    shown = page.read_text(encoding="utf-8")
    printed = played(shown)
    if os.environ.get("MARQUE_REGENERATE"):
        page.write_text(printed, encoding="utf-8")
    else:
        assert printed == shown


def test_what_differs_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    page = (
        '```text title="note.txt"\nhello\n```\n\n```console\n$ marque --version\nmarque 9.9\n```\n'
    )
    assert played(page) == page.replace("9.9", marque.__version__)
    assert Path("note.txt").read_text() == "hello\n"


def test_dots_stand_for_anything_and_nothing_else_does() -> None:
    assert fits("elder 61\nyounger 0\n", "elder …\n")
    assert not fits("elder 61\n", "elder 6.\n")
