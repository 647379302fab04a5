"""What can be completed at the table, looked up when it is asked for.

Comes in: the run's context, the game on the table. Goes out: `World`, for `session.complete`.
"""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module

from marque.cli.app import COMMANDS, load_command
from marque.cli.context import Context
from marque.cli.everywhere import Everywhere
from marque.cli.settings import KEYS
from marque.codes.load import CODES
from marque.errors import MarqueError
from marque.games.kinds import KINDS
from marque.session.book import Book, Game
from marque.session.complete import World
from marque.session.players import read_players

_EVERYWHERE = tuple(f"--{name}" for name in Everywhere._fields if name != "version")


def world_of(context: Context, book: Book, game: Game | None) -> World:
    """The world as it is now."""
    players = () if game is None else game.players
    return World(
        context.frame.lang,
        tuple(COMMANDS),
        _options,
        _first,
        lambda: players,
        lambda: _known(book),
        lambda: CODES,
        lambda: _games(book),
        _laws,
    )


def _options(command: str) -> Iterable[str]:
    own = [option for param in load_command(command).params for option in param.opts]
    return (*own, *_EVERYWHERE)


def _first(command: str) -> Iterable[str]:
    """The words of which one stands first after a command."""
    if command == "new":
        return KINDS
    if command == "config":
        return KEYS
    module = import_module(COMMANDS[command]) if command in COMMANDS else None
    return tuple(getattr(module, "ACTIONS", ()))


def _known(book: Book) -> Iterable[str]:
    """Everybody who has played here, as far as that can be read."""
    try:
        found = read_players(book.store)
    except MarqueError:
        return ()
    return dict.fromkeys((*found.names.values(), *found.aliases.values()))


def _games(book: Book) -> Iterable[str]:
    try:
        return book.store.ids()
    except MarqueError:
        return ()


def _laws() -> Iterable[str]:
    from marque.laws.catalogue import contents

    return (entry.id for entry in contents())
