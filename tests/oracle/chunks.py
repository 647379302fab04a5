"""Many deals judged twice, in chunks that are kept in a file, so that a long run can be resumed.

Comes in: codes, how many deals, a seed, a file. Goes out: the chunks of that run, done now or
found in the file: JSON, a line each. A chunk's deals depend on the seed and its number alone.
"""

from __future__ import annotations

import hashlib
import json
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import ExitStack, suppress
from functools import cache, partial
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from tests.oracle.comparison import compare

SIZE = 1000
"""Deals in a chunk."""

HERE = Path(__file__).parent
PRODUCT = HERE.parents[1] / "marque"

Chunk = dict[str, Any]


@cache
def sources() -> str:
    """The beginning of a digest of all that is compared: marque's files and the oracle's."""
    digest = hashlib.sha256()
    for folder, endings in ((PRODUCT, (".py", ".toml", ".txt")), (HERE, (".py",))):
        for path in sorted(folder.rglob("*")):
            if path.suffix in endings:
                digest.update(path.relative_to(folder).as_posix().encode() + b"\0")
                digest.update(path.read_bytes() + b"\0")
    return digest.hexdigest()[:12]


def one_chunk(number: int, codes: Sequence[str], seed: int, size: int = SIZE) -> Chunk:
    """Judge the deals of a chunk twice under each code."""
    began = time.process_time()
    tallies, found = compare(codes, size, f"{seed} {number}")
    return {
        "seed": seed,
        "chunk": number,
        "codes": list(codes),
        "sources": sources(),
        "seconds": round(time.process_time() - began, 2),
        "tallies": tallies,
        "disagreements": [str(one) for one in found],
    }


def all_chunks(
    codes: Sequence[str], deals: int, seed: int, kept: Path | None, processes: int
) -> Iterator[Chunk]:
    """Every chunk of a run, each put at the end of the file as soon as it is done.

    kept: the file; what it has of this run is not done again. None: nothing is kept.
    """
    before = read_chunks(kept)
    yield from before
    done = {one["chunk"] for one in before if (one["seed"], one["codes"]) == (seed, [*codes])}
    numbers = [number for number in range(-(-deals // SIZE)) if number not in done]
    judge = partial(one_chunk, codes=codes, seed=seed)
    with ExitStack() as stack:
        new: Iterable[Chunk] = map(judge, numbers)
        if processes > 1 and numbers:
            pool = stack.enter_context(get_context("spawn").Pool(processes))
            new = pool.imap_unordered(judge, numbers)
        for chunk in new:
            if kept is not None:
                keep(chunk, kept)
            yield chunk


def keep(chunk: Chunk, kept: Path) -> None:
    """Put a chunk at the end of the file, on a line of its own."""
    cut_short = kept.exists() and kept.read_bytes()[-1:] not in (b"", b"\n")
    with kept.open("a", encoding="utf-8") as file:
        file.write("\n" * cut_short + json.dumps(chunk) + "\n")


def read_chunks(kept: Path | None) -> list[Chunk]:
    """The chunks in a file; a line that was cut short when a run was killed is passed over."""
    if kept is None or not kept.exists():
        return []
    chunks = []
    for line in kept.read_text(encoding="utf-8").splitlines():
        with suppress(json.JSONDecodeError):
            chunks.append(json.loads(line))
    return chunks


def summed(chunks: Sequence[Chunk]) -> dict[str, Counter[str]]:
    """For each code how often each thing happened in all chunks."""
    tallies: dict[str, Counter[str]] = {}
    for chunk in chunks:
        for name, tally in chunk["tallies"].items():
            tallies.setdefault(name, Counter()).update(tally)
    return tallies
