"""One deal under all codes: a row a code, and the switches that part them.

Comes in: a `Comparison`. Goes out: a `Document`, or JSON of schema `marque.verdicts/1`.
"""

from __future__ import annotations

from marque.calls.side import SIDES
from marque.codes.code import WORDS, Cell
from marque.referee.deal import Deal
from marque.referee.differences import Comparison, Difference
from marque.referee.verdict import Verdict
from marque.views.document import (
    Block,
    Column,
    Document,
    Fact,
    Facts,
    Gap,
    Heading,
    Line,
    Row,
    Table,
    Title,
)
from marque.views.frame import Frame
from marque.views.json_text import json_line
from marque.views.terms import chained, label_of, who
from marque.views.verdict import read_facts
from marque.views.verdict_head import DealOfFile, notes_blocks, notes_plain, which_plain
from marque.views.verdict_json import verdict_plain


def all_codes_view(comparison: Comparison, deal: Deal, frame: Frame) -> Document:
    """What was read, the totals under each code, what makes the difference, with its law."""
    say = frame.phrases.say
    names = next(iter(comparison.verdicts.values())).names
    columns = (
        Column(say("all_codes", "code")),
        *(Column(label_of(side, names, frame), "right") for side in SIDES),
        Column(""),  # "repique to Anne": no name says more
    )
    rows = tuple(
        Row(
            (
                say("codes", f"code.{name}"),
                *(str(score.total) for score in verdict.scores),
                _bonuses(verdict, frame),
            )
        )
        for name, verdict in comparison.verdicts.items()
    )
    blocks: list[Block] = [
        Title(say("all_codes", "title")),
        read_facts(deal, names, frame),
        *notes_blocks(deal, frame),
        Gap(),
        Table(columns, rows),
    ]
    if not comparison.differences:
        if all(verdict.complete for verdict in comparison.verdicts.values()):
            return (*blocks, Line(say("all_codes", "agree"), "good"))
        return (*blocks, Line(say("all_codes", "agree-so-far")))
    blocks.append(Heading(say("all_codes", "differ")))
    for difference in comparison.differences:
        blocks.append(Line(say("codes", f"switch.{difference.switch}"), "strong"))
        blocks.append(Facts(tuple(_settings(difference, frame))))
    return (*blocks, Line(say("all_codes", "dispute")))


def _bonuses(verdict: Verdict, frame: Frame) -> str:
    """Who made pic, repic, capot, in words; and whether something isn't known."""
    say = frame.phrases.say
    made = [
        say("all_codes", "made", bonus=say("common", kind), who=who(side, verdict.names, frame))
        for kind, side in (("pic", verdict.pic), ("repic", verdict.repic), ("capot", verdict.capot))
        if side is not None
    ]
    if not verdict.complete:
        made.append(say("all_codes", "open"))
    return ", ".join(made)


def _settings(difference: Difference, frame: Frame) -> list[Fact]:
    """Each value of a switch with the codes that have it and their citations."""
    by_value: dict[str, list[str]] = {}
    for name, cell in difference.cells.items():
        text = f"{frame.phrases.say('codes', f'code.{name}')} ({cell.cite})"
        by_value.setdefault(value_text(difference.switch, cell, frame), []).append(text)
    return [Fact(value, chained(codes, frame)) for value, codes in by_value.items()]


def value_text(switch: str, cell: Cell, frame: Frame) -> str:
    """A switch's value in words: a number, yes or no, the meaning of a word."""
    say = frame.phrases.say
    if cell.value is None:
        return say("codes", "ground.silent")
    if isinstance(cell.value, bool):
        return say("common", "yes" if cell.value else "no")
    if switch in WORDS:
        return say("codes", f"value.{switch}.{cell.value}")
    return str(cell.value)


def all_codes_text(
    comparison: Comparison, deal: Deal, frame: Frame, which: DealOfFile | None = None
) -> str:
    """The comparison as one line of JSON; which: of the deals of a file."""
    plain = {
        "schema": "marque.verdicts/1",
        "verdicts": {
            name: verdict_plain(verdict, "all", frame)
            for name, verdict in comparison.verdicts.items()
        },
        "differences": [
            {
                "switch": one.switch,
                "values": {name: cell.value for name, cell in one.cells.items()},
                "cites": {name: cell.cite for name, cell in one.cells.items()},
            }
            for one in comparison.differences
        ],
        "notes": notes_plain(deal, frame),
    }
    return json_line(plain | which_plain(which), frame)
