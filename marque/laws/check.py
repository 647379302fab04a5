"""Whether a law rules every case once, and asks nothing in vain.

Comes in: a `Law` as it was read. Goes out: what is wrong with it, by code and case: a gap
(answers without a ruling), an overlap (answers with two), an unreachable ruling, a ruling
that refers to a question not asked there, a dead question (it decides nothing under any code).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from marque.errors import MarqueError, Place, Unreadable
from marque.laws.law import Answers, Fact, Law, every_answer
from marque.laws.ruling import Outcome, cases_for, outcome_for

REASONS = ("gap", "overlap", "unreachable", "not-asked-there", "dead-question")


def faults(law: Law) -> tuple[MarqueError, ...]:
    """Everything wrong with the cases of a law; a gap or an overlap by the first answers to it.

    Values: reason, one of `REASONS`, and the answers, cases or fact concerned.
    """
    found = [fault for code in law.cases for fault in _faults_of_code(law, code)]
    return tuple(found) or tuple(_dead_questions(law))


def _faults_of_code(law: Law, code: str) -> Iterator[MarqueError]:
    reached: set[int] = set()
    told: set[tuple[int, ...]] = set()
    for answers in every_answer(law):
        cases = cases_for(law, code, answers)
        numbers = tuple(case.number for case in cases)
        reached.update(numbers)
        if len(cases) != 1:
            if numbers not in told:
                reason = "overlap" if cases else "gap"
                yield _fault(law, code, reason, answers=answers, cases=numbers)
            told.add(numbers)
            continue
        try:
            outcome_for(law, code, answers)
        except KeyError as missing:
            yield _fault(law, code, "not-asked-there", answers=answers, fact=missing.args[0])
    for case in law.cases[code]:
        if case.number not in reached:
            yield _fault(law, code, "unreachable", cases=(case.number,))


def _dead_questions(law: Law) -> Iterator[MarqueError]:
    undecided = list(law.facts)
    for code in law.cases:
        ways = [(answers, outcome_for(law, code, answers)) for answers in every_answer(law)]
        undecided = [fact for fact in undecided if not _decides(fact, law, ways)]
    for fact in undecided:
        yield _fault(law, "facts", "dead-question", fact=fact.name)


def _decides(fact: Fact, law: Law, ways: Sequence[tuple[Answers, Outcome]]) -> bool:
    """Whether answers that differ in nothing else lead to two outcomes.

    What only makes sense after some answers to the fact counts as part of its answer.
    """
    apart = {fact.name, *_depending(law, fact.name)}
    seen: dict[frozenset[tuple[str, object]], Outcome] = {}
    for answers, outcome in ways:
        others = frozenset(pair for pair in answers.items() if pair[0] not in apart)
        if seen.setdefault(others, outcome) != outcome:
            return True
    return False


def _depending(law: Law, name: str) -> frozenset[str]:
    """The facts that make sense only after some answers to this one, directly or further on."""
    found: set[str] = set()
    for fact in law.facts:
        mentioned = {earlier for alternative in fact.when for earlier in alternative}
        if mentioned & (found | {name}):
            found.add(fact.name)
    return frozenset(found)


def _fault(law: Law, where: str, reason: str, **values: Any) -> MarqueError:
    place = Place(f"{law.entry.id}.toml", where)
    return Unreadable("bad-record", place, reason=reason, **values)
