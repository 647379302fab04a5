"""What every check of a recorded deal is made of: a fault, and where it stands in the record.

Goes out: `Fault`, which the checks find, and the places and facts that they share. No
sentence is made here, and no law is read: a fault names its law and the facts of the record
that the law asks for.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from marque.calls.call import Calls
from marque.calls.plays import Tricks
from marque.calls.side import Side
from marque.codes.code import Code
from marque.errors import Impossible, Place
from marque.laws.law import Answer
from marque.referee.deal import Deal
from marque.referee.play import Revoke, Stranger
from marque.referee.record import Record
from marque.referee.verdict import Verdict

PROVED: Final = "proved"
OPEN: Final = "open"
REMARK: Final = "remark"
"""No breach, but something that binds a player: a call lower than the holding, say."""

NOTHING: Final[Mapping[str, Any]] = {}


class Fault(NamedTuple):
    """One thing that a record shows to be wrong, or to bind somebody.

    kind: a name of the fault; place: the field, the item of a list in it (from 1, else 0), and
    the line of the file; side: whose it is, None where it is nobody's; state: "proved",
    "open" (something is wrong, but not whose call) or "remark"; category: point, sequence or
    set, or the figure that is wrong; values: what the sentence needs; law: the id of the law
    that rules on it, "" for none; facts: the law's questions that the record answers; cite:
    where it is written, for what no law of the catalogue has.
    """

    kind: str
    place: Place
    side: Side | None
    state: str = PROVED
    category: str = ""
    values: Mapping[str, Any] = NOTHING
    law: str = ""
    facts: Mapping[str, Answer] = NOTHING
    cite: str = ""


class BrokenPlay(NamedTuple):
    """What of a play can't have been so.

    tricks: every breach of its rules, in order; played: why the count of the play as said aloud
    can't come from these tricks, None where it can.
    """

    tricks: tuple[Revoke | Stranger, ...] = ()
    played: Impossible | None = None


class Shown(NamedTuple):
    """What one side laid on the table: cards, or what he said of them."""

    cards: int | None
    words: Calls | None


class Case(NamedTuple):
    """What a check is given.

    record: as typed; deal: as it is told, its play unbroken or not; verdict: on as much of it as
    can be judged; code: whose laws hold; broken: what is amiss with the play; shown: what elder
    and younger showed, None where the record doesn't say.
    """

    record: Record
    deal: Deal
    verdict: Verdict
    code: Code
    broken: BrokenPlay
    shown: tuple[Shown | None, Shown | None]


def place_of(record: Record, field: str, item: int = 0, text: str = "") -> Place:
    """A place in a record: the line of its field, or its first line where the field is missing."""
    line = record.lines.get(field, record.line)
    return Place(field, text or record.fields.get(field, ""), 0, line, item)


def in_record(record: Record, place: Place | None, field: str) -> Place:
    """A place that a reader noted, with the line of the record; `field` where it noted none."""
    if place is None:
        return place_of(record, field)
    return place._replace(line=record.lines.get(place.source, record.line))


def calls_field(record: Record, side: Side) -> str:
    """The field in which a side's calls stand: those beside a hand, or the side itself."""
    said = f"{side.key}-says"
    return said if said in record.fields else side.key


def played(deal: Deal) -> int:
    """How many tricks are known one by one, card by card."""
    return len(deal.play.tricks) if isinstance(deal.play, Tricks) else 0


def stage(deal: Deal) -> dict[str, Answer]:
    """How far the play has gone, where the record tells: with a play, younger has played."""
    return {"stage": "played"} if deal.play is not None else {}


def law_code(code: Code) -> str:
    """The name of the code whose laws hold: house rules have those that they are built on."""
    return code.base or code.name
