"""Running marque inside the test: a command line in, status and both outputs out."""

import io
from typing import NamedTuple

from marque.cli.app import run


class Ran(NamedTuple):
    """What one run left."""

    status: int
    out: str
    err: str


def marque(*arguments: str, width: int = 80, lang: str = "en", encoding: str = "utf-8") -> Ran:
    """Run the program on these arguments, as in a pipe of that width and encoding."""
    streams = [io.TextIOWrapper(io.BytesIO(), encoding=encoding, newline="\n") for _ in range(2)]
    environ = {"COLUMNS": str(width), "LANG": lang, "MARQUE_DEBUG": "1"}
    status = run(arguments, environ, *streams)
    for stream in streams:
        stream.flush()
    out, err = (stream.buffer.getvalue().decode(encoding) for stream in streams)
    return Ran(status, out, err)


def widest(text: str) -> int:
    """The length of the longest line."""
    return max(map(len, text.splitlines()), default=0)
