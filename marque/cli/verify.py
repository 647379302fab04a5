"""`marque verify`: does the program agree with the published deals that come with it?

Comes in: the records shipped beside the referee. Goes out: every deal with the figures
written of it and those found; status 0 when all agree, 1 when any differs.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import typer

import marque.referee
from marque.cli.context import Context
from marque.cli.files import read_text
from marque.codes.load import load_code
from marque.errors import Impossible, Place, raise_all
from marque.referee.judge import judge
from marque.referee.record import Record, deal_of, read_records, written_in
from marque.referee.verdict import Verdict
from marque.views.frame import write
from marque.views.render import render
from marque.views.verify import Figure, Replay, verify_text, verify_view

PUBLISHED: Final = Path(marque.referee.__path__[0]) / "data" / "published.txt"


def command(ctx: typer.Context) -> int:
    """Replay the published deals."""
    context: Context = ctx.obj
    if ctx.args:
        place = Place("command", ctx.args[0])
        raise Impossible("usage", place, reason="arguments", given=len(ctx.args), right=0)
    lines = read_text(PUBLISHED).splitlines()
    entries = list(read_records(lines, PUBLISHED.name))
    raise_all(error for entry in entries for error in entry.errors)
    replays = [replay(entry.record) for entry in entries]
    if context.everywhere.json:
        write(verify_text(replays), context.out)
    else:
        write(render(verify_view(replays, context.frame), context.frame), context.out)
    return 0 if all(one.agrees for one in replays) else 1


def replay(record: Record) -> Replay:
    """Judge a recorded deal under the code it names, and set the figures side by side.

    Raises the errors of a record that can't be read.
    """
    deal = deal_of(record, PUBLISHED.name)
    verdict = judge(deal, load_code(record.fields["code"]))
    written = written_in(record, PUBLISHED.name)._asdict()
    figures = tuple(
        _figure(name, value, verdict, played=deal.play is not None)
        for name, value in written.items()
        if value is not None
    )
    source, note = (record.fields.get(name, "") for name in ("source", "note"))
    return Replay(record.title, source, note, record.fields["code"], figures)


def _figure(name: str, written: tuple[int, int] | str, verdict: Verdict, *, played: bool) -> Figure:
    if isinstance(written, str):
        found = verdict.maker(name)
        # Where the play isn't known a pic may still come: nobody has made it so far.
        open_still = written == "none" and found == "unknown" and not played
        return Figure(name, written, found, found == written or open_still)
    elder, younger = (getattr(score, name) for score in verdict.scores)
    return Figure(name, written, (elder, younger), (elder, younger) == written)
