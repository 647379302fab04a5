"""Typography: what phones and word processors make of a text, read as its plain form.

Comes in: a text as typed. Goes out: `Plain`, the text that the readers read, which still
knows where each of its characters stood in what was typed. Contract, section 1.
"""

from __future__ import annotations

from typing import Final

from marque.errors import Place

_PLAIN_FORMS: Final = {
    "'": "‘’‚‛′´",
    '"': "“”„‟″«»",
    "-": "‐‑‒–—―−﹘",
    " ": "\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}\N{MEDIUM MATHEMATICAL SPACE}"
    "\N{IDEOGRAPHIC SPACE}" + "".join(map(chr, range(0x2000, 0x200B))),
    "\n": "\N{LINE SEPARATOR}\N{PARAGRAPH SEPARATOR}\x85",
}
# Soft hyphens, characters without width, marks of direction, variation selectors.
_UNSEEN: Final = (0xAD, *range(0x200B, 0x2010), 0x2060, *range(0xFE00, 0xFE10), 0xFEFF)

# What a character is read as, by code point; "" for one that is dropped.
FOLD: Final[dict[int, str]] = {
    **{ord(one): form for form, written in _PLAIN_FORMS.items() for one in written},
    **{0xFEE0 + code: chr(code) for code in range(0x21, 0x7F)},  # full-width ASCII
    **dict.fromkeys(_UNSEEN, ""),
}


class Plain:
    """A text in its plain form, and the text as it was typed.

    text: the plain form, never longer than what was typed; typed: the original.
    """

    __slots__ = ("_starts", "text", "typed")

    def __init__(self, typed: str) -> None:
        self.typed = typed
        self.text = typed if typed.isascii() else typed.translate(FOLD)
        self._starts: list[int] | None = None

    def __repr__(self) -> str:
        return f"Plain({self.typed!r})"

    def span(self, start: int, end: int) -> tuple[int, int]:
        """Where the characters `start` to `end` of the plain form stood in what was typed."""
        if len(self.text) == len(self.typed):
            return start, end
        if self._starts is None:
            kept = (at for at, one in enumerate(self.typed) if FOLD.get(ord(one), one))
            self._starts = [*kept, len(self.typed)]
        return self._starts[start], self._starts[end]

    def place(self, source: str, start: int, end: int, line: int = 0, item: int = 0) -> Place:
        """The place of the characters `start` to `end` of the plain form, as they were typed."""
        start, end = self.span(start, end)
        return Place(source, self.typed[start:end], start, line, item)
