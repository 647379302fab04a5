"""What a careful scorer asks before he writes a deal down.

Comes in: totals and a code, or a verdict. Raises "questioned" where the figures can't be
right or aren't all known. The caller may write them all the same, if he is told to.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from marque.codes.code import Code
from marque.codes.load import load_code
from marque.errors import Impossible, Place

if TYPE_CHECKING:
    from marque.referee.verdict import Verdict

OTHER_FAMILY = "rubicon"


def question_totals(elder: int, younger: int, code: Code, *, chosen: bool) -> None:
    """Raise "questioned" for totals that no deal without a ruling can give under the code.

    chosen: whether somebody named the code. Where nobody did, the table may count by the
    other great family, in which younger makes repic too: what it can give isn't questioned
    either. The values of the error: why, as `totals.WhyNot` has it, and the `pairs` that may
    have been meant.
    """
    from marque.referee.totals import can_total, nearest, why_not

    why = why_not(elder, younger, code)
    if why is None:
        return
    if not chosen and can_total(elder, younger, load_code(OTHER_FAMILY)):
        return
    raise Impossible(
        "questioned",
        Place("totals", f"{elder}-{younger}"),
        reason="totals",
        why=why.kind,
        elder=elder,
        younger=younger,
        side=why.side,
        most=why.most,
        least=why.least,
        pairs=tuple(f"{one}-{other}" for one, other in nearest(elder, younger, code)[:3]),
    )


def question_open(verdict: Verdict) -> None:
    """Raise "questioned" for a verdict in which something could still change a number."""
    if not verdict.complete:
        kinds = tuple(one.kind for one in verdict.unknown)
        raise Impossible("questioned", reason="incomplete", unknown=kinds)
