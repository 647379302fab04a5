"""Errors as sentences: what decides the text, how it is laid out, that it does no harm."""

import json
import unicodedata

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from rich.cells import cell_len

from marque.calls.side import Side
from marque.errors import Impossible, MarqueError, Place, Several, StoreError, Unreadable
from marque.language.words import LANGUAGES, Phrases
from marque.views.errors import MOST_SHOWN, errors_json, errors_view, tell
from marque.views.frame import Frame
from marque.views.render import render

HAND = "♠AKQZ ♥K987 ♦A8 ♣98"
EN = Frame()


def printed(error, frame=EN, typed=()):
    return render(errors_view(error, frame, typed), frame)


def not_a_card(start=4, text="Z", source="elder"):
    return Unreadable("not-a-card", Place(source, text, start), reason="unknown", alphabet="en")


# Which text.


def test_the_narrowest_text_is_said():
    error = Impossible("bad-setting", setting="players", value="Zoé", reason="too-long")
    assert tell(error, EN).message == "This name is too long: “Zoé”"
    elsewhere = Unreadable("bad-setting", Place("club.toml", "", 0), reason="too-long", allowed=400)
    assert tell(elsewhere, EN).message.startswith("These house rules are too long: 400")


def test_a_reason_that_nobody_knows_has_the_text_of_its_kind():
    told = tell(Unreadable("not-a-call", Place("elder-says", "xyz"), reason="quite-new"), EN)
    assert told.message == "This is not a call."
    assert told.piece == "xyz"


def test_a_text_whose_value_is_missing_gives_way():
    assert tell(Impossible("held-twice"), EN).message == "A card stands here twice."
    assert tell(Impossible("held-twice", card=31), EN).message == "♣A stands here twice."
    assert tell(Impossible("held-twice", card=99), EN).message == "A card stands here twice."


def test_an_error_of_a_kind_that_nobody_knows_is_still_a_sentence():
    assert tell(MarqueError("quite-new", reason="at-all"), EN).message.endswith(".")


def test_what_was_nearly_typed_is_proposed_and_nothing_else():
    error = Unreadable(
        "bad-setting", reason="unknown-code", given="cant", allowed=("cent",), nearest=("cent",)
    )
    assert tell(error, EN).hint == "Did you mean “cent”?"
    error.values["nearest"] = ()
    assert tell(error, EN).hint == "Allowed: cent."


def test_a_size_that_an_option_accepts_names_it():
    values = {"count": 13, "least": 12, "most": 12}
    assert "--irregular" in tell(Impossible("too-many", option="--irregular", **values), EN).hint
    assert "--irregular" not in tell(Impossible("too-many", option=None, **values), EN).hint


@pytest.mark.parametrize("reason", ["revoke", "not-held", "out-of-turn", "played-twice"])
def test_a_play_against_the_rules_names_audit(reason):
    error = Impossible("not-a-play", reason=reason, card=3, held=4, trick=2, side=Side.YOUNGER)
    assert "`marque audit`" in tell(error, EN).hint


def test_both_readings_are_shown_with_what_chooses_them():
    error = MarqueError("two-readings", fr="♦D ?", en="♦K ?")
    assert tell(error, EN).hint == "`--cards fr` reads “♦D ?”; `--cards en` reads “♦K ?”."


def test_readings_of_a_call_are_written_in_the_letters_of_the_language():
    error = MarqueError("two-readings", Place("elder", "4 V", item=1), readings=("4J", "J4"))
    hint = tell(error, Frame("fr", cards="fr")).hint
    assert hint == "Écrivez `4V` (quarte au valet) ou `V4` (quatorze de valets)."


def test_a_long_list_is_cut():
    error = Impossible("ambiguous-name", name="A", candidates=tuple(f"A{n}" for n in range(40)))
    assert tell(error, EN).hint.count("“A") == 12


# Where it stood.


@pytest.mark.parametrize(
    ("place", "where"),
    [
        (Place("elder", "Z"), "elder’s hand"),
        (Place("elder", "Z", item=2), "what elder says, item 2"),
        (Place("tricks", "Z", item=3), "the tricks, trick 3"),
        (Place("evening.txt", "Z", line=1234), "evening.txt, line 1234"),
        (Place("--fine", "Z"), "`--fine`"),
        (Place("command", "Z"), ""),
        (Place("quite-new", "Z"), ""),
    ],
)
def test_where_it_stood_is_said_in_words(place, where):
    assert tell(Unreadable("not-a-card", place), EN).where == where


def test_a_file_that_the_message_names_is_not_named_again():
    assert tell(Unreadable("bad-record", Place("a.txt", ""), reason="no-file"), EN).where == ""


def test_the_piece_is_marked_in_the_text():
    assert printed(not_a_card(), typed=["judge", HAND, "-"]) == (
        "“Z” is not a card.\n"
        "Where  elder’s hand\n"
        "       ♠AKQZ ♥K987 ♦A8 ♣98\n"
        "           ^\n"
        "Hint   Cards are written A\u00a0K\u00a0Q\u00a0J\u00a010\u00a09\u00a08\u00a07 with "
        "S\u00a0H\u00a0D\u00a0C.\n"
    )


def test_the_mark_stands_under_the_piece_where_suits_are_letters():
    lines = printed(not_a_card(10, "7"), Frame(charset="ascii"), ["judge", HAND, "-"]).splitlines()
    marked = next(line for line in lines if "^" in line)
    text = lines[lines.index(marked) - 1]
    assert text[marked.index("^")] == "7"
    assert text.isascii()


def test_each_of_two_like_hands_is_marked():
    typed = ["judge", HAND + " ", HAND]
    both = Several([not_a_card(), not_a_card(source="younger")])
    assert printed(both, typed=typed).count("^") == 2


@pytest.mark.parametrize(
    ("frame", "typed"),
    [
        (EN._replace(plain=True), ["judge", HAND]),
        (EN, ["judge", HAND + " ?" * 40]),
        (EN, ["judge", "♠AKQZ שלום"]),
        (EN, ["judge", "♠AKQZ\n♥K"]),
        (EN, ["judge", "♠AKQJ"]),
        (EN, ["judge", "--elder-says", HAND]),
        (EN, []),
    ],
)
def test_nothing_is_marked_where_it_would_not_help(frame, typed):
    text = printed(not_a_card(), frame, typed)
    assert "^" not in text
    assert "elder’s hand" in text


# Several.


def test_all_are_said_in_order_and_after_twenty_how_many_more():
    errors = Several([not_a_card(text=f"Z{n}") for n in range(MOST_SHOWN + 3)])
    text = printed(errors)
    first = [line for line in text.splitlines() if "is not a card" in line]
    assert first == [f"“Z{n}” is not a card." for n in range(MOST_SHOWN)]
    assert text.endswith("\nAnd 3 more errors.\n")
    assert len(json.loads(errors_json(errors, Phrases("en")))["errors"]) == MOST_SHOWN + 3


# JSON.


def test_errors_as_json():
    error = Several([not_a_card(), StoreError("locked", path="games/x.json")])
    assert json.loads(errors_json(error, Phrases("fr"))) == {
        "schema": "marque.errors/1",
        "errors": [
            {
                "kind": "not-a-card",
                "message": "«\u00a0Z\u00a0» n’est pas une carte. (la main du premier)",
                "at": {"where": "elder", "text": "Z", "line": 0, "item": 0},
                "hint": "Les cartes s’écrivent A\u00a0K\u00a0Q\u00a0J\u00a010\u00a09\u00a08\u00a07 "
                "avec S\u00a0H\u00a0D\u00a0C.",
            },
            {
                "kind": "locked",
                "message": "Un autre marque écrit «\u00a0games/x.json\u00a0» en ce moment.",
                "at": None,
                "hint": "Rien n’a été écrit\u00a0: essayez de nouveau.",
            },
        ],
    }


# Whatever was typed.

any_text = st.text(st.characters(codec=None), max_size=30)
any_value = (
    any_text
    | st.integers()
    | st.none()
    | st.booleans()
    | st.floats()
    | st.lists(any_text | st.integers() | st.none(), max_size=15).map(tuple)
)
VALUE_NAMES = (
    "reason why what combination setting switch key given value name allowed nearest near card "
    "held side trick readings possible first second expects low high tried alphabet day path "
    "count least most right option players candidates"
).split()
KINDS = (
    "not-a-card held-twice two-places too-many two-readings look-alike not-a-call "
    "impossible-call not-a-play unknown-name bad-amount bad-setting no-game bad-record usage "
    "damaged anything"
).split()
SOURCES = ("elder", "younger-says", "tricks", "command", "club.toml", "--fine")


@st.composite
def any_error(draw):
    place = st.builds(
        Place,
        st.sampled_from(SOURCES) | any_text,
        any_text,
        st.integers(0, 40),
        st.integers(0, 3),
        st.integers(0, 3),
    )
    values = draw(st.dictionaries(st.sampled_from(VALUE_NAMES), any_value, max_size=8))
    return Unreadable(draw(st.sampled_from(KINDS)), draw(st.none() | place), **values)


FRAMES = [
    Frame(lang, width, charset=charset, plain=plain, cards=lang)
    for lang in LANGUAGES
    for width in (40, 80)
    for charset in ("utf-8", "ascii")
    for plain in (False, True)
]
ESCAPES = "\x1b[31m\x1b]0;title\x07\u202ehebrew: שלום\u2066\x00\ud800\u009b31m"


@settings(max_examples=100, deadline=None)
@given(any_error(), st.sampled_from(FRAMES), st.lists(any_text, max_size=3))
@example(
    Unreadable("bad-setting", Place(ESCAPES, ESCAPES, 2), value=ESCAPES, setting=ESCAPES),
    Frame("fr", 40),
    ["12" + ESCAPES],
)
@example(
    Unreadable(
        "not-a-call", Place("elder-says", "x" * 10_000, 3), reason="word", word="y" * 10_000
    ),
    Frame(width=40),
    ["123" + "x" * 10_000],
)
@example(Unreadable("bad-setting", allowed=(0, 2**62)), Frame(), [])
def test_no_error_does_harm_or_is_too_wide(error, frame, typed):
    text = printed(error, frame, typed)
    assert text.strip()
    assert len(text) < 3000
    for line in text.splitlines():
        assert frame.plain or cell_len(line.translate({0x2068: "", 0x2069: ""})) <= frame.width
    allowed = {"\u2068", "\u2069"} if frame.unicode else set()
    bad = {one for one in set(text) - {"\n"} - allowed if unicodedata.category(one)[0] == "C"}
    assert not bad
    assert frame.unicode or text.isascii()
    assert json.loads(errors_json(error, frame.phrases))["errors"][0]["kind"] == error.kind
