"""What one game adds to the statistics: who made what in which seat, who won, who paid whom.

Comes in: the deals that count, the state of the game and its settlement. Goes out: `Tally`,
small enough that ten thousand of them are kept in one file (`to_plain`). The results are
those that were acknowledged. What a deal kept by its totals alone doesn't tell is counted
as unknown, never as none. The book's figures: Cavendish, Odds, The Show.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from typing import Any, Final, NamedTuple

from marque.calls.side import SIDE_KEYS as SIDES
from marque.codes.code import Switches
from marque.games.ecrire import EcrireState
from marque.games.marking import MARKED, Tour
from marque.games.played import Deal
from marque.games.settle import POINT, Settlement, Transfer, plain_points
from marque.games.state import GameState

Pair = tuple[int, int]
"""Of elder and of younger."""

BONUSES: Final = ("pic", "repic", "capot")

# It is an even chance that elder scores this or more, and younger that: "the show".
SHOW: Final[Pair] = (28, 14)
SHOW_WITHOUT_SMALL_CARDS: Final[Pair] = (27, 13)
SHOW_CITE: Final = "Cavendish, Odds, The Show"


class SeatLine(NamedTuple):
    """All deals of a game in which one player was elder to another.

    elder, younger: places among the people of the tally; points: of all deals; shows: deals
    in which he came to the book's figure; best: the most points of a deal, and that deal's
    number, the earliest of equals; known: of how many deals a bonus is known; then how often
    each made it.
    """

    elder: int
    younger: int
    deals: int
    elder_points: int
    younger_points: int
    elder_shows: int
    younger_shows: int
    elder_best: int
    elder_best_deal: int
    younger_best: int
    younger_best_deal: int
    pic_known: int
    elder_pics: int
    younger_pics: int
    repic_known: int
    elder_repics: int
    younger_repics: int
    capot_known: int
    elder_capots: int
    younger_capots: int


class TourLine(NamedTuple):
    """All tours of two players: how many are marked, to whom, what is written, the refaits."""

    first: int
    second: int
    tours: int
    first_marked: int
    second_marked: int
    first_written: int
    second_written: int
    refaits: int


class Paid(NamedTuple):
    """A payment of the settlement: in smallest coins, or in the unit that was played for.

    amount: a whole number wherever it is one, which is added up ten times as fast.
    """

    payer: int
    payee: int
    amount: int | Fraction


class Tally(NamedTuple):
    """One game.

    people: its players, `players` of them, then who left an earlier game that is settled in
    this one; day: "2026-11-30"; finished: whether it is over; winner: of a finished game of
    two, None for a drawn one and in written piquet; show: the book's figures under its code,
    None where they mean nothing; payments, currency, unit: as settled, once it is over;
    unsettled: over, and no law says what is paid; carries: the earlier games that are settled
    in this one.
    """

    kind: str
    people: tuple[str, ...]
    players: int
    day: str
    finished: bool
    winner: int | None
    show: Pair | None
    seats: tuple[SeatLine, ...]
    tours: tuple[TourLine, ...]
    payments: tuple[Paid, ...]
    currency: str | None
    unit: str
    unsettled: bool
    carries: tuple[str, ...]

    def to_plain(self) -> dict[str, Any]:
        """The tally as JSON has it."""
        return {
            **self._asdict(),
            "payments": [
                [one.payer, one.payee, plain_points(Fraction(one.amount))] for one in self.payments
            ],
        }

    @classmethod
    def from_plain(cls, plain: Mapping[str, Any]) -> Tally:
        """The tally that `to_plain` made plain."""
        show = plain["show"]
        return cls(
            plain["kind"],
            tuple(plain["people"]),
            plain["players"],
            plain["day"],
            plain["finished"],
            plain["winner"],
            (show[0], show[1]) if show else None,
            tuple(map(SeatLine._make, plain["seats"])),
            tuple(map(TourLine._make, plain["tours"])),
            tuple(
                Paid(payer, payee, Fraction(amount) if isinstance(amount, str) else amount)
                for payer, payee, amount in plain["payments"]
            ),
            plain["currency"],
            plain["unit"],
            plain["unsettled"],
            tuple(plain["carries"]),
        )


def show_under(switches: Switches) -> Pair | None:
    """What the book says that elder and younger make, or more, as often as not.

    28 and 14; 27 and 13 where nines, eights and sevens count nothing when they are led. The
    book says nothing of a code that counts no leads at all.
    """
    if switches.lead_value != 1:
        return None
    return SHOW_WITHOUT_SMALL_CARDS if switches.lead_min_ten is True else SHOW


def tally(
    state: GameState | EcrireState,
    deals: Iterable[Deal],
    settlement: Settlement | None,
    *,
    people: Sequence[str],
    day: str,
    show: Pair | None,
) -> Tally:
    """What a game adds.

    deals: all that stand, of which those that count are taken; settlement: of a game that is
    over, None where no law says what is paid; people: its players first.
    """
    players = state.settings.players if isinstance(state, EcrireState) else state.players
    winner = None if isinstance(state, EcrireState) else state.winner
    payments = settlement.transfers if settlement and state.finished else ()
    place = {name: index for index, name in enumerate(people)}
    return Tally(
        kind="ecrire" if isinstance(state, EcrireState) else state.kind,
        people=tuple(people),
        players=len(players),
        day=day,
        finished=state.finished,
        winner=place[winner] if state.finished and winner is not None else None,
        show=show,
        seats=_seat_lines(_counting(state, deals), place, show),
        tours=_tour_lines(state.tours, place) if isinstance(state, EcrireState) else (),
        payments=tuple(Paid(place[one.payer], place[one.payee], _amount(one)) for one in payments),
        currency=settlement.currency if settlement else None,
        unit=settlement.unit if settlement else POINT,
        unsettled=state.finished and settlement is None,
        carries=settlement.carries if settlement and state.finished else (),
    )


def _amount(paid: Transfer) -> int | Fraction:
    points = paid.points
    if points is None:
        return paid.coins or 0
    return int(points) if points.denominator == 1 else points


def _counting(state: GameState | EcrireState, deals: Iterable[Deal]) -> list[Deal]:
    """The deals that count in the game: none after its end, no coup that is set aside."""
    if isinstance(state, EcrireState):
        coups = {(coup.n, coup.elder, coup.points) for tour in state.tours for coup in tour.coups}
        return [one for one in deals if (one.number, one.seats.elder, one.points) in coups]
    return [line.deal for line in state.deals if line.weight]


def _seat_lines(
    deals: Iterable[Deal], place: Mapping[str, int], show: Pair | None
) -> tuple[SeatLine, ...]:
    found: dict[Pair, list[Deal]] = {}
    for deal in deals:
        found.setdefault((place[deal.seats.elder], place[deal.seats.younger]), []).append(deal)
    return tuple(_seat_line(*seats, some, show) for seats, some in sorted(found.items()))


def _seat_line(elder: int, younger: int, deals: Sequence[Deal], show: Pair | None) -> SeatLine:
    points = [[deal.points[side] for deal in deals] for side in (0, 1)]
    best = [
        max(((deal.points[side], -deal.number) for deal in deals), default=(0, 0))
        for side in (0, 1)
    ]
    bonuses: list[int] = []
    for kind in BONUSES:
        made = [made_by(deal.result, kind) for deal in deals]
        bonuses += [sum(one is not None for one in made), *map(made.count, SIDES)]
    shows = [sum(one >= show[side] for one in points[side]) if show else 0 for side in (0, 1)]
    bests = [figure for most, number in best for figure in (most, -number)]
    figures = [len(deals), *map(sum, points), *shows, *bests, *bonuses]
    return SeatLine(elder, younger, *figures)


def made_by(result: Mapping[str, Any], kind: str) -> str | None:
    """Who made a pic, repic or capot in a deal: a side, "" for nobody, None where it isn't known.

    result: what was acknowledged (`log`). A total that was corrected by itself says no more
    how it came about.
    """
    pairs = (value for value in result.values() if isinstance(value, list | tuple))
    if any(None in pair for pair in pairs):
        return None
    side = result.get(kind)
    if side in SIDES:
        return str(side)
    if kind in result and result.get("complete") is True:
        return ""
    return _repic_of_a_hand(result) if kind == "repic" else None


def _repic_of_a_hand(result: Mapping[str, Any]) -> str | None:
    """Who made a repic in a deal that was thrown in: a bonus before the play is nothing else."""
    bonus = result.get("bonus")
    if result.get("complete") is not True or not isinstance(bonus, list | tuple):
        return None
    return next((side for side, points in zip(SIDES, bonus, strict=False) if points), "")


def _tour_lines(tours: Iterable[Tour], place: Mapping[str, int]) -> tuple[TourLine, ...]:
    found: dict[Pair, list[Tour]] = {}
    for tour in tours:
        first, second = sorted(place[name] for name in tour.pair)
        found.setdefault((first, second), []).append(tour)
    return tuple(_tour_line(pair, some, place) for pair, some in sorted(found.items()))


def _tour_line(pair: Pair, tours: Sequence[Tour], place: Mapping[str, int]) -> TourLine:
    marked = [tour for tour in tours if tour.state == MARKED]
    to_each = [
        [tour for tour in marked if tour.marked is not None and place[tour.marked] == one]
        for one in pair
    ]
    written = [sum(tour.written for tour in some) for some in to_each]
    figures = [len(marked), *map(len, to_each), *written, sum(tour.refaits for tour in tours)]
    return TourLine(*pair, *figures)
