"""Deals played by two kinds of simple player, and counted by marque under the laws of 1882.

Comes in: a kind of player, how many deals, a seed. Goes out: how often each total was made, and
what else Cavendish gives odds for. Both sides play alike, and each sees its own hand only; both
call all they hold.

A `simple` player keeps his best suit, the one that would make the point; he throws, of the other
suits, first whatever is neither an ace, nor one of three or four of a rank, nor a king, low cards
first. Elder exchanges five and younger what is left. To lead, a player plays a card that can't be
beaten by any that he hasn't seen, of the longest suit in which he has one; if he has none, the
highest of his longest suit. To a lead he plays the lowest card that wins it, else the lowest of
the suit, and where he has none the lowest card he holds. A player `by chance` throws any five (or
what is left), and plays any card that may be played.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from random import Random
from typing import NamedTuple

from marque.codes.load import load_code
from marque.referee.fields import read_deal
from marque.referee.judge import judge
from marque.referee.verdict import Verdict

RANKS = "AKQJT987"
SUITS = "SHDC"
PACK = [rank + suit for suit in SUITS for rank in RANKS]
PIPS = {"A": 11, "9": 9, "8": 8, "7": 7}
EXCHANGED = (5, 3)

Cards = list[str]


class Player(NamedTuple):
    """What a player does: his cards in the order in which he throws them; a lead; a reply.

    lead: out of his hand, knowing which cards he hasn't seen; reply: out of the cards that may
    be played to a lead.
    """

    throw: Callable[[Cards, Random], Cards]
    lead: Callable[[Cards, set[str], Random], str]
    reply: Callable[[Cards, str, Random], str]


class Played(NamedTuple):
    """What came of many deals.

    totals: for elder and for younger, how often each total; events: how often each of the
    things that the book gives odds for.
    """

    totals: tuple[Counter[int], Counter[int]]
    events: Counter[str]


def played(kind: str, deals: int, seed: int) -> Played:
    """Play and count so many deals."""
    random = Random(f"{kind} {seed}")
    return counted(one_deal(PLAYERS[kind], random) for _ in range(deals))


def counted(deals: Iterable[dict[str, str]]) -> Played:
    """What comes of deals, given as fields of records."""
    code = load_code("rubicon")
    found = Played((Counter(), Counter()), Counter())
    for fields in deals:
        verdict = judge(read_deal(fields, "en"), code)
        for side in (0, 1):
            found.totals[side][verdict.scores[side].total] += 1
        found.events.update(_events(verdict))
    return found


def one_deal(player: Player, random: Random) -> dict[str, str]:
    """One deal, dealt, exchanged and played, as the fields of a record."""
    pack = random.sample(PACK, len(PACK))
    dealt, talon = [pack[:12], pack[12:24]], pack[24:]
    hands: list[Cards] = []
    unseen: list[set[str]] = []
    fields = {}
    for side, cards, many in zip(("elder", "younger"), dealt, EXCHANGED, strict=True):
        thrown = player.throw(cards, random)[:many]
        taken, talon = talon[:many], talon[many:]
        hands.append([card for card in cards if card not in thrown] + taken)
        unseen.append(set(PACK).difference(cards, taken))
        fields[f"{side}-dealt"] = " ".join(cards)
        fields[f"{side}-discard"] = " ".join(thrown)
        fields[side] = " ".join(hands[-1])
    return {**fields, "tricks": " ".join(_play(player, hands, unseen, random))}


def _play(player: Player, hands: list[Cards], unseen: list[set[str]], random: Random) -> list[str]:
    leader, tricks = 0, []
    for _ in range(12):
        lead = player.lead(hands[leader], unseen[leader], random)
        theirs = hands[1 - leader]
        legal = [card for card in theirs if card[1] == lead[1]] or theirs
        reply = player.reply(legal, lead, random)
        hands[leader].remove(lead)
        theirs.remove(reply)
        for not_seen in unseen:
            not_seen -= {lead, reply}
        tricks.append(f"{lead}/{reply}")
        if wins(reply, lead):
            leader = 1 - leader
    return tricks


def wins(reply: str, lead: str) -> bool:
    """Whether a reply takes the trick."""
    return reply[1] == lead[1] and height(reply) > height(lead)


def height(card: str) -> int:
    """Nought for a seven, seven for an ace."""
    return -1 - RANKS.index(card[0]) + len(RANKS)


def _throw_simply(hand: Cards, random: Random) -> Cards:
    kept = max(SUITS, key=lambda suit: _point(hand, suit))

    def worth(card: str) -> tuple[bool, bool, bool, bool, int]:
        alike = sum(other[0] == card[0] for other in hand)
        in_set = alike >= 3 and card[0] in "AKQJT"
        return card[1] == kept, card[0] == "A", in_set, card[0] == "K", height(card)

    return sorted(hand, key=worth)


def _point(hand: Cards, suit: str) -> tuple[int, int]:
    pips = [PIPS.get(card[0], 10) for card in hand if card[1] == suit]
    return len(pips), sum(pips)


def _lead_simply(hand: Cards, unseen: set[str], random: Random) -> str:
    def worth(card: str) -> tuple[bool, int, int]:
        sure = not any(wins(other, card) for other in unseen)
        return sure, sum(other[1] == card[1] for other in hand), height(card)

    return max(hand, key=worth)


def _reply_simply(legal: Cards, lead: str, random: Random) -> str:
    winning = [card for card in legal if wins(card, lead)]
    return min(winning or legal, key=height)


PLAYERS = {
    "simple": Player(_throw_simply, _lead_simply, _reply_simply),
    "by chance": Player(
        lambda hand, random: random.sample(hand, len(hand)),
        lambda hand, unseen, random: random.choice(hand),
        lambda legal, lead, random: random.choice(legal),
    ),
}


def _events(verdict: Verdict) -> list[str]:
    found = []
    if verdict.repic is not None:
        found.append(f"repic of {verdict.repic.key}")
    if verdict.pic is not None or verdict.repic is not None:
        found.append("pic or repic")
    elder, younger = (score.tricks for score in verdict.scores)
    won = "divided" if elder == younger else "of elder" if elder > younger else "of younger"
    found.append(f"cards {won}")
    if verdict.capot is not None:
        found.append(f"capot of {verdict.capot.key}")
    if verdict.carte_blanche is not None:
        found.append(f"carte blanche of {verdict.carte_blanche.key}")
    return found
