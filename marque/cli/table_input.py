"""Where the table's lines come from: an able terminal, a plain one, a pipe.

Comes in: the run's context. Goes out: a source that is asked for a line at a time, and raises
EOFError at its end, KeyboardInterrupt where the user stops it. Hands are never kept in the
history of lines; it lasts as long as the session.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from importlib import import_module
from threading import Thread
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol

from marque.cli.context import Context
from marque.session.complete import Candidate
from marque.views.frame import Frame
from marque.views.lines import in_whole_words
from marque.views.safe import cells

if TYPE_CHECKING:
    from prompt_toolkit import PromptSession
    from prompt_toolkit.completion import Completer
    from prompt_toolkit.history import History
    from prompt_toolkit.key_binding import KeyBindings
    from prompt_toolkit.output import Output

# What the first answers need and the prompt doesn't: brought while the first line is typed, so
# that nobody waits for it after Enter.
NEEDED_SOON: Final = (
    "marque.session.preview",
    "marque.views.rich_text",
    "marque.cli.judge",
    "marque.cli.deal",
    "marque.referee.believe",
    "marque.referee.unseen",
    "marque.referee.totals",
    "marque.views.attend",
    "marque.language.verdict",
    "marque.cli.law",
    "marque.laws.rule",
    "marque.language.law",
    "marque.cli.table_guide",
    "filelock",
)

# Clears the lines that have scrolled off the screen.
FORGET: Final = "\x1b[3J"


class Question(NamedTuple):
    """What is asked for.

    prompt: the text before the line; begun: what stands on the line already; preview: what a
    line would mean; complete: what may follow the text before the cursor; again: shows anew
    what belongs above the line, after the screen was cleared.
    """

    prompt: str
    begun: str
    preview: Callable[[str], str]
    complete: Callable[[str], Sequence[Candidate]]
    again: Callable[[], None]


class Source(Protocol):
    """A source of lines.

    shown: whether somebody reads the prompt; has_keys: whether Tab and Ctrl-L do something.
    """

    shown: bool
    has_keys: bool

    def ask(self, question: Question) -> str:
        """The next line. Raises EOFError at the end, KeyboardInterrupt."""


def source_of(context: Context) -> Source:
    """The source of this run: as able as the terminal is, and no more."""
    if sys.stdin is None or not sys.stdin.isatty():
        return Piped()
    seen = context.out is not None and context.out.isatty()
    dumb = sys.platform != "win32" and context.environ.get("TERM", "dumb") == "dumb"
    if not seen or dumb:
        return Typed()
    if context.frame.plain or context.everywhere.json:
        return Edited()
    return Terminal(context.frame)


class Piped:
    """Lines from a pipe or a file: nothing is asked for, only read."""

    shown = False
    has_keys = False

    def __init__(self) -> None:
        with suppress(AttributeError, ValueError):  # no stream of text: a test's, say
            sys.stdin.reconfigure(errors="replace")  # type: ignore[union-attr]

    def ask(self, question: Question) -> str:
        try:
            line = sys.stdin.readline() if sys.stdin is not None else ""
        except (OSError, ValueError):
            line = ""
        if not line:
            raise EOFError
        return line


class Typed(Piped):
    """Lines typed at a terminal that can do nothing but print."""

    shown = True

    def ask(self, question: Question) -> str:
        try:
            return input(question.prompt)
        except OSError:  # the terminal has gone
            raise EOFError from None
        except (EOFError, KeyboardInterrupt):
            sys.stdout.write("\n")
            raise


class Edited(Typed):
    """Lines typed with the system's own editing, for those who want it plain, if it has one."""

    def __init__(self) -> None:
        super().__init__()
        self._readline: Any = None
        with suppress(ImportError):
            import readline

            self._readline, self.has_keys = readline, True
            readline.set_auto_history(False)
            readline.set_completer_delims(" /|")
            readline.parse_and_bind("tab: complete")

    def ask(self, question: Question) -> str:
        if self._readline is not None:
            self._readline.set_completer(_completer(self._readline, question.complete))
            self._readline.set_startup_hook(lambda: self._readline.insert_text(question.begun))
        line = super().ask(question)
        if self._readline is not None and line and not _holds_cards(line):
            self._readline.add_history(line)
        return line


def _holds_cards(line: str) -> bool:
    """Whether a line has somebody's cards in it; how lines are read is known after the first."""
    from marque.session.line import holds_cards

    return holds_cards(line)


def _completer(
    readline: Any, complete: Callable[[str], Sequence[Candidate]]
) -> Callable[[str, int], str | None]:
    """Completion as readline asks for it: one candidate after the other, then None."""

    def candidate(text: str, n: int) -> str | None:
        found = complete(readline.get_line_buffer()[: readline.get_endidx()])
        return found[n].text if n < len(found) else None

    return candidate


class Terminal:
    """Lines typed at an able terminal: what a line means stands behind it as it is typed."""

    shown = True
    has_keys = True

    def __init__(self, frame: Frame) -> None:
        from prompt_toolkit import PromptSession
        from prompt_toolkit.filters import is_done
        from prompt_toolkit.layout.processors import AfterInput, ConditionalProcessor
        from prompt_toolkit.output import ColorDepth
        from prompt_toolkit.shortcuts import CompleteStyle

        self._question: Question | None = None
        # Dim, and not the library's grey: on a terminal of solarized shades that is the ground.
        after = AfterInput(self._preview, style="dim")
        self._session: PromptSession[str] = PromptSession(
            history=_history(),
            completer=_completer_of(self._complete),
            complete_while_typing=False,
            # Neither reserves lines for a menu nor draws one: a telephone has twelve.
            complete_style=CompleteStyle.READLINE_LIKE,
            reserve_space_for_menu=0,
            enable_suspend=True,
            key_bindings=_keys(self._again),
            input_processors=[ConditionalProcessor(after, ~is_done)],
            color_depth=ColorDepth.DEPTH_4_BIT if frame.colour else ColorDepth.DEPTH_1_BIT,
            output=_output(),
        )
        self._session.default_buffer.on_text_changed += self._bring

    def _bring(self, buffer: object) -> None:
        """Import what will be needed, beside the typing: begun at the first key, and once."""
        self._session.default_buffer.on_text_changed -= self._bring
        Thread(target=_bring_what_is_needed_soon, daemon=True).start()

    def ask(self, question: Question) -> str:
        self._question = question
        try:
            return self._session.prompt(question.prompt, default=question.begun)
        except OSError:  # the terminal has gone
            raise EOFError from None

    def _preview(self) -> str:
        if self._question is None:
            return ""
        try:
            shown = self._question.preview(self._session.default_buffer.text)
        except Exception:  # a fault of ours: no evening ends for want of a preview
            return ""
        # Between brackets, for there may be no colour to tell it from what is typed.
        line = (self._question.prompt, self._session.default_buffer.text)
        width = self._session.output.get_size().columns
        return in_whole_words(f"   ({shown})", sum(map(cells, line)), width) if shown else ""

    def _complete(self, before: str) -> Sequence[Candidate]:
        return () if self._question is None else self._question.complete(before)

    def _again(self) -> None:
        if self._question is not None:
            self._question.again()


def _bring_what_is_needed_soon() -> None:
    for name in NEEDED_SOON:
        with suppress(Exception):  # whoever needs it will be told what is wrong
            import_module(name)


def _history() -> History:
    """The lines of this session; never one with cards."""
    from prompt_toolkit.history import InMemoryHistory

    class Handless(InMemoryHistory):
        def append_string(self, string: str) -> None:
            if not _holds_cards(string):
                super().append_string(string)

    return Handless()


def _completer_of(complete: Callable[[str], Sequence[Candidate]]) -> Completer:
    from prompt_toolkit.completion import Completer, Completion

    class Words(Completer):
        def get_completions(self, document: Any, complete_event: Any) -> Iterator[Completion]:
            for one in complete(document.text_before_cursor):
                yield Completion(one.text, start_position=-one.length)

    return Words()


def _keys(again: Callable[[], None]) -> KeyBindings:
    """Ctrl-L clears the screen, with what has scrolled off it, and shows the state again."""
    from prompt_toolkit.application import run_in_terminal
    from prompt_toolkit.key_binding import KeyBindings

    keys = KeyBindings()

    @keys.add("c-l")
    def clear(event: Any) -> None:
        event.app.renderer.clear()
        event.app.output.write_raw(FORGET)
        run_in_terminal(again)

    return keys


def _output() -> Output:
    """The terminal, without asking it where the cursor is: many don't answer over a line."""
    from prompt_toolkit.output import create_output
    from prompt_toolkit.output.vt100 import Vt100_Output

    output = create_output()
    if isinstance(output, Vt100_Output):
        output.enable_cpr = False
    return output
