"""A correction of a deal as typed, made into the data of the entry that a game keeps.

Comes in: a game, the number of a deal, what was typed. Goes out: the parts that change, and
nothing else: totals by name or by seat, evidence judged anew, seats swapped, who was first.
Contract, section 5.
"""

from __future__ import annotations

from typing import Any

from marque.errors import Impossible, Place
from marque.games.kinds import deals_of
from marque.games.names import find
from marque.games.played import Deal
from marque.session.amounts import TOTALS, looks_like_totals, read_named, read_totals
from marque.session.book import Game
from marque.session.recording import Typed, judge_typed, question, result_of_amounts, sides_of


def make_amendment(
    game: Game, number: int, typed: Typed, *, swap: bool = False, again: bool = False
) -> dict[str, Any]:
    """The parts that an amendment of a deal changes: what it names, and nothing else.

    swap: who sat where is exchanged; again: the tour of the deal is played once more, which
    is for written piquet only. Evidence is laid over what was typed of the deal before, and
    judged anew. Raises MarqueError as `make_deal`; "usage" (reasons "no-such-deal",
    "nothing-to-amend", "other-kind").
    """
    if again and game.kind != "ecrire":
        place = Place("command", "--again")
        raise Impossible("usage", place, reason="other-kind", option="--again", kind="ecrire")
    deal = standing_deal(game, number)
    seats = deal.seats
    turned = swap or (typed.elder is not None and find(seats, typed.elder) != seats.elder)
    parts: dict[str, Any] = {"swap": True} if turned else {}
    if typed.arguments and all("=" in one for one in typed.arguments):
        parts["points"] = _points_by_name(game, deal, typed)
    elif looks_like_totals(typed.arguments):
        parts |= _new_totals(game, typed)
    elif typed.arguments or typed.fields:
        parts |= _new_evidence(game, deal, typed, seats.turned if turned else seats)
    if typed.winner is not None:
        parts["winner"] = find(game.players, typed.winner)
    if typed.thrown_in is not None:
        parts["thrown_in"] = find(seats, typed.thrown_in)
    if again:
        parts["again"] = True
    if not parts:
        raise Impossible(
            "usage", Place("command", str(number)), reason="nothing-to-amend", deal=number
        )
    return parts


def _points_by_name(game: Game, deal: Deal, typed: Typed) -> dict[str, int]:
    """The totals that are named, questioned together with the one that stays."""
    named = read_named(typed.arguments)
    points = {find(deal.seats, name): amount.total for name, amount in named}
    elder, younger = ({**deal.by_name(deal.points), **points}[name] for name in deal.seats)
    if not typed.yes:
        question(elder, younger, game)
    return points


def _new_totals(game: Game, typed: Typed) -> dict[str, Any]:
    amounts = read_totals(typed.arguments).amounts
    if not typed.yes:
        question(amounts[0].total, amounts[1].total, game)
    return {"result": result_of_amounts(amounts), "record": {TOTALS: " ".join(typed.arguments)}}


def _new_evidence(game: Game, deal: Deal, typed: Typed, seats: tuple[str, str]) -> dict[str, Any]:
    """What was typed, laid over what is known of the deal, and judged anew."""
    known = {name: text for name, text in deal.record.items() if name != TOTALS}
    sides = sides_of(typed) if typed.arguments or not known else {}
    judged = judge_typed(game, {**known, **sides}, typed, seats)
    parts = {"result": judged.result, "record": judged.record, "crossing": judged.crossing}
    return {name: value for name, value in parts.items() if value is not None}


def standing_deal(game: Game, number: int) -> Deal:
    """A deal as it is now, corrections and all. Raises Impossible (usage, no-such-deal)."""
    deals = {deal.number: deal for deal in deals_of(game.settings, game.entries)}
    if number not in deals:
        place = Place("command", str(number))
        raise Impossible(
            "usage", place, reason="no-such-deal", deal=number, deals=tuple(sorted(deals))
        )
    return deals[number]
