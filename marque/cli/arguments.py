"""How many arguments a command takes; none is ever passed over in silence."""

from __future__ import annotations

import typer

from marque.errors import Impossible, Place


def arguments(ctx: typer.Context, least: int, most: int) -> list[str]:
    """The arguments that were typed. Raises Impossible (usage) for too few or too many."""
    given: list[str] = ctx.args
    if least <= len(given) <= most:
        return given
    too_many = len(given) > most
    raise Impossible(
        "usage",
        Place("command", given[most] if too_many else ""),
        reason="arguments",
        given=len(given),
        right=most if too_many else least,
    )
