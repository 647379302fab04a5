"""What goes with every command: its options, what may have been meant, streams that are closed."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from cli_running import marque

from marque.cli.everywhere import NAMES


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        (("judge", "p39", "p39", "--jsno"), "--json"),
        (("judge", "p39", "p39", "--spokn"), "--spoken"),
        (("--lnag", "fr", "judge", "p39", "p39"), "--lang"),
        (("hand", "S:AK ?", "--asci"), "--ascii"),
        (("--hepl",), "--help"),
    ],
)
def test_the_options_of_every_command_may_be_meant(typed: tuple[str, ...], meant: str) -> None:
    ran = marque(*typed)
    assert ran.status == 2
    assert f"“{meant}”" in ran.err


@pytest.mark.parametrize("option", [one for one in NAMES if one in ("--lang", "--cards", "--game")])
def test_an_option_of_every_command_needs_one_value(option: str) -> None:
    values = {"--lang": ("fr", "en"), "--cards": ("fr", "en"), "--game": ("one", "two")}[option]
    for typed in ((option,), (f"{option}=",), (option, "")):
        assert f"`{option}` " in marque("code", "list", *typed).err
    twice = marque("code", "list", option, values[0], option, values[1], lang="en")
    assert twice.status == 2
    assert f"`{option}`" in twice.err
    same = marque("code", "list", option, values[0], option, values[0])
    assert same.status == 0


def test_a_value_missing_is_said_with_what_it_may_be() -> None:
    for typed in (("--code",), ("--code=",), ("--code", " ")):
        err = marque("judge", "p39", "p39", *typed).err
        assert "`--code` needs a value." in err
        assert "`marque code list`" in err


def test_an_option_that_is_a_value_is_no_option() -> None:
    ran = marque("judge", "p39", "p39", "--elder-name", "--json-like")
    assert (ran.status, ran.err) == (0, "")
    assert "--json-like" in ran.out
    assert marque("judge", "p39", "--zork", "--elder-name", "--zork").status == 2


def test_names_of_switches_are_refused_where_they_change_nothing() -> None:
    for typed in (("list",), ("show", "cent", "--json"), ("diff", "cent", "rubicon", "--json")):
        ran = marque("code", *typed, "--names")
        assert ran.status == 2
        assert "`--names` does nothing beside" in ran.err


def test_the_version_as_json() -> None:
    from marque import __version__

    plain = json.loads(marque("--version", "--json").out)
    assert plain == {"schema": "marque.version/1", "version": __version__}
    assert marque("--version").out == f"marque {__version__}\n"


@pytest.mark.parametrize("encoding", ["utf-8", "ascii", "cp1252"])
def test_json_is_json_whatever_was_typed_and_whatever_the_stream_holds(encoding: str) -> None:
    bytes_of_latin = "Zo\udce9"  # what an argument in another encoding becomes
    good = marque(
        "judge", "p39", "p39", "--json", "--elder-name", bytes_of_latin, encoding=encoding
    )
    assert json.loads(good.out)["elder"]["name"] == "Zo\ufffd"
    bad = marque("judge", f"S:AKQ{bytes_of_latin} ?", "-", "--json", encoding=encoding)
    assert "\\ud" not in bad.err.replace("\\ufffd", "")
    at = json.loads(bad.err)["errors"][0]["at"]
    assert (at["where"], "\ufffd" in at["text"]) == ("elder", True)
    said = marque("judge", "p39", "-", "--younger-answers", "good", "--json", encoding=encoding)
    assert "“good”" in json.loads(said.out)["point"]["why"]


def test_a_message_in_json_is_one_sentence_and_where_it_stood() -> None:
    error = json.loads(marque("judge", "S:AKQ2 ?", "-", "--json").err)["errors"][0]
    assert error["message"].startswith("“2” is not in a piquet pack")
    assert error["message"].endswith("(elder’s hand)")


@pytest.mark.skipif(os.name != "posix", reason="file descriptors of POSIX")
@pytest.mark.parametrize("arguments", [("judge", "p39", "x"), ("--lang", "xx"), ("zork", "--json")])
@pytest.mark.parametrize("closed", [True, False], ids=["closed", "full"])
def test_what_cannot_be_said_still_has_its_status(arguments: tuple[str, ...], closed: bool) -> None:
    if not closed and not Path("/dev/full").exists():
        pytest.skip("no device that is always full")
    redirected = "2>&-" if closed else "2>/dev/full"
    ran = subprocess.run(
        ["sh", "-c", f'exec "$@" {redirected}', "sh", sys.executable, "-m", "marque", *arguments],
        check=False,
    )
    assert ran.returncode == 2


def test_a_hand_too_large_is_told_its_hint_once() -> None:
    err = marque("hand", "S:AKQ10 H:K97 D:A7 C:J987").err
    assert "There are 13 cards" in err
    assert err.count("--irregular") == 1


@pytest.mark.parametrize("said", ["p41", "58", "p6=58; 5K", "quinte au roi", "trois as"])
def test_calls_are_no_hand(said: str) -> None:
    error = json.loads(marque("hand", said, "--json").err)["errors"][0]
    assert error["kind"] == "not-a-card"
    assert "marque judge" in error["hint"]


# House rules of the home.

CLUB = 'name = "our club"\nbase = "rubicon"\n[switches]\npic_value = 40\n'


@pytest.fixture
def home(tmp_path) -> Path:
    (tmp_path / "codes").mkdir()
    (tmp_path / "codes" / "anne.toml").write_text(CLUB, encoding="utf-8")
    (tmp_path / "codes" / "le club.toml").write_text(CLUB, encoding="utf-8")
    return tmp_path


def test_house_rules_go_by_the_name_of_their_file(home: Path) -> None:
    for name in ("anne", "le club"):
        ran = marque("judge", "p39", "p39", "--code", name, home=home)
        assert ran.out.startswith("Judged under our club, as asked.")
    assert "House rules over" in marque("code", "show", "anne", home=home).out
    assert marque("code", "check", "anne", home=home).status == 0
    assert marque("config", "code", "anne", home=home).status == 0
    assert marque("judge", "p39", "p39", home=home).out.startswith("Judged under our club, from")


def test_house_rules_are_listed_and_may_be_meant(home: Path) -> None:
    out = marque("code", "list", home=home).out
    assert "anne" in out
    assert "our club, over Rubicon piquet" in out
    house = json.loads(marque("code", "list", "--json", home=home).out)["house"]
    assert [(one["name"], one["title"], one["base"]) for one in house] == [
        ("anne", "our club", "rubicon"),
        ("le club", "our club", "rubicon"),
    ]
    assert "“anne”" in marque("judge", "p39", "p39", "--code", "ane", home=home).err


def test_house_rules_with_faults_are_listed_as_such(home: Path) -> None:
    (home / "codes" / "bad.toml").write_text(CLUB + "pic_value = 30\n", encoding="utf-8")
    assert "`marque code check bad`" in marque("code", "list", home=home).out
    assert "line 5" in marque("judge", "p39", "p39", "--code", "bad", home=home).err
    assert marque("code", "list").status == 0
