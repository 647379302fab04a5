"""The settings, each with its value and what it is for.

Comes in: values by key, None for one that isn't set; the file's name. Goes out: a `Document`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from marque.views.document import Document, Fact, Facts, Line
from marque.views.frame import Frame
from marque.views.safe import safe

_WIDTH = 60


def config_view(settings: Mapping[str, Any], file: str, frame: Frame) -> Document:
    """All settings."""
    say = frame.phrases.say
    facts = [
        Fact(key, f"{_shown(value, frame)} ({say('games', f'config-{key}')})")
        for key, value in settings.items()
    ]
    return (Facts(tuple(facts)), Line(say("games", "config-file", file=f"`{safe(file, 400)}`")))


def value_view(key: str, value: Any, frame: Frame) -> Document:
    """One setting."""
    return (Facts((Fact(key, _shown(value, frame)),)),)


def _shown(value: Any, frame: Frame) -> str:
    return frame.phrases.say("games", "config-unset") if value is None else safe(str(value), _WIDTH)
