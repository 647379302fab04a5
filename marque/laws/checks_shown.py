"""Checks of what was laid on the table, where a code asks for it.

Comes in: a record with `elder-shows` or `younger-shows`: cards, or words as in a call, `-`
for nothing. Goes out: the points and sequences that were good and not shown. Académie, art.
38 and loi 5; Dictionnaire, marche and loi 6; Cavendish, au cent ¶18.
"""

from __future__ import annotations

from typing import Any

from marque.calls.announce import parse_calls
from marque.calls.call import PointCall, SequenceCall
from marque.calls.side import SIDES, Side
from marque.cards.decide import AlphabetChoice
from marque.cards.notation import looks_like_cards
from marque.cards.pack import HAND_SIZE
from marque.errors import MarqueError, raise_all
from marque.laws.checks_case import Case, Fault, Shown, place_of
from marque.laws.law import Answer
from marque.referee.fields import read_cards
from marque.referee.record import ALPHABET_CHOICES, Record, placed
from marque.referee.shown import point_in_hand, runs_fit

SHOWN_CATEGORIES = ("point", "sequence")


def shows(shown: Shown, combination: Any) -> bool:
    """Whether a called point or a sequence is among what was shown."""
    if shown.cards is not None:
        if isinstance(combination, PointCall):
            return point_in_hand(combination, shown.cards) is not None
        return runs_fit([SequenceCall(combination)], shown.cards)
    assert shown.words is not None, "it is one or the other"
    if isinstance(combination, PointCall):
        return shown.words.point is not None and _same(shown.words.point, combination)
    return any(one.sequence == combination for one in shown.words.sequences)


def _same(shown: PointCall, called: PointCall) -> bool:
    """Whether two points can be the same, the pips left open in either."""
    pips = (shown.pips, called.pips)
    return shown.cards == called.cards and (None in pips or pips[0] == pips[1])


def read_shown(
    record: Record, source: str, hint: str | None = None
) -> tuple[Shown | None, Shown | None]:
    """What elder and younger showed; raises the readers' errors, placed."""
    errors: list[MarqueError] = []
    found: list[Shown | None] = []
    for side in SIDES:
        try:
            found.append(shown_by(record, side, hint))
        except MarqueError as error:
            errors += [placed(one, record, source) for one in error.errors]
    raise_all(errors)
    return found[0], found[1]


def shown_by(record: Record, side: Side, hint: str | None = None) -> Shown | None:
    """What a side showed; None where the record doesn't say. Raises the readers' errors."""
    field = f"{side.key}-shows"
    text = record.fields.get(field)
    if text is None:
        return None
    words, faults = parse_calls(text, field)
    if not faults:
        return Shown(None, words)
    if not looks_like_cards(text):
        raise_all(faults)
    asked = record.fields.get("alphabet", "auto").casefold()
    choice: AlphabetChoice = next((one for one in ALPHABET_CHOICES if one == asked), "auto")
    sizes = {field: (text, range(HAND_SIZE + 1))}
    return Shown(read_cards(sizes, choice, hint)[field].cards, None)


def check_shown(case: Case) -> list[Fault]:
    """Good points and sequences that weren't laid on the table before playing."""
    record, verdict = case.record, case.verdict
    if not case.code.switches.must_show or case.deal.play is None:
        return []
    found = []
    for name in SHOWN_CATEGORIES:
        good = verdict.category(name).good
        for side in SIDES:
            shown = case.shown[side] if good == side.key else None
            if shown is None:
                continue
            counted = [
                line.what for line in verdict.ledger if line.side is side and line.kind == name
            ]
            missing = [what for what in counted if not shows(shown, what)]
            if missing:
                place = place_of(record, f"{side.key}-shows")
                facts = _facts(case, side, name)
                values = {"claim": missing[0]}
                found.append(Fault("not-shown", place, side, "proved", name, values, "B49", facts))
    return found


def _facts(case: Case, side: Side, name: str) -> dict[str, Answer]:
    facts: dict[str, Answer] = {"offender": side.key, "what": name}
    called = case.verdict.category(name).called[side.other]
    theirs = case.shown[side.other]
    if called == ():
        facts["other-showed"] = False
    elif called and theirs is not None:
        facts["other-showed"] = shows(theirs, called[0])
    return facts
