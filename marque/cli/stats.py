"""`marque stats [GAME…] [FILE]`: what players did over many games, and against each other."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer
from typer import Option

from marque.cli.context import Context
from marque.cli.evening import ids_of_evening
from marque.cli.files import refuse_to_overwrite
from marque.cli.progress import progress_of
from marque.cli.world import book_of
from marque.errors import Impossible, Place
from marque.session.book import Book
from marque.session.statistics import PERIODS, Archive, Asked, answer, archive_of, read_day
from marque.views.frame import write
from marque.views.render import render
from marque.views.statistics import SHOWN

# A file with one of these endings, named last, is written.
PAGES: Final = (".html", ".md", ".txt")


def command(
    ctx: typer.Context,
    evening: Annotated[str | None, Option("--evening")] = None,
    since: Annotated[str | None, Option("--from")] = None,
    until: Annotated[str | None, Option("--to")] = None,
    player: Annotated[list[str] | None, Option("--player")] = None,
    by: Annotated[str | None, Option("--by")] = None,
    every: Annotated[bool, Option("--all")] = False,
    yes: Annotated[bool, Option("--yes")] = False,
) -> int:
    """Print the statistics of all games or of those asked for, or write them into a file."""
    context: Context = ctx.obj
    names, path = _file(ctx.args, yes=yes)
    first = "" if since is None else read_day(since, "from")
    last = "" if until is None else read_day(until, "to")
    if by is not None and by not in PERIODS:
        place, allowed = Place("command", by[:80]), tuple(PERIODS)
        raise Impossible(
            "usage", place, reason="bad-value", option="--by", given=by, allowed=allowed
        )
    book = book_of(context)
    archive = archive_of(book, progress_of(context, "reading", "statistics"))
    games = _games(book, archive, names, evening, context.everywhere.game)
    most = None if every or (context.everywhere.json and path is None) else SHOWN
    asked = Asked(games, first, last, player or (), by, most)
    if path is not None:
        from marque.cli.stats_page import write_page

        return write_page(path, archive, asked, context, every=every)
    found, of, unreadable, periods = answer(archive, asked)
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


def _file(arguments: list[str], *, yes: bool) -> tuple[list[str], Path | None]:
    """The games that are named, and the file that stands last, if one does.

    Raises Impossible (questioned, "file-there") for one that is there, unless yes; (usage,
    "goes-with") for a yes without a file.
    """
    *names, last = arguments or [""]
    path = Path(last)
    if path.suffix.lower() not in PAGES:
        if yes:
            right = f"FILE{PAGES[0]}"
            place = Place("command", "--yes")
            raise Impossible("usage", place, reason="goes-with", option="--yes", right=right)
        return arguments, None
    refuse_to_overwrite(path, last, yes=yes)
    return names, path


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
