"""What a command may know of the world: options, frame, streams, environment, settings.

Comes in: from `app`, once a run. Goes out: to every command as its context's object. The
commands read the world only through this value.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, TextIO

from marque.cli.everywhere import Everywhere
from marque.language.words import Phrases
from marque.views.frame import Frame


class Context(NamedTuple):
    """One run of the program.

    everywhere: the options that go with every command; frame: where its output is shown;
    settings: the configuration as read; out, err: the streams.
    """

    everywhere: Everywhere
    frame: Frame
    environ: Mapping[str, str]
    settings: Mapping[str, Any]
    out: TextIO | None
    err: TextIO | None

    @property
    def phrases(self) -> Phrases:
        """The texts in the user's language."""
        return self.frame.phrases
