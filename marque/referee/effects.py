"""What a ruling can do to a count: a closed list of effects, laid on a deal.

Comes in: a ruling's decision. Goes out: values that `judge` applies while it counts, so
that a corrected deal is judged again and never patched. Each effect carries the citation
of the law that laid it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from marque.calls.side import Side


class CountsNothing(NamedTuple):
    """A side scores nothing in this deal, in hand or in play.

    bars: whether what it holds still bars the adversary and saves from pic and repic
    (Cavendish, Law 58: yes; Académie, loi 2 and Dictionnaire, loi 3: no).
    keeps_blanche: whether a carte blanche already due is kept (Cavendish, Case XXI).
    """

    side: Side
    bars: bool
    keeps_blanche: bool = False
    cite: str = ""


class CategoryLost(NamedTuple):
    """A side may not count a category: "carte-blanche", "point", "sequence" or "set".

    bars: whether what it holds in that category still bars the adversary's.
    """

    side: Side
    category: str
    bars: bool = False
    cite: str = ""


class DealVoid(NamedTuple):
    """The deal counts for nobody; it is dealt again."""

    cite: str = ""


class FreshDeal(NamedTuple):
    """The deal counts for nobody and is dealt again; dealer: by whom."""

    dealer: Side
    cite: str = ""


class TricksTo(NamedTuple):
    """A side takes the last tricks of the deal without a card being played to them.

    tricks: how many; the last of them is the last trick of the deal. Its owner counts one
    for each, the last as the code has it (Académie, lois 3 and 22; Dictionnaire, lois 4 and
    27; Cavendish, Law 26).
    """

    side: Side
    tricks: int
    cite: str = ""


class PlayConceded(NamedTuple):
    """A side gives up the play before it begins (Cavendish, Description, Scoring).

    Its adversary counts thirteen for the play and ten for the cards, and no pic or capot.
    """

    side: Side
    cite: str = ""


class GameLost(NamedTuple):
    """A side loses the game; the count of the deal stays what it is."""

    side: Side
    cite: str = ""


class Waived(NamedTuple):
    """The penalty isn't enforced; recorded, and without effect on the count."""

    cite: str = ""


class Advice(NamedTuple):
    """What is to be done at the table; recorded, and without effect on the count.

    do: a word of the catalogue of laws; side: who is to do it, None where it is both or
    plain; times: how often or how many, 0 where that doesn't apply.
    """

    do: str
    side: Side | None = None
    times: int = 0
    cite: str = ""


Effect = (
    CountsNothing
    | CategoryLost
    | DealVoid
    | FreshDeal
    | TricksTo
    | PlayConceded
    | GameLost
    | Waived
    | Advice
)

# The names that effects go by in records and in data.
KINDS: Final[Mapping[type, str]] = {
    CountsNothing: "counts-nothing",
    CategoryLost: "category-lost",
    DealVoid: "deal-void",
    FreshDeal: "fresh-deal",
    TricksTo: "tricks-to",
    PlayConceded: "play-conceded",
    GameLost: "game-lost",
    Waived: "waived",
    Advice: "advice",
}
