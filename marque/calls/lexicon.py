"""The vocabulary of the calls: every word and every short form that is read.

Comes in: text as typed. Goes out: its plain words, and tables from words and short forms to
values. Short forms: contract, section 2; names of the sequences, by length and from six
cards up by value: Dictionnaire, séquences; Académie, arts. 28 to 30; Cavendish, Calling.
Words stand here without accents, as `words_of` gives them.
"""

from __future__ import annotations

import unicodedata
from enum import Enum
from typing import Final, TypeVar

from marque.calls.call import PointCall, SequenceCall, SetCall
from marque.calls.possible import CARDS_OF_PIPS, PIPS_OF_CARDS, SEQUENCES
from marque.cards.hand import SET_RANKS, Set
from marque.cards.pack import Rank, Suit
from marque.cards.typography import Plain


class Mark(Enum):
    """An item that names no combination."""

    CARTE_BLANCHE = "cb"
    NOTHING = "-"
    OPEN = "?"


Call = PointCall | SequenceCall | SetCall
# What one item says: a call (its place is added later), a mark, or a number alone.
Reading = Call | Mark | int

_Value = TypeVar("_Value")


def _words(spelt: dict[_Value, str]) -> dict[str, _Value]:
    return {word: value for value, words in spelt.items() for word in words.split()}


SUITS: Final = _words(
    {
        Suit.SPADES: "♠ ♤ pique piques spade spades",
        Suit.HEARTS: "♥ ♡ coeur coeurs heart hearts",
        Suit.DIAMONDS: "♦ ♢ carreau carreaux diamond diamonds",
        Suit.CLUBS: "♣ ♧ trefle trefles club clubs",
    }
)
# The letters of both alphabets at once: none is a different rank in the two.
RANK_SHORTS: Final = _words(
    {
        Rank.ACE: "a",
        Rank.KING: "k r",
        Rank.QUEEN: "q d",
        Rank.JACK: "j v",
        Rank.TEN: "10 t x",
        Rank.NINE: "9",
        Rank.EIGHT: "8",
        Rank.SEVEN: "7",
    }
)
RANK_WORDS: Final = RANK_SHORTS | _words(
    {
        Rank.ACE: "as ace aces",
        Rank.KING: "roi rois king kings",
        Rank.QUEEN: "dame dames queen queens",
        Rank.JACK: "valet valets knave knaves jack jacks",
        Rank.TEN: "tens 10s",
        Rank.NINE: "nines",
        Rank.EIGHT: "eights",
        Rank.SEVEN: "sevens",
    }
)
RANK_OF_NUMBER: Final = {10: Rank.TEN, 9: Rank.NINE, 8: Rank.EIGHT, 7: Rank.SEVEN}
LENGTH_WORDS: Final = _words(
    {
        3: "tierce",
        4: "quart quarte quatrieme 4e",
        5: "quint quinte cinquieme 5e",
        6: "sixieme sixth seizieme 6e 16e",
        7: "septieme seventh dixseptieme 7e 17e",
        8: "huitieme eighth dixhuitieme 8e 18e",
    }
)
# Where a sequence ends: at the ace, or at the seven.
END_WORDS: Final = _words({Rank.ACE: "majeure major", Rank.SEVEN: "basse fine mineure minor"})
SIZE_WORDS: Final = _words({3: "trio brelan", 4: "carre"})
SIZE_OF_NUMBER: Final = {3: 3, 4: 4, 14: 4}
CARD_WORDS: Final = frozenset("carte cartes card cards".split())
POINT_WORDS: Final = CARD_WORDS.union("p point points pips".split())

# An article, or a number: "une quinte", "cinquante et un"; `item` tells which.
ONE: Final = frozenset("un une one".split())
# What may stand in an item and adds nothing to it.
NOISE: Final = frozenset(
    "ai je n have ve i an the le la les l mes mon ma my de du des of au aux to in en"
    " et and with avec making makes faisant fait font valant qui valent vaut worth for".split()
)
# A rank at the end of an item ("trio d"), and before it an article or the like ("carré d'as",
# "a tierce to the king", "j'ai une quinte").
LETTER_OR_NOISE: Final = frozenset("adj")

_CARTE_BLANCHE: Final = "cb carteblanche cartesblanches dixblanc 10blanc dixcartesblanches"
_NOTHING: Final = "- rien nothing riendautre nothingelse"

# The words by which a text is known to be about calls, and that a mistyped one may be meant for.
TELLING_WORDS: Final = frozenset(
    word
    for table in (SUITS, RANK_WORDS, LENGTH_WORDS, END_WORDS, SIZE_WORDS, POINT_WORDS)
    for word in table
    if len(word) > 2
).union("quatorze blanche blanches rien nothing".split())
# How some of them are spelt when they are shown.
SPELLING: Final = {
    "quatrieme": "quatrième",
    "cinquieme": "cinquième",
    "sixieme": "sixième",
    "seizieme": "seizième",
    "septieme": "septième",
    "dixseptieme": "dix-septième",
    "huitieme": "huitième",
    "dixhuitieme": "dix-huitième",
    "carre": "carré",
    "coeur": "cœur",
    "coeurs": "cœurs",
    "trefle": "trèfle",
    "trefles": "trèfles",
}

# Younger's answers, and the words around them.
ANSWERS: Final = {
    **dict.fromkeys("good bon bonne bons bonnes".split(), "good"),
    **dict.fromkeys("equal egal egale egaux egales paye payee payes payees".split(), "equal"),
    **dict.fromkeys(("not good", "no good", "pas bon", "pas bonne", "pas bons"), "not good"),
    **dict.fromkeys(("pas bonnes", "vaut pas", "vaut rien"), "not good"),
    **dict.fromkeys(("valent pas", "valent rien"), "not good"),
}
ANSWER_NOISE: Final = frozenset("il elle ils elles ce c cela ca n ne est sont it is s are".split())


def _short_forms() -> dict[str, Reading]:
    """Every short form of what a hand can hold, in lower case; and the phrases for the marks."""
    forms: dict[str, Reading] = {}
    for cards, totals in PIPS_OF_CARDS.items():
        forms[f"p{cards}"] = PointCall(cards, None)
        for pips in totals:
            forms[f"p{cards}={pips}"] = PointCall(cards, pips)
    for pips, cards in CARDS_OF_PIPS.items():
        forms[f"p{pips}"] = PointCall(cards, pips)
        forms[str(pips)] = pips
    for letter, rank in RANK_SHORTS.items():
        for sequence in SEQUENCES:
            if sequence.top is rank:
                forms[f"{sequence.length}{letter}"] = SequenceCall(sequence)
    for letter, rank in (*RANK_SHORTS.items(), ("as", Rank.ACE)):
        if rank in SET_RANKS:
            trio, quatorze = SetCall(Set(3, rank)), SetCall(Set(4, rank))
            forms |= {f"{letter}3": trio, f"{letter}4": quatorze, f"14{letter}": quatorze}
    forms |= dict.fromkeys(_CARTE_BLANCHE.split(), Mark.CARTE_BLANCHE)
    forms |= dict.fromkeys(_NOTHING.split(), Mark.NOTHING)
    forms["?"] = Mark.OPEN
    return forms


SHORT: Final = _short_forms()
# In figures `39` is this tierce, though cards of a point of four can make 39 as well.
TIERCE_OR_PIPS: Final = SHORT["39"]

# Before accents are dropped: the preposition must not become the letter of the ace.
_SPELT: Final = {"à": "au", "œ": "oe", **{sign: f" {sign} " for sign in SUITS if len(sign) == 1}}
_SPELT_AT: Final = {ord(sign): spelt for sign, spelt in _SPELT.items()}
_TO_SPACE: Final = dict.fromkeys(map(ord, "-'`=:.()/_\""), " ")


def words_of(text: str) -> list[str]:
    """The words of a text, in lower case, without accents, hyphens and apostrophes.

    A suit's sign is a word of its own; the preposition "à" becomes "au".
    """
    text = Plain(text).text.lower()
    if not text.isascii():
        text = unicodedata.normalize("NFC", text).translate(_SPELT_AT)
        letters = unicodedata.normalize("NFD", text)
        text = "".join(one for one in letters if not unicodedata.combining(one))
    return text.translate(_TO_SPACE).split()
