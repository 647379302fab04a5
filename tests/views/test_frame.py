"""The frame of an output, text made fit for it, and the way out."""

import errno
import io
import os
import subprocess
import sys
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len

from marque.views.frame import frame_for, write
from marque.views.safe import cells, cut, fold, harmless, isolate, safe

any_text = st.text(st.characters(codec=None), max_size=60)


def frame(environ, *, isatty=True, encoding="utf-8", columns=100, **asked):
    return frame_for(environ, isatty=isatty, encoding=encoding, columns=columns, lang="fr", **asked)


# The frame.


@pytest.mark.parametrize(
    ("environ", "isatty", "colour"),
    [
        ({}, True, True),
        ({}, False, False),
        ({"TERM": "dumb"}, True, False),
        ({"NO_COLOR": "1"}, True, False),
        ({"NO_COLOR": ""}, True, True),
        ({"NO_COLOR": "1", "FORCE_COLOR": "1"}, True, False),
        ({"FORCE_COLOR": "1"}, False, True),
        ({"FORCE_COLOR": "0"}, True, False),
        ({"CLICOLOR": "0"}, True, False),
        ({"CLICOLOR_FORCE": "1", "CLICOLOR": "0", "TERM": "dumb"}, False, True),
    ],
)
def test_colour(environ, isatty, colour):
    assert frame(environ, isatty=isatty).colour is colour


def test_plain_has_no_colour_whatever_the_environment_forces():
    assert not frame({"FORCE_COLOR": "1"}, plain=True).colour


@pytest.mark.parametrize(
    ("environ", "isatty", "columns", "width"),
    [
        ({}, True, 100, 100),
        ({}, False, 100, 80),
        ({}, True, 0, 80),
        ({"COLUMNS": "60"}, False, 100, 60),
        ({"COLUMNS": "0"}, True, 100, 100),
        ({"COLUMNS": "many"}, True, 100, 100),
        ({"COLUMNS": "9" * 5000}, True, 100, 100),
        ({"COLUMNS": "20"}, True, 100, 40),
        ({}, True, 500, 200),
    ],
)
def test_width(environ, isatty, columns, width):
    assert frame(environ, isatty=isatty, columns=columns).width == width


@pytest.mark.parametrize(
    ("encoding", "charset", "has_suits"),
    [
        ("UTF-8", "utf-8", True),
        ("cp1252", "cp1252", False),
        ("ANSI_X3.4-1968", "ascii", False),
        ("no-such-codec", "ascii", False),
        (None, "ascii", False),
    ],
)
def test_the_encoding_says_which_characters_there_are(encoding, charset, has_suits):
    framed = frame({}, encoding=encoding)
    assert (framed.charset, framed.unicode) == (charset, has_suits)


def test_ascii_and_the_alphabet_of_cards_can_be_asked_for():
    assert frame({}, only_ascii=True).charset == "ascii"
    assert frame({}).suit_letters == "PCKT"
    assert frame({}, cards="en").suit_letters == "SHDC"


# Text made fit.


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Anne", "Anne"),
        ("\x1b[31mAnne\x1b[0m", "�[31mAnne�[0m"),
        ("Anne\n31\tBoris", "Anne 31 Boris"),
        ("a\u202eb\u200bc\U000e0041d\ufeff", "abcd"),
        ("♥\ufe0f", "♥"),
        ("\ud800", "�"),
        ("E\u0301mile", "Émile"),
        ("  Anne \u3000 Marie ", "Anne Marie"),
        ("\u200b", "�"),
        ("\u0301", "�"),
        ("", ""),
    ],
)
def test_a_name_is_made_harmless(text, shown):
    assert safe(text, 20) == shown


@given(any_text, st.integers(1, 30))
def test_a_safe_text_is_short_visible_and_safe_already(text, limit):
    shown = safe(text, limit)
    assert cells(shown) <= limit
    assert shown.isprintable()
    assert safe(shown, limit) == shown
    assert not any(unicodedata.category(letter) in ("Cc", "Cf", "Cs", "Co") for letter in shown)


@pytest.mark.parametrize(
    ("text", "limit", "expected"),
    [
        ("Marguerite", 10, "Marguerite"),
        ("Marguerite", 9, "Margueri…"),
        ("Anne Marie", 6, "Anne…"),
        ("山田太郎", 5, "山田…"),
        ("山田太郎", 4, "山…"),
        ("Anne", 1, "…"),
    ],
)
def test_cut(text, limit, expected):
    assert cut(text, limit) == expected


@given(st.text(st.characters(max_codepoint=0x24F)) | st.text("♠♥♦♣─│…’山한🂡😀"))
def test_our_cells_are_those_of_rich(text):
    shown = harmless(text)
    assert cells(shown) == cell_len(shown)


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("♠ARD10 ♥R9 ♦A ♣V98", "P:ARD10 C:R9 K:A T:V98"),
        ("A♠ R♥, ♡", "AP RC, C"),
        ("Où est l’œuvre de Zoë ?", "Ou est l'oeuvre de Zoe ?"),
        ("«\u00a0point\u00a0» – six — « ici »", '"point" - six - " ici "'),
        ("5 × 3 → 15 … ≤ 9½, ½, 1\u00a0234", "5 x 3 -> 15 ... <= 9 1/2, 1/2, 1 234"),
        ("┌──┐│", "+--+|"),
        ("Søren, Łukasz, Straße", "Soren, Lukasz, Strasse"),
        ("e\u0301, n\u0303", "e, n"),
        ("10 €", "10 EUR"),
        ("山😀\ud800", "???"),
    ],
)
def test_fold_to_ascii(text, plain):
    assert fold(text, "ascii", "PCKT") == plain


@pytest.mark.parametrize(
    ("text", "charset", "folded"),
    [
        ("«\u00a0Où\u00a0» — 9½ € … œ", "cp1252", "«\u00a0Où\u00a0» — 9½ € … œ"),
        ("♥R ō ⅓ 9⅓", "cp1252", "H:R o 1/3 9 1/3"),
        ("e\u0301", "cp1252", "é"),
        ("♥R é 山", "utf-8", "♥R é 山"),
        ("é\ud800", "utf-8", "é?"),
    ],
)
def test_fold_keeps_what_the_charset_has(text, charset, folded):
    assert fold(text, charset) == folded


@given(any_text, st.sampled_from(["ascii", "cp1252", "cp437", "iso8859-8", "utf-8"]))
def test_a_folded_text_can_be_encoded(text, charset):
    fold(text, charset).encode(charset)


def test_right_to_left_runs_are_set_apart():
    assert isolate("Anne, אנה לוי: 31") == "Anne, \u2068אנה לוי\u2069: 31"
    assert isolate("Anne é ♠ 山") == "Anne é ♠ 山"


# The way out.


@given(any_text, st.sampled_from(["ascii", "cp1252", "utf-8"]))
def test_writing_never_stops_at_a_character(text, encoding):
    stream = io.TextIOWrapper(io.BytesIO(), encoding=encoding, newline="")
    write(text, stream)
    assert stream.buffer.getvalue() == fold(text, encoding).encode(encoding)


def test_a_stream_without_encoding_and_none_at_all():
    stream = io.StringIO()
    write("♥ é", stream)
    assert stream.getvalue() == "♥ é"
    write("♥ é", None)


def test_a_reader_that_has_gone_is_no_error():
    program = "import sys; from marque.views.frame import write\n"
    program += "for _ in range(9): write('♥' * 99999, sys.stdout)"
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run(
        [sys.executable, "-c", program], stdout=writing, stderr=subprocess.PIPE, check=False
    )
    os.close(writing)
    assert (done.returncode, done.stderr) == (0, b"")


class FullDisk(io.StringIO):
    def flush(self):
        raise OSError(errno.ENOSPC, "No space left on device")


def test_a_full_disk_is_still_an_error():
    with pytest.raises(OSError, match="No space"):
        write("♥", FullDisk())
