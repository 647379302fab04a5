"""What each side claims in point, sequences and sets: as called, as held, as bounds.

Comes in: a side's calls, what the cards say of its hand, a code's switches, and, where a
hand isn't wholly known, the worlds that the evidence leaves. Goes out: one `Claim` a
category. What a player said is all that he called (what is held and not called neither
scores nor bars); a wholly known hand without calls calls the best it holds.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from marque.calls.call import Calls
from marque.calls.side import Side
from marque.codes.code import Switches
from marque.referee.called import called_from_hand
from marque.referee.claim import Claim, held_claims
from marque.referee.consistency import Known
from marque.referee.verdict import Finding

if TYPE_CHECKING:
    from marque.referee.believe import Asked


def claims_of(
    side: Side,
    calls: Calls | None,
    known: Known,
    switches: Switches,
    worlds: Asked | None,
    findings: list[Finding],
) -> tuple[Claim, Claim, Claim]:
    """The three claims of a side; what the cards disprove is added to the findings.

    calls: all that it called, None when that isn't known; worlds: asked only where the
    hand isn't wholly known.
    """
    if known.whole:
        if calls is None:
            return held_claims(known.must)
        return called_from_hand(side, calls, known, switches, findings)
    assert worlds is not None
    from marque.referee.unseen import called_unseen

    return called_unseen(side, calls, worlds, switches)
