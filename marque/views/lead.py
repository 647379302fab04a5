"""The lead as a small line: one character a deal, high where a player led, low where not.

Comes in: by how much he led after each deal (below zero: he was behind). Goes out: a line
of block characters, or of ASCII ones that stand as high. It says nothing that the totals
don't say in figures, so where it is read aloud it can be left out.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from marque.views.frame import Frame

# From far behind to far ahead; the middle one is for level totals only.
_BLOCKS: Final = "▁▂▃▄·▅▆▇█"
_ASCII: Final = "_.-'^"


def lead_line(leads: Sequence[int], frame: Frame) -> str:
    """The line, the newest deals of a long game; "" where there is nothing to draw.

    Its height is measured by the largest lead in it.
    """
    heights = _BLOCKS if frame.unicode else _ASCII
    shown = leads[-frame.width // 2 :]
    largest = max(map(abs, shown), default=0)
    return "".join(heights[_height(lead, largest, len(heights) // 2)] for lead in shown)


def _height(lead: int, largest: int, steps: int) -> int:
    """The place of a lead among `steps` below the middle, the middle, and as many above."""
    if lead == 0:
        return steps
    size = -(-abs(lead) * steps // largest)
    return steps + size if lead > 0 else steps - size
