"""`marque undo [N]`: take back the newest entry that stands, or several."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import typer
from typer import Option

from marque.cli.arguments import arguments
from marque.cli.context import Context
from marque.cli.show_game import line, show_after
from marque.cli.world import book_of
from marque.errors import Place
from marque.games.log import history, redo_of, undo_of
from marque.session.book import Game, Wanted
from marque.session.recording import read_number
from marque.views.document import Block


def command(ctx: typer.Context, yes: Annotated[bool, Option("--yes")] = False) -> int:
    """Take back the newest entries of the game that still stand."""
    return step(ctx, "undo", yes=yes)


def step(ctx: typer.Context, kind: str, *, yes: bool = True) -> int:
    """Write as many undo or redo entries as were asked for, and name what they touched.

    yes: even where another evening carries the nets that this changes.
    """
    context: Context = ctx.obj
    typed = arguments(ctx, 0, 1)
    steps = read_number(typed[0]) if typed else 1

    book = book_of(context)

    def make(game: Game) -> Sequence[Wanted]:
        if not yes:
            book.question_carried(game, Place("game", game.id))
        make_data = undo_of if kind == "undo" else redo_of
        return [(kind, data) for data in make_data(game.entries, steps)]

    game = book.write(context.everywhere.game, make)
    return show_after(context, game, *named(context, game, steps), entry=game.entries[-1].n)


def named(context: Context, game: Game, steps: int) -> list[Block]:
    """What each of the last entries took back or put back, by name."""
    from marque.views.history import entry_text

    return [
        line(context, change.entry.kind, what=entry_text(change.about, context.frame))
        for change in history(game.entries)[-steps:]
        if change.about is not None
    ]
