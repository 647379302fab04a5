"""The product and a second, independent scorer agree on deals of every kind, under every code.

MARQUE_ORACLE_DEALS: how many deals, each judged under every code; `python -m tests.oracle.run`
judges more.
"""

import json
import os
from collections.abc import Mapping
from pathlib import Path
from random import Random

import pytest

from marque.codes.load import load_code
from tests.oracle.chunks import SIZE, all_chunks, one_chunk, summed
from tests.oracle.codes import CODES, HOUSE, TURNS, switches_of
from tests.oracle.comparison import differences, verdict_of
from tests.oracle.deal import SIDES
from tests.oracle.deals import make_deal
from tests.oracle.records import deal_of, fields_of, read_records
from tests.oracle.report import page
from tests.oracle.scorer import score

HERE = Path(__file__).parent
DEALS = int(os.environ.get("MARQUE_ORACLE_DEALS", "20000"))
CHUNK = min(DEALS, SIZE)
SEED = 1882
ALL = (*CODES, HOUSE)
PRINTED = read_records((HERE / "printed.txt").read_text(encoding="utf-8"))
KEPT = read_records((HERE / "kept.txt").read_text(encoding="utf-8"))
# Where a switch matters only beside another: younger makes a pic only where elder's lead may
# count nothing, and the last trick is flat only where its card may.
BESIDE = {"last_trick_flat": {"lead_min_ten": True}, "younger_pic": {"lead_min_ten": True}}


@pytest.mark.parametrize("chunk", range(-(-DEALS // CHUNK)))
def test_the_product_and_the_oracle_agree_on_every_deal(chunk: int) -> None:
    done = one_chunk(chunk, ALL, SEED, CHUNK)
    found = done["disagreements"]
    assert not found, f"{len(found)} in {CHUNK} deals; the first:\n\n{found[0]}"
    for name in ALL:
        assert done["tallies"][name]["deals"] >= CHUNK * 0.9
        assert CHUNK < SIZE or scarce(name, done["tallies"][name]) == []


def scarce(name: str, tally: Mapping[str, int]) -> list[str]:
    """What seldom happens and must not: else the deals of a chunk would prove too little."""
    wanted = ["capots", "capots of younger", "cartes blanches", "equal points", "equal sequences"]
    wanted += ["sunk", "under-calls"]
    if name != HOUSE:
        switches = switches_of(name)
        wanted += ["pics", "repics"] if switches["repic_value"] else []
        wanted += ["repics of younger"] if switches["younger_repique"] else []
        wanted += ["let off"] if switches["undercall_binds"] != "always" else []
    return [event for event in wanted if tally[event] < 5]


def test_a_run_that_was_killed_goes_on_where_it_stopped(tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    first = {"seed": 1, "chunk": 0, "codes": ["cent"], "sources": "", "seconds": 1.0}
    first |= {"tallies": {"cent": {"deals": 7}}, "disagreements": ["# something"]}
    kept.write_text(json.dumps(first) + '\n{"seed": 1, "chu', encoding="utf-8")
    chunks = list(all_chunks(["cent"], 2 * SIZE, 1, kept, 1))
    assert [one["chunk"] for one in chunks] == [0, 1]
    assert summed(chunks)["cent"]["deals"] == SIZE + 7
    assert list(all_chunks(["cent"], 2 * SIZE, 1, kept, 1)) == chunks
    assert "# something" in page(chunks)


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
