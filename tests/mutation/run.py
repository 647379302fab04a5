"""Mutation testing of the core: `python -m tests.mutation.run referee.compare games.cent`.

A name is a module (`referee.compare`) or a room (`referee`), without the `marque.` before it.
mutmut (`pip install -e ".[proof]"`) makes small mistakes in a copy of the tree, in
build/mutation, and sees whether the core's own tests notice each. What was found is kept in
tests/mutation/kept, and docs/proof-mutation.md is made anew from it.

`--sample N` tries N mutants of each module, drawn by `--seed`; `--again` tries only those that
survived the last time; `--page` tries none and makes the page anew.

Exit status: 0 where every survivor is explained in tests/mutation/explained.toml, else 1.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from random import Random

from tests.mutation import workplace
from tests.mutation.page import write_page
from tests.mutation.results import (
    Result,
    Survivor,
    keep,
    read_explained,
    read_result,
    read_results,
    unexplained,
)
from tests.mutation.workplace import Mutant

UNNOTICED = ("survived", "no tests")
CORE = ("cards", "calls", "codes", "referee", "laws", "games")


def main() -> int:
    """Try the mutants that are asked for, keep what came of it, print the survivors."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.mutation.run",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("names", nargs="*", metavar="MODULE", help="a module or a room of the core")
    parser.add_argument("--sample", type=int, metavar="N", help="mutants tried of each module")
    parser.add_argument("--seed", type=int, default=1, help="the same seed, the same sample")
    parser.add_argument("--again", action="store_true", help="only the survivors of the last time")
    parser.add_argument("--page", action="store_true", help="only make the page anew")
    parser.add_argument("--children", type=int, default=1, help="mutants tried at once")
    options = parser.parse_args()
    modules = [one for name in options.names for one in modules_of(name, parser)]
    if not modules and not options.page:
        parser.error("a module or a room of the core")
    if modules and not options.page:
        workplace.make_place(modules)
        chosen = {one: choose(one, options.sample, options.seed, options.again) for one in modules}
        try:
            names = [mutant.name for mutants in chosen.values() for mutant in mutants]
            print(f"{len(names)} mutants", flush=True)
            workplace.try_mutants(names, options.children)
        finally:  # also of a run that is broken off, what was tried is kept
            for module, mutants in chosen.items():
                keep_what_came(module, mutants, options.seed, options.again)
    write_page()
    known = read_explained()
    asked = set(modules) or {result.module for result in read_results()}
    left = [
        (result.module, one)
        for result in read_results()
        for one in unexplained(result, known)
        if result.module in asked
    ]
    for module, (function, was, now) in left:
        print(f"\n{module}.{function}\n  - {was}\n  + {now}")
    return 1 if left else 0


def modules_of(name: str, parser: argparse.ArgumentParser) -> list[str]:
    """The modules that a name stands for, in the order of their names."""
    path = workplace.ROOT.joinpath("marque", *name.split("."))
    if name.split(".")[0] in CORE and path.with_suffix(".py").is_file():
        return [f"marque.{name}"]
    if name not in CORE:
        parser.error(f"no module or room of the core: {name}")
    return [f"marque.{name}.{one.stem}" for one in sorted(Path(path).glob("[!_]*.py"))]


def choose(module: str, sample: int | None, seed: int, again: bool) -> list[Mutant]:
    """The mutants of a module that are to be tried."""
    mutants = workplace.mutants_of(module)
    if again:
        before = read_result(module)
        survived = before.survived if before else ()
        return [one for one in mutants if Survivor(*one[1:]) in survived]
    if sample is not None and sample < len(mutants):
        return Random(f"{seed} {module}").sample(mutants, sample)
    return mutants


def keep_what_came(module: str, mutants: list[Mutant], seed: int, again: bool) -> None:
    """Keep a module's result, of all that was tried; or what became of its survivors."""
    status = workplace.fared(module)
    tried = [one for one in mutants if one.name in status]
    left = [Survivor(*one[1:]) for one in tried if status[one.name] in UNNOTICED]
    before = read_result(module)
    if again and before:
        asked = {Survivor(*one[1:]) for one in tried}
        still = tuple(one for one in before.survived if one in left or one not in asked)
        killed = before.tried - before.timeout - len(still)
        keep(before._replace(killed=killed, survived=still))
    elif tried:
        count = len(workplace.mutants_of(module))
        killed = sum(status[one.name] == "killed" for one in tried)
        timeout = len(tried) - killed - len(left)
        keep(Result(module, count, len(tried), seed, killed, timeout, tuple(left)))


if __name__ == "__main__":
    sys.exit(main())
