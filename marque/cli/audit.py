"""`marque audit FILE…`: recorded deals against every law that the record can decide.

Comes in: files of records (docs/record.md) or of JSON lines, folders of them, `-` for standard
input. Goes out: what is wrong in each deal as soon as it is read, and a last line that counts
them; with `--json` a line for every deal. Status 1 when anything is wrong, 2 when something
can't be read: the rest is audited all the same. No more than one record is held at a time.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Annotated, Final

import typer
from typer import Option

from marque.cli.code_choice import Choice
from marque.cli.context import Context
from marque.cli.files import STANDARD_INPUT, STDIN_NAME, read_lines
from marque.cli.progress import progress_of
from marque.cli.record_reader import RecordReader
from marque.errors import Impossible, MarqueError, Place, Several, Unreadable, raise_all
from marque.laws.audit import Audited, audit
from marque.referee.deal import Deal
from marque.referee.record import Entry, Record, placed
from marque.referee.record_json import read_deals
from marque.views.audit import Tally, Which, audit_view, tally_view
from marque.views.frame import write
from marque.views.render import render

ENDINGS: Final = (".txt", ".jsonl")
"""Of a folder's files, those with these endings are records."""

MOST_ERRORS: Final = 1000
"""So many errors are kept to be reported; the records with more are only counted."""


def command(
    ctx: typer.Context,
    code: Annotated[str | None, Option()] = None,
    show_all: Annotated[bool, Option("--all")] = False,
    deal: Annotated[str | None, Option()] = None,
    apply: Annotated[bool, Option("--apply")] = False,
    yes: Annotated[bool, Option("--yes")] = False,
) -> int:
    """Audit every record of the files, or the deals of a game, and print what is wrong."""
    context: Context = ctx.obj
    if yes and not apply:
        option, right = "--yes", "--apply"
        place = Place("command", option)
        raise Impossible("usage", place, reason="goes-with", option=option, right=right)
    if not ctx.args or apply or deal is not None:
        from marque.cli.audit_game import audit_game

        return audit_game(context, ctx)
    auditor = _Auditor(context, code, show_all=show_all)
    auditor.all(ctx.args)
    auditor.finish()
    raise_all(auditor.errors)
    return 1 if auditor.tally.wrong else 0


def _files(name: str) -> Iterator[str | MarqueError]:
    """A file itself; of a folder all its records, those of its folders too, in order."""
    if name == STANDARD_INPUT or not Path(name).is_dir():
        yield name
        return
    found = False
    for folder, folders, files in os.walk(name):
        folders.sort()
        for file in sorted(files):
            if file.endswith(ENDINGS):
                found = True
                yield str(Path(folder, file))
    if not found:
        yield Unreadable("bad-record", Place(name, ""), reason="no-records")


class _Auditor:
    """All files of one command: the codes in use, what was found, what couldn't be read."""

    def __init__(self, context: Context, code: str | None, *, show_all: bool) -> None:
        self.context = context
        self.show_all = show_all
        self.reader = RecordReader(code, context)
        self.tally = Tally()
        self.shown = False
        self.errors: list[MarqueError] = []
        self.progress = progress_of(context, "progress", "audit")

    def all(self, names: Iterable[str]) -> None:
        """Audit all files, up to the first that nobody reads any more."""
        for name in names:
            for path in _files(name):
                if isinstance(path, MarqueError):
                    self.keep(path)
                elif not self.file(path):
                    return

    def file(self, name: str) -> bool:
        """Audit a file's records; whether anybody may still be reading."""
        source = STDIN_NAME if name == STANDARD_INPUT else name
        number = 0
        try:
            for number, entry in enumerate(read_deals(read_lines(name), source), 1):
                if not self.entry(source, number, entry):
                    return False
        except MarqueError as error:
            self.keep(error)
            return True
        if not number:
            self.keep(Unreadable("bad-record", Place(source, ""), reason="no-records"))
        return True

    def entry(self, source: str, number: int, entry: Entry) -> bool:
        """Audit a record and print what there is to say; whether anybody may have read it."""
        try:
            deal, choice = self.reader.read(source, entry)
            audited = self.audited(source, entry.record, deal, choice)
        except MarqueError as error:
            self.keep(error)
            self.tally = self.tally._replace(unread=self.tally.unread + 1)
            return True
        self.tally = self.tally.counting(audited)
        record = entry.record
        which = Which(source, number, record.title, record.line)
        return self.show(audited, which, choice)

    def audited(self, source: str, record: Record, deal: Deal, choice: Choice) -> Audited:
        """The audit of a deal; what the pack excludes is an error, at its line."""
        try:
            return audit(record, deal, choice.code, source, self.reader.hint)
        except MarqueError as error:
            raise Several(
                one if one.place and one.place.source == source else placed(one, record, source)
                for one in error.errors
            ) from None

    def show(self, audited: Audited, which: Which, choice: Choice) -> bool:
        """Print a deal: as JSON always, for people where there is something to say."""
        context, done = self.context, self.tally.audited
        if context.everywhere.json:
            from marque.views.audit_json import audit_text

            return write(audit_text(audited, which, choice.origin, context.frame), context.out)
        if self.progress is not None:
            self.progress(done, done + 1)
        if not audited.wrong and not self.show_all:
            return True
        if self.progress is not None:
            self.progress(done, done)
        gap = "\n" if self.shown else ""
        self.shown = True
        code = self.reader.said_with(choice)
        view = audit_view(audited, which, choice.origin, context.frame, code)
        text = render(view, context.frame)
        return write(gap + text, context.out)

    def keep(self, error: MarqueError) -> None:
        """Keep errors for the end, as many as can be read."""
        self.errors += error.errors[: MOST_ERRORS - len(self.errors)]

    def finish(self) -> None:
        """Print the last lines, for people."""
        context, done = self.context, self.tally.audited
        if context.everywhere.json:
            return
        if self.progress is not None:
            self.progress(done, done)
        text = render(tally_view(self.tally, context.frame), context.frame)
        write(f"\n{text}" if self.shown else text, context.out)
