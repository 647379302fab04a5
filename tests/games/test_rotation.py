"""Who sits at the cards, à tourner and au malheureux."""

from __future__ import annotations

from collections import Counter

import pytest

from marque.games.ecrire import evening
from marque.games.ecrire_settings import EcrireSettings
from marque.games.marking import Coup
from marque.games.rotation import Rotation, Seating, default_rois, even_rois, tours_each

NAMES = tuple("ABCDEFG")


def play_out(settings: EcrireSettings) -> list[Coup]:
    """The coups of an evening in which every tour is marked, each played as it is due."""
    coups: list[Coup] = []
    while due := evening(settings, coups).next:
        # The elder's points grow, so that neither player nor sign is always the same.
        points = (3 * len(coups), 1)
        coups.append(Coup(len(coups) + 1, due.elder, due.younger, points))
    return coups


@pytest.mark.parametrize("count", range(2, 8))
def test_à_tourner_gives_each_player_the_tours_that_arithmetic_gives(count: int) -> None:
    players = NAMES[:count]
    for rois in range(1, 25):
        table = Rotation("tourner", players)
        seating: Seating | None = table.opening()
        sat: Counter[str] = Counter()
        for tour in range(2 * rois):
            assert seating is not None
            right = players[tour % count], players[(tour + 1) % count]
            assert (seating.first, seating.second) == right
            assert sorted((*right, *seating.idle)) == sorted(players)
            sat.update(right)
            seating = table.following(seating, right[0])
        assert tuple(sat[name] for name in players) == tours_each(count, rois)


@pytest.mark.parametrize("count", range(2, 8))
def test_the_even_evenings_are_those_of_the_table(count: int) -> None:
    step = {2: 1, 3: 3, 4: 2, 5: 5, 6: 3, 7: 7}[count]
    even = [rois for rois in range(1, 25) if len(set(tours_each(count, rois))) == 1]
    assert even == [rois for rois in range(1, 25) if rois % step == 0]
    assert even_rois(count) == step and type(even_rois(count)) is int, "it is printed"
    assert default_rois(count) % step == 0


@pytest.mark.parametrize("rotation", ["tourner", "malheureux"])
@pytest.mark.parametrize("count", range(2, 8))
def test_in_a_whole_evening_each_deals_once_in_every_tour(rotation: str, count: int) -> None:
    settings = EcrireSettings.from_dict({"players": NAMES[:count], "rois": 5, "rotation": rotation})
    coups = play_out(settings)
    state = evening(settings, coups)
    assert len(coups) == 4 * settings.rois
    assert state.finished
    assert not state.findings
    for tour in state.tours:
        first, second = tour.coups
        assert (first.elder, first.younger) == (second.younger, second.elder)
    if rotation == "tourner":
        assert tuple(state.tours_each.values()) == tours_each(count, 5)


def test_those_who_wait_come_in_from_the_right_and_go_round_again() -> None:
    table = Rotation("tourner", NAMES[:5])
    last_with_first = Seating("E", "A", ("B", "C", "D"))
    assert table.following(Seating("D", "E", ("A", "B", "C")), None) == last_with_first
    assert table.following(last_with_first, None) == Seating("A", "B", ("C", "D", "E"))


def test_au_malheureux_the_marqué_stays_and_the_marker_waits_longest() -> None:
    table = Rotation("malheureux", NAMES[:4])
    assert table.following(table.opening(), "A") == Seating("A", "C", ("D", "B"))
    assert table.following(table.opening(), "B") == Seating("B", "C", ("D", "A"))
    assert table.following(table.opening(), None) is None


def test_two_players_change_over() -> None:
    for kind in ("tourner", "malheureux"):
        table = Rotation(kind, ("A", "B"))
        assert table.following(table.opening(), "A") == Seating("B", "A", ())
        assert table.following(Seating("B", "A", ()), "A") == Seating("A", "B", ())


def test_the_first_dealer_asked_for_changes_who_is_elder_but_not_who_comes_next() -> None:
    table = Rotation("tourner", NAMES[:3])
    opening = table.opening(dealer="A")
    assert opening == Seating("B", "A", ("C",))
    assert table.following(opening, None) == Seating("B", "C", ("A",))


def test_after_a_pair_out_of_turn_the_rotation_goes_on_from_there() -> None:
    turning = Rotation("tourner", NAMES[:5])
    out_of_turn = turning.seated(turning.opening(), "B", "D", None)
    assert out_of_turn == Seating("B", "D", ("E", "A", "C"))
    assert turning.following(out_of_turn, None) == Seating("D", "E", ("A", "B", "C"))
    unlucky = Rotation("malheureux", NAMES[:5])
    # A was marked and should have stayed: both get up, he waits before the one who marked.
    assert unlucky.seated(unlucky.opening(), "C", "D", "A") == Seating("C", "D", ("E", "A", "B"))
    assert unlucky.seated(unlucky.opening(), "C", "D", "B") == Seating("C", "D", ("E", "B", "A"))
