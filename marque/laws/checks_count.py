"""Checks of the count that people wrote beside a deal, against the count that is right.

Comes in: a record with `written-` figures, and the verdict. Goes out: the figures that are
wrong, each with the right one; pics and repics claimed or missed (Dictionnaire, loi 15;
Cavendish, Law 70). Where the evidence leaves a figure open, only what is certain is held
against it: a figure below what must be counted is wrong, one above it may be right.
"""

from __future__ import annotations

from collections.abc import Iterator

from marque.calls.side import SIDE_KEYS, Side
from marque.codes.code import Code
from marque.laws.checks_case import Case, Fault, place_of
from marque.laws.law import Answer
from marque.referee.record import Record, Written, written_in
from marque.referee.verdict import Verdict

Pair = tuple[int, int]

# What must be decided before a figure is.
NEEDS = {
    "declared": ("carte-blanche", "point", "sequence", "set"),
    "play": ("play",),
    "tricks": ("play",),
    "cards": ("play",),
}


def check_count(case: Case) -> list[Fault]:
    """Every written figure that can't be right."""
    record, verdict, code = case.record, case.verdict, case.code
    written = written_in(record, "")
    found = [*_pairs(record, written, verdict), *_bonuses(record, written, verdict)]
    # A figure that is wrong in itself makes the sum wrong as well: that is not said twice.
    return found or list(_addition(record, written, code))


def _pairs(record: Record, written: Written, verdict: Verdict) -> Iterator[Fault]:
    for name in ("declared", "play", "tricks", "cards", "total"):
        figures: Pair | None = getattr(written, name)
        right = tuple(getattr(score, name) for score in verdict.scores)
        if figures is None or None in right:
            continue
        sure = _decided(name, verdict)
        wrong = [
            side
            for side in Side
            if (figures[side] != right[side] if sure else figures[side] < right[side])
        ]
        if wrong:
            yield _wrong_pair(record, name, figures, (right[0], right[1]), wrong, sure=sure)


def _wrong_pair(
    record: Record, name: str, figures: Pair, right: Pair, wrong: list[Side], *, sure: bool
) -> Fault:
    """A wrong figure: at the total or its part, of one side or of both."""
    side = wrong[0] if len(wrong) == 1 else None
    place = place_of(record, f"written-{name}", 0 if side is None else side + 1)
    values = {"written": figures, "right": right, "least": not sure}
    facts: dict[str, Answer] = {}
    if name == "declared":
        facts["what"] = "hand"
        if side is not None:
            facts["who"] = side.key
    elif name != "total":
        facts["what"] = "marking"
    return Fault("figure", place, side, "proved", name, values, "B54", facts)


def _decided(name: str, verdict: Verdict) -> bool:
    """Whether nothing that is open could change a figure."""
    if name == "total":
        return verdict.complete
    needs = (*NEEDS[name], "switch")
    for one in verdict.unknown:
        # Where only the count of the play has bounds, the tricks themselves are known.
        tricks_known = "low" in one.values and name in ("tricks", "cards")
        if one.kind in needs and not (one.kind == "play" and tricks_known):
            return False
    return True


def _bonuses(record: Record, written: Written, verdict: Verdict) -> Iterator[Fault]:
    """Pics and repics given to the wrong side, to nobody, or where there was none."""
    for name in ("pic", "repic"):
        given: str | None = getattr(written, name)
        right = _whose(name, verdict)
        if given is None or right in (given, "unknown"):
            continue
        kind = "bonus-missed" if given == "none" else "bonus-claimed"
        whose = right if given == "none" else given
        place = place_of(record, f"written-{name}")
        values = {"written": given, "right": right}
        facts: dict[str, Answer] = {"what": "thirty"}
        side = Side(SIDE_KEYS.index(whose))
        yield Fault(kind, place, side, "proved", name, values, "B54", facts)


def _whose(kind: str, verdict: Verdict) -> str:
    """Who made the pic or repic; "unknown" as long as tricks are to come and a pic may be."""
    to_come = kind == "pic" and any(one.kind == "play" for one in verdict.unknown)
    made = verdict.maker(kind)
    return "unknown" if to_come and made == "none" else made


def _addition(record: Record, written: Written, code: Code) -> Iterator[Fault]:
    """Totals that the parts written beside them don't make, whatever the deal was."""
    parts = (written.declared, written.play, written.cards)
    if None in parts or written.total is None or None in (written.pic, written.repic):
        return
    for side in Side:
        bonus = code.switches.pic_value * (written.pic == side.key)
        bonus += code.switches.repic_value * (written.repic == side.key)
        right = sum(part[side] for part in parts if part is not None) + bonus
        if written.total[side] != right:
            place = place_of(record, "written-total", side + 1)
            values = {"written": written.total[side], "right": right}
            facts: dict[str, Answer] = {"what": "marking"}
            yield Fault("addition", place, side, "proved", "total", values, "B54", facts)
