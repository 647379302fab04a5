"""Games kept from the first deal to the settlement, as people type them."""

import json
import re

import pytest
from cli_running import At, widest

from marque.language.words import LANGUAGES


@pytest.fixture
def at(tmp_path) -> At:
    return At(tmp_path)


def plain(at: At, line: str) -> dict:
    return json.loads(at.done(f"{line} --json"))


def test_a_deal_taken_back_and_put_back_is_named_each_time(at):
    at.done("new cent Anne Boris --target 100 --dealer Boris")
    first = at.done("deal 27-13").splitlines()[0]
    assert first == "deal 1: Anne (elder) 27, Boris 13"
    second = at.done("deal 31 14").splitlines()[0]
    assert second == "deal 2: Boris (elder) 31, Anne 14"
    assert at.done("undo").splitlines()[0] == f"Taken back: {second}."
    assert at.done("redo").splitlines()[0] == f"Put back: {second}."
    assert at.done("undo 2").splitlines()[:2] == [f"Taken back: {second}.", f"Taken back: {first}."]


def test_undo_goes_back_across_the_end_of_a_game(at):
    at.done("new cent Anne Boris --target 100 --dealer Boris --stake 2", "deal 60-20", "deal 15-41")
    over = plain(at, "sheet")
    assert (over["winner"], over["settlement"]["points"], over["next"]) == ("Anne", 1, None)
    assert "Boris pays Anne 2.00 EUR" in at.done("settle")
    assert at("deal 20-20").status == 2
    at.done("undo")
    again = plain(at, "sheet")
    assert (again["finished"], again["winner"], again["settlement"]) == (False, None, None)
    assert at("settle").status == 2
    assert plain(at, "redo")["settlement"] == over["settlement"]


def test_the_scoring_card_of_cavendish_and_a_correction_that_turns_it(at):
    """131 to 113 is worth 118 (Cavendish, Laws 71 and 72)."""
    at.done("new partie Anne Boris --dealer Boris")
    for deal in ("24-15", "20-28", "21-13", "23-9", "34-19", "23-15"):
        out = at.done(f"deal {deal}")
    assert "Anne wins the partie, 131 to 113." in out
    assert "131 - 113 + 100 = 118 to Anne" in out
    turned = plain(at, "amend 5 anne=3 --yes")
    assert (turned["winner"], turned["settlement"]["points"]) == ("Boris", 113)
    assert plain(at, "undo")["settlement"]["points"] == 118


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [40, 80])
def test_a_whole_game_fits_a_narrow_terminal(at, lang, width):
    at.done("new ecrire Anne Boris Zoé --rois 3 --preset ancien --stake 0.10")
    for deal in ("38-21", "44-17", "52-13", "31-29", "24-27", "26-33", "29-16", "40-11"):
        assert at(f"deal {deal}", lang=lang, width=width).status == 0
    for line in ("sheet", "settle", "history", "games", "players", "config", "mark 26 --add 37"):
        ran = at(line, lang=lang, width=width)
        assert (ran.status, ran.err) == (0, "")
        assert widest(ran.out) <= width, line
        assert not re.search(r"\x1b|\{|\}| None", ran.out), line


def test_what_is_shown_in_words_is_in_the_json(at):
    at.done("new partie Anne Boris --dealer Boris", "deal 24-15", "deal 20-28", "amend 2 anne=31")
    sheet, words = plain(at, "sheet"), at.done("sheet --plain")
    assert plain(at, "sheet")["totals"] == {"Anne": 55, "Boris": 35}
    for deal in sheet["deals"]:
        for name, points in deal["points"].items():
            assert f"{name} (elder) {points}" in words or f"{name} {points}" in words


def test_a_deal_judged_from_cards_counts_as_judge_counts_it(at):
    at.done("new cent Anne Boris --dealer Boris --code rubicon --target 100")
    hands = '"S:AKQJ987 H:Q C:Q D:Q98" "S:10 H:AK10 C:AKJ1098 D:A10" --tricks E3Y9'
    ran = at(f"deal {hands}")
    verdict = json.loads(at(f"judge {hands} --code rubicon --json").out)
    assert ran.out.startswith("deal 1: Anne (elder) 62, Boris 20\n")
    assert "seven cards, 65" in ran.out, "what was read is repeated"
    totals = plain(at, "sheet")["totals"]
    assert [totals["Anne"], totals["Boris"]] == [
        verdict[one]["total"] for one in ("elder", "younger")
    ]
    assert at.done("doctor").startswith("All is well: 1 game checked, 1 record judged again.")


def test_evidence_can_be_completed_without_typing_it_anew(at):
    at.done("new cent Anne Boris --dealer Boris --target 100")
    assert at('deal "p6=58" "p6=59"').status == 2, "incomplete"
    at.done('deal "p6=58" "p6=59" --yes', "amend 1 --tricks E5Y7 --yes")
    record = plain(at, "history")["entries"][-1]["data"]["record"]
    assert record == {"elder": "p6=58", "younger": "p6=59", "tricks": "E5Y7"}


def test_the_alphabet_of_the_cards_is_kept_with_them(at):
    at.done("new cent Anne Boris --dealer Boris --code rubicon --target 100")
    at.done('deal "P:ARDV987 C:D T:D K:D98" "P:10 C:AR10 T:ARV1098 K:A10" --tricks P3D9')
    assert plain(at, "history")["entries"][0]["data"]["record"]["alphabet"] == "fr"
    assert at.done('hand "C:AD KA TA PA ?" --plain'), "and decides for what could be either"


def test_a_correction_of_an_evening_is_shown_before_it_moves_tours(at):
    at.done("new ecrire Anne Boris Zoé --rois 3")
    at.done("deal 20-10", "deal 40-10", "deal 30-12", "deal 25-20")
    before = at.files()
    ran = at("strike 2")
    assert ran.status == 2
    assert "What changes\n- tour 1, state: marked → demi-tour\n" in ran.err
    assert at.files() == before
    assert "- perte of Anne:" in at.done("strike 2 --yes")


def test_a_file_of_deals_is_recorded_whole_or_not_at_all(at, tmp_path):
    file = tmp_path / "deals.txt"
    at.done("new cent Anne Boris --dealer Boris --target 150")
    before = at.files()
    file.write_text("27-13\n31 14 # Boris\n\n5 x\n999-1\n", encoding="utf-8")
    ran = at(f"deal -f {file}")
    assert ran.status == 2
    assert "line 4" in ran.err and "line 5" in ran.err, "every fault, at its place"
    assert {**at.files(), "deals.txt": b""} == {**before, "deals.txt": b""}
    file.write_text("27-13\n31 14 # Boris\n22-9 elder=anne\n", encoding="utf-8")
    assert at.done(f"deal -f {file}").startswith("3 deals recorded.\n")
    assert [deal["elder"] for deal in plain(at, "sheet")["deals"]] == ["Anne", "Boris", "Anne"]


def test_the_deal_passes_on_from_game_to_game(at):
    at.done("new cent Anne Boris --target 50 --dealer Boris --stake 1", "deal 60-10")
    assert at("again").out.splitlines()[0].endswith("is the open game.")
    sheet = plain(at, "sheet")
    assert (sheet["next"]["elder"], sheet["totals"]) == ("Boris", {"Anne": 0, "Boris": 0})
    assert at("again").status == 2, "not over yet"


def test_who_leaves_an_evening_knows_what_he_pays_and_the_others_go_on(at):
    at.done("new ecrire Anne Boris Zoé Paul --rois 2 --stake 1 --game first")
    at.done("deal 20-10", "deal 40-10", "deal 30-10", "deal 10-12")
    left = at.done("end --left Anne --fine 6")
    assert "Dictionnaire, loi 25" in left and "Anne pays" in left
    nets = plain(at, "settle first")["net_money"]
    at.done("new ecrire Boris Zoé Paul --rois 3 --stake 1 --carry first")
    assert plain(at, "settle")["net_money"] == nets, "nothing is lost between the two"


def test_the_same_figures_twice_in_a_minute_are_remarked_on(at):
    at.done("new cent Anne Boris --target 100 --dealer Boris", "deal 20-13")
    assert "less than a minute old" in at.done("deal 20-13")
    assert "less than a minute old" not in at.done("deal 22-13")


def test_a_draw_can_be_repeated_by_its_seed(at):
    first = at.done("new ecrire Anne Boris Zoé Paul --draw --seed 5 --json")
    again = at.done("new ecrire Anne Boris Zoé Paul --draw --seed 5 --json")
    other = [at.done(f"new ecrire Anne Boris Zoé Paul --draw --seed {n} --json") for n in range(9)]
    players = [json.loads(one)["players"] for one in (first, again, *other)]
    assert players[0] == players[1]
    assert len({tuple(one) for one in players}) > 1
