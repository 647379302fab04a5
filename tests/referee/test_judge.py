"""The judge: the traps of the rules, one test each, and what is true of every deal."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from marque.calls.plays import Tricks, Winners
from marque.calls.side import SIDES, Side
from marque.codes.code import Code
from marque.codes.load import CODES, load_code, read_house
from marque.errors import MarqueError
from marque.referee.deal import Deal, Holding
from marque.referee.effects import (
    CategoryLost,
    CountsNothing,
    DealVoid,
    PlayConceded,
    TricksTo,
)
from marque.referee.fields import read_deal
from marque.referee.judge import judge
from marque.referee.verdict import Verdict
from tests.referee.strategies import deals

codes = st.sampled_from(CODES).map(load_code)


def ruled(code: str, elder: str, younger: str, **fields: str) -> Verdict:
    """The verdict on hands as typed; other fields by their names."""
    texts = {"elder": elder, "younger": younger}
    texts |= {name.replace("_", "-"): text for name, text in fields.items()}
    return judge(read_deal(texts, "en"), load_code(code))


def totals(verdict: Verdict) -> tuple[int, int]:
    return verdict.scores[0].total, verdict.scores[1].total


def house(base: str, **switches: object) -> Code:
    lines = [
        f"{name} = {str(value).lower() if isinstance(value, bool) else repr(value)}"
        for name, value in switches.items()
    ]
    text = "\n".join(["name = 'house'", f"base = '{base}'", "[switches]", *lines])
    return read_house(text.replace("'", '"'), "house.toml")


# Traps of the rules, by their numbers.

EQUAL_TIERCES = ("S:AKQJ H:KQJ D:T98 C:87", "S:T987 H:T98 D:AKQJ C:9")


def test_trap_3_an_equal_best_sequence_blocks_everything() -> None:
    verdict = ruled("rubicon", *EQUAL_TIERCES)
    assert verdict.sequence.good == "equal"
    assert verdict.sequence.points == 0


def test_trap_3_a_code_may_let_the_others_be_compared() -> None:
    deal = read_deal({"elder": EQUAL_TIERCES[0], "younger": EQUAL_TIERCES[1]}, "en")
    verdict = judge(deal, house("rubicon", equal_blocks_all=False))
    # Quart major against quart major, then a quart minor against a tierce to the king.
    assert verdict.sequence.good == "younger"
    assert verdict.sequence.points == 4 + 3


def test_trap_4_an_equal_point_saves_from_nothing() -> None:
    # The equal point stands before the thirty-one of younger's sets (K1).
    verdict = ruled("rubicon", "S:KJ9 H:KJ9 D:KJ C:KJT8", "S:AQT7 H:AQT D:AQT C:AQ")
    assert verdict.point.good == "equal"
    assert verdict.repic is Side.YOUNGER


def test_trap_4_unless_the_code_says_that_equality_saves() -> None:
    deal = read_deal(
        {"elder": "S:KJ9 H:KJ9 D:KJ C:KJT8", "younger": "S:AQT7 H:AQT D:AQT C:AQ"}, "en"
    )
    assert judge(deal, house("rubicon", equality_saves=True)).repic is None


def test_trap_5_younger_makes_repic_only_where_the_code_lets_him() -> None:
    hands = ("D:KQJT87 H:KQJT9 S:K", "C:AKQJT8 D:A S:AQ98 H:A")
    assert ruled("rubicon", *hands).repic is Side.YOUNGER
    assert ruled("dictionnaire", *hands).repic is None


def test_trap_6_an_earlier_point_saves_from_repic() -> None:
    elder, younger = "S:AKQJT H:AT D:AT C:A98", "H:KQJ987 D:KQJ C:KQJ"
    verdict = ruled("rubicon", elder, younger)
    assert verdict.scores[0].declared == 15 + 14 + 3
    assert verdict.repic is None
    sunk = ruled("rubicon", elder, younger, younger_says="5K")
    assert sunk.repic is Side.ELDER


def test_trap_6_later_sets_do_not_save_from_repic_but_save_from_pic() -> None:
    elder, younger = "S:AKQJT987 H:JT98", "H:AKQ7 D:AKQJ C:AKQJ"
    verdict = ruled("rubicon", elder, younger)
    assert verdict.set.good == "younger"
    assert verdict.repic is Side.ELDER
    # Three of the tierce instead of four of the quart: twenty-nine, and one for the lead.
    hands = ("S:AKQJT987 H:AKQ C:7", "H:T98 C:AKT9 D:AKT98")
    assert ruled("rubicon", *hands, tricks="SA/H8").pic is None


def test_trap_7_younger_reckons_before_elder_first_lead_makes_a_pic() -> None:
    # Twenty-nine in hand and one for the lead, but three in younger's hand count first (K5).
    hands = ("S:AKQJT987 H:AKQ C:7", "H:T98 C:AKT9 D:AKT98")
    verdict = ruled("rubicon", *hands, tricks="SA/H8")
    assert (verdict.scores[0].declared, verdict.pic) == (29, None)
    silent = ruled("rubicon", *hands, tricks="SA/H8", younger_says="-")
    assert silent.pic is Side.ELDER


def test_trap_9_repic_and_pic_never_add_up() -> None:
    verdict = ruled("rubicon", "C:AKQJT8 D:A S:AQ98 H:A", "D:KQJT87 H:KQJT9 S:K", tricks="E12")
    assert (verdict.repic, verdict.pic, verdict.scores[0].bonus) == (Side.ELDER, None, 60)


def test_traps_15_and_16_two_runs_of_a_suit_are_two_and_cards_count_in_each_category() -> None:
    verdict = ruled("rubicon", "S:AKQJ987 H:AK D:AK C:A", "S:T H:QJT D:QJT C:KQJT9")
    counted = {
        kind: [str(line.what) for line in verdict.ledger if line.kind == kind]
        for kind in ("sequence", "set")
    }
    assert verdict.sequence.good == "younger"
    assert counted["set"] == ["A4", "K3"]
    alone = ruled("rubicon", "S:AKQJ987 H:AK D:AK C:A", "S:T H:QJT D:QJT C:KQJT9", younger_says="-")
    assert [str(line.what) for line in alone.ledger if line.side is Side.ELDER][:3] == [
        str(alone.ledger[0].what),
        "4A",
        "39",
    ]


def test_trap_24_younger_takes_at_least_one_card_but_none_au_cent() -> None:
    discards = {"elder_discard": "H:T9 D:T98", "younger_discard": "-"}
    hands = ("S:AKQJ H:87 D:KQ C:987A", "S:T98 H:AKQJ D:A7 C:KQJ")
    kinds = {
        code: [one.kind for one in ruled(code, *hands, **discards).findings]
        for code in ("rubicon", "cent")
    }
    assert kinds == {"rubicon": ["exchange"], "cent": []}


def test_trap_8_a_losing_lead_makes_the_pic() -> None:
    # Seven, quart, tierce and quatorze are twenty-eight: the second lead is the thirtieth.
    hands = ("S:AKQJ987 H:Q C:Q D:Q98", "S:T H:AKT C:AKJT98 D:AT")
    assert ruled("dictionnaire", *hands, tricks="SA/ST HQ/HA").pic is Side.ELDER
    assert ruled("dictionnaire", *hands, tricks="HQ/HA CA/CQ").pic is None


def test_trap_10_seventeen_in_hand_and_a_capot_are_a_pic_where_the_last_trick_is_doubled() -> None:
    elder, younger = "S:AKJ9 H:AK8 D:AK7 C:K8", "S:T87 H:QJT D:QJT C:QJT"
    rubicon = ruled("rubicon", elder, younger, elder_says="K4; A3", younger_says="-", tricks="E12")
    assert rubicon.scores[0].declared == 17
    assert (rubicon.pic, totals(rubicon)) == (Side.ELDER, (17 + 13 + 30 + 40, 0))
    dictionnaire = ruled(
        "dictionnaire", elder, younger, elder_says="K4; A3", younger_says="-", tricks="E12"
    )
    assert (dictionnaire.pic, totals(dictionnaire)) == (None, (17 + 12 + 40, 0))


def test_trap_11_the_last_trick_counts_two_but_one_in_the_dictionnaires_capot() -> None:
    hands = ("C:AKQJT8 D:A S:AQ98 H:A", "D:KQJT87 H:KQJT9 S:K")
    assert ruled("dictionnaire", *hands, tricks="E12").scores[0].play == 12
    assert ruled("rubicon", *hands, tricks="E12").scores[0].play == 13
    assert totals(ruled("dictionnaire", *hands, tricks="E12")) == (147, 0)
    assert totals(ruled("rubicon", *hands, tricks="E12")) == (148, 0)


def test_trap_12_raffles_capot_is_twenty_in_all() -> None:
    verdict = ruled("raffle", "C:AKQJT8 D:A S:AQ98 H:A", "D:KQJT87 H:KQJT9 S:K", tricks="E12")
    assert (verdict.scores[0].play, verdict.scores[0].cards) == (0, 20)
    assert verdict.scores[0].bonus == 0


def test_trap_13_any_quatorze_kills_three_aces_and_brings_lesser_trios() -> None:
    elder, younger = "S:AT H:AT87 D:AT9 C:T98", "S:KQJ9 H:KQJ D:KJ8 C:KJ"
    verdict = ruled("rubicon", elder, younger)
    assert verdict.set.good == "younger"  # four kings against four tens
    elder, younger = "S:T87 H:T987 D:T9 C:KT8", "S:AKQ H:AKQ D:AKJ C:J97"
    verdict = ruled("rubicon", elder, younger)
    assert (verdict.set.good, verdict.set.points) == ("elder", 14)


def test_trap_14_the_winner_counts_his_lesser_ones_but_not_in_raffle() -> None:
    # Between the quart major and the two tierces stands younger's quart to the king.
    said = {"younger_says": "4K"}
    hands = ("S:AKQJ H:987 D:QJT C:87", "S:T98 H:KQJT D:A98 C:AK")
    assert ruled("rubicon", *hands, **said).sequence.points == 4 + 3 + 3
    assert ruled("raffle", *hands, **said).sequence.points == 4


def test_trap_17_what_was_called_is_counted_not_what_was_held() -> None:
    hands = ("S:AKQJT H:987 D:Q9 C:87", "S:987 H:AKQJ D:J8 C:AKQ")
    assert ruled("cent", *hands, elder_says="3A").sequence.good == "younger"
    assert ruled("cent", *hands).sequence.points == 15 + 3


def test_law_49_a_first_call_good_against_the_cards_keeps_what_stands_above_it() -> None:
    # Elder's hand and discard leave nobody a quart to match: the quint is kept.
    hands = ("S:AKQJT H:AT7 D:AT C:T7", "S:987 H:KQ9 D:KQ9 C:KQ9")
    fields = {"elder_says": "4A", "elder_discard": "HJ D:J8 C:J8", "younger_says": "-"}
    assert ruled("rubicon", *hands, **fields).sequence.points == 15
    assert ruled("cent", *hands, **fields).sequence.points == 4


def test_law_49_counts_nothing_twice_and_nothing_that_was_not_called() -> None:
    hands = ("S:A H:AK D:AQT C:AKJT98", "S:KJT97 H:J97 D:KJ97")
    # No other trio can be made: the four aces called as three stay four.
    trio = ruled("rubicon", *hands, elder_says="A3", younger_says="-")
    assert [str(line.what) for line in trio.ledger if line.kind == "set"] == ["A4"]
    hands = ("S:AJ H:AKQJ87 D:AJ C:AJ", "S:KQ8 H:T9 D:KQ C:KQT87")
    knaves = ruled("modern", *hands, elder_says="J4", younger_says="-")
    assert [str(line.what) for line in knaves.ledger if line.kind == "set"] == ["J4"]


def test_a_called_run_and_what_else_is_held_share_no_card() -> None:
    hands = ("S:AKQ H:AKQJT7 C:7 D:A7", "S:JT98 D:KQJT8 C:AKT")
    for code in ("dictionnaire", "rubicon"):
        verdict = ruled(code, *hands, elder_says="4A+")
        assert [str(one.what) for one in verdict.ledger if one.kind == "sequence"] == ["4A", "3A"]
    # Two tierces minor of a quart minor and a tierce minor (Cavendish, Calling).
    hands = ("S:T987 H:987 D:AK C:AK7", "S:AKQ H:KQJ D:QJT C:QJT")
    verdict = ruled("cent", *hands, elder_says="39+", younger_says="-")
    assert verdict.sequence.points == 6


def test_trap_18_a_misnomer_is_told_by_hand_and_discard() -> None:
    hands = ("S:KQ98 H:KQ9 D:Q7 C:A87", "S:AJT H:AJT D:AKJT C:KJ")
    # Three knaves named for three queens: no knave in hand or discard.
    named = ruled("rubicon", *hands, elder_says="J3", elder_discard="S7 H8 H7")
    assert [finding.kind for finding in named.findings] == ["misnomer"]
    # Three tens could have been held if three had been discarded.
    hands = ("S:KQ98 H:KQ9 D:Q7 C:A87", "S:AJ7 H:AJ8 D:AKJ8 C:KJ")
    could = ruled("rubicon", *hands, elder_says="T3", elder_discard="ST HT DT")
    assert [finding.kind for finding in could.findings] == ["false-claim"]
    blind = ruled("rubicon", *hands, elder_says="T3")
    assert [finding.kind for finding in blind.findings] == ["not-held"]
    assert not [line for line in could.ledger if (line.side, line.kind) == (0, "set")]


def test_trap_20_thirteen_cards_bar_in_the_rubicon_game_and_not_in_france() -> None:
    deal = read_deal(
        {"elder": "S:AKQJ H:987 D:KQ C:987", "younger": "S:T98 H:AKQJT D:T9 C:KQ"}, "en"
    )
    barred = deal._replace(effects=(CountsNothing(Side.YOUNGER, bars=True),))
    verdict = judge(barred, load_code("rubicon"))
    assert (verdict.point.good, verdict.point.points) == ("younger", 0)
    assert verdict.scores[1].total == 0
    free = deal._replace(effects=(CountsNothing(Side.YOUNGER, bars=False),))
    verdict = judge(free, load_code("academie"))
    assert (verdict.point.good, verdict.point.points) == ("elder", 4)


def test_trap_21_a_short_hand_lets_the_other_take_the_last_trick() -> None:
    elder, younger = "S:AKQJT98 H:AKQ DA", "S7 H:JT98 D:KQJ C:AKQJ"
    tricks = "SA/S7 SK/H8 SQ/H9 SJ/HT ST/HJ S9/CJ S8/CQ HA/D7"
    with pytest.raises(MarqueError):
        ruled("rubicon", elder, younger, tricks=tricks)


def test_trap_23_carte_blanche_is_counted_first_and_saves() -> None:
    elder, younger = "S:AKQJT H:AKQ D:AK C:AK", "S:987 H:T98 D:T98 C:T98"
    assert ruled("rubicon", elder, younger).repic is Side.ELDER
    for fields in ({"younger_says": "cb; 310; 310; 310"}, {"younger_dealt": younger}):
        shown = ruled("rubicon", elder, younger, tricks="E12", **fields)
        assert (shown.repic, shown.pic) == (None, None)
        assert shown.carte_blanche is Side.YOUNGER
        assert shown.scores[1].declared == 10


def test_trap_23_no_carte_blanche_where_the_other_holds_too_many_low_cards() -> None:
    elder, younger = "S:AKQJT H:A98 D:A8 C:A8", "S:987 H:T7 D:T97 C:T97 HJ"
    called = ruled("rubicon", elder, younger, younger_says="cb")
    assert [finding.category for finding in called.findings] == ["carte-blanche"]
    assert called.carte_blanche is None


def test_trap_25_a_led_nine_scores_nothing_where_only_tens_count() -> None:
    hands = ("S:987 H:987 D:987 C:987", "S:AKQ H:AKQ D:AKQ C:AKQ")
    assert ruled("academie", *hands, tricks="S9/SA SK/S8").scores[0].play == 0
    assert ruled("dictionnaire", *hands, tricks="S9/SA SK/S8").scores[0].play == 1


def test_trap_25_the_last_trick_counts_two_with_a_seven_too() -> None:
    elder, younger = "S:AKQJT987 H:AKQ D7", "H:JT987 D:AKQJ C:AKQ"
    tricks = "SA/HJ SK/HT SQ/H9 SJ/H8 ST/H7 S9/C9 S8/CQ S7/CK HA/CA HK/DJ HQ/DQ D7/DK"
    with pytest.raises(MarqueError):
        ruled("academie", elder, younger, tricks=tricks)
    tricks = tricks.replace("C9", "DA")
    verdict = ruled("academie", elder, younger, tricks=tricks)
    assert verdict.scores[0].play == 8  # ten, knave to ace, and the hearts
    assert verdict.scores[1].play == 2


def test_trap_29_two_trios_count_together_only_by_the_letter_of_the_dictionnaire() -> None:
    hands = {"elder": "S:A87 H:A87 D:A87 C:987", "younger": "S:KQ H:KQT9 D:K9 C:AJTQ"}
    assert judge(read_deal(hands, "en"), load_code("dictionnaire")).set.points == 3
    verdict = judge(read_deal(hands, "en"), house("dictionnaire", both_trios_score=True))
    assert [line.points for line in verdict.ledger if line.kind == "set"] == [3, 3, 3]


# Effects.


def test_a_void_deal_counts_for_nobody() -> None:
    deal = read_deal(
        {"elder": "C:AKQJT8 D:A S:AQ98 H:A", "younger": "D:KQJT87 H:KQJT9 S:K", "tricks": "E12"},
        "en",
    )
    verdict = judge(deal._replace(effects=(DealVoid(),)), load_code("rubicon"))
    assert totals(verdict) == (0, 0)
    assert verdict.ledger == ()
    goods = [verdict.category(name).good for name in ("point", "sequence", "set")]
    assert (goods, verdict.carte_blanche, verdict.complete) == (["none"] * 3, None, True)
    assert {bonus.made for bonus in verdict.bonuses} == {False}


def test_who_counts_nothing_may_keep_his_carte_blanche_if_the_ruling_leaves_it() -> None:
    deal = read_deal(
        {"elder": "S:T98 H:T98 D:T98 C:T98", "elder-dealt": "S:T98 H:T98 D:T98 C:T98"}, "en"
    )
    kept, lost = (
        CountsNothing(Side.ELDER, bars=True, keeps_blanche=keeps) for keeps in (True, False)
    )
    for effects, blanche in ([], Side.ELDER), ([kept], Side.ELDER), ([lost], None):
        verdict = judge(deal._replace(effects=tuple(effects)), load_code("rubicon"))
        assert verdict.carte_blanche is blanche
        assert ("carte-blanche" in {line.kind for line in verdict.ledger}) is (blanche is not None)
        told = [(reason.kind, reason.side) for reason in verdict.rulings]
        assert told == [("counts-nothing", Side.ELDER)] * len(effects)


def test_a_point_not_shown_is_lost_and_the_bonus_with_it() -> None:
    deal = read_deal(
        {"elder": "S:AKQJT H:A98 D:A8 C:A8", "younger": "S:987 H:T7 D:T97 C:T97 HJ"}, "en"
    )
    assert judge(deal, load_code("academie")).repic is Side.ELDER
    lost = deal._replace(effects=(CategoryLost(Side.ELDER, "point"),))
    verdict = judge(lost, load_code("academie"))
    assert verdict.point.good == "younger"
    assert verdict.repic is None


# What is true of every deal.


def renamed(mask: int, order: tuple[int, ...]) -> int:
    return sum((mask >> 8 * suit & 0xFF) << 8 * order[suit] for suit in range(4))


@given(deals(), codes, st.permutations(range(4)))
@settings(max_examples=150, deadline=None)
def test_renaming_the_suits_changes_no_count(deal: Deal, code: Code, order: list[int]) -> None:
    turn = tuple(order)

    def moved(card: int) -> int:
        return 8 * turn[card >> 3] + (card & 7)

    assert isinstance(deal.play, Tricks)
    tricks = tuple(
        trick._replace(lead=moved(trick.lead), reply=moved(trick.reply))
        for trick in deal.play.tricks
        if trick.reply is not None
    )
    other = deal._replace(
        elder=deal.elder._replace(hand=Holding(renamed(deal.elder.hand.cards, turn), True)),
        younger=deal.younger._replace(hand=Holding(renamed(deal.younger.hand.cards, turn), True)),
        play=Tricks(tricks),
    )
    assert judge(deal, code).scores == judge(other, code).scores


@given(deals(), codes)
@settings(max_examples=150, deadline=None)
def test_a_whole_deal_is_complete_and_adds_up(deal: Deal, code: Code) -> None:
    verdict = judge(deal, code)
    assert verdict.complete
    assert sum(score.tricks or 0 for score in verdict.scores) == 12
    for side in SIDES:
        lines = [line for line in verdict.ledger if line.side is side]
        assert sum(line.points for line in lines) == verdict.scores[side].total
    assert verdict.pic is None or verdict.repic is None


@given(deals(), st.sampled_from(["dictionnaire", "rubicon", "cent", "modern"]))
@settings(max_examples=150, deadline=None)
def test_runs_of_winners_count_like_the_cards_where_every_lead_counts(
    deal: Deal, name: str
) -> None:
    assert isinstance(deal.play, Tricks)
    leader, winners = Side.ELDER, []
    for trick in deal.play.tricks:
        leader = trick.winner(leader)
        winners.append(leader)
    runs = judge(deal._replace(play=Winners(tuple(winners))), load_code(name))
    assert runs.scores == judge(deal, load_code(name)).scores


@given(deals(), st.booleans())
@settings(max_examples=60, deadline=None)
def test_the_order_of_typing_never_matters(deal: Deal, flip: bool) -> None:
    from marque.cards.pack import cards_of, code_of

    def typed(mask: int) -> str:
        cards = [code_of(card) for card in cards_of(mask)]
        return " ".join(reversed(cards) if flip else sorted(cards))

    fields = {"elder": typed(deal.elder.hand.cards), "younger": typed(deal.younger.hand.cards)}
    code = load_code("rubicon")
    assert (
        judge(read_deal(fields, "en"), code).scores == judge(deal._replace(play=None), code).scores
    )


def test_who_throws_in_his_last_cards_gives_their_tricks_away() -> None:
    fields = {
        "elder": "C:AKQJT8 D:A S:AQ98 H:A",
        "younger": "D:KQJT87 H:KQJT9 S:K",
        "tricks": "CA/H9 CK/HT CQ/D7 CJ/D8 CT/DT C8/HJ DA/DJ SA/SK SQ/DQ",
    }
    deal = read_deal(fields, "en")
    given = deal._replace(effects=(TricksTo(Side.YOUNGER, 3),))
    verdict = judge(given, load_code("rubicon"))
    # Nine tricks to elder and ten for the cards; to younger three, the last of them double.
    assert [(one.play, one.tricks, one.cards) for one in verdict.scores] == [(9, 9, 10), (4, 3, 0)]
    assert verdict.complete
    short = deal._replace(effects=(TricksTo(Side.ELDER, 3),))
    assert judge(short, load_code("dictionnaire")).scores[0].cards == 40


def test_a_conceded_play_counts_thirteen_and_ten_and_is_no_pic() -> None:
    deal = read_deal(
        {"elder": "S:AKQJ987 H:Q C:Q D:Q98", "younger": "S:T H:AKT C:AKJT98 D:AT"}, "en"
    )
    conceded = deal._replace(effects=(PlayConceded(Side.YOUNGER),))
    verdict = judge(conceded, load_code("rubicon"))
    assert totals(verdict) == (28 + 13 + 10, 0)
    assert (verdict.pic, verdict.capot, verdict.complete) == (None, None, True)
