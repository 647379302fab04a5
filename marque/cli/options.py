"""The options of one command, looked through before Typer parses them.

Comes in: a command and the arguments typed after its name. Goes out: an error for the first
that can't stand so: one that the command hasn't got, one without its value or with an empty
one, one typed twice with two values. Typer passes over the first kind, takes the last value
of the others, and says what it refuses in English only.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import Any, Final, NamedTuple

from marque.cli.everywhere import NAMES
from marque.errors import Impossible, MarqueError, Place

_OPTION: Final = re.compile(r"--?[A-Za-z]")
_EVENING: Final = re.compile(r"[\d./-]*\d[\d./-]*|last|today", re.IGNORECASE)


class Typed(NamedTuple):
    """An option as typed: its name, the command's parameter, its value; None for what lacks."""

    name: str
    param: Any
    value: str | None


def with_values(args: Sequence[str]) -> list[str]:
    """The arguments with the value that may be left out: `--evening` alone is the last one."""
    given = []
    for argument, following in pairwise([*args, ""]):
        given.append(argument)
        if argument == "--evening" and not _EVENING.fullmatch(following):
            given.append("last")
    return given


def check_options(command: Any, args: Sequence[str]) -> None:
    """Raise Impossible (usage) for the first option that can't stand so.

    The reasons: "unknown-option" (given, nearest), "no-value" (option, command), "flag"
    (option), "given-twice" (option, first, given).
    """
    known = [option for param in command.params for option in param.opts]
    values: dict[str, str] = {}
    for name, param, value in typed_options(command, args):
        if param is None:
            raise unknown_option(name, known)
        if not takes_value(param):
            if value is not None:
                raise Impossible("usage", Place("command", name), reason="flag", option=name)
        else:
            if value is None or not value.strip():
                raise no_value(name, command.name)
            first = values.setdefault(param.name, value)
            if first != value and not param.multiple:
                place = Place("command", value)
                raise Impossible(
                    "usage", place, reason="given-twice", option=name, first=first, given=value
                )


def typed_options(command: Any, args: Sequence[str]) -> Iterator[Typed]:
    """The options among the arguments; numbers, a lone dash, what follows `--` are none."""
    params = {option: param for param in command.params for option in param.opts}
    waiting = iter(args)
    for argument in waiting:
        if argument == "--":
            return
        name, equals, value = argument.partition("=")
        param = params.get(name)
        if param is None:
            if _OPTION.match(argument) and name != "--help":
                yield Typed(name, None, None)
        elif equals:
            yield Typed(name, param, value)
        else:
            yield Typed(name, param, next(waiting, None) if takes_value(param) else None)


def takes_value(param: Any) -> bool:
    """Whether an option is followed by a value."""
    return not getattr(param, "is_flag", False)


def no_value(option: str, command: str) -> MarqueError:
    """The error for an option that lacks its value; command: whose option it is."""
    place = Place("command", option)
    return Impossible("usage", place, reason="no-value", option=option, command=command)


def unknown_option(name: str, known: Iterable[str]) -> MarqueError:
    """The error for an option that there isn't; known: those that the command has itself."""
    near = nearest(name, [*known, *NAMES])
    place = Place("command", name)
    return Impossible("usage", place, reason="unknown-option", given=name, nearest=near)


def nearest(given: str, allowed: Iterable[str]) -> tuple[str, ...]:
    """What may have been meant, the likeliest first."""
    from difflib import get_close_matches

    return tuple(get_close_matches(given[:64], list(allowed), n=3))
