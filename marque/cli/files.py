"""A user's file: read as bytes or as text in UTF-8, or written; or what is wrong with it."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import BinaryIO

from marque.errors import Impossible, MarqueError, Place, Unreadable

LONGEST = 50_000_000
_PIECE = 65_536
# Of a text that is read line by line, however long it is: no line of a record is so long.
LONGEST_LINE = 1_000_000
# Instead of a file's name: standard input; and what that is called where an error stood.
STANDARD_INPUT = "-"
STDIN_NAME = "stdin"


def read_text(path: Path, limit: int = LONGEST) -> str:
    """The text of a file, a byte order mark taken off.

    limit: bytes. Raises as `read_bytes`, and with the reason "not-utf-8" (values: the offset
    of the first wrong byte).
    """
    try:
        return read_bytes(path, limit).decode("utf-8-sig")
    except UnicodeDecodeError as error:
        place = Place(str(path), "")
        raise Unreadable("bad-record", place, reason="not-utf-8", offset=error.start) from None


def read_bytes(path: Path, limit: int = LONGEST) -> bytes:
    """The content of a file.

    limit: bytes. Raises Unreadable ("bad-record") with the reason: "no-file", "no-access",
    "not-a-file" or "too-long".
    """
    parts: list[bytes] = []
    left = limit
    with _refusals(str(path)), path.open("rb") as file:
        # A pipe or a device doesn't say how much it holds, and may never end; and what is
        # asked for in one go takes its room at once, however little there is.
        while left >= 0 and (part := file.read(min(_PIECE, left + 1))):
            parts.append(part)
            left -= len(part)
    if left < 0:
        raise _too_long(str(path), limit)
    return b"".join(parts)


def read_lines(name: str, limit: int | None = None) -> Iterator[str]:
    """The lines of a text, each when it is asked for; `-` is standard input.

    limit: bytes; None for a text of any length, of which a line beyond `LONGEST_LINE` is cut.
    Raises as `read_text`, a fault in the text when its line is asked for.
    """
    if name == STANDARD_INPUT:
        yield from _lines(sys.stdin.buffer, STDIN_NAME, limit) if sys.stdin else ()
        return
    with _refusals(name), Path(name).open("rb") as file:
        yield from _lines(file, name, limit)


def _lines(file: BinaryIO, name: str, limit: int | None) -> Iterator[str]:
    offset = 0
    longest = LONGEST_LINE if limit is None else limit + 1
    for raw in iter(partial(file.readline, longest), b""):
        if limit is not None and offset + len(raw) > limit:
            raise _too_long(name, limit)
        is_cut = len(raw) == longest and not raw.endswith(b"\n")
        try:
            text = raw.decode(errors="ignore" if is_cut else "strict")
        except UnicodeDecodeError as error:
            place = Place(name, "")
            raise Unreadable(
                "bad-record", place, reason="not-utf-8", offset=offset + error.start
            ) from None
        yield from (text if offset else text.removeprefix("\ufeff")).splitlines()
        offset += len(raw) + (_skip_line(file, longest) if is_cut else 0)


def _skip_line(file: BinaryIO, longest: int) -> int:
    """Pass over the rest of a line; how many bytes that was."""
    skipped = 0
    for raw in iter(partial(file.readline, longest), b""):
        skipped += len(raw)
        if raw.endswith(b"\n"):
            break
    return skipped


def refuse_to_overwrite(path: Path, typed: str, *, yes: bool) -> None:
    """Raise Impossible (questioned, "file-there") for a file that is there, unless yes.

    typed: its name as it was typed.
    """
    if path.exists() and not yes:
        raise Impossible("questioned", Place("command", typed[:80]), reason="file-there")


@contextmanager
def _refusals(name: str) -> Iterator[None]:
    """What the system says of a file, as errors of our own."""
    place = Place(name, "")
    try:
        yield
    except MarqueError:
        raise
    except FileNotFoundError:
        raise Unreadable("bad-record", place, reason="no-file") from None
    except IsADirectoryError:
        raise Unreadable("bad-record", place, reason="not-a-file") from None
    except (OSError, ValueError):  # a name that no file can have is a ValueError
        raise Unreadable("bad-record", place, reason="no-access") from None


def _too_long(name: str, limit: int) -> Unreadable:
    return Unreadable("bad-record", Place(name, ""), reason="too-long", limit=limit)


def write_file(path: Path, data: bytes) -> None:
    """Write a user's file; on the medium when this returns. Raises StoreError."""
    from marque.store.files import typed

    with typed(path), path.open("wb") as stream:
        stream.write(data)
        stream.flush()
        os.fsync(stream.fileno())
