"""Figures as a doubter wants them: with their sign, and added up before his eyes.

Comes in: points, exact. Goes out: texts in the frame's language.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction

from marque.games.money import coins_text
from marque.language.words import NO_BREAK_SPACE
from marque.views.frame import Frame


def signed(value: int | Fraction, frame: Frame) -> str:
    """A figure with its sign: "+16 2/3", "-10", "0"."""
    return ("+" if value > 0 else "") + frame.phrases.number(value)


def added(values: Iterable[int | Fraction], frame: Frame) -> str:
    """Figures as a sum: "10 + 20 + 20", "5 - 3"; nothing is added to a lone one."""
    number = frame.phrases.number
    return _sum((value < 0, number(-value if value < 0 else value)) for value in values)


def named(label: str, value: int, frame: Frame) -> str:
    """A label and its figure, not to be parted at the end of a line: "Anne 27"."""
    return f"{label}{NO_BREAK_SPACE}{frame.phrases.number(value)}"


def scores(points: Mapping[str, int], names: Mapping[str, str], frame: Frame) -> str:
    """Each player's figure in a line, by his label: "Anne 27, Boris 13"."""
    return ", ".join(named(label, points[name], frame) for name, label in names.items())


def versus(first: int, second: int, frame: Frame) -> str:
    """Two sides' points: "38–21"."""
    return f"{frame.phrases.number(first)}–{frame.phrases.number(second)}"


def signed_money(coins: int, currency: str, frame: Frame) -> str:
    """A whole number of smallest coins as an amount with its sign: "+1.67"."""
    return ("+" if coins > 0 else "") + frame.phrases.decimal(coins_text(coins, currency))


def money_sum(coins: Iterable[int], currency: str, frame: Frame) -> str:
    """Amounts of money as a sum: "1.67 + 12.67 - 14.34"."""
    decimal = frame.phrases.decimal
    return _sum((one < 0, decimal(coins_text(abs(one), currency))) for one in coins)


def one_coin(currency: str, frame: Frame) -> str:
    """The smallest coin of a currency: "0.01 EUR"."""
    return frame.phrases.money(coins_text(1, currency), currency)


def _sum(terms: Iterable[tuple[bool, str]]) -> str:
    """Terms, each with whether it is taken away, as one writes them down."""
    text = ""
    for negative, figure in terms:
        if text:
            text += f" - {figure}" if negative else f" + {figure}"
        else:
            text = f"-{figure}" if negative else figure
    return text
