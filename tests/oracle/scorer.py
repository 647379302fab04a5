"""A second scorer of one deal, slow and plainly written, that shares no code with marque.

Comes in: a deal, all of whose claims are true, and the values of a code's switches. Goes out:
the count, a dict in the shape of `marque judge --json` (contract, section 6) without its names,
reasons and citations. The rules: Cavendish, Laws 65 to 69; the Dictionnaire, hasards and
capot; the Académie, art. 41 to 50.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

from tests.oracle.deal import SIDES, Deal, Item, Switches
from tests.oracle.hands import count_hands
from tests.oracle.held import RANKS

COUNTING = "AKQJT"  # the cards that count in play where nines, eights and sevens don't

# The four numbers that make up a side's total, and the lines of the ledger in each.
NUMBERS = {
    "declared": ("carte-blanche", "point", "sequence", "set"),
    "play": ("play", "last-trick"),
    "cards": ("cards", "capot"),
    "bonus": ("repic", "pic"),
}


class Trick(NamedTuple):
    """One trick played: who led, who won, the card led and the card that won."""

    leader: str
    winner: str
    lead: str
    best: str


def score(deal: Deal, switches: Switches) -> dict[str, Any]:
    """The whole count of a deal.

    Raises UnsettledError where the code, or the cards told, don't settle it.
    """
    in_hand, shown = count_hands(deal, switches)
    tricks = follow_the_play(deal)
    in_play, capot = count_the_play(tricks, switches)
    ledger, bonus = speak(in_hand, in_play, switches)
    count = {
        "complete": True,
        **shown,
        **bonus,
        "capot": capot,
        "ledger": ledger,
        "rulings": [],
        "findings": [],
        "unknown": [],
    }
    for side in SIDES:
        lines = [line for line in ledger if line["side"] == side]
        numbers = {
            name: sum(line["points"] for line in lines if line["kind"] in kinds)
            for name, kinds in NUMBERS.items()
        }
        total = sum(numbers.values())
        count[side] = {**numbers, "tricks": tricks_of(side, tricks), "total": total}
    return count


# The play.


def takes(lead: str, reply: str) -> bool:
    """Whether the reply takes the trick: of the suit led, and higher."""
    return lead[1] == reply[1] and RANKS.index(reply[0]) < RANKS.index(lead[0])


@lru_cache(maxsize=1)
def follow_the_play(deal: Deal) -> tuple[Trick, ...]:
    """The tricks as they fall, every card checked as it is played; alike under every code."""
    hands = {"elder": set(deal.elder.hand), "younger": set(deal.younger.hand)}
    leader, second, tricks = "elder", "younger", []
    for lead, reply in deal.tricks:
        assert lead in hands[leader] and reply in hands[second], "a card played that isn't held"
        void = all(card[1] != lead[1] for card in hands[second])
        assert void or reply[1] == lead[1], "a card that doesn't follow suit"
        hands[leader].remove(lead)
        hands[second].remove(reply)
        if takes(lead, reply):
            tricks.append(Trick(leader, second, lead, reply))
            leader, second = second, leader
        else:
            tricks.append(Trick(leader, leader, lead, lead))
    assert not hands["elder"] and not hands["younger"], "cards that weren't played"
    return tuple(tricks)


def tricks_of(side: str, tricks: tuple[Trick, ...]) -> int:
    """How many tricks a side won."""
    return sum(trick.winner == side for trick in tricks)


def count_the_play(tricks: tuple[Trick, ...], switches: Switches) -> tuple[list[Item], str | None]:
    """What is counted in play, last trick and cards included, and who makes capot."""
    elder, younger = (tricks_of(side, tricks) for side in SIDES)
    capot = "elder" if elder == 12 else "younger" if younger == 12 else None
    items = []
    for trick in tricks:
        items.append(for_lead := Item(trick.leader, "play", points_of_lead(trick, switches)))
        counted = for_lead.points
        if trick.winner != trick.leader:
            counted = points_of_win(trick, switches)
            items.append(Item(trick.winner, "play", counted))
        if trick is tricks[-1] and (capot is None or switches["last_trick_in_capot"]):
            # Two instead of one; flat: two in all, also where the card itself counted nothing.
            instead_of = counted if switches["last_trick_flat"] else 1
            extra = switches["last_trick_value"] - instead_of
            to_pic = bool(switches["last_trick_to_pic"])
            items.append(Item(trick.winner, "last-trick", extra, to_pic))
    if capot:
        to_pic = bool(switches["capot_to_pic"])
        items.append(Item(capot, "capot", switches["capot_value"], to_pic))
    elif elder != younger:
        most = "elder" if elder > younger else "younger"
        items.append(Item(most, "cards", switches["cards_value"], to_thirty=False))
    return [item for item in items if item.points], capot


def points_of_lead(trick: Trick, switches: Switches) -> int:
    """What the card led counts, whoever wins the trick."""
    low = switches["lead_min_ten"] and trick.lead[0] not in COUNTING
    return 0 if low else int(switches["lead_value"])


def points_of_win(trick: Trick, switches: Switches) -> int:
    """What the card that wins the other's lead counts."""
    low = switches["win_min_ten"] and trick.best[0] not in COUNTING
    return 0 if low else int(switches["win_scores"])


# The count as it is spoken.


def speak(
    in_hand: list[Item], in_play: list[Item], switches: Switches
) -> tuple[list[dict[str, Any]], dict[str, str | None]]:
    """The ledger, and who makes repic and pic: the count walked item by item.

    A repic falls on the item of the hand that brings a side to thirty while the other has
    counted nothing that comes before it; a pic likewise in the play, before which both hands
    come (Cavendish, Laws 67 to 69; the Dictionnaire, pic and repic). Never both in one deal.
    """
    may = {
        "repic": {"elder": True, "younger": switches["younger_repique"]},
        "pic": {"elder": True, "younger": switches["younger_pic"]},
    }
    barred = dict.fromkeys(SIDES, False)
    if switches["repique_saved_by"] == "anything":
        barred = {side: any(bars(item, side) for item in in_hand) for side in SIDES}
    towards_thirty = dict.fromkeys(SIDES, 0)
    running = dict.fromkeys(SIDES, 0)
    made: dict[str, str | None] = {"repic": None, "pic": None}
    ledger = []
    for bonus, items in (("repic", in_hand), ("pic", in_play)):
        for item in items:
            barred = {side: barred[side] or bars(item, side) for side in SIDES}
            side = item.side
            if side is None:
                continue
            said = [(item.kind, item.points)]
            if item.to_thirty:
                towards_thirty[side] += item.points
                thirty = towards_thirty[side] >= 30 and not barred[side]
                value = switches[f"{bonus}_value"]
                if thirty and may[bonus][side] and value and not any(made.values()):
                    made[bonus] = side
                    said.append((bonus, value))
            for kind, points in said:
                running[side] += points
                line = {"side": side, "kind": kind, "points": points, "running": running[side]}
                ledger.append(line)
    return ledger, made


def bars(item: Item, side: str) -> bool:
    """Whether something counted keeps a side from repic and pic."""
    return item.saves and item.side != side
