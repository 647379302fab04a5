"""What a run of the oracle has found, as a table for a terminal and as a page of docs/.

Comes in: the chunks of a run. Goes out: text.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from tests.oracle.chunks import SIZE, Chunk, summed
from tests.oracle.comparison import EVENTS

HEAD = """\
# Two scorers, deal by deal

Written by `python -m tests.oracle.run` with `--report`; don't edit it here.

`tests/oracle` has a second scorer of a deal: slow, plain, written from the rule texts alone, and
sharing no code with marque. It reads the same six codes as data, but by itself. Random deals,
made rich in what seldom happens, are written down as records; marque reads and judges each of
them as it does for `marque judge --json`, the second scorer counts it too, and everything that
the second scorer says (the calls good or not, every line of the count in order, pic, repic, capot,
what is held, the totals) must be what marque says.
"""

MEANING = """\
What the rows mean, where it isn't plain. **Calls told**: sides whose calls the record gives; the
other hands call all they hold. **Under-calls**: of these, how often something was called lower
than it is held. **Sunk**: something held that isn't called at all. **Let off**: an under-call of
elder's that was good against the cards and so counts as held (Cavendish, Law 49). **Left out**:
deals that the second scorer can't settle under that code, because the record leaves out the
discard on which Law 49 depends, or the law doesn't say; these were not compared. **house**: house
rules, for each deal other ones, made by turning up to six switches of a code.
"""


def table(chunks: Sequence[Chunk]) -> str:
    """The counts side by side, for a terminal."""
    rows = list(_rows(chunks))
    return "\n".join(f"{row[0]:18}" + "".join(f"{cell:>14}" for cell in row[1:]) for row in rows)


def page(chunks: Sequence[Chunk]) -> str:
    """The same as a page, with all that is needed to do it again."""
    head, *rows = ([cell.replace(",", " ") for cell in row] for row in _rows(chunks))
    lines = [head, ["---", *["--:"] * (len(head) - 1)], *rows]
    counts = "".join(f"| {' | '.join(line)} |\n" for line in lines)
    found = [text for chunk in chunks for text in chunk["disagreements"]]
    return "\n".join((HEAD, "## The run\n", _told(chunks), counts, MEANING, *_found(found)))


def _rows(chunks: Sequence[Chunk]) -> Iterator[list[str]]:
    """A head, and for each event how often it happened under each code."""
    tallies = summed(chunks)
    yield ["", *tallies]
    for event in EVENTS:
        yield [event, *(f"{tally[event]:,}" for tally in tallies.values())]


def _told(chunks: Sequence[Chunk]) -> str:
    """What was run: seeds, codes, chunks, sources and time."""
    runs: Counter[tuple[int, str, str]] = Counter()
    seconds: Counter[tuple[int, str, str]] = Counter()
    for one in chunks:
        run = (one["seed"], " ".join(one["codes"]), one["sources"])
        runs[run] += 1
        seconds[run] += one["seconds"]
    return "".join(
        f"- Seed {seed}, {number * SIZE:,} deals, each judged twice under {codes}:"
        f" {seconds[seed, codes, source]:,.0f} seconds of one processor"
        f" (sources {source}).\n"
        for (seed, codes, source), number in sorted(runs.items())
    )


def _found(found: Sequence[str]) -> Iterator[str]:
    """The disagreements, each as a record that can be kept among the tests."""
    yield "## What was found\n"
    if not found:
        yield "In this run the two agree on every deal.\n"
    for text in found:
        yield f"```text\n{text}```\n"
    yield (
        "Deals on which the two once disagreed are kept, each with what the rules say, in\n"
        "`tests/oracle/kept.txt`, and judged in every run of the tests.\n"
    )
