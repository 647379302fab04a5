"""The laws as pages: the list by parts, what a search finds, one law under every code.

Comes in: entries and laws of the catalogue. Goes out: `Document`s in the frame's language.
The catalogue's texts are typeset here. The same as JSON: `law_json`; a ruling: `slip`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby

from marque.codes.facts import Words
from marque.codes.load import CODES
from marque.language.words import typeset
from marque.laws.given import answer_text
from marque.laws.law import FOLLOWS, Answer, Case, Condition, Entry, Fact, Law
from marque.views.code import code_title, code_within
from marque.views.document import (
    Block,
    Document,
    Facts,
    Gap,
    Heading,
    Items,
    Line,
    Title,
)
from marque.views.document import Fact as Labelled
from marque.views.frame import Frame
from marque.views.safe import safe
from marque.views.terms import chained

WORDS_WIDTH = 60


def text_of(words: Words, frame: Frame) -> str:
    """A text of the catalogue in the frame's language, with its typography."""
    return typeset(words.fr if frame.lang == "fr" else words.en, frame.lang)


def title_of(entry: Entry, frame: Frame) -> str:
    """A law's id and title."""
    return frame.phrases.say("law", "title", law=entry.id, title=text_of(entry.title, frame))


# The list, and what a search finds.


def laws_view(entries: Sequence[Entry], parts: Mapping[str, Words], frame: Frame) -> Document:
    """Every law under the part of the game where it happens, and how to go on."""
    say = frame.phrases.say
    blocks: list[Block] = [Title(say("law", "laws"))]
    for part, group in groupby(entries, key=lambda entry: entry.part):
        blocks += [Heading(text_of(parts[part], frame)), _table_of(group, frame)]
    return (*blocks, Gap(), Line(say("law", "more")))


def found_view(entries: Sequence[Entry], words: str, frame: Frame) -> Document:
    """What a search found, best first."""
    say = frame.phrases.say
    shown = safe(words, WORDS_WIDTH)
    if not entries:
        none = Line(say("law", "found-none", words=shown))
        return none, Line(say("law", "found-none-more"))
    return Title(say("law", "found", words=shown)), _table_of(entries, frame)


def _table_of(entries: Iterable[Entry], frame: Frame) -> Facts:
    return Facts(tuple(Labelled(one.id, text_of(one.title, frame)) for one in entries))


# One law.


def law_view(law: Law, code: str, origin: str, frame: Frame) -> Document:
    """What decides, what one code rules, and what the other codes say.

    origin: where that code came from; one of an option is shown as asked, not as in force.
    """
    say = frame.phrases.say
    blocks: list[Block] = [Title(title_of(law.entry, frame))]
    if law.entry.aliases:
        numbers = ", ".join(f"`{one}`" for one in law.entry.aliases)
        blocks.append(Line(say("law", "numbers", numbers=numbers)))
    if law.facts:
        questions = tuple(question_line(fact, law, frame) for fact in law.facts)
        blocks += [Heading(say("law", "asked")), Items(questions)]
    key = "as-asked" if origin == "option" else "in-force"
    heading = say("law", key, code=code_within(code, frame))
    blocks += [Heading(heading), *_rulings(law, code, frame)]
    others = [other for other in CODES if other != code]
    for other in others:
        if _has_rulings(law, other):
            heading = say("law", "under", code=code_within(other, frame))
            blocks += [Heading(heading), *_rulings(law, other, frame)]
    silent = [code_title(other, frame) for other in others if not _has_rulings(law, other)]
    if silent:
        text = say("law", "silent-codes", codes=frame.phrases.listed(silent))
        blocks += [Gap(), Line(text)]
    return tuple(blocks)


def _has_rulings(law: Law, code: str) -> bool:
    return code in law.cases or FOLLOWS.get(code) in law.cases


def question_line(fact: Fact, law: Law, frame: Frame) -> str:
    """A question with the answers that may be typed, and when it makes sense."""
    say, question = frame.phrases.say, text_of(fact.question, frame)
    answers = answers_text(fact, frame)
    text = say("law", "question", fact=fact.name, question=question, answers=answers)
    if not fact.when:
        return text
    only = say("law", "question-if", condition=condition_text(fact.when, law, frame))
    return f"{text} {only}"


def answers_text(fact: Fact, frame: Frame) -> str:
    """The answers to a question as they are typed, each with its words where it has any."""
    say = frame.phrases.say
    if fact.type == "number":
        return say("law", "range", least=int(fact.allowed[0]), most=int(fact.allowed[-1]))
    texts = []
    for answer in fact.allowed:
        typed = str(answer_text(answer))
        label = answer_label(fact, answer, frame)
        key = "answer-plain" if label == typed else "answer"
        texts.append(say("law", key, answer=typed, label=label))
    return frame.phrases.listed(texts, "or")


def answer_label(fact: Fact, answer: Answer, frame: Frame) -> str:
    """An answer in words."""
    if isinstance(answer, bool):
        return frame.phrases.say("common", "yes" if answer else "no")
    if isinstance(answer, int):
        return frame.phrases.number(answer)
    if answer in fact.labels:
        return text_of(fact.labels[answer], frame)
    return frame.phrases.say("common", answer)


def condition_text(condition: Condition, law: Law, frame: Frame) -> str:
    """When something holds, as the facts are typed: `what=set, stage=led | played`."""
    alternatives = (", ".join(_admitted_texts(one, law)) for one in condition)
    return frame.phrases.listed(filter(None, alternatives), "or")


def _admitted_texts(alternative: Mapping[str, frozenset[Answer]], law: Law) -> Iterator[str]:
    """Each fact of an alternative with its answers; none that every answer satisfies."""
    for name, admitted in alternative.items():
        fact = law.fact(name)
        if fact is not None and not admitted.issuperset(fact.allowed):
            answers = [answer for answer in fact.allowed if answer in admitted]
            yield f"`{name}={_several(fact, answers)}`"


def _several(fact: Fact, answers: Sequence[Answer]) -> str:
    """Answers as they are typed; numbers in a row by the first and the last."""
    if fact.type == "number" and len(answers) > 1 and answers == _in_a_row(answers):
        return f"{answers[0]}–{answers[-1]}"
    return " | ".join(str(answer_text(one)) for one in answers)


def _in_a_row(answers: Sequence[Answer]) -> list[Answer]:
    return list(range(int(answers[0]), int(answers[-1]) + 1))


def _rulings(law: Law, code: str, frame: Frame) -> Iterator[Block]:
    """What a code rules case by case; what it follows, or that it is silent."""
    cases = law.cases.get(code)
    if cases is not None:
        yield Items(tuple(case_text(case, law, frame) for case in cases))
    elif _has_rulings(law, code):
        yield Line(frame.phrases.say("law", "as-code", code=code_within(FOLLOWS[code], frame)))
    else:
        yield Line(frame.phrases.say("law", "silent"))


def case_text(case: Case, law: Law, frame: Frame) -> str:
    """One ruling with the answers that it is for, and where it is written."""
    text = " ".join(_case_parts(case, frame))
    condition = condition_text(case.when, law, frame)
    return frame.phrases.say("law", "case", condition=condition, text=text) if condition else text


def _case_parts(case: Case, frame: Frame) -> Iterator[str]:
    say = frame.phrases.say
    if case.follows:
        yield say("law", "as-code", code=code_within(case.follows, frame))
    elif case.words is None:
        yield say("law", "silent")
    else:
        yield grounded(text_of(case.words, frame), case.cites, case.ground, frame)
    if case.note is not None:
        yield text_of(case.note, frame)
    if case.see:
        yield say("law", "see", laws=frame.phrases.listed(case.see))


def grounded(text: str, cites: Sequence[str], ground: str, frame: Frame) -> str:
    """A ruling's words with its citations, and whose they are if not the code's own."""
    cited = frame.phrases.say("law", "cited", text=text, cites=chained(cites, frame))
    if ground == "stated":
        return cited
    return frame.phrases.say("law", f"ground-{ground}", text=cited)
