"""The audit: what is planted is found at its place, and a legal deal gives no finding."""

import os
from random import Random

import pytest

from marque.codes.load import load_code
from marque.laws.audit import Audited, audit
from marque.laws.checks_case import REMARK
from marque.referee.record import deal_of, read_records
from tests.laws.planted import PLANTS, Fields, legal, text_of

LEGAL = int(os.environ.get("MARQUE_AUDIT_DEALS", "300"))
PLANTED = max(40, LEGAL // 20)

# What a plant brings with it, besides itself.
BESIDE = {
    # Elder's false call can't be answered rightly; a bonus that was missed makes the sum wrong.
    "false_set": {"wrong-answer"},
    "false_sequence": {"wrong-answer", "not-shown"},
}


def audited(fields: Fields) -> Audited:
    (entry,) = read_records(text_of(fields).splitlines(), "test")
    assert not entry.errors
    return audit(entry.record, deal_of(entry.record, "test"), load_code(fields["code"]), "test")


def breaches(found: Audited) -> list:
    return [one.fault for one in found.found if one.fault.state != REMARK]


def test_a_legal_deal_gives_no_finding() -> None:
    for seed in range(LEGAL):
        fields = legal(Random(seed)).fields
        found = audited(fields)
        assert not breaches(found), (seed, text_of(fields))
        assert {one.state for one in found.calls} == {"held"}


def test_part_of_a_legal_deal_gives_no_finding_either() -> None:
    for seed in range(LEGAL):
        random = Random(seed)
        whole = legal(random).fields
        dropped = {name for name in whole if random.random() < 0.4} - {"code", "alphabet"}
        if "tricks" in dropped:
            dropped.add("played")
        fields = {name: text for name, text in whole.items() if name not in dropped}
        found = audited(fields)
        assert not breaches(found), (seed, text_of(fields))
        assert all(one.state != "false" for one in found.calls)


@pytest.mark.parametrize("plant", PLANTS, ids=lambda plant: plant.__name__)
def test_what_is_planted_is_found_at_its_place(plant) -> None:
    found = 0
    seed = 0
    while found < PLANTED:
        seed += 1
        random = Random(seed)
        planted = plant(random, legal(random))
        if planted is None:
            continue
        found += 1
        faults = breaches(audited(planted.fields))
        line = list(planted.fields).index(planted.field) + 1
        at = (planted.field, line, planted.item)
        places = [
            (one.place.source, one.place.line, one.place.item)
            for one in faults
            if one.kind in planted.kinds
        ]
        assert at in places, (seed, faults, text_of(planted.fields))
        rest = {one.kind for one in faults} - set(planted.kinds)
        assert rest <= BESIDE.get(plant.__name__, set()), (seed, rest, text_of(planted.fields))


CASE_II = {
    "code": "rubicon",
    "elder": "S:AKQ9 H:A98 D:K98 C:98",
    "elder-discard": "C:K D:7",
    "younger": "S:J108 H:KJ10 D:QJ10 C:AJ10",
    "elder-says": "p4; 3A; K3",
    "younger-answers": "good; good; good",
    "younger-says": "-",
    "tricks": "SA/S8 SK/S10 SQ/SJ",
}


def only(fields: Fields, kind: str):
    (found,) = [one for one in audited(fields).found if one.fault.kind == kind]
    return found


def test_a_trio_that_was_allowed_and_not_held_counts_nothing_for_its_owner() -> None:
    """Cavendish, Case II and Law 54: three kings are allowed good and prove to be two."""
    called = only(CASE_II, "false-claim")
    place = called.fault.place
    assert (place.source, place.line, place.item) == ("elder-says", 5, 3)
    # He could have held it, with the king that he laid out; whether he had shown is to be asked.
    assert (called.fault.law, called.ask and called.ask.name) == ("B44", "shown")
    assert called.fault.facts["possible"] is True
    unclaimed = only(CASE_II | {"elder-discard": "C:Q D:7"}, "false-claim")
    assert unclaimed.fault.facts["possible"] is False
    assert unclaimed.after is None
    assert unclaimed.ruling is not None
    assert unclaimed.ruling.cites == ("Cavendish, Law 54",)


@pytest.mark.parametrize(
    ("code", "until", "after"),
    [
        ("academie", "own-first-card", (0, 0)),
        ("dictionnaire", "own-first-card", (0, 0)),
        ("cent", "own-first-card", (0, 0)),
        ("rubicon", "younger-first-card", None),
    ],
)
def test_a_false_set_has_the_deadline_and_the_penalty_of_its_code(code, until, after) -> None:
    found = only(CASE_II | {"code": code}, "false-claim")
    assert found.until is not None
    assert found.until.key == until
    assert found.after == after


def test_a_penalty_that_was_let_go_makes_no_figure_wrong() -> None:
    fields = CASE_II | {"code": "dictionnaire"}
    before = audited(fields).verdict.scores
    let_go = f"{before[0].declared} {before[1].declared}"
    for written in (let_go, "0 0"):
        kinds = [one.fault.kind for one in audited(fields | {"written-declared": written}).found]
        assert kinds == ["false-claim"]
    (wrong,) = breaches(audited(fields | {"written-declared": "99 0"}))[1:]
    assert (wrong.kind, wrong.values["right"]) == ("figure", (0, 0))


@pytest.mark.parametrize(
    ("code", "until", "law"),
    [
        ("academie", "younger-first-card", "Académie, loi 10"),
        ("rubicon", "next-call", "Cavendish, Law 51"),
        ("cent", "never", "Cavendish, au cent ¶20"),
    ],
)
def test_a_good_said_too_soon_stands_once_younger_has_played(code, until, law) -> None:
    fields = {
        "code": code,
        "elder": "S:AKQ9 H:A98 D:K98 C:98",
        "younger": "S:J108 H:KJ107 D:QJ10 C:AJ",
        "elder-says": "p4=40; 3A",
        "younger-answers": "good; good; not good",
        "younger-says": "p4=37; 3Q; 3J; J4; 103",
        "tricks": "SA/S8 SK/S10",
    }
    assert not [one for one in breaches(audited(fields)) if one.kind == "wrong-answer"]
    better = fields | {"elder-says": "p3=30", "younger-says": "p4=37; 3Q; J4; 103"}
    found = only(better, "wrong-answer")
    assert (found.fault.state, found.fault.law) == ("proved", "B47")
    assert found.until == (until, law)
    # The answer stands: elder counts his three, younger's four are lost.
    assert found.after is not None
    before = [score.total for score in audited(better).verdict.scores]
    assert (found.after[0] - before[0], found.after[1] - before[1]) == (3, -4)


def test_a_lower_call_is_noted_and_may_bind() -> None:
    fields = {"code": "rubicon", "elder": "S:AKQ9 H:A98 D:K98 C:98", "elder-says": "p3=29"}
    found = only(fields, "under-call")
    assert found.fault.state == REMARK
    assert not audited(fields).wrong
