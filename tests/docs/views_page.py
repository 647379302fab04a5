"""The page of pictures, `docs/views.md`: each main view, dark or light as its reader likes it."""

from collections.abc import Iterator
from html import escape

from pictures import NARROW, VIEWS, WIDE, Picture

# Those that are shown in both languages at both widths; the others wide in English and narrow
# in French.
IN_FULL = ("verdict", "ecrire", "table", "table-deal")


def _pictures() -> Iterator[Picture]:
    for name in VIEWS:
        for lang, columns in (("en", WIDE), ("fr", NARROW), ("fr", WIDE), ("en", NARROW)):
            if name in IN_FULL or (lang, columns) in (("en", WIDE), ("fr", NARROW)):
                yield Picture(name, lang, columns)


PICTURES = tuple(_pictures())
HEAD = """# What it looks like

The main views of marque, in English and in French, at 120 columns and at 40, as a telephone
has them. Whoever reads this page on a dark ground sees a dark terminal. The pictures are made
from what the program prints, and a test fails where one no longer shows it:
`MARQUE_REGENERATE=1 pytest tests/docs` draws them anew.
"""


def page() -> str:
    return HEAD + "".join(_section(name) for name in VIEWS)


def _section(name: str) -> str:
    title = VIEWS[name].title[0]
    about = VIEWS[name].about[0]
    shown = [_shown(picture) for picture in PICTURES if picture.name == name]
    return f"\n## {title}\n\n{about}\n" + "".join(shown)


def _shown(picture: Picture) -> str:
    language = {"en": "English", "fr": "French"}[picture.lang]
    alt = escape(f"{language}, {picture.columns} columns: {picture.about}", quote=True)
    dark, light = (f"pictures/{picture.file(theme)}" for theme in ("dark", "light"))
    return (
        f"\n{language}, {picture.columns} columns:\n\n<picture>\n"
        f'  <source media="(prefers-color-scheme: dark)" srcset="{dark}">\n'
        f'  <img src="{light}" alt="{alt}">\n</picture>\n'
    )
