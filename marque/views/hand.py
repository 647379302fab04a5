"""What a hand can call: as a view, and as JSON (contract, section 6; docs/json.md).

Comes in: the hand and, where it is given, its owner's discard, as read. Goes out: a
`Document` that is taken in at a glance, or one JSON object of schema `marque.hand/1`.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import NamedTuple

from marque.cards.alphabet import ALPHABETS
from marque.cards.hand import (
    FIGURES,
    AgainstTheCards,
    Set,
    SuitPoint,
    SuitSequence,
    against_the_cards,
    is_carte_blanche,
    points,
    sets,
    suit_sequences,
)
from marque.cards.notation import HandText
from marque.views.document import (
    Block,
    Document,
    Fact,
    Facts,
    Heading,
    Items,
    Line,
    Piece,
    Text,
    Title,
)
from marque.views.frame import Frame
from marque.views.terms import cards_text, combination_text, in_suit


class Held(NamedTuple):
    """What a hand holds, each kind best first.

    carte_blanche: None where a hand known in part doesn't decide it; against: what of it
    is good against the cards, None unless hand and discard are wholly known.
    """

    points: tuple[SuitPoint, ...]
    sequences: tuple[SuitSequence, ...]
    sets: tuple[Set, ...]
    carte_blanche: bool | None
    against: AgainstTheCards | None


def hold(hand: HandText, discard: HandText | None) -> Held:
    """What a hand holds, the discard being known or not."""
    known = discard is not None and discard.whole and hand.whole
    return Held(
        tuple(points(hand.cards)),
        tuple(suit_sequences(hand.cards)),
        tuple(sets(hand.cards)),
        _carte_blanche(hand, discard),
        against_the_cards(hand.cards, discard.cards) if discard is not None and known else None,
    )


def _carte_blanche(hand: HandText, discard: HandText | None) -> bool | None:
    """Whether the cards given show a carte blanche: no figure in the hand or its discard."""
    if (hand.cards | (discard.cards if discard else 0)) & FIGURES:
        return False
    return is_carte_blanche(hand.cards) if hand.whole else None


def hand_text(hand: HandText, discard: HandText | None) -> str:
    """The hand as one line of JSON."""
    held = hold(hand, discard)
    plain = {
        "schema": "marque.hand/1",
        "whole": hand.whole,
        "point": [
            {"suit": suit.letter, "cards": point.cards, "pips": point.pips}
            for suit, point in held.points
        ],
        "sequence": [
            {"suit": suit.letter, "length": run.length, "top": run.top.letter}
            for suit, run in held.sequences
        ],
        "set": [{"count": one.size, "rank": one.rank.letter} for one in held.sets],
        "carte_blanche": held.carte_blanche,
        "against_the_cards": held.against._asdict() if held.against else None,
    }
    return json.dumps(plain, ensure_ascii=False) + "\n"


def hand_view(hand: HandText, discard: HandText | None, frame: Frame) -> Document:
    """The whole view: the cards, what they can call, what of it is good."""
    say = frame.phrases.say
    held = hold(hand, discard)
    blocks: list[Block] = [Title(cards_text(hand.cards, frame) + ("" if hand.whole else " ?"))]
    if not hand.whole:
        blocks.append(Line(say("hand", "in-part"), "dim"))
    blocks.append(Facts(tuple(_facts(held, frame))))
    if discard is not None:
        laid_out = cards_text(discard.cards, frame) + ("" if discard.whole else " ?")
        blocks += [
            Heading(say("hand", "against")),
            Facts((Fact(say("hand", "discard"), laid_out),)),
        ]
        blocks.append(_against(held, frame))
    return tuple(blocks)


def _facts(held: Held, frame: Frame) -> Iterator[Fact]:
    """Each kind of call, and last the calls as they are typed for `judge`."""
    say = frame.phrases.say
    for kind, text in (
        ("point", _points_text(held.points, frame)),
        ("sequence", ", ".join(_in_suit(one, frame) for one in held.sequences)),
        ("set", ", ".join(combination_text(one, frame) for one in held.sets)),
    ):
        yield Fact(say("hand", kind), text or say("hand", f"none-{kind}"), "strong" if text else "")
    if held.carte_blanche is None:
        yield Fact(say("hand", "carte-blanche"), say("hand", "carte-blanche-unknown"))
    else:
        answer = say("common", "yes" if held.carte_blanche else "no")
        yield Fact(say("hand", "carte-blanche"), answer, "strong" if held.carte_blanche else "")
    if held.points:
        yield Fact(say("hand", "short"), _short(held, frame))


def _short(held: Held, frame: Frame) -> str:
    """The calls in the short form, as one types them for `judge`."""
    ranks = ALPHABETS[frame.cards].ranks
    calls = [str(held.points[0].point)]
    calls += [f"{run.length}{ranks[run.top]}" for _, run in held.sequences]
    calls += [f"{ranks[one.rank]}{one.size}" for one in held.sets]
    return "; ".join(calls)


def _points_text(tied: tuple[SuitPoint, ...], frame: Frame) -> str:
    """The best point and every suit that makes it; "" for none."""
    if not tied:
        return ""
    suits = [frame.phrases.say("common", f"suit-{one.suit.letter}") for one in tied]
    what = combination_text(tied[0].point, frame)
    return frame.phrases.say(
        "verdict", "in-suit", what=what, suit=frame.phrases.listed(suits, joint="or")
    )


def _in_suit(one: SuitSequence, frame: Frame) -> str:
    return in_suit(combination_text(one.sequence, frame), one.sequence, one.suit, frame)


def _against(held: Held, frame: Frame) -> Block:
    """Which of the best are good whatever the other side holds, in words and colour."""
    say = frame.phrases.say
    if held.against is None:
        return Line(say("hand", "against-open"))
    bests = {
        "point": held.points[0].point if held.points else None,
        "sequence": held.sequences[0].sequence if held.sequences else None,
        "set": held.sets[0] if held.sets else None,
    }
    lines: list[Text] = []
    for kind, best in bests.items():
        if best is not None:
            good = getattr(held.against, kind)
            key = f"against-{kind}" if good else f"not-against-{kind}"
            text = say("hand", key, what=combination_text(best, frame))
            lines.append((Piece(text, "good" if good else ""),))
    return Items(tuple(lines))
