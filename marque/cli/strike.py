"""`marque strike N`: remove a deal; its number leaves a gap."""

from __future__ import annotations

from typing import Annotated

import typer
from typer import Option

from marque.cli.amend import correct
from marque.cli.context import Context
from marque.errors import Impossible, Place
from marque.games.log import strike_of
from marque.session.book import Game, Wanted
from marque.session.recording import read_number


def command(ctx: typer.Context, yes: Annotated[bool, Option("--yes")] = False) -> int:
    """Remove a deal that stands."""
    context: Context = ctx.obj
    if len(ctx.args) != 1:
        raise Impossible("usage", Place("command", ""), reason="no-number")
    number = read_number(ctx.args[0])

    def make(game: Game) -> Wanted:
        return "strike", strike_of(game.entries, number)

    return correct(context, make, yes=yes)
