"""Statistics as a view: the players, their averages beside the book's, bonuses, tours, pairs.

Comes in: `Statistics`. Goes out: a `Document`, for the terminal or a page. What stands in the
tables is made in `statistics_cells`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from marque.games.statistics import Record, Statistics
from marque.games.tally import BONUSES, SHOW, SHOW_CITE, SHOW_WITHOUT_SMALL_CARDS
from marque.views.document import Block, Column, Document, Heading, Line, Row, Table, Title
from marque.views.frame import Frame
from marque.views.players import Labels, fitted, in_sentences
from marque.views.safe import safe
from marque.views.statistics_against import pairs_blocks, periods_blocks
from marque.views.statistics_cells import (
    Cell,
    average,
    bonus,
    elder,
    net,
    number,
    share,
    younger,
)

# As many players, and as many pairs, as a page shows, unless all are asked for.
SHOWN: Final = 12
_ID: Final = 40


def statistics_view(
    found: Statistics,
    frame: Frame,
    *,
    of: Sequence[str] = (),
    periods: Mapping[str, Statistics] | None = None,
    unreadable: Sequence[str] = (),
    every: bool = False,
) -> Document:
    """The whole view.

    of: the players who were asked for, none for all; periods: the same by months ("2026-11")
    or years; unreadable: the games that aren't counted; every: all players and pairs, else
    those who played most.
    """
    left_out = tuple(_left_out(found, unreadable, frame))
    if not found.games:
        return (Line(frame.phrases.say("statistics", "none")), *left_out)
    shown = found.players if every else found.players[:SHOWN]
    pairs = found.pairs if every else found.pairs[:SHOWN]
    blocks: list[Block] = [Title(_title(found, of, frame)), Line(_days(found, frame), "dim")]
    blocks.append(_table(shown, frame, _player_columns(shown)))
    blocks += _more("more-players", len(found.players) - len(shown), frame)
    blocks += _best_of_all(shown, frame)
    blocks += _averages(shown, frame)
    blocks += _bonuses(shown, frame)
    blocks += _written(shown, frame)
    if found.met > 1 or len(of) == 1:
        blocks += pairs_blocks(pairs, frame)
        blocks += _more("more-pairs", found.met - len(pairs), frame)
    if periods is not None:
        blocks += periods_blocks(periods, [one.name for one in shown], frame)
    return (*blocks, *left_out)


def _title(found: Statistics, of: Sequence[str], frame: Frame) -> str:
    say = frame.phrases.say
    games = say("statistics", "games", count=found.games)
    deals = say("statistics", "deals", count=found.deals)
    if not of:
        return say("statistics", "title", games=games, deals=deals)
    players = frame.phrases.listed(in_sentences(of, frame).values())
    return say("statistics", "title-of", players=players, games=games, deals=deals)


def _days(found: Statistics, frame: Frame) -> str:
    first, last = (frame.phrases.date(day) for day in (found.first, found.last))
    key = "day" if first == last else "days"
    return frame.phrases.say("statistics", key, first=first, last=last)


def _more(key: str, hidden: int, frame: Frame) -> Iterator[Line]:
    if hidden > 0:
        yield Line(frame.phrases.say("statistics", key, count=hidden), "dim")


def _left_out(found: Statistics, unreadable: Sequence[str], frame: Frame) -> Iterator[Line]:
    """Games that aren't counted, or whose money isn't."""
    say = frame.phrases.say
    if unreadable:
        games = frame.phrases.listed(safe(one, _ID) for one in unreadable[:SHOWN])
        games += "…" if len(unreadable) > SHOWN else ""
        yield Line(say("statistics", "unreadable", count=len(unreadable), games=games), "warn")
    if found.unsettled:
        yield Line(say("statistics", "unsettled", count=found.unsettled), "dim")


# Tables of players.


def _table(
    players: Sequence[Record],
    frame: Frame,
    columns: Iterable[tuple[str, Cell]],
) -> Table:
    """A row a player."""
    columns = tuple(columns)
    heads = [Column(frame.phrases.say("statistics", "player"))]
    heads += [Column(_head(key, frame), "right") for key, _ in columns]

    def build(names: Labels) -> Table:
        rows = [
            Row((names[one.name], *(cell(one, frame) for _, cell in columns))) for one in players
        ]
        return Table(tuple(heads), tuple(rows))

    return fitted(build, [one.name for one in players], frame)


def _head(key: str, frame: Frame) -> str:
    """A column's name; a figure is that of the book: "28 or more"."""
    if key.isdigit():
        return frame.phrases.say("statistics", "shows", show=key)
    return frame.phrases.say("statistics", key)


def _player_columns(players: Sequence[Record]) -> Iterator[tuple[str, Cell]]:
    """What there is anything to say of: a club of written piquet has no games won."""
    yield "played", number(lambda one: sum(one.games.values()))
    if any(one.won or one.lost or one.drawn for one in players):
        yield "won", number(lambda one: one.won)
        yield "lost", number(lambda one: one.lost)
    if any(one.drawn for one in players):
        yield "drawn", number(lambda one: one.drawn)
    yield "dealt", number(lambda one: one.deals)
    yield "best", lambda one, frame: frame.phrases.number(one.best.points) if one.best else ""
    if any(one.money or one.nets for one in players):
        yield "net", net


def _best_of_all(players: Sequence[Record], frame: Frame) -> Iterator[Line]:
    """The deal with the most points that anybody here made."""
    found = [
        (best, side, one.name)
        for one in players
        for side, best in (("elder", one.elder.best), ("younger", one.younger.best))
        if best
    ]
    if not found:
        return
    best, side, name = min(
        found, key=lambda one: (-one[0].points, one[0].day, one[0].game, one[0].deal, one[1])
    )
    yield Line(
        frame.phrases.say(
            "statistics",
            "best-of-all",
            who=in_sentences([name], frame)[name],
            points=best.points,
            side=frame.phrases.say("statistics", side),
            deal=best.deal,
            game=safe(best.game, _ID),
            day=frame.phrases.date(best.day),
        )
    )


def _averages(players: Sequence[Record], frame: Frame) -> Iterator[Block]:
    """Points a deal in both seats, and how often each came to the book's figure."""
    played = [one for one in players if one.deals]
    if not played:
        return
    yield Heading(frame.phrases.say("statistics", "averages"))
    compared = any(one.elder.compared or one.younger.compared for one in played)
    columns: list[tuple[str, Cell]] = []
    for side, role in enumerate((elder, younger)):
        columns.append((("as-elder", "as-younger")[side], average(role)))
        if compared:
            columns.append((str(SHOW[side]), share(role)))
    yield _table(played, frame, columns)
    if compared:
        values = dict(zip(("elder", "younger"), SHOW, strict=True))
        values |= dict(zip(("low_elder", "low_younger"), SHOW_WITHOUT_SMALL_CARDS, strict=True))
        yield Line(frame.phrases.say("statistics", "book", cite=SHOW_CITE, **values), "dim")


def _bonuses(players: Sequence[Record], frame: Frame) -> Iterator[Block]:
    """Pics, repics and capots, each of the deals in which it is known."""
    played = [one for one in players if one.deals]
    if not played:
        return
    say = frame.phrases.say
    yield Heading(say("statistics", "bonuses"))
    if not any(each.known for one in played for each in one.bonuses.values()):
        yield Line(say("statistics", "bonuses-none"), "dim")
        return
    columns = [(f"{kind}s", bonus(kind)) for kind in BONUSES]
    yield _table(played, frame, columns)
    if any(each.known < one.deals for one in played for each in one.bonuses.values()):
        yield Line(say("statistics", "bonuses-part"), "dim")


def _written(players: Sequence[Record], frame: Frame) -> Iterator[Block]:
    """The tours of written piquet: how many, how often marked, the refaits, the perte."""
    played = [one for one in players if one.tours or one.refaits]
    if not played:
        return
    yield Heading(frame.phrases.say("statistics", "written"))
    columns = (
        ("tours", number(lambda one: one.tours)),
        ("marked", number(lambda one: one.marked)),
        ("refaits", number(lambda one: one.refaits)),
        ("perte", number(lambda one: one.written)),
    )
    yield _table(played, frame, columns)
