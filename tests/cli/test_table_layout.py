"""Short texts on the table's screen: no word is parted at the edge."""

from hypothesis import given
from hypothesis import strategies as st

from marque.cli.table_layout import in_whole_words

TEXTS = st.lists(st.text("abé(", min_size=1, max_size=10), min_size=1, max_size=8).map(" ".join)


@given(TEXTS, st.integers(0, 100), st.integers(12, 60))
def test_no_word_of_a_preview_is_parted_at_the_edge(text: str, column: int, width: int) -> None:
    shown = "." * column + in_whole_words(f" {text}", column, width)
    lines = [shown[at : at + width] for at in range(0, len(shown), width)]
    words = [word for line in lines for word in line.replace(".", " ").split()]
    assert words == text.split()


def test_a_preview_that_fits_is_left_as_it_is() -> None:
    assert in_whole_words("   (deal 5)", 20, 40) == "   (deal 5)"
    assert in_whole_words("   (deal 5: Clara 46)", 20, 40) == "   (deal 5: Clara   46)"
