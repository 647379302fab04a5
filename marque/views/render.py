"""From a document to the text that is shown: laid out in columns, or one fact a line."""

from __future__ import annotations

from marque.views.document import Document
from marque.views.frame import Frame


def render(document: Document, frame: Frame) -> str:
    """The document as text, each line ended; "" for an empty one.

    Only what is laid out in columns, or has colours inside a line, imports Rich.
    """
    if frame.plain:
        from marque.views.plain import render_plain

        return render_plain(document, frame)
    from marque.views.lines import is_plain_text, render_lines

    if is_plain_text(document, frame):
        return render_lines(document, frame)
    from marque.views.rich_text import render_rich

    return render_rich(document, frame)
