"""The notched marking card drawn, and which tabs to lift and to lower.

Comes in: a number of points, and the number that it becomes. Goes out: a `Document` (each
card a row of ten tabs, a tab that is up a full block, one that is down a low one), or one
JSON object of schema `marque.mark/1`. How a number stands on the card: `games.marker`.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Final

from marque.games.marker import Card, Moves, card_for, moves
from marque.views.document import Block, Document, Fact, Facts, Line, Piece, Style, Title
from marque.views.frame import Frame

# The groups of tabs as they lie on the card, what a tab is worth, how many there are.
_TABS: Final = (("fifty", 50, 1), ("tens", 10, 4), ("five", 5, 1), ("units", 1, 4))
_WIDTH: Final = 2
# A tab that is up, and one that is down.
_UNICODE: Final = ("█", "▂")
_ASCII: Final = ("#", "_")


def marker_view(before: int, after: int, frame: Frame) -> Document:
    """The card at `before` and, where that is another number, at `after`, and the moves.

    Raises Impossible ("bad-amount") below zero.
    """
    say = frame.phrases.say
    first, second = card_for(before), card_for(after)
    if before == after:
        facts = [Fact(say("marker", "up"), _tabs_text(first, frame) or say("marker", "up-none"))]
        facts += _aside(first.hundreds, frame)
        return (
            Title(say("marker", "title", points=before)),
            *_drawn([(before, first, first)], frame),
            Facts(tuple(facts)),
        )
    key = "title-sum" if after > before else "title-difference"
    title = say("marker", key, before=before, change=abs(after - before), after=after)
    return (
        Title(title),
        *_drawn([(before, first, first), (after, second, first)], frame),
        Facts(tuple(_moves(moves(first, second), frame))),
    )


def marker_text(before: int, after: int) -> str:
    """The same as JSON: the tabs up before and after, and those to lift and to lower."""
    first, second = card_for(before), card_for(after)
    lift, lower = (_moved(moves(first, second), sign) for sign in (1, -1))
    plain = {
        "schema": "marque.mark/1",
        "before": {"points": before, **first._asdict()},
        "after": {"points": after, **second._asdict()},
        "lift": lift,
        "lower": lower,
        "tabs": moves(first, second).tabs,
    }
    return json.dumps(plain) + "\n"


def _drawn(cards: list[tuple[int, Card, Card]], frame: Frame) -> Iterator[Block]:
    """The cards one below the other and what their tabs are worth; the words say it aloud."""
    if frame.plain:
        return
    left = max(len(str(points)) for points, _, _ in cards) + 1
    worth = "".join(f" {(str(one) + ' ').ljust(3) * count}" for _, one, count in _TABS)
    for points, card, before in cards:
        yield Line((str(points).rjust(left - 1) + " ", *_row(card, before, frame)))
    yield Line(" " * left + worth.rstrip(), "dim")


def _row(card: Card, before: Card, frame: Frame) -> Iterator[str | Piece]:
    """The tabs of a card; those that have moved stand out where there are colours."""
    up, down = _UNICODE if frame.unicode else _ASCII
    for name, _, count in _TABS:
        yield " "
        lifted, had = getattr(card, name), getattr(before, name)
        for tab in range(count):
            style: Style = "" if (tab < lifted) == (tab < had) else "strong"
            yield Piece((up if tab < lifted else down) * _WIDTH, style)
            yield " "


def _moves(made: Moves, frame: Frame) -> Iterator[Fact]:
    say = frame.phrases.say
    for key, sign in (("lift", 1), ("lower", -1)):
        text = _listed(_moved(made, sign), frame)
        yield Fact(say("marker", key), text or say("marker", "nothing"), "strong")
    yield from _aside(made.hundreds, frame)


def _moved(made: Moves, sign: int) -> dict[str, int]:
    """How many tabs of each group are lifted (sign 1) or lowered (-1)."""
    numbers = {name: getattr(made, name) * sign for name, _, _ in _TABS}
    return {name: number for name, number in numbers.items() if number > 0}


def _aside(hundreds: int, frame: Frame) -> Iterator[Fact]:
    if hundreds:
        text = frame.phrases.say("marker", "hundreds", count=hundreds)
        yield Fact(frame.phrases.say("marker", "aside"), text)


def _tabs_text(card: Card, frame: Frame) -> str:
    return _listed({name: getattr(card, name) for name, _, _ in _TABS}, frame)


def _listed(groups: dict[str, int], frame: Frame) -> str:
    """Groups of tabs in words, "the fifty and 2 units"; "" for none."""
    say = frame.phrases.say
    return frame.phrases.listed(
        say("marker", name, count=count) for name, count in groups.items() if count
    )
