"""`marque judge`: adjudicate one deal, or the deals of a file.

Comes in: the two sides as cards, words or `-`, and what else is known, as options. Goes
out: the verdict; exit status 1 when the cards prove that somebody called what he didn't
hold. Contract, sections 1 to 6.
"""

from __future__ import annotations

from typing import Annotated

import typer
from typer import Option

from marque.calls.side import SIDES
from marque.cli.code_choice import choose_code
from marque.cli.context import Context
from marque.errors import Impossible, MarqueError, Place, raise_all
from marque.referee.fields import read_deal
from marque.referee.judge import judge
from marque.views.document import render
from marque.views.frame import write

Text = Annotated[str | None, Option()]


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
    why: Annotated[bool, Option("--why")] = False,
) -> int:
    """Judge one deal and print the verdict."""
    context: Context = ctx.obj
    fields = _fields(ctx, irregular=irregular)
    choice = choose_code(context, code)
    deal = read_deal(fields, context.everywhere.cards or "auto", context.settings.get("cards"))
    verdict = judge(deal, choice.code)
    if context.everywhere.json:
        from marque.views.verdict_json import verdict_text

        write(verdict_text(verdict, choice.origin, context.frame), context.out)
    else:
        from marque.views.verdict import verdict_view

        view = verdict_view(verdict, deal, choice.origin, context.frame, why=why)
        write(render(view, context.frame), context.out)
    return 1 if any(finding.proved for finding in verdict.findings) else 0


def _fields(ctx: typer.Context, *, irregular: bool) -> dict[str, str]:
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
        if isinstance(value, str) and name not in ("code", "play"):
            fields[name.replace("_", "-")] = value
    if ctx.params["play"] is not None:
        if "tricks" in fields:
            place = Place("command", ctx.params["play"])
            errors.append(Impossible("usage", place, reason="said-twice", option="--play"))
        fields["tricks"] = ctx.params["play"]
    if irregular:
        fields["irregular"] = "yes"
    raise_all(errors)
    return fields
