"""The settings that `config` keeps: which there are, what they may be, and reading them.

Comes in: the environment. Goes out: the settings, and what was wrong with their file. They
are read in every run, so with nothing but JSON; a file that can't be read stops a command,
but neither a help page nor `doctor` nor `config` itself.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from marque.errors import MarqueError, Place, Unreadable
from marque.store.home import find_home

if TYPE_CHECKING:
    from marque.cli.context import Context

SCHEMA: Final = "marque.config/1"

# The keys in the order shown, with the words that each may be; () for what is read otherwise.
KEYS: Final[Mapping[str, tuple[str, ...]]] = {
    "lang": ("fr", "en"),
    "code": (),
    "cards": ("fr", "en", "auto"),
    "currency": (),
    "suits": ("two", "four"),
    "ascii": ("yes", "no"),
}
# What takes a setting away again.
UNSET: Final = "default"


class Found(NamedTuple):
    """The settings of a run; problem: why their file can't be read, None if it can."""

    settings: Mapping[str, Any]
    problem: MarqueError | None = None


def read_settings(environ: Mapping[str, str]) -> Found:
    """The settings of this home; what isn't among `KEYS`, or isn't a text, is passed over."""
    path = find_home(environ).settings
    try:
        data = path.read_bytes()
    except FileNotFoundError:
        return Found({})
    except OSError as error:
        from marque.store.disk import store_error

        return Found({}, store_error(error, path))
    from marque.store.documents import content_of

    try:
        content = content_of(data, str(path))
    except MarqueError as problem:
        return Found({}, problem)
    return Found({key: content[key] for key in KEYS if isinstance(content.get(key), str)})


def read_value(key: str, text: str, context: Context) -> str:
    """A value as it is kept. Raises Unreadable ("bad-setting") for what that key can't be.

    A file of house rules is kept by its whole path, so that it is found from any folder.
    """
    value = text.strip()
    allowed = KEYS[key]
    if allowed:
        if value.casefold() not in allowed:
            place = Place("command", text[:80])
            raise Unreadable("bad-setting", place, setting=key, value=text, allowed=allowed)
        return value.casefold()
    if key == "code":
        from marque.cli.code_choice import read_code

        read_code(value, context)
        return str(Path(value).resolve()) if value.endswith(".toml") else value
    from marque.games.money import read_currency

    currency = read_currency(value)
    if currency is None:
        place = Place("command", text[:80])
        raise Unreadable("bad-setting", place, setting=key, value=text, reason="currency")
    return currency
