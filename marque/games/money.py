"""Money: the value of a point as text, the smallest coin, and rounding that loses nothing.

Comes in: amounts as they are typed, exact fractions of a coin. Goes out: exact values,
whole coins, and text. No float anywhere.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from fractions import Fraction
from math import floor
from typing import Final, NamedTuple

# Decimals of the smallest coin; a currency that isn't here has two.
_DECIMALS: Final = {"ISK": 0, "JPY": 0, "KRW": 0, "XOF": 0, "XPF": 0, "KWD": 3, "TND": 3}
_AMOUNT: Final = re.compile(r"(?=[.,]?[0-9])([0-9]{0,9})(?:[.,]([0-9]{0,6}))?")
_LARGER: Final = re.compile(r"0*[1-9][0-9]{9,}(?:[.,][0-9]*)?")
_CURRENCY: Final = re.compile(r"[A-Za-z]{3}")
DEFAULT_CURRENCY: Final = "EUR"
# What `read_amount` reads at most, in whole units of a currency.
MOST: Final = 999_999_999


def decimals(currency: str) -> int:
    """How many decimals the smallest coin of a currency has: 2 for EUR, 0 for JPY."""
    return _DECIMALS.get(currency, 2)


def read_currency(text: str) -> str | None:
    """A currency as three capital letters, or None if the text isn't one."""
    return text.upper() if _CURRENCY.fullmatch(text) else None


def read_amount(text: str, currency: str) -> str | None:
    """An amount above zero in one form: "0.10" for `,1`, `0,1` or `00.100`.

    A point or a comma; at least the decimals of the currency's smallest coin, at most
    six. None if the text isn't such an amount (a sign, a word, zero, more digits).
    """
    match = _AMOUNT.fullmatch(text)
    if match is None:
        return None
    whole, part = match[1].lstrip("0") or "0", (match[2] or "").rstrip("0")
    if whole == "0" and not part:
        return None
    part = part.ljust(decimals(currency), "0")
    return f"{whole}.{part}" if part else whole


def is_too_large(text: str) -> bool:
    """Whether a text that `read_amount` refuses is a number above `MOST`."""
    return _LARGER.fullmatch(text) is not None


def in_coins(amount: str, currency: str) -> Fraction:
    """An amount that `read_amount` gave, as an exact number of smallest coins."""
    return Fraction(amount) * Fraction(10 ** decimals(currency))


def coins_text(coins: int, currency: str) -> str:
    """A whole number of smallest coins as exact decimals: "-14.34"; "12" where there are none."""
    places = decimals(currency)
    digits = str(abs(coins)).rjust(places + 1, "0")
    sign = "-" if coins < 0 else ""
    return f"{sign}{digits[:-places]}.{digits[-places:]}" if places else sign + digits


class Rounded(NamedTuple):
    """One exact amount made whole: coins = floor + extra.

    exact: in coins; floor: rounded down; remainder: what that left, below one coin;
    extra: the coins given to it so that all amounts together keep their sum.
    """

    exact: Fraction
    floor: int
    remainder: Fraction
    extra: int

    @property
    def coins(self) -> int:
        """The amount in whole coins."""
        return self.floor + self.extra


def round_together(exact: Sequence[Fraction], first: Sequence[int], total: int) -> list[Rounded]:
    """Round amounts to whole coins that add up to `total`, by largest remainder.

    Each is rounded down; the coins left over go one each to the largest remainders; at
    equal remainders the smaller value in `first` comes first, then the earlier seat
    (written piquet, settlement: the program's own rule, no source has one).
    """
    floors = [floor(one) for one in exact]
    remainders = [one - down for one, down in zip(exact, floors, strict=True)]
    order = sorted(range(len(exact)), key=lambda seat: (-remainders[seat], first[seat], seat))
    extra = [0] * len(exact)
    if order:
        # As a rule 0 <= left < len(order); amounts fixed elsewhere can push it past either end.
        each, over = divmod(total - sum(floors), len(order))
        for place, seat in enumerate(order):
            extra[seat] = each + (place < over)
    return [Rounded(*line) for line in zip(exact, floors, remainders, extra, strict=True)]
