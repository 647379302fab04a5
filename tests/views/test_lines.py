"""Titles, lines and lists without Rich: as Rich would lay them out, and no word parted."""

import re

from hypothesis import example, given, settings
from hypothesis import strategies as st

from marque.views.document import Gap, Heading, Items, Line, Title
from marque.views.frame import Frame
from marque.views.lines import in_whole_words, is_plain_text, render_lines
from marque.views.rich_text import render_rich


def words(letters: str) -> st.SearchStrategy[str]:
    """Words of these letters; a no-break space stands inside a word, never at its end."""
    return st.text(letters + "\u00a0", min_size=1, max_size=14).filter(
        lambda word: word == word.strip("\u00a0")
    )


WORDS = words("abéZ-.«»名♥`")
SENTENCES = st.lists(WORDS, max_size=14).map(" ".join)
BLOCKS = st.one_of(
    st.builds(Title, SENTENCES),
    st.builds(Heading, SENTENCES),
    st.builds(Line, SENTENCES, st.sampled_from(["", "dim", "warn", "bad"])),
    st.builds(Items, st.lists(SENTENCES, min_size=1, max_size=3).map(tuple)),
    st.just(Gap()),
)
FRAMES = st.builds(
    Frame,
    lang=st.sampled_from(["en", "fr"]),
    width=st.sampled_from([40, 41, 80]),
    colour=st.booleans(),
    charset=st.sampled_from(["utf-8", "cp1252", "ascii"]),
    plain=st.just(False),
    four_colour=st.booleans(),
    cards=st.sampled_from(["en", "fr"]),
)


def seen(text: str) -> str:
    """What can be seen of a text: not the spaces at the end of a line."""
    return re.sub(r" +(\x1b\[0m)?$", r"\1", text, flags=re.MULTILINE)


@settings(max_examples=300)
@given(st.lists(BLOCKS, max_size=4).map(tuple), FRAMES)
@example((Items(("Z" * 8 + "` Z Z Z Z " + "Z" * 13 + "名 ZZZZ`",)),), Frame(width=40))
def test_what_is_laid_out_without_rich_is_as_rich_would_have_it(document, frame):
    if is_plain_text(document, frame):
        assert seen(render_lines(document, frame)) == seen(render_rich(document, frame))


def test_what_is_to_be_typed_stays_in_one_piece_where_it_can():
    line = "What a law says, whoever asks: `marque law ask B49`"
    for laid_out in (render_lines, render_rich):
        assert laid_out((Line(line),), Frame(width=40)).splitlines()[1] == "`marque law ask B49`"
        assert laid_out((Items((line,)),), Frame(width=40)).splitlines()[1] == (
            "  `marque law ask B49`"
        )


@given(st.lists(WORDS, min_size=1, max_size=8).map(" ".join), st.integers(0, 60))
def test_no_word_of_a_preview_is_parted_at_the_edge(text: str, column: int) -> None:
    text, width = text.replace("名", "n").replace("\u00a0", "").strip(), 30
    shown = "#" * column + in_whole_words(f" {text}", column, width)
    lines = [shown[at : at + width] for at in range(0, len(shown), width)]
    words = [word for line in lines for word in line.replace("#", " ").split()]
    assert words == text.split()


def test_a_preview_that_fits_is_left_as_it_is() -> None:
    assert in_whole_words("   (deal 5)", 20, 40) == "   (deal 5)"
    assert in_whole_words("   (deal 5: Clara 46)", 20, 40) == "   (deal 5: Clara   46)"
