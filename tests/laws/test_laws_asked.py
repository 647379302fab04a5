"""Answers as they are typed, and finding a law by what people say."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from marque.errors import Impossible, MarqueError, Unreadable
from marque.laws.ask import next_step
from marque.laws.catalogue import contents, find, load_law
from marque.laws.given import read_facts
from marque.laws.rule import rule
from marque.laws.search import search


def refusal(law: str, facts: dict[str, str]) -> MarqueError:
    with pytest.raises(MarqueError) as caught:
        next_step(load_law(law), "rubicon", read_facts(load_law(law), facts))
    return caught.value


@pytest.mark.parametrize(
    ("name", "typed", "answer"),
    [
        ("on-table", "oui", True),
        ("ON_TABLE", "No", False),
        ("offender", "Dernier", "younger"),
        ("missing", " 3 ", 3),
        ("announced", "faux", False),
    ],
)
def test_answers_are_read_in_either_language(name: str, typed: str, answer: object) -> None:
    assert list(read_facts(load_law("B27"), {name: typed}).values()) == [answer]


def test_a_choice_is_read_with_any_dash() -> None:
    assert read_facts(load_law("B06"), {"deal": "13–12–7"}) == {"deal": "13-12-7"}


def test_what_is_no_fact_is_refused_with_the_facts_that_are() -> None:
    error = refusal("B26", {"ofender": "elder"})
    assert isinstance(error, Unreadable) and error.kind == "unknown-fact"
    assert error.values["reason"] == "no-such-fact"
    assert error.values["allowed"] == ("offender", "how")
    assert error.values["nearest"] == ("offender",)


def test_what_is_no_answer_is_refused_with_those_that_are() -> None:
    error = refusal("B26", {"how": "stolen"})
    assert (error.values["reason"], error.values["fact"]) == ("not-an-answer", "how")
    assert error.values["allowed"] == ("dealt", "taken", "retaken")


@pytest.mark.parametrize("typed", ["0", "12", "99999"])
def test_a_number_out_of_range_is_refused_with_the_range(typed: str) -> None:
    error = refusal("B27", {"missing": typed})
    assert isinstance(error, Impossible) and error.values["reason"] == "out-of-range"
    assert error.values["allowed"] == tuple(range(1, 12))


def test_answers_that_exclude_each_other_are_refused() -> None:
    error = refusal("B13", {"place": "top", "faced": "2"})
    assert (error.values["reason"], error.values["fact"]) == ("contradictory", "faced")
    assert error.values["allowed"] == (1,)
    # The other way round the question of the place doesn't arise.
    assert refusal("B13", {"faced": "2", "place": "top"}).values["allowed"] == ()


def test_all_faults_are_told_at_once() -> None:
    error = refusal("B27", {"missing": "no", "on-table": "perhaps", "who": "elder"})
    assert [one.values["reason"] for one in error.errors] == [
        "not-an-answer",
        "not-an-answer",
        "no-such-fact",
    ]


def test_facts_that_leave_several_rulings_open_are_refused_with_the_next_question() -> None:
    with pytest.raises(Unreadable) as caught:
        rule(load_law("B26"), "rubicon", {"offender": "elder"})
    assert (caught.value.values["reason"], caught.value.values["fact"]) == ("missing", "how")


def test_an_answer_that_was_never_read_gives_no_ruling_either() -> None:
    with pytest.raises(MarqueError) as caught:
        rule(load_law("B27"), "rubicon", {"offender": "elder", "missing": 40, "on-table": False})
    assert caught.value.values["reason"] == "out-of-range"


@settings(max_examples=60)
@given(st.dictionaries(st.text(max_size=30), st.text(max_size=30), max_size=3), st.text())
def test_nothing_but_our_errors_comes_of_any_text(facts: dict[str, str], words: str) -> None:
    try:
        read_facts(load_law("B27"), facts)
        find(words)
    except MarqueError:
        pass
    assert set(search(words)) <= set(contents())


def test_a_megabyte_of_noise_finds_nothing() -> None:
    assert search("\ud800\0ß" * 400_000) == ()


# Finding.


@pytest.mark.parametrize(
    ("said", "law"),
    [
        ("trop de cartes", "B26"),
        ("thirteen", "B26"),
        ("TREIZE cartes", "B26"),
        ("forgot to show", "B49"),
        ("oublie de montrer", "B49"),
        ("dit bon", "B47"),
        ("said good", "B47"),
        ("misdeal", "B06"),
        ("maldone", "B06"),
        ("revoke", "B56"),
        ("renonse", "B56"),
        ("cartes blanches trop tard", "B19"),
        ("carte retournée en donnant", "B12"),
        ("quel roi manque", "B51"),
        ("fausse annonce", "B44"),
        ("took back a discard", "B37"),
        ("oublié le pic", "B54"),
        ("dealt twice running", "B14"),
        ("combien de coeurs", "B53"),
    ],
)
def test_a_law_is_found_by_what_people_say(said: str, law: str) -> None:
    assert search(said)[0].id == law


def test_every_law_is_found_by_its_title_in_both_languages() -> None:
    for entry in contents():
        for title in entry.title:
            assert entry in search(title)[:3], title


def test_a_law_is_found_by_its_numbers() -> None:
    assert [entry.id for entry in search("b7")] == ["B07"]
    assert [entry.id for entry in search("CAV-25")] == ["B26", "B37"]
    assert [entry.id for entry in search("aca loi 24")] == ["B52"]
    assert [entry.id for entry in search("case-19")] == ["B63"]
    with pytest.raises(Unreadable) as caught:
        find("cav-99")
    assert caught.value.values["reason"] == "law"


def test_what_nobody_says_finds_nothing() -> None:
    assert search("xyzzy") == ()
