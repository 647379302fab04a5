"""The tours of an evening as cards: a few short lines each, or one line to be read aloud.

Comes in: the playings of an evening. Goes out: lines of a document: the pair and the deals;
each coup and what was held between; the balance and what was written; each player's perte.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby

from marque.views.document import Block, Gap, Line
from marque.views.figures import scores, signed
from marque.views.frame import Frame
from marque.views.players import Labels, in_sentences
from marque.views.playings import (
    Playing,
    coup_texts,
    deals_text,
    holding_text,
    pair_text,
    standing_text,
    written_text,
)
from marque.views.terms import chained


def tour_cards(lines: Iterable[Playing], frame: Frame) -> Iterator[Block]:
    """Each tour by itself; a single line of text where lines are read aloud."""
    for n, (_, group) in enumerate(groupby(lines, key=lambda line: line.tour.n)):
        title, *texts = _card(list(group), frame)
        if frame.plain:
            yield Line(chained((title, *texts), frame))
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
    deals = frame.phrases.listed(deals_text(line, frame) for line in group)
    count = sum(len(line.coups) for line in group)
    yield say("evening", "card", count=count, n=tour.n, pair=pair_text(tour, names), deals=deals)
    for line in group:
        yield _coups_text(line, names, frame)
        yield _outcome_text(line, names, frame)
        if line.last and tour.marked:
            yield _perte_text(line.perte, names, frame)


def _coups_text(line: Playing, names: Labels, frame: Frame) -> str:
    first, second = coup_texts(line, frame)
    held = holding_text(line.held, names, frame)
    text = frame.phrases.say("evening", "coup", points=first, held=held)
    return f"{text}, {second}" if second else text


def _outcome_text(line: Playing, names: Labels, frame: Frame) -> str:
    """The balance and what comes of it: what is written, or how the tour stands."""
    tour = line.tour
    text = standing_text(line, frame)
    if line.last and tour.marked:
        who, total = names[tour.marked], written_text(tour, frame)
        text = frame.phrases.say("evening", "written-to", sum=total, who=who)
    if len(line.coups) < 2:
        return text
    balance = signed(sum(line.excess), frame)
    return frame.phrases.say("evening", "balance", balance=balance, outcome=text)


def _perte_text(perte: Mapping[str, int], names: Labels, frame: Frame) -> str:
    """Each player's perte in a line."""
    return frame.phrases.say("evening", "perte-line", pertes=scores(perte, names, frame))
