"""What can be completed, at the table and in a shell, looked up when it is asked for.

Comes in: the run's context, the players of the game on the table. Goes out: `World`, for
`session.complete`. What can't be read is not completed: an error has no place there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from marque.cli.app import COMMANDS, COMPLETION, load_command
from marque.cli.context import Context
from marque.cli.everywhere import ALPHABETS, LANGUAGES, Everywhere
from marque.cli.options import takes_value
from marque.cli.settings import KEYS
from marque.errors import MarqueError
from marque.session.complete import World

if TYPE_CHECKING:
    from marque.session.book import Book

_EVERYWHERE: Final = (
    *(f"--{name}" for name in Everywhere._fields if name != "version"),
    "--help",
)
_VALUED: Final[Mapping[str, tuple[str, ...]]] = {
    "--lang": LANGUAGES,
    "--cards": ALPHABETS,
    "--game": (),
}
# The shells for which there is a script.
SHELLS: Final = ("bash", "zsh", "fish", "powershell", "pwsh")


def world_of(
    context: Context,
    book: Callable[[], Book],
    players: Callable[[], Iterable[str]],
    *,
    shell: bool = False,
) -> World:
    """The world as it is now. book: opens the games of the home; players: of the open game."""
    return World(
        context.frame.lang,
        tuple(COMMANDS),
        _options,
        _first,
        _values,
        lambda setting: _codes(context) if setting == "code" else KEYS.get(setting, ()),
        players,
        lambda: _known(book),
        lambda: _codes(context),
        lambda: _games(book),
        _laws,
        _facts,
        shell,
    )


def _params(command: str) -> list[Any]:
    """The options of a command; none for a word that is no command."""
    params: list[Any] = load_command(command).params if command in COMMANDS else []
    return params


def _options(command: str) -> Iterable[str]:
    if not command:
        return (*_EVERYWHERE, "--version", *COMPLETION)
    return (*(option for param in _params(command) for option in param.opts), *_EVERYWHERE)


def _values(command: str, option: str) -> Iterable[str] | None:
    """The words that may follow an option; None for one that takes no value, or isn't there."""
    if option in _VALUED:
        return _VALUED[option]
    if option in COMPLETION:
        return SHELLS
    param = next((one for one in _params(command) if option in one.opts), None)
    if param is None or not takes_value(param):
        return None
    return _words(command, option.removeprefix("--"))


def _words(command: str, option: str) -> Iterable[str]:
    """The words of which an option takes one, as far as they are few."""
    if command == "new":
        from marque.games.cent import STOPS
        from marque.games.ecrire_settings import PRESETS, WORDS

        return {**WORDS, "preset": tuple(PRESETS), "stop": STOPS}.get(option, ())
    if (command, option) == ("stats", "by"):
        from marque.session.statistics import PERIODS

        return PERIODS
    return ()


def _first(command: str) -> Iterable[str]:
    """The words of which one stands first after a command."""
    if command == "new":
        from marque.games.kinds import KINDS

        return KINDS
    if command == "config":
        return KEYS
    module = import_module(COMMANDS[command]) if command in COMMANDS else None
    return tuple(getattr(module, "ACTIONS", ()))


def _codes(context: Context) -> Iterable[str]:
    """The six codes, and the house rules of the home."""
    from marque.cli.code_choice import kept_rules
    from marque.codes.load import CODES

    return (*CODES, *(kept.stem for kept in kept_rules(context)))


def _known(book: Callable[[], Book]) -> Iterable[str]:
    """Everybody who has played here."""
    from marque.session.players import read_players

    with suppress(MarqueError):
        found = read_players(book().store)
        return dict.fromkeys((*found.names.values(), *found.aliases.values()))
    return ()


def _games(book: Callable[[], Book]) -> Iterable[str]:
    """The games of the home, the newest first."""
    with suppress(MarqueError):
        return reversed(tuple(book().store.ids()))
    return ()


def _laws() -> Iterable[str]:
    from marque.laws.catalogue import contents

    return (entry.id for entry in contents())


def _facts(number: str) -> Iterable[str]:
    """The facts of a law, each with each of its answers; of a number only its name."""
    from marque.laws.catalogue import find, load_law
    from marque.laws.given import answer_text

    with suppress(MarqueError):
        law = load_law(find(number)[0].id)
        return [
            f"{fact.name}={answer_text(answer)}" for fact in law.facts for answer in fact.allowed
        ]
    return ()
