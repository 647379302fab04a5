"""`marque config [KEY [VALUE]]`: the settings of this home."""

from __future__ import annotations

import json
from typing import Any

import typer

from marque.cli.arguments import arguments
from marque.cli.context import Context
from marque.cli.settings import KEYS, SCHEMA, UNSET, read_value
from marque.errors import Impossible, Place
from marque.store.documents import Document
from marque.store.home import find_home
from marque.views.config import config_view, value_view
from marque.views.frame import write
from marque.views.render import render


def command(ctx: typer.Context) -> int:
    """Show the settings, or one of them, or set it."""
    context: Context = ctx.obj
    typed = arguments(ctx, 0, 2)
    document = Document(find_home(context.environ).settings)
    if not typed:
        return _show(context, document)
    key, *values = typed
    key = _key(key)
    if not values:
        return _show(context, document, key)
    (text,) = values
    value = None if text.strip().casefold() == UNSET else read_value(key, text, context)

    def change(content: dict[str, Any]) -> dict[str, Any]:
        kept = {name: one for name, one in content.items() if name not in (key, "schema")}
        return {"schema": SCHEMA, **kept, **({} if value is None else {key: value})}

    document.update(change)
    return _show(context, document, key)


def _key(text: str) -> str:
    if text in KEYS:
        return text
    from marque.codes.check import nearest

    raise Impossible(
        "usage",
        Place("command", text[:80]),
        reason="unknown-key",
        given=text,
        allowed=tuple(KEYS),
        nearest=nearest(text, tuple(KEYS)),
    )


def _show(context: Context, document: Document, key: str | None = None) -> int:
    content = document.read()
    settings = {name: content.get(name) for name in KEYS if key in (None, name)}
    if context.everywhere.json:
        plain = {"schema": SCHEMA, "file": str(document.path), **settings}
        write(json.dumps(plain, ensure_ascii=False) + "\n", context.out)
        return 0
    view = (
        config_view(settings, str(document.path), context.frame)
        if key is None
        else value_view(key, settings[key], context.frame)
    )
    write(render(view, context.frame), context.out)
    return 0
