"""`marque table`: one prompt for the whole evening.

Comes in: lines, typed at a terminal or piped in. Goes out: what the commands say, and after
each how the game stands. A line is read by `session.line` and run as a command line of the
program; only `?`, leaving, and a deal that is led step by step are the table's own. What was
written meanwhile at another terminal is shown before anything is done on top of it.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final

import typer

from marque.cli.app import COMMANDS, DONE, NO, run
from marque.cli.code_choice import choose_code, hint_of
from marque.cli.completion_world import world_of
from marque.cli.context import Context
from marque.cli.table_input import Question, Source, source_of
from marque.cli.table_screen import SHORT_NAME, Screen
from marque.cli.world import book_of
from marque.errors import Impossible, MarqueError, Place, StoreError
from marque.games.log import history, next_deal_number
from marque.language.words import NO_BREAK_SPACE
from marque.session import words
from marque.session.book import Game
from marque.session.complete import complete
from marque.session.words import meaning
from marque.views.document import Block, Heading, Items, Line
from marque.views.players import labels
from marque.views.safe import fold, isolate, safe

if TYPE_CHECKING:
    from marque.cli.table_guide import Guide
    from marque.session.led import Led
    from marque.session.line import Line as TypedLine

NAMES: Final = tuple(COMMANDS)

# Commands that write into the game, and those that show how it stands themselves.
WRITING: Final = ("deal", "undo", "redo", "amend", "strike", "note", "end", "again")
SHOWING: Final = (*WRITING, "new", "open", "sheet")
# What makes a command write that only looks something up without it.
APPLYING: Final = "--apply"
# Those that are about the game that the table was told to keep to.
OF_A_GAME: Final = ("sheet", "settle", "history", "judge")
# Those that make another game the open one.
OPENING: Final = ("new", "open", "again")
HELP_LINES: Final = 7
# A command leaves its garbage to the end of the process; an evening of them must not.
COLLECTED: Final = 1_000
# Of a line that is quoted.
_QUOTED: Final = 60


def command(ctx: typer.Context) -> int:
    """Sit at the table until the user leaves."""
    gc.set_threshold(COLLECTED)
    context: Context = ctx.obj
    if ctx.args:
        place = Place("command", ctx.args[0])
        raise Impossible("usage", place, reason="arguments", given=len(ctx.args), right=0)
    return Table(context, source_of(context)).sit()


class Table:
    """The table of one run: the game on it, and the deal that is being led, if one is."""

    def __init__(self, context: Context, source: Source) -> None:
        self.screen = Screen(context)
        self.source = source
        self.book = book_of(context)
        self._guide: Guide | None = None
        self.asked = context.everywhere.game
        self.game: Game | None = None
        self.trouble = ""
        self.leaving = False

    def sit(self) -> int:
        """Take lines until there are no more; 0, or of lines from a pipe the worst status."""
        self.read()
        self.screen.show_state(self.game)
        if self.source.shown:
            self.screen.show(Line(self.screen.say("hint"), "dim"))
        line = ""
        while not self.leaving:
            try:
                line = self.take(self.source.ask(self.question(line)))
            except (KeyboardInterrupt, EOFError):
                self.leaving = True
        if not self.source.shown:
            return self.screen.worst
        self.farewell()
        return DONE

    def farewell(self) -> None:
        """Say that nothing is lost."""
        if self.led is not None:
            number = self.led.progress.number
            self.screen.show(Line(self.screen.say("left-deal", n=number)))
        self.screen.show(Line(self.screen.say("left")))

    # Lines.

    def take(self, text: str) -> str:
        """Do what a line says; what the next line is to begin with."""
        text = text.encode("utf-8", "replace").decode("utf-8").strip()
        self.screen.refresh()
        from marque.session.line import read_line

        came, led = self.look(), self.led
        try:
            if came:
                self.meet()
            if led is None:
                line: TypedLine | None = read_line(text, NAMES, self.screen.frame.lang)
            else:
                line = self.guide.take(led, self.game, text)
            if line is not None and came and _is_writing(line):
                return self.refuse(text)
            if line is not None:
                self.do(line, came=came)
        except MarqueError as error:
            self.screen.report(error)
        return ""

    def refuse(self, text: str) -> str:
        """Write nothing on top of what its user hadn't seen; the line stands there once more.

        Raises StoreError (conflict) where nobody can look and decide.
        """
        if not self.source.shown:
            raise StoreError("conflict")
        if text:
            said = self.screen.say("not-done", line=safe(text, _QUOTED))
            self.screen.show(Line(said, "warn"))
        return text

    def do(self, line: TypedLine, *, came: bool) -> None:
        """Run a command, or what the table does by itself.

        came: whether the state has just been shown, because something came from elsewhere.
        """
        match line.command:
            case words.QUIT:
                self.leaving = True
            case words.HELP:
                self.help(line.arguments)
            case words.BACK | words.DROP:
                self.screen.show(Line(self.screen.say("no-step")))
            case "" | "table":
                if not came:
                    self.screen.show_state(self.game)
            case "deal" if not line.arguments:
                self.guide.begin(self.game)
            case _:
                self.run(line)

    def run(self, line: TypedLine) -> None:
        """Run a command line of the program, and show how the game stands after it."""
        context = self.screen.context
        status = run(self.arguments(line), context.environ, context.out, context.err)
        self.screen.note_status(status)
        if status not in (DONE, NO) or "--help" in line.arguments:
            return
        if line.command in OPENING:
            self.asked = None
        self.read()
        self.screen.refresh()
        if line.command in SHOWING or APPLYING in line.arguments:
            self.screen.show_end(self.game)
        else:
            self.screen.gap()
            self.screen.show_state(self.game)

    def arguments(self, line: TypedLine) -> list[str]:
        """A line as arguments: with the table's own options, and what must not have changed."""
        everywhere, game = self.screen.context.everywhere, self.game
        own = [f"--{name}" for name in ("json", "ascii", "plain") if getattr(everywhere, name)]
        valued = {"lang": everywhere.lang, "cards": everywhere.cards}
        own += [f"--{name}={value}" for name, value in valued.items() if value is not None]
        names = {one.partition("=")[0] for one in line.arguments}
        if game is not None and "--game" not in names:
            if _is_writing(line) or (self.asked is not None and line.command in OF_A_GAME):
                own.append(f"--game={game.id}")
            if line.command == "deal" and not names & {"--as", "--file", "-f"}:
                own.append(f"--as={next_deal_number(game.entries)}")
            if line.command == "judge" and not names & {"--file", "-f"}:
                own += _names_of(game, names)
        return [line.command, *own, *line.arguments]

    def help(self, about: Sequence[str]) -> None:
        """What a word means, or all that the table takes."""
        command = meaning(about[0], NAMES) if about else None
        if command is not None and command in NAMES:
            from marque.session.line import Line as TypedLine

            self.run(TypedLine(command, ("--help",)))
            return
        lines = [f"help.{n}" for n in range(1, HELP_LINES + 1)]
        lines += ["help.keys"] if self.source.has_keys else []
        self.screen.show(Items(tuple(self.screen.say(key) for key in lines)))

    # The deal that is led.

    @property
    def guide(self) -> Guide:
        """Who leads through deals, fetched when a deal is first to be led."""
        if self._guide is None:
            from marque.cli.table_guide import Guide

            self._guide = Guide(self.screen, self.book.store.home)
        return self._guide

    @property
    def led(self) -> Led | None:
        """The deal that is being led, if one is."""
        return None if self._guide is None else self._guide.led

    def meet(self) -> None:
        """Go on with the deal that the game was left with, if there is any. Raises MarqueError."""
        if self._guide is not None or self.book.store.home.drafts.exists():
            self.guide.meet(self.game)

    # The game.

    def read(self) -> None:
        """The game as it stands now; what is wrong with it is said once."""
        try:
            self.game, self.trouble = self.book.read(self.asked), ""
        except MarqueError as error:
            self.game, before = None, self.trouble
            self.trouble = repr(error)
            none_yet = error.kind == "no-game" and self.asked is None
            if self.trouble != before and not none_yet:
                self.screen.report(error)

    def look(self) -> bool:
        """Read the game again, and show what came from elsewhere; whether anything did."""
        before = self.game
        self.read()
        came = list(self.came(before))
        if came:
            self.screen.show(*came)
            self.screen.show_state(self.game)
        return bool(came)

    def came(self, before: Game | None) -> Iterator[Block]:
        """What has been written since, and not from here."""
        from marque.views.history import entry_text

        now, say = self.game, self.screen.say
        if now is None:
            return
        if before is None or before.id != now.id:
            yield Line(say("other-game", game=now.id), "warn")
        elif before.revision != now.revision:
            known = {entry.id for entry in before.entries}
            yield Heading(say("came"))
            yield Items(
                tuple(
                    entry_text(one.entry, self.screen.frame, one.about)
                    for one in history(now.entries)
                    if one.entry.id not in known
                )
            )

    # What is asked.

    def question(self, line: str) -> Question:
        """What is asked for next; line: what stands on it already."""
        self.screen.refresh()
        try:
            self.meet()
        except MarqueError as error:
            self.screen.report(error)
        led, frame = self.led, self.screen.frame
        prompt = self.prompt() if led is None else self.guide.ask(led)
        prompt = fold(prompt, frame.charset).replace(NO_BREAK_SPACE, " ")
        players = () if self.game is None else self.game.players
        world = world_of(self.screen.context, lambda: self.book, lambda: players)
        return Question(
            f"{isolate(prompt) if frame.unicode else prompt}> ",
            line,
            self.preview(),
            lambda text: complete(text, world),
            lambda: self.screen.show_state(self.game),
        )

    def prompt(self) -> str:
        """The number of the next deal and who sits where, elder first, as totals are typed."""
        following = None if self.game is None else self.game.state.next
        if self.game is None or following is None:
            return "marque"
        shown = labels(self.game.players, self.screen.frame, SHORT_NAME)
        elder, younger = shown[following.elder], shown[following.younger]
        return f"{next_deal_number(self.game.entries)} {elder}-{younger}"

    def preview(self) -> Callable[[str], str]:
        """A function that tells what a line would mean; each text is read once."""
        context, led, game = self.screen.context, self.led, self.game
        frame = context.frame
        choice, hint = context.everywhere.cards or "auto", hint_of(context)
        try:
            code = game.code if game is not None else choose_code(context, None).code
        except MarqueError:
            return lambda _: ""

        @lru_cache(64)
        def told(text: str) -> str:
            if not text.strip():
                return ""
            # Imported at the first key: the prompt waits for nothing that it doesn't need.
            from marque.session.preview import Standing, preview, preview_answer

            if led is not None:
                return preview_answer(text, led.progress, frame)
            return preview(text, Standing(game, code, choice, hint, NAMES), frame)

        return told


def _is_writing(line: TypedLine) -> bool:
    """Whether a line writes into the game, so that it must stand on what its user has seen."""
    return line.command in WRITING or APPLYING in line.arguments


def _names_of(game: Game, given: set[str]) -> list[str]:
    """The names of those who sit at the cards, for a ruling that has none."""
    following = game.state.next
    if following is None:
        return []
    seats = {"--elder-name": following.elder, "--younger-name": following.younger}
    return [f"{option}={name}" for option, name in seats.items() if option not in given]
