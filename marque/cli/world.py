"""The book of a run: the store of the user's home, the clock, and ids.

Comes in: the run's context. Goes out: `Book`, ready to read and write games. TinyDB and
the lock are imported by the store only when a game is touched.
"""

from __future__ import annotations

import secrets
from datetime import datetime

from marque.cli.context import Context
from marque.session.book import Book
from marque.store.home import find_home
from marque.store.store import Store


def now() -> str:
    """The time, with its offset, to the second."""
    return datetime.now().astimezone().isoformat(timespec="seconds")


def new_id() -> str:
    """An id that no other entry has."""
    return secrets.token_hex(6)


def book_of(context: Context) -> Book:
    """The games of this run's home."""
    return Book(Store(find_home(context.environ)), now, new_id)
