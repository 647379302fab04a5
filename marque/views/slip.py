"""A ruling as a slip of paper that ends the quarrel.

Comes in: a `Ruling`, the law and the facts that it was made of, what the other codes say
and, if it was written into a game, what that did to the points. Goes out: a `Document`:
the code, the law, the facts, the ruling, its effect on the count, the other codes.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from marque.calls.side import SIDES, Side
from marque.codes.code import Code
from marque.laws.catalogue import choice_words
from marque.laws.law import Answers, Law
from marque.laws.rule import Elsewhere
from marque.laws.ruling import Choice, Ruling
from marque.referee.effects import KINDS, Advice, CategoryLost, CountsNothing, Effect, TricksTo
from marque.referee.verdict import Verdict
from marque.views.code import code_title, code_within
from marque.views.document import Block, Document, Heading, Items, Line, Title
from marque.views.figures import named
from marque.views.frame import Frame
from marque.views.law import answer_label, grounded, text_of, title_of
from marque.views.terms import chained, who
from marque.views.verdict import code_line

NO_NAMES = ("", "")
Names = tuple[str, str]


class Decided(NamedTuple):
    """A law asked and answered.

    answers: those given; code, origin: the code in force and where it came from; chosen: the
    key of what was chosen, "" for nothing; elsewhere: what the other codes say.
    """

    law: Law
    answers: Answers
    code: Code
    origin: str
    ruling: Ruling
    chosen: str
    elsewhere: tuple[Elsewhere, ...]


class Written(NamedTuple):
    """What a ruling did to a game.

    deal: the number of the deal, None where none was changed; names: elder's and younger's;
    before, after: the points of elder and younger; void: whether the deal counts no more;
    loses: who loses the game by it; verdict: the deal judged again, None where it wasn't;
    ahead: whether the deal is in progress, and counted as far as it is told.
    """

    deal: int | None
    names: Names
    before: tuple[int, int]
    after: tuple[int, int]
    void: bool
    loses: str | None
    verdict: Verdict | None
    ahead: bool = False


def slip_view(decided: Decided, frame: Frame, written: Written | None = None) -> Document:
    """The whole slip; written: what it did to a game, if it was written into one."""
    say = frame.phrases.say
    ruling, names = decided.ruling, written.names if written else NO_NAMES
    blocks: list[Block] = [Title(code_line(decided.code.name, decided.origin, frame))]
    blocks.append(Line(title_of(decided.law.entry, frame), "strong"))
    if decided.code.base:
        base = code_within(decided.code.base, frame)
        blocks.append(Line(say("law", "base", code=base)))
    blocks += [Heading(say("law", "facts")), _facts(decided, frame, names)]
    blocks += [Heading(say("law", "ruling")), *_words(ruling, frame)]
    if ruling.choices:
        blocks += _effects(decided, frame, names)
    if written is not None:
        blocks += _written(written, frame)
    blocks += [Heading(say("law", "elsewhere")), _elsewhere(decided, frame, names)]
    return tuple(blocks)


def _facts(decided: Decided, frame: Frame, names: Names) -> Block:
    """Every question that was answered, with its answer."""
    lines = []
    for fact in decided.law.facts:
        if fact.name in decided.answers:
            answer = decided.answers[fact.name]
            label = answer_label(fact, answer, frame)
            if fact.type == "side":
                label = who(
                    Side.YOUNGER if answer == Side.YOUNGER.key else Side.ELDER, names, frame
                )
            lines.append(f"{text_of(fact.question, frame)} {label}")
    return Items(tuple(lines)) if lines else Line(frame.phrases.say("law", "no-question"))


def _words(ruling: Ruling, frame: Frame) -> Iterator[Block]:
    """What is ruled and where it is written."""
    say = frame.phrases.say
    if ruling.words is None:
        yield Line(say("law", "silent"), "warn")
    else:
        text = grounded(text_of(ruling.words, frame), ruling.cites, ruling.ground, frame)
        yield Line(text, "strong")
        if ruling.source != ruling.code:
            code, source = (code_title(name, frame) for name in (ruling.code, ruling.source))
            yield Line(say("law", "source", code=code, source=source))
    if ruling.note is not None:
        yield Line(text_of(ruling.note, frame), "dim")
    if ruling.see:
        yield Line(say("law", "see", laws=frame.phrases.listed(ruling.see)))


# What it does.


def _effects(decided: Decided, frame: Frame, names: Names) -> Iterator[Block]:
    """What follows; where somebody may choose, what he may choose and what he chose."""
    say, ruling = frame.phrases.say, decided.ruling
    if ruling.who is None:
        yield Heading(say("law", "effect"))
        yield Items(tuple(effects_texts(ruling.choices[0].effects, frame, names)))
        return
    yield Heading(sentence(say("law", "options", who=who(ruling.who, names, frame))))
    yield Items(tuple(_option(choice, frame, names) for choice in ruling.choices))
    if decided.chosen:
        label = text_of(choice_words(decided.chosen), frame)
        yield Line(say("law", "chosen", label=label), "strong")


def _option(choice: Choice, frame: Frame, names: Names) -> str:
    label = text_of(choice_words(choice.key), frame)
    effects = " ".join(effects_texts(choice.effects, frame, names))
    return frame.phrases.say("law", "option", key=choice.key, label=label, effects=effects)


def effects_texts(
    effects: Iterable[Effect], frame: Frame, names: Names = NO_NAMES
) -> tuple[str, ...]:
    """What each effect does, in a sentence or two; that nothing changes where there is none."""
    texts = tuple(effect_text(effect, frame, names) for effect in effects)
    return texts or (frame.phrases.say("law", "nothing"),)


def effect_text(effect: Effect, frame: Frame, names: Names = NO_NAMES) -> str:
    """What an effect does to the count, or what is to be done at the table."""
    say = frame.phrases.say
    side = getattr(effect, "side", None)
    side = getattr(effect, "dealer", side)
    values: dict[str, Any] = {} if side is None else {"who": who(side, names, frame)}
    match effect:
        case Advice():
            key = f"advice-{effect.do}" + ("" if side is None else "-who")
            return sentence(say("law", key, count=effect.times, **values))
        case TricksTo():
            return sentence(say("law", "tricks-to", count=effect.tricks, **values))
        case CategoryLost():
            values["what"] = say("law", f"lost-{effect.category}")
    text = say("law", KINDS[type(effect)], **values)
    if isinstance(effect, CountsNothing | CategoryLost):
        text += " " + say("law", "bars" if effect.bars else "bars-not")
    if isinstance(effect, CountsNothing) and effect.keeps_blanche:
        text += " " + say("law", "keeps-blanche")
    return sentence(text)


def sentence(text: str) -> str:
    """A text with a capital at its beginning."""
    return text[:1].upper() + text[1:]


# What it did to a game.


def _written(written: Written, frame: Frame) -> Iterator[Block]:
    say = frame.phrases.say
    yield Heading(say("law", "applied"))
    if written.deal is None:
        yield Line(say("law", "applied-game"))
    else:
        yield Line(points_text(written, frame), "strong")
        if written.verdict is not None:
            yield from _anew(written.verdict, frame)
    yield Line(say("law", "applied-undo"), "dim")


def points_text(written: Written, frame: Frame) -> str:
    """What the deal is worth now, and was worth before."""
    say, n = frame.phrases.say, written.deal or 0
    if written.void:
        return say("law", "applied-void", n=n)
    texts = []
    for side in SIDES:
        name, (before, after) = (
            who(side, written.names, frame),
            (written.before[side], written.after[side]),
        )
        if before == after:
            texts.append(say("law", "applied-stays", who=name, points=after))
        else:
            texts.append(say("law", "applied-now", who=name, before=before, after=after))
    key = "applied-same" if written.before == written.after else "applied-deal"
    key = "applied-ahead" if written.ahead else key
    return say("law", key, n=n, points=chained(texts, frame))


def _anew(verdict: Verdict, frame: Frame) -> Iterator[Block]:
    """The count as it is now, each side's in a line."""
    say = frame.phrases.say
    yield Line(say("law", "applied-anew", code=code_within(verdict.code, frame)))
    lines = []
    for side in SIDES:
        parts = ", ".join(_parts(verdict, side, frame)) or say("law", "applied-nothing")
        name = who(side, verdict.names, frame)
        lines.append(say("law", "applied-parts", who=sentence(name), parts=parts))
    yield Items(tuple(lines))


def _parts(verdict: Verdict, side: Side, frame: Frame) -> Iterator[str]:
    """What a side counts, by its kind in the order of counting."""
    points: dict[str, int] = {}
    for line in verdict.ledger:
        if line.side is side:
            kind = "play" if line.kind == "last-trick" else line.kind
            points[kind] = points.get(kind, 0) + line.points
    for kind, total in points.items():
        yield named(frame.phrases.say("common", kind), total, frame)


# The other codes.


def _elsewhere(decided: Decided, frame: Frame, names: Names) -> Block:
    """What the other codes say: those that say the same together, the silent ones last."""
    say = frame.phrases.say
    alike: dict[str, list[Elsewhere]] = {}
    for one in decided.elsewhere:
        alike.setdefault(_said(one, decided, frame, names), []).append(one)
    lines = []
    silent = alike.pop("", [])
    for together in alike.values():
        text = _said(together[0], decided, frame, names, codes=len(together))
        lines.append(f"{_titles(together, frame)}{frame.phrases.colon}{text}")
    if silent:
        lines.append(say("law", "silent-codes", codes=_titles(silent, frame)))
    return Items(tuple(lines))


def _titles(codes: Sequence[Elsewhere], frame: Frame) -> str:
    return frame.phrases.listed(code_title(one.code, frame) for one in codes)


def _said(one: Elsewhere, decided: Decided, frame: Frame, names: Names, *, codes: int = 1) -> str:
    """What another code says, or so many of them; "" where it is silent."""
    say = frame.phrases.say
    if one.ruling is None:
        fact = decided.law.fact(one.needs)
        assert fact is not None
        return say("law", "elsewhere-asks", count=codes, question=text_of(fact.question, frame))
    if one.ruling.words is None:
        return ""
    if (one.ruling.source, one.ruling.words) == (decided.ruling.source, decided.ruling.words):
        return say("law", "elsewhere-same")
    text = grounded(text_of(one.ruling.words, frame), one.ruling.cites, one.ruling.ground, frame)
    if one.ruling.who is None:
        return text
    chooser = sentence(who(one.ruling.who, names, frame))
    return say("law", "elsewhere-chooses", text=text, who=chooser)
