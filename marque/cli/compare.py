"""`marque compare A B`: where two scorers' books of one game part, and whose figure stands.

Comes in: two games of this home, or files that `export` has written; before either, `NAME=`
says whose book it is. Goes out: what differs and what follows; status 1 if anything does.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import typer

from marque.cli.arguments import arguments
from marque.cli.code_choice import Choice, said_with
from marque.cli.context import Context
from marque.cli.files import read_bytes
from marque.cli.world import book_of
from marque.errors import Ambiguous, Impossible, Place
from marque.session.book import Book, opened
from marque.session.comparing import Source, compare_books
from marque.session.players import read_players
from marque.store.exchange import read_copies
from marque.store.store import GameFile
from marque.views.frame import write
from marque.views.render import render

LONGEST: Final = 1_000_000_000
ENDING: Final = ".json"
DIFFER: Final = 1


def command(ctx: typer.Context) -> int:
    """Compare two books."""
    context: Context = ctx.obj
    book = book_of(context)
    named = [_whose(text) for text in arguments(ctx, 2, 2)]
    held = [_held(book, text) for _, text in named]
    games = [
        _one(games, text, {other.id for other in others}, context.everywhere.game)
        for games, (_, text), others in zip(held, named, reversed(held), strict=True)
    ]
    aliases = read_players(book.store).aliases
    first, second = (
        Source(text, opened(game, aliases), owner)
        for game, (owner, text) in zip(games, named, strict=True)
    )
    found = compare_books(first, second)
    if context.everywhere.json:
        from marque.views.comparison_json import comparison_plain
        from marque.views.json_text import json_line

        write(json_line(comparison_plain(found, context.frame), context.frame), context.out)
    else:
        from marque.views.comparison import comparison_view

        code = said_with(context, Choice(found.books[0].code, "compared"))
        write(render(comparison_view(found, context.frame, code), context.frame), context.out)
    return 0 if found.same else DIFFER


def _whose(text: str) -> tuple[str | None, str]:
    """Whose book it is, if that is said, and the book as it is named."""
    owner, equals, name = text.partition("=")
    if not equals or _is_file(text):
        return None, text
    return owner, name


def _is_file(text: str) -> bool:
    try:
        return Path(text).is_file()
    except (OSError, ValueError):  # too long for a file's name, or no name at all
        return False


def _held(book: Book, text: str) -> list[GameFile]:
    """The games of a file, or the one game of this home."""
    if text.endswith(ENDING) or "/" in text or _is_file(text):
        return read_copies(read_bytes(Path(text), LONGEST), text)
    return [book.store.read(book.find(text))]


def _one(games: list[GameFile], text: str, others: set[str], asked: str | None) -> GameFile:
    """The game that is meant: the only one, the one asked for, or that which the other book has."""
    if not games:
        raise Impossible("no-game", Place("game", text[:80]), candidates=())
    if len(games) == 1:
        return games[0]
    for wanted in ({asked}, others):
        found = [game for game in games if game.id in wanted]
        if len(found) == 1:
            return found[0]
    raise Ambiguous(
        "ambiguous-name",
        Place("game", text[:80]),
        candidates=tuple(game.id for game in games),
    )
