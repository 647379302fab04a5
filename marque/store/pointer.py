"""Which game is open, in a file so small that `judge` can look without a database.

Comes in: the home. Goes out: `OpenGame`, or None. The pointer is a convenience: it tells
nothing that the game's own file doesn't tell, and `open` writes it anew whatever it held.
"""

from __future__ import annotations

from typing import NamedTuple

from marque.errors import StoreError
from marque.store import files
from marque.store.disk import Disk
from marque.store.documents import content_of, text_of
from marque.store.home import Home, is_id


class OpenGame(NamedTuple):
    """The open game: its id, its code's name, the alphabet of its cards, whether it has ended.

    cards: "fr" or "en"; None as long as no card was typed.
    """

    id: str
    code: str
    cards: str | None
    finished: bool


def read_pointer(home: Home, disk: Disk = files.REAL) -> OpenGame | None:
    """The open game; None if none was ever opened. Raises StoreError (damaged, read-only)."""
    data = files.fetch(disk, home.pointer)
    if data is None:
        return None
    try:
        found = content_of(data, str(home.pointer))
    except StoreError as problem:
        raise StoreError("damaged", problem.place, **problem.values, why="pointer") from None
    game, code, cards = found.get("id"), found.get("code"), found.get("cards")
    finished = found.get("finished")
    if (
        isinstance(game, str)
        and is_id(game)
        and isinstance(code, str)
        and (cards is None or isinstance(cards, str))
        and isinstance(finished, bool)
    ):
        return OpenGame(game, code, cards, finished)
    raise StoreError("damaged", path=str(home.pointer), what="tables", why="pointer")


def write_pointer(home: Home, game: OpenGame, disk: Disk = files.REAL) -> None:
    """Make this the open game, for every terminal of this home. Raises StoreError."""
    with files.locked(disk, home.pointer):
        files.put(disk, home.pointer, text_of(game._asdict()), keep_previous=False)
