"""The catalogue: every law under every code, whatever the answers; and what the loader refuses."""

from __future__ import annotations

import copy
import json
import re
import tomllib
import unicodedata
from typing import Any

import pytest

from marque.codes.load import CODES
from marque.errors import MarqueError
from marque.laws.ask import next_step
from marque.laws.catalogue import DATA, contents, find, load_law
from marque.laws.check import faults
from marque.laws.law import Answer, Fact, Law, every_answer, holds
from marque.laws.plain import plain_law, plain_ruling
from marque.laws.read import read_law
from marque.laws.rule import rule
from marque.laws.ruling import Ruling, cites_under, outcome_for, ruling_of

LAWS = [entry.id for entry in contents()]
COMMON = tomllib.loads((DATA / "common.toml").read_text(encoding="utf-8"))

Path = dict[str, Answer]


def paths(law: Law, code: str, known: Path) -> list[tuple[Path, Ruling]]:
    """Every way through the questions that are asked, and the ruling at its end."""
    step = next_step(law, code, known)
    if isinstance(step, Ruling):
        return [(known, step)]
    return [
        path for answer in step.allowed for path in paths(law, code, {**known, step.name: answer})
    ]


# Every combination of answers of every law.


def test_there_are_seventy_laws() -> None:
    assert [f"B{number:02}" for number in range(1, 71)] == LAWS
    named = {path.stem for path in DATA.glob("B*.toml")}
    assert named == set(LAWS)


@pytest.mark.parametrize("id_", LAWS)
def test_every_combination_of_answers_has_exactly_one_ruling_under_every_code(id_: str) -> None:
    law = load_law(id_)
    for code in CODES:
        for answers in every_answer(law):
            own = [case for case in law.cases.get(code, ()) if holds(case.when, answers)]
            assert len(own) == (1 if code in law.cases else 0)
            ruling = ruling_of(law, code, outcome_for(law, code, answers))
            assert ruling.silent == (not ruling.choices) == (not ruling.cites)
            assert rule(law, code, answers) == ruling


@pytest.mark.parametrize("id_", LAWS)
def test_asking_leads_to_every_ruling_and_asks_nothing_in_vain(id_: str) -> None:
    law = load_law(id_)
    for code in CODES:
        walked = paths(law, code, {})
        reached = {ruling for _, ruling in walked}
        assert reached == {
            ruling_of(law, code, outcome_for(law, code, answers)) for answers in every_answer(law)
        }
        for path, ruling in walked:
            # Whatever wasn't asked can't change the ruling.
            left = {outcome_for(law, code, answers) for answers in every_answer(law, path)}
            assert {ruling_of(law, code, outcome) for outcome in left} == {ruling}
        for asked in {tuple(path.items())[:n] for path, _ in walked for n in range(len(path))}:
            step = next_step(law, code, dict(asked))
            assert isinstance(step, Fact)
            ends = [paths(law, code, {**dict(asked), step.name: one}) for one in step.allowed]
            assert len({frozenset(repr(ruling) for _, ruling in end) for end in ends}) > 1


@pytest.mark.parametrize("id_", LAWS)
def test_every_question_decides_something_under_some_code(id_: str) -> None:
    law = load_law(id_)
    asked = {name for code in CODES for path, _ in paths(law, code, {}) for name in path}
    assert asked == {fact.name for fact in law.facts}


# What the catalogue covers.

# The codes' own numbers that tell no breach: the scores, and the order of drawing.
NO_BREACH = {*range(61, 70), *range(71, 74), 23, 34}
NUMBERS = [
    *(f"aca-loi-{n}" for n in range(1, 25)),
    *(f"aca-art-{n}" for n in (20, 21, 38, 43, 47)),
    *(f"dic-loi-{n}" for n in range(1, 29) if n != 24),
    "dic-maldonne",
    *(f"cav-{n}" for n in range(1, 79) if n not in NO_BREACH),
    *(f"case-{n}" for n in range(1, 23)),
    *(f"cent-{n}" for n in (*range(1, 25), 27, 30)),
]


def test_every_law_of_the_codes_is_found_by_its_number() -> None:
    assert all(find(number) for number in NUMBERS)


def test_every_number_of_a_law_is_one_that_its_rulings_cite() -> None:
    for entry in contents():
        law = load_law(entry.id)
        cited = {alias(cite) for code in law.cases for cite in cites_under(law, code)}
        assert set(entry.aliases) <= cited, entry.id


def alias(cite: str) -> str:
    """The number that stands for a citation: "Cavendish, Case XIV" is "case-14"."""
    source, _, place = cite.partition(", ")
    if source == "Cavendish":
        place = place.replace("Law ", "cav-").replace("au cent ¶", "cent-")
        if place.startswith("Case "):
            return f"case-{roman(place[5:])}"
        return place
    plain = unicodedata.normalize("NFD", place.replace("art. ", "art-"))
    plain = "".join(sign for sign in plain if not unicodedata.combining(sign))
    return f"{source[:3].casefold().replace('é', 'e')}-{plain.replace(' ', '-')}"


def roman(numeral: str) -> int:
    digits = [{"I": 1, "V": 5, "X": 10}[sign] for sign in numeral]
    return sum(-one if one < max(digits[at:]) else one for at, one in enumerate(digits))


def test_the_codes_rule_as_many_breaches_as_their_texts_do() -> None:
    cites = {code: [cites_under(load_law(id_), code) for id_ in LAWS] for code in CODES}
    by_code = {code: sum(map(bool, found)) for code, found in cites.items()}
    assert by_code["academie"] >= 36
    assert by_code["dictionnaire"] >= 43
    assert by_code["raffle"] == 0
    assert sum(any("Law" in cite for cite in found) for found in cites["rubicon"]) >= 52
    assert sum(any("Case" in cite for cite in found) for found in cites["rubicon"]) >= 15


# Breaches that each code's text treats, by the index of its articles.
ACADEMIE = "07 10 12 13 14 16 19 21 22 23 24 25 26 27 28 29 30 33 34 35 37 43 44 45 47 48 49 50 51"
ACADEMIE += " 52 56 57 58 61 62 66"
DICTIONNAIRE = "01 02 04 05 06 07 08 09 10 12 14 16 19 21 22 23 24 25 26 27 28 29 30 33 34 35 37 43"
DICTIONNAIRE += " 44 46 47 48 49 50 51 52 54 56 57 58 61 62 66"


@pytest.mark.parametrize(
    ("code", "numbers"), [("academie", ACADEMIE), ("dictionnaire", DICTIONNAIRE)]
)
def test_a_code_rules_every_breach_that_its_articles_treat(code: str, numbers: str) -> None:
    assert not [n for n in numbers.split() if not cites_under(load_law(f"B{n}"), code)]


@pytest.mark.parametrize("id_", LAWS)
def test_piquet_au_cent_is_as_rubicon_wherever_it_says_nothing_itself(id_: str) -> None:
    law = load_law(id_)
    if "cent" not in law.cases:
        for answers in every_answer(law):
            assert outcome_for(law, "cent", answers) == outcome_for(law, "rubicon", answers)


# The texts.


def texts(law: Law) -> list[tuple[str, str]]:
    plain = plain_law(law)
    found: list[tuple[str, str]] = []

    def collect(value: Any) -> None:
        if isinstance(value, dict):
            if {"en", "fr"} <= value.keys():
                found.append((value["en"], value["fr"]))
            for one in value.values():
                collect(one)
        elif isinstance(value, list):
            for one in value:
                collect(one)

    collect(plain)
    return found


@pytest.mark.parametrize("id_", LAWS)
def test_every_text_is_there_in_both_languages_and_typed_plainly(id_: str) -> None:
    for english, french in texts(load_law(id_)):
        assert english.strip() and french.strip() and english != french
        # Typographic apostrophes and no-break spaces are the language room's to set.
        assert not re.search("[’\u00a0\u202f]", english + french)
        assert not re.search(r"\S[;:?!]", french), french
        assert "  " not in english + french


def test_a_law_tells_which_others_to_see() -> None:
    for id_ in LAWS:
        for cases in load_law(id_).cases.values():
            assert all(other in LAWS and other != id_ for case in cases for other in case.see)


@pytest.mark.parametrize("id_", ["B01", "B26", "B44"])
def test_a_law_in_plain_values_shows_each_fact_with_what_may_be_typed(id_: str) -> None:
    plain = json.loads(json.dumps(plain_law(load_law(id_))))
    assert plain["id"] == id_
    for fact in plain["facts"]:
        assert fact["type"] in ("yes-no", "side", "choice", "number")
        assert fact["name"] and len(fact["allowed"]) > 1 and fact["question"]["en"].endswith("?")
    assert set(plain["codes"]) == set(CODES)


def test_a_ruling_in_plain_values() -> None:
    ruling = rule(load_law("B26"), "rubicon", {"offender": "younger", "how": "retaken"})
    assert json.loads(json.dumps(plain_ruling(ruling)))["choices"] == [
        {
            "key": "enforce",
            "effects": [
                {
                    "kind": "counts-nothing",
                    "side": "younger",
                    "bars": True,
                    "keeps-blanche": True,
                    "cite": "Cavendish, Law 25",
                }
            ],
        },
        {"key": "waive", "effects": [{"kind": "waived", "cite": "Cavendish, Law 44"}]},
    ]


# What the loader refuses.

SOUND: dict[str, Any] = tomllib.loads("""
[facts.offender]
like = "offender"
[facts.cards]
type = "number"
range = [12, 14]
en = "How many cards?"
fr = "Combien de cartes ?"
[facts.how]
type = "choice"
if = { cards = ">12" }
en = "How?"
fr = "Comment ?"
values.dealt = { en = "dealt", fr = "données" }
values.taken = { en = "taken", fr = "prises" }
[[rubicon]]
when = { cards = 12 }
en = "Nothing is wrong."
fr = "Tout est bien."
cite = "Cavendish, Law 9"
[[rubicon]]
when = { cards = ">12", how = "dealt" }
en = "There is a fresh deal."
fr = "On refait."
cite = "Cavendish, Law 12"
remedy = "deal-again"
[[rubicon]]
when = { cards = ">12", how = "taken" }
en = "He counts nothing."
fr = "Il ne compte rien."
cite = "Cavendish, Law 31"
effects = [{ kind = "counts-nothing", side = "offender", bars = true }]
""")


def found_in(table: dict[str, Any]) -> list[tuple[str, str]]:
    """The faults of a law so described: where, and why."""
    try:
        law = read_law(contents()[0], table, COMMON)
    except MarqueError as error:
        errors = error.errors
    else:
        errors = faults(law)
    return [(error.place.text if error.place else "", error.values["reason"]) for error in errors]


def test_a_sound_law_is_accepted() -> None:
    assert found_in(SOUND) == []


DAMAGES = {
    "gap": ("rubicon", 2, "when", {"cards": 13, "how": "taken"}),
    "overlap": ("rubicon", 0, "when", {"cards": [12, 13]}),
    "unreachable": ("rubicon", 1, "when", {"cards": 12, "how": "dealt"}),
    "unknown-effect": ("rubicon", 2, "effects", [{"kind": "counts-double"}]),
    "missing": ("rubicon", 2, "effects", [{"kind": "counts-nothing", "side": "offender"}]),
    "wrong-type": (
        "rubicon",
        2,
        "effects",
        [{"kind": "tricks-to", "side": "elder", "tricks": "how"}],
    ),
    "unknown-remedy": ("rubicon", 1, "remedy", "whipping"),
    "missing-language": ("facts", "how", "fr", ""),
    "unknown-answer": ("rubicon", 1, "when", {"cards": ">12", "how": "stolen"}),
    "unknown-fact": ("rubicon", 1, "when", {"colour": "red"}),
    "unknown-key": ("rubicon", 1, "because", "tradition"),
    "unknown-ground": ("rubicon", 1, "ground", "guessed"),
    "who-without-choices": ("rubicon", 0, "who", "elder"),
}


@pytest.mark.parametrize("reason", DAMAGES)
def test_a_faulty_law_is_refused_and_the_place_named(reason: str) -> None:
    table = copy.deepcopy(SOUND)
    part, which, key, value = DAMAGES[reason]
    table[part][which][key] = value
    found = found_in(table)
    assert reason in [why for _, why in found]
    assert all(place.startswith(part) for place, _ in found)


def test_a_question_that_decides_nothing_is_refused() -> None:
    table = copy.deepcopy(SOUND)
    table["facts"]["late"] = {"type": "yes-no", "en": "Was it late?", "fr": "Était-il tard ?"}
    assert found_in(table) == [("facts", "dead-question")]


def test_a_ruling_on_a_question_not_asked_there_is_refused() -> None:
    table = copy.deepcopy(SOUND)
    table["facts"]["who"] = {"like": "offender", "if": {"cards": 14}}
    table["rubicon"][2]["effects"] = [{"kind": "game-lost", "side": "who"}]
    assert ("rubicon", "not-asked-there") in found_in(table)
