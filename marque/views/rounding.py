"""How exact amounts became whole coins: rounded down, what that left, and who got the coin.

Comes in: a `Settlement` with money. Goes out: blocks of a document; none where every amount
was whole. The rule is that of `games.money.round_together`: the largest remainders first, of
equal ones the smallest perte, then the earlier seat.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from marque.games.money import Rounded
from marque.games.settle import GAME, Settlement
from marque.views.document import Block, Column, Fact, Facts, Heading, Line, Row, Table
from marque.views.figures import money_sum, one_coin, signed, signed_money
from marque.views.frame import Frame
from marque.views.players import Labels, fitted

_FIRST = {"corbillon": "first-basket", GAME: "first-loss"}


def rounding_blocks(settlement: Settlement, names: Labels, frame: Frame) -> Iterator[Block]:
    """The rounding of each, who got what was left over, and the proof in money."""
    currency = settlement.currency
    rounded = _rounded(settlement)
    if currency is None or not any(one.remainder or one.extra for one in rounded.values()):
        return
    say = frame.phrases.say
    yield Heading(say("settlement", "rounding", coin=one_coin(currency, frame)))
    yield fitted(partial(_table, rounded, frame), rounded, frame)
    yield from _left_over(settlement, names, frame)
    for one in settlement.accounts:
        if one.rounded is None and one.coins is not None:
            money = signed_money(one.coins, currency, frame)
            yield Line(say("settlement", "fixed", who=names[one.name], money=money))
    coins = [one.coins for one in settlement.accounts if one.coins is not None]
    proof = say("settlement", "check-nets", sum=money_sum(coins, currency, frame))
    yield Facts((Fact(say("settlement", "check"), proof),))


def _rounded(settlement: Settlement) -> dict[str, Rounded]:
    return {one.name: one.rounded for one in settlement.accounts if one.rounded is not None}


def _table(rounded: dict[str, Rounded], frame: Frame, names: Labels) -> Table:
    say, number = frame.phrases.say, frame.phrases.number
    columns = (
        Column(say("settlement", "player")),
        *(Column(say("settlement", key), "right") for key in ("exact", "down", "rest", "coin")),
    )
    rows = []
    for name, one in rounded.items():
        figures = (number(one.exact), number(one.floor), number(one.remainder))
        rows.append(Row((names[name], *figures, signed(one.extra, frame) if one.extra else "")))
    return Table(columns, tuple(rows))


def _left_over(settlement: Settlement, names: Labels, frame: Frame) -> Iterator[Line]:
    """What rounding down left over, and to whom it went."""
    say = frame.phrases.say
    rounded = _rounded(settlement)
    floors = sum(one.floor for one in rounded.values())
    total = sum(one.coins for one in rounded.values())
    left = total - floors
    if not 0 < left < len(rounded):
        # Amounts that were fixed when somebody left can push it past either end.
        yield Line(say("settlement", "left-over-odd", floors=floors, total=total))
        return
    perte = {one.name: one.perte for one in settlement.accounts}
    order = sorted(rounded, key=lambda name: (-rounded[name].remainder, perte[name]))
    yield Line(
        say(
            "settlement",
            "left-over",
            count=left,
            floors=floors,
            total=total,
            first=say("settlement", _FIRST.get(settlement.way, "first-perte")),
            who=frame.phrases.listed(names[name] for name in order[:left]),
        )
    )
