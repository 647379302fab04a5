"""Statistics as a file: a page in HTML, Markdown or plain text, with charts over time.

Comes in: the games that are known and what is asked of them. Goes out: the file, and a line
that says so; with `--json` an object of the schema `marque.exported/1`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

from marque.cli.context import Context
from marque.cli.export_page import file_frame, file_text
from marque.cli.files import write_file
from marque.games.statistics import Statistics
from marque.session.statistics import PERIODS, Answer, Archive, Asked, answer
from marque.views.document import Line
from marque.views.frame import Frame, write
from marque.views.json_text import json_line
from marque.views.page import Figures, Page, Part, Section
from marque.views.render import render
from marque.views.statistics import SHOWN, statistics_view
from marque.views.statistics_charts import statistics_charts

# A chart of more months than these is one of years.
_MOST: Final = 24


def write_page(path: Path, archive: Archive, asked: Asked, context: Context, *, every: bool) -> int:
    """Write the file; 0. Raises StoreError."""
    ending = path.suffix.lower()
    frame = file_frame(ending, context)
    found = answer(archive, asked)
    parts = tuple(_parts(found, _over_time(archive, asked), frame, every=every))
    title = frame.phrases.say("statistics", "page")
    write_file(path, file_text(ending, Page(title, parts), frame).encode())
    if context.everywhere.json:
        games = [game.id for game in archive.games] if asked.games is None else sorted(asked.games)
        plain = {"schema": "marque.exported/1", "file": str(path), "games": games}
        write(json_line(plain, context.frame), context.out)
    else:
        text = context.phrases.say("statistics", "written-to", file=f"`{path}`")
        write(render((Line(text),), context.frame), context.out)
    return 0


def _parts(
    found: Answer, over_time: Mapping[str, Statistics], frame: Frame, *, every: bool
) -> Iterator[Part]:
    document = statistics_view(
        found.statistics,
        frame,
        of=found.players,
        periods=found.periods,
        unreadable=found.unreadable,
        every=every,
    )
    yield Section(document, 1)
    names = [one.name for one in found.statistics.players[:SHOWN]]
    charts = statistics_charts(over_time, names, frame)
    if charts:
        yield Figures(frame.phrases.say("statistics", "charts"), charts, 2)


def _over_time(archive: Archive, asked: Asked) -> Mapping[str, Statistics]:
    """The periods of the charts: those asked for, else months, or years where those are many."""
    if asked.by is not None:
        return answer(archive, asked).periods or {}
    for by in PERIODS:
        found = answer(archive, asked._replace(by=by)).periods or {}
        if len(found) <= _MOST:
            break
    return found
