"""`marque again`: the same players, code and stakes once more, the deal passing on."""

from __future__ import annotations

import typer

from marque.cli.arguments import arguments
from marque.cli.context import Context
from marque.cli.show_game import line, show_after
from marque.cli.world import book_of


def command(ctx: typer.Context) -> int:
    """Begin the same game again."""
    context: Context = ctx.obj
    arguments(ctx, 0, 0)
    game = book_of(context).again(context.everywhere.game)
    return show_after(context, game, line(context, "begun", game=game.id))
