"""The tours of an evening: ruled as a table where there is room, else folded into cards.

Comes in: an `EcrireState`. Goes out: blocks of a document. A table has a row a playing: pair,
coup 1, what is held at the demi-tour, coup 2, balance, marque, refaits, consolation, what is
written and to whom, each player's perte so far. On a page of middling width the perte has a
table of its own; on a telephone, and where lines are read aloud, a tour is a card of a few
lines. What a tour writes is `games.marking`'s; sums are written out so that one can redo them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import groupby
from typing import Final, NamedTuple

from marque.games.ecrire import EcrireState
from marque.games.marking import DEMI_TOUR, MARKED, Coup, Tour
from marque.views.document import Block, Column, Gap, Heading, Line, Row, Style, Table
from marque.views.frame import Frame
from marque.views.players import Labels, fitted, in_sentences

_ALL: Final = (
    "tour", "pair", "first", "held", "second", "balance",
    "marque", "refaits", "consolation-column", "written",
)  # fmt: skip
_WITH_SUM: Final = ("tour", "pair", "first", "held", "second", "balance", "sum")
_WORDS: Final = frozenset(("tour", "pair", "held"))


class Playing(NamedTuple):
    """The coups of a tour that were played together, one or two.

    n: 0 as first played, 1 after a refait and so on; last: whether what is written, or held,
    comes of it; aside: whether it doesn't count; perte: each player's after it.
    """

    tour: Tour
    n: int
    coups: tuple[Coup, ...]
    last: bool
    aside: bool
    perte: Mapping[str, int]

    @property
    def excess(self) -> list[int]:
        """What the first of the pair made more than the other, coup by coup."""
        first, second = self.tour.pair
        return [coup.points_of(first) - coup.points_of(second) for coup in self.coups]


def playings(state: EcrireState) -> Iterator[Playing]:
    """Every playing of every tour, those that don't count last in their tour."""
    perte = dict.fromkeys(state.settings.players, 0)
    for tour in state.tours:
        counted = [tour.coups[at : at + 2] for at in range(0, len(tour.coups), 2)]
        for n, coups in enumerate(counted):
            last = n == len(counted) - 1
            if last and tour.marked:
                perte[tour.marked] += tour.written
            yield Playing(tour, n, coups, last, False, dict(perte))
        aside = groupby(tour.set_aside, key=lambda coup: coup.slot)
        for n, (_, coups) in enumerate(aside, len(counted)):
            yield Playing(tour, n, tuple(coups), False, True, dict(perte))


def tour_blocks(state: EcrireState, frame: Frame) -> Iterator[Block]:
    """The tours, in the widest form that fits; nothing while none has been begun."""
    say = frame.phrases.say
    lines = list(playings(state))
    if not lines:
        return
    yield Heading(say("evening", "heading-tours"))
    players = state.settings.players
    if not frame.plain:
        whole = fitted(lambda names: _whole_table(state, lines, names, frame), players, frame)
        if whole:
            yield whole
            return
        parts = [
            fitted(lambda names: _table(_WITH_SUM, lines, names, frame), players, frame),
            fitted(lambda names: _perte_table(state, lines, names, frame), players, frame),
        ]
        if all(parts):
            tours, perte = parts
            yield tours
            yield Heading(say("evening", "heading-perte"))
            yield perte
            return
    yield from _cards(state, lines, frame)
