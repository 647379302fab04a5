"""Reading who won the tricks, where a letter stands for a side: `E5Y5E2`, `7-5E`.

Comes in: a text in its plain form, the players' initials. Goes out: `Winners` or
`Packets`, faults gathered on the way. Contract, section 3: `E` and `Y` (elder, younger),
`P` and `D` (premier, dernier), and the players' initials where they differ.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

from marque.calls.plays import Packets, Winners
from marque.calls.side import SIDES, Side
from marque.cards.faults import LOOK_ALIKES, Faults
from marque.cards.pack import HAND_SIZE
from marque.cards.typography import Plain

TRICKS: Final = HAND_SIZE

_PACKETS: Final = re.compile(r"\s*([0-9]{1,2})\s*-\s*([0-9]{1,2})\s*([^\W\d_]?)\s*")
_RUN: Final = re.compile(r"([^\W\d_])\s*([0-9]*)|(?:[\d_]|[^\w\s,;])+")

# Elder's letters and younger's, by their English and their French names.
_ROLES: Final = ("EP", "YD")
_SYSTEMS: Final = tuple(dict(zip(pair, SIDES, strict=True)) for pair in zip(*_ROLES, strict=True))


def read_winners(
    plain: Plain, faults: Faults, initials: tuple[str, str] | None
) -> Winners | Packets | None:
    """The winners or packets that a text tells; None where there are faults.

    initials: the first letters of elder's and of younger's name. Faults: "not-a-play" (reason:
    "form", "letter", "length", "too-many", "sum" or "last") and "two-readings".
    """
    reader = _Reader(plain, faults, initials)
    packets = _PACKETS.fullmatch(plain.text)
    return reader.packets(packets) if packets else reader.winners()


def _letter(text: str) -> str:
    """The first letter of a text as a capital without its accent; "" where it has none."""
    if not text.isascii():
        from unicodedata import normalize

        text = normalize("NFD", text)
    return text[:1].upper() if text[:1].isalpha() else ""


class _Reader:
    """One text, and what its letters can stand for.

    systems: by role in English, by role in French, by initial; in each a letter is one side.
    """

    __slots__ = ("faults", "initials", "plain", "systems")

    def __init__(self, plain: Plain, faults: Faults, initials: tuple[str, str] | None) -> None:
        self.plain = plain
        self.faults = faults
        elder, younger = map(_letter, initials or ("", ""))
        differ = elder and younger and elder != younger
        self.initials = {elder: Side.ELDER, younger: Side.YOUNGER} if differ else {}
        self.systems = (*_SYSTEMS, self.initials)

    def refuse(self, reason: str, start: int, end: int, **values: Any) -> None:
        self.faults.add("not-a-play", *self.plain.span(start, end), reason=reason, **values)

    def winners(self) -> Winners | None:
        """A letter for each run of tricks, and its length where that isn't one."""
        letters = {_letter(one) for one in self.plain.text if one.isalpha()}
        if not letters or sum(map(self.is_unknown, letters)) > 1:
            self.refuse("form", 0, len(self.plain.text))
            return None
        runs: list[tuple[str, int]] = []
        starts: dict[str, int] = {}
        total, excess = 0, None
        for run in _RUN.finditer(self.plain.text):
            if not run[1]:
                self.refuse("form", *run.span())
                continue
            length = int(run[2] or 1)
            if length == 0:
                self.refuse("length", *run.span())
            total += length
            excess = excess or (run.span() if total > TRICKS else None)
            runs.append((_letter(run[1]), length))
            starts.setdefault(runs[-1][0], run.start())
        if excess:
            self.refuse("too-many", *excess, count=total, most=TRICKS)
        sides = self.sides(starts, lambda name: "".join(f"{name(one)}{n}" for one, n in runs))
        if self.faults:
            return None
        return Winners(tuple(sides[letter] for letter, length in runs for _ in range(length)))

    def packets(self, found: re.Match[str]) -> Packets | None:
        """The tricks of each side; one that took them all took the last one too."""
        elder, younger = int(found[1]), int(found[2])
        if elder + younger != TRICKS:
            right = f"{elder}-{TRICKS - elder}" if elder <= TRICKS else None
            self.refuse("sum", found.start(1), found.end(2), count=elder + younger, right=right)
        last = Side.ELDER if younger == 0 else Side.YOUNGER if elder == 0 else None
        if found[3]:
            letter = _letter(found[3])
            starts = {letter: found.start(3)}
            sides = self.sides(starts, lambda name: f"{elder}-{younger}{name(letter)}")
            if sides and last not in (None, sides[letter]):
                self.refuse("last", *found.span(3), right=f"{elder}-{younger}")
            last = sides.get(letter)
        return None if self.faults else Packets(elder, younger, last)

    def sides(
        self, starts: dict[str, int], write: Callable[[Callable[[str], str]], str]
    ) -> dict[str, Side]:
        """The side that each letter of the text stands for; empty, and a fault, if unclear.

        starts: the letters, with the place where each stands first; write: makes the text
        anew, given what to write for each letter.
        """
        unknown = [one for one in starts if self.is_unknown(one)]
        for letter in unknown:
            self.unknown_letter(starts[letter])
        if unknown:
            return {}
        readings = self.readings(set(starts))
        if len(readings) == 1:
            return readings[0]
        written = tuple(
            write({one: self.clear(side) for one, side in reading.items()}.__getitem__)
            for reading in readings
        )
        self.faults.add("two-readings", 0, len(self.plain.typed), readings=written)
        return {}

    def readings(self, letters: set[str]) -> list[dict[str, Side]]:
        """Every way to take letters that are all known: one, or two that differ.

        A letter that is one side's by role and the other's by name is taken in the way in
        which all letters of the text can be: where Emma is younger, `E5Y7` is by role.
        """
        meanings = {one: {s[one] for s in self.systems if one in s} for one in letters}
        if all(len(sides) == 1 for sides in meanings.values()):
            return [{one: sides.pop() for one, sides in meanings.items()}]
        ways = [system for system in self.systems if letters <= system.keys()]
        if not ways:
            roles = _SYSTEMS[0] | _SYSTEMS[1]
            ways = [self.initials | roles, roles | self.initials]
        found: list[dict[str, Side]] = []
        for way in ways:
            reading = {one: way[one] for one in letters}
            if reading not in found:
                found.append(reading)
        return found

    def clear(self, side: Side) -> str:
        """A letter of a side's role that isn't the other's initial; one of the two never is."""
        return next(one for one in _ROLES[side] if self.initials.get(one, side) is side)

    def is_unknown(self, letter: str) -> bool:
        return not any(letter in system for system in self.systems)

    def unknown_letter(self, at: int) -> None:
        start, end = self.plain.span(at, at + 1)
        typed = self.plain.typed[start]
        like = typed.translate(LOOK_ALIKES)
        if like != typed and not self.is_unknown(like.upper()):
            self.faults.look_alike(start, like)
        else:
            letters = "".join(dict.fromkeys(letter for one in self.systems for letter in one))
            self.faults.add("not-a-play", start, end, reason="letter", letters=letters)
