"""Two scorers' books compared: where they part, what follows, and whose figure stands.

Comes in: two games, read from anywhere, and whose book each is. Goes out: `Comparison`. Each
player's record of his own hand is taken as correct where the code says so (`laws`, B55).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from marque.calls.side import SIDES
from marque.codes.load import diff
from marque.errors import Impossible, MarqueError, Place
from marque.games.comparison import Agreed, Comparison, Kept, Outcome, Parting, Told
from marque.games.ecrire import EcrireState
from marque.games.kinds import deals_of
from marque.games.log import next_entry
from marque.games.names import find, key
from marque.games.settle import Settlement
from marque.games.side_by_side import Entered, Step, entered, side_by_side
from marque.laws.catalogue import load_law
from marque.laws.rule import rule
from marque.laws.ruling import Ruling
from marque.referee.effects import Advice
from marque.session.book import Game, settlement_of
from marque.session.evidence import judge_again

LAW: Final = "B55"
OWN_SCORE: Final = "own-score"

# What two books are kept for, and not kept by.
_APART: Final = ("players", "dealer", "carry", "carried", "stake", "currency")


class Source(NamedTuple):
    """A book as it was named: the text, the game, whose it is (as typed, None if unsaid)."""

    label: str
    game: Game
    owner: str | None = None


def compare_books(first: Source, second: Source) -> Comparison:
    """The comparison of two books.

    Raises Impossible (usage, reason "other-players") where they aren't of the same
    players; what `find` raises for an owner who doesn't play.
    """
    shared = _shared(first, second)
    owners = _owners(first, second, shared)
    steps = tuple(side_by_side(_deals(first.game, {}), _deals(second.game, shared)))
    rulings = (_ruling(first.game), _ruling(second.game))
    own = all(map(_is_own, rulings))
    partings = tuple(
        _parting(step, first.game, second.game, owners, own=own) for step in steps if step.differs
    )
    return Comparison(
        (_kept(first, owners[0]), _kept(second, owners[1])),
        first.game.players,
        tuple(_agreed(first.game, second.game)),
        diff(first.game.code, second.game.code),
        steps,
        partings,
        (_outcome(first.game, {}), _outcome(second.game, shared)),
        _lawful(first.game, partings),
        rulings,
        own,
    )


def _kept(source: Source, owner: str | None) -> Kept:
    game = source.game
    return Kept(
        source.label,
        game.id,
        game.kind,
        game.code,
        game.settings,
        game.stake,
        game.currency if game.stake else None,
        owner,
        len(deals_of(game.settings, game.entries)),
    )


# Who is who.


def _shared(first: Source, second: Source) -> dict[str, str]:
    """The first book's name of each player of the second.

    The same name, however it is spelled; else the only one that begins so, or that this one
    begins with: a scorer may write `Ann` for Annabel.
    """
    players, others = first.game.players, list(second.game.players)
    found: dict[str, str] = {}
    for alike in (_same_key, _beginning):
        for name in others:
            free = [one for one in players if one not in found.values()]
            fitting = [one for one in free if alike(key(one), key(name))]
            if name not in found and len(fitting) == 1:
                found[name] = fitting[0]
    if len(players) != len(others) or len(found) < len(others):
        raise Impossible(
            "usage",
            Place("command", second.label[:80]),
            reason="other-players",
            players=players,
            others=tuple(others),
        )
    return found


def _same_key(one: str, other: str) -> bool:
    return one == other


def _beginning(one: str, other: str) -> bool:
    return one.startswith(other) or other.startswith(one)


def _owners(
    first: Source, second: Source, shared: Mapping[str, str]
) -> tuple[str | None, str | None]:
    """Whose book each is; of a game of two the other book is the other's."""
    one = None if first.owner is None else find(first.game.players, first.owner)
    other = None
    if second.owner is not None:
        other = shared[find(second.game.players, second.owner)]
    players = first.game.players
    if len(players) == len(SIDES):
        if one is None and other is not None:
            one = players[1 - players.index(other)]
        elif other is None and one is not None:
            other = players[1 - players.index(one)]
    return one, other


# What the books have.


def _deals(game: Game, shared: Mapping[str, str]) -> list[Entered]:
    """The deals that stand, under the names that both books share."""
    written = {now: name for name, now in game.names.items()}
    return [entered(act, shared, written) for act in deals_of(game.settings, game.entries)]


def _agreed(first: Game, second: Game) -> list[Agreed]:
    """What the books are kept by: the kind of game, its settings, the stake."""
    if first.kind != second.kind:
        return [Agreed("kind", first.kind, second.kind)]
    one, other = (game.settings.to_dict() for game in (first, second))
    found = [
        Agreed(name, one[name], other.get(name))
        for name in one
        if name not in _APART and one[name] != other.get(name)
    ]
    stakes = [(game.stake, game.currency if game.stake else None) for game in (first, second)]
    if stakes[0] != stakes[1]:
        found.append(Agreed("stake", *stakes))
    return found


def _outcome(game: Game, shared: Mapping[str, str]) -> Outcome:
    state = game.state
    settlement = settlement_of(game) if state.finished else None
    paid = _paid(settlement, shared)
    if isinstance(state, EcrireState):
        totals = {shared.get(name, name): points for name, points in state.perte.items()}
        ending = "broken-off" if state.broken_off else None
        return Outcome(totals, state.finished, False, ending, None, None, "", paid)
    outcome = state.settlement
    return Outcome(
        {shared.get(name, name): points for name, points in state.totals.items()},
        state.finished,
        state.undecided,
        state.ending,
        None if state.winner is None else shared.get(state.winner, state.winner),
        None if outcome is None else outcome.points,
        "" if outcome is None else outcome.formula,
        paid,
    )


def _paid(settlement: Settlement | None, shared: Mapping[str, str]) -> dict[str, int]:
    accounts = () if settlement is None else settlement.accounts
    return {shared.get(one.name, one.name): one.coins for one in accounts if one.coins is not None}


# Who is right.


def _ruling(game: Game) -> Ruling:
    """What a game's code says of written scores that differ."""
    return rule(load_law(LAW), game.code.base or game.code.name, {})


def _is_own(ruling: Ruling) -> bool:
    effects = (effect for choice in ruling.choices for effect in choice.effects)
    return any(isinstance(one, Advice) and one.do == OWN_SCORE for one in effects)


def _parting(
    step: Step, first: Game, second: Game, owners: tuple[str | None, str | None], *, own: bool
) -> Parting:
    cards = (_told(step.first, first), _told(step.second, second))
    if step.first is None or step.second is None:
        names: Sequence[str] = step.players
    else:
        names = step.parted
    stands = {name: _standing(name, step, owners) if own else None for name in names}
    return Parting(step, cards, stands)


def _standing(name: str, step: Step, owners: tuple[str | None, str | None]) -> int | None:
    """A player's points by his own record; None where he has none of this deal."""
    for deal, owner in zip(step, owners, strict=True):
        if owner == name and deal is not None:
            return deal.made[name]
    return None


def _told(deal: Entered | None, game: Game) -> Told | None:
    """What the record of a deal says, judged under the code of its game."""
    if deal is None:
        return None
    try:
        verdict = judge_again(deal.record, deal.seats, game.code) if deal.record else None
    except MarqueError as problem:
        return Told({}, False, problem)
    if verdict is None:
        return None
    names = (deal.elder, deal.younger)
    return Told({names[side]: verdict.scores[side].total for side in SIDES}, verdict.complete)


def _lawful(first: Game, partings: Sequence[Parting]) -> Outcome | None:
    """What the first book comes to with the figures that stand.

    None where one is open: a deal that a book lacks, seats that differ, a code that is silent.
    """
    settled = all(
        parting.step.differs == ("points",) and None not in parting.stands.values()
        for parting in partings
    )
    if not partings or not settled:
        return None
    entries = list(first.entries)
    for parting in partings:
        deal = parting.step.first
        assert deal is not None
        data = {"deal": deal.n, "points": dict(parting.stands)}
        entries.append(next_entry(entries, f"law-{deal.n}", "", "amend", data))
    return _outcome(first.with_entries(entries), {})
