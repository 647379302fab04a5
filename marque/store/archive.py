"""Finding a game by what people type: its id, a beginning of it, or its number in the list.

Comes in: the typed text. Goes out: the id; or Impossible (no-game) with ids that are near,
or Ambiguous (ambiguous-name) with those that begin so.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from marque.errors import Ambiguous, Impossible, Place
from marque.store.index import Row
from marque.store.store import Store


def find_game(text: str, store: Store, rows: Callable[[], Sequence[Row]]) -> str:
    """The id of the game that is meant. Capitals and spaces around it don't matter.

    rows: gives the list of games, and is asked only for a number (figures alone are never
    the beginning of an id). Raises as said above, with the `candidates`.
    """
    typed = text.strip().lower()
    if typed.isascii() and typed.isdigit():
        listed = rows()
        if 1 <= (number := int(typed[:9])) <= len(listed):
            return listed[number - 1].id
        raise Impossible("no-game", Place("game", text), candidates=(), games=len(listed))
    ids = store.ids()
    if typed in ids:
        return typed
    meant = [one for one in ids if typed and one.startswith(typed)]
    if len(meant) == 1:
        return meant[0]
    if meant:
        raise Ambiguous("ambiguous-name", Place("game", text), candidates=tuple(meant))
    from difflib import get_close_matches

    near = get_close_matches(typed[:40], ids, n=3)
    raise Impossible("no-game", Place("game", text), candidates=tuple(near))
