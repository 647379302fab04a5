"""From a document to the text that is shown: laid out in columns, or one fact a line."""

from __future__ import annotations

from marque.views.document import Document
from marque.views.frame import Frame


def render(document: Document, frame: Frame) -> str:
    """The document as text, each line ended; "" for an empty one.

    Only the laid-out form imports Rich.
    """
    if frame.plain:
        from marque.views.plain import render_plain

        return render_plain(document, frame)
    from marque.views.rich_text import render_rich

    return render_rich(document, frame)
