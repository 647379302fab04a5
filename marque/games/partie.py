"""The partie of six deals, or of four with the first and last double: the rubicon in full.

Comes in: the settings of the partie and the entries of its log. Goes out: `GameState`.

Where it is written. Six deals; the higher total wins; after a tie each deals once more, and
a second tie is a draw, so nothing changes hands (Cavendish, Law 71; by agreement four deals,
the first and last double, extra deals single: its note). The winner's points less the
loser's, and a hundred (Law 72); when the loser hasn't reached a hundred, their sum and a
hundred, whatever the winner has (Law 73). A deal that is struck is played again: the next
one recorded takes its place, and counts as it did.

In the last deal, before the play, a player who can't save his rubicon may throw in: the
adversary counts thirteen for the play and ten for the cards, he himself nothing in play; he
is neither piqued nor capoted (Cavendish, Description, Scoring; Playing to the score).

Who leaves loses (Académie, loi 21; Dictionnaire, loi 25); no law says how much, so `points`
is what the table says (`fine`), else None. By consent nobody loses, and nothing is paid.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from marque.calls.side import Side
from marque.errors import raise_all
from marque.games.log import Entry
from marque.games.played import Chronicle, Deal, Ending, GameFinding, chronicle
from marque.games.state import DealLine, GameState, Needs, Settlement, settings_faults

_RANGES: Final = {"rubicon": (0, 9999), "rubicon_bonus": (0, 9999), "tie_deals": (0, 99)}
_CHOICES: Final = {"deals": (6, 4)}


class PartieSettings(NamedTuple):
    """What was agreed before the first deal.

    players: in the order typed; dealer: who deals first; deals: 6, or 4 with the first and
    last double; rubicon: points that save the loser; rubicon_bonus: points added to every
    settlement; tie_deals: deals played after a tie.
    """

    players: tuple[str, str]
    dealer: str
    deals: int = 6
    rubicon: int = 100
    rubicon_bonus: int = 100
    tie_deals: int = 2

    def to_dict(self) -> dict[str, Any]:
        """The settings as the store keeps them."""
        return {**self._asdict(), "players": list(self.players)}

    @classmethod
    def from_dict(cls, values: Mapping[str, Any]) -> PartieSettings:
        """Settings from values by name, None for the default. Raises: all faults at once."""
        given = {name: value for name, value in values.items() if value is not None}
        filled = {"players": (), "dealer": "", **cls._field_defaults, **given}
        raise_all(settings_faults(filled, _RANGES, _CHOICES))
        return cls(**{**filled, "players": tuple(filled["players"])})

    def weight(self, place: int) -> int:
        """How often the deal in that place, from 0, counts."""
        return 2 if self.deals == 4 and place in (0, 3) else 1


def fold(settings: PartieSettings, entries: Sequence[Entry]) -> GameState:
    """The state of a partie. Raises: as `state.chronicle`."""
    book = chronicle(settings.players, settings.dealer, entries)
    played, late, ending, findings = _cut(settings, book)
    weights, complete = _weights(settings, played)
    lines = _lines(settings, [*zip(played, weights, strict=True), *((deal, 0) for deal in late)])
    findings += _remarks(settings, lines, over=complete or ending is not None)
    totals = lines[-1].totals if lines else dict.fromkeys(settings.players, 0)
    settlement = _settlement(settings, totals, ending) if ending or complete else None
    over = settlement is not None
    winner = settlement.winner if settlement else None
    return GameState(
        kind="partie",
        players=settings.players,
        deals=tuple(lines),
        totals=totals,
        next=None if over else book.passes_on,
        passes_on=book.passes_on,
        next_number=book.next_number,
        finished=over,
        undecided=False,
        ending=(ending.kind if ending else "won" if winner else "drawn") if over else None,
        winner=winner,
        settlement=settlement,
        games=(),
        needs={} if over else _needs(settings, totals),
        findings=(*book.findings, *findings),
    )


def settle(settings: PartieSettings, totals: Mapping[str, int]) -> Settlement:
    """What a partie that was played out is worth (Cavendish, Laws 71–73)."""
    winner, loser = sorted(totals, key=lambda name: totals[name], reverse=True)
    high, low = totals[winner], totals[loser]
    if high == low:
        return Settlement(None, 0, False, False, f"{high} - {low}")
    bonus = settings.rubicon_bonus
    if low < settings.rubicon:
        return Settlement(winner, high + low + bonus, True, False, f"{high} + {low} + {bonus}")
    return Settlement(winner, high - low + bonus, False, False, f"{high} - {low} + {bonus}")


def thrown_in(
    by: Side,
    declared: tuple[int, int],
    bonus: tuple[int, int] = (0, 0),
    *,
    play: int = 13,
    cards: int = 10,
) -> dict[str, Any]:
    """The result of a deal that a side threw in before the play.

    declared: what each counted before it, elder first; bonus: a repic made in that count;
    play, cards: what the adversary counts for them.
    """
    other = by.other
    played, won = [0, 0], [0, 0]
    played[other], won[other] = play, cards
    elder, younger = (declared[one] + bonus[one] + played[one] + won[one] for one in (0, 1))
    return {
        "elder": elder,
        "younger": younger,
        "declared": list(declared),
        "play": played,
        "cards": won,
        "bonus": list(bonus),
        "pic": None,
        "capot": None,
        "complete": True,
    }


def _cut(
    settings: PartieSettings, book: Chronicle
) -> tuple[list[Deal], list[Deal], Ending | None, list[GameFinding]]:
    """The deals up to an early ending, those after it, that ending, and what is amiss."""
    played: list[Deal] = []
    late: list[Deal] = []
    ending: Ending | None = None
    findings: list[GameFinding] = []
    for act in book.acts:
        if isinstance(act, Ending):
            if ending or _weights(settings, played)[1]:
                findings.append(GameFinding("after-the-end", None, {}))
            else:
                ending = act
        elif ending:
            late.append(act)
        else:
            played.append(act)
            ending = act.lost
    return played, late, ending, findings


def _weights(settings: PartieSettings, deals: Sequence[Deal]) -> tuple[list[int], bool]:
    """How often each deal counts, and whether the partie is played out."""
    due, most = settings.deals, settings.deals + settings.tie_deals
    regular = [(deal, settings.weight(deal.place)) for deal in deals if deal.place < due]
    extra = [deal for deal in deals if due <= deal.place < most]
    full = len(regular) == due
    level = full and len({*_totals(settings, regular).values()}) == 1
    weights = [
        settings.weight(deal.place) if deal.place < due else int(level and deal.place < most)
        for deal in deals
    ]
    return weights, full and (not level or len(extra) == settings.tie_deals)


def _totals(settings: PartieSettings, deals: Iterable[tuple[Deal, int]]) -> dict[str, int]:
    totals = dict.fromkeys(settings.players, 0)
    for deal, weight in deals:
        for name, points in deal.by_name(deal.points).items():
            totals[name] += weight * points
    return totals


def _lines(settings: PartieSettings, deals: Iterable[tuple[Deal, int]]) -> list[DealLine]:
    """The sheet's lines: each deal, how often it counts, and the totals after it."""
    lines: list[DealLine] = []
    totals = dict.fromkeys(settings.players, 0)
    for deal, weight in deals:
        points = deal.by_name(deal.points)
        totals = {name: had + weight * points[name] for name, had in totals.items()}
        lines.append(DealLine(deal, points, weight, totals))
    return lines


def _remarks(
    settings: PartieSettings, lines: Iterable[DealLine], *, over: bool
) -> list[GameFinding]:
    """What is amiss: a deal out of turn, after the end, or thrown in without need."""
    findings: list[GameFinding] = []
    counted = 0
    for line in lines:
        deal = line.deal
        if line.weight:
            counted += 1
            last = counted in (settings.deals, settings.deals + settings.tie_deals)
            findings += deal.out_of_turn()
            findings += _concession(settings, line, last=last)
        elif over:
            findings.append(GameFinding("after-the-end", deal.number, {}))
    return findings


def _concession(settings: PartieSettings, line: DealLine, *, last: bool) -> list[GameFinding]:
    """The finding that a deal was thrown in where the custom doesn't provide for it."""
    name = line.deal.thrown_in
    if name is None:
        return []
    saved = line.totals[name] >= settings.rubicon
    if last and not saved:
        return []
    values = {"reason": "rubicon-saved" if saved else "not-the-last-deal"}
    cite = "Cavendish, Description, Scoring"
    return [GameFinding("thrown-in", line.deal.number, values, cite)]


def _settlement(
    settings: PartieSettings, totals: Mapping[str, int], ending: Ending | None
) -> Settlement:
    """What is paid, as the head of this module says."""
    if ending is None:
        return settle(settings, totals)
    if ending.loser is None:
        return Settlement(None, 0, False, False, "")
    winner = next(name for name in settings.players if name != ending.loser)
    formula = "" if ending.fine is None else str(ending.fine)
    return Settlement(winner, ending.fine, False, False, formula)


def _needs(settings: PartieSettings, totals: Mapping[str, int]) -> dict[str, Needs]:
    most = max(totals.values())
    return {
        name: Needs(None, max(0, settings.rubicon - had), most - had)
        for name, had in totals.items()
    }
