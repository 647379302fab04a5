"""Figures as a doubter wants them: with their sign, and added up before his eyes.

Comes in: points, exact. Goes out: texts in the frame's language.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

from marque.views.frame import Frame


def signed(value: int | Fraction, frame: Frame) -> str:
    """A figure with its sign: "+16 2/3", "-10", "0"."""
    return ("+" if value > 0 else "") + frame.phrases.number(value)


def added(values: Iterable[int | Fraction], frame: Frame) -> str:
    """Figures as a sum: "10 + 20 + 20", "5 - 3"; nothing is added to a lone one."""
    number = frame.phrases.number
    text = ""
    for value in values:
        if not text:
            text = number(value)
        else:
            text += f" - {number(-value)}" if value < 0 else f" + {number(value)}"
    return text


def score(first: int, second: int, frame: Frame) -> str:
    """Two sides' points: "38–21"."""
    return f"{frame.phrases.number(first)}–{frame.phrases.number(second)}"
