"""One deal under several codes, and the switches that make the difference.

Comes in: a deal and codes. Goes out: each code's verdict, and for every switch that the
codes set differently whether it changes this very deal: the deal is judged again with
that one switch set as another code has it. Many a dispute is two people playing
different codes.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from marque.codes.code import Cell, Code, Switches, scope
from marque.referee.deal import Deal
from marque.referee.judge import Prepared, judge_prepared, prepare
from marque.referee.verdict import Verdict


class Difference(NamedTuple):
    """A switch that changes the count of this deal, with each code's cell."""

    switch: str
    cells: Mapping[str, Cell]


class Comparison(NamedTuple):
    """The verdicts by code, in the order given, and the switches that part them."""

    verdicts: Mapping[str, Verdict]
    differences: tuple[Difference, ...]


def judge_by_all(deal: Deal, codes: Sequence[Code]) -> Comparison:
    """Judge a deal under each code and find the switches that make the difference.

    A switch makes a difference when some code's verdict changes as soon as that switch
    alone is set as another of the codes has it. Raises what `judge` raises.
    """
    prepared = prepare(deal)
    verdicts = {code.name: judge_prepared(prepared, code) for code in codes}
    differences = []
    if len({_count(verdict) for verdict in verdicts.values()}) > 1:
        for switch in Switches._fields:
            values = {getattr(code.switches, switch) for code in codes}
            if scope(switch) != "count" or len(values) == 1:
                continue
            if any(_turns(prepared, code, switch, values, verdicts[code.name]) for code in codes):
                cells = {code.name: code.cells[switch] for code in codes}
                differences.append(Difference(switch, cells))
    return Comparison(verdicts, tuple(differences))


def _turns(
    prepared: Prepared, code: Code, switch: str, values: set[int | bool | str], verdict: Verdict
) -> bool:
    """Whether one of the other codes' values for a switch changes this code's verdict."""
    for value in values - {getattr(code.switches, switch)}:
        if _count(judge_prepared(prepared, code.turned(switch, value))) != _count(verdict):
            return True
    return False


def _count(verdict: Verdict) -> tuple[object, ...]:
    """What the players would write down."""
    goods = tuple(verdict.category(name).good for name in ("point", "sequence", "set"))
    return verdict.scores, goods, verdict.pic, verdict.repic, verdict.capot
