"""The points of an evening of written piquet, and what one game carries into the next.

Comes in: an `EcrireState`, played out or broken off. Goes out: its `Settlement`. Rules:
the basket is shared equally among all (the Académie-type rule book of the 18th century,
p. 192); the pot of the written manner is taken for the same game (inferred); `pairs`,
`direct`, and what is carried over are the program's own.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import NamedTuple

from marque.errors import Impossible
from marque.games.corbillon import MARQUES_A_JETON, START, Corbillon, fill
from marque.games.ecrire import EcrireState
from marque.games.ecrire_settings import CORBILLON, DIRECT, PAIRS, Carried, EcrireSettings
from marque.games.marking import Tour
from marque.games.names import key
from marque.games.settle import GAME, POINT, TOGETHER, Account, Points, Settlement, settled


def settle_ecrire(state: EcrireState) -> Settlement:
    """The settlement of what is written so far; a tour in progress counts for nothing.

    The columns of `Points`, by the way agreed: `pot`, a share of all that is written, and
    one's own perte; `pairs`, all of it, and one's own as often as there are players (every
    two settle their difference); `direct`, what one has marked, and one's own perte;
    under the corbillon, what one holds with a share of the basket, and what one began with.
    Who left a game that is carried comes after the players, at the coins he was told then.
    """
    settings = state.settings
    carried = {one.name: one.net for one in settings.carried}
    accounts = [
        Account(name, state.perte[name], points._replace(carried=carried.get(name, Fraction(0))))
        for name, points in _points(state).items()
    ]
    accounts += [
        Account(name, 0, Points(Fraction(0), Fraction(0), net))
        for name, net in carried.items()
        if name not in settings.players
    ]
    bare = Settlement(
        CORBILLON if state.corbillon else settings.settlement,
        POINT,
        settings.stake,
        settings.currency,
        tuple(accounts),
        carries=settings.carry,
    )
    return settled(bare, {one.name: one.coins for one in settings.carried if one.coins is not None})


class Standing(NamedTuple):
    """How an evening stood after a tour that marked somebody.

    tour: its number; None for the fines, which have no place among the tours and come last;
    perte: what was written to each so far; nets: what each would have been paid, had it been
    settled then, in points.
    """

    tour: int | None
    perte: Mapping[str, int]
    nets: Mapping[str, Fraction]


def standings(state: EcrireState) -> tuple[Standing, ...]:
    """How the evening stood after each tour, in the order begun; the last is how it stands."""
    none: Mapping[str, int] = {}
    found = [
        _standing(state, tour.n, state.tours[:n], none)
        for n, tour in enumerate(state.tours, 1)
        if tour.marked
    ]
    if state.fines:
        found.append(_standing(state, None, state.tours, state.fines))
    return tuple(found)


def _standing(
    state: EcrireState, tour: int | None, tours: Sequence[Tour], fines: Mapping[str, int]
) -> Standing:
    players = state.settings.players
    perte = {name: fines.get(name, 0) for name in players}
    for one in tours:
        if one.marked:
            perte[one.marked] += one.written
    basket = fill(players, tours, fines) if state.corbillon else None
    then = state._replace(tours=tuple(tours), fines=fines, perte=perte, corbillon=basket)
    nets = {one.name: one.points.net for one in settle_ecrire(then).accounts if one.points}
    return Standing(tour, perte, {name: nets[name] for name in players})


def carrying(settings: EcrireSettings, game: str, settlement: Settlement) -> EcrireSettings:
    """The settings of a new game that carries the nets of an earlier one.

    game: the earlier one's id; settlement: its own. Who plays on is carried exactly,
    before rounding; who doesn't keeps the whole coins that he was told when he left.
    Raises `Impossible` ("bad-setting") for a game that isn't written piquet, or whose
    points are worth something else.
    """
    if settlement.way in (GAME, TOGETHER):
        raise Impossible("bad-setting", setting="carry", value=game, reason="kind")
    for setting in ("currency", "stake"):
        mine, earlier = getattr(settings, setting), getattr(settlement, setting)
        if mine != earlier:
            raise Impossible("bad-setting", setting=setting, value=mine, allowed=(earlier,))
    players = {key(name): name for name in settings.players}
    carried = tuple(
        Carried(player, one.points.net)
        if (player := players.get(key(one.name)))
        else Carried(one.name, one.points.net, one.coins)
        for one in settlement.accounts
        if one.points
    )
    return settings._replace(carry=(game, *settlement.carries), carried=carried)


def _points(state: EcrireState) -> dict[str, Points]:
    """What each player gains and loses, without what he carries."""
    settings, perte = state.settings, state.perte
    count, written = len(settings.players), sum(state.perte.values())
    if state.corbillon:
        return _from_the_basket(state.corbillon)
    if settings.settlement == PAIRS:
        return {
            name: Points(Fraction(written), Fraction(count * perte[name]))
            for name in settings.players
        }
    if settings.settlement == DIRECT:
        return _to_each_marker(state)
    return {
        name: Points(Fraction(written, count), Fraction(perte[name])) for name in settings.players
    }


def _from_the_basket(corbillon: Corbillon) -> dict[str, Points]:
    share = Fraction(corbillon.basket, len(corbillon.purses))
    return {
        name: Points((held + share) * MARQUES_A_JETON, Fraction(START * MARQUES_A_JETON))
        for name, held in corbillon.holdings.items()
    }


def _to_each_marker(state: EcrireState) -> dict[str, Points]:
    """Each marqué owes what is written to him to who marked him; a fine, to all the others."""
    players = state.settings.players
    fines = sum(state.fines.values())
    gains = {name: Fraction(fines - state.fines.get(name, 0), len(players) - 1) for name in players}
    for tour in state.tours:
        if tour.marker:
            gains[tour.marker] += tour.written
    return {name: Points(gains[name], Fraction(state.perte[name])) for name in players}
