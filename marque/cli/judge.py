"""`marque judge`: adjudicate one deal, or the deals of a file.

Comes in: the two sides as cards, words or `-`, and what else is known, as options; or a
file of records. Goes out: the verdict, under one code or under all; exit status 1 when
the cards prove that somebody called what he didn't hold. Contract, sections 1 to 6.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer
from typer import Option

from marque.calls.side import SIDES
from marque.cli.code_choice import Choice, choose_code, hint_of, read_code
from marque.cli.context import Context
from marque.errors import Impossible, MarqueError, Place, raise_all
from marque.laws.attend import attend
from marque.referee.deal import Deal
from marque.referee.fields import FIELDS, read_deal
from marque.referee.judge import judge
from marque.referee.verdict import Verdict
from marque.views.document import Document, render
from marque.views.frame import write

Text = Annotated[str | None, Option()]

# The options that say something of the deal, by the names of their parameters.
FIELD_OPTIONS = (*(name.replace("-", "_") for name in FIELDS if "-" in name), "tricks", "played")


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
    if file is not None:
        return _judge_file(context, ctx, file, code)
    fields = _fields(ctx)
    deal = read_deal(fields, context.everywhere.cards or "auto", hint_of(context))
    if all_codes:
        return _judge_by_all(context, deal)
    choice = choose_code(context, code)
    return _print_verdict(context, ctx, deal, choice)


def _print_verdict(context: Context, ctx: typer.Context, deal: Deal, choice: Choice) -> int:
    verdict = judge(deal, choice.code)
    if context.everywhere.json:
        from marque.views.verdict_json import verdict_text

        laws = attend(verdict, deal, choice.code)
        write(verdict_text(verdict, choice.origin, context.frame, laws), context.out)
    else:
        write(render(_view(context, ctx, verdict, deal, choice), context.frame), context.out)
    return status(verdict)


def _view(
    context: Context, ctx: typer.Context, verdict: Verdict, deal: Deal, choice: Choice
) -> Document:
    if ctx.params["spoken"]:
        from marque.views.document import Title
        from marque.views.spoken import spoken_view
        from marque.views.verdict import code_line

        first = Title(code_line(verdict.code, choice.origin, context.frame))
        return (first, *spoken_view(verdict, deal, context.frame))
    from marque.views.attend import attend_blocks
    from marque.views.verdict import verdict_view

    laws = attend(verdict, deal, choice.code)
    return (
        *verdict_view(verdict, deal, choice.origin, context.frame, why=ctx.params["why"]),
        *attend_blocks(laws, context.frame, verdict.names),
    )


def status(verdict: Verdict) -> int:
    """The exit status of a verdict: 1 when a finding is proved by the cards."""
    return 1 if any(finding.proved for finding in verdict.findings) else 0


def _judge_by_all(context: Context, deal: Deal) -> int:
    """The deal under the six codes side by side, and the switches that make the difference."""
    from marque.codes.load import CODES, load_code
    from marque.referee.differences import judge_by_all
    from marque.views.all_codes import all_codes_text, all_codes_view

    comparison = judge_by_all(deal, [load_code(name) for name in CODES])
    if context.everywhere.json:
        write(all_codes_text(comparison, context.frame), context.out)
    else:
        write(render(all_codes_view(comparison, context.frame), context.frame), context.out)
    return max(status(verdict) for verdict in comparison.verdicts.values())


# A file of records.


def _judge_file(context: Context, ctx: typer.Context, name: str, code: str | None) -> int:
    """Judge every record of a file; what can't be read is reported, the rest is judged."""
    if ctx.args:
        raise Impossible(
            "usage", Place("command", ctx.args[0]), reason="arguments", given=len(ctx.args), right=0
        )
    errors: list[MarqueError] = []
    worst = 0
    for deal, choice in _deals_of(context, name, code, errors):
        try:
            worst = max(worst, _print_verdict(context, ctx, deal, choice))
        except MarqueError as error:
            errors += error.errors
    raise_all(errors)
    return worst


def _deals_of(
    context: Context, name: str, code: str | None, errors: list[MarqueError]
) -> Iterator[tuple[Deal, Choice]]:
    """Each record of a file as a deal and the code it is judged by; errors are gathered."""
    from marque.cli.files import read_text
    from marque.referee.record import deal_of, read_records

    for entry in read_records(read_text(Path(name)).splitlines(), name):
        if entry.errors:
            errors += entry.errors
            continue
        try:
            named = entry.record.fields.get("code")
            if code is None and named is not None:
                choice = Choice(read_code(named, context), "record")
            else:
                choice = choose_code(context, code)
            yield deal_of(entry.record, name, hint_of(context)), choice
        except MarqueError as error:
            errors += error.errors


def _fields(ctx: typer.Context) -> dict[str, str]:
    """The fields of the deal, by the names that `read_deal` knows."""
    errors: list[MarqueError] = []
    fields = dict(zip((side.key for side in SIDES), ctx.args, strict=False))
    if len(ctx.args) != 2:
        given = ctx.args[2] if len(ctx.args) > 2 else ""
        errors.append(
            Impossible(
                "usage", Place("command", given), reason="arguments", given=len(ctx.args), right=2
            )
        )
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
