"""The audit: a recorded deal against every law that the record can decide.

Comes in: a record, its deal as written, a code. Goes out: `Audited`: what is wrong, sorted by
place, each fault with the ruling of its law, what that makes of the count, and until when it
could be put right; and of every call whether it is proved, refuted or open.

A check is a function that takes a `Case` and gives faults; `CHECKS` lists them all.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final, NamedTuple

from marque.codes.code import Code
from marque.laws.ask import next_step
from marque.laws.attend import RULED_BY
from marque.laws.catalogue import load_law
from marque.laws.checks_calls import (
    check_answers,
    check_calls,
    check_clashes,
    check_exchange,
    check_sizes,
    check_trios,
    check_undercalls,
)
from marque.laws.checks_case import REMARK, Case, Fault, law_code
from marque.laws.checks_count import check_count
from marque.laws.checks_play import broken_play, check_play, check_played, sound
from marque.laws.checks_shown import check_shown, read_shown
from marque.laws.checks_until import Until, until
from marque.laws.checks_worlds import CallState, call_states
from marque.laws.law import Answer, Fact
from marque.laws.ruling import Choice, Ruling
from marque.referee.deal import Deal
from marque.referee.effects import Advice, Effect, Waived
from marque.referee.judge import judge
from marque.referee.record import Record
from marque.referee.verdict import Verdict

Check = Callable[[Case], list[Fault]]

CHECKS: Final[tuple[Check, ...]] = (
    check_sizes,
    check_exchange,
    check_calls,
    check_clashes,
    check_undercalls,
    check_trios,
    check_answers,
    check_shown,
    check_play,
    check_played,
)

Pair = tuple[int, int]


class Found(NamedTuple):
    """A fault with what the law says of it.

    ruling: None where the record doesn't decide it, or no law does; ask: the question of the
    law that is to be answered next, None where there is none; after: what both certainly count
    under the ruling (enforced, where the adversary may let it go), None where it changes no
    count; until: the deadline, None where the code names none; effects: what the ruling
    (enforced) lays on the count and was not laid on this deal before; laid: whether the
    ruling was laid on it already, one way or the other.
    """

    fault: Fault
    ruling: Ruling | None = None
    ask: Fact | None = None
    after: Pair | None = None
    until: Until | None = None
    effects: tuple[Effect, ...] = ()
    laid: bool = False

    @property
    def settled(self) -> bool:
        """Whether its ruling changes the count, is still to be laid, and leaves no choice."""
        return self.ruling is not None and self.ruling.who is None and bool(self.effects)

    @property
    def to_choose(self) -> bool:
        """Whether its ruling changes the count, and the adversary may let it go."""
        return self.ruling is not None and self.ruling.who is not None and not self.laid


class Audited(NamedTuple):
    """One deal audited.

    verdict: the deal judged as far as its play keeps the rules; right: what both certainly
    count when all rulings are laid on it; found: by place; calls: the state of each.
    """

    verdict: Verdict
    right: Pair
    found: tuple[Found, ...]
    calls: tuple[CallState, ...]

    @property
    def wrong(self) -> bool:
        """Whether anything is wrong, and not only to be remarked on."""
        return any(one.fault.state != REMARK for one in self.found)


def audit(record: Record, deal: Deal, code: Code, source: str, hint: str | None = None) -> Audited:
    """Audit a recorded deal under a code.

    source: the file, for the places of errors; hint: the alphabet in use. Raises what `judge`
    raises but for a broken play, and what can't be read in `elder-shows` or `younger-shows`.
    """
    shown = read_shown(record, source, hint)
    broken = broken_play(deal, code)
    judged_deal = sound(deal, broken)
    verdict = judge(judged_deal, code)
    case = Case(record, deal, verdict, code, broken, shown)
    faults = [fault for check in CHECKS for fault in check(case)]
    found = [_ruled(fault, judged_deal, verdict, code) for fault in faults]
    effects = _effects_of(found)
    ruled = verdict
    if effects:
        ruled = judge(judged_deal._replace(effects=judged_deal.effects + effects), code)
    figures = _figures(case, ruled)
    found += [_ruled(fault, judged_deal, verdict, code) for fault in figures]
    found.sort(key=lambda one: (one.fault.place.line, one.fault.place.item))
    return Audited(verdict, _count(ruled), tuple(found), call_states(judged_deal, verdict))


def _figures(case: Case, ruled: Verdict) -> list[Fault]:
    """The written figures that are right neither with the rulings nor without them.

    A penalty that was let go, or seen by nobody, makes no figure wrong; the right figure is
    that with the rulings.
    """
    faults = check_count(case._replace(verdict=ruled))
    if ruled is case.verdict:
        return faults
    also = {(one.kind, one.category, one.place) for one in check_count(case)}
    return [one for one in faults if (one.kind, one.category, one.place) in also]


def _ruled(fault: Fault, deal: Deal, verdict: Verdict, code: Code) -> Found:
    """A fault with its ruling, where the record decides it."""
    name = law_code(code)
    if not fault.law:
        return Found(fault)
    step = _step(fault.law, name, tuple(fault.facts.items()))
    deadline = until(fault.law, name, fault.side, fault.facts)
    if isinstance(step, Fact):
        rules = name in RULED_BY.get(fault.law, (name,))
        return Found(fault, None, step if rules else None, None, deadline)
    after = None
    effects = _new_effects(step, deal)
    if effects:
        after = _count(judge(deal._replace(effects=deal.effects + effects), code))
    changes = after is not None and after != _count(verdict)
    return Found(
        fault, step, None, after if changes else None, deadline, effects, _is_laid(step, deal)
    )


@lru_cache(maxsize=4096)
def _step(law: str, code: str, facts: tuple[tuple[str, Answer], ...]) -> Fact | Ruling:
    """The ruling of a law, or its next question; the same facts come again and again."""
    return next_step(load_law(law), code, dict(facts))


def _effects_of(found: list[Found]) -> tuple[Effect, ...]:
    """What all rulings together lay on the deal."""
    effects = {(type(effect), effect): effect for one in found for effect in one.effects}
    return tuple(effects.values())


def _new_effects(ruling: Ruling, deal: Deal) -> tuple[Effect, ...]:
    """What a ruling, enforced, does to a count, if it was not laid on this deal before."""
    if not ruling.choices or _is_laid(ruling, deal):
        return ()
    laid = _kinds(deal.effects)
    return tuple(one for one in _counting(ruling.choices[0]) if (type(one), one) not in laid)


def _is_laid(ruling: Ruling, deal: Deal) -> bool:
    """Whether what one of the choices that the ruling leaves does was laid on the deal before."""
    laid = _kinds(deal.effects)
    return any(
        effects and laid.issuperset(_kinds(effects)) for effects in map(_counting, ruling.choices)
    )


def _counting(choice: Choice) -> tuple[Effect, ...]:
    """What of a choice's effects changes a count."""
    return tuple(one for one in choice.effects if not isinstance(one, Advice | Waived))


def _kinds(effects: tuple[Effect, ...]) -> set[tuple[type, Effect]]:
    """Effects with their kinds: two of different kinds that hold the same are equal else."""
    return {(type(one), one) for one in effects}


def _count(verdict: Verdict) -> Pair:
    elder, younger = (score.total for score in verdict.scores)
    return elder, younger
