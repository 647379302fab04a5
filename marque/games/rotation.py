"""Who sits at the cards, who waits, and how many tours fall to each.

Comes in: the players in their order of entry, which is their order at the table (each
has the next on his right), and the tour that has just been played. Goes out: `Seating`,
the next two with elder of the first coup named first, and those who wait, in order.

à tourner: A and B, then B and C, C and D, the last with the first, and round again,
whoever is marked (Dictionnaire, piquet à écrire; the last with the first is inferred).
au malheureux: the one who is marked stays, the one who marked gives up his place to the
next (Dictionnaire), and goes to the end of the queue (inferred). In both, the player who
stays is elder in the first coup and the newcomer deals (by analogy with trictrac).
"""

from __future__ import annotations

from math import gcd
from typing import Final, NamedTuple

TURNING: Final = "tourner"
UNLUCKY: Final = "malheureux"
ROTATIONS: Final = (TURNING, UNLUCKY)


class Seating(NamedTuple):
    """The two at the cards and those who wait.

    first: elder in the first coup of the tour; second: elder in the second; idle: the
    others, the next to come in first.
    """

    first: str
    second: str
    idle: tuple[str, ...]


class Rotation(NamedTuple):
    """How the players follow each other: one of `ROTATIONS`, and their order of entry."""

    kind: str
    players: tuple[str, ...]

    def opening(self, dealer: str | None = None) -> Seating:
        """The first tour: the first two of the order of entry.

        The first named is elder in the first coup, unless he is asked to deal it; dealer:
        one of the first two, or None.
        """
        first, second, *idle = self.players
        if dealer == first:
            first, second = second, first
        return Seating(first, second, tuple(idle))

    def following(self, now: Seating, marked: str | None) -> Seating | None:
        """Who sits down after a tour; None where that hangs on a marque that isn't there.

        marked: who was marked in the tour, None for nobody (a refait found later on). Two
        players change over, whatever the rotation.
        """
        if not now.idle:
            return Seating(now.second, now.first, ())
        stays = self._last_in(now.first, now.second) if self.kind == TURNING else marked
        return self.seated(now, stays, now.idle[0], marked) if stays else None

    def seated(self, before: Seating, first: str, second: str, marked: str | None) -> Seating:
        """Who waits once these two sit down after the tour of `before`, in turn or not.

        marked: who was marked in that tour; au malheureux he comes before his adversary in
        the queue when both get up.
        """
        if self.kind == TURNING:
            last = self.players.index(self._last_in(first, second))
            queue = [*self.players[last + 1 :], *self.players[: last + 1]]
        else:
            up = sorted((before.first, before.second), key=lambda name: name != marked)
            queue = [*before.idle, *up]
        return Seating(first, second, tuple(one for one in queue if one not in (first, second)))

    def _last_in(self, first: str, second: str) -> str:
        """Of the two at the cards, the one whose right-hand neighbour comes in next.

        Of two neighbours the one on the right. Two who are neighbours both ways (two
        players), or not at all (out of turn): the one who deals first, who came in last.
        """
        count = len(self.players)
        step = (self.players.index(first) - self.players.index(second)) % count
        return first if step == 1 and count > 2 else second


def tours_each(players: int, rois: int) -> tuple[int, ...]:
    """How many tours each player sits at, à tourner, in the order of entry.

    Tour t (from 0) seats players t and t + 1, counted round the table; a roi is two
    tours (Dictionnaire, piquet à écrire).
    """
    if players == 2:
        return (2 * rois,) * 2
    rounds, more = divmod(2 * rois, players)
    opened = [rounds + (seat < more) for seat in range(players)]
    return tuple(opened[seat] + opened[seat - 1] for seat in range(players))


def even_rois(players: int) -> int:
    """The number of rois of which every multiple makes an even evening, à tourner.

    The number of players must divide the number of tours: 3 rois for 3 or 6 players, 2
    for 4, 5 for 5, 7 for 7; two always play the same.
    """
    return players // gcd(players, 2)


def default_rois(players: int) -> int:
    """The rois of an evening where none are named: 6, or 5 and 7 for as many players."""
    return players if players in (5, 7) else 6
