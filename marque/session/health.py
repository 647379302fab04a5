"""Judging again what a game has kept: does the evidence still say what was acknowledged?

Comes in: a game. Goes out: every deal whose record, judged now, gives another result than
the one that its entry holds, or can't be read any more. The acknowledged result counts,
whatever is found here: an upgrade of the program never changes a game.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from marque.errors import MarqueError
from marque.games.log import Entry, standing
from marque.session.amounts import TOTALS
from marque.session.book import Game
from marque.session.evidence import judge_again, result_of


class Judged(NamedTuple):
    """What judging one entry again came to.

    entry, deal: its number and that of its deal; differences: part by part, what was
    acknowledged and what is found now; problem: why the record can't be judged now.
    """

    entry: int
    deal: int
    differences: tuple[tuple[str, Any, Any], ...] = ()
    problem: MarqueError | None = None

    @property
    def agrees(self) -> bool:
        """Whether the record says what was acknowledged."""
        return not self.differences and self.problem is None


def judge_game_again(game: Game) -> Iterator[Judged]:
    """Every record of evidence in the entries that stand, judged again.

    game: read under the names that it was played under, since the initials of a play are
    those of the time.
    """
    seats: dict[int, tuple[str, str]] = {}
    for entry in standing(game.entries):
        data = entry.data
        if entry.kind == "deal":
            seats[data["deal"]] = (data["elder"], data["younger"])
        elif data.get("swap") and data.get("deal") in seats:
            elder, younger = seats[data["deal"]]
            seats[data["deal"]] = (younger, elder)
        record = data.get("record")
        if isinstance(record, dict) and TOTALS not in record and data.get("deal") in seats:
            yield _judged(entry, seats[data["deal"]], game)


def _judged(entry: Entry, seats: tuple[str, str], game: Game) -> Judged:
    deal = entry.data["deal"]
    try:
        verdict = judge_again(entry.data["record"], seats, game.code)
    except MarqueError as problem:
        return Judged(entry.n, deal, problem=problem)
    kept = entry.data.get("result", {})
    found = {} if verdict is None else result_of(verdict)
    differences = tuple(
        (part, kept[part], now) for part, now in found.items() if part in kept and kept[part] != now
    )
    return Judged(entry.n, deal, differences)
