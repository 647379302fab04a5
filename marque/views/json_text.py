"""Plain values as one line of JSON that any stream can hold and any program can read.

Comes in: plain values, and the frame of the stream. Goes out: the line. Where the stream has
not every character, all but ASCII is escaped: to fold it, as is done with sentences, would
change what a program reads.
"""

from __future__ import annotations

import json
import re
from typing import Any, Final

from marque.views.frame import Frame
from marque.views.safe import REPLACEMENT

# Halves of a pair that stand alone: bytes of an argument that were no UTF-8.
_HALVES: Final = "[\ud800-\udfff]"


def json_line(plain: Any, frame: Frame) -> str:
    """The values as JSON, ended by a line end; what is no character is U+FFFD."""
    text = json.dumps(plain, ensure_ascii=False)
    whole = re.sub(_HALVES, REPLACEMENT, text)
    if not frame.unicode:
        whole = json.dumps(json.loads(whole))
    return f"{whole}\n"
