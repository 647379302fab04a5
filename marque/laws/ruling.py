"""A ruling as a value, and the one ruling that a full set of answers leads to.

Comes in: a `Law`, the name of a code and answers to its questions. Goes out: a `Ruling`
with its effects worked out for this case. Its words are the catalogue's, in both languages;
no sentence is made here.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from marque.calls.side import SIDE_KEYS, Side
from marque.codes.facts import Words
from marque.laws.effects import REFERRING, SIDES, build
from marque.laws.law import FOLLOWS, Answer, Answers, Case, Law, holds
from marque.referee.effects import Effect

RULED = "ruled"
"""The key of the one choice of a ruling that leaves nobody any."""


class Choice(NamedTuple):
    """One thing that may follow; key: its name ("fresh-deal", "waive"), or `RULED`."""

    key: str
    effects: tuple[Effect, ...]


class Ruling(NamedTuple):
    """What a code rules for these facts.

    words: None where the code is silent; source: the code whose text it is, another than
    `code` where one follows the other; ground: "stated", "default", "custom", or "silent";
    note: what else is to be known of it, if anything; who: who may choose, None where nobody
    may; choices: one or more, none for silence; see: laws that say more.
    """

    law: str
    code: str
    source: str
    words: Words | None
    cites: tuple[str, ...]
    ground: str
    note: Words | None
    who: Side | None
    choices: tuple[Choice, ...]
    see: tuple[str, ...]

    @property
    def silent(self) -> bool:
        """Whether the code doesn't settle it."""
        return self.words is None


class Outcome(NamedTuple):
    """What a ruling comes down to, cheap to make and to compare.

    source: the code whose case holds; number: the case's, 0 for silence; depends: the
    answers that its effects refer to, or for silence the other laws to see.
    """

    source: str
    number: int
    depends: tuple[Answer, ...]


def outcome_for(law: Law, code: str, answers: Answers) -> Outcome:
    """The outcome for answers to all the questions that make sense."""
    while code not in law.cases and code in FOLLOWS:
        code = FOLLOWS[code]
    case = next(iter(cases_for(law, code, answers)), None)
    if case is None:
        return Outcome("", 0, ())
    if case.follows:
        return outcome_for(law, case.follows, answers)
    if case.words is None:
        return Outcome("", 0, case.see)
    return Outcome(code, case.number, tuple(answers[name] for name in case.refers))


def cases_for(law: Law, code: str, answers: Answers) -> tuple[Case, ...]:
    """The code's own cases that hold: one, in a catalogue without gaps and overlaps."""
    return tuple(case for case in law.cases.get(code, ()) if holds(case.when, answers))


def ruling_of(law: Law, code: str, outcome: Outcome) -> Ruling:
    """The ruling that an outcome stands for, under the code that was asked."""
    if not outcome.number:
        see = tuple(map(str, outcome.depends))
        return Ruling(law.entry.id, code, code, None, (), "silent", None, None, (), see)
    case = next(one for one in law.cases[outcome.source] if one.number == outcome.number)
    answers = dict(zip(case.refers, outcome.depends, strict=True))

    def meant(field: str, value: Any) -> Any:
        """A field of an effect: a side, the answer to a fact, or plainly what it says."""
        if field in SIDES:
            return side_named(law, value, answers)
        return answers.get(value, value) if field in REFERRING else value

    choices = tuple(
        Choice(key, tuple(build(table, meant, case.cites[0]) for table in tables))
        for key, tables in case.choices.items()
    )
    return Ruling(
        law.entry.id,
        code,
        outcome.source,
        case.words,
        case.cites,
        case.ground,
        case.note,
        side_named(law, case.who, answers) if case.who else None,
        choices,
        case.see,
    )


def side_named(law: Law, name: str, answers: Answers) -> Side:
    """The side that the data name: by itself, by a fact, as offender or as adversary."""
    if name == "adversary":
        return side_named(law, "offender", answers).other
    if name == "offender":
        name = law.offender
    return Side(SIDE_KEYS.index(name if name in SIDE_KEYS else str(answers[name])))


def cites_under(law: Law, code: str) -> tuple[str, ...]:
    """Every text that a code's rulings cite, in order; none where it is silent throughout."""
    while code not in law.cases and code in FOLLOWS:
        code = FOLLOWS[code]
    found: dict[str, None] = {}
    for case in law.cases.get(code, ()):
        cites = cites_under(law, case.follows) if case.follows else case.cites
        found |= dict.fromkeys(cites)
    return tuple(found)
