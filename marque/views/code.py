"""The rule codes as pages: the list, all that one says, what differs, house rules that are fine.

Comes in: `Code`s as loaded. Goes out: `Document`s in the frame's language; the names of
the switches and of the codes come from `language.codes`. Where a value is not the code's
own word, the page says so in words. The same as JSON: `code_json`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from marque.codes.code import RULES, Cell, Code, scope
from marque.codes.facts import Fact as CodeFact
from marque.codes.facts import Words
from marque.codes.load import Difference
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
from marque.views.safe import safe

NAME_WIDTH = 40
CITE_WIDTH = 80
SCOPES = ("count", "law", "game")


class House(NamedTuple):
    """House rules kept in the home: the name of their file, the file, what the rules say.

    title, base: None where they have faults.
    """

    name: str
    file: str
    title: str | None
    base: str | None


def codes_view(names: Sequence[str], house: Sequence[House], frame: Frame) -> Document:
    """The codes, each with its name and a line of what it is, and the house rules at hand."""
    say = frame.phrases.say
    blocks: list[Block] = [
        Title(say("codepages", "list")),
        Facts(tuple(Fact(name, code_about(name, frame)) for name in names)),
    ]
    if house:
        facts = tuple(Fact(safe(one.name, NAME_WIDTH), house_about(one, frame)) for one in house)
        blocks += [Heading(say("codepages", "house-list")), Facts(facts)]
    return (*blocks, Gap(), Line(say("codepages", "more")))


def house_about(house: House, frame: Frame) -> str:
    """One line on house rules: their name and their base, or that they have faults."""
    say = frame.phrases.say
    if house.title is None or house.base is None:
        return say("codepages", "house-faulty", name=safe(house.name, NAME_WIDTH))
    title, base = safe(house.title, NAME_WIDTH), code_title(house.base, frame)
    return say("codepages", "house-about", title=title, base=base)


def code_title(name: str, frame: Frame) -> str:
    """What a code is called: one of the six in words, house rules by the name they bear."""
    key = f"code.{name}"
    return (
        frame.phrases.say("codes", key)
        if frame.phrases.has("codes", key)
        else safe(name, NAME_WIDTH)
    )


def code_within(name: str, frame: Frame) -> str:
    """The same within a sentence, with the article that the language sets there."""
    key = f"code.{name}"
    if frame.phrases.has("verdict", key):
        return frame.phrases.say("verdict", key)
    return code_title(name, frame)


def code_about(name: str, frame: Frame) -> str:
    """One line on one of the six codes."""
    return frame.phrases.say("codes", f"code.{name}.about")


def value_text(switch: str, cell: Cell, frame: Frame) -> str:
    """The value of a switch in words: a number, yes or no, what its word means, not settled."""
    say = frame.phrases.say
    match cell.value:
        case None:
            return say("codes", "ground.silent")
        case bool():
            return say("common", "yes" if cell.value else "no")
        case int():
            return frame.phrases.number(cell.value)
        case word:
            return say("codes", f"value.{switch}.{word}")


def words_text(words: Words, frame: Frame) -> str:
    """A text of the data in the frame's language."""
    return words.fr if frame.lang == "fr" else words.en


def code_view(code: Code, facts: Iterable[CodeFact], frame: Frame, *, names: bool) -> Document:
    """All that a code says: its switches, the rules common to all, and the other facts.

    names: with the names of the switches, as house rules write them.
    """
    say = frame.phrases.say
    blocks: list[Block] = [Title(code_title(code.name, frame))]
    if code.base:
        blocks.append(Line(say("codepages", "house", base=code_title(code.base, frame))))
    else:
        blocks.append(Line(code_about(code.name, frame)))
    for one in SCOPES:
        blocks += [
            Heading(say("codepages", f"scope-{one}")),
            _switches(code, [name for name in code.cells if scope(name) == one], frame, names),
        ]
    blocks += [Heading(say("codepages", "rules")), _rules(code, frame)]
    blocks += [Heading(say("codepages", "facts")), _facts(facts, frame)]
    return tuple(blocks)


def _switches(code: Code, switches: Sequence[str], frame: Frame, names: bool) -> Table:
    rows = []
    for switch in switches:
        cell = code.cells[switch]
        ground = "" if cell.value is None else frame.phrases.say("codes", f"ground.{cell.ground}")
        rows.append(
            Row(
                (
                    *_label(switch, frame, names),
                    value_text(switch, cell, frame),
                    safe(cell.cite, CITE_WIDTH),
                    ground,
                )
            )
        )
    return _table(("rule", *_name(names), "value", "where", "ground"), rows, frame)


def _rules(code: Code, frame: Frame) -> Table:
    rows = [
        Row((frame.phrases.say("codepages", f"rule-{rule}"), safe(code.cites[rule], CITE_WIDTH)))
        for rule in RULES
    ]
    return _table(("rule", "where"), rows, frame)


def _facts(facts: Iterable[CodeFact], frame: Frame) -> Table:
    silent = frame.phrases.say("codepages", "silent")
    rows = [
        Row(
            (
                words_text(fact.question, frame),
                words_text(fact.answer, frame) if fact.answer else silent,
                fact.cite,
            )
        )
        for fact in facts
    ]
    return _table(("question", "answer", "where"), rows, frame)


def diff_view(
    first: Code, second: Code, differences: Sequence[Difference], frame: Frame, *, names: bool
) -> Document:
    """The switches that two codes set differently, with both values and where they stand."""
    titles = (code_title(first.name, frame), code_title(second.name, frame))
    return (
        Title(_summary(differences, titles, frame)),
        *_differences(differences, titles, frame, names=names),
    )


def check_view(
    file: str,
    code: Code,
    base: Code,
    differences: Sequence[Difference],
    frame: Frame,
    *,
    names: bool,
) -> Document:
    """That a file of house rules is fine, and how it differs from its base."""
    titles = (code_title(base.name, frame), code_title(code.name, frame))
    shown = safe(file, CITE_WIDTH)
    fine = frame.phrases.say("codepages", "fine", file=shown, base=titles[0], name=titles[1])
    return (
        Title(fine),
        Line(_summary(differences, titles, frame)),
        *_differences(differences, titles, frame, names=names),
    )


def _summary(differences: Sequence[Difference], titles: tuple[str, str], frame: Frame) -> str:
    """In how many switches two codes differ."""
    first, second = titles
    if not differences:
        return frame.phrases.say("codepages", "differ-not", first=first, second=second)
    count = len(differences)
    return frame.phrases.say("codepages", "differ", count=count, first=first, second=second)


def _differences(
    differences: Sequence[Difference], titles: tuple[str, str], frame: Frame, *, names: bool
) -> tuple[Block, ...]:
    if not differences:
        return ()
    columns = [frame.phrases.say("codepages", key) for key in ("rule", *_name(names))]
    rows = [
        Row(
            (
                *_label(one.switch, frame, names),
                _cell(one.switch, one.first, frame),
                _cell(one.switch, one.second, frame),
            )
        )
        for one in differences
    ]
    return Gap(), Table(tuple(Column(name) for name in (*columns, *titles)), tuple(rows))


def _cell(switch: str, cell: Cell, frame: Frame) -> str:
    """A value, where it stands, and whose word it is if it isn't the code's own."""
    say = frame.phrases.say
    value, cite = value_text(switch, cell, frame), safe(cell.cite, CITE_WIDTH)
    if cell.ground in ("stated", "silent"):
        return say("codepages", "cell", value=value, cite=cite)
    ground = say("codes", f"ground.{cell.ground}")
    return say("codepages", "cell-ground", value=value, cite=cite, ground=ground)


def _label(switch: str, frame: Frame, names: bool) -> tuple[str, ...]:
    label = frame.phrases.say("codes", f"switch.{switch}")
    return (label, switch) if names else (label,)


def _name(names: bool) -> tuple[str, ...]:
    return ("name",) if names else ()


def _table(columns: Sequence[str], rows: Iterable[Row], frame: Frame) -> Table:
    names = (frame.phrases.say("codepages", column) for column in columns)
    return Table(tuple(Column(name) for name in names), tuple(rows))
