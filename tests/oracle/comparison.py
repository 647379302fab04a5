"""The oracle's count beside the product's verdict, deal after deal.

Comes in: codes' names, how many deals, and a seed. Goes out: how often each thing happened,
and every deal on which the two disagree. The same deals are judged under every code. The
product is asked through its reading path, with the deal as the text of a record.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

from marque.codes.code import Code
from marque.errors import MarqueError
from marque.language.words import Phrases
from marque.referee.fields import read_deal
from marque.referee.judge import Prepared, judge_prepared, prepare
from marque.views.frame import Frame
from marque.views.verdict_json import verdict_plain
from tests.oracle.codes import CODES, Under, switches_of, under
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


class _Silence(Phrases):
    """Says nothing: no sentence of a verdict is compared, and to word them takes long."""

    def say(self, subject: str, key: str, /, **values: Any) -> str:  # type: ignore[override]
        return ""


class _Wordless(Frame):
    @property
    def phrases(self) -> Phrases:
        return _Silence("en")


WORDED = 10  # the sentences are made as well in one deal of so many


def verdict_of(fields: Mapping[str, str], code: Code) -> dict[str, Any]:
    """The product's verdict, as `marque judge --json` prints it."""
    return verdict_on(prepare(read_deal(fields, "en")), code, Frame())


def verdict_on(evidence: Prepared, code: Code, frame: Frame) -> dict[str, Any]:
    """The product's verdict on a deal that it has read and looked through."""
    return dict(verdict_plain(judge_prepared(evidence, code), "default", frame))


Tallies = dict[str, Counter[str]]


def compare(
    names: Sequence[str], number: int, seed: str | int
) -> tuple[Tallies, list[Disagreement]]:
    """Judge a number of deals twice under each code ("house" for house rules).

    Goes out: for each code how often each of EVENTS happened, and the disagreements. Left out:
    the few deals that the oracle can't settle under a code.
    """
    random, at_home = Random(f"deals {seed}"), Random(f"house {seed}")
    tallies: Tallies = {name: Counter() for name in names}
    found: list[Disagreement] = []
    for which in range(number):
        frame = _Wordless() if which % WORDED else Frame()
        deal = make_deal(random, switches_of(random.choice(CODES)))
        fields = fields_of(deal)
        try:
            evidence = prepare(read_deal(fields, "en"))
        except MarqueError as refusal:
            found.append(Disagreement("any", fields, (f"not read by the product: {refusal!r}",)))
            continue
        for name in names:
            code = under(name, at_home)
            values = tuple(judged_twice(deal, evidence, code, frame, tallies[name]))
            if values:
                tallies[name]["disagreements"] += 1
                found.append(Disagreement(code.name, fields, values))
    return tallies, found


def judged_twice(
    deal: Deal, evidence: Prepared, code: Under, frame: Frame, tally: Counter[str]
) -> Iterator[str]:
    """What the two say otherwise of a deal; what happened in it goes into the tally."""
    try:
        count = score(deal, code.switches)
    except UnsettledError:
        tally["left out"] += 1
        return
    tally.update(events(deal, count, code.switches))
    try:
        verdict = verdict_on(evidence, code.code, frame)
    except MarqueError as refusal:
        yield f"refused by the product: {refusal!r}"
        return
    yield from differences(count, verdict)


def differences(ours: Any, theirs: Any, where: tuple[str | int, ...] = ()) -> Iterator[str]:
    """Each value of ours that theirs gives otherwise; what only they have is left out."""
    if isinstance(ours, dict) and isinstance(theirs, dict):
        for key, value in ours.items():
            other = theirs.get(key, "nothing")
            if value != other:
                yield from differences(value, other, (*where, key))
    elif isinstance(ours, list) and isinstance(theirs, list) and len(ours) == len(theirs):
        for number, (one, other) in enumerate(zip(ours, theirs, strict=True), start=1):
            yield from differences(one, other, (*where, number))
    elif ours != theirs:
        place = " ".join(map(str, where))
        yield f"{place}: oracle {in_short(ours)}, product {in_short(theirs)}"


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
    if switches["undercall_binds"] != "always" and deal.elder.calls is not None:
        bound = score(deal, {**switches, "undercall_binds": "always"})
        if bound["ledger"] != count["ledger"]:
            yield "let off"
