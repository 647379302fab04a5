"""Whether a hand can show what is called: a point, sequences side by side, a set.

Comes in: calls and a mask of cards. Goes out: what of the hand shows them, or that it
can't. Any part of one suit may be called a point, any run inside a longer one a sequence,
three of a quatorze a trio; two called sequences share no card (Cavendish, Calling).
"""

from __future__ import annotations

from marque.calls.call import PointCall, SequenceCall
from marque.cards.hand import SUIT_POINT, SUIT_RUNS, Point, Sequence, Set, suit_byte
from marque.cards.pack import PIPS, RANKS, SUITS


def point_in_hand(call: PointCall, hand: int) -> Point | None:
    """The point that a hand can show for a call; None if it holds none such.

    Any part of one suit may be called; where the pips weren't said, the best that so many
    cards of one suit make.
    """
    best: Point | None = None
    for suit in SUITS if call.suit is None else (call.suit,):
        byte = suit_byte(hand, suit)
        whole = SUIT_POINT[byte]
        if whole.cards < call.cards:
            continue
        if call.pips is None:
            pips = sum(
                sorted((PIPS[r] for r in range(8) if byte >> r & 1), reverse=True)[: call.cards]
            )
        elif whole == Point(call.cards, call.pips) or _part_makes(byte, call.cards, call.pips):
            pips = call.pips
        else:
            continue
        point = Point(call.cards, pips)
        if best is None or point > best:
            best = point
    return best


def _part_makes(byte: int, cards: int, pips: int) -> bool:
    """Whether so many of these cards of a suit have exactly these pips."""
    reachable = {(0, 0)}
    for rank in RANKS:
        if byte >> rank & 1:
            reachable |= {(n + 1, total + PIPS[rank]) for n, total in reachable}
    return (cards, pips) in reachable


def runs_fit(calls: list[SequenceCall], hand: int) -> bool:
    """Whether all these runs can be laid out of one hand without sharing a card."""
    if not calls:
        return True
    call, rest = calls[0], calls[1:]
    byte = call.sequence.byte
    return any(
        not byte & ~suit_byte(hand, suit) and runs_fit(rest, hand & ~(byte << 8 * suit))
        for suit in (SUITS if call.suit is None else (call.suit,))
    )


def holds_set(hand: int, wanted: Set) -> bool:
    return sum(hand >> 8 * suit + wanted.rank & 1 for suit in range(4)) >= wanted.size


def laid_out(runs: list[Sequence], hand: int) -> int | None:
    """The cards left of a hand when these runs are laid on the table; None if it hasn't them.

    A run that is held just so is laid out rather than a part of a longer one.
    """
    if not runs:
        return hand
    byte = runs[0].byte
    suits = [suit for suit in SUITS if not byte & ~suit_byte(hand, suit)]
    suits.sort(key=lambda suit: runs[0] not in SUIT_RUNS[suit_byte(hand, suit)])
    for suit in suits:
        left = laid_out(runs[1:], hand & ~(byte << 8 * suit))
        if left is not None:
            return left
    return None
