"""Checks of what was called, answered and exchanged.

Comes in: a record, its deal and the verdict on it, whose findings are here given their law
and the facts that the law asks for. False calls: Académie, loi 15; Dictionnaire, loi 14;
Cavendish, Laws 52 to 55. Answers: Académie, lois 5 and 10; Cavendish, Law 51. A call below
the holding: Cavendish, Laws 49 and 50. A quatorze broken: Académie, loi 11; Dictionnaire, loi 21.
"""

from __future__ import annotations

from typing import Any

from marque.calls.announce import blanche_place
from marque.calls.call import PointCall
from marque.calls.side import SIDES, Side
from marque.cards.hand import Sequence, Set
from marque.cards.pack import HAND_SIZE, SUITS, card, mask_of
from marque.codes.code import Code
from marque.laws.attend import RULED_BY
from marque.laws.checks_case import (
    OPEN,
    PROVED,
    REMARK,
    Case,
    Fault,
    calls_field,
    in_record,
    law_code,
    place_of,
    stage,
)
from marque.laws.law import Answer
from marque.referee.called import good_against_the_cards
from marque.referee.claim import CATEGORIES
from marque.referee.consistency import known_cards
from marque.referee.deal import Deal
from marque.referee.record import Record
from marque.referee.verdict import Finding, Verdict

FALSE_CALLS = ("false-claim", "not-held", "impossible-claim", "misnomer")
# Where "equal" bars younger from a point of more cards (Cavendish, Law 46 and Case I).
EQUAL_BARS = ("cent", "rubicon")
# What younger answers counts for elder in this order.
ANSWERS = ("not good", "equal", "good")


def check_calls(case: Case) -> list[Fault]:
    """What the cards show not to have been held as it was called, carte blanche included."""
    record, deal, verdict, code, *_ = case
    return [
        _false_call(record, deal, finding, code)
        for finding in verdict.findings
        if finding.kind in FALSE_CALLS or finding.category == "carte-blanche"
    ]


def _false_call(record: Record, deal: Deal, finding: Finding, code: Code) -> Fault:
    side, category = finding.side, finding.category
    field = calls_field(record, side)
    place = in_record(record, finding.place, field)
    if category == "carte-blanche":
        place = in_record(record, blanche_place(record.fields.get(field, ""), field), field)
        state = PROVED if finding.proved else OPEN
        kind = "two-blanches" if finding.kind == "two-blanches" else "blanche"
        return Fault(kind, place, side, state, category)
    law = _law_of_call(finding, code)
    facts: dict[str, Answer] = {"offender": side.key, "what": category}
    if law == "B44":
        facts |= stage(deal) | _allowed(deal, side, category)
    if law == "B45" and deal.play is not None:
        facts["played"] = True
    if law in ("B44", "B45") and finding.kind in ("false-claim", "misnomer"):
        facts["possible"] = bool(finding.values["could"])
    return Fault(finding.kind, place, side, PROVED, category, finding.values, law, facts)


def _law_of_call(finding: Finding, code: Code) -> str:
    """A misnomer is one only where the code knows it."""
    misnomer = finding.kind == "misnomer" and law_code(code) in RULED_BY["B45"]
    return "B45" if misnomer else "B44"


def _allowed(deal: Deal, side: Side, category: str) -> dict[str, Answer]:
    """Whether elder's call was allowed good, where younger's answer is known."""
    answer = deal.answers[CATEGORIES.index(category)]
    return {} if side is Side.YOUNGER or answer is None else {"allowed": answer == "good"}


def check_clashes(case: Case) -> list[Fault]:
    """Two calls of unseen hands that can't both be true: one is false, and nobody knows which."""
    record, verdict = case.record, case.verdict
    found: list[Fault] = []
    for one in verdict.unknown:
        pair = one.values.get("pair") if one.values.get("why") == "clash" else None
        if pair is not None:
            place = in_record(record, pair[1].place, calls_field(record, Side.YOUNGER))
            values = {"elder": pair[0], "younger": pair[1]}
            fault = Fault("clash", place, None, OPEN, one.kind, values)
            found += [fault] if all(fault.values != other.values for other in found) else []
    return found


def check_answers(case: Case) -> list[Fault]:
    """Younger's answers against his own cards or calls."""
    record, deal, verdict, code, *_ = case
    found = []
    for finding in verdict.findings:
        if finding.kind not in ("wrong-answer", "impossible-answer"):
            continue
        item = CATEGORIES.index(finding.category) + 1
        place = place_of(record, "younger-answers", item)
        whole = deal.elder.hand.whole and deal.younger.hand.whole
        state = PROVED if whole or finding.kind == "impossible-answer" else OPEN
        law, facts, cite = "", {}, "Cavendish, Law 64"
        if finding.kind == "wrong-answer":
            law, facts, cite = *_law_of_answer(deal, verdict, finding, code), ""
        found.append(
            Fault(
                finding.kind, place, Side.YOUNGER, state, finding.category, finding.values,
                law, facts, cite,
            )
        )  # fmt: skip
    return found


def _law_of_answer(
    deal: Deal, verdict: Verdict, finding: Finding, code: Code
) -> tuple[str, dict[str, Answer]]:
    """The law for an answer that was too good for elder, or too bad."""
    category = finding.category
    facts: dict[str, Answer] = {"what": category}
    answer, right = (ANSWERS.index(finding.values[name]) for name in ("answer", "right"))
    if answer < right:
        if deal.play is not None:
            facts["second"] = True
        return "B48", facts | {"how": "wrongly"}
    if finding.values["answer"] == "equal" and law_code(code) in EQUAL_BARS:
        mine, theirs = (verdict.point.called[side] for side in (Side.YOUNGER, Side.ELDER))
        if category == "point" and mine and theirs and mine[0].cards > theirs[0].cards:
            return "B40", {"cards": "more"}
    if category != "set":
        facts["answer"] = finding.values["answer"]
    false = [one for one in verdict.findings if one.side is Side.ELDER and one.category == category]
    if deal.elder.hand.whole:
        facts["held"] = not false
        if not false:
            facts |= stage(deal)
    return "B47", facts


def check_exchange(case: Case) -> list[Fault]:
    """Discards of another size than the code allows."""
    record, verdict = case.record, case.verdict
    found = []
    for finding in verdict.findings:
        if finding.kind != "exchange":
            continue
        side, values = finding.side, finding.values
        few = values["given"] < values["least"]
        place = place_of(record, f"{side.key}-discard")
        law, facts = ("B21", {"who": side.key}) if few else ("", {})
        kind = "exchange-few" if few else "exchange-many"
        found.append(Fault(kind, place, side, PROVED, "", values, law, facts, finding.cite))
    return found


def check_sizes(case: Case) -> list[Fault]:
    """Hands known to have more or fewer than twelve cards (Cavendish, Laws 25 to 31)."""
    found = []
    for side in SIDES:
        hand = case.deal.seat(side).hand
        count = hand.cards.bit_count()
        if not hand.whole or count == HAND_SIZE:
            continue
        kind, law = ("hand-large", "B26") if count > HAND_SIZE else ("hand-short", "B27")
        place, values = place_of(case.record, side.key), {"given": count, "right": HAND_SIZE}
        facts: dict[str, Answer] = {"offender": side.key}
        dealt = case.deal.seat(side).dealt
        if law == "B27":
            facts["missing"] = HAND_SIZE - count
        elif dealt.whole and dealt.cards.bit_count() == count:
            facts["how"] = "dealt"
        found.append(Fault(kind, place, side, values=values, law=law, facts=facts))
    return found


def check_undercalls(case: Case) -> list[Fault]:
    """Calls below the best that a known hand holds: no breach, but they may bind."""
    record, deal, verdict, code, *_ = case
    found = []
    calls = (deal.elder.calls, deal.younger.calls)
    for name in CATEGORIES:
        category = verdict.category(name)
        for side in SIDES:
            held, called = category.held[side], category.called[side]
            if calls[side] is None or not held or not called or not _less(called[0], held[0]):
                continue
            place = in_record(record, _place_in(calls[side], name), calls_field(record, side))
            values = {"claim": called[0], "holds": held[0]}
            law = "B42" if law_code(code) in RULED_BY["B42"] else ""
            facts = _undercall_facts(deal, side, name, called[0])
            cell = code.cells["undercall_binds"]
            found.append(
                Fault("under-call", place, side, REMARK, name, values, law, facts, cell.cite)
            )
    return found


def _less(called: Any, held: Any) -> bool:
    if isinstance(called, PointCall):
        pips = held.pips if called.pips is None else called.pips
        return bool((called.cards, pips) < (held.cards, held.pips))
    return bool(called < held)


def _place_in(calls: Any, category: str) -> Any:
    """Where a side's best call of a category stands."""
    if category == "point":
        return calls.point.place
    return (calls.sequences if category == "sequence" else calls.sets)[0].place


def _undercall_facts(deal: Deal, side: Side, name: str, call: Any) -> dict[str, Answer]:
    facts: dict[str, Answer] = {"who": side.key, "what": name}
    if side is Side.YOUNGER:
        return facts | ({"played": True} if deal.play is not None else {})
    if deal.play is not None or deal.answers[CATEGORIES.index(name)] is not None:
        facts["replied"] = True
    if isinstance(call, Sequence | Set):
        known = known_cards(deal)[0][side]
        good = good_against_the_cards(call, known)
        if good or known.discard_whole:
            facts["good"] = good
    return facts


def check_trios(case: Case) -> list[Fault]:
    """Trios that count, whose fourth card their owner laid out: asked, he must name it."""
    record, deal, verdict, code, *_ = case
    found: list[Fault] = []
    if law_code(code) not in RULED_BY["B51"]:
        return found
    for line in verdict.ledger:
        if not isinstance(line.what, Set) or line.what.size != 3:
            continue
        four = mask_of(card(suit, line.what.rank) for suit in SUITS)
        out = four & deal.seat(line.side).discard.cards
        if out:
            place = place_of(record, f"{line.side.key}-discard")
            facts: dict[str, Answer] = {
                "caller": line.side.key, "dispute": "asked", "discarded": True,
            }  # fmt: skip
            values = {"claim": line.what, "card": out.bit_length() - 1}
            found.append(
                Fault("quatorze-broken", place, line.side, REMARK, "set", values, "B51", facts)
            )
    return found
