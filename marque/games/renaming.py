"""A game under the names that its players go by now, and back.

Comes in: the settings and entries of a game as the store keeps them, and names to put in the
place of others. Goes out: the same under those names. A game keeps the names that it was
played under; who was renamed or merged since (`names`) is seen only in what is shown, and
what is added to the game is written under its own names. No law of piquet is read here.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from marque.games.log import Entry
from marque.games.names import current, key

# The data of an entry in which a player is named; `points` has names for keys.
_NAMED: Final = ("elder", "younger", "winner", "thrown_in", "left", "loses")


def names_now(aliases: Mapping[str, str], people: Sequence[str]) -> dict[str, str]:
    """The new name of each of a game's people who has one, by the name in the game.

    Nobody is renamed where two of them would come to one name, as can be in a game that
    was brought in after two names had been merged: who played it stays told apart.
    """
    if not aliases:
        return {}
    now = {name: current(aliases, name) for name in people}
    if len({key(name) for name in now.values()}) < len(now):
        return {}
    return {name: new for name, new in now.items() if new != name}


def people_of(settings: Mapping[str, Any]) -> tuple[str, ...]:
    """Everybody whom a game's settings name: its players, and those whose nets it carries."""
    players, carried = (settings.get(name) for name in ("players", "carried"))
    found = list(players) if isinstance(players, list) else []
    if isinstance(carried, list):
        found += [one.get("name") for one in carried if isinstance(one, Mapping)]
    return tuple(dict.fromkeys(name for name in found if isinstance(name, str)))


def settings_under(settings: Mapping[str, Any], names: Mapping[str, str]) -> dict[str, Any]:
    """The settings with these names; `settings` as the store keeps them, of any kind of game."""
    under = dict(settings)
    if isinstance(settings.get("players"), list):
        under["players"] = [_under(one, names) for one in settings["players"]]
    if "dealer" in settings:
        under["dealer"] = _under(settings["dealer"], names)
    if isinstance(settings.get("carried"), list):
        under["carried"] = [
            {**one, "name": _under(one.get("name"), names)} if isinstance(one, Mapping) else one
            for one in settings["carried"]
        ]
    return under


def entry_under(entry: Entry, names: Mapping[str, str]) -> Entry:
    """The entry with these names; what was typed as evidence, and notes, stay as they are."""
    data = {
        field: _under(value, names) if field in _NAMED else value
        for field, value in entry.data.items()
    }
    if isinstance(points := data.get("points"), Mapping):
        data["points"] = {_under(name, names): number for name, number in points.items()}
    return entry._replace(data=data)


def _under(value: Any, names: Mapping[str, str]) -> Any:
    return names.get(value, value) if isinstance(value, str) else value
