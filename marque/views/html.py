"""A document as HTML: headings in order, tables with captions and scopes, nothing that acts.

Comes in: a `Document`, its frame, and the level of its title. Goes out: a fragment of HTML
for the body of a page (`page`). Whatever a text holds is text there: it is made harmless and
escaped here, and right-to-left names are set apart, so that a view need not think of it.

A table has its own caption, or that of the heading above it, for whoever listens. A table
that a telephone has no room for is marked to be folded into cards by the page's style.
"""

from __future__ import annotations

import html
import re
from collections.abc import Iterable, Iterator
from typing import Final

from marque.views.document import (
    Block,
    Column,
    Document,
    Facts,
    Gap,
    Heading,
    Items,
    Line,
    Row,
    Style,
    Table,
    Text,
    Title,
    Totals,
    pieces,
    typed_parts,
    unstyled,
)
from marque.views.frame import Frame
from marque.views.players import fits
from marque.views.safe import cells, fold, harmless, isolate

# So many characters a telephone held upright shows in a line, and a small screen.
TELEPHONE: Final = 42
SMALL_SCREEN: Final = 76
# Beyond this the letters of a table are smaller, so that it stands on any page.
ROOMY: Final = 112
# A cell as long as this may be broken over lines, even inside a word.
LONG: Final = 18
DEEPEST: Final = 6

_SUITS: Final = {"♠": "spade", "♥": "heart", "♦": "diamond", "♣": "club"}
_SUIT: Final = re.compile("[♠♥♦♣]")


def render_html(document: Document, frame: Frame, level: int = 1, heading: Text = "") -> str:
    """The document as HTML, a line or more a block.

    level: of its title, from 1 to 6; its headings are one below that; heading: what stands
    above it, where it has no title.
    """
    return "".join(f"{line}\n" for line in _document(document, frame, level, heading))


def html_text(text: Text, frame: Frame) -> str:
    """A text with its styles, for the content of an element."""
    return "".join(_styled(piece.text, piece.style, frame) for piece in pieces(text))


def html_plain(text: Text, frame: Frame) -> str:
    """The words alone, for an attribute, the title of a page or a drawing."""
    return html.escape(isolate(_harmless(unstyled(text), frame)))


def _document(document: Document, frame: Frame, level: int, heading: Text) -> Iterator[str]:
    """Its parts, which stand side by side where there is room; a large table has its own row."""
    for part in parts_of(document):
        yield f'<div class="part{" large" if has_large(part, frame) else ""}">'
        for block in part:
            if isinstance(block, Title | Heading):
                heading = block.text
            yield from _block(block, heading, frame, level)
        yield "</div>"


def parts_of(document: Document) -> Iterator[Document]:
    """The document cut before each of its headings."""
    headings = [at for at, block in enumerate(document) if isinstance(block, Heading)]
    starts = sorted({0, *headings})
    for start, end in zip(starts, [*starts[1:], len(document)], strict=True):
        if start < end:
            yield document[start:end]


def _block(block: Block, heading: Text, frame: Frame, level: int) -> Iterator[str]:
    match block:
        case Title(text):
            yield _heading(text, frame, level)
        case Heading(text):
            yield _heading(text, frame, level + 1)
        case Line(text, style):
            yield f"<p{_class(style)}>{html_text(text, frame)}</p>"
        case Facts(facts):
            pairs = ((fact.label, fact.value, fact.style) for fact in facts)
            yield from _list_of_pairs("facts", pairs, frame)
        case Totals(totals):
            figures = ((total.name, total.figure, total.style) for total in totals)
            yield from _list_of_pairs("totals", figures, frame)
        case Items(items, numbered):
            name = "ol" if numbered else "ul"
            yield f"<{name}>"
            yield from (f"<li>{html_text(item, frame)}</li>" for item in items)
            yield f"</{name}>"
        case Table():
            yield from _table(block, block.caption or heading, frame)
        case Gap():
            pass


def _heading(text: Text, frame: Frame, level: int) -> str:
    name = f"h{min(level, DEEPEST)}"
    return f"<{name}>{html_text(text, frame)}</{name}>"


def _list_of_pairs(
    kind: str, pairs: Iterable[tuple[Text, Text, Style]], frame: Frame
) -> Iterator[str]:
    """Labels and values; a label without words is left out, its value stands alone."""
    yield f'<dl class="{kind}">'
    for label, value, style in pairs:
        shown = html_text(value, frame)
        yield f"<div{_class(style)}><dt>{html_text(label, frame)}</dt><dd>{shown}</dd></div>"
    yield "</dl>"


# Tables.


def _table(table: Table, caption: Text, frame: Frame) -> Iterator[str]:
    # What a caption repeats of the heading above is for whoever listens only.
    heard = "" if unstyled(table.caption) else ' class="heard"'
    yield f"<table{_table_kind(table, frame)}>"
    yield f"<caption{heard}>{html_text(caption, frame)}</caption>"
    names = "".join(_column_head(column, frame) for column in table.columns)
    yield f"<thead><tr>{names}</tr></thead>"
    yield "<tbody>"
    yield from (_row(row, table.columns, frame) for row in table.rows)
    yield "</tbody>"
    yield "</table>"


def has_large(document: Document, frame: Frame) -> bool:
    """Whether a document has a table for which there is no room on a telephone."""
    return any(
        isinstance(block, Table) and not _fits(block, TELEPHONE, frame) for block in document
    )


def _fits(table: Table, width: int, frame: Frame) -> bool:
    return fits(table, frame._replace(width=width))


def _table_kind(table: Table, frame: Frame) -> str:
    """When a table is folded into cards, and whether its letters are smaller; "" for neither."""
    if _fits(table, TELEPHONE, frame):
        return ""
    if _fits(table, SMALL_SCREEN, frame):
        return ' class="folding-late"'
    return (
        ' class="folding-early"' if _fits(table, ROOMY, frame) else ' class="folding-early dense"'
    )


def _column_head(column: Column, frame: Frame) -> str:
    name = html_text(column.name, frame)
    return f'<th scope="col"{_cell_class(column, column.name)}>{name}</th>' if name else "<td></td>"


def _row(row: Row, columns: tuple[Column, ...], frame: Frame) -> str:
    """A row; its head is the first cell that says anything, over all that stand before it."""
    named = list(zip(columns, row.cells, strict=True))
    empty = next((n for n, (_, cell) in enumerate(named) if unstyled(cell)), 0)
    column, head = named[empty]
    over = f' colspan="{empty + 1}"' if empty else ""
    row_cells = [
        f'<th scope="row"{over}{_cell_class(column, head)}'
        f"{_label('' if empty else column.name, frame)}>"
        f"{html_text(head, frame)}</th>"
    ]
    for column, cell in named[empty + 1 :]:
        label = _label(column.name, frame)
        row_cells.append(f"<td{_cell_class(column, cell)}{label}>{html_text(cell, frame)}</td>")
    return f"<tr{_class(row.style)}>{''.join(row_cells)}</tr>"


def _label(name: Text, frame: Frame) -> str:
    """The name of a cell's column, which the style shows beside it where tables are folded."""
    return f' data-label="{html_plain(name, frame)}"' if unstyled(name) else ""


def _cell_class(column: Column, text: Text) -> str:
    """Where a cell stands, and whether it may be broken."""
    kinds = ["right"] if column.align == "right" else []
    kinds += ["long"] if cells(unstyled(text)) >= LONG else []
    return f' class="{" ".join(kinds)}"' if kinds else ""


# Texts.


def _styled(words: str, style: Style, frame: Frame) -> str:
    shown = "".join(
        f"<code>{_escaped(part, frame)}</code>" if typed else _escaped(part, frame)
        for part, typed in typed_parts(words)
    )
    if not style:
        return shown
    name = "strong" if style == "strong" else "span"
    return f"<{name}{_class(style)}>{shown}</{name}>"


def _class(style: Style) -> str:
    return f' class="{style}"' if style else ""


def _escaped(words: str, frame: Frame) -> str:
    """Words as HTML: their signs escaped, right-to-left names apart, suits in their colours."""
    escaped = html.escape(isolate(_harmless(words, frame)))
    # The two marks of an isolate come from `isolate` alone: nothing harmless has them.
    apart = escaped.replace("\u2068", "<bdi>").replace("\u2069", "</bdi>")
    return _SUIT.sub(_suit, apart)


def _suit(found: re.Match[str]) -> str:
    return f'<span class="{_SUITS[found[0]]}">{found[0]}</span>'


def _harmless(words: str, frame: Frame) -> str:
    return fold(harmless(words), frame.charset, frame.suit_letters)
