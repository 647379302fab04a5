"""Finding a law by what people say when it happens, in either language.

Comes in: a few words ("trop de cartes", "forgot to show", "thirteen"), or a number. Goes
out: entries of the contents, best first. Accents and case don't matter, and a word is also
found under a spelling near its own.
"""

from __future__ import annotations

import math
import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from marque.laws.catalogue import contents, numbered
from marque.laws.law import Entry

_WORD: Final = re.compile(r"[a-z0-9]+")
_LONGEST: Final = 200

# Words too common to tell one law from another.
_EMPTY: Final = frozenset(
    "a an and as at by for from had has have he him his i in is it my of on or our she that the "
    "their they to was were we with you your au aux avant avec ce ces dans de des du elle en est "
    "et eu il j je l la le les leur lui ma mon n ne nous on ou par pas pour qu que qui s sa se "
    "ses son sur un une".split()
)
# How surely a typed word means a known one: the same, one that begins so, one spelt nearly so.
_SAME: Final = 1.0
_BEGUN: Final = 0.7
_ALIKE: Final = 0.5
_NEAR: Final = 0.8
# A shorter word is taken at its letters: too many others begin so, or are spelt nearly so.
_TELLING: Final = 4
# A law is listed while it scores a third of the best.
_WORTH: Final = 1 / 3

Meanings = Mapping[str, float]
"""The known words that a typed word may stand for, and how surely."""


class Indexed(NamedTuple):
    """An entry, the words of each of its sayings, and all of them together."""

    entry: Entry
    sayings: tuple[frozenset[str], ...]
    words: frozenset[str]


def search(text: str) -> tuple[Entry, ...]:
    """The laws that the words may mean, best first; none where no word is known.

    A number finds the laws that have it, and no others. Otherwise a law scores for each word of
    the text that it has, more for a rare one, and more where one saying has several.
    """
    if by_number := numbered(text):
        return by_number
    index = [_indexed(entry) for entry in contents()]
    vocabulary = frozenset().union(*(one.words for one in index))
    asked = _words(text)
    asked = [word for word in asked if word not in _EMPTY] or asked
    meant = [_meanings(word, vocabulary) for word in dict.fromkeys(asked)]
    rarity = {known: _rarity(known, index) for meanings in meant for known in meanings}
    scores = [(_score(one, meant, rarity), one.entry) for one in index]
    least = max(score for score, _ in scores) * _WORTH
    found = [pair for pair in scores if pair[0] > 0 and pair[0] >= least]
    return tuple(entry for _, entry in sorted(found, key=lambda pair: -pair[0]))


def _indexed(entry: Entry) -> Indexed:
    texts = [*entry.title, *(saying for says in entry.says for saying in says.split(";"))]
    sayings = tuple(frozenset(_words(saying)) for saying in texts)
    return Indexed(entry, sayings, frozenset().union(*sayings))


def _meanings(word: str, vocabulary: Iterable[str]) -> Meanings:
    if word in vocabulary:
        return {word: _SAME}
    if len(word) < _TELLING:
        return {}
    if begun := [known for known in vocabulary if known.startswith(word)]:
        return dict.fromkeys(begun, _BEGUN)
    from difflib import get_close_matches

    return dict.fromkeys(get_close_matches(word, sorted(vocabulary), n=5, cutoff=_NEAR), _ALIKE)


def _rarity(known: str, index: Sequence[Indexed]) -> float:
    """What finding a word tells: less, the more laws have it."""
    return 1 / math.sqrt(sum(known in one.words for one in index))


def _score(one: Indexed, meant: Sequence[Meanings], rarity: Mapping[str, float]) -> float:
    """What the words weigh that an entry has, and once more those of its best saying."""

    def weight(words: frozenset[str]) -> float:
        return sum(
            max((sure * rarity[known] for known, sure in each.items() if known in words), default=0)
            for each in meant
        )

    # Of two sayings with the same words, the shorter says it more exactly.
    return weight(one.words) + max(weight(said) / math.sqrt(len(said)) for said in one.sayings)


def _words(text: str) -> list[str]:
    plain = unicodedata.normalize("NFKD", text[:_LONGEST].casefold().replace("œ", "oe"))
    return _WORD.findall("".join(sign for sign in plain if not unicodedata.combining(sign)))
