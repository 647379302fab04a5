"""docs/laws.md, made of the catalogue: every breach under every code, and what decides it."""

from collections.abc import Iterable, Sequence

from marque.codes.load import CODES
from marque.laws.catalogue import contents, load_law, parts
from marque.laws.law import FOLLOWS, Entry, Law
from marque.laws.ruling import cites_under
from marque.views.code import code_title
from marque.views.frame import Frame
from marque.views.law import case_text, question_line, text_of, title_of

EN, FR = Frame(lang="en"), Frame(lang="fr")

HEAD = """\
# The laws

Made by the tests from `marque/laws/data`; don't edit it here. `marque law show B26` prints one of
these laws, in English or French, `marque law search "too many cards"` finds it, and
`marque law ask B26` rules a case by it: it asks only what decides under the code in force. A law is
also found by a code's own number for it: `cav-25`, `case-1`, `cent-18`, `dic-loi-3`, `aca-loi-15`.

The table has what each code's rulings cite. Where a cell says *as* another code, the code adds
nothing to that one; where it is empty, the code doesn't settle it. In the pages below it a ruling
stands after the answers that it is for, `fact=answer`, as `--fact` takes them; without any it is
for all cases.
"""


def page() -> str:
    """The page's text."""
    laws = [load_law(entry.id) for entry in contents()]
    return "\n".join([HEAD, _table(laws), *_sections(laws)])


def _table(laws: Sequence[Law]) -> str:
    heads = ["law", *(code_title(code, EN) for code in CODES)]
    lines = [heads, ["---"] * len(heads), *map(_row, laws)]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def _row(law: Law) -> list[str]:
    """A breach, with a link to its page, and what each code cites for it."""
    title = title_of(law.entry, EN)
    return [f"[{title}](#{anchor(title)})", *(_cell(law, code) for code in CODES)]


def _cell(law: Law, code: str) -> str:
    if code not in law.cases and FOLLOWS.get(code) in law.cases:
        return f"*as {code_title(FOLLOWS[code], EN)}*"
    places: dict[str, list[str]] = {}
    for cite in cites_under(law, code):
        source, _, place = cite.partition(", ")
        places.setdefault(source, []).extend([place] if place else [])
    return "; ".join(", ".join([source, *found]) for source, found in places.items())


def anchor(heading: str) -> str:
    """A heading as GitHub makes an anchor of it."""
    kept = "".join(sign for sign in heading.lower() if sign.isalnum() or sign in " -_")
    return kept.replace(" ", "-")


def _sections(laws: Iterable[Law]) -> Iterable[str]:
    titles, part = parts(), ""
    for law in laws:
        if law.entry.part != part:
            part = law.entry.part
            yield f"## {text_of(titles[part], EN)}\n"
        yield "\n".join(_section(law))


def _section(law: Law) -> Iterable[str]:
    """One law: its questions, and the rulings of every code that has any."""
    yield f"### {title_of(law.entry, EN)}\n\n{_names(law.entry)}\n"
    if law.facts:
        yield "".join(f"- {question_line(fact, law, EN)}\n" for fact in law.facts)
    for code in CODES:
        if code in law.cases:
            cases = (case_text(case, law, EN) for case in law.cases[code])
            yield f"**{code_title(code, EN)}**\n"
            yield "".join(f"- {text}\n" for text in cases)


def _names(entry: Entry) -> str:
    """The law's title in French, and its numbers in the codes."""
    numbers = ", ".join(f"`{number}`" for number in entry.aliases)
    return f"*{text_of(entry.title, FR)}*" + (f" · {numbers}" if numbers else "")
