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
    SUIT_RUNS,
    Point,
    Sequence,
    Set,
    best_point,
    sequences,
    sets,
    suit_byte,
)
from marque.cards.pack import FULL, HAND_SIZE, PIPS, RANKS, SUITS, Rank
from marque.codes.code import Switches
from marque.referee.consistency import Known
from marque.referee.verdict import Finding

if TYPE_CHECKING:
    from marque.referee.believe import Asked

CATEGORIES = ("point", "sequence", "set")

Combination = Point | Sequence | Set

# The least and the most pips that so many cards of one suit can have.
LEAST_PIPS = (0, 7, 15, 24, 34, 44, 54, 64, 75)
MOST_PIPS = (0, 11, 21, 31, 41, 51, 60, 68, 75)


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


def most_sequences(switches: Switches) -> int:
    """The most that the sequences of twelve cards can count: two sixièmes, as a rule."""
    best = [0] * (HAND_SIZE + 1)
    for cards in range(3, HAND_SIZE + 1):
        lengths = range(3, min(cards, 8) + 1)
        best[cards] = max(
            worth(Sequence(length, Rank.ACE), switches) + best[cards - length] for length in lengths
        )
    return max(best)


def most_sets(switches: Switches) -> int:
    """The most that the sets of twelve cards can count: three quatorzes, as a rule."""
    return max(
        fours * switches.quatorze_value + (HAND_SIZE - 4 * fours) // 3 * switches.trio_value
        for fours in range(HAND_SIZE // 4 + 1)
    )


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
    worlds: Asked | None,
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
    return _called_unseen(side, calls, worlds, switches)


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
    all_held = sum(worth(one, switches) for one in held.counted)
    if not called:
        if is_open:
            return Claim(None, held.held, None, held.high, (), all_held)
        return _plain_claim((), held.held)
    called.sort(reverse=True)
    first = called[0]
    # The combination of which the first call is a part: a quint called as a quart.
    full = _containing(first, known.must)
    binds = _binds(first, known, switches) if full > first else True
    counted = [full if binds is False else first, *called[1:]]
    if more:
        counted += _rest(called, known.must, None if binds is False else first)
        counted.sort(reverse=True)
    low, high, extra = counted[0], counted[0], 0
    if is_open:
        extra = max(0, all_held - sum(worth(one, switches) for one in counted))
        high = max(held.low, low)
    elif binds is None:
        # Good against the cards or not, the call itself decides whose is good: only what
        # may be counted besides is open.
        extra = worth(full, switches) - worth(first, switches)
    return Claim(tuple(called), held.held, low, high, tuple(counted), extra)


def _containing(call: Any, hand: int) -> Any:
    """The best combination held that contains a called one; the call itself if that is all."""
    if isinstance(call, Set):
        return max([call, *(one for one in sets(hand) if one.rank is call.rank)])
    runs = [
        run
        for suit in SUITS
        for run in SUIT_RUNS[suit_byte(hand, suit)]
        if not call.byte & ~run.byte
    ]
    # A run called as it is held is that run; only where there is none is a longer one meant.
    return call if call in runs else max(runs, default=call)


def _binds(first: Any, known: Known, switches: Switches) -> bool | None:
    """Whether a call lower than what is held is all that counts; None: the discard would tell.

    Under Cavendish, Law 49, a first sequence or set that is good against the cards loses
    nothing of what stands above it.
    """
    if switches.undercall_binds != "unless-good-against-the-cards":
        return switches.undercall_binds == "always"
    if good_against_the_cards(first, known):
        return False
    return True if known.discard_whole else None


def _rest(called: list[Any], hand: int, ceiling: Any) -> list[Any]:
    """What else is held of that kind, none above the call that binds (None: any)."""
    if isinstance(called[0], Set):
        ranks = {one.rank for one in called}
        return [
            one
            for one in sets(hand)
            if one.rank not in ranks and (ceiling is None or one <= ceiling)
        ]
    left = _laid_out(called, hand)
    runs = sequences(hand if left is None else left)
    if ceiling is None:
        return runs
    return [part for part in (_shortened(run, ceiling) for run in runs) if part is not None]


def _laid_out(runs: list[Sequence], hand: int) -> int | None:
    """The cards left of a hand when these runs are laid on the table; None if it hasn't them.

    A run that is held just so is laid out rather than a part of a longer one.
    """
    if not runs:
        return hand
    byte = runs[0].byte
    suits = [suit for suit in SUITS if not byte & ~suit_byte(hand, suit)]
    suits.sort(key=lambda suit: runs[0] not in SUIT_RUNS[suit_byte(hand, suit)])
    for suit in suits:
        left = _laid_out(runs[1:], hand & ~(byte << 8 * suit))
        if left is not None:
            return left
    return None


def _shortened(run: Sequence, ceiling: Sequence) -> Sequence | None:
    """The best part of a run, or the run itself, that doesn't rank above the ceiling."""
    parts = [
        Sequence(length, RANKS[run.top - drop])
        for length in range(3, run.length + 1)
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


def _called_unseen(
    side: Side, calls: Calls | None, worlds: Asked, switches: Switches
) -> tuple[Claim, Claim, Claim]:
    is_open = calls is None or calls.open
    calls = calls or Calls(open=True)
    runs = tuple(one.sequence for one in calls.sequences)
    groups = tuple(one.set for one in calls.sets)
    return (
        _point_unseen(side, calls.point, worlds, is_open),
        _unseen(
            runs,
            worlds.best("sequence", side) if is_open else None,
            is_open,
            most_sequences(switches) if is_open or calls.more_sequences else 0,
            switches,
        ),
        _unseen(
            groups,
            worlds.best("set", side) if is_open else None,
            is_open,
            most_sets(switches) if is_open or calls.more_sets else 0,
            switches,
        ),
    )


def _point_unseen(side: Side, call: PointCall | None, worlds: Asked, is_open: bool) -> Claim:
    if call is None:
        if not is_open:
            return _plain_claim((), None)
        best = worlds.best("point", side)
        return Claim(None, None, None, best, (), best.cards if best else 0)
    low = Point(call.cards, LEAST_PIPS[call.cards] if call.pips is None else call.pips)
    high = Point(call.cards, MOST_PIPS[call.cards] if call.pips is None else call.pips)
    return Claim((call,), None, low, high, (call,), 0)


def _unseen(
    called: tuple[Any, ...], ceiling: Any, is_open: bool, most: int, switches: Switches
) -> Claim:
    """The claim of an unseen hand; most: what twelve cards can count, 0 if no more is called."""
    if not called:
        if not is_open:
            return _plain_claim((), None)
        return Claim(None, None, None, ceiling, (), most if ceiling is not None else 0)
    high = max(called[0], ceiling) if ceiling is not None else called[0]
    more = max(0, most - sum(worth(one, switches) for one in called))
    return Claim(called, None, called[0], high, called, more)
