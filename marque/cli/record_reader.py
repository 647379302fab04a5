"""A record of a file as a deal, and the code that judges it: for `judge -f` and `audit`.

Comes in: the run's context and the code asked for; entries as `referee.record` reads them.
Goes out: a deal and its code, or all that is wrong with the record, each fault at its line.
"""

from __future__ import annotations

from functools import cache

from marque.cli.code_choice import Choice, choose_code, hint_of, read_code, said_with
from marque.cli.context import Context
from marque.errors import MarqueError, Place, Several, raise_all
from marque.referee.deal import Deal
from marque.referee.record import Entry, Record, deal_of


class RecordReader:
    """What all records of a command have in common: the alphabet in use, the codes.

    code: the one asked for, which goes before those of the records; usual: the code where a
    record names none, read when it is first needed.
    """

    def __init__(self, code: str | None, context: Context) -> None:
        self._asked = code
        self.hint = hint_of(context)
        self.usual = cache(lambda: choose_code(context, code))
        self._named = cache(lambda name: Choice(read_code(name, context), "record", name))
        self._context = context
        self._said: dict[tuple[str, str], str] = {}

    def read(self, source: str, entry: Entry) -> tuple[Deal, Choice]:
        """A record as a deal, and the code that judges it. Raises all that is wrong with it."""
        record, errors = entry.record, list(entry.errors)
        deal = choice = None
        try:
            deal = deal_of(record, source, self.hint)
        except MarqueError as error:
            errors += error.errors
        try:
            choice = self._choice(record, source)
        except MarqueError as error:
            errors += error.errors
        raise_all(sorted(errors, key=lambda one: one.place.line if one.place else 0))
        assert deal is not None and choice is not None, "else there is an error"
        return deal, choice

    def said_with(self, choice: Choice) -> str:
        """`code_choice.said_with`, worked out once for every code: the open game may be read."""
        key = (choice.origin, choice.named)
        if key not in self._said:
            self._said[key] = said_with(self._context, choice)
        return self._said[key]

    def _choice(self, record: Record, source: str) -> Choice:
        """The code asked for, else the record's, else the usual one."""
        name = record.fields.get("code")
        if self._asked is not None or name is None:
            return self.usual()
        try:
            return self._named(name)
        except MarqueError as error:
            at = Place(source, name, line=record.lines["code"])
            # What is wrong in a file of house rules has its place there.
            raise Several(
                type(one)(one.kind, one.place or at, **one.values) for one in error.errors
            ) from None
