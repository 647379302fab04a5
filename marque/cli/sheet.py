"""`marque sheet [GAME…]`: the score sheet of a game, or of all games of an evening."""

from __future__ import annotations

import json
from typing import Annotated

import typer
from typer import Option

from marque.cli.context import Context
from marque.cli.evening import games_asked
from marque.cli.show_game import carried_line, game_plain, sheet_of
from marque.cli.world import book_of
from marque.views.document import Gap
from marque.views.frame import write
from marque.views.render import render


def command(
    ctx: typer.Context,
    evening: Annotated[str | None, Option("--evening")] = None,
) -> int:
    """Print score sheets."""
    context: Context = ctx.obj
    book = book_of(context)
    games = games_asked(book, ctx.args, evening, context.everywhere.game)
    if context.everywhere.json:
        for game in games:
            write(json.dumps(game_plain(game), ensure_ascii=False) + "\n", context.out)
        return 0
    for index, game in enumerate(games):
        before = (Gap(),) if index else ()
        document = (*before, *sheet_of(game, context), *carried_line(game, book, context))
        write(render(document, context.frame), context.out)
    return 0
