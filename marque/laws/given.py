"""Answers as they are typed: `--fact name=value`, or a word at the prompt.

Comes in: texts by the name of the fact. Goes out: answers that `ask` and `rule` take. What
isn't an answer is refused with those that are.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from typing import Final

from marque.errors import Impossible, MarqueError, Unreadable, raise_all
from marque.laws.law import Answer, Fact, Law

_WORDS: Final[Mapping[str, Mapping[str, Answer]]] = {
    "yes-no": dict.fromkeys(("yes", "y", "true", "oui", "o", "vrai"), True)
    | dict.fromkeys(("no", "n", "false", "non", "faux"), False),
    "side": dict.fromkeys(("elder", "e", "premier", "p"), "elder")
    | dict.fromkeys(("younger", "y", "dealer", "dernier", "d", "donneur"), "younger"),
}
_LONGEST_NUMBER: Final = 6


def read_facts(law: Law, given: Mapping[str, str]) -> dict[str, Answer]:
    """The answers that texts give, by the names of the law's own facts.

    Raises: Unreadable or Impossible ("unknown-fact"), or Several, with every fault. Values:
    reason ("no-such-fact", "not-an-answer", "out-of-range"), law, fact, given, allowed (the
    answers, as they are typed), nearest.
    """
    answers: dict[str, Answer] = {}
    errors: list[MarqueError] = []
    for name, text in given.items():
        fact = law.fact(_plain(name))
        try:
            if fact is None:
                raise _no_such_fact(law, name)
            answers[fact.name] = read_answer(law, fact, text)
        except MarqueError as error:
            errors.append(error)
    raise_all(errors)
    return answers


def read_answer(law: Law, fact: Fact, text: str) -> Answer:
    """One answer from its text; raises as `read_facts` does."""
    word = _plain(text)
    if fact.type == "number":
        if word.isdecimal() and len(word) <= _LONGEST_NUMBER:
            if int(word) in fact.allowed:
                return int(word)
            raise Impossible("unknown-fact", **_values(law, fact, text, "out-of-range"))
    elif fact.type == "choice":
        if word in fact.allowed:
            return word
    elif (answer := _WORDS[fact.type].get(word)) is not None:
        return answer
    raise Unreadable("unknown-fact", **_values(law, fact, text, "not-an-answer"))


def answer_text(answer: Answer) -> str | int:
    """An answer as it is typed: "yes", "elder", 3."""
    if isinstance(answer, bool):
        return "yes" if answer else "no"
    return answer


def _values(law: Law, fact: Fact, text: str, reason: str) -> dict[str, object]:
    return {
        "reason": reason,
        "law": law.entry.id,
        "fact": fact.name,
        "given": text[:80],
        "allowed": tuple(map(answer_text, fact.allowed)),
    }


def _no_such_fact(law: Law, name: str) -> MarqueError:
    from marque.codes.check import nearest

    names = tuple(fact.name for fact in law.facts)
    return Unreadable(
        "unknown-fact",
        reason="no-such-fact",
        law=law.entry.id,
        given=name[:80],
        allowed=names,
        nearest=nearest(_plain(name), names),
    )


def _plain(text: str) -> str:
    """A word as it is compared: plain letters, dashes for spaces and underscores."""
    text = unicodedata.normalize("NFKD", text[:200]).casefold()
    letters = "".join(sign for sign in text if not unicodedata.combining(sign))
    return "-".join(letters.replace("_", " ").replace("-", " ").replace("–", " ").split())
