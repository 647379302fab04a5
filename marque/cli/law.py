"""`marque law`: the laws listed, found and shown, a case ruled and written into the game.

Comes in: what to do: `list`, `search WORDS…`, `show ID`, `ask ID`; an id is one of B01 to
B70, or a code's own number (`cav-25`, `dic-loi-3`). Goes out: a page, a slip or JSON; a
ruling changes a game only with `--apply`. Contract, section 5.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Annotated, Final

import typer
from typer import Option

from marque.cli.arguments import exactly, known_action
from marque.cli.code_choice import choose_code
from marque.cli.context import Context
from marque.errors import Impossible, Place
from marque.laws.catalogue import contents, find, load_law, parts
from marque.views import law as views
from marque.views import law_json
from marque.views.frame import write
from marque.views.render import render

Text = Annotated[str | None, Option()]

# A search shows so many: whoever reads on had better say it in other words.
MOST_FOUND: Final = 12


def command(
    ctx: typer.Context,
    fact: Annotated[list[str] | None, Option("--fact")] = None,
    choose: Text = None,
    code: Text = None,
    apply: Annotated[bool, Option("--apply")] = False,
    deal: Text = None,
    totals: Text = None,
    fine: Text = None,
    yes: Annotated[bool, Option("--yes")] = False,
) -> int:
    """Do what the first argument says."""
    context: Context = ctx.obj
    if not ctx.args:
        from marque.cli.help import command_help

        write(command_help(context, ctx.command), context.out)
        return 0
    action, *given = ctx.args
    known_action(action, ACTIONS)
    right = ACTIONS[action]
    if right is not None:
        exactly(right, action, given)
    _refuse_strangers(ctx, action)
    if action == "ask":
        from marque.cli.law_ask import ask

        return ask(context, ctx, given[0])
    write(_PAGES[action](context, given, code), context.out)
    return 0


def _refuse_strangers(ctx: typer.Context, action: str) -> None:
    """Refuse options that say nothing here: those of `ask`, and those of `--apply`."""
    apply = ctx.params["apply"]
    for name, value in ctx.params.items():
        if not value or (name == "code" and action in ("show", "ask")):
            continue
        of_applying = name in ("deal", "totals", "fine", "yes")
        if action != "ask" or (of_applying and not apply):
            option, right = f"--{name}", "--apply" if of_applying else "marque law ask"
            raise Impossible(
                "usage", Place("command", option), reason="goes-with", option=option, right=right
            )


def _list(context: Context, given: Sequence[str], code: str | None) -> str:
    if context.everywhere.json:
        return law_json.laws_text(contents(), parts(), context.frame)
    return render(views.laws_view(contents(), parts(), context.frame), context.frame)


def _search(context: Context, given: Sequence[str], code: str | None) -> str:
    from marque.laws.search import search

    words = " ".join(given)
    if not words.strip():
        raise Impossible("usage", Place("command", "search"), reason="no-words")
    found = search(words)[:MOST_FOUND]
    if context.everywhere.json:
        return law_json.laws_text(found, parts(), context.frame)
    return render(views.found_view(found, words, context.frame), context.frame)


def _show(context: Context, given: Sequence[str], code: str | None) -> str:
    """Every law that the number names; as JSON one object a line."""
    choice = choose_code(context, code)
    name = choice.code.base or choice.code.name
    shown = []
    for entry in find(given[0]):
        law = load_law(entry.id)
        if context.everywhere.json:
            shown.append(law_json.law_text(law, name, choice.origin, context.frame))
        else:
            shown.append(
                render(views.law_view(law, name, choice.origin, context.frame), context.frame)
            )
    return ("" if context.everywhere.json else "\n").join(shown)


# What can be done, and with how many arguments; None for any number.
ACTIONS: Final[Mapping[str, int | None]] = {"list": 0, "search": None, "show": 1, "ask": 1}

_PAGES: Final[Mapping[str, Callable[[Context, Sequence[str], str | None], str]]] = {
    "list": _list,
    "search": _search,
    "show": _show,
}
