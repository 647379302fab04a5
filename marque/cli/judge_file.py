"""`marque judge -f FILE`: every deal of a file of records, one after the other.

Comes in: the file's name, `-` for standard input, and what prints one verdict. Goes out: the
verdicts, each as soon as it is read, as far as somebody reads them; the worst exit status;
and at the end, raised together, all that couldn't be read. The records are those of
docs/record.md.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING

from marque.cli.code_choice import Choice
from marque.cli.context import Context
from marque.cli.files import STANDARD_INPUT, STDIN_NAME, read_lines
from marque.cli.record_reader import RecordReader
from marque.errors import MarqueError, Place, Several, Unreadable, raise_all
from marque.referee.deal import Deal
from marque.referee.record import Entry, placed
from marque.referee.record_json import read_deals
from marque.views.verdict_head import DealOfFile

if TYPE_CHECKING:
    from marque.cli.judge import Printed

PrintOne = Callable[[Deal, Choice, DealOfFile], "Printed"]


def judge_file(name: str, code: str | None, context: Context, print_one: PrintOne) -> int:
    """Judge the records of a file; what can't be read is reported, the rest is judged.

    code: the one asked for, which goes before those of the records. Raises Unreadable
    (bad-record, "no-records") for a file without any, all errors of the records, and at once
    those of the code that is asked for or set.
    """
    file = _File(STDIN_NAME if name == STANDARD_INPUT else name, code, context)
    errors: list[MarqueError] = []
    number, worst = 0, 0
    for number, entry in enumerate(file.entries(read_lines(name), errors), 1):
        try:
            printed = file.judged(number, entry, print_one)
        except MarqueError as error:
            errors += error.errors
            continue
        worst = max(worst, printed.status)
        if not printed.read:
            break
    if not number and not errors:
        errors.append(Unreadable("bad-record", Place(file.source, ""), reason="no-records"))
    raise_all(errors)
    return worst


class _File:
    """One file, and the reader of its records."""

    def __init__(self, source: str, code: str | None, context: Context) -> None:
        self.source = source
        self.reader = RecordReader(code, context)
        self.reader.usual()  # a code that can't be read is told before the first record

    def entries(self, lines: Iterable[str], errors: list[MarqueError]) -> Iterator[Entry]:
        """The records, up to what stops the reading: that is then among the errors."""
        try:
            yield from read_deals(lines, self.source)
        except MarqueError as error:
            errors += error.errors

    def judged(self, number: int, entry: Entry, print_one: PrintOne) -> Printed:
        """Judge and print a record. Raises all that is wrong with it, each at its line."""
        record = entry.record
        deal, choice = self.reader.read(self.source, entry)
        try:
            return print_one(deal, choice, DealOfFile(number, record.title, record.line))
        except MarqueError as error:
            raise Several(placed(one, record, self.source) for one in error.errors) from None
