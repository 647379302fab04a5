"""What a hint or a help page tells a user to type can be typed."""

import re
import shlex
from collections.abc import Iterator

import pytest
from cli_running import At

from marque.calls.announce import parse_answers, parse_calls
from marque.calls.tricks import parse_play, parse_played
from marque.cards.alphabet import ALPHABETS
from marque.cards.notation import HAND, IRREGULAR, parse_hand
from marque.cards.pack import HAND_SIZE
from marque.cli.app import COMMANDS, load_command
from marque.cli.everywhere import NAMES
from marque.language import commands, errors
from marque.language.words import LANGUAGES

# Pieces that stand for something to be filled in, or aren't typed as an argument at all.
FORMS = re.compile(r"[{\[#;]|field: value|rubrique: valeur|.* = |\w+=\w+( \w+=\w+)*$")
WORDS = frozenset("-- - < ? D E P Y AS AP EUR MARQUE_HOME true false fr en auto 0.10 0,10".split())
OTHERS = ("2026-12-03", "27 13", "35+12+10", "elder: p6=58; 5K", "elder: p6=58; 5R")
FILES = (".toml", ".html", ".svg", ".md", ".txt", ".csv", ".json", ".jsonl")
# `marque note` and the like, which say that something comes after them; and the usage lines.
UNFINISHED = frozenset(
    "marque note|marque export|marque players merge|marque law show|marque audit".split("|")
)


def pieces(texts: dict, lang: str, keys: str = "") -> Iterator[str]:
    """What stands between backticks, ours to type."""
    for key, text in texts[lang].items():
        if re.match(keys, key) and not re.search(r"\.(example|usage|file)", key):
            for one in (text,) if isinstance(text, str) else text:
                yield from re.findall("`([^`]*)`", one)


ERRORS = {"en": errors.EN, "fr": errors.FR}
HELP = {"en": commands.EN, "fr": commands.FR}
TYPED = sorted(
    {
        (lang, piece)
        for lang in LANGUAGES
        for piece in (
            *pieces(ERRORS, lang),
            *pieces(HELP, lang, r"(judge|hand|code|everywhere|begin)\."),
        )
    }
)
LINES = [(lang, piece) for lang, piece in TYPED if piece.startswith("marque ")]
OPTIONS = [(lang, piece) for lang, piece in TYPED if piece.startswith("--") and piece != "--"]
NOTATIONS = [
    one
    for one in TYPED
    if one not in LINES
    and one not in OPTIONS
    and not FORMS.match(one[1])
    and one[1] not in (*WORDS, *OTHERS)
    and not one[1].endswith(FILES)
]


@pytest.mark.parametrize(("lang", "line"), LINES)
def test_a_command_that_is_named_can_be_given(lang: str, line: str, tmp_path, monkeypatch) -> None:
    if "{" in line or line in UNFINISHED or re.search(r"\b[A-Z]{2,}\b|\bN\b", line):
        pytest.skip("something is to be filled in")
    monkeypatch.chdir(tmp_path)
    at = At(tmp_path / "home")
    ran = at(line.removeprefix("marque "))
    assert shlex.split(line)[1] in (*COMMANDS, "--help")
    assert "is not an option" not in ran.err
    assert "does nothing" not in ran.err
    assert "is not a command" not in ran.err


KNOWN = {*NAMES, *(o for name in COMMANDS for p in load_command(name).params for o in p.opts)}


@pytest.mark.parametrize(("lang", "typed"), OPTIONS)
def test_an_option_that_is_named_exists(lang: str, typed: str) -> None:
    assert re.split("[ =]", typed)[0] in KNOWN


@pytest.mark.parametrize(("lang", "typed"), NOTATIONS)
def test_cards_calls_and_plays_that_are_shown_can_be_read(lang: str, typed: str) -> None:
    alphabet = ALPHABETS[lang]
    hand, faults = parse_hand(typed, "", alphabet, IRREGULAR)
    is_hand = not faults
    assert any(
        (
            is_hand,
            not parse_calls(typed, "")[1],
            not parse_play(typed, "", alphabet)[1],
            not parse_played(typed, "")[1],
            not parse_answers(typed, "")[1],
        )
    ), typed
    if is_hand and hand.whole and len(hand.order) > HAND_SIZE - 4:
        assert parse_hand(typed, "", alphabet, HAND)[1] == []


def test_the_examples_of_cards_are_among_them() -> None:
    assert ("en", "S:AKQ10 H:K9 D:A8 C:J987") in NOTATIONS
    assert ("fr", "ARD10.R9.A8.V987") in NOTATIONS
