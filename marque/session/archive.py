"""The archive's lists: every game, every player, under the names that they go by now.

Comes in: the book. Goes out: lines to be shown, the oldest game first, so that the place of
a game in the list is its number; who was renamed or merged into whom.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from marque.errors import StoreError
from marque.games import names
from marque.games.renaming import names_now
from marque.session.book import Book
from marque.session.players import change_aliases, read_players
from marque.store.index import Progress, Row
from marque.store.pointer import read_pointer
from marque.views.archive import GameLine, PlayerLine


def game_lines(book: Book, progress: Progress | None = None) -> list[GameLine]:
    """Every game of the home, the oldest first."""
    aliases = read_players(book.store).aliases
    opened, rows = _open_id(book), book.rows(progress)
    carriers = {row.summary.get("carries"): row.id for row in reversed(rows)}
    return [
        _line(n, row, aliases, is_open=row.id == opened)._replace(carried_into=carriers.get(row.id))
        for n, row in enumerate(rows, 1)
    ]


def player_lines(book: Book, progress: Progress | None = None) -> list[PlayerLine]:
    """Everybody who has sat in a game, whoever played last first."""
    aliases = read_players(book.store).aliases
    found: dict[str, PlayerLine] = {}
    for row in book.rows(progress):
        day = row.summary.get("date", "")
        for name in _people(row):
            now = names.current(aliases, name)
            had = found.get(names.key(now), PlayerLine(now, 0, "", ()))
            also = {one for one in (*had.also, name) if names.key(one) != names.key(now)}
            line = PlayerLine(now, had.games + 1, max(had.last, day), tuple(sorted(also)))
            found[names.key(now)] = line
    return sorted(found.values(), key=lambda one: (one.last, one.games), reverse=True)


def rename(book: Book, old: str, new: str) -> tuple[str, str]:
    """Let a player go by another name; his name so far, and from now on.

    Raises as `names.rename`, and StoreError.
    """
    known = [name for row in book.rows() for name in _people(row)]
    before = _found(book, known, old)
    change_aliases(book.store, lambda aliases: names.rename(aliases, known, old, new))
    return before, names.clean(new)


def merge(book: Book, old: str, new: str) -> tuple[str, str]:
    """Let two names be one player, who goes by the second; both names.

    Raises as `names.merge`, and StoreError.
    """
    games = [_people(row) for row in book.rows()]
    known = [name for game in games for name in game]
    both = _found(book, known, old), _found(book, known, new)
    change_aliases(book.store, lambda aliases: names.merge(aliases, games, old, new))
    return both


def _found(book: Book, known: list[str], text: str) -> str:
    """The present name of the known player whom a text means."""
    aliases = read_players(book.store).aliases
    return names.find(list(dict.fromkeys(names.current(aliases, one) for one in known)), text)


def _people(row: Row) -> list[str]:
    people: list[str] = row.summary.get("people", [])
    return people


def _open_id(book: Book) -> str | None:
    """The id of the open game; None if there is none, or nobody can tell."""
    try:
        pointer = read_pointer(book.store.home, book.store.disk)
    except StoreError:
        return None
    return None if pointer is None else pointer.id


def _line(n: int, row: Row, aliases: Mapping[str, str], *, is_open: bool) -> GameLine:
    known: dict[str, Any] = row.summary
    readable = row.problem is None
    if not known:
        return GameLine(n, row.id, is_open, readable)
    players, winner, totals = known["players"], known.get("winner"), known["totals"]
    if now := names_now(aliases, _people(row)):
        players = [now.get(name, name) for name in players]
        winner = now.get(winner or "", winner)
        totals = {now.get(name, name): points for name, points in totals.items()}
    return GameLine(
        n,
        row.id,
        is_open,
        readable,
        known["kind"],
        tuple(players),
        known["code"],
        known["date"],
        known["deals"],
        known["finished"],
        known.get("undecided", False),
        winner,
        totals,
    )
