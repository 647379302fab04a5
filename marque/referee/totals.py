"""Which pairs of totals a deal without any ruling can give under a code.

Comes in: elder's and younger's total, and a code. Goes out: whether they can be, and if
not why, with the pairs that may have been meant. No pair that a legal deal gives is ever
refused, whatever was called, sunk or thrown away in the play; a few that none gives are
let through, because what the cards held forbid in the play isn't asked.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from marque.calls.side import Side
from marque.codes.code import Code, Switches, scope
from marque.referee.totals_hands import THIRTY, OpenPic, all_hands, members
from marque.referee.totals_play import Plays, all_plays

Pair = tuple[int, int]
Around = tuple[int | None, int | None]
"""The nearest possible total below and above, None where there is none."""

# What the adversary counts when a side throws in before the play: thirteen for the play
# and ten for the cards (Cavendish, Description, Scoring).
CONCEDED: Final = 23

# Switches that matter to pic and repic alone.
_OF_BONUSES: Final = frozenset(
    "carte_blanche_saves carte_blanche_helps younger_pic younger_repique repique_saved_by "
    "equality_saves capot_to_pic last_trick_to_pic".split()
)


class WhyNot(NamedTuple):
    """Why a pair of totals can't be.

    kind: "too-much" (side can make `most`), "never" (no deal gives side this total; around:
    the nearest that side can make), "too-little" (together they make `least` or more),
    "apart" (each can be, but not beside the other; elder, younger: the nearest that each
    can make beside the other's total).
    """

    kind: str
    side: Side | None = None
    most: int | None = None
    least: int | None = None
    around: Around = (None, None)
    elder: Around = (None, None)
    younger: Around = (None, None)


def can_total(elder: int, younger: int, code: Code, thrown_in: Side | None = None) -> bool:
    """Whether a deal without any ruling can give these totals under a code.

    thrown_in: who threw in before the play, if somebody did. Where the code leaves open
    something that the count depends on, any totals can be.
    """
    if _unsettled(code):
        return min(elder, younger) >= 0
    return _totals(code.switches, thrown_in).can_be(elder, younger)


def why_not(elder: int, younger: int, code: Code, thrown_in: Side | None = None) -> WhyNot | None:
    """Why a deal can't give these totals; None when it can."""
    if can_total(elder, younger, code, thrown_in):
        return None
    if _unsettled(code):
        return WhyNot("never", Side.ELDER if elder < 0 else Side.YOUNGER, around=(None, 0))
    return _totals(code.switches, thrown_in).why_not(elder, younger)


def nearest(elder: int, younger: int, code: Code, thrown_in: Side | None = None) -> list[Pair]:
    """Pairs that can be and may have been meant: the totals swapped, or digits of them."""
    elders, youngers = _slips(elder), _slips(younger)
    meant = [(younger, elder)]
    meant += [(one, younger) for one in elders] + [(elder, one) for one in youngers]
    meant += [(one, another) for one in elders for another in youngers]
    return [
        pair
        for pair in dict.fromkeys(meant)
        if pair != (elder, younger) and can_total(*pair, code, thrown_in)
    ]


def _slips(total: int) -> list[int]:
    """A total with two neighbouring digits exchanged."""
    text = str(total)
    found = [
        int(text[:at] + text[at + 1] + text[at] + text[at + 2 :]) for at in range(len(text) - 1)
    ]
    return [one for one in found if one != total]


def _unsettled(code: Code) -> bool:
    """Whether a switch that the count depends on is silent in this code."""
    switches = code.switches
    bonuses = code.silent & {"pic_value", "repic_value"} or (
        switches.pic_value or switches.repic_value
    )
    matters = [name for name in code.silent if scope(name) == "count"]
    return any(bonuses or name not in _OF_BONUSES for name in matters)


@lru_cache(maxsize=8)
def _totals(switches: Switches, thrown_in: Side | None) -> _Totals:
    return _Totals(switches, thrown_in)


class _Totals:
    """All pairs of totals under a code's switches: those of the hands with those of the play."""

    def __init__(self, switches: Switches, thrown_in: Side | None) -> None:
        self.pic = switches.pic_value
        if thrown_in is None:
            self.plays = all_plays(switches)
        else:
            counts = (CONCEDED, 0) if thrown_in is Side.YOUNGER else (0, CONCEDED)
            self.plays = [Plays(counts[0], 1 << counts[1], 0, 0)]
        ahead = max(one.most for one in self.plays)
        leads_count = switches.lead_value and not switches.lead_min_ten
        self.hands = all_hands(switches, (ahead, 0 if leads_count or thrown_in else THIRTY))

    def can_be(self, elder: int, younger: int) -> bool:
        """Whether this pair is among them."""
        for plays in self.plays:
            beside = self.hands.settled.get(elder - plays.elder, 0)
            if beside and any(
                beside >> younger - one & 1 for one in members(plays.youngers) if one <= younger
            ):
                return True
        return any(
            one == elder and younger >= 0 and youngers >> younger & 1
            for one, youngers in self._with_pic()
        )

    def _with_pic(self) -> Iterator[tuple[int, int]]:
        """Elder's total and all totals of younger's beside it, where a pic was open."""
        for open_pic in self.hands.open:
            elder, younger = open_pic.counts
            for plays in self.plays:
                for bonus in self._bonuses(open_pic, plays):
                    yield (
                        elder + plays.elder + bonus[0],
                        plays.youngers << younger + bonus[1],
                    )

    def _bonuses(self, open_pic: OpenPic, plays: Plays) -> list[Pair]:
        """What elder and younger can have for an open pic after these plays."""
        if open_pic.side is Side.YOUNGER:
            return [(0, 0), (0, self.pic)]
        made = [(self.pic, 0)] if plays.most >= open_pic.need else []
        return made if plays.least >= open_pic.need else [(0, 0), *made]

    def _pairs(self) -> dict[int, int]:
        """For each total of elder all totals that younger can have beside it."""
        pairs: dict[int, int] = {}
        for plays in self.plays:
            for count, beside in self.hands.settled.items():
                youngers = 0
                for one in members(plays.youngers):
                    youngers |= beside << one
                elder = count + plays.elder
                pairs[elder] = pairs.get(elder, 0) | youngers
        for elder, youngers in self._with_pic():
            pairs[elder] = pairs.get(elder, 0) | youngers
        return pairs

    def why_not(self, elder: int, younger: int) -> WhyNot:
        """Why this pair isn't among them."""
        pairs = self._pairs()
        elders = 0
        youngers = 0
        for one, beside in pairs.items():
            elders |= 1 << one
            youngers |= beside
        for side, total, possible in (
            (Side.ELDER, elder, elders),
            (Side.YOUNGER, younger, youngers),
        ):
            below, above = _around(total, possible)
            if above is None:
                return WhyNot("too-much", side, most=below)
            if not (total >= 0 and possible >> total & 1):
                return WhyNot("never", side, around=(below, above))
        least = min(one + members(beside)[0] for one, beside in pairs.items())
        if elder + younger < least:
            return WhyNot("too-little", least=least)
        beside_younger = sum(1 << one for one, beside in pairs.items() if beside >> younger & 1)
        return WhyNot(
            "apart",
            elder=_around(elder, beside_younger),
            younger=_around(younger, pairs[elder]),
        )


def _around(total: int, possible: int) -> Around:
    """The nearest members of a set of totals, itself included, below and above a total."""
    at = max(0, total)
    below = possible & (1 << at + 1) - 1 if total >= 0 else 0
    above = possible >> at << at
    return (
        below.bit_length() - 1 if below else None,
        (above & -above).bit_length() - 1 if above else None,
    )
