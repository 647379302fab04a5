"""The tours of an evening: ruled as a table where there is room, else folded into cards.

Comes in: an `EcrireState`. Goes out: blocks of a document. A table has a row a playing: its
deals, the pair, coup 1, what is held at the demi-tour, coup 2, balance, marque, refaits,
consolation, what is written and to whom, each player's perte so far. On a page of middling
width the perte has a table of its own; on a telephone, and where lines are read aloud, a tour
is a card of a few lines (`tour_cards`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from marque.games.ecrire import EcrireState
from marque.games.marking import Held
from marque.views.document import Block, Column, Heading, Row, Table
from marque.views.figures import signed
from marque.views.frame import Frame
from marque.views.players import LIMITS, Labels, fits, labels
from marque.views.playings import (
    Playing,
    coup_texts,
    deals_text,
    pair_text,
    playings,
    standing_text,
    written_text,
)
from marque.views.tour_cards import tour_cards

_COUPS: Final = ("tour", "deals", "pair", "first", "held", "second", "balance")
_WORDS: Final = frozenset(("deals", "pair", "held"))


def tour_blocks(state: EcrireState, frame: Frame) -> Iterator[Block]:
    """The tours, in the widest form that fits; nothing while none has been begun."""
    lines = list(playings(state))
    if not lines:
        return
    yield Heading(frame.phrases.say("evening", "heading-tours"))
    tables = [] if frame.plain else _tables(state, lines, frame)
    if not tables:
        yield from tour_cards(lines, frame)
        return
    yield tables[0]
    for table in tables[1:]:
        yield Heading(frame.phrases.say("evening", "heading-perte"))
        yield table


def _tables(state: EcrireState, lines: Sequence[Playing], frame: Frame) -> list[Table]:
    """The tours and the perte as one table, else as two; none where they don't fit.

    A table is divided before a name is cut shorter.
    """
    for limit in LIMITS:
        names = labels(state.settings.players, frame, limit)
        whole = _whole_table(state, lines, names, frame)
        divided = [_tour_table(lines, names, frame), _perte_table(state, lines, names, frame)]
        for tables in ([whole], divided):
            if all(fits(table, frame) for table in tables):
                return tables
    return []


def _whole_table(
    state: EcrireState, lines: Sequence[Playing], names: Labels, frame: Frame
) -> Table:
    """All in one table, every part of what is written in a column of its own."""
    keys = [*_COUPS, *_parts(state), "written"]
    columns = _columns(keys, frame)
    rows = []
    for line in lines:
        cells = _cells(line, names, frame)
        row = [cells[key] for key in keys] + _perte(line.perte, names, frame)
        rows.append(Row(tuple(row), "dim" if line.aside else ""))
    rows += _closing_rows(state, len(keys), names, frame)
    return Table((*columns, *_player_columns(names)), tuple(rows))


def _tour_table(lines: Sequence[Playing], names: Labels, frame: Frame) -> Table:
    """The tours alone, what is written as a sum."""
    keys = [*_COUPS, "sum"]
    rows = [
        Row(tuple(_cells(line, names, frame)[key] for key in keys), "dim" if line.aside else "")
        for line in lines
    ]
    return Table(_columns(keys, frame), tuple(rows))


def _perte_table(
    state: EcrireState, lines: Iterable[Playing], names: Labels, frame: Frame
) -> Table:
    """Each player's perte after every tour that marked somebody."""
    rows = [
        Row((frame.phrases.number(line.tour.n), *_perte(line.perte, names, frame)))
        for line in lines
        if line.last and line.tour.marked
    ]
    rows += _closing_rows(state, 1, names, frame)
    return Table((*_columns(["tour"], frame), *_player_columns(names)), tuple(rows))


def _parts(state: EcrireState) -> list[str]:
    """The columns of what is written: only what is agreed, and has happened."""
    parts = []
    if any(tour.refaits for tour in state.tours) and state.settings.refait_bonus:
        parts.append("refaits")
    if state.settings.consolation:
        parts.append("consolation")
    return ["marque", *parts] if parts else []


def _columns(keys: Sequence[str], frame: Frame) -> tuple[Column, ...]:
    say = frame.phrases.say
    return tuple(
        Column(say("evening", f"column-{key}"), "left" if key in _WORDS else "right")
        for key in keys
    )


def _player_columns(names: Labels) -> Iterator[Column]:
    return (Column(name, "right") for name in names.values())


def _perte(perte: Mapping[str, int], names: Labels, frame: Frame) -> list[str]:
    return [frame.phrases.number(perte[name]) for name in names]


def _closing_rows(state: EcrireState, before: int, names: Labels, frame: Frame) -> Iterator[Row]:
    """What each has been fined, if anybody has; and each player's perte."""
    say = frame.phrases.say
    blank = [""] * (before - 1)
    if state.fines:
        fines = [frame.phrases.number(state.fines.get(name, 0)) for name in names]
        yield Row((*blank, say("evening", "fines"), *fines))
    pertes = _perte(state.perte, names, frame)
    yield Row((*blank, say("evening", "perte"), *pertes), "strong")


def _cells(line: Playing, names: Labels, frame: Frame) -> dict[str, str]:
    """Every cell that the row of a playing may need, by the key of its column."""
    number = frame.phrases.number
    tour, coups = line.tour, coup_texts(line, frame)
    cells = {
        "tour": number(tour.n),
        "deals": deals_text(line, frame),
        "pair": pair_text(tour, names),
        "first": coups[0],
        "held": _held(line.held, names, frame),
        "second": coups[1],
        "balance": signed(sum(line.excess), frame) if len(line.coups) == 2 else "",
        "marque": "",
        "refaits": "",
        "consolation": "",
    }
    if not (line.last and tour.marked):
        return {**cells, "written": standing_text(line, frame), "sum": standing_text(line, frame)}
    name = names[tour.marked]
    return {
        **cells,
        "marque": number(tour.marque or 0),
        "refaits": number(tour.refaits) if tour.refaits else "",
        "consolation": number(tour.consolation or 0),
        "written": f"{name} {number(tour.written)}",
        "sum": f"{name} {written_text(tour, frame).replace(' ', '')}",
    }


def _held(held: Held | None, names: Labels, frame: Frame) -> str:
    if held is None:
        return frame.phrases.say("evening", "level")
    return f"{names[held.name]} {frame.phrases.number(held.points)}"
