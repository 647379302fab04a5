"""Games for the tests of the table."""

from itertools import count
from pathlib import Path

from marque.codes.load import load_code
from marque.games.cent import CentSettings
from marque.session.book import Book, Game
from marque.session.recording import Typed, make_deal
from marque.store.home import Home
from marque.store.store import Store


def book_at(home: Path) -> Book:
    """The book of a home, with a clock that stands."""
    ids = count(1)
    return Book(
        Store(Home(home, home)), lambda: "2026-11-30T20:00:00+01:00", lambda: f"id-{next(ids)}"
    )


def new_game(book: Book, *deals: str, players: tuple[str, str] = ("Anne", "Boris")) -> Game:
    """A game to 221 that the first player deals, after these deals."""
    agreed = {"players": list(players), "dealer": players[0], "target": 221}
    game = book.begin("cent", CentSettings.from_dict(agreed), load_code("dictionnaire"))
    for deal in deals:
        game = record(book, game, deal)
    return game


def record(book: Book, game: Game, deal: str) -> Game:
    """The game with one deal more, by totals."""
    return book.write(
        game.id, lambda now: [("deal", make_deal(now, Typed((deal,)), book.now()).data)]
    )
