"""A verdict as a view that a person takes in at a glance: who scored what, and why.

Comes in: a `Verdict`, the deal it judges, where its code came from. Goes out: a
`Document`: the code, what was read, the totals, the count line by line, and what is wrong
or open; with `why` the comparisons, the laws and the lists up to thirty as well.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Any

from marque.calls.call import Answers, Calls
from marque.calls.side import SIDES, Side
from marque.referee.claim import CATEGORIES
from marque.referee.deal import Deal, Holding
from marque.referee.effects import KINDS, PlayConceded
from marque.referee.verdict import Line as LedgerLine
from marque.referee.verdict import Verdict
from marque.views.document import (
    Block,
    Column,
    Document,
    Fact,
    Facts,
    Heading,
    Items,
    Line,
    Piece,
    Row,
    Style,
    Table,
    Title,
    Total,
    Totals,
)
from marque.views.frame import Frame
from marque.views.reasons import (
    answer_text,
    bonus_text,
    category_text,
    clash_texts,
    finding_text,
    ruling_text,
    sentence,
    unknown_text,
)
from marque.views.safe import safe
from marque.views.terms import cards_text, chained, combination_text, it_text, label_of, who
from marque.views.verdict_head import notes_blocks

SIDE_STYLES: tuple[Style, Style] = ("elder", "younger")


def verdict_view(
    verdict: Verdict, deal: Deal, origin: str, frame: Frame, *, why: bool = False
) -> Document:
    """The whole view.

    origin: "option", "game", "config", "default" or "record"; why: with reasons and laws.
    """
    return (
        Title(code_line(verdict.code, origin, frame)),
        read_facts(deal, verdict.names, frame),
        *notes_blocks(deal, frame),
        _totals(verdict, frame),
        *count_blocks(verdict, frame, why=why),
    )


def count_blocks(verdict: Verdict, frame: Frame, *, why: bool = False) -> Document:
    """The count line by line, why it came out so, what is wrong, what is open."""
    names = verdict.names
    say = frame.phrases.say
    blocks: list[Block] = []
    if verdict.ledger:
        blocks += [] if verdict.complete else [Line(say("verdict", "certain"), "dim")]
        blocks.append(_count(verdict, frame, why=why))
    else:
        nothing = "nothing-counted" if verdict.complete else "nothing-certain"
        blocks.append(Line(say("verdict", nothing)))
    blocks += _reasons(verdict, frame, why=why)
    if verdict.rulings:
        texts = tuple(
            f"{ruling_text(one, frame, names)} ({one.cite})"
            if one.cite
            else ruling_text(one, frame, names)
            for one in verdict.rulings
        )
        blocks += [Heading(say("verdict", "rulings")), Items(texts)]
    if verdict.findings:
        blocks.append(Heading(say("verdict", "wrong")))
        blocks += [Line(finding_text(one, frame, names), "bad") for one in verdict.findings]
    if verdict.unknown:
        texts = tuple(unknown_text(one, frame, names) for one in verdict.unknown)
        blocks += [Heading(say("verdict", "open")), Items(texts)]
    return tuple(blocks)


def code_line(code: str, origin: str, frame: Frame) -> str:
    """The first line of every verdict: the code and where it came from."""
    key = f"code.{code}"
    phrases = frame.phrases
    name = phrases.say("verdict", key) if phrases.has("verdict", key) else safe(code, 40)
    return phrases.say("verdict", f"code-{origin}", code=name)


# What was read.


def read_facts(deal: Deal, names: tuple[str, str], frame: Frame) -> Facts:
    """What was read of each side, in words: a slip must be seen."""
    return Facts(tuple(_read(deal, names, frame)))


def _read(deal: Deal, names: tuple[str, str], frame: Frame) -> Iterator[Fact]:
    for side in SIDES:
        seat = deal.seat(side)
        parts = []
        if seat.hand.cards or not seat.hand.whole:
            parts += [_holding_text(seat.hand, frame)] if seat.hand.cards else []
        if seat.dealt.cards:
            parts.append(_said("dealt", _holding_text(seat.dealt, frame), frame))
        if seat.discard.cards:
            parts.append(_said("discards", _holding_text(seat.discard, frame), frame))
        if seat.calls is not None:
            parts.append(_calls_text(seat.calls, frame))
        if side is Side.YOUNGER and any(deal.answers):
            parts.append(_answers_text(deal.answers, frame))
        text = chained(parts, frame) or frame.phrases.say("verdict", "not-known")
        yield Fact((Piece(_role(side, names, frame), SIDE_STYLES[side]),), text)


def _role(side: Side, names: tuple[str, str], frame: Frame) -> str:
    role = frame.phrases.say("common", side.key)
    if not names[side]:
        return role
    return frame.phrases.say("verdict", "role", who=who(side, names, frame), side=role)


def _said(key: str, cards: str, frame: Frame) -> str:
    return frame.phrases.say("verdict", key, cards=cards)


def _holding_text(holding: Holding, frame: Frame) -> str:
    cards = cards_text(holding.cards, frame)
    return cards if holding.whole else f"{cards} {frame.phrases.say('verdict', 'and-others')}"


def _calls_text(calls: Calls, frame: Frame) -> str:
    say = frame.phrases.say
    items = []
    if calls.carte_blanche:
        items.append(say("common", "carte-blanche"))
    if calls.point is not None:
        items.append(combination_text(calls.point, frame))
    items += [combination_text(call, frame) for call in calls.sequences]
    items += [say("verdict", "and-more")] if calls.more_sequences else []
    items += [combination_text(call, frame) for call in calls.sets]
    items += [say("verdict", "and-more")] if calls.more_sets else []
    items += [say("verdict", "rest-unknown")] if calls.open else []
    if not items:
        return say("verdict", "says-nothing")
    return say("verdict", "says", calls=chained(items, frame))


def _answers_text(answers: Answers, frame: Frame) -> str:
    given = [
        frame.phrases.say("verdict", f"answer-{name}", answer=answer_text(answer, name, frame))
        for name, answer in zip(CATEGORIES, answers, strict=True)
        if answer is not None
    ]
    return frame.phrases.say("verdict", "answers", answers=", ".join(given))


# The figures.


def _totals(verdict: Verdict, frame: Frame) -> Totals:
    return Totals(
        tuple(
            Total(
                label_of(side, verdict.names, frame),
                str(verdict.scores[side].total),
                SIDE_STYLES[side],
            )
            for side in SIDES
        )
    )


def _count(verdict: Verdict, frame: Frame, *, why: bool) -> Table:
    """The ledger, the points of the play together unless the reasons are asked for."""
    say = frame.phrases.say
    columns = [
        Column(say("verdict", "what")),
        *(Column(label_of(side, verdict.names, frame), "right") for side in SIDES),
    ]
    if why:
        columns += [Column(say("verdict", "running"), "right"), Column(say("verdict", "law"))]
    rows = [_row(lines, verdict, frame, why=why) for lines in _grouped(verdict.ledger, why=why)]
    totals = tuple(str(verdict.scores[side].total) for side in SIDES)
    end = ("", "") if why else ()
    rows.append(Row((say("verdict", "line-total"), *totals, *end), "strong"))
    return Table(tuple(columns), tuple(rows))


def _grouped(ledger: tuple[LedgerLine, ...], *, why: bool) -> Iterator[list[LedgerLine]]:
    """Each line by itself; of the play, what one row holds.

    Without reasons that is all of the play; with them the tricks at which the same side
    counts the same by the same law, one after the other.
    """
    for _, group in groupby(enumerate(ledger), key=_alike_with_reasons if why else _alike):
        lines = [line for _, line in group]
        if _is_of_the_play(lines[0]):
            yield lines
        else:
            yield from ([line] for line in lines)


def _is_of_the_play(line: LedgerLine) -> bool:
    return line.kind in ("play", "last-trick")


def _alike(numbered: tuple[int, LedgerLine]) -> bool:
    return _is_of_the_play(numbered[1])


def _alike_with_reasons(numbered: tuple[int, LedgerLine]) -> tuple[object, ...]:
    """What lines have in common that stand in one row; tricks that follow each other grow
    as the lines do."""
    n, line = numbered
    if not _is_of_the_play(line):
        return ()
    before = line.what - n if isinstance(line.what, int) else None
    return line.kind, line.side, line.points, line.cite, line.supplied, before


def _row(lines: list[LedgerLine], verdict: Verdict, frame: Frame, *, why: bool) -> Row:
    points = [sum(line.points for line in lines if line.side is side) for side in SIDES]
    cells = [str(one) if one else "" for one in points]
    label = _label(lines, verdict, frame, why=why)
    if not why:
        return Row((label, *cells))
    line = lines[-1]
    cite = frame.phrases.say("verdict", "supplied", cite=line.cite) if line.supplied else line.cite
    return Row((label, *cells, str(line.running), cite))


def _label(lines: list[LedgerLine], verdict: Verdict, frame: Frame, *, why: bool) -> str:
    say = frame.phrases.say
    line = lines[0]
    if line.kind in ("point", "sequence", "set"):
        return say("verdict", f"line-{line.kind}", what=combination_text(line.what, frame))
    if line.kind in ("play", "cards") and _is_conceded(verdict):
        return say("verdict", f"line-{line.kind}-conceded")
    if line.kind == "cards":
        elder, younger = (verdict.scores[side].tricks for side in SIDES)
        return say("verdict", "line-cards", tricks=f"{elder}–{younger}")
    if line.kind == "play" and verdict.scores[line.side].tricks is None:
        return say("verdict", "line-first-card")  # all that is certain: elder leads
    if line.kind == "play" and why and isinstance(line.what, int):
        last = lines[-1].what
        key = "line-trick" if last == line.what else "line-tricks"
        return say("verdict", key, n=line.what, last=last)
    return say("verdict", f"line-{line.kind}")


def _is_conceded(verdict: Verdict) -> bool:
    """Whether nothing was played, a side having given up."""
    return any(ruling.kind == KINDS[PlayConceded] for ruling in verdict.rulings)


# The reasons.


def _reasons(verdict: Verdict, frame: Frame, *, why: bool) -> list[Block]:
    """Why each category came out as it did; the bonuses that were made, or with `why` all."""
    texts = []
    clashes = clash_texts(verdict, frame, verdict.names)
    for name in CATEGORIES:
        cite = verdict.category(name).reason.cite
        text = clashes.get(name, category_text(name, verdict, frame, verdict.names))
        if text:
            texts.append(f"{text} ({cite})" if why and cite else text)
        texts += _sunk(name, verdict, frame)
    for bonus in verdict.bonuses:
        if bonus.made or (why and (bonus.why != "not-allowed" or bonus.steps)):
            texts.append(f"{bonus_text(bonus, frame, verdict.names)} ({bonus.cite})")
        elif why:
            texts.append(bonus_text(bonus, frame, verdict.names))
    return [Heading(frame.phrases.say("verdict", "why")), Items(tuple(texts))]


def _sunk(name: str, verdict: Verdict, frame: Frame) -> Iterator[str]:
    """What a known hand held and didn't call."""
    category = verdict.category(name)
    for side in SIDES:
        held, called = category.held[side], category.called[side]
        if held is None or called is None:
            continue
        sunk = _left_over(held, called) if name != "point" or not called else ()
        if sunk:
            text = frame.phrases.say(
                "verdict",
                "held-not-called",
                who=who(side, verdict.names, frame),
                held=frame.phrases.listed(combination_text(one, frame) for one in sunk),
                it=it_text(sunk, frame),
            )
            yield sentence(text, verdict.names, frame)


def _left_over(held: tuple[Any, ...], called: tuple[Any, ...]) -> tuple[Any, ...]:
    """What is held beyond what was called, equal ones counted one by one."""
    left = list(called)
    sunk = []
    for one in held:
        if one in left:
            left.remove(one)
        else:
            sunk.append(one)
    return tuple(sunk)
