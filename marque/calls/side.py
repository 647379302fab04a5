"""The two sides of a deal: elder, who leads, and younger, who deals."""

from __future__ import annotations

from enum import IntEnum
from typing import Final


class Side(IntEnum):
    """A side; the value indexes pairs (elder first)."""

    ELDER = 0
    YOUNGER = 1

    @property
    def other(self) -> Side:
        """The adversary."""
        return _OTHERS[self]

    @property
    def key(self) -> str:
        """The side as the JSON has it: "elder" or "younger"."""
        return SIDE_KEYS[self]


SIDES: Final = (Side.ELDER, Side.YOUNGER)
SIDE_KEYS: Final = ("elder", "younger")
_OTHERS: Final = (Side.YOUNGER, Side.ELDER)
