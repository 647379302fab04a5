"""The packets: which orders of tricks leave them, one of each kind that can count differently.

Comes in: the tricks in each side's packet, and who took the last one if that is known. Goes
out: orders of winners. Elder leads first and each winner leads next (Dictionnaire, marche;
Cavendish, Laws 64 and 65), so that the counts depend only on how often the lead changes hands.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from marque.calls.plays import Packets
from marque.calls.side import Side
from marque.cards.pack import HAND_SIZE

Order = tuple[Side, ...]
"""Who won each trick."""


def packet_orders(play: Packets) -> Iterator[Order]:
    """Orders that fit the packets: for each number of runs, by whoever is first.

    Where the last trick can have been led by its winner or won from the adversary's lead there
    is one order of either kind, for a code may count the last trick as a whole.
    """
    tricks = (play.elder, play.younger)
    for first, runs in product(Side, range(1, HAND_SIZE + 1)):
        last = first if runs % 2 else first.other
        number = {first: (runs + 1) // 2, first.other: runs // 2}
        if play.last not in (last, None) or any(
            tricks[side] < number[side] or (tricks[side] and not number[side]) for side in Side
        ):
            continue
        spare = {side: tricks[side] - number[side] for side in Side}
        # What is left of the last side's tricks lengthens its first run, or its last one.
        for lengthened in {0, number[last] - 1}:
            order: list[Side] = []
            for run in range(runs):
                side = first if run % 2 == 0 else first.other
                more = spare[side] if run // 2 == (lengthened if side is last else 0) else 0
                order += [side] * (1 + more)
            yield tuple(order)


def extreme_order(side: Side, tricks: tuple[int, int], last: Side | None, *, first: bool) -> Order:
    """The order in which a side's tricks come first, or last, as far as may be.

    last: who took the last trick, which stays with him; None where it isn't known.
    """
    own, others = [side] * tricks[side], [side.other] * tricks[side.other]
    early, late = (own, others) if first else (others, own)
    if early[:1] == [last]:
        early, late = early[1:], late + early[:1]
    return (*early, *late)


def lead_changes(tricks: tuple[int, int], last: Side) -> Iterator[tuple[int, int]]:
    """How many of each side's tricks can have been won on the adversary's lead."""
    elder, younger = tricks
    if not younger:
        yield 0, 0
    if not elder:
        yield 0, 1
    for runs in range(1, HAND_SIZE):
        # As many runs of each, elder first when younger is last; or one more of the last.
        more = runs + 1
        if last is Side.YOUNGER:
            if runs <= elder and runs <= younger:
                yield runs - 1, runs
            if runs <= elder and more <= younger:
                yield runs, more
        else:
            if runs <= elder and runs <= younger:
                yield runs, runs
            if more <= elder and runs <= younger:
                yield runs, runs
