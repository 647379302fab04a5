"""`marque games`: the games of this home, those that go on first."""

from __future__ import annotations

import json
from typing import Annotated, Final

import typer
from typer import Option

from marque.cli.arguments import arguments
from marque.cli.context import Context
from marque.cli.progress import progress_of
from marque.cli.world import book_of
from marque.session.archive import game_lines
from marque.views.archive import games_plain, games_view
from marque.views.frame import write
from marque.views.render import render

# With more rows than this a laid-out table would be waited for.
LAID_OUT: Final = 200


def command(
    ctx: typer.Context,
    every: Annotated[bool, Option("--all")] = False,
) -> int:
    """List the games."""
    context: Context = ctx.obj
    arguments(ctx, 0, 0)
    lines = game_lines(book_of(context), progress_of(context, "reading"))
    if context.everywhere.json:
        write(json.dumps(games_plain(lines), ensure_ascii=False) + "\n", context.out)
        return 0
    long = every and len(lines) > LAID_OUT
    frame = context.frame._replace(plain=True) if long else context.frame
    write(render(games_view(lines, frame, every=every), frame), context.out)
    return 0
