"""All hands there are: counted without marque, and by marque's own hand reader.

`python -m tests.census.run --every-hand` reads every one of them; here, one of each class.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from math import comb
from pathlib import Path
from random import Random

import pytest

from marque.cards.hand import is_carte_blanche
from tests.census import book, page, play
from tests.census.read_by_marque import by_class, point_by_marque, run_by_marque, sets_by_marque
from tests.census.run import EVERY
from tests.census.tables import (
    CLOSED,
    RANKS,
    Run,
    Sets,
    Tables,
    by_length,
    counted,
    how_many_sets,
    point_of,
    run_of,
    set_of,
    tables,
    value,
)
from tests.oracle.codes import switches_of
from tests.oracle.records import deal_of
from tests.oracle.scorer import score

PAGE = Path(__file__).parents[2] / "docs" / "census.md"


def test_marque_reads_every_class_of_hands_as_the_convolution_counts_them() -> None:
    assert by_class() == tables()


def test_the_numbers_that_others_have_published() -> None:
    found = tables()
    assert by_length(found.sequences) == {
        0: 778_650 + 79_621_376,
        3: 98_629_730,
        4: 35_336_570,
        5: 9_088_848,
        6: 1_955_130,
        7: 340_032,
        8: 42_504,
    }
    assert how_many_sets(found.sets)[0, 0] == 96_334_325
    assert how_many_sets(found.sets)[1, 1] == 3_213_120


@pytest.mark.parametrize("key", CLOSED)
def test_a_closed_form_comes_to_what_was_counted(key: tuple[str, object]) -> None:
    assert value(CLOSED[key]) == counted(*key, tables())


def read_naively(hand: tuple[str, ...]) -> tuple[tuple[int, int], Run, Sets]:
    """Point, sequence and sets of one hand, looked up card by card."""
    held = set(hand)
    suits = ["".join(rank for rank in RANKS if rank + suit in held) for suit in "SHDC"]
    runs = sorted((run_of(one) for one in suits), key=lambda run: (run[0], -RANKS.find(run[1])))
    ranks = [set_of(rank, sum(rank + suit in held for suit in "SHDC")) for rank in RANKS]
    both = ("".join(four for four, _ in ranks), "".join(three for _, three in ranks))
    return max(map(point_of, suits)), runs[-1], both


def mask(hand: tuple[str, ...]) -> int:
    return sum(1 << 8 * "SHDC".index(card[1]) + "789TJQKA".index(card[0]) for card in hand)


@pytest.mark.parametrize("ranks", ["AKQJ", "KQJT", "QJT9", "AQT8", "AT98", "T987"])
def test_every_hand_of_four_ranks_read_one_by_one_is_what_the_convolution_counts(
    ranks: str,
) -> None:
    naive = Tables(Counter(), Counter(), Counter())
    for hand in combinations([rank + suit for suit in "SHDC" for rank in ranks], 12):
        held, bits = read_naively(hand), mask(hand)
        assert held == (point_by_marque(bits), run_by_marque(bits), sets_by_marque(bits))
        assert is_carte_blanche(bits) == ({"K", "Q", "J"}.isdisjoint(card[0] for card in hand))
        for counts, one in zip(naive, held, strict=True):
            counts[one] += 1
    assert naive == tables(ranks=ranks)


def test_hands_taken_by_chance_are_read_alike_whatever_their_suits() -> None:
    random = Random(12)
    pack = [rank + suit for suit in "SHDC" for rank in RANKS]
    for _ in range(2000):
        hand = tuple(random.sample(pack, 12))
        bits = mask(hand)
        by_marque = (point_by_marque(bits), run_by_marque(bits), sets_by_marque(bits))
        assert by_marque == read_naively(hand)


def hands_up_to_suits() -> int:
    """Hands that differ in more than the names of the suits, by Burnside's lemma."""
    one_swap = sum(comb(8, n) * comb(16, 12 - 2 * n) for n in range(7))
    three_turned = sum(comb(8, n) * comb(8, 12 - 3 * n) for n in range(2, 5))
    unchanged = comb(32, 12) + 6 * one_swap + 3 * comb(16, 6) + 8 * three_turned + 6 * comb(8, 3)
    return unchanged // 24


def test_the_page_has_these_numbers() -> None:
    text = PAGE.read_text(encoding="utf-8")
    told = EVERY.format(number=hands_up_to_suits())
    assert text.startswith(page.census(tables(), told)), (
        "python -m tests.census.run --every-hand --report docs/census.md writes it anew"
    )


# Deals under simple play.


@pytest.mark.parametrize("kind", play.PLAYERS)
def test_the_deals_are_played_by_the_rules_and_counted_right(kind: str) -> None:
    random, switches = Random(3), switches_of("rubicon")
    totals: tuple[Counter[int], Counter[int]] = (Counter(), Counter())
    for _ in range(200):
        # The oracle refuses a card that isn't held and one that doesn't follow suit.
        count = score(deal_of(play.one_deal(play.PLAYERS[kind], random)), switches)
        totals[0][count["elder"]["total"]] += 1
        totals[1][count["younger"]["total"]] += 1
    random = Random(3)
    fields = [play.one_deal(play.PLAYERS[kind], random) for _ in range(200)]
    assert play.counted(fields).totals == totals


def test_a_simple_player_keeps_his_suit_his_aces_and_his_sets() -> None:
    simple = play.PLAYERS["simple"]
    hand = "AS QS TS 9S 8S AH TH 7H TD 9D KC 7C".split()
    assert simple.throw(hand, Random(1))[:5] == ["7H", "7C", "9D", "KC", "TH"]
    assert simple.lead(["QS", "JS", "9S", "KH"], {"AH", "KS"}, Random(1)) == "QS"
    assert simple.lead(["QS", "JS", "9S", "KH"], {"AS", "QH"}, Random(1)) == "KH"
    assert simple.reply(["AS", "QS", "9S"], "JS", Random(1)) == "QS"
    assert simple.reply(["TS", "9S"], "JS", Random(1)) == "9S"


def test_the_book_s_tables_are_of_ten_thousand_hands_and_fit_their_examples() -> None:
    assert sum(book.ELDER) == sum(book.YOUNGER) == book.HANDS
    assert sum(book.ELDER[:2]) == 2720
    assert sum(book.ELDER[:4]) == 7692
    assert sum(book.ELDER[:13]) == 9964
    assert sum(book.YOUNGER[:2]) == 6116
    assert book.in_tens({0: 1, 9: 2, 10: 3, 149: 4, 150: 5, 170: 6})[::5] == [3, 0, 0, 11]
