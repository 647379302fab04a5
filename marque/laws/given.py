"""Answers as they are typed: `--fact name=value`, or a word at the prompt.

Comes in: texts by the name of the fact. Goes out: answers that `ask` and `rule` take. What
isn't an answer is refused with those that are.
"""

from __future__ import annotations

import re
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
_BETWEEN: Final = re.compile("[-_‐‑‒–—−]")


def read_facts(law: Law, given: Mapping[str, str]) -> dict[str, Answer]:
    """The answers that texts give, by the names of the law's own facts.

    Raises: Unreadable or Impossible ("unknown-fact"), or Several, with every fault. Values:
    reason ("no-such-fact", "not-an-answer", "out-of-range"), law, fact, given, allowed (the
    facts, or the answers as they are typed), nearest (of a fact's name).
    """
    answers: dict[str, Answer] = {}
    errors: list[MarqueError] = []
    for name, text in given.items():
        fact = law.fact(_plain(name))
        if fact is None:
            errors.append(no_such_fact(law, name))
        elif (answer := read_answer(fact, text)) is None:
            errors.append(not_an_answer(law, fact, text))
        else:
            answers[fact.name] = answer
    raise_all(errors)
    return answers


def read_answer(fact: Fact, text: str) -> Answer | None:
    """The answer to a fact that a text gives, in either language; None if it gives none."""
    word = _plain(text)
    if fact.type == "number":
        number = int(word) if _is_number(word) else None
        return number if number in fact.allowed else None
    if fact.type == "choice":
        return word if word in fact.allowed else None
    return _WORDS[fact.type].get(word)


def answer_text(answer: Answer) -> str | int:
    """An answer as it is typed: "yes", "elder", 3."""
    if isinstance(answer, bool):
        return "yes" if answer else "no"
    return answer


def no_such_fact(law: Law, name: str) -> MarqueError:
    """The error for a name that is no fact of the law."""
    from marque.codes.check import nearest

    names = tuple(fact.name for fact in law.facts)
    near = nearest(_plain(name), names)
    return Unreadable(
        "unknown-fact",
        reason="no-such-fact",
        law=law.entry.id,
        given=name[:80],
        allowed=names,
        nearest=near,
    )


def not_an_answer(law: Law, fact: Fact, text: str) -> MarqueError:
    """The error for a text that is no answer to a fact; Impossible for a number out of range."""
    ranged = fact.type == "number" and _is_number(_plain(text))
    return (Impossible if ranged else Unreadable)(
        "unknown-fact",
        reason="out-of-range" if ranged else "not-an-answer",
        law=law.entry.id,
        fact=fact.name,
        given=text[:80],
        allowed=tuple(map(answer_text, fact.allowed)),
    )


def _is_number(word: str) -> bool:
    return word.isdecimal() and len(word) <= _LONGEST_NUMBER


def _plain(text: str) -> str:
    """A word as it is compared: plain letters, dashes for spaces and underscores."""
    text = unicodedata.normalize("NFKD", text[:200]).casefold()
    letters = "".join(sign for sign in text if not unicodedata.combining(sign))
    return "-".join(_BETWEEN.sub(" ", letters).split())
