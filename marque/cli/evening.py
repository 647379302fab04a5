"""Which games a command is about: the one named, several, or those of an evening.

Comes in: the ids typed, `--evening [DATE]`, `--game`. Goes out: the games, read. An
evening is the games begun between noon and noon (contract, section 5).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date, datetime, timedelta

from marque.errors import Impossible, Place, Unreadable
from marque.session.book import Book, Game

NOON = timedelta(hours=12)
LAST, TODAY = "last", "today"


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
    """The games of the evening that a text names: a day, the last one, or the present one."""
    created = {row.id: row.created for row in book.rows()}
    return [book.read(game) for game in ids_of_evening(book, text, created)]


def ids_of_evening(book: Book, text: str, created: Mapping[str, str]) -> list[str]:
    """The ids of the games of an evening; created: the time of every game, the oldest first."""
    evenings = {game: evening_of(moment) for game, moment in created.items()}
    begun = [day for day in evenings.values() if day is not None]
    word = text.strip().casefold()
    if not begun:
        raise Impossible("no-game", reason="none-open")
    day = begun[-1] if word == LAST else evening_of(book.now()) if word == TODAY else _day(text)
    games = [game for game, evening in evenings.items() if evening == day]
    if not games:
        shown = "" if day is None else day.isoformat()
        raise Impossible("no-game", Place("--evening", text[:80]), reason="no-evening", day=shown)
    return games


def evening_of(moment: str) -> date | None:
    """The day on which the evening of a moment began, from noon to noon; None for no moment."""
    try:
        return (datetime.fromisoformat(moment).replace(tzinfo=None) - NOON).date()
    except (ValueError, OverflowError):
        return None


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
