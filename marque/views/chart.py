"""A chart as a value: what it shows, and in words what is seen on it.

Comes in: what a view made of a game (`game_charts`) or of a statistic. Goes out: plain data,
which `chart_svg` draws. Nobody needs to see colours: every line has a mark of its own and its
name at its end, every bar stands on its leader's side or under his mark, and `about` says the
essence for whoever doesn't see the chart at all.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final, NamedTuple

Value = int | Fraction

# So many marks and colours there are; more players don't sit down to any game of piquet.
MARKS: Final = 7


class Point(NamedTuple):
    """A value at a place: the places of a chart are numbered from 0, left to right."""

    place: int
    value: Value


class Series(NamedTuple):
    """A line: its name and its points, in runs that aren't joined (the games of a match)."""

    name: str
    runs: tuple[tuple[Point, ...], ...]


class Guide(NamedTuple):
    """A value worth a line of its own across the chart: a target, a rubicon."""

    name: str
    value: Value


class Divider(NamedTuple):
    """Where something new begins, before a place; its name stands above."""

    place: int
    name: str


class Lines(NamedTuple):
    """Running totals. places: what stands below each; across: what they are."""

    title: str
    about: str
    across: str
    places: tuple[str, ...]
    series: tuple[Series, ...]
    guides: tuple[Guide, ...] = ()
    dividers: tuple[Divider, ...] = ()


class Bar(NamedTuple):
    """A lead at a place: whose it is, as a number among the names, and how large.

    leader: None where nobody leads.
    """

    place: int
    leader: int | None
    value: Value


class Bars(NamedTuple):
    """Leads. Of two players the first's bars stand up and the other's hang down.

    names: of the players, in the order of their marks.
    """

    title: str
    about: str
    across: str
    places: tuple[str, ...]
    names: tuple[str, ...]
    bars: tuple[Bar, ...]
    dividers: tuple[Divider, ...] = ()


Chart = Lines | Bars
