"""Deals of a game audited, and the rulings of an audit written into it and taken back."""

from __future__ import annotations

from itertools import count
from typing import Any

import pytest

from marque.errors import MarqueError
from marque.games.kinds import deals_of
from marque.games.log import undo_of
from marque.games.played import Deal
from marque.laws.audit import Audited
from marque.referee.record import read_records
from marque.session.auditing import (
    Laid,
    Told,
    audit_told,
    deal_told,
    deal_told_by,
    lay,
    left,
)
from marque.session.book import Game
from marque.session.evidence import judge_again
from tests.session.test_applying import applied, dealt, game, then

IDS = count(1)
HANDS = ("S:AKQ9 H:A98 D:K98 C:98", "S:J108 H:KJ10 D:QJ10 C:AJ10")
FALSE_TRIO = {
    "elder-says": "p4; 3A; K3",
    "elder-discard": "C:K D:7",
    "younger-answers": "good; good; good",
    "younger-says": "-",
    "tricks": "E12",
}
TOO_MANY = "S:AKQ9 H:A98 D:K987 C:98"


def deals_that_stand(game: Game) -> list[Deal]:
    return deals_of(game.settings, game.entries)


def with_false_trio(code: str, **more: str) -> Game:
    """A game of one deal, in which elder called three kings and held two."""
    fields = {name.replace("-", "_"): text for name, text in FALSE_TRIO.items()}
    return dealt(game(code=code), *HANDS, **fields, **more)


def written(fields: dict[str, str]) -> Any:
    (entry,) = read_records([f"{name}: {text}" for name, text in fields.items()], "q.txt")
    assert not entry.errors
    return entry.record


def record_of(**more: str) -> Any:
    """A record of that deal."""
    fields = {"elder": HANDS[0], "younger": HANDS[1], **FALSE_TRIO}
    return written(fields | {name.replace("_", "-"): text for name, text in more.items()})


def last(now: Game) -> tuple[Told, Audited]:
    """The last deal of a game, as it is kept, audited."""
    told = deal_told(now, deals_that_stand(now)[-1])
    assert told is not None
    return told, audit_told(told, now)


def by_record(now: Game, record: Any) -> tuple[Told, Audited]:
    told = deal_told_by(record, "q.txt", now, deals_that_stand(now)[-1])
    return told, audit_told(told, now)


def laid(now: Game, told: Told, audited: Audited, **how: Any) -> tuple[Game, Laid]:
    """The game with what an audit writes."""
    made = lay(now, told, audited, lambda one, wanted: then(one, *wanted), **how)
    for wanted in made.wanted:
        now = then(now, *wanted)
    return now, made


def reason(error: pytest.ExceptionInfo[MarqueError]) -> list[object]:
    return [one.values.get("reason") for one in error.value.errors]


def test_a_decided_ruling_is_laid_on_the_deal_and_taken_back() -> None:
    before = with_false_trio("dictionnaire")
    told, audited = last(before)
    assert deals_that_stand(before)[0].points == (59, 0)
    assert audited.right == (0, 0)
    after, made = laid(before, told, audited)
    assert [kind for kind, _ in made.wanted] == ["ruling"]
    assert (made.before, made.after, made.evidence) == ((59, 0), (0, 0), False)
    (deal,) = deals_that_stand(after)
    assert deal.points == (0, 0)
    assert "counts-nothing elder (Dictionnaire, loi 14)" in deal.record["effects"]
    verdict = judge_again(deal.record, deal.seats, after.code)
    assert verdict is not None
    assert [score.total for score in verdict.scores] == [0, 0]
    back = then(after, "undo", undo_of(after.entries)[0])
    assert deals_that_stand(back)[0].points == (59, 0)


def test_what_was_laid_is_not_laid_again_and_waits_for_nothing() -> None:
    after, _ = laid(start := with_false_trio("dictionnaire"), *last(start))
    told, audited = last(after)
    assert audited.wrong
    assert [one.laid for one in audited.found] == [True]
    assert laid(after, told, audited)[1].wanted == ()
    assert list(left(after, told, audited)) == []


def test_what_the_record_does_not_decide_is_named_and_not_guessed() -> None:
    now = with_false_trio("rubicon")
    told, audited = last(now)
    after, made = laid(now, told, audited)
    assert (after.entries, made.wanted) == (now.entries, ())
    (waiting,) = left(now, told, audited)
    assert waiting.ask is not None
    assert (waiting.fault.law, waiting.ask.name) == ("B44", "shown")


def test_what_the_adversary_may_let_go_is_named_until_he_has_chosen() -> None:
    facts = "offender=elder what=set stage=played allowed=yes possible=yes shown=no"
    now = with_false_trio("rubicon")
    (before,) = left(now, *last(now))
    assert before.ask is not None
    for choice, points in (("enforce", (0, 0)), ("waive", (60, 0))):
        ruled = applied(now, "B44", facts, choice)
        assert deals_that_stand(ruled)[0].points == points
        assert list(left(ruled, *last(ruled))) == []


@pytest.mark.parametrize(
    ("code", "settled", "waiting"),
    [
        ("academie", ["hand-large", "false-claim"], []),
        ("dictionnaire", ["false-claim"], [("hand-large", "how")]),
        ("rubicon", [], [("hand-large", "how"), ("false-claim", "shown")]),
        ("cent", [], [("hand-large", "how"), ("false-claim", None)]),
    ],
)
def test_of_two_breaches_each_code_decides_others(code, settled, waiting) -> None:
    """A card too many and a false trio: what is to be asked, or chosen, differs by code."""
    fields = {name.replace("-", "_"): text for name, text in FALSE_TRIO.items()}
    fields |= {"elder_discard": "C:K", "irregular": "yes"}
    now = dealt(game(code=code), TOO_MANY, HANDS[1], **fields)
    told, audited = last(now)
    assert [one.fault.kind for one in audited.found if one.settled] == settled
    found = [(one.fault.kind, one.ask and one.ask.name) for one in left(now, told, audited)]
    assert found == waiting
    after, made = laid(now, told, audited, yes=True)
    assert len(made.wanted) == len(settled)
    assert not settled or deals_that_stand(after)[0].points == (0, 0)


def test_thirteen_cards_that_were_dealt_so_ask_nothing_more() -> None:
    fields = {"elder": TOO_MANY, "elder-dealt": TOO_MANY, "elder-says": "p4", "irregular": "yes"}
    now = dealt(game(code="dictionnaire"), "20", "10")
    _, audited = by_record(now, written(fields))
    (large,) = [one for one in audited.found if one.fault.kind == "hand-large"]
    assert large.ruling is not None
    assert large.ruling.cites == ("Dictionnaire, loi 2", "Dictionnaire, loi 3")


def test_a_record_tells_more_than_the_game_has() -> None:
    now = dealt(game(code="dictionnaire"), "59", "0")
    assert deal_told(now, deals_that_stand(now)[0]) is None
    told, audited = by_record(now, record_of(elder_name="anne"))
    after, made = laid(now, told, audited)
    assert [kind for kind, _ in made.wanted] == ["amend", "ruling"]
    assert made.evidence
    (deal,) = deals_that_stand(after)
    assert deal.points == (0, 0)
    assert deal.record["elder-says"] == "p4; 3A; K3"
    assert "elder-name" not in deal.record
    # The same record once more finds nothing to write.
    assert laid(after, *by_record(after, record_of()))[1].wanted == ()


def test_a_record_that_makes_other_points_is_questioned() -> None:
    now = dealt(game(code="dictionnaire"), "60", "0")
    told, audited = by_record(now, record_of())
    with pytest.raises(MarqueError) as caught:
        laid(now, told, audited)
    assert reason(caught) == ["other-points"]
    after, _ = laid(now, told, audited, yes=True)
    assert deals_that_stand(after)[0].points == (0, 0)


def test_a_deal_corrected_by_hand_is_questioned() -> None:
    now = with_false_trio("dictionnaire")
    now = then(now, "amend", {"deal": 1, "points": {"Anne": 40}})
    with pytest.raises(MarqueError) as caught:
        laid(now, *last(now))
    assert reason(caught) == ["other-points"]


def test_a_play_that_breaks_off_is_not_counted() -> None:
    play = "SA/S8 SK/H10"
    now = dealt(game(code="dictionnaire"), "59", "0")
    told, audited = by_record(now, record_of(tricks=play))
    assert {one.fault.kind for one in audited.found} >= {"revoke", "false-claim"}
    with pytest.raises(MarqueError) as caught:
        laid(now, told, audited, yes=True)
    assert reason(caught) == ["broken-play"]


def test_a_record_of_another_deal_is_refused() -> None:
    now = dealt(game(code="dictionnaire"), "59", "0")
    with pytest.raises(MarqueError) as caught:
        by_record(now, record_of(elder_name="Boris", younger_name="Anne", code="rubicon"))
    assert reason(caught) == ["other-seats", "other-seats", "other-code"]
    with pytest.raises(MarqueError) as caught:
        by_record(now, record_of(elder_name="Clara"))
    assert caught.value.kind == "unknown-name"


def test_rulings_laid_before_stay_beside_what_a_record_tells() -> None:
    now = dealt(game(code="dictionnaire"), "59", "0")
    now = applied(now, "B49", "offender=elder what=point other-showed=no", totals="55-0", yes=True)
    told, audited = by_record(now, record_of())
    after, _ = laid(now, told, audited, yes=True)
    effects = deals_that_stand(after)[0].record["effects"]
    assert "category-lost elder point" in effects
    assert "counts-nothing elder" in effects


def test_two_findings_with_one_effect_are_ruled_once() -> None:
    two = FALSE_TRIO | {"elder-says": "p4; 3A; K3; Q3"}
    fields = {name.replace("-", "_"): text for name, text in two.items()}
    now = dealt(game(code="dictionnaire"), *HANDS, **fields)
    told, audited = last(now)
    assert sum(one.settled for one in audited.found) == 2
    assert len(laid(now, told, audited)[1].wanted) == 1
