"""Which game is open, asked of the smallest file there is: most commands only need that.

Comes in: the run's context. Goes out: the pointer to the open game, if there is one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from marque.cli.context import Context
from marque.errors import StoreError

if TYPE_CHECKING:
    from marque.store.pointer import OpenGame


def open_game(context: Context) -> OpenGame | None:
    """The open game; a damaged pointer is `open`'s to mend and has no say here."""
    from marque.store.home import find_home

    home = find_home(context.environ)
    if not home.pointer.exists():  # no game was ever opened: nothing of the store is needed
        return None
    from marque.store.pointer import read_pointer

    try:
        return read_pointer(home)
    except StoreError:
        return None
