"""Showing a game after a command: as JSON, or what changed and how it stands.

Comes in: a `Game` and what was done. Goes out: text on the run's output. The JSON is that
of `sheet` (contract, section 6), with the number of the entry.
"""

from __future__ import annotations

import json
from typing import Any

from marque.cli.context import Context
from marque.games.ecrire import EcrireState
from marque.session.book import Game, settlement_of
from marque.views.document import Block, Document, Line, Title, render
from marque.views.frame import write


def show_after(context: Context, game: Game, *first: Block, entry: int | None = None) -> int:
    """Print a game after an entry was written; always exit status 0.

    first: what the command has to say before the state; entry: the number of the entry
    written. A finished game is shown whole, with its settlement.
    """
    if context.everywhere.json:
        write(json.dumps(game_plain(game, entry), ensure_ascii=False) + "\n", context.out)
        return 0
    state = sheet_of(game, context) if game.state.finished else state_of(game, context)
    write(render((*first, *state), context.frame), context.out)
    return 0


def game_plain(game: Game, entry: int | None = None) -> dict[str, Any]:
    """The game as `marque.sheet/1`."""
    from marque.views.sheet_json import sheet_plain

    settlement = settlement_of(game) if game.state.finished else None
    return sheet_plain(game.id, game.code.name, game.state, settlement, entry=entry)


def sheet_of(game: Game, context: Context) -> Document:
    """The whole sheet of a game, and once it is over its settlement."""
    if isinstance(game.state, EcrireState):
        from marque.views.evening import evening_view

        document = evening_view(game.state, context.frame)
    else:
        from marque.views.sheet import sheet_view

        document = sheet_view(game.state, game.settings, context.frame)
    settlement = settlement_of(game)
    if not game.state.finished or settlement is None:
        return document
    from marque.views.settlement import settlement_view

    return (*document, *settlement_view(settlement, context.frame))


def state_of(game: Game, context: Context) -> Document:
    """How a game stands, in a few lines."""
    from marque.views.state_lines import state_lines

    return state_lines(game.state, game.settings, context.frame, title=game.id)


def line(context: Context, key: str, **values: Any) -> Line:
    """A line of what a command on games has to say."""
    return Line(context.phrases.say("games", key, **values))


def title(context: Context, key: str, **values: Any) -> Title:
    """The first line of what a command on games has to say."""
    return Title(context.phrases.say("games", key, **values))
