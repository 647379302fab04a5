"""Which pairs of totals a deal without any ruling can give under a code.

Comes in: elder's and younger's total, and a code. Goes out: whether they can be, and if
not why, with the pairs that may have been meant. No pair that a legal deal gives is ever
refused, whatever was called, sunk or thrown away in the play; a few that none gives are
let through, because what the cards held forbid in the play isn't asked.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from marque.calls.side import SIDES, Side
from marque.codes.code import Code, Switches
from marque.referee.totals_hands import THIRTY, OpenPic, Pair, all_hands, members
from marque.referee.totals_play import Plays, all_plays

Around = tuple[int | None, int | None]
"""The nearest possible totals, one not above and one not below; None where there is none."""

# What the adversary counts when a side throws in before the play: thirteen for the play
# and ten for the cards (Cavendish, Description, Scoring).
CONCEDED: Final = 23


class WhyNot(NamedTuple):
    """Why a pair of totals can't be.

    kind: "too-much" (this side makes `most` at the best), "too-little" (the two together make
    `least` at the worst), "never" (no deal gives this side its total), "apart" (each can be,
    but not beside the other); elder, younger: the nearest that each can make: under "never"
    in any deal (for this side alone), under "apart" beside the total given for the other.
    """

    kind: str
    side: Side | None = None
    most: int | None = None
    least: int | None = None
    elder: Around = (None, None)
    younger: Around = (None, None)


def can_total(elder: int, younger: int, code: Code, thrown_in: Side | None = None) -> bool:
    """Whether a deal without any ruling can give these totals under a code.

    thrown_in: who threw in before the play, if somebody did. Where the code leaves open
    something that the count depends on, any totals can be.
    """
    if code.open_in_count:
        return min(elder, younger) >= 0
    return _totals(code.switches, thrown_in).can_be(elder, younger)


def why_not(elder: int, younger: int, code: Code, thrown_in: Side | None = None) -> WhyNot | None:
    """Why no deal without any ruling gives these totals; None when one can."""
    if can_total(elder, younger, code, thrown_in):
        return None
    if code.open_in_count:
        return WhyNot("too-little", least=0)
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
    """A total with two neighbouring digits exchanged; none of one far beyond any deal."""
    if not 0 <= total < 10_000:
        return []
    text = str(total)
    found = [
        int(text[:at] + text[at + 1] + text[at] + text[at + 2 :]) for at in range(len(text) - 1)
    ]
    return [one for one in found if one != total]


@lru_cache(maxsize=8)
def _totals(switches: Switches, thrown_in: Side | None) -> _Totals:
    return _Totals(switches, thrown_in)


class _Totals:
    """All pairs of totals under a code's switches: what the hands give with what the play gives.

    counts: every pair that a play can count; plays: the same, and how a pic fares in it.
    """

    def __init__(self, switches: Switches, thrown_in: Side | None) -> None:
        self.pic = switches.pic_value
        self.plays = all_plays(switches) if thrown_in is None else [_conceded(thrown_in)]
        self.counts = {(one.elder, count) for one in self.plays for count in members(one.youngers)}
        # Younger is never ahead where elder's first lead, of whatever card, counts a point.
        behind = thrown_in is not None or (switches.lead_value and not switches.lead_min_ten)
        reach = (max(one.most for one in self.plays), 0 if behind else THIRTY)
        self.hands = all_hands(switches, reach)

    def can_be(self, elder: int, younger: int) -> bool:
        """Whether this pair is among them."""
        settled = self.hands.settled
        return any(
            settled.get(elder - mine, 0) >> younger - theirs & 1
            for mine, theirs in self.counts
            if theirs <= younger
        ) or any(
            elder == one and younger >= 0 and beside >> younger & 1
            for one, beside in self._with_pic()
        )

    def pairs(self) -> dict[int, int]:
        """For each total of elder the set of all totals that younger can have beside it."""
        found: dict[int, int] = {}
        for mine, theirs in self.counts:
            for count, beside in self.hands.settled.items():
                found[count + mine] = found.get(count + mine, 0) | beside << theirs
        for elder, beside in self._with_pic():
            found[elder] = found.get(elder, 0) | beside
        return found

    def _with_pic(self) -> Iterator[tuple[int, int]]:
        """Elder's total, and the set of younger's beside it, where a pic is open."""
        for hands in self.hands.open:
            elder, younger = hands.counts
            for plays in self.plays:
                for mine, theirs in self._pics(hands, plays):
                    yield elder + plays.elder + mine, plays.youngers << younger + theirs

    def _pics(self, hands: OpenPic, plays: Plays) -> list[Pair]:
        """What elder and younger can have for a pic that was open, after these plays."""
        if hands.side is Side.YOUNGER:
            return [(0, 0), (0, self.pic)]
        made = [(self.pic, 0)] if plays.most >= hands.need else []
        return made if plays.least >= hands.need else [(0, 0), *made]

    def why_not(self, elder: int, younger: int) -> WhyNot:
        """Why this pair isn't among them."""
        pairs = self.pairs()
        elders, youngers = _set_of(pairs), 0
        for beside in pairs.values():
            youngers |= beside
        around = (_around(elder, elders), _around(younger, youngers))
        for side in SIDES:
            below, above = around[side]
            if above is None:
                return WhyNot("too-much", side, most=below)
        least = min(one + members(beside)[0] for one, beside in pairs.items())
        if elder + younger < least:
            return WhyNot("too-little", least=least)
        if around[0] != (elder, elder):
            return WhyNot("never", Side.ELDER, elder=around[0])
        if around[1] != (younger, younger):
            return WhyNot("never", Side.YOUNGER, younger=around[1])
        elders = _set_of(one for one, beside in pairs.items() if beside >> younger & 1)
        return WhyNot("apart", elder=_around(elder, elders), younger=_around(younger, pairs[elder]))


def _conceded(by: Side) -> Plays:
    """What is counted when a side throws in before the play; nobody makes a pic."""
    elder, younger = (0, CONCEDED) if by is Side.ELDER else (CONCEDED, 0)
    return Plays(elder, 1 << younger, least=0, most=0)


def _set_of(numbers: Iterable[int]) -> int:
    found = 0
    for one in numbers:
        found |= 1 << one
    return found


def _around(total: int, possible: int) -> Around:
    """The nearest members of a set of totals to a total, not above it and not below it."""
    within = members(possible)
    below = [one for one in within if one <= total]
    above = [one for one in within if one >= total]
    return below[-1] if below else None, above[0] if above else None
