"""A document rendered: what is promised of every view, whatever its texts are."""

import json
import re
import subprocess
import sys

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from rich.cells import cell_len

from marque.views.document import (
    Column,
    Fact,
    Facts,
    Gap,
    Heading,
    Items,
    Line,
    Piece,
    Row,
    Table,
    Title,
    Total,
    Totals,
)
from marque.views.frame import Frame
from marque.views.render import render

STYLES = ["", "strong", "dim", "good", "bad", "warn", "elder", "younger"]
HOSTILE = [
    "[bold]x[/]",
    ":smile:",
    "\x1b[31m",
    "אנה",
    "山田太郎" * 12,
    "♥\ufe0f",
    "a\nb",
    "«\u00a0x\u00a0»",
]

words = st.text(st.characters(codec=None), max_size=30) | st.sampled_from(HOSTILE)
styles = st.sampled_from(STYLES)
texts = words | st.lists(words | st.builds(Piece, words, styles), max_size=3).map(tuple)
numbers = st.integers(-(10**6), 10**6).map(str)


@st.composite
def tables(draw):
    n = draw(st.integers(1, 6))
    sides = draw(st.lists(st.sampled_from(["left", "right"]), min_size=n, max_size=n))
    columns = tuple(Column(draw(texts), side) for side in sides)
    cells = st.lists(texts | numbers, min_size=n, max_size=n).map(tuple)
    rows = draw(st.lists(st.builds(Row, cells, styles), max_size=3).map(tuple))
    return Table(columns, rows, draw(texts))


blocks = st.one_of(
    st.builds(Title, texts),
    st.builds(Heading, texts),
    st.builds(Line, texts, styles),
    st.lists(st.builds(Fact, texts, texts | numbers, styles), max_size=3).map(tuple).map(Facts),
    st.lists(st.builds(Total, texts, numbers, styles), max_size=3).map(tuple).map(Totals),
    st.builds(Items, st.lists(texts, max_size=3).map(tuple), st.booleans()),
    st.just(Gap()),
    tables(),
)
documents = st.lists(blocks, max_size=5).map(tuple)
frames = st.builds(
    Frame,
    lang=st.sampled_from(["en", "fr"]),
    width=st.sampled_from([40, 57, 80, 200]),
    colour=st.booleans(),
    charset=st.sampled_from(["utf-8", "cp1252", "ascii", "iso8859-8"]),
    plain=st.booleans(),
    four_colour=st.booleans(),
    cards=st.sampled_from(["en", "fr"]),
)


def without_colours(text):
    return re.sub("\x1b\\[[0-9;]*m", "", text)


def numbers_of(block):
    match block:
        case Facts(facts):
            return [fact.value for fact in facts if isinstance(fact.value, str)]
        case Totals(totals):
            return [total.figure for total in totals]
        case Table():
            return [cell for row in block.rows for cell in row.cells if isinstance(cell, str)]
    return []


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(documents, frames)
def test_what_every_rendering_keeps(document, frame):
    text = render(document, frame)
    text.encode(frame.charset)
    assert text == "" or text.endswith("\n")
    if frame.plain or not frame.colour:
        assert "\x1b" not in text
    shown = without_colours(text)
    assert re.sub("[\u2068\u2069\u00a0\n]", "", shown).isprintable()
    if not frame.plain:
        assert max((cell_len(line) for line in shown.split("\n")), default=0) <= frame.width
    for block in document:
        for number in numbers_of(block):
            if re.fullmatch("-?[0-9]{1,7}", number):
                assert re.search(rf"(?<![0-9]){number}(?![0-9])", shown)


DEALS = Table(
    (Column("Deal", "right"), Column("Elder"), Column("Anne", "right"), Column("Boris", "right")),
    (Row(("1", "Anne", "27", "13")), Row(("2", "Boris", "", "101"), "good")),
    "Scores",
)
VIEW = (
    Title("dictionnaire (default)"),
    Totals((Total("Anne, elder", "147", "elder"), Total("Boris, younger", "0"))),
    Heading("The deals"),
    DEALS,
    Gap(),
    Gap(),
    Facts(
        (Fact("point", ("good to ", Piece("Anne", "elder"), ": ♥R")), Fact("carte blanche", "no"))
    ),
    Items(("show the ♥R", "deal again"), numbered=True),
    Items(("one",)),
    Line("That's all.", "dim"),
    Gap(),
)


def test_plain_is_one_fact_a_line():
    assert render(VIEW, Frame(plain=True)) == (
        "dictionnaire (default)\n"
        "Anne, elder: 147\n"
        "Boris, younger: 0\n"
        "\n"
        "The deals\n"
        "Scores\n"
        "Deal: 1; Elder: Anne; Anne: 27; Boris: 13\n"
        "Deal: 2; Elder: Boris; Boris: 101\n"
        "\n"
        "point: good to Anne: ♥R\n"
        "carte blanche: no\n"
        "1. show the ♥R\n"
        "2. deal again\n"
        "- one\n"
        "That's all.\n"
    )


def test_plain_french_has_its_colon_and_no_space_that_a_search_would_miss():
    view = (Facts((Fact("perte", "1\u00a0234"),)),)
    assert render(view, Frame("fr", plain=True)) == "perte : 1 234\n"


def test_laid_out_at_80_columns():
    assert render(VIEW, Frame()) == (
        "dictionnaire (default)\n"
        "Anne, elder     147\n"
        "Boris, younger    0\n"
        "\n"
        "The deals\n"
        "Scores\n"
        "Deal  Elder  Anne  Boris\n"
        "────────────────────────\n"
        "   1  Anne     27     13\n"
        "   2  Boris          101\n"
        "\n"
        "point          good to Anne: ♥R\n"
        "carte blanche  no\n"
        "1. show the ♥R\n"
        "2. deal again\n"
        "- one\n"
        "That's all.\n"
    )


def test_a_table_too_wide_for_the_frame_becomes_cards():
    why = "six cards against five: the longer point is good"
    columns = (*DEALS.columns, *(Column(f"column {n}", "right") for n in range(3)), Column("Why"))
    table = Table(columns, (Row(("1", "Anne", "27", "13", "8", "9", "", why)), Row(("2",) * 8)))
    assert render((table,), Frame(width=40, charset="ascii")).startswith(
        "Deal 1\n"
        "  Anne 27, Boris 13, column 0 8,\n"
        "  column 1 9\n"
        "  Elder  Anne\n"
        "  Why    six cards against five: the\n"
        "         longer point is good\n"
        "\n"
        "Deal 2\n"
        "  Anne 2, Boris 2, column 0 2,\n"
    )


def test_a_table_wraps_its_words_before_it_becomes_cards():
    table = Table(
        (Column("Line"), Column("Points", "right"), Column("Why")),
        (Row(("point", "6", "six cards against five: the longer is good")),),
    )
    assert render((table,), Frame(width=40, charset="cp1252")) == (
        "Line   Points  Why\n"
        "----------------------------------------\n"
        "point       6  six cards against five:\n"
        "               the longer is good\n"
    )


def test_suits_have_their_colours_and_words_keep_theirs():
    line = (Line((Piece("♠A ♥K ♦Q ♣J", "strong"),)),)
    two = render(line, Frame(colour=True))
    four = render(line, Frame(colour=True, four_colour=True))
    assert without_colours(two) == without_colours(four) == "♠A ♥K ♦Q ♣J\n"
    red, blue, green = "\x1b[91m", "\x1b[94m", "\x1b[32m"
    assert f"{red}♥" in two
    assert f"{red}♦" in two
    assert green not in two
    assert f"{red}♥" in four
    assert f"{blue}♦" in four
    assert f"{green}♣" in four


def test_no_line_breaks_at_a_no_break_space():
    text = "mot " * 9 + "vrai\u00a0?"
    for charset, space in (("utf-8", "\u00a0"), ("ascii", " ")):
        assert render((Line(text),), Frame("fr", 40, charset=charset)).endswith(f"\nvrai{space}?\n")


def test_letters_stand_for_suits_where_there_are_none():
    line = (Line("♥R9 ♣V98"),)
    assert render(line, Frame("fr", charset="cp1252", cards="fr")) == "C:R9 T:V98\n"
    assert render(line, Frame(charset="ascii", plain=True)) == "H:R9 C:V98\n"


@pytest.mark.parametrize("plain", [True, False])
def test_a_name_from_right_to_left_moves_nothing(plain):
    view = (Totals((Total("אנה", "31"),)),)
    assert "\u2068אנה\u2069" in render(view, Frame(plain=plain))
    assert render((), Frame(plain=plain)) == ""


@pytest.mark.parametrize(
    ("block", "frame", "loaded"),
    [
        ("Fact('a', '♥R9')", "plain=True", False),
        ("Fact('a', '♥R9')", "", True),
        ("Line('♥R9')", "", False),
        ("Line('♥R9')", "colour=True", True),
        ("Line('words')", "colour=True", False),
    ],
)
def test_only_what_is_laid_out_in_columns_or_coloured_within_loads_rich(block, frame, loaded):
    program = (
        "import json, sys\n"
        "from marque.views.document import Fact, Facts, Line\n"
        "from marque.views.render import render\n"
        "from marque.views.frame import Frame\n"
        f"block = {block}\n"
        "block = Facts((block,)) if isinstance(block, Fact) else block\n"
        f"render((block,), Frame({frame}))\n"
        "print(json.dumps('rich' in sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True)
    assert json.loads(done.stdout) is loaded
