"""A wholly known hand and its owner's words: what he may count, and what he doesn't hold.

Comes in: calls, the hand that must hold them, its owner's discard, a code's switches.
Goes out: one `Claim` a category, and findings for what isn't held. What a call lower than
the holding binds is a switch (`undercall_binds`: Cavendish, Law 49 and au cent ¶17); a
misnomer is told from a false claim by hand and discard (Cavendish, Laws 53 and 54).
"""

from __future__ import annotations

from typing import Any

from marque.calls.call import Calls, PointCall, SequenceCall, SetCall
from marque.calls.side import Side
from marque.cards.hand import SUIT_RUNS, Point, Sequence, Set, sequences, sets, suit_byte
from marque.cards.pack import FULL, RANKS, SUITS
from marque.codes.code import Switches
from marque.referee.claim import Claim, held_claims, plain_claim, worth
from marque.referee.consistency import Known
from marque.referee.shown import holds_set, laid_out, point_in_hand, runs_fit
from marque.referee.verdict import Finding


def called_from_hand(
    side: Side, calls: Calls, known: Known, switches: Switches, findings: list[Finding]
) -> tuple[Claim, Claim, Claim]:
    hand = known.must
    held = held_claims(hand)
    judge_false = _FalseClaims(side, known, findings)
    point = _point_from_hand(calls, hand, held[0], judge_false)
    runs = _runs_held(calls.sequences, hand, judge_false)
    groups = []
    for set_call in calls.sets:
        if holds_set(hand, set_call.set):
            groups.append(set_call.set)
        else:
            judge_false.set(set_call, sets(hand))
    return (
        point,
        _bound(side, runs, held[1], calls.more_sequences, calls.open, known, switches),
        _bound(side, groups, held[2], calls.more_sets, calls.open, known, switches),
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


def _runs_held(calls: tuple[SequenceCall, ...], hand: int, false: _FalseClaims) -> list[Sequence]:
    """The called sequences that the hand holds side by side; the others are findings."""
    shown: list[Sequence] = []
    placed: list[SequenceCall] = []
    for call in calls:
        if runs_fit([*placed, call], hand):
            placed.append(call)
            shown.append(call.sequence)
        else:
            false.sequence(call, sequences(hand))
    return shown


def _bound(
    side: Side,
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
        return plain_claim((), held.held)
    called.sort(reverse=True)
    first = called[0]
    # The combination of which the first call is a part: a quint called as a quart.
    full = _containing(first, known.must)
    binds = _binds(side, first, known, switches) if full > first else True
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


def _binds(side: Side, first: Any, known: Known, switches: Switches) -> bool | None:
    """Whether a call lower than what is held is all that counts; None: the discard would tell.

    Under Cavendish, Law 49, elder's first sequence or set that is good against the cards
    loses nothing of what stands above it; younger is only reckoning, and counts what he says.
    """
    if switches.undercall_binds != "unless-good-against-the-cards":
        return switches.undercall_binds == "always"
    if side is Side.YOUNGER:
        return True
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
    left = laid_out(called, hand)
    runs = sequences(hand if left is None else left)
    if ceiling is None:
        return runs
    return [part for part in (_shortened(run, ceiling) for run in runs) if part is not None]


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
        self._add("sequence", call, runs_fit([call], all_cards), same)

    def set(self, call: SetCall, held: list[Set]) -> None:
        all_cards = self.known.must | self.known.discard
        same = next((one for one in held if one.size == call.set.size), None)
        self._add("set", call, holds_set(all_cards, call.set), same)

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
