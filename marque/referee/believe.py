"""What is believed of the calls of hands that nobody has seen.

Comes in: a deal and what its cards say. Goes out: the calls that the cards allow, the
worlds that they leave, the calls of the two sides that exclude each other, and findings
for those that the cards disprove. A call is believed unless cards or the other's calls
contradict it; where two calls exclude each other neither is believed.
"""

from __future__ import annotations

from collections.abc import Mapping
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
    believed calls, to be asked; clashes: for a category whose calls exclude the other
    side's, elder's call and younger's that do, None where no two alone do; refused: the
    calls that the cards disprove, as findings.
    """

    calls: tuple[Calls | None, Calls | None]
    worlds: Asked
    clashes: Mapping[str, tuple[Call, Call] | None]
    refused: tuple[Finding, ...]


class Asked:
    """Worlds that remember their answers: one deal is judged under several codes."""

    def __init__(self, worlds: Worlds) -> None:
        self._worlds = worlds
        self._bests: dict[tuple[str, Side], Any] = {}
        self._equals: dict[tuple[Side, Any], bool] = {}

    def best(self, category: str, side: Side) -> Any:
        """The best point, sequence or set that a side can hold; None if it can hold none."""
        asked = (category, side)
        if asked not in self._bests:
            self._bests[asked] = getattr(self._worlds, f"best_{category}")(side)
        return self._bests[asked]

    def can_equal(self, side: Side, combination: Any) -> bool:
        """Whether a side can hold the equal of a combination."""
        asked = (side, combination)
        if asked not in self._equals:
            self._equals[asked] = self._worlds.can_equal(side, combination)
        return self._equals[asked]


def believe(deal: Deal, known: tuple[Known, Known]) -> Belief:
    """Sift the calls of the unseen hands; what the cards disprove becomes a finding."""
    findings: list[Finding] = []
    calls = [deal.elder.calls, deal.younger.calls]
    believed: list[list[Call]] = [[], []]
    for side in SIDES:
        mine = calls[side]
        if known[side].whole or mine is None:
            continue
        kept, refused = _possible_calls(side, mine, known)
        findings += [
            Finding(
                "impossible-claim",
                side,
                category_of(call),
                {"claim": call, "by_calls": by_calls},
                call.place,
            )
            for call, by_calls in refused
        ]
        calls[side] = _only(mine, kept)
        believed[side] = kept
    pairs = _clashes(known, believed)
    clashes: dict[str, tuple[Call, Call] | None] = {}
    if pairs is None:
        # Only several calls together exclude each other: none of them can be singled out.
        clashes = {category_of(call): None for mine in believed for call in mine}
        believed = [[], []]
    else:
        for pair in pairs:
            for call in pair:
                clashes.setdefault(category_of(call), pair)
        for side in SIDES:
            doubted = [pair[side] for pair in pairs]
            believed[side] = [call for call in believed[side] if call not in doubted]
    worlds = Asked(_worlds(known, believed))
    return Belief((calls[0], calls[1]), worlds, clashes, tuple(findings))


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
) -> tuple[list[Call], list[tuple[Call, bool]]]:
    """A side's calls that its cards allow together, in the order named, and the others.

    With each of the others goes whether the calls before it exclude it without any card.
    """
    kept: list[Call] = []
    refused: list[tuple[Call, bool]] = []
    unseen = tuple(one._replace(must=0, cannot=0) for one in known)
    for call in _each(calls):
        trial: list[list[Call]] = [[], []]
        trial[side] = [*kept, call]
        if _worlds(known, trial).possible():
            kept.append(call)
        else:
            refused.append((call, not _worlds((unseen[0], unseen[1]), trial).possible()))
    return kept, refused


def _clashes(
    known: tuple[Known, Known], believed: list[list[Call]]
) -> list[tuple[Call, Call]] | None:
    """Elder's and younger's calls, two by two, that can't both be true.

    Empty where all can be true together; None where that takes more than two of them.
    """
    if not believed[0] or not believed[1] or _worlds(known, believed).possible():
        return []
    pairs = [
        (mine, theirs)
        for mine in believed[0]
        for theirs in believed[1]
        if not _worlds(known, [[mine], [theirs]]).possible()
    ]
    left = [[call for call in believed[s] if call not in [p[s] for p in pairs]] for s in SIDES]
    return pairs if pairs and _worlds(known, left).possible() else None


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
