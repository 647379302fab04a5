"""What a ruling can do to a count: a closed list of effects, laid on a deal.

Comes in: a ruling's decision. Goes out: values that `judge` applies while it counts, so
that a corrected deal is judged again and never patched. Each effect carries the citation
of the law that laid it.
"""

from __future__ import annotations

from typing import NamedTuple

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


Effect = CountsNothing | CategoryLost | DealVoid
