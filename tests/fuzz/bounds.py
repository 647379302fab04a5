"""A bound on time that doesn't depend on the machine: how many functions are called."""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import FrameType
from typing import Any, NamedTuple


class TooMuch(AssertionError):
    """More functions were called than a text of this length may cost."""


class _Counter:
    def __init__(self, most: int) -> None:
        self.count = 0
        self.most = most

    def __call__(self, frame: FrameType, event: str, argument: Any) -> None:
        if event in ("call", "c_call"):
            self.count += 1
            if self.count > self.most:
                sys.setprofile(None)
                raise TooMuch(f"over {self.most} calls")


class Bound(NamedTuple):
    """So many calls for any text, and so many more for each of its bytes."""

    calls: int
    each: int

    def check(self, reader: Callable[[bytes], None], data: bytes) -> int:
        """Let a reader read; how many functions it called. Raises TooMuch, and what it raises."""
        counter = _Counter(self.calls + self.each * len(data))
        before = sys.getprofile()
        sys.setprofile(counter)
        try:
            reader(data)
        finally:
            sys.setprofile(before)
        return counter.count
