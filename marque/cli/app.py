"""The command line: the table of commands, loaded one at a time, and the error boundary.

Comes in: arguments, environment, streams. Goes out: output and an exit status: 0 done, 1
the answer is no, 2 the input can't be read or is impossible, 3 the store can't be used.
Only the command that was named is imported; Typer parses its options.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any, Final, TextIO

import typer
from typer.core import TyperCommand, TyperGroup

from marque.cli.context import Context
from marque.cli.everywhere import Everywhere, split
from marque.cli.options import check_options, nearest, unknown_option, with_values
from marque.cli.settings import read_settings
from marque.errors import Impossible, MarqueError, Place, StoreError, raise_all
from marque.language.words import pick_language
from marque.views.frame import Frame, frame_for, write

# Every command and the module that defines it; the order is that of the help page.
COMMANDS: Final[Mapping[str, str]] = {
    "judge": "marque.cli.judge",
    "hand": "marque.cli.hand",
    "audit": "marque.cli.audit",
    "code": "marque.cli.code",
    "law": "marque.cli.law",
    "new": "marque.cli.new",
    "deal": "marque.cli.deal",
    "undo": "marque.cli.undo",
    "redo": "marque.cli.redo",
    "amend": "marque.cli.amend",
    "strike": "marque.cli.strike",
    "note": "marque.cli.note",
    "history": "marque.cli.history",
    "sheet": "marque.cli.sheet",
    "settle": "marque.cli.settle",
    "again": "marque.cli.again",
    "end": "marque.cli.end",
    "table": "marque.cli.table",
    "mark": "marque.cli.mark",
    "games": "marque.cli.games",
    "open": "marque.cli.open",
    "players": "marque.cli.players",
    "stats": "marque.cli.stats",
    "compare": "marque.cli.compare",
    "export": "marque.cli.export",
    "import": "marque.cli.import_games",
    "backup": "marque.cli.backup",
    "doctor": "marque.cli.doctor",
    "config": "marque.cli.config",
    "verify": "marque.cli.verify",
}

# What goes on although the settings can't be read: these tell what is wrong with them.
WITHOUT_SETTINGS: Final = ("config", "doctor")

# How a shell asks what a word may become, and the options by which it learns to ask.
COMPLETING: Final = "_MARQUE_COMPLETE"
COMPLETION: Final = ("--install-completion", "--show-completion")

DONE, NO, UNREADABLE, STORE, INTERRUPTED = 0, 1, 2, 3, 130


class LazyGroup(TyperGroup):
    """The program's group of commands: names from the table, modules when they are asked for."""

    def list_commands(self, ctx: Any) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        if cmd_name not in COMMANDS:
            return None
        if cmd_name not in self.commands:
            self.commands[cmd_name] = load_command(cmd_name)
        return self.commands[cmd_name]

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args[0].startswith("-"):
            raise unknown_option(args[0], ())
        if args[0] not in COMMANDS:
            near = nearest(args[0], COMMANDS)
            place = Place("command", args[0])
            raise Impossible("usage", place, reason="unknown-command", given=args[0], nearest=near)
        return super().resolve_command(ctx, args)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        from marque.cli.help import program_help

        context: Context = ctx.find_root().obj
        write(program_help(context, list(COMMANDS), COMPLETION), context.out)
        raise typer.Exit(DONE)


class FreeCommand(TyperCommand):
    """A command that takes its arguments raw: `-3` is an argument, `-` is one too."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        from marque.cli.help import command_help

        context: Context = ctx.find_root().obj
        write(command_help(context, ctx.command), context.out)
        raise typer.Exit(DONE)

    def parse_args(self, ctx: Any, args: list[str]) -> Any:
        args = with_values(args)
        check_options(self, args)
        return super().parse_args(ctx, args)


RAW: Final = {"ignore_unknown_options": True, "allow_extra_args": True}


def load_command(name: str) -> Any:
    """Import a command's module and build its Typer command."""
    import importlib

    module = importlib.import_module(COMMANDS[name])
    app = typer.Typer(add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False)
    app.command(name=name, cls=FreeCommand, context_settings=dict(RAW))(module.command)
    return typer.main.get_command(app)


def run(
    arguments: Sequence[str],
    environ: Mapping[str, str] | None = None,
    out: TextIO | None = None,
    err: TextIO | None = None,
) -> int:
    """Run one command line and return its exit status; nothing that a user did raises."""
    environ = os.environ if environ is None else environ
    out, err = out or sys.stdout, err or sys.stderr
    everywhere, rest, errors = split(list(arguments))
    found = read_settings(environ)
    frame = frame_of(everywhere, environ, found.settings, out)
    context = Context(everywhere, frame, environ, found.settings, out, err)
    if COMPLETING in environ:
        return _complete(context, environ[COMPLETING])
    if found.problem is not None and not _does_without_settings(rest):
        errors.append(found.problem)
    try:
        raise_all(errors)
        return _dispatch(context, rest)
    except MarqueError as error:
        return _report(context, error, arguments)
    except typer.TyperException as error:
        return _report(context, _usage(error))
    except (KeyboardInterrupt, EOFError, typer.Abort):
        return INTERRUPTED
    except OSError as error:
        from marque.cli.output import unprinted

        return _report(context, unprinted(error))
    except RecursionError:
        return _report(context, Impossible("usage", Place("command", ""), reason="too-deep"))
    except Exception as error:
        if environ.get("MARQUE_DEBUG"):
            raise
        return _report(context, _own_fault(error))


def _dispatch(context: Context, arguments: list[str]) -> int:
    if context.everywhere.version:
        write(_version(context), context.out)
        return DONE
    if not arguments:
        from marque.cli.help import first_screen

        write(first_screen(context), context.out)
        return DONE
    if arguments[0].partition("=")[0] in COMPLETION:
        from marque.cli.completion import command

        return command(context, arguments)
    group = LazyGroup(name="marque", rich_markup_mode=None, add_help_option=True)
    status = group.main(arguments, prog_name="marque", standalone_mode=False, obj=context)
    return status if isinstance(status, int) else DONE


def _complete(context: Context, instruction: str) -> int:
    """Answer a shell; nothing that goes wrong may stand in the middle of a line."""
    from marque.cli.completion import answer

    with suppress(Exception):
        write(answer(context, instruction), context.out)
    return DONE


def _version(context: Context) -> str:
    from marque import __version__

    if not context.everywhere.json:
        return f"marque {__version__}\n"
    from marque.views.json_text import json_line

    return json_line({"schema": "marque.version/1", "version": __version__}, context.frame)


def _does_without_settings(arguments: Sequence[str]) -> bool:
    return not arguments or "--help" in arguments or arguments[0] in WITHOUT_SETTINGS


def frame_of(
    everywhere: Everywhere,
    environ: Mapping[str, str],
    settings: Mapping[str, Any],
    out: TextIO | None,
) -> Frame:
    """The frame of an output stream as it is now: by what was asked for, set, and is there."""
    isatty = out is not None and out.isatty()
    return frame_for(
        environ,
        isatty=isatty,
        encoding=getattr(out, "encoding", None),
        columns=os.get_terminal_size().columns if isatty else 0,
        lang=pick_language(everywhere.lang, settings.get("lang"), environ),
        cards=everywhere.cards or settings.get("cards", "auto"),
        only_ascii=everywhere.ascii or settings.get("ascii") == "yes",
        plain=everywhere.plain,
        four_colour=settings.get("suits") == "four",
    )


def _usage(error: typer.TyperException) -> MarqueError:
    """What Typer refuses, as an error of our own: its words exist in English only."""
    option = getattr(error, "option_name", None)
    if option and hasattr(error, "possibilities"):  # one before the command's name
        return unknown_option(option, ())
    param = getattr(error, "param", None)
    option = option or (param.opts[0] if param is not None else "")
    return Impossible("usage", Place("command", option), reason="bad-option", option=option)


def _own_fault(error: Exception) -> MarqueError:
    return Impossible(
        "usage",
        Place("command", ""),
        reason="own-fault",
        what=f"{type(error).__name__}: {error}"[:200],
    )


def _report(context: Context, error: MarqueError, typed: Sequence[str] = ()) -> int:
    """Print what was wrong, on standard error, as text or as JSON; typed: the arguments.

    Where that can't be printed either, the status alone still says it.
    """
    from marque.views.errors import errors_json, errors_view

    if context.everywhere.json:
        text = errors_json(error, context.phrases)
    else:
        from marque.views.render import render

        frame = frame_of(context.everywhere, context.environ, context.settings, context.err)
        text = render(errors_view(error, frame, typed), frame)
    with suppress(OSError, ValueError):
        write(text, context.err)
    return STORE if any(isinstance(one, StoreError) for one in error.errors) else UNREADABLE
