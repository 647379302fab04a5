"""Legal deals written as records, and the same with one breach planted at a known place.

Comes in: chance. Goes out: the fields of a record, and for a plant where it stands. The play is
made here card by card, so that a breach stands in a play that is otherwise whole.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import NamedTuple

from marque.calls.announce import print_calls
from marque.calls.call import Calls, PointCall, SequenceCall, SetCall
from marque.calls.plays import Trick, Tricks
from marque.calls.side import SIDES, Side
from marque.cards.alphabet import ENGLISH, print_card, print_hand
from marque.cards.hand import Set, best_point, sequences, sets
from marque.cards.pack import FULL, RANKS, Rank, cards_of, mask_of
from marque.codes.load import CODES, load_code
from marque.referee.claim import CATEGORIES
from marque.referee.fields import read_deal
from marque.referee.judge import judge
from marque.referee.record import FIELDS
from marque.referee.verdict import Verdict
from tests.referee.strategies import dealt, legal_play

Fields = dict[str, str]


class Legal(NamedTuple):
    """A deal without a fault: its record, both hands and discards, and the verdict on it."""

    fields: Fields
    hands: tuple[int, int]
    gone: tuple[int, int]
    verdict: Verdict

    @property
    def rest(self) -> list[int]:
        """The cards of the talon and the discards."""
        return list(cards_of(FULL & ~self.hands[0] & ~self.hands[1]))


class Planted(NamedTuple):
    """A record with a breach: its kinds by any of its names, its field, and the item there."""

    fields: Fields
    kinds: tuple[str, ...]
    field: str
    item: int = 0


def legal(random: Random, code: str | None = None) -> Legal:
    """A deal exchanged, called, answered, shown, played and counted by the rules."""
    hands = dealt(random, random.random() < 0.5)
    code = code or random.choice(CODES)
    rest = list(cards_of(FULL & ~hands[0] & ~hands[1]))
    random.shuffle(rest)
    first = random.randint(1, 5)
    second = random.randint(1, len(rest) - first)
    out = (rest[:first], rest[first : first + second])
    fields = {"code": code, "alphabet": "en", "elder-name": "Anne", "younger-name": "Boris"}
    for side in SIDES:
        calls = best_calls(hands[side])
        fields[side.key] = print_hand(hands[side], ENGLISH)
        fields[f"{side.key}-discard"] = print_hand(mask_of(out[side]), ENGLISH)
        fields[f"{side.key}-says"] = print_calls(calls)
        fields[f"{side.key}-shows"] = print_calls(calls._replace(sets=()))
    fields["tricks"] = tricks_text(legal_play(*hands, random))
    verdict = judged(fields)
    answers = {"elder": "good", "equal": "equal"}
    fields["younger-answers"] = "; ".join(
        answers.get(verdict.category(name).good, "not good") for name in CATEGORIES
    )
    for name in ("declared", "play", "tricks", "cards", "total"):
        elder, younger = (getattr(score, name) for score in verdict.scores)
        fields[f"written-{name}"] = f"{elder} {younger}"
    if verdict.complete:
        for name, side in (("pic", verdict.pic), ("repic", verdict.repic)):
            fields[f"written-{name}"] = "none" if side is None else side.key
    play = [score.play for score in verdict.scores]
    fields["played"] = f"{play[0]}-{play[1]}"
    return Legal(fields, hands, (mask_of(out[0]), mask_of(out[1])), verdict)


def best_calls(hand: int) -> Calls:
    """All that a hand holds."""
    point = best_point(hand)
    assert point is not None
    return Calls(
        PointCall(point.cards, point.pips),
        tuple(SequenceCall(one) for one in sequences(hand)),
        tuple(SetCall(one) for one in sets(hand)),
    )


def judged(fields: Fields) -> Verdict:
    """The verdict on the fields of a deal, under the code that they name."""
    deal = read_deal({name: text for name, text in fields.items() if name in FIELDS}, "en")
    return judge(deal, load_code(fields["code"]))


def text_of(fields: Fields) -> str:
    """The lines of a record."""
    return "".join(f"{name}: {value}\n" for name, value in fields.items())


def tricks_text(play: Tricks) -> str:
    """A play as it is written."""
    return " ".join(f"{_card(one.lead)}/{_card(one.reply)}" for one in play.tricks)


def _card(card: int | None) -> str:
    return "-" if card is None else print_card(card, ENGLISH)


def without_count(fields: Fields, **more: str) -> Fields:
    """The record without the figures that people wrote, and with other fields."""
    kept = {
        name: text
        for name, text in fields.items()
        if not name.startswith("written-") and name != "played"
    }
    return kept | more


def _items(says: str) -> int:
    return len(says.split(";"))


# Plants: each gives None where this deal has no room for it.


def broken_play(random: Random, deal: Legal, at: int, how: str) -> Tricks | None:
    """A play with a breach in the trick `at`: "revoke" or "turn"; None where it has no room."""
    hands = [set(cards_of(hand)) for hand in deal.hands]
    leader = Side.ELDER
    tricks = []
    for number in range(1, 13):
        if number == at and how == "turn":
            leader = leader.other
        lead = random.choice(sorted(hands[leader]))
        theirs = sorted(hands[leader.other])
        following = [card for card in theirs if card >> 3 == lead >> 3]
        others = [card for card in theirs if card >> 3 != lead >> 3]
        if number == at and how == "revoke":
            if not (following and others):
                return None
            following = others
        reply = random.choice(following or theirs)
        hands[leader].remove(lead)
        hands[leader.other].remove(reply)
        tricks.append(Trick(lead, reply))
        leader = tricks[-1].winner(leader)
    return Tricks(tuple(tricks))


def revoke(random: Random, deal: Legal) -> Planted | None:
    at = random.randint(1, 11)
    play = broken_play(random, deal, at, "revoke")
    if play is None:
        return None
    fields = without_count(deal.fields, tricks=tricks_text(play))
    return Planted(fields, ("revoke",), "tricks", at)


def lead_out_of_turn(random: Random, deal: Legal) -> Planted | None:
    at = random.randint(1, 12)
    play = broken_play(random, deal, at, "turn")
    assert play is not None
    fields = without_count(deal.fields, tricks=tricks_text(play))
    return Planted(fields, ("out-of-turn",), "tricks", at)


def card_twice(random: Random, deal: Legal) -> Planted | None:
    pairs = deal.fields["tricks"].split()
    at = random.randint(2, 12)
    earlier = random.choice("/".join(pairs[: at - 1]).split("/"))
    pairs[at - 1] = f"{pairs[at - 1].partition('/')[0]}/{earlier}"
    fields = without_count(deal.fields, tricks=" ".join(pairs))
    return Planted(fields, ("card-played-twice",), "tricks", at)


def card_not_held(random: Random, deal: Legal) -> Planted | None:
    pairs = deal.fields["tricks"].split()
    at = random.randint(1, 12)
    pairs[at - 1] = f"{pairs[at - 1].partition('/')[0]}/{_card(random.choice(deal.rest))}"
    fields = without_count(deal.fields, tricks=" ".join(pairs))
    return Planted(fields, ("card-not-held",), "tricks", at)


def false_set(random: Random, deal: Legal) -> Planted | None:
    side = random.choice(SIDES)
    ranks = [rank for rank in RANKS if rank >= Rank.TEN]
    held = [one.rank for one in sets(deal.hands[side])]
    rank = random.choice([rank for rank in ranks if rank not in held])
    field = f"{side.key}-says"
    size = random.choice((3, 4))
    says = f"{deal.fields[field]}; {Set(size, rank)}"
    fields = deal.fields | {field: says}
    kinds = ("false-claim", "misnomer", "not-held")
    return Planted(fields, kinds, field, _items(says))


def false_sequence(random: Random, deal: Legal) -> Planted | None:
    side = random.choice(SIDES)
    if sequences(deal.hands[side]):
        return None
    field = f"{side.key}-says"
    says = f"{deal.fields[field]}; {random.choice(('3A', '3K', '5J', '4Q'))}"
    kinds = ("false-claim", "misnomer", "not-held")
    return Planted(deal.fields | {field: says}, kinds, field, _items(says))


def unshown(random: Random, deal: Legal) -> Planted | None:
    code = load_code(deal.fields["code"])
    for name in ("point", "sequence"):
        good = deal.verdict.category(name).good
        if code.switches.must_show and good in ("elder", "younger"):
            field = f"{good}-shows"
            return Planted(deal.fields | {field: "-"}, ("not-shown",), field)
    return None


def wrong_answer(random: Random, deal: Legal) -> Planted | None:
    answers = deal.fields["younger-answers"].split("; ")
    item = random.randint(1, 3)
    category = deal.verdict.category(CATEGORIES[item - 1])
    if category.good == "none" or not category.called[0]:
        return None
    others = ["good", "not good"]
    answers[item - 1] = random.choice([one for one in others if one != answers[item - 1]])
    fields = deal.fields | {"younger-answers": "; ".join(answers)}
    return Planted(fields, ("wrong-answer",), "younger-answers", item)


def wrong_figure(random: Random, deal: Legal) -> Planted | None:
    name = random.choice(("declared", "play", "tricks", "cards", "total"))
    side = random.choice(SIDES)
    field = f"written-{name}"
    figures = [int(text) for text in deal.fields[field].split()]
    figures[side] += random.choice((-1, 1)) if figures[side] else 1
    if not deal.verdict.complete:
        return None
    fields = deal.fields | {field: f"{figures[0]} {figures[1]}"}
    return Planted(fields, ("figure",), field, side + 1)


def wrong_bonus(random: Random, deal: Legal) -> Planted | None:
    field = random.choice(("written-pic", "written-repic"))
    if field not in deal.fields:
        return None
    others = [one for one in ("elder", "younger", "none") if one != deal.fields[field]]
    fields = deal.fields | {field: random.choice(others)}
    return Planted(fields, ("bonus-claimed", "bonus-missed"), field)


def wrong_play_count(random: Random, deal: Legal) -> Planted | None:
    if not deal.verdict.complete:
        return None
    elder, younger = deal.fields["played"].split("-")
    fields = deal.fields | {"played": f"{int(elder) + 1}-{younger}"}
    return Planted(fields, ("play-count",), "played")


def exchange(random: Random, deal: Legal) -> Planted | None:
    many = print_hand(mask_of(deal.rest[:6]), ENGLISH)
    few = random.random() < 0.5
    fields = deal.fields | {"elder-discard": "-" if few else many}
    del fields["younger-discard"]
    return Planted(fields, ("exchange-few" if few else "exchange-many",), "elder-discard")


def thirteen(random: Random, deal: Legal) -> Planted | None:
    hand = deal.hands[0] | 1 << random.choice(deal.rest)
    fields = without_count(deal.fields, elder=print_hand(hand, ENGLISH), irregular="yes")
    for name in ("elder-discard", "younger-discard", "tricks"):
        del fields[name]
    fields["elder-says"] = print_calls(best_calls(hand))
    del fields["younger-answers"]
    return Planted(fields, ("hand-large",), "elder")


PLANTS: tuple[Callable[[Random, Legal], Planted | None], ...] = (
    revoke,
    lead_out_of_turn,
    card_twice,
    card_not_held,
    false_set,
    false_sequence,
    unshown,
    wrong_answer,
    wrong_figure,
    wrong_bonus,
    wrong_play_count,
    exchange,
    thirteen,
)
