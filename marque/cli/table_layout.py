"""Short texts on the table's screen, laid out without Rich, which would be waited for.

Comes in: a `Document`. Goes out: text no wider than the frame. Titles, headings, lines and
lists are laid out here, in whole words; a document that has anything else in it is rendered
as everywhere.
"""

from __future__ import annotations

import re
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
    Title,
    spaced,
    unstyled,
)
from marque.views.frame import Frame
from marque.views.render import render
from marque.views.safe import cells, fold, harmless, isolate

# Stands for a space at which no line is broken, in what is to be typed; a private character.
_GLUE: Final = "\ue000"
# The same shades as Rich's (`views.rich_text`).
_SHADES: Final[dict[Style, str]] = {
    "strong": "1",
    "dim": "2",
    "good": "1",
    "bad": "91",
    "warn": "95",
    "elder": "94",
    "younger": "95",
}


def laid_out(document: Document, frame: Frame) -> str:
    """The document as text, each line ended."""
    simple = all(isinstance(one, Title | Heading | Line | Items | Gap) for one in document)
    if frame.plain or not simple:
        return render(document, frame)
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
                yield from _wrapped(f"- {unstyled(item)}", "", frame, indent="  ")
        case _:
            yield ""


def _wrapped(text: str, style: Style, frame: Frame, indent: str = "") -> Iterator[str]:
    """A text in lines of whole words, each in its shade."""
    words = fold(harmless(text), frame.charset, frame.suit_letters, keep=NO_BREAK_SPACE)
    words = re.sub("`[^`]*`", lambda typed: typed[0].replace(" ", _GLUE), words)
    shade = _SHADES.get(style) if frame.colour else None
    for line in _broken(words, frame.width, indent):
        shown = fold(line.rstrip().replace(_GLUE, " "), frame.charset)
        shown = isolate(shown) if frame.unicode else shown
        yield f"\x1b[{shade}m{shown}\x1b[0m" if shade else shown


def _broken(text: str, width: int, indent: str) -> Iterator[str]:
    """Lines of whole words; a word that is wider than a line is parted."""
    line = ""
    for word in text.split(" "):
        longer = f"{line} {word}" if line.strip() else line + word
        if cells(longer) <= width:
            line = longer
            continue
        if line.strip():
            yield line
            line = indent + word
        else:
            line = longer
        while cells(line) > width:
            end = _fitting(line, width)
            yield line[:end]
            line = indent + line[end:]
    yield line


def _fitting(text: str, width: int) -> int:
    """How many of a text's characters fit into the width."""
    end = 1
    while end < len(text) and cells(text[: end + 1]) <= width:
        end += 1
    return end
