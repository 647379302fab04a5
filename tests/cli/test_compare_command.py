"""`marque compare`: two books kept by hand, by two people, and what the law makes of them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from cli_running import At, widest

PARTIE = ("27-13", "31-14", "40-20", "12-60", "33-9")
BOTH = '"♠AKQJ987 ♥Q ♣Q ♦Q98" "♠10 ♥AK10 ♣AKJ1098 ♦A10" --tricks E3Y9'


@pytest.fixture
def at(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> At:
    monkeypatch.chdir(tmp_path)
    return At(tmp_path / "home")


def keep(at: At, game: str, *deals: str, new: str = "partie Anne Boris --stake 0.10") -> None:
    """A book of these deals."""
    at.done(f"new {new} --dealer Boris --game {game}", *(f"deal {one} --yes" for one in deals))


def plain(at: At, line: str) -> dict[str, Any]:
    ran = at(f"{line} --json")
    found: dict[str, Any] = json.loads(ran.out)
    assert ran.status == (0 if found["same"] else 1)
    return found


def test_a_book_and_its_copy_say_the_same(at: At) -> None:
    keep(at, "one", *PARTIE, BOTH)
    at.done("export one one.json", "note later")
    found = plain(at, "compare one one.json")
    assert (found["same"], found["differences"], found["parts_at"]) == (True, [], None)
    assert at.done("compare one one.json").endswith(
        "They say the same: 6 deals, Anne 194, Boris 147.\n"
    )
    # What was taken back and put back differs in the log, and in no figure.
    at.done("undo", "redo")
    assert plain(at, "compare one.json one")["same"]


def test_where_they_part_what_follows_and_whose_figure_stands(at: At) -> None:
    """Cavendish, Law 74: each player's record of his own hand is taken as correct."""
    keep(at, "hers", *PARTIE, BOTH)
    keep(
        at,
        "his",
        "27-13",
        "31-14",
        "30-20",
        "12-60",
        "33-9",
        "60-10",
        new="partie anne boris --stake 0.10",
    )
    found = plain(at, "compare anne=hers boris=his")
    assert found["parts_at"] == {"first": 3, "second": 3}
    assert [one["first"]["n"] for one in found["differences"]] == [3, 6]
    assert [one["stands"] for one in found["differences"]] == [
        {"Anne": 40},
        {"Boris": 60, "Anne": 20},
    ]
    # The cards stand in her book, and say otherwise of him than his own book does.
    assert found["differences"][1]["cards"] == [
        {"points": {"Boris": 62, "Anne": 20}, "complete": True, "problem": None},
        None,
    ]
    hers, his = found["books"]
    assert (hers["owner"], hers["totals"]) == ("Anne", {"Anne": 194, "Boris": 147})
    assert (his["owner"], his["formula"], his["points"]) == ("Boris", "174 - 145 + 100", 129)
    assert found["lawful"]["totals"] == {"Anne": 194, "Boris": 145}
    assert found["lawful"]["points"] == 149
    assert found["lawful"]["net_money"] == {"Anne": "14.90", "Boris": "-14.90"}
    assert found["rulings"][0]["cites"] == ["Cavendish, Law 74"]
    out = at("compare anne=hers boris=his").out.replace("\n", " ")
    assert "They part at deal 3." in out
    assert "Deal 6: the cards say otherwise than what stands." in out
    # Of two books the other is the other player's.
    assert plain(at, "compare hers boris=his")["lawful"] == found["lawful"]
    # The other way round each figure of his own stands with the other.
    turned = plain(at, "compare boris=hers anne=his")
    assert turned["lawful"]["totals"] == {"Anne": 174, "Boris": 147}


def test_without_their_owners_nothing_stands_and_what_would_decide_is_said(at: At) -> None:
    keep(at, "hers", *PARTIE)
    keep(at, "his", *PARTIE[:4], "34-9")
    found = plain(at, "compare hers his")
    assert found["settled"] and found["lawful"] is None
    assert found["differences"][0]["stands"] == {"Anne": None}
    assert "`marque compare anne=… boris=…`" in at("compare hers his").out.replace("\n", " ")


def test_a_code_that_is_silent_settles_nothing(at: At) -> None:
    new = "cent Anne Boris --target 150 --code dictionnaire"
    keep(at, "hers", "27-13", "31-14", new=new)
    keep(at, "his", "27-13", "31-15", new=new)
    found = plain(at, "compare anne=hers boris=his")
    assert (found["settled"], found["lawful"]) == (False, None)
    assert found["differences"][0]["stands"] == {"Anne": None}
    assert found["rulings"][0]["text"] is None
    out = at("compare anne=hers boris=his").out
    assert "Dictionnaire: not settled by this code." in out
    assert "stands" not in out.replace("Whose figure stands", "")


def test_house_rules_and_piquet_au_cent_follow_the_law_of_their_base(at: At) -> None:
    new = "cent Anne Boris --code cent"
    keep(at, "hers", "27-13", new=new)
    keep(at, "his", "27-14", new=new)
    assert plain(at, "compare anne=hers boris=his")["lawful"]["totals"] == {
        "Anne": 27,
        "Boris": 14,
    }


def test_a_forgotten_deal_is_the_only_difference_and_the_law_is_silent_on_it(at: At) -> None:
    keep(at, "whole", *PARTIE)
    keep(at, "short", PARTIE[0], "40-20 --elder anne", *PARTIE[3:])
    found = plain(at, "compare anne=whole boris=short")
    (one,) = found["differences"]
    assert (one["differs"], one["first"]["n"], one["second"]) == (["missing"], 2, None)
    # Anne's own record of it is hers; Boris's own book has none of his.
    assert one["stands"] == {"Boris": None, "Anne": 14}
    assert found["lawful"] is None
    out = at("compare anne=whole boris=short").out.replace("\n", " ")
    assert "They part at deal 2, which only A has." in out
    assert "Boris has no record of his own of it that could stand." in out


def test_who_was_elder_is_no_matter_of_the_score(at: At) -> None:
    keep(at, "hers", "27-13", "31-14")
    keep(at, "his", "27-13", "14-31 --elder anne")
    found = plain(at, "compare anne=hers boris=his")
    assert found["differences"][0]["differs"] == ["elder"]
    assert found["lawful"] is None
    assert "of who was elder the law says nothing" in at("compare anne=hers boris=his").out


def test_what_was_agreed_can_differ_where_no_deal_does(at: At) -> None:
    keep(at, "six", "27-13")
    keep(at, "four", "27-13", new="partie Anne Boris --deals 4 --code modern")
    found = plain(at, "compare six four")
    assert {one["setting"] for one in found["agreed"]} >= {"deals", "stake"}
    assert found["switches"]
    assert found["differences"] == []
    out = " ".join(at("compare six four").out.split())
    assert "They were not begun alike." in out
    assert "deals six four, the first and the last double" in out
    keep(at, "cent", "27-13", new="cent Anne Boris --target 100")
    assert plain(at, "compare six cent")["agreed"] == [
        {"setting": "kind", "first": "partie", "second": "cent"}
    ]


def test_an_evening_is_compared_tour_by_tour_and_a_bystander_has_no_say(at: At) -> None:
    new = "ecrire Anne Boris Zoé --stake 0.05 --code rubicon"
    keep(at, "hers", "38 21", "44 17", "52 13", new=new)
    keep(at, "his", "38 21", "45 18", "52 13", new=new)
    # Boris's and Anne's figures differ; these are the books of Anne and of Zoé.
    found = plain(at, "compare anne=hers zoé=his")
    assert found["differences"][0]["stands"] == {"Boris": None, "Anne": 17}
    assert "neither book is the book of Boris" in at("compare anne=hers zoé=his").out
    found = plain(at, "compare anne=hers boris=his")
    assert found["differences"][0]["stands"] == {"Boris": 45, "Anne": 17}
    # 38 + 17 against 21 + 45: eleven are written to Anne.
    assert found["lawful"]["totals"] == {"Anne": 11, "Boris": 0, "Zoé": 0}


def test_names_may_be_spelled_otherwise_but_not_be_others(at: At) -> None:
    keep(at, "one", "27-13")
    keep(at, "two", "27-13", new="partie ANN Boris --stake 0.10")
    assert plain(at, "compare one two")["same"]
    at.done("new partie Anne Zoé --dealer Zoé --game three", "deal 27-13")
    ran = at("compare one three")
    assert ran.status == 2
    assert "not books of the same players: Anne and Boris; Anne and Zoé" in ran.err


def test_a_file_of_several_games_gives_the_one_that_is_meant(at: At) -> None:
    keep(at, "one", "27-13")
    keep(at, "two", "27-14")
    at.done("export one two both.json")
    assert plain(at, "compare one both.json")["same"]
    assert not plain(at, "compare one both.json --game two")["same"]
    ran = at("compare both.json both.json")
    assert (ran.status, "“one” or “two”" in ran.err) == (2, True)
    assert at("compare one nowhere.json").status == 2
    assert at("compare one").status == 2
    assert at("compare nobody=one two").status == 2


def test_a_renamed_player_is_the_same_in_his_old_book(at: At) -> None:
    keep(at, "one", "27-13", BOTH + " --yes")
    at.done("export one one.json", "players rename anne Zoé")
    found = plain(at, "compare one one.json")
    assert (found["same"], found["players"]) == (True, ["Zoé", "Boris"])
    at.done("amend 2 zoé=21 --yes")
    found = plain(at, "compare zoé=one boris=one.json")
    assert found["differences"][0]["cards"][1]["points"] == {"Boris": 62, "Zoé": 20}
    assert found["differences"][0]["stands"] == {"Zoé": 21}


def test_the_order_of_counting_alone_can_part_them(at: At) -> None:
    """Both cross the target in the deal, and only one book has what tells who was first."""
    new = "cent Anne Boris --target 80 --best-of 1 --code cent"
    keep(at, "cards", "60-20", "20-20", new=new)
    keep(at, "totals", "60-20", "20-20", new=new)
    at.done("open cards", f"amend 2 {BOTH}", "open totals", "amend 2 62-20 --yes")
    found = plain(at, "compare cards totals")
    assert found["differences"] == []
    assert found["books"][0]["winner"] and found["books"][1]["undecided"]
    assert "No deal differs, and yet" in at("compare cards totals").out


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("width", [40, 120])
@pytest.mark.parametrize("options", ["", "--ascii", "--plain"])
def test_it_fits_and_says_every_figure(at: At, lang: str, width: int, options: str) -> None:
    keep(at, "hers", *PARTIE, BOTH)
    keep(at, "his", "27-13", "31-14", "30-20", "12-60", "33-9", "60-10")
    ran = at(f"compare anne=hers boris=his --lang {lang} {options}", width=width)
    assert (ran.status, ran.err) == (1, "")
    if "--plain" not in options:
        assert widest(ran.out) <= width
    if "--ascii" in options:
        assert ran.out.isascii()
    money = "14.90 EUR" if lang == "en" else "14,90 EUR"
    for figure in ("40", "30", "62", "60", "194", "174", "145", "149", money, "Cavendish, Law 74"):
        assert figure in ran.out.replace("\n", " ").replace("  ", " ")
