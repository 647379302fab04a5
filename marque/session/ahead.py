"""Rulings on a deal in progress: what the deal takes of them when it is recorded.

Comes in: a game, whose log holds the rulings (`games.log.rulings_ahead`). Goes out: their
effects, and what is questioned in a deal that is recorded under them: who sits there, the
tricks that they leave to be played, totals of a side that counts nothing. The referee's
effects are imported only where there is a ruling.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from marque.calls.side import SIDES, Side
from marque.cards.pack import HAND_SIZE
from marque.errors import Impossible, MarqueError, Place, raise_all
from marque.games.log import Entry, rulings_ahead

if TYPE_CHECKING:
    from marque.calls.plays import Play
    from marque.referee.effects import Effect
    from marque.session.amounts import Amount
    from marque.session.book import Game

EFFECTS: Final = "effects"
"""The field of a deal's record in which the effects of rulings stand."""


def joined(*texts: str | None) -> str:
    """Texts of effects as one, in their order."""
    return "; ".join(filter(None, texts))


def effects_ahead(game: Game) -> str:
    """The effects of the rulings on the deal in progress, as a record writes them."""
    return joined(*(_text(act) for act in rulings_ahead(game.entries)))


def thrown_in_ahead(game: Game) -> str | None:
    """Who has given up the play of the deal in progress by a ruling."""
    names = [act.player("thrown_in", game.players) for act in rulings_ahead(game.entries)]
    return next((name for name in names if name is not None), None)


def parsed(text: str) -> tuple[Effect, ...]:
    """The effects that a text tells. Raises Unreadable (bad-record)."""
    if not text:
        return ()
    from marque.referee.effects_text import parse_effects

    effects, faults = parse_effects(text, EFFECTS)
    raise_all(faults)
    return effects


def tricks_given(effects: tuple[Effect, ...]) -> int:
    """How many tricks the effects give to a side without a card being played to them."""
    if not effects:
        return 0
    from marque.referee.effects import TricksTo

    return sum(effect.tricks for effect in effects if isinstance(effect, TricksTo))


def is_conceded(effects: tuple[Effect, ...]) -> bool:
    """Whether nothing is played, because a side has given up."""
    if not effects:
        return False
    from marque.referee.effects import PlayConceded

    return any(isinstance(effect, PlayConceded) for effect in effects)


def changes_count(effects: tuple[Effect, ...]) -> bool:
    """Whether any of the effects changes what a deal counts."""
    if not effects:
        return False
    from marque.referee.effects import CategoryLost, CountsNothing, PlayConceded, TricksTo

    counting = CountsNothing | CategoryLost | TricksTo | PlayConceded
    return any(isinstance(effect, counting) for effect in effects)


# What is questioned.


def refuse_other_seats(game: Game, seats: tuple[str, str]) -> None:
    """Refuse a deal between others than those whom a ruling was laid on, or with seats changed.

    Raises "questioned" (reason "ruled-seats": law, deal, elder).
    """
    for act in rulings_ahead(game.entries):
        sat = tuple(act.player(side.key, game.players) for side in SIDES)
        if sat != seats:
            law, number = str(act.data.get("law")), act.whole("deal")
            place = Place("command", law)
            raise Impossible(
                "questioned", place, reason="ruled-seats", law=law, deal=number, elder=sat[0]
            )


def refuse_tricks(play: Play | None, effects: tuple[Effect, ...]) -> None:
    """Refuse a play that leaves no room for the tricks that a ruling gives to a side.

    Raises "questioned" (reason "ruling-tricks").
    """
    given = tricks_given(effects)
    if given and tricks_in_order(play) != HAND_SIZE - given:
        place = Place("deal", "")
        raise Impossible("questioned", place, reason="ruling-tricks", right=HAND_SIZE - given)


def tricks_in_order(play: Play | None) -> int | None:
    """How many tricks are known one by one; None where they aren't."""
    from marque.calls.plays import Packets, Tricks

    if play is None or isinstance(play, Packets):
        return None
    return len(play.tricks if isinstance(play, Tricks) else play.winners)


def excluded(amounts: tuple[Amount, Amount], effects: tuple[Effect, ...]) -> Iterator[MarqueError]:
    """Points for a side that counts nothing; a carte blanche that it keeps is allowed it."""
    if not effects:
        return
    from marque.referee.effects import CountsNothing

    for effect in effects:
        if isinstance(effect, CountsNothing):
            yield from _counted(effect.side, amounts, keeps_blanche=effect.keeps_blanche)


def _counted(
    side: Side, amounts: tuple[Amount, Amount], *, keeps_blanche: bool
) -> Iterator[MarqueError]:
    total = amounts[side].total
    if total and not (keeps_blanche and total == 10):
        values: dict[str, Any] = {"reason": "counts-nothing", "side": side, "given": total}
        yield Impossible("questioned", Place("totals", str(total)), **values)


def _text(act: Entry) -> str:
    text = act.data.get(EFFECTS, "")
    if not isinstance(text, str):
        raise act.bad(EFFECTS)
    return text
