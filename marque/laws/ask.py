"""Which question decides next: the one after which the fewest are still to be asked.

Comes in: a `Law`, the name of a code, the answers known. Goes out: the next `Fact` to ask,
or the `Ruling` when whatever is still unknown can't change it.
"""

from __future__ import annotations

from collections.abc import Sequence

from marque.errors import Impossible, MarqueError
from marque.laws.given import answer_text, no_such_fact, not_an_answer
from marque.laws.law import Answer, Answers, Fact, Law, every_answer
from marque.laws.ruling import Outcome, Ruling, outcome_for, ruling_of

Way = tuple[Answers, Outcome]
"""One way of answering all the questions, and what it leads to."""


def next_step(law: Law, code: str, known: Answers) -> Fact | Ruling:
    """The next question, or the ruling.

    known: answers by fact (`given.read_facts` makes them of texts). A question is asked only
    if it makes sense whatever is still open. Of several that promise equally few further
    questions, on the average of the answers, the first is asked.

    Raises: Unreadable or Impossible ("unknown-fact") for what is no fact of the law or no
    answer to it, and for answers that exclude each other: reason "contradictory", law, fact
    and given of the first that can't be so, allowed (what could be; nothing where the
    question makes no sense), facts (those before it).
    """
    ways = [(answers, outcome_for(law, code, answers)) for answers in every_answer(law, known)]
    if not ways:
        raise _refusal(law, known)
    step, _ = _Search(law.facts, ways).best(tuple(range(len(ways))))
    return step if isinstance(step, Fact) else ruling_of(law, code, step)


def _refusal(law: Law, known: Answers) -> MarqueError:
    """Why no way of answering agrees with the known answers: the first that can't be."""
    before: dict[str, Answer] = {}
    for name, answer in known.items():
        fact = law.fact(name)
        if fact is None:
            return no_such_fact(law, name)
        if answer not in fact.allowed:
            return not_an_answer(law, fact, str(answer_text(answer)))
        if not any(every_answer(law, before | {name: answer})):
            break
        before[name] = answer
    possible = {answers[name]: None for answers in every_answer(law, before) if name in answers}
    return Impossible(
        "unknown-fact",
        reason="contradictory",
        law=law.entry.id,
        fact=name,
        given=str(answer_text(answer)),
        allowed=tuple(map(answer_text, possible)),
        facts=tuple(before),
    )


class _Search:
    """Looks through every order of asking; the ways still open are known by their numbers."""

    def __init__(self, facts: Sequence[Fact], ways: Sequence[Way]) -> None:
        self.facts = facts
        self.ways = ways
        self.known: dict[tuple[int, ...], tuple[Fact | Outcome, float]] = {}

    def best(self, still_open: tuple[int, ...]) -> tuple[Fact | Outcome, float]:
        """The next question or the outcome, and how many questions it takes from here."""
        if still_open not in self.known:
            outcomes = {self.ways[number][1] for number in still_open}
            if len(outcomes) == 1:
                self.known[still_open] = outcomes.pop(), 0
            else:
                asked = [(fact, self._cost(fact, still_open)) for fact in self.facts]
                self.known[still_open] = min(asked, key=lambda pair: pair[1])
        return self.known[still_open]

    def _cost(self, fact: Fact, still_open: tuple[int, ...]) -> float:
        """How many questions it takes from here if this one is asked, on the average."""
        parts: dict[Answer, list[int]] = {}
        for number in still_open:
            answers = self.ways[number][0]
            if fact.name not in answers:
                return float("inf")
            parts.setdefault(answers[fact.name], []).append(number)
        if len(parts) == 1:
            return float("inf")
        return 1 + sum(self.best(tuple(part))[1] for part in parts.values()) / len(parts)
