"""The notched marking card: how a number stands on it, and which tabs to move.

Comes in: a number of points. Goes out: the `Card` that shows it, and the fewest tabs to
lift and to lower from one card to another. Each player's card is cut on one side into
four tabs for the units and one for a five, on the other into four for the tens and one
for a fifty; it shows up to 99 (Académie, art. 51; Dictionnaire, marque). Past that it is
folded down and begun again; the hundreds are counted aside (Dictionnaire, marque).
"""

from __future__ import annotations

from typing import NamedTuple

from marque.errors import Impossible


class Card(NamedTuple):
    """A card as it lies: the tabs up in each group, and the hundreds counted aside.

    units, tens: 0 to 4; five, fifty: 0 or 1.
    """

    hundreds: int
    fifty: int
    tens: int
    five: int
    units: int

    @property
    def points(self) -> int:
        """The number that the card shows, the hundreds included."""
        return 100 * self.hundreds + 50 * self.fifty + 10 * self.tens + 5 * self.five + self.units


class Moves(NamedTuple):
    """The tabs to move in each group: above zero to lift, below zero to lower.

    hundreds: how many to count aside (below zero: to take back); no tab is moved for them.
    """

    hundreds: int
    fifty: int
    tens: int
    five: int
    units: int

    @property
    def tabs(self) -> int:
        """How many tabs are moved in all."""
        return abs(self.fifty) + abs(self.tens) + abs(self.five) + abs(self.units)


def card_for(points: int) -> Card:
    """The one way to show a number of points.

    Raises `Impossible` ("bad-amount") below zero: no tab stands for a debt.
    """
    if points < 0:
        raise Impossible("bad-amount", value=points, least=0)
    hundreds, shown = divmod(points, 100)
    tens, units = divmod(shown, 10)
    return Card(hundreds, tens // 5, tens % 5, units // 5, units % 5)


def moves(before: Card, after: Card) -> Moves:
    """The fewest tabs that turn one card into another.

    The tabs of a group are alike and a number has one way to stand on the card, so each
    group moves by its own difference: from 26 to 63, a ten and the five are lowered, the
    fifty and two units are lifted (Dictionnaire, marque).
    """
    return Moves(*(now - then for then, now in zip(before, after, strict=True)))
