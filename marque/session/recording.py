"""A deal as typed, made into the entry that a game keeps.

Comes in: a game, and what was typed of the deal: totals, or all that `judge` takes. Goes
out: the data of the entry, the evidence as typed beside the result that is acknowledged,
and the questions that a careful scorer would ask first. Contract, section 5.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Any, NamedTuple

from marque.calls.side import SIDES, Side
from marque.errors import Impossible, Place, Unreadable
from marque.games import ecrire, partie
from marque.games.course import Next
from marque.games.ecrire import EcrireState
from marque.games.ecrire_settings import EcrireSettings
from marque.games.log import deal_of, next_entry
from marque.games.marking import OPEN
from marque.games.names import find
from marque.games.partie import PartieSettings
from marque.session.ahead import (
    EFFECTS,
    changes_count,
    effects_ahead,
    excluded,
    parsed,
    refuse_other_seats,
    refuse_tricks,
    thrown_in_ahead,
)
from marque.session.amounts import PARTS, TOTALS, Amount, Totals, looks_like_totals, read_totals
from marque.session.book import Game
from marque.session.questions import question_open, question_totals

if TYPE_CHECKING:
    from marque.cards.decide import AlphabetChoice
    from marque.session.evidence import Judged

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
    """The data of a deal's entry; the evidence that was judged, if any; whether the same
    figures were recorded less than a minute ago."""

    data: dict[str, Any]
    judged: Judged | None
    repeated: bool


def make_deal(game: Game, typed: Typed, now: str) -> Made:
    """The entry of a new deal.

    Raises MarqueError: "finished" when no deal can follow; what the readers raise; and
    "questioned" (reasons "totals", "incomplete", "other-pair", and what `_question_thrown_in`
    has, "ruled-seats", "ruling-tricks" and "counts-nothing", where rulings were laid on the
    deal while it was in progress) unless `yes`.
    """
    by_totals = looks_like_totals(typed.arguments)
    totals = read_totals(typed.arguments) if by_totals else None
    seats = _seats(game, typed, totals)
    ruled = effects_ahead(game)
    kept = {EFFECTS: ruled} if ruled else {}
    if not typed.yes:
        refuse_other_seats(game, seats)
    judged, crossing = None, None
    if by_totals or (typed.thrown_in is not None and not typed.arguments):
        result = _result_of_totals(game, typed, totals, seats)
        record: Mapping[str, str] = {TOTALS: " ".join(typed.arguments), **kept}
    else:
        judged = judge_typed(game, {**sides_of(typed), **kept}, typed, seats)
        if not typed.yes:
            refuse_tricks(judged.deal.play, judged.deal.effects)
        result, record = judged.result, judged.record
        crossing = judged.crossing
    optional = {
        "crossing": crossing,
        "winner": _player(game, typed.winner),
        "thrown_in": _player(game, typed.thrown_in) or thrown_in_ahead(game),
    }
    data = deal_of(game.entries, seats, result, record, **optional)
    if typed.thrown_in is not None and not typed.yes:
        _question_thrown_in(game, data, now)
    if isinstance(game.settings, EcrireSettings):
        trial = next_entry(game.entries, "trial", now, "deal", data)
        data = dict(ecrire.placed(game.settings, game.entries, trial).data)
    return Made(data, judged, _repeated(game, data, now))


def _player(game: Game, name: str | None) -> str | None:
    return None if name is None else find(game.players, name)


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
        evening_seats = _evening_seats(state, elder, named)
        left = left_open(game, evening_seats)
        if left is not None and not typed.yes:
            raise Impossible(
                "questioned",
                Place("totals", " ".join(typed.arguments)[:80]),
                reason="other-pair",
                why=left.state,
                tour=left.tour,
                players=(left.elder, left.younger),
            )
        return evening_seats
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


def left_open(game: Game, pair: Sequence[str]) -> Next | None:
    """What was to be played in a tour begun, if a pair of other players sits down; else None."""
    state = game.state
    due = state.next if isinstance(state, EcrireState) else None
    if due is None or due.state == OPEN or {due.elder, due.younger} == set(pair):
        return None
    return due


def _question_thrown_in(game: Game, data: Mapping[str, Any], now: str) -> None:
    """Raise "questioned" for a deal thrown in otherwise than the custom of the rubicon has it.

    It is for the last deal of a partie, and for a player who can't reach the rubicon
    (Cavendish, Description, Scoring). What his cards could bring, only he knows: it is asked
    where he lacks no more than the custom itself counts for the play and the cards. Values:
    why ("only-in-a-partie", "not-the-last-deal", "rubicon-saved", "could-reach"), name, count.
    """
    name, settings = data["thrown_in"], game.settings
    values: dict[str, Any] = {"name": name}
    why = "only-in-a-partie"
    if isinstance(settings, PartieSettings):
        trial = next_entry(game.entries, "trial", now, "deal", data)
        state = partie.fold(settings, [*game.entries, trial])
        line = next(one for one in state.deals if one.deal.number == data["deal"])
        kinds = {one.kind: one.values for one in state.findings if one.deal == data["deal"]}
        won = partie.thrown_in(Side.ELDER, (0, 0))[Side.YOUNGER.key] * line.weight
        lacks = settings.rubicon - line.totals[name]
        if "thrown-in" in kinds:
            why = kinds["thrown-in"]["reason"]
        elif lacks <= won:
            why, values["count"] = "could-reach", lacks
        else:
            return
    place = Place("--thrown-in", name)
    raise Impossible("questioned", place, reason="thrown-in", why=why, **values)


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
    if not typed.yes:
        effects = parsed(effects_ahead(game))
        for error in excluded(amounts, effects):
            raise error
        if not changes_count(effects):
            question(amounts[0].total, amounts[1].total, game)
    return result_of_amounts(amounts)


def result_of_amounts(amounts: tuple[Amount, Amount]) -> dict[str, Any]:
    """What totals acknowledge: elder's and younger's, and the parts where sums were typed."""
    result: dict[str, Any] = {side.key: amounts[side].total for side in SIDES}
    for part in PARTS:
        pair = [one.part(part) for one in amounts]
        if None not in pair:
            result[part] = pair
    return result


def question(elder: int, younger: int, game: Game) -> None:
    """Raise "questioned" for totals that no deal gives; see `questions.question_totals`."""
    question_totals(elder, younger, game.code, chosen=game.code_chosen)


def judge_typed(
    game: Game, known: Mapping[str, str], typed: Typed, seats: tuple[str, str]
) -> Judged:
    """The evidence that was typed, laid over what is known, judged.

    The referee is imported only where there is evidence. Raises what the readers raise, and
    "questioned" (incomplete) unless `yes`.
    """
    from marque.session.evidence import judge_evidence

    fields = {**known, **typed.fields}
    judged = judge_evidence(fields, seats, game.code, typed.cards, typed.hint)
    if not typed.yes:
        question_open(judged.verdict)
    return judged


def sides_of(typed: Typed) -> dict[str, str]:
    """What was typed of each side. Raises Unreadable (bad-amount, both-sides) unless of both."""
    given = len(typed.arguments)
    if given != len(SIDES):
        place = Place("totals", " ".join(typed.arguments)[:80])
        raise Unreadable("bad-amount", place, reason="both-sides", given=given)
    return dict(zip((side.key for side in SIDES), typed.arguments, strict=True))


def _repeated(game: Game, data: Mapping[str, Any], now: str) -> bool:
    """Whether the last deal is of the same two with the same figures, within a minute."""
    last = next((entry for entry in reversed(game.entries) if entry.kind == "deal"), None)
    if last is None or _figures(last.data) != _figures(data):
        return False
    try:
        gap = datetime.fromisoformat(now) - datetime.fromisoformat(last.time)
    except (ValueError, TypeError):
        return False
    return timedelta(0) <= gap < AGAIN_WITHIN


def _figures(data: Mapping[str, Any]) -> tuple[object, ...]:
    """The two who played, and what elder and younger made."""
    pair = frozenset(data[side.key] for side in SIDES)
    return (pair, *(data["result"].get(side.key) for side in SIDES))


def read_number(text: str) -> int:
    """A number of deals, or of one, as typed. Raises Unreadable "bad-amount"."""
    digits = text.strip()
    if digits.isascii() and digits.isdigit() and int(digits[:9]) > 0:
        return int(digits[:9])
    raise Unreadable("bad-amount", Place("command", text[:80]), reason="not-whole", given=text)
