"""The deals of a game with their counts, for whoever wants to see how each came about.

Comes in: a game as it stands, and as it was played, under the names of then, since the
initials of a play are those of the time. Goes out: for each deal that stands what is
acknowledged, and beside it the record judged again, where there is one. What is acknowledged
counts, whatever the record would come to now (`health` finds those that differ).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from marque.errors import MarqueError
from marque.games.kinds import deals_of
from marque.games.log import Entry, standing
from marque.games.played import Deal
from marque.referee.deal import Deal as Evidence
from marque.referee.judge import judge
from marque.referee.verdict import Verdict
from marque.session.book import Game
from marque.session.evidence import read_again


class Judged(NamedTuple):
    """A record read and judged again."""

    evidence: Evidence
    verdict: Verdict


class Counted(NamedTuple):
    """A deal and its count.

    deal: as it stands, with what is acknowledged; judged: None where only totals were
    written, or the record can't be read any more, which `problem` says; changes: the
    corrections and rulings laid on it, oldest first; time: when it was recorded.
    """

    deal: Deal
    judged: Judged | None
    problem: MarqueError | None
    changes: tuple[Entry, ...]
    time: str


def counted_deals(game: Game, as_played: Game) -> Iterator[Counted]:
    """Every deal that stands, in the order recorded.

    game: under the names that its players go by now; as_played: the same, read under the
    names in its file.
    """
    acts = standing(game.entries)
    times = {act.n: act.time for act in acts}
    for deal, then in zip(
        deals_of(game.settings, game.entries),
        deals_of(as_played.settings, as_played.entries),
        strict=True,
    ):
        changes = tuple(
            act for act in acts if act.kind != "deal" and act.data.get("deal") == deal.number
        )
        judged, problem = None, None
        try:
            judged = _judged(then, deal, game)
        except MarqueError as error:
            problem = error
        yield Counted(deal, judged, problem, changes, times[deal.entry])


def _judged(then: Deal, deal: Deal, game: Game) -> Judged | None:
    """The record judged again, told under the names of now."""
    if not then.record:
        return None
    evidence = read_again({**then.record}, then.seats)
    if evidence is None:
        return None
    verdict = judge(evidence, game.code)
    return Judged(evidence, verdict._replace(names=(deal.seats.elder, deal.seats.younger)))
