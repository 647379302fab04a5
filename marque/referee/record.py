"""The written record of a deal: what is known of it, line by line, as people can read it.

Comes in: the text of a file. Goes out: its records, each with its fields as typed and the
lines that they stand on; and back. A record is lines `field: value`; an empty line ends
it; a line that begins with a space goes on with the field above; `#` begins a comment.
The format is specified in docs/record.md.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Final, NamedTuple

from marque.cards.decide import AlphabetChoice
from marque.cards.typography import Plain
from marque.errors import MarqueError, Place, Unreadable, raise_all
from marque.referee.deal import Deal
from marque.referee.fields import FIELDS, read_deal

# What was written down beside the evidence: whose deal it is, and the count as people had it.
HEADINGS: Final = ("deal", "code", "alphabet", "source", "note")
WRITTEN: Final = (
    "written-declared",
    "written-play",
    "written-tricks",
    "written-cards",
    "written-pic",
    "written-repic",
    "written-total",
)
SHOWN: Final = ("elder-shows", "younger-shows")
NAMES: Final = (*HEADINGS, *FIELDS, *SHOWN, *WRITTEN)

LONGEST_VALUE: Final = 2000
MOST_ERRORS: Final = 100
BONUS_WORDS: Final = ("elder", "younger", "none")
ALPHABET_CHOICES: Final[tuple[AlphabetChoice, ...]] = ("auto", "fr", "en")


class Record(NamedTuple):
    """One record: its fields as typed, the line of each, and the line where it begins."""

    fields: Mapping[str, str]
    lines: Mapping[str, int]
    line: int

    @property
    def title(self) -> str:
        """What the record calls the deal, "" where it doesn't."""
        return self.fields.get("deal", "")


class Entry(NamedTuple):
    """A record, or part of one, and what is wrong with its lines."""

    record: Record
    errors: tuple[MarqueError, ...]


def read_records(lines: Iterable[str], source: str, first: int = 1) -> Iterator[Entry]:
    """The records of a text, one at a time, each with its own errors; the rest is read on.

    lines: with or without their ends; source: the file's name, for the places; first: the
    number of the first line. Errors are of the kind bad-record, with the reason "no-colon",
    "unknown-field" (values: nearest), "twice", "no-value", "nothing-above" or "too-long"; of
    one record no more than `MOST_ERRORS`.
    """
    reader = _Reader(source)
    for number, raw in enumerate(lines, first):
        line = raw.rstrip("\r\n\x1a\ufeff \t").lstrip("\ufeff")
        if line.lstrip().startswith("#"):
            continue
        if line:
            reader.take(number, line)
        elif reader.started:
            yield reader.finish()
    if reader.started:
        yield reader.finish()


class _Reader:
    """The record that is being read."""

    def __init__(self, source: str) -> None:
        self.source = source
        self._clear()

    def _clear(self) -> None:
        self.fields: dict[str, str] = {}
        self.lines: dict[str, int] = {}
        self.errors: list[MarqueError] = []
        self.first = 0
        self.last = ""

    @property
    def started(self) -> bool:
        return self.first > 0

    def finish(self) -> Entry:
        entry = Entry(Record(self.fields, self.lines, self.first), tuple(self.errors))
        self._clear()
        return entry

    def take(self, number: int, line: str) -> None:
        """Read one line that isn't empty and no comment."""
        self.first = self.first or number
        if line[0] in " \t":
            self._go_on(number, line.strip())
            return
        name, colon, value = line.partition(":")
        name, value = field_name(name), value.strip()
        self.last = ""
        if not colon:
            self._wrong("no-colon", number, line)
        elif name not in NAMES:
            self._wrong("unknown-field", number, name, nearest=nearest_fields(name))
        elif name in self.fields:
            self._wrong("twice", number, name, first=self.lines[name])
        elif not value:
            self._wrong("no-value", number, name)
        elif len(value) > LONGEST_VALUE:
            self._wrong("too-long", number, name, limit=LONGEST_VALUE)
        else:
            self.fields[name], self.lines[name], self.last = value, number, name

    def _go_on(self, number: int, more: str) -> None:
        if not self.last:
            if not self.errors or self.errors[-1].values.get("reason") == "nothing-above":
                self._wrong("nothing-above", number, more)
            return
        value = f"{self.fields[self.last]} {more}"
        if len(value) > LONGEST_VALUE:
            self._wrong("too-long", number, self.last, limit=LONGEST_VALUE)
        else:
            self.fields[self.last] = value

    def _wrong(self, reason: str, number: int, text: str, **values: object) -> None:
        if len(self.errors) == MOST_ERRORS:
            return  # a text that is no record at all may be of any length
        place = Place(self.source, text[:80], line=number)
        self.errors.append(Unreadable("bad-record", place, reason=reason, **values))


def field_name(text: str) -> str:
    """The name of a field as typed, in the form that the names have."""
    return "-".join(text.replace("_", " ").replace("-", " ").casefold().split())


def nearest_fields(name: str) -> tuple[str, ...]:
    """The fields that may have been meant, the likeliest first."""
    from difflib import get_close_matches

    return tuple(get_close_matches(name[:40], NAMES, n=3))


def deal_of(record: Record, source: str, hint: str | None = None) -> Deal:
    """The deal that a record tells; its errors carry the line that they stand on.

    Raises what `read_deal` raises, and for an `alphabet` or a written figure that is none
    Unreadable (bad-record, reason "bad-value"): all faults of the record together.
    """
    fields = {name: text for name, text in record.fields.items() if name in FIELDS}
    errors = [*_alphabet_errors(record), *_written(record)[1]]
    deal = None
    try:
        deal = read_deal(fields, _alphabet(record), hint)
    except MarqueError as error:
        errors += error.errors
    placed_errors = [placed(one, record, source) for one in errors]
    raise_all(sorted(placed_errors, key=lambda one: one.place.line if one.place else 0))
    assert deal is not None, "what kept it from being read is among the errors"
    return deal


def placed(error: MarqueError, record: Record, source: str) -> MarqueError:
    """An error of a field, at the line of the record that the field stands on."""
    if error.place is None:
        place = Place(source, record.title, line=record.line)
    else:
        line = record.lines.get(error.place.source, record.line)
        place = error.place._replace(source=source, line=line)
    return type(error)(error.kind, place, **error.values)


def _alphabet(record: Record) -> AlphabetChoice:
    """The alphabet that the record asks for; "auto" where it asks for none that there is."""
    asked = record.fields.get("alphabet", "auto").casefold()
    return next((choice for choice in ALPHABET_CHOICES if asked == choice), "auto")


def _alphabet_errors(record: Record) -> list[MarqueError]:
    asked = record.fields.get("alphabet", "auto")
    if asked.casefold() in ALPHABET_CHOICES:
        return []
    return [_bad_value("alphabet", asked, ALPHABET_CHOICES)]


def _bad_value(field: str, text: str, allowed: tuple[str, ...]) -> MarqueError:
    return Unreadable("bad-record", Place(field, text), reason="bad-value", allowed=allowed)


class Written(NamedTuple):
    """The count as people wrote it beside a deal; None for what they didn't write.

    declared, play, tricks, cards, total: elder's and younger's; pic, repic: who was given
    it, "elder", "younger" or "none".
    """

    declared: tuple[int, int] | None = None
    play: tuple[int, int] | None = None
    tricks: tuple[int, int] | None = None
    cards: tuple[int, int] | None = None
    pic: str | None = None
    repic: str | None = None
    total: tuple[int, int] | None = None


def written_in(record: Record, source: str) -> Written:
    """The count written in a record. Raises Unreadable (bad-record, reason "bad-value")."""
    written, errors = _written(record)
    raise_all(placed(one, record, source) for one in errors)
    return written


def _written(record: Record) -> tuple[Written, list[MarqueError]]:
    found: dict[str, tuple[int, int] | str] = {}
    errors = []
    for field in WRITTEN:
        if field not in record.fields:
            continue
        name, text = field.removeprefix("written-"), record.fields[field]
        value = _bonus(text) if name in ("pic", "repic") else _pair(text)
        if value is None:
            allowed = BONUS_WORDS if name in ("pic", "repic") else ("27 13", "27-13")
            errors.append(_bad_value(field, text, allowed))
        else:
            found[name] = value
    return Written(**found), errors  # type: ignore[arg-type]


def _pair(text: str) -> tuple[int, int] | None:
    numbers = Plain(text).text.replace("-", " ").replace(",", " ").split()
    if len(numbers) != 2 or not all(n.isascii() and n.isdigit() and len(n) < 5 for n in numbers):
        return None
    return int(numbers[0]), int(numbers[1])


def _bonus(text: str) -> str | None:
    word = text.casefold()
    return word if word in BONUS_WORDS else None


def write_record(fields: Mapping[str, str]) -> str:
    """A record in the order of its fields, ending with an empty line; reads back the same.

    A value's line ends and runs of spaces become single spaces.
    """
    ordered = sorted(fields, key=NAMES.index)
    lines = [f"{name}: {' '.join(fields[name].split())}" for name in ordered]
    return "\n".join(lines) + "\n\n"
