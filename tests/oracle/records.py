"""Deals as records, the written form that people and the product read, and back.

Comes in: a deal, or the lines of a record. Goes out: fields by name, or the deal.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from tests.oracle.deal import SIDES, Calls, Deal, Seat
from tests.oracle.held import RANKS, SUITS, Cards


def fields_of(deal: Deal) -> dict[str, str]:
    """The fields that tell a deal."""
    fields = {}
    for side, seat in zip(SIDES, (deal.elder, deal.younger), strict=True):
        if seat.dealt is not None:
            fields[f"{side}-dealt"] = write_cards(seat.dealt)
        if seat.discard is not None:
            fields[f"{side}-discard"] = write_cards(seat.discard)
        fields[side] = write_cards(seat.hand)
        if seat.calls is not None:
            fields[f"{side}-says"] = write_calls(seat.calls)
    fields["tricks"] = " ".join(f"{lead}/{reply}" for lead, reply in deal.tricks)
    return fields


def deal_of(fields: Mapping[str, str]) -> Deal:
    """The deal that such fields tell."""
    seats = []
    for side in SIDES:
        said, dealt, gone = (fields.get(f"{side}-{what}") for what in ("says", "dealt", "discard"))
        seats.append(
            Seat(
                read_cards(fields[side]),
                None if said is None else read_calls(said),
                None if dealt is None else read_cards(dealt),
                None if gone is None else read_cards(gone),
            )
        )
    tricks = [trick.split("/") for trick in fields["tricks"].split()]
    return Deal(seats[0], seats[1], tuple((lead, reply) for lead, reply in tricks))


def write_cards(cards: Cards) -> str:
    """Cards one by one, suit after suit."""
    return " ".join(rank + suit for suit in SUITS for rank in RANKS if rank + suit in cards)


def read_cards(text: str) -> Cards:
    return frozenset(text.split())


def write_calls(calls: Calls) -> str:
    """Calls in the short form of the contract, section 2; "-" for nothing."""
    said = ["cb"] if calls.carte_blanche else []
    if calls.point is not None:
        said.append("p{}={}".format(*calls.point))
    said += [f"{length}{top}" for length, top in calls.sequences]
    said += [f"{rank}{count}" for count, rank in calls.sets]
    return "; ".join(said) or "-"


def read_calls(text: str) -> Calls:
    words = text.split("; ")
    points = [re.fullmatch(r"p(\d)=(\d\d)", word) for word in words]
    point = next((found for found in points if found), None)
    return Calls(
        (int(point[1]), int(point[2])) if point else None,
        tuple((int(word[0]), word[1]) for word in words if re.fullmatch("[3-8][AKQJT9]", word)),
        tuple((int(word[1]), word[0]) for word in words if re.fullmatch("[AKQJT][34]", word)),
        "cb" in words,
    )


def write_record(fields: Mapping[str, str], code: str) -> str:
    """A record that can be kept among the tests."""
    return "\n".join(f"{name}: {text}" for name, text in {"code": code, **fields}.items())


def read_records(text: str) -> list[dict[str, str]]:
    """Records apart by empty lines; a line that begins with # is a comment."""
    records = []
    for block in text.split("\n\n"):
        lines = [line for line in block.splitlines() if line and not line.startswith("#")]
        if lines:
            records.append(dict(line.split(": ", 1) for line in lines))
    return records
