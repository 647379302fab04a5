"""Which question decides next: the one after which the fewest are still to be asked.

Comes in: a `Law`, the name of a code, the answers known. Goes out: the next `Fact` to ask,
or the `Ruling` when whatever is still unknown can't change it.
"""

from __future__ import annotations

from collections.abc import Sequence

from marque.errors import Impossible
from marque.laws.law import Answer, Answers, Fact, Law, every_answer
from marque.laws.ruling import Outcome, Ruling, outcome_for, ruling_of

Way = tuple[Answers, Outcome]
"""One way of answering all the questions, and what it leads to."""


def next_step(law: Law, code: str, known: Answers) -> Fact | Ruling:
    """The next question, or the ruling.

    known: answers by fact, each among the fact's allowed ones (`given.read_facts` sees to
    that). A question is asked only if it makes sense whatever is still open. Of several that
    promise equally few further questions, on the average of the answers, the first is asked.

    Raises: Impossible ("unknown-fact", reason "contradictory"; law, facts) for answers that
    can't be true together.
    """
    ways = [(answers, outcome_for(law, code, answers)) for answers in every_answer(law, known)]
    if not ways:
        raise Impossible(
            "unknown-fact", reason="contradictory", law=law.entry.id, facts=tuple(known)
        )
    step, _ = _Search(law.facts, ways).best(tuple(range(len(ways))))
    return step if isinstance(step, Fact) else ruling_of(law, code, step)


class _Search:
    """Looks through every order of asking; the ways still open are known by their numbers."""

    def __init__(self, facts: Sequence[Fact], ways: Sequence[Way]) -> None:
        self.facts = facts
        self.ways = ways
        self.known: dict[tuple[int, ...], tuple[Fact | Outcome, float]] = {}

    def best(self, still_open: tuple[int, ...]) -> tuple[Fact | Outcome, float]:
        """What to ask of the ways still open, or their outcome, and how many questions that takes."""
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
