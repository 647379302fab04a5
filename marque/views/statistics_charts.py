"""The charts of statistics: points a deal as elder and as younger, month by month or by years.

Comes in: statistics by period, and whose line is drawn. Goes out: `chart` values; none for a
single period. The book's figure lies across each: Cavendish, Odds, The Show. Averages are
drawn to the nearest point; who has none in a period has a gap there.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from itertools import groupby
from math import floor

from marque.games.statistics import Record, Role, Statistics
from marque.games.tally import SHOW
from marque.views.chart import MARKS, Chart, Guide, Lines, Point, Series
from marque.views.frame import Frame
from marque.views.players import Labels, labels
from marque.views.statistics_cells import elder, period_text, younger

# Names at the edge of a chart are short.
_NAME = 10


def statistics_charts(
    periods: Mapping[str, Statistics], players: Sequence[str], frame: Frame
) -> tuple[Chart, ...]:
    """Both charts, of as many players as there are marks."""
    if len(periods) < 2:
        return ()
    names = labels(players[:MARKS], frame, _NAME)
    return tuple(
        chart
        for side, role in enumerate((elder, younger))
        if (chart := _chart(periods, names, side, role, frame)) is not None
    )


def _chart(
    periods: Mapping[str, Statistics],
    names: Labels,
    side: int,
    role: Callable[[Record], Role],
    frame: Frame,
) -> Lines | None:
    say = frame.phrases.say
    found = {name: _points(periods, name, role) for name in names}
    series = tuple(Series(label, _runs(found[name])) for name, label in names.items())
    if not any(one.runs for one in series):
        return None
    key = ("elder", "younger")[side]
    last = {label: found[name][-1].value for name, label in names.items() if found[name]}
    scores = frame.phrases.listed(
        f"{label} {frame.phrases.number(value)}" for label, value in last.items()
    )
    return Lines(
        say("statistics", f"chart-{key}"),
        say("statistics", "chart-about", scores=scores, show=SHOW[side]),
        say("statistics", "period"),
        tuple(period_text(period, frame) for period in periods),
        series,
        (Guide(say("statistics", "chart-book", show=SHOW[side]), SHOW[side]),),
    )


def _points(
    periods: Mapping[str, Statistics], name: str, role: Callable[[Record], Role]
) -> list[Point]:
    """A player's average in each period in which he has one."""
    points = []
    for place, found in enumerate(periods.values()):
        for one in found.players:
            average = role(one).average if one.name == name else None
            if average is not None:
                points.append(Point(place, floor(average + Fraction(1, 2))))
    return points


def _runs(points: Sequence[Point]) -> tuple[tuple[Point, ...], ...]:
    """The points in runs without a gap."""
    numbered = groupby(enumerate(points), key=lambda one: one[1].place - one[0])
    return tuple(tuple(point for _, point in run) for _, run in numbered)
