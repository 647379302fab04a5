"""The statistics of a home: the games that are asked for, under the names of today.

Comes in: the book, and what is asked: games, days, players. Goes out: `Answer`. What each
game adds (`games.tally`) is remembered in an index of its own, so that only games that
changed are read again; names are put in afterwards, so that a renaming reads nothing.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from datetime import date
from typing import Any, Final, NamedTuple

from marque.errors import Place, Unreadable
from marque.games.adding_up import Counted
from marque.games.ecrire import EcrireState
from marque.games.kinds import deals_of
from marque.games.names import find, key
from marque.games.played import Deal
from marque.games.renaming import names_now, people_of
from marque.games.statistics import Statistics, carried_among, statistics
from marque.games.tally import Tally, show_under, tally
from marque.session.book import Book, Game, opened, settlement_of
from marque.session.players import read_players
from marque.store.index import Index, Progress, Row, uncollected
from marque.store.store import GameFile

# Raised whenever `tally_of` makes something else of the same game.
EDITION: Final = 1

# What games can be parted by, and how much of a day's name tells it.
PERIODS: Final = {"month": 7, "year": 4}

_DAY: Final = re.compile(r"\d{4}(-\d\d(-\d\d)?)?")


class Archive(NamedTuple):
    """Every game of a home that can be read, the oldest first.

    created: when each was, those that can't be read too, as far as it is known; unreadable:
    the ids of these.
    """

    games: tuple[Counted, ...]
    created: Mapping[str, str]
    unreadable: tuple[str, ...]

    @property
    def people(self) -> list[str]:
        """Everybody who sits in one of them."""
        return list(dict.fromkeys(name for game in self.games for name in game.names))


class Asked(NamedTuple):
    """What is asked for; all that is named must hold.

    games: ids, None for every game; since, until: days, or months, or years, as `read_day`
    gives them, "" for no bound; players: names as they are typed, who sat in the game; by:
    one of `PERIODS`, None for no parting by date; most: of how many pairs, None for all.
    """

    games: Collection[str] | None = None
    since: str = ""
    until: str = ""
    players: Sequence[str] = ()
    by: str | None = None
    most: int | None = None


class Answer(NamedTuple):
    """The statistics; for which players, if some were asked for; the games left out; the same
    statistics by the months or years of the games, the earliest first, if that was asked for.
    """

    statistics: Statistics
    players: tuple[str, ...]
    unreadable: tuple[str, ...]
    periods: Mapping[str, Statistics] | None


def archive_of(book: Book, progress: Progress | None = None) -> Archive:
    """What every game of the home adds. Raises StoreError (read-only)."""
    rows = Index(book.store, plain_tally, EDITION, book.store.home.tallies).rows(progress)
    with uncollected():
        return _under_names_now(rows, read_players(book.store).aliases)


def _under_names_now(rows: Sequence[Row], aliases: Mapping[str, str]) -> Archive:
    """What the index has, under the names of today."""
    spelling = _Spelling()
    games = []
    for row in rows:
        if row.problem is None:
            one = Tally.from_plain(row.summary)
            now = names_now(aliases, one.people)
            keys = [spelling.key(now.get(name, name)) for name in one.people]
            games.append((row.id, one, keys))
    return Archive(
        tuple(Counted(id_, one, list(map(spelling.of, keys))) for id_, one, keys in games),
        {row.id: row.created for row in rows},
        tuple(row.id for row in rows if row.problem is not None),
    )


class _Spelling:
    """One spelling a player, that in which he was written down last."""

    def __init__(self) -> None:
        self._keys: dict[str, str] = {}
        self._last: dict[str, str] = {}

    def key(self, name: str) -> str:
        """What all spellings of a name have in common."""
        if name not in self._keys:
            self._keys[name] = key(name)
        self._last[self._keys[name]] = name
        return self._keys[name]

    def of(self, one: str) -> str:
        """The last spelling with this key."""
        return self._last[one]


def answer(archive: Archive, asked: Asked) -> Answer:
    """The statistics of the games that are asked for.

    Raises Unreadable (unknown-name) or Ambiguous for a player who isn't one.
    """
    people = archive.people if asked.players else []
    players = tuple(dict.fromkeys(find(people, text) for text in asked.players))
    chosen = [
        game
        for game in archive.games
        if _within(game.tally.day, asked)
        and (asked.games is None or game.id in asked.games)
        and set(players) <= set(game.names[: game.tally.players])
    ]
    left_out = [one for one in archive.unreadable if asked.games is None or one in asked.games]
    periods = None if asked.by is None else _by_date(chosen, players, PERIODS[asked.by])
    found = statistics(chosen, players, most=asked.most)
    return Answer(found, players, tuple(left_out), periods)


def _by_date(
    games: Sequence[Counted], players: Sequence[str], length: int
) -> dict[str, Statistics]:
    """The statistics of each month or year; length: of its name within that of a day."""
    parted: dict[str, list[Counted]] = {}
    for game in sorted(games, key=lambda one: one.tally.day):
        parted.setdefault(game.tally.day[:length], []).append(game)
    carried = carried_among(games)
    return {period: statistics(some, players, carried, 0) for period, some in parted.items()}


def _within(day: str, asked: Asked) -> bool:
    """Whether a day lies between the bounds; a bound that is a month means all of it."""
    return asked.since <= day and (not asked.until or day[: len(asked.until)] <= asked.until)


def read_day(text: str, option: str) -> str:
    """A bound as it is typed: a day "2026-11-30", a month "2026-11", a year "2026".

    Raises Unreadable (bad-setting, reason "date").
    """
    typed = text.strip()
    if _DAY.fullmatch(typed):
        try:
            date.fromisoformat((typed + "-01-01")[:10] if len(typed) < 10 else typed)
        except ValueError:
            pass
        else:
            return typed
    raise Unreadable(
        "bad-setting", Place(f"--{option}", text[:80]), setting=option, value=text, reason="date"
    )


def plain_tally(found: GameFile) -> dict[str, Any]:
    """What the index remembers of a game. Raises Unreadable (bad-record)."""
    return tally_of(opened(found)).to_plain()


def tally_of(game: Game) -> Tally:
    """What a game adds, under the names that it was read under."""
    return tally(
        game.state,
        _deals(game),
        settlement_of(game) if game.state.finished else None,
        people=people_of(game.settings.to_dict()),
        day=str(game.header.get("date") or game.header["created"])[:10],
        show=show_under(game.code.switches),
    )


def _deals(game: Game) -> list[Deal]:
    """The deals that stand, each with the result that was acknowledged last."""
    if not isinstance(game.state, EcrireState):
        return [line.deal for line in game.state.deals]
    return deals_of(game.settings, game.entries)
