"""The names of cards and combinations in a frame: "six cards, 59", "quinte au roi".

Comes in: values of the cards and calls rooms. Goes out: words in the frame's language,
cards in its alphabet and characters.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from marque.calls.call import PointCall, SequenceCall, SetCall
from marque.calls.numerals import number_in_words
from marque.calls.side import Side
from marque.cards.alphabet import ALPHABETS, print_card, print_hand
from marque.cards.hand import Point, Sequence, Set
from marque.cards.pack import Rank, Suit
from marque.views.frame import Frame
from marque.views.safe import safe

NAME_WIDTH = 24


def who(side: Side, names: tuple[str, str], frame: Frame) -> str:
    """A side's name, made harmless, or its role where no name was given."""
    name = safe(names[side], NAME_WIDTH)
    return name or frame.phrases.say("verdict", f"who-{side.key}")


def label_of(side: Side, names: tuple[str, str], frame: Frame) -> str:
    """The same as the head of a column or before a figure: without an article."""
    return who(side, names, frame) if names[side] else frame.phrases.say("common", side.key)


def cards_text(mask: int, frame: Frame) -> str:
    """Cards suit by suit, `♠AKQ10 ♥K9`, or with letters where the frame has no suits."""
    return print_hand(mask, ALPHABETS[frame.cards], symbols=frame.unicode)


def card_text(card: int, frame: Frame) -> str:
    """One card: `♥10`, or `H10`."""
    return print_card(card, ALPHABETS[frame.cards], symbols=frame.unicode)


def combination_text(combination: Any, frame: Frame) -> str:
    """A combination or a call in words; a suit that was named is named again."""
    match combination:
        case PointCall() | Point():
            text = _point_text(combination, frame)
        case SequenceCall():
            text = combination_text(combination.sequence, frame)
        case SetCall():
            return combination_text(combination.set, frame)
        case Sequence():
            return _sequence_text(combination, frame)
        case Set():
            ranks = frame.phrases.say("common", f"rank-{combination.rank.letter}", count=2)
            return frame.phrases.say("common", f"set-{combination.size}", ranks=ranks)
        case _:
            raise TypeError(f"no combination: {combination!r}")
    suit = getattr(combination, "suit", None)
    return text if suit is None else in_suit(text, combination, suit, frame)


def in_suit(text: str, combination: Any, suit: Suit, frame: Frame) -> str:
    """A combination with its suit: "six cards in hearts", "quint to the king of hearts"."""
    sequence = getattr(combination, "sequence", combination)
    to_a_card = isinstance(sequence, Sequence) and sequence.top is not Rank.ACE
    suit_name = frame.phrases.say("common", f"suit-{suit.letter}")
    return frame.phrases.say(
        "verdict", "of-suit" if to_a_card else "in-suit", what=text, suit=suit_name
    )


def it_text(combinations: tuple[Any, ...], frame: Frame) -> str:
    """The word that stands for combinations that were just named: "it" or "them"."""
    say = frame.phrases.say
    if len(combinations) > 1:
        return say("verdict", "it-several")
    match combinations[0]:
        case PointCall(cards=cards) | Point(cards=cards):
            return say("verdict", "it-point", count=cards)
        case SetCall(set=Set(size=size)) | Set(size=size):
            return say("verdict", f"it-set-{size}")
    return say("verdict", "it-sequence")


def _point_text(point: PointCall | Point, frame: Frame) -> str:
    cards = number_in_words(point.cards, frame.lang)
    if frame.lang == "fr" and point.cards == 1:
        cards = "une"
    key = "point-called" if point.pips is None else "point-pips"
    return frame.phrases.say("verdict", key, count=point.cards, cards=cards, pips=point.pips or 0)


def _sequence_text(sequence: Sequence, frame: Frame) -> str:
    length = frame.phrases.say("common", f"sequence-{sequence.length}")
    return f"{length} {frame.phrases.say('common', f'head-{sequence.top.letter}')}"


def listed(combinations: tuple[Any, ...], frame: Frame) -> str:
    """Several combinations, `;` between them; the word for nothing where there are none."""
    if not combinations:
        return frame.phrases.say("common", "nothing")
    return chained((combination_text(one, frame) for one in combinations), frame)


def chained(texts: Iterable[str], frame: Frame) -> str:
    """Texts with semicolons between them, as the language sets them."""
    return frame.phrases.say("common", "semicolon").join(texts)
