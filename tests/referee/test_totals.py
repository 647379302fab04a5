"""Which totals can be: no legal deal is ever refused, and what can't be is told apart."""

from collections.abc import Callable
from functools import lru_cache
from itertools import product
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from marque.calls.call import Calls, PointCall, SequenceCall, SetCall
from marque.calls.plays import Trick, Tricks, Winners
from marque.calls.side import Side
from marque.cards.hand import (
    FIGURES,
    Sequence,
    Set,
    best_point,
    is_carte_blanche,
    sequences,
    sets,
)
from marque.cards.pack import FULL, HAND_SIZE, PIPS, RANKS, cards_of, mask_of
from marque.codes.check import allowed, expects
from marque.codes.code import WORDS, Code, Switches, scope
from marque.codes.load import CODES, load_code
from marque.referee.claim import worth
from marque.referee.deal import Deal, Holding, Seat
from marque.referee.fields import read_deal
from marque.referee.judge import judge
from marque.referee.play import count_play
from marque.referee.totals import can_total, nearest, why_not
from marque.referee.totals_hands import Hands, all_hands
from marque.referee.totals_held import Held, all_sets, held, ways_beside
from marque.referee.totals_play import all_plays
from tests.referee.strategies import deals, dealt

# Legal deals: dealt, exchanged, called and played by chance, in various tempers.


def low_cards_first(random: Random) -> tuple[int, int]:
    """Two hands of which one is a carte blanche."""
    low = random.sample(list(cards_of(FULL & ~FIGURES)), HAND_SIZE)
    others = random.sample([card for card in range(32) if card not in low], HAND_SIZE)
    hands = (mask_of(low), mask_of(others))
    return hands if random.random() < 0.5 else hands[::-1]


def long_suits(random: Random) -> tuple[int, int]:
    return dealt(random, rich=True)


def many_sets(random: Random) -> tuple[int, int]:
    order = sorted(range(32), key=lambda card: (card & 7) * 3 + random.random() * 12)
    return mask_of(order[-12:]), mask_of(order[-24:-12])


DEALS: tuple[Callable[[Random], tuple[int, int]], ...] = (low_cards_first, long_suits, many_sets)


def exchanged(random: Random, hand: int, talon: list[int], least: int, most: int) -> int:
    """A hand after its exchange with the talon, from which the cards taken are removed."""
    number = random.randint(min(least, len(talon)), min(most, len(talon)))
    low_first = random.random() < 0.5

    def worth_keeping(card: int) -> float:
        length = (hand >> 8 * (card >> 3) & 0xFF).bit_count()
        return (card & 7 if low_first else length) + 2 * random.random()

    discard = sorted(cards_of(hand), key=worth_keeping)[:number]
    taken = [talon.pop(0) for _ in range(number)]
    return hand & ~mask_of(discard) | mask_of(taken)


def calls(random: Random, dealt_hand: int, hand: int, code: Code) -> Calls | None:
    """All that is held, or something of it, cut down and split where the code lets one."""
    if random.random() < 0.5:
        return None
    splits = code.switches.undercall_binds == "always"
    suit = random.choice([card >> 3 for card in cards_of(hand)])
    held = [card for card in cards_of(hand) if card >> 3 == suit]
    shown = random.sample(held, random.randint(1, len(held)))
    point = PointCall(len(shown), sum(PIPS[card & 7] for card in shown))
    runs = [run for run in sequences(hand) if random.random() < 0.7]
    groups = [one for one in sets(hand) if random.random() < 0.7]
    if splits:
        runs = [part for run in runs for part in parts(random, run)]
        groups = [Set(random.randint(3, one.size), one.rank) for one in groups]
    return Calls(
        point if random.random() < 0.7 else None,
        tuple(SequenceCall(run) for run in sorted(runs, reverse=True)),
        tuple(SetCall(one) for one in sorted(groups, reverse=True)),
        carte_blanche=is_carte_blanche(dealt_hand) and random.random() < 0.8,
    )


def parts(random: Random, run: Sequence) -> list[Sequence]:
    """A run whole, or its top and, where it is long enough, its bottom."""
    top = random.randint(3, run.length)
    found = [Sequence(top, run.top)]
    if run.length - top >= 3:
        found.append(Sequence(run.length - top, RANKS[run.top - top]))
    return found


def played(random: Random, elder: int, younger: int) -> Tricks:
    """Twelve legal tricks; each side tries to win all, to lose all, or neither."""
    hands = [set(cards_of(elder)), set(cards_of(younger))]
    wishes = (random.choice((True, True, False, None)), random.choice((True, False, False, None)))
    leader, tricks = Side.ELDER, []

    def chosen(options: dict[int, bool], wish: bool | None) -> int:
        """One of the cards, each with whether it may win, after a side's wish if it can."""
        wished = [card for card, wins in options.items() if wins == wish]
        return random.choice(sorted(wished or options))

    for _ in range(HAND_SIZE):
        mine, theirs = hands[leader], hands[leader.other]
        leads = {card: not any(beats(other, card) for other in theirs) for card in mine}
        lead = chosen(leads, wishes[leader])
        follow = [card for card in theirs if card >> 3 == lead >> 3] or theirs
        reply = chosen({card: beats(card, lead) for card in follow}, wishes[leader.other])
        mine.remove(lead)
        theirs.remove(reply)
        tricks.append(Trick(lead, reply))
        leader = tricks[-1].winner(leader)
    return Tricks(tuple(tricks))


def beats(reply: int, lead: int) -> bool:
    return reply >> 3 == lead >> 3 and reply > lead


def legal_deal(random: Random, code: Code) -> Deal:
    before = random.choice(DEALS)(random)
    talon = list(cards_of(FULL & ~(before[0] | before[1])))
    random.shuffle(talon)
    switches = code.switches
    limits = (
        (switches.elder_min_discard, switches.elder_max_discard),
        (switches.younger_min_discard, len(talon)),
    )
    after = [exchanged(random, before[side], talon, *limits[side]) for side in Side]
    seats = [
        Seat(
            hand=Holding(after[side], True),
            dealt=Holding(before[side], True),
            discard=Holding(before[side] & ~after[side], True),
            calls=calls(random, before[side], after[side], code),
        )
        for side in Side
    ]
    return Deal(seats[0], seats[1], play=played(random, *after))


def house_code(random: Random) -> Code:
    """One of the six with up to six of its switches turned to any value."""
    code = load_code(random.choice(CODES))._replace(silent=frozenset())
    counting = [name for name in Switches._fields if scope(name) == "count"]
    for name in random.sample(counting, random.randint(1, 6)):
        limits = allowed(name)
        if expects(name) == "int":
            value: int | bool | str = random.choice((0, 1, 2, 3, 10, random.randint(*limits)))
        else:
            value = random.choice(WORDS.get(name, (True, False)))
        code = code.turned(name, value)
    return code


def assert_can_be(deal: Deal, code: Code) -> None:
    """That its totals can be, and what was counted before the play among the counts of hands."""
    verdict = judge(deal, code)
    assert verdict.complete
    assert not verdict.findings
    elder, younger = (score.total for score in verdict.scores)
    assert can_total(elder, younger, code), (elder, younger, code.switches, deal)
    before = judge(deal._replace(play=None), code)
    repic = [0 if before.repic is not side else code.switches.repic_value for side in Side]
    elder, younger = (before.scores[side].declared + repic[side] for side in Side)
    hands = hands_of(code.switches)
    is_open = any(one.counts == (elder, younger) for one in hands.open)
    is_settled = hands.settled.get(elder, 0) >> younger & 1
    assert is_open or is_settled, (elder, younger, code.switches, deal)


@lru_cache(maxsize=16)
def hands_of(switches: Switches) -> Hands:
    return all_hands(switches, reach=(13, 13))


@pytest.mark.parametrize("name", CODES)
@given(seed=st.integers(0, 2**64))
@settings(max_examples=40, deadline=None)
def test_no_legal_deal_is_refused(name: str, seed: int) -> None:
    random = Random(seed)
    code = load_code(name)._replace(silent=frozenset())
    for _ in range(10):
        assert_can_be(legal_deal(random, code), code)


@given(seed=st.integers(0, 2**64))
@settings(max_examples=80, deadline=None)
def test_no_legal_deal_is_refused_whatever_the_house_rules(seed: int) -> None:
    random = Random(seed)
    code = house_code(random)
    for _ in range(5):
        assert_can_be(legal_deal(random, code), code)


@pytest.mark.parametrize(
    ("switch", "value"),
    [
        ("both_trios_score", True),
        ("capot_to_pic", True),
        ("carte_blanche_saves", False),
        ("carte_blanche_value", 30),
        ("equal_blocks_all", False),
        ("equality_saves", True),
        ("lead_value", 0),
        ("repic_value", 0),
        ("repique_saved_by", "anything"),
        ("win_min_ten", True),
        ("younger_pic", True),
    ],
)
@given(seed=st.integers(0, 2**64))
@settings(max_examples=5, deadline=None)
def test_no_legal_deal_is_refused_where_a_switch_is_turned(
    switch: str, value: int | bool | str, seed: int
) -> None:
    random = Random(seed)
    code = load_code(random.choice(("academie", "dictionnaire", "rubicon")))
    code = code._replace(silent=frozenset()).turned(switch, value)
    for _ in range(20):
        assert_can_be(legal_deal(random, code), code)


def built(random: Random, left: int) -> int:
    """A hand of runs and of cards of one rank, as many as there is room for."""
    hand = 0
    for _ in range(8):
        if random.random() < 0.5:
            low, length = random.randrange(6), random.randint(3, 8)
            block = ((1 << length) - 1 << low & 0xFF) << 8 * random.randrange(4)
        else:
            block = 0x01010101 << random.randrange(3, 8)
        block &= left
        if (hand | block).bit_count() <= HAND_SIZE:
            hand |= block
    rest = random.sample(list(cards_of(left & ~hand)), HAND_SIZE - hand.bit_count())
    return hand | mask_of(rest)


@given(seed=st.integers(0, 2**64))
@settings(max_examples=60, deadline=None)
def test_whatever_two_hands_hold_is_held_together(seed: int) -> None:
    random = Random(seed)
    code = load_code("rubicon")
    beside = held_by_sets("rubicon")
    for _ in range(10):
        first = built(random, FULL)
        second = built(random, FULL & ~first)
        for runs_of, point_of in product((first, second), repeat=2):
            groups = [one.size for one in sets(first)]
            table = beside[groups.count(4), groups.count(3)]
            runs = [part for run in sequences(runs_of) for part in parts(random, run)]
            points = sum(worth(run, code.switches) for run in runs)
            best = best_point(point_of)
            assert best is not None
            ways = {
                (first, first): table.all_one,
                (second, second): table.sets_alone,
                (second, first): table.runs_alone,
                (first, second): table.point_alone,
            }
            assert ways[runs_of, point_of][best.cards] >> points & 1, (first, second)


@lru_cache
def held_by_sets(name: str) -> dict[tuple[int, int], Held]:
    switches = load_code(name).switches
    return {
        (one.quatorzes, one.trios): held(ways_beside(one, switches)) for one in all_sets(switches)
    }


@given(deal=deals(), name=st.sampled_from(CODES))
@settings(max_examples=100, deadline=None)
def test_no_deal_with_the_best_calls_is_refused(deal: Deal, name: str) -> None:
    assert_can_be(deal, load_code(name))


@pytest.mark.parametrize("name", ["dictionnaire", "raffle", "rubicon"])
def test_the_plays_are_those_of_every_order_of_tricks(name: str) -> None:
    code = load_code(name)
    plays = all_plays(code.switches)
    orders = {order_counted(winners, code) for winners in product(Side, repeat=HAND_SIZE)}
    for elder, younger, before in orders:
        assert any(
            (one.elder, one.youngers >> younger & 1) == (elder, 1)
            and one.least <= before <= one.most
            for one in plays
        )
    reached = {(elder, before) for elder, _, before in orders}
    assert all({(one.elder, one.least), (one.elder, one.most)} <= reached for one in plays)
    # Where nothing is called no deal gives less than the least of them.
    least = min(elder + younger for elder, younger, _ in orders)
    refused = why_not(0, least - 1, code)
    assert refused is not None
    assert (refused.kind, refused.least) == ("too-little", least)


def order_counted(winners: tuple[Side, ...], code: Code) -> tuple[int, int, int]:
    """What elder and younger count with the cards, and elder before younger's first point."""
    count = count_play(Winners(winners), None, code.switches, HAND_SIZE)
    totals = list(count.low)
    if count.tricks[0] != count.tricks[1]:
        cards = code.switches.cards_value if min(count.tricks) else code.switches.capot_value
        totals[count.tricks[1] > count.tricks[0]] += cards
    before = 0
    for point in count.points:
        if point.side is Side.YOUNGER:
            break
        if point.kind != "last" or code.switches.last_trick_to_pic:
            before += point.low
    return totals[0], totals[1], before


# The best deal there is: a carte blanche that draws four knaves to four tens.
BEST = {
    "elder-dealt": "S:T987 H:T987 D:T7 C:T7",
    "elder-discard": "H:87 D:7 C:7",
    "elder": "S:JT987 H:JT9 D:JT C:JT",
    "elder-says": "cb; p5; 5J; 3J; J4; T4",
    "younger": "H:KQ D:AKQ98 C:AKQ98",
    "younger-says": "-",
    "tricks": "SJ/HK ST/HQ S9/DA S8/DK S7/DQ HJ/CA HT/CK H9/CQ DJ/D9 DT/D8 CJ/C9 CT/C8",
}


@pytest.mark.parametrize(("name", "most"), [("rubicon", 174), ("dictionnaire", 173)])
def test_the_best_deal_there_is_gives_the_most_that_can_be(name: str, most: int) -> None:
    code = load_code(name)
    totals = [score.total for score in judge(read_deal(BEST, "en"), code).scores]
    assert totals == [most, 0]
    assert can_total(most, 0, code)
    assert not can_total(most + 1, 0, code)
    refused = why_not(300, 5, code)
    assert refused is not None
    assert (refused.kind, refused.side, refused.most) == ("too-much", Side.ELDER, most)


@pytest.mark.parametrize(
    ("elder", "younger"),
    [
        (200, 0),
        (1, 0),
        (0, 0),
        (300, 5),
        (-3, 20),
        (20, -3),
        (52, 0),
        (75, 75),
        (17, 150),
        (10**99, 5),
    ],
)
def test_known_impossibilities_are_refused(elder: int, younger: int) -> None:
    assert not can_total(elder, younger, load_code("rubicon"))


def test_elder_never_makes_nothing_where_any_lead_counts() -> None:
    refused = why_not(0, 40, load_code("rubicon"))
    assert refused is not None
    assert (refused.kind, refused.side, refused.elder) == ("never", Side.ELDER, (None, 1))
    assert why_not(0, 40, load_code("academie")) is None


def test_what_can_stand_beside_the_other_total_is_told() -> None:
    # Younger without a point has lost every trick: 13 for the play and 40 for the capot.
    refused = why_not(52, 0, load_code("rubicon"))
    assert refused is not None
    assert (refused.kind, refused.elder) == ("apart", (None, 53))
    assert refused.younger[0] != 0
    # Where the last trick counts one in a capot it can be.
    assert why_not(52, 0, load_code("dictionnaire")) is None


@pytest.mark.parametrize("name", ["dictionnaire", "rubicon"])
@given(elder=st.integers(-5, 200), younger=st.integers(-5, 200))
@settings(max_examples=60, deadline=None)
def test_the_reason_for_a_refusal_is_true(name: str, elder: int, younger: int) -> None:
    code = load_code(name)
    refused = why_not(elder, younger, code)
    assert (refused is None) == can_total(elder, younger, code)
    if refused is None:
        return
    if refused.kind == "apart":
        assert elder not in refused.elder
        assert younger not in refused.younger
        assert all(can_total(one, younger, code) for one in refused.elder if one is not None)
        assert all(can_total(elder, one, code) for one in refused.younger if one is not None)
    elif refused.kind == "never":
        given, around = (elder, refused.elder) if refused.side == 0 else (younger, refused.younger)
        assert given not in around
        others = range(181)
        for total in (given, *(one for one in around if one is not None)):
            pairs = [(total, one) if refused.side == 0 else (one, total) for one in others]
            assert any(can_total(*pair, code) for pair in pairs) == (total != given)


def test_the_pairs_that_may_have_been_meant_can_be() -> None:
    code = load_code("rubicon")
    assert not can_total(17, 150, code)
    assert nearest(17, 150, code) == [(150, 17), (17, 105)]
    assert nearest(250, 300, code) == nearest(-21, 30, code) == nearest(10**99, 30, code) == []


def test_who_throws_in_leaves_thirteen_and_ten_to_the_other() -> None:
    code = load_code("rubicon")
    assert can_total(0, 23, code, Side.ELDER)
    assert can_total(23 + 7, 3, code, Side.YOUNGER)
    assert not can_total(23, 0, code, Side.ELDER)
    # No pic is made, a repic may be.
    assert not can_total(60, 23, code, Side.ELDER)
    assert can_total(91, 23, code, Side.ELDER)


def test_where_the_code_is_silent_on_the_count_nothing_is_refused() -> None:
    code = load_code("rubicon")
    silent = code._replace(silent=frozenset({"trio_value"}))
    assert can_total(300, 5, silent)
    assert not can_total(-1, 5, silent)
    # What only concerns pic and repic is no matter where there are none.
    assert "equality_saves" in load_code("raffle").silent
    assert not can_total(300, 5, load_code("raffle"))


@pytest.mark.parametrize(
    ("name", "share"),
    [("dictionnaire", 0.28), ("academie", 0.43), ("raffle", 0.08), ("rubicon", 0.35)],
)
def test_of_all_pairs_up_to_180_most_are_refused(name: str, share: float) -> None:
    code = load_code(name)
    pairs = list(product(range(0, 181, 5), range(0, 181, 5)))
    accepted = sum(can_total(elder, younger, code) for elder, younger in pairs)
    assert accepted <= share * len(pairs)
