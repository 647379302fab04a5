"""Two scorers' books side by side: where they part, what follows, whose figure stands.

Comes in: a `Comparison`. Goes out: a `Document`. The books are A and B, so that they have room
in a table. What the cards say has a column of its own, and what the law says another: where
the two differ, that is said too.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from marque.games.comparison import Agreed, Comparison, Kept, Outcome, Parting, Told
from marque.games.money import coins_text
from marque.games.side_by_side import Entered
from marque.views.code import code_title, value_text
from marque.views.document import (
    Block,
    Column,
    Document,
    Fact,
    Facts,
    Heading,
    Line,
    Row,
    Table,
    Title,
)
from marque.views.figures import scores
from marque.views.founding import setting_text
from marque.views.frame import Frame
from marque.views.law import text_of
from marque.views.players import Labels, in_sentences
from marque.views.safe import safe

BOOKS: Final = ("A", "B")
_LABEL: Final = 60


def comparison_view(found: Comparison, frame: Frame, code: str = "") -> Document:
    """The whole view; code: what a command must carry, so that the books' code answers."""
    say = frame.phrases.say
    names = in_sentences(found.players, frame)
    blocks: list[Block] = [Title(say("comparison", "title")), _books(found, names, frame)]
    blocks += (Line(text, "strong") for text in _summary(found, names, frame))
    blocks += _agreed(found, frame)
    if found.partings:
        blocks += [Heading(say("comparison", "differences")), _differences(found, names, frame)]
    if not found.same:
        blocks += [Heading(say("comparison", "follows")), _outcomes(found, names, frame)]
    if found.partings:
        blocks.append(Heading(say("comparison", "law")))
        blocks += (Line(text) for text in dict.fromkeys(_law(found, names, frame, code)))
    return tuple(blocks)


def _books(found: Comparison, names: Labels, frame: Frame) -> Facts:
    """Which book is A, and which is B."""
    facts = []
    for letter, book in zip(BOOKS, found.books, strict=True):
        text = safe(book.label, _LABEL)
        if book.owner is not None:
            owner = names[book.owner]
            text = frame.phrases.say("comparison", "of", book=text, owner=owner)
        facts.append(Fact(letter, text))
    return Facts(tuple(facts))


def _summary(found: Comparison, names: Labels, frame: Frame) -> Iterator[str]:
    """The answer in a sentence or two: the same, or the first deal that differs."""
    say = frame.phrases.say
    if found.same:
        deals = say("comparison", "deals", count=len(found.steps))
        totals = scores(found.outcomes[0].totals, names, frame)
        yield say("comparison", "same", deals=deals, scores=totals)
        return
    if found.agreed or found.switches:
        yield say("comparison", "agreed-otherwise")
    if found.partings:
        first, second = found.partings[0].step
        if first is not None and second is not None:
            key = "parts" if first.n == second.n else "parts-numbers"
            yield say("comparison", key, n=first.n, m=second.n)
        else:
            deal, book = (first, BOOKS[0]) if first is not None else (second, BOOKS[1])
            assert deal is not None
            yield say("comparison", "parts-only", n=deal.n, book=book)
    elif found.outcomes[0] != found.outcomes[1]:
        yield say("comparison", "parts-outcome")


# What was agreed.


def _agreed(found: Comparison, frame: Frame) -> Iterator[Block]:
    say = frame.phrases.say
    if not found.agreed and not found.switches:
        return
    yield Heading(say("comparison", "agreed"))
    rows = [Row(_agreed_cells(one, found.books, frame)) for one in found.agreed]
    if found.switches:
        codes = (code_title(book.code.name, frame) for book in found.books)
        rows.append(Row((say("founding", "code"), *codes)))
    for one in found.switches:
        label = say("codes", f"switch.{one.switch}")
        cells = (value_text(one.switch, cell, frame) for cell in (one.first, one.second))
        rows.append(Row((label, *cells)))
    columns = (Column(say("comparison", "what")), *map(Column, BOOKS))
    yield Table(columns, tuple(rows))


def _agreed_cells(one: Agreed, books: tuple[Kept, Kept], frame: Frame) -> tuple[str, ...]:
    say = frame.phrases.say
    values = (one.first, one.second)
    if one.setting == "kind":
        return (say("comparison", "kind"), *(say("games", f"kind-{value}") for value in values))
    if one.setting == "stake":
        return (say("comparison", "stake"), *(_stake(book, frame) for book in books))
    texts = (
        setting_text(one.setting, value, book.settings, frame)
        for value, book in zip(values, books, strict=True)
    )
    return (say("founding", one.setting), *texts)


def _stake(book: Kept, frame: Frame) -> str:
    if book.stake is None or book.currency is None:
        return frame.phrases.say("comparison", "stake-none")
    return frame.phrases.money(book.stake, book.currency)


# The deals.


def _differences(found: Comparison, names: Labels, frame: Frame) -> Table:
    """A row for each figure that differs; the cards and the law where they say anything."""
    say = frame.phrases.say
    with_cards = any(told for one in found.partings for told in one.cards)
    # A deal is named in its cell, which on a telephone is the head of a card.
    heads = [Column(""), Column(say("comparison", "who"))]
    heads += [Column(letter, "right") for letter in BOOKS]
    if with_cards:
        heads.append(Column(say("comparison", "cards")))
    if found.own:
        heads.append(Column(say("comparison", "stands"), "right"))
    rows = []
    for parting in found.partings:
        for who, first, second, name in _figures(parting, names, frame):
            cells = [say("comparison", "deal", n=_number(parting, frame)), who, first, second]
            if with_cards:
                cells.append("" if name is None else _by_the_cards(parting, name, frame))
            if found.own:
                cells.append(_stands(parting, name, frame))
            rows.append(Row(tuple(cells)))
    return Table(tuple(heads), tuple(rows))


def _number(parting: Parting, frame: Frame) -> str:
    """The number of a deal, or both where the books number it otherwise."""
    numbers = list(dict.fromkeys(deal.n for deal in parting.step if deal is not None))
    if len(numbers) == 1:
        return str(numbers[0])
    return frame.phrases.say("comparison", "numbers", n=numbers[0], m=numbers[1])


def _figures(
    parting: Parting, names: Labels, frame: Frame
) -> Iterator[tuple[str, str, str, str | None]]:
    """Of whom, what A has, what B has; whose points they are, None for anything else."""
    say, step = frame.phrases.say, parting.step
    for key, of in _SAID:
        if key in step.differs:
            one, other = (_said(of(deal), names, frame) if deal else "" for deal in step)
            yield say("comparison", key), one, other, None
    absent = say("comparison", "missing")
    for name in step.parted or (step.players if "missing" in step.differs else ()):
        one, other = (
            absent if deal is None else frame.phrases.number(deal.made[name]) for deal in step
        )
        yield names[name], one, other, name


_SAID: Final[tuple[tuple[str, Callable[[Entered], str | None]], ...]] = (
    ("elder", lambda deal: deal.elder),
    ("winner", lambda deal: deal.winner),
    ("thrown-in", lambda deal: deal.thrown_in),
)


def _said(name: str | None, names: Labels, frame: Frame) -> str:
    return frame.phrases.say("comparison", "unsaid") if name is None else names[name]


def _by_the_cards(parting: Parting, name: str, frame: Frame) -> str:
    """A player's points by what was written down of the cards, in each book that has any."""
    texts = [
        (letter, _told(told, name, letter, frame))
        for letter, told in zip(BOOKS, parting.cards, strict=True)
        if told is not None
    ]
    if len(texts) == len(BOOKS) and texts[0][1] == texts[1][1]:
        return texts[0][1]
    return ", ".join(
        text
        if told.problem
        else frame.phrases.say("comparison", "cards-of", points=text, book=letter)
        for (letter, text), told in zip(texts, filter(None, parting.cards), strict=True)
    )


def _told(told: Told, name: str, letter: str, frame: Frame) -> str:
    if told.problem is not None:
        return frame.phrases.say("comparison", "unreadable", book=letter)
    points = frame.phrases.number(told.made[name])
    if told.complete:
        return points
    return frame.phrases.say("comparison", "at-least", points=points)


def _stands(parting: Parting, name: str | None, frame: Frame) -> str:
    points = None if name is None else parting.stands.get(name)
    if points is None:
        return frame.phrases.say("comparison", "open")
    return frame.phrases.number(points)


# What follows.


def _outcomes(found: Comparison, names: Labels, frame: Frame) -> Table:
    """Totals, winner, settlement and money in each book, and as the law has them."""
    say = frame.phrases.say
    columns = list(zip(found.outcomes, found.books, strict=True))
    heads = [Column(say("comparison", "what")), *(Column(one) for one in BOOKS)]
    if found.lawful is not None:
        columns.append((found.lawful, found.books[0]))
        heads.append(Column(say("comparison", "lawful")))
    rows = []
    perte = all(book.kind == "ecrire" for book in found.books)
    for name, label in names.items():
        head = say("comparison", "perte-of" if perte else "points-of", who=label)
        rows.append([head, *(frame.phrases.number(one.totals[name]) for one, _ in columns)])
    rows.append([say("comparison", "state"), *(_state(one, names, frame) for one, _ in columns)])
    if any(one.formula or one.points is not None for one, _ in columns):
        cells = (_settlement(one, frame) for one, _ in columns)
        rows.append([say("comparison", "settlement"), *cells])
    for name, label in names.items():
        if any(name in one.paid for one, _ in columns):
            cells = (_paid(one, book, name, frame) for one, book in columns)
            rows.append([say("comparison", "paid", who=label), *cells])
    return Table(tuple(heads), tuple(Row(tuple(cells)) for cells in rows))


def _state(one: Outcome, names: Labels, frame: Frame) -> str:
    key: str
    values: dict[str, Any] = {}
    if one.undecided:
        key = "state-undecided"
    elif not one.finished:
        key = "state-open"
    elif one.winner is not None:
        key, values = "state-won", {"who": names[one.winner]}
    else:
        key = "state-drawn" if one.formula or one.ending in ("drawn", "consent") else "state-over"
    return frame.phrases.say("comparison", key, **values)


def _settlement(one: Outcome, frame: Frame) -> str:
    if not one.finished:
        return ""
    if one.points is None:
        return frame.phrases.say("comparison", "settled-none")
    points = frame.phrases.number(one.points)
    if " " not in one.formula:
        return points
    return frame.phrases.say("comparison", "settled", formula=one.formula, points=points)


def _paid(one: Outcome, book: Kept, name: str, frame: Frame) -> str:
    if name not in one.paid or book.currency is None:
        return ""
    return frame.phrases.money(coins_text(one.paid[name], book.currency), book.currency)


# The law.


def _law(found: Comparison, names: Labels, frame: Frame, code: str) -> Iterator[str]:
    """What the code says, and what of these deals it leaves open."""
    say = frame.phrases.say
    for ruling, book in zip(found.rulings, found.books, strict=True):
        if ruling.words is None:
            code = code_title(book.code.name, frame)
            yield say("comparison", "silent", code=code)
        else:
            text, cites = text_of(ruling.words, frame), frame.phrases.listed(ruling.cites)
            yield say("comparison", "rule", text=text.rstrip("."), cites=cites) + "."
    if not found.own:
        if any(ruling.words is not None for ruling in found.rulings):
            yield say("comparison", "two-codes")
        return
    if all(book.owner is None for book in found.books):
        first, *others = found.players
        yield say("comparison", "say-whose", first=_typed(first), second=_typed(others[0]))
        return
    for parting in found.partings:
        yield from _open(parting, found, names, frame)
        if _contradicted(parting):
            yield say("comparison", "cards-otherwise", n=_number(parting, frame), code=code)


def _typed(name: str) -> str:
    """A name as it can be typed in a command."""
    return safe(name, _LABEL).replace("`", "").split(" ")[0].casefold()


def _open(parting: Parting, found: Comparison, names: Labels, frame: Frame) -> Iterator[str]:
    """Why the law leaves a figure of a deal open."""
    say, step = frame.phrases.say, parting.step
    n = _number(parting, frame)
    owners = [book.owner for book in found.books]
    for name, points in parting.stands.items():
        if points is None:
            key = "open-missing" if name in owners else "open-owner"
            yield say("comparison", key, n=n, who=names[name])
    if "elder" in step.differs:
        yield say("comparison", "open-seats", n=n)
    if {"winner", "thrown-in"} & set(step.differs):
        yield say("comparison", "open-said", n=n)


def _contradicted(parting: Parting) -> bool:
    """Whether the cards, where they are sure, give other points than those that stand."""
    sure = [told for told in parting.cards if told is not None and told.complete]
    return any(
        points is not None and told.made.get(name, points) != points
        for told in sure
        for name, points in parting.stands.items()
    )
