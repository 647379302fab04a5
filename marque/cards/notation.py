"""Reading hands and other lots of cards, in every form that people type.

Comes in: a text and the alphabet to read it in. Goes out: `HandText`, what it says, and
the list of all that is wrong with it. Forms, contract section 1: suit by suit (`♠ARD10
♥R9`, `S:AKQ10 H:K9`), card by card in one order (`AS KS`, `SA SK`), bridge style
(`AKQ.K9.A.J98`), the playing-card block; `?` at the end when other cards aren't known.
"""

from __future__ import annotations

import re
from typing import Any, Final, NamedTuple

from marque.cards.alphabet import (
    ALPHABETS,
    BLOCK,
    BLOCK_CARDS,
    BLOCK_OUTSIDERS,
    OUTSIDERS,
    RANK_AT,
    SUIT_AT,
    Alphabet,
    token_end,
)
from marque.cards.faults import LONGEST, Faults
from marque.cards.pack import HAND_SIZE, SUIT_LETTERS
from marque.errors import MarqueError

# How many cards a text may hold.
HAND: Final = range(HAND_SIZE, HAND_SIZE + 1)
IRREGULAR: Final = range(1, 21)
DISCARD: Final = range(9)

_SPACES: Final = " _"
_BETWEEN: Final = " ,_"
_NOISE: Final = frozenset("!01/.?_")


class HandText(NamedTuple):
    """Cards as read from one text.

    cards: their mask; whole: whether these are all (no `?` at the end); order: each card
    once, in the order typed.
    """

    cards: int
    whole: bool
    order: tuple[int, ...]


def parse_hand(
    text: str, source: str, alphabet: Alphabet, sizes: range = HAND
) -> tuple[HandText, list[MarqueError]]:
    """The cards of a text, and all its faults; the cards are complete only without faults.

    source: which text it is, for the places; sizes: how many cards it may hold (`HAND`
    twelve, `IRREGULAR`, `DISCARD`); of a hand known in part only the upper bound is asked.
    A text with nothing in it, or `-`, holds no cards.

    Faults: "not-a-card" (values: reason, and right where one correction is at hand),
    "not-in-pack" (rank, suit), "held-twice" (card), "too-many" and "too-few" (count,
    least, most, and the option that accepts another number), "look-alike" (looks, code,
    name). reason is "unknown", "no-suit", "no-rank", "order", "dots" or "too-long".
    """
    faults = Faults(source, text, alphabet)
    if faults.too_long("not-a-card"):
        return HandText(0, False, ()), faults.sorted()
    tokens = faults.tokens()
    body = tokens.rstrip(_BETWEEN)
    known = body.rstrip("?" + _BETWEEN)
    if known.endswith("...") and _has_suit(known):
        known = known.rstrip("." + _BETWEEN)
    whole = known == body
    reader = _Reader(faults, tokens[: token_end(tokens, len(known) - 1)])
    if known.strip(_BETWEEN + "-"):
        _read(reader)
    if not reader.garbled:
        _check_size(reader, sizes, whole)
    return HandText(reader.cards, whole, tuple(reader.order)), faults.sorted()


def _has_suit(tokens: str) -> bool:
    """Whether a suit is named, by itself or in a card of the block."""
    return any(token in SUIT_AT or token in BLOCK_CARDS for token in tokens)


def _read(reader: _Reader) -> None:
    """Read cards in the form that they begin with; where that is noise, that they end with."""
    tokens = reader.tokens
    first, last = tokens.lstrip(_BETWEEN)[0], tokens.rstrip(_BETWEEN)[-1]
    if "." in tokens and not _has_suit(tokens):
        _bridge(reader)
    elif first in RANK_AT or first in OUTSIDERS or (first not in SUIT_AT and last in SUIT_AT):
        _rank_first(reader)
    else:
        _suit_first(reader)


def _check_size(reader: _Reader, sizes: range, whole: bool) -> None:
    """A fault unless the cards are as many as they may be, a faulty one counted or not."""
    count = reader.counted
    for number in (count, reader.cards.bit_count()):
        if number in sizes or (not whole and number < sizes.stop):
            return
    text = reader.faults.text
    start = len(text) - len(text.lstrip())
    option = "--irregular" if sizes == HAND and count in IRREGULAR else None
    reader.faults.add(
        "too-many" if count >= sizes.stop else "too-few",
        start,
        max(start, len(text.rstrip())),
        count=count,
        least=sizes.start,
        most=sizes.stop - 1,
        option=option,
    )


class _Reader:
    """What has been read of a text so far.

    counted: the pieces that stand for one card each, faulty ones included, so that a slip
    isn't reported as a wrong size too; garbled: whether some piece can't be counted.
    """

    __slots__ = ("cards", "counted", "faults", "garbled", "order", "tokens")

    def __init__(self, faults: Faults, tokens: str) -> None:
        self.faults = faults
        self.tokens = tokens
        self.cards = 0
        self.counted = 0
        self.garbled = False
        self.order: list[int] = []

    def hold(self, card: int, start: int, last: int) -> None:
        """A card, typed from the token at `start` to the one at `last`."""
        self.counted += 1
        if self.cards >> card & 1:
            self.faults.add("held-twice", start, token_end(self.tokens, last), card=card)
            return
        self.cards |= 1 << card
        self.order.append(card)

    def outsider(self, rank: str, suit: int | None, start: int, last: int) -> None:
        """A card that this pack lacks; suit: 0 to 3, None where not known."""
        self.counted += 1
        self.faults.add("not-in-pack", start, token_end(self.tokens, last), rank=rank, suit=suit)

    def refuse(self, reason: str, start: int, last: int, **values: Any) -> None:
        """No card, from the token at `start` to the one at `last`."""
        self.garbled = True
        self.faults.add("not-a-card", start, token_end(self.tokens, last), reason=reason, **values)

    def bare_suit(self, at: int) -> None:
        """A suit with neither a rank nor a mark that it is empty."""
        self.refuse("no-rank", at, at, right=self.faults.text[at] + ":-")

    def turned_round(self, at: int) -> int:
        """A suit where a rank should stand, with the rank that may follow; where they end."""
        rank_at = token_end(self.tokens, at)
        if self.tokens[rank_at : rank_at + 1] not in RANK_AT:
            self.refuse("no-rank", at, at)
            return rank_at
        text, end = self.faults.text, token_end(self.tokens, rank_at)
        self.refuse("order", at, rank_at, right=text[rank_at:end] + text[at:rank_at])
        return end

    def other(self, at: int, follows: str = "") -> int:
        """What is neither a rank, a suit nor a separator; where it ends is given back.

        follows: a token of these that stands right after noise belongs to it.
        """
        token = self.tokens[at]
        last = at
        if token in BLOCK_CARDS:
            self.hold(BLOCK_CARDS[token], at, at)
        elif token in BLOCK_OUTSIDERS:
            self.outsider(*BLOCK_OUTSIDERS[token], at, at)
        else:
            while self.tokens[last + 1 : last + 2] in _NOISE:
                last += 1
            if last + 1 < len(self.tokens) and self.tokens[last + 1] in follows:
                last += 1
            self.refuse("unknown", at, last)
        return last + 1


def _suit_first(reader: _Reader) -> None:
    """Suits, each before its ranks: a suit of which nothing is held needs a `:` or a `-`.

    Without that mark `♠A K♥`, half in one order and half in the other, would pass for
    ace and king of spades and no hearts.
    """
    suit: int | None = None
    bare, fresh, lost, resume = -1, False, False, 0
    for at, token in enumerate(reader.tokens):
        if token in _BETWEEN or at < resume:
            continue
        if token in SUIT_AT:
            if bare >= 0:
                reader.bare_suit(bare)
            suit, bare, fresh = SUIT_AT[token], at, True
            continue
        bare = -1
        if token in RANK_AT:
            fresh = False
            if suit is not None:
                reader.hold(suit + RANK_AT[token], at, at)
            elif not lost:
                reader.refuse("no-suit", at, at)
                lost = True
        elif token in OUTSIDERS:
            reader.outsider(token, None if suit is None else suit >> 3, at, at)
        elif not (fresh and token in ":-"):
            resume = reader.other(at, follows=":")
            if reader.tokens[resume - 1] == ":":  # in place of a suit: the rest is lost
                suit, lost = None, True
    if bare >= 0:
        reader.bare_suit(bare)


def _rank_first(reader: _Reader) -> None:
    """Cards, each a rank and then its suit."""
    rank_at, resume = -1, 0
    for at, token in enumerate(reader.tokens):
        if token in _SPACES or at < resume:
            continue
        if rank_at >= 0 and token in SUIT_AT:
            rank = reader.tokens[rank_at]
            if rank in RANK_AT:
                reader.hold(SUIT_AT[token] + RANK_AT[rank], rank_at, at)
            else:
                reader.outsider(rank, SUIT_AT[token] >> 3, rank_at, at)
            rank_at = -1
            continue
        if rank_at >= 0:
            reader.refuse("no-suit", rank_at, rank_at)
            rank_at = -1
        if token in RANK_AT or token in OUTSIDERS:
            rank_at = at
        elif token in SUIT_AT:
            resume = reader.turned_round(at)
        elif token != ",":
            resume = reader.other(at, follows=SUIT_LETTERS)
    if rank_at >= 0:
        reader.refuse("no-suit", rank_at, rank_at)


def _bridge(reader: _Reader) -> None:
    """The ranks of spades, hearts, diamonds and clubs, with dots between the suits."""
    if reader.tokens.count(".") != 3:
        reader.refuse("dots", 0, len(reader.tokens) - 1)
        return
    suit, fresh, resume = 0, True, 0
    for at, token in enumerate(reader.tokens):
        if token in _BETWEEN or at < resume:
            continue
        if token == ".":
            suit, fresh = suit + 8, True
        elif token in RANK_AT:
            reader.hold(suit + RANK_AT[token], at, at)
            fresh = False
        elif token in OUTSIDERS:
            reader.outsider(token, suit >> 3, at, at)
        elif not (fresh and token == "-"):
            resume = reader.other(at)


def looks_like_cards(text: str) -> bool:
    """Whether a text that is neither a hand nor calls looks more like a hand.

    It does when it has a character of the playing-card block; or when, in one of the
    alphabets, most of its letters and figures stand in words made of ranks and suits
    alone, a quarter of such a word being ranks from 2 to 6 at the most, and these words
    have two ranks and a suit, four ranks between dots, or eight ranks.
    """
    text = text[:LONGEST]
    return any(ord(one) in BLOCK for one in text) or any(
        _mostly_cards(one.tokens(text)) for one in ALPHABETS.values()
    )


def _mostly_cards(tokens: str) -> bool:
    words = re.findall(r"[^ ,:.?-]+", tokens.replace("_", ""))
    like = "".join(word for word in words if _is_cards(word))
    ranks = sum(token in RANK_AT for token in like)
    least = 2 if _has_suit(like) else 4 if "." in tokens else 8
    return ranks >= least and 2 * len(like) > sum(map(len, words))


def _is_cards(word: str) -> bool:
    outside = sum(token in OUTSIDERS for token in word)
    inside = sum(token in RANK_AT or token in SUIT_AT for token in word)
    return inside + outside == len(word) and 4 * outside <= len(word)
