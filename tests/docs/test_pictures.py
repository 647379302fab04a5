"""The pictures of the main views show what the program prints now.

`MARQUE_REGENERATE=1 pytest tests/docs` draws them anew, and makes the page that has them.
"""

import os
from pathlib import Path

import pytest
from picture_svg import THEMES, draw, runs, shown
from pictures import EVENING, Picture, screen
from views_page import PICTURES, page

from tests.terminal.table_running import TMUX

DOCS = Path(__file__).parents[2] / "docs"
FOLDER = DOCS / "pictures"
REGENERATE = bool(os.environ.get("MARQUE_REGENERATE"))


@pytest.mark.parametrize("picture", PICTURES, ids=lambda picture: picture.file("*"))
def test_a_picture_shows_what_is_printed(
    picture: Picture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if picture.view.table and TMUX is None:
        pytest.skip("tmux isn't installed")
    monkeypatch.setattr("marque.cli.world.now", lambda: EVENING)
    printed = screen(picture, tmp_path)
    for theme in THEMES:
        file = FOLDER / picture.file(theme)
        if REGENERATE:
            file.write_text(draw(printed, picture.columns, theme, picture.about), encoding="utf-8")
        assert shown(file.read_text(encoding="utf-8")) == runs(printed, theme)


def test_there_is_no_picture_beside_those_of_the_page() -> None:
    named = {picture.file(theme) for picture in PICTURES for theme in THEMES}
    assert {file.name for file in FOLDER.iterdir()} == named


def test_no_picture_needs_anything_from_elsewhere() -> None:
    for file in FOLDER.iterdir():
        text = file.read_text(encoding="utf-8")
        assert "://" not in text.replace('xmlns="http://www.w3.org/2000/svg"', "")


def test_the_page_has_all_pictures() -> None:
    if REGENERATE:
        (DOCS / "views.md").write_text(page(), encoding="utf-8")
    assert (DOCS / "views.md").read_text(encoding="utf-8") == page()


def test_what_differs_in_a_letter_a_colour_or_a_place_is_seen() -> None:
    printed = "Anne  \x1b[94m7\x1b[0m"
    picture = draw(printed, 40, "dark", "")
    assert shown(picture) == runs(printed, "dark")
    for other in ("Anne  \x1b[94m8\x1b[0m", "Anne  \x1b[95m7\x1b[0m", "Anne   \x1b[94m7\x1b[0m"):
        assert shown(picture) != runs(other, "dark")
    assert shown(picture) != runs(printed, "light")
