"""`marque note TEXT`: write a remark into the game; it changes no score."""

from __future__ import annotations

import typer

from marque.cli.context import Context
from marque.cli.show_game import line, show_after
from marque.cli.world import book_of
from marque.errors import Impossible, Place

LONGEST = 500


def command(ctx: typer.Context) -> int:
    """Write a note."""
    context: Context = ctx.obj
    text = " ".join(ctx.args).strip()
    if not text or len(text) > LONGEST:
        raise Impossible("usage", Place("command", text[:80]), reason="note", most=LONGEST)
    game = book_of(context).write(context.everywhere.game, lambda _: [("note", {"text": text})])
    return show_after(context, game, line(context, "noted"), entry=game.entries[-1].n)
