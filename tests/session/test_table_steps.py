"""A deal told step by step: what is asked, what is added to the count, what is kept."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from table_samples import book_at, new_game, record

from marque.codes.load import load_code
from marque.errors import MarqueError, StoreError
from marque.language.words import LANGUAGES
from marque.session.draft import drop_draft, read_draft, write_draft
from marque.session.evidence import judge_evidence
from marque.session.led import Led, first_step, is_written
from marque.session.recording import Typed, make_deal
from marque.session.steps import Progress, arguments_of, fields_of, trick_letters, tricks_left
from marque.views.document import unstyled
from marque.views.frame import Frame

SEATS = ("Boris", "Anne")
FRAME = Frame(width=80)
CODE = load_code("dictionnaire")
WHOLE = ("", "", "58", "", "5K; 39", "", "Q3", "n", "K3", "E5", "Y5", "E2")


def told(*answers: str) -> Progress:
    progress = Progress(SEATS, 1)
    for answer in answers:
        progress = progress.answered(answer)
    return progress


def asked(*answers: str) -> list[str]:
    """The steps that these answers are given to, and the one that is asked next."""
    return [*(step for step, _ in told(*answers).answers), told(*answers).question]


def test_the_order_is_that_of_the_table():
    assert asked(*WHOLE) == [
        "blanche", "exchange", "point", "point-answer", "sequence", "sequence-answer",
        "set", "set-answer", "younger", "tricks", "tricks", "tricks", "record",
    ]  # fmt: skip


def test_what_is_not_called_is_not_answered():
    assert asked("", "", "", "-", "rien", "") == [
        "blanche", "exchange", "point", "sequence", "set", "younger", "tricks"
    ]  # fmt: skip


def test_the_play_may_be_told_at_once_or_not_at_all():
    before = ("", "", "", "", "", "")
    assert told(*before, "7-5E").question == "record"
    assert told(*before, "").question == "record"
    assert told(*before, "E12").question == "record"
    assert (told(*before, "E5").question, tricks_left(told(*before, "E5"))) == ("tricks", 7)
    assert tricks_left(told(*before, "HA/HT HK/D7", "CA/C7")) == 9


@pytest.mark.parametrize(
    ("answers", "wrong"),
    [
        ((), "zoe"),
        (("", ""), "5K"),
        (("", ""), "twelve"),
        (("", ""), "p6=99"),
        (("", "", "58"), "perhaps"),
        (("", "", "58"), "good; good"),
        (("", "", "", "", "", ""), "E13"),
        (("", "", "", "", "", "", "E5"), "E8"),
        (("", "", "", "", "", "", "E5"), "HA/HT"),
    ],
)
def test_an_answer_to_another_question_is_refused_and_changes_nothing(answers, wrong):
    progress = told(*answers)
    with pytest.raises(MarqueError):
        progress.answered(wrong)
    assert progress == told(*answers)


@pytest.mark.parametrize(
    ("answer", "kept"),
    [("", "good"), ("bon", "good"), ("=", "equal"), ("égal", "equal"), ("pas bon", "not good")],
)
def test_an_answer_in_a_key_or_in_words(answer, kept):
    assert told("", "", "58", answer).answers[-1] == ("point-answer", kept)


def test_what_was_equal_is_called_by_both():
    fields = fields_of(told("", "", "58", "=", "5K; 39", "=", "", ""))
    assert fields["elder-says"] == "p6=58; 5K; 39"
    assert fields["younger-says"] == "p6=58; 5K"
    assert fields["younger-answers"] == "equal; equal; -"


def test_as_long_as_somebody_may_go_on_the_rest_is_not_known():
    assert fields_of(told("boris", "", "58"))["elder-says"] == "cb; p6=58; ?"
    assert fields_of(told("", "", "58"))["younger-says"] == "?"
    done = fields_of(told("a", "", "", "", "", ""))
    assert (done["elder-says"], done["younger-says"]) == ("-", "cb")


def test_what_was_laid_out_is_kept_with_the_deal():
    fields = fields_of(told("", "S:987 H:7 / -", "", "", "", ""))
    assert fields["elder-discard"] == "S:987 H:7"
    assert "younger-discard" not in fields


def test_letters_of_tricks_are_never_mistaken():
    for seats in (("Boris", "Anne"), ("Denis", "Yves"), ("Eve", "Paul"), ("Yann", "Denis")):
        for lang in LANGUAGES:
            elder, younger = trick_letters(seats, lang)
            progress = Progress(seats, 1)
            for answer in ("", "", "", "", "", "", f"{elder}5{younger}2"):
                progress = progress.answered(answer)
            verdict = judge_evidence(fields_of(progress), seats, CODE, "auto", None).verdict
            assert [score.tricks for score in verdict.scores] == [5, 2]


# The deal that is led, and its draft.


@pytest.fixture
def book(tmp_path):
    return book_at(tmp_path)


def leading(book, *answers: str) -> Led:
    game = book.read()
    led = Led(book.store.home, game, first_step(game), "auto", None)
    for answer in answers:
        led.answer(answer, FRAME)
    return led


def texts(document) -> list[str]:
    return [unstyled(block.text).replace("\u00a0", " ") for block in document]


def test_each_step_adds_what_is_said_and_where_the_counts_stand(book):
    new_game(book)
    led = leading(book, "", "")
    said = [texts(led.answer(answer, FRAME)) for answer in WHOLE[2:]]
    assert said == [
        ["Boris: Six cards, making fifty-eight."],
        ["Anne: Good.", "Boris: Six.", "Count: Boris 6, Anne 0"],
        ["Boris: Quint to the king."],
        [
            "Anne: Good.",
            "Boris: Tierce to the nine.",
            "Anne: Good too.",
            "Boris: Six and fifteen, twenty-one; and three, twenty-four.",
            "Count: Boris 24, Anne 0",
        ],
        ["Boris: Three queens."],
        ["Anne: Not good.", "Boris: Twenty-five.", "Count: Boris 25, Anne 0"],
        ["Anne: Three kings, three.", "Count: Boris 25, Anne 3"],
        ["Boris: Twenty-six. Twenty-seven. Twenty-eight. Twenty-nine.", "Count: Boris 29, Anne 3"],
        [
            "Boris: Thirty.",
            "Anne: Four. Five. Six. Seven. Eight.",
            "Count: Boris 30, Anne 8",
        ],
        [
            "Anne: Nine.",
            "Boris: Thirty-one. Thirty-two. And one for the last trick, thirty-three; and ten for "
            "the cards, forty-three.",
            "Count: Boris 43, Anne 9",
        ],
    ]


def test_the_deal_that_is_written_is_the_one_that_was_told(book):
    game = new_game(book)
    led = leading(book, *WHOLE)
    assert led.is_complete
    sides, options = led.arguments[:2], led.arguments[2:]
    fields = dict(option.removeprefix("--").split("=", 1) for option in options)
    made = make_deal(game, Typed(sides, fields), book.now())
    assert (made.data["result"]["elder"], made.data["result"]["younger"]) == (43, 9)
    written = book.write(game.id, lambda _: [("deal", made.data)])
    assert is_written(led.progress, written)
    assert not led.goes_on(written)


def test_back_takes_one_step_back_at_any_step(book):
    new_game(book)
    led = leading(book)
    before = []
    for answer in WHOLE:
        before.append((led.progress, led.is_complete))
        led.answer(answer, FRAME)
    for _ in WHOLE:
        led.back(FRAME)
        assert (led.progress, led.is_complete) == before.pop()
        assert read_draft(book.store.home, led.game.id) == led.progress


def test_a_step_taken_back_and_told_again_says_the_same(book):
    new_game(book)
    led = leading(book, *WHOLE[:4])
    first = led.answer(WHOLE[4], FRAME)
    led.back(FRAME)
    assert led.answer(WHOLE[4], FRAME) == first


def test_a_deal_goes_on_where_it_was_left(book):
    game = new_game(book)
    left = leading(book, *WHOLE[:9])
    found = read_draft(book.store.home, game.id)
    assert found == left.progress
    led = Led(book.store.home, game, found, "auto", None)
    said = texts(led.go_on(found, FRAME))
    assert said[0] == "Boris: Six cards."
    assert said[-1] == "Count: Boris 25, Anne 3"
    for answer in WHOLE[9:]:
        left.answer(answer, FRAME)
        led.answer(answer, FRAME)
    assert led.arguments == left.arguments


def test_what_the_rules_of_play_refuse_is_not_taken(book):
    new_game(book)
    led = leading(book, "", "", "", "", "", "", "HA/HT")
    with pytest.raises(MarqueError) as caught:
        led.answer("HA/HK", FRAME)
    assert caught.value.kind == "not-a-play"
    assert tricks_left(led.progress) == 11


def test_a_deal_can_not_go_on_once_another_took_its_number(book):
    game = new_game(book)
    led = leading(book, *WHOLE[:3])
    assert led.goes_on(game)
    after = record(book, game, "28-14")
    assert not led.goes_on(after)
    assert not is_written(led.progress, after)


def test_each_game_has_its_own_draft(book):
    home, one, other = book.store.home, told("", "", "58"), told("anne")
    write_draft(home, "first", one)
    write_draft(home, "second", other)
    drop_draft(home, "first")
    assert read_draft(home, "first") is None
    assert read_draft(home, "second") == other


def test_nothing_is_written_where_there_is_nothing_to_forget(book):
    drop_draft(book.store.home, "first")
    assert not book.store.home.drafts.exists()


@pytest.mark.parametrize(
    "content",
    [
        {},
        {"drafts": 3},
        {"drafts": {"g": 3}},
        {"drafts": {"g": {"seats": ["A"], "number": 1, "answers": []}}},
        {"drafts": {"g": {"seats": ["A", "B"], "number": "x", "answers": []}}},
        {"drafts": {"g": {"seats": ["A", "B"], "number": 1, "answers": [["point", "58"]]}}},
        {"drafts": {"g": {"seats": ["A", "B"], "number": 1, "answers": [["blanche", "?"]]}}},
    ],
)
def test_what_is_no_draft_is_none(book, content):
    book.store.home.drafts.write_text(json.dumps(content), encoding="utf-8")
    assert read_draft(book.store.home, "g") is None


def test_a_damaged_file_of_drafts_is_said_to_be_damaged_and_kept(book):
    path = book.store.home.drafts
    path.write_text("{", encoding="utf-8")
    with pytest.raises(StoreError):
        read_draft(book.store.home, "g")
    with pytest.raises(StoreError):
        write_draft(book.store.home, "g", told(""))
    assert path.read_text(encoding="utf-8") == "{"


@settings(max_examples=60, deadline=None)
@given(st.lists(st.sampled_from(["", "-", "58", "p6", "5K", "5K; 39", "A4", "=", "n", "E5", "Y7"])))
def test_whatever_is_answered_can_be_judged_and_read_again(answers):
    progress = told("", "")
    for answer in answers:
        try:
            progress = progress.answered(answer)
        except MarqueError:
            continue
    again = Progress(SEATS, 1)
    for _, text in progress.answers:
        again = again.answered(text)
    assert again == progress
    judge_evidence(fields_of(progress), SEATS, CODE, "auto", None)
    assert arguments_of(progress)[:2] == ("-", "-")
