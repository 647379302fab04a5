"""Which games a command is about: the one named, several, or those of an evening.

Comes in: the ids typed, `--evening [DATE]`, `--game`. Goes out: the games, read. An
evening is the games begun between noon and noon (contract, section 5).
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, datetime, timedelta

from marque.errors import Impossible, Place, Unreadable
from marque.session.book import Book, Game

NOON = timedelta(hours=12)
LAST = ("", "last", "today")


def games_asked(
    book: Book, names: Sequence[str], evening: str | None, option: str | None
) -> list[Game]:
    """The games that are meant, in the order named, or of the evening the oldest first."""
    if evening is not None:
        return _of_evening(book, evening)
    if names:
        return [book.read(name) for name in dict.fromkeys(names)]
    return [book.read(option)]


def _of_evening(book: Book, text: str) -> list[Game]:
    rows = [row for row in book.rows() if row.created]
    if not rows:
        raise Impossible("no-game", reason="none-open")
    day = evening_of(rows[-1].created) if text.strip() in LAST else _day(text)
    games = [book.read(row.id) for row in rows if evening_of(row.created) == day]
    if not games:
        raise Impossible(
            "no-game", Place("--evening", text[:80]), reason="no-evening", day=day.isoformat()
        )
    return games


def evening_of(created: str) -> date:
    """The day on which the evening of a moment began: it runs from noon to noon."""
    return (datetime.fromisoformat(created).replace(tzinfo=None) - NOON).date()


def _day(text: str) -> date:
    try:
        return date.fromisoformat(text.strip())
    except ValueError:
        raise Unreadable(
            "bad-setting",
            Place("--evening", text[:80]),
            setting="evening",
            value=text,
            reason="date",
        ) from None
