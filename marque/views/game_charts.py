"""The charts of a game: the lead after every deal, and each player's running total.

Comes in: the state of a game of any kind. Goes out: `chart` values; none before the second
deal or tour, for a single bar says less than its figure. Of an evening of written piquet the
running total is the perte, and the lead that of who would be paid most, had the evening been
settled after that tour, over the next. What counts for nothing is on no chart.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from marque.games.cent import CentSettings
from marque.games.ecrire import EcrireState
from marque.games.ecrire_settle import Standing, standings
from marque.games.partie import PartieSettings
from marque.games.state import DealLine, GameState
from marque.views.chart import Bar, Bars, Chart, Divider, Guide, Lines, Point, Series, Value
from marque.views.frame import Frame
from marque.views.players import Labels, labels

# Names at the edge of a chart are short.
_NAME = 10


def game_charts(
    state: GameState | EcrireState, settings: CentSettings | PartieSettings | Any, frame: Frame
) -> tuple[Chart, ...]:
    """The lead, and the running totals."""
    if isinstance(state, EcrireState):
        return _of_an_evening(state, frame)
    return _of_two(state, settings, frame)


# Games of two.


def _of_two(
    state: GameState, settings: CentSettings | PartieSettings, frame: Frame
) -> tuple[Chart, ...]:
    lines = [line for line in state.deals if line.weight]
    if len(lines) < 2:
        return ()
    names = labels(state.players, frame, _NAME)
    places = tuple(frame.phrases.number(line.deal.number) for line in lines)
    dividers = _dividers(lines, frame)
    first, second = state.players
    bars = tuple(
        _bar(place, line.totals[first] - line.totals[second]) for place, line in enumerate(lines)
    )
    say = frame.phrases.say
    lead = Bars(
        say("page", "chart-lead"),
        _lead_about(lines, bars, names, frame),
        say("common", "deal"),
        places,
        tuple(names.values()),
        bars,
        dividers,
    )
    totals = Lines(
        say("page", "chart-totals"),
        _totals_about(lines[-1], names, frame),
        say("common", "deal"),
        places,
        tuple(Series(label, _runs(lines, name)) for name, label in names.items()),
        (_guide(settings, frame),),
        dividers,
    )
    return lead, totals


def _bar(place: int, ahead: int) -> Bar:
    """By how much the first leads, or below zero the second."""
    return Bar(place, None if not ahead else int(ahead < 0), abs(ahead))


def _dividers(lines: Sequence[DealLine], frame: Frame) -> tuple[Divider, ...]:
    """Where each game of a match begins; nothing for a game by itself."""
    games = [line.game for line in lines]
    if len(set(games)) == 1:
        return ()
    firsts = {game: games.index(game) for game in games}
    return tuple(
        Divider(place, frame.phrases.say("page", "chart-game", n=game))
        for game, place in firsts.items()
    )


def _runs(lines: Sequence[DealLine], name: str) -> tuple[tuple[Point, ...], ...]:
    """A player's totals, each game of a match by itself."""
    runs: dict[int, list[Point]] = {}
    for place, line in enumerate(lines):
        runs.setdefault(line.game, []).append(Point(place, line.totals[name]))
    return tuple(map(tuple, runs.values()))


def _guide(settings: CentSettings | PartieSettings, frame: Frame) -> Guide:
    """What is played for: the target, or the rubicon."""
    if isinstance(settings, PartieSettings):
        value = settings.rubicon
        return Guide(frame.phrases.say("page", "chart-rubicon", n=value), value)
    return Guide(frame.phrases.say("page", "chart-target", n=settings.target), settings.target)


def _lead_about(lines: Sequence[DealLine], bars: Sequence[Bar], names: Labels, frame: Frame) -> str:
    """Who led by most and when, how often the lead changed, how it stands."""
    say, shown = frame.phrases.say, list(names.values())
    largest = max(bars, key=lambda bar: bar.value)
    leaders = [bar.leader for bar in bars if bar.leader is not None]
    if largest.leader is None:
        return say("page", "about-level")
    changes = sum(one != other for one, other in pairwise(leaders))
    last = bars[-1]
    stands = (
        say("sheet", "level")
        if last.leader is None
        else say("sheet", "lead-by", who=shown[last.leader], points=last.value)
    )
    return say(
        "page",
        "about-lead",
        count=changes,
        most=say("sheet", "lead-by", who=shown[largest.leader], points=largest.value),
        n=lines[largest.place].deal.number,
        stands=stands,
    )


def _totals_about(line: DealLine, names: Labels, frame: Frame) -> str:
    scores = _listed({label: line.totals[name] for name, label in names.items()}, frame)
    return frame.phrases.say("page", "about-totals", n=line.deal.number, scores=scores)


# Written piquet.


def _of_an_evening(state: EcrireState, frame: Frame) -> tuple[Chart, ...]:
    stood = standings(state)
    if len(stood) < 2:
        return ()
    say, number = frame.phrases.say, frame.phrases.number
    names = labels(state.settings.players, frame, _NAME)
    places = tuple(
        say("evening", "fines") if one.tour is None else number(one.tour) for one in stood
    )
    bars = tuple(_best(place, one, names) for place, one in enumerate(stood))
    shown = tuple(names.values())
    lead = Bars(
        say("page", "chart-ahead"),
        _ahead_about(bars[-1], shown, frame),
        say("evening", "column-tour"),
        places,
        shown,
        bars,
    )
    scores = _listed({label: stood[-1].perte[name] for name, label in names.items()}, frame)
    perte = Lines(
        say("page", "chart-perte"),
        say("page", "about-perte", scores=scores),
        say("evening", "column-tour"),
        places,
        tuple(
            Series(label, (tuple(Point(n, one.perte[name]) for n, one in enumerate(stood)),))
            for name, label in names.items()
        ),
    )
    return lead, perte


def _best(place: int, stood: Standing, names: Labels) -> Bar:
    """Who would be paid most, and by how much more than the next."""
    nets = [stood.nets[name] for name in names]
    best, following = sorted(nets, reverse=True)[:2]
    return Bar(place, nets.index(best) if best > following else None, best - following)


def _ahead_about(bar: Bar, names: Sequence[str], frame: Frame) -> str:
    say = frame.phrases.say
    stands = say("sheet", "level")
    if bar.leader is not None:
        stands = say("sheet", "lead-by", who=names[bar.leader], points=bar.value)
    return say("page", "about-ahead", stands=stands)


def _listed(values: dict[str, Value], frame: Frame) -> str:
    return frame.phrases.listed(f"{name} {frame.phrases.number(n)}" for name, n in values.items())
