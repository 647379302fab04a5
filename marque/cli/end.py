"""`marque end`: end a game early, by consent or because somebody leaves."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated

import typer
from typer import Option

from marque.cli.context import Context
from marque.cli.show_game import line, show_after
from marque.cli.world import book_of
from marque.errors import Impossible, Place, Unreadable
from marque.games.ecrire import EcrireState
from marque.games.log import end_of
from marque.games.names import find
from marque.session.book import Game, Wanted
from marque.views.document import Block
from marque.views.safe import safe
from marque.views.terms import NAME_WIDTH


def command(
    ctx: typer.Context,
    left: Annotated[str | None, Option()] = None,
    by_consent: Annotated[bool, Option("--by-consent")] = False,
    fine: Annotated[str | None, Option()] = None,
) -> int:
    """End the game as it stands."""
    context: Context = ctx.obj
    if (left is None) == (not by_consent) or ctx.args:
        given = ctx.args[0] if ctx.args else ""
        raise Impossible("usage", Place("command", given), reason="how-it-ends")

    def make(game: Game) -> Sequence[Wanted]:
        if game.state.finished:
            raise Impossible("finished", undecided=False)
        name = None if left is None else find(game.players, left)
        return [("end", end_of(name, _fine(fine)))]

    game = book_of(context).write(context.everywhere.game, make)
    return show_after(context, game, *_said(context, game), entry=game.entries[-1].n)


def _said(context: Context, game: Game) -> Iterator[Block]:
    """How it ended; of an evening what the law says of who leaves, and what it doesn't say."""
    left = game.entries[-1].data.get("left")
    if left is None:
        yield line(context, "ended-by-consent")
        return
    yield line(context, "ended-left", name=safe(left, NAME_WIDTH))
    if isinstance(game.state, EcrireState):
        yield line(context, "law-left")


def _fine(text: str | None) -> int | None:
    if text is None:
        return None
    digits = text.strip()
    if digits.isascii() and digits.isdigit():
        return int(digits[:9])
    raise Unreadable("bad-amount", Place("--fine", text[:80]), reason="not-a-number", given=text)
