"""What both sides count in hand: carte blanche, point, sequences, sets.

Comes in: a deal and a code's switches. Goes out: the items counted, in the order of counting
(Cavendish, Law 67), and the categories as the JSON shows them. The rules: Cavendish, Laws 61
to 64, the Académie, art. 34 to 41, and the Dictionnaire, marche; a call of less than is held:
Cavendish, Law 49, and au cent ¶17.
"""

from __future__ import annotations

from typing import Any

from tests.oracle.deal import SIDES, Calls, Deal, Item, Seat, Switches, UnsettledError
from tests.oracle.held import (
    PACK,
    RANKS,
    Cards,
    Combination,
    Point,
    best_first,
    best_point,
    is_blanche,
    sequences,
    sets,
    worth,
)

SEQUENCE_VALUE = {
    3: "tierce_value",
    4: "quart_value",
    5: "quint_value",
    6: "sixieme_value",
    7: "septieme_value",
    8: "huitieme_value",
}
SET_VALUE = {3: "trio_value", 4: "quatorze_value"}


def count_hands(deal: Deal, switches: Switches) -> tuple[list[Item], dict[str, Any]]:
    """The items of both hands, and what the JSON shows of carte blanche and the categories."""
    said = {"elder": said_by(deal.elder), "younger": said_by(deal.younger)}
    items = blanche = carte_blanche(said, switches)
    shown: dict[str, Any] = {"carte_blanche": blanche[0].side if blanche else None}
    for kind in ("point", "sequence", "set"):
        if kind == "point":
            good, counted = the_point(said, switches)
        else:
            good, counted = combinations(kind, said, deal, switches)
        items = items + counted
        points = sum(item.points for item in counted)
        shown[kind] = {"good": good, "points": points, **called_and_held(kind, said, deal)}
    return items, shown


def said_by(seat: Seat) -> Calls:
    """What a side called; where nothing is told, the best of all that it holds."""
    if seat.calls is not None:
        return seat.calls
    hand = seat.hand
    blanche = is_blanche(seat.dealt)
    return Calls(best_point(hand), sequences(hand), sets(hand), blanche)


def carte_blanche(said: dict[str, Calls], switches: Switches) -> list[Item]:
    """Carte blanche, which one side at most can hold."""
    helps, saves = bool(switches["carte_blanche_helps"]), bool(switches["carte_blanche_saves"])
    value = switches["carte_blanche_value"]
    return [
        Item(side, "carte-blanche", value, helps, saves)
        for side in SIDES
        if said[side].carte_blanche
    ]


def who_is_good(elder: Any, younger: Any) -> str:
    """Of the worths of the best that each called, None where nothing, whose is good."""
    if elder is None and younger is None:
        return "none"
    if elder == younger:
        return "equal"
    if younger is None or (elder is not None and elder > younger):
        return "elder"
    return "younger"


def the_point(said: dict[str, Calls], switches: Switches) -> tuple[str, list[Item]]:
    """Whose point is good: one a card, or one less where it ends in four and that is played."""
    points = {side: said[side].point for side in SIDES}
    good = who_is_good(points["elder"], points["younger"])
    if good == "none":
        return good, []
    if good == "equal":
        return good, [equality("point", switches)]
    cards, pips = points[good] or (0, 0)
    less = switches["point_four_less"] and pips % 10 == 4
    return good, [Item(good, "point", cards - 1 if less else cards)]


def equality(kind: str, switches: Switches) -> Item:
    """Nothing for anybody; whether it saves is a switch."""
    return Item(None, kind, 0, saves=bool(switches["equality_saves"]))


def combinations(
    kind: str, said: dict[str, Calls], deal: Deal, switches: Switches
) -> tuple[str, list[Item]]:
    """Whose sequences or sets are good, and all that he counts, best first."""
    called = {side: called_of(kind, said[side]) for side in SIDES}
    best = {side: worth(ones[0]) if ones else None for side, ones in called.items()}
    good = who_is_good(best["elder"], best["younger"])
    if good == "none":
        return good, []
    if good == "equal":
        if not switches["equal_blocks_all"]:
            raise UnsettledError("what counts below equal sequences that don't block all")
        return good, [equality(kind, switches)]
    if kind == "set" and switches["both_trios_score"]:
        raise UnsettledError("whose trios are good where both count them")
    counted = called[good]
    if good == "elder":
        counted = let_off(kind, counted, deal.elder, switches)
    if not switches["minors_score"]:
        counted = counted[:1]
    value = SEQUENCE_VALUE if kind == "sequence" else SET_VALUE
    return good, [Item(good, kind, switches[value[one[0]]]) for one in counted]


def called_of(kind: str, calls: Calls) -> tuple[Combination, ...]:
    """The sequences or the sets called, best first."""
    return best_first(calls.sequences if kind == "sequence" else calls.sets)


def held_of(kind: str, hand: Cards) -> tuple[Combination, ...]:
    """The sequences or the sets held, best first."""
    return sequences(hand) if kind == "sequence" else sets(hand)


def let_off(
    kind: str, called: tuple[Combination, ...], elder: Seat, switches: Switches
) -> tuple[Combination, ...]:
    """What elder counts of what he called, where a call was only a part of what he holds.

    Bound, he counts the part. Under Law 49 he isn't, if what he called is better than anything
    that younger could hold, in hand and discard, as elder sees it: of all cards but his own
    hand and discard. Then the whole counts, and the part gives way to it: four aces are no trio
    beside the quatorze, and a quint contains no tierce as well. What he didn't name at all
    stays sunk. Younger is only adding up, so the law isn't about him: he counts what he says.
    """
    unnamed = list(held_of(kind, elder.hand))
    parts = tuple(one for one in called if not taken_from(unnamed, one))
    if not parts or switches["undercall_binds"] == "always":
        return called
    if switches["undercall_binds"] == "never":
        raise UnsettledError("what a call that never binds is compared as")
    if elder.discard is None:
        raise UnsettledError("elder's discard, which decides whether his call is good")
    theirs = held_of(kind, PACK - elder.hand - elder.discard)
    if theirs and worth(called[0]) <= worth(theirs[0]):
        return called
    if parts != called[:1] or called.count(parts[0]) > 1:
        raise UnsettledError("what a call of less binds that isn't the first")
    whole = next(one for one in unnamed if is_part(kind, parts[0], one))
    return (whole, *called[1:])


def taken_from(ones: list[Combination], one: Combination) -> bool:
    """Take one out of several, where it is among them."""
    if one in ones:
        ones.remove(one)
        return True
    return False


def is_part(kind: str, one: Combination, whole: Combination) -> bool:
    """Whether one can be a part of the other: of its rank, or a run inside a run."""
    if kind == "set":
        return one[1] == whole[1]
    cards_above = RANKS.index(one[1]) - RANKS.index(whole[1])
    return 0 <= cards_above <= whole[0] - one[0]


def called_and_held(kind: str, said: dict[str, Calls], deal: Deal) -> dict[str, Any]:
    """What each side called of a category, and what it holds, as the JSON shows them."""
    hands = {"elder": deal.elder.hand, "younger": deal.younger.hand}
    if kind == "point":
        called: dict[str, Any] = {side: shown_point(said[side].point) for side in SIDES}
        held: dict[str, Any] = {side: shown_point(best_point(hands[side])) for side in SIDES}
    else:
        called = {side: shown_ones(kind, called_of(kind, said[side])) for side in SIDES}
        held = {side: shown_ones(kind, held_of(kind, hands[side])) for side in SIDES}
    return {**called, "held": held}


def shown_point(point: Point | None) -> dict[str, int]:
    return {} if point is None else {"cards": point[0], "pips": point[1]}


def shown_ones(kind: str, ones: tuple[Combination, ...]) -> list[dict[str, Any]]:
    names = ("length", "top") if kind == "sequence" else ("count", "rank")
    return [dict(zip(names, one, strict=True)) for one in ones]
