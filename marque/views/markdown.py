"""A document as Markdown (CommonMark, tables as GitHub has them), to be kept or sent.

Comes in: a `Document`, its frame, and the level of its title. Goes out: text. Whatever a text
holds stays text: signs that mean something in Markdown are escaped; `<`, `>` and `&` as
entities, for not every reader of Markdown knows `\\<`.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from typing import Final

from marque.language.words import NO_BREAK_SPACE
from marque.views.document import (
    Block,
    Column,
    Document,
    Facts,
    Gap,
    Heading,
    Items,
    Line,
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
from marque.views.safe import fold, harmless, isolate


def render_markdown(document: Document, frame: Frame, level: int = 1) -> str:
    """The document as Markdown, its blocks a line apart. level: of its title, from 1."""
    blocks = ("\n".join(_block(block, frame, level)) for block in document)
    return "".join(f"{block}\n\n" for block in blocks if block)


def markdown_text(text: Text, frame: Frame, *, begins: bool = True) -> str:
    """A text with its styles, on one line. begins: whether it may begin a line."""
    parts = [(_shown(piece.text, frame), piece.style) for piece in pieces(text)]
    shown = "".join(
        _emphasised(part, style, _last(parts[:at]), _first(parts[at + 1 :]))
        for at, (part, style) in enumerate(parts)
    )
    return _BEGINNING.sub(r"\g<1>\\\g<2>", shown, count=1) if begins else shown


def _block(block: Block, frame: Frame, level: int) -> Iterator[str]:
    match block:
        case Title(text):
            yield f"{'#' * level} {markdown_text(text, frame)}"
        case Heading(text):
            yield f"{'#' * (level + 1)} {markdown_text(text, frame)}"
        case Line(text, style):
            yield _emphasised(markdown_text(text, frame), style)
        case Facts(facts):
            for fact in facts:
                yield _pair(fact.label, fact.value, fact.style, frame)
        case Totals(totals):
            for total in totals:
                yield _pair(total.name, total.figure, "strong", frame)
        case Items(items, numbered):
            for n, item in enumerate(items, 1):
                yield (f"{n}. " if numbered else "- ") + markdown_text(item, frame)
        case Table():
            yield from _table(block, frame)
        case Gap():
            pass


def _pair(label: Text, value: Text, style: Style, frame: Frame) -> str:
    shown = _emphasised(markdown_text(value, frame, begins=False), style)
    if not unstyled(label):
        return f"- {shown}"
    return f"- {markdown_text(label, frame)}{frame.phrases.colon}{shown}"


def _table(table: Table, frame: Frame) -> Iterator[str]:
    if unstyled(table.caption):
        yield markdown_text(table.caption, frame)
        yield ""
    yield _row((column.name for column in table.columns), "", frame)
    yield f"|{'|'.join(map(_rule, table.columns))}|"
    for row in table.rows:
        yield _row(row.cells, row.style, frame)


def _row(cells: Iterator[Text] | tuple[Text, ...], style: Style, frame: Frame) -> str:
    shown = (_emphasised(markdown_text(cell, frame, begins=False), style) for cell in cells)
    return f"| {' | '.join(shown)} |"


def _rule(column: Column) -> str:
    return " ---: " if column.align == "right" else " --- "


# Texts.


def _shown(words: str, frame: Frame) -> str:
    return "".join(
        _typed(part, frame) if typed else _escaped(_harmless(part, frame))
        for part, typed in typed_parts(words)
    )


def _emphasised(shown: str, style: Style, before: str = "", after: str = "") -> str:
    """What matters most in bold; other styles say nothing that the words don't.

    before, after: the letters that it stands between. Stars say nothing beside a space, nor
    between a letter and a sign (CommonMark, 6.2); there the words go without.
    """
    if style != "strong" or not shown or "**" in shown:
        return shown
    opens, closes = _flanks(before, shown[0]), _flanks(after, shown[-1])
    return f"**{shown}**" if opens and closes else shown


def _flanks(outside: str, inside: str) -> bool:
    """Whether stars between a letter outside and one inside belong to the inside."""
    if inside.isspace():
        return False
    return not outside or outside.isspace() or _is_sign(outside) or not _is_sign(inside)


def _is_sign(letter: str) -> bool:
    """Whether CommonMark counts it as punctuation (2.1)."""
    return unicodedata.category(letter)[0] in "PS"


Parts = list[tuple[str, Style]]


def _last(parts: Parts) -> str:
    return "".join(part for part, _ in parts)[-1:]


def _first(parts: Parts) -> str:
    return "".join(part for part, _ in parts)[:1]


def _typed(words: str, frame: Frame) -> str:
    """What a user types; a table would be cut at a bar even here."""
    return f"`{_harmless(words, frame)}`".replace("|", "\\|")


# Signs that mean something anywhere; a colon only in an address, or around a picture's name.
_SIGNS: Final = re.compile(r"[\\`*_\[\]|~$]|:(?=//)|(?<=www)\.|:(?=[\w+-]+:)", re.IGNORECASE)
_ENTITIES: Final = {ord("&"): "&amp;", ord("<"): "&lt;", ord(">"): "&gt;"}
# Signs that mean something where a line begins: of a list, of a heading, of a rule.
_BEGINNING: Final = re.compile(r"^(\d*)([-+#=.)])")


def _escaped(words: str) -> str:
    return _SIGNS.sub(r"\\\g<0>", words).translate(_ENTITIES)


def _harmless(words: str, frame: Frame) -> str:
    plain = fold(harmless(words), frame.charset, frame.suit_letters, keep=NO_BREAK_SPACE)
    return isolate(plain) if frame.unicode else plain.replace(NO_BREAK_SPACE, " ")
