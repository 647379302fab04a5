"""A small JSON document that people may edit: the settings, the players.

Comes in: a path, and what to make of the present content. Goes out: the content, or
StoreError. Written as safely as a game: replaced whole, under a lock, the version before
beside it.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from marque.errors import StoreError
from marque.store import files, form
from marque.store.disk import Disk

Content = dict[str, Any]


class Document:
    """One JSON object in one file."""

    def __init__(self, path: Path, disk: Disk = files.REAL) -> None:
        self.path = path
        self.disk = disk

    def read(self) -> Content:
        """The content; {} if there is no file. Raises StoreError (damaged, read-only)."""
        data = files.fetch(self.disk, self.path)
        return {} if data is None else content_of(data, str(self.path))

    def update(self, change: Callable[[Content], Content]) -> Content:
        """Write what `change` makes of the content found under the lock; what was written.

        Nothing is written when nothing changes, or when `change` raises. A damaged document
        is never written over. Raises StoreError.
        """
        with files.locked(self.disk, self.path):
            found = self.read()
            made = change(dict(found))
            if made != found:
                files.put(self.disk, self.path, text_of(made))
        return made


def content_of(data: bytes, name: str) -> Content:
    """The JSON object in this text; raises StoreError (damaged) with the place."""
    try:
        found = form.parse(data)
    except (ValueError, RecursionError) as error:
        place = form.fault_place(name, data, error)
        raise StoreError("damaged", place, path=name, what="text") from None
    if not isinstance(found, dict):
        raise StoreError("damaged", path=name, what="tables")
    return found


def text_of(content: Content) -> bytes:
    """The text of a JSON object, laid out for people."""
    return form.encoded(json.dumps(content, ensure_ascii=False, indent=2, allow_nan=False) + "\n")
