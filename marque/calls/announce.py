"""All that one player called, read from a text; and younger's answers to it.

Comes in: a text, items separated by `;`, `,` or line ends, and what the text is called.
Goes out: `Calls` or `Answers`, and every fault that was found, each with its place; nothing
is raised. What concerns the whole list is decided here; one item is read in `item`. Rules:
contract, section 2; a player has one point (Académie, art. 27).

Errors besides those of `item`: `not-a-call` with the `reason` "empty" (no item at all: `-`
says nothing, silence isn't a call), "plus" (`+` where there are no others of its kind),
"answer" (it isn't one) or "answers" (a fourth one); `impossible-call` with the `combination`
"point" (a second one: `call`, and `first`) or "twice" (the `call` is there already).
"""

from __future__ import annotations

from typing import Final

from marque.calls.call import Answers, Calls, PointCall, SequenceCall, SetCall
from marque.calls.item import LONGEST_ITEM, looks_like_cards, not_a_call, read_item
from marque.calls.lexicon import (
    ANSWER_NOISE,
    ANSWERS,
    TELLING_WORDS,
    TIERCE_OR_PIPS,
    Mark,
    words_of,
)
from marque.calls.possible import LEAST_PIPS, point_of, point_of_pips
from marque.cards.pack import SUITS
from marque.cards.typography import Plain
from marque.errors import Ambiguous, Impossible, MarqueError, Place

_MOST_FAULTS: Final = 20
_SEPARATORS: Final = dict.fromkeys(map(ord, ",\n\r\v\f"), ";")


def parse_calls(text: str, source: str) -> tuple[Calls, list[MarqueError]]:
    """What one player called, and the faults found, in the order of the text.

    source: what the text is called in places ("elder-says"). What can be read is read
    beside the faults, of which there are twenty at the most: then reading stops.
    """
    heard, faults = _hear(text, source)
    return heard.calls(), faults


def blanche_place(text: str, source: str) -> Place | None:
    """Where carte blanche stands among what one player called; None where it doesn't."""
    return _hear(text, source)[0].blanche


def _hear(text: str, source: str) -> tuple[_Heard, list[MarqueError]]:
    heard = _Heard(Plain(text), source)
    faults: list[MarqueError] = []
    start = 0
    for piece in _pieces(heard.plain.text):
        item = piece.strip()
        if item:
            try:
                heard.take(item, start + piece.index(item))
            except MarqueError as fault:
                faults.append(fault)
                if len(faults) == _MOST_FAULTS:
                    break
        start += len(piece) + 1
    if not heard.items:
        faults.append(not_a_call(Place(source, text), "empty"))
    return heard, faults


def _pieces(plain: str) -> list[str]:
    return plain.translate(_SEPARATORS).split(";")


class _Heard:
    """What was heard so far; `take` hears one item more."""

    def __init__(self, plain: Plain, source: str) -> None:
        self.plain = plain
        self.source = source
        self.items = 0
        self.point: PointCall | None = None
        self.sequences: list[SequenceCall] = []
        self.sets: list[SetCall] = []
        self.marks: set[Mark] = set()
        self.blanche: Place | None = None
        self.more_sequences = self.more_sets = False
        # The item just heard, if it was a point without its pips, and its place.
        self.open_point: tuple[PointCall, Place] | None = None

    def calls(self) -> Calls:
        """All of it, sequences and sets best first."""
        self.sequences.sort(key=lambda call: call.sequence, reverse=True)
        self.sets.sort(key=lambda call: call.set, reverse=True)
        return Calls(
            self.point,
            tuple(self.sequences),
            tuple(self.sets),
            Mark.CARTE_BLANCHE in self.marks,
            Mark.OPEN in self.marks,
            self.more_sequences,
            self.more_sets,
        )

    def take(self, item: str, start: int) -> None:
        """Hear an item that begins at `start` of the plain text; raises what is wrong with it."""
        self.items += 1
        place = self.plain.place(self.source, start, start + len(item), 0, self.items)
        open_point, self.open_point = self.open_point, None
        more = item[-1] == "+"
        reading = read_item(item[:-1].rstrip() if more else item, place)
        if isinstance(reading, SequenceCall):
            if reading is TIERCE_OR_PIPS and open_point and not more:
                _refuse_if_pips(open_point[0], place)
            self._add_sequence(reading, place)
            self.more_sequences |= more
        elif isinstance(reading, SetCall):
            self._add_set(reading, place)
            self.more_sets |= more
        elif more:
            raise not_a_call(place, "plus")
        elif isinstance(reading, int) and open_point:
            self._add_pips(reading, place, *open_point)
        else:
            self._add_other(reading, place)

    def _add_other(self, reading: PointCall | Mark | int, place: Place) -> None:
        if isinstance(reading, Mark):
            if reading is Mark.CARTE_BLANCHE and reading in self.marks:
                raise _twice(place, reading.value)
            self.marks.add(reading)
            if reading is Mark.CARTE_BLANCHE:
                self.blanche = place
        elif isinstance(reading, PointCall):
            self._add_point(reading, place)
        elif reading < LEAST_PIPS:
            raise not_a_call(place, "number", number=reading)
        else:
            self._add_point(point_of_pips(reading, place), place)

    def _add_point(self, call: PointCall, place: Place) -> None:
        if self.point is not None:
            raise Impossible(
                "impossible-call",
                place,
                combination="point",
                call=str(call),
                first=str(self.point),
            )
        self.point = PointCall(call.cards, call.pips, call.suit, place)
        if call.pips is None:
            self.open_point = self.point, place

    def _add_pips(self, pips: int, place: Place, point: PointCall, began: Place) -> None:
        """A number alone after a point is its pips; the two become one item."""
        point_of(point.cards, pips, place)
        self.items -= 1
        end = place.start + len(place.text)
        whole = began._replace(text=self.plain.typed[began.start : end])
        self.point = PointCall(point.cards, pips, point.suit, whole)

    def _add_sequence(self, call: SequenceCall, place: Place) -> None:
        """Two of a length to one top run in different suits; there are four suits."""
        like = [one for one in self.sequences if one.sequence == call.sequence]
        if len(like) == len(SUITS) or (
            call.suit is not None and call.suit in [one.suit for one in like]
        ):
            raise _twice(place, str(call))
        self.sequences.append(SequenceCall(call.sequence, call.suit, place))

    def _add_set(self, call: SetCall, place: Place) -> None:
        if any(one.set.rank is call.set.rank for one in self.sets):
            raise _twice(place, str(call))
        self.sets.append(SetCall(call.set, place))


def _refuse_if_pips(point: PointCall, place: Place) -> None:
    """`39` in figures after a point of four cards: its pips, or a tierce to the nine."""
    if point.cards == 4:
        raise Ambiguous("two-readings", place, readings=("p4=39", "39; p4"))


def _twice(place: Place, call: str) -> Impossible:
    return Impossible("impossible-call", place, combination="twice", call=call)


def looks_like_calls(text: str) -> bool:
    """Whether a text looks more like calls than like cards.

    It does when at least half of its first twenty items look like calls, `?` and `-` left
    aside. An item does if it is read as a call; if no hand can hold what it calls, and it
    isn't made of the characters of cards; if a word of the calls, of three letters or more,
    is in it, or an unknown one of five or more that is close to such a word.
    """
    items = [piece.strip() for piece in _pieces(Plain(text).text)]
    telling = [item for item in items if item not in ("", "?", "-")][:20]
    return any(items) and 2 * sum(map(_looks_like_a_call, telling)) >= len(telling)


def _looks_like_a_call(item: str) -> bool:
    try:
        read_item(item.rstrip("+ "), Place("", item))
    except (Impossible, Ambiguous):
        return not looks_like_cards(item)
    except MarqueError as fault:
        if fault.values.get("nearest") and len(fault.values["word"]) >= 5:
            return True
        return len(item) <= LONGEST_ITEM and not TELLING_WORDS.isdisjoint(words_of(item))
    return True


def print_calls(calls: Calls) -> str:
    """The calls in short forms, which `parse_calls` reads as the same: "p6=58; 5K♥; Q4; ?".

    `+` stands after the last of its kind, so it takes one to print it; `-` is nothing.
    """
    point = [str(calls.point)] if calls.point else []
    sequences = [str(call) for call in calls.sequences]
    sets = [str(call) for call in calls.sets]
    if sequences and calls.more_sequences:
        sequences[-1] += "+"
    if sets and calls.more_sets:
        sets[-1] += "+"
    if point == ["p4"] and sequences[:1] == ["39"]:
        # In this order only: after such a point `39` could be its pips.
        sequences, point = point, sequences
    blanche = [Mark.CARTE_BLANCHE.value] if calls.carte_blanche else []
    rest = [Mark.OPEN.value] if calls.open else []
    return "; ".join([*blanche, *point, *sequences, *sets, *rest]) or Mark.NOTHING.value


def parse_answers(text: str, source: str) -> tuple[Answers, list[MarqueError]]:
    """Younger's answers to elder's point, sequence and set, in that order, and the faults.

    `-`, or nothing between two separators, is no answer.
    """
    plain = Plain(text)
    answers: list[str | None] = [None, None, None]
    faults: list[MarqueError] = []
    start = 0
    for at, piece in enumerate(_pieces(plain.text)):
        item = piece.strip()
        if item not in ("", "-"):
            begin = start + piece.index(item)
            place = plain.place(source, begin, begin + len(item), 0, at + 1)
            if at >= len(answers):
                faults.append(not_a_call(place, "answers"))
                break
            words = [word for word in words_of(item) if word not in ANSWER_NOISE]
            answers[at] = ANSWERS.get(" ".join(words))
            if answers[at] is None:
                faults.append(not_a_call(place, "answer"))
        start += len(piece) + 1
    return Answers(*answers), faults
