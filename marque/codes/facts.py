"""What the rule codes say beyond their switches: the pack, the deal, the calling, in words.

Comes in: the name of one of the six codes. Goes out: one `Fact` a question, in the order of
a deal, with the code's answer and where it stands, or its silence. Nothing in the program
reads these; they are there to be shown, and read from the disk only then.
"""

from __future__ import annotations

from typing import NamedTuple

from marque.codes.load import DATA


class Words(NamedTuple):
    """A text in both languages."""

    en: str
    fr: str


class Fact(NamedTuple):
    """One question and what a code says to it.

    id: its name in the data; question: a short title; answer: one sentence, None where the
    code is silent; cite: where it says so, "" where it is silent.
    """

    id: str
    question: Words
    answer: Words | None
    cite: str


def load_facts(name: str) -> tuple[Fact, ...]:
    """What one of the six codes says to every question; house rules have their base's facts."""
    import tomllib

    tree = tomllib.loads((DATA / "facts.toml").read_text(encoding="utf-8"))
    facts = []
    for key, table in tree.items():
        said = next((says for says in table["says"] if name in says["cites"]), None)
        answer = Words(said["en"], said["fr"]) if said else None
        cite = said["cites"][name] if said else ""
        facts.append(Fact(key, Words(table["en"], table["fr"]), answer, cite))
    return tuple(facts)
