"""Bringing in games that were exported elsewhere, or taken from a backup.

Comes in: the bytes of a file. Goes out: what that did, game by game. Every game is read and
folded before anything is written, so that a file that is amiss anywhere changes nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress

from marque.errors import MarqueError, StoreError, raise_all
from marque.games.log import Entry
from marque.session.book import Book, opened
from marque.session.players import remember
from marque.store.exchange import Take, import_games, read_copies
from marque.store.index import Progress
from marque.store.pointer import read_pointer
from marque.views.imports import Brought, Tails


def bring_in(
    book: Book,
    data: bytes,
    source: str,
    stamp: str,
    take: Take | None,
    progress: Progress | None = None,
) -> list[Brought]:
    """Bring in the games of a text.

    source: its name; stamp: the time, for the copy that is kept of a game before "theirs";
    progress: told how many games are brought in, of how many. Raises what
    `exchange.read_copies` and `import_games` raise, and Unreadable (bad-record, bad-setting)
    for a game that can't be folded.
    """
    copies = read_copies(data, source)
    errors: list[MarqueError] = []
    names: list[str] = []
    for copy in copies:
        try:
            names += opened(copy).players
        except MarqueError as error:
            errors += error.errors
    raise_all(errors)
    done = import_games(book.store, copies, stamp, take, progress)
    remember(book.store, names)
    _refresh_pointer(book, {one.id for one in done})
    return [
        Brought(
            one.id,
            new=one.new,
            added=len(one.added),
            dropped=len(one.dropped),
            aside=None if one.aside is None else str(one.aside),
        )
        for one in done
    ]


def tails_of(error: MarqueError) -> Iterator[Tails]:
    """Of an import that was refused: each game that has gone on in both copies, and how."""
    for one in error.errors:
        mine, theirs = one.values.get("mine"), one.values.get("theirs")
        if one.kind == "conflict" and mine and theirs:
            yield Tails(
                one.values["id"],
                tuple(map(Entry.from_dict, mine)),
                tuple(map(Entry.from_dict, theirs)),
            )


def _refresh_pointer(book: Book, games: set[str]) -> None:
    """Bring the pointer up to date where the open game is one of these."""
    with suppress(StoreError):
        pointer = read_pointer(book.store.home, book.store.disk)
        if pointer is not None and pointer.id in games:
            book.keep_pointing(book.read(pointer.id))
