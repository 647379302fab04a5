"""Two scorers' books compared, as values: where they part, what follows, whose figure stands.

Comes in: from `session.comparing`, which reads and judges them. Goes out: to the views. What
the cards say, where somebody wrote them down, is kept apart from what the law says: it asks
whose record it is, and not who is right (Cavendish, Law 74). A code that is silent settles
nothing, and no figure is chosen for it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from marque.codes.code import Code
from marque.codes.load import Difference
from marque.errors import MarqueError
from marque.games.kinds import Settings
from marque.games.side_by_side import Step
from marque.laws.ruling import Ruling


class Kept(NamedTuple):
    """A book: as it was named, its game's id and kind, by what it is kept, whose it is.

    stake, currency: as exact decimals, None for none; owner: None where nobody has said it;
    deals: how many stand in it.
    """

    label: str
    game: str
    kind: str
    code: Code
    settings: Settings
    stake: str | None
    currency: str | None
    owner: str | None
    deals: int


class Agreed(NamedTuple):
    """A thing agreed before the first deal that the books have differently."""

    setting: str
    first: Any
    second: Any


class Told(NamedTuple):
    """What the cards of one book say of a deal.

    made: points by name; complete: whether they are certain; problem: why the record can't be
    judged, the rest being empty then.
    """

    made: Mapping[str, int]
    complete: bool
    problem: MarqueError | None = None


class Parting(NamedTuple):
    """A deal that the books have differently.

    cards: what each book's record of it says, None where it keeps totals alone; stands: by
    the law, for each player whose points differ, None where it isn't settled.
    """

    step: Step
    cards: tuple[Told | None, Told | None]
    stands: Mapping[str, int | None]


class Outcome(NamedTuple):
    """What a book comes to.

    totals: points, in written piquet the perte; winner: of a game of two; points, formula: of
    its settlement; paid: each player's net in coins, where there is a stake; undecided, ending:
    as `GameState` has them.
    """

    totals: Mapping[str, int]
    finished: bool
    undecided: bool
    ending: str | None
    winner: str | None
    points: int | None
    formula: str
    paid: Mapping[str, int]


class Comparison(NamedTuple):
    """Two books side by side.

    books: both; players: by the names that both share; agreed, switches: what was agreed otherwise;
    steps: all deals; partings: those that differ; outcomes: of each book; lawful: with the
    figures that stand, None where the law leaves one open, or chooses none; rulings: of each
    book's code; own: whether under both each player's own record is right.
    """

    books: tuple[Kept, Kept]
    players: tuple[str, ...]
    agreed: tuple[Agreed, ...]
    switches: tuple[Difference, ...]
    steps: tuple[Step, ...]
    partings: tuple[Parting, ...]
    outcomes: tuple[Outcome, Outcome]
    lawful: Outcome | None
    rulings: tuple[Ruling, Ruling]
    own: bool

    @property
    def same(self) -> bool:
        """Whether the books say the same."""
        one, other = self.outcomes
        return not (self.agreed or self.switches or self.partings) and one == other
