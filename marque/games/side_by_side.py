"""Two scorers' books of one game: their deals side by side, and where they part.

Comes in: the deals of two books, in the order recorded. Goes out: `Step`s, each a deal of one
book and the same deal of the other, or a deal that only one of them has. A deal that one
scorer forgot doesn't part all that follow: the steps are those that explain the two books
with the least. Whose figure stands when they part is for the law to say (Cavendish, Law 74).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from marque.games.played import Deal

# What a difference costs. One figure written wrong is likelier than a deal forgotten, that
# than two deals forgotten; the number only decides between deals that are alike.
_NUMBER: Final = 1
_SEATS: Final = 200
_SWAPPED: Final = 300
_FIGURES: Final = (0, 400, 700)
_ALONE: Final = 500
_NEVER: Final = 10**9
# Books of more deals that part throughout are put side by side by the numbers of the deals.
_LARGEST: Final = 1_000_000


class Entered(NamedTuple):
    """A deal as a book has it.

    n: its number there; elder, younger: by the names that both books share; points: of elder
    and younger; winner, thrown_in: as the scorer says, None where he says nothing; record:
    the evidence as typed, under the names of the `seats` as they stand in that book's file.
    """

    n: int
    elder: str
    younger: str
    points: tuple[int, int]
    winner: str | None
    thrown_in: str | None
    record: Mapping[str, Any]
    seats: tuple[str, str]

    @property
    def made(self) -> dict[str, int]:
        """The points by name."""
        return dict(zip((self.elder, self.younger), self.points, strict=True))


class Step(NamedTuple):
    """A deal of the first book and the same deal of the second; None where one lacks it."""

    first: Entered | None
    second: Entered | None

    @property
    def players(self) -> tuple[str, str]:
        """The two who played it, elder first."""
        deal = self.first or self.second
        assert deal is not None
        return deal.elder, deal.younger

    @property
    def differs(self) -> tuple[str, ...]:
        """In what: "missing", or "elder", "points", "winner", "thrown-in"; () for nothing."""
        first, second = self.first, self.second
        if first is None or second is None:
            return ("missing",)
        found = {
            "elder": first.elder != second.elder,
            "points": first.made != second.made,
            "winner": first.winner != second.winner,
            "thrown-in": first.thrown_in != second.thrown_in,
        }
        return tuple(kind for kind, differs in found.items() if differs)

    @property
    def parted(self) -> tuple[str, ...]:
        """The players whose points the two books have differently."""
        if self.first is None or self.second is None:
            return ()
        made = self.second.made
        return tuple(name for name, points in self.first.made.items() if made[name] != points)


def entered(deal: Deal, shared: Mapping[str, str], written: Mapping[str, str]) -> Entered:
    """A deal of a book.

    shared: the names that both books share, by the names in this one; written: those in its
    file, by the same.
    """

    def known(name: str | None) -> str | None:
        return None if name is None else shared.get(name, name)

    elder, younger = (shared.get(name, name) for name in deal.seats)
    first, second = (written.get(name, name) for name in deal.seats)
    return Entered(
        deal.number,
        elder,
        younger,
        deal.points,
        known(deal.winner),
        known(deal.thrown_in),
        deal.record,
        (first, second),
    )


def side_by_side(first: Sequence[Entered], second: Sequence[Entered]) -> list[Step]:
    """The deals of two books put beside each other, at the least cost."""
    before = 0
    while before < min(len(first), len(second)) and _alike(first[before], second[before]):
        before += 1
    after = 0
    while after < min(len(first), len(second)) - before and _alike(
        first[-1 - after], second[-1 - after]
    ):
        after += 1
    one, other = first[before : len(first) - after], second[before : len(second) - after]
    middle = _by_number(one, other) if len(one) * len(other) > _LARGEST else _cheapest(one, other)
    head = map(Step, first[:before], second[:before])
    tail = map(Step, first[len(first) - after :], second[len(second) - after :])
    return [*head, *middle, *tail]


def _alike(one: Entered, other: Entered) -> bool:
    return (one.n, one.elder, one.made) == (other.n, other.elder, other.made)


def _cost(one: Entered, other: Entered) -> int:
    """What it costs to take two deals for one; two other players never played the same."""
    if {one.elder, one.younger} != {other.elder, other.younger}:
        return _NEVER
    made = other.made
    parted = sum(made[name] != points for name, points in one.made.items())
    if one.elder == other.elder:
        cost = _FIGURES[parted]
    else:
        swapped = _SWAPPED if one.points == other.points else _NEVER
        cost = min(_FIGURES[parted] + _SEATS, swapped)
    return cost + (_NUMBER if one.n != other.n else 0)


def _cheapest(first: Sequence[Entered], second: Sequence[Entered]) -> list[Step]:
    """The cheapest way to explain both, by dynamic programming from the end."""
    rows, columns = len(first), len(second)
    best = [[0] * (columns + 1) for _ in range(rows + 1)]
    for i in range(rows, -1, -1):
        for j in range(columns, -1, -1):
            ways = []
            if i < rows and j < columns:
                ways.append(_cost(first[i], second[j]) + best[i + 1][j + 1])
            if i < rows:
                ways.append(_ALONE + best[i + 1][j])
            if j < columns:
                ways.append(_ALONE + best[i][j + 1])
            best[i][j] = min(ways, default=0)
    steps: list[Step] = []
    i = j = 0
    while i < rows or j < columns:
        both = i < rows and j < columns
        if both and best[i][j] == _cost(first[i], second[j]) + best[i + 1][j + 1]:
            steps.append(Step(first[i], second[j]))
            i, j = i + 1, j + 1
        elif i < rows and best[i][j] == _ALONE + best[i + 1][j]:
            steps.append(Step(first[i], None))
            i += 1
        else:
            steps.append(Step(None, second[j]))
            j += 1
    return steps


def _by_number(first: Sequence[Entered], second: Sequence[Entered]) -> list[Step]:
    ones, others = ({deal.n: deal for deal in deals} for deals in (first, second))
    steps: list[Step] = []
    for n in sorted({*ones, *others}):
        one, other = ones.get(n), others.get(n)
        if one and other and _cost(one, other) < _NEVER:
            steps.append(Step(one, other))
        else:
            steps += [Step(one, None)] if one else []
            steps += [Step(None, other)] if other else []
    return steps
