"""A line of the table becomes the command line that a shell would have been given."""

from importlib import import_module

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from marque.cli.app import COMMANDS
from marque.errors import MarqueError
from marque.language.words import LANGUAGES
from marque.session.line import LONGEST, Line, holds_cards, read_line
from marque.session.words import OWN, action, action_spelled, meaning, nearest, spelled

ELDER, YOUNGER = "AKQ.K98.A98.J98", "T98.AQJ.KQJT.AK"


def read(text: str) -> Line:
    return read_line(text, COMMANDS, "en")


@pytest.mark.parametrize(
    ("text", "arguments"),
    [
        ("27-13", ["27-13"]),
        ("27 13", ["27", "13"]),
        ("27/13", ["27", "13"]),
        ("27 / 13", ["27", "13"]),
        ("35+12+10 0+1", ["35+12+10", "0+1"]),
        ("anne=27 boris=13", ["anne=27", "boris=13"]),
        ('"anne marie"=27 boris=13', ["anne marie=27", "boris=13"]),
        ("“anne marie”=27 boris=13", ["anne marie=27", "boris=13"]),
        ("27-13 --elder anne", ["27-13", "--elder", "anne"]),
        ("27-13 elder=anne winner=boris", ["27-13", "--elder", "anne", "--winner", "boris"]),
        ("--thrown-in anne", ["--thrown-in", "anne"]),
        ("27", ["27"]),
        (f"{ELDER}/{YOUNGER}/E5Y5E2", [ELDER, YOUNGER, "--tricks", "E5Y5E2"]),
        (f"{ELDER} {YOUNGER} E5Y5E2", [ELDER, YOUNGER, "--tricks", "E5Y5E2"]),
        (f"{ELDER} / {YOUNGER} --tricks E5Y5E2", [ELDER, YOUNGER, "--tricks", "E5Y5E2"]),
        ("p6=58; 5K | p6=59 | HA/HT HK/D7", ["p6=58; 5K", "p6=59", "--tricks", "HA/HT HK/D7"]),
        ("p6=58; 5K/p6=59/E12", ["p6=58; 5K", "p6=59", "--tricks", "E12"]),
        ("deal p58 / p59", ["p58", "p59"]),
        ("donne 27-13", ["27-13"]),
        ("marque deal 27-13", ["27-13"]),
    ],
)
def test_a_deal_in_a_line(text, arguments):
    assert read(text) == Line("deal", tuple(arguments))


@pytest.mark.parametrize(
    ("text", "arguments"),
    [
        ("p58/p59", ["p58", "p59"]),
        ("p58 p59", ["p58", "p59"]),
        ("p6=58; 5K / p6=56; Q4", ["p6=58; 5K", "p6=56; Q4"]),
        ("- / five cards making 44", ["-", "five cards making 44"]),
        (f"{ELDER}/{YOUNGER}", [ELDER, YOUNGER]),
        ("juger p58 / p59 --why", ["p58", "p59", "--why"]),
        (
            'judge \'p6=58; 5K\' "p6=59" --younger-answers "good; equal"',
            ["p6=58; 5K", "p6=59", "--younger-answers", "good; equal"],
        ),
    ],
)
def test_a_question_in_a_line(text, arguments):
    """Without the play nothing is written: it can't be a deal."""
    assert read(text) == Line("judge", tuple(arguments))


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("", Line("")),
        ("  \t ", Line("")),
        ("u", Line("undo")),
        ("Régler --evening", Line("settle", ("--evening",))),
        ("regler", Line("settle")),
        ("corriger 3 anne=32", Line("amend", ("3", "anne=32"))),
        ("amend 3 p58 / p59 / E12", Line("amend", ("3", "p58", "p59", "--tricks", "E12"))),
        ("note l'as de pique", Line("note", ("l'as", "de", "pique"))),
        ("?", Line("help")),
        ("? feuille", Line("help", ("feuille",))),
        ("aide feuille", Line("help", ("feuille",))),
        ("q", Line("quit")),
        (ELDER, Line("hand", (ELDER,))),
        ("S:AKQ10 H:K9 D:A C:J9876", Line("hand", ("S:AKQ10 H:K9 D:A C:J9876",))),
        ("deal", Line("deal")),
    ],
)
def test_a_command_in_a_line(text, line):
    assert read(text) == line


def test_a_mistyped_word_is_named_with_its_neighbour():
    with pytest.raises(MarqueError) as caught:
        read("shet")
    assert caught.value.values["nearest"] == ("sheet",)
    assert nearest("feuile", COMMANDS, "fr") == ("feuille",)


def test_a_line_of_ten_thousand_letters_is_refused():
    with pytest.raises(MarqueError) as caught:
        read("x" * 10_000)
    assert caught.value.values["most"] == LONGEST


@settings(max_examples=300)
@given(st.text(max_size=80) | st.text("AKQJT987. /|-=pE5\"'", max_size=60))
def test_whatever_is_typed_is_a_line_or_an_error_of_ours(text):
    try:
        line = read(text)
    except MarqueError:
        return
    assert line.command in (*COMMANDS, *OWN, "")
    assert all(isinstance(one, str) for one in line.arguments)


@pytest.mark.parametrize("name", [*COMMANDS, *OWN])
def test_every_command_has_its_word_in_both_languages(name):
    for lang in LANGUAGES:
        assert meaning(spelled(name, lang), COMMANDS) == name


def test_no_history_keeps_cards():
    for line in (
        ELDER,
        f"{ELDER}/{YOUNGER}/E5Y5E2",
        "judge - - --elder-discard D:KQ7",
        'judge "S:AKQ H:A ?" p58',
        "- / - / HA/HT HK/H9",
        "♠ARD10 ♥R9 ♦A ♣V98",
    ):
        assert holds_cards(line), line
    for line in (
        "27-13",
        "p58/p59",
        "anne=27 boris=13",
        "sheet",
        "amend 3 anne=32",
        "note no kings",
    ):
        assert not holds_cards(line), line


@pytest.mark.parametrize(
    ("text", "command", "arguments"),
    [
        ("loi chercher trop de cartes", "law", ["search", "trop", "de", "cartes"]),
        ("LOI MONTRER B26", "law", ["show", "B26"]),
        ("loi demander B26 --apply", "law", ["ask", "B26", "--apply"]),
        ("law search montrer", "law", ["search", "montrer"]),
        ("codes vérifier maison.toml", "code", ["check", "maison.toml"]),
        ("codes comparer cent rubicon", "code", ["diff", "cent", "rubicon"]),
        ("joueurs renommer Anne Annie", "players", ["rename", "Anne", "Annie"]),
        ("note montrer", "note", ["montrer"]),
        ("statistiques", "stats", []),
        ("contrôler soiree.txt", "audit", ["soiree.txt"]),
    ],
)
def test_french_words_for_what_a_command_does(text, command, arguments):
    assert read(text) == Line(command, tuple(arguments))


def test_every_action_has_a_french_word_of_its_own_and_every_command_one():
    for name in ("law", "code", "players"):
        actions = tuple(import_module(COMMANDS[name]).ACTIONS)
        french = [action_spelled(name, one, "fr") for one in actions]
        assert len(set(french)) == len(actions)
        assert not set(french) & set(actions)
        assert [action(name, one) for one in french] == list(actions)
    assert [name for name in COMMANDS if spelled(name, "fr") == name] == [
        one for one in ("note", "table") if spelled(one, "fr") == one
    ]
