"""What is said at the table in the course of a deal, in order; no words yet.

Comes in: a `Verdict` and the deal that it judges. Goes out: utterances and the stage
directions between them, as values. The order is that of the table: elder calls, is
answered, counts and leads; younger counts before he plays to that lead; then the tricks
(Dictionnaire, marche; Académie, arts. 41 and 42). The ledger stands in the order of
reckoning instead; its counts are said as they stand there, never worked out anew.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from marque.calls.call import PointCall, SequenceCall, SetCall
from marque.calls.plays import Trick, Tricks, Winners
from marque.calls.side import SIDES, Side
from marque.cards.pack import HAND_SIZE
from marque.referee.claims import CATEGORIES
from marque.referee.deal import Deal
from marque.referee.effects import DealVoid
from marque.referee.verdict import Category, Finding, Line, Verdict

IN_HAND: Final = ("carte-blanche", *CATEGORIES)


class Count(NamedTuple):
    """A line of the ledger as it is said aloud.

    before, after: the side's count without it and with it; a repic or pic is said with
    the line that completes it, so that the count leaps there.
    """

    side: Side
    kind: str
    points: int
    before: int
    after: int
    what: Any


class Answer(NamedTuple):
    """What younger replies: "good", "equal", "not good", or "too" to a lesser combination.

    to: "cards" (their number), "point" (their pips), or the combination called.
    """

    answer: str
    to: Any


class CardPlayed(NamedTuple):
    """A card played, and whether its suit is said with it."""

    card: int
    with_suit: bool


class Utterance(NamedTuple):
    """Something said by a side, with the counts told in it; a stage direction has no side."""

    side: Side | None
    kind: str
    what: Any = None
    counts: tuple[Count, ...] = ()


def dialogue(verdict: Verdict, deal: Deal) -> Iterator[Utterance]:
    """All that is said in a deal, as far as it is known; what isn't is said to be unknown."""
    for ruling in verdict.rulings:
        yield _stage("ruling", ruling)
    if any(isinstance(effect, DealVoid) for effect in deal.effects):
        return
    if any(one.kind not in ("play", "pic") for one in verdict.unknown):
        yield _stage("certain")
    table = _Table(verdict, deal)
    yield from table.elder_in_hand()
    yield from table.played()


def spoken_counts(ledger: tuple[Line, ...]) -> tuple[Count, ...]:
    """The counts of a ledger in its own order, each repic and pic within another."""
    counts: list[Count] = []
    for line in ledger:
        if line.kind in ("repic", "pic"):
            counts[-1] = counts[-1]._replace(after=line.running)
        else:
            before = line.running - line.points
            counts.append(Count(line.side, line.kind, line.points, before, line.running, line.what))
    return tuple(counts)


def _stage(kind: str, what: Any = None) -> Utterance:
    return Utterance(None, kind, what)


class _Table:
    """One deal at the table: what was called in it, and what each side counts."""

    def __init__(self, verdict: Verdict, deal: Deal) -> None:
        self.verdict = verdict
        self.deal = deal
        self.counts = spoken_counts(verdict.ledger)

    def in_hand(self, side: Side, *kinds: str) -> tuple[Count, ...]:
        """What a side counts in hand, of these kinds, in the order of counting."""
        return tuple(one for one in self.counts if one.side is side and one.kind in kinds)

    # Elder's hand.

    def elder_in_hand(self) -> Iterator[Utterance]:
        """Elder's calls, younger's answers, and elder's count."""
        yield from self.carte_blanche()
        called = [self.verdict.category(name).called[Side.ELDER] for name in CATEGORIES]
        if self.deal.elder.calls is None and called == [None, None, None]:
            yield _stage("calls-unknown", Side.ELDER)
        else:
            yield from self.point()
            yield from self.combinations("sequence")
            yield from self.combinations("set")
        counts = self.in_hand(Side.ELDER, *CATEGORIES)
        if counts:
            yield Utterance(Side.ELDER, "sum", counts=counts)

    def carte_blanche(self) -> Iterator[Utterance]:
        counts = self.in_hand(Side.ELDER, "carte-blanche")
        if counts:
            yield Utterance(Side.ELDER, "carte-blanche", counts=counts)
        yield from self.findings(Side.ELDER, ("carte-blanche",))

    def point(self) -> Iterator[Utterance]:
        """The number of cards, and the pips where they have to decide."""
        named = self.named("point")
        if named is None:
            yield _stage("point-unknown", Side.ELDER)
        elif named:
            finding = self.disproved(named[0])
            if finding is not None:
                yield Utterance(Side.ELDER, "point", named[0])
                yield _stage("finding", finding)
            else:
                yield from self.point_compared(named[0])

    def point_compared(self, call: PointCall) -> Iterator[Utterance]:
        """Elder's point and the answer; younger asks for the pips if he has as many cards."""
        mine, theirs = self.verdict.point.called
        best = mine[0] if mine else call
        if theirs is None:
            yield Utterance(Side.ELDER, "point", best)
            yield from self.reply("point", "cards" if best.pips is None else "point")
        elif theirs and theirs[0].cards == best.cards:
            yield Utterance(Side.ELDER, "cards", best)
            yield Utterance(Side.YOUNGER, "making")
            if best.pips is None:
                yield _stage("pips-unknown")
            else:
                yield Utterance(Side.ELDER, "pips", best)
            yield from self.reply("point", "point")
        else:
            yield Utterance(Side.ELDER, "cards", best)
            yield from self.reply("point", "cards")

    def combinations(self, name: str) -> Iterator[Utterance]:
        """Sequences or sets, the best first; the lesser ones only where that was good."""
        named = self.named(name)
        if named is None:
            yield _stage(f"{name}-unknown", Side.ELDER)
            return
        counted = [count.what for count in self.in_hand(Side.ELDER, name)]
        cancelled = _cancelled(self.verdict.category(name))
        best = None
        for call in named:
            combination = _combination(call)
            finding = self.disproved(call)
            lesser = best is not None
            if finding is None and lesser and combination not in counted:
                continue
            yield Utterance(Side.ELDER, "call", call)
            if finding is not None:
                yield _stage("finding", finding)
            elif combination in cancelled:
                cancelled.remove(combination)
                yield Utterance(Side.YOUNGER, "answer", Answer("equal", combination))
            elif lesser:
                yield Utterance(Side.YOUNGER, "answer", Answer("too", combination))
            else:
                best = combination
                yield from self.reply(name, combination)
                if best not in counted:
                    break
            if combination in counted:
                counted.remove(combination)
        for combination in counted:
            yield Utterance(Side.ELDER, "call", combination)
            yield Utterance(Side.YOUNGER, "answer", Answer("too", combination))

    def named(self, name: str) -> tuple[Any, ...] | None:
        """What elder calls in a category: in his own words where they are known."""
        calls = self.deal.elder.calls
        if calls is not None:
            own: tuple[Any, ...] = {
                "point": () if calls.point is None else (calls.point,),
                "sequence": calls.sequences,
                "set": calls.sets,
            }[name]
            if own:
                return own
        return self.verdict.category(name).called[Side.ELDER]

    def reply(self, name: str, to: Any) -> Iterator[Utterance]:
        """Younger's answer as he gave it, else as it has to be."""
        category = self.verdict.category(name)
        answer: str | None = getattr(self.deal.answers, name)
        if answer is None or category.reason.kind == "next":
            answer = _due_answer(category)
        if answer is None:
            yield _stage("answer-unknown", Side.YOUNGER)
            return
        yield Utterance(Side.YOUNGER, "answer", Answer(answer, to))
        for finding in self.verdict.findings:
            if finding.kind == "wrong-answer" and finding.category == name:
                yield _stage("finding", finding)

    def disproved(self, call: Any) -> Finding | None:
        """What the cards say against a call of elder's, if anything."""
        for finding in self.verdict.findings:
            if finding.side is Side.ELDER and finding.values.get("claim") == call:
                return finding
        return None

    def findings(self, side: Side, categories: tuple[str, ...]) -> Iterator[Utterance]:
        """What the cards say against a side's calls in these categories."""
        for finding in self.verdict.findings:
            called = finding.side is side and finding.kind != "wrong-answer"
            if called and finding.category in categories:
                yield _stage("finding", finding)

    # Younger's hand.

    def younger_in_hand(self) -> Iterator[Utterance]:
        """All that younger counts before he plays to the first lead."""
        yield from self.findings(Side.YOUNGER, IN_HAND)
        counts = self.in_hand(Side.YOUNGER, *IN_HAND)
        if counts:
            yield Utterance(Side.YOUNGER, "hand", counts=counts)
        elif any(
            one.kind in IN_HAND and one.side is not Side.ELDER for one in self.verdict.unknown
        ):
            yield _stage("hand-unknown", Side.YOUNGER)
        else:
            yield Utterance(Side.YOUNGER, "nothing")

    # The play.

    def played(self) -> Iterator[Utterance]:
        """The tricks one by one, or the play as far as it is known, and its end."""
        play = self.deal.play
        if isinstance(play, Winners | Tricks) and self.counted_singly():
            yield from self.tricks(play)
        else:
            yield from self.lead(None)
        if play is not None and not isinstance(play, Tricks):
            yield _stage("tricks", self.won())
        yield from self.end()

    def counted_singly(self) -> bool:
        """Whether the count of each trick is known, and not only that of all together."""
        inexact = any(one.kind == "play" and "low" in one.values for one in self.verdict.unknown)
        return not inexact and all(
            one.what is not None for one in self.counts if one.kind == "play"
        )

    def won(self) -> tuple[int, int]:
        """The tricks of each side, so far as the play is known."""
        elder, younger = (self.verdict.scores[side].tricks or 0 for side in SIDES)
        return elder, younger

    def tricks(self, play: Winners | Tricks) -> Iterator[Utterance]:
        """Each trick: the lead and the reply, a card or a count or both."""
        leader, suit = Side.ELDER, None
        for number, trick in enumerate(_of(play), 1):
            lead = reply = None
            winner = trick.winner(leader) if isinstance(trick, Trick) else trick
            if isinstance(trick, Trick):
                lead = CardPlayed(trick.lead, trick.lead >> 3 != suit)
                suit = trick.lead >> 3
                if trick.reply is not None:
                    reply = CardPlayed(trick.reply, trick.reply >> 3 != suit)
            yield from self.lead(lead) if number == 1 else self.card(number, leader, lead)
            yield from self.card(number, leader.other, reply)
            leader = winner

    def lead(self, card: CardPlayed | None) -> Iterator[Utterance]:
        """Elder's first lead, and what younger counts after it."""
        said = tuple(self.card(1, Side.ELDER, card))
        yield from said or (_stage("leads", Side.ELDER),)
        yield from self.younger_in_hand()

    def card(self, number: int, side: Side, card: CardPlayed | None) -> Iterator[Utterance]:
        """A side's card in a trick, with the point that it makes; nothing if neither is known."""
        counts = tuple(
            one
            for one in self.counts
            if one.kind == "play" and one.what == number and one.side is side
        )
        if card is not None or counts:
            yield Utterance(side, "card", card, counts)

    def end(self) -> Iterator[Utterance]:
        """What is counted when the play is over, or that the rest of it isn't known."""
        for one in self.verdict.unknown:
            if one.kind == "play" and "low" in one.values:
                yield _stage("unknown", one)
        counts = [
            one
            for one in self.counts
            if one.kind in ("last-trick", "cards", "capot")
            or (one.kind == "play" and one.what is None)
        ]
        for side in dict.fromkeys(one.side for one in counts):
            yield Utterance(side, "end", counts=tuple(one for one in counts if one.side is side))
        elder, younger = self.won()
        if elder + younger < HAND_SIZE:
            yield _stage("rest-unknown" if elder + younger else "play-unknown")
        elif elder == younger:
            yield Utterance(Side.ELDER, "divided")


def _of(play: Winners | Tricks) -> tuple[Side | Trick, ...]:
    return play.winners if isinstance(play, Winners) else play.tricks


def _combination(call: Any) -> Any:
    """The combination that a call claims."""
    if isinstance(call, SequenceCall):
        return call.sequence
    return call.set if isinstance(call, SetCall) else call


def _cancelled(category: Category) -> list[Any]:
    """The equal combinations that cancel each other where the code compares the next ones."""
    pairs = zip(*(called or () for called in category.called), strict=False)
    paired = []
    if category.reason.kind == "next":
        for mine, theirs in pairs:
            if mine != theirs:
                break
            paired.append(mine)
    return paired


def _due_answer(category: Category) -> str | None:
    """The answer that the verdict makes right, None where it makes none."""
    if category.reason.kind == "both-trios":
        return "good"
    return {"elder": "good", "younger": "not good", "equal": "equal"}.get(category.good)
