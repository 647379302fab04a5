"""`marque mark N [--add M]`: the notched marking card, and which tabs to lift and lower."""

from __future__ import annotations

from typing import Annotated

import typer
from typer import Option

from marque.cli.arguments import arguments
from marque.cli.context import Context
from marque.errors import Place, Unreadable
from marque.views.frame import write
from marque.views.render import render


def command(ctx: typer.Context, add: Annotated[str | None, Option()] = None) -> int:
    """Draw the marking card."""
    context: Context = ctx.obj
    (points,) = arguments(ctx, 1, 1)
    before = _points(points, "command")
    after = before + (_points(add, "--add") if add is not None else 0)
    from marque.views.marker import marker_text, marker_view

    if context.everywhere.json:
        write(marker_text(before, after), context.out)
        return 0
    write(render(marker_view(before, after, context.frame), context.frame), context.out)
    return 0


def _points(text: str, source: str) -> int:
    digits = text.strip()
    if digits.isascii() and digits.isdigit() and len(digits) < 5:
        return int(digits)
    raise Unreadable("bad-amount", Place(source, text[:80]), reason="not-whole", given=text)
