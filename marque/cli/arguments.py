"""The arguments of a command: how many, and the action that the first may name.

None is ever passed over in silence.
"""

from __future__ import annotations

from collections.abc import Iterable

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


def known_action(action: str, actions: Iterable[str]) -> None:
    """Raise Impossible (usage, "unknown-command") for an action that a command doesn't have."""
    if action in actions:
        return
    from marque.codes.check import nearest

    raise Impossible(
        "usage",
        Place("command", action),
        reason="unknown-command",
        given=action,
        nearest=nearest(action, tuple(actions)),
    )


def exactly(right: int, action: str, given: list[str]) -> None:
    """Raise Impossible (usage, "arguments") unless an action has so many arguments."""
    if len(given) != right:
        place = Place("command", given[right] if len(given) > right else action)
        raise Impossible("usage", place, reason="arguments", given=len(given), right=right)
