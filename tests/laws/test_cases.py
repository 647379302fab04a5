"""Cavendish's Cases and decisions, as far as a record can tell them (`cases.txt`).

What no record of a deal can tell, since it has no field for it: III (a fresh deal offered), V
and XX (in what order a carte blanche is shown, cards left and cards taken), X and XI (several
cards led at once), XV and XVI (questions put during the play). XII is a call without its top
card, which a record doesn't take for a call. XVII and XVIII are about a card of the other pack:
one that is in two places, or outside the thirty-two, is refused as a slip of whoever wrote.

Of three a record tells less than the Case. In IV the audit doesn't conclude from a point and
two sequences that aces are implied: the ruling (`law ask B50`) stands among the effects. In VIII
it tells which king is to be named, not which was named: the ruling (B51) is among the effects.
In XIII and XIV how a hand came to have its cards is asked, the record being silent on it.
"""

from pathlib import Path

import pytest

from marque.calls.side import Side
from marque.cards.pack import code_of
from marque.codes.load import load_code
from marque.errors import MarqueError
from marque.laws.audit import Audited, Found, audit
from marque.laws.catalogue import load_law
from marque.laws.given import read_facts
from marque.laws.rule import rule
from marque.referee.record import deal_of, read_records

FILE = Path(__file__).with_name("cases.txt")
RECORDS = {
    entry.record.title: entry.record
    for entry in read_records(FILE.read_text(encoding="utf-8").splitlines(), FILE.name)
}
RUBICON = load_code("rubicon")


def audited(case: str, **more: str) -> Audited:
    """The audit of a Case; more: what is written otherwise."""
    record = RECORDS[case]
    told = {name.replace("_", "-"): text for name, text in more.items()}
    fields = {name: text for name, text in (dict(record.fields) | told).items() if text}
    record = record._replace(fields=fields)
    return audit(record, deal_of(record, FILE.name), RUBICON, FILE.name)


def only(case: str, **more: str) -> Found:
    (found,) = audited(case, **more).found
    return found


def totals(found: Audited) -> list[int]:
    return [score.total for score in found.verdict.scores]


def settled(found: Found, facts: str) -> tuple[str, ...]:
    """The texts that rule, once what the record leaves open is answered."""
    law = load_law(found.fault.law)
    given = dict(fact.split("=") for fact in facts.split())
    return rule(law, "rubicon", {**found.fault.facts, **read_facts(law, given)}).cites


def test_case_1_who_said_equal_may_not_count_more_cards_and_nobody_has_the_point() -> None:
    found = only("I")
    assert (found.fault.law, found.until and found.until.key) == ("B40", "never")
    assert "Cavendish, Case I" in (found.ruling.cites if found.ruling else ())
    lost = {effect.side: effect.bars for effect in found.effects}
    assert lost == {Side.ELDER: False, Side.YOUNGER: True}
    verdict = audited("I").verdict
    assert verdict.point.good == "younger"
    assert found.after == (0, 0)


def test_case_1_with_as_many_cards_the_reply_is_corrected_in_time_or_stands() -> None:
    more = {
        "elder": "S:AKJ98 H:K97 D:J87 C:9",
        "younger": "S:7 H:AQJ108 D:KQ10 C:AQ8",
        "elder_says": "p5=48",
    }
    found = only("I", **more)
    assert (found.fault.law, found.ask and found.ask.name) == ("B47", "stage")
    assert found.until is not None
    assert (found.until.key, found.until.cite) == ("next-call", "Cavendish, Law 51")
    late = only("I", **more, tricks="SA/S7")
    assert late.ruling is not None
    assert late.ruling.cites == ("Cavendish, Law 51", "Cavendish, Case I")


def test_case_2_a_trio_allowed_and_not_held_bars_nothing() -> None:
    found = audited("II")
    (false,) = [one for one in found.found if one.fault.kind == "false-claim"]
    assert (false.fault.law, false.fault.facts["possible"]) == ("B44", True)
    assert settled(false, "shown=no") == ("Cavendish, Law 54",)
    assert found.verdict.set.good == "younger"
    counted = [line.points for line in found.verdict.ledger if line.kind == "set"]
    assert counted == [14, 3]
    assert not [one for one in found.found if one.fault.kind == "wrong-answer"]


def test_case_4_what_is_implied_bars_three_knaves() -> None:
    found = audited("IV")
    assert [line for line in found.verdict.ledger if line.kind == "set"] == []
    assert totals(audited("IV", effects=""))[1] - totals(found)[1] == 3
    law = load_law("B50")
    facts = read_facts(law, {"who": "elder", "what": "set", "stage": "led", "implied": "yes"})
    assert "Cavendish, Case IV" in rule(law, "rubicon", facts).cites


def test_case_6_a_carte_blanche_found_late_counts() -> None:
    found = audited("VI")
    assert (found.verdict.carte_blanche, found.found) == (Side.YOUNGER, ())
    assert totals(found)[1] == 10


def test_case_7_to_ask_which_queen_is_out_admits_three_queens() -> None:
    found = only("VII")
    assert (found.fault.kind, found.fault.law) == ("wrong-answer", "B47")
    before = totals(audited("VII"))
    assert found.after == (before[0] + 3, before[1] - 3)


def test_case_8_the_king_that_is_out_is_to_be_named() -> None:
    found = only("VIII")
    assert (found.fault.kind, found.fault.state) == ("quatorze-broken", "remark")
    assert code_of(found.fault.values["card"]) == "KH"
    assert found.fault.law == "B51"


def test_case_8_who_names_another_counts_nothing() -> None:
    ruled = audited("VIII, ruled")
    assert totals(ruled)[0] == 0
    assert totals(audited("VIII, ruled", effects=""))[0] > 60
    law = load_law("B51")
    facts = read_facts(law, {"caller": "elder", "dispute": "wrong"})
    assert rule(law, "rubicon", facts).cites[0] == "Cavendish, Case VIII"


def test_case_9_a_call_corrected_before_the_lead_leaves_no_fault() -> None:
    assert audited("IX").found == ()
    assert audited("IX").verdict.set.good == "younger"


def test_case_13_a_card_still_on_the_table_may_be_taken_in() -> None:
    found = only("XIII")
    assert (found.fault.kind, found.fault.side) == ("hand-short", Side.YOUNGER)
    assert found.ask is not None
    assert found.ask.name == "on-table"
    assert "Cavendish, Case XIII" in settled(found, "on-table=yes announced=no renounced=no")


def test_case_14_thirteen_cards_count_nothing() -> None:
    found = only("XIV")
    assert (found.fault.kind, found.fault.side) == ("hand-large", Side.YOUNGER)
    assert settled(found, "how=taken")[:2] == ("Cavendish, Law 31", "Cavendish, Law 58")
    ruled = audited("XIV", effects="counts-nothing younger bars (Cavendish, Case XIV)")
    assert totals(ruled)[1] == 0


def test_cases_17_and_18_a_card_of_the_other_pack_is_refused() -> None:
    for field, text in (("elder_discard", "S:8 D:K"), ("elder", "S:AKQJ9 H:KJ C:J D:AQJK")):
        with pytest.raises(MarqueError) as caught:
            audited("XXII", **{field: text})
        assert caught.value.errors[0].kind == "two-places"


def test_case_19_the_twelfth_trick_is_the_last_against_thirteen_cards() -> None:
    """A has twelve cards, and wins the twelfth trick from B, who has thirteen."""
    (last,) = [line for line in audited("XXII").verdict.ledger if line.kind == "last-trick"]
    assert (last.side, last.points) == (Side.ELDER, 1)


def test_case_21_a_carte_blanche_that_was_due_is_kept() -> None:
    """His five cards, though they score nothing, bar younger's four (Law 58)."""
    assert totals(audited("XXI")) == [10, 0]
    assert totals(audited("XXI", effects="counts-nothing elder bars")) == [0, 0]


def test_case_22_thirteen_cards_save_a_rubicon() -> None:
    """A is 62 before the deal and 91 after it; B, who reckons nothing, stays at 92."""
    found = only("XXII")
    assert (found.fault.kind, found.fault.side) == ("hand-large", Side.YOUNGER)
    assert "Cavendish, Case XXII" in settled(found, "how=taken")
    ruled = audited("XXII", effects="counts-nothing younger bars (Cavendish, Law 35)")
    assert totals(ruled) == [91 - 62, 92 - 92]
    assert [score.tricks for score in ruled.verdict.scores] == [6, 6]


def test_case_22_with_twelve_cards_the_rubicon_is_lost() -> None:
    """A makes forty, B six at most: 102 to 98."""
    found = audited("XXII, with twelve")
    assert (found.found, totals(found)) == ((), [102 - 62, 98 - 92])
