"""Carte blanche: who had it, who certainly had it not, who may have had it.

Comes in: a deal and what its cards say. Goes out: the possible outcomes, as for the other
categories. It counts when it is called, or when the dealt hand is given and shows it and
no calls are given; figures missing after the exchange prove nothing. Two players can't
both have it: the pack has only twenty cards below the knave (rules common to all codes;
Dictionnaire, cartes blanches; Cavendish, Laws 18 to 20).
"""

from __future__ import annotations

from marque.calls.side import SIDES, Side
from marque.cards.hand import FIGURES, is_carte_blanche
from marque.cards.pack import FULL, HAND_SIZE
from marque.referee.compare import Outcome
from marque.referee.consistency import Known
from marque.referee.deal import Deal
from marque.referee.verdict import Finding

# The most that a side can take from the talon: figures in hand beyond these were dealt.
MOST_TAKEN = (5, 7)

NO_BLANCHE = Outcome("none", (0, 0), (0, 0))


def blanche_outcomes(
    deal: Deal, known: tuple[Known, Known], value: int, findings: list[Finding]
) -> tuple[Outcome, ...]:
    """Every way in which carte blanche can have fallen; the certain one alone if there is one."""
    had = [_had(side, deal, known, findings) for side in SIDES]
    if had[0] and had[1]:
        # Both called it and the pack has room for one: neither is believed.
        had = [None, None]
        findings.append(Finding("two-blanches", Side.YOUNGER, "carte-blanche", {}, proved=False))
    outcomes = [_outcome(side, value) for side in SIDES if had[side] is not False]
    if any(had):
        return tuple(_outcome(side, value) for side in SIDES if had[side])
    return (NO_BLANCHE, *outcomes)


def _outcome(side: Side, value: int) -> Outcome:
    points = (0, value) if side else (value, 0)
    return Outcome(side.key, points, points)


def _had(
    side: Side, deal: Deal, known: tuple[Known, Known], findings: list[Finding]
) -> bool | None:
    """Whether a side counts carte blanche; None when that isn't known."""
    seat = deal.seat(side)
    shown = seat.dealt.whole and is_carte_blanche(seat.dealt.cards)
    if seat.calls is None:
        if seat.dealt.whole:
            return shown
        return False if known[side].whole or not _possible(side, deal, known) else None
    possible = _possible(side, deal, known)
    if seat.calls.carte_blanche:
        if possible:
            return True
        findings.append(Finding("not-held", side, "carte-blanche", {}))
        return False
    return None if seat.calls.open and possible and (shown or not seat.dealt.whole) else False


def _possible(side: Side, deal: Deal, known: tuple[Known, Known]) -> bool:
    """Whether the dealt hand can have been without a figure."""
    seat, other = deal.seat(side), deal.seat(side.other)
    if seat.dealt.whole:
        return is_carte_blanche(seat.dealt.cards)
    if (seat.dealt.cards | seat.discard.cards) & FIGURES:
        return False
    if (known[side].must & FIGURES).bit_count() > MOST_TAKEN[side]:
        return False
    elsewhere = known[side.other].must | other.discard.cards | other.dealt.cards
    return (FULL & ~FIGURES & ~elsewhere).bit_count() >= HAND_SIZE
