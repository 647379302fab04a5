"""Worlds against a listing: where few cards are free, every world can be written down.

Each case fixes all cards but a few, gives both sides calls (most of them true in some
world), and asks every question of `Worlds` and of the list.
"""

from collections.abc import Callable
from itertools import combinations
from random import Random
from typing import Any, NamedTuple

from hypothesis import given, settings
from hypothesis import strategies as st

from marque.calls.call import PointCall, SequenceCall, SetCall
from marque.calls.side import SIDES, Side
from marque.cards.hand import (
    SET_RANKS,
    Sequence,
    Set,
    best_point,
    sequences,
    sets,
    suit_byte,
    suit_sequences,
)
from marque.cards.pack import FULL, PIPS, RANKS, SUITS, cards_of, mask_of
from marque.referee.holdings import POINTS, SEQUENCES, SETS
from marque.referee.standing import compare_points, good_against_the_cards, standing
from marque.referee.worlds import SideEvidence, Worlds

Hands = tuple[int, int]


class Kind(NamedTuple):
    """A kind of combination: all of them, the best of a hand, what `Worlds` says of it."""

    ladder: tuple[Any, ...]
    best_of: Callable[[int], Any]
    best: Callable[[Worlds, Side], Any]
    least: Callable[[Worlds, Side], Any]


KINDS = {
    PointCall: Kind(POINTS, best_point, Worlds.best_point, Worlds.least_point),
    SequenceCall: Kind(
        SEQUENCES,
        lambda hand: next(iter(sequences(hand)), None),
        Worlds.best_sequence,
        Worlds.least_sequence,
    ),
    SetCall: Kind(
        SETS, lambda hand: next(iter(sets(hand)), None), Worlds.best_set, Worlds.least_set
    ),
}


# The list.


def holds(hand: int, call: Any) -> bool:
    """Whether a hand holds what is called, card by card."""
    if isinstance(call, SetCall):
        return sum(hand >> 8 * suit + call.set.rank & 1 for suit in SUITS) >= call.set.size
    if isinstance(call, SequenceCall):
        return lays_out(hand, (call,))
    for suit in SUITS:
        pips = [PIPS[rank] for rank in RANKS if hand >> 8 * suit + rank & 1]
        if call.suit in (None, suit):
            for some in combinations(pips, call.cards):
                if call.pips in (None, sum(some)):
                    return True
    return False


def lays_out(hand: int, calls: tuple[SequenceCall, ...]) -> bool:
    """Whether a hand can lay out all these sequences without using a card twice."""
    if not calls:
        return True
    for suit in SUITS:
        run = calls[0].sequence.byte << 8 * suit
        if calls[0].suit in (None, suit) and hand & run == run and lays_out(hand & ~run, calls[1:]):
            return True
    return False


def fits(hand: int, evidence: SideEvidence) -> bool:
    return (
        not evidence.must & ~hand
        and not evidence.cannot & hand
        and all(holds(hand, call) for call in evidence.points + evidence.sets)
        and lays_out(hand, evidence.sequences)
    )


def listed(elder: SideEvidence, younger: SideEvidence, free: list[int]) -> list[Hands]:
    """All worlds, when all cards that aren't free are where `must` says, or in the rest."""
    worlds = []
    for mine in combinations(free, elder.size - elder.must.bit_count()):
        hand = elder.must | mask_of(mine)
        if fits(hand, elder):
            left = [card for card in free if card not in mine]
            for theirs in combinations(left, younger.size - younger.must.bit_count()):
                other = younger.must | mask_of(theirs)
                if fits(other, younger):
                    worlds.append((hand, other))
    return worlds


# The cases.


def a_call(random: Random, hand: int | None) -> Any:
    """A call that is true of the hand, where it holds any of that kind; of None: any call."""
    suit = random.choice(SUITS) if random.random() < 0.2 else None
    kind = random.randrange(3)
    if hand is None:
        point = random.choice(POINTS)
        return (
            PointCall(point.cards, random.choice((None, point.pips)), suit),
            SequenceCall(random.choice(SEQUENCES), suit),
            SetCall(Set(random.choice((3, 4)), random.choice(SET_RANKS))),
        )[kind]
    if kind == 1 and (runs := suit_sequences(hand)):
        where, run = random.choice(runs)
        length = random.randint(3, run.length)
        top = RANKS[run.top - random.randint(0, run.length - length)]
        return SequenceCall(Sequence(length, top), suit if suit is None else where)
    if kind == 2 and (groups := sets(hand)):
        group = random.choice(groups)
        return SetCall(Set(random.randint(3, group.size), group.rank))
    longest = max(SUITS, key=lambda one: suit_byte(hand, one).bit_count())
    pips = [PIPS[rank] for rank in RANKS if hand >> 8 * longest + rank & 1]
    part = random.sample(pips, random.randint(len(pips) - 1, len(pips)))
    said = random.choice((None, sum(part)))
    return PointCall(len(part), said, suit if suit is None else longest)


def a_case(random: Random) -> tuple[SideEvidence, SideEvidence, list[int]]:
    """The evidence of two sides, and the cards that are free."""
    sizes = random.choice(((12, 12), (12, 12), (12, 12), (11, 13), (13, 12)))
    pack = sorted(
        range(32), key=lambda card: (card >> 3) + random.choice((0.5, 2, 9)) * random.random()
    )
    hands = mask_of(pack[: sizes[0]]), mask_of(pack[sizes[0] : sum(sizes)])
    # Free cards of one suit, of one rank, or of any.
    near = random.choice((lambda card: card >> 3, lambda card: card & 7, lambda card: 0))
    first = near(random.randrange(32))
    free = sorted(range(32), key=lambda card: (near(card) != first, random.random()))
    free = free[: random.randint(0, 8)]
    sides = []
    for hand, size in zip(hands, sizes, strict=True):
        must = hand & ~mask_of(free)
        barred = mask_of(card for card in free if random.random() < 0.1)
        calls: dict[type, list[Any]] = {kind: [] for kind in KINDS}
        for _ in range(random.randrange(4)):
            call = a_call(random, hand if random.random() < 0.9 else None)
            calls[type(call)].append(call)
        points, runs, groups = map(tuple, calls.values())
        cannot = FULL & ~must & ~mask_of(free) | barred
        sides.append(SideEvidence(must, cannot, size, points, runs, groups))
    return sides[0], sides[1], free


# The questions.


def above(one: Any, other: Any) -> bool:
    """Whether a best combination exceeds another; None, none at all, is below all."""
    return one is not None and (other is None or one > other)


def stands(pairs: list[tuple[Any, Any]]) -> tuple[bool, bool, bool]:
    return (
        any(above(mine, theirs) for mine, theirs in pairs),
        any(mine == theirs for mine, theirs in pairs),
        any(above(theirs, mine) for mine, theirs in pairs),
    )


def meanings(hand: int, call: Any) -> list[Any]:
    """The combinations that a call can name, made out of a hand."""
    if not isinstance(call, PointCall):
        return [call[0]] if holds(hand, call) else []
    return [
        point
        for point in POINTS
        if point.cards == call.cards
        and call.pips in (None, point.pips)
        and holds(hand, call._replace(pips=point.pips))
    ]


def check_hand(worlds: Worlds, listing: list[Hands], side: Side, random: Random) -> None:
    hands = [both[side] for both in listing]
    for _ in range(4):
        call = a_call(random, random.choice(hands) if hands and random.random() < 0.6 else None)
        ways = sum(holds(hand, call) for hand in hands)
        assert worlds.ways(side, call) == ways
        assert worlds.can(side, call) == (ways > 0)
        assert worlds.must(side, call) == (0 < ways == len(hands))
    for kind in KINDS.values():
        bests = [kind.best_of(hand) for hand in hands]
        held = [best for best in bests if best is not None]
        assert kind.best(worlds, side) == max(held, default=None)
        assert kind.least(worlds, side) == (min(held) if held and len(held) == len(bests) else None)
        for limit in (*random.sample(kind.ladder, 2), *held[:1]):
            assert stands([(best, limit) for best in bests]) == (
                worlds.can_exceed(side, limit),
                worlds.can_equal(side, limit),
                worlds.can_fall_short(side, limit),
            )


def check_standing(worlds: Worlds, listing: list[Hands], side: Side, random: Random) -> None:
    theirs = a_call(random, random.choice(listing)[side.other] if listing else None)
    best_of = KINDS[type(theirs)].best_of
    expected = stands(
        [
            (best_of(both[side]), meaning)
            for both in listing
            for meaning in meanings(both[side.other], theirs)
        ]
    )
    assert standing(worlds, side, theirs) == expected
    good = expected == (False, False, True)
    assert good_against_the_cards(worlds, side.other, theirs) == good
    some = (PointCall(random.choice((3, 4, 5)), None), PointCall(4, 38))
    mine, theirs = random.choices(some, k=2)
    assert compare_points(worlds, side, mine, theirs) == stands(
        [
            (one, other)
            for both in listing
            for one in meanings(both[side], mine)
            for other in meanings(both[side.other], theirs)
        ]
    )


@settings(max_examples=150, deadline=None)
@given(st.integers(0, 2**32))
def test_worlds_answer_as_the_list_of_worlds_does(seed: int) -> None:
    random = Random(seed)
    elder, younger, free = a_case(random)
    listing = listed(elder, younger, free)
    worlds = Worlds(elder, younger)
    assert worlds.possible() == bool(listing)
    assert worlds.count() == len(listing)
    for side in SIDES:
        hands = [both[side] for both in listing]
        held = {card for hand in hands for card in cards_of(hand)}
        assert worlds.can_hold(side) == mask_of(held)
        always = {card for card in held if all(hand >> card & 1 for hand in hands)}
        assert worlds.must_hold(side) == mask_of(always)
        check_hand(worlds, listing, side, random)
        check_standing(worlds, listing, side, random)
