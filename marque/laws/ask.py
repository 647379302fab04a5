"""Which question decides next: the one whose answers leave the fewest rulings open.

Comes in: a `Law`, the name of a code, the answers known. Goes out: the next `Fact` to ask,
or the `Ruling` when whatever is still unknown can't change it.
"""

from __future__ import annotations

from marque.errors import Impossible
from marque.laws.law import Answers, Fact, Law, depending
from marque.laws.ruling import Ruling, possible_rulings

Ways = dict[Ruling, list[Answers]]


def next_step(law: Law, code: str, known: Answers) -> Fact | Ruling:
    """The next question, or the ruling.

    known: answers by fact, each among the fact's allowed ones (`given.read_facts` sees to
    that). A question is asked only if it makes sense whatever is still open, and if its
    answer can matter.

    Raises: Impossible ("unknown-fact", reason "contradictory"; law, facts) for answers that
    can't be true together.
    """
    ways = possible_rulings(law, code, known)
    if not ways:
        raise Impossible(
            "unknown-fact", reason="contradictory", law=law.entry.id, facts=tuple(known)
        )
    if len(ways) == 1:
        return next(iter(ways))
    askable = [
        fact
        for fact in law.facts
        if fact.name not in known
        and all(fact.name in answers for led_here in ways.values() for answers in led_here)
        and decides(fact, law, ways)
    ]
    return min(askable, key=lambda fact: _left_open(fact, ways))


def decides(fact: Fact, law: Law, ways: Ways) -> bool:
    """Whether the answer can matter: ways that differ in nothing else lead to two rulings.

    What only makes sense after some answers to it counts as part of the answer.
    """
    apart = {fact.name, *depending(law, fact.name)}
    seen: dict[frozenset[object], Ruling] = {}
    for ruling, led_here in ways.items():
        for answers in led_here:
            others = frozenset(pair for pair in answers.items() if pair[0] not in apart)
            if seen.setdefault(others, ruling) != ruling:
                return True
    return False


def _left_open(fact: Fact, ways: Ways) -> float:
    """How many rulings an answer leaves open, on the average of the answers."""
    left: dict[object, set[Ruling]] = {}
    for ruling, led_here in ways.items():
        for answers in led_here:
            left.setdefault(answers[fact.name], set()).add(ruling)
    return sum(map(len, left.values())) / len(left)
