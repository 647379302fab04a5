"""Players' names and the tables that they head, made to fit and told apart.

Comes in: names as they were typed, and a frame. Goes out: for each a label that is harmless,
short enough and like no other in the game; and of several tables that say the same, the one
with the longest names that the frame has room for.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Final

from marque.views.document import Table, Text, unstyled
from marque.views.frame import Frame
from marque.views.safe import cells, cut, fold, safe
from marque.views.terms import NAME_WIDTH

Labels = Mapping[str, str]

# How long names may be, in cells: first choice first.
LIMITS: Final = (NAME_WIDTH, 12, 8, 6)
# A terminal narrower than this is a telephone's.
NARROW: Final = 60
# Two names of this length still stand in a sentence on a telephone.
SHORT: Final = 10

_GUTTER: Final = 2
_LONGEST: Final = 200
# With one of these a name could pass for the words around it.
_PUNCTUATION: Final = frozenset(",;:()=→")


def labels(players: Iterable[str], frame: Frame, limit: int = NAME_WIDTH) -> dict[str, str]:
    """Each player's label, at most `limit` cells, by the name as it was typed.

    Names that come out alike when they are cut keep their ends; those that are alike all the
    same, in a charset without their letters, are numbered by seat. A name with punctuation
    of its own stands between quotation marks.
    """
    shown = {name: _label(name, frame, limit, _cut) for name in players}
    shown |= {name: _label(name, frame, limit, _cut_inside) for name in _alike(shown)}
    seats = {name: seat for seat, name in enumerate(shown, 1)}
    return shown | {
        name: f"{_cut(shown[name], frame, limit - 2)} {seats[name]}" for name in _alike(shown)
    }


def _alike(shown: Labels) -> list[str]:
    """The names whose label isn't theirs alone."""
    count = Counter(shown.values())
    return [name for name, label in shown.items() if count[label] > 1]


def _label(name: str, frame: Frame, limit: int, shorten: Callable[[str, Frame, int], str]) -> str:
    text = fold(safe(name, _LONGEST), frame.charset)
    if _PUNCTUATION.isdisjoint(text):
        return shorten(text, frame, limit)
    return fold(f"“{shorten(text, frame, limit - 2)}”", frame.charset)


def _cut(text: str, frame: Frame, limit: int) -> str:
    """A text cut at its end; where there is no "…" the three dots for it count too."""
    label = fold(cut(text, limit), frame.charset)
    return label if cells(label) <= limit else fold(cut(text, limit - 2), frame.charset)


def _cut_inside(text: str, frame: Frame, limit: int) -> str:
    """A text cut before its last third."""
    if cells(text) <= limit:
        return text
    end = text[-(limit // 3) :]
    return _cut(text, frame, limit - cells(end)) + end


def fits(table: Table, frame: Frame) -> bool:
    """Whether a table stands in the frame with every cell on one line."""
    rows = [tuple(column.name for column in table.columns), *(row.cells for row in table.rows)]
    widths = [max(_width(cell, frame) for cell in column) for column in zip(*rows, strict=True)]
    return sum(widths) + _GUTTER * (len(widths) - 1) <= frame.width


def _width(text: Text, frame: Frame) -> int:
    return cells(fold(unstyled(text), frame.charset, frame.suit_letters))


Build = Callable[[Labels], Table]


def table_that_fits(build: Build, players: Iterable[str], frame: Frame) -> Table | None:
    """The table with names as long as the frame has room for; None where no length will do.

    Read aloud, a table always fits, its names at full length.
    """
    names = tuple(players)
    if frame.plain:
        return build(labels(names, frame))
    tables = (build(labels(names, frame, limit)) for limit in LIMITS)
    return next((table for table in tables if fits(table, frame)), None)


def fitted(build: Build, players: Iterable[str], frame: Frame) -> Table:
    """The same; where nothing fits, full names, for the table will be folded into cards."""
    names = tuple(players)
    return table_that_fits(build, names, frame) or build(labels(names, frame))


def in_sentences(players: Iterable[str], frame: Frame) -> dict[str, str]:
    """Labels for names that stand in sentences: shorter on a telephone."""
    narrow = frame.width < NARROW and not frame.plain
    return labels(players, frame, SHORT if narrow else NAME_WIDTH)
