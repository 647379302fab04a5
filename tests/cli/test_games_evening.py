"""An evening is the games begun between noon and noon; and long tasks say how far they are."""

import io
import json

import pytest
from cli_running import At

import marque.cli.world
from marque.cli import deal, import_games, progress
from marque.cli.context import Context
from marque.cli.everywhere import Everywhere
from marque.views.frame import Frame


@pytest.fixture
def at(tmp_path, monkeypatch) -> At:
    """A home with games begun at four moments of two evenings."""
    at = At(tmp_path)
    for name, moment in {
        "late": "2026-11-28T23:50:00+01:00",
        "night": "2026-11-29T02:10:00+01:00",
        "next": "2026-11-29T12:00:00+01:00",
        "newest": "2026-11-30T11:59:59+01:00",
    }.items():
        monkeypatch.setattr(marque.cli.world, "now", lambda moment=moment: moment)
        at.done(f"new cent Anne Boris --target 30 --stake 1 --dealer Boris --game {name}")
        at.done("deal 40-10")
    return at


def games(at: At, line: str) -> list[str]:
    return [json.loads(one)["game"] for one in at.done(f"{line} --json").splitlines()]


def test_an_evening_runs_from_noon_to_noon(at):
    assert games(at, "sheet --evening 2026-11-28") == ["late", "night"]
    assert games(at, "sheet --evening=2026-11-29") == ["next", "newest"]
    assert games(at, "sheet --evening") == ["next", "newest"]
    assert games(at, "sheet --evening today") == ["next", "newest"]


def test_the_games_of_an_evening_are_settled_together(at):
    settled = json.loads(at.done("settle --evening 2026-11-28 --json"))
    assert settled["transfers"] == [{"from": "Boris", "to": "Anne", "amount": "2.00"}]


class Terminal(io.StringIO):
    encoding = "utf-8"

    def isatty(self) -> bool:
        return True


def test_a_long_task_says_how_far_it_is_and_leaves_no_trace(monkeypatch):
    monkeypatch.setattr(progress, "AFTER", 0)
    monkeypatch.setattr(progress, "EVERY", 0)
    terminal = Terminal()
    context = Context(Everywhere(), Frame(), {}, {}, None, terminal)
    tell = progress.progress_of(context, "reading")
    for done in range(4):
        tell(done, 3)
    assert "Reading games: 2 of 3" in terminal.getvalue()
    assert terminal.getvalue().split("\r")[-2:] == [" " * len("Reading games: 2 of 3"), ""]
    assert progress.progress_of(context._replace(err=io.StringIO()), "reading") is None


def test_deals_from_paper_and_games_brought_in_say_how_far_they_are(at, tmp_path, monkeypatch):
    told = []
    for module in (deal, import_games):
        heard = lambda context, key: lambda done, total: told.append((key, done, total))  # noqa: E731
        monkeypatch.setattr(module, "progress_of", heard)
    (tmp_path / "paper").write_text("1-2\n\n3-4\n", encoding="utf-8")
    at.done("new cent Anne Boris --target 900 --dealer Boris --game long")
    at.done(f"deal -f {tmp_path / 'paper'} --yes")
    at.done(f"export late long {tmp_path / 'two.json'}")
    at.done(f"import {tmp_path / 'two.json'}")
    lines = [("recording", number, 3) for number in (1, 2, 3)]
    assert told == [*lines, ("importing", 1, 2), ("importing", 2, 2)]
