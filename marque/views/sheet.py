"""The score sheet of a game of two, a game to a target or a partie, as it is ruled on paper.

Comes in: a `GameState` and the settings of its game. Goes out: a `Document`: the totals, what
each needs or who has won and what is paid, the deals with elder and the running totals. A
struck deal leaves its gap; each game of a match has a sheet of its own.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from marque.games.cent import CentSettings
from marque.games.partie import PartieSettings
from marque.games.state import DealLine, GameState
from marque.views.deal_line import told
from marque.views.document import (
    Block,
    Column,
    Document,
    Fact,
    Facts,
    Gap,
    Heading,
    Items,
    Line,
    Row,
    Table,
    Title,
    Total,
    Totals,
)
from marque.views.figures import scores, versus
from marque.views.frame import Frame
from marque.views.outcome import outcome_lines, settlement_fact
from marque.views.players import Labels, in_sentences, table_that_fits
from marque.views.prospects import Settings, lead_fact, match_fact, prospects
from marque.views.remarks import remark_blocks
from marque.views.safe import safe


def sheet_view(
    state: GameState, settings: Settings, frame: Frame, *, game: str = "", code: str = ""
) -> Document:
    """The whole sheet. game: its id; code: the name of its rule code; "" leaves either out."""
    names = in_sentences(state.players, frame)
    totals = [Total(names[name], frame.phrases.number(state.totals[name])) for name in names]
    blocks: list[Block] = [
        Title(_title(settings, names, frame)),
        *about(game, code, frame),
        *(Line(text, "strong") for text in outcome_lines(state, settings, names, frame)),
        Totals(tuple(totals)),
        Facts(tuple(_facts(state, settings, names, frame))),
    ]
    for n, entries in _by_game(state).items():
        blocks += _heading(n, state, settings, names, frame)
        blocks.append(_deals(entries, state.players, frame))
    blocks += remark_blocks(state.findings, names, frame)
    return tuple(blocks)


def struck_deals(state: GameState) -> list[int]:
    """The numbers of the deals that were struck: a deal that is taken back gives its up."""
    standing = {line.deal.number for line in state.deals}
    return [n for n in range(1, state.next_number) if n not in standing]


def about(game: str, code: str, frame: Frame) -> Iterator[Line]:
    """The line under a title that says which game it is, and under which code."""
    phrases = frame.phrases
    key = f"code.{code}"
    name = phrases.say("codes", key) if phrases.has("codes", key) else safe(code, 40)
    known = [one for one in (safe(game, 40), name) if one]
    if known:
        yield Line(", ".join(known), "dim")


def _title(settings: Settings, names: Labels, frame: Frame) -> str:
    say = frame.phrases.say
    players = frame.phrases.listed(names.values())
    if isinstance(settings, PartieSettings):
        return say("sheet", "title-partie", deals=settings.deals, players=players)
    key = "title-cent" if settings.best_of == 1 else "title-match"
    return say("sheet", key, target=settings.target, games=settings.best_of, players=players)


def _facts(state: GameState, settings: Settings, names: Labels, frame: Frame) -> Iterator[Fact]:
    """The lead; then what is needed and who deals, or what is paid."""
    if state.deals:
        yield lead_fact(state, names, frame)
    yield from prospects(state, settings, names, frame)
    if isinstance(settings, CentSettings) and settings.best_of > 1:
        yield match_fact(state, settings, names, frame)
    if state.next is not None:
        next_deal = _next_text(state, settings, names, frame)
        yield Fact(frame.phrases.say("sheet", "next"), next_deal, "strong")
    if state.settlement is not None:
        yield settlement_fact(state, settings, names, frame)


def _next_text(state: GameState, settings: Settings, names: Labels, frame: Frame) -> str:
    """The deal to come: its number, its place in a partie, who is elder and who deals."""
    say = frame.phrases.say
    seats = state.seats()
    sitting = say("sheet", "seats", elder=names[seats.elder], dealer=names[seats.younger])
    n = state.next_number
    if not isinstance(settings, PartieSettings):
        return say("sheet", "next-deal", n=n, seats=sitting)
    # A deal that was struck is played again in its place, and counts as it did.
    taken = {line.deal.place for line in state.deals if line.weight}
    place = next(one for one in range(len(taken) + 1) if one not in taken)
    if place >= settings.deals:
        return say("sheet", "place-tie", n=n, seats=sitting)
    key = "place-of" if n == len(taken) + 1 else "place-other"
    text = say("sheet", key, n=n, place=len(taken) + 1, deals=settings.deals, seats=sitting)
    return say("sheet", "double-deal", deal=text) if settings.weight(place) > 1 else text


# The deals.


class _Struck(NamedTuple):
    """The number of a deal that was struck: the gap that it leaves."""

    number: int


_Entry = DealLine | _Struck


def _by_game(state: GameState) -> Mapping[int, Sequence[_Entry]]:
    """The lines of each game of the match, in the order played, struck deals in their place."""
    games: dict[int, list[_Entry]] = {}
    struck = struck_deals(state)
    for line in state.deals:
        entries = games.setdefault(line.game, [])
        while struck and struck[0] < line.deal.number:
            entries.append(_Struck(struck.pop(0)))
        entries.append(line)
    if struck:
        last = max(games, default=1)
        games.setdefault(last, []).extend(map(_Struck, struck))
    return games


def _heading(
    n: int, state: GameState, settings: Settings, names: Labels, frame: Frame
) -> Iterator[Block]:
    """What stands over the deals of a game: in a match who won it, else only a gap."""
    if not isinstance(settings, CentSettings) or settings.best_of == 1:
        yield Gap()
        return
    say = frame.phrases.say
    game = next((game for game in state.games if game.n == n), None)
    if game is None:
        yield Heading(say("sheet", "game-open", n=n))
        return
    totals = game.totals
    first, second = sorted(totals, key=lambda one: (one != game.winner, -totals[one]))
    key = "game-double" if game.double else "game-won" if game.winner else "game-undecided"
    values = {"high": totals[first], "low": totals[second]}
    yield Heading(say("sheet", key, n=n, who=names[first], **values))


def _deals(entries: Sequence[_Entry], players: tuple[str, str], frame: Frame) -> Block:
    """The deals as a table, or one a line where they are read aloud or have no room for it."""
    table = table_that_fits(lambda names: _table(entries, names, frame), players, frame)
    if table is None or frame.plain:
        names = in_sentences(players, frame)
        return Items(tuple(_line(entry, names, frame) for entry in entries))
    return table


def _table(entries: Sequence[_Entry], names: Labels, frame: Frame) -> Table:
    say = frame.phrases.say
    columns = [
        Column(say("common", "deal"), "right"),
        Column(say("common", "elder")),
        *(Column(name, "right") for name in names.values()),
        Column(say("sheet", "total"), "right"),
    ]
    rows = [_row(entry, names, frame) for entry in entries]
    if any(row.cells[-1] for row in rows):
        return Table((*columns, Column(say("sheet", "note"))), tuple(rows))
    return Table(tuple(columns), tuple(Row(row.cells[:-1], row.style) for row in rows))


def _row(entry: _Entry, names: Labels, frame: Frame) -> Row:
    number = frame.phrases.number
    if isinstance(entry, _Struck):
        struck = frame.phrases.say("sheet", "struck")
        return Row((number(entry.number), struck, "", "", "", ""), "dim")
    points = [number(entry.points[name]) for name in names]
    total = _both(entry.totals, names, frame)
    elder = names[entry.deal.seats.elder]
    cells = (number(entry.deal.number), elder, *points, total, _note(entry, names, frame))
    return Row(cells, "" if entry.weight else "dim")


def _line(entry: _Entry, names: Labels, frame: Frame) -> str:
    say = frame.phrases.say
    if isinstance(entry, _Struck):
        return say("sheet", "deal-struck", n=entry.number)
    seats = entry.deal.seats
    points = (entry.points[seats.elder], entry.points[seats.younger])
    text = told(entry.deal.number, seats, points, names, frame)
    note = _note(entry, names, frame)
    if note:
        text = say("sheet", "deal-note", deal=text, note=note)
    total = scores(entry.totals, names, frame)
    return say("sheet", "deal-total", deal=text, total=total)


def _note(entry: DealLine, names: Labels, frame: Frame) -> str:
    """What sets a deal apart, "" for nothing."""
    say = frame.phrases.say
    deal = entry.deal
    notes = []
    if entry.weight == 0:
        notes.append(say("sheet", "note-uncounted"))
    if entry.weight > 1:
        notes.append(say("sheet", "note-double"))
    if deal.thrown_in is not None:
        notes.append(say("sheet", "note-thrown-in", who=names[deal.thrown_in]))
    if deal.lost is not None:
        notes.append(say("sheet", "note-lost"))
    made = deal.by_name(deal.points)
    if entry.points != made:
        notes.append(say("sheet", "note-stopped", points=_both(made, names, frame)))
    return ", ".join(notes)


def _both(points: Mapping[str, int], names: Labels, frame: Frame) -> str:
    first, second = (points[name] for name in names)
    return versus(first, second, frame)
