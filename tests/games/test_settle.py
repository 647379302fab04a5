"""The settlement: sums that are zero, coins that lose nothing, the fewest payments."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from marque.errors import Impossible, MarqueError
from marque.games.ecrire import EcrireState, evening
from marque.games.ecrire_settings import EcrireSettings
from marque.games.ecrire_settle import carrying, settle_ecrire
from marque.games.marking import Coup
from marque.games.money import coins_text, round_together
from marque.games.payments import EXACT_UP_TO, Payment, fewest_payments
from marque.games.settle import (
    WHOLE_GAME,
    Points,
    Settlement,
    plain_points,
    settle_game,
    together,
)

# --- Payments ---


def every_plan(balances: list[int]) -> list[list[Payment]]:
    """All plans with the fewest payments, by trying every set of payers and payees."""
    owing = [seat for seat, balance in enumerate(balances) if balance < 0]
    owed = [seat for seat, balance in enumerate(balances) if balance > 0]
    ways = [(payer, payee) for payer in owing for payee in owed]
    for count in range(len(balances)):
        tried = [amounts(balances, chosen) for chosen in combinations(ways, count)]
        if plans := [plan for plan in tried if plan is not None]:
            return plans
    raise AssertionError


def amounts(balances: list[int], ways: tuple[tuple[int, int], ...]) -> list[Payment] | None:
    """What must be paid on these ways; None where that isn't possible, or where they form a ring.

    Whoever has only one way left pays, or is paid, all that he has open.
    """
    left, open_ways, plan = list(balances), list(ways), []
    while open_ways:
        used = Counter(seat for way in open_ways for seat in way)
        way = next((one for one in open_ways if 1 in (used[one[0]], used[one[1]])), None)
        if way is None:
            return None
        payer, payee = way
        amount = -left[payer] if used[payer] == 1 else left[payee]
        if amount <= 0:
            return None
        left[payer] += amount
        left[payee] -= amount
        plan.append(Payment(payer, payee, amount))
        open_ways.remove(way)
    return None if any(left) else plan


def rank(plan: list[Payment]) -> tuple[list[int], list[tuple[int, int, int]]]:
    """Plans in the order of preference: the largest payments first, then by seat."""
    lines = sorted((-one.amount, one.payer, one.payee) for one in plan)
    return [amount for amount, _, _ in lines], lines


def balances_of(most: int, size: int) -> st.SearchStrategy[list[int]]:
    """Up to `most` balances that sum to zero."""
    firsts = st.lists(st.integers(-size, size), min_size=1, max_size=most - 1)
    return firsts.map(lambda values: [*values, -sum(values)])


@settings(max_examples=120, deadline=None)
@given(st.one_of(balances_of(7, 6), balances_of(7, 3000)))
def test_the_plan_is_the_one_that_brute_force_prefers(balances: list[int]) -> None:
    best = min(every_plan(balances), key=rank)
    assert fewest_payments(balances) == sorted(best, key=lambda one: (-one.amount, *one[:2]))


@settings(max_examples=40, deadline=None)
@given(st.one_of(balances_of(12, 4), balances_of(20, 5), balances_of(20, 10**6)))
def test_every_plan_brings_all_to_zero_with_fewer_payments_than_people(
    balances: list[int],
) -> None:
    plan = fewest_payments(balances)
    left = list(balances)
    for payment in plan:
        assert payment.amount > 0
        assert left[payment.payer] < 0 < left[payment.payee]
        left[payment.payer] += payment.amount
        left[payment.payee] -= payment.amount
    assert not any(left)
    assert len(plan) < max(1, sum(1 for one in balances if one)) or not plan


def test_a_large_company_pays_equals_first_and_then_the_largest_to_the_largest() -> None:
    assert len(balances := [-9, -5, -4, -1, -1, -1, -1, -1, -1, -1, 10, 9, 5, 1]) > EXACT_UP_TO
    equal = [Payment(0, 11, 9), Payment(1, 12, 5), Payment(3, 13, 1)]
    rest = [Payment(2, 10, 4), *(Payment(seat, 10, 1) for seat in range(4, 10))]
    assert fewest_payments(balances) == sorted([*equal, *rest], key=lambda one: -one.amount)
    pairs = [-9, 9, -10, 10, -11, 11, -12, 12, -13, 13]
    plan = fewest_payments([-5, -8, 7, 6, *pairs])
    assert plan[5:] == [Payment(1, 2, 7), Payment(0, 3, 5), Payment(1, 3, 1)]


def test_greedy_pairing_would_take_one_payment_more() -> None:
    assert fewest_payments([3, 4, -2, -2, -3]) == [
        Payment(4, 0, 3),
        Payment(2, 1, 2),
        Payment(3, 1, 2),
    ]
    # Where several plans lead on, the one with the larger payments, then by seat.
    assert [one[:2] for one in fewest_payments([3, -3, -3, -3, 6])] == [(1, 0), (2, 4), (3, 4)]
    assert fewest_payments([5, -5, -3, 6, -2, -1])[:2] == [Payment(1, 0, 5), Payment(2, 3, 3)]
    # Twelve people in six pairs of equal amounts, which no order of sizes would find.
    assert len(fewest_payments([7, 9, 11, 13, 15, 17, -17, -15, -13, -11, -9, -7])) == 6


# --- Money ---


@settings(max_examples=100, deadline=None)
@given(
    st.lists(st.fractions(max_denominator=60), min_size=1, max_size=8),
    st.lists(st.integers(0, 3), min_size=8, max_size=8),
)
def test_rounding_keeps_the_sum_and_moves_nobody_by_a_whole_coin(
    values: list[Fraction], first: list[int]
) -> None:
    exact = [*values, -sum(values, Fraction(0))]
    lines = round_together(exact, [*first, 0, 0][: len(exact)], 0)
    assert sum(one.coins for one in lines) == 0
    assert all(abs(one.coins - one.exact) < 1 for one in lines)
    assert all(one.floor + one.remainder == one.exact for one in lines)


def test_left_over_coins_go_to_the_largest_remainder_then_the_smallest_perte_then_the_seat() -> (
    None
):
    thirds = [Fraction(2, 3), Fraction(2, 3), Fraction(-4, 3)]
    assert [one.coins for one in round_together(thirds, [30, 20, 90], 0)] == [1, 1, -2]
    halves = [Fraction(1, 2), Fraction(1, 2), Fraction(-1, 2), Fraction(-1, 2)]
    assert [one.coins for one in round_together(halves, [9, 5, 0, 9], 0)] == [0, 1, 0, -1]
    assert [one.coins for one in round_together(halves, [0, 0, 0, 0], 0)] == [1, 1, -1, -1]


def test_coins_are_written_as_exact_decimals() -> None:
    assert [coins_text(coins, "EUR") for coins in (167, -1434, 5, -5, 0)] == [
        "1.67",
        "-14.34",
        "0.05",
        "-0.05",
        "0.00",
    ]
    assert (coins_text(-12, "JPY"), coins_text(7, "KWD")) == ("-12", "0.007")


# --- Written piquet ---

NAMES = ("A", "B", "C", "D", "E", "F", "G")


@st.composite
def evenings(draw: st.DrawFn) -> EcrireState:
    """An evening of any size and settings, played in turn, broken off anywhere."""
    corbillon = draw(st.booleans())
    chosen: dict[str, Any] = {
        "players": NAMES[: draw(st.integers(2, 7))],
        "rois": draw(st.integers(1, 4)),
        "rotation": draw(st.sampled_from(["tourner", "malheureux"])),
        "marking": draw(st.sampled_from(["tens", "point"] if corbillon else ["exact", "tens"])),
        "consolation": draw(st.sampled_from([0, 20])),
        "refait_bonus": draw(st.sampled_from([0, 20])),
        "manner": "corbillon" if corbillon else "written",
        "settlement": "pot" if corbillon else draw(st.sampled_from(["pot", "pairs", "direct"])),
        "stake": draw(st.sampled_from([None, "0.10", "0.07", "1.333"])),
    }
    agreed = EcrireSettings.from_dict(chosen)
    coups: list[Coup] = []
    for points in draw(st.lists(st.tuples(st.integers(0, 30), st.integers(0, 30)), max_size=24)):
        due = evening(agreed, coups).next
        if due is None:
            break
        coups.append(Coup(len(coups) + 1, due.elder, due.younger, points))
    fines = draw(st.dictionaries(st.sampled_from(agreed.players), st.sampled_from([0, 30, 50])))
    return evening(agreed, coups, fines=fines, ended=draw(st.booleans()))


def check(settlement: Settlement) -> None:
    """Nets, coins and payments all sum to zero, and every number can be redone by hand."""
    nets = [one.points.net for one in settlement.accounts if one.points]
    assert sum(nets) == 0
    owed = {one.name: one.points.net if one.points else 0 for one in settlement.accounts}
    if settlement.currency:
        owed = {one.name: Fraction(one.coins or 0) for one in settlement.accounts}
        assert sum(owed.values()) == 0
    for one in settlement.transfers:
        amount = one.points if one.coins is None else one.coins
        assert amount is not None
        assert owed[one.payer] < 0 < owed[one.payee]
        owed[one.payer] += amount
        owed[one.payee] -= amount
    assert not any(owed.values())


@settings(max_examples=150, deadline=None)
@given(evenings())
def test_any_evening_settles_to_zero(state: EcrireState) -> None:
    check(settle_ecrire(state))
    assert all(perte >= 0 for perte in state.perte.values())
    assert not [one for one in state.findings if one.kind != "in-debt"]
    if state.corbillon:
        held = sum(state.corbillon.holdings.values()) + state.corbillon.basket
        assert held == 60 * len(state.settings.players)


def settled(points: str, **chosen: Any) -> Settlement:
    """Three players, and for each letter pair a tour won by so many: "AB+30" marks B 30."""
    agreed = EcrireSettings.from_dict({"players": ["A", "B", "C"], **chosen})
    coups = []
    for n, tour in enumerate(points.split()):
        first, second, won = tour[0], tour[1], int(tour[2:])
        coups += [
            Coup(2 * n + 1, first, second, (100 + won, 100)),
            Coup(2 * n + 2, second, first, (7, 7)),
        ]
    return settle_ecrire(evening(agreed, coups, ended=True))


def nets(settlement: Settlement) -> dict[str, int | str]:
    return {one.name: plain_points(one.points.net) for one in settlement.accounts if one.points}


def test_a_fine_is_shared_by_the_others_where_each_pays_who_marked_him() -> None:
    agreed = EcrireSettings.from_dict({"players": ["A", "B", "C"], "settlement": "direct"})
    coups = [Coup(1, "A", "B", (40, 10)), Coup(2, "B", "A", (7, 7))]
    settlement = settle_ecrire(evening(agreed, coups, fines={"C": 15}))
    assert nets(settlement) == {"A": "75/2", "B": "-45/2", "C": -15}
    check(settlement)


def test_without_a_stake_the_transfers_are_in_points() -> None:
    settlement = settled("AB+20 BC+30")
    assert nets(settlement) == {"A": "50/3", "B": "-10/3", "C": "-40/3"}
    assert [(*one[:2], one.points) for one in settlement.transfers] == [
        ("C", "A", Fraction(40, 3)),
        ("B", "A", Fraction(10, 3)),
    ]
    assert settlement.currency is None


# --- Changes of company ---


def test_who_goes_on_carries_his_exact_net_and_who_left_keeps_what_he_was_told() -> None:
    first = settled("AB+20 BC+30", stake="0.10")
    assert [one.coins for one in first.accounts] == [167, -33, -134]
    chosen = EcrireSettings.from_dict({"players": ["a", "B", "D"], "stake": "0.10"})
    agreed = carrying(chosen, "one", first)
    assert EcrireSettings.from_dict(agreed.to_dict()) == agreed
    coups = [Coup(1, "a", "B", (20, 10)), Coup(2, "B", "a", (7, 7))]
    second = settle_ecrire(evening(agreed, coups, ended=True))
    assert nets(second) == {"a": 20, "B": -10, "D": "10/3", "C": "-40/3"}
    assert [(one.name, one.coins) for one in second.accounts][-1] == ("C", -134)
    check(second)


def test_a_game_that_is_carried_is_not_counted_twice_in_an_evening() -> None:
    first = settled("AB+20 BC+30", stake="0.10")
    chosen = EcrireSettings.from_dict({"players": ["A", "B", "D"], "stake": "0.10"})
    second = settle_ecrire(evening(carrying(chosen, "one", first), []))
    partie = settle_game(("B", "E"), "E", 118, "0.05", "EUR")
    summed = together({"one": first, "two": second, "three": partie})
    assert list(summed.parts or ()) == ["two", "three"]
    assert {one.name: one.coins for one in summed.accounts} == {
        "A": 167,
        "B": -33 - 590,
        "D": 0,
        "C": -134,
        "E": 590,
    }
    check(summed)
    third = settle_ecrire(evening(carrying(chosen, "two", second), []))
    assert third.carries == ("two", "one")
    assert list(together({"one": first, "two": second, "3": third}).parts or ()) == ["3"]
    for games in ({"3": third, "4": third}, {"one": second}):
        with pytest.raises(MarqueError) as error:
            together(games)
        assert error.value.errors[0].values["setting"] == "carry"


@pytest.mark.parametrize(
    ("chosen", "setting"),
    [
        ({"stake": "0.20"}, "stake"),
        ({"stake": "0.10", "currency": "USD"}, "currency"),
        ({}, "currency"),
    ],
)
def test_points_of_another_value_are_not_carried(chosen: dict[str, Any], setting: str) -> None:
    agreed = EcrireSettings.from_dict({"players": ["A", "B"], **chosen})
    with pytest.raises(MarqueError) as error:
        carrying(agreed, "one", settled("AB+20", stake="0.10"))
    assert error.value.values["setting"] == setting


# --- Games of two, and several games ---


def test_a_partie_is_worth_its_points_times_the_stake() -> None:
    settlement = settle_game(("Anne", "Boris"), "Boris", 118, "0.125", "EUR")
    assert [one.coins for one in settlement.accounts] == [-1475, 1475]
    assert [one[:3] for one in settlement.transfers] == [("Anne", "Boris", 1475)]
    # Half a coin over: the winner, to whom nothing is written, comes first.
    settlement = settle_game(("Anne", "Boris"), "Boris", 117, "0.125", "EUR")
    assert [one.coins for one in settlement.accounts] == [-1463, 1463]
    assert not settle_game(("Anne", "Boris"), None, 0, "0.125", "EUR").transfers


def test_games_of_different_stakes_are_added_in_money_only() -> None:
    summed = together(
        {
            "one": settled("AB+20 BC+30", stake="0.10"),
            "two": settled("AB+20 BC+30", stake="0.01"),
        }
    )
    assert [one.points for one in summed.accounts] == [None, None, None]
    assert (summed.stake, summed.currency) == (None, "EUR")
    # 50/3, -10/3, -40/3 points at 11 centimes: 183 1/3, -36 2/3, -146 2/3, rounded once; the
    # three remainders are equal, so the coin left goes to A, to whom nothing is written.
    assert [one.coins for one in summed.accounts] == [184, -37, -147]


def test_games_of_one_stake_are_added_in_points_too() -> None:
    parties = [settle_game(("A", "B"), winner, 118, "0.10", "EUR") for winner in "AB"]
    summed = together({"one": parties[0], "two": parties[1], "three": parties[0]})
    points = [one.points for one in summed.accounts]
    assert points == [Points(Fraction(236), Fraction(118)), Points(Fraction(118), Fraction(236))]
    assert (summed.stake, summed.unit, summed.currency) == ("0.10", "point", "EUR")
    assert [one[:3] for one in summed.transfers] == [("B", "A", 1180)]
    check(summed)


def test_points_are_not_added_to_games_where_nothing_is_staked() -> None:
    games = {
        "one": settle_game(("A", "B"), "A", 118),
        "two": settle_game(("A", "B"), "B", 2, unit=WHOLE_GAME),
    }
    with pytest.raises(Impossible) as refused:
        together(games)
    assert refused.value.kind == "bad-setting"
    assert refused.value.values == {
        "setting": "stake",
        "value": None,
        "reason": "units",
        "units": ("point", "game"),
    }
    assert together({"one": games["one"], "three": games["one"]}).stake is None


@pytest.mark.parametrize(
    ("other", "setting"),
    [
        (settled("AB+20"), "currency"),
        (settled("AB+20", stake="1", currency="JPY"), "currency"),
    ],
)
def test_games_in_different_money_are_not_added(other: Settlement, setting: str) -> None:
    with pytest.raises(MarqueError) as error:
        together({"one": settled("AB+20", stake="0.10"), "two": other})
    assert error.value.values["setting"] == setting
