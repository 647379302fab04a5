"""Rulings laid on deals and games: what they do to the points, and how they are taken back."""

from __future__ import annotations

from itertools import count
from typing import Any

import pytest

from marque.codes.load import CODES, load_code
from marque.errors import Impossible, MarqueError
from marque.games.cent import CentSettings
from marque.games.ecrire import EcrireState
from marque.games.ecrire_settings import EcrireSettings
from marque.games.log import deal_numbers, next_entry, redo_of, strike_of, undo_of
from marque.games.partie import PartieSettings
from marque.games.state import GameState
from marque.laws.catalogue import contents, load_law
from marque.laws.given import read_facts
from marque.laws.law import every_answer
from marque.laws.rule import rule
from marque.laws.ruling import Ruling, outcome_for, ruling_of
from marque.referee.effects import KINDS
from marque.session.ahead import changes_count
from marque.session.applying import EFFECTS, Applied, Asked, make_ruling
from marque.session.book import Game, Settings, folded
from marque.session.evidence import judge_again
from marque.session.recording import Typed, make_deal

IDS = count(1)

ELDER, YOUNGER = "p6=58; 4K; A3", "p5=48; 3A; T3"
TRICKS = {"tricks": "7-5Y", "played": "8-6"}
TOO_MANY = "offender=elder how=taken"


def game(kind: str = "partie", code: str = "rubicon", *players: str) -> Game:
    """A new game; Anne is elder in the first deal."""
    named = list(players or ("Anne", "Boris"))
    settings: Settings
    if kind == "ecrire":
        settings = EcrireSettings.from_dict({"players": named})
    else:
        made: Any = {"cent": CentSettings, "partie": PartieSettings}[kind]
        settings = made.from_dict({"players": named, "dealer": named[1]})
    state = folded(settings, ())
    return Game("g", kind, {}, settings, load_code(code), (), state, {}, "")


def then(now: Game, kind: str, data: Any) -> Game:
    entry = next_entry(now.entries, f"id-{next(IDS)}", "2026-11-30T20:00:00+01:00", kind, data)
    return now.with_entries([*now.entries, entry])


def dealt(now: Game, *sides: str, **fields: str) -> Game:
    named = {name.replace("_", "-"): text for name, text in fields.items()}
    return then(now, "deal", make_deal(now, Typed(sides, named, yes=True), "").data)


def ruled(law: str, code: str, facts: str) -> Ruling:
    given = dict(fact.split("=") for fact in facts.split())
    return rule(load_law(law), code, read_facts(load_law(law), given))


def laid(now: Game, law: str, facts: str, choice: str = "ruled", **how: Any) -> Applied:
    """A ruling under the game's code, made into an entry."""
    given: dict[str, str | int] = {}
    for fact in facts.split():
        name, _, value = fact.partition("=")
        given[name] = value
    return make_ruling(now, ruled(law, now.code.name, facts), Asked(given, choice, **how))


def applied(now: Game, law: str, facts: str, choice: str = "ruled", **how: Any) -> Game:
    return then(now, "ruling", laid(now, law, facts, choice, **how).data)


def refused(now: Game, law: str, facts: str, choice: str = "ruled", **how: Any) -> MarqueError:
    with pytest.raises(Impossible) as caught:
        laid(now, law, facts, choice, **how)
    return caught.value


def state(now: Game) -> GameState:
    assert isinstance(now.state, GameState)
    return now.state


def points(now: Game) -> dict[str, int]:
    return dict(state(now).totals)


def record(now: Game) -> Any:
    return state(now).deals[-1].deal.record


# Thirteen cards in one hand.


@pytest.mark.parametrize(
    ("code", "choice", "younger"),
    [("academie", "ruled", 17), ("dictionnaire", "ruled", 17), ("rubicon", "enforce", 6)],
)
def test_who_plays_with_thirteen_counts_nothing_and_bars_only_in_rubicon(
    code: str, choice: str, younger: int
) -> None:
    # Younger's point of five, his tierce and his trio are good only where elder bars nothing.
    now = dealt(game("partie", code), ELDER, YOUNGER, **TRICKS)
    assert points(now)["Boris"] == 6
    now = applied(now, "B26", TOO_MANY, choice)
    assert points(now) == {"Anne": 0, "Boris": younger}


def test_pic_and_repic_are_worked_out_again() -> None:
    hands = "p5=49; 5K; K4", "p6=58"
    totals = {}
    for code, choice in (("dictionnaire", "ruled"), ("rubicon", "enforce")):
        now = dealt(game("partie", code), *hands, **TRICKS)
        before = points(now)["Anne"]
        now = applied(now, "B26", "offender=younger how=taken", choice)
        totals[code] = points(now)["Anne"] - before
    # Elder's point of five makes 34 in hand: a repic where younger's six no longer bars it.
    assert totals == {"dictionnaire": 5 + 60, "rubicon": 0}


def test_a_penalty_that_is_waived_is_recorded_and_changes_nothing() -> None:
    now = dealt(game(), ELDER, YOUNGER, **TRICKS)
    after = applied(now, "B26", TOO_MANY, "waive")
    assert points(after) == points(now)
    assert record(after)[EFFECTS] == "waived (Cavendish, Law 44)"


def test_case_1_the_point_scores_for_nobody_and_still_saves() -> None:
    hands = "p4=41; 5A; A4", "p5=49"
    facts = "cards=more played=no"
    for code, elder in (("rubicon", 15 + 14), ("academie", 15 + 14)):
        now = dealt(game("partie", code), *hands, younger_answers="equal", **TRICKS)
        made = laid(now, "B40", facts if code == "academie" else "cards=more")
        assert made.judged is not None
        scores = made.judged.verdict.scores
        assert scores[0].declared == elder
        assert made.judged.verdict.repic is None
        # Under academie younger has not played yet, and counts what he has.
        assert scores[1].declared == (0 if code == "rubicon" else 5)


# What stays, and what is taken back.


def test_undo_takes_a_ruling_back_and_redo_puts_it_back() -> None:
    now = dealt(game(), ELDER, YOUNGER, **TRICKS)
    before = points(now)
    now = applied(now, "B26", TOO_MANY, "enforce")
    ruled_points = points(now)
    now = then(now, "undo", undo_of(now.entries)[0])
    assert (points(now), EFFECTS in record(now)) == (before, False)
    now = then(now, "redo", redo_of(now.entries)[0])
    assert points(now) == ruled_points != before


def test_earlier_rulings_on_a_deal_stay() -> None:
    now = dealt(game("partie", "dictionnaire"), ELDER, YOUNGER, **TRICKS)
    now = applied(now, "B49", "offender=elder what=point other-showed=yes")
    assert points(now)["Boris"] == 6 + 5
    now = applied(now, "B49", "offender=elder what=sequence other-showed=yes")
    assert points(now)["Boris"] == 6 + 5 + 3
    assert record(now)[EFFECTS] == (
        "category-lost elder point (Dictionnaire, loi 6); "
        "category-lost elder sequence (Dictionnaire, loi 6)"
    )


def test_the_record_alone_gives_the_same_points_years_later() -> None:
    now = applied(dealt(game(), ELDER, YOUNGER, **TRICKS), "B26", TOO_MANY, "enforce")
    verdict = judge_again(record(now), ("Anne", "Boris"), now.code)
    assert verdict is not None
    assert [score.total for score in verdict.scores] == [points(now)[name] for name in now.players]


def test_evidence_that_is_corrected_afterwards_keeps_the_ruling() -> None:
    from marque.session.amending import make_amendment

    now = applied(dealt(game(), ELDER, YOUNGER, **TRICKS), "B26", TOO_MANY, "enforce")
    parts = make_amendment(now, 1, Typed((), {"tricks": "5-7Y", "played": "6-8"}))
    assert parts["result"]["elder"] == 0
    assert parts["result"]["younger"] == 8 + 10


def test_the_same_ruling_is_not_written_twice_unasked() -> None:
    now = dealt(game(), ELDER, YOUNGER, **TRICKS)
    now = applied(now, "B26", TOO_MANY, "enforce")
    assert refused(now, "B26", TOO_MANY, "enforce").values["reason"] == "ruled-already"
    assert laid(now, "B26", TOO_MANY, "enforce", yes=True).after == (0, 6)


def test_a_deal_that_is_named_is_the_one_that_is_ruled_on() -> None:
    now = dealt(dealt(game(), ELDER, YOUNGER, **TRICKS), "27-13")
    made = laid(now, "B26", TOO_MANY, "enforce", deal=1)
    assert made.data["deal"] == 1
    assert refused(now, "B26", TOO_MANY, "enforce", deal=3).values["reason"] == "no-such-deal"


# Tricks that nobody plays to.


def test_tricks_that_can_not_be_played_to_are_the_adversarys() -> None:
    short = "offender=younger missing=1 on-table=no"
    now = dealt(game(), ELDER, YOUNGER, tricks="E7Y4")
    made = laid(now, "B27", short)
    # Elder has the last trick, and with it two points, and eight tricks.
    assert made.judged is not None
    assert made.judged.verdict.scores[0].tricks == 8
    assert made.after == (6 + 4 + 3 + 8 + 2 + 10, 4)


def test_tricks_for_which_there_is_no_room_are_questioned() -> None:
    short = "offender=younger missing=1 on-table=no"
    now = dealt(game(), ELDER, YOUNGER, tricks="E7Y5")
    error = refused(now, "B27", short)
    assert (error.kind, error.values["reason"]) == ("questioned", "ruling-tricks")
    assert error.values["right"] == 11
    assert laid(now, "B27", short, totals="31-5").after == (31, 5)


# Deals kept by totals.


def test_a_deal_kept_by_totals_asks_for_the_new_ones() -> None:
    now = dealt(game(), "27-13")
    error = refused(now, "B26", TOO_MANY, "enforce")
    assert (error.kind, error.values["reason"]) == ("questioned", "totals-only")
    now = applied(now, "B26", TOO_MANY, "enforce", totals="0 13")
    assert points(now) == {"Anne": 0, "Boris": 13}
    assert record(now)["totals"] == "0 13"
    assert judge_again(record(now), ("Anne", "Boris"), now.code) is None


def test_totals_may_be_said_by_name() -> None:
    now = dealt(game(), "27-13")
    assert laid(now, "B26", TOO_MANY, "enforce", totals="boris=13 anne=0").after == (0, 13)


def test_totals_that_the_ruling_excludes_are_questioned() -> None:
    now = dealt(game(), "27-13")
    for totals in ("27-13", "9-13"):
        error = refused(now, "B26", TOO_MANY, "enforce", totals=totals)
        assert error.values["reason"] == "counts-nothing"
    # A carte blanche that was due is kept (Cavendish, Case XXI).
    assert laid(now, "B26", TOO_MANY, "enforce", totals="10-13").after == (10, 13)
    assert laid(now, "B26", TOO_MANY, "enforce", totals="9-13", yes=True).after == (9, 13)


def test_totals_corrected_by_hand_are_not_overwritten() -> None:
    now = dealt(game(), ELDER, YOUNGER, **TRICKS)
    now = then(now, "amend", {"deal": 1, "points": {"Anne": 40}})
    assert refused(now, "B26", TOO_MANY, "enforce").values["reason"] == "corrected"
    assert laid(now, "B26", TOO_MANY, "enforce", totals="0-6").after == (0, 6)


def test_what_changes_no_count_needs_no_totals() -> None:
    now = dealt(game(), "27-13")
    assert laid(now, "B26", TOO_MANY, "waive").after == (27, 13)
    for law, facts in (("B12", "how=faced"), ("B49", "offender=elder what=set")):
        assert refused(now, law, facts, totals="1-2").values["reason"] == "no-new-totals"


# What a ruling does to the game.


def test_a_void_deal_of_a_partie_is_played_again_with_the_same_seats() -> None:
    now = dealt(dealt(game(), "27-13"), "14-31")
    now = applied(now, "B12", "how=faced")
    assert points(now) == {"Anne": 27, "Boris": 13}
    assert deal_numbers(now.entries) == (1,)
    assert state(now).seats().elder == "Boris"
    now = dealt(now, "20-20")
    assert state(now).deals[-1].deal.number == 3
    assert state(now).deals[-1].deal.place == 1
    for _ in range(2):
        now = then(now, "undo", undo_of(now.entries)[0])
    assert points(now) == {"Anne": 27 + 31, "Boris": 13 + 14}


def test_a_void_coup_of_an_evening_leaves_its_tour() -> None:
    now = dealt(game("ecrire", "dictionnaire", "Anne", "Boris", "Zoé"), "38-21")
    assert isinstance(now.state, EcrireState) and now.state.next is not None
    seats = now.state.next[:2]
    now = dealt(now, "17-44")
    now = applied(now, "B12", "")
    assert isinstance(now.state, EcrireState) and now.state.next is not None
    assert now.state.next[:2] == seats
    assert len(now.state.tours[0].coups) == 1


def test_a_void_deal_can_not_be_struck_or_ruled_on() -> None:
    now = applied(dealt(game(), "27-13"), "B12", "how=faced")
    with pytest.raises(Impossible):
        strike_of(now.entries, 1)
    assert refused(now, "B26", TOO_MANY, "enforce", deal=1).values["reason"] == "no-such-deal"


def test_a_game_is_lost_by_a_ruling_and_won_by_the_other() -> None:
    now = dealt(game("partie", "academie"), "27-13")
    now = applied(now, "B37", "offender=elder talon=taken bad-faith=yes", fine=100)
    after = state(now)
    assert (after.finished, after.winner, after.ending) == (True, "Boris", "lost")
    assert after.settlement is not None and after.settlement.points == 100
    assert points(now) == {"Anne": 27, "Boris": 13}


def test_a_game_can_be_lost_before_any_deal() -> None:
    facts = "offender=younger talon=taken bad-faith=no"
    assert state(applied(game("cent", "academie"), "B37", facts)).winner == "Anne"
    turned = game("cent", "academie")
    settings = turned.settings._replace(dealer="Anne")
    turned = turned._replace(settings=settings, state=folded(settings, ()))
    assert laid(turned, "B37", facts).loses == "Anne"


def test_who_concedes_the_play_has_thrown_in() -> None:
    now = dealt(game(), ELDER, YOUNGER, **TRICKS)
    made = laid(now, "B69", "offender=elder hopeless=yes", "concede")
    assert made.data["thrown_in"] == "Anne"
    assert made.after == (13, 13 + 10)


@pytest.mark.parametrize(
    ("now", "law", "facts", "how", "reason"),
    [
        (game(), "B26", TOO_MANY, {"choice": "enforce"}, "no-deal"),
        (dealt(game(), "27-13"), "B26", TOO_MANY, {"choice": "waive", "fine": 5}, "no-loser"),
        (dealt(game("cent", "raffle"), "27-13"), "B26", TOO_MANY, {}, "silent"),
    ],
)
def test_what_can_not_be_written_is_refused(
    now: Game, law: str, facts: str, how: dict[str, Any], reason: str
) -> None:
    assert refused(now, law, facts, **how).values["reason"] == reason


def test_an_incomplete_deal_is_questioned_again() -> None:
    now = dealt(game(), ELDER, YOUNGER)
    assert refused(now, "B26", TOO_MANY, "enforce").values["reason"] == "incomplete"
    assert laid(now, "B26", TOO_MANY, "enforce", yes=True).after == (0, 0)


# Whatever the catalogue rules.


def test_every_effect_of_the_catalogue_can_be_applied() -> None:
    kinds = set()
    base = dealt(game(), ELDER, YOUNGER, **TRICKS)
    for ruling in _rulings():
        for choice in ruling.choices:
            made = make_ruling(base, ruling, Asked({}, choice.key, yes=True))
            now = then(base, "ruling", made.data)
            kinds |= {KINDS[type(effect)] for effect in choice.effects}
            if made.void:
                assert not deal_numbers(now.entries)
                continue
            deal = state(now).deals[-1].deal
            assert deal.points == made.after
            assert bool(deal.lost) == (made.loses is not None)
            if changes_count(choice.effects):
                assert made.judged is not None
                assert made.judged.deal.effects == choice.effects
            else:
                assert deal.points == state(base).deals[-1].deal.points
    assert kinds == set(KINDS.values())


def _rulings() -> dict[Ruling, None]:
    """Every ruling of every law under every code, those that do the same once."""
    found: dict[Any, Ruling] = {}
    for entry in contents():
        law = load_law(entry.id)
        for code in CODES:
            for answers in every_answer(law):
                ruling = ruling_of(law, code, outcome_for(law, code, answers))
                if not ruling.silent:
                    found.setdefault(tuple(one.effects for one in ruling.choices), ruling)
    return dict.fromkeys(found.values())
