"""Showing a game after a command: as JSON, or what changed and how it stands.

Comes in: a `Game` and what was done. Goes out: text on the run's output. The JSON is that
of `sheet` (contract, section 6), with the number of the entry.
"""

from __future__ import annotations

from collections.abc import Sequence

from marque.cli.context import Context
from marque.session.book import Game, settlement_of
from marque.views.document import Block, Document, Line, render
from marque.views.frame import write


def show_after(
    context: Context, game: Game, first: Sequence[Block] = (), *, whole: bool = False
) -> int:
    """Print a game after it was read or written; always exit status 0.

    first: what the command has to say before the state; whole: the sheet, else the state
    in a few lines (the sheet all the same once the game is over).
    """
    if context.everywhere.json:
        from marque.views.sheet_json import sheet_text

        write(sheet_text(game.sheet(), settlement_of(game)), context.out)
        return 0
    document: Document = tuple(first)
    if whole or game.state.finished:
        document += sheet_document(context, game)
    else:
        document += state_document(context, game)
    write(render(document, context.frame), context.out)
    return 0


def say(context: Context, key: str, **values: object) -> Line:
    """A line of the games' vocabulary."""
    return Line(context.phrases.say("games", key, **values))
