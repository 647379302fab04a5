"""Completion in a shell: the script that asks for it, and the answer to what it asks.

Comes in: the word begun and those before it, as Typer's scripts for bash, zsh, fish and
PowerShell hand them over in the environment. Goes out: what it may become, a candidate a
line. The scripts, their installing, and how each shell writes its question and wants its
answer are Typer's; what can stand where is `session.complete`'s, as at the table.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from marque.cli.app import COMPLETING, COMPLETION
from marque.cli.completion_world import SHELLS, world_of
from marque.cli.context import Context
from marque.cli.everywhere import split
from marque.errors import Impossible, MarqueError, Place
from marque.session.complete import candidates
from marque.views.document import Line
from marque.views.frame import write
from marque.views.render import render

if TYPE_CHECKING:
    from marque.session.book import Book

PROGRAM: Final = "marque"

# A word that means only itself in every shell: names with other characters are not offered.
_HARMLESS: Final = re.compile(r"[\w.,+@=-]+(?: [\w.,+@=-]+)*")


def answer(context: Context, instruction: str) -> str:
    """The answer to a shell's question: `complete_bash` or the like; "" where there is none."""
    typers = _typers()
    typers.completion_init()
    asked, _, shell = instruction.partition("_")
    kind = typers.shell_completion.get_completion_class(shell)
    if asked != "complete" or kind is None:
        return ""

    def completions(args: list[str], incomplete: str) -> list[Any]:
        words = _completions(context, args, incomplete, joined=shell == "bash")
        return [typers.shell_completion.CompletionItem(word) for word in words]

    asking = kind(None, {}, PROGRAM, COMPLETING)
    # How this shell asks and wants to be answered is Typer's; what there is to say is ours.
    asking.get_completions = completions
    return f"{asking.complete()}\n"


def _typers() -> Any:
    """Typer's module of completion; what it has is made for its own options, and untyped here."""
    return import_module("typer.completion")


def _completions(context: Context, args: list[str], typed: str, *, joined: bool) -> Iterable[str]:
    """What a word may become; joined: bash takes `a=b` for three words, and wants only the last."""
    cut = ""
    if joined and typed == "=" and args:
        typed = f"{args.pop()}="
    elif joined and len(args) > 1 and args[-1] == "=":
        typed = f"{args[-2]}={typed}"
        args = args[:-2]
    if joined and "=" in typed:
        cut = typed[: typed.index("=") + 1]
    for word in _found(context, _unsplit(args) if joined else args, typed):
        if _HARMLESS.fullmatch(word):
            word = word.removeprefix(cut)
            yield word.replace(" ", "\\ ") if joined else word


def _unsplit(args: Sequence[str]) -> list[str]:
    """Words of bash, where `a = b` was one."""
    words: list[str] = []
    for one in args:
        if words and (one == "=" or words[-1].endswith("=")):
            words[-1] += one
        else:
            words.append(one)
    return words


def _found(context: Context, args: Sequence[str], typed: str) -> Sequence[str]:
    """The candidates. Nothing is said of what goes wrong: somebody is typing."""
    game = split(list(args))[0].game

    def book() -> Book:
        from marque.cli.world import book_of

        return book_of(context)

    def players() -> tuple[str, ...]:
        with suppress(MarqueError):
            return book().read(game).players
        return ()

    world = world_of(context, book, players, shell=True)
    return candidates(args, typed, world)


# The script.


def command(context: Context, arguments: Sequence[str]) -> int:
    """`marque --show-completion [SHELL]` and `marque --install-completion [SHELL]`."""
    typers = _typers()
    option, given = _asked(arguments)
    shell = _shell(option, given, context.environ)
    if option == COMPLETION[1]:
        script = typers.get_completion_script(
            prog_name=PROGRAM, complete_var=COMPLETING, shell=shell
        )
        write(f"{script}\n", context.out)
        return 0
    try:
        _, path = typers.install(shell=shell, prog_name=PROGRAM, complete_var=COMPLETING)
    except OSError as error:
        from marque.store.disk import store_error

        raise store_error(error, Path(error.filename or shell)) from None
    say = context.phrases.say
    lines = [Line(say("commands", "program.installed", shell=shell, path=str(path)))]
    lines.append(Line(say("commands", "program.installed.next")))
    write(render(tuple(lines), context.frame), context.out)
    return 0


def _asked(arguments: Sequence[str]) -> tuple[str, str | None]:
    """The option and the shell that it names, None where it names none."""
    option, equals, value = arguments[0].partition("=")
    given = [value] if equals else []
    given += arguments[1:]
    if len(given) > 1:
        place = Place("command", given[1][:80])
        raise Impossible("usage", place, reason="arguments", given=len(given), right=1)
    return option, given[0] if given else None


def _shell(option: str, given: str | None, environ: Mapping[str, str]) -> str:
    """The shell that is named, else the user's own. Raises Impossible (usage, bad-value)."""
    shell = Path(environ.get("SHELL", "")).name if given is None else given
    if shell in SHELLS:
        return shell
    place = Place("command", shell[:80] or option)
    raise Impossible(
        "usage", place, reason="bad-value", option=option, given=shell[:80], allowed=SHELLS
    )
