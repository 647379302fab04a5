"""A document one fact a line: for screen readers, for pasting into a chat, for `grep`.

Comes in: a `Document`. Goes out: its text without layout. A fact is `label: value`; a row
of a table is one line, `column: value; column: value`, without its empty cells. Lines are
never wrapped: the width of the frame is for what is laid out. All spaces are plain ones.
"""

from __future__ import annotations

from collections.abc import Iterator

from marque.language.words import NO_BREAK_SPACE
from marque.views.document import (
    Block,
    Document,
    Facts,
    Gap,
    Items,
    Row,
    Table,
    Text,
    Totals,
    spaced,
    unstyled,
)
from marque.views.frame import Frame
from marque.views.safe import fold, harmless, isolate


def render_plain(document: Document, frame: Frame) -> str:
    """The document as lines, each ended; "" for an empty one."""
    lines = (line for block in spaced(document) for line in _lines(block, frame))
    return "".join(f"{line.rstrip()}\n" for line in lines)


def _lines(block: Block, frame: Frame) -> Iterator[str]:
    match block:
        case Gap():
            yield ""
        case Facts(facts):
            for fact in facts:
                yield _pair(fact.label, fact.value, frame)
        case Totals(totals):
            for total in totals:
                yield _pair(total.name, total.figure, frame)
        case Items(items, numbered):
            for n, item in enumerate(items, 1):
                yield (f"{n}. " if numbered else "- ") + _words(item, frame)
        case Table():
            if unstyled(block.caption):
                yield _words(block.caption, frame)
            for row in block.rows:
                yield _row(block, row, frame)
        case _:
            yield _words(block.text, frame)


def _row(table: Table, row: Row, frame: Frame) -> str:
    named = zip(table.columns, row.cells, strict=True)
    semicolon = frame.phrases.say("common", "semicolon").replace(NO_BREAK_SPACE, " ")
    cells = (_pair(column.name, cell, frame) for column, cell in named if unstyled(cell))
    return semicolon.join(cells)


def _pair(label: Text, value: Text, frame: Frame) -> str:
    words = _words(value, frame)
    if not unstyled(label):
        return words
    return _words(label, frame) + frame.phrases.colon.replace(NO_BREAK_SPACE, " ") + words


def _words(text: Text, frame: Frame) -> str:
    words = fold(harmless(unstyled(text)), frame.charset, frame.suit_letters)
    words = words.replace(NO_BREAK_SPACE, " ")
    return isolate(words) if frame.unicode else words
