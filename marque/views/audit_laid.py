"""What `marque audit --apply` has written into a game, and what waits for a word first.

Comes in: the rulings laid on a deal and those that are left. Goes out: a `Document`, and the
same as plain values for the JSON.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from marque.laws.audit import Found
from marque.laws.given import answer_text
from marque.views.document import Block, Document, Heading, Items, Line
from marque.views.frame import Frame
from marque.views.law import text_of
from marque.views.slip import Written, points_text
from marque.views.terms import who

Plain = dict[str, Any]


class Outcome(NamedTuple):
    """What an audit did to a deal of a game: the rulings laid on it, and those that wait.

    names: elder's and younger's; laws: of the rulings laid, by id; entries: how many were
    written; evidence: whether the deal is known by the record from now on; before, after: the
    points of elder and younger; waiting: what is to be answered or chosen first; named: what a
    command must carry, so that it is of this game.
    """

    game: str
    deal: int
    names: tuple[str, str]
    laws: tuple[str, ...]
    entries: int
    evidence: bool
    before: tuple[int, int]
    after: tuple[int, int]
    waiting: tuple[Found, ...]
    named: str = ""


def laid_view(outcome: Outcome, frame: Frame) -> Document:
    """What was written, how to take it back, and what is left with the command that rules it."""
    say, one = frame.phrases.say, outcome
    blocks: list[Block] = [Heading(say("law", "applied"))]
    if not one.entries:
        blocks.append(Line(say("audit", "nothing-laid")))
    else:
        laws = frame.phrases.listed(one.laws)
        blocks.append(Line(say("audit", "laid", laws=laws, count=len(one.laws))))
        if one.evidence:
            blocks.append(Line(say("audit", "laid-evidence", n=one.deal)))
        written = Written(one.deal, one.names, one.before, one.after, False, None, None)
        blocks.append(Line(points_text(written, frame), "strong"))
        blocks.append(Line(say("audit", "laid-undo", count=one.entries), "dim"))
    if outcome.waiting:
        blocks.append(Heading(say("audit", "waiting")))
        blocks.append(Items(tuple(_waiting(outcome, frame))))
    return tuple(blocks)


def _waiting(outcome: Outcome, frame: Frame) -> Iterator[str]:
    for one in outcome.waiting:
        command = f"{command_of(one)} --deal {outcome.deal} --apply{outcome.named}"
        if one.ask is not None:
            question = text_of(one.ask.question, frame)
            yield frame.phrases.say("audit", "waits-answer", question=question, command=command)
        elif one.ruling is not None and one.ruling.who is not None:
            name = who(one.ruling.who, outcome.names, frame)
            keys = [f"`--choose {choice.key}`" for choice in one.ruling.choices]
            yield frame.phrases.say(
                "audit",
                "waits-choice",
                who=name,
                command=command,
                keys=frame.phrases.listed(keys, "or"),
            )


def command_of(one: Found) -> str:
    """The command that rules on a fault, with the facts that the record tells."""
    facts = (f" --fact {name}={answer_text(value)}" for name, value in one.fault.facts.items())
    return f"marque law ask {one.fault.law}{''.join(facts)}"


def laid_plain(outcome: Outcome, entries: Sequence[int]) -> Plain:
    """What was written, as the key `applied` of `marque.audit/1`."""
    before, after = (
        {"elder": pair[0], "younger": pair[1]} for pair in (outcome.before, outcome.after)
    )
    return {
        "game": outcome.game,
        "deal": outcome.deal,
        "entries": list(entries),
        "laws": list(outcome.laws),
        "evidence": outcome.evidence,
        "before": before,
        "after": after,
        "waiting": [
            {
                "law": one.fault.law,
                "facts": {name: answer_text(value) for name, value in one.fault.facts.items()},
                "ask": None if one.ask is None else one.ask.name,
                "choices": []
                if one.ruling is None
                else [choice.key for choice in one.ruling.choices],
            }
            for one in outcome.waiting
        ],
    }
