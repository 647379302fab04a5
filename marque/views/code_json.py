"""The pages of `marque code` as JSON; documented in docs/json.md.

Comes in: `Code`s as loaded. Goes out: one JSON object, with a newline. Values are those of
the switches (null where nothing settles one); titles and texts are in the frame's language.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import Any

from marque.codes.code import Cell, Code, scope
from marque.codes.facts import Fact
from marque.codes.load import Difference
from marque.views.code import House, code_about, code_title, words_text
from marque.views.frame import Frame

Plain = dict[str, Any]


def codes_text(names: Sequence[str], house: Sequence[House], frame: Frame) -> str:
    """The list of the codes and of the house rules at hand: schema `marque.codes/1`."""
    codes = [
        {"name": name, "title": code_title(name, frame), "about": code_about(name, frame)}
        for name in names
    ]
    return _line(
        {"schema": "marque.codes/1", "codes": codes, "house": [one._asdict() for one in house]}
    )


def code_text(code: Code, facts: Iterable[Fact], frame: Frame) -> str:
    """All that a code says: schema `marque.code/1`."""
    return _line(
        {
            "schema": "marque.code/1",
            "name": code.name,
            "title": code_title(code.name, frame),
            "base": code.base or None,
            "switches": [
                {
                    "switch": switch,
                    "scope": scope(switch),
                    "text": frame.phrases.say("codes", f"switch.{switch}"),
                    **_cell(cell),
                }
                for switch, cell in code.cells.items()
            ],
            "rules": [
                {
                    "rule": rule,
                    "text": frame.phrases.say("codepages", f"rule-{rule}"),
                    "cite": cite,
                }
                for rule, cite in code.cites.items()
            ],
            "facts": [_fact(fact, frame) for fact in facts],
        }
    )


def diff_text(first: Code, second: Code, differences: Iterable[Difference]) -> str:
    """The switches that two codes set differently: schema `marque.code-diff/1`."""
    return _line(
        {
            "schema": "marque.code-diff/1",
            "first": first.name,
            "second": second.name,
            "differences": [_difference(one) for one in differences],
        }
    )


def check_text(file: str, code: Code, differences: Iterable[Difference]) -> str:
    """House rules that are fine, with what they change of their base: `marque.code-check/1`."""
    return _line(
        {
            "schema": "marque.code-check/1",
            "file": file,
            "name": code.name,
            "base": code.base,
            "differences": [_difference(one) for one in differences],
        }
    )


def _difference(one: Difference) -> Plain:
    return {"switch": one.switch, "first": _cell(one.first), "second": _cell(one.second)}


def _cell(cell: Cell) -> Plain:
    return {"value": cell.value, "cite": cell.cite, "ground": cell.ground}


def _fact(fact: Fact, frame: Frame) -> Plain:
    return {
        "fact": fact.id,
        "question": words_text(fact.question, frame),
        "answer": words_text(fact.answer, frame) if fact.answer else None,
        "cite": fact.cite or None,
    }


def _line(plain: Plain) -> str:
    return json.dumps(plain, ensure_ascii=False) + "\n"
