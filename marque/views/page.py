"""A page as a value, and as one file of HTML that needs nothing else.

Comes in: a title and the parts of the page: documents, charts, and what unfolds on a click.
Goes out: by `render_page` a whole HTML file: no script, nothing fetched, its style inside;
readable on a telephone, by day and by night, and printed without what is folded. The same
page goes into Markdown and plain text by `page_text`.

The first document's title is the page's heading (level 1), so each part says at which level
its own title stands. A browser is told to run and fetch nothing, whatever a name may hold
(Content-Security-Policy, W3C).
"""

from __future__ import annotations

import base64
import hashlib
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from marque import __version__
from marque.views.document import Document, Text
from marque.views.frame import Frame
from marque.views.html import html_plain, html_text, render_html

STYLES: Final = Path(__file__).parent / "styles"

# A page is as wide as the largest table that still fits a sheet of paper, in characters.
WIDTH: Final = 120


class Section(NamedTuple):
    """A document on the page. level: of its title, its headings being one below."""

    document: Document
    level: int = 2


class Fold(NamedTuple):
    """What unfolds: the line that is always seen, and what it opens."""

    summary: Text
    document: Document


class Folds(NamedTuple):
    """Several of them under a title."""

    title: str
    folds: tuple[Fold, ...]
    level: int = 2


Part = Section | Folds


class Page(NamedTuple):
    """A page: its name, for the window and for whoever files it, and its parts in order."""

    title: str
    parts: tuple[Part, ...]


def page_frame(frame: Frame) -> Frame:
    """The frame in which the documents of a page are made: language, cards, suits stay."""
    return Frame(
        lang=frame.lang,
        width=WIDTH,
        charset="utf-8",
        four_colour=frame.four_colour,
        cards=frame.cards,
        drawn=True,
    )


def render_page(page: Page, frame: Frame) -> str:
    """The page as one HTML file. frame: as `page_frame` makes it."""
    return "".join(f"{line}\n" for line in _page(page, frame))


def _page(page: Page, frame: Frame) -> Iterator[str]:
    style = _style("page.css")
    yield "<!DOCTYPE html>"
    yield f'<html lang="{frame.lang}"{" class=four" if frame.four_colour else ""}>'
    yield "<head>"
    yield '<meta charset="utf-8">'
    yield '<meta name="viewport" content="width=device-width, initial-scale=1">'
    yield '<meta name="color-scheme" content="light dark">'
    policy = f"default-src 'none'; style-src '{_fingerprint(style)}'; img-src data:"
    yield f'<meta http-equiv="Content-Security-Policy" content="{policy}">'
    yield f'<meta name="generator" content="marque {__version__}">'
    yield f'<link rel="icon" href="{_ICON}">'
    yield f"<title>{html_plain(page.title, frame)}</title>"
    yield f"<style>{style}</style>"
    yield "</head>"
    yield "<body>"
    yield "<main>"
    for part in page.parts:
        yield from _part(part, frame)
    yield "</main>"
    made = frame.phrases.say("page", "made-with", version=__version__)
    yield f"<footer><p>{html_text(made, frame)}</p></footer>"
    yield "</body>"
    yield "</html>"


# A spade, so that no browser asks anybody for a picture.
_ICON: Final = (
    "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E"
    "%3Ctext x='8' y='14' text-anchor='middle' font-size='16'%3E♠%3C/text%3E%3C/svg%3E"
)


def _part(part: Part, frame: Frame) -> Iterator[str]:
    match part:
        case Section(document, level):
            yield "<section>"
            yield render_html(document, frame, level).rstrip("\n")
        case Folds(title, folds, level):
            yield '<section class="folds">'
            yield f"<h{level}>{html_text(title, frame)}</h{level}>"
            for fold in folds:
                yield f"<details><summary>{html_text(fold.summary, frame)}</summary>"
                yield render_html(fold.document, frame, level + 1).rstrip("\n")
                yield "</details>"
    yield "</section>"


def _style(name: str) -> str:
    """A style sheet as it lies beside the code, its comments too."""
    return (STYLES / name).read_text(encoding="utf-8")


def _fingerprint(style: str) -> str:
    """By which a browser knows the one style that the page may have."""
    digest = hashlib.sha256(style.encode()).digest()
    return f"sha256-{base64.b64encode(digest).decode()}"
