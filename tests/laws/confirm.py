"""A second auditor, slow and plainly written, that shares no code with marque's.

Comes in: the fields of a record in which both hands are told (the tests' own short forms), and
the values of a code's switches. Goes out: what is wrong in it, each as a `Breach`. Cards are
strings ("AS", "TH"); every combination is looked for by trying all cards. What the count should
be is asked of the independent scorer in `tests.oracle`. The rules: Cavendish, Laws 21, 22, 51
to 59, 62 to 64; Académie, art. 38 and 47, lois 5, 10 and 15; Dictionnaire, lois 1, 6 and 14.
"""

from __future__ import annotations

import re
from itertools import combinations, product
from typing import Any, NamedTuple

from tests.oracle.deal import SIDES, Calls, Deal, Seat, Switches, UnsettledError
from tests.oracle.held import (
    FIGURES,
    PIPS,
    RANKS,
    SUITS,
    Cards,
    best_point,
    sequences,
    sets,
    worth,
)
from tests.oracle.scorer import score

Fields = dict[str, str]
SYMBOLS = str.maketrans("♠♥♦♣", "SHDC")
CATEGORIES = ("point", "sequence", "set")
FALSE_CALL = "false call"


class Breach(NamedTuple):
    """What is wrong: its kind, the field in which it shows, and the item there (0 for none)."""

    kind: str
    field: str
    item: int = 0


class Said(NamedTuple):
    """One call: its category, what it is, where it stands; whether its owner held it."""

    category: str
    what: Any
    item: int
    held: bool


# Reading.


def read_hand(text: str) -> Cards:
    """A hand written suit by suit."""
    cards, suit = [], ""
    for sign in text.translate(SYMBOLS).replace("10", "T"):
        if sign in SUITS:
            suit = sign
        elif sign in RANKS:
            cards.append(sign + suit)
    assert len(set(cards)) == len(cards)
    return frozenset(cards)


def read_play(text: str) -> list[tuple[str, str]]:
    """The tricks, card by card, suit first."""
    cards = [card[1:] + card[0] for card in re.split(r"[/\s]+", _plain(text))]
    return list(zip(cards[::2], cards[1::2], strict=True))


def _plain(text: str) -> str:
    return text.translate(SYMBOLS).replace("10", "T")


def read_calls(text: str, hand: Cards) -> list[Said]:
    """The calls in their order, each with whether it was held beside the ones before it."""
    said: list[Said] = []
    for item, word in enumerate(text.split("; "), 1):
        word = word.replace("10", "T")
        if point := re.fullmatch(r"p(\d)(?:=(\d\d))?", word):
            what: Any = (int(point[1]), int(point[2]))
            said.append(Said("point", what, item, holds_point(hand, *what)))
        elif run := re.fullmatch(r"(\d)([AKQJT9])", word):
            what = (int(run[1]), run[2])
            before = [one.what for one in said if one.category == "sequence" and one.held]
            said.append(Said("sequence", what, item, holds_runs(hand, [*before, what])))
        elif group := re.fullmatch(r"([AKQJT])([34])", word):
            what = (int(group[2]), group[1])
            held = sum(card[0] == group[1] for card in hand) >= what[0]
            said.append(Said("set", what, item, held))
        else:
            assert word in ("-", "cb"), word
    return said


# What a hand holds.


def holds_point(hand: Cards, cards: int, pips: int) -> bool:
    """Whether some cards of one suit are so many and make so many pips."""
    return any(
        sum(PIPS[card[0]] for card in some) == pips
        for suit in SUITS
        for some in combinations([card for card in hand if card[1] == suit], cards)
    )


def holds_runs(hand: Cards, runs: list[tuple[int, str]]) -> bool:
    """Whether runs can be shown side by side, no card in two of them."""
    for suits in product(SUITS, repeat=len(runs)):
        cards = [
            rank + suit
            for (length, top), suit in zip(runs, suits, strict=True)
            for rank in RANKS[RANKS.index(top) : RANKS.index(top) + length]
        ]
        if len(set(cards)) == len(cards) and set(cards) <= hand:
            return True
    return False


# The audit.


class Audited(NamedTuple):
    """All that is wrong; the figures that are; what is only to be noted.

    figures: those that differ from the count of what was called and held, played as it was; a
    penalty may make others right.
    """

    breaches: set[Breach]
    figures: set[Breach]
    remarks: set[Breach]


def audit(fields: Fields, switches: Switches) -> Audited:
    """What is wrong in a record, in whatever of it the fields tell."""
    hands = {side: read_hand(fields[side]) for side in SIDES}
    calls = {side: read_calls(fields[f"{side}-says"], hands[side]) for side in SIDES}
    found = {*sizes(hands), *exchange(fields, switches), *false_calls(calls), *blanche(fields)}
    found |= {*answers(fields, calls), *shown(fields, calls, switches)}
    broken = broken_tricks(fields, hands)
    found |= set(broken)
    wrong = set()
    if "tricks" in fields and not broken and not sizes(hands):
        wrong = set(figures(fields, hands, calls, switches))
    return Audited(found, wrong, {*undercalls(hands, calls), *broken_sets(fields, calls)})


def sizes(hands: dict[str, Cards]) -> list[Breach]:
    """Hands of another number than twelve cards."""
    names = {True: "hand-large", False: "hand-short"}
    return [Breach(names[len(hand) > 12], side) for side, hand in hands.items() if len(hand) != 12]


def exchange(fields: Fields, switches: Switches) -> list[Breach]:
    """Discards that are too small or too large; younger has what elder has left."""
    found = []
    most = 8
    for side in SIDES:
        if f"{side}-discard" not in fields:
            continue
        given = len(read_hand(fields[f"{side}-discard"]))
        top = switches["elder_max_discard"] if side == "elder" else most
        if given < switches[f"{side}_min_discard"]:
            found.append(Breach("exchange-few", f"{side}-discard"))
        elif given > top:
            found.append(Breach("exchange-many", f"{side}-discard"))
        most -= given
    return found


def false_calls(calls: dict[str, list[Said]]) -> list[Breach]:
    return [
        Breach(FALSE_CALL, f"{side}-says", one.item)
        for side in SIDES
        for one in calls[side]
        if not one.held
    ]


def blanche(fields: Fields) -> list[Breach]:
    """A carte blanche called with a hand that was dealt with a figure in it."""
    found = []
    for side in SIDES:
        words = fields[f"{side}-says"].split("; ")
        dealt = fields.get(f"{side}-dealt")
        if "cb" in words and dealt is not None and any(sign in dealt for sign in FIGURES):
            found.append(Breach("blanche", f"{side}-says", words.index("cb") + 1))
    return found


def undercalls(hands: dict[str, Cards], calls: dict[str, list[Said]]) -> list[Breach]:
    """Calls below the best that the hand holds."""
    found = []
    for side, hand in hands.items():
        holds: dict[str, Any] = {"point": best_point(hand)}
        for name, ones in (("sequence", sequences(hand)), ("set", sets(hand))):
            holds[name] = worth(ones[0]) if ones else None
        for name in CATEGORIES:
            called = best(calls[side], name, held=False)
            if called is not None and holds[name] is not None and called < holds[name]:
                item = next(
                    one.item
                    for one in calls[side]
                    if one.category == name
                    and (one.what if name == "point" else worth(one.what)) == called
                )
                found.append(Breach("under-call", f"{side}-says", item))
    return found


def broken_sets(fields: Fields, calls: dict[str, list[Said]]) -> list[Breach]:
    """Trios that are good, and whose fourth card their owner laid out."""
    side = whose(calls, "set")
    if side not in SIDES or f"{side}-discard" not in fields:
        return []
    gone = read_hand(fields[f"{side}-discard"])
    held = [one.what for one in calls[side] if one.category == "set" and one.held]
    trios = [rank for size, rank in held if size == 3]
    return [
        Breach("quatorze-broken", f"{side}-discard")
        for rank in trios
        if any(card[0] == rank for card in gone)
    ]


def best(calls: list[Said], category: str, *, held: bool) -> Any:
    """The worth of the best that was called, of all or only of what was held; None for nothing."""
    some = [one.what for one in calls if one.category == category and (one.held or not held)]
    if category != "point":
        some = [worth(one) for one in some]
    return max(some, default=None)


def whose(calls: dict[str, list[Said]], category: str) -> str:
    """Whose is good of what was called and held."""
    elder, younger = (best(calls[side], category, held=True) for side in SIDES)
    if elder == younger:
        return "none" if elder is None else "equal"
    if younger is None or (elder is not None and elder > younger):
        return "elder"
    return "younger"


def answers(fields: Fields, calls: dict[str, list[Said]]) -> list[Breach]:
    """Answers other than what the calls that were held make right.

    What elder called and did not hold can be answered in no wrong way: "good" is said to the
    call, and "not good" is the truth.
    """
    if "younger-answers" not in fields:
        return []
    found = []
    for item, given in enumerate(fields["younger-answers"].split("; "), 1):
        category = CATEGORIES[item - 1]
        if not any(one.category == category and one.held for one in calls["elder"]):
            continue
        right = {"elder": "good", "equal": "equal", "younger": "not good"}.get(
            whose(calls, category)
        )
        if given == "equal" and category == "set":
            found.append(Breach("impossible-answer", "younger-answers", item))
        elif right is not None and given != right:
            found.append(Breach("wrong-answer", "younger-answers", item))
    return found


def shown(fields: Fields, calls: dict[str, list[Said]], switches: Switches) -> list[Breach]:
    """Good points and sequences that were not laid on the table, where they have to be."""
    if not switches["must_show"] or "tricks" not in fields:
        return []
    found = []
    for category in ("point", "sequence"):
        side = whose(calls, category)
        if side not in SIDES or f"{side}-shows" not in fields:
            continue
        laid = fields[f"{side}-shows"].replace("10", "T").split("; ")
        mine = [one.what for one in calls[side] if one.category == category and one.held]
        mine = sorted(mine, key=lambda one: one if category == "point" else worth(one))
        words = ["p{}={}" if category == "point" else "{}{}"] * len(mine)
        counted = [word.format(*one) for word, one in zip(words, mine, strict=True)]
        if any(word not in laid for word in counted):
            found.append(Breach("not-shown", f"{side}-shows"))
    return found


def broken_tricks(fields: Fields, hands: dict[str, Cards]) -> list[Breach]:
    """Breaches of the rules of play, up to the first card that can't have been played."""
    if "tricks" not in fields:
        return []
    found = []
    left = {side: set(hand) for side, hand in hands.items()}
    leader, gone = "elder", set()
    for number, (lead, reply) in enumerate(read_play(fields["tricks"]), 1):
        second = other(leader)
        if lead not in gone and lead not in left[leader] and lead in left[second]:
            found.append(Breach("out-of-turn", "tricks", number))
            leader, second = second, leader
        for side, card in ((leader, lead), (second, reply)):
            if card in gone:
                return [*found, Breach("card-played-twice", "tricks", number)]
            if card not in left[side]:
                return [*found, Breach("card-not-held", "tricks", number)]
            gone.add(card)
            left[side].remove(card)
        if reply[1] != lead[1] and any(card[1] == lead[1] for card in left[second]):
            found.append(Breach("revoke", "tricks", number))
        if reply[1] == lead[1] and RANKS.index(reply[0]) < RANKS.index(lead[0]):
            leader = second
    return found


def other(side: str) -> str:
    return SIDES[1 - SIDES.index(side)]


def figures(
    fields: Fields, hands: dict[str, Cards], calls: dict[str, list[Said]], switches: Switches
) -> list[Breach]:
    """Written figures other than those of the independent scorer; nothing where it can't tell."""
    seats = [_seat(fields, side, hands[side], calls[side]) for side in SIDES]
    try:
        count = score(Deal(seats[0], seats[1], tuple(read_play(fields["tricks"]))), switches)
    except UnsettledError:
        return []
    found = []
    right = [count[side]["play"] for side in SIDES]
    if "played" in fields and [int(one) for one in fields["played"].split("-")] != right:
        found.append(Breach("play-count", "played"))
    for name in ("declared", "play", "tricks", "cards", "total"):
        field = f"written-{name}"
        if field in fields:
            given = [int(one) for one in fields[field].split()]
            wrong = [side for side in (0, 1) if given[side] != count[SIDES[side]][name]]
            found += [Breach("figure", field, wrong[0] + 1 if len(wrong) == 1 else 0)][: len(wrong)]
    for name in ("pic", "repic"):
        given_to = fields.get(f"written-{name}")
        if given_to is not None and given_to != (count[name] or "none"):
            kind = "bonus-missed" if given_to == "none" else "bonus-claimed"
            found.append(Breach(kind, f"written-{name}"))
    return found


def _seat(fields: Fields, side: str, hand: Cards, calls: list[Said]) -> Seat:
    held = [one for one in calls if one.held]
    point = next((one.what for one in held if one.category == "point"), None)
    runs, groups = (
        tuple(one.what for one in held if one.category == name) for name in ("sequence", "set")
    )
    discard = fields.get(f"{side}-discard")
    gone = None if discard is None else read_hand(discard)
    return Seat(hand, Calls(point, runs, groups, False), None, gone)
