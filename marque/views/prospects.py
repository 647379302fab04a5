"""How a game of two stands: the lead, and what each needs to win it and to lose less by it.

Comes in: a `GameState`, the settings of the game, the players' labels. Goes out: facts with
short labels, for the sheet and for the state in a few lines. What is needed is reckoned by
the games; only the words are made here.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from marque.games.cent import CentSettings
from marque.games.partie import PartieSettings
from marque.games.state import GameState
from marque.views.document import Fact
from marque.views.figures import scores
from marque.views.frame import Frame
from marque.views.lead import lead_line
from marque.views.players import Labels

Settings = CentSettings | PartieSettings


def game_in_progress(state: GameState) -> int:
    """Which game of a match the totals are of, from 1; the last one once no deal can follow."""
    if state.next is not None:
        return len(state.games) + 1
    return state.deals[-1].game if state.deals else 1


def games_won(state: GameState) -> dict[str, int]:
    """The games of a match that each has won; a double one is two (Cavendish, au cent ¶29)."""
    won = dict.fromkeys(state.players, 0)
    for game in state.games:
        if game.winner:
            won[game.winner] += 2 if game.double else 1
    return won


def lead_fact(state: GameState, names: Labels, frame: Frame) -> Fact:
    """Who leads and by how much; where it is looked at, his lead after each deal as a line."""
    say = frame.phrases.say
    leader, other = sorted(state.players, key=lambda name: state.totals[name], reverse=True)
    ahead = state.totals[leader] - state.totals[other]
    words = say("sheet", "lead-by", who=names[leader], points=ahead)
    if not ahead:
        words = say("sheet", "level")
    game = game_in_progress(state)
    lines = [line.totals for line in state.deals if line.game == game and line.weight]
    if not frame.plain and not frame.drawn and len(lines) > 1:
        words = f"{lead_line([line[leader] - line[other] for line in lines], frame)}  {words}"
    return Fact(say("sheet", "lead"), words)


def prospects(state: GameState, settings: Settings, names: Labels, frame: Frame) -> Iterator[Fact]:
    """What each needs: to win, to pass the rubicon, to save the double."""
    if isinstance(settings, PartieSettings):
        yield from _to_win_a_partie(state, names, frame)
        yield from _to_the_rubicon(state, names, frame)
    else:
        yield from _to_the_target(state, names, frame)
        yield from _to_save_the_double(state, settings, names, frame)


def _to_the_target(state: GameState, names: Labels, frame: Frame) -> Iterator[Fact]:
    lacking = {name: need.to_target for name, need in state.needs.items() if need.to_target}
    if lacking:
        yield Fact(frame.phrases.say("sheet", "to-win"), _needs(lacking, names, frame))


def _to_win_a_partie(state: GameState, names: Labels, frame: Frame) -> Iterator[Fact]:
    """Both go on scoring: who is behind must make more than the other from now on."""
    say = frame.phrases.say
    for name, need in state.needs.items():
        if need.behind:
            (other,) = (names[one] for one in state.players if one != name)
            more = say("sheet", "needs-more", who=names[name], other=other, points=need.behind + 1)
            yield Fact(say("sheet", "to-win"), more)


def _to_the_rubicon(state: GameState, names: Labels, frame: Frame) -> Iterator[Fact]:
    say = frame.phrases.say
    pieces = [
        say("sheet", "to-rubicon", who=names[name], points=need.to_rubicon)
        if need.to_rubicon
        else say("sheet", "past-rubicon", who=names[name])
        for name, need in state.needs.items()
    ]
    if pieces:
        yield Fact(say("sheet", "rubicon"), ", ".join(pieces))


def _to_save_the_double(
    state: GameState, settings: CentSettings, names: Labels, frame: Frame
) -> Iterator[Fact]:
    say = frame.phrases.say
    lacking = {
        name: settings.double_below - had
        for name, had in state.totals.items()
        if name in state.needs and had < settings.double_below
    }
    if lacking:
        needs = _needs(lacking, names, frame)
        yield Fact(say("sheet", "double-game"), say("sheet", "to-save", needs=needs))


def _needs(lacking: Mapping[str, int], names: Labels, frame: Frame) -> str:
    """ "Anne needs 23, Boris 37"."""
    return ", ".join(
        frame.phrases.say("sheet", "needs-too" if n else "needs", who=names[name], points=points)
        for n, (name, points) in enumerate(lacking.items())
    )


def match_fact(state: GameState, settings: CentSettings, names: Labels, frame: Frame) -> Fact:
    """The games that each has won, and how many win the match."""
    say = frame.phrases.say
    score = scores(games_won(state), names, frame)
    majority = settings.best_of // 2 + 1
    return Fact(say("sheet", "match"), say("sheet", "match-to", score=score, games=majority))
