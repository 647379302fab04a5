"""Tallies added up, by who sat where with whom: what statistics are read off.

Comes in: games with their tallies, in any order. Goes out: `Sum`, exact. Nothing in it is
rounded, and nothing depends on the order.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import combinations
from typing import Final, NamedTuple

from marque.games.tally import SeatLine, Tally, TourLine

Names = tuple[str, str]


class Counted(NamedTuple):
    """A game to be counted: its id, its tally, the names that its people go by now."""

    id: str
    tally: Tally
    names: Sequence[str]


class Best(NamedTuple):
    """The most points that somebody made in one deal: of which game, its number there."""

    points: int
    day: str
    game: str
    deal: int


class Seats(NamedTuple):
    """The best deals, the deals with a book's figure, and the figures of a `SeatLine` added up."""

    elder_best: Best
    younger_best: Best
    compared: int
    deals: int
    elder_points: int
    younger_points: int
    elder_shows: int
    younger_shows: int
    pic_known: int
    elder_pics: int
    younger_pics: int
    repic_known: int
    elder_repics: int
    younger_repics: int
    capot_known: int
    elder_capots: int
    younger_capots: int


_NO_TOURS: Final = TourLine(*([0] * len(TourLine._fields)))
_ELDER_BEST: Final = SeatLine._fields.index("elder_best")
_YOUNGER_BEST: Final = SeatLine._fields.index("younger_best")
_AFTER_BESTS: Final = SeatLine._fields.index("pic_known")

Kinds = Mapping[str, int]


def rank(best: Best) -> tuple[int, str, str, int]:
    """What the best of several has least: the most points, then the earliest."""
    return (-best.points, best.day, best.game, best.deal)


class Sum:
    """What games come to.

    among: as for `statistics`. players: all who count, each with those whom he met; games: by
    kind, of each player and of every two; won: of (winner, loser); tours: of two in the order
    of the alphabet; money, nets: of (payer, payee), by currency, or by unit where nothing was
    staked. What was made in the seats of (elder, younger) is added up when it is asked for.
    """

    def __init__(self, among: Collection[str] = ()) -> None:
        self.among: Final = frozenset(among)
        self.players: dict[str, dict[str, None]] = {}
        self.games: dict[tuple[str, ...], dict[str, int]] = {}
        self.won: dict[Names, int] = {}
        self.drawn: dict[Names, int] = {}
        self.tours: dict[Names, TourLine] = {}
        self.money: dict[Names, dict[str, int | Fraction]] = {}
        self.nets: dict[Names, dict[str, int | Fraction]] = {}
        self._lines: dict[Names, list[tuple[SeatLine, Counted]]] = {}
        self._seats: dict[Names, Seats] = {}

    def add(self, game: Counted, *, paid: bool) -> None:
        """Add a game; paid: whether its payments count."""
        tally, names = game.tally, game.names
        players = names[: tally.players]
        for one in players:
            if one not in self.players:
                self.players[one] = {}
            self._count((one,), tally.kind)
        for pair in combinations(sorted(players), 2):
            self._count(pair, tally.kind)
        if tally.finished and tally.kind != "ecrire":
            self._outcome(tally, players)
        for line in tally.seats:
            pair = (names[line.elder], names[line.younger])
            if pair in self._lines:
                self._lines[pair].append((line, game))
            elif self._wanted(pair):
                self._lines[pair] = [(line, game)]
        for tours in tally.tours:
            pair = (names[tours.first], names[tours.second])
            if self._wanted(pair):
                self._tours(tours, pair)
        for payer, payee, amount in tally.payments if paid else ():
            pair = (names[payer], names[payee])
            if self._wanted(pair):
                self._pay(tally, pair, amount)

    @property
    def deals(self) -> int:
        """All deals that count."""
        return sum(line.deals for lines in self._lines.values() for line, _ in lines)

    def seats(self, pair: Names) -> Seats | None:
        """What was made in these seats; None if the two never sat so."""
        if pair not in self._seats and pair in self._lines:
            self._seats[pair] = _added(self._lines[pair])
        return self._seats.get(pair)

    def met(self) -> Iterator[Names]:
        """Every two who played a deal with each other, or paid each other, once."""
        for one, others in self.players.items():
            yield from ((one, other) for other in others if one < other)

    def order(self, pair: Names) -> tuple[int, int, Names]:
        """What the pair of several has least that played most: deals, then games."""
        one, other = pair
        deals = sum(
            line.deals for seats in (pair, (other, one)) for line, _ in self._lines.get(seats, ())
        )
        return -deals, -sum(self.together(one, other).values()), pair

    def together(self, one: str, other: str) -> Kinds:
        """The games, by kind, in which both sat."""
        return self.games.get((min(one, other), max(one, other)), {})

    def _count(self, who: tuple[str, ...], kind: str) -> None:
        kinds = self.games.get(who)
        if kinds is None:
            self.games[who] = {kind: 1}
        else:
            kinds[kind] = kinds.get(kind, 0) + 1

    def _wanted(self, pair: Names) -> bool:
        """Whether what these two did is asked for; if so, they have met."""
        one, other = pair
        if other in self.players.get(one, ()):
            return True
        if self.among and len(self.among.intersection(pair)) < min(2, len(self.among)):
            return False
        self.players.setdefault(one, {})[other] = None
        self.players.setdefault(other, {})[one] = None
        return True

    def _outcome(self, tally: Tally, players: Sequence[str]) -> None:
        first, second = players
        if not self._wanted((first, second)):
            return
        if tally.winner is None:
            pair = (min(players), max(players))
            self.drawn[pair] = self.drawn.get(pair, 0) + 1
        else:
            pair = (first, second) if tally.winner == 0 else (second, first)
            self.won[pair] = self.won.get(pair, 0) + 1

    def _tours(self, line: TourLine, pair: Names) -> None:
        figures = line[2:]
        if pair[1] < pair[0]:
            pair = (pair[1], pair[0])
            tours, marked, other, written, others, refaits = figures
            figures = (tours, other, marked, others, written, refaits)
        had = self.tours.get(pair, _NO_TOURS)
        added = [one + more for one, more in zip(had[2:], figures, strict=True)]
        self.tours[pair] = TourLine(0, 1, *added)

    def _pay(self, tally: Tally, pair: Names, amount: int | Fraction) -> None:
        held, unit = (self.money, tally.currency) if tally.currency else (self.nets, tally.unit)
        paid = held.setdefault(pair, {})
        paid[unit] = paid.get(unit, 0) + amount


def _added(lines: Sequence[tuple[SeatLine, Counted]]) -> Seats:
    """The lines of one pair of seats as one: column by column, which is quick."""
    columns = list(zip(*(line for line, _ in lines), strict=True))
    figures = map(sum, (*columns[2:_ELDER_BEST], *columns[_AFTER_BESTS:]))
    compared = sum(line.deals for line, game in lines if game.tally.show)
    elder, younger = (_best(lines, columns[at], at) for at in (_ELDER_BEST, _YOUNGER_BEST))
    return Seats(elder, younger, compared, *figures)


def _best(lines: Sequence[tuple[SeatLine, Counted]], points: Sequence[int], column: int) -> Best:
    """The best deal of these; column: where its points stand, its number being next to it."""
    most = max(points)
    return min(
        (
            Best(most, game.tally.day, game.id, line[column + 1])
            for line, game in lines
            if line[column] == most
        ),
        key=rank,
    )
