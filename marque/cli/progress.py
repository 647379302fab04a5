"""Saying how far a long task is, on the terminal's last line, and leaving no trace of it.

Comes in: the run's context and what is counted. Goes out: a function to be told how much is
done. Nothing is said in the first second, nor anywhere but on a terminal.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from marque.cli.context import Context
from marque.views.frame import write

AFTER: Final = 1.0
EVERY: Final = 0.2


def progress_of(
    context: Context, key: str, subject: str = "games"
) -> Callable[[int, int], None] | None:
    """A function to call with how many are done, of how many; None where nobody looks.

    key: the text of the subject, with `{done}` and `{total}`.
    """
    terminal = context.err is not None and context.err.isatty()
    if not terminal or context.frame.plain or context.everywhere.json:
        return None
    return _Progress(context, key, subject)


class _Progress:
    """A line that is written over, and blanked at the end."""

    def __init__(self, context: Context, key: str, subject: str) -> None:
        self._context = context
        self._subject = subject
        self._key = key
        self._due = time.monotonic() + AFTER
        self._shown = 0

    def __call__(self, done: int, total: int) -> None:
        blank = "\r" + " " * self._shown + "\r"
        if done == total and self._shown:
            write(blank, self._context.err)
            self._shown = 0
        elif done < total and time.monotonic() >= self._due:
            text = self._context.phrases.say(self._subject, self._key, done=done, total=total)
            write(blank + text, self._context.err)
            self._shown = len(text)
            self._due = time.monotonic() + EVERY
