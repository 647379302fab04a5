"""`marque code`: the rule codes shown and compared, house rules checked.

Comes in: what to do and with which codes: `list`, `show CODE`, `diff A B`, `check FILE`; a
code is one of the six by its name, or a file of house rules. Goes out: a page or JSON;
status 2 for a code that can't be read, with all its faults. Contract, sections 4 and 5.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Annotated, Final

import typer
from typer import Option

from marque.cli.arguments import exactly, known_action
from marque.cli.code_choice import house_file, kept_rules, read_code
from marque.cli.context import Context
from marque.cli.files import read_text
from marque.codes.facts import load_facts
from marque.codes.load import CODES, diff, load_code, read_house
from marque.errors import Impossible, MarqueError, Place
from marque.views import code as views
from marque.views import code_json
from marque.views.frame import write
from marque.views.render import render


def command(
    ctx: typer.Context,
    names: Annotated[bool, Option("--names")] = False,
) -> int:
    """Do what the first argument says."""
    context: Context = ctx.obj
    if not ctx.args:
        from marque.cli.help import command_help

        write(command_help(context, ctx.command), context.out)
        return 0
    action, *given = ctx.args
    known_action(action, ACTIONS)
    idle = "--json" if context.everywhere.json else "list" if action == "list" else ""
    if names and idle:
        place = Place("command", "--names")
        raise Impossible("usage", place, reason="does-nothing", option="--names", other=idle)
    right, act = ACTIONS[action]
    exactly(right, action, given)
    write(act(context, names, *given), context.out)
    return 0


def _list(context: Context, names: bool) -> str:
    house = tuple(_kept(path, context) for path in kept_rules(context))
    if context.everywhere.json:
        return code_json.codes_text(CODES, house, context.frame)
    return render(views.codes_view(CODES, house, context.frame), context.frame)


def _kept(path: Path, context: Context) -> views.House:
    """House rules of the home, as far as they can be read."""
    try:
        code = read_code(path.stem, context)
    except MarqueError:
        return views.House(path.stem, str(path), None, None)
    return views.House(path.stem, str(path), code.name, code.base)


def _show(context: Context, names: bool, name: str) -> str:
    code = read_code(name, context)
    facts = load_facts(code.base or code.name)
    if context.everywhere.json:
        return code_json.code_text(code, facts, context.frame)
    return render(views.code_view(code, facts, context.frame, names=names), context.frame)


def _diff(context: Context, names: bool, *both: str) -> str:
    first, second = (read_code(name, context) for name in both)
    differences = diff(first, second)
    if context.everywhere.json:
        return code_json.diff_text(first, second, differences)
    view = views.diff_view(first, second, differences, context.frame, names=names)
    return render(view, context.frame)


def _check(context: Context, names: bool, file: str) -> str:
    path = house_file(file, context)
    code = read_house(read_text(path), str(path))
    base = load_code(code.base)
    differences = diff(base, code)
    if context.everywhere.json:
        return code_json.check_text(file, code, differences)
    view = views.check_view(file, code, base, differences, context.frame, names=names)
    return render(view, context.frame)


# What can be done, and with how many arguments.
ACTIONS: Final[Mapping[str, tuple[int, Callable[..., str]]]] = {
    "list": (0, _list),
    "show": (1, _show),
    "diff": (2, _diff),
    "check": (1, _check),
}
