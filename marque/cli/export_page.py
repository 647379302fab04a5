"""The page of the games that `export` writes: sheets, charts, settlements, deals that unfold.

Comes in: games, and the run's context. Goes out: a `Page`, which is rendered as HTML, as
Markdown or as plain text. Every document on it is the one that `sheet` and `settle` print.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from marque.cli.context import Context
from marque.cli.show_game import carried_line, sheet_of
from marque.session.book import Book, Game
from marque.views.document import Document, Title, unstyled
from marque.views.page import Page, Part, Section


def page_of(games: Sequence[Game], book: Book, context: Context) -> Page:
    """The page. context: with the frame in which the page is made."""
    parts = [part for game in games for part in _game_parts(game, book, context, 1)]
    (first, *_) = parts
    assert isinstance(first, Section)
    return Page(_title(first.document), tuple(parts))


def _game_parts(game: Game, book: Book, context: Context, level: int) -> Iterator[Part]:
    """Everything about one game. level: of its heading."""
    document = (*sheet_of(game, context), *carried_line(game, book, context))
    for n, titled in enumerate(_titled(document)):
        yield Section(titled, level + 1 if n else level)


def _titled(document: Document) -> Iterator[Document]:
    """A document cut before each of its titles."""
    starts = [at for at, block in enumerate(document) if isinstance(block, Title)]
    for start, end in zip(starts, [*starts[1:], len(document)], strict=True):
        yield document[start:end]


def _title(document: Document) -> str:
    (title, *_) = (block for block in document if isinstance(block, Title))
    return unstyled(title.text)
