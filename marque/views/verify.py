"""The published deals replayed: as a view, and as JSON (docs/json.md).

Comes in: `Replay`s: what was written of each deal beside what the program found. Goes out:
a `Document`: whether all agree, then deal by deal; or one JSON object of schema
`marque.verify/1`.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import NamedTuple

from marque.language.words import NO_BREAK_SPACE
from marque.views.code import code_title
from marque.views.document import Column, Document, Gap, Row, Table, Title
from marque.views.frame import Frame
from marque.views.safe import safe

TITLE_WIDTH = 24
SOURCE_WIDTH = 80

Value = tuple[int | None, int | None] | str


class Figure(NamedTuple):
    """One figure as written and as found.

    name: "declared", "play", "tricks", "cards", "total", whose values are a pair, elder's
    first, None where it isn't known; "pic" or "repic", whose value is "elder", "younger",
    "none", or "unknown" where the evidence doesn't decide; agrees: whether they agree.
    """

    name: str
    written: Value
    found: Value
    agrees: bool


class Replay(NamedTuple):
    """One deal replayed: what the record says of it, and its figures."""

    title: str
    source: str
    note: str
    code: str
    figures: tuple[Figure, ...]

    @property
    def agrees(self) -> bool:
        """Whether the program agrees with every figure written."""
        return all(figure.agrees for figure in self.figures)


def verify_text(replays: Sequence[Replay]) -> str:
    """The deals as one line of JSON."""
    deals = [
        {
            "deal": one.title,
            "source": one.source,
            "note": one.note or None,
            "code": one.code,
            "agrees": one.agrees,
            "written": {figure.name: figure.written for figure in one.figures},
            "found": {figure.name: figure.found for figure in one.figures},
        }
        for one in replays
    ]
    agrees = all(one.agrees for one in replays)
    plain = {"schema": "marque.verify/1", "agrees": agrees, "deals": deals}
    return json.dumps(plain, ensure_ascii=False) + "\n"


def verify_view(replays: Sequence[Replay], frame: Frame) -> Document:
    """Whether all agree, and each deal with every figure written of it."""
    say = frame.phrases.say
    wrong = sum(not one.agrees for one in replays)
    if wrong:
        title = say("verify", "some-differ", count=wrong, all=len(replays))
    else:
        title = say("verify", "all-agree", count=len(replays))
    columns = [
        Column(say("verify", key)) for key in ("deal", "source", "code", "figures", "agrees")
    ]
    rows = [_row(one, frame) for one in replays]
    return (Title(title), Gap(), Table(tuple(columns), tuple(rows)))


def _row(replay: Replay, frame: Frame) -> Row:
    figures = ", ".join(_figure_text(figure, frame) for figure in replay.figures)
    return Row(
        (
            safe(replay.title, TITLE_WIDTH),
            safe(replay.source, SOURCE_WIDTH),
            code_title(replay.code, frame),
            figures,
            frame.phrases.say("common", "yes" if replay.agrees else "no"),
        ),
        "" if replay.agrees else "bad",
    )


def _figure_text(figure: Figure, frame: Frame) -> str:
    """A figure as written; and as found, where that is another."""
    say = frame.phrases.say
    name = say("verify", figure.name)
    text = f"{name}{NO_BREAK_SPACE}{_value_text(figure.written, frame)}"
    if figure.agrees:
        return text
    return say("verify", "found-instead", figure=text, found=_value_text(figure.found, frame))


def _value_text(value: Value, frame: Frame) -> str:
    say = frame.phrases.say
    if isinstance(value, str):
        return say("verify", value)
    elder, younger = value
    if elder is None or younger is None:
        return say("verify", "not-known")
    return say("verify", "pair", elder=elder, younger=younger)
