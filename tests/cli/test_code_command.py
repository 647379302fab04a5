"""`marque code`: the codes listed, shown, compared; house rules checked."""

import json
import re

import pytest
from cli_running import marque, widest

from marque.codes.code import RULES, Switches
from marque.codes.load import CODES, load_code
from marque.language.words import LANGUAGES

HOUSE = (
    'name = "chez nous"\nbase = "rubicon"\n[switches]\ncapot_value = 30\nyounger_pic = "silent"\n'
)


def told(*arguments: str) -> dict:
    ran = marque("code", *arguments, "--json")
    assert (ran.status, ran.err) == (0, "")
    return json.loads(ran.out)


@pytest.fixture
def house(tmp_path):
    path = tmp_path / "house.toml"
    path.write_text(HOUSE, encoding="utf-8")
    return str(path)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("form", [(), ("--ascii",), ("--plain",)])
@pytest.mark.parametrize("width", [40, 120])
def test_every_page_fits(lang, form, width, house) -> None:
    for action in (
        ["list"],
        ["show", "raffle", "--names"],
        ["diff", "cent", "rubicon"],
        ["check", house],
    ):
        ran = marque("code", *action, *form, lang=lang, width=width)
        assert (ran.status, ran.err) == (0, "")
        assert form == ("--plain",) or widest(ran.out) <= width
        assert form != ("--ascii",) or ran.out.isascii()
        assert "\x1b" not in ran.out


def test_the_list_names_all_six() -> None:
    assert [one["name"] for one in told("list")["codes"]] == list(CODES)
    assert all(name in marque("code", "list").out for name in CODES)


def test_show_has_every_switch_rule_and_fact_with_where_it_stands() -> None:
    shown = told("show", "raffle")
    assert (shown["schema"], shown["name"], shown["base"]) == ("marque.code/1", "raffle", None)
    assert [one["switch"] for one in shown["switches"]] == list(Switches._fields)
    assert {one["scope"] for one in shown["switches"]} == {"count", "law", "game"}
    assert [one["rule"] for one in shown["rules"]] == list(RULES)
    assert all(one["cite"] for one in shown["switches"] + shown["rules"])
    assert any(fact["answer"] is None for fact in shown["facts"])
    assert all((fact["answer"] is None) == (fact["cite"] is None) for fact in shown["facts"])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_says_in_words_whose_word_each_value_is(lang: str) -> None:
    page = marque("code", "show", "academie", "--plain", "--names", lang=lang).out
    lines = {
        switch: line
        for switch in Switches._fields
        for line in page.splitlines()
        if re.search(rf": {switch} ?;", line)
    }
    stated, supplied, default, silent = {
        "en": ("stated", "supplied by a text", "the program’s default", "not settled"),
        "fr": ("dit par le code", "suppléé par un texte", "choix du programme", "non réglé"),
    }[lang]
    assert stated in lines["tierce_value"]
    assert supplied in lines["trio_value"]
    assert default in lines["undercall_binds"]
    assert silent in lines["maldonne_until"]
    for switch, cell in load_code("academie").cells.items():
        assert cell.cite.replace("'", "’") in lines[switch].replace("'", "’")


def test_diff_has_both_values_and_where_they_stand() -> None:
    compared = told("diff", "dictionnaire", "rubicon")
    assert (compared["first"], compared["second"]) == ("dictionnaire", "rubicon")
    found = {
        one["switch"]: (one["first"]["value"], one["second"]["value"])
        for one in compared["differences"]
    }
    assert found["younger_repique"] == (False, True)
    assert found["target"] == (150, 0)
    assert "tierce_value" not in found
    page = marque("code", "diff", "dictionnaire", "rubicon", "--plain").out
    line = next(line for line in page.splitlines() if line.startswith("rule: repique for younger"))
    assert "no (Dictionnaire, repic)" in line
    assert "yes (Cavendish" in line


def test_a_code_does_not_differ_from_itself() -> None:
    assert told("diff", "cent", "cent")["differences"] == []
    assert "no switch" in marque("code", "diff", "cent", "cent").out


def test_house_rules_are_shown_and_compared_like_any_code(house: str) -> None:
    shown = told("show", house)
    assert (shown["name"], shown["base"]) == ("chez nous", "rubicon")
    capot = next(one for one in shown["switches"] if one["switch"] == "capot_value")
    assert (capot["value"], capot["cite"], capot["ground"]) == (30, "chez nous", "house")
    assert any(fact["answer"] for fact in shown["facts"])
    assert "House rules over Rubicon piquet." in marque("code", "show", house).out
    assert len(told("diff", "rubicon", house)["differences"]) == 2


def test_house_rules_that_are_fine_say_what_they_change(house: str) -> None:
    checked = told("check", house)
    assert [one["switch"] for one in checked["differences"]] == ["younger_pic", "capot_value"]
    ran = marque("code", "check", house, "--names", "--plain")
    assert "is fine: chez nous, house rules over Rubicon piquet." in ran.out
    assert "capot_value" in ran.out
    assert "not settled (chez nous)" in ran.out


def test_all_faults_of_house_rules_are_told_with_their_lines(tmp_path) -> None:
    path = tmp_path / "wrong.toml"
    path.write_text(
        'name = "x"\nbase = "rubicon"\n[switches]\ncapot_valu = 30\ncrossing = "toss"\n'
        "pic_value = true\n",
        encoding="utf-8",
    )
    ran = marque("code", "check", str(path), "--json")
    assert (ran.status, ran.out) == (2, "")
    assert [error["kind"] for error in json.loads(ran.err)["errors"]] == ["bad-setting"] * 3
    for lang in LANGUAGES:
        words = marque("code", "check", str(path), lang=lang).err
        assert "capot_value" in words
        assert "higher-total" in words


@pytest.mark.parametrize(
    "arguments",
    [["shw"], ["show"], ["show", "cent", "raffle"], ["diff", "cent"], ["list", "cent"],
     ["check", "nowhere.toml"], ["show", "rubicn"], ["show", "nowhere.toml"]],
)  # fmt: skip
def test_what_can_not_be_done_is_refused(arguments: list[str]) -> None:
    ran = marque("code", *arguments)
    assert (ran.status, ran.out) == (2, "")
    assert ran.err


def test_code_alone_explains_itself() -> None:
    ran = marque("code")
    assert ran.status == 0
    assert "marque code diff" in ran.out
