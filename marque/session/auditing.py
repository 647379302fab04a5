"""A deal of a game audited, and the rulings of the audit made into entries of the game.

Comes in: a game, one of its deals and, where the table can tell more of it than the game has,
a record of it. Goes out: the record to be audited, with the points that the game acknowledges
as its written total; and the entries that lay on the deal every ruling that the record decides
and that leaves nobody a choice. What is to be answered or chosen first is left, by name.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final, NamedTuple

from marque.calls.side import SIDES
from marque.errors import Impossible, MarqueError, Place, Several, Unreadable
from marque.games.log import amend_of, standing
from marque.games.names import find
from marque.games.played import Deal
from marque.laws.audit import Audited, Found, audit
from marque.laws.catalogue import load_law
from marque.laws.checks_case import REMARK
from marque.laws.checks_play import broken_tricks
from marque.laws.given import answer_text
from marque.referee.effects import KINDS, Advice, Waived
from marque.referee.fields import FIELDS
from marque.referee.record import ALPHABET_CHOICES, NAMES, Record, deal_of, placed
from marque.session.ahead import EFFECTS
from marque.session.amounts import TOTALS
from marque.session.applying import Applied, Asked, make_ruling
from marque.session.book import Game, Wanted
from marque.session.recording import Typed, judge_typed

WRITTEN_TOTAL: Final = "written-total"
NO_COUNT: Final = (KINDS[Advice], KINDS[Waived])
Then = Callable[[Game, Wanted], Game]
"""A game with one entry more, as it would be."""


class Told(NamedTuple):
    """A record of a deal of a game, and where it stands: a file's name, or the game's id."""

    record: Record
    source: str
    deal: Deal


class Laid(NamedTuple):
    """What an audit writes into a game.

    wanted: the entries; rulings: each as it is laid, in that order; before, after: the points
    of elder and younger; evidence: whether the deal is known by the record from now on.
    """

    wanted: tuple[Wanted, ...]
    rulings: tuple[tuple[Found, Applied], ...]
    before: tuple[int, int]
    after: tuple[int, int]
    evidence: bool


def deal_told(game: Game, deal: Deal) -> Told | None:
    """A deal as the game has it; None where it has only totals.

    Raises Unreadable (bad-record) for a record that isn't texts.
    """
    if TOTALS in deal.record or not deal.record:
        return None
    for name, text in deal.record.items():
        if not isinstance(text, str):
            raise Unreadable("bad-record", Place(name, str(text)[:80]), reason="bad-value")
    known = {name: text for name, text in deal.record.items() if name in NAMES}
    fields = {"deal": str(deal.number), **_names(deal), **known, WRITTEN_TOTAL: _points(deal)}
    return Told(Record(fields, {}, 0), game.id, deal)


def deal_told_by(record: Record, source: str, game: Game, deal: Deal) -> Told:
    """A deal as a record of it tells; the names, the code and the rulings are the game's.

    Raises Unreadable (bad-record, "other-seats", "other-code") for a record of another deal,
    and for a name that nobody at the cards has.
    """
    errors: list[MarqueError] = []
    for side in SIDES:
        name = record.fields.get(f"{side.key}-name", deal.seats[side])
        try:
            found = find(deal.seats, name)
        except MarqueError as error:
            errors += [placed(one, record, source) for one in error.errors]
            continue
        if found != deal.seats[side]:
            place = Place(source, name, line=record.lines[f"{side.key}-name"])
            values = {"deal": deal.number, "right": deal.seats[side], "side": side}
            errors.append(Unreadable("bad-record", place, reason="other-seats", **values))
    code = record.fields.get("code")
    if code is not None and code.casefold() != game.code.name.casefold():
        place = Place(source, code, line=record.lines["code"])
        errors.append(Unreadable("bad-record", place, reason="other-code", right=game.code.name))
    if errors:
        raise Several(errors)
    fields = {WRITTEN_TOTAL: _points(deal), **record.fields, **_names(deal)}
    effects = [deal.record.get(EFFECTS), record.fields.get(EFFECTS)]
    if any(effects):
        fields[EFFECTS] = "; ".join(dict.fromkeys(filter(None, effects)))
    return Told(record._replace(fields=fields), source, deal)


def _names(deal: Deal) -> dict[str, str]:
    return {f"{side.key}-name": deal.seats[side] for side in SIDES}


def _points(deal: Deal) -> str:
    return f"{deal.points[0]} {deal.points[1]}"


def audit_told(told: Told, game: Game, hint: str | None = None) -> Audited:
    """The audit of a deal of a game under its code; what can't be read is placed in the record."""
    record = told.record
    try:
        deal = deal_of(record, told.source, hint)
        return audit(record, deal, game.code, told.source, hint)
    except MarqueError as error:
        raise Several(_placed(one, told) for one in error.errors) from None


def _placed(error: MarqueError, told: Told) -> MarqueError:
    if error.place is not None and error.place.source == told.source:
        return error
    return placed(error, told.record, told.source)


# What is written.


def lay(game: Game, told: Told, audited: Audited, then: Then, *, yes: bool = False) -> Laid:
    """The entries that lay the settled rulings of an audit on the deal; none where there is none.

    A record that tells more than the game has is written first, as an amendment. Raises as
    `make_ruling`; Impossible (usage, "broken-play") where the play stops at a breach, and
    "questioned" ("other-points") unless `yes` where the record makes other points than the
    game has.
    """
    settled = [one for one in audited.found if one.settled]
    before = told.deal.points
    if not settled:
        return Laid((), (), before, before, False)
    _refuse_broken_play(told)
    points = tuple(score.total for score in audited.verdict.scores)
    if points != before and not yes:
        place = Place("deal", str(told.deal.number))
        raise Impossible(
            "questioned",
            place,
            reason="other-points",
            deal=told.deal.number,
            told=f"{points[0]}–{points[1]}",
            known=f"{before[0]}–{before[1]}",
        )
    wanted: list[Wanted] = []
    rulings: list[tuple[Found, Applied]] = []
    evidence = _evidence(told)
    has_more = evidence != dict(told.deal.record)
    if has_more:
        wanted.append(("amend", _amended(game, told, evidence, yes=yes)))
        game = then(game, wanted[-1])
    seen: set[Any] = set()
    for one in settled:
        kinds = {(type(effect), effect) for effect in one.effects}
        if kinds <= seen:
            continue
        seen |= kinds
        assert one.ruling is not None, "only these are settled"
        asked = Asked(facts_of(one), deal=told.deal.number, yes=yes)
        made = make_ruling(game, one.ruling, asked)
        rulings.append((one, made))
        wanted.append(("ruling", made.data))
        game = then(game, wanted[-1])
    return Laid(tuple(wanted), tuple(rulings), before, rulings[-1][1].after, has_more)


def facts_of(one: Found) -> dict[str, str | int]:
    """The facts of a finding that the record tells, as they are typed."""
    return {name: answer_text(answer) for name, answer in one.fault.facts.items()}


def left(game: Game, told: Told, audited: Audited) -> Iterator[Found]:
    """What of an audit is to be answered or chosen before it can be laid on the deal."""
    for one in audited.found:
        waits = one.to_choose or (one.ask is not None and _may_count(one.fault.law))
        if waits and one.fault.state != REMARK and not _is_ruled(game, told.deal.number, one):
            yield one


def _may_count(law: str) -> bool:
    """Whether a law changes the count in any case: of figures that are wrong none does."""
    tables = (
        table
        for cases in load_law(law).cases.values()
        for case in cases
        for tables in case.choices.values()
        for table in tables
    )
    return any(table["kind"] not in NO_COUNT for table in tables)


def _is_ruled(game: Game, number: int, one: Found) -> bool:
    """Whether a ruling of that law on these facts, and maybe on more, stands already."""
    facts = facts_of(one).items()
    return any(
        act.kind == "ruling"
        and act.data.get("deal") == number
        and act.data.get("law") == one.fault.law
        and facts <= act.data.get("facts", {}).items()
        for act in standing(game.entries)
    )


def _evidence(told: Told) -> dict[str, str]:
    """The fields of a record that a game keeps."""
    kept = {name: told.record.fields[name] for name in FIELDS if name in told.record.fields}
    for name in _names(told.deal):
        del kept[name]
    alphabet = told.record.fields.get("alphabet", "auto").casefold()
    if alphabet in ALPHABET_CHOICES and alphabet != "auto":
        kept["alphabet"] = alphabet
    return kept


def _amended(game: Game, told: Told, evidence: Mapping[str, str], *, yes: bool) -> dict[str, Any]:
    """The amendment that puts what a record tells in the place of what the game has."""
    judged = judge_typed(game, evidence, Typed((), yes=yes), told.deal.seats)
    parts = {"result": judged.result, "record": judged.record, "crossing": judged.crossing}
    kept = {name: value for name, value in parts.items() if value is not None}
    return amend_of(game.entries, told.deal.number, kept)


def _refuse_broken_play(told: Told) -> None:
    """Refuse a play that is to be played again from some trick on: nobody knows its count."""
    deal = deal_of(told.record, told.source)
    if broken_tricks(deal):
        place = Place(told.source, "", line=told.record.lines.get("tricks", 0))
        raise Impossible("usage", place, reason="broken-play", deal=told.deal.number)
