"""Deals to be judged twice: random ones, and ones made to be rich in what seldom happens.

Comes in: a random generator (the same seed, the same deals) and a code's switches. Goes out:
deals whose calls are all true, with the exchange told in full, in part or not at all. The
switches only say what is near thirty; a deal can be judged under any code.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from tests.oracle.deal import Deal, Seat, Switches
from tests.oracle.hands import count_hands
from tests.oracle.held import (
    FIGURES,
    OF_SETS,
    PACK,
    RANKS,
    SUITS,
    Cards,
    best_point,
    point_of_suit,
    sequences,
)
from tests.oracle.players import play_out
from tests.oracle.saying import with_calls, with_less_told

Seats = tuple[Seat, Seat]


def make_deal(random: Random, switches: Switches) -> Deal:
    """A deal of one of the kinds below; each side's calls are told in every other one."""
    kind = random.choices(list(KINDS), weights=list(KINDS.values()))[0]
    elder, younger = (with_calls(seat, random) for seat in kind(random, switches))
    # Under some codes a call of elder's is settled by his discard, which is seldom left out.
    discard_decides = elder.calls is not None and random.random() < 0.9
    return Deal(
        with_less_told(elder, random, keep_discard=discard_decides),
        with_less_told(younger, random, keep_discard=False),
        play_out(elder.hand, younger.hand, random),
    )


# Hands of every kind, as two seats with all of the exchange told.


def from_the_pack(random: Random, switches: Switches) -> Seats:
    """A pack shuffled, dealt and exchanged, with or without sense."""
    pack = shuffled(random, PACK)
    return exchanged(random, frozenset(pack[:12]), frozenset(pack[12:24]), pack[24:])


def with_blanche(random: Random, switches: Switches) -> Seats:
    """Either side is dealt no king, queen or knave; in every other one, aces and tens."""
    low = shuffled(random, {card for card in PACK if card[0] not in FIGURES})
    if random.random() < 0.5:
        low.sort(key=lambda card: card[0] not in "AT")
    blanche = frozenset(low[:12])
    others = shuffled(random, PACK - blanche)
    hands = [blanche, frozenset(others[:12])]
    random.shuffle(hands)
    return exchanged(random, hands[0], hands[1], others[12:])


def long_suits(random: Random, switches: Switches) -> Seats:
    """Both sides have a long suit, often in sequence."""
    elder, younger = (
        {rank + suit for rank in some_ranks(random, random.randint(4, 8))}
        for suit in random.sample(SUITS, 2)
    )
    return filled(random, elder, younger)


def many_sets(random: Random, switches: Switches) -> Seats:
    """Three or four cards of several ranks, each rank on either side."""
    wanted: tuple[set[str], set[str]] = (set(), set())
    for rank in random.sample(OF_SETS, random.randint(2, 4)):
        suits = random.sample(SUITS, random.choice((3, 4, 4)))
        random.choice(wanted).update(rank + suit for suit in suits)
    return filled(random, *wanted)


def strong_hand(random: Random, switches: Switches) -> Seats:
    """One side has the top of two suits, and aces: capot is near, and so is thirty."""
    suits = random.sample(SUITS, 4)
    strong = {rank + suits[0] for rank in RANKS[: random.randint(4, 8)]}
    strong |= {rank + suits[1] for rank in RANKS[: random.randint(2, 4)]}
    strong |= {"A" + suit for suit in suits[2:] if random.random() < 0.8}
    if random.random() < 0.5:
        return filled(random, strong, set())
    return filled(random, set(), strong)


def equal_suits(random: Random, switches: Switches) -> Seats:
    """The best point or the best sequence of both sides is the same, in two suits."""
    while True:
        ranks = some_ranks(random, random.randint(3, 6))
        first, second = random.sample(SUITS, 2)
        seats = filled(random, {rank + first for rank in ranks}, {rank + second for rank in ranks})
        elder, younger = (seat.hand for seat in seats)
        same_sequence = sequences(elder)[:1] == sequences(younger)[:1] != ()
        if same_sequence or best_point(elder) == best_point(younger):
            return seats


def near_thirty(random: Random, switches: Switches) -> Seats:
    """One side counts not far from thirty in hand, and the other little or nothing."""
    while True:
        seats = random.choice((long_suits, many_sets, strong_hand))(random, switches)
        items, _ = count_hands(Deal(*seats, tricks=()), switches)
        elder = sum(item.points for item in items if item.side == "elder")
        younger = sum(item.points for item in items if item.side == "younger")
        if 16 <= max(elder, younger) <= 36 and min(elder, younger) <= 3:
            return seats


KINDS: dict[Callable[[Random, Switches], Seats], int] = {
    from_the_pack: 25,
    with_blanche: 8,
    long_suits: 15,
    many_sets: 12,
    strong_hand: 15,
    equal_suits: 12,
    near_thirty: 13,
}


# How hands are put together.


def shuffled(random: Random, cards: Cards | set[str]) -> list[str]:
    """Cards in an order that only the seed decides."""
    return random.sample(sorted(cards), len(cards))


def some_ranks(random: Random, number: int) -> list[str]:
    """Ranks that follow each other, or any."""
    if random.random() < 0.6:
        first = random.randint(0, 8 - number)
        return list(RANKS[first : first + number])
    return random.sample(RANKS, number)


def filled(random: Random, elder: set[str], younger: set[str]) -> Seats:
    """Hands of twelve around the cards wanted, and an exchange that led to them."""
    rest = shuffled(random, PACK - elder - younger)
    hands = []
    for wanted in (elder, younger):
        twelve = shuffled(random, wanted)[:12]
        while len(twelve) < 12:
            twelve.append(rest.pop())
        hands.append(frozenset(twelve))
    talon = shuffled(random, PACK - hands[0] - hands[1])
    seats = []
    for hand, many in zip(hands, how_many(random), strict=True):
        discard, talon = frozenset(talon[:many]), talon[many:]
        taken = shuffled(random, hand)[:many]
        seats.append(Seat(hand, None, (hand - set(taken)) | discard, discard))
    return seats[0], seats[1]


def exchanged(random: Random, elder: Cards, younger: Cards, talon: list[str]) -> Seats:
    """Hands dealt; each side discards, and takes as many from the top of the talon."""
    seats = []
    for dealt, many in zip((elder, younger), how_many(random), strict=True):
        discard = frozenset(worst_first(random, dealt)[:many])
        taken, talon = talon[:many], talon[many:]
        seats.append(Seat((dealt - discard) | set(taken), None, dealt, discard))
    return seats[0], seats[1]


def how_many(random: Random) -> tuple[int, int]:
    """How many cards elder and younger exchange."""
    elder = random.choice((1, 2, 3, 4, 5, 5, 5))
    return elder, random.randint(1, 8 - elder)


def worst_first(random: Random, hand: Cards) -> list[str]:
    """A hand in the order in which it is thrown: by chance, or low cards of short suits first."""
    cards = shuffled(random, hand)
    if random.random() < 0.5:
        return cards
    return sorted(cards, key=lambda card: (point_of_suit(hand, card[1]), -RANKS.index(card[0])))
