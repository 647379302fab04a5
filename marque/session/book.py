"""The evening's book: what a command does to the games of a home.

Comes in: a store, a clock, a maker of ids; the game that is asked for. Goes out: `Game`,
a game read, folded and ready to be shown; and new entries, written before they are
returned. Which entries a correction takes is `games`' business; that nothing is lost is
`store`'s.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any, NamedTuple

from marque.codes.code import Code
from marque.codes.load import from_plain, to_plain
from marque.errors import Impossible, Place, StoreError, Unreadable
from marque.games import kinds
from marque.games.ecrire import EcrireState
from marque.games.ecrire_settings import EcrireSettings
from marque.games.ecrire_settle import carrying
from marque.games.kinds import KINDS, Settings, State, folded, settings_of
from marque.games.log import Entry, next_entry
from marque.games.renaming import entry_under, names_now, people_of, settings_under
from marque.games.settle import Settlement
from marque.games.state import GameState
from marque.session.players import read_players, remember
from marque.store.archive import find_game
from marque.store.index import Index, Progress, Row
from marque.store.pointer import OpenGame, read_pointer, write_pointer
from marque.store.store import GameFile, Store

# Raised whenever `summary` makes something else of the same game.
EDITION = 2


class Game(NamedTuple):
    """A game as it stands: what was agreed, every entry, and the state that they make.

    names: the new name of each player who has been renamed since, by the name in the file;
    revision: the state of the file that was read.
    """

    id: str
    kind: str
    header: Mapping[str, Any]
    settings: Settings
    code: Code
    entries: tuple[Entry, ...]
    state: State
    names: Mapping[str, str]
    revision: str

    @property
    def players(self) -> tuple[str, ...]:
        """The players, in the order typed."""
        return tuple(self.settings.players)

    @property
    def stake(self) -> str | None:
        """The value of a point, or in `cent` of a game, as exact decimals."""
        stake: str | None = self.header.get("stake")
        return stake

    @property
    def currency(self) -> str | None:
        """The currency of the stake."""
        currency: str | None = self.header.get("currency")
        return currency

    @property
    def code_chosen(self) -> bool:
        """Whether somebody chose the code, rather than nobody naming another."""
        return self.header.get("code_from") != "default"

    def with_entries(self, entries: Sequence[Entry]) -> Game:
        """The same game with other entries: what a correction would make of it."""
        return self._replace(entries=tuple(entries), state=folded(self.settings, entries))


Wanted = tuple[str, Mapping[str, Any]]
"""An entry to be written: its kind and its data."""


class Book:
    """The games of one home.

    now: the time, ISO 8601 with its offset; new_id: an id that nobody else makes.
    """

    def __init__(self, store: Store, now: Callable[[], str], new_id: Callable[[], str]) -> None:
        self.store = store
        self.now = now
        self.new_id = new_id

    def open_id(self) -> str:
        """The id of the open game. Raises Impossible (no-game) where none was opened."""
        pointer = read_pointer(self.store.home)
        if pointer is None:
            raise Impossible("no-game", reason="none-open")
        return pointer.id

    def find(self, asked: str | None) -> str:
        """The id of the game that is asked for, the open one where none is named."""
        if asked is None:
            return self.open_id()
        return find_game(asked, self.store, self.rows)

    def read(self, asked: str | None = None) -> Game:
        """The game that is asked for. Raises MarqueError (no-game, ambiguous-name, damaged …)."""
        return opened(self.store.read(self.find(asked)), read_players(self.store).aliases)

    def rows(self, progress: Progress | None = None) -> list[Row]:
        """Every game of the home with its summary, the oldest first."""
        return Index(self.store, summary, EDITION).rows(progress)

    def begin(self, kind: str, settings: Settings, code: Code, **header: Any) -> Game:
        """Begin a game and make it the open one; the whole code is kept with it."""
        content = {
            **{name: value for name, value in header.items() if value is not None},
            "kind": kind,
            "created": self.now(),
            "settings": settings.to_dict(),
            "code": to_plain(code),
        }
        game = opened(self.store.read(self.store.create(content)))
        self.point_at(game)
        remember(self.store, game.players)
        return game

    def write(
        self,
        asked: str | None,
        make: Callable[[Game], Sequence[Wanted]],
        *,
        expected: str | None = None,
    ) -> Game:
        """Add entries to a game, made from the state that is found under the lock.

        expected: the revision that the caller has seen; StoreError (conflict) if another is
        found. Returns when everything is on the medium. What `make` raises passes through,
        and nothing is written.
        """
        game_id, aliases = self.find(asked), read_players(self.store).aliases

        def entries(found: GameFile) -> list[dict[str, Any]]:
            game = opened(found, aliases)
            written = list(game.entries)
            for kind, data in make(game):
                written.append(next_entry(written, self.new_id(), self.now(), kind, data))
            # Folding what would be written refuses it here, before it is.
            game.with_entries(written)
            own = {new: name for name, new in game.names.items()}
            return [entry_under(one, own).to_dict() for one in written[len(game.entries) :]]

        game = opened(self.store.append(game_id, entries, expected=expected), aliases)
        self.keep_pointing(game)
        return game

    def then(self, game: Game, wanted: Wanted) -> Game:
        """A game as it would be with one entry more; nothing is written."""
        entry = next_entry(game.entries, self.new_id(), self.now(), *wanted)
        return game.with_entries([*game.entries, entry])

    def again(self, asked: str | None) -> Game:
        """The same players, code and stakes once more, the deal passing on.

        In written piquet the evening begins anew from the same order of entry. Raises
        Impossible (finished, reason "not-finished") for a game that is still going on.
        """
        game = self.read(asked)
        if not game.state.finished:
            raise Impossible("questioned", Place("game", game.id), reason="not-finished")
        settings = game.settings
        if isinstance(game.state, GameState) and not isinstance(settings, EcrireSettings):
            settings = settings._replace(dealer=game.state.passes_on.younger)
        elif isinstance(settings, EcrireSettings):
            settings = settings._replace(carry=(), carried=())
        return self.begin(
            game.kind,
            settings,
            game.code,
            stake=game.stake,
            currency=game.currency,
            code_from=game.header.get("code_from"),
        )

    def carrying(self, settings: Settings, asked: str, *, yes: bool = False) -> EcrireSettings:
        """The settings of a new evening that carries an earlier game's nets.

        yes: carry them even if another game does already, which is "questioned" otherwise.
        """
        earlier = self.read(asked)
        settlement = settlement_of(earlier)
        if settlement is None or not isinstance(settings, EcrireSettings):
            raise Impossible(
                "bad-setting", Place("--carry", asked), setting="carry", value=asked, reason="kind"
            )
        if not yes:
            self.question_carried(earlier, Place("--carry", asked))
        return carrying(settings, earlier.id, settlement)

    def carried_into(self, game: Game) -> str | None:
        """The game that carries the nets of this one, where they are settled; None for none."""
        if game.kind != "ecrire":
            return None
        rows = self.rows()
        return next((row.id for row in rows if row.summary.get("carries") == game.id), None)

    def question_carried(self, game: Game, place: Place) -> None:
        """Raise "questioned" (reason "carried") for a game whose nets another carries."""
        into = self.carried_into(game)
        if into is not None:
            raise Impossible("questioned", place, reason="carried", game=game.id, into=into)

    def point_at(self, game: Game) -> None:
        """Make a game the open one, for every terminal of this home."""
        write_pointer(self.store.home, _pointer(game))

    def keep_pointing(self, game: Game) -> None:
        """Bring the pointer up to date, if this is the open game.

        What was written stands, whether that succeeds or not: `open` makes a pointer anew.
        """
        with suppress(StoreError):
            pointer = read_pointer(self.store.home)
            if pointer is not None and pointer.id == game.id and pointer != _pointer(game):
                write_pointer(self.store.home, _pointer(game))


def _pointer(game: Game) -> OpenGame:
    """What the pointer says of a game; its cards are in the alphabet last typed."""
    records = (entry.data.get("record") for entry in reversed(game.entries))
    alphabets = (one.get("alphabet") for one in records if isinstance(one, Mapping))
    cards = next((one for one in alphabets if one in ("fr", "en")), None)
    return OpenGame(game.id, game.code.name, cards, game.state.finished)


def opened(found: GameFile, aliases: Mapping[str, str] | None = None) -> Game:
    """A game's file, read and folded, under the names that its players go by now.

    aliases: who was renamed or merged (`games.names`); the file keeps the names that it was
    played under. Raises Unreadable (bad-record) for what can't be read.
    """
    header = found.header
    kind, settings = header.get("kind"), header.get("settings")
    if kind not in KINDS or not isinstance(settings, dict):
        place = Place(found.id, str(kind)[:80])
        raise Unreadable("bad-record", place, reason="bad-value", allowed=KINDS)
    names = names_now(aliases or {}, people_of(settings))
    agreed = settings_of(kind, settings_under(settings, names))
    entries = tuple(entry_under(Entry.from_dict(entry), names) for entry in found.entries)
    code = from_plain(code) if isinstance(code := header.get("code"), dict) else from_plain({})
    state = folded(agreed, entries)
    return Game(found.id, kind, header, agreed, code, entries, state, names, found.revision)


def settlement_of(game: Game) -> Settlement | None:
    """Who pays whom; None for a game of two that isn't over, or that the law leaves open."""
    return kinds.settlement_of(game.state, game.stake, game.currency)


def summary(found: GameFile) -> dict[str, Any]:
    """What the list of games remembers of one: enough to show it, and to find it again."""
    game = opened(found)
    state = game.state
    plain: dict[str, Any] = {
        "kind": game.kind,
        "players": list(game.players),
        "people": list(people_of(game.settings.to_dict())),
        "code": game.code.name,
        "finished": state.finished,
        "totals": dict(state.perte if isinstance(state, EcrireState) else state.totals),
        "date": str(game.header.get("date") or game.header["created"])[:10],
    }
    if isinstance(state, EcrireState):
        plain["deals"] = sum(len(tour.coups) for tour in state.tours)
        plain["carries"] = next(iter(state.settings.carry), None)
    else:
        plain["winner"] = state.winner
        plain["undecided"] = state.undecided
        plain["deals"] = len(state.deals)
    return plain
