"""What is said while the cards are played, from elder's first lead to the last count.

Comes in: a `Verdict`, the deal that it judges, its counts, what younger says of his hand.
Goes out: utterances in order. Each side counts as it plays (Dictionnaire, marche), and a
suit is named when it changes (Académie, art. 43).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from marque.calls.plays import Packets, Play, Trick, Tricks, Winners
from marque.calls.side import SIDES, Side
from marque.cards.pack import HAND_SIZE, Suit, suit_of
from marque.referee.deal import Deal
from marque.referee.verdict import Verdict
from marque.views.utterance import CardPlayed, Count, Utterance, stage


class PlayTold:
    """The play of a deal as it is told, as far as it is known.

    Where the count of each trick is known they are told one by one, with `singly` the
    points of the play; elsewhere the play is counted at its end, with `sums`.
    """

    def __init__(
        self,
        verdict: Verdict,
        deal: Deal,
        counts: tuple[Count, ...],
        younger_in_hand: Iterable[Utterance],
    ) -> None:
        self.play = deal.play
        self.younger_in_hand = younger_in_hand
        self.won = tuple(verdict.scores[side].tricks or 0 for side in SIDES)
        self.bounds = [one for one in verdict.unknown if one.kind == "play" and "low" in one.values]
        points = tuple(one for one in counts if one.kind == "play")
        self.summed = bool(self.bounds) or any(one.what is None for one in points)
        self.singly = () if self.summed else points
        self.sums = _sums(points) if self.summed else ()
        self.last = tuple(one for one in counts if one.kind in ("last-trick", "cards", "capot"))

    def utterances(self) -> Iterator[Utterance]:
        """The tricks as far as they can be told, and what is counted after them."""
        tricks = () if self.summed else _tricks(self.play)
        yield from self.each_trick(tricks) if tricks else self.first_lead(None)
        if any(self.won) and not isinstance(self.play, Tricks):
            yield stage("tricks", self.won)
        yield from (stage("bounds", one) for one in self.bounds)
        yield from self.end()

    def each_trick(self, tricks: tuple[Side | Trick, ...]) -> Iterator[Utterance]:
        """The lead and the reply of each trick: a card or a count or both."""
        leader: Side = Side.ELDER
        suit: Suit | None = None
        for number, trick in enumerate(tricks, 1):
            lead = reply = None
            winner = trick.winner(leader) if isinstance(trick, Trick) else trick
            if isinstance(trick, Trick):
                lead = _played(trick.lead, suit)
                suit = suit_of(trick.lead)
                reply = _played(trick.reply, suit)
            yield from self.first_lead(lead) if number == 1 else self.card(number, leader, lead)
            yield from self.card(number, leader.other, reply)
            leader = winner

    def first_lead(self, card: CardPlayed | None) -> Iterator[Utterance]:
        """Elder's first lead, and what younger says of his hand before he plays to it."""
        said = tuple(self.card(1, Side.ELDER, card))
        yield from said or (stage("leads", Side.ELDER),)
        yield from self.younger_in_hand

    def card(self, number: int, side: Side, card: CardPlayed | None) -> Iterator[Utterance]:
        """A side's card in a trick, with the point that it makes; nothing if neither is known."""
        counts = tuple(one for one in self.singly if one.what == number and one.side is side)
        if card is not None or counts:
            yield Utterance(side, "card", card, counts)

    def end(self) -> Iterator[Utterance]:
        """What is counted when the play is over, or that the rest of it isn't known."""
        counts = self.sums + self.last
        for side in dict.fromkeys(one.side for one in counts):
            yield Utterance(side, "end", counts=tuple(one for one in counts if one.side is side))
        elder, younger = self.won
        if elder + younger < HAND_SIZE:
            yield stage("rest-unknown" if elder + younger else "play-unknown")
        elif elder == younger:
            yield Utterance(Side.ELDER, "divided")


def _tricks(play: Play | None) -> tuple[Side | Trick, ...]:
    """The tricks of a play in order; none where their order isn't known."""
    match play:
        case Winners(winners):
            return winners
        case Tricks(tricks):
            return tricks
        case Packets() | None:
            return ()


def _played(card: int | None, suit: Suit | None) -> CardPlayed | None:
    """A card as it is named where that suit is already on the table."""
    return None if card is None else CardPlayed(card, suit_of(card) is not suit)


def _sums(points: tuple[Count, ...]) -> tuple[Count, ...]:
    """What each side makes in play, in one count."""
    sums = []
    for side in SIDES:
        mine = [one for one in points if one.side is side]
        if mine:
            total = sum(one.points for one in mine)
            sums.append(mine[0]._replace(points=total, after=mine[-1].after))
    return tuple(sums)
