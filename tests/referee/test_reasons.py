"""Which outcomes a category can have, and the reason that is given for the one that it has."""

import pytest

from marque.calls.call import PointCall
from marque.calls.side import Side
from marque.cards.hand import Point, Set
from marque.cards.pack import Rank
from marque.codes.load import load_code, read_house
from marque.referee.claim import Claim
from marque.referee.compare import settle
from marque.referee.effects import CategoryLost, CountsNothing
from marque.referee.fields import read_deal
from marque.referee.judge import judge
from marque.referee.verdict import Reason

RUBICON = load_code("rubicon")
NOTHING = Claim((), None, None, None, (), 0)
CALLED = (PointCall(6, 58),)
SOME_58 = Claim(CALLED, None, Point(6, 58), Point(6, 58), CALLED, 0)


def between(low: Point | None, high: Point | None, *, called: bool = False) -> Claim:
    """A claim of which only bounds are known."""
    calls = (PointCall(low.cards, None),) if called and low else None
    return Claim(calls, None, low, high, (), 8)


@pytest.mark.parametrize(
    ("elder", "younger", "goods", "kind"),
    [
        (NOTHING, between(None, Point(8, 75)), ["younger", "none"], "open"),
        (between(None, Point(8, 75)), NOTHING, ["elder", "none"], "open"),
        (SOME_58, between(None, Point(7, 68)), ["elder", "younger", "equal"], "open"),
        (SOME_58, between(None, Point(6, 58)), ["elder", "equal"], "open"),
        (SOME_58, between(None, Point(5, 51)), ["elder"], "cannot-be-matched"),
        (between(None, Point(5, 51)), SOME_58, ["younger"], "cannot-be-matched"),
        (between(Point(6, 51), Point(6, 60), called=True), SOME_58, None, "open"),
        (between(Point(7, 61), Point(7, 68)), SOME_58, ["elder"], "better"),
        (between(Point(6, 51), Point(6, 60)), NOTHING, ["elder"], "alone"),
        (SOME_58, SOME_58, ["equal"], "equal"),
        (SOME_58, NOTHING, ["elder"], "alone"),
        (NOTHING, NOTHING, ["none"], "none"),
    ],
)
def test_what_calls_known_in_part_leave_possible(
    elder: Claim, younger: Claim, goods: list[str] | None, kind: str
) -> None:
    settled = settle("point", (elder, younger), RUBICON, (False, False))
    assert [one.good for one in settled.outcomes] == (goods or ["elder", "younger", "equal"])
    cite = {"none": "what_is_called", "equal": "point_equal"}.get(kind, "point")
    sides = {"elder": Side.ELDER, "younger": Side.YOUNGER}
    side = sides.get(settled.good)
    assert settled.reason[:2] == (kind, side)
    assert settled.reason[3:] == ("", RUBICON.cites[cite], False)


def test_whether_a_known_point_can_be_matched_is_asked_of_the_worlds() -> None:
    pair = (SOME_58, between(None, Point(6, 58)))
    asked = []

    def can_equal(side: Side, combination: object) -> bool:
        asked.append((side, combination))
        return False

    settled = settle("point", pair, RUBICON, (False, False), can_equal=can_equal)
    assert [one.good for one in settled.outcomes] == ["elder"]
    assert asked == [(Side.YOUNGER, Point(6, 58))]


@pytest.mark.parametrize(
    ("answer", "good", "side"),
    [
        ("good", "elder", Side.ELDER),
        ("not good", "younger", Side.YOUNGER),
        ("equal", "equal", None),
    ],
)
def test_where_calls_leave_it_open_the_answer_given_decides(
    answer: str, good: str, side: Side | None
) -> None:
    fields = {"elder": "p6", "younger": "p6=58", "younger-answers": answer}
    point = judge(read_deal(fields, "en"), RUBICON).point
    assert (point.good, point.reason.kind, point.reason.side) == (good, "answered", side)
    assert point.reason.values["answer"] == answer
    assert point.reason[3:] == ("", RUBICON.cites["point"], False)


def test_an_answer_that_cannot_be_changes_nothing() -> None:
    fields = {"elder": "p7", "younger": "p6", "younger-answers": "not good"}
    point = judge(read_deal(fields, "en"), RUBICON).point
    assert (point.good, point.reason.kind) == ("elder", "better")


def test_a_category_lost_counts_nothing_and_the_ruling_is_told_with_all_it_says() -> None:
    deal = read_deal({"elder": "p6=58; 3A", "younger": "p5=44; 3K"}, "en")
    lost = CategoryLost(Side.ELDER, "point", bars=True, cite="Cavendish, Law 58")
    verdict = judge(deal._replace(effects=(lost,)), RUBICON)
    assert (verdict.point.good, verdict.point.points) == ("elder", 0)
    assert [(line.kind, line.points) for line in verdict.ledger if line.kind != "play"] == [
        ("sequence", 3)
    ]
    assert verdict.rulings == (
        Reason("category-lost", Side.ELDER, lost._asdict(), "", "Cavendish, Law 58"),
    )
    nothing = CountsNothing(Side.YOUNGER, bars=False)
    told = judge(deal._replace(effects=(nothing,)), RUBICON).rulings
    assert told == (Reason("counts-nothing", Side.YOUNGER, nothing._asdict(), "", ""),)


def test_where_a_switch_decides_the_reason_names_it_and_both_calls() -> None:
    text = 'name = "ours"\nbase = "dictionnaire"\n[switches]\nboth_trios_score = true\n'
    code = read_house(text, "house.toml")
    reason = judge(read_deal({"elder": "58; A3", "younger": "57; K3"}, "en"), code).set.reason
    assert (reason.kind, reason.side, reason.switch) == ("both-trios", None, "both_trios_score")
    assert reason.values == {"elder": Set(3, Rank.ACE), "younger": Set(3, Rank.KING)}
    assert (reason.cite, reason.supplied) == ("ours", False)
