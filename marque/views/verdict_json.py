"""A verdict as JSON (contract, section 6; documented in docs/json.md).

Comes in: a `Verdict`, where its code came from, the frame whose language the sentences
take. Goes out: one JSON object of schema `marque.verdict/1`, with a newline.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from marque.calls.call import PointCall
from marque.calls.side import SIDES, Side
from marque.cards.hand import Point, Sequence, Set
from marque.laws.attend import Attention
from marque.referee.deal import Deal
from marque.referee.verdict import Bonus, Finding, Line, Reason, Unknown, Verdict
from marque.views.attend import attention_plain
from marque.views.frame import Frame
from marque.views.json_text import json_line
from marque.views.reasons import (
    bonus_text,
    category_text,
    finding_text,
    ruling_text,
    unknown_text,
)
from marque.views.verdict_head import DealOfFile, notes_plain, which_plain

Plain = dict[str, Any]


def verdict_text(
    verdict: Verdict,
    deal: Deal,
    origin: str,
    frame: Frame,
    laws: Iterable[Attention] = (),
    which: DealOfFile | None = None,
    *,
    why: bool = False,
) -> str:
    """The verdict as one line of JSON.

    laws: those that could change it; which: of the deals of a file; why: with the bonuses,
    made or not, and how far each of them came.
    """
    plain = verdict_plain(verdict, origin, frame)
    if why:
        plain["bonuses"] = [_bonus(bonus, frame) for bonus in verdict.bonuses]
    plain["notes"] = notes_plain(deal, frame)
    plain["laws"] = [attention_plain(one, frame) for one in laws]
    return json_line(plain | which_plain(which), frame)


def verdict_plain(verdict: Verdict, origin: str, frame: Frame) -> Plain:
    """The verdict as plain values, in the contract's order."""
    return {
        "schema": "marque.verdict/1",
        "code": verdict.code,
        "code_from": origin,
        "complete": verdict.complete,
        "elder": _score(verdict, Side.ELDER),
        "younger": _score(verdict, Side.YOUNGER),
        "carte_blanche": _key(verdict.carte_blanche),
        "point": _category("point", verdict, frame),
        "sequence": _category("sequence", verdict, frame),
        "set": _category("set", verdict, frame),
        "pic": _key(verdict.pic),
        "repic": _key(verdict.repic),
        "capot": _key(verdict.capot),
        "ledger": [_line(line) for line in verdict.ledger],
        "rulings": [_ruling(ruling, frame) for ruling in verdict.rulings],
        "findings": [_finding(finding, frame) for finding in verdict.findings],
        "unknown": [_unknown(one, frame) for one in verdict.unknown],
    }


def _key(side: Side | None) -> str | None:
    return None if side is None else side.key


def _score(verdict: Verdict, side: Side) -> Plain:
    score = verdict.scores[side]
    return {
        "name": verdict.names[side] or None,
        "declared": score.declared,
        "play": score.play,
        "tricks": score.tricks,
        "cards": score.cards,
        "bonus": score.bonus,
        "total": score.total,
    }


def _category(name: str, verdict: Verdict, frame: Frame) -> Plain:
    category = verdict.category(name)
    shape = _point if name == "point" else _combinations
    return {
        "good": category.good,
        "points": category.points,
        "elder": shape(category.called[0]),
        "younger": shape(category.called[1]),
        "held": {side.key: shape(category.held[side]) for side in SIDES},
        "why": category_text(name, verdict, frame),
        "cites": [category.reason.cite] if category.reason.cite else [],
    }


def _point(called: tuple[Any, ...] | None) -> Plain | None:
    if called is None:
        return None
    return combination_plain(called[0]) if called else {}


def _combinations(called: tuple[Any, ...] | None) -> list[Plain] | None:
    return None if called is None else [combination_plain(one) for one in called]


def combination_plain(combination: object) -> Plain:
    """A combination as the contract writes it."""
    match combination:
        case PointCall() | Point():
            return {"cards": combination.cards, "pips": combination.pips}
        case Sequence():
            return {"length": combination.length, "top": combination.top.letter}
        case Set():
            return {"count": combination.size, "rank": combination.rank.letter}
    raise TypeError(f"no combination: {combination!r}")


def _line(line: Line) -> Plain:
    plain: Plain = {
        "side": line.side.key,
        "kind": line.kind,
        "points": line.points,
        "running": line.running,
        "cite": line.cite,
    }
    if line.supplied:
        plain["supplied"] = True
    return plain


def _bonus(bonus: Bonus, frame: Frame) -> Plain:
    return {
        "kind": bonus.kind,
        "side": bonus.side.key,
        "made": bonus.made,
        "text": bonus_text(bonus, frame),
        "cite": bonus.cite or None,
    }


def _ruling(ruling: Reason, frame: Frame) -> Plain:
    return {
        "kind": ruling.kind,
        "side": _key(ruling.side),
        "text": ruling_text(ruling, frame),
        "cite": ruling.cite,
    }


def _finding(finding: Finding, frame: Frame) -> Plain:
    place = finding.place
    return {
        "kind": finding.kind,
        "side": finding.side.key,
        "category": finding.category,
        "proved": finding.proved,
        "text": finding_text(finding, frame),
        "cite": finding.cite or None,
        "at": None if place is None else {"where": place.source, "text": place.text},
    }


def _unknown(one: Unknown, frame: Frame) -> Plain:
    return {"kind": one.kind, "side": _key(one.side), "text": unknown_text(one, frame)}
