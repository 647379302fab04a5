"""How any game stands, in at most eight lines of forty columns: for the table between deals.

Comes in: the state of a game and its settings. Goes out: a `Document` of a title and lines:
which game and deal, the score, who is elder and who deals, who waits, what is held, what each
needs. A seven-handed evening with long names must fit, so names are short here.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from marque.games.cent import CentSettings
from marque.games.ecrire import EcrireState
from marque.games.ecrire_settings import EcrireSettings
from marque.games.marking import REFAIT
from marque.games.partie import PartieSettings
from marque.games.state import GameState
from marque.views.document import Block, Document, Fact, Line, Title, unstyled
from marque.views.evening import held_text, waiting_fact
from marque.views.figures import named, scores
from marque.views.frame import Frame
from marque.views.outcome import outcome_lines, settlement_fact, undecided_deal
from marque.views.players import NARROW, Labels, labels
from marque.views.prospects import games_won, prospects
from marque.views.safe import cells, safe

# How long names may be on a telephone, where five players are a crowd.
_SHORT, _SHORTEST = 8, 6
_CROWD = 5


def state_lines(
    state: GameState | EcrireState,
    settings: CentSettings | PartieSettings | EcrireSettings,
    frame: Frame,
    *,
    game: str = "",
) -> Document:
    """The state. settings: those of the game; game: its id, named where there is room."""
    names = _names(settings.players, frame)
    if isinstance(state, EcrireState):
        title, lines = _evening_title(state, frame), _evening_lines(state, names, frame)
    else:
        assert not isinstance(settings, EcrireSettings)
        title = _title(state, settings, frame)
        lines = _lines(state, settings, names, frame)
    return (Title(_with_id(title, game, frame)), *lines)


def _names(players: Sequence[str], frame: Frame) -> Labels:
    if frame.width >= NARROW or frame.plain:
        return labels(players, frame)
    return labels(players, frame, _SHORT if len(players) < _CROWD else _SHORTEST)


def _with_id(title: str, game: str, frame: Frame) -> str:
    """The title after the game's id, if both fit on one line."""
    both = f"{safe(game, frame.width)}{frame.phrases.colon}{title}"
    return both if game and (frame.plain or cells(both) <= frame.width) else title


def _labelled(label: str, text: str, frame: Frame) -> Line:
    return Line(f"{label}{frame.phrases.colon}{text}")


# A game of two.


def _title(state: GameState, settings: CentSettings | PartieSettings, frame: Frame) -> str:
    say = frame.phrases.say
    n = state.next_number
    if isinstance(settings, CentSettings):
        key = "state-over-cent" if state.next is None else "state-cent"
        return say("sheet", key, target=settings.target, n=n)
    if state.next is None:
        return say("sheet", "state-over-partie")
    played = sum(line.weight > 0 for line in state.deals)
    if played >= settings.deals:
        return say("sheet", "state-partie-tie", n=n)
    return say("sheet", "state-partie", n=played + 1, deals=settings.deals)


def _lines(
    state: GameState, settings: CentSettings | PartieSettings, names: Labels, frame: Frame
) -> Iterator[Block]:
    say = frame.phrases.say
    yield Line(scores(state.totals, names, frame), "strong")
    if state.next is not None:
        yield Line(
            say("sheet", "seats", elder=names[state.next.elder], dealer=names[state.next.younger])
        )
    elif state.undecided:
        yield Line(say("sheet", "who-first", n=undecided_deal(state)), "warn")
    else:
        yield from (Line(text) for text in outcome_lines(state, settings, names, frame))
    if state.settlement is not None:
        yield _of_fact(settlement_fact(state, settings, names, frame), frame)
    for fact in prospects(state, settings, names, frame):
        yield _of_fact(fact, frame)
    if isinstance(settings, CentSettings) and settings.best_of > 1:
        yield _labelled(say("sheet", "match"), scores(games_won(state), names, frame), frame)


def _of_fact(fact: Fact, frame: Frame) -> Line:
    return _labelled(unstyled(fact.label), unstyled(fact.value), frame)


# Written piquet.


def _evening_title(state: EcrireState, frame: Frame) -> str:
    if state.next is None:
        key = "state-broken-off" if state.broken_off else "state-over"
        return frame.phrases.say("evening", key)
    key = "state-tour" if state.next.state != REFAIT else "state-again"
    return frame.phrases.say("evening", key, n=state.next.tour, tours=state.settings.tours)


def _evening_lines(state: EcrireState, names: Labels, frame: Frame) -> Iterator[Block]:
    say = frame.phrases.say
    if state.next is not None:
        elder, dealer = names[state.next.elder], names[state.next.younger]
        yield Line(say("sheet", "seats", elder=elder, dealer=dealer), "strong")
        if state.next.idle:
            yield _of_fact(waiting_fact(state.next.idle, names, frame), frame)
        held = held_text(state, names, frame)
        if held is not None:
            yield _labelled(say("evening", "demi-tour"), held, frame)
    if state.corbillon is None:
        yield _labelled(say("evening", "perte"), scores(state.perte, names, frame), frame)
    else:
        held = scores(state.corbillon.holdings, names, frame)
        basket = named(say("evening", "basket"), state.corbillon.basket, frame)
        yield _labelled(say("evening", "column-jetons"), f"{held}, {basket}", frame)
