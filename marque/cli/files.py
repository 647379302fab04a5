"""Reading a user's file: text in UTF-8, or an error that says what is wrong with it."""

from __future__ import annotations

from pathlib import Path

from marque.errors import Place, Unreadable


def read_text(path: Path, limit: int = 50_000_000) -> str:
    """The text of a file, a byte order mark taken off.

    limit: bytes. Raises Unreadable ("bad-record") with the reason: "no-file", "no-access",
    "not-a-file", "too-long" or "not-utf-8" (with the offset of the first wrong byte).
    """
    place = Place(str(path), "")
    try:
        if path.is_file() and path.stat().st_size > limit:
            raise Unreadable("bad-record", place, reason="too-long", limit=limit)
        return path.read_bytes().decode("utf-8-sig")
    except FileNotFoundError:
        raise Unreadable("bad-record", place, reason="no-file") from None
    except IsADirectoryError:
        raise Unreadable("bad-record", place, reason="not-a-file") from None
    except UnicodeDecodeError as error:
        raise Unreadable("bad-record", place, reason="not-utf-8", offset=error.start) from None
    except (OSError, ValueError):
        raise Unreadable("bad-record", place, reason="no-access") from None
