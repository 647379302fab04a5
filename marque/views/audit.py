"""An audited deal as a view: what is wrong, where, by which law, and what it changes.

Comes in: an `Audited` deal and where it stands. Goes out: a `Document`: each finding with its
place, its law, what it changes and until when it could be put right; and what stays open.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from marque.calls.side import SIDES
from marque.laws.audit import Audited, Found
from marque.laws.checks_case import OPEN, PROVED, REMARK, Fault
from marque.laws.checks_worlds import CallState
from marque.referee.verdict import Finding
from marque.views.audit_laid import command_of
from marque.views.document import Block, Document, Fact, Facts, Gap, Heading, Items, Line, Style
from marque.views.frame import Frame
from marque.views.law import grounded, text_of
from marque.views.reasons import finding_text, sentence
from marque.views.safe import safe
from marque.views.terms import card_text, cards_text, chained, combination_text, who
from marque.views.verdict import code_line

TITLE_WIDTH = 60
FILE_WIDTH = 120

Names = tuple[str, str]

# The kinds that the verdict has words for, by its own name for them.
_OF_VERDICT = {
    "false-claim": "false-claim",
    "not-held": "not-held",
    "misnomer": "misnomer",
    "impossible-claim": "impossible-claim",
    "wrong-answer": "wrong-answer",
    "impossible-answer": "impossible-answer",
    "exchange-few": "exchange",
    "exchange-many": "exchange",
    "blanche": "not-held",
    "two-blanches": "two-blanches",
}
_STYLES: dict[str, Style] = {PROVED: "bad", OPEN: "warn", REMARK: "dim"}


class Which(NamedTuple):
    """Which record it is: its file, its number there, its title ("" for none), its first line.

    game: the game whose deal it is, "" for none; then file and line may be "" and 0.
    """

    file: str
    number: int
    title: str
    line: int
    game: str = ""


class Tally(NamedTuple):
    """What was audited.

    audited: how many deals; wrong: in how many something is wrong; noted: in how many others
    something is to be noted; unread: how many records couldn't be audited; open_calls: how many
    calls stay open; bare: of how many deals of a game there are only totals.
    """

    audited: int = 0
    wrong: int = 0
    noted: int = 0
    unread: int = 0
    open_calls: int = 0
    bare: int = 0

    def counting(self, audited: Audited) -> Tally:
        """The tally with one deal more."""
        return self._replace(
            audited=self.audited + 1,
            wrong=self.wrong + audited.wrong,
            noted=self.noted + (bool(audited.found) and not audited.wrong),
            open_calls=self.open_calls + sum(one.state == "open" for one in audited.calls),
        )


def audit_view(
    audited: Audited, which: Which, origin: str, frame: Frame, code: str = ""
) -> Document:
    """One deal under its heading.

    origin: "option", "game", "config", "default" or "record"; code: what a command that is
    suggested must carry, so that the same code rules.
    """
    say, verdict = frame.phrases.say, audited.verdict
    names = verdict.names
    blocks: list[Block] = [
        Heading(_title(which, frame)),
        Line(code_line(verdict.code, origin, frame)),
    ]
    for one in audited.found:
        text = fault_text(one.fault, frame, names)
        blocks += [Gap(), Line(text, _STYLES[one.fault.state])]
        blocks.append(Facts(tuple(_facts(one, audited, frame, code))))
    if not audited.found:
        blocks.append(Line(say("audit", "none-found")))
    elif audited.wrong:
        e, y = audited.right
        elder, younger = (who(side, names, frame) for side in SIDES)
        right = say("audit", "right-count", elder=elder, younger=younger, e=e, y=y)
        blocks += [Gap(), Line(right, "strong")]
    held = tuple(_held_texts(audited, frame))
    if held:
        blocks += [Gap(), Line(say("audit", "calls-held")), Items(held)]
    still_open = [one for one in audited.calls if one.state == "open"]
    if still_open:
        texts = tuple(_settle_text(one, frame, names) for one in still_open)
        blocks += [Gap(), Line(say("audit", "calls-open")), Items(texts)]
    return tuple(blocks)


def _title(which: Which, frame: Frame) -> str:
    key = "deal-titled" if which.title else "deal-untitled"
    if which.game:
        key = "deal-told" if which.file else "deal-of-game"
    return frame.phrases.say(
        "audit",
        key,
        title=safe(which.title, TITLE_WIDTH),
        n=str(which.number),
        file=safe(which.file, FILE_WIDTH),
        line=str(which.line),
        game=which.game,
    )


def tally_view(tally: Tally, frame: Frame) -> Document:
    """The last lines: how many deals, and in how many something is wrong."""
    say = frame.phrases.say
    key = "some-wrong" if tally.wrong else "all-right"
    blocks: list[Block] = []
    if tally.audited:
        blocks.append(Line(say("audit", key, count=tally.audited, wrong=tally.wrong), "strong"))
    if tally.noted:
        blocks.append(Line(say("audit", "some-noted", count=tally.noted), "dim"))
    if tally.open_calls:
        blocks.append(Line(say("audit", "open-calls", count=tally.open_calls), "dim"))
    if tally.bare:
        blocks.append(Line(say("audit", "bare", count=tally.bare), "dim"))
    if tally.unread:
        blocks.append(Line(say("audit", "unread", count=tally.unread), "bad"))
    return tuple(blocks)


def fault_text(fault: Fault, frame: Frame, names: Names) -> str:
    """What is wrong, in a sentence; that it is open, or only to be noted, before it."""
    text = _what(fault, frame, names)
    return (
        sentence(text, names, frame)
        if fault.state == PROVED
        else frame.phrases.say("audit", fault.state, text=text)
    )


def _what(fault: Fault, frame: Frame, names: Names) -> str:
    if fault.kind in _OF_VERDICT and fault.side is not None:
        kind = _OF_VERDICT[fault.kind]
        return finding_text(
            Finding(kind, fault.side, fault.category or "exchange", dict(fault.values)),
            frame,
            names,
        )
    say = frame.phrases.say
    values = _values(fault, frame, names)
    key = fault.kind
    if key.startswith("bonus-"):
        key += fault.place.source.removeprefix("written")
    elif key == "figure":
        key = f"figure-{fault.category}"
    text = say("audit", key, **values)
    after = fault.values.get("after", 0)
    if after and key != "out-of-turn":
        more = "revoke-after" if key == "revoke" else "not-examined"
        text = say("audit", more, text=text, count=after)
    return text


def _values(fault: Fault, frame: Frame, names: Names) -> dict[str, Any]:
    """What a sentence needs, in words."""
    values: dict[str, Any] = {side.key: who(side, names, frame) for side in SIDES}
    if fault.side is not None:
        values["who"] = who(fault.side, names, frame)
    for name, value in fault.values.items():
        if name in ("card", "held"):
            values[name] = card_text(value, frame)
        elif name in ("claim", "holds"):
            values[name] = combination_text(value, frame)
        elif isinstance(value, int):
            values[name] = value
    if fault.kind == "clash":
        pair = (fault.values[side.key] for side in SIDES)
        values["mine"], values["theirs"] = (combination_text(one, frame) for one in pair)
    elif fault.kind == "figure":
        values["written"], right = (_pair(fault.values[name]) for name in ("written", "right"))
        least = fault.values["least"]
        values["right"] = frame.phrases.say("audit", "at-least", right=right) if least else right
    elif fault.kind == "play-count":
        low, high = fault.values["low"], fault.values["high"]
        for side in SIDES:
            values[f"{side.key}_bounds"] = _bounds(low[side], high[side], frame)
    return values


def _pair(figures: tuple[int, int]) -> str:
    return f"{figures[0]}–{figures[1]}"


def _bounds(low: int, high: int, frame: Frame) -> str:
    return str(low) if low == high else frame.phrases.say("audit", "bounds", low=low, high=high)


def _facts(one: Found, audited: Audited, frame: Frame, code: str) -> Iterator[Fact]:
    """Where it is, what the law says, what that changes, until when it could be put right."""
    say = frame.phrases.say
    yield Fact(say("audit", "where"), _where(one.fault, frame))
    law = _law_text(one, frame, code)
    if law:
        yield Fact(say("audit", "law"), law)
    if one.ask is not None:
        yield Fact(say("audit", "to-answer"), text_of(one.ask.question, frame))
    if one.after is not None:
        yield Fact(say("audit", "changes"), _after(one, audited, frame))
    elif one.laid:
        yield Fact(say("audit", "changes"), say("audit", "already-laid"))
    if one.until is not None:
        yield Fact(say("audit", "until"), _until_text(one, frame))


def _where(fault: Fault, frame: Frame) -> str:
    place = fault.place
    key = "at" if place.line else "at-field"
    if place.item:
        key += "-trick" if place.source == "tricks" else "-item"
    field = f"`{place.source}`"
    return frame.phrases.say("audit", key, line=str(place.line), field=field, item=place.item)


def _law_text(one: Found, frame: Frame, code: str) -> str:
    """The ruling with its citation; the command that asks, where the record decides none."""
    say, law = frame.phrases.say, one.fault.law
    if not law:
        in_play = one.fault.kind.startswith("card-")
        return one.fault.cite or (say("audit", "no-law") if in_play else "")
    ruling = one.ruling
    if ruling is None:
        return say("audit", "law-asks", command=command_of(one) + code)
    if ruling.words is None:
        return say("audit", "law-silent", id=law)
    text = grounded(text_of(ruling.words, frame), ruling.cites, ruling.ground, frame)
    return say("audit", "law-ruled", id=law, text=text)


def _after(one: Found, audited: Audited, frame: Frame) -> str:
    before = tuple(score.total for score in audited.verdict.scores)
    elder, younger = (who(side, audited.verdict.names, frame) for side in SIDES)
    assert one.after is not None, "only these are shown"
    change = frame.phrases.say(
        "audit",
        "after",
        elder=elder,
        younger=younger,
        e0=before[0],
        y0=before[1],
        e1=one.after[0],
        y1=one.after[1],
    )
    if one.ruling is not None and one.ruling.who is not None:
        return frame.phrases.say("audit", "after-enforced", change=change)
    return change


def _until_text(one: Found, frame: Frame) -> str:
    assert one.until is not None, "only these are shown"
    text = frame.phrases.say("audit", f"until-{one.until.key}")
    return frame.phrases.say("audit", "until-cited", text=text, cite=one.until.cite)


def _held_texts(audited: Audited, frame: Frame) -> Iterator[str]:
    """For each side the calls that the record proves to have been held."""
    for side in SIDES:
        held = [one.call for one in audited.calls if one.side is side and one.state == "held"]
        if held:
            name = who(side, audited.verdict.names, frame)
            calls = chained((combination_text(call, frame) for call in held), frame)
            yield frame.phrases.say("audit", "held-by", who=name, calls=calls)


def _settle_text(one: CallState, frame: Frame, names: Names) -> str:
    key = "settle-cards" if one.settle else "settle-hand"
    return frame.phrases.say(
        "audit",
        key,
        who=who(one.side, names, frame),
        call=combination_text(one.call, frame),
        cards=cards_text(one.settle, frame),
    )
