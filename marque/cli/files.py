"""Reading a user's file: bytes, or text in UTF-8, or an error that says what is wrong with it."""

from __future__ import annotations

from pathlib import Path

from marque.errors import Place, Unreadable

LONGEST = 50_000_000


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
    place = Place(str(path), "")
    try:
        if not path.is_file() or path.stat().st_size <= limit:
            return path.read_bytes()
    except FileNotFoundError:
        raise Unreadable("bad-record", place, reason="no-file") from None
    except IsADirectoryError:
        raise Unreadable("bad-record", place, reason="not-a-file") from None
    except (OSError, ValueError):
        raise Unreadable("bad-record", place, reason="no-access") from None
    raise Unreadable("bad-record", place, reason="too-long", limit=limit)
