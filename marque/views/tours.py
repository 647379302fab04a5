"""The tours of an evening: ruled as a table where there is room, else folded into cards.

Comes in: an `EcrireState`. Goes out: blocks of a document. A table has a row a playing: its
deals, the pair, coup 1, what is held at the demi-tour, coup 2, balance, marque, refaits,
consolation, what is written and to whom, each player's perte so far. On a page of middling
width the perte has a table of its own; on a telephone, and where lines are read aloud, a tour
is a card of a few lines. What a tour writes is for `games.marking` to say; sums are written
out, so that one can redo them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Final, NamedTuple

from marque.games.ecrire import EcrireState
from marque.games.marking import DEMI_TOUR, Coup, Held, Tour
from marque.views.document import Block, Column, Gap, Heading, Line, Row, Table
from marque.views.figures import added, score, signed
from marque.views.frame import Frame
from marque.views.players import LIMITS, Labels, fits, in_sentences, labels

_COUPS: Final = ("tour", "deals", "pair", "first", "held", "second", "balance")
_WORDS: Final = frozenset(("deals", "pair", "held"))


class Playing(NamedTuple):
    """The coups of a tour that were played together, one or two.

    last: whether what is held or written comes of it; aside: whether it counts no more;
    perte: each player's after it, without fines.
    """

    tour: Tour
    coups: tuple[Coup, ...]
    last: bool
    aside: bool
    perte: Mapping[str, int]

    @property
    def excess(self) -> list[int]:
        """What the first of the pair made more than the other, coup by coup."""
        first, second = self.tour.pair
        return [coup.points_of(first) - coup.points_of(second) for coup in self.coups]

    @property
    def held(self) -> Held | None:
        """What was held after the first coup; None where it was level."""
        ahead = self.excess[0]
        return Held(self.tour.pair[ahead < 0], abs(ahead)) if ahead else None


def playings(state: EcrireState) -> Iterator[Playing]:
    """Every playing of every tour, those that count no more last in their tour."""
    perte = dict.fromkeys(state.settings.players, 0)
    for tour in state.tours:
        counted = [tour.coups[at : at + 2] for at in range(0, len(tour.coups), 2)]
        after = dict(perte)
        if tour.marked:
            after[tour.marked] += tour.written
        for n, coups in enumerate(counted):
            last = n == len(counted) - 1
            yield Playing(tour, coups, last, False, after if last else perte)
        aside = groupby(tour.set_aside, key=lambda coup: coup.slot)
        for _, more in aside:
            yield Playing(tour, tuple(more), False, True, after)
        perte = after


def tour_blocks(state: EcrireState, frame: Frame) -> Iterator[Block]:
    """The tours, in the widest form that fits; nothing while none has been begun."""
    lines = list(playings(state))
    if not lines:
        return
    yield Heading(frame.phrases.say("evening", "heading-tours"))
    tables = [] if frame.plain else _tables(state, lines, frame)
    if not tables:
        yield from _cards(lines, frame)
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


# Tables.


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
    tour, coups = line.tour, _coup_texts(line, frame)
    cells = {
        "tour": number(tour.n),
        "deals": _deals(line, frame),
        "pair": _pair(tour, names),
        "first": coups[0],
        "held": _held(line.held, names, frame),
        "second": coups[1],
        "balance": signed(sum(line.excess), frame) if len(line.coups) == 2 else "",
        "marque": "",
        "refaits": "",
        "consolation": "",
    }
    if not (line.last and tour.marked):
        return {**cells, "written": _standing(line, frame), "sum": _standing(line, frame)}
    name = names[tour.marked]
    return {
        **cells,
        "marque": number(tour.marque or 0),
        "refaits": number(tour.refaits) if tour.refaits else "",
        "consolation": number(tour.consolation or 0),
        "written": f"{name} {number(tour.written)}",
        "sum": f"{name} {written_text(tour, frame).replace(' ', '')}",
    }


def _coup_texts(line: Playing, frame: Frame) -> tuple[str, str]:
    """The points of both coups, the first of the pair before the other; "" for none yet."""
    first, second = line.tour.pair
    texts = [score(coup.points_of(first), coup.points_of(second), frame) for coup in line.coups]
    return texts[0], "".join(texts[1:])


def _deals(line: Playing, frame: Frame) -> str:
    """The numbers of the deals, by which they are amended."""
    numbers = [coup.n for coup in line.coups]
    joint = "–" if numbers[-1] - numbers[0] == 1 else ", "
    return joint.join(map(frame.phrases.number, numbers))


def _pair(tour: Tour, names: Labels) -> str:
    return "–".join(names[name] for name in tour.pair)


def holding_text(held: Held | None, names: Labels, frame: Frame) -> str:
    """Who holds how much after a first coup, in words."""
    if held is None:
        return frame.phrases.say("evening", "holds-nothing")
    return frame.phrases.say("evening", "holds", who=names[held.name], points=held.points)


def _held(held: Held | None, names: Labels, frame: Frame) -> str:
    if held is None:
        return frame.phrases.say("evening", "level")
    return f"{names[held.name]} {frame.phrases.number(held.points)}"


def _standing(line: Playing, frame: Frame) -> str:
    """How a playing stands that writes nothing."""
    if line.aside:
        return frame.phrases.say("evening", "set-aside")
    at_demi_tour = line.last and line.tour.state == DEMI_TOUR
    return frame.phrases.say("evening", "demi-tour" if at_demi_tour else "refait")


def written_text(tour: Tour, frame: Frame) -> str:
    """What a tour writes, as a sum of marque, consolation and refaits: "20 + 20 + 20 = 60"."""
    marque, consolation = tour.marque or 0, tour.consolation or 0
    bonus = tour.written - marque - consolation
    parts = [marque, *(part for part in (consolation, bonus) if part)]
    if len(parts) == 1:
        return frame.phrases.number(tour.written)
    return f"{added(parts, frame)} = {frame.phrases.number(tour.written)}"


# Cards.


def _cards(lines: Iterable[Playing], frame: Frame) -> Iterator[Block]:
    """Each tour by itself; a single line of text where lines are read aloud."""
    for n, (_, group) in enumerate(groupby(lines, key=lambda line: line.tour.n)):
        title, *texts = _card(list(group), frame)
        if frame.plain:
            yield Line("; ".join((title, *texts)))
            continue
        if n:
            yield Gap()
        yield Line(title, "strong")
        yield from map(Line, texts)


def _card(group: Sequence[Playing], frame: Frame) -> Iterator[str]:
    """A tour in words: the pair, its coups, what is written, each player's perte after it."""
    say = frame.phrases.say
    tour, perte = group[0].tour, group[0].perte
    names = in_sentences(perte, frame)
    deals = frame.phrases.listed(_deals(line, frame) for line in group)
    count = sum(len(line.coups) for line in group)
    yield say("evening", "card", count=count, n=tour.n, pair=_pair(tour, names), deals=deals)
    for line in group:
        yield _coups_text(line, names, frame)
        yield _outcome_text(line, names, frame)
        if line.last and tour.marked:
            yield perte_text(line.perte, names, frame)


def _coups_text(line: Playing, names: Labels, frame: Frame) -> str:
    first, second = _coup_texts(line, frame)
    held = holding_text(line.held, names, frame)
    text = frame.phrases.say("evening", "coup", points=first, held=held)
    return f"{text}, {second}" if second else text


def _outcome_text(line: Playing, names: Labels, frame: Frame) -> str:
    """The balance and what comes of it: what is written, or how the tour stands."""
    tour = line.tour
    text = _standing(line, frame)
    if line.last and tour.marked:
        who, total = names[tour.marked], written_text(tour, frame)
        text = frame.phrases.say("evening", "written-to", sum=total, who=who)
    if len(line.coups) < 2:
        return text
    balance = signed(sum(line.excess), frame)
    return frame.phrases.say("evening", "balance", balance=balance, outcome=text)


def perte_text(perte: Mapping[str, int], names: Labels, frame: Frame) -> str:
    """Each player's perte in a line."""
    say = frame.phrases.say
    pertes = (say("sheet", "score", who=names[name], points=perte[name]) for name in names)
    return say("evening", "perte-line", pertes=", ".join(pertes))
