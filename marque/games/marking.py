"""From two coups to a marque: what a tour writes, and to whom.

Comes in: the coups of one tour, as played. Goes out: `Tour`: what is held at the
demi-tour, the balance, the marque, what is written. Rules: the difference of the two
coups is the marque and is written to the loser (Dictionnaire, piquet à écrire); tens,
"à un point", refait, consolation and its rise by 20 a refait (the Académie-type rule
book of the 18th century, p. 192; the rounding to the nearest ten is inferred).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

EXACT: Final = "exact"
TENS: Final = "tens"
POINT: Final = "point"
MARKINGS: Final = (EXACT, TENS, POINT)

# How a tour stands; "open" is the one that is to be begun.
OPEN: Final = "open"
DEMI_TOUR: Final = "demi-tour"
REFAIT: Final = "refait"
MARKED: Final = "marked"


class Terms(NamedTuple):
    """What is agreed on the writing of a tour.

    marking: one of `MARKINGS`; consolation: added to every marque; refait_bonus: added
    for each refait before it.
    """

    marking: str
    consolation: int
    refait_bonus: int


class Slot(NamedTuple):
    """The place of a coup in the evening, kept with it so that no correction moves it.

    tour: the number of the coup that opened its tour; playing: 0 for the tour as first
    played, 1 for the first time it was played again after a refait, and so on.
    """

    tour: int
    playing: int


class Coup(NamedTuple):
    """One deal between two named people; it belongs to them for good.

    n: its number in the game; points: elder's, then younger's; slot: where it was put
    when it was recorded, None to let it be put where it falls.
    """

    n: int
    elder: str
    younger: str
    points: tuple[int, int]
    slot: Slot | None = None

    @property
    def pair(self) -> frozenset[str]:
        """The two who played it, without an order."""
        return frozenset((self.elder, self.younger))

    def points_of(self, name: str) -> int:
        """The points of one of the two."""
        return self.points[name != self.elder]


class Held(NamedTuple):
    """The excess of the first coup, held in counters at the demi-tour."""

    name: str
    points: int


class Tour(NamedTuple):
    """A tour as it stands.

    n: its number, in the order in which tours were begun; opened: the number of the coup
    that opened it; pair: elder of the first coup, then the other; coups: all that count,
    in the order played, refaits included; set_aside: coups of later playings that don't
    count, because an earlier one isn't a refait (any more).
    state: "demi-tour", "marked" or "refait"; held: the excess after the first coup of the
    last playing, None if it was equal; balance: the first's points less the second's in
    both coups of the last playing, None at the demi-tour; refaits: how many so far.
    marque, consolation: None at the demi-tour, 0 at a refait; marked: who is
    marked, None for nobody; written: what is written to him, 0 while nothing is.
    """

    n: int
    opened: int
    pair: tuple[str, str]
    coups: tuple[Coup, ...]
    set_aside: tuple[Coup, ...]
    state: str
    held: Held | None
    balance: int | None
    refaits: int
    marque: int | None
    consolation: int | None
    marked: str | None
    written: int

    @property
    def marker(self) -> str | None:
        """Who marks: the other one, or None while nobody is marked."""
        return self.other(self.marked) if self.marked else None

    @property
    def scores(self) -> tuple[tuple[int, int], ...]:
        """The points of each coup that counts, in the order of the pair."""
        first, second = self.pair
        return tuple((coup.points_of(first), coup.points_of(second)) for coup in self.coups)

    def other(self, name: str) -> str:
        """The adversary of one of the two."""
        return self.pair[name == self.pair[0]]


def marque(marking: str, difference: int) -> int:
    """The marque for a difference over two coups, either sign; 0 is a refait."""
    size = abs(difference)
    if marking == EXACT:
        return size
    if marking == POINT:
        return (size + 9) // 10 * 10
    return (size + 5) // 10 * 10


def tour_of(n: int, opened: int, playings: Mapping[int, Sequence[Coup]], terms: Terms) -> Tour:
    """The tour that these coups make.

    playings: by their number (0, then 1 after a refait …), one or two coups each, in the
    order played. The first playing that isn't a refait decides; what was played after
    it is set aside (the program's own rule: a marque found afterwards stands).
    """
    everything = [coup for _, coups in sorted(playings.items()) for coup in coups]
    pair = (everything[0].elder, everything[0].younger)
    counted = refaits = 0
    for _, coups in sorted(playings.items()):
        last = _playing(pair, coups, terms.marking)
        counted += len(coups)
        if last.state != REFAIT:
            break
        refaits += 1
    consolation, written = last.marque, 0
    if last.marque:
        consolation = terms.consolation
        written = last.marque + consolation + terms.refait_bonus * refaits
    return Tour(
        n=n,
        opened=opened,
        pair=pair,
        coups=tuple(everything[:counted]),
        set_aside=tuple(everything[counted:]),
        state=last.state,
        held=last.held,
        balance=last.balance,
        refaits=refaits,
        marque=last.marque,
        consolation=consolation,
        marked=last.marked,
        written=written,
    )


class _Playing(NamedTuple):
    state: str
    held: Held | None
    balance: int | None
    marque: int | None
    marked: str | None


def _playing(pair: tuple[str, str], coups: Sequence[Coup], marking: str) -> _Playing:
    """One playing of a tour, of one coup or two."""
    first, second = pair
    excess = [coup.points_of(first) - coup.points_of(second) for coup in coups]
    held = Held(pair[excess[0] < 0], abs(excess[0])) if excess[0] else None
    if len(coups) == 1:
        return _Playing(DEMI_TOUR, held, None, None, None)
    balance = sum(excess)
    size = marque(marking, balance)
    if not size:
        return _Playing(REFAIT, held, balance, 0, None)
    return _Playing(MARKED, held, balance, size, pair[balance > 0])
