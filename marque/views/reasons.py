"""Reasons, findings and open questions as sentences.

Comes in: the values that the judge made of them. Goes out: one sentence each, in the
frame's language. Nothing is worked out here.
"""

from __future__ import annotations

from itertools import groupby
from typing import Any, Final

from marque.calls.side import SIDES, Side
from marque.referee.claim import CATEGORIES
from marque.referee.verdict import Bonus, Finding, Reason, Step, Unknown, Verdict
from marque.views.frame import Frame
from marque.views.terms import chained, combination_text, it_text, who

NO_NAMES = ("", "")
REFUSED: Final = ("false-claim", "not-held", "impossible-claim")  # a misnomer counts what is held


def category_text(
    name: str, verdict: Verdict, frame: Frame, names: tuple[str, str] = NO_NAMES
) -> str:
    """Why point, sequence or set came out as it did."""
    reason = verdict.category(name).reason
    if reason.kind in ("alone", "none"):
        fallen = [_fallen_text(side, name, verdict, frame, names) for side in SIDES]
        if any(fallen):
            why = chained([text for text in fallen if text], frame)
            return _after_text(name, reason, why, frame, names)
    return _reason_text(name, reason, frame, names)


def clash_texts(verdict: Verdict, frame: Frame, names: tuple[str, str]) -> dict[str, str]:
    """Two calls that exclude each other in one sentence for all the categories concerned.

    By the category that it stands at; "" at the others that it is said for.
    """
    pairs: list[tuple[Any, list[str]]] = []
    for name in CATEGORIES:
        pair = verdict.category(name).reason.values.get("pair")
        if pair is None:
            continue
        together = next((concerned for one, concerned in pairs if one == pair), None)
        if together is None:
            pairs.append((pair, [name]))
        else:
            together.append(name)
    texts: dict[str, str] = {}
    for pair, concerned in pairs:
        texts |= dict.fromkeys(concerned, "")
        texts[concerned[0]] = _clash_text(concerned, pair, frame, names)
    return texts


def _clash_text(concerned: list[str], pair: Any, frame: Frame, names: tuple[str, str]) -> str:
    labels = [frame.phrases.say("verdict", f"label-{name}") for name in concerned]
    what = chained([labels[0], *(one[:1].lower() + one[1:] for one in labels[1:])], frame)
    values = _pair_values(pair, names, frame)
    return frame.phrases.say("verdict", "clash-pair", what=what, **values)


def _fallen_text(
    side: Side, name: str, verdict: Verdict, frame: Frame, names: tuple[str, str]
) -> str:
    """That a side's call doesn't hold or was annulled by a ruling; "" where neither is so."""
    if side in verdict.category(name).reason.values.get("annulled", ()):
        key = "call-annulled"
    elif side is not verdict.category(name).reason.side and any(
        finding.side is side and finding.category == name and finding.kind in REFUSED
        for finding in verdict.findings
    ):
        key = "call-refused"
    else:
        return ""
    return frame.phrases.say("verdict", key, who=who(side, names, frame))


def _after_text(name: str, reason: Reason, why: str, frame: Frame, names: tuple[str, str]) -> str:
    """What stands where another call has fallen."""
    say = frame.phrases.say
    what = say("verdict", f"label-{name}")
    best = None if reason.side is None else reason.values[reason.side.key]
    if reason.side is None or best is None:
        return say("verdict", "none-after", what=what, why=why)
    mine, whose = combination_text(best, frame), who(reason.side, names, frame)
    return say("verdict", "alone-after", what=what, who=whose, mine=mine, why=why)


def _reason_text(name: str, reason: Reason, frame: Frame, names: tuple[str, str]) -> str:
    values: dict[str, Any] = {"younger": who(Side.YOUNGER, names, frame)}
    side = reason.side if reason.side is not None else Side.ELDER
    values["who"] = who(side, names, frame)
    values["other"] = who(side.other, names, frame)
    for key, whose in (("mine", side), ("theirs", side.other)):
        combination = reason.values[whose.key]
        if combination is not None:
            values[key] = combination_text(combination, frame)
    if "answer" in reason.values:
        values["answer"] = answer_text(reason.values["answer"], name, frame)
    pair = reason.values.get("pair")
    if pair is not None:
        return _clash_text([name], pair, frame, names)
    key = f"{reason.kind}-{name}"
    if reason.kind == "cannot-be-matched" and "mine" not in values:
        key += "-unsaid"
    return frame.phrases.say("verdict", key, **values)


def _pair_values(pair: Any, names: tuple[str, str], frame: Frame) -> dict[str, Any]:
    """Two calls that exclude each other, and who made them."""
    mine, theirs = (combination_text(call, frame) for call in pair)
    elder, younger = (who(side, names, frame) for side in SIDES)
    return {"mine": mine, "theirs": theirs, "elder": elder, "younger": younger}


def answer_text(answer: str, name: str, frame: Frame) -> str:
    """Younger's answer, "good", "not good", "equal", to point, sequence or set."""
    key = answer.replace(" ", "-")
    return frame.phrases.say("common", f"{key}-f" if name == "sequence" else key)


def sentence(text: str, names: tuple[str, str], frame: Frame) -> str:
    """A text with its capital, unless it begins with a name, which is left as it is spelt."""
    named = any(text.startswith(who(side, names, frame)) for side in SIDES if names[side])
    return text if named else text[:1].upper() + text[1:]


def finding_text(finding: Finding, frame: Frame, names: tuple[str, str] = NO_NAMES) -> str:
    """What was called or answered and isn't so."""
    return sentence(_finding_text(finding, frame, names), names, frame)


def _finding_text(finding: Finding, frame: Frame, names: tuple[str, str]) -> str:
    values: dict[str, Any] = {"who": who(finding.side, names, frame)}
    if finding.category == "carte-blanche":
        key = "finding-two-blanches" if finding.kind == "two-blanches" else "finding-blanche"
        return frame.phrases.say("verdict", key, **values)
    key = f"finding-{finding.kind}"
    if finding.kind == "exchange":
        given, least, most = (finding.values[name] for name in ("given", "least", "most"))
        values["allowed"] = range_text(least, most, frame)
        return frame.phrases.say("verdict", key, count=given, **values)
    if finding.kind == "impossible-answer":
        values["answer"] = answer_text(finding.values["answer"], finding.category, frame)
        return frame.phrases.say("verdict", key, **values)
    if finding.kind == "wrong-answer":
        for name in ("answer", "right"):
            values[name] = answer_text(finding.values[name], finding.category, frame)
        return frame.phrases.say("verdict", f"{key}-{finding.category}", **values)
    values["claim"] = combination_text(finding.values["claim"], frame)
    values["it"] = it_text((finding.values["claim"],), frame)
    if finding.values.get("holds") is not None:
        values["holds"] = combination_text(finding.values["holds"], frame)
    if finding.kind == "false-claim" and finding.values["could"]:
        key += "-possible"
    if finding.kind == "impossible-claim" and finding.values["by_calls"]:
        key += "-by-calls"
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


def range_text(low: int, high: int, frame: Frame) -> str:
    """Two bounds, or the one figure where they are the same."""
    return str(low) if low == high else frame.phrases.say("verdict", "range", low=low, high=high)


def _play_text(one: Unknown, frame: Frame, names: tuple[str, str]) -> str:
    say = frame.phrases.say
    if "low" in one.values:
        low, high = one.values["low"], one.values["high"]
        bounds: dict[str, Any] = {
            f"{side.key}_range": range_text(low[side], high[side], frame) for side in SIDES
        }
        elder, younger = (who(side, names, frame) for side in SIDES)
        return say("verdict", "unknown-play-bounds", elder=elder, younger=younger, **bounds)
    if one.values["tricks"] is None:
        return say("verdict", "unknown-play")
    return say("verdict", "unknown-play-part", count=sum(one.values["tricks"]))


def bonus_text(bonus: Bonus, frame: Frame, names: tuple[str, str] = NO_NAMES) -> str:
    """Why a pic or repic was made, or wasn't, with the counted list."""
    say = frame.phrases.say
    values: dict[str, Any] = {
        "who": who(bonus.side, names, frame),
        "other": who(bonus.side.other, names, frame),
        "steps": _steps_text(bonus.steps, frame) or say("verdict", "no-steps"),
    }
    if bonus.why == "saved" and bonus.saved_by == "repic":
        return say("verdict", "bonus-pic-beside", **values)
    if bonus.why == "saved":
        values["saved"] = say("verdict", f"saved-{bonus.saved_by}")
    return say("verdict", f"bonus-{bonus.kind}-{bonus.why}", **values)


def _steps_text(steps: tuple[Step, ...], frame: Frame) -> str:
    """The counted list, "point 5, sequence 4 (9), play 13 (22)", the play in one sum."""
    texts: list[str] = []
    for kind, group in groupby(steps, key=lambda step: step.kind):
        together = list(group)
        points, running = sum(step.points for step in together), together[-1].running
        key = "step-on" if texts or points != running else "step"
        named = frame.phrases.say("common", kind)
        texts.append(frame.phrases.say("verdict", key, kind=named, points=points, running=running))
    return ", ".join(texts)


def ruling_text(ruling: Reason, frame: Frame, names: tuple[str, str] = NO_NAMES) -> str:
    """What an effect did to the count."""
    values: dict[str, Any] = {}
    if ruling.side is not None:
        values["who"] = who(ruling.side, names, frame)
    if "category" in ruling.values:
        values["what"] = frame.phrases.say("common", ruling.values["category"])
    count = ruling.values.get("tricks")
    text = frame.phrases.say("verdict", f"ruling-{ruling.kind}", count=count, **values)
    return sentence(text, names, frame)
