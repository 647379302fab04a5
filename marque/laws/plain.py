"""A law and a ruling as plain values, for JSON.

Comes in: a `Law` or a `Ruling`. Goes out: dicts, lists, strings, numbers. Texts stand in both
languages; whatever is in a fact's `allowed` can be typed as its answer.
"""

from __future__ import annotations

from typing import Any

from marque.codes.load import CODES
from marque.laws.effects import plain_effect
from marque.laws.given import answer_text
from marque.laws.law import FOLLOWS, Case, Condition, Fact, Law
from marque.laws.ruling import Ruling


def plain_law(law: Law) -> dict[str, Any]:
    """The whole law: what it asks, and every code's cases as the catalogue has them."""
    entry = law.entry
    return {
        "id": entry.id,
        "part": entry.part,
        "title": entry.title._asdict(),
        "aliases": list(entry.aliases),
        "facts": [_plain_fact(fact) for fact in law.facts],
        "codes": {code: _plain_code(law, code) for code in CODES},
    }


def plain_ruling(ruling: Ruling) -> dict[str, Any]:
    """A ruling with its effects."""
    return {
        "law": ruling.law,
        "code": ruling.code,
        "source": ruling.source,
        "silent": ruling.silent,
        "text": ruling.words._asdict() if ruling.words else None,
        "cites": list(ruling.cites),
        "ground": ruling.ground,
        "note": ruling.note._asdict() if ruling.note else None,
        "who": ruling.who.key if ruling.who is not None else None,
        "choices": [
            {"key": choice.key, "effects": [plain_effect(effect) for effect in choice.effects]}
            for choice in ruling.choices
        ],
        "see": list(ruling.see),
    }


def _plain_fact(fact: Fact) -> dict[str, Any]:
    return {
        "name": fact.name,
        "type": fact.type,
        "allowed": [answer_text(answer) for answer in fact.allowed],
        "question": fact.question._asdict(),
        "labels": {answer: words._asdict() for answer, words in fact.labels.items()},
        "if": _plain_condition(fact.when),
    }


def _plain_code(law: Law, code: str) -> dict[str, Any]:
    """What a code has: cases of its own, another code's, or nothing."""
    follows = FOLLOWS.get(code) if code not in law.cases else None
    cases = [_plain_case(case) for case in law.cases.get(code, ())]
    return {"as": follows if follows in law.cases else None, "cases": cases}


def _plain_case(case: Case) -> dict[str, Any]:
    return {
        "when": _plain_condition(case.when),
        "silent": case.words is None and not case.follows,
        "as": case.follows or None,
        "text": case.words._asdict() if case.words else None,
        "cites": list(case.cites),
        "ground": case.ground,
        "note": case.note._asdict() if case.note else None,
        "who": case.who or None,
        "choices": {key: list(map(dict, effects)) for key, effects in case.choices.items()},
        "see": list(case.see),
    }


def _plain_condition(condition: Condition) -> list[dict[str, list[str | int]]]:
    """Alternatives, each the admitted answers by fact; an empty list is always true."""
    return [
        {name: sorted(map(answer_text, admitted), key=str) for name, admitted in one.items()}
        for one in condition
    ]
