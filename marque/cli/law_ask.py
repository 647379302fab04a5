"""`marque law ask`: a case ruled, and with `--apply` written into the game.

Comes in: a law's number and answers, as `--fact name=value`; at a terminal what is missing
is asked. Goes out: the slip, or the ruling as JSON. Nothing is written before everything
that decides is known.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

import typer

from marque.cli.code_choice import Choice, choose_code, hint_of
from marque.cli.context import Context
from marque.cli.law_prompt import at_terminal, prompt_choice, prompt_fact
from marque.errors import Ambiguous, Impossible, MarqueError, Place, Unreadable, raise_all
from marque.laws.ask import next_step
from marque.laws.catalogue import find, load_law
from marque.laws.given import answer_text, read_facts
from marque.laws.law import Answer, Fact, Law
from marque.laws.rule import elsewhere
from marque.laws.ruling import RULED, Ruling
from marque.views.frame import write
from marque.views.law import text_of
from marque.views.render import render
from marque.views.slip import Decided, Written, slip_view

if TYPE_CHECKING:
    from marque.session.applying import Applied, Asked
    from marque.session.book import Book, Game
    from marque.session.steps import Progress


def ask(context: Context, ctx: typer.Context, number: str) -> int:
    """Rule a case, show the slip, and write it into the game if that is asked for."""
    law = _one_law(number)
    choice = _code(context, ctx)
    decided = _decide(context, ctx, law, choice)
    if ctx.params["apply"]:
        return _apply(context, ctx, decided)
    _show(context, decided)
    return 0


def _one_law(number: str) -> Law:
    """The law of a number that is one law's alone. Raises Ambiguous (ambiguous-name)."""
    found = find(number)
    if len(found) > 1:
        ids = tuple(entry.id for entry in found)
        raise Ambiguous(
            "ambiguous-name", Place("law", number), reason="law", given=number[:80], candidates=ids
        )
    return load_law(found[0].id)


def _code(context: Context, ctx: typer.Context) -> Choice:
    """The code that rules: of a ruling to be written the game's own, also of a finished game."""
    if ctx.params["apply"] and ctx.params["code"] is None:
        from marque.cli.world import book_of

        return Choice(book_of(context).read(context.everywhere.game).code, "game")
    return choose_code(context, ctx.params["code"])


# The facts, and what they lead to.


def _decide(context: Context, ctx: typer.Context, law: Law, choice: Choice) -> Decided:
    name = choice.code.base or choice.code.name
    answers = _read_facts(law, ctx.params["fact"] or ())
    while isinstance(step := next_step(law, name, answers), Fact):
        if not at_terminal(context):
            raise _missing(context, law, step)
        answers[step.name] = prompt_fact(context, law, step)
    chosen = _chosen(context, ctx, step)
    said = elsewhere(law, name, answers)
    return Decided(law, answers, choice.code, choice.origin, step, chosen, said)


def _read_facts(law: Law, texts: Iterable[str]) -> dict[str, Answer]:
    """The answers that were typed. Raises Unreadable or Impossible (unknown-fact), Several."""
    answers: dict[str, Answer] = {}
    errors: list[MarqueError] = []
    for text in texts:
        name, equals, value = text.partition("=")
        try:
            if not equals:
                raise Unreadable("unknown-fact", reason="form", given=text[:80])
            for fact, answer in read_facts(law, {name: value}).items():
                if answers.setdefault(fact, answer) != answer:
                    raise _twice(law, fact, value)
        except MarqueError as error:
            errors += error.errors
    raise_all(errors)
    return answers


def _twice(law: Law, name: str, given: str) -> MarqueError:
    """The error for a fact that is given two answers."""
    fact = law.fact(name)
    assert fact is not None
    return Impossible(
        "unknown-fact",
        reason="twice",
        law=law.entry.id,
        fact=name,
        given=given[:80],
        allowed=tuple(map(answer_text, fact.allowed)),
    )


def _missing(context: Context, law: Law, fact: Fact) -> MarqueError:
    """The error that tells the next question, and what may be answered."""
    return Unreadable(
        "unknown-fact",
        reason="missing",
        law=law.entry.id,
        fact=fact.name,
        allowed=tuple(map(answer_text, fact.allowed)),
        question=text_of(fact.question, context.frame),
    )


def _chosen(context: Context, ctx: typer.Context, ruling: Ruling) -> str:
    """The key of what was chosen, "" for nothing: a choice is due only where it is written."""
    keys = tuple(choice.key for choice in ruling.choices)
    given: str | None = ctx.params["choose"]
    if given is not None and (given not in keys or ruling.who is None):
        raise Impossible(
            "usage",
            Place("command", given),
            reason="bad-value",
            option="--choose",
            given=given,
            allowed=() if ruling.who is None else keys,
        )
    if given is not None or ruling.who is None:
        return given or ""
    if not ctx.params["apply"]:
        return ""
    if at_terminal(context):
        return prompt_choice(context, ruling)
    raise Impossible(
        "usage", Place("command", "--choose"), reason="no-choice", side=ruling.who, allowed=keys
    )


# The answer.


def _show(context: Context, decided: Decided) -> None:
    if context.everywhere.json:
        from marque.views.law_json import ruling_text

        write(ruling_text(decided, context.frame), context.out)
    else:
        write(render(slip_view(decided, context.frame), context.frame), context.out)


def _apply(context: Context, ctx: typer.Context, decided: Decided) -> int:
    """Write the ruling into the game; what it does there is worked out under the lock."""
    from marque.cli.amend import shown_changes
    from marque.cli.show_game import show_after
    from marque.cli.world import book_of
    from marque.session.applying import make_ruling
    from marque.session.book import Wanted
    from marque.views.document import Block, Gap

    book, asked = book_of(context), _asked(context, ctx, decided)
    made: list[Applied] = []
    changes: list[Block] = []

    def make(game: Game) -> Sequence[Wanted]:
        progress = _in_progress(book, game, asked.deal)
        made[:] = [make_ruling(game, decided.ruling, asked._replace(progress=progress))]
        wanted = ("ruling", made[0].data)
        changes[:] = shown_changes(context, book, game, wanted, yes=asked.yes)
        return [wanted]

    game = book.write(context.everywhere.game, make)
    written = _written(made[0])
    if context.everywhere.json:
        from marque.views.law_json import ruling_text, written_plain

        plain = written_plain(written, game.id, game.entries[-1].n)
        write(ruling_text(decided, context.frame, plain), context.out)
        return 0
    return show_after(context, game, *slip_view(decided, context.frame, written), Gap(), *changes)


def _in_progress(book: Book, game: Game, deal: int | None) -> Progress | None:
    """The deal in progress at the table; not looked for where a recorded deal is named."""
    from marque.games.log import deal_numbers
    from marque.session.led import in_progress

    if deal is not None and deal in deal_numbers(game.entries):
        return None
    return in_progress(book.store.home, game)


def _asked(context: Context, ctx: typer.Context, decided: Decided) -> Asked:
    """What was typed of the game, beside the law."""
    from marque.session.applying import Asked
    from marque.session.recording import read_number

    deal, fine = ctx.params["deal"], ctx.params["fine"]
    return Asked(
        facts={name: answer_text(answer) for name, answer in decided.answers.items()},
        choice=decided.chosen or RULED,
        deal=None if deal is None else read_number(deal),
        totals=ctx.params["totals"],
        fine=None if fine is None else read_number(fine),
        yes=ctx.params["yes"],
        cards=context.everywhere.cards or "auto",
        hint=hint_of(context),
    )


def _written(applied: Applied) -> Written:
    """What the slip says of the game."""
    return Written(
        deal=applied.deal,
        names=applied.seats,
        before=applied.before,
        after=applied.after,
        void=applied.void,
        loses=applied.loses,
        verdict=None if applied.judged is None else applied.judged.verdict,
        ahead=applied.ahead,
    )
