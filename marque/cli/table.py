"""`marque table`: one prompt for the whole evening.

Comes in: lines, typed at a terminal or piped in. Goes out: what the commands say, and after
each how the game stands. A line is read by `session.line` and run as a command line of the
program; only `?`, leaving, and a deal that is led step by step are the table's own. What was
written meanwhile at another terminal is shown before anything is done on top of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import Any, Final

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
from marque.errors import Impossible, MarqueError, Place, StoreError
from marque.games.log import history, next_deal_number
from marque.games.state import GameState
from marque.language.words import NO_BREAK_SPACE
from marque.session.book import Game
from marque.session.complete import complete
from marque.session.draft import read_draft
from marque.session.led import Led, begun
from marque.session.line import Line as TypedLine
from marque.session.line import read_line
from marque.session.preview import Standing, preview, preview_answer
from marque.session.steps import ANSWERED, RECORD, Progress, trick_letters, tricks_left
from marque.session.words import BACK, DROP, HELP, QUIT, meaning
from marque.views.document import Block, Gap, Heading, Items, Line
from marque.views.errors import errors_json, errors_view
from marque.views.frame import Frame, write
from marque.views.history import entry_text
from marque.views.players import labels
from marque.views.safe import fold, isolate, safe

# Commands that write into the game, and those that show how it stands themselves.
WRITING: Final = ("deal", "undo", "redo", "amend", "strike", "note", "end", "again")
SHOWING: Final = (*WRITING, "new", "open", "sheet")
# Those that are about the game that the table was told to keep to.
OF_A_GAME: Final = ("sheet", "settle", "history", "judge")
# Those that make another game the open one.
OPENING: Final = ("new", "open", "again")

# What makes a command write that only looks something up without it.
APPLYING: Final = "--apply"

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
        self.met: str | None = None
        self.leaving = False
        self.worst = DONE

    def sit(self) -> int:
        """Take lines until there are no more; 0, or of lines from a pipe the worst status."""
        self.read()
        self.show_state()
        if self.source.shown:
            self.show(Line(self.say("hint"), "dim"))
        line = ""
        while not self.leaving:
            try:
                line = self.take(self.source.ask(self.question(line)))
            except (KeyboardInterrupt, EOFError):
                self.leaving = True
        self.farewell()
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
        if came and _is_writing(line):
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
        status = run(self.arguments(line), self.context.environ, self.context.out, self.context.err)
        if status in (UNREADABLE, STORE):
            self.worst = max(self.worst, status)
            return status
        if status == DONE and line.command in OPENING:
            self.asked = None
        self.refresh()
        self.read()
        shows = line.command in SHOWING or APPLYING in line.arguments
        if status in (DONE, NO) and not shows:
            self.show_state()
        elif self.is_over:
            self.show(Line(self.say("over")))
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
            if _is_writing(line) or (self.asked is not None and line.command in OF_A_GAME):
                own += ["--game", game.id]
            if line.command == "deal" and not names & {"--as", "-f", "--file"}:
                own += ["--as", str(next_deal_number(game.entries))]
            if line.command == "judge" and not names & {"-f", "--file"}:
                own += _named(game, names)
        return [line.command, *own, *typed]

    def help(self, words: Sequence[str]) -> None:
        """What a word means, or all that the table takes."""
        command = meaning(words[0], COMMANDS) if words else None
        if command is not None and command in COMMANDS:
            self.run(TypedLine(command, ("--help",)))
            return
        keys = (f"help.{n}" for n in range(1, 8))
        self.show(Items(tuple(self.say(key) for key in keys)))

    # The game.

    def read(self) -> None:
        """The game as it stands now; what is wrong with it is said once."""
        before, self.game = self.game, None
        try:
            self.game = self.book.read(self.asked)
        except MarqueError as error:
            if before is not None or error.kind != "no-game" or self.asked is not None:
                self.report(error)

    def look(self) -> bool:
        """Read the game again, and show what came from elsewhere; whether anything did."""
        before = self.game
        self.read()
        came = list(self.came(before))
        if came:
            self.show(Gap(), *came, Gap())
            self.show_state()
        return bool(came)

    def came(self, before: Game | None) -> Iterator[Block]:
        """What has been written since, and not from here."""
        now = self.game
        if now is None:
            return
        if before is None or before.id != now.id:
            yield Line(self.say("other-game", game=now.id), "warn")
        elif before.revision != now.revision:
            known = {entry.id for entry in before.entries}
            texts = tuple(
                entry_text(change.entry, self.frame, change.about)
                for change in history(now.entries)
                if change.entry.id not in known
            )
            yield Heading(self.say("came"))
            yield Items(texts)

    @property
    def is_over(self) -> bool:
        """Whether the game on the table is finished."""
        return self.game is not None and self.game.state.finished

    # A deal step by step.

    def begin(self) -> None:
        """Begin to lead through the next deal, unless one is being led."""
        if self.led is not None:
            return
        if self.game is None:
            raise Impossible("no-game", reason="none-open")
        progress = begun(self.game)
        if progress is None:
            state = self.game.state
            raise Impossible("finished", undecided=isinstance(state, GameState) and state.undecided)
        self.led = self.leading(self.game, progress)

    def leading(self, game: Game, progress: Progress) -> Led:
        """A deal to be led, its cards in the alphabet of this table."""
        choice = self.context.everywhere.cards or "auto"
        return Led(self.book.store.home, game, progress, choice, hint_of(self.context))

    def meet(self) -> None:
        """Go on with the deal that the game was left with; leave one that can't go on."""
        game, led = self.game, self.led
        if game is None:
            return
        if led is not None and led.game.id != game.id:
            self.show(Line(self.say("left-deal", n=led.progress.number)))
            self.led = None
        elif led is not None and not led.goes_on(game):
            self.show(Line(self.say("cannot-go-on", n=led.progress.number), "warn"))
            led.drop()
            self.led = None
        if self.led is None and self.met != game.id:
            self.resume(game)
        self.met = game.id

    def resume(self, game: Game) -> None:
        """Take up the unfinished deal of a game, if it has one."""
        progress = read_draft(self.book.store.home, game.id)
        if progress is None:
            return
        led = self.leading(game, progress)
        if led.goes_on(game):
            self.show(Line(self.say("goes-on", n=progress.number), "strong"))
            self.show(*led.begin(self.frame))
            self.led = led
            return
        if not led.is_written(game):
            self.show(Line(self.say("cannot-go-on", n=progress.number), "warn"))
        led.drop()

    def take_step(self, led: Led, text: str) -> str:
        """Take an answer, or a command that comes in between."""
        first = text.split()[:1]
        word = meaning(first[0], COMMANDS) if first else None
        if word in (HELP, BACK, DROP, "undo") and len(text.split()) == 1:
            self.turn(led, word)
        elif word is not None or text.lstrip().startswith("?"):
            return self.do(read_line(text, tuple(COMMANDS), self.frame.lang), text)
        elif led.progress.question == RECORD:
            self.record(led, text.strip())
        else:
            self.show(*led.answer(text, self.frame))
        return ""

    def turn(self, led: Led, word: str | None) -> None:
        """Explain the question, go back from it, or give the deal up."""
        if word == HELP:
            self.explain(led)
        elif word == DROP or not led.back(self.frame):
            led.drop()
            self.led = None
            self.show(Line(self.say("dropped", n=led.progress.number)))

    def explain(self, led: Led) -> None:
        """All that there is to say about a question."""
        step = led.progress.question
        key = "answer" if step in ANSWERED else step
        self.show(Line(self.step_text(f"more-{key}", led.progress)), Line(self.say("more")))

    def record(self, led: Led, text: str) -> None:
        """Write the deal that has been led to its end."""
        if text and text.casefold() not in _YES:
            self.explain(led)
        elif not self.look():
            yes = ("--yes",) if text else ()
            status = self.run(TypedLine("deal", (*led.arguments, *yes)))
            if status == DONE:
                led.drop()
                self.led = None
            else:
                self.show(Line(self.say("open")))

    def step_text(self, key: str, progress: Progress) -> str:
        """A text about a step: names, letters and numbers filled in."""
        elder, younger = self.names(progress.seats)
        e, y = trick_letters(progress.seats, self.frame.lang)
        values = {"elder": elder, "younger": younger, "e": e, "y": y}
        return self.say(key, count=tricks_left(progress), n=progress.number, **values)

    # What is seen.

    def question(self, line: str) -> Question:
        """What is asked for next; line: what stands on it already."""
        self.refresh()
        try:
            self.meet()
        except MarqueError as error:
            self.report(error)
        led = self.led
        if led is not None:
            step = led.progress.question
            self.show(Line(self.step_text(f"ask-{step}", led.progress), "strong"))
            prompt = f"{led.progress.number} {self.say(f'step-{step}')}"
        else:
            prompt = self.prompt()
        prompt = fold(prompt, self.frame.charset).replace(NO_BREAK_SPACE, " ")
        shown = isolate(prompt) if self.frame.unicode else prompt
        world = world_of(self.context, self.book, self.game)
        return Question(
            f"{shown}> ",
            line,
            self.previewing(),
            lambda text: complete(text, world),
            self.show_state,
        )

    def prompt(self) -> str:
        """The number of the next deal and who sits where, elder first, as totals are typed."""
        following = None if self.game is None else self.game.state.next
        if self.game is None or following is None:
            return "marque"
        elder, younger = self.names((following.elder, following.younger))
        return f"{next_deal_number(self.game.entries)} {elder}-{younger}"

    def names(self, seats: tuple[str, str]) -> tuple[str, str]:
        """Two names, short enough for a prompt."""
        players = seats if self.game is None else self.game.players
        shown = labels(players, self.frame, _SHORT_NAME)
        return shown[seats[0]], shown[seats[1]]

    def previewing(self) -> Callable[[str], str]:
        """A function that tells what a line would mean; each text is read once."""
        frame, led = self.frame, self.led
        if led is not None:
            progress = led.progress
            return lru_cache(64)(lambda text: preview_answer(text, progress, frame))
        try:
            code = self.game.code if self.game is not None else choose_code(self.context, None).code
        except MarqueError:
            return lambda _: ""
        choice = self.context.everywhere.cards or "auto"
        standing = Standing(self.game, code, choice, hint_of(self.context), tuple(COMMANDS))
        return lru_cache(64)(lambda text: preview(text, standing, frame))

    @property
    def frame(self) -> Frame:
        """Where the table is shown, as wide as the terminal is now."""
        return self.context.frame

    def refresh(self) -> None:
        """Read the settings and measure the terminal: both can change in an evening."""
        context = self.context
        settings = read_settings(context.environ).settings
        frame = frame_of(context.everywhere, context.environ, settings, context.out)
        self.context = context._replace(settings=settings, frame=frame)

    def say(self, key: str, **values: Any) -> str:
        """A text of the table."""
        return self.frame.phrases.say("table", key, **values)

    def show(self, *blocks: Block) -> None:
        """Show something; between JSON for programs nothing is shown."""
        if not self.context.everywhere.json:
            write(laid_out(blocks, self.frame), self.context.out)

    def show_state(self) -> None:
        """How the game stands, in a few lines."""
        self.refresh()
        if self.game is None:
            self.show(Line(self.say("no-game")))
            return
        self.show(*state_of(self.game, self.context))
        if self.is_over:
            self.show(Line(self.say("over")))

    def report(self, error: MarqueError) -> None:
        """Say what is wrong, as every command does; the evening goes on."""
        is_store = any(isinstance(one, StoreError) for one in error.errors)
        self.worst = max(self.worst, STORE if is_store else UNREADABLE)
        context = self.context
        frame = frame_of(context.everywhere, context.environ, context.settings, context.err)
        if context.everywhere.json:
            write(errors_json(error, context.phrases), context.err)
        else:
            write(laid_out(errors_view(error, frame), frame), context.err)

    def farewell(self) -> None:
        """Say that nothing is lost."""
        if not self.source.shown:
            return
        if self.led is not None:
            self.show(Line(self.say("left-deal", n=self.led.progress.number)))
        self.show(Line(self.say("left")))


def _is_writing(line: TypedLine) -> bool:
    """Whether a line writes into the game, so that it must stand on what its user has seen."""
    return line.command in WRITING or APPLYING in line.arguments


def _named(game: Game, given: set[str]) -> list[str]:
    """The names of those who sit at the cards, for a ruling that has none."""
    following = game.state.next
    if following is None:
        return []
    seats = {"--elder-name": following.elder, "--younger-name": following.younger}
    return [f"{option}={name}" for option, name in seats.items() if option not in given]
