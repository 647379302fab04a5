"""A settlement: who pays whom, and every figure that a doubter needs to redo it by hand.

Comes in: a `Settlement` of one game or of several together. Goes out: a `Document`: the
payments first; then the account, the sum of what is written, share, own, net in exact
fractions; then the money, rounded down, what that left, who got the coin. All figures are
those of `games.settle`; only sums of figures that are shown are made here.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction

from marque.games.corbillon import MARQUES_A_JETON, Corbillon
from marque.games.ecrire_settings import CORBILLON
from marque.games.money import coins_text
from marque.games.settle import GAME, POINT, TOGETHER, Account, Settlement
from marque.views.document import (
    Block,
    Column,
    Document,
    Fact,
    Facts,
    Gap,
    Heading,
    Items,
    Line,
    Piece,
    Row,
    Table,
    Title,
)
from marque.views.figures import added, signed
from marque.views.frame import Frame
from marque.views.players import Labels, fitted, in_sentences, labels
from marque.views.rounding import rounding_blocks
from marque.views.safe import safe


def settlement_view(
    settlement: Settlement,
    frame: Frame,
    *,
    formula: str = "",
    corbillon: Corbillon | None = None,
) -> Document:
    """The whole view.

    formula: how a game of two comes to its points, as its state says it ("131 - 113 + 100");
    corbillon: the purses of an evening that is settled by the basket; "" and None leave
    these out. The first block is a gap, so that the view can follow a sheet.
    """
    names = in_sentences([one.name for one in settlement.accounts], frame)
    blocks: list[Block] = [Gap(), Title(_title(settlement, frame)), *_stake(settlement, frame)]
    blocks += _payments(settlement, names, frame)
    if settlement.parts is not None:
        for game, part in settlement.parts.items():
            heading = frame.phrases.say("settlement", "account-of", game=safe(game, 40))
            blocks += [Heading(heading), *_account(part, frame)]
        blocks += _together(settlement, frame)
    else:
        blocks.append(Heading(frame.phrases.say("settlement", "account")))
        blocks += _account(settlement, frame, formula=formula, corbillon=corbillon)
    blocks += rounding_blocks(settlement, names, frame)
    return tuple(blocks)
