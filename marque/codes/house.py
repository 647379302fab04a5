"""House rules: a TOML text laid over a base code.

Comes in: the text, where it came from, and what turns the name of a base into a code. Goes
out: a `Code` whose cells are the base's, save those that the text sets. All faults of the
text are found in one reading, each with its line.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from itertools import islice
from typing import Any, Final

from marque.codes.check import assemble, nearest, shown, value_error
from marque.codes.code import Cell, Code, Switches
from marque.errors import MarqueError, Place, Unreadable, raise_all

# No house rules are longer. A longer text is refused before it is parsed, for the time that
# the parser takes grows with the square of a line.
LONGEST_TEXT: Final = 65_536
LONGEST_LINE: Final = 400
_LONGEST_NAME: Final = 40
_MOST_KEYS: Final = 200
_KEYS: Final = ("name", "base", "switches")
_CELL_KEYS: Final = ("value", "cite")


def read(text: str, source: str, base_loader: Callable[[str], Code], taken: Iterable[str]) -> Code:
    """The code that house rules make; `taken`: the names that they may not bear.

    Raises: MarqueError ("bad-setting") with every fault, by line (see `check.REASONS`).
    """
    reading = _Reading(_Page(text, source))
    reading.keys()
    name = reading.name(taken)
    base = reading.base(base_loader)
    own = reading.cells(name)
    raise_all(sorted(reading.errors, key=lambda error: error.place.line if error.place else 0))
    assert base is not None, "a base that isn't there is among the errors"
    return assemble(name, base.name, {**base.cells, **own}, base.cites)


class _Page:
    """The text: parses it, and knows on which line a key stands."""

    def __init__(self, text: str, source: str) -> None:
        self._source = source
        self._text = text.removeprefix("\ufeff")
        self._lines = self._text.split("\n")
        self._numbers: dict[str, int] | None = None

    def parse(self) -> dict[str, Any]:
        """The parsed text. Raises: Unreadable ("syntax", "twice" or "too-long") at its line."""
        import tomllib

        if len(self._text) > LONGEST_TEXT:
            raise self.error("too-long", 0, allowed=LONGEST_TEXT)
        for number, line in enumerate(self._lines, 1):
            if len(line) > LONGEST_LINE:
                raise self.error("too-long", number, allowed=LONGEST_LINE)
        try:
            self._text.encode()  # half of a surrogate pair may pass into no name or citation
            return tomllib.loads(self._text)
        except UnicodeEncodeError as error:
            number = self._text.count("\n", 0, error.start) + 1
        except ValueError as error:  # the parser's own, or a number of too many digits
            told = re.search(r"\(at line (\d+),", str(error))
            number = int(told[1]) if told else self._text.rstrip().count("\n") + 1
            if re.search("overwrite|twice|Duplicate", str(error)):
                raise self._twice(number) from None
        except RecursionError:
            number = 1
        raise self.error("syntax", number)

    def _twice(self, number: int) -> MarqueError:
        """The error of the key that a line sets again, or of the table that it begins again."""
        key = _key_of(self._lines[number - 1])
        first = number  # where the key stands twice in one line
        for before in range(number - 1, 0, -1):
            line = self._lines[before - 1]
            if _key_of(line) == key:
                first = before
            if line.lstrip().startswith("[") and not self._lines[number - 1].startswith("["):
                break
        return self.error("twice", number, key=key[:80], first=first)

    def error(self, reason: str, at: str | int, **values: object) -> MarqueError:
        """The error of that reason, at a key or at a line (0: the text as a whole)."""
        return Unreadable("bad-setting", self.place(at), reason=reason, **values)

    def place(self, at: str | int) -> Place:
        """The place of a line, or of the line that sets a key."""
        number = at if isinstance(at, int) else self._number(at)
        if not number:
            return Place(self._source, "")
        start = sum(len(line) + 1 for line in self._lines[: number - 1])
        return Place(self._source, self._lines[number - 1].strip()[:80], start, number)

    def _number(self, key: str) -> int:
        """The line that sets a key; of one inside an inline table, the table's line."""
        if self._numbers is None:
            self._numbers = {}
            for number, line in enumerate(self._lines, 1):
                for part in _key_of(line).split("."):
                    self._numbers.setdefault(part.strip("\"' \t"), number)
        return self._numbers.get(key) or self._numbers.get("switches", 0)


def _key_of(line: str) -> str:
    """The key that a line sets, or the table that it begins."""
    end = "]" if line.lstrip().startswith("[") else "="
    return line.partition(end)[0].strip("[\"' \t\r")


class _Reading:
    """One reading of a page: what is understood, and the errors met on the way."""

    def __init__(self, page: _Page) -> None:
        self._page = page
        self._tree = page.parse()
        self.errors: list[MarqueError] = []
        self._table: Mapping[str, object] = {}
        if isinstance(table := self._tree.get("switches", {}), dict):
            self._table = table
        else:
            self._add("wrong-type", "switches", key="switches", expects="table", given=shown(table))

    def _add(self, reason: str, at: str | int, **values: object) -> None:
        self.errors.append(self._page.error(reason, at, **values))

    def keys(self) -> None:
        """Find the keys that have no place where they stand."""
        for key in islice((key for key in self._tree if key not in _KEYS), _MOST_KEYS):
            if key in Switches._fields:
                self._add("misplaced", key, key=key, belongs="switches")
            else:
                self._add("unknown-key", key, key=key[:80], nearest=nearest(key, _KEYS))

    def _text(self, key: str) -> str | None:
        """The text that a key of the top holds; None, with an error, where it holds none."""
        given = self._tree.get(key)
        if isinstance(given, str):
            return given
        if given is not None:
            self._add("wrong-type", key, key=key, expects="text", given=shown(given))
        elif key not in self._table:  # one that stands among the switches is reported there
            self._add("missing", 0, key=key)
        return None

    def name(self, taken: Iterable[str]) -> str:
        """The name of the house rules, "" if there is none."""
        name = self._text("name")
        if name is None:
            return ""
        if not name.strip() or not name.isprintable() or len(name) > _LONGEST_NAME:
            self._add("bad-name", "name", given=shown(name), allowed=_LONGEST_NAME)
        elif name.strip().casefold() in taken:
            self._add("name-taken", "name", given=name)
        return name.strip()

    def base(self, base_loader: Callable[[str], Code]) -> Code | None:
        """The base that the text names, None if there is none."""
        name = self._text("base")
        if name is None:
            return None
        try:
            return base_loader(name)
        except MarqueError as error:
            if error.values.get("reason") != "unknown-code":
                self.errors += error.errors  # the base exists, and has faults of its own
                return None
            values = {key: error.values.get(key, ()) for key in ("allowed", "nearest")}
            self._add("unknown-base", "base", given=name[:80], **values)
            return None

    def cells(self, name: str) -> dict[str, Cell]:
        """The cells that the text sets, cited by the name of the house rules or as it says."""
        found = {}
        for switch, entry in islice(self._table.items(), _MOST_KEYS):
            if switch in _KEYS:
                self._add("misplaced", switch, key=switch, belongs="top")
            elif switch not in Switches._fields:
                near = nearest(switch, Switches._fields)
                self._add("unknown-switch", switch, switch=switch[:80], nearest=near)
            elif cell := self._cell(switch, entry, name):
                found[switch] = cell
        return found

    def _cell(self, switch: str, entry: Any, name: str) -> Cell | None:
        """The cell that one entry makes; None, with an error, if it makes none."""
        before = len(self.errors)
        table = entry if isinstance(entry, dict) else {"value": entry}
        for key in islice((key for key in table if key not in _CELL_KEYS), _MOST_KEYS):
            near = nearest(key, _CELL_KEYS)
            self._add("unknown-key", switch, switch=switch, key=key[:80], nearest=near)
        cite = table.get("cite", name)
        if not isinstance(cite, str) or not cite.isprintable():
            values = {"switch": switch, "key": "cite", "given": shown(cite)}
            self._add("wrong-type", switch, expects="text", **values)
        value = table.get("value")
        if value is None:
            self._add("missing", switch, switch=switch, key="value")
        elif value != "silent" and (error := value_error(switch, value, self._page.place(switch))):
            self.errors.append(error)
        if len(self.errors) > before:
            return None
        return Cell(None, cite, "silent") if value == "silent" else Cell(value, cite, "house")
