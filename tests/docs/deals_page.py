"""docs/worked-deals.md: the published deals, judged line by line, and said aloud."""

from collections.abc import Iterable

from codes_page import EN

from marque.cli.files import read_text
from marque.cli.verify import PUBLISHED, replay
from marque.codes.load import load_code
from marque.referee.judge import judge
from marque.referee.record import Record, deal_of, read_records, write_record
from marque.views.code import code_title
from marque.views.render import render
from marque.views.spoken import spoken_view
from marque.views.verdict import verdict_view

HEAD = """\
# Worked deals

Made by the tests from the published deals that come with the program; don't edit it here. The
cards and figures are those of the books named; each deal stands here as a [record](record.md),
with the count line by line and its law, and as it is said at the table. `marque verify` replays
them all and says whether the program agrees.

A figure is *printed* where the book prints it, *derived* where it follows from the printed hands
by the printed rule. A hand that is known in part ends with `?`.
"""

# The fields of a record that the text around it says already.
AROUND = ("source", "note")


def page() -> str:
    """The page's text."""
    records = [one.record for one in read_records(read_text(PUBLISHED).splitlines(), "published")]
    return HEAD + "".join("".join(_deal(record)) for record in records)


def _deal(record: Record) -> Iterable[str]:
    deal = deal_of(record, "published")
    code = record.fields["code"]
    verdict = judge(deal, load_code(code))
    yield f"\n## {record.title}\n\n{record.fields['source']}. "
    yield f"Judged under {code_title(code, EN)}.\n\n"
    yield _block(write_record({k: v for k, v in record.fields.items() if k not in AROUND}))
    rows = (
        f"| {one.name} | {_shown(one.written)} | {_shown(one.found)} |"
        for one in replay(record).figures
    )
    head = f"| figure | {record.fields['note']} | found |"
    yield f"\n{head}\n|---|---|---|\n" + "\n".join(rows) + "\n\n"
    yield _block(render(verdict_view(verdict, deal, "record", EN, why=True), EN))
    yield "\nAloud:\n\n" + _block(render(spoken_view(verdict, deal, EN), EN))


def _shown(figure: tuple[int, int] | str) -> str:
    return figure if isinstance(figure, str) else "–".join(map(str, figure))


def _block(text: str) -> str:
    return f"```text\n{text.strip()}\n```\n"
