"""What a hand holds, against plain counting, and over all 225,792,840 hands of twelve."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterator
from itertools import combinations, product
from math import comb, prod

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from marque.cards.alphabet import ENGLISH
from marque.cards.hand import (
    SUIT_POINT,
    SUIT_RUNS,
    AgainstTheCards,
    Point,
    Sequence,
    Set,
    against_the_cards,
    best_point,
    is_carte_blanche,
    points,
    sequences,
    sets,
    suit_sequences,
)
from marque.cards.notation import parse_hand
from marque.cards.pack import FULL, Rank, Suit, cards_of, mask_of

HANDS_OF_TWELVE = comb(32, 12)
PIPS_OF = {"A": 11, "K": 10, "Q": 10, "J": 10, "10": 10, "9": 9, "8": 8, "7": 7}


def hand(text: str) -> int:
    read, faults = parse_hand(text, "elder", ENGLISH, range(33))
    assert faults == []
    return read.cards


# The naive count, in the words of the rules.


def plain_point(ranks: list[int]) -> tuple[int, int]:
    names = list(reversed(PIPS_OF))
    return len(ranks), sum(PIPS_OF[names[rank]] for rank in ranks)


def plain_runs(ranks: list[int]) -> list[tuple[int, int]]:
    """Every run of three or more that no longer run contains: length, top."""
    held = set(ranks)
    runs = [
        (top - bottom + 1, top)
        for bottom in range(8)
        for top in range(bottom + 2, 8)
        if held.issuperset(range(bottom, top + 1)) and not held & {bottom - 1, top + 1}
    ]
    return sorted(runs, reverse=True)


def test_each_of_the_256_suits_counts_as_by_hand() -> None:
    for byte in range(256):
        ranks = [rank for rank in range(8) if byte >> rank & 1]
        assert tuple(SUIT_POINT[byte]) == plain_point(ranks)
        assert [tuple(run) for run in SUIT_RUNS[byte]] == plain_runs(ranks)


MASKS = st.frozensets(st.integers(0, 31), max_size=20).map(mask_of)


@given(MASKS)
def test_a_hand_holds_what_plain_counting_finds(mask: int) -> None:
    by_suit = [[card & 7 for card in cards_of(mask) if card >> 3 == suit] for suit in range(4)]
    by_rank = Counter(card & 7 for card in cards_of(mask))
    best = max(map(plain_point, by_suit))
    assert best_point(mask) == (Point(*best) if mask else None)
    ties = [Suit(suit) for suit in range(4) if mask and plain_point(by_suit[suit]) == best]
    assert [one.suit for one in points(mask)] == ties
    runs = sorted((run for ranks in by_suit for run in plain_runs(ranks)), reverse=True)
    assert [tuple(one) for one in sequences(mask)] == runs
    assert [one.sequence for one in suit_sequences(mask)] == sequences(mask)
    groups = [(by_rank[rank], rank) for rank in range(3, 8) if by_rank[rank] >= 3]
    assert [tuple(one) for one in sets(mask)] == sorted(groups, reverse=True)


# Traps of the rules.


def test_more_cards_always_make_more_pips() -> None:
    """With 32 cards comparing pips and comparing cards, then pips, are one rule."""
    pips = {count: [p.pips for p in SUIT_POINT if p.cards == count] for count in range(1, 9)}
    assert [max(pips[count]) for count in range(3, 8)] == [31, 41, 51, 60, 68]
    assert [min(pips[count]) for count in range(4, 9)] == [34, 44, 54, 64, 75]
    order = sorted(SUIT_POINT)
    assert order == sorted(SUIT_POINT, key=lambda point: point.pips)


def test_pips_by_tens_are_the_cards_except_at_a_four() -> None:
    odd = {p.pips for p in SUIT_POINT if 3 <= p.cards < 8 and (p.pips + 5) // 10 != p.cards}
    assert odd == {24, 34, 44, 54, 64}


def test_any_quatorze_beats_any_trio_and_nines_make_no_set() -> None:
    both = hand("10S 10H 10D 10C AS AH AD KS KH KC 9S 9H 9D 9C")
    assert sets(both) == [Set(4, Rank.TEN), Set(3, Rank.ACE), Set(3, Rank.KING)]
    assert sets(hand("9S 9H 9D 9C 8S 8H 8D 7S 7H 7D 7C")) == []


def test_two_runs_of_a_suit_are_two_and_a_long_run_is_one() -> None:
    assert sequences(hand("S:AKQJ987")) == [Sequence(4, Rank.ACE), Sequence(3, Rank.NINE)]
    assert sequences(hand("S:AKQJT")) == [Sequence(5, Rank.ACE)]
    assert sequences(hand("S:987 H:AKQ D:AKQJ")) == [
        Sequence(4, Rank.ACE),
        Sequence(3, Rank.ACE),
        Sequence(3, Rank.NINE),
    ]


def test_combinations_of_different_kinds_are_never_equal() -> None:
    trio, tierce, point = Set(3, Rank.ACE), Sequence(3, Rank.ACE), Point(3, 7)
    assert len({trio, tierce, point}) == 3
    assert trio != tierce != point != trio


def test_a_carte_blanche_is_twelve_cards_without_a_figure() -> None:
    blank = hand("S:AT987 H:AT987 D:A7")
    assert is_carte_blanche(blank)
    assert not is_carte_blanche(blank ^ hand("S:7") | hand("S:J"))
    assert not is_carte_blanche(blank ^ hand("S:7"))
    assert is_carte_blanche(blank | hand("D:8")), "a hand of thirteen may have it too"


# Good against the cards.


def best(mask: int) -> tuple[Point | None, Sequence | None, Set | None]:
    return best_point(mask), next(iter(sequences(mask)), None), next(iter(sets(mask)), None)


def hands_of(rest: int) -> Iterator[int]:
    return map(mask_of, combinations(cards_of(rest), 12))


@settings(max_examples=12, deadline=None)
@given(st.permutations(range(32)), st.integers(4, 5))
def test_good_against_the_cards_is_better_than_every_hand_of_the_rest(
    order: list[int], discarded: int
) -> None:
    mine, discard = mask_of(order[:12]), mask_of(order[12 : 12 + discarded])
    good = [one is not None for one in best(mine)]
    for theirs in hands_of(FULL & ~(mine | discard)):
        for kind, (own, other) in enumerate(zip(best(mine), best(theirs), strict=True)):
            if own is not None and other is not None and not own > other:  # type: ignore[operator]
                good[kind] = False
    found = against_the_cards(mine, discard)
    assert [bool(one) for one in found] == good
    assert [one is None for one in found] == [one is None for one in best(mine)]


@given(st.permutations(range(32)), st.integers(0, 5))
def test_the_best_of_the_rest_fits_into_twelve_cards(order: list[int], discarded: int) -> None:
    """So the limit of the adversary's hand never makes a combination good."""
    rest = mask_of(order[12 + discarded :])
    for kind, found in enumerate(best(rest)):
        if isinstance(found, Point):
            used = rest & 0xFF << 8 * points(rest)[0].suit
        elif isinstance(found, Sequence):
            used = found.byte << 8 * suit_sequences(rest)[0].suit
        elif isinstance(found, Set):
            used = rest & 0x01010101 << found.rank
        else:
            continue
        fill = [card for card in cards_of(rest) if not used >> card & 1]
        theirs = used | mask_of(fill[: 12 - used.bit_count()])
        assert theirs.bit_count() == 12
        assert best(theirs)[kind] == found


def test_equality_is_not_good_against_the_cards() -> None:
    mine = hand("S:AKQJ10 D:AKQJ C:AKQ")
    assert against_the_cards(mine, hand("H:987")) == AgainstTheCards(False, False, True)
    assert against_the_cards(mine, hand("H:A987")) == AgainstTheCards(True, True, True)
    assert against_the_cards(hand("S:A9 H:K8 D:Q7"), 0) == AgainstTheCards(False, None, None)


# The census: every hand of twelve, counted by patterns through the shipped functions.


def census(
    pattern: Callable[[int], Hashable], value: Callable[[int], Hashable]
) -> dict[Hashable, int]:
    """How many hands of twelve have each value, which may depend on the suits' patterns alone.

    Each suit's 256 holdings fall into patterns; a hand made of one holding of each pattern
    stands for all hands of those four patterns.
    """
    holdings: dict[tuple[Hashable, int], list[int]] = {}
    for byte in range(256):
        holdings.setdefault((pattern(byte), byte.bit_count()), []).append(byte)
    counts: Counter[Hashable] = Counter()
    for four in product(holdings.items(), repeat=4):
        if sum(count for (_, count), _ in four) != 12:
            continue
        mask = sum(bytes_[0] << 8 * suit for suit, (_, bytes_) in enumerate(four))
        counts[value(mask)] += prod(len(bytes_) for _, bytes_ in four)
    assert sum(counts.values()) == HANDS_OF_TWELVE
    return dict(counts)


def test_census_of_the_longest_run() -> None:
    def longest(mask: int) -> int:
        found = sequences(mask)
        return found[0].length if found else 0

    assert census(lambda byte: SUIT_RUNS[byte] and SUIT_RUNS[byte][0].length, longest) == {
        0: 778_650 + 79_621_376,  # no two cards in a row, or two
        3: 98_629_730,
        4: 35_336_570,
        5: 9_088_848,
        6: 1_955_130,
        7: 340_032,
        8: 42_504,
    }


def test_census_of_the_longest_suit() -> None:
    def longest(mask: int) -> int:
        found = best_point(mask)
        return found.cards if found else 0

    assert census(lambda byte: SUIT_POINT[byte].cards, longest) == {
        3: 9_834_496,
        4: 124_522_720,
        5: 74_962_944,
        6: 15_070_048,
        7: 1_360_128,
        8: 42_504,
    }


def test_census_of_cartes_blanches() -> None:
    counts = census(lambda byte: byte & 0x70 != 0, is_carte_blanche)
    assert counts[True] == comb(20, 12) == 125_970


def test_census_of_sets() -> None:
    """By the number of cards of each rank from ten to ace; the rest are nines and below."""
    counts: Counter[tuple[int, int]] = Counter()
    for held in product(range(5), repeat=5):
        low = 12 - sum(held)
        if not 0 <= low <= 12:
            continue
        mask = sum((0x01010101 >> 8 * (4 - n)) << 3 + i if n else 0 for i, n in enumerate(held))
        sizes = Counter(one.size for one in sets(mask))
        counts[sizes[4], sizes[3]] += prod(comb(4, n) for n in held) * comb(12, low)
    assert sum(counts.values()) == HANDS_OF_TWELVE
    assert counts == {
        (0, 0): 96_334_325,
        (0, 1): 94_035_440,
        (0, 2): 19_263_040,
        (0, 3): 724_480,
        (0, 4): 1_280,
        (1, 0): 12_023_715,
        (1, 1): 3_213_120,
        (1, 2): 91_200,
        (2, 0): 103_830,
        (2, 1): 2_400,
        (3, 0): 10,
    }


@pytest.mark.parametrize("rank", [Rank.TEN, Rank.JACK, Rank.QUEEN, Rank.KING, Rank.ACE])
def test_a_set_depends_on_how_many_of_a_rank_are_held_not_on_which(rank: Rank) -> None:
    for suits in range(16):
        mask = sum(1 << 8 * suit + rank for suit in range(4) if suits >> suit & 1)
        size = suits.bit_count()
        assert sets(mask) == ([Set(size, rank)] if size >= 3 else [])
