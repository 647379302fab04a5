"""A settlement: who pays whom, and every figure that a doubter needs to redo it by hand.

Comes in: a `Settlement` of one game or of several together. Goes out: a `Document`: the
payments first; then the account (`account`) and the rounding (`rounding`). All figures are
those of `games.settle`; only sums of figures that are shown are made here.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from marque.games.corbillon import Corbillon
from marque.games.money import coins_text
from marque.games.settle import POINT, Settlement, Transfer
from marque.views.account import account_blocks, game_id, together_blocks
from marque.views.document import Block, Document, Gap, Heading, Items, Line, Piece, Title
from marque.views.frame import Frame
from marque.views.players import Labels, in_sentences
from marque.views.purses import corbillon_blocks
from marque.views.rounding import rounding_blocks


def settlement_view(
    settlement: Settlement,
    frame: Frame,
    *,
    formula: str = "",
    corbillon: Corbillon | None = None,
) -> Document:
    """The whole view; it begins with a gap, so that it can follow a sheet.

    formula: how a game of two comes to its points, as its state says it ("131 - 113 + 100");
    corbillon: the purses of an evening that is settled by the basket, to show them again.
    """
    say = frame.phrases.say
    names = in_sentences([one.name for one in settlement.accounts], frame)
    blocks: list[Block] = [Gap(), Title(_title(settlement, frame)), _stake(settlement, frame)]
    blocks += _payments(settlement, names, frame)
    if corbillon is not None:
        blocks += corbillon_blocks(corbillon, frame)
    if settlement.parts is None:
        blocks.append(Heading(say("settlement", "account")))
        blocks += account_blocks(settlement, frame, formula=formula, corbillon=corbillon)
    else:
        for game, part in settlement.parts.items():
            blocks.append(Heading(say("settlement", "account-of", game=game_id(game))))
            blocks += account_blocks(part, frame, money=False)
        blocks.append(Heading(say("settlement", "together")))
        blocks += together_blocks(settlement, frame)
    blocks += rounding_blocks(settlement, names, frame)
    return tuple(blocks)


def _title(settlement: Settlement, frame: Frame) -> str:
    if settlement.parts is None:
        return frame.phrases.say("settlement", "title")
    games = frame.phrases.listed(map(game_id, settlement.parts))
    return frame.phrases.say("settlement", "title-together", games=games)


def _stake(settlement: Settlement, frame: Frame) -> Line:
    """What a point, or a game, is worth: in all games alike, or in each."""
    parts = settlement.parts.values() if settlement.parts else (settlement,)
    stakes = [
        frame.phrases.say(
            "settlement", f"stake-{part.unit}", money=frame.phrases.money(part.stake, part.currency)
        )
        for part in parts
        if part.stake is not None and part.currency is not None
    ]
    if not stakes:
        return Line(frame.phrases.say("settlement", "no-stake"), "dim")
    return Line(frame.phrases.listed(dict.fromkeys(stakes)), "dim")


def _payments(settlement: Settlement, names: Labels, frame: Frame) -> Iterator[Block]:
    """The payments; for whoever makes or gets several, what they come to."""
    say = frame.phrases.say
    if not settlement.transfers:
        yield Line(say("settlement", "nothing"), "strong")
        return
    payments = [
        say(
            "settlement",
            "pays",
            payer=names[one.payer],
            payee=names[one.payee],
            amount=_amount(_value(one), settlement, frame),
        )
        for one in settlement.transfers
    ]
    yield Items(tuple((Piece(text, "strong"),) for text in payments))
    for name, label in names.items():
        paid = [_value(one) for one in settlement.transfers if one.payer == name]
        got = [_value(one) for one in settlement.transfers if one.payee == name]
        for said, values in (("pays-in-all", paid), ("gets-in-all", got)):
            if len(values) > 1:
                summed = " + ".join(_figure(value, settlement, frame) for value in values)
                total = _figure(sum(values, Fraction(0)), settlement, frame)
                yield Line(say("settlement", said, who=label, sum=summed, total=total))
    if len(settlement.transfers) > 1:
        yield Line(say("settlement", "fewest" if settlement.fewest else "few"), "dim")


def _value(transfer: Transfer) -> Fraction:
    """A payment in smallest coins, or in points where nothing is staked."""
    return Fraction(transfer.coins if transfer.coins is not None else transfer.points or 0)


def _figure(value: Fraction, settlement: Settlement, frame: Frame) -> str:
    """A payment's amount without its unit."""
    if settlement.currency is None:
        return frame.phrases.number(value)
    return frame.phrases.decimal(coins_text(int(value), settlement.currency))


def _amount(value: Fraction, settlement: Settlement, frame: Frame) -> str:
    if settlement.currency is None:
        unit = "points" if settlement.unit == POINT else "games"
        return frame.phrases.say("settlement", unit, count=value)
    return frame.phrases.money(coins_text(int(value), settlement.currency), settlement.currency)
