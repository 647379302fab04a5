"""Whether a law rules every case once, and asks nothing in vain.

Comes in: a `Law` as it was read. Goes out: what is wrong with it, by code and case: a gap
(answers without a ruling), an overlap (answers with two), an unreachable ruling, a ruling
that refers to a question not asked there, a dead question (it decides nothing under any code).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from marque.errors import MarqueError, Place, Unreadable
from marque.laws.ask import Ways, decides
from marque.laws.law import Law, every_answer
from marque.laws.ruling import cases_for, ruling_for

REASONS = ("gap", "overlap", "unreachable", "not-asked-there", "dead-question")


def faults(law: Law) -> tuple[MarqueError, ...]:
    """Everything wrong with the cases of a law; values: reason, and the answers concerned."""
    found = [fault for code in law.cases for fault in _faults_of_code(law, code)]
    return (*found, *_dead_questions(law)) if not found else tuple(found)


def _faults_of_code(law: Law, code: str) -> Iterator[MarqueError]:
    reached: set[int] = set()
    for answers in every_answer(law):
        cases = cases_for(law, code, answers)
        reached.update(case.number for case in cases)
        if len(cases) != 1:
            numbers = tuple(case.number for case in cases)
            reason = "overlap" if cases else "gap"
            yield _fault(law, code, reason, answers=answers, cases=numbers)
            continue
        try:
            ruling_for(law, code, answers)
        except KeyError as missing:
            yield _fault(law, code, "not-asked-there", answers=answers, fact=missing.args[0])
    for case in law.cases[code]:
        if case.number not in reached:
            yield _fault(law, code, "unreachable", cases=(case.number,))


def _dead_questions(law: Law) -> Iterator[MarqueError]:
    undecided = list(law.facts)
    for code in law.cases:
        ways: Ways = {}
        for answers in every_answer(law):
            ways.setdefault(ruling_for(law, code, answers), []).append(answers)
        undecided = [fact for fact in undecided if not decides(fact, law, ways)]
    for fact in undecided:
        yield _fault(law, "facts", "dead-question", fact=fact.name)


def _fault(law: Law, where: str, reason: str, **values: Any) -> MarqueError:
    place = Place(f"{law.entry.part}.toml", f"{law.entry.id}.{where}")
    return Unreadable("bad-record", place, reason=reason, **values)
