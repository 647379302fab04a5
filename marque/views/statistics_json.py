"""Statistics as plain values of schema `marque.stats/1` (documented in docs/json.md).

Comes in: `Statistics`. Goes out: one object: all players and pairs, exact fractions and money.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from marque.games.adding_up import Best
from marque.games.money import coins_text
from marque.games.settle import POINT, WHOLE_GAME, plain_points
from marque.games.statistics import Record, Role, Statistics
from marque.games.tally import SHOW, SHOW_CITE, SHOW_WITHOUT_SMALL_CARDS

Plain = dict[str, Any]


def statistics_plain(
    found: Statistics,
    *,
    of: Sequence[str] = (),
    periods: Mapping[str, Statistics] | None = None,
    unreadable: Sequence[str] = (),
) -> Plain:
    """All of it; of, periods and unreadable as for `statistics.statistics_view`."""
    return {
        "schema": "marque.stats/1",
        "of": list(of),
        "games": found.games,
        "deals": found.deals,
        "first": found.first or None,
        "last": found.last or None,
        "unsettled": found.unsettled,
        "unreadable": list(unreadable),
        "book": {
            "show": _pair(SHOW),
            "without_small_cards": _pair(SHOW_WITHOUT_SMALL_CARDS),
            "cite": SHOW_CITE,
        },
        "players": [_record(one) for one in found.players],
        "pairs": [
            {"players": [one.name for one in pair], "records": [_record(one) for one in pair]}
            for pair in found.pairs
        ],
        "periods": [
            {
                "period": period,
                "games": part.games,
                "deals": part.deals,
                "players": [_record(one) for one in part.players],
            }
            for period, part in (periods or {}).items()
        ],
    }


def _pair(show: tuple[int, int]) -> Plain:
    return dict(zip(("elder", "younger"), show, strict=True))


def _record(one: Record) -> Plain:
    return {
        "name": one.name,
        "games": sum(one.games.values()),
        "kinds": dict(one.games),
        "won": one.won,
        "lost": one.lost,
        "drawn": one.drawn,
        "deals": one.deals,
        "elder": _role(one.elder),
        "younger": _role(one.younger),
        "best": _best(one.best),
        **{f"{kind}s": bonus._asdict() for kind, bonus in one.bonuses.items()},
        "tours": one.tours,
        "marked": one.marked,
        "refaits": one.refaits,
        "written": one.written,
        "money": _money(one.money),
        "net_points": plain_points(one.nets[POINT]) if POINT in one.nets else None,
        "net_games": plain_points(one.nets[WHOLE_GAME]) if WHOLE_GAME in one.nets else None,
    }


def _role(role: Role) -> Plain:
    return {
        "deals": role.deals,
        "points": role.points,
        "average": None if role.average is None else plain_points(role.average),
        "compared": role.compared,
        "shows": role.shows,
        "best": _best(role.best),
    }


def _best(best: Best | None) -> Plain | None:
    return None if best is None else best._asdict()


def _money(money: Mapping[str, int]) -> Plain:
    return {currency: coins_text(coins, currency) for currency, coins in money.items()}
