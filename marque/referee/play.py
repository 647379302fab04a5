"""The play: what breaks its rules, and what it counts.

Comes in: tricks card by card, runs of winners, or packets, and a code's switches. Goes
out: the faults of a play, or its points, each with its side and its bounds. Rules: the
lead counts (Cavendish, Law 65; Dictionnaire, hasards; Académie, art. 41, only with a ten
or higher), so does winning the adversary's lead; the last trick counts two (Académie,
art. 49); a suit led must be followed (Dictionnaire, loi 1; Académie, art. 42).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from marque.calls.plays import Packets, Play, Played, Trick, Tricks, Winners
from marque.calls.side import Side
from marque.cards.pack import HAND_SIZE, Rank
from marque.codes.code import Switches
from marque.errors import Impossible, Place


class Revoke(NamedTuple):
    """A reply in another suit by a side that still holds the suit led."""

    trick: int
    side: Side
    card: int
    held: int
    place: Place | None


class Stranger(NamedTuple):
    """A card that its side can't have played there.

    why: "not-held", "out-of-turn" (it is the other side's to play, who holds the lead)
    or "played-twice".
    """

    trick: int
    side: Side
    card: int
    why: str
    place: Place | None


def play_faults(
    play: Tricks, elder: int, younger: int, elder_whole: bool, younger_whole: bool
) -> Iterator[Revoke | Stranger]:
    """Every breach of the rules of play that the known cards prove, trick by trick.

    elder, younger: masks of the cards known to be in each hand at the calls, the cards
    played later included, so that a revoke shows even where no hand was given.
    """
    hands = (elder, younger)
    strange = (~elder if elder_whole else 0, ~younger if younger_whole else 0)
    gone = 0
    leader = Side.ELDER
    for number, trick in enumerate(play.tricks, 1):
        lead, reply, place = trick
        led, follower = 1 << lead, leader.other
        answered = 0 if reply is None else 1 << reply
        if led & (gone | strange[leader]):
            turn = "out-of-turn" if hands[follower] & led else "not-held"
            why = "played-twice" if led & gone else turn
            yield Stranger(number, leader, lead, why, place)
        if reply is not None and answered & (gone | strange[follower]):
            why = "played-twice" if answered & gone else "not-held"
            yield Stranger(number, follower, reply, why, place)
        gone |= led | answered
        if reply is not None and reply >> 3 != lead >> 3:
            suit = lead >> 3
            left = (hands[follower] & ~gone) >> 8 * suit & 0xFF
            if left:
                held = 8 * suit + left.bit_length() - 1
                yield Revoke(number, follower, reply, held, place)
        leader = trick.winner(leader)


class PlayPoint(NamedTuple):
    """One point of the play: the trick's number, whose, for what, and its bounds.

    kind: "lead", "win" (of the adversary's lead) or "last" (the extra for the last trick).
    """

    trick: int
    side: Side
    kind: str
    low: int
    high: int


class PlayCount(NamedTuple):
    """What is known of the count of the play.

    points: one by one in order, empty where only packets are known; tricks: each side's,
    so far as the play is known; low, high: the least and the most that each side can have
    made in play, the last trick included; last: who took the last trick, None if unknown;
    extra: what of the low count is the extra for the last trick, by side; whole: whether
    all tricks are known; ordered: whether it is known who won each of them.
    """

    points: tuple[PlayPoint, ...]
    tricks: tuple[int, int]
    low: tuple[int, int]
    high: tuple[int, int]
    last: Side | None
    extra: tuple[int, int]
    whole: bool
    ordered: bool

    @property
    def exact(self) -> bool:
        """Whether the count of the play is certain on both sides."""
        return self.low == self.high

    @property
    def capot(self) -> Side | None:
        """Who won every trick of a play that is wholly known."""
        if not self.whole or min(self.tricks) > 0:
            return None
        return Side.ELDER if self.tricks[0] else Side.YOUNGER


def without(count: PlayCount, muted: tuple[bool, bool]) -> PlayCount:
    """The same count, the sides that count nothing having made no point; tricks stay."""
    keep = [0 if muted[side] else 1 for side in Side]
    return count._replace(
        points=tuple(one for one in count.points if not muted[one.side]),
        low=(count.low[0] * keep[0], count.low[1] * keep[1]),
        high=(count.high[0] * keep[0], count.high[1] * keep[1]),
        extra=(count.extra[0] * keep[0], count.extra[1] * keep[1]),
    )


def with_tricks_to(
    count: PlayCount, side: Side, tricks: int, switches: Switches, cards: int
) -> PlayCount:
    """The same count, a side having taken so many tricks more without a reply.

    Nothing is added to a play of which too little is known: the last of them must be the
    last of the deal.
    """
    if not count.ordered or sum(count.tricks) + tricks != cards:
        return count
    points = list(count.points)
    first = sum(count.tricks) + 1
    value = switches.lead_value
    for number in range(first, cards + 1):
        # Nobody knows what card he would have led: where only tens count, none is certain.
        low = 0 if switches.lead_min_ten else value
        points += [PlayPoint(number, side, "lead", low, value)] if value else []
    won = list(count.tricks)
    won[side] += tricks
    points = _with_last(points, side, cards, switches, min(won) == 0)
    return _summed(tuple(points), (won[0], won[1]), side, whole=True)


def first_lead(switches: Switches) -> PlayCount | None:
    """Elder's lead to the first trick, which is certain before any trick is known.

    None where the code counts nothing for it, or not for every card.
    """
    if not switches.lead_value or switches.lead_min_ten:
        return None
    lead = switches.lead_value
    point = PlayPoint(1, Side.ELDER, "lead", lead, lead)
    return PlayCount(
        (point,), (0, 0), (lead, 0), (lead, 0), None, (0, 0), whole=False, ordered=True
    )


def count_play(play: Play, played: Played | None, switches: Switches, cards: int) -> PlayCount:
    """The count of a play under a code's switches.

    cards: the number of tricks that a whole play has (twelve). Raises Impossible
    ("not-a-play") when the count said aloud can't come from the play given.
    """
    if isinstance(play, Packets):
        count, pairs = _count_packets(play, switches)
    else:
        count = _count_in_order(play, switches, cards)
        pairs = None
    if played is None:
        return count
    said = (played.elder, played.younger)
    fits = all(
        low <= one <= high for one, low, high in zip(said, count.low, count.high, strict=True)
    )
    if not fits or (pairs is not None and said not in pairs):
        raise Impossible(
            "not-a-play",
            Place("played", f"{said[0]}-{said[1]}"),
            reason="played-count",
            low=count.low,
            high=count.high,
        )
    return count._replace(low=said, high=said)


def _count_in_order(play: Winners | Tricks, switches: Switches, cards: int) -> PlayCount:
    """The count where the winner of each trick is known, in order."""
    points: list[PlayPoint] = []
    tricks = [0, 0]
    leader = winner = Side.ELDER
    for number, trick in enumerate(_tricks(play), 1):
        lead = reply = None
        if isinstance(trick, Trick):
            winner = trick.winner(leader)
            lead, reply = trick.lead, trick.reply
        else:
            winner = trick
        points += _point(number, leader, "lead", switches.lead_value, switches.lead_min_ten, lead)
        if winner is not leader:
            points += _point(
                number, winner, "win", switches.win_scores, switches.win_min_ten, reply
            )
        tricks[winner] += 1
        leader = winner
    whole = sum(tricks) == cards
    if whole:
        capot = min(tricks) == 0
        points = _with_last(points, winner, cards, switches, capot)
    return _summed(tuple(points), (tricks[0], tricks[1]), winner if whole else None, whole=whole)


def _summed(
    points: tuple[PlayPoint, ...], tricks: tuple[int, int], last: Side | None, *, whole: bool
) -> PlayCount:
    """The count that these points in order make."""
    low, high, extra = [0, 0], [0, 0], [0, 0]
    for one in points:
        low[one.side] += one.low
        high[one.side] += one.high
        if one.kind == "last":
            extra[one.side] += one.low
    return PlayCount(
        points,
        tricks,
        (low[0], low[1]),
        (high[0], high[1]),
        last,
        (extra[0], extra[1]),
        whole,
        ordered=True,
    )


def _tricks(play: Winners | Tricks) -> tuple[Side | Trick, ...]:
    return play.winners if isinstance(play, Winners) else play.tricks


def _point(
    number: int, side: Side, kind: str, value: int, min_ten: bool, card: int | None
) -> list[PlayPoint]:
    """The point for a lead or a trick won, if the code gives any; card: None where unknown."""
    if not value:
        return []
    if not min_ten:
        return [PlayPoint(number, side, kind, value, value)]
    if card is None:
        return [PlayPoint(number, side, kind, 0, value)]
    return [PlayPoint(number, side, kind, value, value)] if card & 7 >= Rank.TEN else []


def _with_last(
    points: list[PlayPoint], winner: Side, number: int, switches: Switches, capot: bool
) -> list[PlayPoint]:
    """The points with what the last trick adds for its winner."""
    if capot and not switches.last_trick_in_capot:
        return points
    if not switches.last_trick_flat:
        extra = switches.last_trick_value - 1
    else:
        mine = [one for one in points if one.trick == number and one.side is winner]
        if any(one.low != one.high for one in mine):
            # Whether the card itself counted isn't known, the sum is: it stands as one.
            points = [one for one in points if one not in mine]
            mine = []
        extra = switches.last_trick_value - sum(one.low for one in mine)
    return [*points, PlayPoint(number, winner, "last", extra, extra)] if extra > 0 else points


@lru_cache(maxsize=128)
def _count_packets(
    play: Packets, switches: Switches
) -> tuple[PlayCount, frozenset[tuple[int, int]] | None]:
    """The count where only the packets are known, and every pair of counts there can be."""
    from marque.referee.packets import packet_orders

    tricks = (play.elder, play.younger)
    counts = [_count_in_order(Winners(o), switches, HAND_SIZE) for o in packet_orders(play)]
    lasts = {one.last for one in counts}
    extras = {one.extra for one in counts}
    count = PlayCount(
        (),
        tricks,
        (min(one.low[0] for one in counts), min(one.low[1] for one in counts)),
        (max(one.high[0] for one in counts), max(one.high[1] for one in counts)),
        lasts.pop() if len(lasts) == 1 else None,
        extras.pop() if len(extras) == 1 else (0, 0),
        whole=True,
        ordered=False,
    )
    exact = not (switches.lead_min_ten or switches.win_min_ten)
    return count, frozenset(one.high for one in counts) if exact else None
