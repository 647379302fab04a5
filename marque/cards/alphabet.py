"""The two alphabets in which cards are written, and how cards are printed in them.

Comes in: cards as typed, or as values. Goes out: typed cards as tokens that are the same
in both alphabets, or values in print. Contract, section 1: French `A R D V 10 9 8 7` and
`P C K T`, English `A K Q J 10 9 8 7` and `S H D C`; the suits' signs are common to both.

The tokens stand one for one in the places of the typed characters:
  a rank `789TJQKA`, a suit `SHDC`, a rank that the pack lacks `23456`;
  ` ` a space, `,` whatever separates, `:` `-` `.` `?` `/` themselves;
  `_` a character that adds nothing (the 0 of a 10, a variation selector);
  a character of the playing-card block itself; `!` anything else.
"""

from __future__ import annotations

from typing import Final

from marque.cards.pack import RANK_LETTERS, SUIT_LETTERS, Rank, cards_of
from marque.cards.typography import FOLD

RANK_AT: Final = {token: rank for rank, token in enumerate(RANK_LETTERS)}
SUIT_AT: Final = {token: 8 * suit for suit, token in enumerate(SUIT_LETTERS)}
GLYPHS: Final = "♠♥♦♣"
_OUTLINES: Final = "♤♡♢♧"

# The playing-card block: a row of sixteen for each suit, from the ace up, knights included.
BLOCK: Final = range(0x1F0A0, 0x1F100)
_BLOCK_RANKS: Final = "A23456789TJ*QK"
_BLOCK_ROWS: Final = [
    (chr(BLOCK.start + 16 * suit + column), token, suit)
    for suit in range(4)
    for column, token in enumerate(_BLOCK_RANKS, 1)
]
BLOCK_CARDS: Final = {
    sign: 8 * suit + RANK_AT[token] for sign, token, suit in _BLOCK_ROWS if token in RANK_AT
}
# The cards of the block that are not in this pack: their rank, and their suit if they have one.
BLOCK_OUTSIDERS: Final[dict[str, tuple[str, int | None]]] = {
    **{
        sign: ("knight" if token == "*" else token, suit)
        for sign, token, suit in _BLOCK_ROWS
        if token not in RANK_AT
    },
    **dict.fromkeys("🂿🃏🃟", ("joker", None)),
}
# Ranks that are not in this pack.
OUTSIDERS: Final = "23456"

_MARKS: Final = {
    **dict(zip(" ,:-.?/01" + OUTSIDERS, " ,:-.?/01" + OUTSIDERS, strict=True)),
    **dict.fromkeys(";\n\r\v\f", ","),
    **dict(zip(GLYPHS + _OUTLINES, SUIT_LETTERS * 2, strict=True)),
    "\t": " ",
    "…": "?",
}


class _Tokens(dict[int, str]):
    """A table for `str.translate` in which every other character is noise."""

    def __missing__(self, code: int) -> str:
        return "!"


class Alphabet:
    """One way to write cards; there are two, `FRENCH` and `ENGLISH`.

    name: "fr" or "en"; ranks: as printed, lowest first; suits: its letters, spades first.
    """

    __slots__ = ("_tokens", "name", "ranks", "suits")

    def __init__(self, name: str, ranks: str, suits: str) -> None:
        self.name = name
        self.ranks = tuple("10" if rank == Rank.TEN else ranks[rank] for rank in Rank)
        self.suits = suits
        signs = dict(_MARKS)
        for letter, token in zip(ranks + suits, RANK_LETTERS + SUIT_LETTERS, strict=True):
            signs[letter] = signs[letter.lower()] = token
        self._tokens = _Tokens({code: chr(code) for code in BLOCK})
        for sign, token in signs.items():
            self._tokens[ord(sign)] = token
        for code, plain in FOLD.items():
            self._tokens[code] = signs.get(plain, "!") if plain else "_"

    def __repr__(self) -> str:
        return "FRENCH" if self.name == "fr" else "ENGLISH"

    def tokens(self, text: str) -> str:
        """The text as tokens (see above), as many as it has characters."""
        return text.translate(self._tokens).replace("10", "T_")

    def knows(self, text: str) -> bool:
        """Whether every character of a text of cards has a meaning in this alphabet."""
        return "!" not in text.translate(self._tokens)


def token_end(tokens: str, at: int) -> int:
    """Where the token at this place ends, with what adds nothing to it."""
    at += 1
    while at < len(tokens) and tokens[at] == "_":
        at += 1
    return at


ENGLISH: Final = Alphabet("en", "789TJQKA", "SHDC")
FRENCH: Final = Alphabet("fr", "789XVDRA", "PCKT")
ALPHABETS: Final = {"fr": FRENCH, "en": ENGLISH}


def print_card(card: int, alphabet: Alphabet, symbols: bool = True) -> str:
    """A card, suit first: `♥10` with symbols, `H10` without."""
    suit = (GLYPHS if symbols else alphabet.suits)[card >> 3]
    return suit + alphabet.ranks[card & 7]


def print_hand(mask: int, alphabet: Alphabet, symbols: bool = True) -> str:
    """Cards suit by suit, from the top down: `♠AKQ10 ♥K9` or `S:AKQ10 H:K9`; `-` for none."""
    ranks: dict[int, str] = {}
    for card in cards_of(mask):
        ranks[card >> 3] = ranks.get(card >> 3, "") + alphabet.ranks[card & 7]
    signs = GLYPHS if symbols else [letter + ":" for letter in alphabet.suits]
    return " ".join(signs[suit] + held for suit, held in ranks.items()) or "-"
