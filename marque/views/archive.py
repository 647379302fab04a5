"""The archive: the list of games, the list of players; as views and as JSON (docs/json.md).

Comes in: a line for each game or player, as the list remembers it. Goes out: a `Document`
(games that go on first, then the others, the newest first in both), or plain values of the
schemas `marque.games/1` and `marque.players/1`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from typing import Any, Final, NamedTuple

from marque.views.document import Block, Column, Document, Heading, Line, Row, Table
from marque.views.frame import Frame
from marque.views.players import fits, labels
from marque.views.safe import safe

# As many games of a kind as a page shows, unless all are asked for.
SHOWN: Final = 12
# Names in a list of games; as long as an id can be.
_NAME: Final = 12
_ID: Final = 40


class GameLine(NamedTuple):
    """One game in the list.

    n: its number; open: whether it is the open game; readable: whether it can be read now
    (the rest is then what was last known, None for what never was); deals: how many stand;
    totals: each player's points, in written piquet his perte; winner: of a game of two;
    carried_into: the evening that carries this one's nets, where they are settled.
    """

    n: int
    id: str
    open: bool
    readable: bool
    kind: str | None = None
    players: tuple[str, ...] = ()
    code: str | None = None
    date: str | None = None
    deals: int = 0
    finished: bool = False
    undecided: bool = False
    winner: str | None = None
    totals: Mapping[str, int] = {}
    carried_into: str | None = None


class PlayerLine(NamedTuple):
    """One player: in how many games he has sat, the day of the last, his other names."""

    name: str
    games: int
    last: str
    also: tuple[str, ...]


def games_view(games: Sequence[GameLine], frame: Frame, *, every: bool = False) -> Document:
    """The list of games; every: all of them, else the newest of those that go on, and of those
    that are over."""
    say = frame.phrases.say
    if not games:
        return (Line(say("games", "games-none")),)
    blocks: list[Block] = []
    hidden = 0
    for key, over in (("unfinished", False), ("finished", True)):
        newest = [one for one in reversed(games) if one.finished is over]
        shown = newest if every else newest[:SHOWN]
        hidden += len(newest) - len(shown)
        if shown:
            blocks += [Heading(say("games", key)), *_games(shown, frame)]
    if hidden:
        blocks.append(Line(say("games", "more", count=hidden), "dim"))
    return tuple(blocks)


def games_plain(games: Sequence[GameLine]) -> dict[str, Any]:
    """All games as `marque.games/1`, the oldest first."""
    opened = next((one.id for one in games if one.open), None)
    lines = []
    for one in games:
        line = {**one._asdict(), "players": list(one.players), "totals": dict(one.totals)}
        del line["open"]
        lines.append(line)
    return {"schema": "marque.games/1", "open": opened, "games": lines}


def players_view(players: Sequence[PlayerLine], frame: Frame) -> Document:
    """The list of players."""
    say, number = frame.phrases.say, frame.phrases.number
    if not players:
        return (Line(say("games", "players-none")),)
    names = labels([one.name for one in players], frame)
    columns = [
        Column(say("games", "player")),
        Column(say("games", "games-played"), "right"),
        Column(say("games", "last-played")),
    ]
    rows = [Row((names[one.name], number(one.games), _day(one.last, frame))) for one in players]
    if any(one.also for one in players):
        columns.append(Column(say("games", "also")))
        also = (", ".join(safe(name, _ID) for name in one.also) for one in players)
        rows = [Row((*row.cells, text)) for row, text in zip(rows, also, strict=True)]
    return (Table(tuple(columns), tuple(rows)),)


def players_plain(players: Sequence[PlayerLine]) -> dict[str, Any]:
    """All players as `marque.players/1`."""
    lines = [{**one._asdict(), "also": list(one.also)} for one in players]
    return {"schema": "marque.players/1", "players": lines}


def _games(games: Sequence[GameLine], frame: Frame) -> Iterator[Block]:
    """A row a game; a line each where there is no room for rows, or lines are read aloud."""
    rows = [_cells(one, frame) for one in games]
    columns = [
        Column(frame.phrases.say("games", name), "right" if name == "n" else "left")
        for name in Cells._fields
    ]
    table = Table(tuple(columns), tuple(Row(row) for row in rows))
    if not frame.plain and fits(table, frame):
        yield table
        return
    for row in rows:
        key = "line" if row.kind else "unreadable"
        yield Line(frame.phrases.say("games", key, **row._asdict()))


class Cells(NamedTuple):
    """What is said of one game, in the order of the columns."""

    n: str
    game: str
    kind: str
    players: str
    state: str
    date: str


def _cells(one: GameLine, frame: Frame) -> Cells:
    n, game = str(one.n), safe(one.id, _ID)
    if one.kind is None:
        return Cells(n, game, "", "", frame.phrases.say("games", "state-unreadable"), "")
    names = labels(one.players, frame, _NAME)
    return Cells(
        n,
        game,
        frame.phrases.say("games", f"kind-{one.kind}"),
        ", ".join(names.values()),
        _state(one, names, frame),
        _day(one.date, frame),
    )


def _state(one: GameLine, names: Mapping[str, str], frame: Frame) -> str:
    say = frame.phrases.say
    totals = "–".join(frame.phrases.number(one.totals.get(name, 0)) for name in names)
    if not one.readable:
        text = say("games", "state-unreadable")
    elif one.undecided:
        text = say("games", "state-undecided", totals=totals)
    elif not one.finished:
        text = say("games", "state-deals", count=one.deals)
        if one.deals:
            text = say("games", "state-score", deals=text, totals=totals)
    elif one.kind == "ecrire":
        text = say("games", "state-over", totals=totals)
    elif one.winner is None:
        text = say("games", "state-drawn", totals=totals)
    else:
        text = say("games", "state-won", winner=names[one.winner], totals=totals)
    if one.carried_into is not None:
        into = safe(one.carried_into, _ID)
        text = say("games", "state-carried", state=text, into=into)
    return say("games", "state-open", state=text) if one.open else text


def _day(text: str | None, frame: Frame) -> str:
    with suppress(ValueError):
        return frame.phrases.date(text or "")
    return ""
