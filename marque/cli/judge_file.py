"""`marque judge -f FILE`: every deal of a file of records, one after the other.

Comes in: the file's name, `-` for standard input, and what prints one verdict. Goes out: the
verdicts, each as soon as it is read, as far as somebody reads them; the worst exit status;
and at the end, raised together, all that couldn't be read. The records are those of
docs/record.md.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from marque.cli.code_choice import Choice, choose_code, hint_of, read_code
from marque.cli.context import Context
from marque.cli.files import STANDARD_INPUT, STDIN_NAME, read_lines
from marque.errors import MarqueError, Place, Unreadable, raise_all
from marque.referee.deal import Deal
from marque.referee.record import Entry, Record, deal_of, placed, read_records
from marque.views.verdict_heading import Heading

if TYPE_CHECKING:
    from marque.cli.judge import Printed

PrintOne = Callable[[Deal, Choice, Heading], "Printed"]


def judge_file(name: str, code: str | None, context: Context, print_one: PrintOne) -> int:
    """Judge the records of a file; what can't be read is reported, the rest is judged.

    code: the one asked for, which goes before those of the records. Raises Unreadable
    (bad-record, "no-records") for a file without any, and all errors of the records.
    """
    source = STDIN_NAME if name == STANDARD_INPUT else name
    file = _File(source, code, context)
    errors: list[MarqueError] = []
    number, worst = 0, 0
    for number, entry in enumerate(_entries(name, source, errors), 1):
        try:
            deal, choice = file.read(entry)
            heading = Heading(number, entry.record.title, entry.record.line)
            status, read = _printed(print_one, deal, choice, heading, entry.record, source)
        except MarqueError as error:
            errors += error.errors
            continue
        worst = max(worst, status)
        if not read:
            break
    if not number and not errors:
        errors.append(Unreadable("bad-record", Place(source, ""), reason="no-records"))
    raise_all(errors)
    return worst


def _entries(name: str, source: str, errors: list[MarqueError]) -> Iterator[Entry]:
    """The records, as far as the text can be read: what stops the reading is among the errors."""
    try:
        yield from read_records(read_lines(name), source)
    except MarqueError as error:
        errors += error.errors


def _printed(
    print_one: PrintOne, deal: Deal, choice: Choice, heading: Heading, record: Record, source: str
) -> Printed:
    """The verdict printed; what the judge finds impossible is placed in the record."""
    try:
        return print_one(deal, choice, heading)
    except MarqueError as error:
        raise_all(placed(one, record, source) for one in error.errors)
        raise


class _File(NamedTuple):
    """What all records of a file are read by."""
