"""Leading through a deal at the table, step by step.

Comes in: the game on the table, and lines while a deal is being led. Goes out: questions,
what each answer adds to the count, and in the end the line that writes the deal. The steps
are `session.steps`; that no step is lost is the draft's business (`session.draft`).
"""

from __future__ import annotations

from typing import Final

from marque.cli.app import COMMANDS
from marque.cli.code_choice import hint_of
from marque.cli.table_screen import Screen
from marque.errors import Impossible, MarqueError
from marque.games.state import GameState
from marque.session.book import Game
from marque.session.draft import drop_draft, read_draft
from marque.session.led import Led, can_follow, first_step, is_written
from marque.session.line import Line as TypedLine
from marque.session.line import read_line
from marque.session.steps import ANSWERED, RECORD, Progress, trick_letters, tricks_left
from marque.session.words import BACK, DROP, HELP, meaning
from marque.store.home import Home
from marque.views.document import Line
from marque.views.players import labels

YES: Final = ("yes", "oui", "y", "o")
SHORT_NAME: Final = 8


class Guide:
    """Leads through the deals of a home, one at a time; led: the one that is in progress."""

    def __init__(self, screen: Screen, home: Home) -> None:
        self.screen = screen
        self.home = home
        self.led: Led | None = None
        self._met: str | None = None

    def begin(self, game: Game | None) -> None:
        """Begin to lead through the next deal of a game, unless one is being led.

        Raises Impossible: "no-game", "finished".
        """
        if self.led is not None:
            return
        if game is None:
            raise Impossible("no-game", reason="none-open")
        progress = first_step(game)
        if progress is None:
            undecided = isinstance(game.state, GameState) and game.state.undecided
            raise Impossible("finished", undecided=undecided)
        self.led = self._leading(game, progress)
        self.led.keep()

    def meet(self, game: Game | None) -> None:
        """Go on with the deal that a game was left with, and leave one that can't go on.

        game: the one that is on the table now. Raises StoreError.
        """
        led = self.led
        if game is None:
            return
        if led is not None and led.game.id != game.id:
            self.led = None
            self.screen.show(Line(self.screen.say("left-deal", n=led.progress.number)))
        elif led is not None and not led.goes_on(game):
            self.led = None
            self._let_go(led.progress, game)
        met, self._met = self._met, game.id
        if self.led is None and met != game.id:
            self._resume(game)

    def _resume(self, game: Game) -> None:
        progress = read_draft(self.home, game.id)
        if progress is None:
            return
        led = self._leading(game, progress)
        try:
            said = led.go_on(progress, self.screen.frame)
        except MarqueError:  # a draft of another edition, or written by hand
            said = None
        if said is None or not can_follow(progress, game):
            self._let_go(progress, game)
            return
        self.screen.show(Line(self.screen.say("goes-on", n=progress.number), "strong"), *said)
        self.led = led

    def _let_go(self, progress: Progress, game: Game) -> None:
        """Forget a deal that can't go on; said aloud unless it has been written."""
        if not is_written(progress, game):
            self.screen.show(Line(self.screen.say("cannot-go-on", n=progress.number), "warn"))
        drop_draft(self.home, game.id)

    def _leading(self, game: Game, progress: Progress) -> Led:
        context = self.screen.context
        choice = context.everywhere.cards or "auto"
        return Led(self.home, game, progress, choice, hint_of(context))

    # Lines while a deal is being led.

    def take(self, led: Led, game: Game | None, text: str) -> TypedLine | None:
        """Take an answer; the command that the line is instead, or that writes the deal.

        game: as it is now; an answer to a deal that can't go on is passed over. Raises
        MarqueError for what can't be read: the question stands.
        """
        words = text.split()
        word = meaning(words[0], COMMANDS) if words else None
        if word in (HELP, BACK, DROP, "undo") and len(words) == 1:
            self._turn(led, word)
        elif word is not None or text.lstrip().startswith("?"):
            return read_line(text, COMMANDS, self.screen.frame.lang)
        elif game is None or not led.goes_on(game):
            pass
        elif led.progress.question != RECORD:
            self.screen.show(*led.answer(text, self.screen.frame))
        elif not words or text.strip().casefold() in YES:
            return TypedLine("deal", (*led.arguments, *(["--yes"] if words else [])))
        else:
            self._explain(led)
        return None

    def _turn(self, led: Led, word: str | None) -> None:
        """Explain the question, go back from it, or give the deal up."""
        if word == HELP:
            self._explain(led)
        elif word != DROP and led.progress.answers:
            self.screen.show(*led.back(self.screen.frame))
        else:
            self.led = None
            led.drop()
            self.screen.show(Line(self.screen.say("dropped", n=led.progress.number)))

    def _explain(self, led: Led) -> None:
        step = led.progress.question
        key = "answer" if step in ANSWERED else step
        self.screen.show(Line(self._said(f"more-{key}", led)), Line(self.screen.say("more")))

    def ask(self, led: Led) -> str:
        """Ask the question that is next; the words before the line."""
        step = led.progress.question
        key = f"ask-{step}" if step != RECORD or led.is_complete else "ask-open"
        self.screen.show(Line(self._said(key, led), "strong"))
        return f"{led.progress.number} {self.screen.say(f'step-{step}')}"

    def _said(self, key: str, led: Led) -> str:
        """A text about a step, with the names and the letters of those at the cards."""
        seats, frame = led.progress.seats, self.screen.frame
        shown = labels(led.game.players, frame, SHORT_NAME)
        letters = dict(zip("ey", trick_letters(seats, frame.lang), strict=True))
        return self.screen.say(
            key,
            count=tricks_left(led.progress),
            n=led.progress.number,
            elder=shown[seats[0]],
            younger=shown[seats[1]],
            **letters,
        )
