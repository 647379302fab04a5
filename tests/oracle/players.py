"""Twelve tricks, each side playing well, badly or by chance; the suit led is followed.

Comes in: two hands. Goes out: the tricks, each the card led and the reply.
"""

from __future__ import annotations

from random import Random

from tests.oracle.held import RANKS, Cards

MANNERS = ("well", "well", "badly", "by chance")


def play_out(elder: Cards, younger: Cards, random: Random) -> tuple[tuple[str, str], ...]:
    """The tricks of a deal; both sides see all cards, so that one who plays well makes capots."""
    hands = [set(elder), set(younger)]
    manners = random.choices(MANNERS, k=2)
    leader, tricks = 0, []
    for _ in range(12):
        second = 1 - leader
        lead = choose_lead(random, hands[leader], hands[second], manners[leader])
        reply = choose_reply(random, hands[second], lead, manners[second])
        hands[leader].remove(lead)
        hands[second].remove(reply)
        tricks.append((lead, reply))
        leader = second if beats(reply, lead) else leader
    return tuple(tricks)


def beats(card: str, other: str) -> bool:
    """Whether a card is higher than another of its suit."""
    return card[1] == other[1] and lowness(card) < lowness(other)


def lowness(card: str) -> int:
    """Nought for an ace, seven for a seven."""
    return RANKS.index(card[0])


def choose_lead(random: Random, hand: set[str], against: set[str], manner: str) -> str:
    """Playing well, a card that can't be taken; badly, the lowest."""
    cards = random.sample(sorted(hand), len(hand))
    if manner == "badly":
        return max(cards, key=lowness)
    if manner == "well":
        for card in cards:
            if not any(beats(other, card) for other in against):
                return card
    return cards[0]


def choose_reply(random: Random, hand: set[str], lead: str, manner: str) -> str:
    """Playing well, the lowest card that wins, else the lowest that may be played."""
    cards = random.sample(sorted(hand), len(hand))
    legal = [card for card in cards if card[1] == lead[1]] or cards
    if manner == "by chance":
        return legal[0]
    winning = [card for card in legal if beats(card, lead)]
    return max(winning if winning and manner == "well" else legal, key=lowness)
