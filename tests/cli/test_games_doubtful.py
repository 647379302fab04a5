"""What a table mistypes or forgets is said plainly: before it is written, or when it is settled."""

import io
import json
import sys

import pytest
from cli_running import At

from marque.cli.app import run


class Full(io.StringIO):
    """An output that has no room left."""

    encoding = "utf-8"

    def write(self, text: str) -> int:
        raise OSError(28, "No space left on device")


@pytest.fixture
def at(tmp_path) -> At:
    return At(tmp_path)


@pytest.fixture
def evening(at) -> At:
    """An evening `one`, of which a tour is marked, carried into `two`."""
    at.done("new ecrire Anne Boris Zoé --game one --stake 0.10 --currency USD")
    at.done("deal 38-21", "deal 44-17", "new ecrire Anne Boris Zoé --carry one --game two")
    return at


def unprinted(at: At, *arguments: str) -> tuple[int, str]:
    err = io.TextIOWrapper(io.BytesIO(), encoding="utf-8")
    environ = {"MARQUE_HOME": str(at.home), "LANG": "en", "COLUMNS": "200"}
    status = run(arguments, environ, Full(), err)
    return status, err.buffer.getvalue().decode()


def refused(at: At, line: str, kind: str = "questioned") -> str:
    """The message of the one error of a command that writes nothing."""
    before = at.files()
    ran = at(f"{line} --json")
    errors = json.loads(ran.err)["errors"]
    assert (ran.status, ran.out, [one["kind"] for one in errors]) == (2, "", [kind])
    assert at.files() == before
    return f"{errors[0]['message']} {errors[0]['hint']}"


def test_an_answer_that_cant_be_printed_is_not_a_deal_that_isnt_written(at):
    at.done("new cent Anne Boris --dealer Boris")
    status, said = unprinted(at, "deal", "30-12")
    assert status == 3
    assert "is recorded" in said
    assert "Nothing was written" not in said
    assert json.loads(at.done("sheet --json"))["totals"] == {"Anne": 30, "Boris": 12}
    status, said = unprinted(at, "sheet")
    assert status == 3
    assert "recorded" not in said


def test_an_evening_is_carried_once(evening):
    assert "carried into “two”" in refused(evening, "new ecrire Anne Boris Zoé --carry one")
    evening.done("new ecrire Anne Boris Zoé --carry one --game three --yes")


@pytest.mark.parametrize("line", ["amend 1 anne=30", "strike 1", "undo"])
def test_an_evening_that_is_carried_isnt_changed_unasked(evening, line):
    assert "carried into “two”" in refused(evening, f"{line} --game one")
    evening.done(f"{line} --game one --yes")


@pytest.mark.parametrize("line", ["settle one", "sheet one", "games"])
def test_where_an_evening_is_carried_is_said(evening, line):
    assert "carried into two" in evening.done(line)


def test_an_evening_that_carries_another_has_its_stake(evening):
    settled = json.loads(evening.done("settle two --json"))
    assert (settled["stake"], settled["currency"]) == ("0.10", "USD")
    refused(evening, "new ecrire Anne Boris --carry two --stake 0.20", "bad-setting")


def test_a_game_is_settled_once_it_is_known_who_won(at):
    at.done("new cent Anne Boris --target 50 --dealer Boris --game c", "deal 60-60 --yes")
    assert "marque amend 1 --winner NAME --game c" in refused(at, "settle c")


def test_a_game_that_was_left_is_settled_once_the_amount_is_named(at):
    at.done("new partie Anne Boris --game p", "end --left Anne")
    assert "no amount was named" in refused(at, "settle")


def test_an_evening_settles_the_games_that_are_over_and_names_the_others(at):
    for name in ("c", "d"):
        at.done(f"new cent Anne Boris --target 30 --stake 1 --dealer Boris --game {name}")
        at.done("deal 40-10")
    at.done("new partie Anne Boris --game p", "deal 27-13")
    said = at.done("settle --evening")
    assert "Boris pays Anne 2.00 EUR" in said
    assert "The game “p” is not over" in said
    ran = at("settle --evening --json")
    assert ran.status == 0
    assert json.loads(ran.out)["transfers"] == [{"from": "Boris", "to": "Anne", "amount": "2.00"}]
    assert "“p”" in ran.err


@pytest.mark.parametrize(
    ("begun", "line", "why"),
    [
        ("new cent Anne Boris --dealer Boris", "deal 5 6 --thrown-in anne", "of a partie"),
        ("new ecrire Anne Boris Zoé", "deal 5 6 --thrown-in anne", "of a partie"),
        ("new partie Anne Boris --dealer Boris", "deal --thrown-in anne", "Only the last deal"),
    ],
)
def test_a_deal_is_thrown_in_by_the_custom_of_the_rubicon_only(at, begun, line, why):
    at.done(begun)
    assert why in refused(at, line)
    at.done(f"{line} --yes")


@pytest.mark.parametrize(
    ("declared", "status"), [(0, 0), (26, 0), (27, 2), (50, 2)], ids="far just near saved".split()
)
def test_only_who_cant_reach_the_rubicon_throws_in(at, declared, status):
    at.done("new partie Anne Boris --dealer Boris")
    at.done(*[f"deal anne={points} boris=30" for points in (10, 11, 10, 9, 10)])
    assert at(f"deal anne={declared} boris=0 --thrown-in anne").status == status


def test_another_pair_in_a_tour_half_played_is_asked_for(at):
    at.done("new ecrire Anne Boris Zoé", "deal 38-21")
    said = refused(at, "deal zoé=30 boris=20")
    assert "Tour 1" in said
    assert "Boris and Anne" in said
    out = at.done("deal zoé=30 boris=20 --yes")
    assert "second coup of tour 1, Boris and Anne: that tour stays open" in out


def test_the_number_of_the_entry_is_in_every_answer(at):
    lines = ("new cent Anne Boris --target 30", "deal 40-10", "again", "open 1")
    assert [json.loads(at.done(f"{line} --json"))["entry"] for line in lines] == [0, 1, 0, 1]


@pytest.mark.parametrize("typed", ["'27 13'", "27,13", "27-13", "'20+7 3+6+4'", "27 13"])
def test_totals_are_read_as_they_are_typed(at, typed):
    at.done("new cent Anne Boris --dealer Boris")
    totals = json.loads(at.done(f"deal {typed} --json"))["totals"]
    assert totals == {"Anne": 27, "Boris": 13}


def test_deals_come_from_a_file_or_standard_input_and_nowhere_else(at, monkeypatch):
    at.done("new cent Anne Boris --dealer Boris")
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(b"27 13\n20+7+10 3+6\n")))
    assert "20" in refused(at, "deal -f - 20 10", "usage")
    assert json.loads(at.done("deal -f - --json"))["totals"] == {"Anne": 36, "Boris": 50}


def test_a_deal_that_isnt_there_is_looked_for_on_the_sheet(at):
    at.done("new cent Anne Boris")
    assert "marque sheet" in refused(at, "amend 77 27-13", "usage")
    at.done("deal 27-13")
    assert "Deals that stand: 1" in refused(at, "strike 77", "usage")
