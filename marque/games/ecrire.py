"""An evening of written piquet: what was played, what is written, who sits down next.

Comes in: the settings, the coups that stand, and what the table has said beside them.
Goes out: `EcrireState`. Rules: Dictionnaire, piquet à écrire, and the Académie-type rule
book of the 18th century, p. 192, as `marking`, `rotation` and `corbillon` have them; an
evening broken off counts what is written (the program's own rule, no source has one).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from marque.errors import Impossible
from marque.games.corbillon import MARQUES_A_JETON, Corbillon, fill
from marque.games.course import Course, Next
from marque.games.ecrire_settings import CORBILLON, EcrireSettings
from marque.games.log import Entry, is_whole, standing
from marque.games.marking import MARKED, Coup, Slot, Tour
from marque.games.played import Deal, GameFinding, chronicle


class Left(NamedTuple):
    """What is left of the evening: the tours not finished, the rois that they fill or begin."""

    rois: int
    tours: int


class EcrireState(NamedTuple):
    """An evening as it stands.

    tours: in the order begun, each coup with the slot where it was put; totals: each
    player's points in the coups that count; tours_each: the tours that each has sat down
    to; fines: in points, by name; perte: what is written to each, fines included; next:
    None once it is over; corbillon: None in the written manner; finished: played out, or
    ended; broken_off: ended before that; findings: those of the log (`state.GameFinding`)
    and of the course (`Course.findings`), and "in-debt" for a player out of jetons
    (values: name, jetons).
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
        findings=(*course.findings(), *_debts(basket)),
    )


def fold(settings: EcrireSettings, entries: Sequence[Entry]) -> EcrireState:
    """The evening that a log makes.

    Beside the data that `log` describes, a deal has `slot` (see `placed`), and an
    amendment may have `again` (true): the table will play the tour of that deal again.
    What stands after the end counts for nothing. Whoever leaves, or loses by a ruling, is
    charged the fine that the table named and no more: no source says what he loses among
    several. Raises: as `state.chronicle`, and as `evening`.
    """
    players = settings.players
    book = chronicle(players, settings.dealer or players[1], entries)
    acts = {act.n: act for act in standing(entries)}
    again = {act.whole("deal") or 0 for act in acts.values() if act.data.get("again") is True}
    coups: list[Coup] = []
    fines: Counter[str] = Counter()
    late: list[GameFinding] = []
    ended = False
    for act in book.acts:
        if ended:
            late.append(GameFinding("after-the-end", getattr(act, "number", None), {}))
            continue
        if isinstance(act, Deal):
            coups.append(Coup(act.number, *act.seats, act.points, _slot(acts[act.entry])))
        ending = act.lost if isinstance(act, Deal) else act
        if ending:
            ended = ending.kind != "lost"
            if ending.loser and ending.fine:
                fines[ending.loser] += ending.fine
    state = evening(settings, coups, again=again, fines=fines, ended=ended)
    return state._replace(findings=(*book.findings, *late, *state.findings))


def placed(settings: EcrireSettings, entries: Sequence[Entry], deal: Entry) -> Entry:
    """The entry of a new deal with its slot in its data, ready to be appended.

    Kept with the deal, the slot lets no later correction move it to another tour. Raises:
    as `fold`; `Impossible` ("finished") when the evening has been ended.
    """
    for tour in fold(settings, [*entries, deal]).tours:
        for coup in (*tour.coups, *tour.set_aside):
            if coup.n == deal.whole("deal") and coup.slot:
                return deal._replace(data={**deal.data, "slot": list(coup.slot)})
    raise Impossible("finished", deal=deal.whole("deal"))


def _slot(act: Entry) -> Slot | None:
    value = act.data.get("slot")
    if value is None:
        return None
    if not isinstance(value, list) or len(value) != 2 or not all(map(is_whole, value)):
        raise act.bad("slot")
    return Slot(*value)


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


def _debts(basket: Corbillon | None) -> Iterator[GameFinding]:
    if basket:
        for name, jetons in basket.debts.items():
            yield GameFinding("in-debt", None, {"name": name, "jetons": jetons})
