"""The six codes as data, house rules over them, and their words."""

from __future__ import annotations

import json
import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from marque.codes.check import GROUNDS, REASONS, neutral
from marque.codes.code import WORDS, Cell, Switches
from marque.codes.facts import load_facts
from marque.codes.load import (
    CODES,
    check,
    diff,
    from_plain,
    load_code,
    read_house,
    to_plain,
)
from marque.errors import Impossible, MarqueError, Unreadable
from marque.language.codes import EN, FR

YES, NO, SILENT = True, False, None

# Each code as the texts have it, written down apart from the data: a row a switch, in the
# order Dictionnaire, Académie, Rafflé, au cent, rubicon, modern.
TABLE: dict[str, tuple[object, ...]] = {
    "carte_blanche_value": (10, 10, 10, 10, 10, 10),
    "carte_blanche_saves": (YES, YES, SILENT, YES, YES, YES),
    "carte_blanche_helps": (YES, YES, SILENT, YES, YES, YES),
    "point_four_less": (NO, NO, NO, NO, NO, NO),
    "tierce_value": (3, 3, 3, 3, 3, 3),
    "quart_value": (4, 4, 4, 4, 4, 4),
    "quint_value": (15, 15, 5, 15, 15, 15),
    "sixieme_value": (16, 16, 16, 16, 16, 16),
    "septieme_value": (17, 17, 17, 17, 17, 17),
    "huitieme_value": (18, 18, 18, 18, 18, 18),
    "quatorze_value": (14, 14, 14, 14, 14, 14),
    "trio_value": (3, 3, 3, 3, 3, 3),
    "minors_score": (YES, YES, NO, YES, YES, YES),
    "equal_blocks_all": (YES, YES, YES, YES, YES, YES),
    "both_trios_score": (NO, NO, NO, NO, NO, NO),
    "undercall_binds": (
        "always",
        "always",
        "always",
        "always",
        "unless-good-against-the-cards",
        "unless-good-against-the-cards",
    ),
    "pic_value": (30, 30, 0, 30, 30, 30),
    "repic_value": (60, 60, 0, 60, 60, 60),
    "younger_pic": (NO, NO, SILENT, NO, NO, NO),
    "younger_repique": (NO, YES, SILENT, YES, YES, YES),
    "repique_saved_by": ("earlier", "earlier", SILENT, "earlier", "earlier", "earlier"),
    "equality_saves": (NO, NO, SILENT, NO, NO, NO),
    "capot_to_pic": (NO, NO, SILENT, NO, NO, NO),
    "last_trick_to_pic": (NO, YES, SILENT, YES, YES, YES),
    "lead_value": (1, 1, 0, 1, 1, 1),
    "win_scores": (1, 1, 0, 1, 1, 1),
    "lead_min_ten": (NO, YES, NO, NO, NO, NO),
    "win_min_ten": (NO, NO, NO, NO, NO, NO),
    "last_trick_value": (2, 2, 2, 2, 2, 2),
    "last_trick_flat": (NO, YES, YES, NO, NO, NO),
    "last_trick_in_capot": (NO, YES, NO, YES, YES, YES),
    "cards_value": (10, 10, 5, 10, 10, 10),
    "capot_value": (40, 40, 20, 40, 40, 40),
    "elder_min_discard": (1, 1, 1, 1, 1, 1),
    "elder_max_discard": (5, 5, 5, 5, 5, 5),
    "younger_min_discard": (1, 1, 1, 0, 1, 1),
    "offender_cards_bar": (NO, NO, SILENT, YES, YES, YES),
    "must_show": (YES, YES, SILENT, YES, NO, NO),
    "discard_locked_on": ("touch", "touch", SILENT, "touch", "take", "take"),
    "elder_sees_leavings_only_if_younger_looks": (NO, YES, SILENT, YES, YES, YES),
    "maldonne_until": ("seen", SILENT, SILENT, "talon", "talon", "talon"),
    "target": (150, SILENT, 100, 100, 0, 100),
    "partie": (0, SILENT, 0, 0, 6, 6),
    "stop_at_target": (NO, NO, SILENT, NO, NO, YES),
    "crossing": ("order", "order", "order", "order", "higher-total", "order"),
    "double_below": (0, 0, 0, 50, 0, 0),
    "best_of": (1, 1, 1, 5, 1, 1),
    "rubicon": (0, 0, 0, 0, 100, 100),
    "rubicon_bonus": (0, 0, 0, 0, 100, 100),
    "tie_deals": (0, 0, 0, 0, 2, 2),
}

# The names under which a reader finds the texts; anything else in a citation is a slip.
SOURCES = re.compile(
    r"Dictionnaire, (loi \d+|valeur des cartes|convention|donne|talon|écart|point|quatorze"
    r"|séquences|hasards|cartes blanches|marche|pic|repic|capot|marque)"
    r"|Académie, (art|loi)\.? \d+"
    r"|Académie universelle \(18th c\.\), p\. 139"
    r"|Rafflé, (présentation|écart|annonces|point|séquences|brelans|jeu de la carte)"
    r"|Cavendish, (Law \d+|Case [IVXL]+|au cent ¶\d+|Description)"
    r"|Hoyle's Games Improved, p\. \d+"
    r"|Parlett|Pagat \(Cavendish 1882\)|Hoffmann|Wikipedia"
    r"|Britannica, 1[14]th ed\.|American Cyclopaedia"
)


@pytest.mark.parametrize("name", CODES)
def test_every_switch_of_a_code_has_the_value_of_its_text(name: str) -> None:
    code = load_code(name)
    column = CODES.index(name)
    assert {switch: cell.value for switch, cell in code.cells.items()} == {
        switch: row[column] for switch, row in TABLE.items()
    }


@pytest.mark.parametrize("name", CODES)
def test_every_cell_is_cited_under_a_known_name_and_allowed(name: str) -> None:
    code = load_code(name)
    assert (code.name, code.base) == (name, "")
    assert tuple(code.cells) == Switches._fields
    for switch, cell in code.cells.items():
        assert SOURCES.fullmatch(cell.cite), (switch, cell)
        assert cell.ground in GROUNDS, (switch, cell)
        assert cell.ground != "house", (switch, cell)
        value = getattr(code.switches, switch)
        assert value == (neutral(switch) if switch in code.silent else cell.value)
    from_plain(to_plain(code))  # which checks the type and the limits of every value


def test_what_the_program_chose_is_never_passed_off_as_the_code_s_own_word() -> None:
    # The open questions, code by code, for which the dossier documents a default.
    chosen = {
        "academie": "trio_value pic_value repic_value younger_pic younger_repique capot_value "
        "win_scores lead_min_ten last_trick_flat last_trick_in_capot carte_blanche_saves "
        "carte_blanche_helps equality_saves last_trick_to_pic undercall_binds",
        "dictionnaire": "carte_blanche_helps equality_saves repique_saved_by both_trios_score "
        "equal_blocks_all capot_to_pic undercall_binds maldonne_until",
        "raffle": "last_trick_in_capot undercall_binds",
        "cent": "point_four_less lead_min_ten win_min_ten last_trick_to_pic crossing",
        "rubicon": "last_trick_to_pic",
        "modern": "last_trick_to_pic",
    }
    for name, switches in chosen.items():
        for switch in switches.split():
            assert load_code(name).cells[switch].supplied, (name, switch)


def test_nothing_of_the_rubicon_laws_is_supplied_but_one_reading() -> None:
    cells = load_code("rubicon").cells
    assert [switch for switch, cell in cells.items() if cell.supplied] == ["last_trick_to_pic"]


def test_an_unknown_code_is_refused_with_the_nearest_name() -> None:
    with pytest.raises(Unreadable) as caught:
        load_code("Rubicom")
    assert caught.value.kind == "bad-setting"
    assert caught.value.values["reason"] == "unknown-code"
    assert caught.value.values["nearest"][0] == "rubicon"
    assert caught.value.values["allowed"] == CODES


def test_diff_lists_exactly_what_differs() -> None:
    cent, rubicon = load_code("cent"), load_code("rubicon")
    column = [CODES.index(name) for name in ("cent", "rubicon")]
    expected = [switch for switch, row in TABLE.items() if row[column[0]] != row[column[1]]]
    found = diff(cent, rubicon)
    assert [one.switch for one in found] == expected
    assert found[0].first == cent.cells[expected[0]]
    assert found[0].second == rubicon.cells[expected[0]]
    assert diff(cent, cent) == ()


HOUSE = """\
# Thursdays
name = "Chez Anne"
base = "dictionnaire"

[switches]
quint_value = 5
younger_repique = { value = true, cite = "Cavendish, Law 68" }
maldonne_until = "silent"
undercall_binds = "never"
"""


def test_house_rules_change_what_they_name_and_keep_the_rest() -> None:
    house, base = read_house(HOUSE, "anne.toml"), load_code("dictionnaire")
    assert (house.name, house.base) == ("Chez Anne", "dictionnaire")
    assert {one.switch: one.second for one in diff(base, house)} == {
        "quint_value": Cell(5, "Chez Anne", "house"),
        "younger_repique": Cell(True, "Cavendish, Law 68", "house"),
        "maldonne_until": Cell(None, "Chez Anne", "silent"),
        "undercall_binds": Cell("never", "Chez Anne", "house"),
    }
    assert house.silent == {"maldonne_until"}
    assert house.switches.maldonne_until == WORDS["maldonne_until"][0]
    assert house.switches.quint_value == 5
    assert check(HOUSE, "anne.toml") == ()


@pytest.mark.parametrize(
    ("pic", "matter"),
    [("0", ()), ('"silent"', ("equality_saves", "pic_value")), ("30", ("equality_saves",))],
)
def test_what_would_save_from_a_pic_is_open_only_where_there_may_be_one(
    pic: str, matter: tuple[str, ...]
) -> None:
    house = read_house(f'name = "ours"\nbase = "raffle"\n[switches]\npic_value = {pic}\n', "f")
    assert "equality_saves" in house.silent
    open_ones = {"equality_saves", "pic_value"}.intersection(house.open_in_count)
    assert open_ones == set(matter)


def test_house_rules_may_stand_on_house_rules() -> None:
    anne = read_house(HOUSE, "anne.toml")
    text = 'name = "Chez Boris"\nbase = "Chez Anne"\n[switches]\ncards_value = 7\n'
    boris = read_house(text, "boris.toml", lambda _: anne)
    assert boris.base == "Chez Anne"
    assert [one.switch for one in diff(anne, boris)] == ["cards_value"]


def test_house_rules_with_the_line_ends_and_the_mark_of_windows_are_read() -> None:
    assert read_house("\ufeff" + HOUSE.replace("\n", "\r\n"), "f") == read_house(HOUSE, "f")


TOP = 'name = "x"\nbase = "rubicon"\n'
BODY = TOP + "[switches]\n"

FAULTS: dict[str, tuple[str, int, dict[str, object]]] = {
    # what is wrong: the text, the line, and what the error must say
    "syntax": (TOP + "[switches\n", 3, {"reason": "syntax"}),
    "a number without end": (BODY + "pic_value = [" + "[" * 300, 4, {"reason": "syntax"}),
    "a key twice": (
        BODY + "pic_value = 1\n# and\npic_value = 2\ntrio_value = 3\n",
        6,
        {"reason": "twice", "key": "pic_value", "first": 4},
    ),
    "a table twice": (
        BODY + "pic_value = 1\n[switches]\n",
        5,
        {"reason": "twice", "key": "switches", "first": 3},
    ),
    "a number beyond measure": (
        BODY + "quint_value = 99999999999999999999\n",
        4,
        {"reason": "out-of-range", "given": "99999999999999999999", "allowed": (0, 100)},
    ),
    "half a character": ('name = "\ud800"\n', 1, {"reason": "syntax"}),
    "a long line": (BODY + "# " + "x" * 500, 4, {"reason": "too-long", "allowed": 400}),
    "a long text": ("# x\n" * 20_000, 0, {"reason": "too-long", "allowed": 65_536}),
    "no name": ('base = "rubicon"\n', 0, {"reason": "missing", "key": "name"}),
    "no base": ('name = "x"\n', 0, {"reason": "missing", "key": "base"}),
    "a name that is no text": (
        'base = "cent"\nname = 3\n',
        2,
        {"reason": "wrong-type", "key": "name", "expects": "text", "given": "3"},
    ),
    "an empty name": ('name = " "\nbase = "cent"\n', 1, {"reason": "bad-name"}),
    "a name with a line end": ('name = "a\\nb"\nbase = "cent"\n', 1, {"reason": "bad-name"}),
    "a code's own name": ('name = "Cent"\nbase = "cent"\n', 1, {"reason": "name-taken"}),
    "an unknown base": (
        'name = "x"\n# base = "cent"\nbase = "rubicom"\n',
        3,
        {
            "reason": "unknown-base",
            "given": "rubicom",
            "nearest": ("rubicon",),
            "allowed": CODES,
        },
    ),
    "an unknown key": (
        TOP + "[swiches]\npic_value = 1\n",
        3,
        {"reason": "unknown-key", "key": "swiches", "nearest": ("switches",)},
    ),
    "a switch outside its table": (
        TOP + "pic_value = 30\n",
        3,
        {"reason": "misplaced", "key": "pic_value", "belongs": "switches"},
    ),
    "a name inside the table": (
        '[switches]\nname = "x"\nbase = "cent"\n',
        2,
        {"reason": "misplaced", "key": "name", "belongs": "top"},
    ),
    "switches that are no table": (
        TOP + "switches = 3\n",
        3,
        {"reason": "wrong-type", "key": "switches", "expects": "table"},
    ),
    "an unknown switch": (
        BODY + "cards_value = 5\nqint_value = 5\n",
        5,
        {"reason": "unknown-switch", "switch": "qint_value"},
    ),
    "true for a number": (
        BODY + "pic_value = true\n",
        4,
        {
            "reason": "wrong-type",
            "switch": "pic_value",
            "given": "true",
            "expects": "int",
            "allowed": (0, 100),
        },
    ),
    "a number for true": (
        BODY + "younger_pic = 1\n",
        4,
        {"reason": "wrong-type", "expects": "bool", "allowed": ("true", "false")},
    ),
    "a text for a number": (
        BODY + "pic_value = '30'\n",
        4,
        {"reason": "wrong-type", "given": '"30"', "expects": "int"},
    ),
    "a word that isn't one of the switch": (
        BODY + 'undercall_binds = "sometimes"\n',
        4,
        {
            "reason": "not-a-word",
            "given": '"sometimes"',
            "expects": "word",
            "allowed": WORDS["undercall_binds"],
        },
    ),
    "too large a number": (
        BODY + "pic_value = 101\n",
        4,
        {"reason": "out-of-range", "given": "101", "allowed": (0, 100)},
    ),
    "too small a number": (BODY + "best_of = 0\n", 4, {"reason": "out-of-range"}),
    "a table without a value": (
        BODY + "[switches.pic_value]\ncite = 'x'\n",
        4,
        {"reason": "missing", "switch": "pic_value", "key": "value"},
    ),
    "a table with another key": (
        BODY + "pic_value = { value = 1, site = 'x' }\n",
        4,
        {"reason": "unknown-key", "switch": "pic_value", "key": "site", "nearest": ("cite",)},
    ),
    "a citation that is no text": (
        BODY + "pic_value = { value = 1, cite = 69 }\n",
        4,
        {"reason": "wrong-type", "key": "cite", "expects": "text", "given": "69"},
    ),
    "a citation that moves the cursor": (
        BODY + 'pic_value = { value = 1, cite = "\\u001b[2J" }\n',
        4,
        {"reason": "wrong-type", "key": "cite"},
    ),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_of_house_rules_is_named_with_its_line(fault: str) -> None:
    text, line, values = FAULTS[fault]
    errors = check(text, "house.toml")
    assert [error.kind for error in errors] == ["bad-setting"] * len(errors)
    found = [error for error in errors if error.values["reason"] == values["reason"]]
    assert found, errors
    error = found[0]
    assert error.place is not None
    assert (error.place.source, error.place.line) == ("house.toml", line)
    assert {key: error.values[key] for key in values} == values
    assert isinstance(error, Impossible) == (values["reason"] == "out-of-range")
    if line:
        assert text[error.place.start :].lstrip().startswith(error.place.text)
        assert error.place.text in text.split("\n")[line - 1]


def test_the_faults_of_the_table_are_all_there_are() -> None:
    reached = {values["reason"] for _, _, values in FAULTS.values()}
    assert reached | {"unknown-code", "bad-cell"} == set(REASONS)


def test_all_faults_are_found_in_one_reading_and_by_line() -> None:
    text = 'nam = "x"\nbase = "cnet"\n[switches]\npic_value = 900\nqint_value = 5\ntarget = "x"\n'
    reasons = [
        (error.place.line, error.values["reason"]) for error in check(text, "f") if error.place
    ]
    assert reasons == [
        (0, "missing"),
        (1, "unknown-key"),
        (2, "unknown-base"),
        (4, "out-of-range"),
        (5, "unknown-switch"),
        (6, "wrong-type"),
    ]


# Texts that look like house rules, and texts that look like nothing.
_LINES = st.sampled_from(
    [
        'name = "x"',
        'base = "cent"',
        "[switches]",
        "[switches.pic_value]",
        "[[switches]]",
        "value = 30",
        "quint_value = 5",
        "younger_pic.value = true",
        "pic_value = { value = 3 }",
        "target = nan",
        'crossing = "elder"',
        "a.b.c = [[[",
        '"""',
        "x = 1979-05-27",
        "",
    ]
)


@settings(max_examples=200, deadline=None)
@given(st.one_of(st.text(), st.lists(st.one_of(_LINES, st.text(max_size=12))).map("\n".join)))
def test_no_text_raises_anything_but_an_error_of_marque(text: str) -> None:
    for error in check(text, "f"):
        assert error.kind == "bad-setting"
        assert error.values["reason"] in REASONS
        assert isinstance(repr(error), str)


@pytest.mark.parametrize(
    "text",
    [
        "\x00" * 1_000_000,
        "]" * 300 + "\n" + "[" * 300,
        "\n".join(f"x{n}." + ".".join("a" * 190) + " = 1" for n in range(160)),
        "\n".join(f"x{n} = 1" for n in range(6000)),
        "[switches]\n" + "\n".join(f"x{n} = 1" for n in range(6000)),
        ("x = " + "[" * 300 + "\n") * 200,
        "x = 1" + "0" * 380,
    ],
    ids=["noise", "brackets", "deep keys", "keys", "switches", "deep lists", "digits"],
)
def test_a_hostile_text_is_refused(text: str) -> None:
    assert check(text, "f")


@pytest.mark.parametrize("name", CODES)
def test_a_code_survives_json(name: str) -> None:
    code = load_code(name)
    assert from_plain(json.loads(json.dumps(to_plain(code)))) == code
    house = read_house(HOUSE.replace("dictionnaire", name), "f")
    assert from_plain(json.loads(json.dumps(to_plain(house)))) == house


def test_a_kept_code_that_was_damaged_is_refused_with_every_fault() -> None:
    plain = to_plain(load_code("cent"))
    del plain["cells"]["pic_value"]
    plain["cells"]["pique_value"] = {}
    plain["cells"]["target"]["value"] = "100"
    plain["cells"]["rubicon"]["ground"] = "silent"
    with pytest.raises(MarqueError) as caught:
        from_plain(plain)
    assert [(one.values["reason"], one.values["switch"]) for one in caught.value.errors] == [
        ("unknown-switch", "pique_value"),
        ("bad-cell", "pic_value"),
        ("wrong-type", "target"),
        ("bad-cell", "rubicon"),
    ]
    for broken in ({}, {"name": "x", "base": "", "cells": []}, {**plain, "name": None}):
        with pytest.raises(Unreadable):
            from_plain(broken)


@pytest.mark.parametrize("name", CODES)
def test_every_fact_is_answered_in_both_languages_with_a_citation_or_silent(name: str) -> None:
    facts = load_facts(name)
    assert len({fact.id for fact in facts}) == len(facts)
    for fact in facts:
        assert fact.question.en
        assert fact.question.fr
        if fact.answer is None:
            assert fact.cite == ""
        else:
            assert fact.answer.en.endswith(".")
            assert fact.answer.fr.endswith(".")
            assert SOURCES.fullmatch(fact.cite), fact


def test_facts_cite_only_the_six_codes_and_each_code_once() -> None:
    answered = {name: sum(fact.answer is not None for fact in load_facts(name)) for name in CODES}
    assert all(answered.values())
    by_id = {name: {fact.id: fact.answer for fact in load_facts(name)} for name in CODES}
    assert by_id["cent"]["packets"] == by_id["raffle"]["packets"]
    assert by_id["cent"]["packets"] != by_id["rubicon"]["packets"]
    assert by_id["academie"]["packets"] is None


def test_both_languages_have_the_same_words_and_all_that_are_needed() -> None:
    needed = {f"code.{name}{end}" for name in CODES for end in ("", ".about")}
    needed |= {f"switch.{switch}{end}" for switch in Switches._fields for end in ("", ".help")}
    needed |= {f"value.{switch}.{word}" for switch, words in WORDS.items() for word in words}
    needed |= {f"ground.{ground}" for ground in GROUNDS}
    assert set(EN) == needed
    assert set(FR) == needed
    for words in (EN, FR):
        assert all(text == text.strip() and text for text in words.values())
        labels = [text for key, text in words.items() if re.fullmatch(r"switch\.\w+", key)]
        assert len(set(labels)) == len(labels)
