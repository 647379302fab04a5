"""The product and a second, independent scorer agree on deals of every kind, under every code.

MARQUE_ORACLE_DEALS: how many deals under each code; `python -m tests.oracle.run` judges more.
"""

import os
from collections import Counter
from functools import cache
from pathlib import Path
from random import Random

import pytest

from marque.codes.load import load_code
from tests.oracle.codes import CODES, HOUSE, TURNS, switches_of
from tests.oracle.comparison import Disagreement, compare, differences, verdict_of
from tests.oracle.deal import SIDES
from tests.oracle.deals import make_deal
from tests.oracle.records import deal_of, fields_of, read_records
from tests.oracle.scorer import score

HERE = Path(__file__).parent
DEALS = int(os.environ.get("MARQUE_ORACLE_DEALS", "1500"))
SEED = 1882
PRINTED = read_records((HERE / "printed.txt").read_text(encoding="utf-8"))
KEPT = read_records((HERE / "kept.txt").read_text(encoding="utf-8"))
# Where a switch matters only beside another: younger makes a pic only where elder's lead may
# count nothing, and the last trick is flat only where its card may.
BESIDE = {"last_trick_flat": {"lead_min_ten": True}, "younger_pic": {"lead_min_ten": True}}


@cache
def compared(name: str) -> tuple[Counter[str], list[Disagreement]]:
    """What happened in the deals of this run under a code, and the disagreements."""
    return compare(name, DEALS, SEED)


@pytest.mark.parametrize("name", [*CODES, HOUSE])
def test_the_product_and_the_oracle_agree_on_every_deal(name: str) -> None:
    tally, found = compared(name)
    assert tally["deals"] >= DEALS * 0.95
    assert not found, f"{len(found)} of {DEALS} deals; the first:\n\n{found[0]}"


@pytest.mark.skipif(DEALS < 1000, reason="too few deals for what seldom happens")
@pytest.mark.parametrize("name", CODES)
def test_the_deals_are_rich_in_what_seldom_happens(name: str) -> None:
    tally, _ = compared(name)
    switches = switches_of(name)
    wanted = ["capots", "capots of younger", "cartes blanches", "equal points", "equal sequences"]
    wanted += ["sunk", "under-calls"]
    wanted += ["pics", "repics"] if switches["repic_value"] else []
    wanted += ["repics of younger"] if switches["younger_repique"] else []
    wanted += ["let off"] if switches["undercall_binds"] != "always" else []
    assert [event for event in wanted if tally[event] < 10] == []


@pytest.mark.parametrize("fields", KEPT)
def test_where_they_once_disagreed_both_follow_the_rules(fields: dict[str, str]) -> None:
    code = fields["code"]
    count = score(deal_of(fields), switches_of(code))
    assert " ".join(str(count[side]["declared"]) for side in SIDES) == fields["declared"]
    told = {name: text for name, text in fields.items() if name not in ("code", "declared")}
    assert list(differences(count, verdict_of(told, load_code(code)))) == []


@pytest.mark.parametrize("fields", PRINTED)
def test_the_oracle_counts_what_the_sources_print(fields: dict[str, str]) -> None:
    count = score(deal_of(fields), switches_of(fields["code"]))
    names = ("declared", "play", "tricks", "cards", "bonus", "total")
    numbers = ", ".join(f"{name} {count['elder'][name]} {count['younger'][name]}" for name in names)
    assert numbers == fields["numbers"]


@pytest.mark.parametrize("switch", TURNS)
def test_a_switch_read_wrongly_would_be_noticed(switch: str) -> None:
    right = {**switches_of("cent"), **BESIDE.get(switch, {})}
    wrong = {**right, switch: next(value for value in TURNS[switch] if value != right[switch])}
    random = Random(SEED)
    deals = (make_deal(random, right) for _ in range(4000))
    assert any(score(deal, right) != score(deal, wrong) for deal in deals)


def test_a_record_of_a_deal_reads_back_the_same() -> None:
    random = Random(SEED)
    for _ in range(200):
        deal = make_deal(random, switches_of("cent"))
        assert deal_of(fields_of(deal)) == deal
