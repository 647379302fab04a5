"""One item of what a player said, read: `4V`, "quinte au roi de cœur", "fifty-eight".

Comes in: the item in plain typography, and its place. Goes out: what it says, or one error
raised. Short forms are looked up; otherwise the words are sorted by what they name, in
whatever order they stand, and put together. Rules: contract, section 2.

Errors besides those of `possible`: `not-a-call` with a `reason`: "word" (one that isn't
known: `word`, `nearest`), "missing" (`missing`: "rank", "cards", or "kind", of combination),
"mixed" (things that don't go together), "cards" (cards, not calls), "too-long" (`count`,
`most`); `look-alike` as in `cards.faults`; `two-readings` with the `readings`, in short forms.
"""

from __future__ import annotations

import unicodedata
from itertools import groupby, pairwise
from typing import Any, Final

from marque.calls.call import PointCall, SequenceCall, SetCall
from marque.calls.lexicon import (
    CARD_WORDS,
    END_WORDS,
    LENGTH_WORDS,
    LETTER_OR_NOISE,
    NOISE,
    ONE,
    POINT_WORDS,
    RANK_OF_NUMBER,
    RANK_SHORTS,
    RANK_WORDS,
    SHORT,
    SIZE_OF_NUMBER,
    SIZE_WORDS,
    SPELLING,
    SUITS,
    TELLING_WORDS,
    Call,
    Mark,
    Reading,
    words_of,
)
from marque.calls.numerals import BEFORE_UNITS, NUMBER_WORDS, scan_number
from marque.calls.possible import LEAST_PIPS, point_of, point_of_pips, sequence_of, set_of
from marque.cards.alphabet import ALPHABETS
from marque.cards.faults import LOOK_ALIKES
from marque.cards.hand import SET_RANKS, Set
from marque.cards.pack import RANK_LETTERS, RANKS, SUIT_LETTERS, Rank, Suit
from marque.errors import Ambiguous, Place, Unreadable

LONGEST_ITEM: Final = 120
_LONGEST_WORD: Final = 20


def read_item(item: str, place: Place) -> Reading:
    """What an item says; a number alone stays one, for it may belong to a point before it.

    Raises Unreadable, Impossible or Ambiguous (kinds and values above).
    """
    found = SHORT.get(item) or SHORT.get(item.lower())
    if found is not None:
        return found
    try:
        return _read_words(item, place)
    except Unreadable as error:
        better = _look_alike(item, place)
        if better is None and looks_like_cards(item):
            better = not_a_call(place, "cards")
        raise (better or error) from None


def looks_like_cards(item: str) -> bool:
    """Whether an item has only characters of cards, a rank and a suit among them."""
    for alphabet in ALPHABETS.values():
        if alphabet.knows(item):
            tokens = set(alphabet.tokens(item))
            if tokens.intersection(RANK_LETTERS) and tokens.intersection(SUIT_LETTERS):
                return True
    return False


def _look_alike(item: str, place: Place) -> Unreadable | None:
    """The error for the first character that only looks like the one that was meant, if any."""
    for typed, like in zip(item, item.translate(LOOK_ALIKES), strict=True):
        if typed != like:
            at = place._replace(text=typed, start=place.start + place.text.index(typed))
            code = f"U+{ord(typed):04X}"
            name = unicodedata.name(typed)
            return Unreadable("look-alike", at, looks=like, code=code, name=name)
    return None


def not_a_call(place: Place, reason: str, **values: Any) -> Unreadable:
    """The error for what isn't read as a call."""
    return Unreadable("not-a-call", place, reason=reason, **values)


def _read_words(item: str, place: Place) -> Reading:
    if len(item) > LONGEST_ITEM:
        raise not_a_call(place, "too-long", count=len(item), most=LONGEST_ITEM)
    suits, words = _without_noise(words_of(item))
    if len(suits) > 1:
        raise not_a_call(place, "mixed")
    trimmed = [word for word in words[:-1] if word not in LETTER_OR_NOISE] + words[-1:]
    found = _short(words, place) or _short(trimmed, place)
    if found is None:
        found = _together(_Said(trimmed, place), place)
    return _in_suit(found, suits[0], place) if suits else found


def _without_noise(words: list[str]) -> tuple[list[Suit], list[str]]:
    """The suits that are named, and the words that are neither suits nor noise."""
    suits: list[Suit] = []
    kept: list[str] = []
    for at, (word, following) in enumerate(pairwise([*words, ""])):
        if word in SUITS:
            suits.append(SUITS[word])
        elif word in ONE:
            kept += [word] if _is_number(words, at) else []
        # "quinte a coeur" lacks its accent, and has no ace; "quinte A ♥" has.
        elif word not in NOISE and not (word == "a" and following in SUITS and following.isalpha()):
            kept.append(word)
    return suits, kept


def _is_number(words: list[str], at: int) -> bool:
    """Whether the "one" there is a number and no article.

    It is after tens ("cinquante et un"), before its cards ("une carte", but "une carte
    blanche"), and at the end ("point of one").
    """
    before = [word for word in words[:at] if word not in NOISE][-1:]
    after = words[at + 1 : at + 3]
    if not after or (before and before[0] in BEFORE_UNITS):
        return True
    return after[0] in CARD_WORDS and after[1:] not in (["blanche"], ["blanches"])


def _short(words: list[str], place: Place) -> Reading | None:
    """The short form that the words are, written with spaces or with noise around it."""
    if len(words) == 1:
        return SHORT.get(words[0]) or _short_in_shape(words[0], place)
    found = SHORT.get("".join(words))
    if isinstance(found, SequenceCall):
        length, top = found.sequence
        if length in (3, 4) and top in SET_RANKS:
            # "4 V": the quart to the knave, or four knaves.
            readings = (str(found.sequence), str(Set(length, top)))
            raise Ambiguous("two-readings", place, readings=readings)
    # "5 8" isn't 58, nor "p4 1" a point of 41.
    return None if isinstance(found, int | PointCall) else found


def _short_in_shape(word: str, place: Place) -> Reading | None:
    """What has the shape of a short form, though no hand can hold it: `9A`, `510`, `K5`, `93`."""
    head, tail = word[0], word[1:]
    if head.isdecimal() and tail in RANK_SHORTS and (tail.isalpha() or tail == "10"):
        return sequence_of(int(head), RANK_SHORTS[tail], place)
    head, tail = word[:-1], word[-1]
    if head in RANK_SHORTS and (tail.isdecimal() if head.isalpha() else tail in "34"):
        return set_of(int(tail), RANK_SHORTS[head], place)
    return None


def _in_suit(found: Reading, suit: Suit, place: Place) -> Reading:
    if isinstance(found, SetCall | Mark):
        raise not_a_call(place, "mixed")
    if isinstance(found, int):
        if found < LEAST_PIPS:
            raise not_a_call(place, "missing", missing="kind")  # "7♥" is a card
        found = point_of_pips(found, place)
    return found._replace(suit=suit)


class _Said:
    """The words of one item, sorted by what they name."""

    def __init__(self, words: list[str], place: Place) -> None:
        self.calls: list[Call] = []
        self.lengths: list[int] = []
        self.ends: list[Rank] = []
        self.sizes: list[int] = []
        self.ranks: list[Rank] = []
        self.numbers: list[int] = []
        self.point = False
        words = _split_figures(words)
        at = 0
        while at < len(words):
            # "dix-septième" is a septième.
            if words[at] == "dix" and words[at + 1 : at + 2] in (["septieme"], ["huitieme"]):
                at += 1
            number = scan_number(words, at)
            if number is None:
                self._sort(words[at], place)
                at += 1
            else:
                self.numbers.append(number[0])
                at = number[1]

    def _sort(self, word: str, place: Place) -> None:
        short = SHORT.get(word)
        if isinstance(short, PointCall | SequenceCall | SetCall):
            self.calls.append(short)
        elif word in RANK_WORDS:
            self.ranks.append(RANK_WORDS[word])
        elif word in LENGTH_WORDS:
            self.lengths.append(LENGTH_WORDS[word])
        elif word in END_WORDS:
            self.ends.append(END_WORDS[word])
        elif word in SIZE_WORDS:
            self.sizes.append(SIZE_WORDS[word])
        elif word in POINT_WORDS:
            self.point = True
        else:
            raise not_a_call(place, "word", word=word, nearest=_nearest(word))


def _split_figures(words: list[str]) -> list[str]:
    """The words with figures apart from letters ("6cartes"), but for `p6`, "6e" and "10s"."""
    split: list[str] = []
    for word in words:
        if word in SHORT or word in LENGTH_WORDS or word in RANK_WORDS:
            split.append(word)
        else:
            split += ["".join(run) for _, run in groupby(word, str.isdecimal)]
    return split


def _nearest(word: str) -> tuple[str, ...]:
    """The known words that an unknown one may be meant for, the closest first."""
    if not 2 < len(word) <= _LONGEST_WORD:
        return ()
    import difflib

    known = TELLING_WORDS.union(one for one in NUMBER_WORDS if len(one) > 2)
    return tuple(SPELLING.get(one, one) for one in difflib.get_close_matches(word, sorted(known)))


def _together(said: _Said, place: Place) -> Reading:
    """What the sorted words say together."""
    kinds = [bool(kind) for kind in (said.calls, said.lengths, said.point, said.sizes)]
    if sum(kinds) > 1 or (said.ends and not said.lengths and any(kinds)):
        raise not_a_call(place, "mixed")
    if said.lengths:
        return _sequence(said, place)
    if said.ends or not (any(kinds) or said.numbers):
        raise not_a_call(place, "missing", missing="kind")
    if (said.calls or said.point) and said.ranks:
        raise not_a_call(place, "mixed")
    if said.calls:
        return _short_and_more(said.calls, said.numbers, place)
    if said.point:
        return _point(said.numbers, place)
    return _number_or_set(said, place)


def _sequence(said: _Said, place: Place) -> SequenceCall:
    length = said.lengths[0]
    tops = [Rank.ACE if end is Rank.ACE else RANKS[length - 1] for end in said.ends]
    tops += said.ranks + _ranks_of(said.numbers, place)
    if not tops and length == 8:
        tops = [Rank.ACE]  # there is no other
    if not tops:
        raise not_a_call(place, "missing", missing="rank")
    if len(tops) > 1 or len(said.lengths) > 1:
        raise not_a_call(place, "mixed")
    return sequence_of(length, tops[0], place)


def _short_and_more(calls: list[Call], numbers: list[int], place: Place) -> Call:
    """A short form alone, or that of a point and its pips: "p6 making 58"."""
    call = calls[0]
    if len(calls) == 1 and not numbers:
        return call
    if len(calls) == 1 and isinstance(call, PointCall) and call.pips is None:
        return _point([call.cards, *numbers], place)
    raise not_a_call(place, "mixed")


def _point(numbers: list[int], place: Place) -> PointCall:
    """The point that its cards, its pips, or both in either order give."""
    if not numbers:
        raise not_a_call(place, "missing", missing="cards")
    if len(numbers) > 2:
        raise not_a_call(place, "mixed")
    if len(numbers) == 1:
        said = numbers[0]
        return point_of_pips(said, place) if said >= LEAST_PIPS else point_of(said, None, place)
    cards, pips = numbers
    if pips < LEAST_PIPS <= cards:
        cards, pips = pips, cards
    return point_of(cards, pips, place)


def _number_or_set(said: _Said, place: Place) -> Reading:
    """A number alone, the two of a point, or the number and the rank of a set."""
    numbers = said.numbers
    if not said.sizes and not said.ranks:
        if len(numbers) == 1 and numbers[0] not in SIZE_OF_NUMBER:
            return numbers[0]
        if len(numbers) == 2 and max(numbers) >= LEAST_PIPS:
            return _point(numbers, place)
    sizes, rest = (said.sizes, numbers) if said.sizes else (numbers[:1], numbers[1:])
    ranks = said.ranks + _ranks_of(rest, place)
    if not ranks:
        raise not_a_call(place, "missing", missing="rank")
    if len(ranks) > 1 or len(sizes) > 1:
        raise not_a_call(place, "mixed")
    return set_of(SIZE_OF_NUMBER.get(sizes[0], sizes[0]), ranks[0], place)


def _ranks_of(numbers: list[int], place: Place) -> list[Rank]:
    """The ranks that numbers name: "au dix", "trois neuf"."""
    if any(number not in RANK_OF_NUMBER for number in numbers):
        raise not_a_call(place, "mixed")
    return [RANK_OF_NUMBER[number] for number in numbers]
