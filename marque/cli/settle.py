"""`marque settle [GAME…]`: who pays whom, with the arithmetic."""

from __future__ import annotations

import json
from typing import Annotated

import typer
from typer import Option

from marque.cli.context import Context
from marque.cli.evening import games_asked
from marque.cli.show_game import carried_line, settlement_document
from marque.cli.world import book_of
from marque.errors import Impossible, MarqueError, Place, raise_all
from marque.games.settle import Settlement, together
from marque.games.state import GameState
from marque.session.book import Game, settlement_of
from marque.views.document import Document, Gap, Line
from marque.views.frame import write
from marque.views.render import render


def command(
    ctx: typer.Context,
    evening: Annotated[str | None, Option("--evening")] = None,
) -> int:
    """Settle one game, or several together; of an evening those that can be settled."""
    context: Context = ctx.obj
    book = book_of(context)
    games = games_asked(book, ctx.args, evening, context.everywhere.game)
    settled = {game.id: one for game in games if (one := settlement_of(game))}
    faults = [nothing_yet(game) for game in games if game.id not in settled]
    if not settled or evening is None:
        raise_all(faults)
    settlement = together_of(settled)
    missing = left_out(faults, context)
    if context.everywhere.json:
        from marque.views.sheet_json import settlement_plain

        write(json.dumps(settlement_plain(settlement), ensure_ascii=False) + "\n", context.out)
        write(render(missing, context.frame), context.err)
        return 0
    only = games[0] if len(games) == 1 else None
    document = settlement_document(settlement, context, only)
    if only is not None:
        document = (*document, *carried_line(only, book, context))
    write(render((*document, *missing), context.frame), context.out)
    return 0


def nothing_yet(game: Game) -> MarqueError:
    """Why there is nothing to settle in a game."""
    place = Place("game", game.id)
    state = game.state
    if isinstance(state, GameState) and state.undecided:
        from marque.views.outcome import undecided_deal

        deal = undecided_deal(state)
        return Impossible("questioned", place, reason="undecided", game=game.id, deal=deal)
    reason = "no-fine" if state.finished else "not-settled"
    return Impossible("questioned", place, reason=reason, game=game.id)


def left_out(faults: list[MarqueError], context: Context) -> Document:
    """The games of an evening that are left out, a line each with the reason."""
    if not faults:
        return ()
    from marque.views.errors import tell

    told = (tell(one, context.frame) for one in faults)
    lines = (Line(f"{one.message} {one.hint}", "warn") for one in told)
    return (Gap(), Line(context.phrases.say("games", "left-out", count=len(faults))), *lines)


def together_of(settled: dict[str, Settlement]) -> Settlement:
    """The settlement of one game, or of several as one."""
    if len(settled) == 1:
        return next(iter(settled.values()))
    try:
        return together(settled)
    except MarqueError as error:  # the same is wrong with every game that doesn't go with the first
        raise_all({repr(one): one for one in error.errors}.values())
        raise
