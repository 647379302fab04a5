"""`marque import FILE`: bring games in that `export` or a backup has written."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Final

import typer
from typer import Option

from marque.cli.arguments import arguments
from marque.cli.context import Context
from marque.cli.files import read_bytes
from marque.cli.progress import progress_of
from marque.cli.world import book_of, now
from marque.errors import Impossible, MarqueError, Place
from marque.session.bringing import bring_in, tails_of
from marque.store.exchange import Take
from marque.views.frame import write
from marque.views.imports import imports_plain, imports_view, tails_view
from marque.views.render import render

LONGEST: Final = 1_000_000_000
TAKES: Final[tuple[Take, ...]] = ("mine", "theirs", "both")


def command(ctx: typer.Context, take: Annotated[str | None, Option()] = None) -> int:
    """Bring in the games of a file."""
    context: Context = ctx.obj
    (name,) = arguments(ctx, 1, 1)
    chosen = next((one for one in TAKES if one == take), None)
    if take is not None and chosen is None:
        place = Place("command", take[:80])
        raise Impossible(
            "usage", place, reason="bad-value", option="--take", given=take, allowed=TAKES
        )
    path = Path(name)
    book = book_of(context)
    try:
        data, tell = read_bytes(path, LONGEST), progress_of(context, "importing")
        done = bring_in(book, data, str(path), now(), chosen, tell)
    except MarqueError as error:
        tails = tails_view(list(tails_of(error)), context.frame)
        if not context.everywhere.json:
            write(render(tails, context.frame), context.err)
        raise
    if context.everywhere.json:
        write(json.dumps(imports_plain(done), ensure_ascii=False) + "\n", context.out)
    else:
        write(render(imports_view(done, context.frame), context.frame), context.out)
    return 0
