"""An evening of written piquet: what was played, what is written, who sits down next.

Comes in: the settings, the coups that stand, and what the table has said beside them.
Goes out: `EcrireState`. Rules: Dictionnaire, piquet à écrire, and the Académie-type rule
book of the 18th century, p. 192, as `marking`, `rotation` and `corbillon` have them; an
evening broken off counts what is written (the program's own rule, no source has one).
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import NamedTuple

from marque.errors import Impossible
from marque.games.corbillon import MARQUES_A_JETON, Corbillon, fill
from marque.games.course import Course, Next, Sitting
from marque.games.ecrire_settings import CORBILLON, EcrireSettings
from marque.games.marking import MARKED, Coup, Slot, Tour
from marque.games.state import GameFinding


class Left(NamedTuple):
    """What is left of the evening: the tours not finished, the rois that they fill or begin."""

    rois: int
    tours: int


class EcrireState(NamedTuple):
    """An evening as it stands.

    tours: in the order begun; totals: each player's points in the coups that count;
    tours_each: the tours that each has sat down to; fines: in points, by name; perte:
    what is written to each, fines included; next: None once it is over; corbillon: None
    in the written manner; finished: played out, or ended; broken_off: ended before that;
    slots: for each coup by its number, the slot to keep with it.

    findings: where what was played isn't what was to be expected. Their kinds:
    "unexpected-pair" and "unexpected-elder" (values: tour, expected), "dealt-twice" (one
    player dealt both coups; values: tour, name), "refait-not-replayed" (values: tour),
    "set-aside" (a coup that counts no more; values: tour), "in-debt" (values: name, jetons).
    """

    settings: EcrireSettings
    tours: tuple[Tour, ...]
    totals: Mapping[str, int]
    tours_each: Mapping[str, int]
    fines: Mapping[str, int]
    perte: Mapping[str, int]
    next: Next | None
    left: Left
    corbillon: Corbillon | None
    finished: bool
    broken_off: bool
    slots: Mapping[int, Slot]
    findings: tuple[GameFinding, ...]


def evening(
    settings: EcrireSettings,
    coups: Iterable[Coup],
    *,
    again: Collection[int] = (),
    fines: Mapping[str, int] | None = None,
    ended: bool = False,
) -> EcrireState:
    """The evening that these coups make.

    coups: those that stand; again: numbers of coups whose tour the table will play again,
    a refait having been found in it after others had sat down; fines: in points, written
    to the account of each; ended: whether the table has ended it.
    Raises `Impossible`: "unknown-name" for a coup or fine of one who isn't a player,
    "bad-record" for a coup that nobody can have played, "bad-amount" for a fine below
    zero or, under the corbillon, not in whole jetons.
    """
    course = Course(settings, again)
    for coup in sorted(coups, key=lambda one: one.n):
        course.record(_checked(coup, settings.players))
    tours, following = course.tours, course.next()
    fines = _checked_fines(settings, fines or {})
    basket = fill(settings.players, tours, fines) if settings.manner == CORBILLON else None
    return EcrireState(
        settings,
        tours,
        totals=_totals(settings, tours),
        tours_each={name: sum(name in one.pair for one in tours) for name in settings.players},
        fines=fines,
        perte=_perte(settings, tours, fines),
        next=None if ended else following,
        left=_left(course),
        corbillon=basket,
        finished=ended or following is None,
        broken_off=ended and following is not None,
        slots=course.slots,
        findings=(*_findings(course), *_debts(basket)),
    )


def _checked(coup: Coup, players: Collection[str]) -> Coup:
    for name in (coup.elder, coup.younger):
        if name not in players:
            raise Impossible("unknown-name", name=name, players=tuple(players), deal=coup.n)
    if coup.elder == coup.younger or min(coup.points) < 0:
        raise Impossible("bad-record", deal=coup.n, elder=coup.elder, points=coup.points)
    return coup


def _checked_fines(settings: EcrireSettings, fines: Mapping[str, int]) -> Mapping[str, int]:
    unit = MARQUES_A_JETON if settings.manner == CORBILLON else 1
    for name, fine in fines.items():
        if name not in settings.players:
            raise Impossible("unknown-name", name=name, players=settings.players)
        if fine < 0 or fine % unit:
            raise Impossible("bad-amount", value=fine, least=0, multiple=unit)
    return fines


def _totals(settings: EcrireSettings, tours: Iterable[Tour]) -> dict[str, int]:
    totals = dict.fromkeys(settings.players, 0)
    for tour in tours:
        for coup in tour.coups:
            for name in tour.pair:
                totals[name] += coup.points_of(name)
    return totals


def _perte(
    settings: EcrireSettings, tours: Iterable[Tour], fines: Mapping[str, int]
) -> dict[str, int]:
    perte = {name: fines.get(name, 0) for name in settings.players}
    for tour in tours:
        if tour.marked:
            perte[tour.marked] += tour.written
    return perte


def _left(course: Course) -> Left:
    """A refait uses up no tour, save one that the table has let pass."""
    finished = sum(tour.state == MARKED for tour in course.tours) + len(course.passed())
    tours = max(course.settings.tours - finished, 0)
    return Left((tours + 1) // 2, tours)


def _findings(course: Course) -> Iterator[GameFinding]:
    for tour, sitting in zip(course.tours, course.sittings(), strict=False):
        yield from _out_of_turn(tour, sitting)
        yield from _wrong_dealers(tour)
        for coup in tour.set_aside:
            yield GameFinding("set-aside", coup.n, {"tour": tour.n})
    for tour in course.passed():
        yield GameFinding("refait-not-replayed", tour.coups[-1].n, {"tour": tour.n})


def _out_of_turn(tour: Tour, sitting: Sitting) -> Iterator[GameFinding]:
    if sitting.expected is None:
        return
    expected = sitting.expected[:2]
    values = {"tour": tour.n, "expected": expected}
    if set(tour.pair) != set(expected):
        yield GameFinding("unexpected-pair", tour.coups[0].n, values)
    elif tour.pair != expected:
        yield GameFinding("unexpected-elder", tour.coups[0].n, values)


def _wrong_dealers(tour: Tour) -> Iterator[GameFinding]:
    """In each playing both deal once, and in all of them the same player is elder first."""
    for first in range(0, len(tour.coups), 2):
        opener, *second = tour.coups[first : first + 2]
        if opener.elder != tour.pair[0]:
            values = {"tour": tour.n, "expected": tour.pair}
            yield GameFinding("unexpected-elder", opener.n, values)
        for coup in second:
            if coup.younger == opener.younger:
                values = {"tour": tour.n, "name": coup.younger}
                yield GameFinding("dealt-twice", coup.n, values)


def _debts(basket: Corbillon | None) -> Iterator[GameFinding]:
    if basket:
        for name, jetons in basket.debts.items():
            yield GameFinding("in-debt", None, {"name": name, "jetons": jetons})
