"""docs/commands.md, made of the program's own help, in both languages."""

from docs_running import marque

from marque.cli.app import COMMANDS

HEAD = """\
# The commands

Made by the tests from the program's own help; don't edit it here. What each command prints as
JSON is in [json.md](json.md), what it says when something is wrong in [messages.md](messages.md),
and how to put them to use in [a first evening](first-evening.md), on [disputes](disputes.md) and
in the [cookbook](cookbook.md).

The exit status is 0 when a command has done what it was asked (`judge` rules, also when a call
isn't good), 1 when the answer is no (the cards prove that somebody called what he didn't hold; a
comparison finds a difference), 2 when the input can't be read or can't be, 3 when the store
can't be read or written.
"""


def page() -> str:
    """The page's text."""
    sections = [HEAD, _both()]
    for name in COMMANDS:
        sections += [f"## {name}\n", _both(name)]
    return "\n".join(sections)


def _both(*command: str) -> str:
    """The help of the program or of a command, in both languages."""
    helps = (marque(*command, "--help", "--lang", lang) for lang in ("en", "fr"))
    return "\n".join(f"```text\n{text}```\n" for text in helps)
