"""The faults found in one text of cards, gathered so that all are reported at once.

Comes in: where a reader stumbled and over what. Goes out: errors with their places, in
the order of the text. Letters that merely look like the right ones are found here too.
"""

from __future__ import annotations

import re
from typing import Any, Final

from marque.cards.alphabet import Alphabet
from marque.errors import Ambiguous, Impossible, MarqueError, Place, Unreadable

# Faults kept of one text, and characters read of it: a longer text is not read at all.
MOST: Final = 20
LONGEST: Final = 1000

_TYPES: Final = {
    "not-a-card": Unreadable,
    "not-a-play": Unreadable,
    "look-alike": Unreadable,
    "two-readings": Ambiguous,
}

# A character that is often taken for another, and the one that was meant.
LOOK_ALIKES: Final = str.maketrans(
    "АКԚЈТЅНСѴХРЕУакԛјтѕһсѵхреуԁΑΚΤΗΧΡΕΥακτχρν❤◆◇",
    "AKQJTSHCVXPEYakqjtshcvxpeydAKTHXPEYaktxpv♥♦♢",
)
_LIKE_TEN: Final = re.compile("1[OoОоΟο]|[lI]0")
_WORD: Final = re.compile("[^ ,:.?/-]+")


def _whole_noise(word: re.Match[str]) -> str:
    tokens = word[0]
    return "!" * len(tokens) if 2 * tokens.count("!") > len(tokens) else tokens


class Faults:
    """The faults of one text, at most `MOST` of them.

    source: which text it is; text: as typed; alphabet: in which it is read. Each error
    carries the alphabet's name among its values, and its place.
    """

    __slots__ = ("_found", "alphabet", "source", "text")

    def __init__(self, source: str, text: str, alphabet: Alphabet) -> None:
        self.source = source
        self.text = text
        self.alphabet = alphabet
        self._found: list[MarqueError] = []

    def __bool__(self) -> bool:
        return bool(self._found)

    def add(self, kind: str, start: int, end: int, item: int = 0, **values: Any) -> None:
        """A fault of this kind in the characters `start` to `end`."""
        if len(self._found) < MOST:
            error = _TYPES.get(kind, Impossible)
            place = Place(self.source, self.text[start:end], start, 0, item)
            self._found.append(error(kind, place, alphabet=self.alphabet.name, **values))

    def too_long(self, kind: str) -> bool:
        """Whether the text is too long to be read; if so that is its one fault."""
        if len(self.text) <= LONGEST:
            return False
        self.add(kind, 0, 40, reason="too-long", count=len(self.text), most=LONGEST)
        return True

    def tokens(self) -> str:
        """The text's tokens; a look-alike is a fault, and is then read as what was meant.

        A word that is mostly noise is noise as a whole, lest its letters pass for cards.
        """
        tokens = self.alphabet.tokens(self.text)
        if "!" not in tokens and "0" not in tokens and "1" not in tokens:
            return tokens
        meant = _LIKE_TEN.sub("10", self.text.translate(LOOK_ALIKES))
        repaired = self.alphabet.tokens(meant)
        for at, (typed, like) in enumerate(zip(self.text, meant, strict=True)):
            if typed != like and repaired[at] != "!":
                self.look_alike(at, like)
        return _WORD.sub(_whole_noise, repaired)

    def look_alike(self, at: int, like: str, item: int = 0) -> None:
        """The character at this place only looks like the one that was meant."""
        from unicodedata import name

        typed = self.text[at]
        code = f"U+{ord(typed):04X}"
        self.add("look-alike", at, at + 1, item, looks=like, code=code, name=name(typed, ""))

    def sorted(self) -> list[MarqueError]:
        """All that were found, in the order of the text."""
        return sorted(self._found, key=lambda one: one.place.start if one.place else 0)
