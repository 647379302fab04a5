"""Charts drawn as SVG: inside a page, or as a picture that stands alone.

Comes in: charts as values (`chart`). Goes out: SVG, without script, its colours by classes
that the style sheet `chart.css` fills in by day and by night. A chart is 360 units wide, so
that its letters can be read on a telephone. It is one picture for whoever listens, with a
title and a description (SVG 2, 5.8; WAI-ARIA graphics).
"""

from __future__ import annotations

import html
from collections.abc import Iterable, Iterator, Sequence
from itertools import count
from math import ceil, floor, log10
from pathlib import Path
from typing import Final, NamedTuple

from marque.views.chart import MARKS, Bars, Chart, Divider, Lines, Value
from marque.views.frame import Frame
from marque.views.html import html_plain
from marque.views.safe import cells, cut
from marque.views.terms import chained

WIDTH: Final = 360
HEIGHT: Final = 220
_TITLE: Final = 24
_EDGE: Final = 8
_LETTERS: Final = 46
_LEFT, _RIGHT = 34, 268
_TOP, _BOTTOM = 16, 192
_END: Final = _RIGHT + 12
# Letters between the end of the plot and the edge; so many units apart are two lines of them.
_NAME: Final = 10
_LINE_HEIGHT: Final = 14
_STYLE: Final = Path(__file__).parent / "styles" / "chart.css"


def chart_svg(chart: Chart, frame: Frame, number: int = 1) -> str:
    """A chart for a page, whose style holds `chart.css`. number: which it is on the page."""
    return "".join(f"{line}\n" for line in _chart(chart, frame, number))


def picture_svg(groups: Sequence[tuple[str, Sequence[Chart]]], frame: Frame) -> str:
    """Charts one below the other as a picture that stands alone.

    groups: titles and their charts, one group at least. Each chart has its own title too.
    """
    step = HEIGHT + _TITLE
    height = sum(_TITLE + step * len(charts) for _, charts in groups)
    named = chained((title for title, _ in groups), frame)
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" lang="{frame.lang}" class="chart picture" '
        f'viewBox="0 0 {WIDTH} {height}" width="{2 * WIDTH}" height="{2 * height}">',
        f"<title>{html_plain(named, frame)}</title>",
        f"<style>{chart_style()}</style>",
        f'<rect class="paper" width="{WIDTH}" height="{height}"/>',
    ]
    top, numbers = 0, count(1)
    for title, charts in groups:
        lines.append(_text(_EDGE, top + 20, cut(title, _LETTERS), frame, "title"))
        top += _TITLE
        for chart in charts:
            lines += _placed(chart, top, next(numbers), frame)
            top += step
    return "".join(f"{line}\n" for line in (*lines, "</svg>"))


def _placed(chart: Chart, top: int, number: int, frame: Frame) -> Iterator[str]:
    """A chart of a picture, its title above it."""
    yield f'<g transform="translate(0 {top})">'
    yield _text(_EDGE, 17, chart.title, frame, "name")
    yield f'<g transform="translate(0 {_TITLE})" {_named(number)}>'
    yield from _names(chart, frame, number)
    yield from _drawing(chart, frame)
    yield "</g></g>"


def chart_style() -> str:
    """The style of the charts."""
    return _STYLE.read_text(encoding="utf-8")


def _chart(chart: Chart, frame: Frame, number: int) -> Iterator[str]:
    yield f'<svg class="chart" viewBox="0 0 {WIDTH} {HEIGHT}" {_named(number)}>'
    yield from _names(chart, frame, number)
    yield from _drawing(chart, frame)
    yield "</svg>"


def _named(number: int) -> str:
    return f'role="img" aria-labelledby="chart-{number} about-{number}"'


def _names(chart: Chart, frame: Frame, number: int) -> Iterator[str]:
    yield f'<title id="chart-{number}">{html_plain(chart.title, frame)}</title>'
    yield f'<desc id="about-{number}">{html_plain(chart.about, frame)}</desc>'


def _drawing(chart: Chart, frame: Frame) -> Iterator[str]:
    yield from _lines(chart, frame) if isinstance(chart, Lines) else _bars(chart, frame)


# The paper on which is drawn.


class _Plot(NamedTuple):
    """Where places and values lie."""

    places: int
    least: float
    most: float

    @property
    def step(self) -> float:
        """From a place to the next."""
        return (_RIGHT - _LEFT) / self.places

    def x(self, place: float) -> float:
        return _LEFT + self.step * (place + 0.5)

    def y(self, value: float | Value) -> float:
        over = float(value) - self.least
        return _BOTTOM - (_BOTTOM - _TOP) * over / (self.most - self.least)


def _plot(places: int, values: Iterable[Value], above: float = 0.0) -> tuple[_Plot, list[int]]:
    """The plot that has room for all values and 0, and where its rules lie.

    above: what is left free beyond the outermost values, as a share of the whole.
    """
    known = [0.0, *map(float, values)]
    least, most = min(known), max(known)
    if least == most:
        most = 1.0
    step, free = _rule_step(most - least), above * (most - least)
    rules = [step * n for n in range(floor(least / step), ceil(most / step) + 1)]
    lowest = min(least - free, rules[0]) if least < 0 else 0.0
    return _Plot(max(places, 1), lowest, max(most + free, rules[-1])), rules


def _rule_step(span: float) -> int:
    """A round step that makes of a span at most six rules."""
    size = int(10 ** max(floor(log10(span / 5)), 0))
    return next(step for n in (1, 2, 5, 10, 20) if span / (step := n * size) <= 5)


def _ground(
    plot: _Plot, rules: Sequence[int], chart: Chart, frame: Frame, *, signed: bool
) -> Iterator[str]:
    """Rules with their values, places with their names, dividers."""
    for rule in rules:
        y = plot.y(rule)
        kind = "zero" if rule == 0 else "rule"
        yield f'<path class="{kind}" d="M{_LEFT} {_n(y)}H{_RIGHT}"/>'
        said = frame.phrases.number(abs(rule) if signed else rule)
        yield _text(_LEFT - 5, y + 4, said, frame, "right")
    every = max(1, ceil(_widest(chart.places) / plot.step))
    # The last place always has its name; one too near to it gives way.
    last = len(chart.places) - 1
    for place, name in enumerate(chart.places):
        if place == last or (place % every == 0 and last - place >= every):
            yield _text(plot.x(place), _BOTTOM + 15, name, frame, "middle")
    yield _text(_END, _BOTTOM + 15, chart.across, frame, "soft")
    for divider in chart.dividers:
        yield from _divider(plot, divider, frame)


def _divider(plot: _Plot, divider: Divider, frame: Frame) -> Iterator[str]:
    x = plot.x(divider.place - 0.5)
    if divider.place:
        yield f'<path class="divider" d="M{_n(x)} {_TOP - 8}V{_BOTTOM}"/>'
    yield _text(x + 3, _TOP - 5, divider.name, frame, "soft")


def _widest(names: Iterable[str]) -> float:
    return 6.4 * max(map(len, names), default=1) + 5


# Running totals.


def _lines(chart: Lines, frame: Frame) -> Iterator[str]:
    points = [point for series in chart.series for run in series.runs for point in run]
    values = [point.value for point in points] + [guide.value for guide in chart.guides]
    plot, rules = _plot(len(chart.places), values)
    yield from _ground(plot, rules, chart, frame, signed=False)
    for guide in chart.guides:
        y = plot.y(guide.value)
        yield f'<path class="guide" d="M{_LEFT} {_n(y)}H{_RIGHT}"/>'
        yield _text(_LEFT + 4, y - 4, guide.name, frame, "soft")
    for n, series in enumerate(chart.series):
        yield f'<g class="series s{n % MARKS}">'
        for run in series.runs:
            path = "L".join(f"{_n(plot.x(x))} {_n(plot.y(y))}" for x, y in run)
            yield f'<path class="line" d="M{path}"/>'
            marked = run if plot.step >= 9 else run[-1:]
            yield from (_mark(n, plot.x(x), plot.y(y)) for x, y in marked)
        yield "</g>"
    yield from _ends(chart, plot, frame)


def _ends(chart: Lines, plot: _Plot, frame: Frame) -> Iterator[str]:
    """The name and the last value of each line at its end, none upon another."""
    ends = [(n, one.runs[-1][-1].value) for n, one in enumerate(chart.series) if any(one.runs)]
    ends.sort(key=lambda end: -end[1])
    places = _apart([plot.y(value) for _, value in ends])
    for (n, value), y in zip(ends, places, strict=True):
        name = f"{cut(chart.series[n].name, _NAME)} {frame.phrases.number(value)}"
        yield _legend(n, y, name, frame)


def _apart(heights: Sequence[float]) -> list[float]:
    """Heights, from the top, moved as little as keeps a line between any two of them."""
    placed: list[float] = []
    for y in heights:
        placed.append(max(y, placed[-1] + _LINE_HEIGHT) if placed else max(y, _TOP))
    lowest: float = _BOTTOM - 6  # below are the names of the places
    for at in range(len(placed) - 1, -1, -1):
        placed[at] = min(placed[at], lowest)
        lowest = placed[at] - _LINE_HEIGHT
    return placed


# Leads.


def _bars(chart: Bars, frame: Frame) -> Iterator[str]:
    two = len(chart.names) == 2
    heights = [-bar.value if two and bar.leader == 1 else bar.value for bar in chart.bars]
    plot, rules = _plot(len(chart.places), heights, above=0.12)
    yield from _ground(plot, rules, chart, frame, signed=True)
    figures = {bar: frame.phrases.number(bar.value) for bar in chart.bars}
    spoken = _widest(figures.values()) <= plot.step
    for bar, height in zip(chart.bars, heights, strict=True):
        x, y, foot = plot.x(bar.place), plot.y(height), plot.y(0)
        if bar.leader is None:
            yield f'<circle class="level" cx="{_n(x)}" cy="{_n(foot)}" r="2.5"/>'
            continue
        wide = min(plot.step * 0.7, 26)
        top, size = min(y, foot), abs(foot - y)
        shape = f'x="{_n(x - wide / 2)}" y="{_n(top)}" width="{_n(wide)}" height="{_n(size)}"'
        yield f'<g class="series s{bar.leader % MARKS}">'
        yield f'<rect class="bar" {shape}/>'
        if not two and plot.step >= 9:
            yield _mark(bar.leader, x, y - 7)
        yield "</g>"
        if spoken:
            up = y - (4 if two else 14)
            yield _text(x, up if height > 0 else y + 12, figures[bar], frame, "middle")
    yield from _sides(chart, plot, frame)


def _sides(chart: Bars, plot: _Plot, frame: Frame) -> Iterator[str]:
    """Whose the bars are: of two the upper and the lower, of several by their marks."""
    if len(chart.names) == 2:
        foot = plot.y(0)
        places = _apart([min(foot - 12, _BOTTOM - 2 * _LINE_HEIGHT), max(foot + 12, _TOP)])
    else:
        places = [_TOP + 4 + _LINE_HEIGHT * n for n in range(len(chart.names))]
    for n, (name, y) in enumerate(zip(chart.names, places, strict=True)):
        yield _legend(n, y, cut(name, _NAME + 2), frame)


# What both have.


def _legend(n: int, y: float, words: str, frame: Frame) -> str:
    mark = f'<g class="series s{n % MARKS}">{_mark(n, _END - 1, y)}</g>'
    return mark + _text(_END + 8, y + 4, words, frame, "name", room=WIDTH - _END - 10)


# Around the middle, about eight units wide: circle, square, triangle, diamond, the triangle
# upside down, cross, hexagon.
_SHAPES: Final = (
    "M-3.8 0a3.8 3.8 0 1 0 7.6 0a3.8 3.8 0 1 0-7.6 0z",
    "M-3.4-3.4h6.8v6.8h-6.8z",
    "M0-4.6L4.4 3.4H-4.4z",
    "M0-4.8L4.8 0L0 4.8L-4.8 0z",
    "M0 4.6L4.4-3.4H-4.4z",
    "M-1.5-4.5h3v3h3v3h-3v3h-3v-3h-3v-3h3z",
    "M-4.4 0L-2.2-3.8h4.4L4.4 0L2.2 3.8h-4.4z",
)


def _mark(n: int, x: float, y: float) -> str:
    at = f"translate({_n(x)} {_n(y)})"
    return f'<path class="mark" transform="{at}" d="{_SHAPES[n % MARKS]}"/>'


def _text(
    x: float, y: float, words: str, frame: Frame, kind: str, room: float | None = None
) -> str:
    """Words at a place; letters too wide for the room are pressed together."""
    pressed = ""
    if room is not None and _breadth(words) > room:
        pressed = f' textLength="{_n(room)}" lengthAdjust="spacingAndGlyphs"'
    shown = html_plain(words, frame)
    return f'<text class="{kind}" x="{_n(x)}" y="{_n(y)}"{pressed}>{shown}</text>'


# What a letter takes at most, in units: most letters, capitals, and the widest of them.
_BROAD: Final = frozenset("MWmw@%&ŒœÆæ—…")


def _breadth(words: str) -> float:
    """How broad a text is at most; nobody but the browser knows its letters."""
    letters = (11.0 if one in _BROAD else 8.2 if one.isupper() else 6.6 for one in words)
    return sum(letters) + 6.0 * (cells(words) - len(words))


def _n(value: float) -> str:
    """A coordinate to a tenth of a unit."""
    return html.escape(f"{value:.1f}".removesuffix(".0"))
