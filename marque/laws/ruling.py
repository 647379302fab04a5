"""A ruling as a value, and the one ruling that a full set of answers leads to.

Comes in: a `Law`, the name of a code and answers to its questions. Goes out: a `Ruling`
with its effects worked out for this case. Its words are the catalogue's, in both languages;
no sentence is made here.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from marque.calls.side import SIDE_KEYS, Side
from marque.codes.facts import Words
from marque.laws.effects import CATEGORIES, Effect, build, plain_effect
from marque.laws.law import FOLLOWS, Answers, Case, Law, every_answer, holds

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
    who: who may choose, None where nobody may; choices: one or more, none for silence;
    see: laws that say more.
    """

    law: str
    code: str
    source: str
    words: Words | None
    cites: tuple[str, ...]
    ground: str
    who: Side | None
    choices: tuple[Choice, ...]
    see: tuple[str, ...]

    @property
    def silent(self) -> bool:
        """Whether the code doesn't settle it."""
        return self.words is None


def possible_rulings(law: Law, code: str, known: Answers) -> dict[Ruling, list[Answers]]:
    """Every ruling that the answers known so far leave open, with the answers that lead to it."""
    found: dict[Ruling, list[Answers]] = {}
    for answers in every_answer(law, known):
        found.setdefault(ruling_for(law, code, answers), []).append(answers)
    return found


def ruling_for(law: Law, code: str, answers: Answers) -> Ruling:
    """The ruling for answers to all the questions that make sense."""
    source = code
    while source not in law.cases and source in FOLLOWS:
        source = FOLLOWS[source]
    cases = cases_for(law, source, answers)
    if not cases:
        return Ruling(law.entry.id, code, code, None, (), "silent", None, (), ())
    if cases[0].follows:
        return ruling_for(law, cases[0].follows, answers)._replace(code=code)
    return _ruling(law, code, source, cases[0], answers)


def cases_for(law: Law, code: str, answers: Answers) -> tuple[Case, ...]:
    """The code's own cases that hold: one, in a catalogue without gaps and overlaps."""
    return tuple(case for case in law.cases.get(code, ()) if holds(case.when, answers))


def _ruling(law: Law, code: str, source: str, case: Case, answers: Answers) -> Ruling:
    def refer(field: str, value: Any) -> Any:
        if field in ("side", "dealer"):
            return side_named(law, value, answers)
        if field == "category" and value not in CATEGORIES:
            return answers[value]
        return answers[value] if field in ("tricks", "count") and value in answers else value

    cite = case.cites[0] if case.cites else ""
    choices = tuple(
        Choice(key, tuple(build(table, refer, cite) for table in tables))
        for key, tables in case.choices.items()
    )
    who = side_named(law, case.who, answers) if case.who else None
    ground = case.ground if case.words else "silent"
    return Ruling(
        law.entry.id, code, source, case.words, case.cites, ground, who, choices, case.see
    )


def side_named(law: Law, name: str, answers: Answers) -> Side:
    """The side that the data name: by itself, by a fact, as offender or as adversary."""
    if name == "adversary":
        return side_named(law, "offender", answers).other
    if name == "offender":
        name = law.offender
    return Side(SIDE_KEYS.index(name if name in SIDE_KEYS else str(answers[name])))


def plain_ruling(ruling: Ruling) -> dict[str, Any]:
    """A ruling as plain values for JSON, its text in both languages."""
    return {
        "law": ruling.law,
        "code": ruling.code,
        "source": ruling.source,
        "silent": ruling.silent,
        "text": ruling.words._asdict() if ruling.words else None,
        "cites": list(ruling.cites),
        "ground": ruling.ground,
        "who": ruling.who.key if ruling.who is not None else None,
        "choices": [
            {"key": choice.key, "effects": [plain_effect(effect) for effect in choice.effects]}
            for choice in ruling.choices
        ],
        "see": list(ruling.see),
    }
