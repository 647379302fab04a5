"""The course of an evening of written piquet: the tour of every coup, and who is next.

Comes in: the settings and the coups that stand, one after the other. Goes out: the
tours, each coup in its slot, who was to sit down and who did, who plays next. Rules:
rotation and refait as `rotation` and `marking` have them; a refait is played again at
once by the same two, the same player elder first (the Académie-type rule book of the
18th century, p. 192; inferred). How corrections are met is the program's own: a coup
belongs for good to the two who played it, later tours stand as played, the rotation
goes on from the last of them.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import NamedTuple

from marque.games.ecrire_settings import EcrireSettings
from marque.games.marking import DEMI_TOUR, MARKED, OPEN, REFAIT, Coup, Slot, Tour, tour_of
from marque.games.played import GameFinding
from marque.games.rotation import Rotation, Seating


class Next(NamedTuple):
    """Who plays next: elder, younger (who deals), those who wait, in order.

    tour: the number of the tour; state: how it stands, "open" (this is its first coup),
    "demi-tour" (its second) or "refait" (it is played again).
    """

    elder: str
    younger: str
    idle: tuple[str, ...]
    tour: int
    state: str


class Sitting(NamedTuple):
    """Who was to sit down for a tour (None: it can't be told any more), and who did."""

    expected: Seating | None
    seating: Seating


class _Key(NamedTuple):
    """What the coups of a tour have in common: the coup that opened it, and the pair."""

    opened: int
    pair: frozenset[str]


class Course:
    """The evening while its coups are laid down in the order of their numbers.

    again: numbers of coups whose tour the table will play again, a refait having been
    found in it after others had sat down.
    """

    def __init__(self, settings: EcrireSettings, again: Collection[int] = ()) -> None:
        self.settings = settings
        self._rotation = Rotation(settings.rotation, settings.players)
        self._again = again
        self._playings: dict[_Key, dict[int, list[Coup]]] = {}
        self._tours: dict[_Key, Tour] = {}

    @property
    def tours(self) -> tuple[Tour, ...]:
        """The tours, in the order begun."""
        return tuple(self._tours.values())

    def record(self, coup: Coup) -> None:
        """Put a coup where it was put before or, if it fits there no more, where it falls."""
        slot = coup.slot if coup.slot and self._fits(coup, coup.slot) else self._slot_for(coup)
        key = _Key(slot.tour, coup.pair)
        playings = self._playings.setdefault(key, {})
        playings.setdefault(slot.playing, []).append(coup._replace(slot=slot))
        n = self._tours[key].n if key in self._tours else len(self._tours) + 1
        self._tours[key] = tour_of(n, slot.tour, playings, self.settings.terms)

    def passed(self) -> list[Tour]:
        """The refaits that others have played on after, and that won't be played again."""
        return [
            tour for tour in self.tours[:-1] if tour.state == REFAIT and not self._is_again(tour)
        ]

    def sittings(self) -> list[Sitting]:
        """For each tour who was to sit down and who did; then a line for the tour to come.

        In that line `seating` is the last that sat.
        """
        now = self._rotation.opening(self.settings.dealer)
        expected: Seating | None = now
        marked: str | None = None
        sittings = []
        for tour in self.tours:
            now = self._rotation.seated(now, *tour.pair, marked)
            sittings.append(Sitting(expected, now))
            marked = tour.marked
            expected = self._rotation.following(now, marked)
        return [*sittings, Sitting(expected, now)]

    def next(self) -> Next | None:
        """Who plays next; None when every tour is finished."""
        expected, now = self.sittings()[-1]
        if not self._at_once() and len(self.tours) < self.settings.tours:
            # The last tour, if there is one, is marked: who follows can be told.
            assert expected is not None
            return Next(*expected, len(self.tours) + 1, OPEN)
        due = [*self._at_once(), *self._afterwards()]
        if not due:
            return None
        tour = due[0]
        elder, younger = tour.pair
        if tour.state == DEMI_TOUR and tour.coups[-1].elder == elder:
            elder, younger = younger, elder
        idle = self._rotation.seated(now, *tour.pair, self.tours[-1].marked).idle
        return Next(elder, younger, idle, tour.n, tour.state)

    def findings(self) -> Iterator[GameFinding]:
        """Where what was played isn't what was to be expected.

        Kinds: "unexpected-pair" (values: tour, pair, expected), "unexpected-elder" (values:
        tour, expected, elder), "set-aside" (a coup that counts no more; values: tour),
        "refait-not-replayed" (values: tour).
        """
        for tour, sitting in zip(self.tours, self.sittings(), strict=False):
            yield from _out_of_turn(tour, sitting)
            yield from _wrong_dealers(tour)
            for coup in tour.set_aside:
                yield GameFinding("set-aside", coup.n, {"tour": tour.n})
        for tour in self.passed():
            yield GameFinding("refait-not-replayed", tour.coups[-1].n, {"tour": tour.n})

    def _at_once(self) -> list[Tour]:
        """The tours to go on with before a new one is begun, in order.

        The last one, if it is at the demi-tour or a refait; then those left behind at the
        demi-tour (a coup was struck, or the two got up).
        """
        earlier, last = self.tours[:-1], self.tours[-1:]
        return [
            *(tour for tour in last if tour.state != MARKED),
            *(tour for tour in earlier if tour.state == DEMI_TOUR),
        ]

    def _afterwards(self) -> list[Tour]:
        """The refaits found afterwards that the table will play again, after all the others."""
        return [tour for tour in self.tours[:-1] if tour.state == REFAIT and self._is_again(tour)]

    def _is_again(self, tour: Tour) -> bool:
        return any(coup.n in self._again for coup in tour.coups)

    def _fits(self, coup: Coup, slot: Slot) -> bool:
        """Whether the playing has room and, after a refait, the one before it is there."""
        playings = self._playings.get(_Key(slot.tour, coup.pair), {})
        follows = slot.playing == 0 or slot.playing - 1 in playings
        return follows and len(playings.get(slot.playing, ())) < 2

    def _slot_for(self, coup: Coup) -> Slot:
        """The tour that these two go on with, if one waits for them; else they open one."""
        waiting = [tour for tour in self._at_once() if coup.pair == set(tour.pair)]
        again = [tour for tour in self._afterwards() if coup.pair == set(tour.pair)]
        if again and not waiting and not self._are_in_turn(coup.pair):
            waiting = again
        return Slot(waiting[0].opened, waiting[0].refaits) if waiting else Slot(coup.n, 0)

    def _are_in_turn(self, pair: frozenset[str]) -> bool:
        """Whether a new tour is to be begun, and by these two."""
        expected = self.sittings()[-1].expected
        return (
            len(self.tours) < self.settings.tours
            and expected is not None
            and pair == {expected.first, expected.second}
        )


def _out_of_turn(tour: Tour, sitting: Sitting) -> Iterator[GameFinding]:
    if sitting.expected is None:
        return
    opener, expected = tour.coups[0], sitting.expected[:2]
    if set(tour.pair) != set(expected):
        values = {"tour": tour.n, "pair": tour.pair, "expected": expected}
        yield GameFinding("unexpected-pair", opener.n, values)
    elif tour.pair != expected:
        yield _wrong_elder(tour, opener, expected[0])


def _wrong_dealers(tour: Tour) -> Iterator[GameFinding]:
    """In each playing both deal once, and in all of them the same player is elder first."""
    for first in range(0, len(tour.coups), 2):
        opener, *second = tour.coups[first : first + 2]
        if opener.elder != tour.pair[0]:
            yield _wrong_elder(tour, opener, tour.pair[0])
        for coup in second:
            if coup.elder == opener.elder:
                yield _wrong_elder(tour, coup, opener.younger)


def _wrong_elder(tour: Tour, coup: Coup, expected: str) -> GameFinding:
    values = {"tour": tour.n, "expected": expected, "elder": coup.elder}
    return GameFinding("unexpected-elder", coup.n, values)
