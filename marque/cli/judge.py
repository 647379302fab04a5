"""`marque judge`: adjudicate one deal, or the deals of a file.

Comes in: the two sides as cards, words or `-`, and what else is known, as options; or a
file of records. Goes out: the verdict, under one code or under all; exit status 1 when
the cards prove that somebody called what he didn't hold. Contract, sections 1 to 6.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Annotated, Any, NamedTuple

import typer
from typer import Option

from marque.calls.side import SIDES
from marque.cli.code_choice import Choice, choose_code, hint_of, said_with
from marque.cli.context import Context
from marque.errors import Impossible, MarqueError, Place, raise_all
from marque.laws.attend import attend
from marque.referee.deal import Deal
from marque.referee.fields import FIELDS, read_deal
from marque.referee.judge import judge
from marque.referee.verdict import Verdict
from marque.views.document import Document
from marque.views.frame import write
from marque.views.render import render
from marque.views.verdict_head import DealOfFile, heading_blocks, notes_blocks

Text = Annotated[str | None, Option()]

# The options that say something of the deal, by the names of their parameters.
FIELD_OPTIONS = (*(name.replace("-", "_") for name in FIELDS if "-" in name), "tricks", "played")

# Beside an option, those that would do nothing. The JSON has the reasons in any case, and
# with `--why` the bonuses that weren't made as well.
IDLE: Mapping[str, tuple[str, ...]] = {
    "file": (*FIELD_OPTIONS, "play", "irregular"),
    "all_codes": ("code", "spoken", "why", "played"),
    "spoken": ("why",),
    "json": ("spoken",),
}


def command(
    ctx: typer.Context,
    elder_says: Text = None,
    younger_says: Text = None,
    younger_answers: Text = None,
    elder_discard: Text = None,
    younger_discard: Text = None,
    elder_dealt: Text = None,
    younger_dealt: Text = None,
    tricks: Text = None,
    play: Text = None,
    played: Text = None,
    elder_name: Text = None,
    younger_name: Text = None,
    irregular: Annotated[bool, Option("--irregular")] = False,
    code: Text = None,
    all_codes: Annotated[bool, Option("--all-codes")] = False,
    spoken: Annotated[bool, Option("--spoken")] = False,
    why: Annotated[bool, Option("--why")] = False,
    file: Annotated[str | None, Option("--file", "-f")] = None,
) -> int:
    """Judge one deal, or every deal of a file, and print the verdicts."""
    context: Context = ctx.obj
    raise_all(_idle(ctx.params, json=context.everywhere.json))
    if file is not None:
        from marque.cli.judge_file import judge_file

        if ctx.args:
            raise _wrong_arguments(ctx.args[0], len(ctx.args), 0)
        return judge_file(file, code, context, partial(print_verdict, ctx.params, context))
    fields = _fields(ctx)
    deal = read_deal(fields, context.everywhere.cards or "auto", hint_of(context))
    return print_verdict(ctx.params, context, deal, choose_code(context, code)).status


class Printed(NamedTuple):
    """What printing a verdict came to: the exit status, and whether anybody may have read it."""

    status: int
    read: bool


def print_verdict(
    options: Mapping[str, Any],
    context: Context,
    deal: Deal,
    choice: Choice,
    which: DealOfFile | None = None,
) -> Printed:
    """Judge a deal and print what the options ask for.

    which: of the deals of a file; between two of them stands an empty line. Raises what
    `judge` raises.
    """
    if options["all_codes"]:
        worst, text = _by_all(context, deal, which)
    else:
        worst, text = _by_one(options, context, deal, choice, which)
    if which is not None and which.number > 1 and not context.everywhere.json:
        text = f"\n{text}"
    return Printed(worst, write(text, context.out))


def _by_one(
    options: Mapping[str, Any],
    context: Context,
    deal: Deal,
    choice: Choice,
    which: DealOfFile | None,
) -> tuple[int, str]:
    """The exit status and the text of a verdict under one code."""
    verdict = judge(deal, choice.code)
    frame = context.frame
    if context.everywhere.json:
        from marque.views.verdict_json import verdict_text

        laws = attend(verdict, deal, choice.code)
        text = verdict_text(verdict, deal, choice.origin, frame, laws, which, why=options["why"])
    else:
        blocks = _view(options, context, verdict, deal, choice)
        text = render((*heading_blocks(which, frame), *blocks), frame)
    return status(verdict), text


def _view(
    options: Mapping[str, Any], context: Context, verdict: Verdict, deal: Deal, choice: Choice
) -> Document:
    frame = context.frame
    if options["spoken"]:
        from marque.views.document import Title
        from marque.views.spoken import spoken_view
        from marque.views.verdict import code_line

        first = Title(code_line(verdict.code, choice.origin, frame))
        return (first, *notes_blocks(deal, frame), *spoken_view(verdict, deal, frame))
    from marque.views.attend import attend_blocks
    from marque.views.verdict import verdict_view

    laws = attend(verdict, deal, choice.code)
    return (
        *verdict_view(verdict, deal, choice.origin, frame, why=options["why"]),
        *attend_blocks(laws, frame, verdict.names, said_with(context, choice)),
    )


def status(verdict: Verdict) -> int:
    """The exit status of a verdict: 1 when a finding is proved by the cards."""
    return 1 if any(finding.proved for finding in verdict.findings) else 0


def _by_all(context: Context, deal: Deal, which: DealOfFile | None) -> tuple[int, str]:
    """The deal under the six codes side by side, and the switches that make the difference."""
    from marque.codes.load import CODES, load_code
    from marque.referee.differences import judge_by_all
    from marque.views.all_codes import all_codes_text, all_codes_view

    # The count said aloud is that of one code: under another the tricks can't give it.
    deal = deal._replace(played=None)
    comparison = judge_by_all(deal, [load_code(name) for name in CODES])
    frame = context.frame
    if context.everywhere.json:
        text = all_codes_text(comparison, deal, frame, which)
    else:
        blocks = all_codes_view(comparison, deal, frame)
        text = render((*heading_blocks(which, frame), *blocks), frame)
    return max(status(verdict) for verdict in comparison.verdicts.values()), text


# What was asked for.


def _idle(options: Mapping[str, Any], *, json: bool) -> list[MarqueError]:
    """The options that would do nothing beside another one: nobody is left to wonder."""
    given = {name for name, value in options.items() if value} | ({"json"} if json else set())
    return [
        Impossible(
            "usage",
            Place("command", _typed(name)),
            reason="does-nothing",
            option=_typed(name),
            other=_typed(other),
        )
        for other, idle in IDLE.items()
        if other in given
        for name in idle
        if name in given
    ]


def _typed(name: str) -> str:
    return "--" + name.replace("_", "-")


def _wrong_arguments(first: str, given: int, right: int) -> MarqueError:
    place = Place("command", first)
    return Impossible("usage", place, reason="arguments", given=given, right=right)


def _fields(ctx: typer.Context) -> dict[str, str]:
    """The fields of the deal, by the names that `read_deal` knows."""
    errors: list[MarqueError] = []
    fields = dict(zip((side.key for side in SIDES), ctx.args, strict=False))
    if len(ctx.args) != 2:
        errors.append(_wrong_arguments((*ctx.args, "", "", "")[2], len(ctx.args), 2))
    for name, value in ctx.params.items():
        if isinstance(value, str) and name in FIELD_OPTIONS:
            fields[name.replace("_", "-")] = value
    if ctx.params["play"] is not None:
        if "tricks" in fields:
            place = Place("command", ctx.params["play"])
            errors.append(Impossible("usage", place, reason="said-twice", option="--play"))
        fields["tricks"] = ctx.params["play"]
    if ctx.params["irregular"]:
        fields["irregular"] = "yes"
    raise_all(errors)
    return fields
