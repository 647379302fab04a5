"""What is believed of the calls of hands that nobody has seen.

Comes in: a deal and what its cards say. Goes out: the calls that the cards allow, the
worlds that they leave, the calls of the two sides that exclude each other, and findings
for those that the cards disprove. A call is believed unless cards or the other's calls
contradict it; where two calls exclude each other neither is believed.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from marque.calls.call import Calls, PointCall, SequenceCall, SetCall
from marque.calls.side import SIDES, Side
from marque.referee.consistency import Known
from marque.referee.deal import Deal
from marque.referee.verdict import Finding
from marque.referee.worlds import SideEvidence, Worlds

Call = PointCall | SequenceCall | SetCall


class Belief(NamedTuple):
    """calls: what each side called and may hold; worlds: all deals that fit cards and
    believed calls; clashes: the categories of each side's calls that exclude the other's.
    """

    calls: tuple[Calls | None, Calls | None]
    worlds: Worlds
    clashes: tuple[frozenset[str], frozenset[str]]


def believe(deal: Deal, known: tuple[Known, Known], findings: list[Finding]) -> Belief:
    """Sift the calls of the unseen hands; what the cards disprove becomes a finding."""
    calls = [deal.elder.calls, deal.younger.calls]
    believed: list[list[Call]] = [[], []]
    for side in SIDES:
        mine = calls[side]
        if known[side].whole or mine is None:
            continue
        kept, refused = _possible_calls(side, mine, known)
        findings += [
            Finding("impossible-claim", side, category_of(call), {"claim": call}, call.place)
            for call in refused
        ]
        calls[side] = _only(mine, kept)
        believed[side] = kept
    clashing = _clashes(known, believed)
    for side in SIDES:
        believed[side] = [call for call in believed[side] if call not in clashing[side]]
    worlds = _worlds(known, believed)
    categories = [frozenset(map(category_of, clashing[side])) for side in SIDES]
    return Belief((calls[0], calls[1]), worlds, (categories[0], categories[1]))


def category_of(call: Any) -> str:
    """The category that a call belongs to: "point", "sequence" or "set"."""
    if isinstance(call, PointCall):
        return "point"
    return "sequence" if isinstance(call, SequenceCall) else "set"


def _each(calls: Calls) -> list[Call]:
    return [*([calls.point] if calls.point else []), *calls.sequences, *calls.sets]


def _only(calls: Calls, kept: list[Call]) -> Calls:
    return calls._replace(
        point=calls.point if calls.point in kept else None,
        sequences=tuple(call for call in calls.sequences if call in kept),
        sets=tuple(call for call in calls.sets if call in kept),
    )


def _possible_calls(
    side: Side, calls: Calls, known: tuple[Known, Known]
) -> tuple[list[Call], list[Call]]:
    """A side's calls that its cards allow together, in the order named, and the others."""
    kept: list[Call] = []
    refused: list[Call] = []
    for call in _each(calls):
        trial: list[list[Call]] = [[], []]
        trial[side] = [*kept, call]
        (kept if _worlds(known, trial).possible() else refused).append(call)
    return kept, refused


def _clashes(
    known: tuple[Known, Known], believed: list[list[Call]]
) -> tuple[list[Call], list[Call]]:
    """The calls of either side that can't all be true with the other's."""
    if not believed[0] or not believed[1] or _worlds(known, believed).possible():
        return [], []
    clashing: tuple[list[Call], list[Call]] = ([], [])
    for mine in believed[0]:
        for theirs in believed[1]:
            if not _worlds(known, [[mine], [theirs]]).possible():
                clashing[0].append(mine)
                clashing[1].append(theirs)
    if clashing[0]:
        left = [[call for call in believed[s] if call not in clashing[s]] for s in SIDES]
        if _worlds(known, left).possible():
            return clashing
    # Only several calls together exclude each other: none of them can be singled out.
    return list(believed[0]), list(believed[1])


def _worlds(known: tuple[Known, Known], calls: list[list[Call]]) -> Worlds:
    evidence = [
        SideEvidence(
            known[side].must,
            known[side].cannot,
            known[side].size,
            tuple(call for call in calls[side] if isinstance(call, PointCall)),
            tuple(call for call in calls[side] if isinstance(call, SequenceCall)),
            tuple(call for call in calls[side] if isinstance(call, SetCall)),
        )
        for side in SIDES
    ]
    return Worlds(evidence[0], evidence[1])
