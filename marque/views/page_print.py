"""How large a page is printed, so that it goes on one sheet of paper where that can be.

Comes in: a page. Goes out: the class of its style sheet that says so. The lines are counted
as they stand in print, roughly, and with a little room: nobody but the printer knows its
letters. Where not even small ones would do, each game has a sheet of its own.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import ceil
from typing import Final

from marque.views.document import Block, Document, Facts, Gap, Items, Line, Table, unstyled
from marque.views.frame import Frame
from marque.views.html import has_large, parts_of
from marque.views.page import Figures, Page, Part, Section, rows_of

# The sizes there are, and how many lines of the largest go on a sheet.
SIZES: Final = (9, 8, 7, 6, 5)
LINES: Final = 66
# Smaller letters than these nobody reads for pleasure.
READABLE: Final = 6

# A row of charts, in lines.
_CHARTS: Final = 17
_BESIDE: Final = 15
_LETTERS: Final = 90


def print_class(page: Page, frame: Frame) -> str:
    """ "print-8", or where the page is too long "print-8 apart": each game on its own sheet."""
    sheets = [
        sum(_row_height(row, frame) for row in rows_of(parts, frame))
        for parts in _sheets(page.parts)
    ]
    together = _size(sum(sheets))
    if together >= READABLE or len(sheets) == 1:
        return f"print-{together}"
    return f"print-{_size(max(sheets))} apart"


def _size(lines: float) -> int:
    """The largest size at which so many lines go on a sheet, or the least."""
    return next((size for size in SIZES if lines * size <= LINES * SIZES[0]), SIZES[-1])


def _sheets(parts: Iterable[Part]) -> Iterator[list[Part]]:
    """The parts cut where something new begins."""
    sheet: list[Part] = []
    for part in parts:
        if isinstance(part, Section) and part.begins and len(sheet) > 1:
            yield sheet
            sheet = []
        sheet.append(part)
    yield sheet


def _row_height(row: tuple[Part, ...], frame: Frame) -> float:
    """Charts beside a sheet are smaller than charts by themselves."""
    first, *beside = row
    return max(_height(first, frame), _BESIDE) if beside else _height(first, frame)


def _height(part: Part, frame: Frame) -> float:
    """About how many lines a part takes; what is folded takes none."""
    match part:
        case Section(document):
            return 2 + _section(document, frame)
        case Figures(charts=charts):
            return 4 + _CHARTS * ceil(len(charts) / 2)
    return 0


def _section(document: Document, frame: Frame) -> float:
    """Large parts one below the other, small ones two and more in a row."""
    large, small = [0.0], [0.0]
    for own in parts_of(document):
        (large if has_large(own, frame) else small).append(sum(map(_lines, own)))
    return sum(large) + max(max(small), sum(small) / 2)


def _lines(block: Block) -> float:
    match block:
        case Table(rows=rows):
            return 2 + 1.15 * len(rows)
        case Facts(facts):
            return len(facts)
        case Items(items):
            return sum(1 + len(unstyled(item)) // _LETTERS for item in items)
        case Line(text):
            return 1.3 + len(unstyled(text)) // _LETTERS
        case Gap():
            return 0
    return 2.5
