"""docs/census.md: the counts of hands, and deals under simple play beside the book's figures.

Comes in: tables, and what came of deals played. Goes out: Markdown.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from statistics import median_low
from typing import Any

from tests.census import book
from tests.census.play import PLAYERS, Played
from tests.census.tables import (
    CLOSED,
    RANKS,
    Tables,
    by_best_set,
    by_length,
    how_many_sets,
    tables,
    value,
)

NAMES = {"A": "aces", "K": "kings", "Q": "queens", "J": "knaves", "T": "tens"}
TOPS = {"A": "ace", "K": "king", "Q": "queen", "J": "knave", "T": "ten", "9": "nine"}
RUNS = {3: "tierce", 4: "quart", 5: "quint", 6: "sixième", 7: "septième", 8: "huitième"}

HEAD = """\
# The census

Written by `python -m tests.census.run` with `--report`; don't edit it here.

How many of the C(32,12) = {hands} hands hold what. Twelve cards out of a shuffled pack
are each of these hands with the same chance, so the shares are also the chances of a hand as it
is dealt; not of a hand after the exchange, for somebody has chosen that.

The numbers are worked out in two ways that share no code, and the tests compare them:

- by convolution (`tests/census/tables.py`): a hand is a holding of each of four suits, and eight
  ranks with some cards of each; the holdings are sorted, and put together suit by suit and rank by
  rank. Nothing of marque is used.
- by marque's own hand reader, `marque/cards/hand.py`, asked about whole hands
  (`tests/census/read_by_marque.py`): in every run of the tests about one hand of each class, and
  with `--every-hand` about every hand there is, but for the names of the suits.

{read}

Where a number has a closed form it stands beside it, and the tests check that it comes to that.
"""

PLAYED = """\
## Deals under simple play

Cavendish prints what elder and younger made in 10,000 hands that people had played ("Odds at
Piquet", 8th edition); "the show", a total that is made or passed in every other hand, came to
{shows}. It is a median, not a mean. The figures beside his are no test of marque, and no estimate
of what good players make: they are what comes of {deals} deals between two players of the same
simple kind, counted by marque under the laws of 1882 (`rubicon`), seed {seed}. Where they are near
the book's, simple play comes near to good play; where they aren't, it doesn't.

{players}
"""


def census(found: Tables, read: str) -> str:
    """The first part: the counts of hands. read: what was read by marque for this page."""
    hands = found.points.total()
    parts = [HEAD.format(hands=_number(hands), read=read)]
    parts += ["## The best point\n", _lengths("cards", by_length(found.points), hands, _of_point)]
    parts += [_table(["cards", "pips", "hands", "share"], _points(found.points, hands))]
    lengths = by_length(found.sequences)
    parts += ["## The best sequence\n", _lengths("sequence", lengths, hands, _of_sequence)]
    parts += [_table(["sequence", "to the", "hands", "share"], _runs(found.sequences, hands))]
    parts += ["## Sets\n", "Quatorzes and trios, whatever their ranks.\n"]
    parts += [_table(["quatorzes", "trios", "hands", "share"], _numbers(found, hands))]
    parts += [f"Exactly {_told(n)}: {_closed(('quatorzes', n))}\n" for n in (1, 2, 3)]
    parts += ["The best set of a hand.\n"]
    parts += [_table(["set", "hands", "share", "closed form"], _best_sets(found, hands))]
    blanche = tables(ranks="AT987").points.total()
    parts += ["## Carte blanche\n"]
    parts += [
        f"{_number(blanche)} hands, {_closed(('carte blanche', ''))}: one in"
        f" {hands / blanche:,.1f}. Cavendish's odds against it are 1791 to 1.\n"
    ]
    return "\n".join(parts)


def deals(results: Mapping[str, Played], number: int, seed: int) -> str:
    """The second part: deals under simple play beside the book's."""
    shows = " and ".join(str(show) for show, _ in book.SHOW)
    players = _players()
    parts = [PLAYED.format(shows=shows, deals=_number(number), seed=seed, players=players)]
    kinds = list(results)
    for side, name in enumerate(("elder", "younger")):
        show, times = book.SHOW[side]
        rows = [[f"{show} or more", _share(times, book.HANDS)]]
        rows += [["mean", "not told"], ["median", f"{show}, the show"]]
        for kind in kinds:
            totals = results[kind].totals[side]
            rows[0].append(_share(sum(n for t, n in totals.items() if t >= show), number))
            rows[1].append(f"{sum(t * n for t, n in totals.items()) / number:.1f}")
            rows[2].append(str(median_low(totals.elements())))
        rows += _in_tens(side, [results[kind].totals[side] for kind in kinds], number)
        parts += [f"### The totals of {name}\n", _table([name, "Cavendish", *kinds], rows)]
    parts += ["### What else the book gives odds for\n"]
    parts += [_table(["", "Cavendish", *kinds], _odds(results, number))]
    return "\n".join(parts)


def _players() -> str:
    """What the players do: the words of the module that plays."""
    from tests.census import play

    paragraphs = re.split(r"\n\n", (play.__doc__ or "").strip())
    assert all(f"`{kind}`" in paragraphs[-1] for kind in PLAYERS)
    return (
        "Both sides play alike, each sees its own hand only, and both call all they hold.\n"
        + (paragraphs[-1])
    )


def _lengths(head: str, counts: Counter[int], hands: int, closed: Any) -> str:
    rows = [
        [_length(head, n), _number(counts[n]), _share(counts[n], hands), closed(n)]
        for n in sorted(counts)
    ]
    return _table([head, "hands", "share", "closed form"], rows)


def _length(head: str, number: int) -> str:
    return str(number) if head == "cards" else RUNS.get(number, "none")


def _of_point(length: int) -> str:
    return _closed(("point of cards", length))


def _of_sequence(length: int) -> str:
    return _closed(("longest sequence", length))


def _closed(key: tuple[str, Any]) -> str:
    """A closed form and what it comes to."""
    formula = CLOSED.get(key)
    return "" if formula is None else f"{formula} = {_number(value(formula))}"


def _points(counts: Counter[tuple[int, int]], hands: int) -> Iterator[list[str]]:
    for (cards, pips), ways in sorted(counts.items()):
        yield [str(cards), str(pips), _number(ways), _share(ways, hands)]


def _runs(counts: Counter[tuple[int, str]], hands: int) -> Iterator[list[str]]:
    for (length, top), ways in sorted(counts.items(), key=lambda one: _rank_of(one[0])):
        if length:
            yield [RUNS[length], TOPS[top], _number(ways), _share(ways, hands)]


def _rank_of(held: tuple[int, str]) -> tuple[int, int]:
    return held[0], -RANKS.find(held[1])


def _numbers(found: Tables, hands: int) -> Iterator[list[str]]:
    for (quatorzes, trios), ways in sorted(how_many_sets(found.sets).items()):
        yield [str(quatorzes), str(trios), _number(ways), _share(ways, hands)]


def _best_sets(found: Tables, hands: int) -> Iterator[list[str]]:
    counts = by_best_set(found.sets)
    for held in sorted(counts, key=_rank_of, reverse=True):
        size, rank = held
        name = f"{'four' if size == 4 else 'three'} {NAMES[rank]}" if size else "none"
        ways = counts[held]
        yield [name, _number(ways), _share(ways, hands), _closed(("best set", held))]


def _told(quatorzes: int) -> str:
    return ("no quatorze", "one quatorze", "two quatorzes", "three quatorzes")[quatorzes]


def _in_tens(side: int, totals: Sequence[Counter[int]], number: int) -> Iterator[list[str]]:
    printed = (book.ELDER, book.YOUNGER)[side]
    columns = [book.in_tens(one) for one in totals]
    for row, times in enumerate(printed):
        label = f"{10 * row} to {10 * row + 9}" if row < 15 else "150 or more"
        shares = [_share(column[row], number) for column in columns]
        yield [label, _share(times, book.HANDS), *shares]


def _odds(results: Mapping[str, Played], number: int) -> Iterator[list[str]]:
    for event, (against, words) in book.AGAINST.items():
        shares = [_share(one.events[event], number) for one in results.values()]
        yield [event, f"{words}: {1 / (against + 1):.1%}", *shares]


def _table(head: list[str], rows: Iterable[list[str]]) -> str:
    lines = [head, ["--:"] * len(head), *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def _number(number: int) -> str:
    return f"{number:,}"


def _share(part: int, whole: int) -> str:
    share = part / whole
    return f"{share:.2%}" if share >= 0.0001 or not part else f"1 in {whole / part:,.0f}"
