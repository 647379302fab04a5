"""What a hand holds: its points, sequences, sets, and whether it is a carte blanche.

Comes in: a mask of cards (see `pack`). Goes out: combinations, best first, as small
values that compare as the game ranks them. Rules: a longer sequence beats a shorter,
then the top card (Académie, art. 35; Dictionnaire, séquences; Cavendish, Law 63); a
quatorze beats any trio, then the rank; nines and below make no set (Académie, art. 24;
Dictionnaire, écart; Cavendish, Law 64); carte blanche is a hand without king, queen or
knave (Dictionnaire, cartes blanches; Cavendish, Law 18).
"""

from __future__ import annotations

from typing import Final, NamedTuple

from marque.cards.pack import FULL, PIPS, RANK_LETTERS, RANKS, SUITS, Rank, Suit

# Two bare tuples of different kinds that hold the same numbers are equal and hash alike;
# a trio of aces must never equal a tierce to the ace, so each kind defends itself.


class Point(NamedTuple):
    """Cards of one suit: how many, and their pips (ace 11, figures and ten 10)."""

    cards: int
    pips: int

    def __eq__(self, other: object) -> bool:
        return type(other) is Point and tuple.__eq__(self, other)

    def __ne__(self, other: object) -> bool:
        return not self == other

    def __hash__(self) -> int:
        return hash(("point", self.cards, self.pips))

    def __str__(self) -> str:
        return f"p{self.cards}={self.pips}"


class Sequence(NamedTuple):
    """A run of one suit: its length, 3 to 8, and its top card's rank."""

    length: int
    top: Rank

    def __eq__(self, other: object) -> bool:
        return type(other) is Sequence and tuple.__eq__(self, other)

    def __ne__(self, other: object) -> bool:
        return not self == other

    def __hash__(self) -> int:
        return hash(("sequence", self.length, self.top))

    def __str__(self) -> str:
        return f"{self.length}{_short(self.top)}"

    @property
    def byte(self) -> int:
        """The cards of the run as eight bits of a suit."""
        return ((1 << self.length) - 1) << (self.top + 1 - self.length)


class Set(NamedTuple):
    """Three or four cards of a rank, ten or higher: a trio (size 3) or a quatorze (size 4)."""

    size: int
    rank: Rank

    def __eq__(self, other: object) -> bool:
        return type(other) is Set and tuple.__eq__(self, other)

    def __ne__(self, other: object) -> bool:
        return not self == other

    def __hash__(self) -> int:
        return hash(("set", self.size, self.rank))

    def __str__(self) -> str:
        return f"{_short(self.rank)}{self.size}"


class SuitPoint(NamedTuple):
    """A point and the suit that makes it."""

    suit: Suit
    point: Point


class SuitSequence(NamedTuple):
    """A sequence and the suit in which it runs."""

    suit: Suit
    sequence: Sequence


def _short(rank: Rank) -> str:
    return "10" if rank is Rank.TEN else RANK_LETTERS[rank]


def _runs(byte: int) -> tuple[Sequence, ...]:
    """The maximal runs of three or more in eight bits, best first."""
    found = []
    length = 0
    for rank in range(9):
        if byte >> rank & 1:
            length += 1
            continue
        if length >= 3:
            found.append(Sequence(length, RANKS[rank - 1]))
        length = 0
    return tuple(sorted(found, reverse=True))


# One entry for each of the 256 ways to hold cards of a suit.
SUIT_POINT: Final = tuple(
    Point(byte.bit_count(), sum(PIPS[rank] for rank in range(8) if byte >> rank & 1))
    for byte in range(256)
)
SUIT_RUNS: Final = tuple(_runs(byte) for byte in range(256))

SET_RANKS: Final = (Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK, Rank.TEN)


def _sets(size: int, ranks: int) -> tuple[Set, ...]:
    """The sets of that size, best first; ranks: five bits, that of the ten lowest."""
    return tuple(Set(size, rank) for rank in SET_RANKS if ranks >> (rank - Rank.TEN) & 1)


# One entry for each of the 32 choices of ranks.
QUATORZES: Final = tuple(_sets(4, ranks) for ranks in range(32))
TRIOS: Final = tuple(_sets(3, ranks) for ranks in range(32))
FIGURES: Final = 0x70707070


def suit_byte(hand: int, suit: int) -> int:
    """The eight bits of one suit of a hand."""
    return hand >> 8 * suit & 0xFF


def points(hand: int) -> list[SuitPoint]:
    """Every suit that ties for the hand's best point; none for an empty hand."""
    best = best_point(hand)
    if best is None:
        return []
    return [SuitPoint(suit, best) for suit in SUITS if SUIT_POINT[suit_byte(hand, suit)] == best]


def best_point(hand: int) -> Point | None:
    """The best point of a hand: most cards, then most pips; None for an empty hand."""
    if not hand:
        return None
    return max(
        SUIT_POINT[hand & 0xFF],
        SUIT_POINT[hand >> 8 & 0xFF],
        SUIT_POINT[hand >> 16 & 0xFF],
        SUIT_POINT[hand >> 24 & 0xFF],
    )


def suit_sequences(hand: int) -> list[SuitSequence]:
    """Every sequence of a hand with its suit, best first, then spades first."""
    found = [SuitSequence(suit, run) for suit in SUITS for run in SUIT_RUNS[suit_byte(hand, suit)]]
    found.sort(key=lambda one: one.sequence, reverse=True)
    return found


def sequences(hand: int) -> list[Sequence]:
    """Every sequence of a hand, best first; a long run is one, two runs of a suit are two."""
    found = list(SUIT_RUNS[hand & 0xFF])
    found += SUIT_RUNS[hand >> 8 & 0xFF]
    found += SUIT_RUNS[hand >> 16 & 0xFF]
    found += SUIT_RUNS[hand >> 24 & 0xFF]
    found.sort(reverse=True)
    return found


def sets(hand: int) -> list[Set]:
    """Every set of a hand, quatorzes before trios, each kind by rank."""
    a, b, c, d = hand & 0xFF, hand >> 8 & 0xFF, hand >> 16 & 0xFF, hand >> 24
    four = a & b & c & d
    three = (a & b & (c | d)) | (c & d & (a | b))
    if not three & 0xF8:
        return []
    return [*QUATORZES[four >> 3], *TRIOS[(three & ~four) >> 3]]


def is_carte_blanche(dealt: int) -> bool:
    """Whether a dealt hand of twelve cards or more has no king, queen or knave."""
    return dealt.bit_count() >= 12 and not dealt & FIGURES


class AgainstTheCards(NamedTuple):
    """Which of a hand's best combinations nobody can equal; None where it holds none."""

    point: bool | None
    sequence: bool | None
    set: bool | None


def against_the_cards(hand: int, discard: int) -> AgainstTheCards:
    """What of a hand is good against the cards, its owner's discard being known.

    Good against the cards means better, not merely equal, than anything that can be made
    of the cards which are neither in the hand nor in its discard, twelve at the most
    (Cavendish, Description of the game). The rest of the pack is 15 to 20 cards; no best
    combination needs more than eight of them, so the limit of twelve never bites.
    """
    rest = FULL & ~(hand | discard)
    theirs = best_point(rest)
    mine = best_point(hand)
    point = None if mine is None else theirs is None or mine > theirs
    runs, other_runs = sequences(hand), sequences(rest)
    groups, other_groups = sets(hand), sets(rest)
    return AgainstTheCards(
        point,
        None if not runs else not other_runs or runs[0] > other_runs[0],
        None if not groups else not other_groups or groups[0] > other_groups[0],
    )
