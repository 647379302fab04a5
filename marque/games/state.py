"""What games of two share: a game's state, its settlement, the check of its settings.

Comes in: what `cent` and `partie` make of the deals that were `played`. Goes out: values.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from marque.errors import Impossible, MarqueError
from marque.games.log import is_whole
from marque.games.names import key
from marque.games.played import Deal, GameFinding, Seats


class DealLine(NamedTuple):
    """A line of the score sheet.

    points: what each is marked for the deal; weight: how often that counts in the totals (0
    when the game was over before it); totals: each player's after it; game: which game of a
    match it belongs to, from 1.
    """

    deal: Deal
    points: Mapping[str, int]
    weight: int
    totals: Mapping[str, int]
    game: int = 1


class Game(NamedTuple):
    """A finished game of a match; winner is None while undecided."""

    n: int
    totals: Mapping[str, int]
    winner: str | None
    double: bool


class Settlement(NamedTuple):
    """What the stake is multiplied by, and who is paid.

    points: None where no law says how much; rubicon: whether the loser failed it; double:
    whether a double game is among those paid; formula: the sum as written, "" where there
    is none ("131 - 113 + 100").
    """

    winner: str | None
    points: int | None
    rubicon: bool
    double: bool
    formula: str


class Needs(NamedTuple):
    """Points that a player lacks: to the target, to the rubicon, and to draw level."""

    to_target: int | None
    to_rubicon: int | None
    behind: int


class GameState(NamedTuple):
    """A game as it stands now.

    totals: of the game in progress, or of the last one; next: None when no deal can follow;
    passes_on: who would sit where in a deal after this one, even in another game; undecided:
    both reached the target in one deal, and nobody has said who was first; ending: "won",
    "drawn", or the kind of the `Ending`, None while it goes on.
    """

    kind: str
    players: tuple[str, str]
    deals: tuple[DealLine, ...]
    totals: Mapping[str, int]
    next: Seats | None
    passes_on: Seats
    next_number: int
    finished: bool
    undecided: bool
    ending: str | None
    winner: str | None
    settlement: Settlement | None
    games: tuple[Game, ...]
    needs: Mapping[str, Needs]
    findings: tuple[GameFinding, ...]

    def seats(self, elder: str | None = None) -> Seats:
        """The seats of the next deal, the elder being the one named, or the one expected.

        Raises: Impossible "finished" when no deal can follow; `undecided` among its values
        tells whether the game only waits to hear who won it.
        """
        if self.next is None:
            raise Impossible("finished", undecided=self.undecided)
        return self.next if elder in (None, self.next.elder) else self.next.turned


def settings_faults(
    values: Mapping[str, Any],
    ranges: Mapping[str, tuple[int, int]],
    choices: Mapping[str, tuple[object, ...]],
) -> list[MarqueError]:
    """Every fault of the settings of a game of two: two players, the dealer among them.

    ranges: for a whole number, the least and the most; choices: for any other setting, the
    values allowed. Each fault is a "bad-setting" with `setting`, `value` and what is allowed.
    """
    names = values.get("players")
    players = tuple(names) if isinstance(names, list | tuple) else ()
    faults: list[MarqueError] = []
    named = len(players) == 2 and all(isinstance(one, str) for one in players)
    if not named or key(players[0]) == key(players[1]):
        faults.append(bad_setting("players", names, least=2, most=2))
    for name, value in values.items():
        if name in ranges:
            least, most = ranges[name]
            if not is_whole(value) or not least <= value <= most:
                faults.append(bad_setting(name, value, least=least, most=most))
        elif name != "players":
            allowed = players if name == "dealer" else choices.get(name, ())
            if value not in allowed:
                faults.append(bad_setting(name, value, allowed=allowed))
    return faults


def bad_setting(setting: str, value: object, **why: object) -> MarqueError:
    """The error for a setting that can't be."""
    return Impossible("bad-setting", setting=setting, value=value, **why)
