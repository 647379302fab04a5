"""The table's screen: where it is shown, in which words, and what goes wrong on it.

Comes in: the run's context, blocks to show, errors. Goes out: text on the run's streams. The
terminal is measured and the settings are read anew before every question, for both can
change in an evening.
"""

from __future__ import annotations

from typing import Any, Final

from marque.cli.app import DONE, STORE, UNREADABLE, frame_of
from marque.cli.context import Context
from marque.cli.settings import read_settings
from marque.cli.show_game import state_of
from marque.errors import MarqueError, StoreError
from marque.session.book import Game
from marque.views.document import Block, Line
from marque.views.frame import Frame, write
from marque.views.render import render

# How long a name may be in a question.
SHORT_NAME: Final = 8


class Screen:
    """The screen of one run. worst: the worst exit status of what was done on it."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.worst = DONE

    @property
    def frame(self) -> Frame:
        """Where the table is shown."""
        return self.context.frame

    def refresh(self) -> None:
        """Measure the terminal and read the settings."""
        settings = read_settings(self.context.environ).settings
        frame = frame_of(self.context.everywhere, self.context.environ, settings, self.context.out)
        self.context = self.context._replace(settings=settings, frame=frame)

    def say(self, key: str, **values: Any) -> str:
        """A text of the table."""
        return self.frame.phrases.say("table", key, **values)

    def show(self, *blocks: Block) -> None:
        """Show something; a program that reads JSON is shown nothing else."""
        if not self.context.everywhere.json:
            write(render(blocks, self.frame), self.context.out)

    def gap(self) -> None:
        """Leave a line free."""
        if not self.context.everywhere.json:
            write("\n", self.context.out)

    def show_state(self, game: Game | None) -> None:
        """How a game stands, in a few lines."""
        if game is None:
            self.show(Line(self.say("no-game")))
            return
        self.show(*state_of(game, self.context))
        self.show_end(game)

    def show_end(self, game: Game | None) -> None:
        """Once a game is over, what can be done next."""
        if game is not None and game.state.finished:
            self.show(Line(self.say("over")))

    def report(self, error: MarqueError) -> None:
        """Say what is wrong, as every command does; the evening goes on."""
        from marque.views.errors import errors_json, errors_view

        is_store = any(isinstance(one, StoreError) for one in error.errors)
        self.note_status(STORE if is_store else UNREADABLE)
        context = self.context
        frame = frame_of(context.everywhere, context.environ, context.settings, context.err)
        if context.everywhere.json:
            write(errors_json(error, context.phrases), context.err)
        else:
            write(render(errors_view(error, frame), frame), context.err)

    def note_status(self, status: int) -> None:
        """Remember that something went wrong; a ruling that says no is nothing wrong."""
        if status in (UNREADABLE, STORE):
            self.worst = max(self.worst, status)
