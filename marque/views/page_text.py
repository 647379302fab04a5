"""A page as Markdown and as plain text: the same parts in the same order.

Comes in: a `Page`, made in a frame for text. Goes out: text. A chart is what is seen on it,
in words; what unfolds on a page is written out, but for lines that open to nothing more.
"""

from __future__ import annotations

from collections.abc import Iterator

from marque.views.document import Document, Gap, Items, Line, Text, Title
from marque.views.frame import Frame
from marque.views.markdown import render_markdown
from marque.views.page import WIDTH, Figures, Folds, Page, Part, Section
from marque.views.render import render

# What is written for paper is as wide as it has always been.
TEXT_WIDTH = 80


def markdown_frame(frame: Frame, *, only_ascii: bool) -> Frame:
    """The frame in which a page for Markdown is made. only_ascii: as it was asked for."""
    return _unseen(frame, only_ascii)._replace(width=WIDTH)


def text_frame(frame: Frame, *, only_ascii: bool) -> Frame:
    """The frame in which a page of plain text is made; one fact a line where that is wanted."""
    return _unseen(frame, only_ascii)._replace(width=TEXT_WIDTH, plain=frame.plain)


def _unseen(frame: Frame, only_ascii: bool) -> Frame:
    """A frame that knows nothing of the terminal of the moment."""
    charset = "ascii" if only_ascii else "utf-8"
    return Frame(lang=frame.lang, charset=charset, cards=frame.cards)


def page_markdown(page: Page, frame: Frame) -> str:
    """The page as Markdown."""
    pieces = (
        render_markdown(document, frame, level)
        for part in page.parts
        for document, level in _documents(part)
    )
    return "".join(pieces).rstrip("\n") + "\n"


def page_text(page: Page, frame: Frame) -> str:
    """The page as plain text, laid out in the width of the frame."""
    documents = [document for part in page.parts for document, _ in _documents(part)]
    joined = [block for document in documents for block in (Gap(), *document)]
    return render(tuple(joined), frame)


def _documents(part: Part) -> Iterator[tuple[Document, int]]:
    """A part as documents, each with the level of its title."""
    match part:
        case Section(document, level):
            yield document, level
        case Figures(title, charts, level):
            said: list[Text] = [chart.about for chart in charts]
            yield (Title(title), Items(tuple(said))), level
        case Folds(title, folds, level):
            told = [fold for fold in folds if not _opens_to_nothing(fold.document)]
            if told:
                yield (Title(title),), level
            for fold in told:
                yield (Title(fold.summary), *fold.document), level + 1


def _opens_to_nothing(document: Document) -> bool:
    return all(isinstance(block, Line) and block.style == "dim" for block in document)
