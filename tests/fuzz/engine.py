"""The coverage-guided fuzzer in a process of its own: atheris, which leaves it when it is done.

`python -m tests.fuzz.engine READER FOLDER [libFuzzer's options]`, as `run` starts it. What is
found doesn't stop it: each kind of failure (its type, and the line that raised it) is kept
once in FOLDER/found, with its text, and the search goes on.
"""

from __future__ import annotations

import sys
import traceback
from pathlib import Path
from typing import Any

import atheris


def main() -> None:
    """Try texts until libFuzzer's options say that it is enough."""
    name, folder = sys.argv[1], Path(sys.argv[2])
    with atheris.instrument_imports(include=["marque"], enable_loader_override=False):
        from tests.fuzz.grammar import seeds
        from tests.fuzz.readers import READERS

        for data in seeds(name):  # what is imported only when it is needed is instrumented too
            _tried(READERS[name].check, data)
    check = READERS[name].check
    found = folder / "found"

    def one(data: bytes) -> None:
        told = _tried(check, data)
        if told:
            kind, text = told
            path = found / kind
            if not path.exists():
                found.mkdir(exist_ok=True)
                path.write_bytes(data)
                path.with_suffix(".txt").write_text(text, encoding="utf-8", errors="replace")

    atheris.Setup([sys.argv[0], *sys.argv[3:]], one)
    atheris.Fuzz()


def _tried(check: Any, data: bytes) -> tuple[str, str] | None:
    """What came of a text that isn't as it should be: its kind as a file's name, and the story."""
    try:
        check(data)
    except Exception as error:
        at = traceback.extract_tb(error.__traceback__)[-1]
        kind = f"{type(error).__name__}-{Path(at.filename).stem}-{at.lineno}"
        return kind, "".join(traceback.format_exception(error))
    return None


if __name__ == "__main__":
    main()
