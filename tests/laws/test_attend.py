"""The laws that could change a verdict: named where the deal gives cause, likeliest first."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from marque.calls.side import Side
from marque.codes.load import CODES, load_code, read_house
from marque.laws.attend import MOST, RULED_BY, Attention, attend
from marque.laws.catalogue import load_law
from marque.laws.ruling import cites_under
from marque.referee.fields import read_deal
from marque.referee.judge import judge

ELDER, YOUNGER = Side.ELDER, Side.YOUNGER

HAND = "S:AKQJ987 H:Q C:Q D:Q98"  # 7 cards 65, 4A, 39, Q4
OTHER = "S:10 H:AK10 C:AKJ1098 D:A10"  # 6 cards 58, 4J, three aces, 104


def named(code: str = "dictionnaire", **fields: str) -> tuple[Attention, ...]:
    deal = read_deal({name.replace("_", "-"): text for name, text in fields.items()})
    rules = load_code(code)
    return attend(judge(deal, rules), deal, rules)


def told(code: str = "dictionnaire", **fields: str) -> list[tuple[str, str]]:
    return [(one.law, one.why) for one in named(code, **fields)]


GENERAL = [("B26", "thirteen"), ("B27", "eleven")]


def test_a_point_that_is_good_had_to_be_shown_where_the_code_has_it_so() -> None:
    fields = {"elder": "p6=58", "younger": "p5=48; 4K"}
    shown = [("B49", "not-shown"), ("B49", "not-shown"), *GENERAL]
    for code in ("academie", "dictionnaire", "cent"):
        assert told(code, **fields) == shown
        assert [one.side for one in named(code, **fields)[:2]] == [ELDER, YOUNGER]
        assert [one.category for one in named(code, **fields)[:2]] == ["point", "sequence"]
    assert told("rubicon", **fields) == GENERAL


def test_equal_points_are_shown_by_both() -> None:
    first = named(elder="p39", younger="p39")[0]
    assert first == Attention("B49", "equal-not-shown", None, "point")


def test_a_false_quatorze_comes_before_everything_else() -> None:
    first = named(elder=HAND, younger=OTHER, elder_says="p7=65; 4A; J4")[0]
    assert first == Attention("B44", "false-call", ELDER, "set")


def test_a_false_point_is_not_shown_where_points_are_shown() -> None:
    fields = {"elder": HAND, "younger": OTHER, "elder_says": "p8"}
    assert told("rubicon", **fields)[0] == ("B44", "false-call")
    assert told("dictionnaire", **fields)[0] == ("B49", "not-shown")


@pytest.mark.parametrize(
    ("answer", "first"), [("good", "said-better"), ("equal", "said-better"), ("not good", "")]
)
def test_younger_who_allowed_too_much_may_put_it_right(answer: str, first: str) -> None:
    found = told(elder=OTHER, younger=HAND, younger_answers=answer)
    assert (("B47", "said-better") in found) == bool(first)


def test_younger_who_allowed_too_little_costs_elder_nothing_for_good() -> None:
    for answer in ("equal", "not good"):
        fields = {"elder": HAND, "younger": OTHER, "younger_answers": answer}
        assert told("cent", **fields)[0] == ("B48", "said-worse")
        assert "B48" not in [law for law, _ in told("rubicon", **fields)]


def test_a_call_below_the_hand_binds_or_may_be_mended() -> None:
    first = named("rubicon", elder=HAND, younger=OTHER, elder_says="p7=65; 39; Q4")[0]
    assert first == Attention("B42", "called-less", ELDER, "sequence")
    assert ("B50", "not-called") in told("rubicon", elder=HAND, younger=OTHER, elder_says="p7; 4A")


def test_a_misnomer_is_told_from_a_false_call() -> None:
    # He holds four queens, and younger three of the aces that he named.
    found = named(
        "rubicon", elder=HAND, younger=OTHER, elder_says="p7=65; 4A; A4", elder_discard="H:7 D:7"
    )
    assert found[0].law == "B45"


def test_hands_of_another_size_come_first() -> None:
    fields = {"elder": f"{HAND} H:J", "younger": OTHER, "irregular": "yes"}
    assert named("rubicon", **fields)[0] == Attention("B26", "too-many", ELDER)
    fields = {"elder": HAND, "younger": OTHER.replace(" D:A10", " D:A"), "irregular": "yes"}
    assert named("rubicon", **fields)[0] == Attention("B27", "too-few", YOUNGER)


def test_a_repic_may_have_been_forgotten() -> None:
    fields = {"elder": "p6=59; 5A; A4", "younger": "p5=48"}
    assert ("B54", "not-said") in told("rubicon", **fields)
    assert "B54" not in [law for law, _ in told("academie", **fields)]


def test_a_trio_may_have_been_four_unless_the_other_shows_the_fourth() -> None:
    assert ("B51", "trio") in told("rubicon", elder="p5; K3", younger="p4")
    assert ("B51", "trio") not in told("rubicon", elder="p5=50; K3", younger="S:K ?")


def test_carte_blanche_may_have_come_too_late() -> None:
    assert ("B19", "blanche-late") in told("rubicon", elder="cb; p5=44", younger="p4")


def test_where_cards_were_played_a_revoke_is_possible() -> None:
    assert ("B56", "revoke") in told("rubicon", elder="p6=58", younger="p5", tricks="E7Y5")


def test_a_code_without_laws_has_none_to_name() -> None:
    assert told("raffle", elder="p6=58; 5A; A4", younger="p5=48") == []


def test_house_rules_have_the_laws_of_their_base() -> None:
    house = read_house('name = "us"\nbase = "cent"\n[switches]\ncapot_value = 30\n', "x")
    deal = read_deal({"elder": "p6=58", "younger": "p5"})
    assert attend(judge(deal, house), deal, house)[0].law == "B49"


def test_of_a_void_deal_nothing_can_be_changed() -> None:
    assert told("rubicon", elder="p6=58", younger="p5", effects="fresh-deal younger") == []


def test_what_is_kept_of_the_catalogue_is_what_it_says() -> None:
    for law, codes in RULED_BY.items():
        ruling = {code for code in CODES if cites_under(load_law(law), code)}
        if law == "B49":  # under rubicon its ruling is that nothing is lost
            ruling.discard("rubicon")
        assert set(codes) == ruling, law


WORDS = st.sampled_from(["p6=58", "p5", "p39", "5K", "4A", "39", "A3", "K4", "104", "cb", "-"])


@settings(max_examples=60)
@given(
    st.sampled_from(CODES),
    st.lists(WORDS, min_size=1, max_size=4),
    st.lists(WORDS, min_size=1, max_size=4),
    st.sampled_from(["", "E7Y5", "7-5E"]),
)
def test_there_are_few_and_each_is_a_law_of_the_code(
    code: str, elder: list[str], younger: list[str], tricks: str
) -> None:
    fields = {"elder": "; ".join(elder), "younger": "; ".join(younger), "tricks": tricks}
    try:
        found = named(code, **fields)
    except ValueError:  # calls that contradict themselves
        return
    assert len(found) <= MOST
    assert len(set(found)) == len(found)
    assert all(code in RULED_BY[one.law] for one in found)
