"""Saying things in English or French: texts by subject and key, filled, counted, typeset.

Comes in: a subject and a key, and the values that the text needs. Goes out: the text in
the user's language. Each subject is one module of this room, `marque/language/<subject>.py`,
that holds two dicts, `EN` and `FR`, with the same keys. A text is a string, or a pair (one,
other) where a count chooses: in English one is 1, in French it is 0 and 1 as well.

How texts are written: `{name}` is a value. French elides where it is asked to: `{name:de}`
gives "de Boris" and "d'Anne", and so with `le`, `la`, `que`; `{n:1er}` and `{n:1re}` give an
ordinal, in English `{n:1st}`. Texts are typed with plain spaces and apostrophes, and typeset
when they are said: no-break spaces before `; : ? !` and inside « », and the curly apostrophe.
What stands between backticks is what a user types, and is left as it is.
"""

from __future__ import annotations

import importlib
import unicodedata
from collections.abc import Iterable, Mapping
from string import Formatter
from typing import TYPE_CHECKING, Any, Final, NamedTuple

if TYPE_CHECKING:
    from fractions import Fraction

LANGUAGES: Final = ("en", "fr")
NO_BREAK_SPACE: Final = "\u00a0"

Text = str | tuple[str, str]
Texts = Mapping[str, Text]


class Phrases(NamedTuple):
    """All that is said in one language, "en" or "fr"."""

    lang: str

    def say(
        self, subject: str, key: str, /, *, count: int | Fraction | None = None, **values: Any
    ) -> str:
        """The text of that key, filled with the values.

        count: chooses between one and other, and fills `{count}`. Values are strings, ints
        or Fractions; a value that the text doesn't need is passed over. Raises KeyError for
        a text or a value that is missing, TypeError for a plural without its count and for
        a value of another type: an enum has no words of its own.
        """
        text = self._texts(subject)[key]
        if isinstance(text, tuple):
            if count is None:
                raise TypeError(f"{subject}/{key} needs a count")
            text = text[0] if _is_one(count, self.lang) else text[1]
        if count is not None:
            values["count"] = count
        return _Filling(self.lang).vformat(typeset(text, self.lang), (), values)

    def has(self, subject: str, key: str) -> bool:
        """Whether the subject has a text of that key."""
        return key in self._texts(subject)

    def number(self, value: int | Fraction) -> str:
        """A number in this language, as `number` makes it."""
        return number(value, self.lang)

    def decimal(self, digits: str) -> str:
        """An exact decimal, given as the JSON has it ("1234.50"): "1,234.50" or "1 234,50"."""
        whole, point, rest = digits.partition(".")
        sign = "-" if whole.startswith("-") else ""
        mark = "," if self.lang == "fr" else "."
        return sign + number(abs(int(whole or "0")), self.lang) + (mark + rest if point else "")

    def money(self, digits: str, currency: str) -> str:
        """An amount and its currency: "1.67 EUR" or "1,67 EUR"."""
        return f"{self.decimal(digits)}{NO_BREAK_SPACE}{currency}"

    def date(self, iso: str) -> str:
        """The day of an ISO date or time ("2026-12-03T21:04"): "2026-12-03" or "3/12/2026".

        Raises ValueError for what isn't one.
        """
        year, month, day = (int(part) for part in iso[:10].split("-"))
        return f"{day}/{month}/{year}" if self.lang == "fr" else f"{year}-{month:02}-{day:02}"

    def listed(self, items: Iterable[str], joint: str = "and") -> str:
        """Items in a sentence: "a, b and c" or "a, b et c"; joint: "and" or "or"."""
        *first, last = tuple(items) or ("",)
        if not first:
            return last
        return f"{', '.join(first)} {_JOINTS[self.lang][joint]} {last}"

    @property
    def colon(self) -> str:
        """What stands between a label and its value."""
        return typeset(" : " if self.lang == "fr" else ": ", self.lang)

    def _texts(self, subject: str) -> Texts:
        module = importlib.import_module(f"marque.language.{subject}")
        texts: Texts = module.FR if self.lang == "fr" else module.EN
        return texts


_JOINTS: Final = {"en": {"and": "and", "or": "or"}, "fr": {"and": "et", "or": "ou"}}


def pick_language(option: str | None, config: str | None, environ: Mapping[str, str]) -> str:
    """The language to speak: the option's, else the configuration's, else the locale's.

    A language that isn't spoken is passed over, so that the refusal of it can be said too.
    The locale is the first of LC_ALL, LC_MESSAGES and LANG that is set, as POSIX has it.
    """
    for asked in (option, config):
        if asked in LANGUAGES:
            return asked
    settings = (environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    locale = next((setting for setting in settings if setting), "")
    return "fr" if locale.lower().startswith("fr") else "en"


def number(value: int | Fraction, lang: str) -> str:
    """A number in a language: "1,234" or "1 234", a fraction as whole and rest, "16 2/3".

    Its spaces are no-break ones. Raises TypeError for anything but an int or a Fraction:
    points and money are exact, and a rank or a flag is no number.
    """
    # A Fraction is known by its method: importing its module costs more than this one.
    if type(value) is not int and not hasattr(value, "limit_denominator"):
        raise TypeError(f"neither an int nor a Fraction: {value!r}")
    whole, rest = divmod(abs(value.numerator), value.denominator)
    grouped = f"{whole:,}".replace(",", NO_BREAK_SPACE if lang == "fr" else ",")
    pieces = [grouped] if whole or not rest else []
    if rest:
        pieces.append(f"{rest}/{value.denominator}")
    return ("-" if value < 0 else "") + NO_BREAK_SPACE.join(pieces)


def ordinal(value: int, form: str) -> str:
    """An ordinal in the form of its first: "1er" and "1re" give "2e", "1st" gives "2nd"."""
    if form != "1st":
        return form if value == 1 else f"{value}e"
    if value % 100 in (11, 12, 13):
        return f"{value}th"
    return str(value) + {1: "st", 2: "nd", 3: "rd"}.get(value % 10, "th")


def elide(word: str, noun: str) -> str:
    """A French word before a noun or a name: ("de", "Anne") gives "d'Anne", curly.

    The last vowel of the word goes before a vowel, a mute h, and y before a consonant
    ("d'Yves", "de Yann"). An h is taken as mute unless the noun is one of a few.
    """
    if _elides(noun):
        return f"{word[:-1]}’{noun}"
    return f"{word} {noun}"


def typeset(text: str, lang: str) -> str:
    """A text as typed in a subject module, with the typography of its language.

    Both: the curly apostrophe. French: a no-break space (U+00A0 throughout) where a space
    stands before `; : ? !` or inside « ». Between backticks nothing is touched.
    """
    parts = text.split("`")
    parts[::2] = [_typeset(part, lang) for part in parts[::2]]
    return "`".join(parts)


_FRENCH_SPACES: Final = (" ;", " :", " ?", " !", " »", "« ")
_ELIDING: Final = frozenset(("de", "le", "la", "que"))
_ORDINALS: Final = frozenset(("1st", "1er", "1re"))
FORMS: Final = {"en": frozenset(("1st",)), "fr": _ELIDING | {"1er", "1re"}}

_VOWELS: Final = frozenset("aeiouœæ")
# Before these nothing is elided, though they begin with a vowel or an h.
_ASPIRATED: Final = frozenset(
    "hakim hamid hans harold harry hasard hassan haut hors huit huitième onze onzième oui".split()
)


def _typeset(text: str, lang: str) -> str:
    text = text.replace("'", "’")
    if lang == "fr":
        for spaced in _FRENCH_SPACES:
            text = text.replace(spaced, spaced.replace(" ", NO_BREAK_SPACE))
    return text


def _is_one(count: int | Fraction, lang: str) -> bool:
    return -2 < count < 2 if lang == "fr" else count in (1, -1)


def _elides(noun: str) -> bool:
    first_word = noun.casefold().split(maxsplit=1)[:1]
    if not first_word or first_word[0] in _ASPIRATED:
        return False
    letters = unicodedata.normalize("NFD", first_word[0])
    second = letters[1:2]
    if letters[0] == "y":
        return second.isalpha() and second not in _VOWELS
    return letters[0] in _VOWELS or letters[0] == "h"


class _Filling(Formatter):
    """Fills a text's placeholders in one language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang

    def format_field(self, value: Any, form: str) -> str:
        if form in _ORDINALS:
            return ordinal(value, form)
        text = value if isinstance(value, str) else number(value, self.lang)
        if form in _ELIDING:
            return elide(form, text)
        if form:
            raise ValueError(f"no such form: {form!r}")
        return text
