"""Leading through a deal at the table, step by step.

Comes in: the game on the table, and lines while a deal is being led. Goes out: questions,
what each answer adds to the count, and in the end the line that writes the deal. The steps
are `session.steps`; that no step is lost is the draft's business (`session.draft`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from marque.cards.pack import HAND_SIZE
from marque.cli.app import COMMANDS
from marque.cli.code_choice import hint_of
from marque.cli.table_screen import SHORT_NAME, Screen
from marque.errors import Impossible, MarqueError
from marque.games.log import deal_numbers
from marque.games.state import GameState
from marque.session.ahead import effects_ahead
from marque.session.book import Game
from marque.session.draft import drop_draft, read_draft
from marque.session.led import Led, can_follow, first_step, is_void, is_written
from marque.session.line import Line as TypedLine
from marque.session.line import read_line
from marque.session.steps import (
    ANSWERED,
    RECORD,
    TRICKS,
    Progress,
    trick_letters,
    tricks_left,
)
from marque.session.words import BACK, DROP, HELP, meaning
from marque.store.home import Home
from marque.views.document import Line
from marque.views.players import labels

YES: Final = ("yes", "oui", "y", "o")


class Guide:
    """Leads through the deals of a home, one at a time; led: the one that is in progress."""

    def __init__(self, screen: Screen, home: Home) -> None:
        self.screen = screen
        self.home = home
        self.led: Led | None = None
        self._met: str | None = None
        self._waits = False

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

        game: the one that is on the table now. A ruling that came or went changes what the
        deal counts. Raises StoreError, and MarqueError where the deal can't be counted so.
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
        elif led is not None:
            self.screen.show(*led.under(game, self.screen.frame))
        met, self._met = self._met, game.id
        if self.led is None and (met != game.id or self._waits):
            self._resume(game)

    def _resume(self, game: Game) -> None:
        progress = read_draft(self.home, game.id)
        if progress is None:
            return
        if _comes_back(progress, game):
            self._waits = True
            return
        self._waits = False
        led = self._leading(game, progress._replace(effects=effects_ahead(game)))
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
        """Leave a deal that can't go on; said aloud unless it has been written.

        It is kept where it goes on once what ended it is taken back.
        """
        if _comes_back(progress, game):
            self._waits = True
            return
        if not is_written(progress, game):
            written = progress.number in deal_numbers(game.entries)
            key = "written-otherwise" if written else "cannot-go-on"
            self.screen.show(Line(self.screen.say(key, n=progress.number), "warn"))
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
        if words[:1] == ["marque"]:  # as messages have it
            text = text.split(None, 1)[1] if words[1:] else ""
            words = words[1:]
        word = meaning(words[0], COMMANDS) if words else None
        goes_on = game is not None and led.goes_on(game)
        if word == "undo" and len(words) == 1 and led.rulings_since():
            return TypedLine("undo")  # the newest that was done is a ruling
        if goes_on and word in (HELP, BACK, DROP, "undo") and len(words) == 1:
            self._turn(led, word)
        elif word is not None or text.lstrip().startswith("?"):
            return read_line(text, COMMANDS, self.screen.frame.lang)
        elif not goes_on:
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
            self.screen.show(*led.back(self.screen.frame), *self._still_ruled(led.rulings_since()))
        else:
            self.led = None
            led.drop()
            self.screen.show(Line(self.screen.say("dropped", n=led.progress.number)))
            self.screen.show(*self._still_ruled(led.rulings))

    def _still_ruled(self, laws: Sequence[str]) -> Iterator[Line]:
        """That rulings stand on the deal, whatever step was taken back."""
        if laws:
            listed = self.screen.frame.phrases.listed(laws)
            yield Line(self.screen.say("still-ruled", count=len(laws), laws=listed))

    def _explain(self, led: Led) -> None:
        step = led.progress.question
        key = "answer" if step in ANSWERED else step
        self.screen.show(Line(self._said(f"more-{key}", led)), Line(self.screen.say("more")))

    def ask(self, led: Led) -> str:
        """Ask the question that is next; the words before the line."""
        step = led.progress.question
        key = f"ask-{step}" if step != RECORD or led.is_complete else "ask-open"
        if step == TRICKS and tricks_left(led.progress) < HAND_SIZE:
            key = "ask-tricks-on"  # packets are for all twelve
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


def _comes_back(progress: Progress, game: Game) -> bool:
    """Whether a deal can go on once the end of the game, or that it was void, is taken back."""
    return game.state.next is None or is_void(progress, game)
