"""The product, asked through its public reading path, and what its answer says otherwise.

Comes in: a deal of the scorer's and the name of a code. Goes out: the fields of a record that
tell the deal, the product's verdict as JSON, and the differences from the scorer's count.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from marque.codes.load import load_code
from marque.referee.fields import read_deal
from marque.referee.judge import judge
from marque.views.frame import Frame
from marque.views.verdict_json import verdict_plain
from tests.oracle.scorer import RANKS, SUITS, Calls, Cards, Deal


def fields_of(deal: Deal) -> dict[str, str]:
    """The deal as the fields of a record, as a person could write them."""
    fields = {}
    for side, seat in (("elder", deal.elder), ("younger", deal.younger)):
        fields[side] = cards_text(seat.hand)
        if seat.calls is not None:
            fields[f"{side}-says"] = calls_text(seat.calls)
        if seat.dealt is not None:
            fields[f"{side}-dealt"] = cards_text(seat.dealt)
        if seat.discard is not None:
            fields[f"{side}-discard"] = cards_text(seat.discard)
    fields["tricks"] = " ".join(f"{lead}/{reply}" for lead, reply in deal.tricks)
    return fields


def cards_text(cards: Cards) -> str:
    """Cards one by one, suit after suit."""
    return " ".join(rank + suit for suit in SUITS for rank in RANKS if rank + suit in cards)


def calls_text(calls: Calls) -> str:
    """Calls in the contract's short form; "-" for nothing."""
    said = ["cb"] if calls.carte_blanche else []
    if calls.point is not None:
        said.append("p{}={}".format(*calls.point))
    said += [f"{length}{top}" for length, top in calls.sequences]
    said += [f"{rank}{count}" for count, rank in calls.sets]
    return "; ".join(said) or "-"


def verdict_of(deal: Deal, code: str) -> dict[str, Any]:
    """The product's verdict as the program prints it in JSON."""
    verdict = judge(read_deal(fields_of(deal), "en"), load_code(code))
    plain: dict[str, Any] = verdict_plain(verdict, "default", Frame())
    return plain


def differences(ours: Any, theirs: Any, where: str = "") -> Iterator[str]:
    """Each value of our count that theirs gives otherwise; what only they have is left out."""
    if isinstance(ours, dict) and isinstance(theirs, dict):
        for key, value in ours.items():
            yield from differences(value, theirs.get(key, "nothing"), f"{where}.{key}".strip("."))
    elif isinstance(ours, list) and isinstance(theirs, list) and len(ours) == len(theirs):
        for number, (one, other) in enumerate(zip(ours, theirs, strict=True), start=1):
            yield from differences(one, other, f"{where}[{number}]")
    elif ours != theirs:
        yield f"{where}: oracle {ours!r}, product {theirs!r}"
