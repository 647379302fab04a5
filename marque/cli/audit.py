"""`marque audit FILE…`: recorded deals against every law that the record can decide.

Comes in: files of records (docs/record.md), folders of them, `-` for standard input. Goes out:
what is wrong in each deal as soon as it is read, and a last line that counts them; with
`--json` a line for every deal. Status 1 when anything is wrong, 2 when something can't be
read: the rest is audited all the same. No more than one record is held at a time.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Annotated, Final, NamedTuple

import typer
from typer import Option

from marque.cli.code_choice import Choice, choose_code, hint_of, read_code
from marque.cli.context import Context
from marque.cli.files import STANDARD_INPUT, STDIN_NAME, read_lines
from marque.cli.progress import progress_of
from marque.errors import Impossible, MarqueError, Place, Several, Unreadable, raise_all
from marque.laws.audit import Audited, audit
from marque.referee.record import Entry, Record, deal_of, placed, read_records
from marque.views.audit import Tally, Which, audit_text, audit_view, tally_view
from marque.views.document import render
from marque.views.frame import write

ENDING: Final = ".txt"
"""Of a folder's files, those with this ending are records."""

MOST_ERRORS: Final = 1000
"""So many errors are kept to be reported; the records with more are only counted."""


def command(
    ctx: typer.Context,
    code: Annotated[str | None, Option()] = None,
    show_all: Annotated[bool, Option("--all")] = False,
) -> int:
    """Audit every record of the files, and print what is wrong."""
    context: Context = ctx.obj
    if not ctx.args:
        raise Impossible("usage", Place("command", ""), reason="arguments", given=0, right=1)
    auditor = _Auditor(context, code, show_all=show_all)
    for name in ctx.args:
        for path in _files(name):
            if not auditor.file(path):
                break
    auditor.finish()
    raise_all(auditor.errors)
    return 1 if auditor.tally.wrong else 0


def _files(name: str) -> Iterator[str]:
    """A file itself; of a folder all its records, those of its folders too, in order."""
    if name == STANDARD_INPUT or not Path(name).is_dir():
        yield name
        return
    found = False
    for folder, folders, files in os.walk(name):
        folders.sort()
        for file in sorted(files):
            if file.endswith(ENDING):
                found = True
                yield os.path.join(folder, file)
    if not found:
        raise Unreadable("bad-record", Place(name, ""), reason="no-records")


class _Auditor:
    """All files of one command: the codes in use, what was found, what couldn't be read."""

    def __init__(self, context: Context, code: str | None, *, show_all: bool) -> None:
        self.context = context
        self.show_all = show_all
        self.asked = code
        self.hint = hint_of(context)
        self.tally = Tally()
        self.errors: list[MarqueError] = []
        # A code is read when a record first needs it.
        self.usual = cache(lambda: choose_code(context, code))
        self.named = cache(lambda name: Choice(read_code(name, context), "record"))
        self.progress = progress_of(context, "progress", "audit")

    def file(self, name: str) -> bool:
        """Audit a file's records; whether anybody may still be reading."""
        source = STDIN_NAME if name == STANDARD_INPUT else name
        number = 0
        try:
            for number, entry in enumerate(read_records(read_lines(name), source), 1):
                if not self.entry(source, number, entry):
                    return False
        except MarqueError as error:
            self.keep(error)
            return True
        if not number:
            self.keep(Unreadable("bad-record", Place(source, ""), reason="no-records"))
        return True
