"""A deal as it is spoken: whole dialogues, and that every count of the ledger is said."""

import os
from difflib import unified_diff
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from rich.cells import cell_len

from marque.calls.call import Answers
from marque.calls.numerals import number_in_words
from marque.calls.plays import Packets, Tricks, Winners
from marque.calls.side import SIDES, Side
from marque.codes.load import CODES, load_code, read_house
from marque.referee.deal import NOT_KNOWN, Deal
from marque.referee.effects import CategoryLost, CountsNothing, DealVoid
from marque.referee.fields import read_deal
from marque.referee.judge import judge
from marque.referee.record import deal_of, read_records
from marque.referee.verdict import Verdict
from marque.views.dialogue import dialogue
from marque.views.document import unstyled
from marque.views.frame import Frame
from marque.views.render import render
from marque.views.spoken import spoken_view
from tests.referee.strategies import deals

ROOT = Path(__file__).parents[2]
PUBLISHED = ROOT / "marque" / "referee" / "data" / "published.txt"
GOLDENS = Path(__file__).parent / "goldens" / "spoken"
LANGUAGES = ("en", "fr")

RECORDS = {
    entry.record.title: entry.record
    for entry in read_records(PUBLISHED.read_text(encoding="utf-8").splitlines(), PUBLISHED.name)
}
OUR_DEALS = {
    "equal": (
        "rubicon",
        {
            "elder-name": "Anne",
            "younger-name": "Boris",
            "elder": "S:AKQJ7 H:KQJ C:K9 D:T8",
            "younger": "D:AKQJ7 H:AT9 C:AJ8 S:8",
            "tricks": "SA/S8 SK/H9 SQ/HT SJ/C8 S7/D7 HK/HA DA/D8 DK/DT DQ/C9 DJ/HJ CA/CK CJ/HQ",
        },
    ),
    "words": (
        "dictionnaire",
        {
            "elder-name": "Anne",
            "younger-name": "Boris",
            "elder": "p6=58; 4V; R3",
            "younger": "p6=56; 5R; D4",
        },
    ),
    "carte-blanche": (
        "academie",
        {
            "elder-name": "Élise",
            "younger-name": "Ivan",
            "elder-dealt": "S:AT987 H:AT9 D:A98 C:8",
            "elder-discard": "H:T9 D:98 C:8",
            "elder": "S:AJT987 H:AK D:AT C:AQ",
            "younger": "S:KQ H:QJ87 D:KQJ C:KJT",
            "tricks": "SA/SQ SJ/SK DK/DA ST/H7 S9/H8 S8/HJ S7/DJ HA/HQ HK/CT CA/CJ CQ/CK DQ/DT",
        },
    ),
}
GOLDEN_DEALS = ("D2", "D3", "D4", "C1", "C15", "C17", "C19", "K1", *OUR_DEALS)


def judged(title: str) -> tuple[Verdict, Deal]:
    if title in OUR_DEALS:
        code, fields = OUR_DEALS[title]
        deal = read_deal(fields, "en")
    else:
        code = RECORDS[title].fields["code"]
        deal = deal_of(RECORDS[title], PUBLISHED.name)
    return judge(deal, load_code(code)), deal


def lines(verdict: Verdict, deal: Deal, lang: str = "en") -> list[str]:
    frame = Frame(lang, plain=True)
    return render(spoken_view(verdict, deal, frame), frame).splitlines()


def lines_of(code: str, lang: str = "en", **fields: str) -> list[str]:
    deal = read_deal({name.replace("_", "-"): text for name, text in fields.items()}, "en")
    return lines(judge(deal, load_code(code)), deal, lang)


def counts_to_say(verdict: Verdict, side: Side) -> list[int]:
    """A side's running counts, those left out that a repic or pic turns into others."""
    mine = [line for line in verdict.ledger if line.side is side]
    turned = [before for before, line in pairwise(mine) if line.kind in ("repic", "pic")]
    return [line.running for line in mine if line not in turned]


def counts_said(verdict: Verdict, deal: Deal, side: Side) -> list[int]:
    said = (one for one in dialogue(verdict, deal) if one.side is side)
    return [count.after for one in said for count in one.counts]


# Whole dialogues, read line by line as players say them; MARQUE_GOLDENS=write writes them anew.


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("title", GOLDEN_DEALS)
def test_the_dialogue_is_as_it_was_read(title: str, lang: str) -> None:
    golden = GOLDENS / f"{title}.{lang}.txt"
    said = "".join(f"{line}\n" for line in lines(*judged(title), lang))
    if os.environ.get("MARQUE_GOLDENS") == "write":
        golden.write_text(said, encoding="utf-8", newline="\n")
    wanted = golden.read_text(encoding="utf-8")
    diff = unified_diff(wanted.splitlines(), said.splitlines(), golden.name, "said", lineterm="")
    assert said == wanted, "\n".join(diff)


def test_every_golden_belongs_to_a_deal() -> None:
    names = {f"{title}.{lang}.txt" for title in GOLDEN_DEALS for lang in LANGUAGES}
    assert {path.name for path in GOLDENS.iterdir()} == names


# The counts are the ledger's.


@pytest.mark.parametrize("title", [*RECORDS, *OUR_DEALS])
def test_the_counts_said_are_those_of_the_ledger(title: str) -> None:
    verdict, deal = judged(title)
    for side in SIDES:
        assert counts_said(verdict, deal, side) == counts_to_say(verdict, side)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("title", [*RECORDS, *OUR_DEALS])
def test_each_count_is_in_the_words_in_which_it_is_said(title: str, lang: str) -> None:
    verdict, deal = judged(title)
    view = spoken_view(verdict, deal, Frame(lang))
    for said, line in zip(dialogue(verdict, deal), view, strict=True):
        rest = unstyled(line.text).lower()
        for count in said.counts:
            words = number_in_words(count.after, lang)
            assert words in rest
            rest = rest.partition(words)[2]


@st.composite
def told_otherwise(draw: st.DrawFn) -> Deal:
    """A deal, its play told in one of the ways, its hands and rulings known or not."""
    deal = draw(deals())
    assert isinstance(deal.play, Tricks)
    leader, winners = Side.ELDER, []
    for trick in deal.play.tricks:
        leader = trick.winner(leader)
        winners.append(leader)
    elder = winners.count(Side.ELDER)
    first = draw(st.integers(0, 12))
    play = draw(
        st.sampled_from(
            [
                deal.play,
                Tricks(deal.play.tricks[:first]),
                Winners(tuple(winners)),
                Winners(tuple(winners[:first])),
                Packets(elder, 12 - elder, winners[-1]),
                None,
            ]
        )
    )
    side = draw(st.sampled_from(SIDES))
    effects = [CategoryLost(side, "sequence"), CountsNothing(side, bars=False), DealVoid()]
    chosen = draw(st.sampled_from([(), (), (), *((effect,) for effect in effects)]))
    deal = deal._replace(play=play, effects=chosen)
    unseen = draw(st.sampled_from(["", "", "elder", "younger"]))
    if unseen:
        deal = deal._replace(**{unseen: getattr(deal, unseen)._replace(hand=NOT_KNOWN)})
    answer = st.sampled_from([None, None, "good", "equal", "not good"])
    return deal._replace(answers=Answers(draw(answer), draw(answer), draw(answer)))


@settings(max_examples=100, deadline=None)
@given(told_otherwise(), st.sampled_from(CODES), st.sampled_from(LANGUAGES))
def test_whatever_is_known_each_side_ends_on_its_count_of_the_ledger(deal, code, lang):
    verdict = judge(deal, load_code(code))
    for side in SIDES:
        said, due = counts_said(verdict, deal, side), counts_to_say(verdict, side)
        assert said[-1:] == due[-1:]
        assert set(said) <= set(due)
        if isinstance(deal.play, Tricks):
            assert said == due
    frame = Frame(lang, width=40, charset="ascii")
    text = render(spoken_view(verdict, deal, frame), frame)
    assert text.isascii()
    assert all(cell_len(line) <= 40 for line in text.splitlines())


# What is asked, answered and left unsaid.


def test_the_pips_are_asked_for_only_by_one_who_has_as_many_cards() -> None:
    asked = lines_of("rubicon", elder="p5=48", younger="p5=47")
    assert asked[1:4] == ["Younger: Making?", "Elder: Forty-eight.", "Younger: Good."]
    assert "Younger: Making?" not in lines_of("rubicon", elder="p5=48", younger="p6=56")


@pytest.mark.parametrize(
    ("called", "answer"),
    [
        ("p5=48", "Elles sont bonnes."),
        ("3A", "Elle est bonne."),
        ("A4", "Il est bon."),
        ("K3", "Ils sont bons."),
        ("Q3", "Elles sont bonnes."),
    ],
)
def test_a_french_answer_agrees_with_what_it_answers(called: str, answer: str) -> None:
    assert f"Dernier : {answer}" in lines_of("rubicon", "fr", elder=called, younger="rien")


def test_lesser_calls_are_heard_only_where_the_best_is_good() -> None:
    good = lines_of("rubicon", elder="A4; K3", younger="Q4")
    beaten = lines_of("rubicon", elder="Q4; K3", younger="A4")
    assert "Elder: Three kings." in good
    assert "Elder: Three kings." not in beaten


def test_a_code_that_counts_the_best_alone_hears_no_other() -> None:
    assert "Elder: Three kings." not in lines_of("raffle", elder="A4; K3", younger="Q3")


def test_equal_sequences_may_give_way_to_the_next() -> None:
    text = "name = 'house'\nbase = 'rubicon'\n[switches]\nequal_blocks_all = false\n"
    code = read_house(text.replace("'", '"'), "house.toml")
    deal = read_deal({"elder": "4A; 3K", "younger": "4A; 39"})
    said = lines(judge(deal, code), deal)
    assert said[:5] == [
        "Elder: Quart major.",
        "Younger: Equal.",
        "Elder: Tierce to the king.",
        "Younger: Good.",
        "Elder: Three.",
    ]


def test_a_false_call_is_said_and_what_the_cards_say_to_it() -> None:
    hand = "S:AKQJ7 H:KQJ C:K9 D:T8"
    said = lines_of("rubicon", elder=hand, elder_says="A4; K3", younger="rien")
    at = said.index("Elder: Four aces.")
    assert said[at + 1].startswith("(Elder called four aces and did not hold them")
    assert said[at + 2 : at + 4] == ["Elder: Three kings.", "Younger: Good."]


def test_a_suit_is_named_when_it_changes() -> None:
    said = lines(*judged("D2"))
    assert "Elder: The ace of spades: twenty-nine." in said
    assert "Elder: The king: sixty." in said
    assert "Younger: The eight of clubs." in said


def test_an_answer_that_was_given_is_said_as_given() -> None:
    fields = {"elder": "p5=48", "younger": "p6=56", "younger_answers": "good"}
    said = lines_of("rubicon", **fields)
    assert said[1] == "Younger: Good."
    assert "right was" in said[2]


def test_what_is_not_known_is_said_to_be_unknown_and_not_made_up() -> None:
    assert lines_of("rubicon", elder="p5=48", younger="-") == [
        "(Only what is certain is counted.)",
        "Elder: Five cards, making forty-eight.",
        "(What younger answers isn’t known.)",
        "(Elder leads.)",
        "(What younger counts isn’t known.)",
        "(The play isn’t known.)",
    ]


def test_names_are_made_harmless() -> None:
    said = lines_of("rubicon", elder="p5=48", younger="p4=40", elder_name="A\x1b[31m\nB: x")
    assert said[0] == "A�[31m B: x: Five cards."


def test_a_play_whose_tricks_cannot_be_counted_singly_is_counted_at_its_end() -> None:
    said = lines_of("rubicon", elder="p5=48", younger="rien", tricks="7-5E", played="9-6")
    assert said[2:] == [
        "Elder: Five.",
        "(Elder leads.)",
        "Younger: Nothing to count.",
        "(Tricks: elder 7, younger 5.)",
        "Elder: And eight in play, thirteen; and one for the last trick, fourteen; "
        "and ten for the cards, twenty-four.",
        "Younger: Six in play.",
    ]


def test_a_code_that_counts_no_single_trick_goes_from_the_lead_to_the_last_count() -> None:
    said = lines_of("raffle", elder="p5=48", younger="rien", tricks="E5Y6E1")
    assert said[3:] == [
        "(Elder leads.)",
        "Younger: Nothing to count.",
        "(Tricks: elder 6, younger 6.)",
        "Elder: And two for the last trick, seven.",
        "Elder: The cards are divided.",
    ]
