"""What the audit reports is what a second, slow auditor finds: no more, no less, nowhere else.

MARQUE_AUDIT_DEALS: how many legal deals; `python -m tests.laws.many` goes through more.
"""

from random import Random

import pytest

from marque.errors import MarqueError
from tests.laws import confirm
from tests.laws.compared import Plant, differences, found_in, named, planted
from tests.laws.planted import PLANTS, legal, text_of
from tests.laws.planted_more import IN_PART, WHOLE
from tests.laws.test_audit import LEGAL, PLANTED
from tests.oracle.codes import switches_of


def test_the_second_auditor_finds_nothing_in_a_legal_deal() -> None:
    for seed in range(LEGAL):
        fields = legal(Random(f"confirm {seed}")).fields
        mine = confirm.audit(fields, switches_of(fields["code"]))
        assert (mine.breaches, mine.figures) == (set(), set()), text_of(fields)
        assert not differences(fields), text_of(fields)


@pytest.mark.parametrize("plant", (*PLANTS, *WHOLE), ids=lambda plant: plant.__name__)
def test_both_auditors_find_what_is_planted_and_agree_on_all_else(plant: Plant) -> None:
    for one in planted(plant, PLANTED):
        assert not differences(one.fields), text_of(one.fields)
        mine = confirm.audit(one.fields, switches_of(one.fields["code"]))
        found = {*mine.breaches, *mine.figures, *mine.remarks}
        assert found & named(one), text_of(one.fields)


@pytest.mark.parametrize("plant", IN_PART, ids=lambda plant: plant.__name__)
def test_what_a_part_of_a_record_shows_is_found_at_its_place_alone(plant: Plant) -> None:
    """These are wrong by what they are made of: more than four of a rank, parts and their sum."""
    for one in planted(plant, PLANTED):
        theirs = found_in(one.fields)
        found = theirs.breaches | theirs.figures
        assert found == named(one), text_of(one.fields)


def test_they_agree_on_deals_with_two_breaches() -> None:
    """The second is planted into a deal that has the first."""
    audited = tried = 0
    while audited < PLANTED * 5:
        tried += 1
        random = Random(f"two {tried}")
        deal = legal(random)
        first = random.choice((*PLANTS, *WHOLE))(random, deal)
        try:
            second = first and random.choice(PLANTS)(random, deal._replace(fields=first.fields))
            wrong = [] if second is None else differences(second.fields)
        except (MarqueError, KeyError, ValueError, IndexError):
            continue  # the two can't stand together: the field is gone, or no hand can hold it
        if second is not None:
            audited += 1
            assert not wrong, (wrong, text_of(second.fields))
    assert audited > tried / 4
