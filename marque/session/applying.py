"""A ruling made into the entry that a game keeps: its effects laid on a deal, or on the game.

Comes in: a game, a ruling with the choice that was made, what was typed. Goes out: the data
of the entry. What is known of the deal is read again, the effects are laid on it after those
that are there, and it is judged anew under the game's code; the record keeps the effects,
so that it can be judged again years later. Where only totals were written down, the table
must say the new ones. A ruling on a deal in progress waits in the log until that deal is
recorded (`session.ahead`). Contract, section 5.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from marque.calls.side import SIDES, Side
from marque.cards.decide import AlphabetChoice
from marque.errors import Impossible, Place, Unreadable
from marque.games.log import deal_numbers, rulings_ahead, standing
from marque.games.names import find
from marque.games.played import Deal
from marque.laws.ruling import RULED, Ruling
from marque.referee.effects import (
    DealVoid,
    Effect,
    FreshDeal,
    GameLost,
    PlayConceded,
    Waived,
)
from marque.referee.effects_text import effects_text
from marque.session.ahead import (
    EFFECTS,
    changes_count,
    excluded,
    joined,
    refuse_tricks,
    tricks_given,
)
from marque.session.amending import standing_deal
from marque.session.amounts import TOTALS, Amount, read_totals
from marque.session.book import Game
from marque.session.evidence import Judged, judge_again
from marque.session.led import judge_progress
from marque.session.recording import Typed, judge_typed, result_of_amounts
from marque.session.steps import Progress, tricks_left, tricks_to_play

VOIDING: Final = (DealVoid, FreshDeal)


class Asked(NamedTuple):
    """What was typed beside the law.

    facts: the answers as they are typed, by name; choice: the key of what was chosen;
    deal: its number, None for the one in progress, else the last; totals: the new points, as
    typed; fine: what the loser of the game pays; yes: record it even where it is questioned;
    progress: the deal in progress, None where there is none; cards, hint: the alphabet of
    its cards.
    """

    facts: Mapping[str, str | int]
    choice: str = RULED
    deal: int | None = None
    totals: str | None = None
    fine: int | None = None
    yes: bool = False
    progress: Progress | None = None
    cards: AlphabetChoice = "auto"
    hint: str | None = None


class Applied(NamedTuple):
    """A ruling as it is written.

    data: of the entry; deal: the number of the one it is laid on, None where no deal is;
    seats: who is elder and younger of it, or of the deal to come; before, after: the points
    of elder and younger as they were and as they are now; void: whether the deal counts no
    more; loses: who loses the game; judged: the deal judged again, None where it wasn't;
    ahead: whether it is the deal in progress, which is counted as far as it is told.
    """

    data: dict[str, Any]
    deal: int | None
    seats: tuple[str, str]
    before: tuple[int, int]
    after: tuple[int, int]
    void: bool
    loses: str | None
    judged: Judged | None
    ahead: bool = False


def make_ruling(game: Game, ruling: Ruling, asked: Asked) -> Applied:
    """The entry of a ruling.

    Raises MarqueError: what the readers raise; "usage" ("no-such-deal", "no-deal", "silent",
    "no-loser", "no-new-totals"); "questioned" ("totals-only": the record can't tell the new
    points); and "questioned" unless `yes`: "ruled-already", "corrected" (the record tells
    other points than those acknowledged), "ruling-tricks" (the tricks written down leave no
    room), "counts-nothing" (totals that the ruling excludes), "incomplete".
    """
    if ruling.silent:
        place = Place("command", ruling.law)
        raise Impossible("usage", place, reason="silent", law=ruling.law, code=ruling.code)
    effects = next(one.effects for one in ruling.choices if one.key == asked.choice)
    data: dict[str, Any] = {
        "law": ruling.law,
        "code": ruling.code,
        "facts": dict(asked.facts),
        "choice": asked.choice,
    }
    _refuse_totals(effects, asked)
    progress = asked.progress
    if progress is not None and asked.deal in (None, progress.number):
        return _on_progress(game, progress, effects, asked, data)
    deal = _deal(game, asked, effects)
    seats = _next_seats(game) if deal is None else (deal.seats.elder, deal.seats.younger)
    loser = _loses(seats, effects, asked)
    data |= _game_parts(loser, asked)
    if deal is None:
        return Applied(data, None, seats, (0, 0), (0, 0), False, loser, None)
    data["deal"] = deal.number
    if not asked.yes:
        _refuse_repeated(game, data)
    parts, after, judged = _laid_on(game, deal, effects, asked)
    void = _voids(effects)
    data |= parts | _cut_short(seats, effects)
    return Applied(data, deal.number, seats, deal.points, after, void, loser, judged)


def _deal(game: Game, asked: Asked, effects: tuple[Effect, ...]) -> Deal | None:
    """The deal that is meant: the one named, else the last; None if none is needed."""
    if asked.deal is not None:
        return standing_deal(game, asked.deal)
    numbers = deal_numbers(game.entries)
    if numbers:
        return standing_deal(game, numbers[-1])
    if changes_count(effects):
        raise Impossible("usage", Place("game", game.id), reason="no-deal", game=game.id)
    return None


def _next_seats(game: Game) -> tuple[str, str]:
    """Elder and younger of the deal to come. Raises Impossible (finished)."""
    following = game.state.next
    if following is None:
        raise Impossible("finished", undecided=False)
    return following.elder, following.younger


def _refuse_totals(effects: tuple[Effect, ...], asked: Asked) -> None:
    """Refuse new points for a ruling that changes none, or makes them nothing."""
    idle = all(isinstance(effect, Waived) for effect in effects)
    if asked.totals is not None and (idle or _voids(effects)):
        place = Place("--totals", asked.totals[:80])
        raise Impossible("usage", place, reason="no-new-totals")


def _voids(effects: tuple[Effect, ...]) -> bool:
    return any(isinstance(effect, VOIDING) for effect in effects)


def _refuse_repeated(game: Game, data: Mapping[str, Any]) -> None:
    """Refuse a ruling that stands already: the same law and facts, of the same deal."""
    same = ("law", "facts", "choice", "deal")
    # Of a deal in progress those before it was dealt again don't count.
    acts = rulings_ahead(game.entries) if "ahead" in data else standing(game.entries)
    for act in acts:
        if act.kind == "ruling" and all(act.data.get(key) == data[key] for key in same):
            place = Place("command", data["law"])
            raise Impossible(
                "questioned", place, reason="ruled-already", law=data["law"], deal=data["deal"]
            )


def _loses(seats: tuple[str, str], effects: tuple[Effect, ...], asked: Asked) -> str | None:
    """Who loses the game by the effects. Raises "usage" for a fine that nobody pays."""
    losers = [seats[effect.side] for effect in effects if isinstance(effect, GameLost)]
    if asked.fine is not None and not losers:
        raise Impossible("usage", Place("--fine", str(asked.fine)), reason="no-loser")
    return losers[0] if losers else None


def _game_parts(loser: str | None, asked: Asked) -> dict[str, Any]:
    parts = {"loses": loser, "fine": asked.fine}
    return {name: value for name, value in parts.items() if value is not None}


def _cut_short(seats: tuple[str, str], effects: tuple[Effect, ...]) -> dict[str, Any]:
    """What the entry says of a deal that counts no more, or isn't played."""
    parts: dict[str, Any] = {"void": True} if _voids(effects) else {}
    for effect in effects:
        if isinstance(effect, PlayConceded):
            parts["thrown_in"] = seats[effect.side]
    return parts


# The deal in progress.


def _on_progress(
    game: Game,
    progress: Progress,
    effects: tuple[Effect, ...],
    asked: Asked,
    data: dict[str, Any],
) -> Applied:
    """The entry of a ruling on the deal in progress: the deal takes it when it is recorded.

    A game that is lost needs no deal any more. Raises "usage" ("no-totals-yet": there are
    none before the deal is written); "questioned": "told-tricks" (more tricks were told than
    the ruling leaves to be played) and, unless `yes`, "ruled-already".
    """
    seats, number = progress.seats, progress.number
    loser = _loses(seats, effects, asked)
    data |= _game_parts(loser, asked)
    if asked.totals is not None:
        place = Place("--totals", asked.totals[:80])
        raise Impossible("usage", place, reason="no-totals-yet", deal=number)
    if loser is not None:
        return Applied(data, None, seats, (0, 0), (0, 0), False, loser, None)
    text, void = effects_text(effects), _voids(effects)
    data |= {"deal": number, "ahead": True, "elder": seats[0], "younger": seats[1]}
    data |= {"told": len(progress.answers), EFFECTS: text}
    if not asked.yes:
        _refuse_repeated(game, data)
    now = progress._replace(effects=joined(progress.effects, text))
    if tricks_left(now) < 0:
        right = max(0, tricks_to_play(now))
        raise Impossible("questioned", Place("deal", ""), reason="told-tricks", right=right)
    was, judged = (judge_progress(one, game, asked.cards, asked.hint) for one in (progress, now))
    data |= _cut_short(seats, effects)
    return Applied(
        data,
        number,
        _dealt_again(seats, effects),
        _totals(was),
        _totals(judged),
        void,
        None,
        judged if changes_count(effects) else None,
        ahead=True,
    )


def _totals(judged: Judged) -> tuple[int, int]:
    elder, younger = judged.verdict.scores
    return elder.total, younger.total


def _dealt_again(seats: tuple[str, str], effects: tuple[Effect, ...]) -> tuple[str, str]:
    """The seats of a deal that the wrong player dealt: of the two, elder of it deals next.

    The program expects the right one to deal, so that in truth they sat the other way round.
    """
    wrong = any(isinstance(one, FreshDeal) and one.dealer is Side.ELDER for one in effects)
    return (seats[1], seats[0]) if wrong else seats


# The deal, with the effects laid on it.

Laid = tuple[dict[str, Any], tuple[int, int], Judged | None]
"""The parts that change, the points of elder and younger, the deal judged again."""


def _laid_on(game: Game, deal: Deal, effects: tuple[Effect, ...], asked: Asked) -> Laid:
    if not effects:
        return {}, deal.points, None
    laid = joined(deal.record.get(EFFECTS), effects_text(effects))
    record = {**deal.record, EFFECTS: laid}
    if _voids(effects):
        return {"record": record, "result": {side.key: 0 for side in SIDES}}, (0, 0), None
    if asked.totals is not None:
        return _by_totals(deal, record, effects, asked)
    if not changes_count(effects):
        return {"record": record}, deal.points, None
    _refuse_unknown(game, deal, asked)
    judged = judge_typed(game, record, Typed((), yes=asked.yes), deal.seats)
    if not asked.yes and tricks_given(effects):
        refuse_tricks(judged.deal.play, judged.deal.effects)
    parts = {"record": judged.record, "result": judged.result, "crossing": judged.crossing}
    after = (judged.result["elder"], judged.result["younger"])
    return {name: value for name, value in parts.items() if value is not None}, after, judged


def _refuse_unknown(game: Game, deal: Deal, asked: Asked) -> None:
    """Refuse where the record can't tell the new points: it has only totals, or others."""
    place = Place("deal", str(deal.number))
    verdict = judge_again(deal.record, deal.seats, game.code)
    if verdict is None:
        raise Impossible("questioned", place, reason="totals-only", deal=deal.number)
    told = tuple(score.total for score in verdict.scores)
    if told != deal.points and not asked.yes:
        raise Impossible("questioned", place, reason="corrected", deal=deal.number)


# A deal kept by totals alone.


def _by_totals(
    deal: Deal, record: Mapping[str, str], effects: tuple[Effect, ...], asked: Asked
) -> Laid:
    """The deal with the points that the table says; its record keeps these and the effects."""
    assert asked.totals is not None
    amounts = _amounts(deal, asked.totals)
    if not asked.yes:
        for error in excluded(amounts, effects):
            raise error
    kept = {TOTALS: " ".join(asked.totals.split()), EFFECTS: record[EFFECTS]}
    after = (amounts[0].total, amounts[1].total)
    return {"record": kept, "result": result_of_amounts(amounts)}, after, None


def _amounts(deal: Deal, text: str) -> tuple[Amount, Amount]:
    """Totals as typed, elder's first."""
    totals = read_totals(text.split())
    if totals.names is None:
        return totals.amounts
    named = {
        find(deal.seats, name): one for name, one in zip(totals.names, totals.amounts, strict=True)
    }
    if len(named) != len(SIDES):
        name = totals.names[1]
        place = Place("totals", name)
        raise Unreadable("unknown-name", place, name=name, players=deal.seats, reason="twice")
    return named[deal.seats.elder], named[deal.seats.younger]
