"""Two books compared, as plain values of schema `marque.comparison/1` (docs/json.md).

Comes in: a `Comparison`. Goes out: one object.
"""

from __future__ import annotations

from typing import Any

from marque.games.comparison import Comparison, Kept, Outcome, Parting, Told
from marque.games.money import coins_text
from marque.games.side_by_side import Entered
from marque.laws.ruling import Ruling
from marque.views.frame import Frame
from marque.views.law import text_of

Plain = dict[str, Any]


def comparison_plain(found: Comparison, frame: Frame) -> Plain:
    """All of it; frame: for the language of the ruling."""
    parted = found.partings[0].step if found.partings else None
    return {
        "schema": "marque.comparison/1",
        "same": found.same,
        "players": list(found.players),
        "books": [
            {**_book(book), **_outcome(outcome, book)}
            for book, outcome in zip(found.books, found.outcomes, strict=True)
        ],
        "agreed": [one._asdict() for one in found.agreed],
        "switches": [
            {"switch": one.switch, "first": one.first.value, "second": one.second.value}
            for one in found.switches
        ],
        "parts_at": None
        if parted is None
        else {
            "first": parted.first.n if parted.first else None,
            "second": parted.second.n if parted.second else None,
        },
        "differences": [_parting(one) for one in found.partings],
        "settled": found.own,
        "rulings": [_ruling(one, frame) for one in found.rulings],
        "lawful": None if found.lawful is None else _outcome(found.lawful, found.books[0]),
    }


def _book(book: Kept) -> Plain:
    return {
        "name": book.label,
        "owner": book.owner,
        "game": book.game,
        "kind": book.kind,
        "code": book.code.name,
        "deals": book.deals,
    }


def _outcome(one: Outcome, book: Kept) -> Plain:
    money = None
    if one.paid and book.currency is not None:
        money = {name: coins_text(coins, book.currency) for name, coins in one.paid.items()}
    return {
        "totals": dict(one.totals),
        "finished": one.finished,
        "undecided": one.undecided,
        "ending": one.ending,
        "winner": one.winner,
        "points": one.points,
        "formula": one.formula or None,
        "currency": book.currency,
        "net_money": money,
    }


def _parting(one: Parting) -> Plain:
    return {
        "differs": list(one.step.differs),
        "first": _deal(one.step.first),
        "second": _deal(one.step.second),
        "cards": [_told(told) for told in one.cards],
        "stands": dict(one.stands),
    }


def _deal(deal: Entered | None) -> Plain | None:
    if deal is None:
        return None
    return {
        "n": deal.n,
        "elder": deal.elder,
        "younger": deal.younger,
        "points": deal.made,
        "winner": deal.winner,
        "thrown_in": deal.thrown_in,
    }


def _told(told: Told | None) -> Plain | None:
    if told is None:
        return None
    return {
        "points": dict(told.made),
        "complete": told.complete,
        "problem": None if told.problem is None else told.problem.kind,
    }


def _ruling(one: Ruling, frame: Frame) -> Plain:
    return {
        "law": one.law,
        "code": one.code,
        "text": None if one.words is None else text_of(one.words, frame),
        "cites": list(one.cites),
    }
