"""What the two sides of a deal say, and how much of their exchange is told.

Comes in: a seat with all of its exchange. Goes out: the same seat with calls that are true,
often less than it could call, and with some of the exchange left out.
"""

from __future__ import annotations

from random import Random

from tests.oracle.deal import Calls, Seat
from tests.oracle.held import (
    RANKS,
    SUITS,
    Cards,
    Combination,
    Point,
    best_point,
    is_blanche,
    point_of_suit,
    sequences,
    sets,
)


def with_calls(seat: Seat, random: Random) -> Seat:
    """In every other deal, calls: all, some or none of what it holds, whole or in part."""
    if random.random() < 0.5:
        return seat
    hand = seat.hand
    runs = [called for run in sequences(hand) for called in some_of_run(random, run)]
    groups = [called for group in sets(hand) for called in some_of_set(random, group)]
    calls = Calls(
        some_point(random, hand),
        tuple(runs) if random.random() < 0.9 else (),
        tuple(groups) if random.random() < 0.9 else (),
        is_blanche(seat.dealt) and random.random() < 0.7,
    )
    return seat._replace(calls=calls)


def some_point(random: Random, hand: Cards) -> Point | None:
    """The best point, a part of any suit, or none."""
    chance = random.random()
    if chance < 0.6:
        return best_point(hand)
    if chance < 0.7:
        return None
    suit = random.choice([suit for suit in SUITS if point_of_suit(hand, suit)[0] >= 3])
    cards = sorted(card for card in hand if card[1] == suit)
    part = random.sample(cards, random.randint(3, len(cards)))
    return point_of_suit(frozenset(part), suit)


def some_of_run(random: Random, run: Combination) -> list[Combination]:
    """A sequence not called, called whole, or cut at either end."""
    chance = random.random()
    length, top = run
    if chance < 0.2:
        return []
    if chance < 0.6 or length == 3:
        return [run]
    shorter = random.randint(3, length - 1)
    above = random.randint(0, length - shorter)
    return [(shorter, RANKS[RANKS.index(top) + above])]


def some_of_set(random: Random, group: Combination) -> list[Combination]:
    """A set not called, called whole, or three of a quatorze."""
    chance = random.random()
    if chance < 0.2:
        return []
    return [group] if chance < 0.6 else [(3, group[1])]


def with_less_told(seat: Seat, random: Random, *, keep_discard: bool) -> Seat:
    """The exchange told in full, in part or not at all.

    keep_discard: the discard is told whatever else is, because a call depends on it.
    """
    dealt, discard = random.choice(((True, True), (True, False), (False, True), (False, False)))
    return seat._replace(
        dealt=seat.dealt if dealt else None,
        discard=seat.discard if discard or keep_discard else None,
    )
