"""A hand as a programmer has it: read from any text, asked what it holds.

Comes in: cards as people type them. Goes out: `Hand`, an immutable value that iterates over
its cards and knows its point, sequences, sets and carte blanche. The rules are those of
`cards.hand`, the forms that are read those of `cards.notation`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from marque.cards.alphabet import ALPHABETS, BLOCK_CARDS, print_hand
from marque.cards.decide import AlphabetChoice, decide
from marque.cards.hand import (
    AgainstTheCards,
    Point,
    SuitPoint,
    SuitSequence,
    against_the_cards,
    best_point,
    is_carte_blanche,
    points,
    sets,
    suit_sequences,
)
from marque.cards.hand import Set as CardSet
from marque.cards.notation import parse_hand
from marque.cards.pack import HAND_SIZE, TALON_SIZE, cards_of, code_of

_CARD_SIGNS = {card: sign for sign, card in BLOCK_CARDS.items()}


class Hand:
    """Cards that are together: a hand of twelve, one known in part, a discard.

    text: cards in any form that people type, in French or English letters; `?` at the end
    says that there are others, not known. cards: the alphabet, "fr", "en" or "auto"; size:
    how many there must be, None for any number up to the twenty that a player can have seen.

    Raises MarqueError: "not-a-card", "not-in-pack", "held-twice", "too-many", "too-few",
    "look-alike", "two-readings"; all faults of the text at once.

    >>> hand = marque.Hand("♠ARD10 ♥DV109 ♦A7 ♣A9")
    >>> print(hand, len(hand))
    ♠AKQ10 ♥QJ109 ♦A7 ♣A9 12
    >>> hand.point, hand.sequences[0].sequence, hand.sets
    (Point(cards=4, pips=41), Sequence(length=4, top=<Rank.QUEEN: 5>), [Set(size=3, rank=<Rank.ACE: 7>)])
    >>> "QH" in hand, hand == marque.Hand("AKQT.QJT9.A7.A9")
    (True, True)
    """  # noqa: E501

    __slots__ = ("mask", "whole")

    mask: int
    whole: bool

    def __init__(
        self, text: str, *, cards: AlphabetChoice = "auto", size: int | None = HAND_SIZE
    ) -> None:
        sizes = range(HAND_SIZE + TALON_SIZE + 1) if size is None else range(size, size + 1)
        read = decide(
            lambda alphabet: parse_hand(text, "hand", alphabet, sizes), cards, None, (text,)
        )
        object.__setattr__(self, "mask", read.cards)
        object.__setattr__(self, "whole", read.whole)

    @classmethod
    def of(cls, mask: int, *, whole: bool = True) -> Hand:
        """The hand that a mask of 32 bits means: `8 * suit + rank`, spades and sevens first.

        >>> marque.Hand.of(0b10000001).cards
        ('AS', '7S')
        """
        hand = object.__new__(cls)
        object.__setattr__(hand, "mask", mask)
        object.__setattr__(hand, "whole", whole)
        return hand

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a hand doesn't change: {name}")

    # Its cards.

    @property
    def cards(self) -> tuple[str, ...]:
        """The cards as the JSON names them, `"AS"`, `"TH"`: spades first, from the top down."""
        return tuple(code_of(card) for card in cards_of(self.mask))

    def __iter__(self) -> Iterator[str]:
        return iter(self.cards)

    def __len__(self) -> int:
        return self.mask.bit_count()

    def __contains__(self, card: object) -> bool:
        return card in self.cards

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Hand) and (self.mask, self.whole) == (other.mask, other.whole)

    def __hash__(self) -> int:
        return hash((self.mask, self.whole))

    def __repr__(self) -> str:
        size = "" if len(self) == HAND_SIZE or not self.whole else f", size={len(self)}"
        return f"Hand({str(self)!r}{size})"

    def __str__(self) -> str:
        return self.text()

    def text(self, alphabet: Literal["en", "fr"] = "en", *, symbols: bool = True) -> str:
        """The hand in print, which `Hand` reads again.

        >>> marque.Hand("♠AKQ10 ♥QJ109 ♦A7 ♣A9").text("fr", symbols=False)
        'P:ARD10 C:DV109 K:A7 T:A9'
        """
        shown = print_hand(self.mask, ALPHABETS[alphabet], symbols)
        return shown if self.whole else f"{shown} ?"

    @property
    def signs(self) -> str:
        """The cards in signs of the playing-card block, the same in both alphabets."""
        shown = "".join(_CARD_SIGNS[card] for card in cards_of(self.mask))
        return shown or "-" if self.whole else f"{shown} ?"

    # What it holds.

    @property
    def point(self) -> Point | None:
        """Its best point: most cards of a suit, then most pips; None for no cards."""
        return best_point(self.mask)

    @property
    def points(self) -> list[SuitPoint]:
        """Every suit that makes the best point."""
        return points(self.mask)

    @property
    def sequences(self) -> list[SuitSequence]:
        """Every sequence with its suit, best first."""
        return suit_sequences(self.mask)

    @property
    def sets(self) -> list[CardSet]:
        """Every quatorze and trio, best first."""
        return sets(self.mask)

    @property
    def carte_blanche(self) -> bool:
        """Whether, as it was dealt, it has no king, queen or knave."""
        return is_carte_blanche(self.mask)

    def against(self, discard: Hand) -> AgainstTheCards:
        """What of it is good against the cards: nobody can hold as good (Cavendish).

        discard: what its owner laid out.

        >>> marque.Hand("♠AKQ10 ♥QJ109 ♦A7 ♣A9").against(marque.Hand("♦K8 ♥7", size=3))
        AgainstTheCards(point=False, sequence=False, set=True)
        """
        return against_the_cards(self.mask, discard.mask)
