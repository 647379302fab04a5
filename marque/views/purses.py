"""The corbillon: what each player holds in fiches and jetons, the basket, the debts.

Comes in: a `Corbillon`. Goes out: blocks of a document, with the sum that shows that no jeton
is missing. Ten jetons are a fiche; each player begins with sixty (the Académie-type rule book
of the 18th century, p. 192).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from marque.games.corbillon import JETONS_A_FICHE, START, Corbillon
from marque.views.document import Block, Column, Fact, Facts, Heading, Piece, Row, Table
from marque.views.figures import added
from marque.views.frame import Frame
from marque.views.players import Labels, fitted


def corbillon_blocks(corbillon: Corbillon, frame: Frame) -> Iterator[Block]:
    """The purses as a table, then the basket, and the check that no jeton is missing."""
    say = frame.phrases.say
    yield Heading(say("evening", "heading-corbillon"))
    players = tuple(corbillon.purses)
    yield fitted(partial(_table, corbillon, frame), players, frame)
    held = [*corbillon.holdings.values(), corbillon.basket]
    check = say(
        "evening",
        "basket-check",
        sum=added(held, frame),
        total=sum(held),
        count=len(players),
        start=START,
    )
    yield Facts(
        (
            Fact(say("evening", "basket"), frame.phrases.number(corbillon.basket), "strong"),
            Fact(say("evening", "check"), check),
        )
    )


def _table(corbillon: Corbillon, frame: Frame, names: Labels) -> Table:
    say, number = frame.phrases.say, frame.phrases.number
    keys = ("put", "paid", "received", "fiches", "jetons")
    columns = (
        Column(say("evening", "player")),
        *(Column(say("evening", f"column-{key}"), "right") for key in keys),
    )
    rows = []
    for name, purse in corbillon.purses.items():
        moved = (number(purse.put), number(purse.paid), number(purse.received))
        held = tuple((Piece(number(one), "strong"),) for one in _as_laid_out(purse.holding))
        rows.append(Row((names[name], *moved, *held), "" if purse.holding >= 0 else "warn"))
    return Table(columns, tuple(rows), say("evening", "purses"))


def _as_laid_out(jetons: int) -> tuple[int, int]:
    """Fiches and jetons; a debt is in jetons."""
    return divmod(jetons, JETONS_A_FICHE) if jetons > 0 else (0, jetons)
