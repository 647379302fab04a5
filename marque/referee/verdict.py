"""A verdict: the conclusions drawn from a deal under a code; values only.

Comes in: what `judge` has worked out. Goes out: `Verdict` and its parts, plain and
immutable. Numbers count only what is certain; what is open stands in `unknown`.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from marque.calls.call import PointCall
from marque.calls.side import Side
from marque.cards.hand import Sequence, Set
from marque.errors import Place


class Reason(NamedTuple):
    """Why something is so: the comparison made, the switch that decided, its citation.

    kind: what was found ("better", "equal", "barred" …); side: whom it concerns; values:
    what the sentence needs, by name; switch: the name of the code's switch, "" where a
    rule common to all codes decided; cite: where it is written; supplied: whether the
    code itself is silent there.
    """

    kind: str
    side: Side | None
    values: dict[str, Any]
    switch: str = ""
    cite: str = ""
    supplied: bool = False


class Line(NamedTuple):
    """One counted point or combination, in the order of counting.

    kind: carte-blanche, point, sequence, set, repic, play, pic, last-trick, cards or
    capot; running: that side's count after it, as it is spoken; what: the combination
    counted, or the number of the trick, None where neither applies.
    """

    side: Side
    kind: str
    points: int
    running: int
    cite: str
    supplied: bool
    what: PointCall | Sequence | Set | int | None = None


class Finding(NamedTuple):
    """Something wrong in what was said: an answer, not an error.

    kind: "not-held", "misnomer", "impossible-claim", "wrong-answer" …; proved: whether
    the cards prove it.
    """

    kind: str
    side: Side
    category: str
    values: dict[str, Any]
    place: Place | None = None
    cite: str = ""
    proved: bool = True


class Unknown(NamedTuple):
    """Something that the evidence doesn't decide, and could change a number."""

    kind: str
    side: Side | None
    values: dict[str, Any]


class Category(NamedTuple):
    """How point, sequence or set was settled.

    good: "elder", "younger", "equal", "none" (nobody has any) or "unknown"; points: what
    is certainly counted for it; called: for each side what it called, best first, None
    when that isn't known; held: for each side what its known hand holds, best first, None
    when the hand isn't wholly known; reason: why.
    """

    good: str
    points: int
    called: tuple[tuple[Any, ...] | None, tuple[Any, ...] | None]
    held: tuple[tuple[Any, ...] | None, tuple[Any, ...] | None]
    reason: Reason


class Score(NamedTuple):
    """What one side certainly scores; tricks is None when the play isn't known.

    declared counts carte blanche and what was good in hand, without bonus.
    """

    declared: int
    play: int
    tricks: int | None
    cards: int
    bonus: int

    @property
    def total(self) -> int:
        """Everything together."""
        return self.declared + self.play + self.cards + self.bonus


class Step(NamedTuple):
    """One step of the counted list that leads, or doesn't lead, to a pic or repic."""

    kind: str
    points: int
    running: int


class Bonus(NamedTuple):
    """Why a pic or repic was made, or wasn't.

    kind: "pic" or "repic"; made: True, False, or None when the evidence doesn't decide;
    steps: the count as far as it matters, from nothing to thirty or to where it stopped;
    why: "made", "short" (thirty isn't reached), "saved" (the adversary counted first),
    "not-allowed" (the code gives it to nobody in that seat), "open"; saved_by: what saved,
    a ledger kind, "" otherwise.
    """

    kind: str
    side: Side
    made: bool | None
    steps: tuple[Step, ...]
    why: str
    saved_by: str
    switch: str
    cite: str
    supplied: bool


class Verdict(NamedTuple):
    """All that can be concluded from a deal under a code."""

    code: str
    names: tuple[str, str]
    scores: tuple[Score, Score]
    carte_blanche: Side | None
    point: Category
    sequence: Category
    set: Category
    pic: Side | None
    repic: Side | None
    capot: Side | None
    ledger: tuple[Line, ...]
    bonuses: tuple[Bonus, ...]
    rulings: tuple[Reason, ...]
    findings: tuple[Finding, ...]
    unknown: tuple[Unknown, ...]

    @property
    def elder(self) -> Score:
        """What elder certainly scores."""
        return self.scores[0]

    @property
    def younger(self) -> Score:
        """What younger certainly scores."""
        return self.scores[1]

    @property
    def complete(self) -> bool:
        """Whether nothing that is unknown could change a number."""
        return not self.unknown

    def maker(self, kind: str) -> str:
        """Who made the pic or repic: a side, "none" for certain, or "unknown"."""
        bonuses = [bonus for bonus in self.bonuses if bonus.kind == kind]
        for bonus in bonuses:
            if bonus.made:
                return bonus.side.key
        return "unknown" if any(bonus.made is None for bonus in bonuses) else "none"

    def category(self, name: str) -> Category:
        """The category of that name: "point", "sequence" or "set"."""
        if name == "point":
            return self.point
        return self.sequence if name == "sequence" else self.set
