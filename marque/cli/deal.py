"""`marque deal`: record a deal, or many from a file."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import typer
from typer import Option

from marque.cli.code_choice import hint_of
from marque.cli.context import Context
from marque.cli.progress import progress_of
from marque.cli.show_game import line, show_after
from marque.cli.world import book_of
from marque.errors import Impossible, MarqueError, Place, raise_all
from marque.games.course import Next
from marque.games.log import next_deal_number, next_entry
from marque.games.marking import REFAIT
from marque.session.book import Book, Game, Wanted
from marque.session.recording import Made, Typed, left_open, make_deal, read_number
from marque.views.document import Block, Gap, Line, Title

Text = Annotated[str | None, Option()]

# The options that say something of the deal, by the names of their parameters: as in `judge`,
# whose module would bring the whole referee where only totals are written down.
OF_THE_DEAL = (
    "elder_says", "younger_says", "younger_answers", "elder_discard", "younger_discard",
    "elder_dealt", "younger_dealt", "tricks", "played",
)  # fmt: skip


def command(
    ctx: typer.Context,
    elder: Text = None,
    thrown_in: Text = None,
    winner: Text = None,
    deal_number: Annotated[str | None, Option("--as")] = None,
    yes: Annotated[bool, Option("--yes")] = False,
    file: Annotated[str | None, Option("--file", "-f")] = None,
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
    irregular: Annotated[bool, Option("--irregular")] = False,
) -> int:
    """Record a deal in the game, as totals or as evidence that is judged."""
    context: Context = ctx.obj
    book = book_of(context)
    if file is not None:
        if ctx.args:
            place = Place("command", ctx.args[0])
            raise Impossible(
                "usage", place, reason="does-nothing", option=ctx.args[0], other="--file"
            )
        return _from_file(context, book, file, yes=yes)
    typed = typed_deal(context, ctx)
    return _record(context, book, typed, deal_number)


def typed_deal(context: Context, ctx: typer.Context) -> Typed:
    """What a command's arguments and options say of a deal."""
    fields = {
        name.replace("_", "-"): value
        for name, value in ctx.params.items()
        if name in OF_THE_DEAL and isinstance(value, str)
    }
    if ctx.params.get("play") is not None:
        fields["tricks"] = ctx.params["play"]
    if ctx.params.get("irregular"):
        fields["irregular"] = "yes"
    return Typed(
        tuple(ctx.args),
        fields,
        elder=ctx.params.get("elder"),
        thrown_in=ctx.params.get("thrown_in"),
        winner=ctx.params.get("winner"),
        yes=bool(ctx.params.get("yes")),
        cards=context.everywhere.cards or "auto",
        hint=hint_of(context),
    )


def _record(context: Context, book: Book, typed: Typed, expected_number: str | None) -> int:
    made: list[Made] = []
    left: list[Next | None] = []

    def make(game: Game) -> Sequence[Wanted]:
        _check_number(game, expected_number)
        made[:] = [make_deal(game, typed, book.now())]
        data = made[0].data
        left[:] = [left_open(game, (data["elder"], data["younger"]))]
        return [("deal", data)]

    game = book.write(context.everywhere.game, make)
    blocks = [deal_title(context, game), *_said_of(made[0], game, context, left[0])]
    return show_after(context, game, *blocks, entry=game.entries[-1].n)


def _said_of(made: Made, game: Game, context: Context, left: Next | None) -> list[Block]:
    """What has to be said of a deal beside its points: what is odd in it, and the verdict.

    left: what was to be played in the tour that this deal leaves open, None for none.
    """
    from marque.views.players import in_sentences
    from marque.views.remarks import finding_text

    names = in_sentences(game.players, context.frame)
    blocks: list[Block] = [
        Line(finding_text(one, names, context.frame), "warn")
        for one in game.state.findings
        if one.deal == made.data["deal"] and not (left and one.kind == "unexpected-pair")
    ]
    if left is not None:
        pair = context.phrases.listed(names[name] for name in (left.elder, left.younger))
        key = "pair-left-refait" if left.state == REFAIT else "pair-left-open"
        blocks.append(line(context, key, tour=left.tour, pair=pair))
    if made.repeated:
        blocks.append(line(context, "repeated"))
    if made.judged is not None and not context.everywhere.json:
        from marque.views.verdict import verdict_view

        judged = made.judged
        blocks += [*verdict_view(judged.verdict, judged.deal, "game", context.frame), Gap()]
    return blocks


def deal_title(context: Context, game: Game) -> Title:
    """The first line after a deal: "deal 2: Boris (elder) 31, Anne 14"."""
    from marque.views.deal_line import deal_line

    return Title(deal_line(game.state, game.entries[-1].data["deal"], context.frame))


def _check_number(game: Game, expected: str | None) -> None:
    """Refuse unless the deal becomes the one that `--as` says."""
    if expected is None:
        return
    wanted, number = read_number(expected), next_deal_number(game.entries)
    if wanted != number:
        raise Impossible(
            "usage", Place("--as", expected), reason="other-number", given=wanted, right=number
        )


# Many deals from paper, one a line.


def _from_file(context: Context, book: Book, name: str, *, yes: bool) -> int:
    """Record every line of a file, all of them or, with an error in any, none.

    name: the file's; `-` is standard input.
    """
    from marque.cli.files import LONGEST, STANDARD_INPUT, STDIN_NAME, read_lines

    lines = list(read_lines(name, LONGEST))
    source = STDIN_NAME if name == STANDARD_INPUT else name
    recorded: list[Wanted] = []

    def make(game: Game) -> Sequence[Wanted]:
        recorded[:] = _entries_of(context, book, game, lines, source, yes=yes)
        return recorded

    game = book.write(context.everywhere.game, make)
    done = line(context, "from-file", count=len(recorded))
    return show_after(context, game, done)


def _entries_of(
    context: Context, book: Book, game: Game, lines: Sequence[str], source: str, *, yes: bool
) -> list[Wanted]:
    """The entries that the lines make, each on the state that those before it leave."""
    wanted: list[Wanted] = []
    errors: list[MarqueError] = []
    tell = progress_of(context, "recording") or (lambda _done, _total: None)
    for number, raw in enumerate(lines, 1):
        tell(number, len(lines))
        content = raw.partition("#")[0].strip()
        if not content:
            continue
        try:
            made = make_deal(game, typed_line(content, context, yes=yes), book.now())
        except MarqueError as error:
            errors += [_at_line(one, source, number, content) for one in error.errors]
            if error.kind == "finished":  # and so would every line below be
                tell(len(lines), len(lines))
                break
            continue
        wanted.append(("deal", made.data))
        entry = next_entry(game.entries, f"line-{number}", book.now(), "deal", made.data)
        game = game.with_entries([*game.entries, entry])
    raise_all(errors)
    return wanted


def typed_line(content: str, context: Context, *, yes: bool) -> Typed:
    """One line of a file of deals: totals, or both sides' cards or words, `|` between them.

    After a second `|` the tricks; `elder=NAME`, `thrown-in=NAME` and `winner=NAME` may stand
    at the end.
    """
    named: dict[str, str] = {}
    words = content.split()
    while words and words[-1].partition("=")[0] in ("elder", "thrown-in", "winner"):
        name, _, named[name] = words.pop().partition("=")
    sides, fields = words, {}
    if "|" in content:
        sides = [part.strip() for part in " ".join(words).split("|")]
        fields = {"tricks": sides.pop()} if len(sides) == 3 else {}
    return Typed(
        tuple(sides),
        fields,
        elder=named.get("elder"),
        thrown_in=named.get("thrown-in"),
        winner=named.get("winner"),
        yes=yes,
        cards=context.everywhere.cards or "auto",
        hint=hint_of(context),
    )


def _at_line(error: MarqueError, source: str, number: int, content: str) -> MarqueError:
    text = error.place.text if error.place is not None else content[:80]
    return type(error)(error.kind, Place(source, text, line=number), **error.values)
