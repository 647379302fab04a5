"""`marque audit` of a game: its recorded deals, and with `--apply` the rulings written into it.

Comes in: no file, for all deals of the open game or of the one that `--game` names, or for the
one that `--deal` names; or the file of one record, which tells more of one deal than the game
has. Goes out: what is wrong, and what was written. A ruling that waits for an answer or for a
player's choice is never guessed: it is named, with the command that rules it.
"""

from __future__ import annotations

from collections.abc import Sequence
from shlex import quote

import typer

from marque.cli.amend import shown_changes
from marque.cli.code_choice import Choice, said_with
from marque.cli.context import Context
from marque.cli.files import STANDARD_INPUT, STDIN_NAME, read_lines
from marque.cli.show_game import show_after
from marque.cli.world import book_of
from marque.errors import Impossible, Place, Unreadable, raise_all
from marque.games.kinds import deals_of
from marque.games.played import Deal
from marque.laws.audit import Audited
from marque.referee.record import Record
from marque.referee.record_json import read_deals
from marque.session.amending import standing_deal
from marque.session.auditing import (
    Laid,
    Told,
    audit_told,
    deal_told,
    deal_told_by,
    lay,
    left,
)
from marque.session.book import Book, Game, Wanted
from marque.session.recording import read_number
from marque.views.audit import Tally, Which, audit_view, tally_view
from marque.views.audit_json import audit_text
from marque.views.audit_laid import Outcome, laid_plain, laid_view
from marque.views.document import Block, Gap, Line
from marque.views.frame import write
from marque.views.render import render


def audit_game(context: Context, ctx: typer.Context) -> int:
    """Audit the deals of a game, or one as a record tells it, and print what is wrong.

    Raises Impossible (no-game, "none-to-audit") where neither a game is open nor a file named.
    """
    book, given = book_of(context), ctx.args
    if len(given) > 1:
        raise Impossible("usage", Place("command", given[1]), reason="one-record")
    if ctx.params["code"] is not None:
        other = "--apply" if ctx.params["apply"] else "--game"
        place = Place("command", "--code")
        raise Impossible("usage", place, reason="does-nothing", option="--code", other=other)
    asked = context.everywhere.game
    if asked is None and not given and ctx.params["deal"] is None and not ctx.params["apply"]:
        _refuse_nothing_open(book)
    told_by = _one_record(given[0]) if given else None
    if ctx.params["apply"]:
        return _apply(context, book, ctx, told_by)
    game = book.read(asked)
    if told_by is not None or ctx.params["deal"] is not None:
        told = _told(game, _number(ctx), told_by)
        audited = audit_told(told, game)
        write(_text(context, told, audited, game, ()), context.out)
        return 1 if audited.wrong else 0
    return _all(context, game, show_all=ctx.params["show_all"])


def _refuse_nothing_open(book: Book) -> None:
    try:
        book.open_id()
    except Impossible:
        raise Impossible("no-game", reason="none-to-audit") from None


def _number(ctx: typer.Context) -> int | None:
    given = ctx.params["deal"]
    return None if given is None else read_number(given)


def _one_record(name: str) -> tuple[Record, str]:
    """The one record of a file, and the file's name. Raises all that is wrong with it."""
    source = STDIN_NAME if name == STANDARD_INPUT else name
    entries = read_deals(read_lines(name), source)
    entry = next(entries, None)
    if entry is None:
        raise Unreadable("bad-record", Place(source, ""), reason="no-records")
    if next(entries, None) is not None:
        raise Impossible("usage", Place(source, ""), reason="one-record")
    raise_all(entry.errors)
    return entry.record, source


def _told(game: Game, number: int | None, told_by: tuple[Record, str] | None) -> Told:
    """One deal of a game, the last where none is named, as the record or the game tells it."""
    deal = _deal(game, number)
    if told_by is not None:
        return deal_told_by(*told_by, game, deal)
    told = deal_told(game, deal)
    if told is None:
        place = Place("deal", str(deal.number))
        raise Impossible("usage", place, reason="totals-only", deal=deal.number)
    return told


def _deal(game: Game, number: int | None) -> Deal:
    if number is not None:
        return standing_deal(game, number)
    deals = deals_of(game.settings, game.entries)
    if not deals:
        raise Impossible("usage", Place("game", game.id), reason="no-deal", game=game.id)
    return max(deals, key=lambda deal: deal.number)


def _text(context: Context, told: Told, audited: Audited, game: Game, more: Sequence[Block]) -> str:
    """One deal as it is printed. more: what is said after it, for people."""
    which = _which(told, game)
    if context.everywhere.json:
        return audit_text(audited, which, "game", context.frame)
    code = said_with(context, Choice(game.code, "game"))
    view = audit_view(audited, which, "game", context.frame, code)
    return render((*view, *more), context.frame)


def _which(told: Told, game: Game) -> Which:
    number, line = told.deal.number, told.record.line
    return Which(told.source if line else "", number, str(number), line, game.id)


def _all(context: Context, game: Game, *, show_all: bool) -> int:
    """Every deal of a game that has more than totals."""
    tally, texts = Tally(), []
    for deal in deals_of(game.settings, game.entries):
        told = deal_told(game, deal)
        if told is None:
            tally = tally._replace(bare=tally.bare + 1)
            continue
        audited = audit_told(told, game)
        tally = tally.counting(audited)
        if audited.wrong or show_all or context.everywhere.json:
            texts.append(_text(context, told, audited, game, ()))
    if not context.everywhere.json:
        nothing = Line(context.phrases.say("audit", "none-there"))
        texts.append(render(tally_view(tally, context.frame) or (nothing,), context.frame))
    write(("" if context.everywhere.json else "\n").join(texts), context.out)
    return 1 if tally.wrong else 0


def _of_game(context: Context) -> str:
    """What a command must carry to be of the game asked for."""
    asked = context.everywhere.game
    return "" if asked is None else f" --game {quote(asked)}"


def _apply(
    context: Context, book: Book, ctx: typer.Context, told_by: tuple[Record, str] | None
) -> int:
    """Write the rulings of an audit into the game; all is worked out under the lock."""
    number, yes = _number(ctx), ctx.params["yes"]
    found: list[tuple[Told, Audited, Laid, Outcome]] = []
    changes: list[Block] = []

    def make(game: Game) -> Sequence[Wanted]:
        told = _told(game, number, told_by)
        audited = audit_told(told, game)
        laid = lay(game, told, audited, book.then, yes=yes)
        changes.clear()
        after = game
        for wanted in laid.wanted:
            changes[:] = shown_changes(context, book, after, wanted, yes=yes)
            after = book.then(after, wanted)
        waiting = tuple(left(after, told, audited))
        laws = tuple(one.fault.law for one, _ in laid.rulings)
        count, evidence = len(laid.wanted), laid.evidence
        seats, points = told.deal.seats, (laid.before, laid.after)
        numbers = (told.deal.number, seats, laws, count, evidence, *points)
        outcome = Outcome(game.id, *numbers, waiting, _of_game(context))
        found[:] = [(told, audited, laid, outcome)]
        return laid.wanted

    game = book.write(context.everywhere.game, make)
    told, audited, laid, outcome = found[0]
    which = _which(told, game)
    written = [entry.n for entry in game.entries[len(game.entries) - len(laid.wanted) :]]
    status = 1 if audited.wrong else 0
    if context.everywhere.json:
        plain = laid_plain(outcome, written)
        write(audit_text(audited, which, "game", context.frame, plain), context.out)
        return status
    code = said_with(context, Choice(game.code, "game"))
    view = audit_view(audited, which, "game", context.frame, code)
    blocks = (*view, *laid_view(outcome, context.frame))
    if laid.wanted:
        show_after(context, game, *blocks, Gap(), *changes)
    else:
        write(render(blocks, context.frame), context.out)
    return status
