"""A deal in one line, as it was written: "deal 2: Boris (elder) 31, Anne 14".

Comes in: the state of a game of any kind and the number of a deal. Goes out: a text. It is
the first line after a deal, so that a swap of seats is seen at once.
"""

from __future__ import annotations

from marque.games.ecrire import EcrireState
from marque.games.marking import Coup
from marque.games.state import GameState
from marque.views.figures import named
from marque.views.frame import Frame
from marque.views.players import Labels, in_sentences


def deal_line(state: GameState | EcrireState, n: int, frame: Frame) -> str:
    """The deal of that number. Raises KeyError where no such deal stands."""
    if isinstance(state, EcrireState):
        players = state.settings.players
        deals = {coup.n: (coup.elder, coup.younger, coup.points) for coup in coups_of(state)}
    else:
        players = state.players
        deals = {line.deal.number: (*line.deal.seats, line.deal.points) for line in state.deals}
    elder, younger, points = deals[n]
    return told(n, (elder, younger), points, in_sentences(players, frame), frame)


def told(
    n: int, seats: tuple[str, str], points: tuple[int, int], names: Labels, frame: Frame
) -> str:
    """A deal in words, elder first."""
    (elder, younger), (made, others) = seats, points
    first = frame.phrases.say("sheet", "as-elder", who=names[elder])
    return frame.phrases.say(
        "sheet",
        "deal-line",
        n=n,
        elder=named(first, made, frame),
        younger=named(names[younger], others, frame),
    )


def coups_of(state: EcrireState) -> list[Coup]:
    """Every coup of an evening that stands, in the order of their numbers, counted or not."""
    coups = [coup for tour in state.tours for coup in (*tour.coups, *tour.set_aside)]
    return sorted(coups, key=lambda coup: coup.n)
