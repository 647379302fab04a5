"""Random deals, legally dealt and legally played, for the property tests."""

from random import Random

from hypothesis import strategies as st

from marque.calls.plays import Trick, Tricks
from marque.calls.side import Side
from marque.cards.pack import cards_of, mask_of
from marque.referee.deal import Deal, Holding, Seat


def legal_play(elder: int, younger: int, random: Random) -> Tricks:
    """Twelve tricks in which everybody follows suit, otherwise chosen by chance."""
    hands = [set(cards_of(elder)), set(cards_of(younger))]
    leader = Side.ELDER
    tricks = []
    while hands[0] and hands[1]:
        lead = random.choice(sorted(hands[leader]))
        can_follow = sorted(c for c in hands[leader.other] if c >> 3 == lead >> 3)
        reply = random.choice(can_follow or sorted(hands[leader.other]))
        hands[leader].remove(lead)
        hands[leader.other].remove(reply)
        trick = Trick(lead, reply)
        tricks.append(trick)
        leader = trick.winner(leader)
    return Tricks(tuple(tricks))


def dealt(random: Random, rich: bool) -> tuple[int, int]:
    """Two hands of twelve; rich: sorted by suit first, so that long suits are common."""
    pack = list(range(32))
    random.shuffle(pack)
    if rich:
        pack.sort(key=lambda card: (card >> 3) * 3 + random.random() * random.choice((4, 8, 16)))
    return mask_of(pack[:12]), mask_of(pack[12:24])


@st.composite
def deals(draw: st.DrawFn, play: bool = True) -> Deal:
    """A deal whose two hands are known, with its play card by card."""
    random = draw(st.randoms(use_true_random=False))
    elder, younger = dealt(random, draw(st.booleans()))
    tricks = legal_play(elder, younger, random) if play else None
    return Deal(Seat(hand=Holding(elder, True)), Seat(hand=Holding(younger, True)), play=tricks)
