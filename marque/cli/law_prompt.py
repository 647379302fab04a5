"""The questions of a law put at a terminal, one by one.

Comes in: a fact that decides, or the choice that a ruling leaves. Goes out: the answer. A
number or a word is typed; `?` explains; Ctrl-C and the end of the input leave.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from typing import Any

from marque.cli.context import Context
from marque.laws.catalogue import choice_words
from marque.laws.given import answer_text, read_answer
from marque.laws.law import Answer, Fact, Law
from marque.laws.ruling import Ruling
from marque.views.document import Line
from marque.views.frame import write
from marque.views.law import answer_label, text_of
from marque.views.render import render
from marque.views.safe import safe
from marque.views.slip import sentence
from marque.views.terms import who

WIDTH = 60


def at_terminal(context: Context) -> bool:
    """Whether somebody is there to be asked."""
    out = context.out
    return not context.everywhere.json and sys.stdin.isatty() and out is not None and out.isatty()


def prompt_fact(context: Context, law: Law, fact: Fact) -> Answer:
    """The answer to a question. Raises EOFError where the input ends."""
    say = context.phrases.say
    question = text_of(fact.question, context.frame)
    lines = [say("law", "prompt", law=law.entry.id, question=question)]
    if fact.type == "number":
        bounds = {"least": int(fact.allowed[0]), "most": int(fact.allowed[-1])}
        lines.append(say("law", "prompt-range", **bounds))
        how = say("law", "explain-number", **bounds)
    else:
        lines += _numbered(
            context, [answer_label(fact, one, context.frame) for one in fact.allowed]
        )
        how = _how(context, [str(answer_text(one)) for one in fact.allowed])
    why = say("law", "explain-why", fact=fact.name)

    def read(text: str) -> Answer | None:
        if fact.type == "number":
            return read_answer(fact, text)
        at = _number(text, len(fact.allowed))
        return read_answer(fact, text) if at is None else fact.allowed[at]

    answer: Answer = _ask(context, lines, f"{how} {why}", read)
    return answer


def prompt_choice(context: Context, ruling: Ruling) -> str:
    """The key of what is chosen. Raises EOFError where the input ends."""
    say = context.phrases.say
    keys = [choice.key for choice in ruling.choices]
    assert ruling.who is not None
    side = who(ruling.who, ("", ""), context.frame)
    labels = [text_of(choice_words(key), context.frame) for key in keys]
    lines = [sentence(say("law", "prompt-choice", who=side)), *_numbered(context, labels)]
    explained = f"{_how(context, keys)} {say('law', 'explain-choice', who=side)}"

    def read(text: str) -> str | None:
        at = _number(text, len(keys))
        if at is not None:
            return keys[at]
        return text if text in keys else None

    key: str = _ask(context, lines, explained, read)
    return key


def _ask(context: Context, lines: Sequence[str], explained: str, read: Callable[[str], Any]) -> Any:
    """Ask until there is an answer."""
    _print(context, *lines)
    while True:
        text = _typed(context)
        answer = read(text)
        if answer is not None:
            return answer
        if text == "?":
            _print(context, explained)
        elif text:
            _print(context, context.phrases.say("law", "prompt-not", given=safe(text, WIDTH)))
            _print(context, *lines[1:])


def _typed(context: Context) -> str:
    """What is typed in a line. Whoever leaves finds his own prompt on a line of its own."""
    write(context.phrases.say("law", "prompt-mark"), context.out)
    try:
        line = sys.stdin.readline()
    except KeyboardInterrupt:
        write("\n", context.out)
        raise
    if not line:
        write("\n", context.out)
        raise EOFError
    return line.strip()


def _print(context: Context, *lines: str) -> None:
    write(render(tuple(Line(text) for text in lines), context.frame), context.out)


def _numbered(context: Context, labels: Sequence[str]) -> list[str]:
    say = context.phrases.say
    return [say("law", "prompt-item", n=n, label=label) for n, label in enumerate(labels, 1)]


def _how(context: Context, words: Sequence[str]) -> str:
    answers = context.phrases.listed((f"`{word}`" for word in words), "or")
    return context.phrases.say("law", "explain-type", answers=answers)


def _number(text: str, most: int) -> int | None:
    """The index that a typed number means; None for any other text."""
    if text.isascii() and text.isdigit() and len(text) < 4 and 1 <= int(text) <= most:
        return int(text) - 1
    return None
