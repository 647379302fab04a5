"""Checks of the play: revokes, leads out of turn, cards not held or played twice, its count.

Comes in: a record and its deal as written. Goes out: the faults; and the same deal without
them, so that it can be judged. A suit led must be followed (Dictionnaire, loi 1; Académie,
art. 47; Cavendish, Law 59). After a revoke or a lead out of turn the play is looked through
to its end; after a card that can't have been played, what follows tells nothing any more.
"""

from __future__ import annotations

from typing import NamedTuple

from marque.calls.plays import Trick, Tricks
from marque.calls.side import Side
from marque.cards.pack import HAND_SIZE, code_of
from marque.codes.code import Code
from marque.errors import Impossible
from marque.laws.checks_case import BrokenPlay, Case, Fault, in_record, place_of, played
from marque.referee.consistency import Known, known_cards
from marque.referee.deal import Deal
from marque.referee.play import Revoke, Stranger, count_play, play_faults

OUT_OF_TURN = "out-of-turn"


class _Stretch(NamedTuple):
    """Part of a play: where it begins, who leads there, and the cards gone before."""

    start: int
    leader: Side
    gone: int


def broken_tricks(deal: Deal) -> list[Revoke | Stranger]:
    """Every breach of the rules of play, in order, up to a card that can't have been played."""
    if not isinstance(deal.play, Tricks):
        return []
    known, _ = known_cards(deal)
    found: list[Revoke | Stranger] = []
    stretch: _Stretch | None = _Stretch(0, Side.ELDER, 0)
    while stretch is not None:
        stretch = _walk(deal.play.tricks, stretch, known, found)
    return found


def _walk(
    tricks: tuple[Trick, ...],
    stretch: _Stretch,
    known: tuple[Known, Known],
    found: list[Revoke | Stranger],
) -> _Stretch | None:
    """Look through a stretch; the next one begins at a lead out of turn, if there is any."""
    rest = Tricks(tricks[stretch.start :])
    first, second = known[stretch.leader], known[stretch.leader.other]
    faults = play_faults(
        rest, first.must & ~stretch.gone, second.must & ~stretch.gone, first.whole, second.whole
    )
    twice = _again(rest, stretch.gone)
    for fault in faults:
        if twice is not None and fault.trick >= twice.trick:
            break
        number = fault.trick + stretch.start
        side = fault.side.other if stretch.leader else fault.side
        fault = fault._replace(trick=number, side=side)
        found.append(fault)
        if isinstance(fault, Stranger):
            if fault.why != OUT_OF_TURN:
                return None
            gone = stretch.gone | _cards(tricks[stretch.start : number - 1])
            return _Stretch(number - 1, side.other, gone)
    if twice is not None:
        side = twice.side.other if stretch.leader else twice.side
        found.append(twice._replace(trick=twice.trick + stretch.start, side=side))
    return None


def _again(play: Tricks, gone: int) -> Stranger | None:
    """The first card that was played before; the leader of the first trick is called elder."""
    leader = Side.ELDER
    for number, trick in enumerate(play.tricks, 1):
        for side, card in ((leader, trick.lead), (leader.other, trick.reply)):
            if card is None:
                continue
            if gone >> card & 1:
                return Stranger(number, side, card, "played-twice", trick.place)
            gone |= 1 << card
        leader = trick.winner(leader)
    return None


def _cards(tricks: tuple[Trick, ...]) -> int:
    mask = 0
    for trick in tricks:
        mask |= 1 << trick.lead
        if trick.reply is not None:
            mask |= 1 << trick.reply
    return mask


def broken_play(deal: Deal, code: Code) -> BrokenPlay:
    """What of a play can't have been so: its tricks or, where they can, its count."""
    tricks = tuple(broken_tricks(deal))
    return BrokenPlay(tricks, None if tricks else _played_error(deal, code))


def sound(deal: Deal, broken: BrokenPlay) -> Deal:
    """The deal as far as its play keeps the rules and its count can be, to be judged.

    Nothing is known of the tricks from the first broken one on: a revoke is played again.
    """
    if broken.tricks and isinstance(deal.play, Tricks):
        before = deal.play.tricks[: broken.tricks[0].trick - 1]
        return deal._replace(play=Tricks(before) if before else None, played=None)
    return deal._replace(played=None) if broken.played is not None else deal


def check_play(case: Case) -> list[Fault]:
    """Cards that break the rules of play, each at its trick."""
    record, deal = case.record, case.deal
    found = []
    for fault in case.broken.tricks:
        place = in_record(record, fault.place, "tricks")._replace(item=fault.trick)
        after = played(deal) - fault.trick
        if isinstance(fault, Revoke):
            values = {"trick": fault.trick, "card": fault.card, "held": fault.held, "after": after}
            # Whether more cards were played before anybody noticed is what the play tells.
            facts = {"held": True, "later": after > 0}
            found.append(Fault("revoke", place, fault.side, values=values, law="B56", facts=facts))
            continue
        values = {"trick": fault.trick, "card": fault.card, "after": after}
        if fault.why == OUT_OF_TURN:
            # He who leads out of turn is the other than the one whose lead it was.
            side, reply = fault.side.other, _reply(deal, fault.trick)
            facts = {"answered": reply is not None}
            found.append(Fault("out-of-turn", place, side, values=values, law="B59", facts=facts))
        else:
            text = place.text or code_of(fault.card)
            place = place._replace(text=text)
            found.append(Fault(f"card-{fault.why}", place, fault.side, values=values))
    return found


def _reply(deal: Deal, trick: int) -> int | None:
    assert isinstance(deal.play, Tricks), "only these have faults"
    return deal.play.tricks[trick - 1].reply


def check_played(case: Case) -> list[Fault]:
    """The count of the play as said aloud, against what the tricks can give."""
    error = case.broken.played
    if error is None:
        return []
    values = {"low": error.values["low"], "high": error.values["high"]}
    place = place_of(case.record, "played")
    facts = {"what": "marking"}
    return [Fault("play-count", place, None, values=values, law="B54", facts=facts)]


def _played_error(deal: Deal, code: Code) -> Impossible | None:
    if deal.play is None or deal.played is None:
        return None
    try:
        count_play(deal.play, deal.played, code.switches, HAND_SIZE)
    except Impossible as error:
        return error
    return None
