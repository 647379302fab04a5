"""`marque history`: every change of a game, with its time."""

from __future__ import annotations

import json

import typer

from marque.cli.arguments import arguments
from marque.cli.context import Context
from marque.cli.evening import games_asked
from marque.cli.world import book_of
from marque.games.log import history
from marque.views.frame import write
from marque.views.render import render


def command(ctx: typer.Context) -> int:
    """Print every entry of a game and whether it stands."""
    context: Context = ctx.obj
    names = arguments(ctx, 0, 1)
    (game,) = games_asked(book_of(context), names, None, context.everywhere.game)
    changes = history(game.entries)
    if context.everywhere.json:
        plain = {
            "schema": "marque.history/1",
            "game": game.id,
            "entries": [{**one.entry.to_dict(), "stands": one.stands} for one in changes],
        }
        write(json.dumps(plain, ensure_ascii=False) + "\n", context.out)
        return 0
    from marque.views.history import history_view

    write(render(history_view(changes, context.frame), context.frame), context.out)
    return 0
