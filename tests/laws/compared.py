"""The product's audit beside the second auditor's, and deals with a breach planted in them.

Comes in: the fields of a record; or a plant and chance. Goes out: where the two don't agree.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from marque.codes.load import load_code
from marque.laws.audit import audit
from marque.laws.checks_case import REMARK
from marque.referee.record import deal_of, read_records
from tests.laws import confirm
from tests.laws.confirm import FALSE_CALL, Audited, Breach
from tests.laws.planted import Fields, Legal, Planted, legal, text_of
from tests.laws.planted_more import FALSE
from tests.oracle.codes import switches_of

Plant = Callable[[Random, Legal], Planted | None]
# Where a law asks which card of a broken quatorze is missing; the two others are silent.
ASKED, BROKEN = ("academie", "dictionnaire", "cent", "rubicon"), "quatorze-broken"
OF_FIGURES = {"figure", "addition", "bonus-claimed", "bonus-missed", "play-count"}


def found_in(fields: Fields) -> Audited:
    """What the product finds in a record, as the second auditor names it."""
    (entry,) = read_records(text_of(fields).splitlines(), "test")
    assert not entry.errors
    deal = deal_of(entry.record, "test")
    breaches, figures, remarks = set(), set(), set()
    for one in audit(entry.record, deal, load_code(fields["code"]), "test").found:
        fault = one.fault
        kind = FALSE_CALL if fault.kind in FALSE else fault.kind
        place = Breach(kind, fault.place.source, fault.place.item)
        if fault.state == REMARK:
            remarks.add(place)
        else:
            (figures if kind in OF_FIGURES else breaches).add(place)
    return Audited(breaches, figures, remarks)


def differences(fields: Fields) -> list[str]:
    """Where the two auditors don't agree.

    A penalty, or one that was let go, can make right a figure that isn't that of the play: of
    a deal with a breach the product may report fewer figures than the second auditor.
    """
    theirs, mine = found_in(fields), confirm.audit(fields, switches_of(fields["code"]))
    found = [f"only the product: {one}" for one in theirs.breaches - mine.breaches]
    found += [f"only the check: {one}" for one in mine.breaches - theirs.breaches]
    noted = {one for one in mine.remarks if one.kind != BROKEN or fields["code"] in ASKED}
    found += [f"noted by one alone: {one}" for one in theirs.remarks ^ noted]
    found += [f"no wrong figure: {one}" for one in theirs.figures - mine.figures]
    if not mine.breaches:
        found += [f"figure not found: {one}" for one in mine.figures - theirs.figures]
    return found


def planted(plant: Plant, number: int, seed: object = "") -> Iterator[Planted]:
    """So many deals with that breach in them."""
    tried = 0
    while number:
        tried += 1
        random = Random(f"{plant.__name__} {seed} {tried}")
        one = plant(random, legal(random))
        if one is not None:
            number -= 1
            yield one


def named(one: Planted) -> set[Breach]:
    """What is planted, as the second auditor may name it."""
    kinds = {FALSE_CALL if kind in FALSE else kind for kind in one.kinds}
    return {Breach(kind, one.field, one.item) for kind in kinds}
