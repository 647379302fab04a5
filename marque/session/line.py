"""A line typed at the table, made into a command and the arguments that the program takes.

Comes in: the line. Goes out: `Line`. A line that begins with a command's word, in either
language, is that command; another is a deal (`27-13`, `anne=27 boris=13`, or two sides and
the play, `/` or `|` between them), a point or a call to be settled (`p58/p59`), or a hand.
What the arguments say is the commands' business: contract, sections 1 to 3 and 5.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from marque.calls.announce import parse_calls
from marque.cards.notation import looks_like_cards
from marque.errors import Impossible, Place, Unreadable
from marque.referee.fields import is_hand
from marque.session.amounts import looks_like_totals
from marque.session.words import HELP, action, meaning, nearest

# No line of sense is longer: two hands, all that was said, and twelve tricks card by card.
LONGEST: Final = 2000

# What belongs to a deal that is written down, and to no mere question about one.
_OF_A_DEAL: Final = {
    *("--elder", "--thrown-in", "--winner", "--as", "--yes", "--file", "-f"),
    *("--tricks", "--play"),
}
# What may stand without dashes at the end of a deal, as in a file of deals.
_TRAILING: Final = re.compile(r"(elder|thrown-in|winner)=(.*)", re.DOTALL)

_QUOTES: Final = dict.fromkeys(map(ord, "“”„‟″«»"), '"')
# A word, or what stands between quotation marks; an apostrophe is one only around a word.
_TOKEN: Final = re.compile(r"""(?<!\S)'[^']*'(?!\S)|(?:[^\s"]|"[^"]*"?)+""")
_OPTION: Final = re.compile(r"[-–—−]{1,2}[^\W\d_]")
_QUOTED: Final = re.compile(r'"[^"]*"?')
_BETWEEN_SIDES: Final = re.compile(r"""[/|"']|--[a-z-]+""")
_LIKE_FIGURES: Final = re.compile(r"[-–—−+]?\d")


class Line(NamedTuple):
    """A command by its name, "" for an empty line, and its arguments."""

    command: str
    arguments: tuple[str, ...] = ()


def read_line(text: str, commands: Iterable[str], lang: str) -> Line:
    """What a line means.

    commands: the names of the commands that there are; lang: for the words that may have
    been meant. Raises Unreadable "not-a-call", reason "too-long" (count, most); Impossible
    "usage", reason "unknown-command" (given, nearest).
    """
    if len(text) > LONGEST:
        place = Place("command", text[:40])
        raise Unreadable("not-a-call", place, reason="too-long", count=len(text), most=LONGEST)
    typed = text.translate(_QUOTES)
    first = _TOKEN.search(typed)
    if first is not None and first[0].casefold() == "marque":  # as messages have it
        typed = typed[first.end() :]
        first = _TOKEN.search(typed)
    if first is None:
        return Line("")
    if first[0].startswith("?"):
        return Line(HELP, tuple(_plain(typed.replace("?", " ", 1))))
    command = meaning(first[0], commands)
    if command is None:
        return _bare(typed, commands, lang)
    return Line(command, tuple(_arguments(command, typed[first.end() :])))


def holds_cards(text: str) -> bool:
    """Whether a line has somebody's cards in it, which no history may keep."""
    return any(map(looks_like_cards, _BETWEEN_SIDES.split(text)))


def _arguments(command: str, text: str) -> list[str]:
    """The arguments of a command from the text after its word."""
    if command in ("deal", "judge"):
        return _of_sides(text)
    if command == "amend":
        number = _TOKEN.search(text)
        if number is not None:
            return [_unquoted(number[0]), *_of_sides(text[number.end() :])]
    words = _plain(text)
    return [action(command, words[0]), *words[1:]] if words else []


def _of_sides(text: str) -> list[str]:
    """Totals, or the sides and the play, then the options, as `deal` and `judge` take them."""
    head, options = _parted(text)
    sides = _totals(head) or _sides(head)
    if sides is None:
        return [*_plain(head), *options]
    play = ["--tricks", sides.pop()] if len(sides) == 3 else []
    return [*sides, *play, *options]


def _bare(text: str, commands: Iterable[str], lang: str) -> Line:
    """A line without a command's word: by what it is made of."""
    head, options = _parted(text)
    tokens = _plain(head)
    totals = _totals(head)
    for_a_deal = any(one.partition("=")[0] in _OF_A_DEAL for one in options)
    if totals or (for_a_deal and not tokens):
        return Line("deal", (*(totals or ()), *options))
    sides = _sides(head) or _sides_apart(tokens)
    if sides is not None and len(sides) == 3:
        return Line("deal", (*sides[:2], "--tricks", sides[2], *options))
    if sides is not None:
        return Line("deal" if for_a_deal else "judge", (*sides, *options))
    if is_hand(head) or looks_like_cards(head):
        return Line("hand", (head.strip(), *options))
    if tokens and _LIKE_FIGURES.match(tokens[0]):
        return Line("deal", (*tokens, *options))
    given = (tokens or options)[0]
    raise Impossible(
        "usage",
        Place("command", given),
        reason="unknown-command",
        given=given,
        nearest=nearest(given, commands, lang),
    )


def _parted(text: str) -> tuple[str, list[str]]:
    """The text before the first option, and the options as arguments.

    What may stand without dashes at the end of a deal (`elder=boris`) is among them.
    """
    end, options = len(text), []
    for token in _TOKEN.finditer(text):
        if _OPTION.match(token[0]):
            end, options = token.start(), _plain(text[token.start() :])
            break
    head = text[:end]
    while (last := _last(head)) and (trailing := _TRAILING.fullmatch(last[0])):
        head = head[: last.start()]
        options = [f"--{trailing[1]}", _unquoted(trailing[2]), *options]
    return head, options


def _last(text: str) -> re.Match[str] | None:
    tokens = list(_TOKEN.finditer(text))
    return tokens[-1] if tokens else None


def _totals(head: str) -> list[str] | None:
    """What both sides made, if that is all there is: `27-13`, `27 13`, `27 / 13`, by name."""
    sides = _sides(head)
    if sides is None:
        tokens = _plain(head)
        return tokens if looks_like_totals(tokens) else None
    # `p6=58; 5K / p6=59` isn't what a player of the name of "5K / p6" made.
    return sides if "=" not in head and looks_like_totals(sides) else None


def _sides(head: str) -> list[str] | None:
    """The parts between `|` or `/`, at most three; None where neither stands there.

    The third is the play, in which `/` may stand again.
    """
    shown = _QUOTED.sub(lambda quoted: "_" * len(quoted[0]), head)
    mark = "|" if "|" in shown else "/"
    cuts = [at for at, one in enumerate(shown) if one == mark][:2]
    if not cuts:
        return None
    starts, ends = [0, *(at + 1 for at in cuts)], [*cuts, len(head)]
    return [_unquoted(head[a:b].strip()) for a, b in zip(starts, ends, strict=True)]


def _sides_apart(tokens: Sequence[str]) -> list[str] | None:
    """Two sides, or two and the play, with nothing but spaces between them."""
    if len(tokens) in (2, 3) and all(map(_like_a_side, tokens[:2])):
        return list(tokens)
    return None


def _like_a_side(text: str) -> bool:
    return text == "-" or looks_like_cards(text) or is_hand(text) or not parse_calls(text, "")[1]


def _plain(text: str) -> list[str]:
    """The words of a text, as a shell would part them."""
    return [_unquoted(token[0]) for token in _TOKEN.finditer(text)]


def _unquoted(token: str) -> str:
    if len(token) > 1 and token[0] == token[-1] == "'":
        return token[1:-1]
    return token.replace('"', "")
