"""The partie: the rubicon, ties, corrections, concessions."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import settings as examples
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from marque.calls.side import Side
from marque.errors import Impossible
from marque.games import log, partie
from marque.games.log import Entry
from marque.games.partie import PartieSettings
from marque.games.played import GameFinding, Seats
from marque.games.state import GameState, Settlement

A, B = PLAYERS = ("A", "B")

# Cavendish, the scoring card: deals of the second, third and fifth parties, A first.
SECOND = [(15, 30), (75, 4), (45, 6), (32, 12), (6, 38), (51, 2)]
THIRD = [(20, 18), (4, 115), (10, 42), (33, 11), (3, 74), (5, 41)]
FIFTH = [(23, 12), (9, 25), (40, 8), (15, 26), (27, 13), (16, 20)]
LEVEL = [(20, 10), (10, 20)] * 3


class Evening:
    """A partie being played, A elder first: points are given A first."""

    def __init__(self, played: Any = (), /, **settings: Any) -> None:
        values = {"players": PLAYERS, "dealer": B, **settings}
        self.settings = PartieSettings.from_dict(values)
        self.entries: list[Entry] = []
        for a, b in played:
            self.deal(a, b)

    @property
    def state(self) -> GameState:
        return partie.fold(self.settings, self.entries)

    def write(self, kind: str, data: Any) -> GameState:
        n = len(self.entries) + 1
        self.entries.append(log.next_entry(self.entries, f"id{n}", f"t{n}", kind, data))
        return self.state

    def deal(self, a: int, b: int, **more: Any) -> GameState:
        seats = self.state.seats()
        elder, younger = (a, b) if seats.elder == A else (b, a)
        result = {"elder": elder, "younger": younger}
        return self.write("deal", log.deal_of(self.entries, seats, result, {}, **more))

    def amend(self, number: int, **parts: Any) -> GameState:
        return self.write("amend", log.amend_of(self.entries, number, parts))

    def strike(self, number: int) -> GameState:
        return self.write("strike", log.strike_of(self.entries, number))

    def undo(self, steps: int = 1) -> GameState:
        for data in log.undo_of(self.entries, steps):
            self.write("undo", data)
        return self.state

    def redo(self, steps: int = 1) -> GameState:
        for data in log.redo_of(self.entries, steps):
            self.write("redo", data)
        return self.state


def kinds(state: GameState) -> list[tuple[str, int | None]]:
    return [(finding.kind, finding.deal) for finding in state.findings]


@pytest.mark.parametrize(
    ("winner", "loser", "points", "formula"),
    [
        (131, 113, 118, "131 - 113 + 100"),
        (125, 81, 306, "125 + 81 + 100"),
        (164, 114, 150, "164 - 114 + 100"),
        (224, 92, 416, "224 + 92 + 100"),
        (301, 75, 476, "301 + 75 + 100"),
        (144, 103, 141, "144 - 103 + 100"),
        (130, 104, 126, "130 - 104 + 100"),
        (130, 100, 130, "130 - 100 + 100"),  # exactly a hundred is safe
        (113, 98, 311, "113 + 98 + 100"),
        (90, 60, 250, "90 + 60 + 100"),  # whatever the winner has
    ],
)
def test_cavendish_scoring_card(winner: int, loser: int, points: int, formula: str) -> None:
    settings = PartieSettings(PLAYERS, B)
    rubicon = "+ 100" in formula and " - " not in formula
    for totals in ({A: winner, B: loser}, {A: loser, B: winner}):
        name = max(totals, key=lambda one: totals[one])
        settled = partie.settle(settings, totals)
        assert settled == Settlement(name, points, rubicon, False, formula)


@pytest.mark.parametrize(
    ("deals", "winner", "points"), [(SECOND, A, 416), (THIRD, B, 476), (FIFTH, A, 126)]
)
def test_parties_of_the_card_played_deal_by_deal(deals: Any, winner: str, points: int) -> None:
    state = Evening(deals).state
    assert (state.finished, state.ending, state.winner) == (True, "won", winner)
    assert state.settlement and state.settlement.points == points
    assert state.findings == ()


def test_what_each_needs_before_the_last_deal() -> None:
    state = Evening(SECOND[:5]).state
    assert {name: need[1:] for name, need in state.needs.items()} == {A: (0, 0), B: (10, 83)}


def test_undo_of_the_last_deal_reopens_the_partie() -> None:
    evening = Evening(SECOND[:5])
    before = evening.state
    ended = evening.deal(*SECOND[5])
    assert ended.settlement is not None and before.settlement is None
    assert evening.undo() == before
    assert evening.redo() == ended


def test_amending_the_second_deal_of_six_changes_the_winner() -> None:
    evening = Evening(FIFTH)
    state = evening.amend(2, points={B: 52})
    assert (state.winner, state.totals) == (B, {A: 130, B: 131})
    assert state.settlement == Settlement(B, 101, False, False, "131 - 130 + 100")
    assert evening.amend(2, points={A: 0}).settlement == Settlement(
        B, 110, False, False, "131 - 121 + 100"
    )


def test_a_tie_plays_two_more_deals() -> None:
    evening = Evening(LEVEL)
    state = evening.state
    assert not state.finished and state.next == Seats(A, B)
    state = evening.deal(30, 10)
    assert not state.finished
    state = evening.deal(10, 20)
    assert (state.winner, state.totals) == (A, {A: 130, B: 120})


def test_a_second_tie_is_a_draw_and_nothing_changes_hands() -> None:
    state = Evening([*LEVEL, (30, 10), (10, 30)]).state
    assert (state.finished, state.ending, state.winner) == (True, "drawn", None)
    assert state.settlement == Settlement(None, 0, False, False, "130 - 130")


def test_extra_deals_stop_counting_when_a_correction_ends_the_tie() -> None:
    evening = Evening([*LEVEL, (30, 10)])
    state = evening.amend(1, points={A: 21})
    assert (state.finished, state.totals) == (True, {A: 91, B: 90})
    assert kinds(state) == [("after-the-end", 7)]
    assert not evening.undo().finished


def test_four_deals_count_the_first_and_last_double_and_extra_deals_single() -> None:
    evening = Evening([(30, 10), (10, 20), (20, 30)], deals=4)
    assert evening.state.totals == {A: 90, B: 70}
    assert evening.deal(20, 31).totals == {A: 130, B: 132}
    evening.undo()
    assert not evening.deal(20, 30).finished
    evening.deal(5, 10)
    state = evening.deal(5, 10)
    assert (state.finished, state.totals) == (True, {A: 140, B: 150})


def test_a_struck_deal_is_played_again_in_its_place() -> None:
    evening = Evening([(30, 10), (10, 20), (20, 30), (20, 31)], deals=4)
    state = evening.strike(1)
    assert not state.finished and state.settlement is None
    assert state.totals == {A: 70, B: 112} and state.next_number == 5
    state = evening.deal(40, 0)
    assert [line.deal.number for line in state.deals] == [2, 3, 4, 5]
    assert [line.weight for line in state.deals] == [1, 1, 2, 2]
    assert (state.finished, state.totals) == (True, {A: 150, B: 112})


def test_a_deal_struck_in_the_tie_leaves_the_extra_deal_waiting() -> None:
    evening = Evening([*LEVEL, (30, 10)])
    state = evening.strike(2)
    assert [line.weight for line in state.deals] == [1, 1, 1, 1, 1, 0] and kinds(state) == []
    assert evening.deal(10, 20).totals == {A: 120, B: 100}


def test_throwing_in_the_last_deal_counts_thirteen_and_ten_for_the_adversary() -> None:
    result = partie.thrown_in(Side.YOUNGER, (5, 3))
    assert (result["elder"], result["younger"]) == (28, 3)
    assert (result["pic"], result["capot"], result["complete"]) == (None, None, True)
    assert (result["play"], result["cards"]) == ([13, 0], [10, 0])
    repic = partie.thrown_in(Side.ELDER, (0, 35), (0, 60))
    assert (repic["elder"], repic["younger"]) == (0, 118)


def test_a_concession_is_for_the_last_deal_and_a_lost_rubicon() -> None:
    assert kinds(Evening(SECOND[:4]).deal(28, 0, thrown_in=B)) == [("thrown-in", 5)]
    state = Evening(SECOND[:5]).deal(28, 0, thrown_in=B)
    assert kinds(state) == [] and state.settlement and state.settlement.rubicon
    level = Evening([*LEVEL, (5, 5)])
    assert kinds(level.deal(23, 4, thrown_in=B)) == [], "the last of two extra deals"
    saved = Evening(SECOND[:5]).deal(28, 10, thrown_in=B)
    told = {"reason": "rubicon-saved"}
    cite = "Cavendish, Description, Scoring"
    assert list(saved.findings) == [GameFinding("thrown-in", 6, told, cite)]


def test_who_leaves_loses_and_no_law_says_how_much() -> None:
    evening = Evening(SECOND[:3])
    state = evening.write("end", log.end_of(A))
    assert (state.finished, state.winner) == (True, B)
    assert state.settlement == Settlement(B, None, False, False, "")
    with pytest.raises(Impossible, match="finished"):
        evening.deal(1, 1)
    evening.undo()
    assert evening.write("end", log.end_of(A, 150)).settlement == Settlement(
        B, 150, False, False, "150"
    )
    evening.undo()
    state = evening.write("end", log.end_of(None))
    assert (state.winner, state.ending) == (None, "consent")
    assert state.settlement == Settlement(None, 0, False, False, "")


def test_corrections_after_the_end_change_nothing_else() -> None:
    evening = Evening(SECOND)
    ended = evening.state
    late = evening.write("end", log.end_of(A))
    assert late.settlement == ended.settlement and kinds(late) == [("after-the-end", None)]
    evening.write("deal", {"deal": 7, "elder": A, "younger": B, "result": SURPLUS})
    assert (evening.state.totals, evening.state.winner) == (ended.totals, ended.winner)
    evening.write("strike", {"deal": 12})
    assert ("no-such-deal", 12) in kinds(evening.state)


SURPLUS = {"elder": 300, "younger": 0}
POINTS = st.tuples(st.integers(0, 60), st.integers(0, 60))


@examples(max_examples=60, deadline=None)
@given(st.lists(POINTS, min_size=1, max_size=6), st.data())
def test_totals_never_depend_on_how_corrections_were_made(deals: Any, draw: Any) -> None:
    right = Evening(deals).state
    mended = Evening()
    for a, b in deals:
        number = mended.state.next_number
        way = draw.draw(st.sampled_from(["right", "undo", "names", "result", "swap", "later"]))
        if way == "undo":
            mended.deal(b + 7, a)
            mended.undo()
        if way == "names":
            mended.deal(b + 7, a)
            mended.amend(number, points={A: a})
            mended.amend(number, points={B: b})
        elif way == "result":
            mended.deal(b + 7, a)
            pair = (a, b) if mended.state.deals[-1].deal.seats.elder == A else (b, a)
            mended.amend(number, result=dict(zip(("elder", "younger"), pair, strict=True)))
        elif way == "swap":
            seats = mended.state.seats().turned
            result = {
                "elder": a if seats.elder == B else b,
                "younger": b if seats.elder == B else a,
            }
            mended.write("deal", log.deal_of(mended.entries, seats, result, {}))
            mended.amend(number, swap=True)
        else:
            mended.deal(a, b)
            if way == "later":
                mended.amend(number, points={A: a + 1})
                mended.undo()
    assert (mended.state.totals, mended.state.winner) == (right.totals, right.winner)
    assert (mended.state.settlement, mended.state.next) == (right.settlement, right.next)
    assert [line.points for line in mended.state.deals] == [line.points for line in right.deals]


class PartieAgainstSnapshots(RuleBasedStateMachine):
    """Undo brings back every earlier state of a partie exactly, and redo the later ones."""

    def __init__(self) -> None:
        super().__init__()
        self.evening = Evening()
        self.past = [self.evening.state]
        self.future: list[GameState] = []

    def changed(self, state: GameState) -> None:
        self.past.append(state)
        self.future.clear()

    def a_deal(self, draw: st.DataObject) -> int:
        return draw.draw(st.sampled_from([line.deal.number for line in self.past[-1].deals]))

    @precondition(lambda self: self.past[-1].next)
    @rule(points=POINTS)
    def deal(self, points: tuple[int, int]) -> None:
        self.changed(self.evening.deal(*points))

    @precondition(lambda self: self.past[-1].deals)
    @rule(draw=st.data(), points=st.integers(0, 60), swap=st.booleans())
    def amend(self, draw: st.DataObject, points: int, swap: bool) -> None:
        self.changed(self.evening.amend(self.a_deal(draw), points={A: points}, swap=swap))

    @precondition(lambda self: self.past[-1].deals)
    @rule(draw=st.data())
    def strike(self, draw: st.DataObject) -> None:
        self.changed(self.evening.strike(self.a_deal(draw)))

    @precondition(lambda self: not self.past[-1].finished)
    @rule(left=st.sampled_from([A, B, None]))
    def end(self, left: str | None) -> None:
        self.changed(self.evening.write("end", log.end_of(left)))

    @precondition(lambda self: len(self.past) > 1)
    @rule(draw=st.data())
    def undo(self, draw: st.DataObject) -> None:
        steps = draw.draw(st.integers(1, len(self.past) - 1))
        self.evening.undo(steps)
        self.future += [self.past.pop() for _ in range(steps)]

    @precondition(lambda self: self.future)
    @rule(draw=st.data())
    def redo(self, draw: st.DataObject) -> None:
        steps = draw.draw(st.integers(1, len(self.future)))
        self.evening.redo(steps)
        self.past += [self.future.pop() for _ in range(steps)]

    @invariant()
    def the_state_is_as_it_was(self) -> None:
        assert self.evening.state == self.past[-1]

    @invariant()
    def totals_are_the_sum_of_what_counts(self) -> None:
        state = self.evening.state
        for name in PLAYERS:
            counted = [line.weight * line.points[name] for line in state.deals]
            assert state.totals[name] == sum(counted)


TestPartieAgainstSnapshots = PartieAgainstSnapshots.TestCase
TestPartieAgainstSnapshots.settings = examples(
    max_examples=50, stateful_step_count=25, deadline=None
)


def test_settings_survive_the_store_and_only_two_lengths_exist() -> None:
    chosen = PartieSettings(PLAYERS, A, 4, 120, 50, 0)
    assert PartieSettings.from_dict(chosen.to_dict()) == chosen
    with pytest.raises(Impossible) as refused:
        Evening(deals=5)
    assert refused.value.values == {"setting": "deals", "value": 5, "allowed": (6, 4)}
