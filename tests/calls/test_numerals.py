"""Numbers in words: what is written is read back, and spoken forms beside it."""

from __future__ import annotations

import unicodedata

import pytest

from marque.calls.numerals import number_in_words, read_number, scan_number


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_number_is_read_back_as_it_is_written(lang: str) -> None:
    written = [number_in_words(number, lang) for number in range(1000)]
    assert len(set(written)) == 1000
    assert [read_number(words) for words in written] == list(range(1000))


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_hyphens_everywhere_or_nowhere_accents_or_none_capitals_or_small(lang: str) -> None:
    for number in range(1000):
        words = number_in_words(number, lang)
        bare = unicodedata.normalize("NFD", words).encode("ascii", "ignore").decode()
        for typed in (
            words.replace(" ", "-"),
            words.replace("-", " "),
            words.replace("-", "\u2011").upper(),
            bare,
        ):
            assert read_number(typed) == number, typed


@pytest.mark.parametrize(
    ("number", "french", "english"),
    [
        (0, "zéro", "zero"),
        (17, "dix-sept", "seventeen"),
        (21, "vingt et un", "twenty-one"),
        (58, "cinquante-huit", "fifty-eight"),
        (70, "soixante-dix", "seventy"),
        (71, "soixante et onze", "seventy-one"),
        (80, "quatre-vingts", "eighty"),
        (81, "quatre-vingt-un", "eighty-one"),
        (91, "quatre-vingt-onze", "ninety-one"),
        (99, "quatre-vingt-dix-neuf", "ninety-nine"),
        (100, "cent", "one hundred"),
        (101, "cent un", "one hundred and one"),
        (147, "cent quarante-sept", "one hundred and forty-seven"),
        (180, "cent quatre-vingts", "one hundred and eighty"),
        (200, "deux cents", "two hundred"),
        (281, "deux cent quatre-vingt-un", "two hundred and eighty-one"),
    ],
)
def test_numbers_are_written_as_they_are_spelt(number: int, french: str, english: str) -> None:
    assert number_in_words(number, "fr") == french
    assert number_in_words(number, "en") == english


@pytest.mark.parametrize(
    ("typed", "number"),
    [
        ("septante", 70),
        ("septante et un", 71),
        ("huitante-trois", 83),
        ("octante", 80),
        ("nonante-neuf", 99),
        ("soixante et dix", 70),
        ("quatre-vingt", 80),
        ("a hundred and four", 104),
        ("a hundred four", 104),
        ("hundred", 100),
        ("  Cinquante huit ", 58),
        ("58", 58),
    ],
)
def test_other_ways_to_say_a_number(typed: str, number: int) -> None:
    assert read_number(typed) == number


@pytest.mark.parametrize(
    "typed", ["", "trois dix", "quarante onze", "sixty eleven", "dix rois", "vingt et", "9" * 9999]
)
def test_what_is_not_one_number_is_none(typed: str) -> None:
    assert read_number(typed) is None


def test_a_number_ends_where_the_next_begins() -> None:
    words = ["trois", "dix", "soixante", "et", "onze", "quatre", "vingt", "dames"]
    found = []
    at = 0
    while number := scan_number(words, at):
        found.append(number[0])
        at = number[1]
    assert found == [3, 10, 71, 80]
    assert words[at] == "dames"


@pytest.mark.parametrize("number", [-1, 1000])
def test_only_numbers_below_a_thousand_are_written(number: int) -> None:
    with pytest.raises(ValueError):
        number_in_words(number, "fr")
