"""A game to a target, alone or in a match of several: totals, crossing, double, settlement.

Comes in: the settings of the game and the entries of its log. Goes out: `GameState`.

Where it is written. The target is agreed: 150, 100 or 200 (Dictionnaire, convention), 100
(Cavendish, au cent ¶28). A game is double when the winner reaches the target before the
other has reached `double_below` (fifty: au cent ¶28); a match is three games out of five, a
double counting as two (au cent ¶29), here any majority. Both reaching the target in one
deal, the first to get there in the order of counting wins (the order: Cavendish, Law 67; that
it decides: Hoffmann; no older code says so). From game to game of a match the deal passes
on; the draw may be made again (Dictionnaire, marche; Académie, art. 52), so that the elder
of a game's first deal is never remarked on.

What is settled. The stake is of a game, and a double game pays two: `points` is the winner's
games less the other's, a double being two. Who leaves loses (Académie, loi 21; Dictionnaire,
loi 25): one game where one game was played; of a match broken off that way no law says how
much is lost, so `points` is what the table says (`fine`), else None. By consent nobody loses;
games already won are paid.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from marque.calls.side import SIDE_KEYS as SIDES
from marque.errors import raise_all
from marque.games.log import Entry
from marque.games.played import Chronicle, Deal, Ending, GameFinding, chronicle
from marque.games.state import (
    DealLine,
    Game,
    GameState,
    Needs,
    Settlement,
    bad_setting,
    settings_faults,
)

STOPS: Final = ("play-out", "at-target")
CROSSINGS: Final = ("order", "higher-total", "elder")
_RANGES: Final = {"target": (1, 9999), "best_of": (1, 99), "double_below": (0, 9999)}
_CHOICES: Final = {"stop": STOPS, "crossing": CROSSINGS}


class CentSettings(NamedTuple):
    """What was agreed before the first deal.

    players: in the order typed; dealer: who deals first; target: points that win a game;
    best_of: games in the match, an odd number, 1 for a game alone; double_below: the loser's
    points below which a game is double, 0 for never; stop: "at-target" when nothing is
    marked after the target is reached, "play-out" when the deal is marked to its end;
    crossing: who wins when both reach the target in one deal: by the "order" of counting,
    the "higher-total", or the "elder".
    """

    players: tuple[str, str]
    dealer: str
    target: int = 100
    best_of: int = 1
    double_below: int = 0
    stop: str = STOPS[0]
    crossing: str = CROSSINGS[0]

    def to_dict(self) -> dict[str, Any]:
        """The settings as the store keeps them."""
        return {**self._asdict(), "players": list(self.players)}

    @classmethod
    def from_dict(cls, values: Mapping[str, Any]) -> CentSettings:
        """Settings from values by name, None for the default. Raises: all faults at once."""
        given = {name: value for name, value in values.items() if value is not None}
        filled = {"players": (), "dealer": "", **cls._field_defaults, **given}
        faults = settings_faults(filled, _RANGES, _CHOICES)
        if not faults and filled["best_of"] % 2 == 0:
            faults.append(bad_setting("best_of", filled["best_of"], reason="even"))
        if not faults and filled["double_below"] > filled["target"]:
            most = filled["target"]
            faults.append(bad_setting("double_below", filled["double_below"], least=0, most=most))
        raise_all(faults)
        return cls(**{**filled, "players": tuple(filled["players"])})


def fold(settings: CentSettings, entries: Sequence[Entry]) -> GameState:
    """The state of a game or match to a target. Raises: as `state.chronicle`."""
    book = chronicle(settings.players, settings.dealer, entries)
    match = _Match(settings)
    for act in book.acts:
        if isinstance(act, Deal):
            match.deal(act)
        else:
            match.end(act)
    return match.state(book)


class _Reached(NamedTuple):
    """The target reached in a deal: by whom first, None while nobody can tell, and the
    totals at that moment (those after the deal where the moment isn't known)."""

    side: int | None
    totals: tuple[int, int]
    exact: bool


def _reached(settings: CentSettings, deal: Deal, before: tuple[int, int]) -> _Reached | None:
    """Whether the target was reached in a deal that began at these totals, and by whom."""
    target = settings.target
    after = (before[0] + deal.points[0], before[1] + deal.points[1])
    if max(after) < target:
        return None
    if settings.crossing == "order" and _adds_up(deal):
        counts = list(before)
        for side_key, points in deal.crossing or ():
            side = SIDES.index(side_key)
            counts[side] += points
            if counts[side] >= target:
                return _Reached(side, (counts[0], counts[1]), exact=True)
    if min(after) < target:
        return _Reached(after.index(max(after)), after, exact=False)
    if settings.crossing == "elder":
        return _Reached(0, after, exact=False)
    if settings.crossing == "higher-total" and after[0] != after[1]:
        return _Reached(after.index(max(after)), after, exact=False)
    return _Reached(None, after, exact=False)


def _adds_up(deal: Deal) -> bool:
    """Whether the order of counting is known, and comes to the totals acknowledged."""
    if deal.crossing is None:
        return False
    sums = [sum(points for one, points in deal.crossing if one == side) for side in SIDES]
    return tuple(sums) == deal.points


class _Match:
    """The games of a match, read deal by deal."""

    def __init__(self, settings: CentSettings) -> None:
        self.settings = settings
        self.lines: list[DealLine] = []
        self.games: list[Game] = []
        self.findings: list[GameFinding] = []
        self.ending: Ending | None = None
        self.fresh = True  # no deal of the game in progress has been played yet
        self.totals = dict.fromkeys(settings.players, 0)

    def deal(self, deal: Deal) -> None:
        """Read the next deal: mark it, and see whether it ends the game."""
        if self.over():
            self.findings.append(GameFinding("after-the-end", deal.number, {}))
            self._mark(deal, deal.points, weight=0)
            return
        self._remark(deal)
        if self.fresh:
            self.totals = dict.fromkeys(self.settings.players, 0)
        elder, younger = deal.seats
        before = (self.totals[elder], self.totals[younger])
        reached = _reached(self.settings, deal, before)
        points = deal.points
        if reached and reached.exact and self.settings.stop == "at-target":
            points = (reached.totals[0] - before[0], reached.totals[1] - before[1])
        self._mark(deal, points, weight=1)
        if deal.lost:
            self.end(deal.lost)
        elif reached:
            winner = self._winner(deal, reached)
            self._finish(winner, double=self._double(deal, reached, before, winner))

    def end(self, ending: Ending) -> None:
        """Read an ending: a game lost by a ruling is one of the match, any other ends all."""
        if self.over():
            self.findings.append(GameFinding("after-the-end", None, {}))
        elif ending.kind == "lost":
            self._finish(self._other(ending.loser), double=False)
            self.ending = ending if self.over() else None
        else:
            self.ending = ending

    def over(self) -> bool:
        """Whether no deal can follow: ended early, or won, whoever an undecided game goes to."""
        if self.ending:
            return True
        won = self.won
        if not self.undecided:
            return max(won.values()) >= self.majority
        return min(won.values()) + 1 >= self.majority

    @property
    def majority(self) -> int:
        """The games that win the match."""
        return self.settings.best_of // 2 + 1

    @property
    def won(self) -> dict[str, int]:
        """The games that each has won, a double being two."""
        won = dict.fromkeys(self.settings.players, 0)
        for game in self.games:
            if game.winner is not None:
                won[game.winner] += 2 if game.double else 1
        return won

    @property
    def undecided(self) -> bool:
        """Whether a game waits to hear who won it, and nobody has lost the whole by leaving."""
        given_up = self.ending is not None and self.ending.loser is not None
        return not given_up and any(game.winner is None for game in self.games)

    def _other(self, player: str | None) -> str:
        first, second = self.settings.players
        return second if player == first else first

    def _mark(self, deal: Deal, points: tuple[int, int], weight: int) -> None:
        marked = deal.by_name(points)
        for name, number in marked.items():
            self.totals[name] += weight * number
        game = max(1, len(self.games) + weight)  # what comes after the end is put to the last
        self.lines.append(DealLine(deal, marked, weight, dict(self.totals), game))
        self.fresh = False

    def _remark(self, deal: Deal) -> None:
        if not (self.fresh and self.games):
            self.findings += deal.out_of_turn()
        if deal.thrown_in is not None:
            values = {"reason": "only-in-a-partie"}
            self.findings.append(GameFinding("thrown-in", deal.number, values))

    def _winner(self, deal: Deal, reached: _Reached) -> str | None:
        """Who won the game: by the count, and only where it can't tell, as the table says."""
        if reached.side is None:
            return deal.winner
        winner = deal.seats[reached.side]
        if deal.winner not in (None, winner):
            values = {"said": deal.winner, "winner": winner}
            cite = "Cavendish, Law 67"
            self.findings.append(GameFinding("winner-differs", deal.number, values, cite))
        return winner

    def _double(
        self, deal: Deal, reached: _Reached, before: tuple[int, int], winner: str | None
    ) -> bool:
        """Whether the loser had too little when the winner reached the target.

        Without the order of counting only the totals after the deal can be certain: when he
        passed the mark in that very deal, the game isn't counted double, and this is said.
        """
        below = self.settings.double_below
        if winner is None:
            return False
        loser = 1 - deal.seats.index(winner)
        unsure = self.settings.crossing == "order" and not reached.exact
        if unsure and before[loser] < below <= reached.totals[loser]:
            cite = "Cavendish, au cent ¶28"
            self.findings.append(GameFinding("double-open", deal.number, {}, cite))
        return reached.totals[loser] < below

    def _finish(self, winner: str | None, *, double: bool) -> None:
        totals = dict.fromkeys(self.settings.players, 0) if self.fresh else dict(self.totals)
        self.games.append(Game(len(self.games) + 1, totals, winner, double))
        self.fresh = True

    def state(self, book: Chronicle) -> GameState:
        """The state once everything is read."""
        over, undecided = self.over(), self.undecided
        waiting = self.fresh and not over and not undecided
        totals = dict.fromkeys(self.settings.players, 0) if waiting else self.totals
        winner = self._match_winner() if over and not undecided else None
        return GameState(
            kind="cent",
            players=self.settings.players,
            deals=tuple(self.lines),
            totals=totals,
            next=None if over or undecided else book.passes_on,
            passes_on=book.passes_on,
            next_number=book.next_number,
            finished=over and not undecided,
            undecided=undecided,
            ending=(self.ending.kind if self.ending else "won") if over else None,
            winner=winner,
            settlement=self._settlement(winner) if over and not undecided else None,
            games=tuple(self.games),
            needs={} if over or undecided else self._needs(totals),
            findings=(*book.findings, *self.findings),
        )

    def _match_winner(self) -> str | None:
        if self.ending:
            return self._other(self.ending.loser) if self.ending.loser else None
        won = self.won
        return max(won, key=lambda name: won[name])

    def _settlement(self, winner: str | None) -> Settlement:
        """What is paid for the match, as the head of this module says."""
        won = self.won
        ending = self.ending
        if ending and ending.fine is not None:
            return Settlement(winner, ending.fine, False, False, str(ending.fine))
        if ending and ending.kind == "left":
            if self.settings.best_of > 1:
                return Settlement(winner, None, False, False, "")
            return Settlement(winner, 1, False, False, "1 - 0")
        ahead = max(won, key=lambda name: won[name])
        most, least = won[ahead], min(won.values())
        paid = ahead if most > least else None
        double = any(game.double and game.winner == paid for game in self.games)
        return Settlement(paid, most - least, False, double, f"{most} - {least}")

    def _needs(self, totals: Mapping[str, int]) -> dict[str, Needs]:
        most = max(totals.values())
        target = self.settings.target
        return {name: Needs(target - had, None, most - had) for name, had in totals.items()}
