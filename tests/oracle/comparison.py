"""The oracle's count beside the product's verdict, deal after deal.

Comes in: a code's name, how many deals, and a seed. Goes out: how often each thing happened,
and every deal on which the two disagree. The product is asked through its reading path, with
the deal as the text of a record.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any, NamedTuple

from marque.codes.code import Code
from marque.errors import MarqueError
from marque.referee.fields import read_deal
from marque.referee.judge import judge
from marque.views.frame import Frame
from marque.views.verdict_json import verdict_plain
from tests.oracle.codes import under
from tests.oracle.deal import SIDES, Deal, Switches, UnsettledError
from tests.oracle.deals import make_deal
from tests.oracle.records import fields_of, write_record
from tests.oracle.scorer import score

EVENTS = (
    "deals",
    "pics",
    "repics",
    "repics of younger",
    "capots",
    "capots of younger",
    "cartes blanches",
    "equal points",
    "equal sequences",
    "calls told",
    "under-calls",
    "sunk",
    "let off",
    "left out",
    "disagreements",
)


class Disagreement(NamedTuple):
    """A deal, the code, and each value that the two give otherwise."""

    code: str
    fields: Mapping[str, str]
    values: tuple[str, ...]

    def __str__(self) -> str:
        comments = "\n".join(f"# {value}" for value in self.values)
        return f"{comments}\n{write_record(self.fields, self.code)}\n"


def verdict_of(fields: Mapping[str, str], code: Code) -> dict[str, Any]:
    """The product's verdict, as `marque judge --json` prints it."""
    return dict(verdict_plain(judge(read_deal(fields, "en"), code), "default", Frame()))


def compare(name: str, number: int, seed: int) -> tuple[Counter[str], list[Disagreement]]:
    """Judge a number of deals twice under a code ("house" for house rules).

    Left out: the few deals that the oracle can't settle.
    """
    random = Random(f"{name} {seed}")
    tally: Counter[str] = Counter()
    found = []
    for _ in range(number):
        code = under(name, random)
        deal = make_deal(random, code.switches)
        try:
            count = score(deal, code.switches)
        except UnsettledError:
            tally["left out"] += 1
            continue
        tally.update(events(deal, count, code.switches))
        fields = fields_of(deal)
        try:
            values = tuple(differences(count, verdict_of(fields, code.code)))
        except MarqueError as refusal:
            values = (f"refused by the product: {refusal!r}",)
        if values:
            tally["disagreements"] += 1
            found.append(Disagreement(code.name, fields, values))
    return tally, found


def differences(ours: Any, theirs: Any, where: str = "") -> Iterator[str]:
    """Each value of ours that theirs gives otherwise; what only they have is left out."""
    if isinstance(ours, dict) and isinstance(theirs, dict):
        for key, value in ours.items():
            yield from differences(value, theirs.get(key, "nothing"), f"{where} {key}".strip())
    elif isinstance(ours, list) and isinstance(theirs, list) and len(ours) == len(theirs):
        for number, (one, other) in enumerate(zip(ours, theirs, strict=True), start=1):
            yield from differences(one, other, f"{where} {number}")
    elif ours != theirs:
        yield f"{where}: oracle {in_short(ours)}, product {in_short(theirs)}"


def in_short(value: Any) -> str:
    """A value on one line; the lines of a ledger as sides, kinds and points."""
    if not isinstance(value, list) or not all("points" in line for line in value):
        return repr(value)
    return ", ".join(f"{line['side']} {line['kind']} {line['points']}" for line in value)


def events(deal: Deal, count: Mapping[str, Any], switches: Switches) -> Iterator[str]:
    """What happened in a deal, by the names of EVENTS."""
    yield "deals"
    for kind in ("pic", "repic", "capot"):
        if count[kind] is not None:
            yield f"{kind}s"
        if count[kind] == "younger":
            yield f"{kind}s of younger"
    if count["carte_blanche"] is not None:
        yield "cartes blanches"
    for kind in ("point", "sequence"):
        if count[kind]["good"] == "equal":
            yield f"equal {kind}s"
    for side, seat in zip(SIDES, (deal.elder, deal.younger), strict=True):
        if seat.calls is None:
            continue
        yield "calls told"
        categories = [count[kind] for kind in ("point", "sequence", "set")]
        pairs = [(shown[side], shown["held"][side]) for shown in categories]
        if any(held and not called for called, held in pairs):
            yield "sunk"
        if any(called and called != held for called, held in pairs):
            yield "under-calls"
    if switches["undercall_binds"] != "always":
        bound = score(deal, {**switches, "undercall_binds": "always"})
        if bound["ledger"] != count["ledger"]:
            yield "let off"
