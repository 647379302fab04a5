"""What stops a command: every error of marque, as a kind and values, never as a sentence.

Comes in: nothing. Goes out: the error types that the other rooms raise. The sentence
is made at the edge, in the user's language, from the kind and the values.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple


class Place(NamedTuple):
    """Where a value stood in what was typed.

    source: which text ("elder", "younger-says", "tricks", a file's name); text: the
    offending piece as typed; start: its offset in that text, in characters; line: the
    1-based line in a file, 0 where there is none; item: the 1-based item in a list of
    calls or tricks, 0 where there is none.
    """

    source: str
    text: str
    start: int = 0
    line: int = 0
    item: int = 0


class MarqueError(ValueError):
    """The base of every error that marque raises on purpose.

    kind: one of the contract's error kinds ("not-a-card", "locked" …); place: where it
    stood, if it stood in a text; values: what the sentence needs, by name.
    """

    def __init__(self, kind: str, place: Place | None = None, /, **values: Any) -> None:
        self.kind = kind
        self.place = place
        self.values = values
        super().__init__(kind, place, values)

    def __repr__(self) -> str:
        pieces = [repr(self.kind)] + ([repr(self.place)] if self.place else [])
        pieces += [f"{name}={value!r}" for name, value in self.values.items()]
        return f"{type(self).__name__}({', '.join(pieces)})"

    __str__ = __repr__

    @property
    def errors(self) -> tuple[MarqueError, ...]:
        """All single errors inside this one: itself, or those that it carries."""
        return (self,)


class Unreadable(MarqueError):
    """The text is not in any form that is read."""


class Impossible(MarqueError):
    """The text is read, but the pack, a hand or a rule of the program excludes it."""


class Ambiguous(MarqueError):
    """The text has two readings; both are among the values."""


class StoreError(MarqueError):
    """The store can't be read or written; the kind says which way."""


class Several(MarqueError):
    """Several errors found in one go, in the order of the text."""

    def __init__(self, errors: Iterable[MarqueError]) -> None:
        self._errors = tuple(one for error in errors for one in error.errors)
        super().__init__(self._errors[0].kind if self._errors else "usage")

    def __repr__(self) -> str:
        return f"Several({list(self._errors)!r})"

    __str__ = __repr__

    @property
    def errors(self) -> tuple[MarqueError, ...]:
        return self._errors


def raise_all(errors: Iterable[MarqueError]) -> None:
    """Raise what was found: nothing for none, the error itself for one, Several for more."""
    found = tuple(errors)
    if len(found) == 1:
        raise found[0]
    if found:
        raise Several(found)
