"""Reading the play: by winners, by packets, or card by card.

Comes in: a text, the alphabet of its cards, the players' initials. Goes out: one of the
values of `plays`, and the list of all that is wrong with the text. Forms, contract
section 3: `E5Y5E2`, `7-5E`, `♥A/♥10 ♥K/♦7 …`, and `9-6` for the count as said aloud.
Whether a play keeps the rules of play is the referee's question.
"""

from __future__ import annotations

import re
from typing import Any, Final

from marque.calls.plays import Play, Played, Trick, Tricks
from marque.calls.winners import TRICKS, read_winners
from marque.cards.alphabet import (
    BLOCK_CARDS,
    BLOCK_OUTSIDERS,
    OUTSIDERS,
    RANK_AT,
    SUIT_AT,
    Alphabet,
    token_end,
)
from marque.cards.faults import Faults
from marque.cards.pack import RANK_LETTERS
from marque.cards.typography import Plain
from marque.errors import MarqueError, Place, Unreadable

_OF_CARDS: Final = re.compile("[/♠♥♦♣♤♡♢♧\U0001f0a0-\U0001f0ff]")
_COUNTS: Final = re.compile(r"\s*([0-9]{1,2})\s*-\s*([0-9]{1,2})\s*")
# A lead and, after a stroke, a reply: one that stands apart must not be the lead of the next.
_TRICK: Final = re.compile(
    r"(_*[^ ,/_][^ ,/]*|(?=/))(?: */(?: +(?=[^ ,/]+(?![^ ,/]| */)))?([^ ,/]*))?"
)

_PAIRS: Final = [(suit, rank) for suit in SUIT_AT for rank in RANK_AT]
_SUIT_FIRST: Final = {s + r: SUIT_AT[s] + RANK_AT[r] for s, r in _PAIRS} | BLOCK_CARDS
_RANK_FIRST: Final = {r + s: SUIT_AT[s] + RANK_AT[r] for s, r in _PAIRS} | BLOCK_CARDS


def parse_play(
    text: str, source: str, alphabet: Alphabet, initials: tuple[str, str] | None = None
) -> tuple[Play | None, list[MarqueError]]:
    """The play that a text tells, None where it can't be read, and all its faults.

    source: which text it is, for the places; alphabet: of its cards; initials: the first
    letters of elder's and of younger's name, read like `E` and `Y` where they differ.

    Faults: "not-a-play" (values: reason; where they help right, count, most, letters), those of
    a card (see `parse_hand`), and "two-readings" for a letter that is one side's initial
    and the other's `E`, `Y`, `P` or `D` (readings: both, in letters that are clear). reason is
    "form", "letter", "length", "too-many", "sum", "last", "no-lead", "no-reply" or "too-long".
    """
    faults = Faults(source, text, alphabet)
    if faults.too_long("not-a-play"):
        return None, faults.sorted()
    plain = Plain(text)
    if _OF_CARDS.search(plain.text):
        play: Play | None = _Reader(faults).tricks()
    else:
        play = read_winners(plain, faults, initials)
    return (None if faults else play), faults.sorted()


def parse_played(text: str, source: str) -> tuple[Played | None, list[MarqueError]]:
    """The play count of elder and of younger as said aloud, `9-6`; a fault if it isn't that."""
    plain = Plain(text)
    counts = _COUNTS.fullmatch(plain.text)
    if counts:
        return Played(int(counts[1]), int(counts[2])), []
    place = plain.place(source, 0, min(len(plain.text), 40))
    return None, [Unreadable("not-a-play", place, reason="counts", right="9-6")]


class _Reader:
    """The reader of tricks card by card; suit and rank stand in one order throughout."""

    __slots__ = ("cards", "faults", "others", "tokens")

    def __init__(self, faults: Faults) -> None:
        self.faults = faults
        self.tokens = faults.tokens()
        first = self.tokens.lstrip(" ,_")[:1]
        orders = (_SUIT_FIRST, _RANK_FIRST)
        rank_first = first and first in RANK_LETTERS + OUTSIDERS
        self.cards, self.others = orders[::-1] if rank_first else orders

    def tricks(self) -> Tricks:
        """Lead and reply of each trick; `-` is the reply of a side with no card left."""
        found: list[Trick] = []
        last = len(self.tokens.rstrip(" ,_.?")) - 1  # `…` says that more tricks were played
        pieces = list(_TRICK.finditer(self.tokens, 0, token_end(self.tokens, last)))
        for item, piece in enumerate(pieces, 1):
            start, end = piece.span()
            if item > TRICKS:
                self.refuse("too-many", piece.span(), item, count=len(pieces), most=TRICKS)
                break
            lead = self.lead(piece, item)
            reply = self.reply(piece, item, lead)
            if lead is not None:
                place = Place(self.faults.source, self.faults.text[start:end], start, 0, item)
                found.append(Trick(lead, reply, place))
        return Tricks(tuple(found))

    def refuse(self, reason: str, span: tuple[int, int], item: int, **values: Any) -> None:
        self.faults.add("not-a-play", *span, item, reason=reason, **values)

    def lead(self, piece: re.Match[str], item: int) -> int | None:
        if not piece[1]:
            self.refuse("no-lead", piece.span(), item)
            return None
        card = self.cards.get(piece[1].replace("_", ""))
        if card is None:
            self.wrong(piece.span(1), item, None)
        return card

    def reply(self, piece: re.Match[str], item: int, lead: int | None) -> int | None:
        """The reply, in the suit led where it has none of its own; None for `-` and faults."""
        token = (piece[2] or "").replace("_", "")
        if token in self.cards:
            return self.cards[token]
        suit = None if lead is None else lead >> 3
        if token in RANK_AT:
            return None if suit is None else 8 * suit + RANK_AT[token]
        if not token and lead is not None:
            start, end = piece.span()
            right = self.faults.text[start:end].rstrip(" /") + "/-"
            self.refuse("no-reply", (start, end), item, right=right)
        elif token not in ("", "-"):
            self.wrong(piece.span(2), item, suit)
        return None

    def wrong(self, span: tuple[int, int], item: int, suit: int | None) -> None:
        """A piece that is no card here, and why; suit: the one led, for a reply without one."""
        start, end = span
        piece, text = self.tokens[start:end], self.faults.text
        token = piece.replace("_", "")
        add = self.faults.add
        if token in self.others:
            turn = start + piece.index(token[1])
            right = text[turn:end] + text[start:turn]
            add("not-a-card", start, end, item, reason="order", right=right)
        elif token in BLOCK_OUTSIDERS:
            rank, suit = BLOCK_OUTSIDERS[token]
            add("not-in-pack", start, end, item, rank=rank, suit=suit)
        elif re.fullmatch("[SHDC]?[2-6]|[2-6][SHDC]", token):
            rank = token.strip("SHDC")
            named = SUIT_AT.get(token.strip(OUTSIDERS))
            suit = suit if named is None else named >> 3
            add("not-in-pack", start, end, item, rank=rank, suit=suit)
        else:
            reason = "no-suit" if token in RANK_AT else "no-rank" if token in SUIT_AT else "unknown"
            add("not-a-card", start, end, item, reason=reason)
