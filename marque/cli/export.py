"""`marque export [GAME…] FILE`: games whole, in a file that `import` reads."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Annotated, Final

import typer
from typer import Option

from marque.cli.context import Context
from marque.cli.evening import games_asked
from marque.cli.show_game import line
from marque.cli.world import book_of
from marque.errors import Impossible, Place
from marque.store.exchange import export_games
from marque.store.files import typed
from marque.views.document import render
from marque.views.frame import write

# What a file's ending may be, and so what is written into it.
ENDINGS: Final = (".json",)


def command(
    ctx: typer.Context,
    evening: Annotated[str | None, Option("--evening")] = None,
    yes: Annotated[bool, Option("--yes")] = False,
) -> int:
    """Write games into a file, the last argument."""
    context: Context = ctx.obj
    if not ctx.args:
        raise Impossible("usage", Place("command", ""), reason="no-file")
    *names, file = ctx.args
    path = Path(file)
    if path.suffix not in ENDINGS:
        place = Place("command", file[:80])
        raise Impossible("usage", place, reason="file-ending", given=path.suffix, allowed=ENDINGS)
    if path.exists() and not yes:
        raise Impossible("questioned", Place("command", file[:80]), reason="file-there")
    book = book_of(context)
    games = games_asked(book, names, evening, context.everywhere.game)
    data = export_games(book.store.read(game.id) for game in games)
    _write_file(path, data)
    if context.everywhere.json:
        plain = {
            "schema": "marque.exported/1",
            "file": str(path),
            "games": [game.id for game in games],
        }
        write(json.dumps(plain, ensure_ascii=False) + "\n", context.out)
        return 0
    text = line(context, "exported", count=len(games), file=f"`{path}`")
    write(render((text,), context.frame), context.out)
    return 0


def _write_file(path: Path, data: bytes) -> None:
    """Write a user's file; on the medium when this returns. Raises StoreError."""
    with typed(path), path.open("wb") as stream:
        stream.write(data)
        stream.flush()
        os.fsync(stream.fileno())
