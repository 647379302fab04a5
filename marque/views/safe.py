"""Text made fit to be shown: harmless, short enough, in the characters that there are.

Comes in: any text: names and notes as somebody typed them, or our own. Goes out: text
without controls or invisible characters; folded to what a charset has; cut to a width in
cells, the columns of a terminal. Widths: Unicode Standard Annex 11; directions: Annex 9.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from marque.language.words import NO_BREAK_SPACE

REPLACEMENT: Final = "\ufffd"
ELLIPSIS: Final = "…"


def safe(text: str, limit: int) -> str:
    """A name or a note on one line, harmless, at most `limit` cells wide.

    Runs of spaces become one; what is too long ends in "…"; a text with nothing in it that
    can be seen is shown as "�".
    """
    seen = " ".join(harmless(text).replace(NO_BREAK_SPACE, " ").split())
    return cut(seen, limit) if cells(seen) or not text else REPLACEMENT


# Stands for a space at which no line is broken; a private character, which `harmless` lets
# nobody else bring in.
GLUE: Final = "\ue001"


def glued(text: str, width: int) -> str:
    """The text with what is to be typed, `between these`, in one piece where it fits a line."""

    def whole(typed: re.Match[str]) -> str:
        return typed[0].replace(" ", GLUE) if cells(typed[0]) <= width else typed[0]

    return re.sub("`[^`]*`", whole, text) if "`" in text else text


def harmless(text: str) -> str:
    """The text without anything that could act on a terminal or on the text around it.

    Line ends and all spaces become plain spaces, but no-break ones stay (U+00A0). Format
    characters (zero-width ones, overrides of direction, tags) and variation selectors, with
    which a suit becomes an emoji two cells wide, are left out. Controls, surrogates, private
    and unassigned characters are shown as "�".
    """
    text = unicodedata.normalize("NFC", text)
    if text.isprintable() and _INVISIBLE.isdisjoint(text):
        return text
    return "".join(map(_visible, text))


# Invisible, though Unicode counts them among letters and marks: the grapheme joiner, Hangul
# and Khmer fillers, and the variation selectors.
_FILLERS: Final = (0x34F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x3164, 0xFFA0)
_SELECTORS: Final = (*range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))
_INVISIBLE: Final = frozenset(map(chr, _FILLERS + _SELECTORS))


def _visible(character: str) -> str:
    if character in _INVISIBLE:
        return ""
    if character.isprintable():
        return character
    if character in "\u00a0\u202f":
        return NO_BREAK_SPACE
    if character.isspace():
        return " "
    return "" if unicodedata.category(character) == "Cf" else REPLACEMENT


def cells(text: str) -> int:
    """How many cells of a terminal a harmless text takes."""
    if text.isascii():
        return len(text)
    return sum(map(_cell, text))


def _cell(character: str) -> int:
    if unicodedata.category(character) in ("Mn", "Me"):
        return 0
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1


def cut(text: str, limit: int) -> str:
    """The text if it takes no more cells than the limit, else its beginning and "…"."""
    if cells(text) <= limit:
        return text
    room = limit - cells(ELLIPSIS)
    end = 0
    while room >= _cell(text[end]):
        room -= _cell(text[end])
        end += 1
    return text[:end].rstrip() + ELLIPSIS


def isolate(text: str) -> str:
    """The text with every run of right-to-left letters set apart (U+2068 … U+2069).

    So an Arabic or Hebrew name keeps its own direction and moves nothing beside it: neither
    the figure after it nor the column of a table. The two characters take no cell.
    """
    if not any(unicodedata.bidirectional(letter) in ("R", "AL") for letter in set(text)):
        return text
    return re.sub(_RIGHT_TO_LEFT_RUN, "\u2068\\g<0>\u2069", text)


# The blocks of the scripts written from right to left, and words of them. Patterns here are
# left to `re` to compile when they are first needed: most texts need none.
_RIGHT_TO_LEFT: Final = (
    "[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\U00010800-\U00010fff\U0001e800-\U0001efff]"
)
_RIGHT_TO_LEFT_RUN: Final = f"{_RIGHT_TO_LEFT}+(?:[ '’.-]+{_RIGHT_TO_LEFT}+)*"


def fold(text: str, charset: str, suits: str = "SHDC", keep: str = "") -> str:
    """The text in the characters that a charset has (a codec's name: "ascii", "cp1252").

    What it has, and what is in `keep`, stays. Else an accent is dropped, a suit becomes its
    letter among the four given (for ♠♥♦♣), with a colon before its ranks ("S:AKQ10"), a
    typographic sign the plain one that it stands for, a line of a box `-`, `|` or `+`;
    anything else is "?".
    """
    if _has(charset, text):
        return text
    if not _has(charset, "«"):
        text = text.replace(f"«{NO_BREAK_SPACE}", '"').replace(f"{NO_BREAK_SPACE}»", '"')
    if not _has(charset, "♠"):
        text = re.sub(_SUIT_OF_RANKS, "\\g<0>:", text)
    text = unicodedata.normalize("NFC", text)
    missing = {letter for letter in set(text).difference(keep) if not _has(charset, letter)}
    if not missing.isdisjoint(_FRACTIONS):
        text = re.sub(f"(?<=[0-9])(?=[{_FRACTIONS}])", " ", text)
    return text.translate({ord(letter): _folded(letter, suits) for letter in missing})


_SUIT_OF_RANKS: Final = "[♠♥♦♣♤♡♢♧](?=[A-Za-z0-9])"
_FRACTIONS: Final = "¼½¾⅐⅑⅒⅓⅔⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞"
_SUITS: Final = {suit: at for four in ("♠♥♦♣", "♤♡♢♧") for at, suit in enumerate(four)}
_SIGNS: Final = (
    ('"', "«»“”„‟″"),
    ("'", "‘’‚‛′‹›"),
    ("-", "–—−‐‑‒―─━═╌┄┈"),
    ("|", "│┃║╎┆┊"),
    ("...", "…"),
    ("->", "→⇒"),
    ("<-", "←⇐"),
    ("<=", "≤"),
    (">=", "≥"),
    ("!=", "≠"),
    ("x", "×"),
    ("/", "÷⁄"),
    ("*", "•·"),
    ("EUR", "€"),
    ("GBP", "£"),
    ("oe", "œ"),
    ("OE", "Œ"),
    ("ae", "æ"),
    ("AE", "Æ"),
    ("ss", "ß"),
    ("o", "ø"),
    ("O", "Ø"),
    ("l", "ł"),
    ("L", "Ł"),
    ("d", "đð"),
    ("D", "ĐÐ"),
    ("th", "þ"),
    ("Th", "Þ"),
    ("i", "ı"),
)
_PLAIN: Final = {ord(sign): plain for plain, signs in _SIGNS for sign in signs}


def _folded(character: str, suits: str) -> str:
    if character in _SUITS:
        return suits[_SUITS[character]]
    if "\u2500" <= character <= "\u257f":
        return _PLAIN.get(ord(character), "+")
    simpler = unicodedata.normalize("NFKD", character).translate(_PLAIN)
    letters = "".join(one for one in simpler if unicodedata.category(one) not in ("Mn", "Me"))
    return letters if letters.isascii() else "?"


def _has(charset: str, text: str) -> bool:
    try:
        text.encode(charset)
    except UnicodeEncodeError:
        return False
    return True
