"""The packets alone tell no more and no less than all orders of tricks that fit them.

Every order of twelve winners is counted; what the two packets say must be the bounds of those
that leave them, and a pic must be certain, out of the question or open as it is in them.
"""

from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from itertools import product

import pytest

from marque.calls.plays import Packets, Played, Winners
from marque.calls.side import SIDES, Side
from marque.codes.code import Code
from marque.codes.load import CODES, load_code
from marque.errors import Impossible
from marque.referee.bonus import pic, walk_hands
from marque.referee.compare import Outcome
from marque.referee.play import PlayCount, count_play

ORDERS = tuple(product(SIDES, repeat=12))
NOBODY = Outcome("none", (0, 0), (0, 0))


@cache
def orders() -> dict[Packets, list[tuple[Side, ...]]]:
    """The orders of winners that fit each pair of packets, with the last trick told or not."""
    found = defaultdict(list)
    for order in ORDERS:
        elder = order.count(Side.ELDER)
        for last in (order[-1], None):
            found[Packets(elder, 12 - elder, last)].append(order)
    return dict(found)


@cache
def counted(code: str) -> dict[tuple[Side, ...], PlayCount]:
    """The count of every order under a code."""
    switches = load_code(code).switches
    return {order: count_play(Winners(order), None, switches, 12) for order in ORDERS}


def told(code: str) -> Iterator[tuple[Packets, PlayCount, list[PlayCount]]]:
    """Each pair of packets, its count, and the counts of the orders that fit it."""
    switches, counts = load_code(code).switches, counted(code)
    for packets, fitting in orders().items():
        count = count_play(packets, None, switches, 12)
        yield packets, count, [counts[order] for order in fitting]


@pytest.mark.parametrize("code", CODES)
def test_packets_give_the_bounds_of_all_orders_that_fit_them(code: str) -> None:
    for packets, count, fitting in told(code):
        bounds = [
            (min(one.low[side] for one in fitting), max(one.high[side] for one in fitting))
            for side in SIDES
        ]
        assert list(zip(count.low, count.high, strict=True)) == bounds, packets
        lasts = {one.last for one in fitting}
        assert count.last is (lasts.pop() if len(lasts) == 1 else None), packets
        assert (count.tricks, count.whole) == ((packets.elder, packets.younger), True)
        extras = {one.extra for one in fitting}
        assert count.extra == (extras.pop() if len(extras) == 1 else (0, 0)), packets


@pytest.mark.parametrize("code", CODES)
def test_a_count_said_aloud_fits_the_packets_if_it_fits_some_order(code: str) -> None:
    switches = load_code(code).switches
    if switches.lead_min_ten or switches.win_min_ten:
        pytest.skip("what the cards were decides here")
    for packets, count, fitting in told(code):
        pairs = {one.low for one in fitting}
        for said in product(range(max(count.high) + 2), repeat=2):
            try:
                exact = count_play(packets, Played(*said), switches, 12)
            except Impossible:
                assert said not in pairs, (packets, said)
            else:
                assert said in pairs and exact.low == exact.high == said, (packets, said)


@pytest.mark.parametrize("hand", [17, 22, 26, 29])
@pytest.mark.parametrize("code", CODES)
def test_a_pic_by_packets_is_as_certain_as_it_is_in_all_orders(code: str, hand: int) -> None:
    rules = load_code(code)
    for side in SIDES:
        for packets, count, fitting in told(code):
            answers = {made(rules, side, hand, one) for one in fitting}
            known = answers.pop() if len(answers) == 1 else None
            assert made(rules, side, hand, count) is known, (packets, side)


@pytest.mark.parametrize("code", CODES)
def test_a_hand_between_bounds_is_judged_as_all_hands_between_them(code: str) -> None:
    """Thirty in hand would be a repic, a little less a pic: between the two it is open."""
    rules = load_code(code)
    plays = [*list(counted(code).values())[::97], *(count for _, count, _ in told(code))]
    for side, count in product(SIDES, plays):
        answers = {hand: made(rules, side, hand, count) for hand in range(14, 33)}
        for least, most in ((14, 20), (15, 31), (20, 30), (28, 30), (29, 32), (30, 32)):
            whole = made(rules, side, least, count, most)
            between = {answers[hand] for hand in range(least, most + 1)}
            assert whole is None or between == {whole}, (side, count, least, most)


def made(
    code: Code, side: Side, hand: int, count: PlayCount, most: int | None = None
) -> bool | None:
    """Whether a side makes pic that counts so much in hand, or up to so much; the other nothing."""
    low, high = [(n, 0) if side is Side.ELDER else (0, n) for n in (hand, most or hand)]
    hands = [[NOBODY], [Outcome(side.key, low, high)], [NOBODY], [NOBODY]]
    return pic(side, walk_hands(side, hands, code), count, code, muted=False).made
