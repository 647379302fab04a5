"""Completion: what can stand where the cursor is, at the table and in a shell.

Comes in: the words before the cursor, and the world as the table or a shell knows it. Goes
out: candidates for the last word. Finding them ignores case and accents, as finding a player
does.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from marque.games.names import key
from marque.session.words import OWN, action, action_spelled, meaning, spelled

Words = Callable[[], Iterable[str]]

MOST: Final = 50

_LAST: Final = re.compile(r"[^\s/|]*\Z")
# Options that take a player's name.
_NAMES: Final = ("--elder", "--thrown-in", "--winner", "--left", "--dealer", "--player")
_GAMES: Final = ("open", "sheet", "settle", "history", "export", "stats", "compare", "doctor")
_OF_A_DEAL: Final = ("deal", "judge", "amend")


class World(NamedTuple):
    """What can be completed.

    lang: in which the commands' words are; commands: their names; options, first: of a
    command ("" for none) its options, and the words of which one stands first; values: what
    may follow an option, of a few words, None for an option that takes no value; settings:
    what a setting may be; players: of the open game; known: everybody who has played here;
    codes, games, laws: their names; facts: of a law, each with each of its answers. What
    isn't asked for is not looked up. shell: whether the words are those of a shell, which
    has none but the commands' own, and no deal without a command.
    """

    lang: str
    commands: Sequence[str]
    options: Callable[[str], Iterable[str]]
    first: Callable[[str], Iterable[str]]
    values: Callable[[str, str], Iterable[str] | None]
    settings: Callable[[str], Iterable[str]]
    players: Words
    known: Words
    codes: Words
    games: Words
    laws: Words
    facts: Callable[[str], Iterable[str]]
    shell: bool = False


class Candidate(NamedTuple):
    """A text that may take the place of the last characters, `length` of them."""

    text: str
    length: int


def complete(before: str, world: World) -> list[Candidate]:
    """What the last word of a line may become; nothing where there is nothing to choose from."""
    last = _LAST.search(before)
    typed = last[0] if last else ""
    earlier = before[: len(before) - len(typed)].split()
    return [Candidate(_quoted(one), len(typed)) for one in candidates(earlier, typed, world)]


def candidates(earlier: Sequence[str], typed: str, world: World) -> list[str]:
    """What a word that is begun may become, after the words before it."""
    wanted = key(typed)
    found = dict.fromkeys(_found(earlier, typed, world))
    return [one for one in found if key(one).startswith(wanted)][:MOST]


def _quoted(word: str) -> str:
    """A word as it can be typed; a name with spaces keeps them between quotation marks."""
    name, equals, rest = word.partition("=")
    return f'"{name}"{equals}{rest}' if " " in name else word


def _found(earlier: Sequence[str], typed: str, world: World) -> Iterable[str]:
    words, waiting = _parted(earlier, world)
    option, equals, _ = typed.partition("=")
    if waiting:
        return _values(waiting, words, world)
    if not typed.startswith("--"):
        return _words(words, typed, world)
    if equals:
        return (f"{option}={one}" for one in _values(option, words, world))
    return _options(words, world)


def _parted(earlier: Sequence[str], world: World) -> tuple[list[str], str]:
    """The words that are no options, nor their values; the option whose value is next, or ""."""
    words: list[str] = []
    waiting = ""
    for one in earlier:
        name, equals, _ = one.partition("=")
        if waiting:
            waiting = ""
        elif not name.startswith("--"):
            words.append(one)
        elif not equals and world.values(_command(words, world), name) is not None:
            waiting = name
    return words, waiting


def _command(words: Sequence[str], world: World) -> str:
    """The command on the line, "" for none; a line of the table without one is a deal."""
    if world.shell:
        return words[0] if words and words[0] in world.commands else ""
    named = meaning(words[0], world.commands) if words else None
    return named or "deal"


def _options(words: Sequence[str], world: World) -> Iterable[str]:
    command = _command(words, world)
    return () if command in OWN else world.options(command)


def _words(words: Sequence[str], typed: str, world: World) -> Iterable[str]:
    if not words:
        return _first_words(typed, world)
    command, before = _command(words, world), words[-1]
    if command in _OF_A_DEAL:
        return _named_totals(world)
    if len(words) == 1 and (first := tuple(world.first(command))):
        lang = "en" if world.shell else world.lang
        return (*(action_spelled(command, one, lang) for one in first), *first)
    if not world.shell:
        before = action(command, before)
    if command in _GAMES:
        return world.games()
    if command == "help":
        return _commands(world)
    if command == "config":
        return world.settings(before) if len(words) == 2 else ()
    if command == "code":
        return world.codes()
    if command == "law" and len(words) == 2 and before in ("show", "ask"):
        return world.laws()
    return world.known() if command in ("new", "players") else ()


def _first_words(typed: str, world: World) -> Iterator[str]:
    """Commands, and players with what they made; at an empty line only the commands."""
    yield from _commands(world)
    if typed:
        yield from _named_totals(world)


def _commands(world: World) -> Iterator[str]:
    if world.shell:
        yield from world.commands
        return
    for name in (*world.commands, *OWN):
        yield spelled(name, world.lang)
        if world.lang != "en":
            yield name


def _named_totals(world: World) -> Iterable[str]:
    """Players with what they made: a shell would put a space behind it."""
    return () if world.shell else (f"{name}=" for name in world.players())


def _values(option: str, words: Sequence[str], world: World) -> Iterable[str]:
    """What may follow an option."""
    if option in _NAMES:
        return tuple(world.players()) or world.known()
    if option == "--fact":
        return world.facts(words[2]) if len(words) > 2 else ()
    match option:
        case "--code":
            return world.codes()
        case "--game" | "--carry":
            return world.games()
    return world.values(_command(words, world), option) or ()
