"""Whose point, sequences and sets are good, what they count, and why.

Comes in: both sides' claims in a category, the code, younger's answer if one was given.
Goes out: every outcome that the evidence leaves; a single one where it decides. Rules:
the better call is good and its owner counts his lesser ones too (Académie, art. 36;
Dictionnaire, séquences; Cavendish, Law 49; not in Rafflé); equal calls count for nobody
(Académie, art. 27; Dictionnaire, marche; Cavendish, Description of the game).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from marque.calls.call import PointCall
from marque.calls.side import SIDES, Side
from marque.codes.code import Code, Switches
from marque.referee.claim import Claim, worth
from marque.referee.verdict import Reason

# For each side the outcomes in which it counts.
GOOD: Final = (("elder", "both"), ("younger", "both"))


class Outcome(NamedTuple):
    """One way in which a category can have come out.

    good: "elder", "younger", "equal", "none" or "both"; low, high: the least and the most
    that each side counts for it.
    """

    good: str
    low: tuple[int, int]
    high: tuple[int, int]


class Settled(NamedTuple):
    """A category as far as it is settled.

    outcomes: all that are possible, never empty; counted: for each side the combinations
    that it counts for certain in every outcome; reason: why.
    """

    name: str
    claims: tuple[Claim, Claim]
    outcomes: tuple[Outcome, ...]
    counted: tuple[tuple[Any, ...], tuple[Any, ...]]
    reason: Reason

    @property
    def good(self) -> str:
        """The one outcome's answer; "unknown" where there are more, for no two answer alike."""
        return self.outcomes[0].good if len(self.outcomes) == 1 else "unknown"


def settle(
    name: str,
    claims: tuple[Claim, Claim],
    code: Code,
    muted: tuple[bool, bool],
    answer: str | None = None,
    clash: bool = False,
    pair: tuple[Any, Any] | None = None,
    can_equal: Callable[[Side, Any], bool] | None = None,
) -> Settled:
    """Settle one category.

    muted: sides that may count nothing here, though what they hold still bars; answer:
    younger's to elder's call, believed where his own call isn't known; clash: the two
    sides' calls exclude each other, so that neither is believed, and pair the two that do;
    can_equal: whether a side whose calls aren't all known can match a combination.
    """
    elder, younger = claims
    if clash:
        goods, reason = _clashing(claims, pair)
    elif elder.exact and younger.exact:
        goods, reason = _decided(name, elder, younger, code)
        if name == "sequence" and goods == ["equal"] and not code.switches.equal_blocks_all:
            claims = _without_equals(elder, younger)
            if claims[0].low != claims[1].low:
                goods, reason = _decided(name, *claims, code)
                reason = _switch_reason(
                    "next", reason.side, reason.values, "equal_blocks_all", code
                )
    else:
        goods, reason = _left_open(name, claims, code, can_equal)
        if answer is not None:
            goods, reason = _by_answer(goods, reason, answer)
    outcomes = tuple(_outcome(good, claims, code.switches, muted) for good in goods)
    counted = _counted_for_certain(goods, claims, code.switches, muted)
    return Settled(name, claims, outcomes, counted, reason)


def _decided(name: str, elder: Claim, younger: Claim, code: Code) -> tuple[list[str], Reason]:
    """The one outcome of two known calls."""
    mine, theirs = elder.low, younger.low
    values = {"elder": mine, "younger": theirs}
    if mine == theirs:
        if mine is None:
            return ["none"], Reason("none", None, values, "", code.cites["what_is_called"])
        return ["equal"], Reason(
            "equal", None, values, "", code.cites.get(f"{name}_equal", code.cites[name])
        )
    if theirs is None or (mine is not None and mine > theirs):
        good, loser = Side.ELDER, theirs
    else:
        good, loser = Side.YOUNGER, mine
    kind = "alone" if loser is None else "better"
    if name == "set" and loser is not None and code.switches.both_trios_score:
        best: Any = mine if good is Side.ELDER else theirs
        if best.size == 3:
            return ["both"], _switch_reason("both-trios", None, values, "both_trios_score", code)
    return [good.key], Reason(kind, good, values, "", code.cites[name])


def _without_equals(elder: Claim, younger: Claim) -> tuple[Claim, Claim]:
    """Both claims without the calls that cancel each other, pair by pair."""
    paired = 0
    for mine, theirs in zip(elder.counted, younger.counted, strict=False):
        if mine != theirs:
            break
        paired += 1
    return _from_call(elder, paired), _from_call(younger, paired)


def _from_call(claim: Claim, first: int) -> Claim:
    left = claim.counted[first:]
    best = left[0] if left else None
    return claim._replace(low=best, high=best, counted=left)


def _switch_reason(
    kind: str, side: Side | None, values: dict[str, Any], switch: str, code: Code
) -> Reason:
    cell = code.cells[switch]
    return Reason(kind, side, values, switch, cell.cite, cell.supplied)


def _left_open(
    name: str,
    claims: tuple[Claim, Claim],
    code: Code,
    can_equal: Callable[[Side, Any], bool] | None,
) -> tuple[list[str], Reason]:
    """Every outcome that calls known in part leave possible."""
    elder, younger = claims
    values = {"elder": _shown(elder), "younger": _shown(younger)}
    goods = []
    if _over(elder.high, younger.low):
        goods.append("elder")
    if _over(younger.high, elder.low):
        goods.append("younger")
    if _may_be_equal(claims, can_equal):
        goods.append("equal")
    if elder.low is None and younger.low is None:
        goods.append("none")
    cite = code.cites[name]
    if len(goods) > 1:
        return goods, Reason("open", None, values, "", cite)
    if goods[0] in ("equal", "none"):
        return goods, Reason(goods[0], None, values, "", cite)
    side = Side.ELDER if goods[0] == "elder" else Side.YOUNGER
    loser = claims[side.other]
    kind = "better" if loser.called else "cannot-be-matched"
    if loser.high is None:
        kind = "alone"
    return goods, Reason(kind, side, values, "", cite)


def _shown(claim: Claim) -> Any:
    """A side's best call as it was made; None where none is known."""
    return claim.called[0] if claim.called else None


def _clashing(
    claims: tuple[Claim, Claim], pair: tuple[Any, Any] | None
) -> tuple[list[str], Reason]:
    """Two calls that exclude each other: neither is believed, and anything is possible.

    pair: elder's and younger's call that do, None where no two alone can be singled out.
    """
    elder, younger = claims
    goods = [side.key for side in SIDES if claims[side].high is not None]
    values = {"elder": _shown(elder), "younger": _shown(younger), "pair": pair}
    return [*goods, "none"], Reason("clash", None, values)


def _over(high: Any, low: Any) -> bool:
    return high is not None and (low is None or high > low)


def _may_be_equal(
    claims: tuple[Claim, Claim], can_equal: Callable[[Side, Any], bool] | None
) -> bool:
    elder, younger = claims
    if elder.high is None or younger.high is None:
        return False
    if _over(elder.low, younger.high) or _over(younger.low, elder.high):
        return False
    for side in SIDES:
        theirs = claims[side.other]
        if theirs.exact and theirs.low is not None and can_equal is not None:
            return can_equal(side, theirs.low)
    return True


def _by_answer(goods: list[str], reason: Reason, answer: str) -> tuple[list[str], Reason]:
    """What younger's answer leaves of the outcomes; an answer that can't be is passed over."""
    said = {"good": "elder", "equal": "equal", "not good": "younger"}[answer]
    if said not in goods or goods == [said]:
        return goods, reason
    side = {"elder": Side.ELDER, "younger": Side.YOUNGER}.get(said)
    return [said], Reason("answered", side, {**reason.values, "answer": answer}, "", reason.cite)


def _scoring(claim: Claim, switches: Switches) -> tuple[Any, ...]:
    """The combinations that the good side counts: all of them, or the best alone."""
    return claim.counted if switches.minors_score else claim.counted[:1]


def _bounds(claim: Claim, switches: Switches) -> tuple[int, int]:
    """The least and the most that a side counts when it is good."""
    scoring = _scoring(claim, switches)
    low = sum(worth(one, switches) for one in scoring)
    high = low
    if scoring and isinstance(scoring[0], PointCall):
        high = scoring[0].cards if scoring[0].pips is None else low
    if switches.minors_score or not scoring:
        high += claim.more
    return low, high


def _outcome(
    good: str, claims: tuple[Claim, Claim], switches: Switches, muted: tuple[bool, bool]
) -> Outcome:
    low, high = [0, 0], [0, 0]
    for side in SIDES:
        if good in GOOD[side] and not muted[side]:
            low[side], high[side] = _bounds(claims[side], switches)
    return Outcome(good, (low[0], low[1]), (high[0], high[1]))


def _counted_for_certain(
    goods: list[str], claims: tuple[Claim, Claim], switches: Switches, muted: tuple[bool, bool]
) -> tuple[tuple[Any, ...], tuple[Any, ...]]:
    counted: list[tuple[Any, ...]] = [(), ()]
    for side in SIDES:
        if len(goods) == 1 and goods[0] in GOOD[side] and not muted[side]:
            counted[side] = _scoring(claims[side], switches)
    return counted[0], counted[1]
