"""Judging from words and from parts: what is said once stays true when more is known."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from marque.calls.call import Calls, PointCall, SequenceCall, SetCall
from marque.calls.side import SIDES, Side
from marque.cards.hand import best_point, sequences, sets
from marque.cards.pack import cards_of, mask_of
from marque.codes.code import Code
from marque.codes.load import CODES, load_code
from marque.referee.deal import Deal, Holding, Seat
from marque.referee.fields import read_deal
from marque.referee.judge import judge
from marque.referee.verdict import Verdict
from tests.referee.strategies import dealt, legal_play

codes = st.sampled_from(CODES).map(load_code)


def best_calls(hand: int) -> Calls:
    point = best_point(hand)
    assert point is not None
    return Calls(
        PointCall(point.cards, point.pips),
        tuple(SequenceCall(run) for run in sequences(hand)),
        tuple(SetCall(one) for one in sets(hand)),
    )


def some_calls(hand: int, random: Random, code: Code) -> Calls:
    """Calls that the hand can show: some sunk, some lowered.

    Where a lower call may keep what stands above it, the discard would have to be known:
    there nothing is lowered.
    """
    calls = best_calls(hand)
    if random.random() < 0.3:
        calls = calls._replace(point=None)
    if code.switches.undercall_binds != "always":
        return calls
    if random.random() < 0.3:
        calls = calls._replace(sequences=calls.sequences[random.randrange(2) :])
    if random.random() < 0.3:
        lowered = tuple(
            SetCall(call.set._replace(size=3)) if random.random() < 0.5 else call
            for call in calls.sets
        )
        calls = calls._replace(sets=tuple(sorted(lowered, key=lambda c: c.set, reverse=True)))
    return calls


def less_known(seat: Seat, random: Random) -> Seat:
    """The same seat with something taken away from what is known."""
    choice = random.randrange(3)
    if choice == 0 and seat.calls is None:
        return Seat()
    if choice == 1 and seat.calls is not None:
        return seat._replace(hand=Holding(0, False))
    cards = [card for card in cards_of(seat.hand.cards) if random.random() < 0.6]
    return seat._replace(hand=Holding(mask_of(cards), False))


def definite(verdict: Verdict, name: str) -> bool:
    return verdict.category(name).good != "unknown"


def check_agrees(less: Verdict, more: Verdict) -> None:
    """Whatever the first verdict says for certain, the second says too."""
    for name in ("point", "sequence", "set"):
        if definite(less, name):
            assert less.category(name).good == more.category(name).good, name
    for side in SIDES:
        low, high = less.scores[side], more.scores[side]
        assert low.declared <= high.declared
        assert low.play <= high.play
    for name in ("pic", "repic", "capot", "carte_blanche"):
        if getattr(less, name) is not None:
            assert getattr(more, name) == getattr(less, name), name
    for early, late in zip(less.bonuses, more.bonuses, strict=True):
        if early.made is not None:
            assert early.made == late.made, (early, late)
    if less.complete:
        assert less.scores == more.scores


@given(st.randoms(use_true_random=False), codes)
@settings(max_examples=250, deadline=None)
def test_more_knowledge_never_contradicts_a_definite_answer(random: Random, code: Code) -> None:
    elder, younger = dealt(random, rich=random.random() < 0.6)
    seats = [Seat(hand=Holding(hand, True)) for hand in (elder, younger)]
    for side in SIDES:
        if random.random() < 0.5:
            calls = some_calls(seats[side].hand.cards, random, code)
            seats[side] = seats[side]._replace(calls=calls)
    play = legal_play(elder, younger, random) if random.random() < 0.5 else None
    whole = judge(Deal(seats[0], seats[1], play=play), code)
    fewer = [less_known(seat, random) if random.random() < 0.7 else seat for seat in seats]
    check_agrees(judge(Deal(fewer[0], fewer[1]), code), whole)


@given(st.randoms(use_true_random=False), codes)
@settings(max_examples=150, deadline=None)
def test_a_hand_and_the_calls_that_it_would_make_give_the_same_verdict(
    random: Random, code: Code
) -> None:
    elder, younger = dealt(random, rich=random.random() < 0.6)
    by_hand = judge(Deal(Seat(hand=Holding(elder, True)), Seat(hand=Holding(younger, True))), code)
    by_words = judge(Deal(Seat(calls=best_calls(elder)), Seat(calls=best_calls(younger))), code)
    assert by_words.scores == by_hand.scores
    assert not by_words.findings
    for name in ("point", "sequence", "set"):
        assert by_words.category(name).good == by_hand.category(name).good


@given(st.randoms(use_true_random=False), codes, st.sampled_from(list(Side)))
@settings(max_examples=150, deadline=None)
def test_an_understated_call_never_scores_more_in_its_category(
    random: Random, code: Code, side: Side
) -> None:
    hands = dealt(random, rich=random.random() < 0.6)
    full = [Seat(hand=Holding(hand, True)) for hand in hands]
    less = list(full)
    less[side] = full[side]._replace(calls=some_calls(hands[side], random, code))
    before, after = (judge(Deal(one[0], one[1]), code) for one in (full, less))
    for name in ("point", "sequence", "set"):
        mine = [
            sum(line.points for line in verdict.ledger if (line.side, line.kind) == (side, name))
            for verdict in (before, after)
        ]
        assert mine[1] <= mine[0], name


def judged(code: str = "dictionnaire", **fields: str) -> Verdict:
    texts = {name.replace("_", "-"): text for name, text in fields.items()}
    return judge(read_deal(texts), load_code(code))


def test_the_first_dialogue_from_words_alone() -> None:
    verdict = judged(elder="p6=58; 4V; R3", younger="p6=56; 5R; D4")
    goods = [verdict.category(name).good for name in ("point", "sequence", "set")]
    assert goods == ["elder", "younger", "younger"]
    elder = [line.running for line in verdict.ledger if line.side is Side.ELDER]
    younger = [line.running for line in verdict.ledger if line.side is Side.YOUNGER]
    # Elder's seventh is for the first card that he leads, whatever it is.
    assert (elder, younger) == ([6, 7], [15, 29])
    assert [score.declared for score in verdict.scores] == [6, 29]


def test_equal_points_score_for_nobody() -> None:
    verdict = judged(elder="p39", younger="p39")
    assert (verdict.point.good, verdict.point.points) == ("equal", 0)


def test_what_the_unseen_hand_cannot_equal_is_good() -> None:
    verdict = judged(elder="S:AKQJ1098 H:A D:A C:A98", younger="-")
    # Nobody else can have seven cards with the spades gone but for one.
    assert verdict.sequence.good == verdict.set.good == "elder"
    assert verdict.repic is Side.ELDER


def test_two_calls_that_exclude_each_other_stay_open() -> None:
    verdict = judged(elder="Q4", younger="5K")
    assert (verdict.sequence.good, verdict.set.good) == ("unknown", "unknown")
    assert verdict.scores[0].total == verdict.scores[1].total == 0
    assert not verdict.findings


def test_a_call_that_the_cards_disprove_is_a_finding() -> None:
    verdict = judged(elder="S:AKQJ H:Q87 D:Q9 C:987", younger="D4; p4")
    assert [(one.kind, one.category) for one in verdict.findings] == [("impossible-claim", "set")]
    assert (verdict.set.good, verdict.set.points) == ("elder", 3)


def test_an_answer_decides_where_the_other_hand_is_unknown() -> None:
    verdict = judged(elder="p6; 4J", younger="-", younger_answers="good; not good")
    assert verdict.point.good == "elder"
    assert verdict.sequence.good == "younger"


def test_a_wrong_answer_is_a_finding() -> None:
    verdict = judged(
        elder="S:AKQJT H:987 D:98 C:98",
        younger="S:98 H:AKQJT D:KQ C:KQJ",
        younger_answers="good",
    )
    assert [one.kind for one in verdict.findings] == ["wrong-answer"]


def test_a_call_left_open_may_hold_more() -> None:
    verdict = judged(elder="5A; ?", younger="4K")
    assert verdict.sequence.good == "elder"
    assert not verdict.complete
    more = judged(elder="5A+", younger="4K")
    assert more.sequence.points == 15
    assert [one.kind for one in more.unknown if one.kind == "sequence"] == ["sequence"]


def test_an_answer_decides_beside_a_call_that_leaves_it_open() -> None:
    verdict = judged(elder="p5; 4A", younger="p5; 4K", younger_answers="good; good")
    assert (verdict.point.good, verdict.point.points) == ("elder", 5)


def test_the_reason_is_never_a_point_that_nobody_said() -> None:
    verdict = judged("rubicon", elder="4A; p4", younger="4A, 4A")
    assert (verdict.point.good, verdict.point.reason.kind) == ("elder", "alone")
    assert verdict.point.reason.values["elder"].pips is None


def test_the_two_calls_that_clash_are_named() -> None:
    verdict = judged(elder="5A; A4", younger="5K; K4")
    pair = verdict.sequence.reason.values["pair"]
    assert (str(pair[0].sequence), str(pair[1].set)) == ("5A", "K4")


def test_an_answer_to_what_was_not_called_is_no_finding() -> None:
    verdict = judged(
        elder="S:AKQJT H:987 D:98 C:98",
        younger="S:98 H:KQJ D:KQJ7 C:KQJ",
        elder_says="p5=51; 5A",
        younger_answers="good; good; good",
    )
    assert not verdict.findings


def test_two_sets_are_never_equal() -> None:
    verdict = judged(elder="T3", younger="-", younger_answers="-; -; equal")
    assert [(one.kind, one.proved) for one in verdict.findings] == [("impossible-answer", False)]


def test_a_discard_beyond_the_code_is_a_finding() -> None:
    verdict = judged(
        "rubicon", elder="S:AKQJT H:987 D:98 C:98", younger="-", elder_discard="H:KQJT D:KQ"
    )
    assert [(one.kind, one.values["most"]) for one in verdict.findings] == [("exchange", 5)]


def test_two_cartes_blanches_are_one_too_many() -> None:
    verdict = judged(elder="cb", younger="cb")
    assert [one.kind for one in verdict.findings] == ["two-blanches"]
    assert verdict.carte_blanche is None
