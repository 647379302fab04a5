"""The cells of the tables of statistics: figures of one player, as texts.

Comes in: a `Record`. Goes out: a text in the frame's language. Averages are rounded to a tenth
of a point here and nowhere else; what isn't known is said to be unknown.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from math import floor

from marque.games.money import coins_text
from marque.games.settle import WHOLE_GAME
from marque.games.statistics import Record, Role
from marque.views.figures import signed, signed_money
from marque.views.frame import Frame

Cell = Callable[[Record, Frame], str]


def number(value: Callable[[Record], int]) -> Cell:
    """A whole number."""
    return lambda one, frame: frame.phrases.number(value(one))


def elder(one: Record) -> Role:
    """What he did as elder."""
    return one.elder


def younger(one: Record) -> Role:
    """What he did as younger."""
    return one.younger


def tenths(value: Fraction, frame: Frame) -> str:
    """A fraction rounded to tenths: "27.4"; half a tenth goes up."""
    whole, tenth = divmod(floor(value * 10 + Fraction(1, 2)), 10)
    return frame.phrases.decimal(f"{whole}.{tenth}")


def average(role: Callable[[Record], Role]) -> Cell:
    """Points a deal; nothing where he played none."""

    def cell(one: Record, frame: Frame) -> str:
        points = role(one).average
        return "" if points is None else tenths(points, frame)

    return cell


def share(role: Callable[[Record], Role]) -> Cell:
    """How often he came to the book's figure, of how many deals."""

    def cell(one: Record, frame: Frame) -> str:
        played = role(one)
        return made_of(played.shows, played.compared, frame) if played.compared else ""

    return cell


def bonus(kind: str) -> Cell:
    """How often he made it, of how many deals of which it is known."""

    def cell(one: Record, frame: Frame) -> str:
        made = one.bonuses[kind]
        if not made.known:
            return frame.phrases.say("statistics", "unknown")
        return made_of(made.made, made.known, frame)

    return cell


def made_of(made: int, of: int, frame: Frame) -> str:
    """ "3 of 5"."""
    return frame.phrases.say("statistics", "share", made=made, of=of)


def net(one: Record, frame: Frame) -> str:
    """What he won or lost: money of each currency, and points or games without a stake."""
    texts = [
        f"{signed_money(coins, currency, frame)}\u00a0{currency}"
        for currency, coins in one.money.items()
    ]
    texts += [_units(unit, value, signed(value, frame), frame) for unit, value in one.nets.items()]
    return ", ".join(texts)


def paid(one: Record, other: Record, names: Mapping[str, str], frame: Frame) -> str:
    """What the settlements had one of two pay the other, on balance."""
    texts = [
        (coins > 0, frame.phrases.money(coins_text(abs(coins), currency), currency))
        for currency, coins in one.money.items()
        if coins
    ]
    texts += [
        (value > 0, _units(unit, abs(value), frame.phrases.number(abs(value)), frame))
        for unit, value in one.nets.items()
        if value
    ]
    return ", ".join(
        frame.phrases.say(
            "statistics", "paid-to", amount=amount, who=names[(one if gets else other).name]
        )
        for gets, amount in texts
    )


def _units(unit: str, value: Fraction, figure: str, frame: Frame) -> str:
    key = "net-games" if unit == WHOLE_GAME else "net-points"
    return frame.phrases.say("statistics", key, count=value, figure=figure)


def period_text(period: str, frame: Frame) -> str:
    """A month as it is written in the language: "2026-11", "11/2026"."""
    year, _, month = period.partition("-")
    if not month:
        return year
    return frame.phrases.say("statistics", "month", year=year, month=month)
