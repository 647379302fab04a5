"""Showing a game after a command: as JSON, or what changed and how it stands.

Comes in: a `Game` and what was done. Goes out: text on the run's output. The JSON is that
of `sheet` (contract, section 6), with the number of the entry.
"""

from __future__ import annotations

import json
from typing import Any

from marque.cli.context import Context
from marque.cli.output import unprinted
from marque.games.ecrire import EcrireState
from marque.games.ecrire_settings import EcrireSettings
from marque.games.log import rulings_ahead
from marque.games.settle import GAME, Settlement
from marque.games.state import GameState
from marque.session.book import Book, Game, settlement_of
from marque.views.document import Block, Document, Line, Title
from marque.views.frame import write
from marque.views.render import render
from marque.views.safe import safe


def show_after(context: Context, game: Game, *first: Block, entry: int | None = None) -> int:
    """Print a game after it was written; always exit status 0.

    first: what the command has to say before the state; entry: the number of the entry
    written, None for the newest. A finished game is shown whole, with its settlement. Raises
    StoreError, which says that it is recorded, where the answer can't be printed.
    """
    if context.everywhere.json:
        newest = game.entries[-1].n if game.entries else 0
        plain = game_plain(game, newest if entry is None else entry)
        text = json.dumps(plain, ensure_ascii=False) + "\n"
    else:
        state = sheet_of(game, context) if game.state.finished else state_of(game, context)
        text = render((*first, *state), context.frame)
    try:
        write(text, context.out)
    except OSError as error:
        raise unprinted(error, recorded=True) from None
    return 0


def game_plain(game: Game, entry: int | None = None) -> dict[str, Any]:
    """The game as `marque.sheet/1`."""
    from marque.views.sheet_json import sheet_plain

    return sheet_plain(game.state, game.settings, game=game.id, code=game.code.name, entry=entry)


def sheet_of(game: Game, context: Context) -> Document:
    """The whole sheet of a game, and once it is over its settlement."""
    names = {"game": game.id, "code": game.code.name}
    if isinstance(game.state, EcrireState):
        from marque.views.evening import evening_view

        document = evening_view(game.state, context.frame, **names)
    else:
        from marque.views.sheet import sheet_view

        assert not isinstance(game.settings, EcrireSettings)
        document = sheet_view(game.state, game.settings, context.frame, **names)
    settlement = settlement_of(game) if game.state.finished else None
    # Of a game of two without a stake the sheet has said all that there is.
    if settlement is None or (settlement.way == GAME and settlement.currency is None):
        return document
    return (*document, *settlement_document(settlement, context, game))


def settlement_document(settlement: Settlement, context: Context, game: Game | None) -> Document:
    """A settlement, of one game with what it is reckoned from, or of several together."""
    from marque.views.settlement import settlement_view

    formula, corbillon = "", None
    if game is not None and isinstance(game.state, EcrireState):
        corbillon = game.state.corbillon
    elif game is not None and isinstance(game.state, GameState) and game.state.settlement:
        formula = game.state.settlement.formula
        # A sum agreed at the table is no formula.
        formula = formula if " " in formula else ""
    return settlement_view(settlement, context.frame, formula=formula, corbillon=corbillon)


def state_of(game: Game, context: Context) -> Document:
    """How a game stands, in a few lines; what was ruled on the deal in progress is the last."""
    from marque.views.state_lines import state_lines

    state = state_lines(game.state, game.settings, context.frame, game=game.id)
    ahead = rulings_ahead(game.entries)
    if not ahead or game.state.next is None:
        return state
    laws = context.phrases.listed(safe(str(act.data.get("law")), 8) for act in ahead)
    return (*state, line(context, "ruled-ahead", n=ahead[0].whole("deal"), laws=laws))


def carried_line(game: Game, book: Book, context: Context) -> Document:
    """Where a game's nets are carried and settled, if another evening carries them."""
    into = book.carried_into(game)
    return () if into is None else (line(context, "carried-into", game=game.id, into=into),)


def line(context: Context, key: str, **values: Any) -> Line:
    """A line of what a command on games has to say."""
    return Line(context.phrases.say("games", key, **values))


def title(context: Context, key: str, **values: Any) -> Title:
    """The first line of what a command on games has to say."""
    return Title(context.phrases.say("games", key, **values))
