"""Records as JSON lines, one deal a line; and which of the two forms a text is written in.

Comes in: the lines of a text. Goes out: the records of `referee.record`, each with the line
that it stands on: the same fields by the same names, their values texts or what JSON has for
them (docs/json.md, "Deals as input").
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain
from typing import Any, Final

from marque.errors import MarqueError, Place, Unreadable
from marque.referee.record import (
    LONGEST_VALUE,
    NAMES,
    WRITTEN,
    Entry,
    Record,
    field_name,
    nearest_fields,
    read_records,
)

SCHEMA: Final = "marque.deal/1"
BLANK: Final = "\r\n\x1a\ufeff \t"

# Between the items of a list, as the text of the field has them; "; " in all others.
SEPARATORS: Final = {"tricks": " ", "played": "-", **dict.fromkeys(WRITTEN, "-")}


def read_deals(lines: Iterable[str], source: str) -> Iterator[Entry]:
    """The records of a text in either form, one at a time.

    The first line that is no comment decides: JSON begins with a brace or a bracket, and no
    field of a record does. lines, source, errors: as `read_records`; of JSON lines also the
    reasons "not-json" (values: at, the character), "not-an-object", "other-schema" and
    "json-value".
    """
    waiting = iter(lines)
    for number, raw in enumerate(waiting, 1):
        line = raw.strip(BLANK)
        if line and not line.startswith("#"):
            read = _read_lines if line[0] in "{[" else read_records
            yield from read(chain((raw,), waiting), source, number)
            return


def _read_lines(lines: Iterable[str], source: str, first: int) -> Iterator[Entry]:
    for number, raw in enumerate(lines, first):
        line = raw.strip(BLANK)
        if line and not line.startswith("#"):
            yield _Object(source, number).read(line)


class _Object:
    """One line, which is one deal."""

    def __init__(self, source: str, line: int) -> None:
        self.source = source
        self.line = line
        self.fields: dict[str, str] = {}
        self.errors: list[MarqueError] = []

    def read(self, text: str) -> Entry:
        """The record of a line; what of it can't be read is among its errors."""
        for name, value in self._pairs(text):
            self._take(name, value)
        lines = dict.fromkeys(self.fields, self.line)
        return Entry(Record(self.fields, lines, self.line), tuple(self.errors))

    def _pairs(self, text: str) -> list[tuple[str, Any]]:
        """The names and values of the line's object, one that stands twice twice."""
        import json

        try:
            plain = json.loads(text, object_pairs_hook=_Pairs)
        except json.JSONDecodeError as error:
            self._wrong("not-json", text, at=error.pos + 1)
        except (ValueError, RecursionError):  # a number without end, brackets without end
            self._wrong("not-json", text, at=1)
        else:
            if isinstance(plain, _Pairs):
                return plain
            self._wrong("not-an-object", text)
        return []

    def _take(self, key: str, value: Any) -> None:
        name = field_name(key)
        if key == "schema":
            if value != SCHEMA:
                self._wrong("other-schema", str(value), right=SCHEMA)
        elif name not in NAMES:
            self._wrong("unknown-field", key, nearest=nearest_fields(name))
        elif name in self.fields:
            self._wrong("twice", name, first=self.line)
        elif value is not None:
            self._keep(name, value)

    def _keep(self, name: str, value: Any) -> None:
        """A value as the text of its field; null is not known, as is a field that is missing."""
        items = value if isinstance(value, list) and not isinstance(value, _Pairs) else [value]
        texts = [_text(item) for item in items]
        if None in texts or (isinstance(value, list) and any(type(item) is bool for item in items)):
            self._wrong("json-value", name)
            return
        text = " ".join(SEPARATORS.get(name, "; ").join(map(str, texts)).split())
        if not text:
            self._wrong("no-value", name)
        elif len(text) > LONGEST_VALUE:
            self._wrong("too-long", name, limit=LONGEST_VALUE)
        else:
            self.fields[name] = text

    def _wrong(self, reason: str, text: str, **values: object) -> None:
        piece = text[:80].encode("utf-8", "replace").decode()
        place = Place(self.source, piece, line=self.line)
        self.errors.append(Unreadable("bad-record", place, reason=reason, **values))


class _Pairs(list[tuple[str, Any]]):
    """An object of JSON as its names and values, in order."""


def _text(value: object) -> str | None:
    """One value as text, None for what has none: a fraction, an object, half a character."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int):
        return str(value) if abs(value) < 10**9 else None
    if not isinstance(value, str) or _is_broken(value):
        return None
    return value


def _is_broken(text: str) -> bool:
    """Whether a text has halves of characters, which JSON can write and nothing can print."""
    return any("\ud800" <= letter <= "\udfff" for letter in text)
