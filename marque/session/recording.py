"""A deal as typed, made into the entry that a game keeps.

Comes in: a game, and what was typed of the deal: totals, or all that `judge` takes. Goes
out: the data of the entry, the evidence as typed beside the result that is acknowledged,
and the questions that a careful scorer would ask first. Contract, section 5.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from typing import Any, NamedTuple

from marque.calls.side import SIDES, Side
from marque.cards.decide import AlphabetChoice
from marque.codes.code import Code
from marque.errors import Impossible, Place, Unreadable
from marque.games import ecrire, partie
from marque.games.ecrire import EcrireState
from marque.games.ecrire_settings import EcrireSettings
from marque.games.log import Entry, deal_of, next_entry
from marque.games.names import find
from marque.referee.fields import read_deal
from marque.referee.judge import judge
from marque.referee.totals import why_not
from marque.referee.verdict import Verdict
from marque.session.amounts import Totals, looks_like_totals, read_named, read_totals
from marque.session.book import Game

AGAIN_WITHIN = timedelta(minutes=1)


class Typed(NamedTuple):
    """A deal as typed.

    arguments: totals, or the two sides as cards or words; fields: what else is known, by
    the names of `referee.fields`; elder, thrown_in, winner: names as typed, None where not
    given; yes: record it even where it is questioned; cards, hint: the alphabet.
    """

    arguments: tuple[str, ...]
    fields: Mapping[str, str] = {}
    elder: str | None = None
    thrown_in: str | None = None
    winner: str | None = None
    yes: bool = False
    cards: AlphabetChoice = "auto"
    hint: str | None = None


class Made(NamedTuple):
    """The data of a deal's entry; the verdict where evidence was judged; whether the same
    figures were recorded less than a minute ago."""

    data: dict[str, Any]
    verdict: Verdict | None
    repeated: bool


def make_deal(game: Game, typed: Typed, now: str) -> Made:
    """The entry of a new deal.

    Raises MarqueError: "finished" when no deal can follow; what the readers raise; and
    "questioned" (reasons "totals", "incomplete") unless `yes`.
    """
    totals = read_totals(typed.arguments) if _is_totals(typed) else None
    seats = _seats(game, typed, totals)
    verdict = None
    if totals is not None:
        result, record = _result_of_totals(game, typed, totals, seats), _as_typed(typed)
    else:
        verdict = judged(game.code, typed, seats)
        result, record = result_of(verdict), _as_typed(typed)
        if not verdict.complete and not typed.yes:
            kinds = tuple(one.kind for one in verdict.unknown)
            raise Impossible("questioned", reason="incomplete", unknown=kinds)
    optional = {
        "crossing": None if verdict is None else crossing_of(verdict),
        "winner": _player(game, typed.winner),
        "thrown_in": _player(game, typed.thrown_in),
    }
    data = deal_of(game.entries, seats, result, record, **optional)
    if isinstance(game.settings, EcrireSettings):
        trial = next_entry(game.entries, "trial", now, "deal", data)
        data = dict(ecrire.placed(game.settings, game.entries, trial).data)
    return Made(data, verdict, _repeated(game, data, now))


def _is_totals(typed: Typed) -> bool:
    return looks_like_totals(typed.arguments) or (
        typed.thrown_in is not None and not typed.arguments
    )


def _player(game: Game, name: str | None) -> str | None:
    return None if name is None else find(game.players, name)


def _as_typed(typed: Typed) -> dict[str, str]:
    """The evidence, kept word for word; totals stand under one name of their own."""
    if _is_totals(typed):
        return {"totals": " ".join(typed.arguments)}
    sides = dict(zip((side.key for side in SIDES), typed.arguments, strict=False))
    return {**sides, **typed.fields}


# Who sat where.


def _seats(game: Game, typed: Typed, totals: Totals | None) -> tuple[str, str]:
    """Elder and younger of the deal: as expected, unless names say otherwise."""
    state = game.state
    named = None
    if totals is not None and totals.names is not None:
        named = tuple(find(game.players, name) for name in totals.names)
        if named[0] == named[1]:
            raise Unreadable(
                "unknown-name",
                Place("totals", totals.names[1]),
                name=totals.names[1],
                players=game.players,
                reason="twice",
            )
    elder = _player(game, typed.elder)
    if isinstance(state, EcrireState):
        return _evening_seats(state, elder, named)
    seats = state.seats(elder)
    return seats.elder, seats.younger


def _evening_seats(
    state: EcrireState, elder: str | None, named: tuple[str, ...] | None
) -> tuple[str, str]:
    """The two at the cards: those who are next, or the pair that is named."""
    if state.finished or (state.next is None):
        raise Impossible("finished", undecided=False)
    expected = (state.next.elder, state.next.younger)
    pair = expected
    if named is not None and set(named) != set(expected):
        pair = (named[0], named[1])
    if elder is None or elder == pair[0]:
        return pair
    if elder == pair[1]:
        return pair[1], pair[0]
    raise Unreadable(
        "unknown-name", Place("elder", elder), name=elder, players=pair, reason="not-at-the-cards"
    )


# What each made.


def _result_of_totals(
    game: Game, typed: Typed, totals: Totals | None, seats: tuple[str, str]
) -> dict[str, Any]:
    """The result that the totals typed acknowledge; questioned where no deal gives them."""
    amounts = totals.amounts if totals else None
    if totals is not None and totals.names is not None and amounts is not None:
        by_name = {
            find(game.players, name): one for name, one in zip(totals.names, amounts, strict=True)
        }
        amounts = (by_name[seats[0]], by_name[seats[1]])
    if typed.thrown_in is not None:
        thrower = Side(seats.index(find(seats, typed.thrown_in)))
        declared = (0, 0) if amounts is None else (amounts[0].total, amounts[1].total)
        return partie.thrown_in(thrower, declared)
    assert amounts is not None
    elder, younger = amounts[0].total, amounts[1].total
    if not typed.yes:
        question(elder, younger, game.code)
    result: dict[str, Any] = {"elder": elder, "younger": younger}
    for part in ("declared", "play", "cards"):
        pair = [one.part(part) for one in amounts]
        if None not in pair:
            result[part] = pair
    return result


def question(elder: int, younger: int, code: Code) -> None:
    """Raise "questioned" for totals that no deal without a ruling can give under the code."""
    reason = why_not(elder, younger, code)
    if reason is not None:
        place = Place("totals", f"{elder}-{younger}")
        raise Impossible(
            "questioned", place, reason="totals", why=reason, elder=elder, younger=younger
        )


def judged(code: Code, typed: Typed, seats: tuple[str, str]) -> Verdict:
    """The verdict on the evidence typed, the players' names being those of the seats."""
    arguments: Sequence[str] = typed.arguments
    if len(arguments) != len(SIDES):
        raise Impossible(
            "usage",
            Place("command", " ".join(arguments)[:80]),
            reason="arguments",
            given=len(arguments),
            right=len(SIDES),
        )
    fields = {**_as_typed(typed)}
    for side in SIDES:
        fields[f"{side.key}-name"] = seats[side]
    return judge(read_deal(fields, typed.cards, typed.hint), code)


def result_of(verdict: Verdict) -> dict[str, Any]:
    """What a verdict acknowledges, as the entry of a deal keeps it."""
    result: dict[str, Any] = {side.key: verdict.scores[side].total for side in SIDES}
    for part in ("declared", "play", "tricks", "cards", "bonus"):
        result[part] = [getattr(score, part) for score in verdict.scores]
    for part in ("pic", "repic", "capot", "carte_blanche"):
        side = getattr(verdict, part)
        result[part] = None if side is None else side.key
    result["complete"] = verdict.complete
    return result


def crossing_of(verdict: Verdict) -> list[list[Any]] | None:
    """The order of counting, side and points, for who reaches a target first."""
    if not verdict.complete:
        return None
    return [[line.side.key, line.points] for line in verdict.ledger]


def _repeated(game: Game, data: Mapping[str, Any], now: str) -> bool:
    """Whether the deal before has the same figures and was recorded within a minute."""
    last = next((entry for entry in reversed(game.entries) if entry.kind == "deal"), None)
    if last is None or any(
        last.data["result"].get(side.key) != data["result"][side.key] for side in SIDES
    ):
        return False
    try:
        gap = datetime.fromisoformat(now) - datetime.fromisoformat(last.time)
    except (ValueError, TypeError):
        return False
    return timedelta(0) <= gap < AGAIN_WITHIN


# Corrections.


def make_amendment(game: Game, number: int, typed: Typed, *, swap: bool) -> dict[str, Any]:
    """The parts that an amendment of a deal changes: what it names, and nothing else.

    Raises MarqueError as `make_deal`; "usage" (reason "nothing-to-amend") for an amendment
    that changes nothing.
    """
    deal = recorded(game, number)
    seats = (deal.data["elder"], deal.data["younger"])
    parts: dict[str, Any] = {"swap": True} if swap else {}
    if typed.elder is not None:
        elder = find(seats, typed.elder)
        if elder == seats[1]:
            parts["swap"] = True
    arguments = typed.arguments
    if arguments and all("=" in one for one in arguments) and looks_like_totals(arguments):
        named = read_named(arguments)
        parts["points"] = {find(seats, name): amount.total for name, amount in named}
    elif looks_like_totals(arguments):
        totals = read_totals(arguments)
        amounts = totals.amounts
        if not typed.yes:
            question(amounts[0].total, amounts[1].total, game.code)
        parts["result"] = {side.key: amounts[side].total for side in SIDES}
        parts["record"] = {"totals": " ".join(arguments)}
    elif arguments:
        verdict = judged(game.code, typed, seats)
        parts |= {
            "result": result_of(verdict),
            "record": _as_typed(typed),
            "crossing": crossing_of(verdict),
        }
    if typed.winner is not None:
        parts["winner"] = find(game.players, typed.winner)
    if typed.thrown_in is not None:
        parts["thrown_in"] = find(seats, typed.thrown_in)
    if not parts:
        raise Impossible(
            "usage", Place("command", str(number)), reason="nothing-to-amend", deal=number
        )
    return {name: value for name, value in parts.items() if value is not None}


def recorded(game: Game, number: int) -> Entry:
    """The entry that recorded a deal. Raises Impossible (usage, no-such-deal)."""
    for entry in reversed(game.entries):
        if entry.kind == "deal" and entry.data.get("deal") == number:
            found: Entry = entry
            return found
    numbers = tuple(entry.data["deal"] for entry in game.entries if entry.kind == "deal")
    raise Impossible(
        "usage", Place("command", str(number)), reason="no-such-deal", deal=number, deals=numbers
    )


def read_number(text: str) -> int:
    """The number of a deal, as typed. Raises Unreadable "bad-amount"."""
    digits = text.strip()
    if digits.isascii() and digits.isdigit() and int(digits[:9]) > 0:
        return int(digits[:9])
    raise Unreadable("bad-amount", Place("command", text[:80]), reason="not-a-number", given=text)
