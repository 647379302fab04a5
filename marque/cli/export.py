"""`marque export [GAME…] FILE`: games into a file, by its ending: whole, as tables, or as pages."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Final

import typer
from typer import Option

from marque.cli.context import Context
from marque.cli.evening import games_asked
from marque.cli.files import refuse_to_overwrite, write_file
from marque.cli.show_game import line
from marque.cli.world import book_of
from marque.errors import Impossible, Place
from marque.session.book import Game, settlement_of
from marque.store.exchange import export_games
from marque.views.frame import write
from marque.views.render import render

# What a file's ending may be, and so what is written into it.
WHOLE, TABLE, PICTURE = ".json", ".csv", ".svg"
PAGES: Final = (".html", ".md", ".txt")
ENDINGS: Final = (WHOLE, TABLE, *PAGES, PICTURE)


def command(
    ctx: typer.Context,
    evening: Annotated[str | None, Option("--evening")] = None,
    table: Annotated[str | None, Option("--table")] = None,
    yes: Annotated[bool, Option("--yes")] = False,
) -> int:
    """Write games into a file, the last argument."""
    context: Context = ctx.obj
    if not ctx.args:
        raise Impossible("usage", Place("command", ""), reason="no-file")
    *names, file = ctx.args
    path = Path(file)
    ending = path.suffix.lower()
    if ending not in ENDINGS:
        place = Place("command", file[:80])
        raise Impossible("usage", place, reason="file-ending", given=path.suffix, allowed=ENDINGS)
    if table is not None and ending != TABLE:
        place = Place("command", file[:80])
        raise Impossible("usage", place, reason="goes-with", option="--table", right=TABLE)
    refuse_to_overwrite(path, file, yes=yes)
    book = book_of(context)
    games = games_asked(book, names, evening, context.everywhere.game)
    if ending == TABLE:
        data = _table(games, table)
    elif ending != WHOLE:
        from marque.cli.export_page import written

        data = written(ending, games, book, context, evening).encode()
    else:
        data = export_games(book.store.read(game.id) for game in games)
    write_file(path, data)
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


def _table(games: Sequence[Game], asked: str | None) -> bytes:
    """The table asked for, else tours where all games are written piquet, else deals.

    What isn't settled yet has no settlement there, as in the JSON of `sheet`.
    """
    from marque.views.table_csv import COLUMNS, DEALS, TOURS, Kept, table_csv

    written = all(game.kind == "ecrire" for game in games)
    table = asked or (TOURS if written else DEALS)
    if table not in COLUMNS:
        place, allowed = Place("--table", table[:80]), tuple(COLUMNS)
        raise Impossible("bad-setting", place, setting="table", value=table, allowed=allowed)
    if table == TOURS and not written:
        place, option = Place("command", table), f"--table {TOURS}"
        raise Impossible("usage", place, reason="other-kind", option=option, kind="ecrire")
    return table_csv(
        table,
        (
            Kept(game.id, game.state, settlement_of(game) if game.state.finished else None)
            for game in games
        ),
    )
