"""Running marque for a page: a command line in, all that it prints out."""

import io

from marque.cli.app import run


class _Utf8(io.StringIO):
    encoding = "utf-8"


def marque(*arguments: str) -> str:
    """What a command prints on both streams, in English, 80 columns wide, at home in ./home."""
    stream = _Utf8()
    environ = {"COLUMNS": "80", "LANG": "en", "MARQUE_HOME": "home", "MARQUE_DEBUG": "1"}
    run(arguments, environ, stream, stream)
    return stream.getvalue()
