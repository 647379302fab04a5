"""Which code judges: the option's, the open game's, the configuration's, or the default.

Comes in: what was asked for. Goes out: the code and where it came from, which the first
line of every verdict names (contract, section 4).
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from marque.cli.context import Context
from marque.cli.open_game import open_game
from marque.codes.check import nearest
from marque.codes.code import Code
from marque.codes.load import CODES, DEFAULT, load_code, read_house
from marque.errors import MarqueError, Unreadable


class Choice(NamedTuple):
    """A code, where it came from ("option", "game", "config", "default"), how it was named."""

    code: Code
    origin: str
    named: str = ""


def choose_code(context: Context, asked: str | None, *, of_game: bool = True) -> Choice:
    """The code to judge by.

    of_game: whether the open game, as long as it isn't finished, has a say. Raises
    Unreadable ("bad-setting") for a code that can't be read, and what reading the game
    raises.
    """
    if asked is not None:
        return Choice(read_code(asked, context), "option", asked)
    if of_game:
        game = _code_of_game(context)
        if game is not None:
            return Choice(game, "game")
    configured = context.settings.get("code")
    if configured:
        return Choice(read_code(configured, context), "config", configured)
    return Choice(load_code(DEFAULT), "default")


def said_with(context: Context, choice: Choice) -> str:
    """What a command that is suggested must carry, so that the same code rules there.

    "" where the bare command takes this code by itself; else ` --game ID` for a game that was
    asked for, else ` --code NAME`.
    """
    if choice.origin in ("config", "default") and context.everywhere.game is None:
        return ""  # it is what the bare command has just come to
    bare = context._replace(everywhere=context.everywhere._replace(game=None))
    try:
        if choose_code(bare, None).code == choice.code:
            return ""
    except MarqueError:  # the bare command would fail, and needs the code all the more
        pass
    from shlex import quote

    if choice.origin == "game" and context.everywhere.game is not None:
        return f" --game {quote(context.everywhere.game)}"
    return f" --code {quote(choice.named or choice.code.base or choice.code.name)}"


def _is_file(path: Path) -> bool:
    try:
        return path.is_file()
    except (OSError, ValueError):  # too long for a file's name, or no name at all
        return False


def read_code(name: str, context: Context) -> Code:
    """One of the six codes by name, house rules by name from the home's `codes`, or from a file.

    Raises Unreadable ("bad-setting") for what is none of these, and the faults of the rules.
    """
    if name in CODES:
        return load_code(name)
    path = house_file(name, context)
    if path.suffix == ".toml" or _is_file(path):
        return _house(path)
    known = (*CODES, *(kept.stem for kept in kept_rules(context)))
    raise Unreadable(
        "bad-setting",
        reason="unknown-code",
        given=name[:80],
        allowed=known,
        nearest=nearest(name.casefold(), known),
    )


def house_file(name: str, context: Context) -> Path:
    """The file of house rules that a name means: one of the home's `codes`, else a path."""
    from marque.store.home import find_home

    if Path(name).name == name:
        kept = find_home(context.environ).codes / f"{name}.toml"
        if _is_file(kept):
            return kept
    return Path(name)


def kept_rules(context: Context) -> tuple[Path, ...]:
    """The files of house rules in the home, by name; none where the folder can't be read."""
    from marque.store.home import find_home

    try:
        return tuple(sorted(find_home(context.environ).codes.glob("*.toml")))
    except OSError:
        return ()


def _house(path: Path) -> Code:
    from marque.cli.files import read_text

    return read_house(read_text(path), str(path))


def hint_of(context: Context) -> str | None:
    """The alphabet of cards in use: the open game's, else the configuration's, if any."""
    pointer = open_game(context)
    if pointer is not None and pointer.cards is not None:
        return pointer.cards
    configured: str | None = context.settings.get("cards")
    return configured


def _code_of_game(context: Context) -> Code | None:
    """The code of the game asked for, or of the open one that isn't finished.

    The pointer alone tells whether there is one, without a database; a game under one of
    the six codes isn't read at all.
    """
    if context.everywhere.game is not None:
        from marque.cli.world import book_of

        return book_of(context).read(context.everywhere.game).code
    pointer = open_game(context)
    if pointer is None or pointer.finished:
        return None
    if pointer.code in CODES:
        return load_code(pointer.code)
    from marque.cli.world import book_of

    return book_of(context).read(pointer.id).code
