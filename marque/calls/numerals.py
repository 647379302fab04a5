"""Numbers in words, French and English, both ways.

Comes in: words as `lexicon.words_of` gives them (lower case, no accents, no hyphens), or a
number. Goes out: the number, or its words. The two languages are read at once, for no word
is a different number in the two. Read besides the usual forms: septante, huitante, octante
and nonante, the hyphens of 1990, "soixante et dix", and figures.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from marque.calls.lexicon import words_of

_FRENCH_UNITS: Final = (
    "zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze"
    " seize dix-sept dix-huit dix-neuf"
).split()
_ENGLISH_UNITS: Final = (
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen"
    " fifteen sixteen seventeen eighteen nineteen"
).split()
_FRENCH_TENS: Final = "vingt trente quarante cinquante soixante".split()
_ENGLISH_TENS: Final = "twenty thirty forty fifty sixty seventy eighty ninety".split()

_UNITS: Final = {
    **{word: value for value, word in enumerate(_FRENCH_UNITS[1:17], start=1)},
    **{word: value for value, word in enumerate(_ENGLISH_UNITS)},
    "une": 1,
}
_TENS: Final = {
    **{word: value for value, word in zip(range(20, 70, 10), _FRENCH_TENS, strict=True)},
    **{word: value for value, word in zip(range(20, 100, 10), _ENGLISH_TENS, strict=True)},
    "septante": 70,
    "huitante": 80,
    "octante": 80,
    "nonante": 90,
}
_AFTER_TEN: Final = {"sept": 17, "huit": 18, "neuf": 19}
_SCORE: Final = ("vingt", "vingts")
_HUNDRED: Final = ("cent", "cents", "hundred", "hundreds")
_AND: Final = ("et", "and")
NUMBER_WORDS: Final = frozenset((*_UNITS, *_TENS, *_SCORE, *_HUNDRED))
# The words after which "one" is a unit.
BEFORE_UNITS: Final = frozenset((*_TENS, *_SCORE, *_HUNDRED))

Found = tuple[int, int]


def read_number(text: str) -> int | None:
    """The number that a text is, in words or figures; None if it is none."""
    words = words_of(text)
    found = scan_number(words, 0)
    return found[0] if found and found[1] == len(words) else None


def scan_number(words: Sequence[str], at: int) -> Found | None:
    """The longest number that begins at a word: its value, and the index after it.

    Figures are a number of their own, four of them at the most. None where no number begins.
    """
    if at >= len(words):
        return None
    if words[at].isdecimal():
        return (int(words[at]), at + 1) if len(words[at]) <= 4 else None
    if words[at] in _HUNDRED:
        return _after_hundred(100, words, at + 1)
    following = words[at + 1 : at + 2]
    if words[at] == "a" and following and following[0] in _HUNDRED:
        return _after_hundred(100, words, at + 2)
    found = _below_hundred(words, at)
    if found and 0 < found[0] < 10 and found[1] < len(words) and words[found[1]] in _HUNDRED:
        return _after_hundred(100 * found[0], words, found[1] + 1)
    return found


def _after_hundred(hundreds: int, words: Sequence[str], at: int) -> Found:
    found = _below_hundred(words, _skip_and(words, at))
    return (hundreds + found[0], found[1]) if found and found[0] else (hundreds, at)


def _below_hundred(words: Sequence[str], at: int) -> Found | None:
    if at >= len(words):
        return None
    word = words[at]
    following = words[at + 1] if at + 1 < len(words) else ""
    if word == "quatre" and following in _SCORE:
        return _after_tens(80, words, at + 2, 19)
    if word in _TENS:
        return _after_tens(_TENS[word], words, at + 1, 19 if word == "soixante" else 9)
    return _below_twenty(words, at)


def _after_tens(tens: int, words: Sequence[str], at: int, limit: int) -> Found:
    found = _below_twenty(words, _skip_and(words, at))
    return (tens + found[0], found[1]) if found and 0 < found[0] <= limit else (tens, at)


def _below_twenty(words: Sequence[str], at: int) -> Found | None:
    if at >= len(words) or words[at] not in _UNITS:
        return None
    if words[at] == "dix" and at + 1 < len(words) and words[at + 1] in _AFTER_TEN:
        return _AFTER_TEN[words[at + 1]], at + 2
    return _UNITS[words[at]], at + 1


def _skip_and(words: Sequence[str], at: int) -> int:
    return at + 1 if at < len(words) and words[at] in _AND else at


def number_in_words(number: int, lang: str) -> str:
    """A number from 0 to 999 in words, lang "fr" or "en": "quatre-vingt-un", "fifty-eight".

    French in the traditional spelling (hyphens below a hundred only). Raises ValueError for
    a number out of range.
    """
    if not 0 <= number <= 999:
        raise ValueError(number)
    return _in_french(number) if lang == "fr" else _in_english(number)


def _in_french(number: int) -> str:
    hundreds, rest = divmod(number, 100)
    if not hundreds:
        return _french_below_hundred(rest)
    head = "cent" if hundreds == 1 else f"{_FRENCH_UNITS[hundreds]} cent"
    if rest:
        return f"{head} {_french_below_hundred(rest)}"
    return head if hundreds == 1 else f"{head}s"


def _french_below_hundred(number: int) -> str:
    if number < 20:
        return _FRENCH_UNITS[number]
    if number >= 80:
        return f"quatre-vingt-{_FRENCH_UNITS[number - 80]}" if number > 80 else "quatre-vingts"
    tens = min(number // 10, 6)
    head, rest = _FRENCH_TENS[tens - 2], number - 10 * tens
    if rest in (1, 11):
        return f"{head} et {_FRENCH_UNITS[rest]}"
    return f"{head}-{_FRENCH_UNITS[rest]}" if rest else head


def _in_english(number: int) -> str:
    hundreds, rest = divmod(number, 100)
    if not hundreds:
        return _english_below_hundred(rest)
    head = f"{_ENGLISH_UNITS[hundreds]} hundred"
    return f"{head} and {_english_below_hundred(rest)}" if rest else head


def _english_below_hundred(number: int) -> str:
    if number < 20:
        return _ENGLISH_UNITS[number]
    tens, rest = divmod(number, 10)
    head = _ENGLISH_TENS[tens - 2]
    return f"{head}-{_ENGLISH_UNITS[rest]}" if rest else head
