"""The texts that are kept for each reader, and which lines of the program they reach."""

from __future__ import annotations

import hashlib
import importlib
import inspect
import sys
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, Final

import marque
from tests.fuzz.readers import READERS

CORPUS: Final = Path(__file__).parent / "corpus"
PRODUCT: Final = str(Path(marque.__file__).parent)
MOST_FILES: Final = 40

Line = tuple[str, int]


def kept(name: str) -> list[Path]:
    """The files kept for a reader."""
    return sorted(path for path in (CORPUS / name).glob("*") if path.is_file())


def keep(name: str, texts: Iterable[bytes]) -> None:
    """Put these texts in the place of those that were kept; what was once a finding stays."""
    folder = CORPUS / name
    folder.mkdir(parents=True, exist_ok=True)
    for path in kept(name):
        if not path.name.startswith("found-"):
            path.unlink()
    for data in texts:
        (folder / hashlib.sha256(data).hexdigest()[:12]).write_bytes(data)


def lines_reached(name: str, data: bytes) -> frozenset[Line]:
    """The lines of marque that a reader comes to with this text."""
    reached: set[Line] = set()

    def line(frame: FrameType, event: str, _: Any) -> Any:
        reached.add((frame.f_code.co_filename, frame.f_lineno))
        return line

    def call(frame: FrameType, event: str, _: Any) -> Any:
        return line if frame.f_code.co_filename.startswith(PRODUCT) else None

    before = sys.gettrace()
    sys.settrace(call)
    try:
        with suppress(Exception):
            READERS[name].check(data)
    finally:
        sys.settrace(before)
    return frozenset(reached)


def smallest(name: str, texts: Iterable[bytes]) -> tuple[list[bytes], frozenset[Line]]:
    """Few texts that reach all that these reach, at most `MOST_FILES`; and the lines."""
    ordered = sorted(dict.fromkeys(texts), key=lambda data: (len(data), data))
    reach = {data: lines_reached(name, data) for data in ordered}
    everything = frozenset().union(*reach.values())
    chosen: list[bytes] = []
    missing = set(everything)
    while missing and len(chosen) < MOST_FILES:
        best = max(ordered, key=lambda data: len(reach[data] & missing))
        gain = reach[best] & missing
        if not gain:
            break
        chosen.append(best)
        missing -= gain
    return chosen, everything


def lines_of(name: str) -> frozenset[Line]:
    """All lines in the functions of the modules that a reader is made of."""
    found: set[Line] = set()
    for module_name in READERS[name].modules:
        module = importlib.import_module(module_name)
        source = inspect.getsource(module)
        whole = compile(source, module.__file__ or "", "exec")
        for code in _functions(whole):
            found |= {(code.co_filename, line) for *_, line in code.co_lines() if line is not None}
            found.discard((code.co_filename, code.co_firstlineno))
    return frozenset(found)


def _functions(code: CodeType) -> Iterator[CodeType]:
    """The code of the functions in a code, those of functions and classes too."""
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            if constant.co_flags & inspect.CO_OPTIMIZED:
                yield constant
            yield from _functions(constant)
