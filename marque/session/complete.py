"""Completion: what can stand where the cursor is.

Comes in: the line up to the cursor, and the world as the table knows it. Goes out:
candidates for the last word. Finding them ignores case and accents, as finding a player does.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from typing import Final, NamedTuple

from marque.games.names import key
from marque.session.words import OWN, meaning, spelled

Words = Callable[[], Iterable[str]]

MOST: Final = 50

_LAST: Final = re.compile(r"[^\s/|]*\Z")
# Options that take a player's name, and those that take one of a few words.
_NAMES: Final = ("--elder", "--thrown-in", "--winner", "--left", "--dealer")
_LANGUAGES: Final = ("en", "fr")
_ALPHABETS: Final = ("auto", "en", "fr")
_GAMES: Final = ("open", "sheet", "settle", "stats", "history", "export")


class World(NamedTuple):
    """What can be completed.

    lang: in which the commands' words are; commands: their names; options, first: of a
    command its options, and the words of which one stands first; players: of the open game;
    known: everybody who has played here; codes, games, laws: their names. What isn't asked
    for is not looked up.
    """

    lang: str
    commands: Sequence[str]
    options: Callable[[str], Iterable[str]]
    first: Callable[[str], Iterable[str]]
    players: Words
    known: Words
    codes: Words
    games: Words
    laws: Words


class Candidate(NamedTuple):
    """A text that may take the place of the last characters, `length` of them."""

    text: str
    length: int


def complete(before: str, world: World) -> list[Candidate]:
    """What the last word of a line may become; nothing where there is nothing to choose from."""
    last = _LAST.search(before)
    typed = last[0] if last else ""
    earlier = before[: len(before) - len(typed)].split()
    option = typed.startswith("--")
    found = _options(earlier, world) if option else _words(earlier, typed, world)
    wanted = key(typed)
    fitting = [one for one in dict.fromkeys(found) if key(one).startswith(wanted)]
    return [Candidate(_quoted(one), len(typed)) for one in fitting[:MOST]]


def _quoted(word: str) -> str:
    """A word as it can be typed; a name with spaces keeps them between quotation marks."""
    name, equals, rest = word.partition("=")
    return f'"{name}"{equals}{rest}' if " " in name else word


def _options(earlier: Sequence[str], world: World) -> Iterable[str]:
    """Options of the command on the line, those of `deal` where it has none."""
    command = meaning(earlier[0], world.commands) if earlier else None
    if command is None:
        command = "deal"
    return () if command in OWN else world.options(command)


def _words(earlier: Sequence[str], typed: str, world: World) -> Iterable[str]:
    if not earlier:
        return _first_words(typed, world)
    before = earlier[-1]
    if before.startswith("--"):
        return _values(before, world)
    command = meaning(earlier[0], world.commands)
    if command is None or command in ("deal", "judge", "amend"):
        return _named_totals(world)
    if len(earlier) == 1 and (first := tuple(world.first(command))):
        return first
    if command in _GAMES:
        return world.games()
    if command == "help":
        return _commands(world)
    if command == "code" or (command, before) == ("config", "code"):
        return world.codes()
    if command == "law" and len(earlier) == 2 and before in ("show", "ask"):
        return world.laws()
    return world.known() if command in ("new", "players") else ()


def _first_words(typed: str, world: World) -> Iterable[str]:
    """Commands, and players with what they made; at an empty line only the commands."""
    yield from _commands(world)
    if typed:
        yield from _named_totals(world)


def _commands(world: World) -> Iterable[str]:
    for name in (*world.commands, *OWN):
        yield spelled(name, world.lang)
        if world.lang != "en":
            yield name


def _named_totals(world: World) -> Iterable[str]:
    return (f"{name}=" for name in world.players())


def _values(option: str, world: World) -> Iterable[str]:
    """What may follow an option."""
    if option in _NAMES:
        return world.players() or world.known()
    match option:
        case "--player":
            return world.known()
        case "--code":
            return world.codes()
        case "--game" | "--carry":
            return world.games()
        case "--lang":
            return _LANGUAGES
        case "--cards":
            return _ALPHABETS
    return ()
