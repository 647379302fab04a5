"""`marque table`: one prompt for the whole evening.

Comes in: lines, typed at a terminal or piped in. Goes out: what the commands say, and after
each how the game stands. A line is read by `session.line` and run as a command line of the
program; only `?`, leaving, and a deal that is led step by step are the table's own. What was
written meanwhile at another terminal is shown before anything is done on top of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import typer

from marque.cli.app import COMMANDS, DONE, NO, STORE, UNREADABLE, frame_of, run
from marque.cli.code_choice import choose_code, hint_of
from marque.cli.context import Context
from marque.cli.settings import read_settings
from marque.cli.show_game import state_of
from marque.cli.table_input import Question, Source, source_of
from marque.cli.table_screen import laid_out
from marque.cli.table_world import world_of
from marque.cli.world import book_of
from marque.errors import Impossible, MarqueError, Place
from marque.games.log import next_deal_number
from marque.language.words import NO_BREAK_SPACE
from marque.session.book import Game
from marque.session.complete import Candidate, complete
from marque.session.draft import read_draft
from marque.session.led import Led, begun
from marque.session.line import Line as TypedLine
from marque.session.line import read_line
from marque.session.preview import Standing, preview
from marque.session.steps import ANSWERED, BLANCHE, RECORD, TRICKS, trick_letters, tricks_left
from marque.session.words import BACK, DROP, HELP, QUIT, meaning
from marque.views.document import Block, Document, Gap, Heading, Items, Line
from marque.views.errors import errors_view
from marque.views.frame import Frame, write
from marque.views.history import entry_text
from marque.views.players import labels
from marque.views.safe import isolate, safe

# Commands that write into the game, and those that show how it stands themselves.
WRITING: Final = ("deal", "undo", "redo", "amend", "strike", "note", "end", "again")
SHOWING: Final = (*WRITING, "new", "open", "sheet")
# Those that are about the game that the table was told to keep to.
OF_A_GAME: Final = (*WRITING, "sheet", "settle", "history", "judge")
# Those that make another game the open one.
OPENING: Final = ("new", "open", "again")

_YES: Final = ("yes", "oui", "y", "o")
_SHORT_NAME: Final = 8


def command(ctx: typer.Context) -> int:
    """Sit at the table until the user leaves."""
    context: Context = ctx.obj
    if ctx.args:
        place = Place("command", ctx.args[0])
        raise Impossible("usage", place, reason="arguments", given=len(ctx.args), right=0)
    return Table(context, source_of(context)).sit()


class Table:
    """The table of one run: the game on it, and the deal that is being led, if one is."""

    def __init__(self, context: Context, source: Source) -> None:
        self.context = context
        self.source = source
        self.book = book_of(context)
        self.asked = context.everywhere.game
        self.game: Game | None = None
        self.led: Led | None = None
        self.leaving = False
        self.worst = DONE

    def sit(self) -> int:
        """Take lines until there are no more; 0, or of lines from a pipe the worst status."""
        self.look()
        self.show_state()
        self.resume()
        begun_line = ""
        while not self.leaving:
            try:
                begun_line = self.take(self.source.ask(self.question(begun_line)))
            except KeyboardInterrupt:
                self.leaving = True
            except EOFError:
                self.leaving = True
        self.leave()
        return DONE if self.source.shown else self.worst

    # Lines.

    def take(self, text: str) -> str:
        """Do what a line says; what the next line is to begin with."""
        self.refresh()
        try:
            if self.led is not None:
                return self.take_step(self.led, text)
            return self.do(read_line(text, tuple(COMMANDS), self.frame.lang), text)
        except MarqueError as error:
            self.report(error)
            return ""

    def do(self, line: TypedLine, text: str) -> str:
        """Run a command, or what the table does by itself."""
        if line.command == QUIT:
            self.leaving = True
            return ""
        if line.command == HELP:
            self.help(line.arguments)
            return ""
        came = self.look()
        if came and line.command in WRITING:
            said = self.say("not-done", line=safe(text, self.frame.width * 2))
            self.show(Gap(), Line(said, "warn"))
            return text.strip()
        if line.command in (BACK, DROP):
            self.show(Line(self.say("no-step")))
        elif line == TypedLine("deal"):
            self.begin()
        elif line.command in ("", "table"):
            self.show_state()
        else:
            self.run(line)
        return ""

    def run(self, line: TypedLine) -> int:
        """Run a command line of the program, and show how the game stands after it."""
        status = run(
            self.arguments(line), self.context.environ, self.context.out, self.context.err
        )
        if status in (UNREADABLE, STORE):
            self.worst = max(self.worst, status)
            return status
        if status == DONE and line.command in OPENING:
            self.asked = None
        self.refresh()
        self.read()
        if status in (DONE, NO) and line.command not in SHOWING and "--help" not in line.arguments:
            self.show(Gap())
            self.show_state()
        elif line.command in SHOWING and self.is_over:
            self.show(Gap(), Line(self.say("over")))
        return status

    def arguments(self, line: TypedLine) -> list[str]:
        """A line as arguments: with the table's own options, and what must not have changed."""
        everywhere, game = self.context.everywhere, self.game
        own = [f"--{name}" for name in ("json", "ascii", "plain") if getattr(everywhere, name)]
        for name in ("lang", "cards"):
            own += [f"--{name}", getattr(everywhere, name)] if getattr(everywhere, name) else []
        typed = list(line.arguments)
        names = {one.partition("=")[0] for one in typed}
        if game is not None and "--game" not in names:
            if line.command in (WRITING if self.asked is None else OF_A_GAME):
                own += ["--game", game.id]
            if line.command == "deal" and not names & {"--as", "-f", "--file"}:
                own += ["--as", str(next_deal_number(game.entries))]
            if line.command == "judge" and not names & {"-f", "--file"}:
                own += _named(game, names)
        return [line.command, *own, *typed]
