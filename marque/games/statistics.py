"""Statistics: what players did over many games, each for himself and each against another.

Comes in: tallies, each with its game's id and the names that its people go by now. Goes out:
`Statistics`. Nothing depends on the order of the games. Sums are exact; an average is a
fraction; what isn't known is counted apart, never as none.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from fractions import Fraction
from typing import NamedTuple

from marque.games.adding_up import Best, Counted, Names, Sum, rank
from marque.games.tally import BONUSES


class Role(NamedTuple):
    """Deals in one seat: their points; of how many the book has a figure, and came to it."""

    deals: int
    points: int
    compared: int
    shows: int
    best: Best | None

    @property
    def average(self) -> Fraction | None:
        """Points a deal; None without a deal."""
        return Fraction(self.points, self.deals) if self.deals else None


class Bonus(NamedTuple):
    """How often a player made a pic, repic or capot, in so many deals of which it is known."""

    made: int
    known: int


class Record(NamedTuple):
    """What one player did, in all games or against one other.

    games: how many by kind; of those of two that are over won, lost, drawn; bonuses: by name
    (`BONUSES`); tours: those marked, refaits apart; marked: how often he was; written: what
    was written to him; money: what he was paid less what he paid, in smallest coins by
    currency; nets: the same in points or games, where there was no stake.
    """

    name: str
    games: Mapping[str, int]
    won: int
    lost: int
    drawn: int
    elder: Role
    younger: Role
    bonuses: Mapping[str, Bonus]
    tours: int
    marked: int
    refaits: int
    written: int
    money: Mapping[str, int]
    nets: Mapping[str, Fraction]

    @property
    def deals(self) -> int:
        """The deals that he played."""
        return self.elder.deals + self.younger.deals

    @property
    def best(self) -> Best | None:
        """His best deal, in whichever seat."""
        found = [one.best for one in (self.elder, self.younger) if one.best]
        return min(found, key=rank) if found else None


class Statistics(NamedTuple):
    """What these games come to.

    deals: those that count; first, last: the days of the earliest and the latest game, ""
    without one; unsettled: games that are over, and no law says what is paid; players: who
    played most deals first; met: how many pairs there are; pairs: these, or as many as were
    asked for, who played most deals first, each with his record against the other.
    """

    games: int
    deals: int
    first: str
    last: str
    unsettled: int
    players: tuple[Record, ...]
    met: int
    pairs: tuple[tuple[Record, Record], ...]


def statistics(
    games: Sequence[Counted],
    among: Collection[str] = (),
    carried: Collection[str] | None = None,
    most: int | None = None,
) -> Statistics:
    """The statistics of these games.

    among: players, none for all: of one, what he did counts and nothing else, of several
    what they did among themselves; carried: the games for which another one pays, those
    that one of these carries unless it is said; most: of how many pairs, None for all.
    """
    if carried is None:
        carried = carried_among(games)
    total = Sum(among)
    for game in games:
        total.add(game, paid=game.id not in carried)
    days = [game.tally.day for game in games]
    players = [name for name in total.players if not among or name in among]
    met = sorted(((min(pair), max(pair)) for pair in total.met()), key=total.order)
    return Statistics(
        len(games),
        total.deals,
        min(days, default=""),
        max(days, default=""),
        sum(game.tally.unsettled for game in games),
        tuple(sorted((_record(total, one) for one in players), key=_order)),
        len(met),
        tuple(
            (_record(total, one, [other]), _record(total, other, [one]))
            for one, other in met[:most]
        ),
    )


def carried_among(games: Iterable[Counted]) -> set[str]:
    """The ids of the games whose nets another of these settles: they are paid for there."""
    return {one for game in games for one in game.tally.carries}


def _order(record: Record) -> tuple[int, int, str]:
    return (-record.deals, -sum(record.games.values()), record.name)


def _record(total: Sum, name: str, others: Sequence[str] | None = None) -> Record:
    """What a player did; others: against them alone, else against all whom he met."""
    games = total.games.get((name,), {}) if others is None else total.together(name, others[0])
    met = total.players[name] if others is None else others
    as_elder, as_younger = [(name, other) for other in met], [(other, name) for other in met]
    tours = [(total.tours[pair], 0) for pair in as_elder if pair in total.tours]
    tours += [(total.tours[pair], 1) for pair in as_younger if pair in total.tours]
    return Record(
        name,
        games,
        sum(total.won.get(pair, 0) for pair in as_elder),
        sum(total.won.get(pair, 0) for pair in as_younger),
        sum(total.drawn.get(pair, 0) for pair in (*as_elder, *as_younger)),
        _role(total, as_elder, 0),
        _role(total, as_younger, 1),
        {kind: _bonus(total, kind, as_elder, as_younger) for kind in BONUSES},
        sum(one.tours for one, _ in tours),
        sum((one.first_marked, one.second_marked)[place] for one, place in tours),
        sum(one.refaits for one, _ in tours),
        sum((one.first_written, one.second_written)[place] for one, place in tours),
        {unit: int(coins) for unit, coins in _net(total.money, as_elder).items()},
        _net(total.nets, as_elder),
    )


def _role(total: Sum, seats: Iterable[Names], side: int) -> Role:
    played = [one for pair in seats if (one := total.seats(pair)) is not None]
    bests = [(one.elder_best, one.younger_best)[side] for one in played]
    return Role(
        sum(one.deals for one in played),
        sum((one.elder_points, one.younger_points)[side] for one in played),
        sum(one.compared for one in played),
        sum((one.elder_shows, one.younger_shows)[side] for one in played),
        min(bests, key=rank) if bests else None,
    )


def _bonus(total: Sum, kind: str, as_elder: Iterable[Names], as_younger: Iterable[Names]) -> Bonus:
    made = known = 0
    for side, seats in (("elder", as_elder), ("younger", as_younger)):
        for played in filter(None, map(total.seats, seats)):
            made += getattr(played, f"{side}_{kind}s")
            known += getattr(played, f"{kind}_known")
    return Bonus(made, known)


def _net(
    paid: Mapping[Names, Mapping[str, int | Fraction]], to_others: Iterable[Names]
) -> dict[str, Fraction]:
    """What a player was paid less what he paid, by unit; to_others: he, and each other."""
    net: dict[str, int | Fraction] = {}
    for payer, payee in to_others:
        for unit, amount in paid.get((payer, payee), {}).items():
            net[unit] = net.get(unit, 0) - amount
        for unit, amount in paid.get((payee, payer), {}).items():
            net[unit] = net.get(unit, 0) + amount
    return {unit: Fraction(amount) for unit, amount in sorted(net.items())}
