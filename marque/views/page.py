"""A page as a value: a title, and what stands on it one below the other.

Comes in: documents, charts, and what unfolds on a click. Goes out: a `Page`, plain data, that
is rendered as one file of HTML (`page_html`), as Markdown or as plain text (`page_text`).

The first document's title is the page's heading (level 1), so each part says at which level
its own title stands.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from marque.views.chart import Chart
from marque.views.document import Document, Text
from marque.views.frame import Frame
from marque.views.html import has_large

# A page is as wide as the largest table that still fits a sheet of paper, in characters.
WIDTH: Final = 140


class Section(NamedTuple):
    """A document on the page.

    level: of its title, its headings being one below; begins: whether something new begins
    with it, which has a sheet of paper of its own where not everything goes on one.
    """

    document: Document
    level: int = 2
    begins: bool = False


class Figures(NamedTuple):
    """Charts side by side, where there is room, under a title."""

    title: str
    charts: tuple[Chart, ...]
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


Part = Section | Figures | Folds


class Page(NamedTuple):
    """A page: its name, for the window and for whoever files it, and its parts in order."""

    title: str
    parts: tuple[Part, ...]


def rows_of(parts: Sequence[Part], frame: Frame) -> Iterator[tuple[Part, ...]]:
    """The parts as they stand: one a row, but charts beside the sheet that leaves them room."""
    waiting = list(parts)
    while waiting:
        first = waiting.pop(0)
        beside = (
            isinstance(first, Section) and first.begins and not has_large(first.document, frame)
        )
        if beside and waiting and isinstance(waiting[0], Figures):
            yield first, waiting.pop(0)
        else:
            yield (first,)


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
