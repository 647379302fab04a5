"""Which of the two alphabets the cards of one command are written in.

Comes in: a function that reads all the cards of the command in a given alphabet. Goes
out: what it read, in one alphabet throughout. Contract, section 1: one legal reading
wins; where both are legal and differ, the alphabet of the open game or of the
configuration decides; without either, both readings are shown and the command refused.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Literal, TypeVar

from marque.cards.alphabet import ALPHABETS, ENGLISH, FRENCH, Alphabet, print_hand
from marque.cards.notation import HandText
from marque.errors import Ambiguous, MarqueError, raise_all

T = TypeVar("T")

AlphabetChoice = Literal["fr", "en", "auto"]


def print_reading(value: object, alphabet: Alphabet) -> str:
    """A reading of hands in print: the hands, in the alphabet in which they were read."""
    if isinstance(value, HandText):
        return print_hand(value.cards, alphabet) + ("" if value.whole else " ?")
    if isinstance(value, tuple):
        return " | ".join(print_reading(one, alphabet) for one in value)
    return str(value)


def decide(
    parse: Callable[[Alphabet], tuple[T, list[MarqueError]]],
    choice: AlphabetChoice,
    hint: Alphabet | None,
    texts: Iterable[str] = (),
    show: Callable[[T, Alphabet], str] = print_reading,
) -> T:
    """What `parse` reads, in the alphabet that the contract lets decide.

    parse: reads every text of cards of the command in one alphabet, and gives what it read
    and all the faults; choice: `--cards`; hint: the alphabet of the open game, else of the
    configuration; texts: the texts of cards, if at hand: one with a character that an
    alphabet lacks spares the reading in it; show: how a reading is printed.

    Raises what is wrong in the better reading, the one with the fewest faults; as both
    were tried, each error says so (value `tried`). Raises Ambiguous "two-readings", with both
    readings (values `fr` and `en`).
    """
    if choice != "auto":
        value, faults = parse(ALPHABETS[choice])
        raise_all(faults)
        return value
    texts = tuple(texts)
    order = (ENGLISH, FRENCH) if hint is ENGLISH else (FRENCH, ENGLISH)
    lacking = {one for one in order if not all(map(one.knows, texts))}
    legal: list[tuple[Alphabet, T]] = []
    failed: list[list[MarqueError]] = []
    for alphabet in sorted(order, key=lacking.__contains__):
        if legal and alphabet in lacking:
            break
        value, faults = parse(alphabet)
        if faults:
            failed.append(faults)
        elif alphabet is hint:
            return value
        else:
            legal.append((alphabet, value))
    if not legal:
        raise_all(_of_better_reading(failed))
    values = [value for _, value in legal]
    if values[0] != values[-1]:
        readings = {alphabet.name: show(value, alphabet) for alphabet, value in legal}
        raise Ambiguous("two-readings", **readings)
    return values[0]


def _of_better_reading(readings: list[list[MarqueError]]) -> list[MarqueError]:
    """The faults of the better reading, marked as found after trying both."""

    def badness(faults: list[MarqueError]) -> tuple[int, int, int]:
        strange = sum(fault.kind == "not-a-card" for fault in faults)
        return len(faults), strange, sum(len(one.place.text) for one in faults if one.place)

    return [
        type(fault)(fault.kind, fault.place, **fault.values, tried=("fr", "en"))
        for fault in min(readings, key=badness)
    ]
