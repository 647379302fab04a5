"""Sheets and settlements as plain values (contract, section 6; documented in docs/json.md).

Comes in: the state of a game, or a settlement. Goes out: one object of schema
`marque.sheet/1` or `marque.settlement/1`, in the contract's order, names as they are stored.

Beside the contract's keys a sheet has
  deals      `weight`, how often a deal counts: 1, in a partie of four deals 2 for the first
             and the last, 0 for a deal that counts for nothing; in a match `game`, from 1
  ending     how a finished game ended: "won", "drawn", "left" (somebody left it), "consent",
             "lost" (by a ruling), "broken-off" (written piquet); null while it goes on
  struck     the numbers of the deals that were struck, in a game of two
  needs      in a game of two that goes on, by player: points to the `target`, to the `rubicon`
             (null where the game has none), and by how many he is `behind`
  findings   what is amiss in the record: `kind`, `deal` (or null), `cite` (or null)
and for written piquet
  next       `tour`, its number, and `state`, how it stands: open, demi-tour or refait
  settings   what was agreed: rois, rotation, marking, consolation, refait_bonus, manner,
             settlement
  fines      by player, what the table has charged beside the marques (part of `perte`)
  tours_each by player, the tours that he has sat down to
  corbillon  by player `put` (in the basket), `paid` and `received` (in direct jetons)
and a settlement
  way        "pot", "pairs", "direct", "corbillon", "game" (a game of two) or "together"
  unit       what the stake is the value of: "point" or "game"
  fewest     whether it is certain that no plan has fewer payments
  games      the ids of the games that are settled together, or that are carried into this one
A settlement of games whose points are worth different amounts has null for `net_points`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from marque.games.cent import CentSettings
from marque.games.corbillon import Corbillon
from marque.games.ecrire import EcrireState
from marque.games.ecrire_settings import EcrireSettings
from marque.games.ecrire_settle import settle_ecrire
from marque.games.marking import Tour
from marque.games.money import coins_text
from marque.games.partie import PartieSettings
from marque.games.played import GameFinding
from marque.games.settle import Settlement, Transfer, plain_points
from marque.games.state import DealLine, GameState
from marque.views.deal_line import coups_of
from marque.views.sheet import struck_deals

Plain = dict[str, Any]

_AGREED = (
    "rois", "rotation", "marking", "consolation", "refait_bonus", "manner", "settlement"
)  # fmt: skip


def sheet_plain(
    state: GameState | EcrireState,
    settings: CentSettings | PartieSettings | EcrireSettings,
    *,
    game: str,
    code: str,
    entry: int | None = None,
) -> Plain:
    """The sheet of any game.

    game: its id; code: the name of its rule code; entry: the number of the entry that has
    just been written, None for none.
    """
    head: Plain = {"schema": "marque.sheet/1"}
    if entry is not None:
        head["entry"] = entry
    head["game"] = game
    if isinstance(state, EcrireState):
        return {**head, "kind": "ecrire", "code": code, **_evening(state)}
    match = isinstance(settings, CentSettings) and settings.best_of > 1
    return {**head, "kind": state.kind, "code": code, **_game_of_two(state, match=match)}


def settlement_plain(settlement: Settlement) -> Plain:
    """A settlement: exact nets, whole coins as exact decimals, the payments."""
    currency = settlement.currency
    nets = {one.name: one.points for one in settlement.accounts if one.points is not None}
    money = None
    if currency is not None:
        coins = {one.name: one.coins for one in settlement.accounts if one.coins is not None}
        money = {name: coins_text(amount, currency) for name, amount in coins.items()}
    return {
        "schema": "marque.settlement/1",
        "way": settlement.way,
        "games": [*(settlement.parts or ()), *settlement.carries],
        "currency": currency,
        "unit": settlement.unit,
        "stake": settlement.stake,
        "net_points": {name: plain_points(one.net) for name, one in nets.items()} or None,
        "net_money": money,
        "transfers": [_transfer(one, currency) for one in settlement.transfers],
        "fewest": settlement.fewest,
    }


def _transfer(transfer: Transfer, currency: str | None) -> Plain:
    who = {"from": transfer.payer, "to": transfer.payee}
    if currency is not None and transfer.coins is not None:
        return {**who, "amount": coins_text(transfer.coins, currency)}
    assert transfer.points is not None
    return {**who, "points": plain_points(transfer.points)}


# A game of two.


def _game_of_two(state: GameState, *, match: bool) -> Plain:
    plain: Plain = {
        "players": list(state.players),
        "deals": [_deal(line, match=match) for line in state.deals],
        "struck": struck_deals(state),
        "totals": dict(state.totals),
        "next": None if state.next is None else {**state.next._asdict(), "idle": []},
        "needs": {
            name: {"target": one.to_target, "rubicon": one.to_rubicon, "behind": one.behind}
            for name, one in state.needs.items()
        },
        "finished": state.finished,
        "undecided": state.undecided,
        "ending": state.ending,
        "winner": state.winner,
        "settlement": state.settlement._asdict() if state.settlement else None,
        "findings": _findings(state.findings),
    }
    if match:
        plain["games"] = [
            {"n": one.n, "totals": dict(one.totals), "winner": one.winner, "double": one.double}
            for one in state.games
        ]
    return plain


def _deal(line: DealLine, *, match: bool) -> Plain:
    plain: Plain = {
        "n": line.deal.number,
        **line.deal.seats._asdict(),
        "points": dict(line.points),
        "weight": line.weight,
    }
    return {**plain, "game": line.game} if match else plain


def _findings(findings: Iterable[GameFinding]) -> list[Plain]:
    return [{"kind": one.kind, "deal": one.deal, "cite": one.cite or None} for one in findings]


# Written piquet.


def _evening(state: EcrireState) -> Plain:
    following = state.next
    plain: Plain = {
        "players": list(state.settings.players),
        "settings": {name: getattr(state.settings, name) for name in _AGREED},
        "deals": _coups(state),
        "totals": dict(state.totals),
        "next": following and {**following._asdict(), "idle": list(following.idle)},
        "finished": state.finished,
        "undecided": False,
        "ending": ("broken-off" if state.broken_off else "won") if state.finished else None,
        "winner": None,
        "settlement": settlement_plain(settle_ecrire(state)) if state.finished else None,
        "tours": [_tour(tour) for tour in state.tours],
        "perte": dict(state.perte),
        "fines": dict(state.fines),
        "tours_each": dict(state.tours_each),
        "left": state.left._asdict(),
        "findings": _findings(state.findings),
    }
    if state.corbillon is not None:
        plain["corbillon"] = _corbillon(state.corbillon)
    return plain


def _coups(state: EcrireState) -> list[Plain]:
    aside = {coup.n for tour in state.tours for coup in tour.set_aside}
    return [
        {
            "n": coup.n,
            "elder": coup.elder,
            "younger": coup.younger,
            "points": dict(zip((coup.elder, coup.younger), coup.points, strict=True)),
            "weight": 0 if coup.n in aside else 1,
        }
        for coup in coups_of(state)
    ]


def _tour(tour: Tour) -> Plain:
    return {
        "n": tour.n,
        "pair": list(tour.pair),
        "coups": [list(points) for points in tour.scores],
        "held": {tour.held.name: tour.held.points} if tour.held else {},
        "state": tour.state,
        "balance": tour.balance,
        "refaits": tour.refaits,
        "marque": tour.marque,
        "consolation": tour.consolation,
        "marked": tour.marked,
        "written": tour.written,
    }


def _corbillon(corbillon: Corbillon) -> Plain:
    purses = corbillon.purses
    return {
        "holdings": corbillon.holdings,
        "basket": corbillon.basket,
        "put": {name: purse.put for name, purse in purses.items()},
        "paid": {name: purse.paid for name, purse in purses.items()},
        "received": {name: purse.received for name, purse in purses.items()},
    }
