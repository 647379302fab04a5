"""The laws that could change a given verdict, the most likely first.

Comes in: a verdict, the deal and the code that it was made of. Goes out: `Attention`s: a
law by its id, and why it might apply. Each begins with what stands in the deal: a hand of
another size, a false call, a wrong answer, a call that was too low, a point that had to be
shown. No law is read from the catalogue here: a verdict must cost no more for it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from marque.calls.call import PointCall
from marque.calls.side import SIDES, Side
from marque.cards.hand import Set
from marque.cards.pack import HAND_SIZE, SUITS, card, mask_of
from marque.codes.code import Code
from marque.referee.claim import CATEGORIES
from marque.referee.deal import Deal
from marque.referee.effects import DealVoid, FreshDeal
from marque.referee.verdict import Finding, Verdict

MOST: Final = 5

_FRENCH: Final = ("academie", "dictionnaire")
_CAVENDISH: Final = ("cent", "rubicon")
_ALL: Final = (*_FRENCH, *_CAVENDISH)
_FALSE_CALLS: Final = ("false-claim", "not-held", "impossible-claim")

# The laws that can be named, and which of the six codes rule on each; a test holds this
# against the catalogue.
RULED_BY: Final = {
    "B19": (*_ALL, "modern"),
    "B26": _ALL,
    "B27": _ALL,
    "B42": _CAVENDISH,
    "B44": _ALL,
    "B45": ("academie", *_CAVENDISH),
    "B47": _ALL,
    "B48": (*_FRENCH, "cent"),
    "B49": (*_FRENCH, "cent"),
    "B50": _ALL,
    "B51": _ALL,
    "B54": ("dictionnaire", *_CAVENDISH),
    "B56": _ALL,
}


class Attention(NamedTuple):
    """A law that could change a verdict.

    law: its id; why: "too-many", "too-few" (cards in a hand that is known), "false-call",
    "misnomer", "said-better", "said-worse" (a wrong answer to elder's good, or to his harm),
    "called-less", "not-called", "not-shown", "equal-not-shown", "not-said" (a pic or repic),
    "blanche-late", "trio", "revoke", "thirteen", "eleven"; side: whom it concerns, None for
    either; category: point, sequence or set, or the bonus; what: the combination, if one is
    meant.
    """

    law: str
    why: str
    side: Side | None = None
    category: str = ""
    what: Any = None


def attend(verdict: Verdict, deal: Deal, code: Code) -> tuple[Attention, ...]:
    """The laws of a code that could change this verdict: at most five, none of a void deal.

    House rules have the laws of the code that they are built on.
    """
    if any(isinstance(effect, DealVoid | FreshDeal) for effect in deal.effects):
        return ()
    name = code.base or code.name
    found = (one for one in _possible(verdict, deal, code) if name in RULED_BY[one.law])
    return tuple(dict.fromkeys(found))[:MOST]


def _possible(verdict: Verdict, deal: Deal, code: Code) -> Iterator[Attention]:
    """All that might be asked, whatever the code rules on it."""
    must_show = code.switches.must_show
    yield from _sizes(deal)
    for finding in verdict.findings:
        yield from _of_finding(finding, must_show=must_show)
    yield from _not_called(verdict)
    if must_show:
        yield from _not_shown(verdict)
    for bonus, side in (("repic", verdict.repic), ("pic", verdict.pic)):
        if side is not None:
            yield Attention("B54", "not-said", side, bonus)
    if verdict.carte_blanche is not None:
        yield Attention("B19", "blanche-late", verdict.carte_blanche)
    yield from _trios(verdict, deal)
    if deal.play is not None:
        yield Attention("B56", "revoke")
    yield Attention("B26", "thirteen")
    yield Attention("B27", "eleven")


def _sizes(deal: Deal) -> Iterator[Attention]:
    """Hands that are known to be of another size."""
    for side in SIDES:
        hand = deal.seat(side).hand
        if hand.whole and hand.cards.bit_count() > HAND_SIZE:
            yield Attention("B26", "too-many", side)
        elif hand.whole and hand.cards.bit_count() < HAND_SIZE:
            yield Attention("B27", "too-few", side)


def _of_finding(finding: Finding, *, must_show: bool) -> Iterator[Attention]:
    """What a finding may lead to, if it wasn't put right in time.

    Where points and sequences are laid on the table, a call of them that isn't held is not
    shown; only sets are called falsely (Académie, loi 15; Cavendish, au cent ¶23).
    """
    side, category = finding.side, finding.category
    if finding.kind == "wrong-answer":
        # What younger answers counts for elder in this order.
        scale = ("not good", "equal", "good")
        better = scale.index(finding.values["answer"]) > scale.index(finding.values["right"])
        why, law = ("said-better", "B47") if better else ("said-worse", "B48")
        yield Attention(law, why, side, category)
    elif finding.kind == "misnomer":
        yield Attention("B45", "misnomer", side, category)
    elif finding.kind in _FALSE_CALLS and category in CATEGORIES:
        false = category == "set" or not must_show
        law, why = ("B44", "false-call") if false else ("B49", "not-shown")
        yield Attention(law, why, side, category)


def _not_called(verdict: Verdict) -> Iterator[Attention]:
    """What a known hand held and called too low, or not at all."""
    omitted = []
    for name in CATEGORIES:
        category = verdict.category(name)
        for side in SIDES:
            held, called = category.held[side], category.called[side]
            if not held or called is None:
                continue
            if called and _is_less(called[0], held[0]):
                yield Attention("B42", "called-less", side, name)
            elif len(called) < len(held):
                omitted.append(Attention("B50", "not-called", side, name))
    yield from omitted


def _is_less(called: Any, held: Any) -> bool:
    """Whether a call is lower than the best that is held."""
    if isinstance(called, PointCall):
        pips = held.pips if called.pips is None else called.pips
        return bool((called.cards, pips) < (held.cards, held.pips))
    return bool(called < held)


def _not_shown(verdict: Verdict) -> Iterator[Attention]:
    """Good points and sequences, which had to be laid on the table; then equal ones."""
    equal = []
    for name in ("point", "sequence"):
        good = verdict.category(name).good
        for side in SIDES:
            if good == side.key:
                yield Attention("B49", "not-shown", side, name)
        if good == "equal":
            equal.append(Attention("B49", "equal-not-shown", None, name))
    yield from equal


def _trios(verdict: Verdict, deal: Deal) -> Iterator[Attention]:
    """Trios that are counted, where the fourth card isn't known to be the other's."""
    for line in verdict.ledger:
        if isinstance(line.what, Set) and line.what.size == 3:
            other = deal.seat(line.side.other)
            theirs = other.hand.cards | other.dealt.cards | other.discard.cards
            if not theirs & mask_of(card(suit, line.what.rank) for suit in SUITS):
                yield Attention("B51", "trio", line.side, "set", line.what)
