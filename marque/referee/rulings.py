"""The effects of rulings, laid on a count while it is made.

Comes in: the effects of a deal. Goes out: which sides count nothing in which category,
whose holdings don't even bar the adversary, what of an outcome is left. Each effect's
meaning, with its law, stands in `effects`.
"""

from __future__ import annotations

from typing import Any

from marque.calls.side import SIDES
from marque.referee.blanche import NO_BLANCHE
from marque.referee.claim import CATEGORIES, Claim
from marque.referee.compare import Outcome, Settled
from marque.referee.deal import Deal
from marque.referee.effects import KINDS, CategoryLost, CountsNothing, DealVoid, FreshDeal
from marque.referee.verdict import Reason

Muted = dict[str, tuple[bool, bool]]
"""For each category and "play": which sides count nothing in it."""

NOTHING = Claim((), None, None, None, (), 0)
NOT_MUTED: Muted = dict.fromkeys(("carte-blanche", *CATEGORIES, "play"), (False, False))


def muted_by(deal: Deal) -> tuple[Muted, bool]:
    """Which sides count nothing, category by category, and whether the deal is void."""
    muted = {name: [False, False] for name in ("carte-blanche", *CATEGORIES, "play")}
    void = False
    for effect in deal.effects:
        if isinstance(effect, DealVoid | FreshDeal):
            void = True
        elif isinstance(effect, CategoryLost):
            muted[effect.category][effect.side] = True
        elif isinstance(effect, CountsNothing):
            for name, sides in muted.items():
                if name != "carte-blanche" or not effect.keeps_blanche:
                    sides[effect.side] = True
    return {name: (sides[0], sides[1]) for name, sides in muted.items()}, void


def without_bar(deal: Deal) -> Muted:
    """Which sides' holdings don't even bar the adversary, category by category."""
    gone = {name: [False, False] for name in CATEGORIES}
    for effect in deal.effects:
        if isinstance(effect, CountsNothing) and not effect.bars:
            for sides in gone.values():
                sides[effect.side] = True
        elif isinstance(effect, CategoryLost) and not effect.bars and effect.category in gone:
            gone[effect.category][effect.side] = True
    return {name: (sides[0], sides[1]) for name, sides in gone.items()}


def with_annulled(
    settled: Settled, claims: tuple[Claim, Claim], gone: tuple[bool, bool]
) -> Settled:
    """A category whose reason also names the sides that called in it what a ruling annulled.

    claims: as they were before the ruling; gone: the sides whose holdings don't even bar.
    """
    sides = [side for side in SIDES if gone[side] and claims[side].called]
    values = settled.reason.values | {"annulled": sides}
    return settled._replace(reason=settled.reason._replace(values=values))


def mute(outcome: Outcome, muted: tuple[bool, bool]) -> Outcome:
    """A carte blanche that its owner may not count: it is as if nobody had shown it."""
    lost = any(muted[side] and outcome.good == side.key for side in SIDES)
    return NO_BLANCHE if lost else outcome


def voided(settled: tuple[Settled, ...]) -> tuple[Settled, ...]:
    nobody = (Outcome("none", (0, 0), (0, 0)),)
    return tuple(one._replace(outcomes=nobody, counted=((), ())) for one in settled)


def ruling(effect: Any) -> Reason:
    side = getattr(effect, "side", None)
    return Reason(KINDS[type(effect)], side, effect._asdict(), "", effect.cite)
