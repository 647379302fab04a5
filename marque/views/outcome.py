"""How a game of two ended: who won, why, and what is paid for it with the sum that says so.

Comes in: a `GameState` and its settings. Goes out: sentences, and the fact of the settlement;
none while the game goes on. The sums are those of the games (Cavendish, Laws 71 to 73; au
cent ¶28 and ¶29).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from marque.games.cent import CentSettings
from marque.games.partie import PartieSettings
from marque.games.state import GameState, Settlement
from marque.views.document import Fact
from marque.views.frame import Frame
from marque.views.players import Labels
from marque.views.prospects import Settings, games_won


def outcome_lines(
    state: GameState, settings: Settings, names: Labels, frame: Frame
) -> Iterator[str]:
    """Who has won, or what keeps the game from being decided."""
    if state.undecided and isinstance(settings, CentSettings):
        n = undecided_deal(state)
        yield frame.phrases.say("sheet", "undecided", n=n, target=settings.target)
    elif state.ending is not None:
        yield _ending(state, settings, names, frame)


def undecided_deal(state: GameState) -> int:
    """The number of the deal in which both reached the target, nobody knows who first."""
    game = next(game.n for game in state.games if game.winner is None)
    return [line.deal.number for line in state.deals if line.game == game and line.weight][-1]


def settlement_fact(state: GameState, settings: Settings, names: Labels, frame: Frame) -> Fact:
    """What is paid, to whom, and how it is reckoned."""
    assert state.settlement is not None
    text = _settlement(state, state.settlement, settings, names, frame)
    return Fact(frame.phrases.say("sheet", "settlement"), text, "strong")


def _ending(state: GameState, settings: Settings, names: Labels, frame: Frame) -> str:
    say = frame.phrases.say
    if state.winner is None:
        level = max(state.totals.values())
        return say("sheet", "drawn" if state.ending == "drawn" else "consent", points=level)
    (loser,) = (name for name in state.players if name != state.winner)
    if state.ending in ("left", "lost"):
        return say("sheet", state.ending, loser=names[loser])
    match = isinstance(settings, CentSettings) and settings.best_of > 1
    score = games_won(state) if match else state.totals
    key = "won-partie" if isinstance(settings, PartieSettings) else "won-cent"
    return say(
        "sheet",
        "won-match" if match else key,
        who=names[state.winner],
        high=score[state.winner],
        low=score[loser],
    )


def _settlement(
    state: GameState, outcome: Settlement, settings: Settings, names: Labels, frame: Frame
) -> str:
    say = frame.phrases.say
    if outcome.points is None:
        return say("sheet", "paid-open")
    if outcome.winner is None:
        key = "paid-nothing" if outcome.formula else "paid-none"
        return say("sheet", key, formula=outcome.formula)
    (loser,) = (name for name in state.players if name != outcome.winner)
    values: dict[str, Any] = {
        "formula": outcome.formula,
        "points": outcome.points,
        "who": names[outcome.winner],
        "loser": names[loser],
    }
    if " " not in outcome.formula:
        return say("sheet", "paid-fine", **values)
    if isinstance(settings, PartieSettings):
        key = "paid-rubicon" if outcome.rubicon else "paid-past"
        return say("sheet", key, rubicon=settings.rubicon, **values)
    paid = say("sheet", "paid-games", count=outcome.points, **values)
    return say("sheet", "paid-double", paid=paid) if outcome.double else paid
