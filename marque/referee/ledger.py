"""The ledger: every counted point or combination, in the order of counting.

Comes in: what point, sequences and sets, the play and the bonuses have been found to be.
Goes out: lines with each side's running count, which jumps at repic and pic as the players
say it (Dictionnaire, hasards). A side's lines sum to its total.
"""

from __future__ import annotations

from typing import Any

from marque.calls.side import SIDES, Side
from marque.codes.code import Code
from marque.referee.bonus import ORDER, THIRTY
from marque.referee.claim import rule_of, worth
from marque.referee.compare import Outcome, Settled
from marque.referee.play import PlayCount
from marque.referee.verdict import Bonus, Line

# What the play is worth to the adversary of a side that concedes it, beside the cards:
# twelve leads and the last trick (Cavendish, Description, Scoring).
CONCEDED_PLAY = 13


def build_ledger(
    blanche: tuple[Outcome, ...],
    settled: tuple[Settled, ...],
    play: PlayCount | None,
    bonuses: tuple[Bonus, ...],
    code: Code,
    muted: tuple[bool, bool],
    conceded: Side | None = None,
) -> tuple[Line, ...]:
    """All lines that are certain.

    conceded: the side that gave up the play before it began, if any.

    muted: sides that may count nothing in the play; a repic or pic that is made stands
    right behind the line that reaches thirty.
    """
    book = _Book(code, [_Due(one) for one in bonuses if one.made])
    if len(blanche) == 1 and blanche[0].good != "none":
        side = Side.ELDER if blanche[0].good == "elder" else Side.YOUNGER
        book.enter(side, "carte-blanche", blanche[0].low[side], "carte_blanche_value")
    for one in settled:
        for side in SIDES:
            for combination in one.counted[side]:
                points = worth(combination, code.switches)
                book.enter(side, one.name, points, rule_of(combination), combination)
    if play is not None:
        _add_play(book, play)
        if play.whole:
            _add_cards(book, play, code, muted)
    if conceded is not None and not muted[conceded.other]:
        book.enter(conceded.other, "play", CONCEDED_PLAY, "lead_value")
        book.enter(conceded.other, "cards", code.switches.cards_value, "cards_value")
    return tuple(book.lines)


Sums = dict[str, list[int]]
"""By the kind of line what elder and what younger counts for it."""


def sums_by_kind(ledger: tuple[Line, ...]) -> Sums:
    """A ledger added up; a kind of which it has no line is missing."""
    sums: Sums = {}
    for line in ledger:
        if line.kind not in sums:
            sums[line.kind] = [0, 0]
        sums[line.kind][line.side] += line.points
    return sums


class _Due:
    """A bonus that is made, waiting for the line that reaches thirty."""

    def __init__(self, bonus: Bonus) -> None:
        self.side, self.kind = bonus.side, bonus.kind
        self.counts = {step.kind for step in bonus.steps}
        self.running = 0

    def reached(self, line: Line) -> bool:
        """Count a line in, and tell whether the bonus follows it."""
        if line.side is not self.side or line.kind not in self.counts:
            return False
        self.running += line.points
        in_hand = line.kind in ORDER
        return self.running >= THIRTY and in_hand == (self.kind == "repic")


class _Book:
    """The lines so far, each side's running count, and the bonuses still to be entered."""

    def __init__(self, code: Code, due: list[_Due]) -> None:
        self.code = code
        self.due = due
        self.lines: list[Line] = []
        self.running = [0, 0]
        self.known: dict[str, tuple[str, bool]] = {}

    def enter(self, side: Side, kind: str, points: int, switch: str, what: Any = None) -> None:
        """Enter a line, and behind it the bonus that it completes."""
        if not points:
            return
        self.running[side] += points
        cite, supplied = self.known.get(switch) or self._grounds(switch)
        line = Line(side, kind, points, self.running[side], cite, supplied, what)
        self.lines.append(line)
        if self.due:
            for one in [one for one in self.due if one.reached(line)]:
                self.due.remove(one)
                value = "repic_value" if one.kind == "repic" else "pic_value"
                self.enter(side, one.kind, getattr(self.code.switches, value), value)

    def _grounds(self, switch: str) -> tuple[str, bool]:
        """Where a switch or a shared rule is written, and whether the code itself is silent."""
        cell = self.code.cells.get(switch)
        found = (self.code.cites[switch], False) if cell is None else (cell.cite, cell.supplied)
        self.known[switch] = found
        return found


def _add_play(book: _Book, play: PlayCount) -> None:
    """The play: point by point where each is certain, else each side's least in one line."""
    itemised = [0, 0]
    for point in play.points:
        itemised[point.side] += point.low
    if play.ordered and itemised == list(play.low):
        for point in play.points:
            if point.kind == "last":
                book.enter(point.side, "last-trick", point.low, "last_trick_value", point.trick)
            else:
                switch = "lead_value" if point.kind == "lead" else "win_scores"
                book.enter(point.side, "play", point.low, switch, point.trick)
        return
    for side in SIDES:
        book.enter(side, "play", play.low[side] - play.extra[side], "lead_value")
        book.enter(side, "last-trick", play.extra[side], "last_trick_value")


def _add_cards(book: _Book, play: PlayCount, code: Code, muted: tuple[bool, bool]) -> None:
    """Ten for most tricks, forty for all of them; nothing when they are divided."""
    elder, younger = play.tricks
    if elder == younger:
        return
    side = Side.ELDER if elder > younger else Side.YOUNGER
    if muted[side]:
        return
    if play.capot is side:
        book.enter(side, "capot", code.switches.capot_value, "capot_value")
    else:
        book.enter(side, "cards", code.switches.cards_value, "cards_value")
