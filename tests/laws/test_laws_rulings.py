"""Rulings: the cases that the texts decide, the misdeals row by row, and what the counts do."""

from __future__ import annotations

import pytest

from marque.calls.side import Side
from marque.codes.load import load_code
from marque.laws.ask import next_step
from marque.laws.catalogue import load_law
from marque.laws.given import read_facts
from marque.laws.law import Fact
from marque.laws.rule import elsewhere, rule
from marque.laws.ruling import RULED, Ruling
from marque.referee.effects import (
    Advice,
    CategoryLost,
    CountsNothing,
    DealVoid,
    Effect,
    FreshDeal,
    GameLost,
    PlayConceded,
    TricksTo,
)
from marque.referee.fields import read_deal
from marque.referee.judge import judge
from marque.referee.verdict import Verdict

ELDER, YOUNGER = Side.ELDER, Side.YOUNGER


def ruled(law: str, code: str, facts: str = "") -> Ruling:
    """The ruling for facts as they are typed: "offender=elder how=taken"."""
    given = dict(fact.split("=") for fact in facts.split())
    return rule(load_law(law), code, read_facts(load_law(law), given))


def does(law: str, code: str, facts: str = "", choice: str = "") -> list[str]:
    """What a ruling does, in short: "elder counts nothing", "fresh deal by younger"."""
    ruling = ruled(law, code, facts)
    wanted = choice or (RULED if ruling.who is None else ruling.choices[0].key)
    effects = next(one.effects for one in ruling.choices if one.key == wanted)
    return [words for words in map(short, effects) if words]


def short(effect: Effect) -> str:
    match effect:
        case CountsNothing(side, bars):
            return f"{side.key} counts nothing{', and still bars' if bars else ''}"
        case CategoryLost(side, category, bars):
            return f"{side.key} loses the {category}{', which still bars' if bars else ''}"
        case FreshDeal(dealer):
            return f"fresh deal by {dealer.key}"
        case GameLost(side):
            return f"{side.key} loses the game"
        case TricksTo(side, tricks):
            return f"{tricks} to {side.key}"
        case PlayConceded(side):
            return f"{side.key} concedes the play"
        case DealVoid():
            return "void"
    return ""


def advice(ruling: Ruling) -> list[tuple[str, Side | None]]:
    """What is advised in the first choice of a ruling, and to whom."""
    effects = ruling.choices[0].effects
    return [(effect.do, effect.side) for effect in effects if isinstance(effect, Advice)]


def choices(ruling: Ruling) -> list[str]:
    return [choice.key for choice in ruling.choices]


# The cases that Cavendish decided, and variants of them where one fact is changed.


def test_case_1_a_point_of_more_cards_after_equal_scores_for_nobody_and_still_saves() -> None:
    assert does("B40", "rubicon", "cards=more") == [
        "elder loses the point",
        "younger loses the point, which still bars",
    ]
    assert does("B40", "academie", "cards=more played=no") == ["elder loses the point"]
    assert does("B40", "academie", "cards=more played=yes") == ["younger loses the point"]
    assert does("B40", "rubicon", "cards=equal declined=no") == []


def test_case_1_in_the_count() -> None:
    # Elder's quint and quatorze make thirty; only younger's point stands before them.
    fields = {"elder-says": "p4=41; 5A; A4", "younger-says": "p5"}
    effects = ruled("B40", "rubicon", "cards=more").choices[0].effects
    verdict = judged("rubicon", fields, effects)
    assert (verdict.point.points, verdict.repic) == (0, None)
    assert judged("rubicon", fields | {"younger-says": "-"}, ()).repic is ELDER


def test_case_2_three_kings_that_were_not_there_leave_room_for_four_tens() -> None:
    ruling = ruled("B43", "rubicon", "dispute=lower offender=elder")
    assert ruling.cites == ("Cavendish, Case II",)
    assert advice(ruling) == [("may-count", YOUNGER)]
    assert "Cavendish, Case IX" in ruled("B43", "rubicon", "dispute=leak").cites


def test_case_3_who_lets_the_other_discard_has_refused() -> None:
    assert does("B18", "rubicon", "answer=discarded") == []
    assert does("B18", "rubicon", "answer=accepted") == ["fresh deal by younger"]


def test_case_4_what_a_call_implies_bars_though_it_is_not_counted() -> None:
    facts = "who=elder what=set stage=played implied"
    assert does("B50", "rubicon", f"{facts}=yes") == ["elder loses the set, which still bars"]
    assert does("B50", "rubicon", f"{facts}=no") == ["elder loses the set"]
    assert does("B50", "rubicon", "who=elder what=set stage=led implied=yes") == []
    # Under the French codes elder's own first card is already too late.
    assert does("B50", "academie", "who=elder what=set stage=led") == ["elder loses the set"]
    assert does("B50", "dictionnaire", "who=younger what=set stage=led") == []


def test_case_6_younger_finds_carte_blanche_after_elder_took_a_card() -> None:
    ruling = ruled("B19", "rubicon", "who=younger stage=discarding other-taken=yes")
    assert ruling.cites == ("Cavendish, Case VI",)
    assert advice(ruling) == [("may-count", YOUNGER), ("discard-stands", ELDER)]
    assert does("B19", "rubicon", "who=younger stage=mixed") == ["younger loses the carte-blanche"]
    assert does("B19", "academie", "who=younger stage=mixed") == []
    assert does("B19", "academie", "who=elder stage=played") == ["elder loses the carte-blanche"]


def test_cases_7_and_8_which_king_is_out() -> None:
    assert does("B51", "rubicon", "caller=elder dispute=asker") == ["younger loses the set"]
    assert does("B51", "rubicon", "caller=elder dispute=wrong") == [
        "elder counts nothing, and still bars"
    ]
    assert ruled("B51", "academie", "dispute=wrong").silent


def test_case_13_a_card_still_on_the_table() -> None:
    facts = "offender=younger missing=1 on-table"
    assert does("B27", "rubicon", f"{facts}=yes announced=no renounced=no") == []
    assert does("B27", "rubicon", f"{facts}=yes announced=yes") == ["1 to elder"]
    assert does("B27", "rubicon", f"{facts}=no") == ["1 to elder"]


def test_case_14_younger_took_his_three_and_elder_leaves_a_card() -> None:
    assert does("B30", "rubicon", "cards=bottom left=yes") == [
        "younger counts nothing, and still bars"
    ]
    assert does("B30", "rubicon", "cards=bottom left=no") == []
    assert does("B30", "cent", "cards=top") == ["younger loses the game"]
    assert ruled("B30", "academie", "waited=no cards=bottom").silent


def test_cases_15_and_16_answers_speak_of_the_cards_called() -> None:
    assert choices(ruled("B53", "rubicon", "offender=elder dispute=misled right=no")) == [
        "replay",
        "let-stand",
    ]
    assert choices(ruled("B53", "rubicon", "dispute=misled right=yes")) == [RULED]


def test_cases_17_and_18_a_card_of_the_other_pack() -> None:
    nothing = ["elder counts nothing, and still bars"]
    assert does("B17", "rubicon", "offender=elder where=discard") == nothing
    used = "offender=elder where=hand claimed=yes"
    assert does("B17", "rubicon", f"{used} led=yes possible=yes") == nothing
    assert does("B17", "rubicon", f"{used} led=yes possible=no") == []
    assert does("B17", "rubicon", f"{used} led=no") == []
    assert does("B17", "rubicon", "where=hand claimed=no") == []


def test_case_19_the_twelfth_trick_is_the_last() -> None:
    ruling = ruled("B63", "rubicon", "winner=twelve")
    assert ruling.cites == ("Cavendish, Case XIX",)
    assert ruling.words is not None and "two" in ruling.words.en


def test_cases_20_and_21_carte_blanche_and_the_discard_taken_back() -> None:
    kept, lost = (
        ruled("B20", "rubicon", f"did=retook mixed={mixed}").choices[0].effects[0]
        for mixed in ("no", "yes")
    )
    assert kept == CountsNothing(ELDER, True, True, "Cavendish, Case XXI")
    assert isinstance(lost, CountsNothing) and not lost.keeps_blanche
    assert does("B20", "rubicon", "did=took mixed=no") == []


# Laws that differ most from code to code.


def test_thirteen_cards_bar_under_rubicon_and_not_under_the_french_codes() -> None:
    for code in ("academie", "dictionnaire"):
        assert does("B26", code, "offender=elder how=taken") == ["elder counts nothing"]
    for code in ("rubicon", "cent"):
        ruling = ruled("B26", code, "offender=elder how=taken")
        assert does("B26", code, "offender=elder how=taken") == [
            "elder counts nothing, and still bars"
        ]
        assert (ruling.who, choices(ruling)) == (YOUNGER, ["enforce", "waive"])
        assert ruling.source == "rubicon"
    assert ruled("B26", "raffle").silent


@pytest.mark.parametrize(("code", "tierce"), [("academie", 3), ("dictionnaire", 3), ("rubicon", 0)])
def test_thirteen_cards_in_the_count(code: str, tierce: int) -> None:
    fields = {"elder-says": "4K", "younger-says": "3A"}
    effects = ruled("B26", code, "offender=elder how=dealt").choices[0].effects
    verdict = judged(code, fields, effects)
    assert verdict.sequence.points == tierce
    assert verdict.scores[0].total == 0


def test_a_card_taken_back_from_the_discard() -> None:
    facts = "offender=younger talon=taken bad-faith"
    assert does("B37", "academie", f"{facts}=no") == ["younger loses the game"]
    assert does("B37", "dictionnaire", f"{facts}=yes") == ["younger loses the game"]
    assert does("B37", "dictionnaire", f"{facts}=no") == []
    assert ruled("B37", "dictionnaire", f"{facts}=no").ground == "default"
    assert does("B37", "rubicon", f"{facts}=no") == ["younger counts nothing, and still bars"]


def test_a_false_quatorze() -> None:
    facts = "offender=elder what=set stage=led possible=yes"
    assert does("B44", "academie", facts) == ["elder counts nothing"]
    assert does("B44", "dictionnaire", facts) == ["elder counts nothing"]
    assert does("B44", "cent", f"{facts} allowed=yes") == ["elder counts nothing, and still bars"]
    # Under rubicon he may still correct it until younger has played.
    assert does("B44", "rubicon", facts) == []
    late = "offender=elder what=set stage=played allowed"
    assert does("B44", "rubicon", f"{late}=yes possible=yes shown=no") == [
        "elder counts nothing, and still bars"
    ]
    for changed in ("=no", "=yes possible=no", "=yes possible=yes shown=yes"):
        assert does("B44", "rubicon", late + changed) == []
    assert ruled("B44", "academie", "offender=elder what=set stage=led possible=no").silent


def test_kings_called_for_aces() -> None:
    facts = "offender=elder what=set possible=no"
    assert does("B45", "rubicon", facts) == []
    assert does("B45", "academie", f"{facts} played=yes") == ["elder counts nothing"]


def test_a_card_turned_up_by_the_dealer() -> None:
    for code in ("academie", "dictionnaire"):
        assert does("B12", code) == ["fresh deal by younger"]
    ruling = ruled("B12", "rubicon", "how=exposed card=talon")
    assert (ruling.who, choices(ruling)) == (ELDER, ["fresh-deal", "stand"])
    assert choices(ruled("B12", "rubicon", "how=exposed card=dealer")) == [RULED]
    assert does("B12", "rubicon", "how=faced") == ["fresh deal by younger"]


def test_a_deal_out_of_turn_is_dealt_again_by_the_other() -> None:
    assert does("B14", "academie", "noticed-by=dealer hand=unseen") == ["fresh deal by elder"]
    ruling = ruled("B14", "dictionnaire", "noticed-by=dealer hand=unseen")
    assert (ruling.who, choices(ruling)) == (YOUNGER, ["fresh-deal", "stand"])
    assert ruled("B14", "dictionnaire", "noticed-by=adversary").silent
    assert does("B14", "rubicon", "hand=untouched") == ["fresh deal by elder"]
    assert does("B14", "rubicon", "hand=unseen last=no") == []
    assert does("B14", "cent", "noticed-by=adversary") == []


def test_younger_said_good_and_held_better() -> None:
    wiped, stands = ["elder loses the sequence"], ["younger loses the sequence"]
    facts = "what=sequence held=yes answer=good stage"
    for code, corrected in (("academie", "led"), ("dictionnaire", "led"), ("rubicon", "nothing")):
        assert does("B47", code, f"{facts}={corrected}") == wiped
    for code, late in (("academie", "played"), ("rubicon", "called"), ("cent", "nothing")):
        assert does("B47", code, f"{facts}={late}") == stands
        # "Equal" that stands is equal: the better hand loses it, and so does the other.
        equal = does("B47", code, f"what=sequence held=yes answer=equal stage={late}")
        assert equal[0] == "elder loses the sequence"
        assert equal[1].startswith("younger loses the sequence")


def test_a_point_not_shown() -> None:
    facts = "offender=elder what=point other-showed"
    for code in ("academie", "dictionnaire", "cent"):
        assert does("B49", code, f"{facts}=yes") == ["elder loses the point"]
        assert does("B49", code, f"{facts}=no") == [
            "elder loses the point",
            "younger loses the point",
        ]
    assert does("B49", "rubicon") == []


def test_younger_takes_one_of_elders_five() -> None:
    assert choices(ruled("B29", "rubicon", "how=mixed elder-took=no")) == [
        "enforce",
        "fresh-deal",
        "waive",
    ]
    assert does("B29", "cent", "how=taken") == ["younger loses the game"]
    assert ruled("B29", "academie", "how=turned").who is ELDER


def test_throwing_in() -> None:
    assert does("B61", "academie", "offender=elder mixed=yes") == ["elder loses the game"]
    assert does("B61", "dictionnaire", "offender=elder mixed=no other-mixed=yes") == [
        "elder loses the game"
    ]
    assert does("B62", "academie", "offender=elder cards=3 other-shown=yes") == ["3 to younger"]
    assert does("B62", "dictionnaire", "offender=elder cards=2 other-mixed=yes") == ["2 to younger"]
    assert does("B69", "rubicon", "offender=younger hopeless=yes") == ["younger concedes the play"]
    assert ruled("B69", "cent").silent


def test_waiving_leaves_the_count_alone() -> None:
    assert does("B26", "rubicon", "offender=elder how=dealt", choice="waive") == []


# Misdeals, row by row. "elder": his option; "again": dealt again; "play": no fault, played short;
# "lost": the option is gone; "mute": counts nothing.

ROWS = {
    "13-12-7": ("elder", "elder", "elder", "elder"),
    "13-11-8": ("elder", "elder", "elder", "elder"),
    "11-13-8": ("elder", "elder", "elder", "elder"),
    "12-13-7": ("elder", "elder", "elder", "elder"),
    "11-12-9": ("1 to younger", "elder", "again", "again"),
    "12-11-9": ("1 to elder", "elder", "again", "again"),
    "13-13-6": ("elder", "elder", "again", "again"),
    "11-11-10": ("nothing", "elder", "again", "again"),
    "13-10-9": ("elder", "again", "again", "again"),
    "fourteen": ("again", "again", "again", "again"),
    "ten": ("nothing", "again", "again", "again"),
}


def misdeal(code: str, deal: str, noticed: str, law: str = "B06") -> str:
    ruling = ruled(law, code, f"deal={deal} noticed={noticed}")
    if ruling.who is not None:
        return ruling.who.key
    found = [words for words in map(short, ruling.choices[0].effects) if words]
    return "again" if found == ["fresh deal by younger"] else ", ".join(found) or "nothing"


@pytest.mark.parametrize("deal", ROWS)
def test_a_misdeal_noticed_before_the_cards_are_seen(deal: str) -> None:
    codes = ("academie", "dictionnaire", "rubicon", "cent")
    assert tuple(misdeal(code, deal, "unseen") for code in codes) == ROWS[deal]


def test_until_when_a_misdeal_is_put_right() -> None:
    last = {"academie": "taken", "dictionnaire": "unseen", "rubicon": "touched", "cent": "seen"}
    stages = ("untouched", "unseen", "seen", "touched", "taken", "led")
    for code, stage in last.items():
        options = [one for one in stages if misdeal(code, "13-12-7", one) == "elder"]
        assert options[-1] == stage
    assert misdeal("dictionnaire", "13-12-7", "seen") == "elder counts nothing"
    assert misdeal("dictionnaire", "12-11-9", "seen") == "1 to elder"
    assert misdeal("dictionnaire", "fourteen", "taken") == "again"
    assert misdeal("cent", "12-13-7", "touched") == "elder"


def test_the_breaches_of_the_deal_are_rows_of_one_table() -> None:
    for law in ("B07", "B08", "B10"):
        deals = load_law(law).fact("deal")
        assert deals is not None
        for deal in map(str, deals.allowed):
            for code in ("academie", "dictionnaire", "rubicon", "cent"):
                assert misdeal(code, deal, "seen", law) == misdeal(code, deal, "seen")
    assert [fact.name for fact in load_law("B09").facts] == ["noticed"]


def test_eleven_with_seven_in_the_talon_is_dealt_again() -> None:
    facts = "announced=no talon=taken eleven-and-seven"
    assert does("B11", "rubicon", f"{facts}=yes") == ["fresh deal by younger"]
    assert does("B11", "rubicon", f"{facts}=no") == []
    assert does("B11", "cent", "announced=no talon=touched eleven-and-seven=yes") == [
        "fresh deal by younger"
    ]


# Asking, and what the other codes say.


def test_only_what_decides_is_asked() -> None:
    law = load_law("B44")
    assert isinstance(next_step(law, "rubicon", {}), Fact)
    # Before younger has played nothing else matters.
    assert isinstance(next_step(law, "rubicon", {"stage": "led"}), Ruling)
    step = next_step(law, "rubicon", {"stage": "played", "allowed": True, "possible": True})
    assert isinstance(step, Fact) and step.name in ("shown", "offender")
    assert isinstance(next_step(law, "raffle", {}), Ruling)


def test_what_the_other_codes_say_to_the_same_facts() -> None:
    facts = read_facts(load_law("B37"), {"offender": "elder", "talon": "taken"})
    said = {one.code: one for one in elsewhere(load_law("B37"), "rubicon", facts)}
    assert set(said) == {"dictionnaire", "academie", "raffle", "cent", "modern"}
    assert said["dictionnaire"].needs == "bad-faith"
    academie, raffle = said["academie"].ruling, said["raffle"].ruling
    assert academie is not None and academie.cites == ("Académie, loi 20",)
    assert raffle is not None and raffle.silent


def judged(code: str, fields: dict[str, str], effects: tuple[Effect, ...]) -> Verdict:
    """The verdict on a deal given by its calls, with a ruling's effects laid on it."""
    deal = read_deal({"elder": "-", "younger": "-"} | fields, "en")
    return judge(deal._replace(effects=effects), load_code(code))
