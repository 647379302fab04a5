"""Games as tables for a spreadsheet, in CSV; documented in docs/csv.md.

Comes in: games as they stand, with their settlements. Goes out: one table as UTF-8, its lines
ended as RFC 4180 says. A fraction is a numerator and a denominator in cells of their own:
a spreadsheet would take "10/3" for a day.
"""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterable, Iterator
from decimal import Decimal
from math import lcm
from typing import Final, NamedTuple

from marque.games.ecrire import EcrireState
from marque.games.money import coins_text
from marque.games.settle import Account, Settlement, Transfer
from marque.games.state import GameState
from marque.views.deal_line import coups_of

# Numbers are numbers: a text is made harmless.
Cell = str | int | Decimal | None
Row = tuple[Cell, ...]

DEALS: Final = "deals"
TOURS: Final = "tours"
PLAYERS: Final = "players"
TRANSFERS: Final = "transfers"

COLUMNS: Final[dict[str, tuple[str, ...]]] = {
    DEALS: (
        "game", "n", "elder", "younger", "elder_points", "younger_points", "weight",
        "elder_total", "younger_total", "match_game", "tour", "playing",
    ),
    TOURS: (
        "game", "n", "first", "second", "coups", "held_by", "held", "state", "balance",
        "refaits", "marque", "consolation", "marked", "written",
    ),
    PLAYERS: (
        "game", "player", "points", "tours", "fines", "perte", "gain", "loss", "carried", "net",
        "denominator", "net_money", "currency",
    ),
    TRANSFERS: ("game", "from", "to", "amount", "currency", "points", "denominator", "unit"),
}  # fmt: skip

# What makes a spreadsheet take a text for a formula. The apostrophe that goes before it goes
# before an apostrophe too, so that whoever takes one away has the text again. Full-width signs
# count in some programs.
_GUARDED: Final = tuple("=+-@\t\r\n'＝＋－＠")


class Kept(NamedTuple):
    """A game: its id, how it stands, its settlement (None while it has none)."""

    id: str
    state: GameState | EcrireState
    settlement: Settlement | None


def table_csv(table: str, games: Iterable[Kept]) -> bytes:
    """One table of these games, the first row being its `COLUMNS`.

    `TOURS` has rows for written piquet only, `TRANSFERS` for games that have a settlement.
    """
    rows = {DEALS: _deals, TOURS: _tours, PLAYERS: _players, TRANSFERS: _transfers}[table]
    text = io.StringIO(newline="")
    writer = csv.writer(text, lineterminator="\r\n")
    writer.writerow(COLUMNS[table])
    for game in games:
        writer.writerows([_harmless(cell) for cell in row] for row in rows(game))
    return text.getvalue().encode()


def _harmless(cell: Cell) -> Cell:
    """A cell that no spreadsheet reckons with, unless it is a number."""
    return f"'{cell}" if isinstance(cell, str) and cell.startswith(_GUARDED) else cell


def _deals(game: Kept) -> Iterator[Row]:
    state = game.state
    if isinstance(state, EcrireState):
        yield from _coups(game.id, state)
        return
    for line in state.deals:
        number, seats = line.deal.number, line.deal.seats
        points, totals = ([by[name] for name in seats] for by in (line.points, line.totals))
        yield (game.id, number, *seats, *points, line.weight, *totals, line.game, None, None)


def _coups(game: str, state: EcrireState) -> Iterator[Row]:
    """The coups of an evening, each player's total being that of the coups that count."""
    tours = {coup.n: tour for tour in state.tours for coup in (*tour.coups, *tour.set_aside)}
    totals = dict.fromkeys(state.settings.players, 0)
    for coup in coups_of(state):
        tour, seats = tours[coup.n], (coup.elder, coup.younger)
        weight = int(coup not in tour.set_aside)
        for name, points in zip(seats, coup.points, strict=True):
            totals[name] += weight * points
        after = [totals[name] for name in seats]
        playing = coup.slot.playing if coup.slot else None
        yield (game, coup.n, *seats, *coup.points, weight, *after, None, tour.n, playing)


def _tours(game: Kept) -> Iterator[Row]:
    if isinstance(game.state, EcrireState):
        for tour in game.state.tours:
            held = tour.held or (None, 0)
            yield (
                game.id, tour.n, *tour.pair, json.dumps(tour.scores), *held, tour.state,
                tour.balance, tour.refaits, tour.marque, tour.consolation, tour.marked,
                tour.written,
            )  # fmt: skip


def _players(game: Kept) -> Iterator[Row]:
    """The players by seat, then who left an earlier game of which this one settles the nets."""
    settlement = game.settlement
    accounts = {one.name: one for one in settlement.accounts} if settlement else {}
    currency = settlement.currency if settlement else None
    played = _played(game.state)
    for name in dict.fromkeys((*played, *accounts)):
        figures = played.get(name, (None,) * 4)
        yield (game.id, name, *figures, *_account(accounts.get(name), currency), currency)


def _played(state: GameState | EcrireState) -> dict[str, Row]:
    """By player: points in the deals that count; tours, fines and perte of written piquet."""
    if isinstance(state, EcrireState):
        columns = (state.totals, state.tours_each, state.fines, state.perte)
        return {name: tuple(by.get(name, 0) for by in columns) for name in state.settings.players}
    points = {
        name: sum(line.weight * line.points[name] for line in state.deals) for name in state.players
    }
    return {name: (made, None, None, None) for name, made in points.items()}


def _account(account: Account | None, currency: str | None) -> Row:
    """Gain, loss, carried, net, their denominator; the net in money."""
    if account is None or account.points is None:
        return (None,) * 6
    points = account.points
    parts = (points.gain, points.loss, points.carried, points.net)
    denominator = lcm(*(one.denominator for one in parts))
    return (*(int(one * denominator) for one in parts), denominator, _money(account, currency))


def _transfers(game: Kept) -> Iterator[Row]:
    settlement = game.settlement
    if settlement is None:
        return
    currency = settlement.currency
    for one in settlement.transfers:
        points = one.points
        over = (None, None) if points is None else points.as_integer_ratio()
        money = _money(one, currency)
        unit = None if points is None else settlement.unit
        yield (game.id, one.payer, one.payee, money, currency, *over, unit)


def _money(paid: Account | Transfer, currency: str | None) -> Decimal | None:
    """Whole coins as a number with the decimals of the currency; None where nothing is staked."""
    if paid.coins is None or currency is None:
        return None
    return Decimal(coins_text(paid.coins, currency))
