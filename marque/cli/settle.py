"""`marque settle [GAME…]`: who pays whom, with the arithmetic."""

from __future__ import annotations

import json
from typing import Annotated

import typer
from typer import Option

from marque.cli.context import Context
from marque.cli.evening import games_asked
from marque.cli.show_game import settlement_document
from marque.cli.world import book_of
from marque.errors import Impossible, MarqueError, Place, raise_all
from marque.games.settle import Settlement, together
from marque.session.book import Game, settlement_of
from marque.views.document import render
from marque.views.frame import write


def command(
    ctx: typer.Context,
    evening: Annotated[str | None, Option("--evening")] = None,
) -> int:
    """Settle one game, or several together."""
    context: Context = ctx.obj
    games = games_asked(book_of(context), ctx.args, evening, context.everywhere.game)
    settlement = _settled(games)
    if context.everywhere.json:
        from marque.views.sheet_json import settlement_plain

        write(json.dumps(settlement_plain(settlement), ensure_ascii=False) + "\n", context.out)
        return 0
    document = settlement_document(settlement, context, games[0] if len(games) == 1 else None)
    write(render(document, context.frame), context.out)
    return 0


def _settled(games: list[Game]) -> Settlement:
    """The settlement of the games; refused for one that has nothing to settle yet."""
    found = {}
    for game in games:
        settlement = settlement_of(game)
        if settlement is None:
            raise Impossible(
                "questioned", Place("game", game.id), reason="not-settled", game=game.id
            )
        found[game.id] = settlement
    if len(found) == 1:
        return next(iter(found.values()))
    try:
        return together(found)
    except MarqueError as error:  # the same is wrong with every game that doesn't go with the first
        raise_all({repr(one): one for one in error.errors}.values())
        raise
