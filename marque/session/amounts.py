"""Totals as people type them: `27 13`, `27-13`, `anne=27 boris=13`, `20+7+10 3+6`.

Comes in: the arguments of a line. Goes out: what each side made, by seat or by name, and
the parts where a sum was typed as it was said: declared, play, cards. Contract, section 5.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from marque.cards.typography import Plain
from marque.errors import Impossible, MarqueError, Place, Unreadable, raise_all

# No deal comes near: a longer number is a slip of the finger.
MOST: Final = 999
# Where a deal's evidence is kept, totals stand under this name.
TOTALS: Final = "totals"
PARTS: Final = ("declared", "play", "cards")

_SUM: Final = re.compile(r"\d{1,9}(?:\+\d{1,9})*")
_PAIR: Final = re.compile(r"(\d{1,9}(?:\+\d{1,9})*)(?:\s*[-/:,;]\s*|\s+)(\d{1,9}(?:\+\d{1,9})*)")
_POINT: Final = re.compile(r"p\s*\d", re.IGNORECASE)  # `p6=58` is a call
_NAMED: Final = re.compile(r"(.+?)\s*=\s*(.*)", re.DOTALL)


class Amount(NamedTuple):
    """One side's points; parts: as typed where it was a sum, else only the total."""

    total: int
    parts: tuple[int, ...]

    def part(self, name: str) -> int | None:
        """What of a sum is declared, play or cards; None where it wasn't typed so."""
        if len(self.parts) == 1:
            return None
        index = PARTS.index(name)
        return self.parts[index] if index < len(self.parts) else 0


class Totals(NamedTuple):
    """Both sides' points: by seat (elder first), or by name as typed, in that order."""

    amounts: tuple[Amount, Amount]
    names: tuple[str, str] | None = None


def looks_like_totals(arguments: Sequence[str]) -> bool:
    """Whether a line's arguments are totals rather than cards or calls.

    They are when they all are numbers or sums, two of them joined by a dash, a comma or, in
    one argument, a space, or `name=…`.
    A lone number of two figures and more pieces would be calls, so both sides are needed.
    """
    texts = [Plain(one).text.strip() for one in arguments]
    if any(_NAMED.fullmatch(one) and not _POINT.match(one) for one in texts):
        return True
    if len(texts) == 1:
        return bool(_PAIR.fullmatch(texts[0]))
    return len(texts) == 2 and all(_number_like(one) for one in texts)


def _number_like(text: str) -> bool:
    return bool(_SUM.fullmatch(text)) or bool(re.fullmatch(r"[-+]?\d[\d.,+]*", text))


def read_totals(arguments: Sequence[str]) -> Totals:
    """The totals that a line says.

    Raises Unreadable "bad-amount" (values: given; reason "not-a-number", "negative",
    "too-large" with most, "both-sides") for every amount that can't be, at its place.
    """
    texts = [Plain(one).text.strip() for one in arguments]
    if len(texts) == 1:
        pair = _PAIR.fullmatch(texts[0])
        if pair:
            return Totals(_amounts(pair.group(1), pair.group(2)))
    if len(texts) != 2:
        place = Place("totals", " ".join(arguments)[:80])
        raise Unreadable("bad-amount", place, reason="both-sides", given=len(texts))
    named = [_NAMED.fullmatch(one) for one in texts]
    first, second = named
    if first and second:
        names = (first.group(1).strip(), second.group(1).strip())
        return Totals(_amounts(first.group(2), second.group(2)), names)
    return Totals(_amounts(texts[0], texts[1]))


def read_named(arguments: Sequence[str]) -> tuple[tuple[str, Amount], ...]:
    """Any number of `name=points`, as an amendment names them. Raises as `read_totals`."""
    found: list[Any] = []
    errors: list[MarqueError] = []
    for argument in arguments:
        named = _NAMED.fullmatch(Plain(argument).text.strip())
        if named is None:
            place = Place("totals", argument[:80])
            errors.append(Unreadable("bad-amount", place, reason="not-a-number", given=argument))
            continue
        try:
            found.append((named.group(1).strip(), read_amount(named.group(2))))
        except MarqueError as error:
            errors.append(error)
    raise_all(errors)
    return tuple(found)


def _amounts(*texts: str) -> tuple[Amount, Amount]:
    found: list[Any] = []
    errors: list[MarqueError] = []
    for text in texts:
        try:
            found.append(read_amount(text))
        except MarqueError as error:
            errors.append(error)
    raise_all(errors)
    return found[0], found[1]


def read_amount(text: str) -> Amount:
    """One side's points, a number or a sum. Raises Unreadable "bad-amount"."""
    plain = Plain(text).text.strip()
    place = Place("totals", text[:80])
    if re.fullmatch(r"-\s*\d+", plain):
        raise Impossible("bad-amount", place, reason="negative", given=text)
    if not _SUM.fullmatch(plain):
        raise Unreadable("bad-amount", place, reason="not-a-number", given=text)
    parts = tuple(int(part) for part in plain.split("+"))
    if len(parts) > len(PARTS):
        raise Unreadable("bad-amount", place, reason="too-many-parts", given=text, parts=PARTS)
    if sum(parts) > MOST:
        raise Impossible("bad-amount", place, reason="too-large", given=text, most=MOST)
    return Amount(sum(parts), parts)
