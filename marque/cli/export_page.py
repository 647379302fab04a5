"""The page of the games that `export` writes: sheets, charts, settlements, deals that unfold.

Comes in: games, and the run's context. Goes out: a `Page`, which is rendered as HTML, as
Markdown or as plain text. Every document on it is the one that `sheet` and `settle` print.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress

from marque.cli.context import Context
from marque.cli.evening import evening_of
from marque.cli.settle import left_out, nothing_yet, together_of
from marque.cli.show_game import carried_line, settlement_document, sheet_of
from marque.errors import Impossible, MarqueError
from marque.session.book import Book, Game, opened, settlement_of
from marque.session.counts import counted_deals
from marque.views.chart import Chart
from marque.views.chart_svg import picture_svg
from marque.views.deal_count import deal_summary, deal_view
from marque.views.document import Document, Line, Title, pieces, unstyled
from marque.views.frame import Frame
from marque.views.game_charts import game_charts
from marque.views.page import Figures, Fold, Folds, Page, Part, Section, page_frame
from marque.views.page_html import render_page
from marque.views.page_text import markdown_frame, page_markdown, page_text, text_frame
from marque.views.players import in_sentences
from marque.views.safe import safe


def written(
    ending: str, games: Sequence[Game], book: Book, context: Context, evening: str | None
) -> str:
    """The games as a file of that ending: `.html`, `.md`, `.txt`, or `.svg`, the charts alone."""
    frame = file_frame(ending, context)
    page = page_of(games, book, context._replace(frame=frame), evening)
    return _picture(page, frame) if ending == ".svg" else file_text(ending, page, frame)


def file_frame(ending: str, context: Context) -> Frame:
    """The frame of a file: the same, whatever terminal it was written from."""
    if ending == ".md":
        return markdown_frame(context.frame, only_ascii=context.everywhere.ascii)
    if ending == ".txt":
        return text_frame(context.frame, only_ascii=context.everywhere.ascii)
    return page_frame(context.frame)


def file_text(ending: str, page: Page, frame: Frame) -> str:
    """A page as a file of one of the endings `.html`, `.md`, `.txt`."""
    if ending == ".md":
        return page_markdown(page, frame)
    return page_text(page, frame) if ending == ".txt" else render_page(page, frame)


def _picture(page: Page, frame: Frame) -> str:
    """The charts of a page. Raises Impossible (questioned) where there is nothing to draw yet."""
    groups: list[tuple[str, Sequence[Chart]]] = []
    title = page.title
    for part in page.parts:
        if isinstance(part, Section) and part.begins:
            title = _title(part.document)
        elif isinstance(part, Figures):
            groups.append((title, part.charts))
    if not groups:
        raise Impossible("questioned", reason="no-chart")
    return picture_svg(groups, frame)


def page_of(games: Sequence[Game], book: Book, context: Context, evening: str | None) -> Page:
    """The page. context: with the frame in which the page is made; evening: as it was asked for.

    One game is the page; several have a heading of their own each, and what they come to
    together stands at the end.
    """
    if len(games) == 1:
        parts = tuple(_game_parts(games[0], book, context, 1))
        (sheet, *_) = parts
        assert isinstance(sheet, Section)
        return Page(_title(sheet.document), parts)
    title = _title_of_several(games, context, evening)
    parts = (
        Section((Title(title),), 1),
        *(part for game in games for part in _game_parts(game, book, context, 2)),
        *_together(games, context),
    )
    return Page(title, parts)


def _title_of_several(games: Sequence[Game], context: Context, evening: str | None) -> str:
    if evening is None:
        return context.phrases.say("page", "several", count=len(games))
    day = evening_of(str(games[0].header["created"]))
    assert day is not None, "the games of an evening were begun on it"
    return context.phrases.say("page", "evening", date=context.phrases.date(day.isoformat()))


def _together(games: Sequence[Game], context: Context) -> Iterator[Part]:
    """What the games that are over come to together, if there are several that go together."""
    settled = {
        game.id: one for game in games if game.state.finished and (one := settlement_of(game))
    }
    if len(settled) < 2:
        return
    faults = [nothing_yet(game) for game in games if game.id not in settled]
    try:
        document = settlement_document(together_of(settled), context, None)
    except MarqueError as error:
        faults, document = list(error.errors), (Title(context.phrases.say("page", "together")),)
    yield Section((*_without_gap(document), *left_out(faults, context)), 2, begins=True)


def _game_parts(game: Game, book: Book, context: Context, level: int) -> Iterator[Part]:
    """Everything about one game. level: of its heading."""
    document = (*sheet_of(game, context), *carried_line(game, book, context))
    (title, about, *sheet), *others = _titled(document)
    assert isinstance(about, Line)
    yield Section((title, _dated(about, game, context), *sheet), level, begins=True)
    charts = game_charts(game.state, game.settings, context.frame)
    if charts:
        yield Figures(context.phrases.say("page", "charts"), charts, level + 1)
    yield from (Section(other, level + 1) for other in others)
    folds = tuple(_folds(game, book, context))
    if folds:
        yield Folds(context.phrases.say("page", "deals"), folds, level + 1)


def _folds(game: Game, book: Book, context: Context) -> Iterator[Fold]:
    """Every deal that stands: a line that unfolds to its count."""
    frame = context.frame
    names = in_sentences(game.players, frame)
    as_played = opened(book.store.read(game.id))
    for one in counted_deals(game, as_played):
        document = deal_view(
            one.deal,
            names,
            frame,
            judged=one.judged,
            problem=one.problem,
            changes=one.changes,
            time=one.time,
        )
        yield Fold(deal_summary(one.deal, names, frame), document)


def _dated(about: Line, game: Game, context: Context) -> Line:
    """The line that says which game it is, with the day on which it was begun."""
    day = str(game.header.get("date") or game.header["created"])
    with suppress(ValueError):
        day = context.phrases.date(day)
    return about._replace(text=(*pieces(about.text), f", {safe(day, 40)}"))


def _without_gap(document: Document) -> Document:
    """A document from its title on."""
    return next(_titled(document))


def _titled(document: Document) -> Iterator[Document]:
    """A document cut before each of its titles."""
    starts = [at for at, block in enumerate(document) if isinstance(block, Title)]
    for start, end in zip(starts, [*starts[1:], len(document)], strict=True):
        yield document[start:end]


def _title(document: Document) -> str:
    (title, *_) = (block for block in document if isinstance(block, Title))
    return unstyled(title.text)
