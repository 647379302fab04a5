"""A law as a value: the facts that decide it, and each code's cases.

Comes in: what `read` has read from the catalogue. Goes out: plain values that `ask` and
`rule` walk. A condition is compiled into the answers that it admits, so that nothing but
membership is ever tested.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple

from marque.codes.facts import Words

Answer = bool | int | str
Answers = Mapping[str, Answer]

Condition = tuple[Mapping[str, frozenset[Answer]], ...]
"""Alternatives, each a set of admitted answers by fact; no alternatives: always true."""

# A code without cases of its own follows another: Cavendish's paragraphs on piquet au cent
# list only what differs from his laws.
FOLLOWS: Final[Mapping[str, str]] = {"cent": "rubicon"}


class Entry(NamedTuple):
    """A law in the table of contents.

    id: "B26"; part: the part of the game where it happens ("deal"); title: in both languages;
    says: what people say when it happens, in each language, separated by semicolons; aliases:
    the codes' own numbers for it ("cav-25", "dic-loi-3").
    """

    id: str
    part: str
    title: Words
    says: Words
    aliases: tuple[str, ...]


class Fact(NamedTuple):
    """One thing that a law asks.

    type: "yes-no", "side", "choice" or "number"; question: in both languages; allowed: the
    answers, in order; labels: for a choice the words of each answer; when: the answers to
    earlier questions without which this one makes no sense.
    """

    name: str
    type: str
    question: Words
    allowed: tuple[Answer, ...]
    labels: Mapping[str, Words]
    when: Condition


class Case(NamedTuple):
    """What a code rules where a condition holds.

    number: its place among the code's cases, from 1; words: the ruling, None where the code
    is silent or follows another; cites: where it is written; ground: "stated" (the code's
    own word), "default" (no text settles it: the program's documented choice) or "custom"
    (a usage that the source reports, and no law); note: what else is to be known of the
    ruling, if anything; who: who may choose, a side, a fact that names one, "offender" or
    "adversary", "" where nobody may; choices: the effects of each choice by its key, as the
    data have them; refers: the facts that `who` and the effects refer to; see: other laws to
    read; follows: the code whose ruling this one shares here.
    """

    number: int
    when: Condition
    words: Words | None
    cites: tuple[str, ...]
    ground: str
    note: Words | None
    who: str
    choices: Mapping[str, tuple[Mapping[str, Any], ...]]
    refers: tuple[str, ...]
    see: tuple[str, ...]
    follows: str


class Law(NamedTuple):
    """A breach and its rulings.

    offender: whose fault it is: a side, or the name of the fact that tells, "" where it
    matters to nothing; fixed: answers that the law itself gives; cases: by code; a code
    that has none is silent, or follows another by `FOLLOWS`.
    """

    entry: Entry
    offender: str
    facts: tuple[Fact, ...]
    fixed: Answers
    cases: Mapping[str, tuple[Case, ...]]

    def fact(self, name: str) -> Fact | None:
        """The fact of that name, None if the law doesn't ask it."""
        return next((fact for fact in self.facts if fact.name == name), None)


def holds(condition: Condition, answers: Answers) -> bool:
    """Whether the answers satisfy a condition; a question not answered satisfies nothing."""
    if not condition:
        return True
    return any(
        all(answers.get(name) in admitted for name, admitted in alternative.items())
        for alternative in condition
    )


def every_answer(law: Law, known: Answers | None = None) -> Iterator[dict[str, Answer]]:
    """Every way in which all the questions of a law can be answered, in their order.

    known: answers already given; a question that other answers leave without sense has no
    answer. Nothing is yielded where the known answers aren't answers, or exclude each other.
    """
    known = known or {}
    for answers in _extend(law.facts, dict(law.fixed), known):
        if all(name in answers for name in known):
            yield answers


def _extend(
    facts: tuple[Fact, ...], answers: dict[str, Answer], known: Answers
) -> Iterator[dict[str, Answer]]:
    if not facts:
        yield answers
        return
    fact, rest = facts[0], facts[1:]
    if not holds(fact.when, answers):
        yield from _extend(rest, answers, known)
        return
    for answer in fact.allowed:
        if known.get(fact.name, answer) == answer:
            yield from _extend(rest, {**answers, fact.name: answer}, known)
