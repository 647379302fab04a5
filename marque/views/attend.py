"""The laws that could change a verdict, one line each, or as plain values for JSON.

Comes in: the `Attention`s that belong to a verdict, and the players' names. Goes out: the
blocks that end the view of the verdict; nothing for none.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from marque.laws.attend import Attention
from marque.views.document import Block, Heading, Items, Line
from marque.views.frame import Frame
from marque.views.terms import combination_text, who


def attend_blocks(
    attentions: Sequence[Attention], frame: Frame, names: tuple[str, str], code: str = ""
) -> tuple[Block, ...]:
    """The lines under their heading, and the command that tells more.

    code: what the command must carry, so that the same code answers.
    """
    if not attentions:
        return ()
    texts = tuple(attention_text(one, frame, names) for one in attentions)
    ask = frame.phrases.say("attend", "ask", law=attentions[0].law + code)
    return Heading(frame.phrases.say("attend", "heading")), Items(texts), Line(ask, "dim")


def attention_text(one: Attention, frame: Frame, names: tuple[str, str] = ("", "")) -> str:
    """One line: "If Anne didn't show the point before playing: B49."."""
    say = frame.phrases.say
    values: dict[str, Any] = {}
    if one.side is not None:
        values["who"] = who(one.side, names, frame)
    if one.what is not None:
        values["what"] = combination_text(one.what, frame)
    elif one.category:
        values["what"] = say("attend", f"what-{one.category}")
    return say("attend", "line", why=say("attend", one.why, **values), law=one.law)


def attention_plain(one: Attention, frame: Frame) -> dict[str, Any]:
    """One attention as the JSON has it."""
    return {
        "law": one.law,
        "kind": one.why,
        "side": None if one.side is None else one.side.key,
        "category": one.category or None,
        "text": attention_text(one, frame),
    }
