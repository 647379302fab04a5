"""A game is a log: entries that are only ever appended, and what stands of them now.

Comes in: the entries as the store keeps them, oldest first. Goes out: the entries that
stand, the history of every change, and the data of the entry that would come next. What a
deal or an amendment does to a score is the business of each game's own fold; no law of
piquet is read here.

The data, by kind (a key that doesn't apply is left out):
  deal    deal (its number, for good), elder, younger (names), result ("elder", "younger":
          the totals; whatever else was acknowledged; a pair is one number a side), record
          (the evidence as typed), crossing ([side, points] in the order of counting),
          winner (who reached the target first), thrown_in (who threw in before play), slot
          (in written piquet the tour and playing that a coup belongs to for good)
  amend   deal; swap (true: the seats change, the points stay with them); elder, younger
          (who sat there); points (totals by name); result, record, crossing, winner,
          thrown_in as above; again (true: the tour of that coup is played once more)
  strike  deal
  ruling  law, code, facts, choice; deal and the keys of an amendment, where it changes one;
          void (true: the deal counts no more, as if struck); loses (who loses the game by
          it), fine. On a deal in progress: ahead (true), deal (the number that it will
          have), elder, younger (who sit there), effects (as a record writes them), told (how
          many steps of the deal had been told); the deal takes them when it is recorded
  end     left (who left) and fine (points that the table says he pays), or by_consent
  undo    undoes (the id of an act)
  redo    reverses (the id of an undo)
  note    text
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from marque.errors import Impossible, Unreadable

# What can be taken back, and put back. A note changes no score: it always stands.
ACTS: Final = ("deal", "amend", "strike", "ruling", "end")
KINDS: Final = (*ACTS, "undo", "redo", "note")


class Entry(NamedTuple):
    """One line of a log.

    n: its number, its order in this log; id: its own for good, in whatever log it stands;
    time: when it was written, as the caller gives it (never compared); kind: one of
    `KINDS`; data: what the kind needs, of JSON values only. The readers of data give None
    (`mapping`: nothing) for a key that is missing, and raise `bad` for a value amiss.
    """

    n: int
    id: str
    time: str
    kind: str
    data: Mapping[str, Any]

    def to_dict(self) -> dict[str, Any]:
        """The entry as the store keeps it."""
        return {**self._asdict(), "data": dict(self.data)}

    @classmethod
    def from_dict(cls, document: object) -> Entry:
        """The entry that a document of the store holds.

        Raises: Unreadable "bad-record", with the number (None when it has none) and the key
        that is missing or not what it should be.
        """
        if not isinstance(document, Mapping):
            raise Unreadable("bad-record", entry=None, key="")
        n = document.get("n")
        if type(n) is not int or n < 1:
            raise Unreadable("bad-record", entry=None, key="n")
        for key in ("id", "time", "kind"):
            if not isinstance(document.get(key), str):
                raise Unreadable("bad-record", entry=n, key=key)
        if document["kind"] not in KINDS:
            raise Unreadable("bad-record", entry=n, key="kind")
        data = document.get("data")
        if not isinstance(data, Mapping):
            raise Unreadable("bad-record", entry=n, key="data")
        return cls(n, document["id"], document["time"], document["kind"], dict(data))

    def bad(self, key: str) -> Unreadable:
        """The error for data that isn't what it should be at that key."""
        return Unreadable("bad-record", entry=self.n, key=key)

    def whole(self, key: str) -> int | None:
        """A whole number, 0 or more."""
        value = self.data.get(key)
        if value is not None and not is_whole(value):
            raise self.bad(key)
        return value

    def player(self, key: str, players: Sequence[str]) -> str | None:
        """The name of one of the players, as it stands in the game."""
        value = self.data.get(key)
        if value is not None and value not in players:
            raise self.bad(key)
        return value

    def mapping(self, key: str) -> Mapping[str, Any]:
        """Values by name."""
        value = self.data.get(key, {})
        if not isinstance(value, Mapping):
            raise self.bad(key)
        return value


class Change(NamedTuple):
    """One entry in a history.

    about: what an undo takes back or a redo puts back, None for any other entry and for one
    that found nothing to do; stands: for an undo or redo, whether it is the last word about
    that entry; for any other entry, whether it counts now.
    """

    entry: Entry
    stands: bool
    about: Entry | None = None


def is_whole(value: object) -> bool:
    """Whether a value is a whole number, 0 or more (true and false aren't)."""
    return type(value) is int and value >= 0


def next_entry(
    entries: Sequence[Entry], own_id: str, time: str, kind: str, data: Mapping[str, Any]
) -> Entry:
    """The entry to append: numbered after the last one."""
    return Entry(entries[-1].n + 1 if entries else 1, own_id, time, kind, data)


def standing(entries: Sequence[Entry]) -> list[Entry]:
    """The acts (deals, amendments, strikes, rulings, ends) that count now, oldest first."""
    return _walk(entries).acts


def history(entries: Sequence[Entry]) -> list[Change]:
    """Every entry, oldest first, and whether it still counts."""
    walk = _walk(entries)
    acts = {act.n for act in walk.acts}
    changes = []
    for entry in entries:
        if entry.kind in ("undo", "redo"):
            about = walk.about.get(entry.n)
            last_word = about is not None and walk.last_word[about.n] == entry.n
            changes.append(Change(entry, last_word, about))
        else:
            changes.append(Change(entry, entry.kind == "note" or entry.n in acts))
    return changes


def undo_of(entries: Sequence[Entry], steps: int = 1) -> tuple[dict[str, str], ...]:
    """The data of the undo entries to append, one a step, in order.

    Each names (`undoes`) the newest act that still stands, whoever wrote it.
    Raises: Impossible "usage", reason "nothing-to-undo", when fewer acts stand (`available`,
    None for none).
    """
    acts = _walk(entries).acts
    if not 1 <= steps <= len(acts):
        raise Impossible(
            "usage", reason="nothing-to-undo", asked=steps, available=len(acts) or None
        )
    return tuple({"undoes": act.id} for act in reversed(acts[-steps:]))


def redo_of(entries: Sequence[Entry], steps: int = 1) -> tuple[dict[str, str], ...]:
    """The data of the redo entries to append, one a step, in order.

    Each names (`reverses`) the newest undo that isn't reversed yet, as long as no act has
    been written since. Raises: Impossible "usage", reason "nothing-to-redo".
    """
    undone = _walk(entries).undone
    if not 1 <= steps <= len(undone):
        raise Impossible(
            "usage", reason="nothing-to-redo", asked=steps, available=len(undone) or None
        )
    return tuple({"reverses": undo.id} for undo, _ in reversed(undone[-steps:]))


def deal_numbers(entries: Sequence[Entry]) -> tuple[int, ...]:
    """The numbers of the deals that stand, in the order recorded."""
    numbers: list[int] = []
    for act in standing(entries):
        number = act.whole("deal")
        if act.kind == "deal" and number is not None:
            numbers.append(number)
        elif takes_away(act) and not is_ahead(act) and number in numbers:
            numbers.remove(number)
    return tuple(numbers)


def takes_away(act: Entry) -> bool:
    """Whether a deal counts no more by this act: struck, or void by a ruling."""
    return act.kind == "strike" or (act.kind == "ruling" and act.data.get("void") is True)


def is_ahead(act: Entry) -> bool:
    """Whether an act is a ruling on a deal that was in progress, and not yet recorded."""
    return act.kind == "ruling" and act.data.get("ahead") is True


def rulings_ahead(entries: Sequence[Entry]) -> tuple[Entry, ...]:
    """The rulings that stand on the deal in progress, the next one to be recorded, in order.

    Where it was void by one of them it is dealt again, and those before have nothing to do
    with the new one.
    """
    number = next_deal_number(entries)
    found: list[Entry] = []
    for act in standing(entries):
        if is_ahead(act) and act.whole("deal") == number:
            if takes_away(act):
                found.clear()
            else:
                found.append(act)
    return tuple(found)


def next_deal_number(entries: Sequence[Entry]) -> int:
    """The number of the next deal: a struck one keeps its own, one taken back gives it up."""
    numbers = (act.whole("deal") or 0 for act in standing(entries) if act.kind == "deal")
    return 1 + max(numbers, default=0)


def deal_of(
    entries: Sequence[Entry],
    seats: tuple[str, str],
    result: Mapping[str, Any],
    record: Mapping[str, str],
    **optional: Any,
) -> dict[str, Any]:
    """The data of the next deal: elder and younger by name, the result, the evidence.

    optional: `crossing`, `winner`, `thrown_in`; None leaves a key out. Raises: Impossible
    "bad-amount" for a total that isn't a whole number, 0 or more.
    """
    for side in ("elder", "younger"):
        if not is_whole(result.get(side)):
            raise Impossible("bad-amount", value=result.get(side), side=side)
    given = {key: value for key, value in optional.items() if value is not None}
    number = next_deal_number(entries)
    elder, younger = seats
    return {
        "deal": number,
        "elder": elder,
        "younger": younger,
        "result": result,
        "record": record,
        **given,
    }


def amend_of(entries: Sequence[Entry], number: int, parts: Mapping[str, Any]) -> dict[str, Any]:
    """The data of an amendment of a deal that stands: the parts named, and no others.

    Raises: Impossible "usage", reason "no-such-deal", with the numbers that stand.
    """
    return {**strike_of(entries, number), **parts}


def strike_of(entries: Sequence[Entry], number: int) -> dict[str, int]:
    """The data that strikes a deal that stands. Raises: as `amend_of`."""
    numbers = deal_numbers(entries)
    if number not in numbers:
        raise Impossible("usage", reason="no-such-deal", deal=number, deals=numbers)
    return {"deal": number}


def end_of(left: str | None, fine: int | None = None) -> dict[str, Any]:
    """The data that ends a game early: by the player who left it, None by consent of all.

    Raises: Impossible "bad-setting" for a fine that nobody pays, or below 0.
    """
    if fine is not None and (left is None or not is_whole(fine)):
        raise Impossible("bad-setting", setting="fine", value=fine, least=0)
    if left is None:
        return {"by_consent": True}
    return {"left": left} if fine is None else {"left": left, "fine": fine}


class _Walk(NamedTuple):
    """A log read to its end; `undone` pairs each undo with what it took back, newest last."""

    acts: list[Entry]
    undone: list[tuple[Entry, Entry]]
    about: dict[int, Entry]
    last_word: dict[int, int]


def _walk(entries: Sequence[Entry]) -> _Walk:
    """Read a log, from the first entry to the last.

    An undo or redo names its entry, so that it means the same in a copy of the game that
    has gone on otherwise; one that finds nothing to do there changes nothing.
    """
    walk = _Walk([], [], {}, {})
    for entry in entries:
        if entry.kind in ACTS:
            walk.acts.append(entry)
            walk.undone.clear()
        elif entry.kind == "undo":
            _take_back(walk, entry)
        elif entry.kind == "redo":
            _put_back(walk, entry)
    return walk


def _take_back(walk: _Walk, undo: Entry) -> None:
    for index in range(len(walk.acts) - 1, -1, -1):
        if walk.acts[index].id == undo.data.get("undoes"):
            act = walk.acts.pop(index)
            walk.undone.append((undo, act))
            walk.about[undo.n] = act
            walk.last_word[act.n] = undo.n
            return


def _put_back(walk: _Walk, redo: Entry) -> None:
    for index in range(len(walk.undone) - 1, -1, -1):
        undo, act = walk.undone[index]
        if undo.id == redo.data.get("reverses"):
            del walk.undone[index]
            insort(walk.acts, act, key=lambda one: one.n)
            walk.about[redo.n] = act
            walk.last_word[act.n] = redo.n
            return
