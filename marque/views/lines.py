"""Titles, lines and lists, laid out without Rich, which takes longer than most commands.

Comes in: a `Document` that has nothing else in it. Goes out: text no wider than the frame, in
whole words, as `rich_text` would make it but for spaces at the end of a line that nobody sees.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from marque.language.words import NO_BREAK_SPACE
from marque.views.document import (
    Block,
    Document,
    Gap,
    Heading,
    Items,
    Line,
    Style,
    Text,
    Title,
    spaced,
    unstyled,
)
from marque.views.frame import Frame
from marque.views.safe import GLUE, cells, fold, glued, harmless, isolate

# The signs that have colours of their own.
SUIT_SIGNS: Final = frozenset("♠♥♦♣")
# Of the sixteen colours of a terminal the three that can be read on a dark ground and on a
# light one, whatever shades it has: yellow, cyan and green vanish on white, blue on black.
STYLES: Final[dict[Style, str]] = {
    "": "",
    "strong": "bold",
    "dim": "dim",
    "good": "bold",
    "bad": "bright_red",
    "warn": "bright_magenta",
    "elder": "bright_blue",
    "younger": "bright_magenta",
}
# What a terminal is told for each (ECMA-48, SGR).
_CODES: Final = {
    "": "",
    "bold": "1",
    "dim": "2",
    "bright_red": "91",
    "bright_blue": "94",
    "bright_magenta": "95",
}


def is_plain_text(document: Document, frame: Frame) -> bool:
    """Whether there are only titles, lines and lists, without a colour inside a line."""
    return all(_is_plain(block, frame.colour) for block in document)


def _is_plain(block: Block, colour: bool) -> bool:
    match block:
        case Title(text) | Heading(text) | Line(text):
            return _has_no_colour(text) or not colour
        case Items(items, numbered):
            return not numbered and (not colour or all(map(_has_no_colour, items)))
        case _:
            return isinstance(block, Gap)


def _has_no_colour(text: Text) -> bool:
    return isinstance(text, str) and SUIT_SIGNS.isdisjoint(text)


def render_lines(document: Document, frame: Frame) -> str:
    """The document as text, each line ended; "" for an empty one."""
    return "".join(f"{line}\n" for block in spaced(document) for line in _lines(block, frame))


def in_whole_words(text: str, column: int, width: int) -> str:
    """A text that follows `column` cells of others on a terminal so many cells wide.

    Where the edge would part a word, spaces push it to the next line.
    """
    first, *words = text.split(" ")
    spaced, at = first, column + cells(first)
    for word in words:
        left = width - at % width
        fits = cells(word) < left or cells(word) > width
        space = " " * (0 if left == width else 1 if fits else left)
        spaced += space + word
        at += len(space) + cells(word)
    return spaced


def _lines(block: Block, frame: Frame) -> Iterator[str]:
    match block:
        case Title(text) | Heading(text):
            yield from _wrapped(unstyled(text), "strong", frame)
        case Line(text, style):
            yield from _wrapped(unstyled(text), style, frame)
        case Items(items):
            for item in items:
                yield from _wrapped(unstyled(item), "", frame, mark="- ")
        case _:
            yield ""


def _wrapped(text: str, style: Style, frame: Frame, mark: str = "") -> Iterator[str]:
    """A text in lines of whole words, each in its shade; mark: what stands before the first."""
    words = fold(harmless(text), frame.charset, frame.suit_letters, keep=NO_BREAK_SPACE)
    width = frame.width - len(mark)
    shade = _CODES[STYLES[style]] if frame.colour else ""
    for line in _broken(glued(words, width), width):
        shown = fold(mark + line.replace(GLUE, " "), frame.charset).rstrip(" ")
        mark = " " * len(mark)
        shown = isolate(shown) if frame.unicode else shown
        yield f"\x1b[{shade}m{shown}\x1b[0m" if shade and shown else shown


def _broken(text: str, width: int) -> Iterator[str]:
    """Lines of whole words; a word that is wider than a line is parted."""
    line = ""
    for word in text.split(" "):
        longer = f"{line} {word}" if line.strip() else line + word
        if cells(longer) <= width:
            line = longer
            continue
        if line.strip():
            yield line
            line = word
        else:
            line = longer
        while cells(line) > width:
            end = _fitting(line, width)
            yield line[:end]
            line = line[end:]
    yield line


def _fitting(text: str, width: int) -> int:
    """How many of a text's characters fit into the width."""
    end = 1
    while end < len(text) and cells(text[: end + 1]) <= width:
        end += 1
    return end
