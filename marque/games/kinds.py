"""The three kinds of game side by side: their settings, their folds, their settlements.

Comes in: what a game is called ("cent", "partie", "ecrire"), its settings and its log. Goes
out: the state that they make, and who pays whom. No rule is read here; each kind has its own
module.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from marque.codes.load import DEFAULT
from marque.games import cent, ecrire, partie
from marque.games.cent import CentSettings
from marque.games.ecrire import EcrireState
from marque.games.ecrire_settings import EcrireSettings
from marque.games.ecrire_settle import settle_ecrire
from marque.games.log import Entry
from marque.games.partie import PartieSettings
from marque.games.played import Deal, chronicle
from marque.games.settle import POINT, WHOLE_GAME, Settlement, settle_game
from marque.games.state import GameState

Settings = CentSettings | PartieSettings | EcrireSettings
State = GameState | EcrireState

KINDS: Final = ("cent", "partie", "ecrire")
# The code under which a game of each kind is played where nobody names another.
USUAL_CODES: Final = {"cent": DEFAULT, "partie": "rubicon", "ecrire": DEFAULT}

_SETTINGS: Final[Mapping[str, Any]] = {
    "cent": CentSettings,
    "partie": PartieSettings,
    "ecrire": EcrireSettings,
}


def settings_of(kind: str, values: Mapping[str, Any]) -> Settings:
    """The settings of a kind in `KINDS`, from plain values. Raises: all faults at once."""
    settings: Settings = _SETTINGS[kind].from_dict(values)
    return settings


def folded(settings: Settings, entries: Sequence[Entry]) -> State:
    """The state that a log makes under the settings of its game."""
    if isinstance(settings, CentSettings):
        return cent.fold(settings, entries)
    if isinstance(settings, PartieSettings):
        return partie.fold(settings, entries)
    return ecrire.fold(settings, entries)


def deals_of(settings: Settings, entries: Sequence[Entry]) -> list[Deal]:
    """The deals that stand, corrections and all. Raises as `played.chronicle`."""
    players = settings.players
    acts = chronicle(players, settings.dealer or players[1], entries).acts
    return [act for act in acts if isinstance(act, Deal)]


def settlement_of(state: State, stake: str | None, currency: str | None) -> Settlement | None:
    """Who pays whom; None for a game of two that isn't over, or that the law leaves open.

    stake: what a point is worth, in `cent` a game; in written piquet the settings have it.
    """
    if isinstance(state, EcrireState):
        return settle_ecrire(state)
    outcome = state.settlement
    if outcome is None or outcome.points is None:
        return None
    unit = WHOLE_GAME if state.kind == "cent" else POINT
    return settle_game(state.players, outcome.winner, outcome.points, stake, currency, unit)
