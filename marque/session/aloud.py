"""The count of a deal in progress as it is said aloud: what each step adds to it.

Comes in: the deal judged after a step, and what had been said before it. Goes out: a
`Document`: who says what, and where the counts stand. What is said, and its words, are those
of the spoken deal (`views.dialogue`, `views.spoken`).
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Final, NamedTuple

from marque.calls.side import SIDES
from marque.session.evidence import Judged
from marque.views.dialogue import dialogue
from marque.views.document import Block, Document, Line, pieces
from marque.views.figures import named
from marque.views.frame import Frame
from marque.views.spoken import spoken_view
from marque.views.terms import who
from marque.views.utterance import Utterance

# What is said while elder calls; what waits for younger's answer; what a stage direction tells.
_CALLING: Final = ("cards", "making", "pips", "point", "call", "answer")
_WAITING: Final = ("answer", "sum", "card", "hand", "nothing")
_TELLING: Final = ("finding", "ruling")


class Said(NamedTuple):
    """All that has been said of a deal so far, each utterance with its line; both counts."""

    lines: tuple[tuple[Utterance, Line], ...] = ()
    counts: tuple[int, int] = (0, 0)


def said_so_far(judged: Judged, before: Said, frame: Frame, *, waiting: bool = False) -> Said:
    """What has been said of a deal that is judged as far as it is known.

    before: what had been said a step earlier; waiting: elder has called and waits for the
    answer, so that neither it nor his new count has been said, even where the cards leave no
    choice.
    """
    verdict, deal = judged.verdict, judged.deal
    told = zip(dialogue(verdict, deal), spoken_view(verdict, deal, frame), strict=True)
    lines = tuple(
        (utterance, line)
        for utterance, line in told
        if isinstance(line, Line)
        and (utterance.side is not None or utterance.kind in _TELLING)
        and not (waiting and utterance.kind in _WAITING and (utterance, line) not in before.lines)
    )
    totals = (verdict.scores[0].total, verdict.scores[1].total)
    return Said(lines, before.counts if waiting else totals)


def added(
    before: Said, now: Said, names: tuple[str, str], frame: Frame, *, calling: bool
) -> Document:
    """What a step adds: the new lines, those of one speaker as one; the counts if they moved.

    calling: whether elder is still calling, so that his calls and their answers are new.
    """
    known = list(before.lines)
    new: list[tuple[Utterance, Line]] = []
    for one in now.lines:
        if one in known:
            known.remove(one)
        elif calling or one[0].kind not in _CALLING:
            new.append(one)
    blocks: list[Block] = list(_joined(new, frame))
    if now.counts != before.counts:
        blocks.append(count_line(now.counts, names, frame))
    return tuple(blocks)


def count_line(counts: tuple[int, int], names: tuple[str, str], frame: Frame) -> Line:
    """Where both counts stand: "Count: Boris 21, Anne 0"."""
    both = ", ".join(named(who(side, names, frame), counts[side], frame) for side in SIDES)
    return Line(frame.phrases.say("table", "count", counts=both), "strong")


def _joined(said: list[tuple[Utterance, Line]], frame: Frame) -> Iterator[Line]:
    for side, group in groupby(said, key=lambda one: one[0].side):
        lines = [line for _, line in group]
        if side is None:
            yield from lines
            continue
        first, *more = (tuple(pieces(line.text)) for line in lines)
        # A spoken line is the speaker, then a colon and a sentence.
        sentences = (line[-1].text.removeprefix(frame.phrases.colon) for line in more)
        yield Line((*first, *(f" {one}" for one in sentences)))
