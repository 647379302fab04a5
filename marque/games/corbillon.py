"""The corbillon: written piquet without pen or paper, counted in jetons.

Comes in: the tours of an evening and the fines. Goes out: what each player holds, what
is in the basket, who is in debt. Rule: the second manner of the Académie-type rule book
of the 18th century, p. 192; that each of the others gets one jeton is inferred, that a
player may run into debt is the program's own.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from marque.games.marking import Tour

MARQUES_A_JETON: Final = 10
JETONS_A_FICHE: Final = 10
# 600 marques: five fiches and ten jetons.
START: Final = 60
# What the player who is marked pays of his own, whatever the size of the coup.
TO_THE_MARKER: Final = 2
TO_EACH_OTHER: Final = 1


class Purse(NamedTuple):
    """One player's jetons: put in the basket, paid to and received from the others."""

    put: int = 0
    paid: int = 0
    received: int = 0

    @property
    def holding(self) -> int:
        """The jetons he holds; below zero, what he owes."""
        return START - self.put - self.paid + self.received


class Corbillon(NamedTuple):
    """The purses by player, in the order of entry."""

    purses: Mapping[str, Purse]

    @property
    def basket(self) -> int:
        """The jetons in the basket."""
        return sum(purse.put for purse in self.purses.values())

    @property
    def holdings(self) -> dict[str, int]:
        """The jetons that each player holds."""
        return {name: purse.holding for name, purse in self.purses.items()}

    @property
    def debts(self) -> dict[str, int]:
        """The jetons owed by those who have run out."""
        return {name: -held for name, held in self.holdings.items() if held < 0}


def fill(players: Sequence[str], tours: Iterable[Tour], fines: Mapping[str, int]) -> Corbillon:
    """What stands in jetons after these tours.

    A marqué puts what is written to him in the basket, pays two jetons to the marker and
    one to each other player. fines: in points, put in the basket as well.
    """
    put = {name: fines.get(name, 0) // MARQUES_A_JETON for name in players}
    paid = dict.fromkeys(players, 0)
    received = dict.fromkeys(players, 0)
    for tour in tours:
        if tour.marked is None:
            continue
        put[tour.marked] += tour.written // MARQUES_A_JETON
        for name in players:
            if name != tour.marked:
                jetons = TO_THE_MARKER if name == tour.marker else TO_EACH_OTHER
                paid[tour.marked] += jetons
                received[name] += jetons
    return Corbillon({name: Purse(put[name], paid[name], received[name]) for name in players})
