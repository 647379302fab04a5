"""What `doctor` found and did, in words and as JSON (schema `marque.doctor/1`).

Comes in: findings of the store and of the records judged again, as kinds and values. Goes
out: a `Document`, or plain values. What a finding means for what was recorded is said with
it: what is whole, what can be put back, what is lost.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from marque.errors import MarqueError
from marque.views.document import Block, Document, Heading, Items, Line
from marque.views.errors import tell
from marque.views.frame import Frame
from marque.views.safe import safe

_WHERE = 400


class Complaint(NamedTuple):
    """One thing found: its kind, the game or file, and what the sentence needs."""

    kind: str
    where: str
    values: Mapping[str, Any]
    problem: MarqueError | None = None


class Repair(NamedTuple):
    """What a repair did: entries kept and lost, and where the damaged file is kept.

    kept: None for a file that isn't a game's; aside: None where nothing had to be done, or
    there was no file to keep.
    """

    where: str
    done: bool
    kept: int | None
    lost: tuple[int, ...]
    aside: str | None


class CheckUp(NamedTuple):
    """All that a check came to: how many games and records were looked at, what was found."""

    games: int
    records: int
    complaints: tuple[Complaint, ...]
    repair: Repair | None = None


def health_view(check: CheckUp, frame: Frame) -> Document:
    """What was repaired, what is wrong, or that all is well."""
    say = frame.phrases.say
    blocks: list[Block] = []
    if check.repair is not None:
        blocks += [Line(text) for text in _repair_texts(check.repair, frame)]
    if check.complaints:
        blocks.append(Heading(say("health", "wrong")))
        blocks.append(Items(tuple(_text(one, frame) for one in check.complaints)))
    games = say("health", "games", count=check.games)
    records = say("health", "records", count=check.records)
    key = "checked" if check.complaints else "well"
    blocks.append(Line(say("health", key, games=games, records=records)))
    return tuple(blocks)


def health_plain(check: CheckUp) -> dict[str, Any]:
    """The same as plain values."""
    return {
        "schema": "marque.doctor/1",
        "games": check.games,
        "records": check.records,
        "findings": [
            {"kind": one.kind, "where": one.where, **_plain(one.values)} for one in check.complaints
        ],
        "repair": None if check.repair is None else check.repair._asdict(),
    }


def _plain(values: Mapping[str, Any]) -> dict[str, Any]:
    """The values that JSON has a form for."""
    return {
        name: value
        for name, value in values.items()
        if isinstance(value, str | int | list | tuple | dict) or value is None
    }


def _text(one: Complaint, frame: Frame) -> str:
    say = frame.phrases.say
    where = safe(one.where, _WHERE)
    if one.kind == "judged-otherwise":
        was, now = (_parts_text(one.values[key], frame) for key in ("was", "now"))
        return say("health", one.kind, where=where, deal=one.values["deal"], was=was, now=now)
    what = tell(one.problem, frame).message if one.problem is not None else ""
    values = {name: one.values.get(name, 0) for name in ("deal", "kept")}
    text = say("health", one.kind, where=where, what=what, **values)
    more = (
        [text, *_recovery(where, one.values, frame)] if one.kind in ("damaged", "gone") else [text]
    )
    return " ".join(more)


def _parts_text(parts: Mapping[str, Any], frame: Frame) -> str:
    """What an acknowledged result says: the totals if they differ, else the parts that do."""
    if "elder" in parts or "younger" in parts:
        parts = {side: parts[side] for side in ("elder", "younger") if side in parts}
    texts = (f"{_part_name(name, frame)} {_part_text(value)}" for name, value in parts.items())
    return ", ".join(texts)


def _part_name(name: str, frame: Frame) -> str:
    known = frame.phrases.has("common", name)
    return frame.phrases.say("common", name) if known else name


def _part_text(value: Any) -> str:
    return "–".join(map(str, value)) if isinstance(value, list) else str(value)


def _recovery(where: str, values: Mapping[str, Any], frame: Frame) -> list[str]:
    """What can be put back, and what is lost."""
    say = frame.phrases.say
    if "recoverable" not in values:
        return []
    if not values["recoverable"]:
        return [say("health", "not-recoverable")]
    texts = [say("health", "recoverable", count=values["kept"], where=where)]
    if values["lost"]:
        lost = frame.phrases.listed(str(n) for n in values["lost"])
        texts.append(say("health", "lost", count=len(values["lost"]), lost=lost))
    elif values["cut"]:
        texts.append(say("health", "cut"))
    return texts


def _repair_texts(repair: Repair, frame: Frame) -> list[str]:
    say = frame.phrases.say
    where = safe(repair.where, _WHERE)
    if not repair.done:
        return [say("health", "nothing-to-repair", where=where)]
    texts = [say("health", "restored", where=where)]
    if repair.kept is not None:
        texts = [say("health", "repaired", where=where, count=repair.kept)]
    if repair.lost:
        lost = frame.phrases.listed(str(n) for n in repair.lost)
        texts.append(say("health", "lost", count=len(repair.lost), lost=lost))
    if repair.aside is not None:
        texts.append(say("health", "kept-aside", file=f"`{safe(repair.aside, _WHERE)}`"))
    return texts
