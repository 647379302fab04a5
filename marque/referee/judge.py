"""The judge: a deal and a code in, a verdict out.

Comes in: a `Deal`, the evidence as it was given, and a `Code`. Goes out: a `Verdict`. The
count is one fold in the order of counting: carte blanche, point, sequences, sets, play,
cards (Cavendish, Law 67; Académie, arts. 41 and 50; Dictionnaire, marche); pic and repic
fall out of it. Read `consistency`, `claims`, `compare`, `bonus` and `play` for its parts.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from marque.calls.side import SIDES, Side
from marque.cards.pack import HAND_SIZE, TALON_SIZE
from marque.codes.code import WORDS, Code
from marque.errors import raise_all
from marque.referee.blanche import NO_BLANCHE, blanche_outcomes
from marque.referee.bonus import pic, repic, walk_hands
from marque.referee.claim import CATEGORIES, Claim
from marque.referee.claims import claims_of
from marque.referee.compare import Outcome, Settled, settle
from marque.referee.consistency import Known, known_cards
from marque.referee.deal import Deal
from marque.referee.effects import (
    PlayConceded,
    TricksTo,
)
from marque.referee.ledger import Sums, build_ledger, sums_by_kind
from marque.referee.play import PlayCount, count_play, first_lead, with_tricks_to, without
from marque.referee.rulings import (
    NOT_MUTED,
    NOTHING,
    Muted,
    mute,
    muted_by,
    ruling,
    voided,
    with_annulled,
    without_bar,
)
from marque.referee.verdict import Bonus, Category, Finding, Score, Unknown, Verdict

if TYPE_CHECKING:
    from marque.referee.believe import Belief

NO_CLASHES: Mapping[str, tuple[Any, Any] | None] = {}


class Prepared(NamedTuple):
    """What a deal's evidence says under any code: known cards, and calls that are believed.

    belief: None where both hands are wholly known.
    """

    deal: Deal
    known: tuple[Known, Known]
    belief: Belief | None


def prepare(deal: Deal) -> Prepared:
    """Look through a deal's evidence once, to judge it under several codes.

    Raises as `judge`.
    """
    known, errors = known_cards(deal)
    raise_all(errors)
    if known[0].whole and known[1].whole:
        return Prepared(deal, known, None)
    from marque.referee.believe import believe

    return Prepared(deal, known, believe(deal, known))


def judge(deal: Deal, code: Code) -> Verdict:
    """Judge a deal under a code.

    Raises Impossible, or Several of them, when the record can't be true: a card in two
    places, a hand too large, a play that breaks the rules of play, a count of the play
    that the tricks can't give. A false or impossible call is no error but a finding.
    """
    return judge_prepared(prepare(deal), code)


def judge_prepared(prepared: Prepared, code: Code) -> Verdict:
    """Judge under a code a deal that was looked through before. Raises as `judge`."""
    verdict = _judge(prepared, code)
    if code.silent:
        return verdict._replace(unknown=verdict.unknown + _unsettled(prepared, code, verdict))
    return verdict


def _judge(prepared: Prepared, code: Code) -> Verdict:
    deal, known, _ = prepared
    findings: list[Finding] = []
    muted, void = muted_by(deal) if deal.effects else (NOT_MUTED, False)
    settled = _settle_all(prepared, code, muted, findings)
    findings += _exchange_findings(known, code)
    blanche = blanche_outcomes(deal, known, code.switches.carte_blanche_value, findings)
    if deal.effects:
        blanche = tuple(mute(one, muted["carte-blanche"]) for one in blanche)
    play = _play(deal, code, settled, muted["play"])
    conceded = next((e.side for e in deal.effects if isinstance(e, PlayConceded)), None)
    if void:
        settled, blanche, play = voided(settled), (NO_BLANCHE,), None
    hands = (blanche, *(one.outcomes for one in settled))
    no_play = void or conceded is not None
    walks = [walk_hands(side, hands, code) for side in SIDES]
    bonuses = (
        *(repic(side, walks[side], code, muted["play"][side]) for side in SIDES),
        *(pic(side, walks[side], play, code, no_play or muted["play"][side]) for side in SIDES),
    )
    ledger = build_ledger(blanche, settled, play, bonuses, code, muted["play"], conceded)
    sums = sums_by_kind(ledger)
    unknown = () if void else _unknown(blanche, settled, play, bonuses, played=not no_play)
    made = {bonus.kind: bonus.side for bonus in bonuses if bonus.made}
    return Verdict(
        code.name,
        (deal.elder.name, deal.younger.name),
        (_score(Side.ELDER, sums, deal, play), _score(Side.YOUNGER, sums, deal, play)),
        _certain_blanche(blanche),
        _category(settled[0], sums),
        _category(settled[1], sums),
        _category(settled[2], sums),
        made.get("pic"),
        made.get("repic"),
        play.capot if play is not None else None,
        ledger,
        bonuses,
        tuple(ruling(effect) for effect in deal.effects),
        tuple(findings),
        unknown,
    )


def _settle_all(
    prepared: Prepared, code: Code, muted: Muted, findings: list[Finding]
) -> tuple[Settled, ...]:
    """Point, sequences and sets, each settled as far as the evidence allows."""
    deal, known, belief = prepared
    calls, clashes, worlds = (deal.elder.calls, deal.younger.calls), NO_CLASHES, None
    if belief is not None:
        calls, clashes, worlds = belief.calls, belief.clashes, belief.worlds
        findings += belief.refused
    claims = [
        claims_of(side, calls[side], known[side], code.switches, worlds, findings) for side in SIDES
    ]
    barred = without_bar(deal) if deal.effects else NOT_MUTED
    settled = []
    for index, name in enumerate(CATEGORIES):
        elder_gone, younger_gone = barred[name]
        pair = (
            NOTHING if elder_gone else claims[0][index],
            NOTHING if younger_gone else claims[1][index],
        )
        one = settle(
            name,
            pair,
            code,
            muted[name],
            answer=deal.answers[index],
            clash=name in clashes,
            pair=clashes.get(name),
            can_equal=worlds.can_equal if worlds is not None else None,
        )
        if elder_gone or younger_gone:
            one = with_annulled(one, (claims[0][index], claims[1][index]), barred[name])
        answer = deal.answers[index]
        if answer is not None and pair[0].called:
            findings += _wrong_answer(name, one, answer, pair[1])
        settled.append(one)
    return tuple(settled)


def _wrong_answer(name: str, settled: Settled, answer: str, younger: Claim) -> list[Finding]:
    """Younger's answer against his own cards or calls, where they are known."""
    right = {"elder": "good", "equal": "equal", "younger": "not good"}.get(settled.good)
    if answer == "equal" and name == "set":
        # There are no two equal sets (Cavendish, Law 64): nobody can have meant it.
        return [Finding("impossible-answer", Side.YOUNGER, name, {"answer": answer}, proved=False)]
    if right is None or right == answer or settled.reason.kind == "answered":
        return []
    values = {"answer": answer, "right": right, "claim": younger.low}
    return [Finding("wrong-answer", Side.YOUNGER, name, values, proved=False)]


def _exchange_findings(known: tuple[Known, Known], code: Code) -> list[Finding]:
    """Discards of another size than the code allows; what is left for younger depends on elder."""
    if not (known[0].discard_whole or known[1].discard_whole):
        return []
    switches = code.switches
    sizes = [one.discard.bit_count() for one in known]
    left = TALON_SIZE - sizes[0] if known[0].discard_whole else TALON_SIZE - 1
    limits = (
        (switches.elder_min_discard, switches.elder_max_discard, "elder_max_discard"),
        (switches.younger_min_discard, left, "younger_min_discard"),
    )
    found = []
    for side, (least, most, switch) in zip(SIDES, limits, strict=True):
        if known[side].discard_whole and not least <= sizes[side] <= most:
            values = {"given": sizes[side], "least": least, "most": most}
            cite = code.cells[switch].cite
            found.append(Finding("exchange", side, "exchange", values, cite=cite, proved=False))
    return found


# The parts of the verdict.


def _play(
    deal: Deal, code: Code, settled: tuple[Settled, ...], muted: tuple[bool, bool]
) -> PlayCount | None:
    """The count of the play, with what rulings add to it; None where none of it is certain."""
    if any(isinstance(effect, PlayConceded) for effect in deal.effects):
        return None
    if deal.play is None:
        lead = first_lead(code.switches) if _spoken_to_the_end(settled) else None
        return None if lead is None or muted[Side.ELDER] else lead
    count = count_play(deal.play, deal.played, code.switches, HAND_SIZE)
    given = [effect for effect in deal.effects if isinstance(effect, TricksTo)]
    # Where both sides were given tricks nobody knows whose were the last.
    if len({effect.side for effect in given}) == 1:
        tricks = sum(effect.tricks for effect in given)
        count = with_tricks_to(count, given[0].side, tricks, code.switches, HAND_SIZE)
    return without(count, muted) if any(muted) else count


def _spoken_to_the_end(settled: tuple[Settled, ...]) -> bool:
    """Whether the hands are settled and somebody counts: then elder's first card is next.

    A question about one call alone (two equal points, say) goes no further than the call.
    """
    counted = any(any(one.counted) for one in settled)
    return counted and all(one.good != "unknown" for one in settled)


def _score(side: Side, sums: Sums, deal: Deal, play: PlayCount | None) -> Score:
    parts = {"declared": 0, "play": 0, "cards": 0, "bonus": 0}
    for kind, points in sums.items():
        parts[_PART[kind]] += points[side]
    tricks = None if play is None or deal.play is None else play.tricks[side]
    return Score(parts["declared"], parts["play"], tricks, parts["cards"], parts["bonus"])


_PART = {
    "carte-blanche": "declared",
    "point": "declared",
    "sequence": "declared",
    "set": "declared",
    "repic": "bonus",
    "pic": "bonus",
    "play": "play",
    "last-trick": "play",
    "cards": "cards",
    "capot": "cards",
}


def _category(settled: Settled, sums: Sums) -> Category:
    points = sum(sums.get(settled.name, (0, 0)))
    good = settled.good
    if good == "both":
        best = max(SIDES, key=lambda side: settled.claims[side].low)
        good = best.key
    return Category(
        good,
        points,
        (settled.claims[0].called, settled.claims[1].called),
        (settled.claims[0].held, settled.claims[1].held),
        settled.reason,
    )


def _certain_blanche(outcomes: tuple[Outcome, ...]) -> Side | None:
    if len(outcomes) > 1 or outcomes[0].good == "none":
        return None
    return Side.ELDER if outcomes[0].good == "elder" else Side.YOUNGER


def _unknown(
    blanche: tuple[Outcome, ...],
    settled: tuple[Settled, ...],
    play: PlayCount | None,
    bonuses: tuple[Bonus, ...],
    *,
    played: bool,
) -> tuple[Unknown, ...]:
    """What the evidence leaves open and could change a number.

    played: whether there was a play at all, and no side conceded it.
    """
    found = []
    if len(blanche) > 1:
        sides = [side for side in SIDES if any(one.good == side.key for one in blanche)]
        found += [Unknown("carte-blanche", side, {}) for side in sides]
    for one in settled:
        if one.good == "unknown":
            # The two sides' calls that clash, or those whose call isn't known: ask for these.
            show = [side for side in SIDES if not one.claims[side].exact] or list(SIDES)
            values: dict[str, Any] = {
                "show": show,
                "why": one.reason.kind,
                "pair": one.reason.values.get("pair"),
            }
            found.append(Unknown(one.name, None, values))
            continue
        if len(one.outcomes) == 1 and one.outcomes[0].low == one.outcomes[0].high:
            continue
        for side in SIDES:
            low = min(outcome.low[side] for outcome in one.outcomes)
            high = max(outcome.high[side] for outcome in one.outcomes)
            if low != high:
                found.append(Unknown(one.name, side, {"low": low, "high": high}))
    if not played:
        pass
    elif play is None or not any(play.tricks):
        found.append(Unknown("play", None, {"tricks": None}))
    elif not play.whole:
        found.append(Unknown("play", None, {"tricks": play.tricks}))
    elif not play.exact:
        found.append(
            Unknown("play", None, {"tricks": play.tricks, "low": play.low, "high": play.high})
        )
    found += [Unknown(bonus.kind, bonus.side, {}) for bonus in bonuses if bonus.made is None]
    return tuple(found)


def _unsettled(prepared: Prepared, code: Code, verdict: Verdict) -> tuple[Unknown, ...]:
    """The silent switches of a code that, settled in some way, would change this count."""
    found = []
    for name in code.open_in_count:
        now = getattr(code.switches, name)
        others: tuple[Any, ...] = WORDS.get(name, (not now,) if isinstance(now, bool) else (1, 30))
        for value in others:
            if _judge(prepared, code.turned(name, value)).scores != verdict.scores:
                found.append(Unknown("switch", None, {"switch": name}))
                break
    return tuple(found)
