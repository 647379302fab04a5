"""More breaches planted: what is seldom seen, what only binds, and what parts of a record show.

Comes in: chance and a legal deal. Goes out: as `tests.laws.planted`, which has the others.
"""

from __future__ import annotations

from random import Random

from marque.calls.announce import print_calls
from marque.calls.side import SIDES
from marque.cards.alphabet import ENGLISH, print_hand
from marque.cards.hand import Set, best_point, sequences, sets
from marque.cards.pack import RANKS, Rank, cards_of, mask_of
from tests.laws.planted import Legal, Planted, best_calls, without_count

FIGURES = (Rank.KING, Rank.QUEEN, Rank.JACK)
FALSE = ("false-claim", "misnomer", "not-held", "impossible-claim")


def eleven(random: Random, deal: Legal) -> Planted | None:
    hand = deal.hands[0] & ~(1 << random.choice(list(cards_of(deal.hands[0]))))
    fields = without_count(deal.fields, elder=print_hand(hand, ENGLISH), irregular="yes")
    for name in ("elder-discard", "younger-discard", "tricks", "younger-answers"):
        del fields[name]
    fields["elder-says"] = print_calls(best_calls(hand))
    return Planted(fields, ("hand-short",), "elder")


def false_point(random: Random, deal: Legal) -> Planted | None:
    side = random.choice(SIDES)
    point = best_point(deal.hands[side])
    assert point is not None
    field = f"{side.key}-says"
    _, *others = deal.fields[field].split("; ")
    pips = random.choice([60, 58, 57]) if point.cards < 6 else 68
    word = f"p6={pips}" if point.cards < 6 else "p8=75" if point.cards < 8 else None
    if word is None:
        return None
    fields = deal.fields | {field: "; ".join([word, *others])}
    return Planted(fields, FALSE, field, 1)


def false_blanche(random: Random, deal: Legal) -> Planted | None:
    side = random.choice(SIDES)
    gone = deal.gone[side]
    taken = random.sample(sorted(cards_of(deal.hands[side])), gone.bit_count())
    dealt = deal.hands[side] & ~mask_of(taken) | gone
    if not any(card & 7 in FIGURES for card in cards_of(dealt)):
        return None
    field = f"{side.key}-says"
    says = deal.fields[field]
    fields = deal.fields | {field: f"{says}; cb", f"{side.key}-dealt": print_hand(dealt, ENGLISH)}
    return Planted(fields, ("blanche",), field, len(says.split("; ")) + 1)


def equal_sets(random: Random, deal: Legal) -> Planted | None:
    """No two sets are equal."""
    if not sets(deal.hands[0]):
        return None
    *others, _ = deal.fields["younger-answers"].split("; ")
    fields = deal.fields | {"younger-answers": "; ".join([*others, "equal"])}
    return Planted(fields, ("impossible-answer",), "younger-answers", 3)


def under_call(random: Random, deal: Legal) -> Planted | None:
    """The only quatorze called as a trio, or the only sequence as a shorter one."""
    side = random.choice(SIDES)
    field = f"{side.key}-says"
    words = deal.fields[field].split("; ")
    runs, groups = sequences(deal.hands[side]), sets(deal.hands[side])
    if [one.size for one in groups] == [4]:
        item, less = len(words), str(Set(3, groups[0].rank))
    elif len(runs) == 1 and runs[0].length > 3:
        item, less = 2, f"3{words[1][1:]}"
    else:
        return None
    words[item - 1] = less
    fields = without_count(deal.fields, **{field: "; ".join(words)})
    for name in ("younger-answers", "elder-shows", "younger-shows"):
        del fields[name]
    return Planted(fields, ("under-call",), field, item)


def quatorze_broken(random: Random, deal: Legal) -> Planted | None:
    """A trio that is good, its fourth card in the discard."""
    good = deal.verdict.category("set").good
    if good not in ("elder", "younger"):
        return None
    side = SIDES[("elder", "younger").index(good)]
    trio = next((one for one in sets(deal.hands[side]) if one.size == 3), None)
    if trio is None or deal.fields["code"] in ("raffle", "modern"):
        return None
    fourth = next((card for card in deal.rest if card & 7 == trio.rank), None)
    if fourth is None:
        return None
    fields = dict(deal.fields)
    for name in ("elder-discard", "younger-discard"):
        del fields[name]
    fields[f"{side.key}-discard"] = print_hand(1 << fourth, ENGLISH)
    return Planted(fields, ("quatorze-broken",), f"{side.key}-discard")


# What only part of a record shows.


def clash(random: Random, deal: Legal) -> Planted | None:
    """Two sets of a rank, called by hands that nobody saw."""
    rank = random.choice([rank for rank in RANKS if rank >= Rank.TEN])
    fields = {"code": deal.fields["code"], "elder-says": f"p5; {Set(4, rank)}"}
    fields["younger-says"] = f"p4; {Set(3, rank)}"
    return Planted(fields, ("clash",), "younger-says", 2)


def impossible_claim(random: Random, deal: Legal) -> Planted | None:
    """A set of which the other hand holds two cards."""
    side = random.choice(SIDES)
    counts = {
        rank: sum(card & 7 == rank for card in cards_of(deal.hands[side]))
        for rank in RANKS
        if rank >= Rank.TEN
    }
    ranks = [rank for rank, count in counts.items() if count >= 2]
    if not ranks:
        return None
    field = f"{side.other.key}-says"
    fields = {
        "code": deal.fields["code"],
        "alphabet": "en",
        side.key: deal.fields[side.key],
        field: f"p5; {Set(3, random.choice(ranks))}",
    }
    return Planted(fields, FALSE, field, 2)


def addition(random: Random, deal: Legal) -> Planted | None:
    """Parts that don't make the total, of a deal of which nothing else is known."""
    names = ("declared", "play", "cards", "pic", "repic", "total")
    kept = [f"written-{name}" for name in names]
    if any(name not in deal.fields for name in kept):
        return None
    fields = {"code": deal.fields["code"], **{name: deal.fields[name] for name in kept}}
    side = random.choice(SIDES)
    total = [int(one) for one in fields["written-total"].split()]
    total[side] += random.choice((1, 10, 30))
    fields["written-total"] = f"{total[0]} {total[1]}"
    return Planted(fields, ("addition",), "written-total", side + 1)


WHOLE = (eleven, false_point, false_blanche, equal_sets, under_call, quatorze_broken)
IN_PART = (clash, impossible_claim, addition)
