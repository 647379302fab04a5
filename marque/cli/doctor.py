"""`marque doctor [--repair GAME]`: is everything there, and does it still say what it said?

Comes in: nothing, or what is to be repaired: a game, or a file of the home by its name. Goes
out: what is wrong with the files, and every record whose judging has changed; status 1 if
there is anything. Nothing is mended without being asked, and nothing thrown away.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import typer
from typer import Option

from marque.cli.arguments import arguments
from marque.cli.context import Context
from marque.cli.progress import progress_of
from marque.cli.world import book_of, now
from marque.errors import MarqueError, StoreError
from marque.session.book import Book, opened
from marque.session.health import Judged, judge_game_again
from marque.store import doctor, files
from marque.store.documents import Document
from marque.store.home import is_id
from marque.views.frame import write
from marque.views.health import CheckUp, Complaint, Repair, health_plain, health_view
from marque.views.render import render


def command(ctx: typer.Context, repair: Annotated[str | None, Option()] = None) -> int:
    """Check the home, after repairing what was asked for."""
    context: Context = ctx.obj
    arguments(ctx, 0, 0)
    book = book_of(context)
    repaired = None if repair is None else _repaired(book, repair)
    check = _checked(context, book)._replace(repair=repaired)
    if context.everywhere.json:
        write(json.dumps(health_plain(check), ensure_ascii=False) + "\n", context.out)
    else:
        write(render(health_view(check, context.frame), context.frame), context.out)
    return 1 if check.complaints else 0


def _repaired(book: Book, text: str) -> Repair:
    """Put back the best of a damaged game; of another file the version before, or none."""
    home = book.store.home
    for path in (home.players, home.settings):
        if text.strip() in (path.name, path.stem):
            aside = _repaired_document(Document(path, book.store.disk))
            kept = None if aside is None else str(aside)
            return Repair(path.name, aside is not None, None, (), kept)
    if text.strip() in (home.pointer.name, home.pointer.stem):
        set_aside = doctor.repair_pointer(book.store, now())
        kept = None if set_aside is None else str(set_aside)
        return Repair(home.pointer.name, set_aside is not None, None, (), kept)
    typed = text.strip().lower()
    # A game whose file is gone is in no list, and has to be named in full.
    game = typed if is_id(typed) and book.store.taken(typed) else book.find(text)
    done = doctor.repair(book.store, game, now())
    doctor.clear_strays(book.store)
    if done.recovery is None:
        return Repair(game, False, 0, (), None)
    kept = None if done.aside is None else str(done.aside)
    return Repair(game, True, len(done.recovery.entries), done.recovery.lost, kept)


def _repaired_document(document: Document) -> Path | None:
    """Put the version before in the place of a damaged one; where there is none, begin anew.

    Where the damaged one is kept; None if nothing was wrong. Raises StoreError.
    """
    try:
        return doctor.repair_document(document, now())
    except StoreError as problem:
        if problem.kind != "damaged":
            raise
    with files.locked(document.disk, document.path):
        aside = files.set_aside(document.disk, document.path, "damaged", now())
        document.disk.remove(document.path)
    return aside


def _checked(context: Context, book: Book) -> CheckUp:
    """The files, then every record judged again."""
    findings = doctor.examine(book.store, progress_of(context, "examining"))
    complaints = [_complaint(one) for one in findings]
    known = {one.where for one in findings}
    ids = book.store.ids()
    tell = progress_of(context, "judging")
    records = 0
    for done, game in enumerate(ids, 1):
        if game not in known:
            count, more = _judged(book, game)
            records += count
            complaints += more
        if tell is not None:
            tell(done, len(ids))
    return CheckUp(len(ids), records, tuple(complaints))


def _judged(book: Book, game_id: str) -> tuple[int, list[Complaint]]:
    """How many records of a game were judged again, and what came of it."""
    try:
        judged = list(judge_game_again(opened(book.store.read(game_id))))
    except MarqueError as problem:
        return 0, [Complaint("unreadable", game_id, {}, one) for one in problem.errors]
    return len(judged), [one for record in judged for one in _differences(game_id, record)]


def _differences(game_id: str, judged: Judged) -> Iterator[Complaint]:
    if judged.problem is not None:
        yield Complaint("not-judged", game_id, {"deal": judged.deal}, judged.problem)
    elif judged.differences:
        was, found = ({part: pair[n] for part, *pair in judged.differences} for n in (0, 1))
        values = {"deal": judged.deal, "entry": judged.entry, "was": was, "now": found}
        yield Complaint("judged-otherwise", game_id, values)


def _complaint(finding: doctor.Finding) -> Complaint:
    """A finding of the store; what is wrong is told as the error that it would have been."""
    values: dict[str, Any] = dict(finding.values)
    place = values.pop("place", None)
    return Complaint(finding.kind, finding.where, values, StoreError(finding.kind, place, **values))
