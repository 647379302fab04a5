"""What is amiss in a game's log, in sentences, with the law where one speaks.

Comes in: the findings of a state. Goes out: a list with its heading, nothing for none. How
each finding comes about is said where it is made (`games.played`, `games.course`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from marque.games.played import GameFinding
from marque.views.document import Block, Heading, Items
from marque.views.frame import Frame
from marque.views.players import Labels


def remark_blocks(findings: Sequence[GameFinding], names: Labels, frame: Frame) -> Iterator[Block]:
    """The findings under their heading, in the order found."""
    if findings:
        yield Heading(frame.phrases.say("sheet", "remarks"))
        yield Items(tuple(finding_text(finding, names, frame) for finding in findings))


def finding_text(finding: GameFinding, names: Labels, frame: Frame) -> str:
    """A finding as a sentence, with its citation."""
    values = {key: _value(value, names, frame) for key, value in finding.values.items()}
    text = frame.phrases.say("sheet", _key(finding), n=finding.deal or 0, **values)
    if not finding.cite:
        return text
    return frame.phrases.say("sheet", "with-cite", text=text, cite=finding.cite)


def _key(finding: GameFinding) -> str:
    """The text of a finding: one kind can be said in several ways."""
    match finding.kind:
        case "thrown-in":
            return f"thrown-in-{finding.values['reason']}"
        case "unexpected-elder" if "tour" in finding.values:
            return "wrong-elder"
        case "after-the-end" if finding.deal is None:
            return "end-after-the-end"
    return finding.kind


def _value(value: Any, names: Labels, frame: Frame) -> Any:
    """Players by their labels, a pair of them as a list; anything else as it is."""
    if isinstance(value, tuple):
        return frame.phrases.listed(names[name] for name in value)
    return names.get(value, value) if isinstance(value, str) else value
