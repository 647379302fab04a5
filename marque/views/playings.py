"""The playings of the tours of an evening, and the words for what happened in each.

Comes in: an `EcrireState`. Goes out: its playings, for a tour is played again after a refait,
and every playing is a line of the sheet; the texts that table and card have in common. What a
tour writes is for `games.marking` to say; here it is written out as a sum that one can redo.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import groupby
from typing import NamedTuple

from marque.games.ecrire import EcrireState
from marque.games.marking import DEMI_TOUR, Coup, Held, Tour
from marque.views.figures import added, versus
from marque.views.frame import Frame
from marque.views.players import Labels


class Playing(NamedTuple):
    """The coups of a tour that were played together, one or two.

    last: whether what is held or written comes of it; aside: whether it counts no more;
    perte: each player's after it, without fines.
    """

    tour: Tour
    coups: tuple[Coup, ...]
    last: bool
    aside: bool
    perte: Mapping[str, int]

    @property
    def excess(self) -> list[int]:
        """What the first of the pair made more than the other, coup by coup."""
        first, second = self.tour.pair
        return [coup.points_of(first) - coup.points_of(second) for coup in self.coups]

    @property
    def held(self) -> Held | None:
        """What was held after the first coup; None where it was level."""
        ahead = self.excess[0]
        return Held(self.tour.pair[ahead < 0], abs(ahead)) if ahead else None


def playings(state: EcrireState) -> Iterator[Playing]:
    """Every playing of every tour, those that count no more last in their tour."""
    perte = dict.fromkeys(state.settings.players, 0)
    for tour in state.tours:
        counted = [tour.coups[at : at + 2] for at in range(0, len(tour.coups), 2)]
        after = dict(perte)
        if tour.marked:
            after[tour.marked] += tour.written
        for n, coups in enumerate(counted):
            last = n == len(counted) - 1
            yield Playing(tour, coups, last, False, after if last else perte)
        aside = groupby(tour.set_aside, key=lambda coup: coup.slot)
        for _, more in aside:
            yield Playing(tour, tuple(more), False, True, after)
        perte = after


def coup_texts(line: Playing, frame: Frame) -> tuple[str, str]:
    """The points of both coups, the first of the pair before the other; "" for none yet."""
    first, second = line.tour.pair
    texts = [versus(coup.points_of(first), coup.points_of(second), frame) for coup in line.coups]
    return texts[0], "".join(texts[1:])


def deals_text(line: Playing, frame: Frame) -> str:
    """The numbers of the deals, by which they are amended."""
    numbers = [coup.n for coup in line.coups]
    joint = "–" if numbers[-1] - numbers[0] == 1 else ", "
    return joint.join(map(frame.phrases.number, numbers))


def pair_text(tour: Tour, names: Labels) -> str:
    """The two who play a tour, the first of them elder in its first coup."""
    return "–".join(names[name] for name in tour.pair)


def holding_text(held: Held | None, names: Labels, frame: Frame) -> str:
    """Who holds how much after a first coup, in words."""
    if held is None:
        return frame.phrases.say("evening", "holds-nothing")
    return frame.phrases.say("evening", "holds", who=names[held.name], points=held.points)


def standing_text(line: Playing, frame: Frame) -> str:
    """How a playing stands that writes nothing."""
    if line.aside:
        return frame.phrases.say("evening", "set-aside")
    at_demi_tour = line.last and line.tour.state == DEMI_TOUR
    return frame.phrases.say("evening", "demi-tour" if at_demi_tour else "refait")


def written_text(tour: Tour, frame: Frame) -> str:
    """What a tour writes, as a sum of marque, consolation and refaits: "20 + 20 + 20 = 60"."""
    marque, consolation = tour.marque or 0, tour.consolation or 0
    bonus = tour.written - marque - consolation
    parts = [marque, *(part for part in (consolation, bonus) if part)]
    if len(parts) == 1:
        return frame.phrases.number(tour.written)
    return f"{added(parts, frame)} = {frame.phrases.number(tour.written)}"
