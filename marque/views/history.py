"""The history of a game: every change with its time, and whether it stands.

Comes in: the changes of a log, oldest first, or one entry. Goes out: a `Document`, or one
line. An entry that was taken back may hold anything, for nobody has read it since: what
isn't what it should be is shown as "?".
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any

from marque.games.log import Change, Entry, is_ahead, is_whole
from marque.language.words import NO_BREAK_SPACE
from marque.views.deal_line import told
from marque.views.document import Block, Column, Document, Heading, Line, Row, Table, Title
from marque.views.figures import versus
from marque.views.frame import Frame
from marque.views.players import in_sentences
from marque.views.safe import safe

_TIME = re.compile(r"([0-9]{4}-(?:0[1-9]|1[0-2])-[0-3][0-9])[T ]([0-2][0-9]:[0-5][0-9])")
_NOTE_WIDTH = 400
_UNKNOWN = "?"


def history_view(changes: Sequence[Change], frame: Frame) -> Document:
    """Every change, the days apart."""
    say = frame.phrases.say
    blocks: list[Block] = [Title(say("sheet", "history"))]
    if not changes:
        blocks.append(Line(say("sheet", "history-empty")))
    for day, group in groupby(changes, key=lambda change: _day(change.entry)):
        if day:
            blocks.append(Heading(frame.phrases.date(day)))
        blocks.append(_table(list(group), frame))
    return tuple(blocks)


def entry_text(entry: Entry, frame: Frame, about: Entry | None = None) -> str:
    """What an entry did, in a line. about: for an undo or redo, the entry that it touched."""
    say, data = frame.phrases.say, entry.data
    deal = _number(data.get("deal"), frame)
    match entry.kind:
        case "deal":
            return _deal_text(data, frame)
        case "amend":
            return say("sheet", "did-amend", n=deal, parts=_parts_text(data, frame))
        case "strike":
            return say("sheet", "did-strike", n=deal)
        case "ruling":
            key = "did-ruling" if data.get("deal") is None else "did-ruling-deal"
            key = "did-ruling-ahead" if is_ahead(entry) else key
            law, parts = _text(data.get("law")), _parts_text(data, frame)
            return say("sheet", key, n=deal, law=law, parts=parts)
        case "end":
            return _end_text(data, frame)
        case "undo" | "redo":
            if about is None:
                return say("sheet", f"did-{entry.kind}-nothing")
            return say("sheet", f"did-{entry.kind}", n=about.n)
    return say("sheet", "did-note", text=_text(data.get("text"), _NOTE_WIDTH))


def moment(time: str, frame: Frame) -> str:
    """The day and the time of the clock of an entry; "" where its time isn't one."""
    found = _TIME.match(time)
    return f"{frame.phrases.date(found[1])} {found[2]}" if found else ""


def _table(changes: Sequence[Change], frame: Frame) -> Table:
    say = frame.phrases.say
    columns = (
        Column("", "right"),
        Column(say("sheet", "when")),
        Column(say("sheet", "what")),
        Column(say("sheet", "stands")),
    )
    rows = []
    for change in changes:
        entry = change.entry
        what = entry_text(entry, frame, change.about)
        stands = say("sheet", _stands(change))
        cells = (frame.phrases.number(entry.n), _clock(entry), what, stands)
        rows.append(Row(cells, "" if change.stands else "dim"))
    return Table(columns, tuple(rows))


def _stands(change: Change) -> str:
    """Whether it stands, as the key of a text."""
    if change.stands:
        return "stands-yes"
    if change.entry.kind not in ("undo", "redo"):
        return "stands-no"
    return "stands-replaced" if change.about else "stands-nothing"


def _day(entry: Entry) -> str:
    """The day of an entry, ISO 8601; "" where its time isn't one."""
    time = _TIME.match(entry.time)
    return time[1] if time else ""


def _clock(entry: Entry) -> str:
    time = _TIME.match(entry.time)
    return time[2] if time else _text(entry.time)


# What entries say.


def _deal_text(data: Mapping[str, Any], frame: Frame) -> str:
    n, points = _whole(data.get("deal")), _result(data)
    if n is None or points is None:
        return frame.phrases.say("sheet", "did-deal", n=_number(n, frame))
    seats = (str(data.get("elder")), str(data.get("younger")))
    return told(n, seats, points, in_sentences(seats, frame), frame)


def _result(data: Mapping[str, Any]) -> tuple[int, int] | None:
    """The totals of elder and younger."""
    result = data.get("result")
    if not isinstance(result, Mapping):
        return None
    elder, younger = _whole(result.get("elder")), _whole(result.get("younger"))
    return None if elder is None or younger is None else (elder, younger)


def _parts_text(data: Mapping[str, Any], frame: Frame) -> str:
    """What an amendment or a ruling changes."""
    return ", ".join(_parts(data, frame)) or frame.phrases.say("sheet", "part-nothing")


def _parts(data: Mapping[str, Any], frame: Frame) -> Iterator[str]:
    say = frame.phrases.say
    result, points = _result(data), data.get("points")
    if data.get("swap") is True:
        yield say("sheet", "part-swap")
    if data.get("void") is True:
        yield say("sheet", "part-void")
    elif result is not None:
        yield say("sheet", "part-result", points=versus(*result, frame))
    elif "record" in data and "law" not in data:  # a ruling only adds what it advises
        yield say("sheet", "part-record")
    if isinstance(points, Mapping):
        for name, total in points.items():
            yield f"{_name(name, frame)}{NO_BREAK_SPACE}{_number(total, frame)}"
    for key in ("winner", "thrown_in", "loses"):
        if data.get(key) is not None:
            yield say("sheet", f"part-{key}", who=_name(data[key], frame))
    if data.get("fine") is not None:
        yield say("sheet", "part-fine", points=_number(data["fine"], frame))
    if data.get("again") is True:
        yield say("sheet", "part-again")
    if data.get("ahead") is True and data.get("effects") and data.get("void") is not True:
        yield say("sheet", "part-counted")


def _end_text(data: Mapping[str, Any], frame: Frame) -> str:
    if data.get("left") is None:
        return frame.phrases.say("sheet", "did-consent")
    key = "did-left" if data.get("fine") is None else "did-left-fine"
    who, points = _name(data["left"], frame), _number(data.get("fine"), frame)
    return frame.phrases.say("sheet", key, who=who, points=points)


def _whole(value: object) -> int | None:
    return value if isinstance(value, int) and is_whole(value) else None


def _number(value: object, frame: Frame) -> str:
    whole = _whole(value)
    return _UNKNOWN if whole is None else frame.phrases.number(whole)


def _name(value: object, frame: Frame) -> str:
    return in_sentences([str(value)], frame)[str(value)]


def _text(value: object, width: int = 40) -> str:
    return safe(value, width) if isinstance(value, str) else _UNKNOWN
