"""The play itself: each breach with its trick, its side and its card; what a ruling mutes."""

import pytest

from marque.calls.plays import Tricks, Winners
from marque.calls.side import Side
from marque.calls.tricks import parse_play
from marque.cards.alphabet import ENGLISH, print_card
from marque.codes.load import load_code
from marque.referee.fields import read_deal
from marque.referee.play import Revoke, count_play, play_faults, without

ELDER, YOUNGER = "S:AKQJT98 H:AKQ D:AK", "S:7 H:JT987 D:QJT987"


def faults(text: str, whole: bool = True) -> list[tuple[object, ...]]:
    """The breaches in a play between these hands: number, side, card, and why or what is held."""
    play, errors = parse_play(text, "tricks", ENGLISH)
    assert not errors and isinstance(play, Tricks)
    deal = read_deal({"elder": ELDER, "younger": YOUNGER}, "en")
    hands = (deal.elder.hand.cards, deal.younger.hand.cards)
    return [
        (
            one.trick,
            one.side,
            card(one.card),
            card(one.held) if isinstance(one, Revoke) else one.why,
        )
        for one in play_faults(play, *hands, whole, whole)
    ]


def card(number: int) -> str:
    return print_card(number, ENGLISH, symbols=False)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("SA/S7 SK/H7 HA/H8", []),
        ("SA/H7", [(1, Side.YOUNGER, "H7", "S7")]),
        ("SA/S7 HA/D7", [(2, Side.YOUNGER, "D7", "HJ")]),
        ("SA/S7 SA/H7", [(2, Side.ELDER, "SA", "played-twice")]),
        ("SA/S7 SK/S7", [(2, Side.YOUNGER, "S7", "played-twice")]),
        ("CA/H7", [(1, Side.ELDER, "CA", "not-held")]),
        ("H7/HA", [(1, Side.ELDER, "H7", "out-of-turn"), (1, Side.YOUNGER, "HA", "not-held")]),
    ],
)
def test_every_breach_is_told_with_its_trick_its_side_and_its_card(
    text: str, found: list[tuple[object, ...]]
) -> None:
    assert faults(text) == found


def test_a_hand_known_in_part_proves_no_card_strange() -> None:
    assert faults("CA/H7", whole=False) == []
    assert faults("SA/H7", whole=False) == [(1, Side.YOUNGER, "H7", "S7")]


def test_who_counts_nothing_in_play_keeps_his_tricks_and_no_point() -> None:
    winners = Winners((*[Side.ELDER] * 5, *[Side.YOUNGER] * 5, *[Side.ELDER] * 2))
    count = count_play(winners, None, load_code("rubicon").switches, 12)
    # Elder leads six times, wins one lead of younger, leads again, and the last counts two;
    # younger wins a lead, and leads five times.
    assert (count.low, count.extra, count.tricks) == ((9, 6), (1, 0), (7, 5))
    for muted, low, extra in (
        ((True, False), (0, count.low[1]), (0, 0)),
        ((False, True), (count.low[0], 0), (1, 0)),
        ((True, True), (0, 0), (0, 0)),
    ):
        left = without(count, muted)
        assert (left.low, left.high, left.extra, left.tricks) == (low, low, extra, (7, 5))
        assert {one.side for one in left.points} == {s for s in Side if not muted[s]}
