"""What a correction changes in an evening of written piquet, thing by thing.

Comes in: a `Change` of `games.ecrire_changes`. Goes out: a line, "perte of Anne: 70 → 40".
"""

from __future__ import annotations

from typing import Any

from marque.games.ecrire_changes import Change
from marque.views.figures import signed
from marque.views.frame import Frame
from marque.views.players import in_sentences


def change_text(change: Change, frame: Frame) -> str:
    """The change in words. What was or is nothing is said to be none."""
    say = frame.phrases.say
    key = "change-tour" if change.tour is not None else "change"
    name = change.name
    if name is not None:
        key = "change-of"
    return say(
        "evening",
        key,
        n=change.tour or 0,
        who="" if name is None else in_sentences([name], frame)[name],
        what=say("evening", f"what-{change.what}"),
        before=_value(change.what, change.before, frame),
        after=_value(change.what, change.after, frame),
    )


def _value(what: str, value: Any, frame: Frame) -> str:
    """A value of the kind that `what` has: a pair, a player, numbers of deals, a figure."""
    if value is None or value == ():
        return frame.phrases.say("evening", "none")
    match what:
        case "tour":
            return "–".join(in_sentences(value, frame).values())
        case "next":
            elder, dealer = in_sentences(value, frame).values()
            return frame.phrases.say("sheet", "seats", elder=elder, dealer=dealer)
        case "marked":
            return in_sentences([value], frame)[value]
        case "state":
            return frame.phrases.say("evening", f"state-{value}")
        case "set-aside":
            return frame.phrases.listed(map(frame.phrases.number, value))
        case "balance":
            return signed(value, frame)
    return frame.phrases.number(value)
