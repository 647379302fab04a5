"""`marque open GAME`: make a game the open one, for every terminal of this home."""

from __future__ import annotations

import typer

from marque.cli.context import Context
from marque.cli.show_game import line, show_after
from marque.cli.world import book_of
from marque.errors import Impossible, Place


def command(ctx: typer.Context) -> int:
    """Open a game by its id, a beginning of it, or its number in the list."""
    context: Context = ctx.obj
    asked = [*ctx.args, *([context.everywhere.game] if context.everywhere.game else [])]
    if len(asked) != 1:
        place = Place("command", asked[1] if asked else "")
        raise Impossible("usage", place, reason="arguments", given=len(asked), right=1)
    book = book_of(context)
    game = book.read(asked[0])
    book.point_at(game)
    return show_after(context, game, line(context, "opened", game=game.id))
