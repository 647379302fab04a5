"""`marque backup [FOLDER]`: a copy of everything, in a new folder of its own."""

from __future__ import annotations

import json
from pathlib import Path

import typer

from marque.cli.arguments import arguments
from marque.cli.context import Context
from marque.cli.progress import progress_of
from marque.cli.show_game import line
from marque.cli.world import book_of, now
from marque.store.backup import back_up
from marque.views.frame import write
from marque.views.render import render


def command(ctx: typer.Context) -> int:
    """Copy games, players, settings and house rules into FOLDER, by default the present one."""
    context: Context = ctx.obj
    target = Path(*arguments(ctx, 0, 1))
    store = book_of(context).store
    made = back_up(store.home, target, now(), store.disk, progress_of(context, "copying"))
    if context.everywhere.json:
        plain = {"schema": "marque.backup/1", "folder": str(made.folder), "files": made.files}
        write(json.dumps(plain, ensure_ascii=False) + "\n", context.out)
        return 0
    text = line(context, "backed-up", count=made.files, folder=f"`{made.folder}`")
    write(render((text,), context.frame), context.out)
    return 0
