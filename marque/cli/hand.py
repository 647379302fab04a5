"""`marque hand`: what a hand can call, and what of it is good against the cards.

Comes in: a hand, and perhaps its owner's discard, in any form of cards. Goes out: its
point, sequences, sets and carte blanche. Contract, sections 1, 5 and 6.
"""

from __future__ import annotations

from typing import Annotated

import typer
from typer import Option

from marque.calls.announce import looks_like_calls
from marque.cards.notation import DISCARD, HAND, IRREGULAR, HandText, looks_like_cards
from marque.cards.pack import cards_of, code_of
from marque.cards.typography import Plain
from marque.cli.code_choice import hint_of
from marque.cli.context import Context
from marque.errors import Impossible, Place, Unreadable, raise_all
from marque.referee.fields import read_cards
from marque.views.frame import write
from marque.views.hand import hand_text, hand_view
from marque.views.render import render


def command(
    ctx: typer.Context,
    discard: Annotated[str | None, Option()] = None,
    irregular: Annotated[bool, Option("--irregular")] = False,
) -> int:
    """Say what a hand can call."""
    context: Context = ctx.obj
    if not ctx.args:
        raise Impossible("usage", Place("command", ""), reason="arguments", given=0, right=1)
    # The cards may be typed without quotes: all that isn't an option is one hand.
    text = " ".join(ctx.args)
    _refuse_calls(text)
    texts = {"hand": (text, IRREGULAR if irregular else HAND)}
    if discard is not None:
        texts["discard"] = (discard, DISCARD)
    held, *laid_out = _read(texts, context)
    gone = laid_out[0] if laid_out else None
    if context.everywhere.json:
        write(hand_text(held, gone), context.out)
    else:
        write(render(hand_view(held, gone, context.frame), context.frame), context.out)
    return 0


def _refuse_calls(text: str) -> None:
    """Raise Unreadable (not-a-card, "calls") for what somebody says: that is for `judge`."""
    if Plain(text).text.strip(" -?") and not looks_like_cards(text) and looks_like_calls(text):
        right = f'marque judge "{text[:40]}" -'
        raise Unreadable("not-a-card", Place("hand", text), reason="calls", right=right)


def _read(texts: dict[str, tuple[str, range]], context: Context) -> tuple[HandText, ...]:
    """The texts of cards, in one alphabet. Raises the readers' errors, and "two-places"."""
    choice = context.everywhere.cards or "auto"
    hands = tuple(read_cards(texts, choice, hint_of(context)).values())
    both = hands[0].cards & hands[-1].cards if len(hands) > 1 else 0
    raise_all(
        Impossible(
            "two-places", Place("discard", code_of(card)), card=card, first="hand", second="discard"
        )
        for card in cards_of(both)
    )
    return hands
