"""The help pages, and what `marque` alone says.

Comes in: the run's context, and the command that is asked about. Goes out: text, in the
user's language and no wider than his terminal. The words stand in `language.commands`. A
help page must come at once, so it is laid out here by `textwrap`, without Rich.
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Callable, Iterator, Sequence
from itertools import count
from typing import Any

from marque.cli.context import Context
from marque.cli.everywhere import Everywhere
from marque.language.words import NO_BREAK_SPACE, Phrases
from marque.views.document import (
    Block,
    Document,
    Fact,
    Facts,
    Gap,
    Heading,
    Line,
    Title,
    spaced,
    unstyled,
)
from marque.views.frame import Frame
from marque.views.render import render
from marque.views.safe import fold

INDENT = "  "
# Stands for a space at which no line is broken; a private character.
_GLUE = "\ue000"
# Its fields bear the names of its options.
EVERYWHERE = (*(f"--{name}" for name in Everywhere._fields), "--help")


def program_help(context: Context, names: Sequence[str], completion: Sequence[str]) -> str:
    """The program's page: its commands, the options that go everywhere, how to begin.

    completion: the options by which a shell learns to complete.
    """
    say = _sayer(context.phrases)
    commands = tuple(Fact(name, say(f"{name}.line")) for name in names)
    page: list[Block] = [
        Title(say("program.about")),
        Gap(),
        Line(_usage("program", context.phrases)),
        Heading(say("help.commands")),
        Facts(commands),
        Heading(say("help.everywhere")),
        Facts(tuple(_option("everywhere", [option], context.phrases) for option in EVERYWHERE)),
        Heading(say("help.completion")),
        Facts(tuple(_option("program", [option], context.phrases) for option in completion)),
        Heading(say("help.begin")),
        Line(_typed(say("begin.example"))),
        Line(say("help.more")),
    ]
    return _laid_out(tuple(page), context.frame)


def command_help(context: Context, command: Any) -> str:
    """The page of one command: Typer's, of which the name and the options are read."""
    phrases, name = context.phrases, command.name
    say = _sayer(phrases)
    page: list[Block] = [Line(_usage(name, phrases)), Gap(), Line(say(f"{name}.about"))]
    arguments = [
        Fact(say(f"{key}.name"), say(key)) for key in _numbered(f"{name}.argument", phrases)
    ]
    options = [_option(name, param.opts, phrases) for param in command.params]
    for heading, facts in (("arguments", arguments), ("options", options)):
        if facts:
            page += [Heading(say(f"help.{heading}")), Facts(tuple(facts))]
    page += [Gap(), Line(say("help.also")), Heading(say("help.examples"))]
    page.append(
        Facts(
            tuple(
                Fact(say(f"{key}.about"), _typed(say(key)))
                for key in _numbered(f"{name}.example", phrases)
            )
        )
    )
    if phrases.has("commands", f"{name}.file"):
        page.append(Heading(say(f"{name}.file.about")))
        page += [Line(line) for line in _typed(say(f"{name}.file")).splitlines()]
    return _laid_out(tuple(page), context.frame)


def first_screen(context: Context) -> str:
    """What to do next, in three lines; the last is a dispute that works."""
    from marque.cli.open_game import open_game

    game = open_game(context)
    going_on = game is not None and not game.finished
    keys = ("open" if going_on else "game", "help")
    name = game.id if game is not None else ""
    lines = [Line(context.phrases.say("commands", f"begin.{key}", game=name)) for key in keys]
    example = _typed(context.phrases.say("commands", "begin.example"))
    return _laid_out((*lines, Line(example)), context.frame)


# The words.


def _sayer(phrases: Phrases) -> Callable[[str], str]:
    return lambda key: phrases.say("commands", key)


def _typed(text: str) -> str:
    """What a user types, without the backticks that keep it as it is."""
    return text.strip("`")


def _usage(name: str, phrases: Phrases) -> str:
    word, usage = (phrases.say("commands", key) for key in ("help.usage", f"{name}.usage"))
    return f"{word}{phrases.colon}{_typed(usage)}"


def _option(command: str, names: Sequence[str], phrases: Phrases) -> Fact:
    """One option: how it is typed, with the name of its value, and what it does."""
    short_first = sorted(names, key=len)
    name = short_first[-1].lstrip("-")
    label = ", ".join(short_first)
    if phrases.has("commands", f"value.{name}"):
        label += f" {phrases.say('commands', f'value.{name}')}"
    own = f"{command}.option.{name}"
    # What says something of a deal is said alike wherever a deal is typed.
    return Fact(
        label,
        phrases.say("commands", own if phrases.has("commands", own) else f"judge.option.{name}"),
    )


def _numbered(key: str, phrases: Phrases) -> Iterator[str]:
    """The keys KEY.1, KEY.2 … as far as there are texts."""
    for n in count(1):
        if not phrases.has("commands", f"{key}.{n}"):
            return
        yield f"{key}.{n}"


# The layout.


def _laid_out(page: Document, frame: Frame) -> str:
    if frame.plain:
        return render(page, frame)
    lines = (line for block in spaced(page) for line in _lines(block, frame))
    return fold("".join(f"{line}\n" for line in lines), frame.charset)


def _lines(block: Block, frame: Frame) -> Iterator[str]:
    match block:
        case Facts(facts):
            yield from _columns(
                [(_words(one.label, frame), _words(one.value, frame)) for one in facts], frame.width
            )
        case Title(text) | Heading(text):
            for line in _wrapped(_words(text, frame), frame.width):
                yield f"\x1b[1m{line}\x1b[0m" if frame.colour else line
        case Line(text):
            yield from _wrapped(_words(text, frame), frame.width)
        case _:
            yield ""


def _columns(pairs: Sequence[tuple[str, str]], width: int) -> Iterator[str]:
    """Labels and texts side by side, or one above the other where a label is too long."""
    left = max(len(label) for label, _ in pairs) + len(INDENT)
    for label, text in pairs:
        if left > width * 2 // 5:
            yield from _wrapped(label, width, INDENT)
            yield from _wrapped(text, width, INDENT * 2)
            continue
        first, *more = _wrapped(text, width, " " * (left + len(INDENT)))
        yield f"{INDENT}{label}".ljust(left + len(INDENT)) + first.lstrip(" ")
        yield from more


def _wrapped(text: str, width: int, indent: str = "") -> list[str]:
    """A text in lines; what a user types is not broken where it fits on one."""
    whole = re.sub("`[^`]*`", lambda typed: typed[0].replace(" ", _GLUE), text)
    lines = textwrap.wrap(
        whole, width, initial_indent=indent, subsequent_indent=indent, break_on_hyphens=False
    )
    return [line.replace(_GLUE, " ") for line in lines]


def _words(text: Any, frame: Frame) -> str:
    """The words in the frame's characters; folded first, for folding changes widths."""
    return fold(unstyled(text), frame.charset, frame.suit_letters, keep=NO_BREAK_SPACE)
