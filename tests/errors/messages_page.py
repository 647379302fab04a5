"""docs/messages.md, made of the gallery of errors: kind by kind, in both languages."""

from collections.abc import Iterable
from itertools import groupby
from pathlib import Path

from error_sites import KINDS
from gallery import LANGUAGES, Case

PAGE = Path(__file__).parents[2] / "docs" / "messages.md"

_HEAD = """\
# Messages

Made by the tests from `tests/errors`; don't edit it here. Each message is shown with the
command that provokes it, in English and in French, as it stands in a terminal of 80 columns.

A message says what is wrong in one line and shows the piece that is meant; then where it
stood; then what would be right. All that is wrong is reported at once. With `--json` the same
is one object (see `json.md`), whose `kind` is the heading here. The exit status is 2, and 3
where the store can't be read or written.
"""


def page(cases: Iterable[Case]) -> str:
    """The page's text."""
    parts = [_HEAD]
    for kind, group in groupby(cases, key=_kind):
        parts.append(f"\n## {kind}\n")
        parts += map(_section, group)
    return "".join(parts)


def _kind(case: Case) -> str:
    return max((kind for kind in KINDS if case.path.stem.startswith(kind)), key=len)


def _section(case: Case) -> str:
    files = [f"{one.name}:\n\n{_block(one.text)}" for one in case.files]
    commands = "".join(f"$ {_cut(command)}\n" for command in case.commands)
    english, french = (case.printed[lang] for lang in LANGUAGES)
    blocks = [*files, _block(commands + english), _block(french)]
    return "\n".join([f"\n### {case.title}\n", *blocks])


def _block(text: str) -> str:
    lines = "".join(f"{_cut(line)}\n" for line in text.splitlines())
    return f"```text\n{lines}```\n"


def _cut(line: str) -> str:
    return line if len(line) <= 100 else line[:99] + "…"
