"""`marque export FILE.csv`: which table is written, of which games, and what is refused."""

import csv
import json

import pytest
from cli_running import At


@pytest.fixture
def at(tmp_path) -> At:
    at = At(tmp_path / "home")
    at.done("new ecrire Anne Boris Zoé --rois 1 --game evening --stake 0.10", "deal 30-12")
    at.done("deal 20-25", "new cent =Anne Boris --target 30 --dealer Boris --game cent")
    at.done("deal 40-10")
    return at


def read(path) -> list[dict[str, str]]:
    with path.open(encoding="utf-8", newline="") as stream:
        return list(csv.DictReader(stream))


def test_the_tours_of_written_piquet_and_the_deals_of_any_other_game(at, tmp_path):
    file = tmp_path / "it.csv"
    assert at.done(f"export evening {file}").startswith("1 game written to")
    assert [(row["first"], row["written"]) for row in read(file)] == [("Anne", "23")]
    at.done(f"export {file} --yes")
    assert [(row["elder"], row["elder_points"]) for row in read(file)] == [("'=Anne", "40")]
    at.done(f"export evening cent {file} --yes")
    assert [row["game"] for row in read(file)] == ["evening", "evening", "cent"]


def test_what_is_not_over_has_no_payments(at, tmp_path):
    file = tmp_path / "it.csv"
    at.done(f"export evening {file} --table transfers")
    assert read(file) == []
    at.done(f"export evening {file} --table players --yes")
    assert [(row["perte"], row["net"]) for row in read(file)] == [("0", ""), ("23", ""), ("0", "")]
    at.done("open evening", "end --by-consent", f"export {file} --table transfers --yes")
    settled = json.loads(at.done("settle --json"))["transfers"]
    assert [row["amount"] for row in read(file)] == [one["amount"] for one in settled] != []


def test_json_says_which_games_are_in_the_file(at, tmp_path):
    file = tmp_path / "it.csv"
    assert json.loads(at.done(f"export evening cent {file} --json")) == {
        "schema": "marque.exported/1",
        "file": str(file),
        "games": ["evening", "cent"],
    }


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("export {}.csv --table sums", "deals, tours, players or transfers"),
        ("export {}.csv --table tours", "another kind of game, `ecrire`"),
        ("export {}.json --table deals", "`--table` goes with `.csv`"),
        ("export {}.docx", ".md, .txt or .svg"),
    ],
)
def test_what_cannot_be_written_is_refused_and_no_file_made(at, tmp_path, line, said):
    ran = at(line.format(tmp_path / "it"))
    assert (ran.status, ran.out) == (2, "")
    assert said in " ".join(ran.err.split())
    assert [one.name for one in tmp_path.iterdir()] == ["home"]


def test_a_file_that_is_there_is_not_written_over(at, tmp_path):
    file = tmp_path / "it.csv"
    file.write_text("mine")
    assert at(f"export {file}").status == 2
    assert file.read_text() == "mine"
