"""Headers and entries as a caller gives them."""

from __future__ import annotations

from typing import Any

from marque.store.store import Entry, Make

HEADER = {
    "kind": "partie",
    "created": "2026-11-30T21:04:05+01:00",
    "players": ["Anne", "Zoé"],
    "settings": {"deals": 6},
    "code": {"name": "rubicon", "switches": {"pic_value": 30}},
}


def entry(entry_id: str, **data: Any) -> Entry:
    """A deal of that id."""
    return {"id": entry_id, "time": "2026-11-30T21:10:00+01:00", "kind": "deal", "data": data}


def adding(*entries: Entry) -> Make:
    """Add these, whatever is there."""
    return lambda game: entries
