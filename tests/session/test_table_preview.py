"""What a line means is told before Enter, and nothing is written by telling it."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from table_samples import book_at, new_game

from marque.cli.app import COMMANDS
from marque.codes.load import load_code
from marque.session.preview import LONGEST, Standing, preview, preview_answer
from marque.session.steps import Progress
from marque.views.frame import Frame
from marque.views.safe import cells

FRAME = Frame(width=80)
NO_GAME = Standing(None, load_code("dictionnaire"), "auto", None, tuple(COMMANDS))


@pytest.fixture(scope="module")
def standing(tmp_path_factory) -> Standing:
    game = new_game(book_at(tmp_path_factory.mktemp("home")), "28-14", "31-20")
    return NO_GAME._replace(game=game, code=game.code)


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("27-13", "deal 3: Boris (elder) 27, Anne 13"),
        ("anne=27 boris=13", "deal 3: Boris (elder) 13, Anne 27"),
        ("27-13 --elder anne", "deal 3: Anne (elder) 27, Boris 13"),
        ("2", ""),
        ("27-", ""),
        ("AKQ.K98.A98.J9", "not yet: eleven cards"),
        ("AKQ.K98.A98.J98", "three cards, 31"),
        ("AKQ.K98.A98.J987", "too many: thirteen cards"),
        ("AKQ.K98.A98.J98/T98.AQJ.KQJT.A", "not yet: eleven cards"),
        (
            "AKQ.K98.A98.J98/T98.AQJ.KQJT.AK",
            "three cards, 31 / not good; tierce major / not good",
        ),
        ("AKQ.K98.A98.J98/T98.AQJ.KQJT.AK/E5", "not yet: five tricks"),
        ("AKQ.K98.A98.J98/T98.AQJ.KQJT.AK/E5Y5E2", "deal 3: Boris (elder) 19, Anne 17"),
        ("p39/p39", "four cards, 39 / equal"),
        ("p58/p59", "six cards, 58 / not good"),
        ("sheet", "show the score sheet"),
        ("anne=27 zoe=13", "Nobody here is called “zoe”."),
        ("shet", ""),
        ("   ", ""),
        ("27-13" + " " * LONGEST, ""),
    ],
)
def test_what_a_line_would_mean(standing, text, shown):
    assert preview(text, standing, FRAME) == shown


def test_it_speaks_french(standing):
    frame = Frame(lang="fr", width=80)
    assert preview("AKQ.K98.A98.J9", standing, frame) == "pas encore : onze cartes"
    assert preview("p39/p39", standing, frame) == "quatre cartes, 39 / égal"


def test_totals_that_no_deal_gives_are_doubted(standing):
    assert "173" in preview("200-1", standing, FRAME)


def test_without_a_game_a_point_is_settled_all_the_same():
    assert preview("p39/p39", NO_GAME, FRAME) == "four cards, 39 / equal"
    assert preview("27-13", NO_GAME, FRAME) == ""


@settings(max_examples=150, deadline=None)
@given(st.text(max_size=60) | st.text("AKQJT987. /|-=pE5;", max_size=60))
def test_it_is_one_harmless_line_of_the_frame(text):
    for frame in (Frame(width=40), Frame(lang="fr", width=40)):
        shown = preview(text, NO_GAME, frame)
        assert cells(shown) < frame.width
        assert shown.isprintable()


@pytest.mark.parametrize(
    ("answers", "text", "shown"),
    [
        (("", ""), "58", "six cards, 58"),
        (("", "", "58"), "n", "not good"),
        (("", "", "58"), "=", "equal"),
        (("", "", "58", ""), "5K; 39", "quint to the king; tierce to the nine"),
        (("", "", "", "", "", ""), "E5", "five tricks"),
        (("", ""), "quint", ""),
        ((), "anne", ""),
    ],
)
def test_what_an_answer_would_mean(answers, text, shown):
    progress = Progress(("Boris", "Anne"), 3)
    for answer in answers:
        progress = progress.answered(answer)
    assert preview_answer(text, progress, FRAME) == shown
