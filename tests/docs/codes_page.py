"""docs/codes.md, made of the rule codes' data: every switch side by side, and all facts."""

from collections.abc import Iterable, Sequence

from marque.codes.check import GROUNDS, allowed
from marque.codes.code import RULES, Cell, Code, Switches, scope
from marque.codes.facts import Fact, load_facts
from marque.codes.load import CODES, load_code
from marque.views.code import SCOPES, code_about, code_title, value_text, words_text
from marque.views.frame import Frame

EN, FR = Frame(lang="en"), Frame(lang="fr")

# What stands behind a value that is not the code's own word.
MARKS = {"stated": "", "silent": "", "supplied": "†", "default": "‡"}

HEAD = """\
# The rule codes

Made by the tests from `marque/codes/data`; don't edit it here. `marque code show CODE` prints
one of them, `marque code diff A B` what two differ in, and a file of house rules sets any of the
switches anew ([house rules](house-rules.md)). Where a code is silent, in one list:
[the sources](sources.md).

Every value stands with its citation.

- †: {supplied}, the code itself being silent.
- ‡: {default}, no text settling it.
- “{silent}”: nobody counts anything for it, and the verdict says so.

The codes:

"""


def page() -> str:
    """The page's text."""
    codes = [load_code(name) for name in CODES]
    grounds = {one: EN.phrases.say("codes", f"ground.{one}") for one in GROUNDS}
    about = [f"- **{code_title(one, EN)}** (`{one}`): {code_about(one, EN)}\n" for one in CODES]
    sections = [HEAD.format(**grounds) + "".join(about)]
    for one in SCOPES:
        switches = [name for name in Switches._fields if scope(name) == one]
        rows = (_switch(name, codes) for name in switches)
        sections += [_heading(f"scope-{one}"), _table("switch", rows)]
    sections += [_heading("rules"), _table("rule", (_rule(name, codes) for name in RULES))]
    sections += [_heading("facts"), *_facts()]
    return "\n".join(sections)


def _heading(key: str) -> str:
    return f"## {EN.phrases.say('codepages', key)}\n"


def _table(first: str, rows: Iterable[Sequence[str]]) -> str:
    heads = [first, *(code_title(name, EN) for name in CODES)]
    lines = [heads, ["---"] * len(heads), *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def _switch(name: str, codes: Sequence[Code]) -> list[str]:
    """A row: the switch in both languages and as house rules write it, and every code's cell."""
    label, meaning, french = (
        frame.phrases.say("codes", f"switch.{name}{part}")
        for frame, part in ((EN, ""), (EN, ".help"), (FR, ""))
    )
    head = f"**{label}**, *{french}*<br>{meaning}<br>`{name}`: {_allowed(name)}"
    return [head, *(_cell(name, code.cells[name]) for code in codes)]


def _allowed(name: str) -> str:
    """What house rules may set a switch to."""
    least, *more = allowed(name)
    if isinstance(least, int):
        return f"`{least}` to `{more[0]}`"
    return ", ".join(f"`{word}`" for word in allowed(name))


def _cell(name: str, cell: Cell) -> str:
    return f"{value_text(name, cell, EN)}{MARKS[cell.ground]}<br>*{cell.cite}*"


def _rule(name: str, codes: Sequence[Code]) -> list[str]:
    return [EN.phrases.say("codepages", f"rule-{name}"), *(f"*{one.cites[name]}*" for one in codes)]


def _facts() -> Iterable[str]:
    """Each question with its answers, each answer with the codes that give it."""
    for facts in zip(*map(load_facts, CODES), strict=True):
        question = facts[0].question
        yield f"### {words_text(question, EN)}\n\n*{words_text(question, FR)}*\n"
        yield "".join(f"- {line}\n" for line in _answers(dict(zip(CODES, facts, strict=True))))


def _answers(facts: dict[str, Fact]) -> Iterable[str]:
    said: dict[str, list[str]] = {}
    for name, fact in facts.items():
        text = "" if fact.answer is None else words_text(fact.answer, EN)
        cite = f" (*{fact.cite}*)" if fact.cite else ""
        said.setdefault(text, []).append(f"{code_title(name, EN)}{cite}")
    silent = said.pop("", [])
    yield from (f"{text} — {'; '.join(codes)}" for text, codes in said.items())
    if silent:
        yield f"{EN.phrases.say('codepages', 'silent').capitalize()}: {'; '.join(silent)}"
