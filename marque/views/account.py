"""The account of a settlement: what each gained and lost, and his net in exact fractions.

Comes in: a `Settlement`. Goes out: blocks of a document: the rule of its way to settle, with
its sums; a line a player; the proof that the nets come to nothing. Where several games are
settled together, a table adds their nets up.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import partial

from marque.games.corbillon import MARQUES_A_JETON, Corbillon
from marque.games.names import key
from marque.games.settle import Account, Points, Settlement
from marque.language.words import NO_BREAK_SPACE
from marque.views.document import Block, Column, Fact, Facts, Line, Piece, Row, Table, Text
from marque.views.figures import added, one_coin, signed, signed_money
from marque.views.frame import Frame
from marque.views.players import Labels, fitted
from marque.views.safe import safe


def game_id(game: str) -> str:
    """A game's id, fit to be shown."""
    return safe(game, 40)


def account_blocks(
    settlement: Settlement,
    frame: Frame,
    *,
    formula: str = "",
    corbillon: Corbillon | None = None,
    money: bool = True,
) -> Iterator[Block]:
    """The account of one game.

    formula, corbillon: as `settlement_view` has them; money: whether the game is paid by
    itself, so that its whole coins stand beside the nets.
    """
    rules = [*_rules(settlement, formula, corbillon, frame), *_money_rule(settlement, frame)]
    yield Line(" ".join(rules))
    currency = settlement.currency if money else None
    build = partial(_account_table, settlement, currency, frame)
    yield fitted(build, _names(settlement), frame)
    yield _proof([_points(one).net for one in settlement.accounts], frame)


def together_blocks(settlement: Settlement, frame: Frame) -> Iterator[Block]:
    """The nets of several games, added up: in coins where their points differ in value."""
    currency = settlement.currency
    rule = frame.phrases.say("settlement", "how-together")
    if currency is not None and _in_coins(settlement):
        coin = one_coin(currency, frame)
        rule = frame.phrases.say("settlement", "how-together-money", coin=coin)
    yield Line(" ".join((rule, *_money_rule(settlement, frame))))
    yield fitted(partial(_sum_table, settlement, frame), _names(settlement), frame)
    in_coins = _in_coins(settlement)
    yield _proof([_net(one, in_coins=in_coins) for one in settlement.accounts], frame)


def _names(settlement: Settlement) -> list[str]:
    return [one.name for one in settlement.accounts]


def _rules(
    settlement: Settlement, formula: str, corbillon: Corbillon | None, frame: Frame
) -> Iterator[str]:
    """How the net comes about, with the sums that are the same for all."""
    say = frame.phrases.say
    pertes = [one.perte for one in settlement.accounts]
    count = _sharers(settlement)
    if formula:
        yield say("settlement", "how-formula", formula=formula, total=max(pertes))
    if corbillon is not None:
        basket, purses = corbillon.basket, len(corbillon.purses)
        each = Fraction(basket, purses)
        yield say("settlement", "basket-share", basket=basket, count=purses, share=each)
    yield say(
        "settlement",
        f"how-{settlement.way}",
        sum=added(pertes[:count], frame),
        total=sum(pertes),
        count=count,
        share=_points(settlement.accounts[0]).gain,
        jeton=MARQUES_A_JETON,
    )
    if settlement.carries:
        games = frame.phrases.listed(map(game_id, settlement.carries))
        yield say("settlement", "how-carried", games=games)


def _money_rule(settlement: Settlement, frame: Frame) -> Iterator[str]:
    if settlement.stake is not None and settlement.currency is not None:
        stake = frame.phrases.money(settlement.stake, settlement.currency)
        product = NO_BREAK_SPACE.join((frame.phrases.say("settlement", "net"), "×", stake))
        yield frame.phrases.say("settlement", "how-money", product=product)


def _sharers(settlement: Settlement) -> int:
    """How many share alike in a pot: who left an earlier game comes last and has no share."""
    share = _points(settlement.accounts[0]).gain
    return sum(_points(one).gain == share for one in settlement.accounts)


def _account_table(
    settlement: Settlement, currency: str | None, frame: Frame, names: Labels
) -> Table:
    """A line a player: gain, loss, what he carries, net, money."""
    say, number = frame.phrases.say, frame.phrases.number
    carried = any(_points(one).carried for one in settlement.accounts)
    columns = (
        Column(say("settlement", "player")),
        Column(say("settlement", f"gain-{settlement.way}"), "right"),
        Column(say("settlement", f"loss-{settlement.way}", count=_sharers(settlement)), "right"),
        *([Column(say("settlement", "carried"), "right")] if carried else []),
        Column(say("settlement", "net"), "right"),
        *_money_column(currency),
    )
    rows = []
    for one in settlement.accounts:
        points = _points(one)
        cells = [names[one.name], number(points.gain), number(points.loss)]
        cells += [signed(points.carried, frame)] if carried else []
        cells.append(signed(points.net, frame))
        rows.append(Row((*cells, *_money_cell(one, currency, frame))))
    return Table(columns, tuple(rows))


def _sum_table(settlement: Settlement, frame: Frame, names: Labels) -> Table:
    """A line a player: his net in each game and in all, money."""
    parts, currency = settlement.parts or {}, settlement.currency
    in_coins = _in_coins(settlement)
    columns = (
        Column(frame.phrases.say("settlement", "player")),
        *(Column(game_id(game), "right") for game in parts),
        Column(frame.phrases.say("settlement", "net"), "right"),
        *_money_column(currency),
    )
    rows = []
    for one in settlement.accounts:
        cells = [names[one.name]]
        for part in parts.values():
            own = [other for other in part.accounts if key(other.name) == key(one.name)]
            cells.append(signed(_net(own[0], in_coins=in_coins), frame) if own else "")
        cells.append(signed(_net(one, in_coins=in_coins), frame))
        rows.append(Row((*cells, *_money_cell(one, currency, frame))))
    return Table(columns, tuple(rows))


def _money_column(currency: str | None) -> Iterator[Column]:
    """The last column, where there is money."""
    if currency is not None:
        yield Column(currency, "right")


def _money_cell(account: Account, currency: str | None, frame: Frame) -> Iterator[Text]:
    if currency is not None:
        yield (Piece(signed_money(account.coins or 0, currency, frame), "strong"),)


def _proof(nets: list[Fraction], frame: Frame) -> Facts:
    """That the nets come to nothing."""
    say = frame.phrases.say
    proof = say("settlement", "check-nets", sum=added(nets, frame))
    return Facts((Fact(say("settlement", "check"), proof),))


def _points(account: Account) -> Points:
    assert account.points is not None, "in the account of one game the points are known"
    return account.points


def _in_coins(settlement: Settlement) -> bool:
    """Whether nets of several games can be added in coins only."""
    return any(one.points is None for one in settlement.accounts)


def _net(account: Account, *, in_coins: bool) -> Fraction:
    """A net, exact."""
    return (account.exact or Fraction(0)) if in_coins else _points(account).net
