"""Rulings on a deal in progress: laid at the table, obeyed by the count, taken by the deal."""

from __future__ import annotations

from typing import Any

import pytest
from table_samples import book_at

from marque.codes.load import load_code
from marque.errors import MarqueError
from marque.games.cent import CentSettings
from marque.games.log import redo_of, rulings_ahead, undo_of
from marque.laws.catalogue import load_law
from marque.laws.given import read_facts
from marque.laws.rule import rule
from marque.session.ahead import EFFECTS, effects_ahead
from marque.session.applying import Applied, Asked, make_ruling
from marque.session.book import Book, Game
from marque.session.evidence import judge_again
from marque.session.led import Led, can_follow, first_step, in_progress
from marque.session.recording import Typed, make_deal
from marque.session.steps import RECORD, TRICKS, tricks_left
from marque.views.document import unstyled
from marque.views.frame import Frame

FRAME = Frame(width=80)
TO_THE_TRICKS = ("", "", "58", "", "5K", "", "A4", "", "T3")
NOT_SHOWN = "offender=elder what=point other-showed=yes"
TOO_MANY = "offender=elder how=taken"
SHORT = "offender=younger missing=2 on-table=no"


@pytest.fixture
def book(tmp_path):
    return book_at(tmp_path)


def begin(book: Book, code: str = "dictionnaire") -> Game:
    agreed = {"players": ["Anne", "Boris"], "dealer": "Anne", "target": 221}
    return book.begin("cent", CentSettings.from_dict(agreed), load_code(code))


def leading(book: Book, *answers: str) -> Led:
    game = book.read()
    first = first_step(game)
    assert first is not None
    led = Led(book.store.home, game, first, "auto", None)
    for answer in answers:
        led.answer(answer, FRAME)
    return led


def made(book: Book, law: str, facts: str, choice: str = "ruled", **how: Any) -> Applied:
    """A ruling on the deal in progress, made and not written."""
    game = book.read()
    given = dict(fact.split("=") for fact in facts.split())
    ruling = rule(load_law(law), game.code.name, read_facts(load_law(law), given))
    progress = in_progress(book.store.home, game)
    assert progress is not None
    return make_ruling(game, ruling, Asked(given, choice, progress=progress, **how))


def laid(book: Book, law: str, facts: str, choice: str = "ruled", **how: Any) -> Game:
    data = made(book, law, facts, choice, **how).data
    return book.write(None, lambda _: [("ruling", data)])


def refused(book: Book, law: str, facts: str, choice: str = "ruled", **how: Any) -> str:
    with pytest.raises(MarqueError) as caught:
        made(book, law, facts, choice, **how)
    reason = caught.value.values["reason"]
    assert isinstance(reason, str)
    return reason


def recorded(book: Book, *sides: str, **how: Any) -> Game:
    game = book.read()
    data = make_deal(game, Typed(sides, **how), book.now()).data
    return book.write(None, lambda _: [("deal", data)])


def told(book: Book, led: Led) -> Game:
    """The deal as it was told, recorded."""
    options = dict(one.removeprefix("--").split("=", 1) for one in led.arguments[2:])
    return recorded(book, *led.arguments[:2], fields=options)


def undone(book: Book) -> Game:
    return book.write(None, lambda now: [("undo", undo_of(now.entries)[0])])


def redone(book: Book) -> Game:
    return book.write(None, lambda now: [("redo", redo_of(now.entries)[0])])


def points(game: Game) -> tuple[int, ...]:
    return tuple(game.state.deals[-1].deal.points)


def texts(document) -> list[str]:
    return [unstyled(block.text).replace("\u00a0", " ") for block in document]


# The count while the deal is told.


def test_the_running_count_obeys_a_ruling_from_the_moment_it_is_laid(book):
    begin(book)
    led = leading(book, *TO_THE_TRICKS)
    # Point, sequence and quatorze are thirty-five before anything of Anne's: repic.
    assert texts(led.back(FRAME)) == ["Count: Boris 36, Anne 0"]
    led.answer("", FRAME)
    game = laid(book, "B49", NOT_SHOWN)
    said = texts(led.under(game, FRAME))
    # Without the point it is twenty-nine, and thirty with the first card: the pic remains.
    assert said[-1] == "Count: Boris 60, Anne 0"
    assert texts(led.answer("Y12", FRAME))[-1] == "Count: Boris 60, Anne 52"


def test_what_is_told_with_a_ruling_is_what_is_recorded(book):
    begin(book)
    led = leading(book, *TO_THE_TRICKS)
    led.under(laid(book, "B26", TOO_MANY), FRAME)
    said = texts(led.answer("E5Y5E2", FRAME))
    game = told(book, led)
    deal = game.state.deals[-1].deal
    assert said[-1] == f"Count: Boris 0, Anne {deal.points[1]}"
    assert deal.points[0] == 0
    assert deal.record[EFFECTS].startswith("counts-nothing elder")
    verdict = judge_again(deal.record, ("Boris", "Anne"), game.code)
    assert verdict is not None
    assert tuple(score.total for score in verdict.scores) == deal.points


def test_two_rulings_on_one_deal_are_both_counted(book):
    begin(book)
    led = leading(book, *TO_THE_TRICKS)
    laid(book, "B49", NOT_SHOWN)
    led.under(laid(book, "B49", "offender=elder what=sequence other-showed=yes"), FRAME)
    led.answer("E12", FRAME)
    assert points(told(book, led))[0] == 14 + 12 + 40


# Going back, and taking back.


def test_going_back_keeps_a_ruling_and_undo_takes_it_back(book):
    begin(book)
    led = leading(book, *TO_THE_TRICKS)
    led.under(laid(book, "B49", NOT_SHOWN), FRAME)
    assert led.rulings_since() == ("B49",)
    led.back(FRAME)
    assert led.rulings_since() == ("B49",)
    led.answer("", FRAME)
    led.answer("E5", FRAME)
    # Now a step is the newest: what was ruled before it stays until that is taken back.
    assert (led.rulings, led.rulings_since()) == (("B49",), ())
    with_it = led.progress
    led.under(undone(book), FRAME)
    assert (led.progress.effects, led.rulings) == ("", ())
    assert led.progress.answers == with_it.answers
    led.under(redone(book), FRAME)
    assert led.progress == with_it


def test_taking_back_the_deal_leaves_the_ruling_on_it(book):
    begin(book)
    led = leading(book, *TO_THE_TRICKS)
    led.under(laid(book, "B26", TOO_MANY), FRAME)
    led.answer("E5Y5E2", FRAME)
    told(book, led)
    game = undone(book)
    assert [act.data["law"] for act in rulings_ahead(game.entries)] == ["B26"]
    assert points(recorded(book, "0-40")) == (0, 40)
    undone(book)
    assert effects_ahead(undone(book)) == ""
    assert points(recorded(book, "27-13")) == (27, 13)


def test_a_kill_loses_no_ruling(book):
    begin(book)
    leading(book, *TO_THE_TRICKS)
    game = laid(book, "B49", NOT_SHOWN)
    found = in_progress(book.store.home, game)
    assert found is not None
    again = Led(book.store.home, game, found, "auto", None)
    assert texts(again.go_on(found, FRAME))[-1] == "Count: Boris 60, Anne 0"
    assert again.rulings_since() == ("B49",)


def test_the_next_deal_is_free_of_it(book):
    begin(book)
    leading(book, *TO_THE_TRICKS)
    laid(book, "B26", TOO_MANY)
    recorded(book, "0-40")
    assert effects_ahead(book.read()) == ""
    assert points(recorded(book, "27-13")) == (27, 13)


# A deal written by totals.


def test_totals_are_those_that_the_ruling_leaves(book):
    begin(book)
    leading(book, *TO_THE_TRICKS)
    laid(book, "B26", TOO_MANY)
    with pytest.raises(MarqueError) as caught:
        recorded(book, "27-13")
    assert caught.value.values["reason"] == "counts-nothing"
    # No deal without a ruling gives 0 to 3; this one has one.
    game = recorded(book, "0-3")
    assert points(game) == (0, 3)
    assert game.state.deals[-1].deal.record[EFFECTS].startswith("counts-nothing elder")


def test_other_seats_than_those_that_were_ruled_on_are_questioned(book):
    begin(book)
    leading(book, *TO_THE_TRICKS)
    laid(book, "B26", TOO_MANY)
    with pytest.raises(MarqueError) as caught:
        recorded(book, "0-13", elder="Anne")
    assert caught.value.values["reason"] == "ruled-seats"
    assert points(recorded(book, "0-13", elder="Anne", yes=True)) == (0, 13)


def test_new_totals_of_a_deal_that_has_none_yet_are_refused(book):
    begin(book)
    leading(book, *TO_THE_TRICKS)
    assert refused(book, "B26", TOO_MANY, totals="0-13") == "no-totals-yet"


# Tricks that nobody plays to, and no play at all.


def test_tricks_that_are_given_are_not_asked_for(book):
    begin(book)
    led = leading(book, *TO_THE_TRICKS, "E5")
    led.under(laid(book, "B27", SHORT), FRAME)
    assert tricks_left(led.progress) == 5
    with pytest.raises(MarqueError) as caught:
        led.answer("E6", FRAME)
    assert caught.value.values["reason"] == "told-tricks"
    led.answer("Y5", FRAME)
    assert led.progress.question == RECORD
    assert led.is_complete
    deal = told(book, led).state.deals[-1].deal
    assert deal.result["tricks"] == [7, 5]


def test_a_ruling_that_leaves_too_few_tricks_is_refused(book):
    begin(book)
    led = leading(book, *TO_THE_TRICKS, "E5Y6")
    assert refused(book, "B27", SHORT) == "told-tricks"
    led.back(FRAME)
    assert made(book, "B27", SHORT).after == made(book, "B27", SHORT).before


def test_who_gives_up_the_play_is_asked_for_no_tricks(book):
    begin(book, "rubicon")
    led = leading(book, *TO_THE_TRICKS[:-1])
    led.under(laid(book, "B69", "offender=elder hopeless=yes", "concede"), FRAME)
    led.answer("", FRAME)
    assert led.progress.question == RECORD
    deal = told(book, led).state.deals[-1].deal
    assert deal.points == (6 + 15 + 14 + 60, 13 + 10)
    assert deal.thrown_in == "Boris"


# The whole deal, and the game.


def test_a_void_deal_begins_anew_and_its_rulings_with_it(book):
    begin(book)
    led = leading(book, *TO_THE_TRICKS)
    led.under(laid(book, "B49", NOT_SHOWN), FRAME)
    game = laid(book, "B12", "how=faced")
    assert not led.goes_on(game)
    assert effects_ahead(game) == ""
    first = first_step(game)
    assert first is not None
    assert (first.seats, first.number) == (("Boris", "Anne"), 1)
    assert points(recorded(book, "27-13")) == (27, 13)


def test_what_was_told_of_a_void_deal_goes_on_once_that_is_taken_back(book):
    begin(book)
    led = leading(book, *TO_THE_TRICKS)
    laid(book, "B12", "how=faced")
    assert in_progress(book.store.home, book.read()) is None
    game = undone(book)
    assert in_progress(book.store.home, game) == led.progress
    assert led.goes_on(game)


def test_a_deal_can_be_void_twice(book):
    begin(book)
    for _ in range(2):
        leading(book, "", "")
        laid(book, "B12", "how=faced")
    assert [entry.kind for entry in book.read().entries] == ["ruling", "ruling"]


def test_the_same_ruling_twice_on_one_deal_is_questioned(book):
    begin(book)
    leading(book, *TO_THE_TRICKS)
    laid(book, "B49", NOT_SHOWN)
    assert refused(book, "B49", NOT_SHOWN) == "ruled-already"


def test_a_game_that_is_lost_leaves_its_deal_until_that_is_taken_back(book):
    begin(book, "academie")
    led = leading(book, *TO_THE_TRICKS)
    game = laid(book, "B37", "offender=elder talon=taken bad-faith=yes")
    assert game.state.winner == "Anne"
    assert not can_follow(led.progress, game)
    assert can_follow(led.progress, undone(book))


def test_advice_is_kept_and_changes_no_count(book):
    begin(book)
    led = leading(book, *TO_THE_TRICKS)
    applied = made(book, "B54", "what=thirty stage=playing")
    assert applied.before == applied.after
    assert applied.judged is None
    led.under(book.write(None, lambda _: [("ruling", applied.data)]), FRAME)
    led.answer("E5Y5E2", FRAME)
    assert "advice" in told(book, led).state.deals[-1].deal.record[EFFECTS]


def test_the_wrong_dealer_is_not_the_one_who_deals_again(book):
    begin(book, "academie")
    leading(book)
    led = leading(book, "")
    applied = made(book, "B14", "noticed-by=dealer hand=untouched last=no")
    # By the game Anne deals; it was Boris who did.
    assert (applied.void, applied.seats) == (True, ("Anne", "Boris"))
    assert not led.goes_on(book.write(None, lambda _: [("ruling", applied.data)]))
    assert TRICKS not in led.progress.said
