"""What an import did, game by game, or why it didn't: what each of two copies has alone.

Comes in: a line for each game. Goes out: a `Document`, or plain values of the schema
`marque.imported/1`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from marque.games.log import Entry
from marque.views.document import Block, Document, Gap, Heading, Items, Line
from marque.views.frame import Frame
from marque.views.history import entry_text
from marque.views.safe import safe

_ID = 40


class Brought(NamedTuple):
    """What was done with one game: whether it is new here, and how many entries came and went.

    aside: where the game as it was before is kept, None unless entries went.
    """

    game: str
    new: bool
    added: int
    dropped: int
    aside: str | None


class Tails(NamedTuple):
    """A game that has gone on in both copies: the entries that each has alone."""

    game: str
    mine: tuple[Entry, ...]
    theirs: tuple[Entry, ...]


def imports_view(done: Sequence[Brought], frame: Frame) -> Document:
    """What was done, a line a game."""
    return tuple(Line(_text(one, frame)) for one in done)


def imports_plain(done: Sequence[Brought]) -> dict[str, Any]:
    """The same as plain values."""
    return {"schema": "marque.imported/1", "games": [one._asdict() for one in done]}


def tails_view(tails: Sequence[Tails], frame: Frame) -> Document:
    """The entries of each copy alone, and what decides between them; nothing for none."""
    say = frame.phrases.say
    blocks: list[Block] = []
    for one in tails:
        for key, entries in (("tail-mine", one.mine), ("tail-theirs", one.theirs)):
            blocks.append(Heading(say("games", key, game=safe(one.game, _ID))))
            blocks.append(Items(tuple(entry_text(entry, frame) for entry in entries)))
    if blocks:
        blocks += [Gap(), Line(say("games", "tails-hint")), Gap()]
    return tuple(blocks)


def _text(one: Brought, frame: Frame) -> str:
    say = frame.phrases.say
    game = safe(one.game, _ID)
    if one.new:
        return say("games", "imported-new", game=game, count=one.added)
    if one.aside is not None:
        return say("games", "imported-theirs", game=game, count=one.dropped, file=f"`{one.aside}`")
    if one.added:
        return say("games", "imported-added", game=game, count=one.added)
    return say("games", "imported-nothing", game=game)
