"""What the mutation runs found, kept a module a file, and the page that tells of it.

`kept/MODULE.json` is written by `run`; `explained.toml` by hand: the survivors that change
nothing anybody can observe, or nothing that the core promises, each with the reason.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final, NamedTuple

HERE: Final = Path(__file__).parent
KEPT: Final = HERE / "kept"
PAGE: Final = HERE.parents[1] / "docs" / "proof-mutation.md"


class Survivor(NamedTuple):
    """A mutant that no test noticed: where, and its line before and after."""

    function: str
    was: str
    now: str


class Result(NamedTuple):
    """One module's run.

    mutants: how many there are; tried: how many of them were (a sample where fewer, drawn
    with `seed`); killed, timeout: noticed by a failing test, or by never ending; survived.
    """

    module: str
    mutants: int
    tried: int
    seed: int
    killed: int
    timeout: int
    survived: tuple[Survivor, ...]


class Explained(NamedTuple):
    """Why survivors of a kind are none.

    module, function: where they are, "" for anywhere; like: a pattern for the line before,
    a line end, and the line after.
    """

    module: str
    function: str
    like: str
    why: str

    def covers(self, module: str, survivor: Survivor) -> bool:
        """Whether this explains that survivor of a module."""
        return (
            self.module in ("", module.removeprefix("marque."))
            and self.function in ("", survivor.function)
            and re.fullmatch(self.like, f"{survivor.was}\n{survivor.now}") is not None
        )


def read_explained() -> list[Explained]:
    """The explanations, in the order of the file."""
    found = tomllib.loads((HERE / "explained.toml").read_text(encoding="utf-8"))
    return [_explained(entry) for entry in found.get("explained", [])]


def _explained(entry: dict[str, str]) -> Explained:
    """An entry: a pattern `like`, or the lines `was` and `now` as they are."""
    like = entry.get("like") or re.escape(f"{entry['was']}\n{entry['now']}")
    return Explained(entry.get("module", ""), entry.get("function", ""), like, entry["why"])


def read_results() -> list[Result]:
    """The results kept, by module."""
    return [_result(json.loads(path.read_text("utf-8"))) for path in sorted(KEPT.glob("*.json"))]


def read_result(module: str) -> Result | None:
    """The result kept of one module, if there is one."""
    path = KEPT / f"{module}.json"
    return _result(json.loads(path.read_text("utf-8"))) if path.is_file() else None


def _result(raw: dict[str, Any]) -> Result:
    return Result(**{**raw, "survived": tuple(Survivor(*one) for one in raw["survived"])})


def keep(result: Result) -> None:
    """Write a module's result in the place of the one before."""
    KEPT.mkdir(exist_ok=True)
    text = json.dumps(result._asdict(), indent=1, ensure_ascii=False) + "\n"
    (KEPT / f"{result.module}.json").write_text(text, encoding="utf-8")


def unexplained(result: Result, explanations: Iterable[Explained]) -> list[Survivor]:
    """The survivors for which there is no explanation."""
    known = list(explanations)
    return [
        one
        for one in result.survived
        if not any(explanation.covers(result.module, one) for explanation in known)
    ]
