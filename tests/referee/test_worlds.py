"""What sides must and can hold: exact counts, and what the calls bind."""

from math import comb
from random import Random

import pytest

from marque.calls.call import PointCall, SequenceCall, SetCall
from marque.calls.side import SIDES, Side
from marque.cards.hand import (
    SET_RANKS,
    Point,
    Sequence,
    Set,
    against_the_cards,
    best_point,
    sequences,
    sets,
)
from marque.cards.pack import FULL, RANK_LETTERS, RANKS, Rank, Suit, mask_of
from marque.referee.holdings import SEQUENCES
from marque.referee.standing import Standing, compare_points, good_against_the_cards, standing
from marque.referee.worlds import SideEvidence, Worlds

E, Y = Side.ELDER, Side.YOUNGER
UNKNOWN = SideEvidence()
HANDS, OTHER_HANDS = comb(32, 12), comb(20, 12)


def hand(spades: str = "", hearts: str = "", diamonds: str = "", clubs: str = "") -> int:
    """A mask, suit by suit."""
    return sum(
        1 << 8 * suit + RANK_LETTERS.index(letter)
        for suit, letters in enumerate((spades, hearts, diamonds, clubs))
        for letter in letters
    )


def run(length: int, top: str, suit: Suit | None = None) -> SequenceCall:
    return SequenceCall(Sequence(length, RANKS[RANK_LETTERS.index(top)]), suit)


def trio(letter: str, size: int = 3) -> SetCall:
    return SetCall(Set(size, RANKS[RANK_LETTERS.index(letter)]))


# Exact counts.


@pytest.mark.parametrize(("elder", "younger"), [(12, 12), (13, 11), (12, 13), (0, 32)])
def test_without_evidence_every_deal_counts(elder: int, younger: int) -> None:
    worlds = Worlds(SideEvidence(size=elder), SideEvidence(size=younger))
    assert worlds.count() == comb(32, elder) * comb(32 - elder, younger)


@pytest.mark.parametrize("side", SIDES)
def test_the_longest_suits_are_those_of_the_census(side: Side) -> None:
    # Hands whose longest suit has so many cards, by convolution over suits.
    longest = {3: 9_834_496, 4: 124_522_720, 5: 74_962_944, 6: 15_070_048, 7: 1_360_128, 8: 42_504}
    worlds = Worlds(UNKNOWN, UNKNOWN)
    for cards in range(3, 9):
        at_least = sum(hands for length, hands in longest.items() if length >= cards)
        assert worlds.ways(side, PointCall(cards, None)) == at_least * OTHER_HANDS


@pytest.mark.parametrize("sequence", SEQUENCES)
def test_hands_with_a_run_are_those_of_inclusion_and_exclusion(sequence: Sequence) -> None:
    length = sequence.length
    hands = sum(
        (-1) ** (suits + 1) * comb(4, suits) * comb(32 - length * suits, 12 - length * suits)
        for suits in range(1, 12 // length + 1)
    )
    assert Worlds(UNKNOWN, UNKNOWN).ways(E, sequence) == hands * OTHER_HANDS


@pytest.mark.parametrize("rank", SET_RANKS)
def test_hands_with_a_set_are_those_of_the_rank_alone(rank: Rank) -> None:
    worlds = Worlds(UNKNOWN, UNKNOWN)
    fours = comb(28, 8)
    assert worlds.ways(Y, Set(4, rank)) == fours * OTHER_HANDS
    assert worlds.ways(Y, Set(3, rank)) == (fours + 4 * comb(28, 9)) * OTHER_HANDS


def test_hands_without_any_set_are_those_of_the_census() -> None:
    worlds = Worlds(UNKNOWN, UNKNOWN)
    for side in SIDES:
        some = worlds
        for rank in SET_RANKS:
            some = some.without(side, Set(3, rank))
        assert some.count() == 96_334_325 * OTHER_HANDS


def test_trios_of_both_sides_are_counted_together() -> None:
    # Elder three or four kings, younger three or four aces: by the two ranks alone.
    kings = {(4, 0): 1, (3, 0): 4, (3, 1): 4}
    expected = sum(
        mine * theirs * comb(24, 12 - k - a) * comb(24 - (12 - k - a), 12 - q - b)
        for (k, q), mine in kings.items()
        for (b, a), theirs in kings.items()
    )
    worlds = Worlds(SideEvidence(sets=(trio("K"),)), SideEvidence(sets=(trio("A"),)))
    assert worlds.count() == expected


# What calls bind.


def test_two_tierces_to_the_king_need_two_suits() -> None:
    worlds = Worlds(SideEvidence(sequences=(run(3, "K"), run(3, "K"))), UNKNOWN)
    hands = sum(
        (-1) ** suits * (suits - 1) * comb(4, suits) * comb(32 - 3 * suits, 12 - 3 * suits)
        for suits in (2, 3, 4)
    )
    assert worlds.count() == hands * OTHER_HANDS
    assert worlds.must(E, run(3, "K"))
    assert not worlds.given(E, run(3, "K", Suit.SPADES)).must(E, run(3, "K", Suit.HEARTS))


def test_called_runs_share_no_card_but_may_lie_end_to_end() -> None:
    sixieme = hand("AKQJT9", "A", "A", "AKT7")
    for calls, possible in (
        ((run(3, "A"), run(3, "J")), True),
        ((run(3, "J"), run(3, "A", Suit.SPADES)), True),
        ((run(3, "A"), run(3, "Q")), False),
        ((run(4, "A"), run(3, "J")), False),
        ((run(3, "A"), run(3, "J", Suit.CLUBS)), False),
    ):
        worlds = Worlds(SideEvidence(must=sixieme, sequences=calls), UNKNOWN)
        assert worlds.possible() == possible, calls


def test_a_question_asks_what_is_held_whatever_else_was_called() -> None:
    worlds = Worlds(SideEvidence(sequences=(run(4, "K"),)), UNKNOWN)
    for held in (run(4, "K"), run(3, "K"), run(3, "Q")):
        assert worlds.must(E, held)
    assert not worlds.must(E, run(3, "J"))
    assert worlds.can_exceed(E, Sequence(4, Rank.KING))
    assert worlds.least_sequence(E) == Sequence(4, Rank.KING)


def test_a_point_may_be_part_of_a_suit() -> None:
    worlds = Worlds(SideEvidence(must=hand(spades="AKQJT98")), UNKNOWN)
    assert worlds.must(E, PointCall(6, 60))
    assert worlds.must(E, PointCall(6, 57, Suit.SPADES))
    assert not worlds.can(E, PointCall(6, 61))
    assert not worlds.can(E, PointCall(6, 58, Suit.HEARTS))
    assert worlds.least_point(E) == Point(7, 68)
    assert worlds.best_point(E) == Point(8, 75)


def test_a_quatorze_of_queens_breaks_the_sequences_of_the_other() -> None:
    worlds = Worlds(UNKNOWN, SideEvidence(sets=(trio("Q", 4),)))
    assert worlds.best_sequence(E) == Sequence(5, Rank.JACK)
    assert worlds.must_hold(Y) == hand("Q", "Q", "Q", "Q") == FULL & ~worlds.can_hold(E)
    assert not worlds.can(E, run(3, "K"))


def test_pigeonholes_are_seen() -> None:
    # Elder lacks three of these: an ace, a king and a queen leave him the knaves, three
    # aces leave him points of thirty.
    ours = hand("AKQJ", "AKQJ", "AKQJ", "789")
    worlds = Worlds(SideEvidence(cannot=FULL & ~ours), UNKNOWN)
    assert worlds.count() == comb(15, 12) * comb(20, 12)
    assert worlds.least_set(E) == Set(3, Rank.JACK)
    assert worlds.can_fall_short(E, Set(3, Rank.QUEEN))
    assert not worlds.can_fall_short(E, Set(3, Rank.JACK))
    assert worlds.least_point(E) == Point(3, 30)


def test_where_no_world_is_possible_nothing_can_be_and_nothing_must() -> None:
    worlds = Worlds(SideEvidence(sets=(trio("K"),)), SideEvidence(sequences=(run(3, "A"),) * 2))
    assert not worlds.possible()
    assert worlds.count() == 0
    for side in SIDES:
        assert worlds.can_hold(side) == worlds.must_hold(side) == 0
        assert worlds.best_point(side) is worlds.least_point(side) is None
        assert not worlds.can(side, trio("A")) and not worlds.must(side, trio("A"))
        assert standing(worlds, side, run(3, "K")) == (False, False, False)


def test_any_number_of_calls_is_answered() -> None:
    calls = tuple(run(3, top) for top in "AKQJT9" * 40)
    assert not Worlds(SideEvidence(sequences=calls), UNKNOWN).possible()
    points = tuple(PointCall(point.cards, None) for point in (Point(4, 0), Point(5, 0)) * 40)
    assert Worlds(SideEvidence(points=points), UNKNOWN).possible()


# How claims can stand to each other.


def test_points_of_six_without_pips_can_stand_in_any_way() -> None:
    six = PointCall(6, None)
    worlds = Worlds(SideEvidence(points=(six,)), SideEvidence(points=(six,)))
    assert compare_points(worlds, E, six, six) == (True, True, True)
    assert compare_points(worlds, E, six, PointCall(6, 60)) == (False, True, True)
    assert compare_points(worlds, Y, PointCall(7, None), six) == (True, False, False)
    assert standing(worlds, Y, six) == (True, True, True)


def test_the_best_point_of_six_can_only_be_equalled() -> None:
    best = PointCall(6, 60)
    worlds = Worlds(SideEvidence(points=(best,)), SideEvidence(points=(PointCall(6, None),)))
    assert not worlds.can_fall_short(Y, Point(6, 54))
    assert compare_points(worlds, Y, PointCall(6, None), best) == (False, True, True)


def test_sets_of_two_sides_are_never_equal() -> None:
    worlds = Worlds(SideEvidence(sets=(trio("K"),)), UNKNOWN)
    assert standing(worlds, Y, trio("K")) == Standing(above=True, equal=False, below=True)
    assert not worlds.can_equal(Y, Set(3, Rank.KING))
    assert standing(worlds, Y, trio("A", 4)) == Standing(above=False, equal=False, below=True)
    assert good_against_the_cards(worlds, E, trio("A", 4))
    assert not good_against_the_cards(worlds, E, trio("K", 4))


@pytest.mark.parametrize("seed", range(40))
def test_a_known_hand_and_discard_are_good_against_the_cards_as_cards_say(seed: int) -> None:
    random = Random(seed)
    pack = sorted(range(32), key=lambda card: (card >> 3) * 3 + random.random() * 9)
    random.shuffle(suits := [0, 1, 2, 3])
    pack = [8 * suits[card >> 3] + (card & 7) for card in pack]
    mine, discard = mask_of(pack[:12]), mask_of(pack[12 : 12 + random.randrange(6)])
    worlds = Worlds(SideEvidence(must=mine), SideEvidence(cannot=discard))
    expected = against_the_cards(mine, discard)
    runs, groups = sequences(mine), sets(mine)
    point = best_point(mine)
    assert point is not None
    assert good_against_the_cards(worlds, E, point) == expected.point
    if runs:
        assert good_against_the_cards(worlds, E, runs[0]) == expected.sequence
    if groups:
        assert good_against_the_cards(worlds, E, groups[0]) == expected.set


def test_two_known_hands_are_one_world() -> None:
    mine, theirs = hand("AKQJT9", "AKQ", "7", "78"), hand("78", "JT9", "AKQJ", "AKQ")
    worlds = Worlds(SideEvidence(must=mine), SideEvidence(must=theirs))
    assert worlds.count() == 1
    for side, cards in zip(SIDES, (mine, theirs), strict=True):
        assert worlds.can_hold(side) == worlds.must_hold(side) == cards
        assert worlds.best_point(side) == worlds.least_point(side) == best_point(cards)
        assert worlds.best_sequence(side) == worlds.least_sequence(side) == sequences(cards)[0]
        assert worlds.best_set(side) == worlds.least_set(side) == next(iter(sets(cards)), None)


def test_the_worlds_with_a_claim_and_those_without_it_are_all() -> None:
    worlds = Worlds(
        SideEvidence(
            points=(PointCall(6, 58),), sequences=(run(4, "J"), run(3, "K")), sets=(trio("T"),)
        ),
        SideEvidence(points=(PointCall(5, None),), sequences=(run(4, "Q"),), sets=(trio("A"),)),
    )
    for side in SIDES:
        for claim in (PointCall(5, 51), run(3, "9"), trio("K"), trio("J", 4)):
            some, rest = worlds.given(side, claim).count(), worlds.without(side, claim).count()
            assert some == worlds.ways(side, claim)
            assert some + rest == worlds.count()
            assert worlds.can(side, claim) == (some > 0)
            assert worlds.must(side, claim) == (rest == 0)
