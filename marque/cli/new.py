"""`marque new`: begin a game to a target, a partie, or an evening of written piquet."""

from __future__ import annotations

import secrets
from typing import Annotated

import typer
from typer import Option

from marque.cli.code_choice import Choice, choose_code
from marque.cli.context import Context
from marque.cli.show_game import line, show_after, title
from marque.cli.world import book_of
from marque.codes.load import load_code
from marque.errors import Impossible, Place, Unreadable
from marque.games.kinds import KINDS, USUAL_CODES
from marque.session.book import Book, Game
from marque.session.founding import Founded, found
from marque.session.players import read_players
from marque.views.document import Block, Gap

Text = Annotated[str | None, Option()]

# Options that aren't settings of the game.
APART = ("code", "date", "seed", "draw")


def command(
    ctx: typer.Context,
    code: Text = None,
    dealer: Text = None,
    stake: Text = None,
    currency: Text = None,
    date: Text = None,
    target: Text = None,
    best_of: Text = None,
    double_below: Text = None,
    stop: Text = None,
    deals: Text = None,
    preset: Text = None,
    rois: Text = None,
    rotation: Text = None,
    marking: Text = None,
    consolation: Text = None,
    refait_bonus: Text = None,
    manner: Text = None,
    settlement: Text = None,
    draw: Annotated[bool, Option("--draw")] = False,
    carry: Text = None,
    seed: Text = None,
    yes: Annotated[bool, Option("--yes")] = False,
) -> int:
    """Begin a game and make it the open one."""
    context: Context = ctx.obj
    if not ctx.args:
        raise Impossible(
            "usage", Place("command", ""), reason="unknown-kind", given="", allowed=KINDS
        )
    kind, names = ctx.args[0], ctx.args[1:]
    options = {
        name: value
        for name, value in ctx.params.items()
        if isinstance(value, str) and name not in APART
    }
    if draw:
        options["draw"] = "yes"
    carried = options.pop("carry", None)
    choice = _code(context, kind, code)
    book = book_of(context)
    inherited = _inherited(book, options, carried) if kind == "ecrire" else None
    if "currency" in context.settings:
        options.setdefault("currency", context.settings["currency"])
    players = read_players(book.store)
    founded = found(
        kind, [players.spelled(name) for name in names], options, choice.code, _seed(seed)
    )
    if seed is not None and founded.seed is None:
        raise _nothing_to_draw(kind)
    settings = founded.settings
    if carried is not None:
        settings = book.carrying(settings, carried, yes=yes)
    game = book.begin(
        kind,
        settings,
        choice.code,
        id=context.everywhere.game,
        stake=founded.stake,
        currency=founded.currency,
        date=_date(date),
        seed=founded.seed,
        code_from=choice.origin,
    )
    said = _begun(context, game, founded, choice)
    if inherited is not None:
        said.insert(-1, line(context, "stake-inherited", game=inherited))
    return show_after(context, game, *said)


def _inherited(book: Book, options: dict[str, str], carried: str | None) -> str | None:
    """Take over what isn't typed of the stake from the game that is carried; that game's id.

    None where nothing is taken over: the nets of two stakes can't be added.
    """
    if carried is None:
        return None
    earlier = book.read(carried)
    taken = "stake" not in options and earlier.stake is not None
    for name, value in (("stake", earlier.stake), ("currency", earlier.currency)):
        if value is not None:
            options.setdefault(name, value)
    return earlier.id if taken else None


def _code(context: Context, kind: str, asked: str | None) -> Choice:
    """The code of the new game; a partie starts from that of the rubicon (contract, section 4)."""
    if asked is None and kind == "partie":
        return Choice(load_code(USUAL_CODES[kind]), "partie")
    return choose_code(context, asked, of_game=False)


def _begun(context: Context, game: Game, founded: Founded, code: Choice) -> list[Block]:
    """What was begun, and which settings came from where."""
    from marque.views.founding import Stake, founding_view

    stake = None
    if founded.stake is not None and founded.currency is not None:
        stake = Stake(founded.stake, founded.currency)
    view = founding_view(
        game.settings,
        [("code", code.code.name, code.origin), *founded.origins],
        context.frame,
        stake=stake,
        seed=founded.seed,
    )
    return [title(context, "begun", game=game.id), *view, Gap()]


def _seed(text: str | None) -> int:
    """The number that the lot is drawn with; a new one where none is given."""
    if text is None:
        return secrets.randbelow(1_000_000)
    digits = text.strip()
    if digits.isascii() and digits.isdigit():
        return int(digits[:12])
    raise Unreadable(
        "bad-setting", Place("--seed", text[:80]), setting="seed", value=text, least=0, most=999_999
    )


def _nothing_to_draw(kind: str) -> Impossible:
    """The error for a seed where nothing is drawn by lot."""
    place = Place("command", "--seed")
    if kind == "ecrire":
        return Impossible("usage", place, reason="goes-with", option="--seed", right="--draw")
    return Impossible("usage", place, reason="does-nothing", option="--seed", other="--dealer")


def _date(text: str | None) -> str | None:
    """The day of the game, YYYY-MM-DD."""
    if text is None:
        return None
    from datetime import date

    try:
        return date.fromisoformat(text.strip()).isoformat()
    except ValueError:
        raise Unreadable(
            "bad-setting", Place("--date", text[:80]), setting="date", value=text, reason="date"
        ) from None
