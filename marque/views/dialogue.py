"""What is said at the table in the course of a deal, in order; no words yet.

Comes in: a `Verdict` and the deal that it judges. Goes out: utterances and the stage
directions between them, as values. The order is that of the table: elder calls, is
answered, counts and leads; younger counts before he plays to that lead; then the tricks
(Dictionnaire, marche; Académie, arts. 41 and 42). The ledger stands in the order of
reckoning instead; its counts are said as they stand there, never worked out anew.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from marque.calls.call import PointCall, SequenceCall, SetCall
from marque.calls.side import Side
from marque.referee.claim import CATEGORIES
from marque.referee.deal import Deal
from marque.referee.effects import DealVoid
from marque.referee.verdict import Category, Finding, Unknown, Verdict
from marque.views.dialogue_play import PlayTold
from marque.views.utterance import Answer, Count, Utterance, spoken_counts, stage

IN_HAND: Final = ("carte-blanche", *CATEGORIES)


def dialogue(verdict: Verdict, deal: Deal) -> Iterator[Utterance]:
    """All that is said in a deal, as far as it is known; what isn't is said to be unknown."""
    for ruling in verdict.rulings:
        yield stage("ruling", ruling)
    if any(isinstance(effect, DealVoid) for effect in deal.effects):
        return
    if any(_leaves_counts_open(one) for one in verdict.unknown):
        yield stage("certain")
    counts = spoken_counts(verdict.ledger)
    hands = _Hands(verdict, deal, counts)
    yield from hands.elder()
    yield from PlayTold(verdict, deal, counts, hands.younger()).utterances()


class _Hands:
    """What the two sides say of their hands."""

    def __init__(self, verdict: Verdict, deal: Deal, counts: tuple[Count, ...]) -> None:
        self.verdict = verdict
        self.deal = deal
        self.counts = counts

    def elder(self) -> Iterator[Utterance]:
        """Elder's calls, younger's answers, and elder's count."""
        yield from self.carte_blanche()
        if all(self.named(name) is None for name in CATEGORIES):
            yield stage("calls-unknown", Side.ELDER)
        else:
            yield from self.point()
            yield from self.combinations("sequence")
            yield from self.combinations("set")
        counts = self.counted(Side.ELDER, CATEGORIES)
        if counts:
            yield Utterance(Side.ELDER, "sum", counts=counts)

    def younger(self) -> Iterator[Utterance]:
        """All that younger counts before he plays to the first lead."""
        yield from self.disproved_calls(Side.YOUNGER, IN_HAND)
        counts = self.counted(Side.YOUNGER, IN_HAND)
        unknown = self.verdict.unknown
        if counts:
            yield Utterance(Side.YOUNGER, "hand", counts=counts)
        elif any(one.kind in IN_HAND and one.side is not Side.ELDER for one in unknown):
            yield stage("hand-unknown", Side.YOUNGER)
        else:
            yield Utterance(Side.YOUNGER, "nothing")

    def carte_blanche(self) -> Iterator[Utterance]:
        """Elder's carte blanche, shown before anything else."""
        counts = self.counted(Side.ELDER, ("carte-blanche",))
        calls = self.deal.elder.calls
        if counts or (calls is not None and calls.carte_blanche):
            yield Utterance(Side.ELDER, "carte-blanche", counts=counts)
        yield from self.disproved_calls(Side.ELDER, ("carte-blanche",))

    def point(self) -> Iterator[Utterance]:
        """Elder's point and what comes of it."""
        named = self.named("point")
        if named is None:
            yield stage("point-unknown", Side.ELDER)
            return
        for call in named:
            finding = self.disproved(call)
            if finding is None:
                yield from self.compared_point(call)
            else:
                yield Utterance(Side.ELDER, "point", call)
                yield stage("finding", finding)

    def compared_point(self, call: PointCall) -> Iterator[Utterance]:
        """The number of cards; the pips as well if younger has as many and asks for them."""
        mine, theirs = self.verdict.point.called
        best: PointCall = mine[0] if mine else call
        if theirs is None:
            yield Utterance(Side.ELDER, "point", best)
            yield from self.reply("point", "cards" if best.pips is None else "point")
        elif theirs and theirs[0].cards == best.cards:
            yield Utterance(Side.ELDER, "cards", best)
            yield Utterance(Side.YOUNGER, "making")
            if best.pips is None:
                yield stage("pips-unknown")
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
            yield stage(f"{name}-unknown", Side.ELDER)
            return
        counted = [count.what for count in self.counted(Side.ELDER, (name,))]
        cancelled = _cancelled(self.verdict.category(name))
        best = None
        for call in named:
            combination = _combination(call)
            finding = self.disproved(call)
            if finding is not None:
                yield Utterance(Side.ELDER, "call", call)
                yield stage("finding", finding)
            elif combination in cancelled:
                cancelled.remove(combination)
                yield from _answered(call, "equal")
            elif best is None:
                best = combination
                yield Utterance(Side.ELDER, "call", call)
                yield from self.reply(name, best)
                if best not in counted:
                    break
                counted.remove(best)
            elif combination in counted:
                counted.remove(combination)
                yield from _answered(call, "too")
        # What he may count without having named it ("and what else I hold").
        for combination in counted:
            yield from _answered(combination, "too")

    def named(self, name: str) -> tuple[Any, ...] | None:
        """What elder calls in a category: as he called it where that is known."""
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
        """Younger's answer as he gave it, else the one that the verdict makes right."""
        category = self.verdict.category(name)
        answer: str | None = getattr(self.deal.answers, name)
        if answer is None or category.reason.kind == "next":
            answer = _right_answer(category)
        if answer is None:
            yield stage("answer-unknown", Side.YOUNGER)
            return
        yield Utterance(Side.YOUNGER, "answer", Answer(answer, to))
        for finding in self.verdict.findings:
            if finding.kind == "wrong-answer" and finding.category == name:
                yield stage("finding", finding)

    def counted(self, side: Side, kinds: tuple[str, ...]) -> tuple[Count, ...]:
        """What a side counts of these kinds, in the order of counting."""
        return tuple(one for one in self.counts if one.side is side and one.kind in kinds)

    def disproved(self, call: Any) -> Finding | None:
        """What the cards say against a call of elder's, if anything."""
        for finding in self.verdict.findings:
            if finding.side is Side.ELDER and finding.values.get("claim") == call:
                return finding
        return None

    def disproved_calls(self, side: Side, kinds: tuple[str, ...]) -> Iterator[Utterance]:
        """What the cards say against a side's calls of these kinds."""
        for finding in self.verdict.findings:
            is_call = finding.side is side and finding.kind != "wrong-answer"
            if is_call and finding.category in kinds:
                yield stage("finding", finding)


def _leaves_counts_open(unknown: Unknown) -> bool:
    """Whether a count that is said may be too low; a play that isn't known isn't counted."""
    return unknown.kind not in ("play", "pic") or "low" in unknown.values


def _answered(call: Any, answer: str) -> Iterator[Utterance]:
    """A call of elder's and younger's answer."""
    yield Utterance(Side.ELDER, "call", call)
    yield Utterance(Side.YOUNGER, "answer", Answer(answer, _combination(call)))


def _combination(call: Any) -> Any:
    """The combination that a call claims."""
    if isinstance(call, SequenceCall):
        return call.sequence
    return call.set if isinstance(call, SetCall) else call


def _cancelled(category: Category) -> list[Any]:
    """The equal combinations that cancel each other where the code compares the next ones."""
    if category.reason.kind != "next":
        return []
    mine, theirs = category.called
    paired = []
    for one, other in zip(mine or (), theirs or (), strict=False):
        if one != other:
            break
        paired.append(one)
    return paired


def _right_answer(category: Category) -> str | None:
    """The answer that the verdict makes right, None where it makes none."""
    if category.reason.kind == "both-trios":
        return "good"
    return {"elder": "good", "younger": "not good", "equal": "equal"}.get(category.good)
