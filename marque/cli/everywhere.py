"""The options that may stand anywhere on the line, before or after the command's name.

Comes in: the arguments as typed. Goes out: what these options say, and the arguments
without them. They are `--json --lang --ascii --plain --cards --game --help --version`
(contract, section 5); after `--` nothing is an option.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from marque.errors import Impossible, MarqueError, Place

if TYPE_CHECKING:
    from marque.cards.decide import AlphabetChoice

LANGUAGES: Final = ("fr", "en")
ALPHABETS: Final = ("fr", "en", "auto")

_FLAGS: Final = ("--json", "--ascii", "--plain", "--version")
_VALUES: Final = {"--lang": LANGUAGES, "--cards": ALPHABETS, "--game": ()}
# All of them by name; `--help` is Typer's own.
NAMES: Final = (*_FLAGS, *_VALUES, "--help")
_LONG_DASHES: Final = "–—−‐‑―"


class Everywhere(NamedTuple):
    """What was asked for every command alike; None where nothing was."""

    json: bool = False
    ascii: bool = False
    plain: bool = False
    version: bool = False
    lang: str | None = None
    cards: AlphabetChoice | None = None
    game: str | None = None


def split(arguments: list[str]) -> tuple[Everywhere, list[str], list[MarqueError]]:
    """Take the options that go with every command out of the arguments.

    The errors, of kind usage, say which value is wrong ("bad-value") or missing
    ("no-value") and which are allowed, or that there are two ("given-twice").
    """
    found: dict[str, Any] = {}
    rest: list[str] = []
    errors: list[MarqueError] = []
    waiting = iter(arguments)
    for argument in waiting:
        name, equals, value = argument.partition("=")
        if argument == "--":
            rest += [argument, *waiting]
        elif argument in _FLAGS:
            found[argument[2:]] = True
        elif name in _VALUES:
            given = value if equals else next(waiting, "")
            faults = _value_errors(name, given, found.get(name[2:]))
            errors += faults
            if not faults:
                found[name[2:]] = given
        else:
            if argument[:1] and argument[0] in _LONG_DASHES and len(argument) > 2:
                errors.append(_long_dash(argument))
            rest.append(argument)
    return Everywhere(**found), rest, errors


def _value_errors(option: str, given: str, first: str | None) -> list[MarqueError]:
    """What is wrong with a value; first: the one that the option has already, if any."""
    allowed = _VALUES[option]
    values: dict[str, Any] = {"option": option, "allowed": allowed}
    if not given.strip():
        values |= {"reason": "no-value", "command": "everywhere"}
    elif allowed and given not in allowed:
        values |= {"reason": "bad-value", "given": given}
    elif first is not None and given != first:
        values = {"option": option, "reason": "given-twice", "first": first, "given": given}
    else:
        return []
    return [Impossible("usage", Place("command", given or option), **values)]


def _long_dash(argument: str) -> MarqueError:
    """An option typed with a long dash: phones make one of two short ones."""
    right = "--" + argument.lstrip(_LONG_DASHES + "-")
    return Impossible("usage", Place("command", argument), reason="long-dash", right=right)
