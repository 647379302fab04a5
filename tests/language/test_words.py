"""What is said, in both languages, and that both say the same."""

import importlib
import pkgutil
import re
from fractions import Fraction
from string import Formatter

import pytest
from hypothesis import given
from hypothesis import strategies as st

import marque.language
from marque.language.words import (
    FORMS,
    LANGUAGES,
    Phrases,
    elide,
    number,
    ordinal,
    pick_language,
    typeset,
)

SUBJECTS = [
    module.name
    for module in pkgutil.iter_modules(marque.language.__path__)
    if module.name != "words"
]
EN, FR = Phrases("en"), Phrases("fr")


def texts(subject, lang):
    return getattr(importlib.import_module(f"marque.language.{subject}"), lang.upper())


def forms(text):
    """The one or two strings of a text."""
    return text if isinstance(text, tuple) else (text,)


def fields(string):
    return {(name, form) for _, name, form, _ in Formatter().parse(string) if name is not None}


@pytest.mark.parametrize("subject", SUBJECTS)
def test_both_languages_say_the_same_things(subject):
    english, french = texts(subject, "en"), texts(subject, "fr")
    assert english.keys() == french.keys()
    for key, text in english.items():
        assert len(forms(text)) == len(forms(french[key])), f"{key}: plural in one language only"
        names = [
            {name for string in forms(one) for name, _ in fields(string)}
            for one in (text, french[key])
        ]
        # A singular may say "one" or "premier" without its figure, in either language.
        assert names[0] == names[1], f"{key}: other values in the other language"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("subject", SUBJECTS)
def test_every_text_can_be_said(subject, lang):
    for key, text in texts(subject, lang).items():
        for string in forms(text):
            assert string.strip(), f"{key}: empty"
            for name, form in fields(string):
                assert name.isidentifier(), f"{key}: {name!r} is not a plain name"
                assert form in {"", *FORMS[lang]}, f"{key}: {form!r} is no form of {lang}"


@pytest.mark.parametrize("subject", SUBJECTS)
def test_french_has_its_spaces(subject):
    for key, text in texts(subject, "fr").items():
        for string in forms(text):
            prose = re.sub("`[^`]*`|{[^}]*}", "x", string)
            assert not re.search(r"[^\s][;?!»]|«[^\s]|[^\s]:(?!\w)", prose), f"{key}: {string}"
            assert not re.search("[\u00a0\u202f\u2009]", prose), f"{key}: spaces are typed plain"
            assert '"' not in prose, f"{key}: French quotes are « »"


def test_a_text_that_is_missing_is_an_error_and_never_its_key():
    with pytest.raises(KeyError):
        EN.say("common", "no-such-text")
    with pytest.raises(KeyError):
        EN.say("common", "card", rank="ace")
    assert EN.has("common", "card")
    assert not EN.has("common", "no-such-text")


def test_a_plural_needs_its_count():
    with pytest.raises(TypeError):
        EN.say("common", "n-cards")


@pytest.mark.parametrize(
    ("count", "english", "french"),
    [
        (0, "0 cards", "0 carte"),
        (1, "1 card", "1 carte"),
        (2, "2 cards", "2 cartes"),
        (-1, "-1 card", "-1 carte"),
        (1234, "1,234 cards", "1\u00a0234 cartes"),
        (Fraction(3, 2), "1\u00a01/2 cards", "1\u00a01/2 carte"),
    ],
)
def test_the_count_chooses_the_plural_of_each_language(count, english, french):
    assert EN.say("common", "n-cards", count=count) == english
    assert FR.say("common", "n-cards", count=count) == french


def test_french_elides_inside_a_text():
    assert FR.say("common", "set-4", ranks="as") == "quatorze d’as"
    assert FR.say("common", "set-4", ranks="rois") == "quatorze de rois"


def test_braces_in_a_name_are_only_a_name():
    assert EN.say("common", "card", rank="{suit}", suit="{0}") == "the {suit} of {0}"


@pytest.mark.parametrize("value", [True, 1.5, None])
def test_what_has_no_words_is_refused(value):
    with pytest.raises(TypeError):
        EN.say("common", "card", rank=value, suit="spades")


@pytest.mark.parametrize(
    ("word", "noun", "expected"),
    [
        ("de", "Anne", "d’Anne"),
        ("de", "Boris", "de Boris"),
        ("de", "Émile", "d’Émile"),
        ("de", "E\u0301mile", "d’E\u0301mile"),
        ("de", "Œdipe", "d’Œdipe"),
        ("de", "Hélène", "d’Hélène"),
        ("de", "Harold Wilson", "de Harold Wilson"),
        ("la", "huitième", "la huitième"),
        ("le", "onze", "le onze"),
        ("le", "as", "l’as"),
        ("que", "Yves", "qu’Yves"),
        ("que", "Yann", "que Yann"),
        ("de", "8", "de 8"),
        ("de", "", "de "),
    ],
)
def test_elision(word, noun, expected):
    assert elide(word, noun) == expected


@given(st.text())
def test_elision_keeps_any_name_whole(name):
    assert elide("de", name) in (f"d’{name}", f"de {name}")


@pytest.mark.parametrize(
    ("value", "form", "expected"),
    [
        (1, "1er", "1er"),
        (1, "1re", "1re"),
        (2, "1re", "2e"),
        (21, "1er", "21e"),
        (1, "1st", "1st"),
        (2, "1st", "2nd"),
        (3, "1st", "3rd"),
        (11, "1st", "11th"),
        (112, "1st", "112th"),
        (22, "1st", "22nd"),
    ],
)
def test_ordinals(value, form, expected):
    assert ordinal(value, form) == expected


@pytest.mark.parametrize(
    ("value", "english", "french"),
    [
        (0, "0", "0"),
        (-1234567, "-1,234,567", "-1\u00a0234\u00a0567"),
        (Fraction(50, 3), "16\u00a02/3", "16\u00a02/3"),
        (Fraction(-1, 2), "-1/2", "-1/2"),
        (Fraction(4, 2), "2", "2"),
    ],
)
def test_numbers(value, english, french):
    assert number(value, "en") == english
    assert number(value, "fr") == french


@given(st.fractions(), st.sampled_from(LANGUAGES))
def test_a_number_can_be_read_back(value, lang):
    text = number(value, lang).lstrip("-")
    grouping = "," if lang == "en" else r"\u00a0"
    whole = re.match(rf"\d{{1,3}}(?:{grouping}\d{{3}})*(?!\d*/)", text)
    digits = re.sub(r"\D", "", whole[0]) if whole else "0"
    rest = text[whole.end() :].lstrip("\u00a0") if whole else text
    assert Fraction(digits) + Fraction(rest or "0") == abs(value)


def test_money_and_dates():
    assert EN.money("-1234.50", "EUR") == "-1,234.50\u00a0EUR"
    assert FR.money("-1234.50", "EUR") == "-1\u00a0234,50\u00a0EUR"
    assert FR.decimal("-0.05") == "-0,05"
    assert FR.decimal("7") == "7"
    assert EN.date("2026-12-03T21:04:00") == "2026-12-03"
    assert FR.date("2026-12-03") == "3/12/2026"


def test_lists():
    assert EN.listed(["a", "b", "c"]) == "a, b and c"
    assert FR.listed(["a", "b", "c"]) == "a, b et c"
    assert FR.listed(["a", "b"], "or") == "a ou b"
    assert (EN.listed(["a"]), EN.listed([])) == ("a", "")


def test_typography_spares_what_is_typed():
    assert typeset("l'écart : `marque judge 'a : b' ?` ?", "fr") == (
        "l’écart\u00a0: `marque judge 'a : b' ?`\u00a0?"
    )
    assert typeset("« point »", "fr") == "«\u00a0point\u00a0»"
    assert typeset("who's elder : a", "en") == "who’s elder : a"


@pytest.mark.parametrize(
    ("option", "config", "environ", "lang"),
    [
        (None, None, {}, "en"),
        ("fr", "en", {"LANG": "en_GB.UTF-8"}, "fr"),
        (None, "fr", {"LANG": "en_GB.UTF-8"}, "fr"),
        ("de", None, {"LANG": "fr_CA.UTF-8"}, "fr"),
        (None, None, {"LC_ALL": "C", "LANG": "fr_FR"}, "en"),
        (None, None, {"LC_ALL": "", "LC_MESSAGES": "fr", "LANG": "en_US"}, "fr"),
    ],
)
def test_the_language_is_the_options_then_the_configurations_then_the_locales(
    option, config, environ, lang
):
    assert pick_language(option, config, environ) == lang
