"""A page as one file of HTML that needs nothing else.

Comes in: a `Page` and its frame. Goes out: a whole file: no script, nothing fetched, its style
inside; readable on a telephone, by day and by night, and printed without what is folded. A
browser is told to run and to fetch nothing, whatever a name may hold (Content-Security-Policy
of the W3C).
"""

from __future__ import annotations

import base64
import hashlib
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Final

from marque import __version__
from marque.views.chart_svg import chart_style, chart_svg
from marque.views.frame import Frame
from marque.views.html import html_plain, html_text, render_html
from marque.views.page import Figures, Folds, Page, Part, Section, rows_of
from marque.views.page_print import print_class

STYLES: Final = Path(__file__).parent / "styles"


def render_page(page: Page, frame: Frame) -> str:
    """The page as one HTML file. frame: as `page_frame` makes it."""
    return "".join(f"{line}\n" for line in _page(page, frame))


def _page(page: Page, frame: Frame) -> Iterator[str]:
    style = (STYLES / "page.css").read_text(encoding="utf-8") + chart_style()
    numbers = count(1)
    yield "<!DOCTYPE html>"
    kind = print_class(page, frame) + (" four" if frame.four_colour else "")
    yield f'<html lang="{frame.lang}" class="{kind}">'
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
    yield f'<p class="suits" aria-hidden="true">{html_text("♠ ♥ ♦ ♣", frame)}</p>'
    yield "<main>"
    for row in rows_of(page.parts, frame):
        if len(row) > 1:
            yield '<div class="beside">'
        for part in row:
            yield from _part(part, frame, numbers)
        if len(row) > 1:
            yield "</div>"
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


def _part(part: Part, frame: Frame, numbers: Iterator[int]) -> Iterator[str]:
    match part:
        case Section(document, level, begins):
            yield f'<section class="parts{" begins" if begins else ""}">'
            yield render_html(document, frame, level).rstrip("\n")
        case Figures(title, charts, level):
            yield '<section class="figures">'
            yield f"<h{level}>{html_text(title, frame)}</h{level}>"
            yield '<div class="charts">'
            for chart in charts:
                yield f"<figure><figcaption>{html_text(chart.title, frame)}</figcaption>"
                yield chart_svg(chart, frame, next(numbers)).rstrip("\n")
                yield "</figure>"
            yield "</div>"
        case Folds(title, folds, level):
            yield '<section class="folds">'
            yield f"<h{level}>{html_text(title, frame)}</h{level}>"
            for fold in folds:
                line = f"<h{level + 1}>{html_text(fold.summary, frame)}</h{level + 1}>"
                yield f"<details><summary>{line}</summary>"
                yield '<div class="parts">'
                yield render_html(fold.document, frame, level + 1, fold.summary).rstrip("\n")
                yield "</div>"
                yield "</details>"
    yield "</section>"


def _fingerprint(style: str) -> str:
    """By which a browser knows the one style that the page may have."""
    digest = hashlib.sha256(style.encode()).digest()
    return f"sha256-{base64.b64encode(digest).decode()}"
