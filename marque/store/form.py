"""The text of a game file, to and from the tables that TinyDB sees.

Comes in: bytes, or tables ({table: {document's number: document}}). Goes out: the other, or
StoreError (damaged) with the place. A game has two tables, `game` with one document, the
header, and `entries`, numbered from 1 without a gap. Every document stands on a line of its
own, for people, and for `salvage`; and ends in `check`, a CRC-32 of its content, by which a
changed figure is told from a recorded one however the text was laid out since. The format
is described in docs/store.md.
"""

from __future__ import annotations

import json
import re
import zlib
from collections.abc import Iterable, Mapping
from typing import Any, Final, NamedTuple, NoReturn

from marque.errors import Place, StoreError

Document = dict[str, Any]
Table = dict[str, Document]
Tables = dict[str, Table]

ENTRY_KEYS: Final = frozenset({"n", "id", "time", "kind", "data"})
_CANONICAL: Final = json.JSONEncoder(sort_keys=True, separators=(",", ":"), allow_nan=False)
_LINE: Final = re.compile(rb'"(\d{1,9})": \{')
_HEAD: Final = 3  # the lines before the first entry: opening, header, opening


class Salvage(NamedTuple):
    """What can be read of a text line by line, wherever it is damaged.

    header: if its line is whole. entries: by number, those whose line is whole. seen: the
    highest number that an entry's line begins with, whole or not. ended: whether the text
    has its end, so that nothing can have followed.
    """

    header: Document | None
    entries: dict[int, Document]
    seen: int
    ended: bool

    @property
    def unbroken(self) -> int:
        """How many entries from the first on can be had without a gap."""
        return unbroken(self.entries)


def unbroken(numbers: Iterable[int]) -> int:
    """How far these numbers go from 1 without a gap; 0 if 1 isn't among them."""
    there, last = set(numbers), 0
    while last + 1 in there:
        last += 1
    return last


def check_of(document: Mapping[str, Any]) -> str:
    """The check of a document without its `check`: eight figures of a CRC-32 of its content."""
    return f"{zlib.crc32(_CANONICAL.encode(document).encode('ascii')):08x}"


def sealed(tables: Mapping[str, Mapping[str, Document]]) -> Tables:
    """The tables with every document's check in it."""
    return {
        name: {number: {**doc, "check": check_of(doc)} for number, doc in table.items()}
        for name, table in tables.items()
    }


def to_bytes(tables: Tables) -> bytes:
    """The text of sealed tables, one document a line."""
    parts = []
    for name, table in tables.items():
        lines = ",\n".join(
            f'"{number}": {json.dumps(document, ensure_ascii=False)}'
            for number, document in table.items()
        )
        parts.append(f'"{name}": {{\n{lines}\n}}')
    return encoded("{" + ", ".join(parts) + "}\n")


def encoded(text: str) -> bytes:
    """JSON text as UTF-8; half a surrogate pair, as a terminal can hand in, becomes \\udcXX."""
    return text.encode(errors="backslashreplace")


def unsealed(document: Any) -> Document | None:
    """The document without its check; None if it is no document, or its check is wrong."""
    if not isinstance(document, dict):
        return None
    bare = {key: value for key, value in document.items() if key != "check"}
    try:
        return bare if document.get("check") == check_of(bare) else None
    except RecursionError:
        return None


def plain(document: Mapping[str, Any]) -> Document:
    """A copy that holds only what JSON gives back; raises TypeError or ValueError."""
    copy: Document = json.loads(json.dumps(document, allow_nan=False))
    return copy


def parse(data: bytes) -> Any:
    """Strict JSON in UTF-8: no NaN, no key twice. Raises ValueError or RecursionError."""
    text = data.decode("utf-8-sig")
    return json.loads(text, object_pairs_hook=_once, parse_constant=_refuse)


def tables_from(data: bytes, name: str) -> Tables:
    """The tables in this text, each document verified and without its check.

    name: the file's, for the error. Raises StoreError (damaged). Whether these are the
    tables of a game is for `verify` to say: a text of another schema may have others.
    """
    try:
        found = parse(data)
    except (ValueError, RecursionError) as error:
        raise damage(name, data, "text", fault_place(name, data, error)) from None
    if not isinstance(found, dict) or not all(isinstance(table, dict) for table in found.values()):
        raise damage(name, data, "tables")
    tables: Tables = {}
    for title, table in found.items():
        tables[title] = {}
        for number, document in table.items():
            bare = unsealed(document)
            if bare is None:
                raise damage(name, data, "check", _document_place(name, data, title, number))
            tables[title][number] = bare
    return tables


def verify(tables: Tables) -> str:
    """What is wrong with these as the tables of a game of the present schema: "" if nothing."""
    if tables.keys() != {"game", "entries"} or tables["game"].keys() != {"1"}:
        return "tables"
    header = tables["game"]["1"]
    if not all(isinstance(header.get(key), str) for key in ("id", "kind", "created")):
        return "header"
    numbered = list(tables["entries"].items())
    if any(key != str(n) or not is_entry(doc, n) for n, (key, doc) in enumerate(numbered, 1)):
        return "entries"
    if len({doc["id"] for _, doc in numbered}) != len(numbered):
        return "same-id"
    return ""


def is_entry(document: Any, n: int) -> bool:
    """Whether this is a whole entry with that number."""
    return (
        isinstance(document, dict)
        and document.keys() == ENTRY_KEYS
        and document["n"] == n
        and all(isinstance(document[key], str) for key in ("id", "time", "kind"))
    )


def salvage(data: bytes) -> Salvage:
    """Read what is whole in a text as `to_bytes` writes it; takes time in proportion to it."""
    header: Document | None = None
    entries: dict[int, Document] = {}
    seen = 0
    for row, line in enumerate(data.split(b"\n")):
        start = _LINE.match(line)
        if start is None:
            continue
        number = int(start[1])
        if row >= _HEAD:
            seen = max(seen, number)
        text = line[start.end() - 1 :].rstrip(b",\r ")
        document = _whole(text) if text.endswith(b"}") else None
        if document is not None and is_entry(document, number):
            entries[number] = document
        elif document is not None and "schema" in document:
            header = document
    return Salvage(header, entries, seen, data.rstrip().endswith(b"\n}}"))


def damage(name: str, data: bytes, what: str, place: Place | None = None) -> StoreError:
    """StoreError (damaged): what is wrong, and how many entries the text still holds whole.

    what: "text" (not JSON), "tables", "header", "entries", "same-id" (their shape), or
    "check" (a document that isn't as it was written).
    """
    return StoreError("damaged", place, path=name, what=what, remains=salvage(data).unbroken)


def fault_place(name: str, data: bytes, error: ValueError | RecursionError) -> Place:
    """Where a text stopped being strict JSON, as far as the error says."""
    start = getattr(error, "start", getattr(error, "pos", 0))
    before = data[:start].decode(errors="replace")
    if isinstance(error, json.JSONDecodeError):
        before = error.doc[:start]
    after = data.decode(errors="replace")[len(before) :][:30]
    return Place(name, after, len(before), before.count("\n") + 1)


def _document_place(name: str, data: bytes, table: str, number: str) -> Place:
    """The line of a document, when the text is laid out one document a line."""
    key = f'"{number}": {{'.encode(errors="replace")
    rows = [row for row, line in enumerate(data.split(b"\n"), 1) if line.startswith(key)]
    row = rows[0 if table == "game" else -1] if rows else 0
    return Place(name, f"{table} {number}", line=row)


def _whole(text: bytes) -> Document | None:
    try:
        return unsealed(parse(text))
    except (ValueError, RecursionError):
        return None


def _once(pairs: list[tuple[str, Any]]) -> Document:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError("a key stands twice in one object")
    return found


def _refuse(constant: str) -> NoReturn:
    raise ValueError(f"{constant} is not JSON")
