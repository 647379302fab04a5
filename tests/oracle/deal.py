"""One deal as the oracle knows it: plain values, all of whose claims are true."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from tests.oracle.held import Cards, Combination, Point

SIDES = ("elder", "younger")

Switches = Mapping[str, Any]  # the values of a code's switches, by name; None where silent


class UnsettledError(Exception):
    """Neither the code nor the cards told settle what is asked."""


class Calls(NamedTuple):
    """All that one side called; None or empty where it called nothing of the kind."""

    point: Point | None
    sequences: tuple[Combination, ...]
    sets: tuple[Combination, ...]
    carte_blanche: bool


class Seat(NamedTuple):
    """One side: the twelve cards after the exchange, and what else is told.

    calls: None where nothing is told, and then the side calls the best of all that it holds;
    dealt, discard: None where not told.
    """

    hand: Cards
    calls: Calls | None = None
    dealt: Cards | None = None
    discard: Cards | None = None


class Deal(NamedTuple):
    """Both sides, and the twelve tricks, each the card led and the reply."""

    elder: Seat
    younger: Seat
    tricks: tuple[tuple[str, str], ...]


class Item(NamedTuple):
    """One thing counted, in the order of counting.

    side: who counts it, None for an equality, which counts for nobody; to_thirty: whether it
    helps its side to a pic or a repic; saves: whether it keeps the other side from them.
    """

    side: str | None
    kind: str
    points: int
    to_thirty: bool = True
    saves: bool = True
