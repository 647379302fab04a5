"""Effects as a record writes them: read back the same, and nothing else read."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from marque.calls.side import SIDES, Side
from marque.codes.load import load_code
from marque.errors import MarqueError
from marque.referee.effects import (
    KINDS,
    Advice,
    CategoryLost,
    CountsNothing,
    DealVoid,
    Effect,
    FreshDeal,
    GameLost,
    PlayConceded,
    TricksTo,
    Waived,
)
from marque.referee.effects_text import CATEGORIES, effects_text, parse_effects
from marque.referee.fields import read_deal
from marque.referee.judge import judge
from marque.referee.record import deal_of, read_records, write_record

sides = st.sampled_from(SIDES)
cites = st.sampled_from(["", "Cavendish, Law 58", "Académie, loi 2", "Cavendish, au cent ¶18"])
numbers = st.integers(1, 12)
some = st.one_of(
    st.builds(CountsNothing, sides, st.booleans(), st.booleans(), cites),
    st.builds(CategoryLost, sides, st.sampled_from(CATEGORIES), st.booleans(), cites),
    st.builds(DealVoid, cites),
    st.builds(FreshDeal, sides, cites),
    st.builds(TricksTo, sides, numbers, cites),
    st.builds(PlayConceded, sides, cites),
    st.builds(GameLost, sides, cites),
    st.builds(Waived, cites),
    st.builds(Advice, st.sampled_from(["retake", "lead-suit"]), st.none() | sides, numbers, cites),
)


@settings(max_examples=200)
@given(st.lists(some, min_size=1, max_size=5).map(tuple))
def test_effects_are_read_back_the_same(effects: tuple[Effect, ...]) -> None:
    assert parse_effects(effects_text(effects), "effects") == (effects, [])


def test_the_text_is_short_and_in_words() -> None:
    effects = (
        CountsNothing(Side.YOUNGER, bars=True, keeps_blanche=True, cite="Cavendish, Law 58"),
        CategoryLost(Side.ELDER, "point"),
        Advice("lead-suit", Side.ELDER, 2),
    )
    assert effects_text(effects) == (
        "counts-nothing younger bars keeps-blanche (Cavendish, Law 58); "
        "category-lost elder point; advice lead-suit elder 2"
    )


@pytest.mark.parametrize(
    ("text", "allowed"),
    [
        ("counts-double elder", tuple(KINDS.values())),
        ("", tuple(KINDS.values())),
        ("counts-nothing both", ("elder", "younger")),
        ("counts-nothing elder maybe", ("bars", "keeps-blanche")),
        ("category-lost elder trump", CATEGORIES),
        ("tricks-to elder 13", ("1", "12")),
        ("tricks-to elder 0", ("1", "12")),
        ("waived elder", ()),
        ("waived (a) (b)", tuple(KINDS.values())),
    ],
)
def test_what_is_no_effect_is_refused_with_what_can_stand_there(
    text: str, allowed: tuple[str, ...]
) -> None:
    _, errors = parse_effects(f"deal-void; {text}", "effects")
    (error,) = errors
    assert (error.kind, error.values["reason"]) == ("bad-record", "bad-value")
    assert error.values["allowed"] == allowed
    assert error.place is not None and error.place.item == 2


@settings(max_examples=100)
@given(st.text())
def test_nothing_but_our_errors_comes_of_any_text(text: str) -> None:
    _, errors = parse_effects(text, "effects")
    assert all(isinstance(error, MarqueError) for error in errors)


def test_a_megabyte_of_noise_is_refused_at_once() -> None:
    assert parse_effects("(;" * 500_000, "effects")[1][0].values["reason"] == "too-long"


def test_a_record_with_a_ruling_is_judged_with_it() -> None:
    text = write_record(
        {
            "elder": "p6=58; 4K",
            "younger": "p5=48; 3A",
            "effects": "counts-nothing elder (Dictionnaire, loi 3)",
        }
    )
    (entry,) = read_records(text.splitlines(), "x")
    verdict = judge(deal_of(entry.record, "x"), load_code("dictionnaire"))
    assert [score.declared for score in verdict.scores] == [0, 8]
    assert verdict.rulings[0].cite == "Dictionnaire, loi 3"


def test_a_faulty_effect_is_told_with_its_line() -> None:
    (entry,) = read_records(["elder: p6", "effects: nonsense"], "x")
    with pytest.raises(MarqueError) as caught:
        deal_of(entry.record, "x")
    assert caught.value.place is not None and caught.value.place.line == 2


def test_a_deal_without_effects_has_none() -> None:
    assert read_deal({"elder": "p6"}).effects == ()
