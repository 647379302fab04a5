"""A recorded deal with its count: a line that says how it came out, and how it came about.

Comes in: a deal as a game keeps it, its record judged again, the corrections laid on it. Goes
out: the line, and a `Document`. The figures of the game are those acknowledged; where the
record, judged now, comes to others, both are said, and which of them count.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from marque.calls.side import SIDE_KEYS, Side
from marque.errors import MarqueError
from marque.games.log import Entry, is_whole
from marque.games.played import Deal
from marque.referee.deal import Deal as Evidence
from marque.referee.verdict import Verdict
from marque.views.deal_line import told
from marque.views.document import Block, Column, Document, Heading, Items, Line, Row, Table
from marque.views.errors import tell
from marque.views.figures import scores
from marque.views.frame import Frame
from marque.views.history import entry_text, moment
from marque.views.players import Labels
from marque.views.verdict import count_blocks, read_facts
from marque.views.verdict_head import notes_blocks

_PARTS: Final = ("declared", "play", "cards", "bonus")
_FEATS: Final = ("carte_blanche", "pic", "repic", "capot")


def deal_summary(deal: Deal, names: Labels, frame: Frame) -> str:
    """The deal in a line, with what was remarkable: "deal 2: Boris (elder) 31, Anne 14 (pic)"."""
    text = told(deal.number, deal.seats, deal.points, names, frame)
    feats = [
        frame.phrases.say("page", "feat", what=_part(feat, frame), who=names[who])
        for feat in _FEATS
        if (who := _maker(deal.result.get(feat), deal))
    ]
    if not feats:
        return text
    return frame.phrases.say("sheet", "deal-note", deal=text, note=", ".join(feats))


def deal_view(
    deal: Deal,
    names: Labels,
    frame: Frame,
    *,
    judged: tuple[Evidence, Verdict] | None = None,
    problem: MarqueError | None = None,
    changes: Sequence[Entry] = (),
    time: str = "",
) -> Document:
    """How the deal came about.

    judged: its evidence and the verdict on it, None where only totals were written; problem:
    why its record can't be judged any more; changes: the corrections laid on it; time: when
    it was written down.
    """
    say = frame.phrases.say
    blocks: list[Block] = []
    when = moment(time, frame)
    if when:
        blocks.append(Line(say("page", "written", when=when), "dim"))
    if problem is not None:
        blocks.append(Line(say("page", "not-judged", what=tell(problem, frame).message), "warn"))
    if judged is not None:
        evidence, verdict = judged
        blocks += _otherwise(deal, verdict, names, frame)
        blocks += [read_facts(evidence, verdict.names, frame), *notes_blocks(evidence, frame)]
        blocks += count_blocks(verdict, frame)
    else:
        blocks += _acknowledged(deal, names, frame)
    if changes:
        blocks.append(Heading(say("page", "changed")))
        blocks.append(Items(tuple(entry_text(one, frame) for one in changes)))
    return tuple(blocks)


def _otherwise(deal: Deal, verdict: Verdict, names: Labels, frame: Frame) -> Iterator[Line]:
    """That the record comes to other totals than those that count."""
    found = verdict.scores[Side.ELDER].total, verdict.scores[Side.YOUNGER].total
    if found != deal.points:
        was, now = (scores(deal.by_name(pair), _seated(deal, names), frame) for pair in
                    (deal.points, found))  # fmt: skip
        yield Line(frame.phrases.say("page", "judged-otherwise", was=was, now=now), "warn")


def _acknowledged(deal: Deal, names: Labels, frame: Frame) -> Iterator[Block]:
    """What is acknowledged where there is no record: the parts of a sum, else only totals."""
    say, number = frame.phrases.say, frame.phrases.number
    parts = {part: pair for part in _PARTS if (pair := _pair(deal.result.get(part)))}
    if not parts:
        yield Line(say("page", "only-totals"), "dim")
        return
    columns = (
        Column(say("verdict", "what")),
        *(Column(label, "right") for label in _seated(deal, names).values()),
    )
    rows = [Row((_part(part, frame), *map(number, pair))) for part, pair in parts.items()]
    total = (say("verdict", "line-total"), *map(number, deal.points))
    yield Table(columns, (*rows, Row(total, "strong")))


def _seated(deal: Deal, names: Labels) -> Mapping[str, str]:
    """The labels of the two who played it, elder first."""
    return {name: names[name] for name in deal.seats}


def _pair(value: Any) -> tuple[int, int] | None:
    if isinstance(value, list | tuple) and len(value) == 2 and all(map(is_whole, value)):
        return value[0], value[1]
    return None


def _maker(side: Any, deal: Deal) -> str | None:
    """Who made what an acknowledged result says that a side made."""
    return deal.seats[SIDE_KEYS.index(side)] if side in SIDE_KEYS else None


def _part(name: str, frame: Frame) -> str:
    key = name.replace("_", "-")
    subject = "common" if frame.phrases.has("common", key) else "page"
    return frame.phrases.say(subject, key)
