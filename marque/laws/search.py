"""Finding a law by what people say when it happens, in either language.

Comes in: a few words ("trop de cartes", "forgot to show", "thirteen"), or a number. Goes
out: entries of the contents, best first. Accents and case don't matter, and a word is also
found under a spelling near its own.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from typing import Final, NamedTuple

from marque.errors import MarqueError
from marque.laws.catalogue import contents, find
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
_NEAR: Final = 0.8
_EXACT, _BEGINS, _ALIKE = 1.0, 0.7, 0.5


class Indexed(NamedTuple):
    """An entry and its words, as they are compared."""

    entry: Entry
    sayings: tuple[frozenset[str], ...]
    words: frozenset[str]


def search(text: str) -> tuple[Entry, ...]:
    """The laws that the words may mean, best first; none where no word is known.

    A number that `find` knows finds its laws alone. Otherwise a law counts each word of the
    text that it has, the rarer the more, and counts most for a saying that has them all.
    """
    try:
        return find(text)
    except MarqueError:
        pass
    asked = [word for word in _words(text) if word not in _EMPTY] or _words(text)
    index = _index()
    vocabulary = frozenset(word for one in index for word in one.words)
    meant = {word: _meant(word, vocabulary) for word in asked}
    scored = [(_score(one, meant, index), one.entry) for one in index]
    best = max((score for score, _ in scored), default=0.0)
    kept = [(score, entry) for score, entry in scored if score > best / 3]
    return tuple(entry for score, entry in sorted(kept, key=lambda pair: -pair[0]))


def _index() -> tuple[Indexed, ...]:
    indexed = []
    for entry in contents():
        texts = [*entry.title, *(saying for says in entry.says for saying in says.split(";"))]
        sayings = tuple(frozenset(_words(saying)) for saying in texts)
        indexed.append(Indexed(entry, sayings, frozenset().union(*sayings)))
    return tuple(indexed)


def _meant(word: str, vocabulary: Iterable[str]) -> dict[str, float]:
    """The words of the catalogue that a typed word may stand for, and how surely."""
    if word in vocabulary:
        return {word: _EXACT}
    if len(word) >= 4 and (begun := [known for known in vocabulary if known.startswith(word)]):
        return dict.fromkeys(begun, _BEGINS)
    from difflib import get_close_matches

    return dict.fromkeys(get_close_matches(word, list(vocabulary), n=5, cutoff=_NEAR), _ALIKE)


def _score(one: Indexed, meant: dict[str, dict[str, float]], index: tuple[Indexed, ...]) -> float:
    """What the words found in an entry weigh together, and its best saying once more."""

    def weigh(words: frozenset[str]) -> float:
        return sum(
            max(
                (sure / rarity[known] for known, sure in known_as.items() if known in words),
                default=0.0,
            )
            for known_as in meant.values()
        )

    wanted = {known for known_as in meant.values() for known in known_as}
    rarity = {known: 1 + sum(known in other.words for other in index) ** 0.5 for known in wanted}
    return weigh(one.words) + max(
        weigh(saying) / (1 + len(saying)) ** 0.25 for saying in one.sayings
    )


def _words(text: str) -> list[str]:
    plain = unicodedata.normalize("NFKD", text[:_LONGEST].casefold())
    return _WORD.findall("".join(sign for sign in plain if not unicodedata.combining(sign)))
