"""`marque redo [N]`: put back what was taken back, the last first."""

from __future__ import annotations

import typer

from marque.cli.undo import step


def command(ctx: typer.Context) -> int:
    """Put back what undo took back, until something new is written."""
    return step(ctx, "redo")
