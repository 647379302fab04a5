"""The evidence of a deal, kept word for word, judged now and again years later.

Comes in: what was typed, field by field, with the names of those who sat at the cards; or
what a game has kept of that. Goes out: the verdict, and the record to be kept: the texts
themselves and the alphabet in which their cards were read, so that nothing that is set
differently later makes them say something else.
"""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from typing import Any, NamedTuple

from marque.calls.side import SIDES
from marque.cards.decide import AlphabetChoice
from marque.codes.code import Code
from marque.errors import MarqueError, Place, Unreadable
from marque.referee.deal import Deal
from marque.referee.fields import read_deal
from marque.referee.judge import judge
from marque.referee.verdict import Verdict
from marque.session.amounts import TOTALS

_CHOICES: Mapping[str, AlphabetChoice] = {"fr": "fr", "en": "en"}

Record = Mapping[str, str]


class Judged(NamedTuple):
    """A deal read and judged; in its record the alphabet of its cards, where that matters."""

    deal: Deal
    verdict: Verdict
    record: Record

    @property
    def result(self) -> dict[str, Any]:
        """What the verdict acknowledges, as the entry of a deal keeps it."""
        return result_of(self.verdict)

    @property
    def crossing(self) -> list[list[Any]] | None:
        """The order of counting, side and points; None while a number could still change."""
        if not self.verdict.complete:
            return None
        return [[line.side.key, line.points] for line in self.verdict.ledger]


def judge_evidence(
    fields: Record,
    seats: tuple[str, str],
    code: Code,
    cards: AlphabetChoice,
    hint: str | None,
) -> Judged:
    """Read and judge what was typed.

    fields: text by the names of `referee.fields`, and the `alphabet` of what is known from
    before; cards, hint: the alphabet asked for, the one in use. Raises the readers' errors.
    """
    record = dict(fields)
    alphabet = record.pop("alphabet", hint)
    deal = _read(record, seats, cards, alphabet)
    fitting = [name for name in _CHOICES if _reads_so(record, seats, name, deal)]
    if len(fitting) == 1:
        record["alphabet"] = fitting[0]
    return Judged(deal, judge(deal, code), record)


def judge_again(record: Record, seats: tuple[str, str], code: Code) -> Verdict | None:
    """The verdict on a record; None where it has only totals. Raises as `read_again`."""
    deal = read_again(record, seats)
    return None if deal is None else judge(deal, code)


def read_again(record: Record, seats: tuple[str, str]) -> Deal | None:
    """The deal of a record; None where it has only totals.

    Raises the readers' errors, and Unreadable (bad-record) for a record that isn't texts.
    """
    if TOTALS in record:
        return None
    for name, text in record.items():
        if not isinstance(text, str):
            raise Unreadable("bad-record", Place(name, str(text)[:80]), reason="bad-value")
    fields = dict(record)
    cards = _CHOICES.get(fields.pop("alphabet", ""), "auto")
    return _read(fields, seats, cards, None)


def _read(fields: Record, seats: tuple[str, str], cards: AlphabetChoice, hint: str | None) -> Deal:
    names = {f"{side.key}-name": seats[side] for side in SIDES}
    return read_deal({**fields, **names}, cards, hint)


def _reads_so(fields: Record, seats: tuple[str, str], alphabet: str, deal: Deal) -> bool:
    """Whether the texts, read in this alphabet, are that deal."""
    with suppress(MarqueError):
        return _read(fields, seats, _CHOICES[alphabet], None) == deal
    return False


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
