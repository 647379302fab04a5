"""The draft of an unfinished deal, so that a kill or a dropped line loses no step of it.

Comes in: the home of the games; a deal in progress. Goes out: the deal as it was left, or
None. There is one draft a game, in one small file of the home; it is written at each step
before the next question is asked. A draft that can't be read is no draft: the deal is on the
table still, and can be told again.
"""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from marque.errors import MarqueError
from marque.session.steps import Progress
from marque.store.documents import Content, Document
from marque.store.home import Home

SCHEMA = "marque.drafts/1"


def read_draft(home: Home, game: str) -> Progress | None:
    """The unfinished deal of a game. Raises StoreError where the file can't be read."""
    drafts = _document(home).read().get("drafts")
    return _progress(drafts.get(game)) if isinstance(drafts, dict) else None


def write_draft(home: Home, game: str, progress: Progress) -> None:
    """Keep a deal as far as it has come; its rulings are in the game. Raises StoreError."""
    kept = progress._asdict()
    del kept["effects"]
    _keep(home, game, kept)


def drop_draft(home: Home, game: str) -> None:
    """Forget the unfinished deal of a game: it has been recorded, or given up."""
    drafts = _document(home).read().get("drafts")
    if isinstance(drafts, dict) and game in drafts:
        _keep(home, game, None)


def _document(home: Home) -> Document:
    return Document(home.drafts)


def _keep(home: Home, game: str, draft: dict[str, Any] | None) -> None:
    def change(content: Content) -> Content:
        found = content.get("drafts")
        drafts = dict(found) if isinstance(found, dict) else {}
        drafts.pop(game, None)
        if draft is not None:
            drafts[game] = draft
        return {"schema": SCHEMA, "drafts": drafts}

    _document(home).update(change)


def _progress(draft: Any) -> Progress | None:
    """A draft as it was kept, every answer read once more; None for what isn't one."""
    with suppress(MarqueError, ValueError, TypeError, KeyError):
        elder, younger = map(str, draft["seats"])
        begun = int(draft.get("begun", 0))
        progress = Progress((elder, younger), int(draft["number"]), begun=begun)
        for step, text in draft["answers"]:
            if progress.question != step:
                return None
            progress = progress.answered(str(text))
        return progress
    return None
