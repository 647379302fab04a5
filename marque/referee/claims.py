"""What each side claims in point, sequences and sets: as called, as held, as bounds.

Comes in: a side's calls, what the cards say of its hand, a code's switches, and, where a hand
isn't wholly known, the worlds that the evidence leaves. Goes out: one `Claim` a category.
What a player said is all that he called (what is held and not called neither scores nor
bars); a wholly known hand without calls calls the best it holds.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from marque.calls.call import Calls, PointCall, SequenceCall, SetCall
from marque.calls.side import Side
from marque.cards.hand import (
    SUIT_POINT,
    Point,
    Sequence,
    Set,
    best_point,
    sequences,
    sets,
    suit_byte,
)
from marque.cards.pack import FULL, PIPS, RANKS, SUITS
from marque.codes.code import Switches
from marque.referee.consistency import Known
from marque.referee.verdict import Finding

if TYPE_CHECKING:
    from marque.referee.worlds import Worlds

CATEGORIES = ("point", "sequence", "set")

Combination = Point | Sequence | Set

# The least and the most pips that so many cards of one suit can have.
LEAST_PIPS = (0, 7, 15, 24, 34, 44, 54, 64, 75)
MOST_PIPS = (0, 11, 21, 31, 41, 51, 60, 68, 75)

# No hand of twelve can count more: two sixièmes; three quatorzes.
MOST_SEQUENCES = 32
MOST_SETS = 42


class Claim(NamedTuple):
    """One side's claim in one category.

    called: what it called, best first, None where that isn't known; held: what a wholly
    known hand holds, best first, else None; low, high: the least and the best that its
    best call can be, None for none; counted: what it may certainly count when it is good,
    best first; more: the most points that it might count beyond these.
    """

    called: tuple[Any, ...] | None
    held: tuple[Any, ...] | None
    low: Any
    high: Any
    counted: tuple[Any, ...]
    more: int

    @property
    def exact(self) -> bool:
        """Whether the best call is known."""
        return bool(self.low == self.high)


def worth(combination: object, switches: Switches) -> int:
    """What a combination counts under a code (a point without pips: at the least)."""
    if isinstance(combination, Sequence):
        return (
            switches.tierce_value,
            switches.quart_value,
            switches.quint_value,
            switches.sixieme_value,
            switches.septieme_value,
            switches.huitieme_value,
        )[combination.length - 3]
    if isinstance(combination, Set):
        return switches.quatorze_value if combination.size == 4 else switches.trio_value
    assert isinstance(combination, PointCall)
    less = switches.point_four_less and (combination.pips is None or combination.pips % 10 == 4)
    return combination.cards - less


def held_claims(hand: int) -> tuple[Claim, Claim, Claim]:
    """The claims of a wholly known hand that calls the best it holds."""
    point, runs, groups = best_point(hand), tuple(sequences(hand)), tuple(sets(hand))
    called = () if point is None else (PointCall(point.cards, point.pips),)
    return (
        Claim(called, called, point, point, called, 0),
        _plain_claim(runs, runs),
        _plain_claim(groups, groups),
    )


def _plain_claim(called: tuple[Any, ...], held: tuple[Any, ...] | None) -> Claim:
    best = called[0] if called else None
    return Claim(called, held, best, best, called, 0)


def claims_of(
    side: Side,
    calls: Calls | None,
    known: Known,
    switches: Switches,
    worlds: Worlds | None,
    findings: list[Finding],
) -> tuple[Claim, Claim, Claim]:
    """The three claims of a side; what the cards disprove is added to the findings.

    calls: all that it called, None when that isn't known; worlds: asked only where the
    hand isn't wholly known.
    """
    if known.whole:
        if calls is None:
            return held_claims(known.must)
        return _called_from_hand(side, calls, known, switches, findings)
    assert worlds is not None
    return _called_unseen(side, calls, worlds)


# A wholly known hand and its owner's words.


def _called_from_hand(
    side: Side, calls: Calls, known: Known, switches: Switches, findings: list[Finding]
) -> tuple[Claim, Claim, Claim]:
    hand = known.must
    held = held_claims(hand)
    judge_false = _FalseClaims(side, known, findings)
    point = _point_from_hand(calls, hand, held[0], judge_false)
    runs = _runs_held(calls.sequences, hand, judge_false)
    groups = []
    for set_call in calls.sets:
        if _holds_set(hand, set_call.set):
            groups.append(set_call.set)
        else:
            judge_false.set(set_call, sets(hand))
    return (
        point,
        _bound(runs, held[1], calls.more_sequences, calls.open, known, switches),
        _bound(groups, held[2], calls.more_sets, calls.open, known, switches),
    )


def _point_from_hand(calls: Calls, hand: int, held: Claim, false: _FalseClaims) -> Claim:
    """The claim of a called point against the hand that must hold it."""
    called: tuple[PointCall, ...] = ()
    if calls.point is not None:
        shown = point_in_hand(calls.point, hand)
        if shown is None:
            false.point(calls.point, held.low)
        else:
            called = (PointCall(shown.cards, shown.pips, calls.point.suit),)
    best = Point(called[0].cards, called[0].pips or 0) if called else None
    if calls.open and not called:
        return Claim(None, held.held, None, held.high, (), held.high.cards if held.high else 0)
    return Claim(called, held.held, best, best, called, 0)


def point_in_hand(call: PointCall, hand: int) -> Point | None:
    """The point that a hand can show for a call; None if it holds none such.

    Any part of one suit may be called; where the pips weren't said, the best that so many
    cards of one suit make.
    """
    best: Point | None = None
    for suit in SUITS if call.suit is None else (call.suit,):
        byte = suit_byte(hand, suit)
        whole = SUIT_POINT[byte]
        if whole.cards < call.cards:
            continue
        if call.pips is None:
            pips = sum(
                sorted((PIPS[r] for r in range(8) if byte >> r & 1), reverse=True)[: call.cards]
            )
        elif whole == Point(call.cards, call.pips) or _part_makes(byte, call.cards, call.pips):
            pips = call.pips
        else:
            continue
        point = Point(call.cards, pips)
        if best is None or point > best:
            best = point
    return best


def _part_makes(byte: int, cards: int, pips: int) -> bool:
    """Whether so many of these cards of a suit have exactly these pips."""
    reachable = {(0, 0)}
    for rank in RANKS:
        if byte >> rank & 1:
            reachable |= {(n + 1, total + PIPS[rank]) for n, total in reachable}
    return (cards, pips) in reachable


def _runs_held(calls: tuple[SequenceCall, ...], hand: int, false: _FalseClaims) -> list[Sequence]:
    """The called sequences that the hand holds side by side; the others are findings."""
    shown: list[Sequence] = []
    placed: list[SequenceCall] = []
    for call in calls:
        if _place_runs([*placed, call], hand):
            placed.append(call)
            shown.append(call.sequence)
        else:
            false.sequence(call, sequences(hand))
    return shown


def _place_runs(calls: list[SequenceCall], hand: int) -> bool:
    """Whether all these runs can be laid out of one hand without sharing a card."""
    if not calls:
        return True
    call, rest = calls[0], calls[1:]
    byte = call.sequence.byte
    return any(
        not byte & ~suit_byte(hand, suit) and _place_runs(rest, hand & ~(byte << 8 * suit))
        for suit in (SUITS if call.suit is None else (call.suit,))
    )


def _holds_set(hand: int, wanted: Set) -> bool:
    return sum(hand >> 8 * suit + wanted.rank & 1 for suit in range(4)) >= wanted.size


def _bound(
    called: list[Any],
    held: Claim,
    more: bool,
    is_open: bool,
    known: Known,
    switches: Switches,
) -> Claim:
    """What called sequences or sets may count, given what they bind (`undercall_binds`)."""
    if not called:
        if is_open:
            rest = sum(worth(one, switches) for one in held.counted)
            return Claim(None, held.held, None, held.high, (), rest)
        return _plain_claim((), held.held)
    called.sort(reverse=True)
    first = called[0]
    best = held.low
    counted = list(called)
    higher = [one for one in held.counted if one > first]
    binds = _binds(first, known, switches) if higher else True
    if binds is False:
        counted = higher + counted
    if more:
        counted = _with_rest(counted, held.counted, counted[0])
    counted.sort(reverse=True)
    low, high, extra = counted[0], counted[0], 0
    if is_open:
        extra = sum(worth(one, switches) for one in held.counted if one not in counted)
        high = max(best, low)
    elif binds is None:
        # Good against the cards or not, the call itself decides whose is good: only what
        # may be counted besides is open.
        extra = sum(worth(one, switches) for one in higher)
    return Claim(tuple(called), held.held, low, high, tuple(counted), extra)


def _binds(first: Any, known: Known, switches: Switches) -> bool | None:
    """Whether a lower call gives up what is held above it; None: the discard would tell.

    Under Cavendish, Law 49, a first sequence or set that is good against the cards keeps
    all higher ones.
    """
    if switches.undercall_binds != "unless-good-against-the-cards":
        return switches.undercall_binds == "always"
    if good_against_the_cards(first, known):
        return False
    return True if known.discard_whole else None


def _with_rest(counted: list[Any], held: tuple[Any, ...], ceiling: Any) -> list[Any]:
    """The called combinations and all others held, none above the one that binds."""
    left = list(counted)
    rest = []
    for one in held:
        if one in left:
            left.remove(one)
            continue
        if one > ceiling and isinstance(one, Sequence):
            one = _shortened(one, ceiling)
        if one is not None and one <= ceiling:
            rest.append(one)
    return counted + rest


def _shortened(run: Sequence, ceiling: Sequence) -> Sequence | None:
    """The best part of a run that doesn't rank above the ceiling."""
    parts = [
        Sequence(length, RANKS[run.top - drop])
        for length in range(3, run.length)
        for drop in range(run.length - length + 1)
    ]
    return max((part for part in parts if part <= ceiling), default=None)


def good_against_the_cards(claim: Sequence | Set, known: Known) -> bool:
    """Whether nobody can equal this claim, as far as its owner's cards prove it."""
    rest = FULL & ~(known.must | known.discard)
    theirs: list[Any] = sequences(rest) if isinstance(claim, Sequence) else sets(rest)
    return not theirs or claim > theirs[0]


class _FalseClaims:
    """Tells a misnomer from a false claim (Cavendish, Laws 53 and 54)."""

    def __init__(self, side: Side, known: Known, findings: list[Finding]) -> None:
        self.side = side
        self.known = known
        self.findings = findings

    def point(self, call: PointCall, held: Point | None) -> None:
        all_cards = self.known.must | self.known.discard
        same = held if held is not None and held.cards == call.cards else None
        self._add("point", call, point_in_hand(call, all_cards) is not None, same)

    def sequence(self, call: SequenceCall, held: list[Sequence]) -> None:
        all_cards = self.known.must | self.known.discard
        same = next((one for one in held if one.length == call.sequence.length), None)
        self._add("sequence", call, _place_runs([call], all_cards), same)

    def set(self, call: SetCall, held: list[Set]) -> None:
        all_cards = self.known.must | self.known.discard
        same = next((one for one in held if one.size == call.set.size), None)
        self._add("set", call, _holds_set(all_cards, call.set), same)

    def _add(self, category: str, call: Any, could: bool, same: object) -> None:
        """could: whether hand and discard together hold it; same: held, of equal value."""
        if could:
            kind = "false-claim"
        elif not self.known.discard_whole:
            kind = "not-held"
        else:
            kind = "misnomer" if same is not None else "false-claim"
        self.findings.append(
            Finding(
                kind,
                self.side,
                category,
                {"claim": call, "holds": same, "could": could},
                call.place,
            )
        )


# A hand that isn't wholly known.


def _called_unseen(side: Side, calls: Calls | None, worlds: Worlds) -> tuple[Claim, Claim, Claim]:
    is_open = calls is None or calls.open
    calls = calls or Calls(open=True)
    runs = tuple(one.sequence for one in calls.sequences)
    groups = tuple(one.set for one in calls.sets)
    return (
        _point_unseen(side, calls.point, worlds, is_open),
        _unseen(
            runs,
            worlds.best_sequence(side) if is_open else None,
            is_open,
            MOST_SEQUENCES if is_open or calls.more_sequences else 0,
        ),
        _unseen(
            groups,
            worlds.best_set(side) if is_open else None,
            is_open,
            MOST_SETS if is_open or calls.more_sets else 0,
        ),
    )


def _point_unseen(side: Side, call: PointCall | None, worlds: Worlds, is_open: bool) -> Claim:
    if call is None:
        if not is_open:
            return _plain_claim((), None)
        best = worlds.best_point(side)
        return Claim(None, None, None, best, (), best.cards if best else 0)
    low = Point(call.cards, LEAST_PIPS[call.cards] if call.pips is None else call.pips)
    high = Point(call.cards, MOST_PIPS[call.cards] if call.pips is None else call.pips)
    return Claim((call,), None, low, high, (call,), 0)


def _unseen(called: tuple[Any, ...], ceiling: Any, is_open: bool, more: int) -> Claim:
    if not called:
        if not is_open:
            return _plain_claim((), None)
        return Claim(None, None, None, ceiling, (), more if ceiling is not None else 0)
    high = max(called[0], ceiling) if ceiling is not None else called[0]
    return Claim(called, None, called[0], high, called, more)
