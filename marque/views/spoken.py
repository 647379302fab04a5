"""A deal as it is spoken: a line for each thing said, "Anne: Quint to the king."

Comes in: a `Verdict`, the deal that it judges, the frame. Goes out: a `Document` in the
frame's language, numbers in words. What is said, and when, stands in `dialogue`.
"""

from __future__ import annotations

from typing import Any

from marque.calls.call import PointCall
from marque.calls.numerals import number_in_words
from marque.calls.side import Side
from marque.cards.hand import Sequence, Set
from marque.cards.pack import Rank, rank_of, suit_of
from marque.referee.deal import Deal
from marque.referee.verdict import Verdict
from marque.views.dialogue import dialogue
from marque.views.document import Document, Line, Piece
from marque.views.frame import Frame
from marque.views.reasons import finding_text, ruling_text, unknown_text
from marque.views.safe import safe
from marque.views.terms import NAME_WIDTH, combination_text, who
from marque.views.utterance import Answer, CardPlayed, Count, Utterance
from marque.views.verdict import SIDE_STYLES


def spoken_view(verdict: Verdict, deal: Deal, frame: Frame) -> Document:
    """The dialogue of a deal, line by line; stage directions stand in brackets."""
    voice = _Voice(verdict.names, frame)
    return tuple(voice.line(one) for one in dialogue(verdict, deal))


class _Voice:
    """Puts utterances into words: one language, two names."""

    def __init__(self, names: tuple[str, str], frame: Frame) -> None:
        self.names = names
        self.frame = frame

    def line(self, said: Utterance) -> Line:
        if said.side is None:
            return Line(f"({_sentence(self.stage(said))})", "dim")
        name = Piece(self.speaker(said.side), SIDE_STYLES[said.side])
        return Line((name, self.frame.phrases.colon + _sentence(self.words(said))))

    def speaker(self, side: Side) -> str:
        """The name before what is said; the role where there is none."""
        name = safe(self.names[side], NAME_WIDTH)
        return name or _capital(self.frame.phrases.say("common", side.key))

    def say(self, key: str, **values: Any) -> str:
        return self.frame.phrases.say("spoken", key, **values)

    def number(self, number: int) -> str:
        """A number in words; in figures beyond what has words, which only house rules reach."""
        if number > 999:
            return self.frame.phrases.number(number)
        return number_in_words(number, self.frame.lang)

    def stage(self, said: Utterance) -> str:
        """What is told between the lines."""
        what = said.what
        match said.kind:
            case "ruling":
                return ruling_text(what, self.frame, self.names)
            case "finding":
                return finding_text(what, self.frame, self.names)
            case "bounds":
                return unknown_text(what, self.frame, self.names)
            case "tricks":
                elder, younger = (who(side, self.names, self.frame) for side in Side)
                won, lost = what
                return self.say("tricks", elder=elder, younger=younger, won=won, lost=lost)
            case _:
                name = "" if what is None else who(what, self.names, self.frame)
                return self.say(said.kind, who=name)

    def words(self, said: Utterance) -> str:
        """What a side says."""
        match said.kind:
            case "cards":
                return self.cards(said.what)
            case "point":
                return self.point(said.what)
            case "pips":
                return self.number(said.what.pips)
            case "call":
                return combination_text(said.what, self.frame)
            case "answer":
                return self.answer(said.what)
            case "carte-blanche" if not said.counts:
                return self.frame.phrases.say("common", "carte-blanche")
            case "carte-blanche" | "hand":
                return self.hand(said.counts)
            case "sum":
                return self.sum(said.counts)
            case "card":
                return self.card(said.what, said.counts)
            case "end":
                return self.end(said.counts)
            case _:
                return self.say(said.kind)

    # Calls and answers.

    def cards(self, call: PointCall) -> str:
        """The number of cards of a point, with the suit if it was named."""
        number = self.number(call.cards)
        if self.frame.lang == "fr" and call.cards == 1:
            number = "une"
        cards = self.say("cards", count=call.cards, number=number)
        if call.suit is None:
            return cards
        suit = self.frame.phrases.say("common", f"suit-{call.suit.letter}")
        return self.frame.phrases.say("verdict", "in-suit", what=cards, suit=suit)

    def point(self, call: PointCall) -> str:
        if call.pips is None:
            return self.cards(call)
        return self.say("point", cards=self.cards(call), pips=self.number(call.pips))

    def answer(self, answer: Answer) -> str:
        return self.say(f"{answer.answer.replace(' ', '-')}-{_form(answer.to)}")

    # Counts.

    def sum(self, counts: tuple[Count, ...]) -> str:
        """Elder's count: "six and fifteen, twenty-one; and fourteen, thirty-five"."""
        first, rest = counts[0], counts[1:]
        if first.before:
            head, rest = self.number(first.before), counts
        else:
            head = self.first(first, self.number(first.points))
        if not rest:
            return head
        more = self.chain([self.adds(one, self.number(one.points)) for one in rest])
        return f"{head} {more}"

    def hand(self, counts: tuple[Count, ...]) -> str:
        """What is counted as it is named: "six cards, six; quint major, twenty-one"."""
        said = [
            self.say("counts", what=self.combination(one), running=self.number(one.after))
            for one in counts
        ]
        return self.chain(said)

    def end(self, counts: tuple[Count, ...]) -> str:
        """The count after the play: "and one for the last trick, …; and ten for the cards, …"."""
        said = []
        for one in counts:
            what = self.say(f"for-{one.kind}", points=self.number(one.points))
            said.append(self.adds(one, what) if one.before else self.first(one, what))
        return self.chain(said)

    def first(self, count: Count, what: str) -> str:
        """A side's first count: it is its own sum, unless the count leaps at once."""
        if count.after == count.points:
            return what
        return self.say("counts", what=what, running=self.number(count.after))

    def adds(self, count: Count, what: str) -> str:
        return self.say("adds", what=what, running=self.number(count.after))

    def chain(self, said: list[str]) -> str:
        """Counts said in one breath."""
        text, *rest = said
        for more in rest:
            text = self.say("chain", said=text, more=more)
        return text

    def combination(self, count: Count) -> str:
        if count.kind == "carte-blanche":
            return self.frame.phrases.say("common", "carte-blanche")
        if isinstance(count.what, PointCall):
            return self.cards(count.what)
        return combination_text(count.what, self.frame)

    # The play.

    def card(self, played: CardPlayed | None, counts: tuple[Count, ...]) -> str:
        """The card, if it is known, and the count, if it scores."""
        running = self.number(counts[0].after) if counts else ""
        if played is None:
            return running
        card = self.say(f"the-{rank_of(played.card).letter}")
        if played.with_suit:
            suit = self.frame.phrases.say("common", f"suit-{suit_of(played.card).letter}")
            card = self.say("of-suit", card=card, suit=suit)
        return self.say("card-counts", card=card, running=running) if counts else card


def _form(called: Any) -> str:
    """The grammatical form of what is answered, as the answers are keyed."""
    match called:
        case "cards":
            return "fp"
        case Sequence():
            return "f"
        case Set(size=3, rank=rank):
            return "fp" if rank is Rank.QUEEN else "mp"
        case _:
            return "m"


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _sentence(text: str) -> str:
    """A text as a sentence, with its capital and its full stop."""
    return _capital(text) + ("" if text.endswith((".", "?")) else ".")
