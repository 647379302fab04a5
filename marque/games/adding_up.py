"""Tallies added up, by who sat where with whom: what statistics are read off.

Comes in: games with their tallies, in any order. Goes out: `Sum`, exact. Nothing in it grows
with the number of games, only with the number of people who met.
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
    """The figures of a `SeatLine` that are added up, and the deals with a book's figure."""

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
    compared: int


_NO_SEATS: Final = Seats(*([0] * len(Seats._fields)))
_NO_TOURS: Final = TourLine(*([0] * len(TourLine._fields)))
_BESTS: Final = SeatLine._fields.index("elder_best")
_AFTER_BESTS: Final = SeatLine._fields.index("pic_known")

Kinds = Mapping[str, int]


def rank(best: Best) -> tuple[int, str, str, int]:
    """What the best of several has least: the most points, then the earliest."""
    return (-best.points, best.day, best.game, best.deal)


class Sum:
    """What games come to.

    among: as for `statistics`. players: all who count, each with those whom he met; games: by
    kind, of each player and of every two; won: of (winner, loser); seats, bests: of (elder,
    younger); tours: of two in the order of the alphabet; money, nets: of (payer, payee), by
    currency, or by unit where nothing was staked.
    """

    def __init__(self, among: Collection[str] = ()) -> None:
        self.among: Final = frozenset(among)
        self.players: dict[str, dict[str, None]] = {}
        self.games: dict[tuple[str, ...], dict[str, int]] = {}
        self.won: dict[Names, int] = {}
        self.drawn: dict[Names, int] = {}
        self.seats: dict[Names, Seats] = {}
        self.bests: dict[Names, tuple[Best, Best]] = {}
        self.tours: dict[Names, TourLine] = {}
        self.money: dict[Names, dict[str, Fraction]] = {}
        self.nets: dict[Names, dict[str, Fraction]] = {}

    def add(self, game: Counted, *, paid: bool) -> None:
        """Add a game; paid: whether its payments count."""
        tally, names = game.tally, game.names
        players = names[: tally.players]
        for key in (*((one,) for one in players), *combinations(sorted(players), 2)):
            kinds = self.games.setdefault(key, {})
            kinds[tally.kind] = kinds.get(tally.kind, 0) + 1
        for one in players:
            self.players.setdefault(one, {})
        if tally.finished and tally.kind != "ecrire":
            self._outcome(tally, players)
        for line in tally.seats:
            pair = (names[line.elder], names[line.younger])
            if self._wanted(pair):
                self._seat(game, line, pair)
        for tours in tally.tours:
            pair = (names[tours.first], names[tours.second])
            if self._wanted(pair):
                self._tours(tours, pair)
        for payer, payee, amount in tally.payments if paid else ():
            pair = (names[payer], names[payee])
            if self._wanted(pair):
                self._pay(tally, pair, amount)

    def met(self) -> Iterator[Names]:
        """Every two who played a deal with each other, or paid each other, once."""
        for one, others in self.players.items():
            yield from ((one, other) for other in others if one < other)

    def together(self, one: str, other: str) -> Kinds:
        """The games, by kind, in which both sat."""
        return self.games.get((min(one, other), max(one, other)), {})

    def _wanted(self, pair: Names) -> bool:
        """Whether what these two did is asked for; if so, they have met."""
        if len(self.among.intersection(pair)) < min(2, len(self.among)):
            return False
        one, other = pair
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

    def _seat(self, game: Counted, line: SeatLine, seats: Names) -> None:
        compared = line.deals if game.tally.show else 0
        figures = (*line[2:_BESTS], *line[_AFTER_BESTS:], compared)
        sums = self.seats.get(seats, _NO_SEATS)
        self.seats[seats] = Seats(*[one + more for one, more in zip(sums, figures, strict=True)])
        day, id_ = game.tally.day, game.id
        elder = Best(line.elder_best, day, id_, line.elder_best_deal)
        younger = Best(line.younger_best, day, id_, line.younger_best_deal)
        if had := self.bests.get(seats):
            elder, younger = min(had[0], elder, key=rank), min(had[1], younger, key=rank)
        self.bests[seats] = elder, younger

    def _tours(self, line: TourLine, pair: Names) -> None:
        figures = line[2:]
        if pair[1] < pair[0]:
            pair = (pair[1], pair[0])
            tours, marked, other, written, others, refaits = figures
            figures = (tours, other, marked, others, written, refaits)
        had = self.tours.get(pair, _NO_TOURS)
        added = [one + more for one, more in zip(had[2:], figures, strict=True)]
        self.tours[pair] = TourLine(0, 1, *added)

    def _pay(self, tally: Tally, pair: Names, amount: Fraction) -> None:
        held, unit = (self.money, tally.currency) if tally.currency else (self.nets, tally.unit)
        paid = held.setdefault(pair, {})
        paid[unit] = paid.get(unit, Fraction(0)) + amount
