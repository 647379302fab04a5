"""The archive: finding games again, players' names, out and in, copies, health, settings."""

import json
import shutil
import subprocess
import sys

import pytest
from cli_running import At, marque


@pytest.fixture
def at(tmp_path) -> At:
    return At(tmp_path / "home")


def plain(at: At, line: str) -> dict:
    return json.loads(at.done(f"{line} --json"))


# Finding games.


def test_games_that_go_on_come_first_and_any_beginning_opens_one(at):
    at.done("new cent Anne Boris --target 30 --game alpha", "deal 40-10")
    at.done("new partie Anne Zoé --game beta", "deal 20-12", "new cent Zoé Boris --game gamma")
    lines = at.done("games --plain").splitlines()
    assert [line for line in lines if line] == [
        "Unfinished",
        *(line for line in lines if line.startswith(("3. gamma", "2. beta"))),
        "Finished",
        *(line for line in lines if line.startswith("1. alpha")),
    ]
    assert at.done("open be").splitlines()[0] == "beta is the open game again."
    assert plain(at, "sheet")["game"] == "beta"
    assert plain(at, "open 1")["game"] == "alpha"
    listed = plain(at, "games")
    assert (listed["open"], [one["id"] for one in listed["games"]]) == (
        "alpha",
        ["alpha", "beta", "gamma"],
    )


def test_the_list_shows_the_newest_and_says_how_many_more(at):
    for n in range(15):
        at.done(f"new cent Anne Boris --game g{n}")
    assert "And 3 more: `marque games --all`" in at.done("games")
    assert len(at.done("games --all --plain").splitlines()) == 16


# Players.


def test_a_player_is_known_however_his_name_is_typed(at):
    at.done("new cent Zoé Boris")
    assert plain(at, "new cent 'zoe\u0301' BORIS")["players"] == ["Zoé", "Boris"]
    assert plain(at, "players")["players"][0]["games"] == 2


def test_a_renamed_player_has_the_new_name_in_old_games_and_their_files_keep_the_old(at):
    at.done("new cent Anne Boris --target 100 --dealer Boris --game old", "deal anne=27 boris=13")
    at.done("players rename anne Zoé")
    assert plain(at, "sheet")["totals"] == {"Zoé": 27, "Boris": 13}
    at.done("deal zo=14 bo=31", "amend 2 zoé=15", "end --left zoé", "undo")
    assert plain(at, "sheet")["totals"] == {"Zoé": 42, "Boris": 44}
    kept = (at.home / "games" / "old.json").read_text(encoding="utf-8")
    assert "Anne" in kept and "Zoé" not in kept
    assert plain(at, "games")["games"][0]["totals"] == {"Zoé": 42, "Boris": 44}
    (at.home / "players.json").unlink()
    assert plain(at, "sheet")["totals"] == {"Anne": 42, "Boris": 44}


def test_two_names_of_one_person_become_one(at):
    at.done("new cent Zoé Boris --target 30", "deal 40-10", "new cent Zozo Anne --target 30")
    at.done("players merge zozo zoé")
    assert plain(at, "sheet")["players"] == ["Zoé", "Anne"]
    players = {one["name"]: one for one in plain(at, "players")["players"]}
    assert players.keys() == {"Zoé", "Boris", "Anne"}
    assert (players["Zoé"]["games"], players["Zoé"]["also"]) == (2, ["Zozo"])


def test_merged_names_that_meet_in_a_game_brought_in_stay_two(at, tmp_path):
    other = At(tmp_path / "other")
    other.done("new cent Zozo Zoé --game both --dealer Zoé", f"export {tmp_path}/both.json")
    at.done("new cent Zozo Boris", "new cent Zoé Anne", "players merge zozo zoé")
    at.done(f"import {tmp_path}/both.json")
    assert plain(at, "sheet both")["players"] == ["Zozo", "Zoé"]


# Out and in.


def test_a_game_goes_out_and_comes_in_whole_and_twice_is_once(at, tmp_path):
    file = tmp_path / "game.json"
    at.done("new cent Anne Boris --game one --target 99", "deal 27-13", "undo", "deal 31-14")
    at.done(f"export {file}")
    other = At(tmp_path / "other")
    assert other.done(f"import {file}").startswith("one: brought in, 3 entries.")
    assert plain(other, "history one") == plain(at, "history one")
    assert other.done(f"import {file}") == "one: nothing new.\n"
    at.done("deal 20-30", f"export {file} --yes")
    assert other.done(f"import {file}") == "one: 1 entry added.\n"
    assert plain(other, "sheet one")["totals"] == plain(at, "sheet one")["totals"]


def test_where_both_copies_have_gone_on_both_are_shown_and_take_decides(at, tmp_path):
    file, other = tmp_path / "game.json", At(tmp_path / "other")
    at.done("new cent Anne Boris --game one --target 99 --dealer Boris", f"export {file}")
    other.done(f"import {file}", "open one", "deal 31-14")
    at.done("deal 27-13", f"export {file} --yes")
    before = other.files()
    ran = other(f"import {file}")
    assert ran.status == 3
    assert "- deal 1: Anne (elder) 31, Boris 14" in ran.err
    assert "- deal 1: Anne (elder) 27, Boris 13" in ran.err
    assert other.files() == before
    copies = {take: At(tmp_path / take) for take in ("mine", "theirs", "both")}
    found = {}
    for take, copy in copies.items():
        shutil.copytree(other.home, copy.home)
        copy.done(f"import {file} --take {take}")
        found[take] = plain(copy, "sheet")["totals"]
    assert found["mine"] == {"Anne": 31, "Boris": 14}
    assert found["theirs"] == {"Anne": 27, "Boris": 13}
    assert found["both"] == {"Anne": 58, "Boris": 27}


@pytest.mark.parametrize("take", ["", "--take theirs"])
def test_a_corrupt_import_changes_nothing(at, tmp_path, take):
    at.done("new cent Anne Boris --game one --target 99", "deal 27-13", f"export {tmp_path}/x.json")
    whole = (tmp_path / "x.json").read_text(encoding="utf-8")
    checked = json.loads(whole)
    for document in (checked["games"][0]["header"], *checked["games"][0]["entries"]):
        del document["check"]
    spoilt = {
        "cut": whole[: len(whole) // 2],
        "altered": whole.replace('"elder": 27', '"elder": 72'),
        "noise": "\x00\ud800".encode("utf-16", "surrogatepass").hex(),
        "empty": "",
        "other": '{"schema": "marque.export/1", "games": [{}]}',
        "climbing": json.dumps(checked).replace('"id": "one"', '"id": "../one"'),
        "nobody": json.dumps(checked).replace('"Boris"', '"Anne"'),
        "no code": json.dumps(checked).replace('"code": {', '"code": {"cells": 1, "x": {'),
        "negative": json.dumps(checked).replace('"elder": 27', '"elder": -27'),
    }
    before = at.files()
    for name, text in spoilt.items():
        (tmp_path / "spoilt.json").write_text(text, encoding="utf-8", errors="replace")
        ran = at(f"import {tmp_path}/spoilt.json {take}")
        assert (ran.status in (2, 3), ran.out) == (True, ""), name
        assert "failed" not in ran.err
        assert at.files() == before


def test_what_is_there_is_not_written_over_unasked(at, tmp_path):
    at.done("new cent Anne Boris")
    (tmp_path / "mine.json").write_text("mine", encoding="utf-8")
    ran = at(f"export {tmp_path}/mine.json")
    assert (ran.status, (tmp_path / "mine.json").read_text(encoding="utf-8")) == (2, "mine")


def test_a_backup_is_a_home(at, tmp_path):
    at.done("new cent Anne Boris --game one --target 99", "deal 27-13", "config lang fr")
    folder = plain(at, f"backup {tmp_path}")["folder"]
    copy = marque("sheet", "--json", home=folder)
    assert json.loads(copy.out) == plain(at, "sheet")


# Health.


def test_doctor_finds_what_is_damaged_and_puts_it_back(at):
    at.done("new cent Anne Boris --game one --target 99 --dealer Boris", "deal 27-13", "deal 31-14")
    assert at.done("doctor").startswith("All is well: 1 game checked")
    path = at.home / "games" / "one.json"
    path.write_bytes(path.read_bytes().replace(b'"elder": 31', b'"elder": 99'))
    assert at("sheet").status == 3
    ran = at("doctor --plain")
    assert (ran.status, ran.err) == (1, "")
    assert "1 entry can be put back: `marque doctor --repair one`. Entry 2 is lost." in ran.out
    assert "The damaged file is kept in" in at.done("doctor --repair one")
    assert plain(at, "sheet")["totals"] == {"Anne": 27, "Boris": 13}


@pytest.mark.parametrize("text", [b"{bad", b"[]", b'{"id": 3}'])
def test_what_says_which_game_is_open_is_mended_by_open_or_put_aside(at, text):
    at.done("new cent Anne Boris --game one")
    path = at.home / "open.json"
    for mending in ("open one", "doctor --repair open.json"):
        path.write_bytes(text)
        assert "--repair open.json" in at("sheet").err
        found = json.loads(at("doctor --json").out)["findings"]
        assert [(one["kind"], one["where"]) for one in found] == [("open-damaged", "open.json")]
        at.done(mending, "doctor")
    assert not path.exists()
    (aside,) = at.home.glob("open.damaged-*")
    assert aside.read_bytes() == text


def test_doctor_tells_what_would_be_judged_otherwise_and_changes_nothing(at, monkeypatch):
    at.done("new cent Anne Boris --code rubicon --target 150 --dealer Boris --game one")
    at.done('deal "S:AKQJ987 H:Q C:Q D:Q98" "S:10 H:AK10 C:AKJ1098 D:A10" --tricks E3Y9')
    from marque.session import evidence

    judged = evidence.judge

    def otherwise(deal, code):
        verdict = judged(deal, code)
        elder, younger = verdict.scores
        return verdict._replace(scores=(elder._replace(play=elder.play + 1), younger))

    monkeypatch.setattr(evidence, "judge", otherwise)
    ran = at("doctor")
    assert ran.status == 1
    assert "one, deal 1: elder 62 was acknowledged, elder 63 would be judged now." in " ".join(
        ran.out.split()
    )
    assert plain(at, "sheet")["totals"]["Anne"] == 62


# Settings.


def test_settings_are_kept_and_heeded(at):
    at.done("config lang fr", "config currency chf", "config ascii yes", "config code cent")
    at.done("new cent Anne Zoé --best-of 1 --stake 1 --dealer Zoé", "deal 101-20 --yes")
    assert plain(at, "sheet")["code"] == "cent"
    assert plain(at, "settle")["currency"] == "CHF"
    out = at.done("sheet")
    assert out.isascii() and "Zoe" in out and "gagne" in out
    at.done("config lang default")
    assert plain(at, "config")["lang"] is None
    assert "wins" in at.done("sheet")


@pytest.mark.parametrize("text", ["{", "[]", '{"lang": 7, "code": null, "x": 1}', "\x00"])
def test_no_settings_file_keeps_the_help_away(at, text):
    at.home.mkdir()
    (at.home / "config.json").write_text(text, encoding="utf-8")
    for line in ("--help", "deal --help", "", "--version"):
        assert at(line).status == 0
    if text.startswith('{"'):
        assert at("code list").status == 0
    else:
        assert at("code list").status == 3
        assert at("doctor").status == 1
        assert at("doctor --repair config").status == 0
        assert at("code list").status == 0


def test_house_rules_are_found_by_name_in_the_home(at):
    (at.home / "codes").mkdir(parents=True)
    rules = 'name = "our house"\nbase = "rubicon"\n[switches]\ncapot_value = 30\n'
    (at.home / "codes" / "ours.toml").write_text(rules, encoding="utf-8")
    assert "our house" in at.done("new cent Anne Boris --code ours --target 100")
    (at.home / "codes" / "ours.toml").unlink()
    assert "our house" in at.done("judge p39 p39"), "the game keeps the whole code"


# What a command costs.


@pytest.mark.parametrize("how", ["--plain", "--json"])
@pytest.mark.parametrize("line", ["deal 27 13", "undo", "games", "sheet"])
def test_a_command_loads_no_more_than_it_needs(at, line, how):
    at.done("new cent Anne Boris --target 150", "deal 31 14")
    script = (
        "import sys; from marque.cli.app import run; "
        f"status = run({[*line.split(), how]!r}, {{'MARQUE_HOME': {str(at.home)!r}}}); "
        "heavy = 'rich pydantic asyncio importlib.metadata platformdirs "
        "marque.referee.judge marque.calls.announce'.split(); "
        "print(*(one for one in heavy if one in sys.modules)); sys.exit(status)"
    )
    ran = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert ran.stdout.splitlines()[-1] == ""
