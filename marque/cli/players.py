"""`marque players [rename A B · merge A B]`: who has played here, and by which names."""

from __future__ import annotations

import json

import typer

from marque.cli.arguments import arguments, known_action
from marque.cli.context import Context
from marque.cli.progress import progress_of
from marque.cli.show_game import line
from marque.cli.world import book_of
from marque.errors import Impossible, Place
from marque.session import archive
from marque.views.archive import players_plain, players_view
from marque.views.frame import write
from marque.views.render import render
from marque.views.safe import safe
from marque.views.terms import NAME_WIDTH

ACTIONS = {"rename": (archive.rename, "renamed"), "merge": (archive.merge, "merged")}


def command(ctx: typer.Context) -> int:
    """List the players, or do what the first argument says."""
    context: Context = ctx.obj
    book = book_of(context)
    if typed := arguments(ctx, 0, 3):
        action, *names = typed
        known_action(action, ACTIONS)
        if len(names) != 2:
            place = Place("command", action)
            raise Impossible("usage", place, reason="arguments", given=len(names), right=2)
        act, key = ACTIONS[action]
        old, new = (safe(name, NAME_WIDTH) for name in act(book, *names))
        if not context.everywhere.json:
            write(render((line(context, key, old=old, new=new),), context.frame), context.out)
            return 0
    lines = archive.player_lines(book, progress_of(context, "reading"))
    if context.everywhere.json:
        write(json.dumps(players_plain(lines), ensure_ascii=False) + "\n", context.out)
    else:
        write(render(players_view(lines, context.frame), context.frame), context.out)
    return 0
