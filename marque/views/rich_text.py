"""A document laid out in columns of text, by Rich, with or without colours.

Comes in: a `Document` and its frame. Goes out: text no line of which is wider than the
frame, in cells, and without an escape sequence where the frame has no colour. Nothing of
a text is taken for markup: only `rich.text.Text` is built here.

This module is imported by `render` alone, inside the function, so Rich may stand at its top.
"""
# ruff: noqa: TID253

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from io import StringIO
from typing import Final, Literal

from rich.cells import cell_len
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table as RichTable
from rich.text import Text as RichText

from marque.language.words import NO_BREAK_SPACE
from marque.views.document import (
    Block,
    Column,
    Document,
    Fact,
    Facts,
    Gap,
    Heading,
    Items,
    Line,
    Piece,
    Style,
    Table,
    Text,
    Title,
    Total,
    Totals,
    pieces,
    spaced,
    unstyled,
)
from marque.views.frame import Frame
from marque.views.lines import STYLES
from marque.views.safe import GLUE, fold, glued, harmless, isolate

TWO_COLOURS: Final = {"♠": "", "♥": "bright_red", "♦": "bright_red", "♣": ""}
# Green is what people know the clubs by; a sign is known by its form as well.
FOUR_COLOURS: Final = {"♠": "", "♥": "bright_red", "♦": "bright_blue", "♣": "green"}

# Rich breaks lines at no-break spaces as well. While it lays out the text they are this
# private character, which `harmless` lets nobody else bring in.
_NO_BREAK: Final = "\ue000"

_SUIT: Final = re.compile("([♠♥♦♣])")
# A column of words may be wrapped down to this many cells, but never inside a word.
_WORDS_WIDTH: Final = 16
_GUTTER: Final = 2


def render_rich(document: Document, frame: Frame) -> str:
    """The document laid out, each line ended; "" for an empty one."""
    output = StringIO()
    console = Console(
        file=output,
        width=frame.width,
        height=100,
        color_system="standard" if frame.colour else None,
        force_terminal=frame.colour,
        no_color=not frame.colour,
        legacy_windows=False,
        markup=False,
        emoji=False,
        highlight=False,
        _environ={},
    )
    blocks = (_renderables(block, frame) for block in spaced(document))
    console.print(Group(*(renderable for block in blocks for renderable in block)))
    printed = output.getvalue().replace(_NO_BREAK, NO_BREAK_SPACE).replace(GLUE, " ")
    laid_out = fold(printed, frame.charset)
    if frame.unicode:
        laid_out = isolate(laid_out)
    return "".join(f"{line.rstrip(' ')}\n" for line in laid_out.splitlines())


def _renderables(block: Block, frame: Frame) -> Iterator[RenderableType]:
    match block:
        case Gap():
            yield RichText()
        case Title(text) | Heading(text):
            yield _text(text, frame, "strong", frame.width)
        case Line(text, style):
            yield _text(text, frame, style, frame.width)
        case Facts(facts):
            yield _facts(facts, frame, frame.width)
        case Totals(totals):
            yield _totals(totals, frame)
        case Items(items, numbered):
            yield _items(items, numbered, frame)
        case Table():
            if unstyled(block.caption):
                yield _text(block.caption, frame, "dim")
            yield from _table(block, frame)


def _text(text: Text, frame: Frame, style: Style = "", width: int = 0) -> RichText:
    """A text in Rich's form, harmless and folded, its suits in their colours.

    width: that of the lines, where what is to be typed is to stay in one piece.
    """
    suits = FOUR_COLOURS if frame.four_colour else TWO_COLOURS
    rich_text = RichText(style=STYLES[style], overflow="fold")
    for piece in pieces(text):
        words = fold(harmless(piece.text), frame.charset, frame.suit_letters, keep=NO_BREAK_SPACE)
        words = glued(words, width).replace(NO_BREAK_SPACE, _NO_BREAK)
        for part in _SUIT.split(words):
            rich_text.append(part, suits.get(part) or STYLES[piece.style])
    return rich_text


def _grid(
    rows: Iterable[Sequence[RichText]],
    columns: Iterable[tuple[int, Literal["left", "right"]]],
    *,
    gutter: int = _GUTTER,
) -> RenderableType:
    """Rows in columns of those widths; the gutters are columns of their own.

    Where nothing is to be wrapped the lines are put together here: Rich's table takes ten
    times as long, and a file of deals has many.
    """
    rows, columns = list(rows), list(columns)
    if all(cell.cell_len <= at[0] for row in rows for cell, at in zip(row, columns, strict=True)):
        return RichText("\n").join(_line(row, columns, gutter) for row in rows)
    grid = RichTable.grid()
    for n, (width, align) in enumerate(columns):
        if n:
            grid.add_column(width=gutter)
        grid.add_column(width=width, justify=align)
    for row in rows:
        first, *others = row
        grid.add_row(first, *(cell for other in others for cell in ("", other)))
    return grid


def _line(
    row: Sequence[RichText],
    columns: Sequence[tuple[int, Literal["left", "right"]]],
    gutter: int,
) -> RichText:
    """A row whose cells all fit their columns."""
    line = RichText(overflow="ignore", no_wrap=True)
    for n, (cell, (width, align)) in enumerate(zip(row, columns, strict=True)):
        space = " " * (width - cell.cell_len)
        line.append(" " * gutter if n else "")
        line.append(space if align == "right" else "").append_text(cell)
        line.append(space if align == "left" else "")
    return line


def _facts(facts: Sequence[Fact], frame: Frame, width: int) -> RenderableType:
    labels = [_text(fact.label, frame) for fact in facts]
    left = min(_widest(labels), width // 2)
    right = width - left - _GUTTER
    values = (_text(fact.value, frame, fact.style, right) for fact in facts)
    return _grid(zip(labels, values, strict=True), ((left, "left"), (right, "left")))


def _totals(totals: Sequence[Total], frame: Frame) -> RenderableType:
    rows = [
        (_text(total.name, frame, total.style), _text((Piece(total.figure, "strong"),), frame))
        for total in totals
    ]
    right = min(_widest(figure for _, figure in rows), frame.width // 2)
    left = min(_widest(name for name, _ in rows), frame.width - right - _GUTTER)
    return _grid(rows, ((left, "left"), (right, "right")))


def _items(items: Sequence[Text], numbered: bool, frame: Frame) -> RenderableType:
    marks = [RichText(f"{n}." if numbered else "-") for n in range(1, len(items) + 1)]
    left = _widest(marks)
    right = frame.width - left - 1
    rows = zip(marks, (_text(item, frame, "", right) for item in items), strict=True)
    return _grid(rows, ((left, "right"), (right, "left")), gutter=1)


def _table(table: Table, frame: Frame) -> Iterator[RenderableType]:
    """The table in columns where it fits, in cards where it doesn't."""
    names = [_text(column.name, frame, "strong") for column in table.columns]
    rows = [[_text(cell, frame, row.style) for cell in row.cells] for row in table.rows]
    widths = _column_widths(table.columns, list(zip(names, *rows, strict=True)), frame.width)
    if widths is None:
        yield from _cards(table, frame)
        return
    columns = [(width, column.align) for width, column in zip(widths, table.columns, strict=True)]
    yield _grid([names], columns)
    yield RichText(("─" if frame.unicode else "-") * (sum(widths) + _GUTTER * (len(widths) - 1)))
    if rows:
        yield _grid(rows, columns)


def _column_widths(
    columns: Sequence[Column], texts: Sequence[Sequence[RichText]], width: int
) -> list[int] | None:
    """The widths at which the columns fit, or None where they can't.

    Each has what its longest cell needs; while that is too much, the widest of those that
    may be wrapped gives way.
    """
    widths = [min(_widest(column), width) for column in texts]
    least = [
        widest if column.align == "right" else _narrowest(cells, widest)
        for column, cells, widest in zip(columns, texts, widths, strict=True)
    ]
    room = width - _GUTTER * (len(columns) - 1)
    if sum(least) > room:
        return None
    while sum(widths) > room:
        at = max(
            (at for at in range(len(widths)) if widths[at] > least[at]), key=widths.__getitem__
        )
        widths[at] -= 1
    return widths


def _narrowest(cells: Sequence[RichText], widest: int) -> int:
    """The least width of a column of words: no word is broken, few cells are a tower."""
    words = (word for cell in cells for word in cell.plain.split(" "))
    return max(max(map(cell_len, words)), min(widest, _WORDS_WIDTH))


def _cards(table: Table, frame: Frame) -> Iterator[RenderableType]:
    """Each row by itself: its first cell, and below it the others.

    Its figures share a line, so that a row is no tower; its words stand as facts.
    """
    for n, row in enumerate(table.rows):
        if n:
            yield RichText()
        (first, name), *others = zip(table.columns, row.cells, strict=True)
        named = first.align == "right" or not unstyled(name)
        yield _text(_joined(first.name, name) if named else name, frame, "strong")
        told = [(column, cell) for column, cell in others if unstyled(cell)]
        figures = [_figure(column.name, cell) for column, cell in told if column.align == "right"]
        words = [(column.name, cell) for column, cell in told if column.align == "left"]
        if figures:
            yield _indented(_text(", ".join(figures), frame, row.style))
        for text in (cell for name, cell in words if not unstyled(name)):
            yield _indented(_text(text, frame, row.style))
        facts = [Fact(name, cell, row.style) for name, cell in words if unstyled(name)]
        if facts:
            yield _indented(_facts(facts, frame, frame.width - _GUTTER))


def _indented(renderable: RenderableType) -> RenderableType:
    return Padding(renderable, (0, 0, 0, _GUTTER))


def _figure(name: Text, cell: Text) -> str:
    """A figure behind its column's name, not to be parted from it."""
    return unstyled(_joined(name, cell)).replace(" ", NO_BREAK_SPACE)


def _joined(name: Text, cell: Text) -> Text:
    """A cell behind its column's name: "Deal 3"."""
    return (*pieces(name), *([" "] if unstyled(name) else []), *pieces(cell))


def _widest(texts: Iterable[RichText]) -> int:
    return max((text.cell_len for text in texts), default=0)
