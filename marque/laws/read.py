"""From the tables of the catalogue to a `Law`, and everything that is wrong with them.

Comes in: a law's table as TOML has it, its entry in the table of contents, and what all laws
share. Goes out: the `Law`; or every fault found, each with the place in the file. The format
is described at the head of `data/common.toml`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any, Final

from marque.calls.side import SIDE_KEYS
from marque.codes.facts import Words
from marque.codes.load import CODES
from marque.errors import MarqueError, Place, Unreadable, raise_all
from marque.laws.effects import (
    ADVICE,
    CATEGORIES,
    NUMBERS,
    REFERRING,
    SIDES,
    fields,
    is_kind,
    required,
)
from marque.laws.law import Answer, Case, Condition, Entry, Fact, Law, every_answer, holds
from marque.laws.ruling import RULED

Table = Mapping[str, Any]

GROUNDS: Final = ("stated", "default", "custom")
TYPES: Final = ("yes-no", "side", "choice", "number")

_ALWAYS: Final[Mapping[str, tuple[Answer, ...]]] = {
    "yes-no": (True, False),
    "side": SIDE_KEYS,
}
_BY_FAULT: Final = ("offender", "adversary")
_LAW_KEYS: Final = frozenset(("offender", "facts", "of", "only", *CODES))
_FACT_KEYS: Final = frozenset(("like", "en", "fr", "type", "range", "values", "if"))
_CASE_KEYS: Final = frozenset(
    "when en fr cite ground note remedy effects who choices see silent as".split()
)
_RANGE: Final = re.compile(r"(<=?|>=?)(\d+)|(\d+)-(\d+)", re.ASCII)
_NO_WORDS: Final = frozenset(("when", "see", "silent", "as"))


def read_law(entry: Entry, table: Table, common: Table, parent: Table | None = None) -> Law:
    """The law that a table describes.

    common: the shared facts, remedies and words of choices; parent: the table of the law
    that this one narrows (`of`), if it is one of that kind.

    Raises: Unreadable ("bad-record"), or Several, with a place and a reason.
    """
    reader = _Reader(entry, common)
    law = reader.law(table, parent)
    raise_all(reader.faults)
    return law


class _Reader:
    """Reads one law, and collects its faults instead of stopping at the first."""

    def __init__(self, entry: Entry, common: Table) -> None:
        self.entry = entry
        self.common = common
        self.faults: list[MarqueError] = []
        self.facts: dict[str, Fact] = {}
        self.offender = ""

    def law(self, table: Table, parent: Table | None) -> Law:
        self._keys(table, _LAW_KEYS, "")
        only: Table = table.get("only", {})
        body = table if parent is None else parent
        for name, entry in body.get("facts", {}).items():
            self.facts[name] = self._fact(name, entry, only.get(name))
        self.offender = body.get("offender", "offender" if "offender" in self.facts else "")
        if self.offender and not self._tells_side(self.offender):
            self._fault("offender", "unknown-fact", given=self.offender)
        cases = {
            code: tuple(
                self._case(f"{code}.{number}", number, case)
                for number, case in enumerate(body[code], start=1)
            )
            for code in CODES
            if code in body
        }
        asked = tuple(fact for fact in self.facts.values() if len(fact.allowed) > 1)
        fixed = {
            name: fact.allowed[0] for name, fact in self.facts.items() if len(fact.allowed) == 1
        }
        law = Law(self.entry, self.offender, asked, fixed, cases)
        return law if parent is None else _narrowed(law)

    # Facts.

    def _fact(self, name: str, entry: Table, narrowed: list[Answer] | None) -> Fact:
        where = f"facts.{name}"
        self._keys(entry, _FACT_KEYS, where)
        shared: Table = {}
        if "like" in entry:
            shared = self.common["facts"].get(entry["like"], {})
            if not shared:
                self._fault(where, "unknown-fact", given=entry["like"])
        merged = {**shared, **entry}
        kind = str(merged.get("type"))
        if kind not in TYPES:
            self._fault(where, "wrong-type", given=kind)
        labels = {
            str(value): self._words(words, f"{where}.values.{value}")
            for value, words in merged.get("values", {}).items()
        }
        allowed: tuple[Answer, ...] = tuple(labels)
        if kind == "number":
            low, high = merged.get("range", (0, -1))
            allowed = tuple(range(low, high + 1))
        elif kind in _ALWAYS:
            allowed = _ALWAYS[kind]
        if not allowed:
            self._fault(where, "missing", given="range" if kind == "number" else "values")
        if narrowed is not None:
            for answer in narrowed:
                if answer not in allowed:
                    self._fault("only", "unknown-answer", fact=name, given=answer)
            allowed = tuple(answer for answer in allowed if answer in narrowed)
        when = self._condition(merged.get("if", ()), where)
        return Fact(name, kind, self._words(merged, where), allowed, labels, when)

    def _condition(self, given: Any, where: str) -> Condition:
        alternatives = [given] if isinstance(given, Mapping) else list(given)
        return tuple(
            {name: self._admitted(name, value, where) for name, value in alternative.items()}
            for alternative in alternatives
        )

    def _admitted(self, name: str, value: Any, where: str) -> frozenset[Answer]:
        """The answers to a fact that a value of the data admits: one, several, or a range."""
        fact = self.facts.get(name)
        if fact is None:
            self._fault(where, "unknown-fact", given=name)
            return frozenset()
        if fact.type == "number":
            numbers = _numbers(value, fact.allowed)
            if not numbers:
                self._fault(where, "unknown-answer", fact=name, given=value)
            return numbers
        wanted = value if isinstance(value, list) else [value]
        known = (True, False) if fact.type == "yes-no" else (*fact.allowed, *fact.labels)
        for one in wanted:
            if one not in known or (fact.type == "yes-no") != isinstance(one, bool):
                self._fault(where, "unknown-answer", fact=name, given=one)
        return frozenset(wanted)

    # Cases.

    def _case(self, where: str, number: int, table: Table) -> Case:
        self._keys(table, _CASE_KEYS, where)
        when = self._condition(table.get("when", ()), where)
        see = tuple(table.get("see", ()))
        if table.get("silent") or "as" in table:
            self._keys(table, _NO_WORDS, where)
            follows = table.get("as", "")
            if follows and follows not in CODES:
                self._fault(where, "unknown-code", given=follows)
            return Case(number, when, None, (), "silent", None, "", {}, (), see, follows)
        cites = table.get("cite", ())
        cites = (cites,) if isinstance(cites, str) else tuple(cites)
        if not cites:
            self._fault(where, "missing", given="cite")
        ground = table.get("ground", "stated")
        if ground not in GROUNDS:
            self._fault(where, "unknown-ground", given=ground)
        remedy: Table = table
        if "remedy" in table:
            remedy = self.common["remedies"].get(table["remedy"], {})
            if not remedy:
                self._fault(where, "unknown-remedy", given=table["remedy"])
        who, choices = self._choices(remedy, where)
        words, refers = self._words(table, where), self._refers(who, choices)
        note = self._words(remedy["note"], f"{where}.note") if "note" in remedy else None
        return Case(number, when, words, cites, ground, note, who, choices, refers, see, "")

    def _choices(self, table: Table, where: str) -> tuple[str, dict[str, tuple[Table, ...]]]:
        who: str = table.get("who", "")
        if ("choices" in table) != bool(who) or ("choices" in table and "effects" in table):
            self._fault(where, "who-without-choices")
        if who and not self._is_side(who):
            self._fault(where, "unknown-fact", given=who)
        choices = table.get("choices", {RULED: table.get("effects", [])})
        for key, effects in choices.items():
            if key not in self.common["choices"] and key != RULED:
                self._fault(where, "unknown-choice", given=key)
            for effect in effects:
                self._check_effect(effect, where)
        return who, {key: tuple(effects) for key, effects in choices.items()}

    def _refers(self, who: str, choices: Mapping[str, tuple[Table, ...]]) -> tuple[str, ...]:
        """The facts that a ruling needs answered, whichever way it is reached."""
        effects = [effect for effects in choices.values() for effect in effects]
        named = [who, *(effect[name] for effect in effects for name in REFERRING if name in effect)]
        facts = [self.offender if name in _BY_FAULT else name for name in named]
        return tuple(name for name in self.facts if name in facts)

    def _check_effect(self, effect: Table, where: str) -> None:
        kind = effect.get("kind", "")
        if not is_kind(kind):
            self._fault(where, "unknown-effect", given=kind)
            return
        self._keys(effect, {"kind", "cite", *fields(kind)}, where)
        for name in required(kind):
            if name not in effect:
                self._fault(where, "missing", given=name)
        for name, value in effect.items():
            if not self._fits(name, value):
                self._fault(where, "wrong-type", field=name, given=value)

    def _fits(self, field: str, value: Any) -> bool:
        """Whether a field of an effect can hold this value."""
        fact = self.facts.get(value) if isinstance(value, str) else None
        if field in SIDES:
            return self._is_side(value)
        if field == "category":
            return value in CATEGORIES or (
                fact is not None and set(fact.allowed) <= set(CATEGORIES)
            )
        if field in NUMBERS:
            return isinstance(value, int) or (fact is not None and fact.type == "number")
        if field == "do":
            return value in ADVICE
        return isinstance(value, bool) if field in ("bars", "keeps-blanche") else True

    def _is_side(self, name: Any) -> bool:
        """Whether the data may call a side so."""
        return bool(self.offender) if name in _BY_FAULT else self._tells_side(name)

    def _tells_side(self, name: Any) -> bool:
        fact = self.facts.get(name)
        return name in SIDE_KEYS or (fact is not None and fact.type == "side")

    # What all of these share.

    def _words(self, table: Any, where: str) -> Words:
        texts = [table.get(lang) if isinstance(table, Mapping) else None for lang in Words._fields]
        for lang, text in zip(Words._fields, texts, strict=True):
            if not isinstance(text, str) or not text.strip():
                self._fault(where, "missing-language", given=lang)
        return Words(*map(str, texts))

    def _keys(self, table: Table, known: Iterable[str], where: str) -> None:
        for key in table:
            if key not in known:
                self._fault(where, "unknown-key", given=key)

    def _fault(self, where: str, reason: str, **values: Any) -> None:
        place = Place(f"{self.entry.id}.toml", where)
        self.faults.append(Unreadable("bad-record", place, reason=reason, **values))


def _narrowed(law: Law) -> Law:
    """The law without the cases that its fewer answers don't reach."""
    answers = tuple(every_answer(law))
    cases = {
        code: tuple(case for case in own if any(holds(case.when, given) for given in answers))
        for code, own in law.cases.items()
    }
    return law._replace(cases=cases)


def _numbers(value: Any, allowed: tuple[Answer, ...]) -> frozenset[Answer]:
    """The numbers that `3`, `[3, 4]`, "<2", ">=14" or "2-30" admit; none for anything else."""
    numbers = [number for number in allowed if isinstance(number, int)]
    if isinstance(value, str):
        read = _RANGE.fullmatch(value)
        if read is None:
            return frozenset()
        sign, limit, low, high = read.groups()
        if not sign:
            return frozenset(number for number in numbers if int(low) <= number <= int(high))
        admits = {"<": int.__lt__, "<=": int.__le__, ">": int.__gt__, ">=": int.__ge__}[sign]
        return frozenset(number for number in numbers if admits(number, int(limit)))
    wanted = value if isinstance(value, list) else [value]
    return frozenset(wanted) if set(wanted) <= set(numbers) else frozenset()
