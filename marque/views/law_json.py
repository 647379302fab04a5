"""The laws and rulings as JSON; documented in docs/json.md.

Comes in: entries, a law, a ruling. Goes out: one JSON object, with a newline. What stands in
both languages in the catalogue is printed in the frame's.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from marque.codes.facts import Words
from marque.laws.given import answer_text
from marque.laws.law import Entry, Law
from marque.laws.plain import plain_law, plain_ruling
from marque.laws.rule import Elsewhere
from marque.views.frame import Frame
from marque.views.json_text import json_line
from marque.views.law import text_of
from marque.views.slip import Decided, Written

Plain = dict[str, Any]


def laws_text(entries: Iterable[Entry], parts: Mapping[str, Words], frame: Frame) -> str:
    """Laws in the order given: schema `marque.laws/1`."""
    laws = [
        {
            "id": one.id,
            "part": one.part,
            "part_title": text_of(parts[one.part], frame),
            "title": text_of(one.title, frame),
            "aliases": list(one.aliases),
        }
        for one in entries
    ]
    return json_line({"schema": "marque.laws/1", "laws": laws}, frame)


def law_text(law: Law, code: str, origin: str, frame: Frame) -> str:
    """All that a law asks and rules: schema `marque.law/1`."""
    plain = _in_words(plain_law(law), frame)
    head = {"schema": "marque.law/1", "code": code, "code_from": origin}
    return json_line({**head, **plain}, frame)


def ruling_text(decided: Decided, frame: Frame, written: Plain | None = None) -> str:
    """A ruling, with what was chosen and written: schema `marque.ruling/1`."""
    plain = _in_words(plain_ruling(decided.ruling), frame)
    answers = {name: answer_text(answer) for name, answer in decided.answers.items()}
    return json_line(
        {
            "schema": "marque.ruling/1",
            "law": plain.pop("law"),
            "title": text_of(decided.law.entry.title, frame),
            "code": decided.code.name,
            "code_from": decided.origin,
            "facts": answers,
            "ruled_by": plain.pop("code"),
            **plain,
            "chosen": decided.chosen or None,
            "elsewhere": [_elsewhere(one, frame) for one in decided.elsewhere],
            "written": written,
        },
        frame,
    )


def written_plain(written: Written, game: str, entry: int) -> Plain:
    """What a ruling did to a game."""
    before, after = (
        None if written.deal is None else {"elder": pair[0], "younger": pair[1]}
        for pair in (written.before, written.after)
    )
    return {
        "game": game,
        "entry": entry,
        "deal": written.deal,
        "in_progress": written.ahead,
        "before": before,
        "after": after,
        "void": written.void,
        "loses": written.loses,
    }


def _elsewhere(one: Elsewhere, frame: Frame) -> Plain:
    ruling = None if one.ruling is None else _in_words(plain_ruling(one.ruling), frame)
    return {"code": one.code, "ruling": ruling, "needs": one.needs or None}


def _in_words(value: Any, frame: Frame) -> Any:
    """A plain value in which every text of both languages is the one in the frame's."""
    if isinstance(value, dict):
        if value.keys() == set(Words._fields):
            return text_of(Words(**value), frame)
        return {name: _in_words(one, frame) for name, one in value.items()}
    if isinstance(value, list):
        return [_in_words(one, frame) for one in value]
    return value
