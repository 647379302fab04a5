"""The page of the mutation runs, docs/proof-mutation.md, from the results that are kept."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Sequence

from tests.mutation.plugin import EXAMPLES, LEFT_OUT
from tests.mutation.results import (
    HERE,
    PAGE,
    Explained,
    Result,
    read_explained,
    read_results,
    unexplained,
)
from tests.mutation.workplace import DEALS, TESTS

HEAD = """# Proof: mutation testing

<!-- Made by `python -m tests.mutation.run`; don't edit it by hand. -->

A mutant is the program with one small mistake in it: a `<` that has become `<=`, an argument
left out, a figure one too high. Tests that are worth having notice. Here
[mutmut](https://mutmut.readthedocs.io/) makes the mutants of the core, one function after the
other, and the core's own tests have to fail. A mutant that survives is read: either a test is
written that kills it, or it joins the list of those that are no mistakes, with the reason. What
the table counts as survived and not as explained is still to be read, or to be tried again.

```
pip install -e '.[proof]'
python -m tests.mutation.run referee.compare games.cent      # these modules, every mutant
python -m tests.mutation.run referee --sample 40 --seed 1    # a sample of each module of a room
python -m tests.mutation.run referee.compare --again         # the survivors of the last run
```

- The tests: {tests}. Hypothesis tries {examples} examples at the most, always the same ones; the
  oracle judges {deals} random deals under each code. {slow} tests that are too slow for this are
  left out, and what only they would notice counts as survived.
- mutmut changes what stands in functions. Properties and functions that remember their results
  are mutated too; constants and tables of a module aren't.
- A mutant that never ends, or asks for more time than all its tests need together, is noticed.
- Where fewer were tried than there are, they are a random sample with the seed given; of a
  sample under 40 the run was broken off, and those that most tests reach weren't tried. Modules
  that aren't listed weren't tried at all yet.
- For most of the survivors of `referee.compare` that are still listed a test was written
  (`tests/referee/test_reasons.py`), but they haven't been tried again.
- *Explained* are the survivors that nobody could observe; the score leaves them out:
  noticed ÷ (tried − explained).
"""


def mutation_page(results: Sequence[Result], known: Sequence[Explained]) -> str:
    """The page for these results."""
    tests = "; ".join(
        f"for `{room}` " + ", ".join(f"`tests/{name}`" for name in names)
        for room, names in TESTS.items()
    )
    head = HEAD.format(tests=tests, examples=EXAMPLES, deals=DEALS, slow=len(LEFT_OUT))
    found = tomllib.loads((HERE / "findings.toml").read_text(encoding="utf-8"))["finding"]
    led_to = [f"- {one['found']} {one['mended']}" for one in found]
    parts = [head, *_table(results, known), "", *_explanations(results, known)]
    return "\n".join([*parts, "", "## What the survivors led to", "", *led_to]) + "\n"


def _table(results: Sequence[Result], known: Sequence[Explained]) -> Iterable[str]:
    yield "| module | mutants | tried | seed | noticed | survived | explained | score |"
    yield "|---|---:|---:|---:|---:|---:|---:|---:|"
    rows = [(result, len(unexplained(result, known))) for result in results]
    for result, open_ in rows:
        yield _row(f"`{result.module.removeprefix('marque.')}`", [(result, open_)])
    if rows:
        yield _row("all of these", rows)


def _row(title: str, rows: Sequence[tuple[Result, int]]) -> str:
    results = [result for result, _ in rows]
    mutants, tried = (sum(one[at] for one in results) for at in (1, 2))
    noticed = sum(one.killed + one.timeout for one in results)
    survived = sum(len(one.survived) for one in results)
    explained = survived - sum(open_ for _, open_ in rows)
    seed = str(results[0].seed) if len(rows) == 1 and tried < mutants else ""
    score = 100 * noticed / (tried - explained) if tried > explained else 100
    figures = f"{mutants} | {tried} | {seed} | {noticed} | {survived} | {explained}"
    return f"| {title} | {figures} | {score:.1f} % |"


def _explanations(results: Sequence[Result], known: Sequence[Explained]) -> Iterable[str]:
    yield "## The survivors that are explained"
    yield ""
    for one in known:
        count = sum(
            one.covers(result.module, survivor)
            for result in results
            for survivor in result.survived
        )
        if count:
            yield f"- {one.why} ({count})"


def write_page() -> None:
    """Make the page anew."""
    PAGE.write_text(mutation_page(read_results(), read_explained()), encoding="utf-8")
