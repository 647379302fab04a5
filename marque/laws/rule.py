"""What a code rules for the facts, and what the other codes say to the same facts.

Comes in: a `Law`, the name of a code and answers to the law's questions. Goes out: the
`Ruling`, once the answers decide it.
"""

from __future__ import annotations

from typing import NamedTuple

from marque.codes.load import CODES
from marque.errors import Unreadable
from marque.laws.ask import next_step
from marque.laws.law import Answers, Law
from marque.laws.ruling import Ruling


class Elsewhere(NamedTuple):
    """What another code says to the same facts.

    ruling: None where it would have to ask more; needs: the name of the fact that it would
    ask next, "" if it rules.
    """

    code: str
    ruling: Ruling | None
    needs: str


def rule(law: Law, code: str, facts: Answers) -> Ruling:
    """The ruling of a code for facts that decide it; more facts than needed do no harm.

    Raises: Unreadable ("unknown-fact", reason "missing"; law, fact: the one to ask next,
    allowed) where the facts leave several rulings open, and what `next_step` raises.
    """
    step = next_step(law, code, facts)
    if isinstance(step, Ruling):
        return step
    raise Unreadable(
        "unknown-fact", reason="missing", law=law.entry.id, fact=step.name, allowed=step.allowed
    )


def elsewhere(law: Law, code: str, facts: Answers) -> tuple[Elsewhere, ...]:
    """What the other five codes say to the same facts, in the order of `CODES`."""
    said = []
    for other in CODES:
        if other != code:
            step = next_step(law, other, facts)
            if isinstance(step, Ruling):
                said.append(Elsewhere(other, step, ""))
            else:
                said.append(Elsewhere(other, None, step.name))
    return tuple(said)
