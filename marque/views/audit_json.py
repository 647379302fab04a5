"""An audited deal as one line of JSON of schema `marque.audit/1` (docs/json.md).

Comes in: an `Audited` deal, where it stands, where its code came from. Goes out: the line, its
sentences in the language of the frame.
"""

from __future__ import annotations

from typing import Any

from marque.calls.call import PointCall, SequenceCall
from marque.cards.hand import Sequence, Set
from marque.cards.pack import cards_of, code_of
from marque.laws.audit import Audited, Found
from marque.laws.checks_worlds import CallState
from marque.laws.given import answer_text
from marque.referee.believe import Call
from marque.views.audit import Which, fault_text
from marque.views.frame import Frame
from marque.views.json_text import json_line
from marque.views.law import text_of
from marque.views.verdict_json import combination_plain

Plain = dict[str, Any]


def audit_text(
    audited: Audited, which: Which, origin: str, frame: Frame, applied: Plain | None = None
) -> str:
    """One deal as one line of JSON. applied: what was written into a game, if that was asked."""
    verdict = audited.verdict
    plain: Plain = {
        "schema": "marque.audit/1",
        "file": which.file or None,
        "line": which.line or None,
        "game": which.game or None,
        "deal": which.title or None,
        "code": verdict.code,
        "code_from": origin,
        "wrong": audited.wrong,
        "complete": verdict.complete,
        "right": list(audited.right),
        "findings": [_plain(one, audited, frame) for one in audited.found],
        "calls": [_call_plain(one) for one in audited.calls],
    }
    if applied is not None:
        plain["applied"] = applied
    return json_line(plain, frame)


def _plain(one: Found, audited: Audited, frame: Frame) -> Plain:
    fault, ruling = one.fault, one.ruling
    cites = list(ruling.cites) if ruling is not None else [fault.cite] if fault.cite else []
    words = None if ruling is None or ruling.words is None else text_of(ruling.words, frame)
    return {
        "kind": fault.kind,
        "state": fault.state,
        "side": None if fault.side is None else fault.side.key,
        "category": fault.category or None,
        "at": {
            "field": fault.place.source,
            "item": fault.place.item or None,
            "line": fault.place.line or None,
            "text": fault.place.text,
        },
        "text": fault_text(fault, frame, audited.verdict.names),
        "written": fault.values.get("written"),
        "right": fault.values.get("right"),
        "law": fault.law or None,
        "cites": cites,
        "ruling": words,
        "facts": {name: answer_text(value) for name, value in fault.facts.items()},
        "ask": None if one.ask is None else one.ask.name,
        "choices": [] if ruling is None else [choice.key for choice in ruling.choices],
        "chooser": None if ruling is None or ruling.who is None else ruling.who.key,
        "after": None if one.after is None else list(one.after),
        "until": None if one.until is None else {"key": one.until.key, "cite": one.until.cite},
    }


def _call_plain(one: CallState) -> Plain:
    return {
        "side": one.side.key,
        "category": one.category,
        "call": combination_plain(_combination(one.call)),
        "state": one.state,
        "settle": [code_of(card) for card in cards_of(one.settle)],
    }


def _combination(call: Call) -> PointCall | Sequence | Set:
    """What was called, without the suit and the place."""
    if isinstance(call, PointCall):
        return call
    return call.sequence if isinstance(call, SequenceCall) else call.set
