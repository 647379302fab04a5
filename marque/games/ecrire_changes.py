"""What a correction changes in an evening, so that the table sees it before it is written.

Comes in: the state before and after. Goes out: `Change` values, tour by tour, then player
by player, then the evening. No rule is read here; both states are made by `ecrire`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from marque.games.ecrire import EcrireState
from marque.games.marking import Tour


class Change(NamedTuple):
    """One thing that is different.

    what: of a tour "tour" (the pair, None where there is or was none), "state",
    "balance", "refaits", "marque", "marked", "written", "set-aside" (numbers of coups that
    count no more); of a player "perte" or "holding" (in jetons); of the evening "basket"
    (in jetons), "next" (elder and younger, None when it is over) or "tours-left"; tour:
    its number as it is now, or was; name: the player.
    """

    what: str
    before: object
    after: object
    tour: int | None = None
    name: str | None = None


def changes(before: EcrireState, after: EcrireState) -> list[Change]:
    """All that is different between two states of one evening; empty if nothing is."""
    return [
        *_of_tours(before, after),
        *_of_players("perte", before.perte, after.perte),
        *_of_players("holding", _holdings(before), _holdings(after)),
        *_different("basket", _basket(before), _basket(after)),
        *_different("next", before.next and before.next[:2], after.next and after.next[:2]),
        *_different("tours-left", before.left.tours, after.left.tours),
    ]


def _different(
    what: str, before: object, after: object, tour: int | None = None, name: str | None = None
) -> Iterator[Change]:
    if before != after:
        yield Change(what, before, after, tour, name)


def _of_tours(before: EcrireState, after: EcrireState) -> Iterator[Change]:
    """Tours are the same if the same coup opened them between the same two."""
    was = {(tour.opened, frozenset(tour.pair)): tour for tour in before.tours}
    now = {(tour.opened, frozenset(tour.pair)): tour for tour in after.tours}
    for key in sorted({**was, **now}, key=lambda one: one[0]):
        then, tour = was.get(key), now.get(key)
        n = tour.n if tour else was[key].n
        yield from _different("tour", then and then.pair, tour and tour.pair, n)
        if then and tour:
            for what, old in _facts(then).items():
                yield from _different(what, old, _facts(tour)[what], n)


def _facts(tour: Tour) -> dict[str, object]:
    return {
        "state": tour.state,
        "balance": tour.balance,
        "refaits": tour.refaits,
        "marque": tour.marque,
        "marked": tour.marked,
        "written": tour.written,
        "set-aside": tuple(coup.n for coup in tour.set_aside),
    }


def _of_players(what: str, before: Mapping[str, int], after: Mapping[str, int]) -> Iterator[Change]:
    for name, value in after.items():
        yield from _different(what, before.get(name), value, name=name)


def _holdings(state: EcrireState) -> dict[str, int]:
    return state.corbillon.holdings if state.corbillon else {}


def _basket(state: EcrireState) -> int | None:
    return state.corbillon.basket if state.corbillon else None
