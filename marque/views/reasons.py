"""Reasons, findings and open questions as sentences.

Comes in: the values that the judge made of them. Goes out: one sentence each, in the
frame's language. Nothing is worked out here.
"""

from __future__ import annotations

from typing import Any

from marque.calls.side import SIDES, Side
from marque.referee.verdict import Bonus, Finding, Reason, Unknown
from marque.views.frame import Frame
from marque.views.terms import combination_text, who

NO_NAMES = ("", "")


def reason_text(name: str, reason: Reason, frame: Frame, names: tuple[str, str] = NO_NAMES) -> str:
    """Why point, sequence or set came out as it did."""
    values: dict[str, Any] = {"younger": who(Side.YOUNGER, names, frame)}
    side = reason.side if reason.side is not None else Side.ELDER
    values["who"] = who(side, names, frame)
    values["other"] = who(side.other, names, frame)
    for key, whose in (("mine", side), ("theirs", side.other)):
        combination = reason.values[whose.key]
        if combination is not None:
            values[key] = combination_text(combination, frame)
    if "answer" in reason.values:
        values["answer"] = answer_text(reason.values["answer"], frame)
    pair = reason.values.get("pair")
    if pair is not None:
        values |= _pair_values(pair, names, frame)
        return frame.phrases.say("verdict", "clash-pair", **values)
    key = f"{reason.kind}-{name}"
    if reason.kind == "cannot-be-matched" and "mine" not in values:
        key += "-unsaid"
    return frame.phrases.say("verdict", key, **values)


def _pair_values(pair: Any, names: tuple[str, str], frame: Frame) -> dict[str, Any]:
    """Two calls that exclude each other, and who made them."""
    mine, theirs = (combination_text(call, frame) for call in pair)
    elder, younger = (who(side, names, frame) for side in SIDES)
    return {"mine": mine, "theirs": theirs, "elder": elder, "younger": younger}


def answer_text(answer: str, frame: Frame) -> str:
    """Younger's answer: "good", "not good", "equal"."""
    return frame.phrases.say("common", answer.replace(" ", "-"))


def finding_text(finding: Finding, frame: Frame, names: tuple[str, str] = NO_NAMES) -> str:
    """What was called or answered and isn't so."""
    values: dict[str, Any] = {"who": who(finding.side, names, frame)}
    if finding.category == "carte-blanche":
        key = "finding-two-blanches" if finding.kind == "two-blanches" else "finding-blanche"
        return frame.phrases.say("verdict", key, **values)
    key = f"finding-{finding.kind}"
    if finding.kind == "exchange":
        given, least, most = (finding.values[name] for name in ("given", "least", "most"))
        return frame.phrases.say("verdict", key, count=given, least=least, most=most, **values)
    if finding.kind == "impossible-answer":
        values["answer"] = answer_text(finding.values["answer"], frame)
        return frame.phrases.say("verdict", key, **values)
    if finding.kind == "wrong-answer":
        values["answer"] = answer_text(finding.values["answer"], frame)
        values["right"] = answer_text(finding.values["right"], frame)
        return frame.phrases.say("verdict", f"{key}-{finding.category}", **values)
    values["claim"] = combination_text(finding.values["claim"], frame)
    if finding.values.get("holds") is not None:
        values["holds"] = combination_text(finding.values["holds"], frame)
    if finding.kind == "false-claim" and finding.values["could"]:
        key += "-possible"
    return frame.phrases.say("verdict", key, **values)


def unknown_text(one: Unknown, frame: Frame, names: tuple[str, str] = NO_NAMES) -> str:
    """What isn't decided, and what would decide it."""
    say = frame.phrases.say
    if one.kind == "play":
        return _play_text(one, frame, names)
    if one.kind == "switch":
        switch = say("codes", f"switch.{one.values['switch']}")
        return say("verdict", "unknown-switch", switch=switch)
    if one.values.get("why") == "clash":
        return say("verdict", f"unknown-clash-{one.kind}")
    if one.side is None:
        asked = frame.phrases.listed(who(side, names, frame) for side in one.values["show"])
        return say("verdict", f"unknown-{one.kind}", who=asked)
    name = who(one.side, names, frame)
    if one.values:
        return say("verdict", f"unknown-amount-{one.kind}", who=name, **one.values)
    return say("verdict", f"unknown-{one.kind}", who=name)


def _play_text(one: Unknown, frame: Frame, names: tuple[str, str]) -> str:
    say = frame.phrases.say
    if "low" in one.values:
        bounds = {
            f"{side.key}_{end}": one.values[end][side] for side in SIDES for end in ("low", "high")
        }
        elder, younger = (who(side, names, frame) for side in SIDES)
        return say("verdict", "unknown-play-bounds", elder=elder, younger=younger, **bounds)
    if one.values["tricks"] is None:
        return say("verdict", "unknown-play")
    return say("verdict", "unknown-play-part", count=sum(one.values["tricks"]))


def bonus_text(bonus: Bonus, frame: Frame, names: tuple[str, str] = NO_NAMES) -> str:
    """Why a pic or repic was made, or wasn't, with the counted list."""
    say = frame.phrases.say
    steps = ", ".join(
        say(
            "verdict",
            "steps",
            kind=say("common", step.kind),
            points=step.points,
            running=step.running,
        )
        for step in bonus.steps
    )
    values: dict[str, Any] = {
        "who": who(bonus.side, names, frame),
        "other": who(bonus.side.other, names, frame),
        "steps": steps or say("verdict", "no-steps"),
    }
    if bonus.why == "saved" and bonus.saved_by == "repic":
        return say("verdict", "bonus-pic-beside", **values)
    if bonus.why == "saved":
        values["saved"] = say("common", bonus.saved_by)
    return say("verdict", f"bonus-{bonus.kind}-{bonus.why}", **values)


def ruling_text(ruling: Reason, frame: Frame, names: tuple[str, str] = NO_NAMES) -> str:
    """What an effect did to the count."""
    values: dict[str, Any] = {}
    if ruling.side is not None:
        values["who"] = who(ruling.side, names, frame)
    if "category" in ruling.values:
        values["what"] = frame.phrases.say("common", ruling.values["category"])
    count = ruling.values.get("tricks")
    return frame.phrases.say("verdict", f"ruling-{ruling.kind}", count=count, **values)
