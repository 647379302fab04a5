"""The piquet pack: 32 cards as ints, with their ranks, suits and pips.

A card is `8 * suit + rank`, 0 to 31, so that it indexes a table and a bit of a mask; a
set of cards is a mask of 32 bits, eight to a suit, the seven lowest. The ranks, their
order and their pips are the same in every code (Académie, art. 26; Dictionnaire,
valeur des cartes; Cavendish, Law 4).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import IntEnum
from typing import Final


class Rank(IntEnum):
    """The eight ranks, lowest first; the value is the bit inside a suit."""

    SEVEN = 0
    EIGHT = 1
    NINE = 2
    TEN = 3
    JACK = 4
    QUEEN = 5
    KING = 6
    ACE = 7

    @property
    def letter(self) -> str:
        """The English letter, as the JSON has it: one of `AKQJT987`."""
        return RANK_LETTERS[self]


class Suit(IntEnum):
    """The four suits, in the order in which bridge diagrams list them."""

    SPADES = 0
    HEARTS = 1
    DIAMONDS = 2
    CLUBS = 3

    @property
    def letter(self) -> str:
        """The English letter, as the JSON has it: one of `SHDC`."""
        return SUIT_LETTERS[self]


RANK_LETTERS: Final = "789TJQKA"
SUIT_LETTERS: Final = "SHDC"
PIPS: Final = (7, 8, 9, 10, 10, 10, 10, 11)
RANKS: Final = tuple(Rank)
SUITS: Final = tuple(Suit)
FULL: Final = 0xFFFFFFFF
PACK_SIZE: Final = 32
HAND_SIZE: Final = 12
TALON_SIZE: Final = 8


def card(suit: int, rank: int) -> int:
    """The card of that suit (0 to 3) and rank (0 to 7)."""
    return 8 * suit + rank


def rank_of(a_card: int) -> Rank:
    """The rank of a card."""
    return RANKS[a_card & 7]


def suit_of(a_card: int) -> Suit:
    """The suit of a card."""
    return SUITS[a_card >> 3]


def code_of(a_card: int) -> str:
    """The card as the JSON has it: `"AS"`, `"TH"`."""
    return RANK_LETTERS[a_card & 7] + SUIT_LETTERS[a_card >> 3]


def mask_of(cards: Iterable[int]) -> int:
    """The mask that holds these cards; a card named twice is in it once."""
    mask = 0
    for one in cards:
        mask |= 1 << one
    return mask


def cards_of(mask: int) -> Iterator[int]:
    """The cards of a mask: spades first, each suit from the top down."""
    for suit in range(4):
        in_suit = mask >> 8 * suit & 0xFF
        while in_suit:
            rank = in_suit.bit_length() - 1
            in_suit ^= 1 << rank
            yield 8 * suit + rank
