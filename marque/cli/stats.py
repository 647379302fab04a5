"""`marque stats [GAME…]`: what players did over many games, and against each other."""

from __future__ import annotations

from typing import Annotated

import typer
from typer import Option

from marque.cli.context import Context
from marque.cli.evening import ids_of_evening
from marque.cli.progress import progress_of
from marque.cli.world import book_of
from marque.errors import Impossible, Place
from marque.session.book import Book
from marque.session.statistics import PERIODS, Archive, Asked, answer, archive_of, read_day
from marque.views.frame import write
from marque.views.render import render


def command(
    ctx: typer.Context,
    evening: Annotated[str | None, Option("--evening")] = None,
    since: Annotated[str | None, Option("--from")] = None,
    until: Annotated[str | None, Option("--to")] = None,
    player: Annotated[list[str] | None, Option("--player")] = None,
    by: Annotated[str | None, Option("--by")] = None,
    every: Annotated[bool, Option("--all")] = False,
) -> int:
    """Print the statistics of all games, or of those asked for."""
    context: Context = ctx.obj
    first = "" if since is None else read_day(since, "from")
    last = "" if until is None else read_day(until, "to")
    if by is not None and by not in PERIODS:
        place, allowed = Place("command", by[:80]), tuple(PERIODS)
        raise Impossible(
            "usage", place, reason="bad-value", option="--by", given=by, allowed=allowed
        )
    book = book_of(context)
    archive = archive_of(book, progress_of(context, "reading", "statistics"))
    games = _games(book, archive, ctx.args, evening, context.everywhere.game)
    found, of, unreadable, periods = answer(archive, Asked(games, first, last, player or (), by))
    if context.everywhere.json:
        from marque.views.json_text import json_line
        from marque.views.statistics_json import statistics_plain

        plain = statistics_plain(found, of=of, periods=periods, unreadable=unreadable)
        write(json_line(plain, context.frame), context.out)
        return 0
    from marque.views.statistics import statistics_view

    document = statistics_view(
        found, context.frame, of=of, periods=periods, unreadable=unreadable, every=every
    )
    write(render(document, context.frame), context.out)
    return 0


def _games(
    book: Book, archive: Archive, names: list[str], evening: str | None, option: str | None
) -> set[str] | None:
    """The ids of the games that are named, or of an evening; None where none is asked for."""
    asked: set[str] | None = None
    if named := [*names, *([option] if option is not None else [])]:
        asked = {book.find(name) for name in named}
    if evening is not None:
        of_evening = set(ids_of_evening(book, evening, archive.created))
        asked = of_evening if asked is None else asked & of_evening
    return asked
