"""What was played: the deals that stand, each with the corrections laid on it, and the endings.

Comes in: the entries of a log. Goes out: `Chronicle`. What was played is kept apart from
what should be played next; where they differ there is a finding. Players deal alternately
(Cavendish, Law 16; Dictionnaire, donne), so who is elder next follows from the last deal
that stands. Law 16's dealing twice running, after a deal out of turn found too late, is
left to the table, which can name the elder of any deal.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from marque.calls.side import SIDE_KEYS as SIDES
from marque.games.log import (
    Entry,
    is_ahead,
    is_whole,
    next_deal_number,
    standing,
    takes_away,
)


class Seats(NamedTuple):
    """Who is elder and who deals, by name."""

    elder: str
    younger: str

    @property
    def turned(self) -> Seats:
        """The seats once the deal has passed on."""
        return Seats(self.younger, self.elder)


class GameFinding(NamedTuple):
    """Something in a log that isn't as it should be: an answer, not an error.

    kind: "unexpected-elder" (values: expected, elder), "number-taken" (two deals of one
    number), "no-such-deal" (a correction of a deal that doesn't stand), "after-the-end" (it
    counts for nothing), "winner-differs" (values: said, winner), "double-open" (totals can't
    tell whether the game is double), "thrown-in" (values: reason); deal: its number, None
    where there is none; cite: where the rule is written.
    """

    kind: str
    deal: int | None
    values: Mapping[str, Any]
    cite: str = ""


class Ending(NamedTuple):
    """A game given up or lost otherwise than by the score.

    kind: "left", "consent", or "lost" (by a ruling); loser: who loses it, None by consent;
    fine: what the table says that he pays, in the unit of the settlement, None when unsaid.
    """

    kind: str
    loser: str | None = None
    fine: int | None = None


class Deal(NamedTuple):
    """A deal that stands, as it is now.

    number: its own for good; entry: the number of the entry that recorded it; expected: the
    seats that followed from the deal before it when it was recorded; place: its place in
    the game from 0, the lowest that was free; result: "elder" and "younger", the totals,
    and whatever else was acknowledged; record: the evidence as typed; crossing: the points
    of each side in the order of counting, None when unknown; winner: who reached the target
    first, as the table says; thrown_in: who threw in before play; lost: the ruling by which
    the game was lost in it.
    """

    number: int
    entry: int
    seats: Seats
    expected: Seats
    place: int
    result: Mapping[str, Any]
    record: Mapping[str, Any]
    crossing: tuple[tuple[str, int], ...] | None = None
    winner: str | None = None
    thrown_in: str | None = None
    lost: Ending | None = None

    @property
    def points(self) -> tuple[int, int]:
        """The totals of elder and younger."""
        return self.result["elder"], self.result["younger"]

    def by_name(self, points: tuple[int, int]) -> dict[str, int]:
        """A pair of elder's and younger's numbers, by the players' names."""
        return dict(zip(self.seats, points, strict=True))

    def out_of_turn(self) -> list[GameFinding]:
        """The finding that another than the player expected was elder, if so."""
        if self.seats == self.expected:
            return []
        values = {"expected": self.expected.elder, "elder": self.seats.elder}
        return [GameFinding("unexpected-elder", self.number, values, "Cavendish, Law 16")]


class Chronicle(NamedTuple):
    """What was played: deals and endings in the order written, and what follows from them.

    passes_on: the seats after the last deal that stands; next_number: the next deal's.
    """

    acts: tuple[Deal | Ending, ...]
    passes_on: Seats
    next_number: int
    findings: tuple[GameFinding, ...]


def chronicle(players: tuple[str, ...], dealer: str, entries: Sequence[Entry]) -> Chronicle:
    """What a log says was played: its deals, corrected, and its endings.

    dealer: who dealt first. Raises: Unreadable "bad-record" for an entry whose data can't
    be read, with its number and the key.
    """
    elder = players[1 - players.index(dealer)]
    book = _Book(players, Seats(elder, dealer))
    for act in standing(entries):
        book.write(act)
    return book.close(next_deal_number(entries))


class _Book:
    """A log being read: every deal recorded, and which of them stand."""

    def __init__(self, players: tuple[str, ...], first: Seats) -> None:
        self.players = players
        self.first = first
        self.deals: list[Deal] = []
        self.before: list[int | None] = []  # the deal that stood last when each was recorded
        self.live: list[int] = []  # the deals that stand, as indices
        self.numbered: dict[int, list[int]] = {}  # the same by number, which should be one each
        self.vacant: list[int] = []  # the places of struck deals, lowest first
        self.order: list[int | Ending] = []
        self.findings: list[GameFinding] = []

    def write(self, act: Entry) -> None:
        if act.kind == "deal":
            self._record(_recorded(act, self.players))
        elif act.kind == "end":
            self.order.append(_ending(act, self.players))
        elif act.kind == "ruling" and act.whole("deal") is None:
            lost = _lost(act, self.players)
            self.order += [lost] if lost else []
        elif not is_ahead(act):  # the deal that it was laid on took it when it was recorded
            self._correct(act)

    def _record(self, deal: Deal) -> None:
        same_number = self.numbered.setdefault(deal.number, [])
        if same_number:
            self.findings.append(GameFinding("number-taken", deal.number, {}))
        place = self.vacant.pop(0) if self.vacant else len(self.live)
        index = len(self.deals)
        self.deals.append(deal._replace(place=place))
        self.before.append(self.live[-1] if self.live else None)
        same_number.append(index)
        self.live.append(index)
        self.order.append(index)

    def _correct(self, act: Entry) -> None:
        number = act.whole("deal")
        same_number = self.numbered.get(number) if number is not None else None
        if not same_number:
            self.findings.append(GameFinding("no-such-deal", number, {"entry": act.n}))
        elif takes_away(act):
            index = same_number.pop()
            self.live.remove(index)
            insort(self.vacant, self.deals[index].place)
        else:
            index = same_number[-1]
            self.deals[index] = _amended(self.deals[index], act, self.players)

    def close(self, next_number: int) -> Chronicle:
        """The chronicle, every correction being laid on the deal that it corrects."""
        acts: list[Deal | Ending] = []
        live = set(self.live)
        for one in self.order:
            if isinstance(one, Ending):
                acts.append(one)
            elif one in live:
                before = self.before[one]
                expected = self.first if before is None else self.deals[before].seats.turned
                acts.append(self.deals[one]._replace(expected=expected))
        passes_on = self.deals[self.live[-1]].seats.turned if self.live else self.first
        return Chronicle(tuple(acts), passes_on, next_number, tuple(self.findings))


def _recorded(act: Entry, players: tuple[str, ...]) -> Deal:
    """The deal as its entry has it; `_Book` knows what was expected, and its place."""
    number = act.whole("deal")
    elder, younger = act.player("elder", players), act.player("younger", players)
    # Every deal has one entry at least: a greater number would make an endless sheet of gaps.
    if number is None or not 1 <= number <= act.n:
        raise act.bad("deal")
    if elder is None or younger is None or elder == younger:
        raise act.bad("elder")
    seats = Seats(elder, younger)
    return Deal(
        number=number,
        entry=act.n,
        seats=seats,
        expected=seats,
        place=0,
        result=_result(act),
        record=act.mapping("record"),
        crossing=_crossing(act),
        winner=act.player("winner", players),
        thrown_in=act.player("thrown_in", players),
    )


def _amended(deal: Deal, act: Entry, players: tuple[str, ...]) -> Deal:
    """A deal with an amendment or a ruling laid on it; what isn't named stays.

    A swap leaves the points with the seats, and so does naming who sat there; points by
    name leave the other's as they are, and, since they say nothing of the order of
    counting, drop the one known so far.
    """
    if act.data.get("swap"):
        deal = deal._replace(seats=deal.seats.turned)
    for seat in SIDES:
        sitter = act.player(seat, players)
        if sitter is not None:
            deal = deal._replace(seats=deal.seats._replace(**{seat: sitter}))
    if deal.seats.elder == deal.seats.younger:
        raise act.bad("elder")
    if "result" in act.data:
        deal = deal._replace(result=_result(act), crossing=_crossing(act))
    for name, total in act.mapping("points").items():
        if name not in deal.seats or not is_whole(total):
            raise act.bad("points")
        side = deal.seats.index(name)
        deal = deal._replace(result=_with_total(deal.result, side, total), crossing=None)
    if "record" in act.data:
        deal = deal._replace(record=act.mapping("record"))
    if "winner" in act.data:
        deal = deal._replace(winner=act.player("winner", players))
    if "thrown_in" in act.data:
        deal = deal._replace(thrown_in=act.player("thrown_in", players))
    return deal._replace(lost=_lost(act, players) or deal.lost)


def _result(act: Entry) -> Mapping[str, Any]:
    result = act.mapping("result")
    if not all(is_whole(result.get(side)) for side in SIDES):
        raise act.bad("result")
    return result


def _with_total(result: Mapping[str, Any], side: int, total: int) -> dict[str, Any]:
    """A result with one side's total replaced; how that total came about is unknown then."""
    amended = dict(result)
    for part, pair in result.items():
        if isinstance(pair, list | tuple):
            amended[part] = [None if one == side else points for one, points in enumerate(pair)]
    amended[SIDES[side]] = total
    return amended


def _crossing(act: Entry) -> tuple[tuple[str, int], ...] | None:
    lines = act.data.get("crossing")
    if lines is None:
        return None
    try:
        ledger = tuple((side, points) for side, points in lines)
    except (TypeError, ValueError):
        raise act.bad("crossing") from None
    if not all(side in SIDES and is_whole(points) for side, points in ledger):
        raise act.bad("crossing")
    return ledger


def _ending(act: Entry, players: tuple[str, ...]) -> Ending:
    left = act.player("left", players)
    if left is not None:
        return Ending("left", left, act.whole("fine"))
    if act.data.get("by_consent") is not True:
        raise act.bad("by_consent")
    return Ending("consent")


def _lost(act: Entry, players: tuple[str, ...]) -> Ending | None:
    loser = act.player("loses", players)
    return None if loser is None else Ending("lost", loser, act.whole("fine"))
