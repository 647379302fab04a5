"""`marque amend N …`: correct a deal; only what is named changes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Annotated

import typer
from typer import Option

from marque.cli.context import Context
from marque.cli.deal import typed_deal
from marque.cli.show_game import line, show_after
from marque.cli.world import book_of
from marque.errors import Impossible, Place
from marque.games.ecrire import EcrireState
from marque.games.ecrire_changes import Change, changes
from marque.games.log import amend_of, next_entry
from marque.session.amending import make_amendment
from marque.session.book import Book, Game, Wanted
from marque.session.recording import read_number
from marque.views.document import Block, Gap, Heading, Items
from marque.views.frame import write
from marque.views.render import render

# What moves tours about, beside changing what is written.
MOVES = ("tour", "set-aside", "state", "next")

Text = Annotated[str | None, Option()]


def command(
    ctx: typer.Context,
    elder: Text = None,
    thrown_in: Text = None,
    winner: Text = None,
    swap: Annotated[bool, Option("--swap")] = False,
    again: Annotated[bool, Option("--again")] = False,
    yes: Annotated[bool, Option("--yes")] = False,
    elder_says: Text = None,
    younger_says: Text = None,
    younger_answers: Text = None,
    elder_discard: Text = None,
    younger_discard: Text = None,
    elder_dealt: Text = None,
    younger_dealt: Text = None,
    tricks: Text = None,
    play: Text = None,
    played: Text = None,
    irregular: Annotated[bool, Option("--irregular")] = False,
) -> int:
    """Correct a deal that stands."""
    context: Context = ctx.obj
    if not ctx.args:
        raise Impossible("usage", Place("command", ""), reason="no-number")
    number = read_number(ctx.args.pop(0))
    typed = typed_deal(context, ctx)

    def make(game: Game) -> Wanted:
        parts = make_amendment(game, number, typed, swap=swap, again=again)
        return "amend", amend_of(game.entries, number, parts)

    return correct(context, make, yes=yes)


def correct(context: Context, make: Callable[[Game], Wanted], *, yes: bool) -> int:
    """Write a correction; in written piquet what it changes is shown, and asked for, first.

    make: from the game as found to the entry's kind and data.
    """
    book = book_of(context)
    shown: list[Block] = []

    def checked(game: Game) -> Sequence[Wanted]:
        wanted = make(game)
        shown[:] = shown_changes(context, book, game, wanted, yes=yes)
        return [wanted]

    game = book.write(context.everywhere.game, checked)
    from marque.views.history import entry_text

    done = line(context, "corrected", what=entry_text(game.entries[-1], context.frame))
    return show_after(context, game, done, *shown, entry=game.entries[-1].n)


def shown_changes(
    context: Context, book: Book, game: Game, wanted: Wanted, *, yes: bool
) -> list[Block]:
    """What a correction of an evening changes.

    Refused without `--yes` if it moves tours, or if another evening carries the nets of this.
    """
    if not isinstance(game.state, EcrireState):
        return []
    if not yes:
        book.question_carried(game, Place("game", game.id))
    entry = next_entry(game.entries, "trial", book.now(), *wanted)
    after = game.with_entries([*game.entries, entry]).state
    assert isinstance(after, EcrireState)
    found = changes(game.state, after)
    blocks = _list_of(found, context)
    if any(one.what in MOVES for one in found) and not yes:
        if not context.everywhere.json:
            write(render((*blocks, Gap()), context.frame), context.err)
        raise Impossible("questioned", Place("command", ""), reason="changes")
    return blocks


def _list_of(found: Sequence[Change], context: Context) -> list[Block]:
    """The changes under their heading; nothing for none."""
    if not found:
        return []
    from marque.views.changes import change_text

    texts = tuple(change_text(one, context.frame) for one in found)
    return [Heading(context.phrases.say("games", "changes")), Items(texts), Gap()]
