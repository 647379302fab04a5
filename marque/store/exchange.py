"""Games out and in, as JSON text: for another home, for an e-mail, for the drawer.

Comes in: games, or the bytes of a text. Goes out: the text, or what an import did. A copy is
the same game if everything its header says but the id is the same. Entries are told apart by
their ids, so that importing twice does nothing more. The format is described in docs/store.md.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple

from marque.errors import MarqueError, Place, StoreError, Unreadable, raise_all
from marque.store import files, form, migrate
from marque.store.home import is_id
from marque.store.index import Progress
from marque.store.store import Entry, GameFile, Store

SCHEMA: Final = "marque.export/1"
Take = Literal["mine", "theirs", "both"]


class Imported(NamedTuple):
    """What an import did to one game.

    added: the entries that came; dropped: those that went, with take="theirs"; aside: where
    the game as it was before that is kept.
    """

    id: str
    new: bool
    added: tuple[Entry, ...]
    dropped: tuple[Entry, ...] = ()
    aside: Path | None = None


class Meeting(NamedTuple):
    """Two copies of a game after their last common entry."""

    mine: tuple[Entry, ...]
    theirs: tuple[Entry, ...]
    unknown: tuple[Entry, ...]
    """Those of theirs that aren't anywhere in mine."""
    in_order: bool
    """Whether what both have stands in the same order in both."""

    @property
    def nothing_new(self) -> bool:
        """Mine holds all of theirs, as they have it."""
        return not self.unknown and self.in_order

    @property
    def apart(self) -> bool:
        """Both have gone on, each in his own way."""
        return bool(self.mine) and not self.nothing_new


def export_games(games: Iterable[GameFile]) -> bytes:
    """The text that holds these games whole: JSON, one entry a line."""
    texts = []
    for game in games:
        header, *entries = (
            json.dumps({**document, "check": form.check_of(document)}, ensure_ascii=False)
            for document in (game.header, *game.entries)
        )
        lines = ",\n".join(entries)
        texts.append(f'{{"header": {header}, "entries": [\n{lines}\n]}}')
    lines = ",\n".join(texts)
    return form.encoded(f'{{"schema": "{SCHEMA}", "games": [\n{lines}\n]}}\n')


def read_copies(
    data: bytes,
    source: str,
    migrations: Sequence[migrate.Migration] = migrate.MIGRATIONS,
) -> list[GameFile]:
    """The games in an exported text, or in a game file taken from a home or a backup.

    source: the text's name, for the errors. Raises all faults found: Unreadable (bad-record)
    with `what` is wrong, StoreError (newer). A check that is missing isn't missed.
    """
    try:
        found = form.parse(data)
    except (ValueError, RecursionError) as error:
        place = form.fault_place(source, data, error)
        raise Unreadable("bad-record", place, what="text") from None
    games: list[GameFile] = []
    errors: list[MarqueError] = []
    for number, raw in enumerate(_raw_games(found, source), 1):
        try:
            games.append(_copy(raw, Place(source, "", item=number), migrations))
        except MarqueError as error:
            errors.append(error)
    raise_all(errors)
    return games


def import_games(
    store: Store,
    copies: Sequence[GameFile],
    stamp: str,
    take: Take | None = None,
    progress: Progress | None = None,
) -> list[Imported]:
    """Bring these copies in; what it did, game by game.

    A game that isn't here is written; entries that only theirs has are added. Where both
    have gone on, `take` decides: my entries stay and theirs don't come, theirs are put in
    the place of mine, or theirs follow mine. stamp: the time, for the copy that is kept of
    a game before "theirs"; progress: told how many are done, of how many. Before anything is
    written, all conflicts are found: StoreError (conflict) with the tails `mine` and
    `theirs`, or with what="other-game" where another game has the id; Unreadable
    (bad-record) where an entry has the id of one of mine and another content.
    """
    errors: list[MarqueError] = []
    for copy in copies:
        try:
            if store.taken(copy.id):
                _meet(store.read(copy.id), copy, take)
        except MarqueError as error:
            errors.append(error)
    raise_all(errors)
    done: list[Imported] = []
    for copy in copies:
        done.append(_bring_in(store, copy, stamp, take))
        if progress is not None:
            progress(len(done), len(copies))
    return done


def meeting(mine: Sequence[Entry], theirs: Sequence[Entry]) -> Meeting:
    """How two lists of entries of one game go together; theirs may be numbered otherwise.

    Raises Unreadable (bad-record) for one id with two contents: no entry is ever changed.
    """
    places = {entry["id"]: place for place, entry in enumerate(mine)}
    for entry in theirs:
        if entry["id"] in places and not _same(entry, mine[places[entry["id"]]]):
            raise Unreadable("bad-record", what="altered", n=entry["n"], id=entry["id"])
    shared = [places[entry["id"]] for entry in theirs if entry["id"] in places]
    pairs = zip(mine, theirs, strict=False)
    parting = next((i for i, (a, b) in enumerate(pairs) if a["id"] != b["id"]), None)
    common = min(len(mine), len(theirs)) if parting is None else parting
    return Meeting(
        tuple(mine[common:]),
        tuple(theirs[common:]),
        tuple(entry for entry in theirs if entry["id"] not in places),
        shared == sorted(shared),
    )


def _meet(mine: GameFile, theirs: GameFile, take: Take | None) -> Meeting:
    if _description(mine) != _description(theirs):
        raise StoreError("conflict", what="other-game", id=mine.id)
    met = meeting(mine.entries, theirs.entries)
    if met.apart and take is None:
        raise StoreError("conflict", id=mine.id, mine=met.mine, theirs=met.theirs)
    return met


def _bring_in(store: Store, copy: GameFile, stamp: str, take: Take | None) -> Imported:
    if not store.taken(copy.id):
        store.create({**copy.header, "id": copy.id}, copy.entries)
        return Imported(copy.id, True, copy.entries)
    present = store.read(copy.id)
    if take == "theirs" and _meet(present, copy, take).apart:
        return _take_theirs(store, copy, stamp)

    def wanted(mine: GameFile) -> Sequence[Entry]:
        met = _meet(mine, copy, None if take == "theirs" else take)
        return () if met.apart and take == "mine" else met.unknown

    after = store.append(copy.id, wanted)
    ids = {entry["id"] for entry in present.entries}
    return Imported(copy.id, False, tuple(one for one in after.entries if one["id"] not in ids))


def _take_theirs(store: Store, copy: GameFile, stamp: str) -> Imported:
    path = store.home.game(copy.id)
    with files.locked(store.disk, path):
        mine = store.read(copy.id)
        met = _meet(mine, copy, "theirs")
        aside = files.set_aside(store.disk, path, "before", stamp)
        store.rewrite(copy)
    ids = {entry["id"] for entry in copy.entries}
    dropped = tuple(entry for entry in met.mine if entry["id"] not in ids)
    return Imported(copy.id, False, met.unknown, dropped, aside)


def _raw_games(found: Any, source: str) -> list[Any]:
    """The games in a parsed text, each as tables or as header and entries, unverified."""
    if isinstance(found, dict) and "game" in found:
        return [found]
    if isinstance(found, dict) and found.get("schema") == SCHEMA:
        games = found.get("games")
        if isinstance(games, list):
            return games
    raise Unreadable("bad-record", Place(source, ""), what="tables")


def _copy(raw: Any, place: Place, migrations: Sequence[migrate.Migration]) -> GameFile:
    tables = _tables(raw)
    schema = migrate.schema_of(tables) if tables else None
    if not tables or schema is None:
        raise Unreadable("bad-record", place, what="tables")
    for name, table in tables.items():
        for number, document in table.items():
            if "check" in document:
                bare = form.unsealed(document)
                if bare is None:
                    spot = place._replace(text=f"{name} {number}")
                    raise Unreadable("bad-record", spot, what="check")
                table[number] = bare
    tables = migrate.up_to_date(tables, schema, migrations, place.source)
    wrong = form.verify(tables)
    header = tables["game"]["1"]
    if wrong or not is_id(header["id"]):
        raise Unreadable("bad-record", place, what=wrong or "id")
    return GameFile(header["id"], header, tuple(tables["entries"].values()))


def _tables(raw: Any) -> form.Tables | None:
    """The tables of one game in either layout; None if it is no such thing."""
    if not isinstance(raw, dict):
        return None
    if "game" not in raw:
        entries = raw.get("entries")
        if not isinstance(entries, list):
            return None
        numbered = {str(n): entry for n, entry in enumerate(entries, 1)}
        raw = {"game": {"1": raw.get("header")}, "entries": numbered}
    if not all(isinstance(table, dict) for table in raw.values()):
        return None
    documents = [document for table in raw.values() for document in table.values()]
    return raw if all(isinstance(document, dict) for document in documents) else None


def _description(game: GameFile) -> dict[str, Any]:
    """What makes it this game and no other."""
    return {key: value for key, value in game.header.items() if key not in ("id", "schema")}


def _same(one: Entry, other: Entry) -> bool:
    return all(one[key] == other[key] for key in ("id", "time", "kind", "data"))
