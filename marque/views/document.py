"""A view as a value: what is shown, said once, and rendered in several ways.

Comes in: what a view made of the values that it shows. Goes out: a `Document`, a tuple of
blocks that is plain data. Two renderers read it, and `render` chooses between them: `plain`
(one fact a line) and `rich_text` (laid out for a terminal or a page of text).

What a view may rely on: texts are made harmless, folded and wrapped by the renderers; ♠♥♦♣
get their colours by themselves. What it must see to: a style never says what the words
don't, for there may be no colour; names are short enough (`safe`); numbers come as text,
in the frame's language.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Literal, NamedTuple

Style = Literal["", "strong", "dim", "good", "bad", "warn", "elder", "younger"]


class Piece(NamedTuple):
    """A piece of a text that has a style of its own."""

    text: str
    style: Style = ""


Text = str | tuple[str | Piece, ...]


class Title(NamedTuple):
    """The first line of a view."""

    text: Text


class Heading(NamedTuple):
    """The beginning of a part; a gap before it comes by itself."""

    text: Text


class Line(NamedTuple):
    """A sentence or a paragraph."""

    text: Text
    style: Style = ""


class Fact(NamedTuple):
    """A label and its value."""

    label: Text
    value: Text
    style: Style = ""


class Facts(NamedTuple):
    """Facts one below the other, their values aligned."""

    facts: tuple[Fact, ...]


class Column(NamedTuple):
    """A column of a table: its name, and where its cells stand.

    Numbers stand right. A cell of a right-hand column is never broken over two lines.
    """

    name: Text
    align: Literal["left", "right"] = "left"


class Row(NamedTuple):
    """The cells of a row, one a column; an empty text where there is nothing to say."""

    cells: tuple[Text, ...]
    style: Style = ""


class Table(NamedTuple):
    """Rows under named columns; the first column names the row.

    Where a table is too wide for the frame each row becomes a card: its first cell, and
    below it the others as facts. Nothing is ever left out.
    """

    columns: tuple[Column, ...]
    rows: tuple[Row, ...]
    caption: Text = ""


class Total(NamedTuple):
    """A name and its figure."""

    name: Text
    figure: str
    style: Style = ""


class Totals(NamedTuple):
    """The large figures of a view: what everybody looks at first."""

    totals: tuple[Total, ...]


class Items(NamedTuple):
    """A list, with numbers where its order matters."""

    items: tuple[Text, ...]
    numbered: bool = False


class Gap(NamedTuple):
    """An empty line; several are one, and none stands first or last."""


Block = Title | Heading | Line | Facts | Table | Totals | Items | Gap
Document = tuple[Block, ...]


def pieces(text: Text) -> Iterator[Piece]:
    """The pieces of a text, those without a style of their own among them."""
    for one in (text,) if isinstance(text, str) else text:
        yield Piece(one) if isinstance(one, str) else one


def unstyled(text: Text) -> str:
    """The words of a text."""
    return "".join(piece.text for piece in pieces(text))


def typed_parts(words: str) -> Iterator[tuple[str, bool]]:
    """The words cut at what a user types, which stands between backticks in our own texts.

    Each part with whether it is typed. Other backticks, of a name, are words.
    """
    for at, part in enumerate(re.split("`((?:marque|--)[^`]*)`", words)):
        if part:
            yield part, at % 2 == 1


def spaced(document: Document) -> Iterator[Block]:
    """The blocks with their gaps as they are shown."""
    started = gap = False
    for block in document:
        if isinstance(block, Gap):
            gap = True
            continue
        if started and (gap or isinstance(block, Heading)):
            yield Gap()
        yield block
        started, gap = True, False
