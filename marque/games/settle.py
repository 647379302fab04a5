"""Who pays whom at the end, with every number that a doubter needs to redo it by hand.

Comes in: what each person has won and lost in points, and what a point is worth; or
several settlements of one evening. Goes out: `Settlement`: exact nets, whole coins that
sum to zero, the fewest payments. The value of a point is agreed beforehand (Dictionnaire,
piquet à écrire); rounding and choice of payments are the program's own, no source has
them. How written piquet comes to its points is in `ecrire_settle`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from math import lcm
from typing import Final, NamedTuple

from marque.errors import Impossible, MarqueError, raise_all
from marque.games.money import Rounded, in_coins, round_together
from marque.games.names import key
from marque.games.payments import EXACT_UP_TO, fewest_payments

# Ways to settle, beside those of written piquet.
GAME: Final = "game"
TOGETHER: Final = "together"

# What a stake is the value of: a point or, in a game to a target, a whole game.
POINT: Final = "point"
WHOLE_GAME: Final = "game"

_NONE: Final = Fraction(0)


class Points(NamedTuple):
    """A net in points, exact: gain - loss + carried (from an earlier game)."""

    gain: Fraction
    loss: Fraction
    carried: Fraction = _NONE

    @property
    def net(self) -> Fraction:
        """What he is paid, below zero what he pays."""
        return self.gain - self.loss + self.carried


class Account(NamedTuple):
    """One person's line.

    perte: what is written to him or, in a game of two, what he lost; points: None where
    games of different stakes are put together; exact: the net in smallest coins; coins:
    the same made whole, what he is paid, below zero what he pays; rounded: how it was
    made whole, None where the amount was fixed when he left an earlier game. Without a
    stake exact, coins and rounded are None.
    """

    name: str
    perte: int
    points: Points | None
    exact: Fraction | None = None
    coins: int | None = None
    rounded: Rounded | None = None


class Transfer(NamedTuple):
    """One payment: in smallest coins where there is a stake (points is None), else in points."""

    payer: str
    payee: str
    coins: int | None
    points: Fraction | None


class Settlement(NamedTuple):
    """Who is paid, who pays, and the plan of payments.

    way: "pot", "pairs", "direct", "corbillon", `GAME` or `TOGETHER`; unit: `POINT` or
    `WHOLE_GAME`; stake: the value of one, None for none, or where games of different
    stakes are put together; currency: None where nothing is staked; accounts: by seat,
    then those who left an earlier game; transfers: the largest first; fewest: whether it
    is certain that no plan has fewer payments; carries: the earlier games whose nets are
    among these, the last first; parts: for `TOGETHER`, each game by its id.
    """

    way: str
    unit: str
    stake: str | None
    currency: str | None
    accounts: tuple[Account, ...]
    transfers: tuple[Transfer, ...] = ()
    fewest: bool = True
    carries: tuple[str, ...] = ()
    parts: Mapping[str, Settlement] | None = None


def settled(bare: Settlement, fixed: Mapping[str, int]) -> Settlement:
    """The settlement of accounts that have their points, which sum to zero.

    bare: a settlement whose accounts have no money yet; fixed: whole coins that were
    promised to those who left, by name; only the others are rounded.
    """
    if bare.stake is None or bare.currency is None:
        return _planned(bare)
    value = in_coins(bare.stake, bare.currency)
    priced = [one._replace(exact=one.points.net * value) for one in bare.accounts if one.points]
    return _planned(bare._replace(accounts=_whole(priced, fixed)))


def settle_game(
    players: Sequence[str],
    winner: str | None,
    points: int,
    stake: str | None = None,
    currency: str | None = None,
    unit: str = POINT,
) -> Settlement:
    """The settlement of a game of two.

    winner: None for a drawn game; points: what the stake is multiplied by, the points of
    a partie (118) or, with the unit `WHOLE_GAME`, the games won (1, or 2 for a double);
    stake: as `money.read_amount` writes it, None for none.
    """
    accounts = []
    for name in players:
        won = points if name == winner else 0
        lost = points if winner and name != winner else 0
        accounts.append(Account(name, lost, Points(Fraction(won), Fraction(lost))))
    currency = currency if stake else None
    return settled(Settlement(GAME, unit, stake, currency, tuple(accounts)), {})


def together(games: Mapping[str, Settlement]) -> Settlement:
    """Several games of one evening as one settlement; exact nets are added, then rounded.

    games: at least one, by game id, in order. A game that another of them carries is in
    that one already, and is left out; `parts` holds those that are summed. Names that are
    one player's (see `names.key`) are one line, in the first spelling. Who left a game and
    played in no other keeps the amount that was fixed for him.
    Raises `Impossible` ("bad-setting") where they can't be added: games in two
    currencies, with and without a stake, without a stake in different units, one game
    carried by two, or games that carry each other.
    """
    carried = [game for one in games.values() for game in one.carries]
    parts = {game: one for game, one in games.items() if game not in carried}
    if not parts:
        raise _bad("carry", tuple(games), reason="circle")
    first, *others = parts.values()
    raise_all(_not_to_be_added(first, others))
    alike = all((one.stake, one.unit) == (first.stake, first.unit) for one in others)
    lines: dict[str, list[Account]] = {}
    for one in parts.values():
        for account in one.accounts:
            lines.setdefault(key(account.name), []).append(account)
    summed = Settlement(
        TOGETHER,
        first.unit,
        first.stake if alike else None,
        first.currency,
        tuple(_summed(accounts, alike=alike) for accounts in lines.values()),
        carries=tuple(dict.fromkeys(carried)),
        parts=parts,
    )
    if summed.currency is None:
        return _planned(summed)
    fixed = {
        one.name: one.coins
        for one, *more in lines.values()
        if not more and one.rounded is None and one.coins is not None
    }
    return _planned(summed._replace(accounts=_whole(summed.accounts, fixed)))


def _not_to_be_added(first: Settlement, others: Sequence[Settlement]) -> list[MarqueError]:
    faults: list[MarqueError] = []
    carried = list(first.carries)
    for one in others:
        if one.currency != first.currency:
            faults.append(_bad("currency", one.currency, allowed=(first.currency,)))
        elif one.currency is None and one.unit != first.unit:
            faults.append(_bad("stake", None, reason="units", units=(first.unit, one.unit)))
        faults += [_bad("carry", game, reason="twice") for game in one.carries if game in carried]
        carried += one.carries
    return faults


def _bad(setting: str, value: object, **why: object) -> MarqueError:
    return Impossible("bad-setting", setting=setting, value=value, **why)


def _summed(accounts: Sequence[Account], *, alike: bool) -> Account:
    """One person's lines as one; points only where they are worth the same in all games."""
    points = [one.points for one in accounts if one.points]
    exact = [one.exact for one in accounts if one.exact is not None]
    summed = Points(
        sum((one.gain for one in points), _NONE),
        sum((one.loss for one in points), _NONE),
        sum((one.carried for one in points), _NONE),
    )
    return Account(
        accounts[0].name,
        sum(one.perte for one in accounts),
        summed if alike else None,
        sum(exact, _NONE) if exact else None,
    )


def _whole(accounts: Sequence[Account], fixed: Mapping[str, int]) -> tuple[Account, ...]:
    """The accounts with whole coins that sum to zero."""
    free = [one for one in accounts if one.name not in fixed and one.exact is not None]
    exact = [one.exact for one in free if one.exact is not None]
    rounded = round_together(exact, [one.perte for one in free], -sum(fixed.values()))
    lines = {
        one.name: one._replace(coins=how.coins, rounded=how)
        for one, how in zip(free, rounded, strict=True)
    }
    return tuple(lines.get(one.name) or one._replace(coins=fixed[one.name]) for one in accounts)


def _planned(settlement: Settlement) -> Settlement:
    """The settlement with its payments, in coins where there are any, else in points."""
    names = [one.name for one in settlement.accounts]
    if settlement.currency:
        balances = [one.coins for one in settlement.accounts if one.coins is not None]
        transfers = [
            Transfer(names[payer], names[payee], coins, None)
            for payer, payee, coins in fewest_payments(balances)
        ]
    else:
        nets = [one.points.net for one in settlement.accounts if one.points]
        parts = lcm(*(net.denominator for net in nets))
        balances = [int(net * parts) for net in nets]
        transfers = [
            Transfer(names[payer], names[payee], None, Fraction(amount, parts))
            for payer, payee, amount in fewest_payments(balances)
        ]
    fewest = sum(1 for one in balances if one) <= EXACT_UP_TO
    return settlement._replace(transfers=tuple(transfers), fewest=fewest)


def plain_points(points: Fraction) -> int | str:
    """Points as the JSON has them: a whole number, else a text such as "50/3"."""
    return int(points) if points.denominator == 1 else str(points)
