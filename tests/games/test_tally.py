"""What one game adds to the statistics, and what can't be told of a deal."""

from fractions import Fraction
from typing import Any

import pytest

from marque.calls.side import Side
from marque.codes.load import CODES, load_code
from marque.games import partie
from marque.games.ecrire import evening
from marque.games.ecrire_settings import EcrireSettings
from marque.games.ecrire_settle import settle_ecrire
from marque.games.log import deal_of, next_entry
from marque.games.marking import Coup
from marque.games.partie import PartieSettings
from marque.games.played import Deal, Seats
from marque.games.settle import settle_game
from marque.games.tally import SHOW, Tally, made_by, show_under, tally

JUDGED = {
    "elder": 147,
    "younger": 0,
    "declared": [35, 0],
    "play": [12, 0],
    "cards": [40, 0],
    "bonus": [60, 0],
    "pic": None,
    "repic": "elder",
    "capot": "elder",
    "complete": True,
}


@pytest.mark.parametrize(
    ("result", "pic", "repic", "capot"),
    [
        (JUDGED, "", "elder", "elder"),
        ({"elder": 27, "younger": 13}, None, None, None),
        # A sum as it was said: its parts don't tell a bonus.
        ({"elder": 57, "younger": 1, "declared": [35, 0], "cards": [10, 0]}, None, None, None),
        # What is sure of an open verdict is known, and nothing else of it.
        ({**JUDGED, "complete": False}, None, "elder", "elder"),
        ({**JUDGED, "complete": False, "capot": None}, None, "elder", None),
        # A total that was corrected by itself.
        ({**JUDGED, "elder": 120, "bonus": [None, 0], "play": [None, 0]}, None, None, None),
        (partie.thrown_in(Side.ELDER, (7, 3)), "", "", ""),
        (partie.thrown_in(Side.YOUNGER, (35, 0), (60, 0)), "", "elder", ""),
    ],
)
def test_a_bonus_is_known_where_the_record_tells_and_nowhere_else(
    result: dict[str, Any], pic: str | None, repic: str | None, capot: str | None
) -> None:
    assert [made_by(result, kind) for kind in ("pic", "repic", "capot")] == [pic, repic, capot]


def test_the_books_figures_go_with_what_a_lead_counts() -> None:
    """Cavendish, Odds, The Show: 28 and 14, or 27 and 13 where small cards count nothing."""
    shows = {name: show_under(load_code(name).switches) for name in CODES}
    assert shows == {
        "dictionnaire": (28, 14),
        "academie": (27, 13),
        "raffle": None,
        "cent": (28, 14),
        "rubicon": (28, 14),
        "modern": (28, 14),
    }


def four_deals() -> tuple[Any, list[Deal], Any]:
    """A partie of four deals, the first and the last double, and one after its end."""
    settings = PartieSettings(("Anne", "Boris"), "Boris", deals=4)
    entries: list[Any] = []
    made = [(30, 10), (JUDGED["elder"], 0), (28, 13), (20, 14), (99, 99)]
    for n, (elder, younger) in enumerate(made):
        seats = ("Anne", "Boris") if n % 2 == 0 else ("Boris", "Anne")
        result = JUDGED if n == 1 else {"elder": elder, "younger": younger}
        data = deal_of(entries, seats, result, {})
        entries.append(next_entry(entries, f"e{n}", "2026-11-30T21:00:00", "deal", data))
    state = partie.fold(settings, entries)
    assert state.settlement is not None and state.settlement.points is not None
    paid = settle_game(state.players, state.winner, state.settlement.points, "0.10", "EUR")
    return state, [line.deal for line in state.deals], paid


def test_a_game_of_two_adds_its_deals_as_they_were_made_and_what_was_paid() -> None:
    state, deals, paid = four_deals()
    found = tally(state, deals, paid, people=("Anne", "Boris"), day="2026-11-30", show=SHOW)
    anne, boris = found.seats
    # Neither doubled nor with the deal after the end; the show is reached at 28 and at 14.
    assert (anne.deals, anne.elder_points, anne.younger_points) == (2, 58, 23)
    assert (anne.elder_shows, anne.younger_shows) == (2, 0)
    assert (boris.deals, boris.elder_points, boris.younger_points) == (2, 167, 14)
    assert (boris.elder_shows, boris.younger_shows) == (1, 1)
    assert (boris.elder_best, boris.elder_best_deal) == (147, 2)
    assert (boris.repic_known, boris.elder_repics, boris.younger_repics) == (1, 1, 0)
    assert (anne.pic_known, boris.pic_known, boris.elder_pics) == (0, 1, 0)
    assert found.winner == 1
    assert [(one.payer, one.payee) for one in found.payments] == [(0, 1)]
    assert found.payments[0].amount == state.settlement.points * 10
    assert Tally.from_plain(found.to_plain()) == found


def coups(*points: tuple[int, int]) -> list[Coup]:
    """One tour of two coups, and its refaits."""
    pairs = [("Anne", "Boris"), ("Boris", "Anne")]
    return [Coup(n + 1, *pairs[n % 2], made) for n, made in enumerate(points)]


def test_an_evening_adds_the_tours_that_are_marked_and_the_refaits() -> None:
    settings = EcrireSettings.from_dict(
        {"players": ["Anne", "Boris", "Chloé"], "preset": "dictionnaire", "rois": 3}
    )
    played = coups((20, 10), (20, 10), (40, 10), (30, 20))
    state = evening(settings, played, ended=True)
    deals = [
        Deal(one.n, one.n, seats, seats, 0, dict(zip(seats._fields, one.points, strict=True)), {})
        for one in played
        for seats in [Seats(one.elder, one.younger)]
    ]
    found = tally(
        state, deals, settle_ecrire(state), people=settings.players, day="2026-11-30", show=None
    )
    (tours,) = found.tours
    assert (tours.first, tours.second) == (0, 1)
    assert (tours.tours, tours.refaits) == (1, 1)
    assert (tours.first_marked, tours.second_marked) == (0, 1)
    assert (tours.first_written, tours.second_written) == (0, 20)
    assert sum(line.deals for line in found.seats) == 4
    assert all(line.elder_shows == 0 for line in found.seats)
    # Twenty written, shared by three: Boris owes each of the others a third of it.
    assert sorted(one.amount for one in found.payments) == [Fraction(20, 3), Fraction(20, 3)]
    assert Tally.from_plain(found.to_plain()) == found


def test_a_coup_that_is_set_aside_counts_for_nothing() -> None:
    settings = EcrireSettings.from_dict(
        {"players": ["Anne", "Boris", "Chloé"], "preset": "dictionnaire", "rois": 3}
    )
    # A refait, then two coups; the first coup is amended, so that the refait was none.
    refait = coups((20, 10), (20, 10), (40, 10), (30, 20))
    slots = {coup.n: coup.slot for tour in evening(settings, refait).tours for coup in tour.coups}
    amended = [one._replace(slot=slots[one.n]) for one in refait]
    amended[0] = amended[0]._replace(points=(25, 10))
    state = evening(settings, amended, ended=True)
    deals = [
        Deal(one.n, one.n, seats, seats, 0, dict(zip(seats._fields, one.points, strict=True)), {})
        for one in amended
        for seats in [Seats(one.elder, one.younger)]
    ]
    found = tally(state, deals, None, people=settings.players, day="2026-11-30", show=SHOW)
    assert sum(line.deals for line in found.seats) == 2
    assert sum(line.elder_points for line in found.seats) == 45
    assert found.unsettled
