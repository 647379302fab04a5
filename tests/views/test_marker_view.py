"""The marking card as it is drawn and told."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from marque.games.marker import card_for
from marque.language.words import LANGUAGES
from marque.views.frame import Frame
from marque.views.marker import marker_text, marker_view
from marque.views.render import render

POINTS = st.integers(0, 9999)


def shown(before: int, after: int, frame: Frame) -> list[str]:
    return render(marker_view(before, after, frame), frame).splitlines()


def test_the_worked_example_of_the_dictionnaire():
    assert shown(26, 63, Frame()) == [
        "26 + 37 = 63 on the marking card",
        "26  ▂▂  ██ ██ ▂▂ ▂▂  ██  ██ ▂▂ ▂▂ ▂▂",
        "63  ██  ██ ▂▂ ▂▂ ▂▂  ▂▂  ██ ██ ██ ▂▂",
        "    50  10 10 10 10  5   1  1  1  1",
        "lift   the fifty and 2 units",
        "lower  one ten and the five",
    ]


@settings(deadline=None)  # the first one loads the layout
@given(POINTS, POINTS)
def test_as_many_tabs_stand_up_as_the_card_has(before, after):
    drawn = [line for line in shown(before, after, Frame(width=40)) if "▂" in line or "█" in line]
    for points, line in zip(dict.fromkeys((before, after)), drawn, strict=True):
        card = card_for(points)
        assert line.count("██") == card.fifty + card.tens + card.five + card.units
        assert line.count("██") + line.count("▂▂") == 10


@settings(deadline=None)
@pytest.mark.parametrize("lang", LANGUAGES)
@given(POINTS, POINTS)
def test_the_card_fits_a_telephone_and_an_old_terminal(lang, before, after):
    for frame in (Frame(lang, width=40), Frame(lang, width=40, charset="ascii")):
        lines = shown(before, after, frame)
        assert max(map(len, lines)) <= 40
        "".join(lines).encode(frame.charset)


@given(POINTS, POINTS)
def test_lifting_and_lowering_turns_one_card_into_the_other(before, after):
    told = json.loads(marker_text(before, after))
    worth = {"fifty": 50, "tens": 10, "five": 5, "units": 1, "hundreds": 100}
    made = dict(told["before"])
    for name in worth:
        made[name] += told["lift"].get(name, 0) - told["lower"].get(name, 0)
    made["hundreds"] = told["after"]["hundreds"]
    assert sum(made[name] * each for name, each in worth.items()) == after
