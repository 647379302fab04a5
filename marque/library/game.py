"""A game as a programmer has it: an immutable value, a new one after every deal.

Comes in: a kind, players and settings; then deals, corrections, undos. Goes out: `Game`, with
the state and the settlement that its log makes. What a deal means is `games`' business, what
is asked before it is written `session.questions`'; nothing is kept anywhere.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from decimal import Decimal
from typing import Any, NamedTuple, TypedDict, Unpack

from marque.cards.decide import AlphabetChoice
from marque.codes.code import Code
from marque.codes.load import from_plain, to_plain
from marque.errors import Impossible, Unreadable
from marque.games import ecrire
from marque.games.ecrire_settings import EcrireSettings
from marque.games.kinds import (
    KINDS,
    USUAL_CODES,
    Settings,
    State,
    deals_of,
    folded,
    settings_of,
    settlement_of,
)
from marque.games.log import (
    Entry,
    amend_of,
    deal_of,
    end_of,
    next_entry,
    redo_of,
    strike_of,
    undo_of,
)
from marque.games.names import find
from marque.games.played import Deal as PlayedDeal
from marque.games.settle import Settlement, together
from marque.library.codes import as_code
from marque.library.judging import Evidence, Known, texts
from marque.referee.fields import UNKNOWN
from marque.referee.verdict import Verdict
from marque.session.amounts import TOTALS
from marque.session.evidence import judge_again, judge_evidence
from marque.session.founding import found
from marque.session.questions import question_open, question_totals

SCHEMA = 1
# Several games of one evening as one settlement, by their ids.
settle_together = together


class Agreed(TypedDict, total=False):
    """What may be agreed before a game; what isn't comes from the code, or from the preset.

    stake: the value of a point, in `cent` of a game: never a float; the rest, by kind, as the
    options of `marque new` have it.
    """

    stake: str | int | Decimal
    currency: str
    target: int
    best_of: int
    double_below: int
    stop: str
    deals: int
    preset: str
    rois: int
    rotation: str
    marking: str
    consolation: int
    refait_bonus: int
    manner: str
    settlement: str


class Game(NamedTuple):
    """A game: what was agreed, every entry of its log, and the state that they make.

    kind: "cent", "partie" or "ecrire"; code: what its deals are judged by; state: a
    `GameState`, or an `EcrireState` for written piquet; chosen: whether somebody named the
    code. Every method gives a new game, and leaves this one as it is.
    """

    kind: str
    settings: Settings
    code: Code
    stake: str | None
    currency: str | None
    chosen: bool
    entries: tuple[Entry, ...]
    state: State

    @property
    def players(self) -> tuple[str, ...]:
        """The players, in the order given."""
        return tuple(self.settings.players)

    @property
    def finished(self) -> bool:
        """Whether it is over."""
        return self.state.finished

    @property
    def totals(self) -> Mapping[str, int]:
        """Points by player: of the game, or in all coups that count of an evening."""
        return self.state.totals

    @property
    def next(self) -> tuple[str, str] | None:
        """Who is elder and who is younger in the next deal; None where none can follow."""
        due = self.state.next
        return None if due is None else (due.elder, due.younger)

    def settlement(self) -> Settlement | None:
        """Who pays whom: of an evening of what is written so far, of a game once it is over.

        None where nothing is to be settled, or the law leaves open how much.
        """
        return settlement_of(self.state, self.stake, self.currency)

    # Deals.

    def score(
        self,
        elder: int,
        younger: int,
        *,
        seats: tuple[str, str] | None = None,
        winner: str | None = None,
        sure: bool = False,
    ) -> Game:
        """The game after a deal of which the totals are known, elder's first.

        seats: elder and younger by name, where they aren't those of `next`; winner: who
        reached the target first, where totals can't tell; sure: record them even if no deal
        can give them. Raises MarqueError: "finished", "bad-amount", "unknown-name",
        "questioned".
        """
        sitting = self._seats(seats)
        result = {"elder": elder, "younger": younger}
        first = None if winner is None else find(self.players, winner)
        data = deal_of(self.entries, sitting, result, {TOTALS: f"{elder} {younger}"}, winner=first)
        if not sure:
            question_totals(elder, younger, self.code, chosen=self.chosen)
        return self._with_deal(data)

    def play(
        self,
        elder: Known = UNKNOWN,
        younger: Known = UNKNOWN,
        *,
        seats: tuple[str, str] | None = None,
        cards: AlphabetChoice = "auto",
        sure: bool = False,
        **evidence: Unpack[Evidence],
    ) -> Game:
        """The game after a deal that is judged: everything as in `judge`, names aside.

        sure: record it even if something that is open could still change a number. Raises
        MarqueError as `score`, and as `judge`.
        """
        sitting = self._seats(seats)
        fields = texts(elder, younger, evidence)
        judged = judge_evidence(fields, sitting, self.code, cards, None)
        if not sure:
            question_open(judged.verdict)
        crossing = judged.crossing
        data = deal_of(self.entries, sitting, judged.result, judged.record, crossing=crossing)
        return self._with_deal(data)

    def verdict(self, number: int) -> Verdict | None:
        """The verdict on a deal that stands, judged again; None where only totals are known.

        Raises MarqueError ("usage") for a deal that doesn't stand.
        """
        deal = self._deal(number)
        return judge_again(deal.record, deal.seats, self.code)

    # What was written, put right.

    def amend(
        self,
        number: int,
        points: Mapping[str, int] | None = None,
        *,
        swap: bool = False,
        winner: str | None = None,
        sure: bool = False,
    ) -> Game:
        """The game with a deal corrected: totals by name, or seats swapped, points and all.

        Raises MarqueError: "usage" for a deal that doesn't stand, "unknown-name",
        "bad-amount", "questioned".
        """
        deal = self._deal(number)
        parts: dict[str, Any] = {"swap": True} if swap else {}
        if points:
            named = {find(deal.seats, name): total for name, total in points.items()}
            for name, total in named.items():
                if type(total) is not int or total < 0:
                    raise Impossible("bad-amount", value=total, side=name)
            if not sure:
                elder, younger = ({**deal.by_name(deal.points), **named}[one] for one in deal.seats)
                question_totals(elder, younger, self.code, chosen=self.chosen)
            parts["points"] = named
        if winner is not None:
            parts["winner"] = find(self.players, winner)
        return self._with(("amend", amend_of(self.entries, number, parts)))

    def strike(self, number: int) -> Game:
        """The game without a deal; its number leaves a gap. Raises MarqueError ("usage")."""
        return self._with(("strike", strike_of(self.entries, number)))

    def undo(self, steps: int = 1) -> Game:
        """The game with its newest entries that stand taken back. Raises MarqueError ("usage")."""
        return self._with(*(("undo", data) for data in undo_of(self.entries, steps)))

    def redo(self, steps: int = 1) -> Game:
        """The game with what was taken back put back. Raises MarqueError ("usage")."""
        return self._with(*(("redo", data) for data in redo_of(self.entries, steps)))

    def end(self, *, left: str | None = None, fine: int | None = None) -> Game:
        """The game ended early: by who left it, at what the table fines him, or by consent."""
        who = None if left is None else find(self.players, left)
        return self._with(("end", end_of(who, fine)))

    # Kept elsewhere.

    def to_dict(self, game_id: str, created: str) -> dict[str, Any]:
        """The game as plain values, as a file of `marque export` has it (docs/store.md).

        game_id: a short name, letters a to z, figures, hyphens; created: ISO 8601.
        """
        header = {
            "schema": SCHEMA,
            "id": game_id,
            "kind": self.kind,
            "created": created,
            "settings": self.settings.to_dict(),
            "code": to_plain(self.code),
            "code_from": "option" if self.chosen else "default",
        }
        if self.stake is not None:
            header |= {"stake": self.stake, "currency": self.currency}
        times = [{**one.to_dict(), "time": one.time or created} for one in self.entries]
        return {"header": header, "entries": times}

    @classmethod
    def from_dict(cls, plain: Mapping[str, Any]) -> Game:
        """The game that `to_dict`, or `marque export`, made plain. Raises MarqueError."""
        header, entries = plain.get("header"), plain.get("entries")
        if not isinstance(header, Mapping) or not isinstance(entries, list):
            raise Unreadable("bad-record", reason="bad-value")
        kind, settings, code = (header.get(name) for name in ("kind", "settings", "code"))
        if kind not in KINDS or not isinstance(settings, Mapping) or not isinstance(code, Mapping):
            raise Unreadable("bad-record", reason="bad-value", allowed=KINDS)
        agreed = settings_of(kind, settings)
        log = tuple(map(Entry.from_dict, entries))
        chosen = header.get("code_from") != "default"
        stake, currency = header.get("stake"), header.get("currency")
        state = folded(agreed, log)
        return cls(kind, agreed, from_plain(code), stake, currency, chosen, log, state)

    # Inside.

    def _seats(self, asked: tuple[str, str] | None) -> tuple[str, str]:
        if self.next is None:
            undecided = getattr(self.state, "undecided", False)
            raise Impossible("finished", undecided=undecided)
        if asked is None:
            return self.next
        elder, younger = (find(self.players, name) for name in asked)
        if elder == younger:
            raise Unreadable("unknown-name", name=asked[1], players=self.players, reason="twice")
        return elder, younger

    def _deal(self, number: int) -> PlayedDeal:
        deals = {deal.number: deal for deal in deals_of(self.settings, self.entries)}
        if number not in deals:
            numbers = tuple(sorted(deals))
            raise Impossible("usage", reason="no-such-deal", deal=number, deals=numbers)
        return deals[number]

    def _with_deal(self, data: Mapping[str, Any]) -> Game:
        entry = self._entry(self.entries, "deal", data)
        if isinstance(self.settings, EcrireSettings):
            entry = ecrire.placed(self.settings, self.entries, entry)
        return self._having((*self.entries, entry))

    def _with(self, *wanted: tuple[str, Mapping[str, Any]]) -> Game:
        entries = self.entries
        for kind, data in wanted:
            entries = (*entries, self._entry(entries, kind, data))
        return self._having(entries)

    def _entry(self, entries: Sequence[Entry], kind: str, data: Mapping[str, Any]) -> Entry:
        """The next entry; its id need only be its own in this game, and it knows no time."""
        return next_entry(entries, str(len(entries) + 1), "", kind, data)

    def _having(self, entries: tuple[Entry, ...]) -> Game:
        return self._replace(entries=entries, state=folded(self.settings, entries))


def new_game(
    kind: str,
    players: Sequence[str],
    *,
    code: str | Code | None = None,
    dealer: str | None = None,
    **agreed: Unpack[Agreed],
) -> Game:
    """A new game: "cent" to a target, "partie" with its rubicon, "ecrire" for two to seven.

    players: in the order of entry; code: the usual one of the kind where None; dealer: who
    deals first, the second player where None, so that the first named is elder. Raises
    MarqueError ("bad-setting", "usage", "unknown-name") with every fault.

    >>> game = marque.new_game("partie", ["Anne", "Boris"])
    >>> game = game.score(27, 13).score(31, 14)
    >>> dict(game.totals), game.next
    ({'Anne': 41, 'Boris': 44}, ('Anne', 'Boris'))
    """
    options = {name: str(value) for name, value in agreed.items()}
    if dealer is not None or len(players) > 1:
        options["dealer"] = dealer or players[1]
    used = as_code(code if code is not None else USUAL_CODES.get(kind, "rubicon"))
    founded = found(kind, players, options, used, 0)
    settings, stake = founded.settings, founded.stake
    currency = founded.currency if stake else None
    return Game(kind, settings, used, stake, currency, code is not None, (), folded(settings, ()))
