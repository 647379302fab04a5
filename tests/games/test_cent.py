"""Games to a target: who crosses first, double games, matches, corrections."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import settings as examples
from hypothesis import strategies as st

from marque.errors import Impossible, MarqueError, Several, Unreadable
from marque.games import cent, log
from marque.games.cent import CentSettings
from marque.games.log import Entry
from marque.games.played import GameFinding, Seats
from marque.games.state import GameState, Settlement

ANNE, BORIS = PLAYERS = ("Anne", "Boris")


class Evening:
    """A game being played: entries are written as a command would write them."""

    def __init__(self, **settings: Any) -> None:
        values = {"players": PLAYERS, "dealer": BORIS, **settings}
        self.settings = CentSettings.from_dict(values)
        self.entries: list[Entry] = []

    @property
    def state(self) -> GameState:
        return cent.fold(self.settings, self.entries)

    def write(self, kind: str, data: dict[str, Any]) -> GameState:
        n = len(self.entries) + 1
        self.entries.append(log.next_entry(self.entries, f"id{n}", f"t{n}", kind, data))
        return self.state

    def deal(
        self, elder: int, younger: int, *, by: str | None = None, crossing: Any = None, **more: Any
    ) -> GameState:
        result = {"elder": elder, "younger": younger}
        if crossing is not None:
            crossing = [[{"E": "elder", "Y": "younger"}[side], n] for side, n in crossing]
        seats = self.state.seats(by)
        data = log.deal_of(self.entries, seats, result, {}, crossing=crossing, **more)
        return self.write("deal", data)

    def amend(self, number: int, **parts: Any) -> GameState:
        return self.write("amend", log.amend_of(self.entries, number, parts))

    def undo(self, steps: int = 1) -> GameState:
        for data in log.undo_of(self.entries, steps):
            self.write("undo", data)
        return self.state


def kinds(state: GameState) -> list[tuple[str, int | None]]:
    return [(finding.kind, finding.deal) for finding in state.findings]


def test_the_deal_alternates_and_totals_follow_the_names() -> None:
    evening = Evening()
    assert evening.state.next == Seats(elder=ANNE, younger=BORIS)
    evening.deal(27, 13)
    state = evening.deal(31, 14)
    assert state.deals[1].deal.seats == Seats(BORIS, ANNE)
    assert state.totals == {ANNE: 41, BORIS: 44}
    assert state.next == Seats(ANNE, BORIS)
    assert {name: (need.to_target, need.behind) for name, need in state.needs.items()} == {
        ANNE: (59, 3),
        BORIS: (56, 0),
    }


def test_one_who_reaches_the_target_alone_wins_a_game() -> None:
    evening = Evening(target=150, double_below=50)
    evening.deal(90, 40)
    state = evening.deal(20, 60)
    assert (state.finished, state.winner, state.next) == (True, ANNE, None)
    assert state.settlement == Settlement(ANNE, 1, False, False, "1 - 0")
    with pytest.raises(Impossible, match="finished"):
        evening.deal(1, 1)


@pytest.mark.parametrize(("loser_has", "pays"), [(49, 2), (50, 1)])
def test_a_game_is_double_when_the_loser_is_below_fifty(loser_has: int, pays: int) -> None:
    evening = Evening(double_below=50)
    evening.deal(80, loser_has)
    settlement = evening.deal(0, 20).settlement
    assert settlement and (settlement.points, settlement.double) == (pays, pays == 2)


CROSSING = [("E", 6), ("Y", 14), ("Y", 3), ("E", 1), ("Y", 1), ("E", 1), ("E", 10)]


@pytest.mark.parametrize(
    ("before", "winner"),
    [((94, 90), ANNE), ((93, 84), BORIS), ((93, 82), ANNE), ((92, 82), BORIS)],
)
def test_the_first_in_the_order_of_counting_wins(before: tuple[int, int], winner: str) -> None:
    evening = Evening()
    evening.deal(before[1], before[0], by=BORIS)
    state = evening.deal(18, 18, crossing=CROSSING)
    assert min(state.totals.values()) >= 100 and (state.finished, state.winner) == (True, winner)


def test_with_totals_only_the_game_waits_to_hear_who_was_first() -> None:
    evening = Evening()
    evening.deal(90, 90)
    state = evening.deal(18, 18)
    assert (state.finished, state.undecided, state.winner, state.next) == (False, True, None, None)
    assert state.settlement is None
    with pytest.raises(Impossible) as refused:
        evening.deal(1, 1)
    assert refused.value.values == {"undecided": True}
    said = evening.amend(2, winner=ANNE)
    assert (said.finished, said.undecided, said.winner) == (True, False, ANNE)
    evening.undo()
    counted = evening.amend(
        2, result={"elder": 18, "younger": 18}, crossing=[["younger", 18], ["elder", 18]]
    )
    assert (counted.finished, counted.winner) == (True, ANNE), "Anne deals the second deal"


def test_a_count_that_does_not_come_to_the_totals_decides_nothing() -> None:
    evening = Evening()
    evening.deal(90, 90)
    assert evening.deal(18, 18, crossing=[("E", 17), ("Y", 18)]).undecided
    evening.undo()
    assert evening.deal(18, 18, crossing=[("E", 18), ("Y", 18)]).winner == BORIS
    assert evening.amend(2, points={BORIS: 19}).undecided


def test_the_count_stands_against_what_was_said() -> None:
    evening = Evening()
    evening.deal(90, 90)
    state = evening.deal(18, 18, crossing=[("E", 18), ("Y", 18)], winner=ANNE)
    assert state.winner == BORIS and kinds(state) == [("winner-differs", 2)]


@pytest.mark.parametrize(
    ("crossing", "winner"), [("higher-total", ANNE), ("elder", BORIS), ("order", BORIS)]
)
def test_the_table_may_agree_otherwise(crossing: str, winner: str) -> None:
    evening = Evening(crossing=crossing)
    evening.deal(90, 90)
    state = evening.deal(18, 20, crossing=[("E", 18), ("Y", 20)])
    assert state.winner == winner


def test_equal_totals_are_no_higher_total() -> None:
    evening = Evening(crossing="higher-total")
    assert evening.deal(120, 120).undecided


@pytest.mark.parametrize(("stop", "totals"), [("at-target", (100, 61)), ("play-out", (112, 78))])
def test_nothing_is_marked_after_the_target_where_play_stops_there(
    stop: str, totals: tuple[int, int]
) -> None:
    evening = Evening(stop=stop)
    evening.deal(94, 60)
    state = evening.deal(18, 18, by=ANNE, crossing=[("Y", 1), ("E", 6), ("Y", 17), ("E", 12)])
    assert (state.totals[ANNE], state.totals[BORIS]) == totals and state.winner == ANNE
    assert state.deals[1].points == {ANNE: totals[0] - 94, BORIS: totals[1] - 60}


@pytest.mark.parametrize("stop", ["at-target", "play-out"])
def test_double_is_judged_when_the_target_is_reached(stop: str) -> None:
    evening = Evening(double_below=50, stop=stop)
    evening.deal(94, 40)
    state = evening.deal(18, 18, crossing=[("Y", 6), ("E", 18), ("Y", 12)])
    assert state.games[0].double and state.settlement == Settlement(ANNE, 2, False, True, "2 - 0")
    known = evening.amend(2, points={ANNE: 18})
    assert not known.games[0].double
    assert list(known.findings) == [GameFinding("double-open", 2, {}, "Cavendish, au cent ¶28")]


def test_a_double_game_counts_as_two_of_the_match() -> None:
    evening = Evening(best_of=5, double_below=50)
    evening.deal(100, 10)
    state = evening.state
    assert not state.finished and state.totals == {ANNE: 0, BORIS: 0}
    evening.deal(100, 60)
    state = evening.deal(100, 60)
    assert [(game.n, game.winner, game.double) for game in state.games] == [
        (1, ANNE, True),
        (2, BORIS, False),
        (3, ANNE, False),
    ]
    assert (state.finished, state.winner) == (True, ANNE)
    assert state.settlement == Settlement(ANNE, 2, False, True, "3 - 1")
    assert [line.game for line in state.deals] == [1, 2, 3]


def test_a_correction_moves_the_border_between_two_games() -> None:
    evening = Evening(best_of=3)
    for elder, younger in ((60, 20), (20, 60), (60, 20), (20, 60)):
        evening.deal(elder, younger)
    assert [game.winner for game in evening.state.games] == [ANNE, ANNE]
    state = evening.amend(2, points={ANNE: 30})
    assert [line.game for line in state.deals] == [1, 1, 1, 2]
    assert not state.finished and state.totals == {ANNE: 60, BORIS: 20}


def test_deals_after_the_end_count_for_nothing_until_a_correction_reopens_the_game() -> None:
    evening = Evening()
    evening.deal(60, 20)
    evening.deal(20, 30)
    evening.deal(5, 10)
    state = evening.amend(2, points={ANNE: 45})
    assert state.totals == {ANNE: 105, BORIS: 40} and kinds(state) == [("after-the-end", 3)]
    assert [line.weight for line in state.deals] == [1, 1, 0]
    assert evening.undo().totals == {ANNE: 95, BORIS: 50}


def test_undo_of_the_last_deal_withdraws_the_settlement() -> None:
    evening = Evening()
    evening.deal(60, 20)
    before = evening.state
    assert evening.deal(20, 60).settlement is not None
    assert evening.undo() == before


def test_numbers_keep_their_gap_and_the_deal_passes_on_from_what_stands() -> None:
    evening = Evening()
    for _ in range(3):
        evening.deal(10, 5)
    state = evening.write("strike", log.strike_of(evening.entries, 2))
    assert [line.deal.number for line in state.deals] == [1, 3]
    assert (state.totals, state.next_number, state.next) == (
        {ANNE: 20, BORIS: 10},
        4,
        Seats(BORIS, ANNE),
    )
    assert kinds(state) == [], "deal 3 was dealt in turn when it was recorded"


def test_a_swap_leaves_the_points_with_the_seats() -> None:
    evening = Evening()
    evening.deal(31, 14, by=BORIS)
    assert kinds(evening.state) == [("unexpected-elder", 1)]
    state = evening.amend(1, swap=True)
    assert state.totals == {ANNE: 31, BORIS: 14} and kinds(state) == []
    assert state.next == Seats(BORIS, ANNE)


def test_points_by_name_change_only_what_they_name() -> None:
    evening = Evening()
    result = {"elder": 57, "younger": 1, "declared": [35, 0], "play": [12, 1], "repic": None}
    data = log.deal_of(evening.entries, (ANNE, BORIS), result, {"totals": "35+12+10 0+1"})
    evening.write("deal", data)
    deal = evening.amend(1, points={ANNE: 56}).deals[0].deal
    assert deal.result == {
        "elder": 56,
        "younger": 1,
        "declared": [None, 0],
        "play": [None, 1],
        "repic": None,
    }
    assert deal.record == {"totals": "35+12+10 0+1"}


def test_who_leaves_loses_one_game_and_of_a_match_what_the_table_says() -> None:
    alone = Evening()
    alone.deal(60, 20)
    state = alone.write("end", log.end_of(ANNE))
    assert (state.finished, state.winner, state.ending) == (True, BORIS, "left")
    assert state.settlement == Settlement(BORIS, 1, False, False, "1 - 0")
    match = Evening(best_of=3)
    settlement = match.write("end", log.end_of(ANNE)).settlement
    assert settlement and settlement.points is None
    match.undo()
    settlement = match.write("end", log.end_of(ANNE, fine=2)).settlement
    assert settlement and (settlement.winner, settlement.points) == (BORIS, 2)


def test_a_match_ended_by_consent_pays_the_games_that_were_won() -> None:
    evening = Evening(best_of=5)
    evening.deal(100, 60)
    state = evening.write("end", log.end_of(None))
    assert (state.finished, state.winner, state.ending) == (True, None, "consent")
    assert state.settlement == Settlement(ANNE, 1, False, False, "1 - 0")
    evening.undo()
    evening.deal(100, 60)
    state = evening.write("end", log.end_of(None))
    assert state.settlement == Settlement(None, 0, False, False, "1 - 1")


def test_a_game_ended_before_its_first_deal_has_totals_of_nothing() -> None:
    state = Evening().write("end", log.end_of(None))
    assert (state.finished, dict(state.totals)) == (True, {ANNE: 0, BORIS: 0})


def test_a_ruling_may_lose_a_game_of_the_match_or_correct_a_deal() -> None:
    evening = Evening(best_of=3)
    evening.deal(60, 20)
    state = evening.write("ruling", {"law": "B25", "deal": 1, "loses": ANNE})
    assert [(game.winner, game.totals) for game in state.games] == [(BORIS, {ANNE: 60, BORIS: 20})]
    assert not state.finished
    assert evening.amend(1, points={BORIS: 21}).games[0].winner == BORIS, "the ruling stands"
    evening.undo()
    state = evening.write("ruling", {"law": "B61", "loses": ANNE})
    assert (state.finished, state.winner, state.ending) == (True, BORIS, "lost")
    evening.undo(2)
    state = evening.write("ruling", {"law": "B44", "deal": 1, "points": {BORIS: 0}})
    assert state.totals == {ANNE: 60, BORIS: 0}


def test_a_match_with_an_undecided_game_waits_and_loses_no_deal() -> None:
    evening = Evening(best_of=3)
    evening.deal(120, 110, winner=ANNE)
    evening.deal(10, 20)
    state = evening.amend(1, winner=None)
    assert (state.undecided, state.finished, state.next) == (True, False, None)
    assert [line.game for line in state.deals] == [1, 2]
    assert state.totals == {ANNE: 20, BORIS: 10} and kinds(state) == []
    left = evening.write("end", log.end_of(BORIS))
    assert (left.undecided, left.finished, left.winner) == (False, True, ANNE)


def test_whoever_won_an_undecided_game_nothing_follows_it() -> None:
    evening = Evening()
    state = evening.deal(120, 110)
    seats = state.passes_on
    data = log.deal_of(evening.entries, seats, {"elder": 5, "younger": 5}, {})
    late = evening.write("deal", data)
    assert kinds(late) == [("after-the-end", 2)] and late.totals == state.totals


def test_the_draw_may_be_made_again_for_the_next_game_of_a_match() -> None:
    evening = Evening(best_of=3)
    evening.deal(100, 60)
    evening.deal(10, 10, by=ANNE)
    assert kinds(evening.state) == []
    evening.deal(10, 10, by=ANNE)
    assert kinds(evening.state) == [("unexpected-elder", 3)]


def test_two_deals_of_one_number_both_count_and_this_is_said() -> None:
    evening = Evening()
    evening.deal(10, 5)
    evening.write("deal", {**evening.entries[0].data, "elder": BORIS, "younger": ANNE})
    assert kinds(evening.state) == [("number-taken", 1)]
    assert evening.state.totals == {ANNE: 15, BORIS: 15}
    assert evening.amend(1, points={ANNE: 0}).totals == {ANNE: 10, BORIS: 15}
    assert evening.write("strike", {"deal": 1}).totals == {ANNE: 10, BORIS: 5}


def test_no_throwing_in_outside_a_partie() -> None:
    assert kinds(Evening().deal(10, 23, thrown_in=ANNE)) == [("thrown-in", 1)]


def test_every_bad_setting_is_named_at_once() -> None:
    with pytest.raises(Several) as refused:
        CentSettings.from_dict(
            {"players": ["Zoé", " zoe "], "dealer": "Zoé", "target": 0, "stop": "?", "colour": 1}
        )
    named = [fault.values["setting"] for fault in refused.value.errors]
    assert named == ["players", "target", "stop", "colour"]
    with pytest.raises(Impossible) as refused_even:
        Evening(best_of=4)
    assert refused_even.value.values == {"setting": "best_of", "value": 4, "reason": "even"}
    for values in ({"best_of": 4}, {"double_below": 101}, {"dealer": "Zoé"}, {"target": True}):
        with pytest.raises(Impossible, match="bad-setting"):
            Evening(**values)


def test_settings_survive_the_store() -> None:
    chosen = CentSettings(PLAYERS, ANNE, 150, 5, 75, "at-target", "elder")
    assert CentSettings.from_dict(chosen.to_dict()) == chosen


KEYS = "deal elder younger result record crossing points winner thrown_in loses left".split()
VALUES = [None, 1, -1, 2.5, ANNE, "Carl", [], [1], [["elder", 1]], [["elder", "x"]]]
NAMED_VALUES = [{"elder": 1, "younger": 2}, {ANNE: 3}, {"Carl": 3}, {ANNE: None}]


@examples(max_examples=60, deadline=None)
@given(
    st.sampled_from(["deal", "amend", "ruling", "end", "strike"]),
    st.dictionaries(st.sampled_from(KEYS), st.sampled_from([*VALUES, *NAMED_VALUES])),
)
def test_damaged_data_is_an_error_of_ours(kind: str, data: dict[str, Any]) -> None:
    evening = Evening()
    evening.deal(10, 10)
    try:
        evening.write(kind, data)
    except MarqueError as fault:
        assert isinstance(fault, Unreadable) and fault.kind == "bad-record"
        assert fault.values["entry"] == 2
