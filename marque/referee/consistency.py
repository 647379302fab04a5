"""Can this deal be true? What the cards alone say of each hand, and where they clash.

Comes in: a `Deal`. Goes out: for each side the cards it must hold and those it can't,
and every clash between hands, discards, dealt cards and tricks, as errors: a record that
the pack excludes is judged by nobody. What was called is not looked at here.
"""

from __future__ import annotations

from typing import NamedTuple

from marque.calls.plays import Tricks
from marque.calls.side import SIDES, Side
from marque.cards.pack import FULL, HAND_SIZE, TALON_SIZE, cards_of, code_of
from marque.errors import Impossible, MarqueError, Place
from marque.referee.deal import Deal, Seat
from marque.referee.play import Revoke, Stranger, play_faults


class Known(NamedTuple):
    """What the cards say of one hand at the calls.

    must: cards certainly in it; cannot: cards certainly not in it; size: how many it
    has; discard: its owner's discard as far as known, and whether all of it is known.
    """

    must: int
    cannot: int
    size: int
    discard: int
    discard_whole: bool

    @property
    def whole(self) -> bool:
        """Whether every card of the hand is known."""
        return self.must.bit_count() == self.size


def known_cards(deal: Deal) -> tuple[tuple[Known, Known], list[MarqueError]]:
    """What is known of both hands, and every clash found on the way.

    The errors are of the kinds two-places, too-many, not-a-play and bad-record, in the
    order elder, younger, both, tricks.
    """
    errors: list[MarqueError] = []
    musts = []
    for side in SIDES:
        seat = deal.seat(side)
        must = seat.hand.cards
        if seat.dealt.cards and seat.discard.whole:
            must |= seat.dealt.cards & ~seat.discard.cards
        errors += _seat_clashes(side, seat)
        musts.append(must)
    if isinstance(deal.play, Tricks) and not (deal.elder.hand.whole and deal.younger.hand.whole):
        played = _played_cards(deal.play)
        for side in SIDES:
            if not deal.seat(side).hand.whole:
                # A card that the other is known to hold stays his: play_faults reports it.
                musts[side] |= played[side] & ~deal.seat(side.other).hand.cards
    known = tuple(_known(deal, side, musts) for side in SIDES)
    errors += _clashes_between(deal, musts)
    if not errors and isinstance(deal.play, Tricks):
        errors += [
            _play_error(fault)
            for fault in play_faults(
                deal.play, known[0].must, known[1].must, known[0].whole, known[1].whole
            )
        ]
    return (known[0], known[1]), errors


def _known(deal: Deal, side: Side, musts: list[int]) -> Known:
    seat, other = deal.seat(side), deal.seat(side.other)
    must = musts[side]
    size = must.bit_count() if seat.hand.whole else HAND_SIZE
    cannot = seat.discard.cards | musts[side.other] | other.discard.cards
    # What the other was dealt he kept or laid out: it never reaches this hand.
    cannot |= other.dealt.cards
    if must.bit_count() >= size:
        cannot = FULL & ~must
    return Known(must, cannot & ~must, size, seat.discard.cards, seat.discard.whole)


def _seat_clashes(side: Side, seat: Seat) -> list[MarqueError]:
    """Clashes inside one side's own evidence."""
    errors: list[MarqueError] = [
        Impossible(
            "two-places",
            Place(side.key, code_of(card)),
            card=card,
            first=side.key,
            second=f"{side.key}-discard",
        )
        for card in cards_of(seat.hand.cards & seat.discard.cards)
    ]
    if seat.dealt.whole and seat.discard.cards & ~seat.dealt.cards:
        errors += [
            Impossible(
                "bad-record",
                Place(f"{side.key}-discard", code_of(card)),
                card=card,
                reason="discard-not-dealt",
            )
            for card in cards_of(seat.discard.cards & ~seat.dealt.cards)
        ]
    if seat.hand.whole and seat.discard.whole:
        kept = seat.dealt.cards & ~seat.discard.cards
        errors += [
            Impossible(
                "bad-record",
                Place(f"{side.key}-dealt", code_of(card)),
                card=card,
                reason="kept-not-in-hand",
            )
            for card in cards_of(kept & ~seat.hand.cards)
        ]
    return errors


def _zones(deal: Deal, side: Side, must: int) -> list[tuple[str, int]]:
    seat = deal.seat(side)
    return [
        (side.key, must),
        (f"{side.key}-discard", seat.discard.cards),
        (f"{side.key}-dealt", seat.dealt.cards),
    ]


def _clashes_between(deal: Deal, musts: list[int]) -> list[MarqueError]:
    """Cards that both sides are said to have had, and more cards than there can be."""
    errors: list[MarqueError] = []
    elder, younger = deal.elder, deal.younger
    all_elder = musts[0] | elder.discard.cards | elder.dealt.cards
    if all_elder & (musts[1] | younger.discard.cards | younger.dealt.cards):
        errors += _cards_of_both(deal, musts)
    if deal.irregular:
        return errors
    discarded = elder.discard.cards.bit_count() + younger.discard.cards.bit_count()
    if discarded > TALON_SIZE:
        place = Place("younger-discard", "")
        errors.append(
            Impossible("too-many", place, given=discarded, right=TALON_SIZE, what="discards")
        )
    for side in SIDES:
        held = musts[side].bit_count()
        if held > HAND_SIZE:
            place = Place(side.key, "")
            errors.append(Impossible("too-many", place, given=held, right=HAND_SIZE, what="hand"))
    return errors


def _cards_of_both(deal: Deal, musts: list[int]) -> list[MarqueError]:
    """Every card that is in a hand, a discard or the dealt cards of either side."""
    errors: list[MarqueError] = []
    seen = 0
    for mine, my_cards in _zones(deal, Side.ELDER, musts[0]):
        for theirs, their_cards in _zones(deal, Side.YOUNGER, musts[1]):
            errors += [
                Impossible(
                    "two-places", Place(theirs, code_of(card)), card=card, first=mine, second=theirs
                )
                for card in cards_of(my_cards & their_cards & ~seen)
            ]
            seen |= my_cards & their_cards
    return errors


def _played_cards(play: Tricks) -> tuple[int, int]:
    """The cards that each side played, by the leads and winners of the tricks."""
    played = [0, 0]
    leader = Side.ELDER
    for trick in play.tricks:
        played[leader] |= 1 << trick.lead
        if trick.reply is not None:
            played[leader.other] |= 1 << trick.reply
        leader = trick.winner(leader)
    return played[0], played[1]


def _play_error(fault: Revoke | Stranger) -> MarqueError:
    place = fault.place or Place("tricks", code_of(fault.card), item=fault.trick)
    if isinstance(fault, Revoke):
        return Impossible(
            "not-a-play",
            place,
            reason="revoke",
            card=fault.card,
            trick=fault.trick,
            side=fault.side,
            held=fault.held,
        )
    return Impossible(
        "not-a-play", place, reason=fault.why, card=fault.card, trick=fault.trick, side=fault.side
    )
