"""`marque hand`: what a hand can call, and what of it is good against the cards."""

import json

import pytest
from cli_running import marque, widest
from hypothesis import given, settings
from hypothesis import strategies as st

from marque.calls.announce import parse_calls
from marque.cards.alphabet import ENGLISH, print_hand
from marque.cards.pack import mask_of

HAND = "S:AKQ10 H:QJ109 D:A7 C:A9"


def told(*arguments: str) -> dict:
    ran = marque("hand", *arguments, "--json")
    assert (ran.status, ran.err) == (0, "")
    return json.loads(ran.out)


def test_the_json_is_the_contracts() -> None:
    hand = told("♠AKQJ10 ♥A87 ♦A ♣A98", "--discard", "D:K7 H:9")
    assert hand == {
        "schema": "marque.hand/1",
        "whole": True,
        "point": [{"suit": "S", "cards": 5, "pips": 51}],
        "sequence": [{"suit": "S", "length": 5, "top": "A"}],
        "set": [{"count": 4, "rank": "A"}],
        "carte_blanche": False,
        "against_the_cards": {"point": True, "sequence": True, "set": True},
    }


def test_every_suit_that_ties_for_the_point_is_told_and_sequences_come_best_first() -> None:
    hand = told("S:AKQ7 H:1098 D:KQJ10 C:7")
    assert [one["suit"] for one in hand["point"]] == ["D"]
    assert [one["suit"] for one in told("S:AKQ7 H:AQJ7 D:98 C:98")["point"]] == ["S", "H"]
    assert [(one["suit"], one["length"], one["top"]) for one in hand["sequence"]] == [
        ("D", 4, "K"),
        ("S", 3, "A"),
        ("H", 3, "T"),
    ]


def test_what_can_be_matched_is_not_good_against_the_cards() -> None:
    # Six clubs to the king are still out, but of no rank above the knave more than two cards.
    assert told(HAND, "--discard", "D:K8 H:7")["against_the_cards"] == {
        "point": False,
        "sequence": False,
        "set": True,
    }


def test_the_discard_decides_what_is_good() -> None:
    # Four queens stand outside until one of them is laid out.
    hand = "S:AKJ H:AKJ D:AK10 C:987"
    assert told(hand, "--discard", "S:7 H:8")["against_the_cards"]["set"] is False
    assert told(hand, "--discard", "S:7 H:Q")["against_the_cards"]["set"] is True


def test_without_a_discard_or_with_cards_unknown_nothing_is_good_against_the_cards() -> None:
    assert told(HAND)["against_the_cards"] is None
    assert told("S:AKQ ?", "--discard", "D:K8")["against_the_cards"] is None
    assert told(HAND, "--discard", "D:K8 ?")["against_the_cards"] is None
    assert told("S:987", "--irregular", "--discard", "-")["against_the_cards"]["set"] is None


def test_carte_blanche_of_a_hand_in_part_is_open_until_a_figure_is_seen() -> None:
    assert told("S:10987 H:10987 D:10987")["carte_blanche"] is True
    assert told("S:10987 H:10987 ?")["carte_blanche"] is None
    assert told("S:10987 H:K ?")["carte_blanche"] is False
    # A king laid out was dealt.
    assert told("S:10987 H:10987 D:10987", "--discard", "C:K")["carte_blanche"] is False


def test_a_hand_may_be_typed_without_quotes_and_in_either_alphabet() -> None:
    once = told(HAND)
    assert told(*HAND.split()) == once
    assert told("P:ARD10 C:DV109 K:A7 T:A9") == once


def test_the_option_decides_the_alphabet_of_hand_and_discard_together() -> None:
    # Each could be read in one alphabet; never a mixture.
    assert marque("hand", HAND, "--cards", "en").status == 0
    assert marque("hand", HAND, "--discard", "K8 KR", "--cards", "en").status == 2


@pytest.mark.parametrize(
    ("arguments", "kind"),
    [
        ([HAND, "--discard", "S:A"], "two-places"),
        (["S:AKQ"], "too-few"),
        ([HAND + " C:87"], "too-many"),
        (["S:AAKQ H:QJ109 D:A7 C:A9"], "held-twice"),
        ([""], "too-few"),
        ([], "usage"),
        ([HAND, "--dicard", "D:K"], "usage"),
    ],
)
def test_what_can_not_be_read_is_refused(arguments: list[str], kind: str) -> None:
    ran = marque("hand", *arguments, "--json")
    assert (ran.status, ran.out) == (2, "")
    assert [error["kind"] for error in json.loads(ran.err)["errors"]] == [kind]


def test_a_hand_of_another_size_is_accepted_when_it_is_said_to_be_one() -> None:
    assert told("S:AKQ", "--irregular")["point"] == [{"suit": "S", "cards": 3, "pips": 31}]


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("form", [(), ("--ascii",), ("--plain",)])
@pytest.mark.parametrize("width", [40, 120])
def test_the_view_shows_the_figures_of_the_json(lang: str, form: tuple, width: int) -> None:
    ran = marque("hand", HAND, "--discard", "D:K8 H:7", *form, lang=lang, width=width)
    assert (ran.status, ran.err) == (0, "")
    assert form == ("--plain",) or widest(ran.out) <= width
    assert "\x1b" not in ran.out
    if form == ("--ascii",):
        assert ran.out.isascii()
    words = " ".join(ran.out.split())
    quart, tierce, trio = {
        "en": ("quart to the queen of hearts", "tierce major in spades", "three aces"),
        "fr": ("quarte à la dame de cœur", "tierce majeure en pique", "trois as"),
    }[lang]
    for said in (quart, tierce, trio):
        if form == ("--ascii",):
            said = said.replace("à", "a").replace("œ", "oe")
        assert said in words


def test_a_hand_in_part_says_that_the_rest_is_not_known() -> None:
    ran = marque("hand", "S:AKQ ?", "--discard", "D:7")
    assert "Known in part" in ran.out
    assert "can't be said" in ran.out.replace("’", "'")


@settings(max_examples=60)
@given(st.permutations(range(32)), st.sampled_from(["en", "fr"]))
def test_the_short_form_reads_back_as_what_the_hand_holds(pack: list[int], lang: str) -> None:
    hand = print_hand(mask_of(pack[:12]), ENGLISH)
    ran = marque("hand", hand, "--cards", "en", "--plain", "--lang", lang)
    short = ran.out.splitlines()[-1].partition(":")[2]
    calls, faults = parse_calls(short, "short")
    held = told(hand, "--cards", "en")
    assert not faults
    assert calls.point.pips == held["point"][0]["pips"]
    assert [(call.sequence.length, call.sequence.top.letter) for call in calls.sequences] == [
        (one["length"], one["top"]) for one in held["sequence"]
    ]
    assert [(call.set.size, call.set.rank.letter) for call in calls.sets] == [
        (one["count"], one["rank"]) for one in held["set"]
    ]
