"""`marque export` to pages, pictures and texts: what stands in them, and that names are names."""

import csv
import html
import json
import os
import re
import shlex
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree

import pytest
from cli_running import At

import marque

PARTIE = (
    "'♠ARD10 ♥R9 ♦A7 ♣V987' 'p6=59; 5R; T3' --tricks E5Y5E2 --cards fr",
    "'p6=58; 4J; K3' 'p6=56; 5K; Q4' --tricks E5Y5E2",
    "20+7+10 3+6",
    "26 15",
    "27 13",
    "29 17",
)
HOSTILE = (
    "=1+1",
    "<script>alert(1)</script>",
    '"; rm',
    "*a* | [b](c)",
    "אנה",
    "x\u200b\u202ey",
    "W" * 60,
)
# As a page, a text or a table shows them: harmless, and the long one cut.
SEEN = ("=1+1", "<script>alert(1)</scr", '"; rm', "*a* | [b](c)", "אנה", "xy", "WWWWWWWW")
ENDINGS = (".html", ".md", ".txt", ".svg", ".csv", ".json")

GOLDENS = Path(__file__).parent / "goldens"


@pytest.fixture
def at(tmp_path) -> At:
    return At(tmp_path / "home")


def played(at: At, *deals: str, new: str = "partie Anne Boris --game p") -> At:
    at.done(f"new {new} --dealer Boris --date 2026-11-30")
    for deal in deals:
        at.done(f"deal {deal} --yes")
    return at


def exported(at: At, names: str = "", ending: str = ".html", **how: str) -> str:
    """What is in the file."""
    file = at.home.parent / f"it{ending}"
    ran = at(f"export {names} {file} --yes", **how)
    assert (ran.status, ran.err) == (0, "")
    return file.read_bytes().decode().replace("\u00a0", " ")


def words(page: str) -> str:
    """What is read on a page."""
    body = re.sub("<style>.*?</style>", "", page, flags=re.DOTALL)
    return " ".join(html.unescape(re.sub("<[^>]+>", " ", body)).split())


# What is on a page.


@pytest.mark.parametrize("ending", [".html", ".md", ".txt", ".svg"])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_file_is_as_it_was_read(at, tmp_path, monkeypatch, lang, ending):
    played(at, *PARTIE, new="partie Anne Boris --game p --stake 0.10")
    text = exported(at, "p", ending, lang=lang)
    text = re.sub("<style>.*?</style>", "<style>…</style>", text, flags=re.DOTALL)
    text = re.sub("sha256-[^']+", "…", text).replace(f"marque {marque.__version__}", "marque …")
    text = re.sub(r"(\d{4}-\d\d-\d\d|\d+/\d+/\d{4}) \d\d:\d\d", "…", text)
    golden = GOLDENS / f"partie.{lang}{ending}"
    if os.environ.get("MARQUE_GOLDENS") == "write":
        golden.parent.mkdir(exist_ok=True)
        golden.write_text(text, encoding="utf-8")
    assert text == golden.read_text(encoding="utf-8")


def test_the_page_says_what_sheet_and_settle_say(at):
    played(at, *PARTIE, new="partie Anne Boris --game p --stake 0.10")
    page = words(exported(at))
    for command in ("sheet", "settle"):
        for line in at.done(f"{command} --plain").splitlines():
            for figure in re.findall(r"[\d.]+", line):
                assert figure in page, line
    assert "Boris pays Anne 12.80 EUR" in page
    assert "154 - 126 + 100 = 128" in page


def test_nothing_is_fetched_and_nothing_runs(at):
    page = exported(played(at, *PARTIE))
    assert "<script" not in page
    assert "default-src 'none'" in page
    assert not re.search(r"https?://(?!www\.w3\.org/2000/svg)", page)
    assert not re.search(r"\son\w+=|\sstyle=|javascript:|@import|url\(", page)


def test_the_count_of_a_deal_is_that_of_its_record(at):
    page = exported(played(at, *PARTIE))
    first, second, third, fourth, *_ = re.findall("<details>(.*?)</details>", page, re.DOTALL)
    assert "deal 1: Anne (elder) 23, Boris 24" in words(first)
    assert "point: four cards, 41 4" in words(first)
    assert "says six cards, 58; quart to the knave; three kings" in words(second)
    assert "declared 20 3 play 7 6 cards 10 0 total 37 9" in words(third)
    assert "Only the totals were written down." in words(fourth)


def test_what_was_acknowledged_stays_beside_what_the_record_comes_to(at):
    played(at, PARTIE[1])
    before = words(exported(at))
    assert "was acknowledged" not in before
    at.done("amend 1 anne=41 --yes")
    after = words(exported(at))
    assert (
        "Anne 41, Boris 35 was acknowledged, and that counts; the record, judged now, gives "
        "Anne 25, Boris 35." in after
    )
    assert "What was changed deal 1 amended: Anne 41" in after
    assert "deal 1: Anne (elder) 41, Boris 35" in after


def test_a_player_who_was_renamed_has_his_new_name_and_his_old_initial(at):
    played(at, "'p6=58; 4J; K3' 'p6=56; 5K; Q4' --tricks A5B5A2")
    at.done("players rename anne Zoé")
    page = words(exported(at))
    assert "deal 1: Zoé (elder) 25, Boris 35" in page
    assert "Zoé (elder) says six cards, 58" in page
    assert "Anne" not in page
    assert "can’t be judged" not in page


def test_pic_repic_and_capot_are_named_in_the_line_of_the_deal(at):
    played(at, "'♠ARDV10987 ♥ARD ♦A' nothing --tricks E12")
    line = next(one for one in exported(at, ending=".md").splitlines() if "deal 1:" in one)
    assert "repique: Anne" in line
    assert "capot: Anne" in line


def test_several_games_and_what_they_come_to_together(at):
    played(at, *PARTIE, new="partie Anne Boris --game p --stake 0.10")
    played(at, "40-90", "10-20", new="cent Anne Boris --target 100 --game c --stake 2")
    played(at, "10-20", new="cent Anne Boris --target 100 --game open --stake 2")
    page = words(exported(at, "p c open"))
    assert "3 games Partie of 6 deals" in page
    together = at.done("settle p c")
    paid = re.search(r"(\w+) pays (\w+) [\d.]+ EUR", together)
    assert paid and paid[0] in page.partition("Deal by deal")[2]
    assert "“open”" in page.rpartition("Who pays whom")[2]
    evening = exported(at, "--evening")
    assert re.search("<h1>Games of [0-9-]+</h1>", evening)
    assert evening.count("<h2>") == 4


def test_games_in_two_currencies_are_not_added_and_it_is_said(at):
    played(at, *PARTIE, new="partie Anne Boris --game p --stake 0.10")
    played(at, *PARTIE, new="partie Anne Boris --game q --stake 1 --currency CHF")
    page = words(exported(at, "p q"))
    assert "What they come to together" in page
    assert "CHF" in page.rpartition("What they come to together")[2]


def test_a_game_that_has_just_begun(at):
    played(at)
    page = words(exported(at))
    assert "Partie of 6 deals: Anne and Boris" in page
    assert "How it went" not in page
    assert "Deal by deal" not in page
    assert at("export it.svg").status == 2
    assert not Path("it.svg").exists()


def test_a_file_does_not_know_the_terminal(at):
    played(at, *PARTIE)
    for ending in (".html", ".md", ".txt", ".svg"):
        wide = exported(at, ending=ending, width=120)
        narrow = exported(at, ending=ending, width=40, encoding="ascii")
        assert wide == narrow
    assert exported(at, "p --ascii", ".txt").isascii()
    plain = exported(at, "p --plain", ".txt")
    assert "deal 1: Anne (elder) 23, Boris 24; total Anne 23, Boris 24" in plain
    assert exported(at, "", ".HTML") == exported(at)


# Names, in every format.


def evening_of_all(at: At) -> At:
    """Seven players with such names, one tour each of some."""
    at.done(f"new ecrire {shlex.join(HOSTILE)} --dealer '=1+1' --rois 2 --game e --stake 0.10")
    for deal in ("30-12", "20-25", "15-40", "33-21", "10-20", "28-18", "44-3"):
        at.done(f"deal {deal} --yes")
    at.done("end --by-consent")
    return at


@pytest.mark.parametrize("ending", ENDINGS)
def test_names_are_names_in_every_format(at, ending):
    text = exported(evening_of_all(at), "e", ending)
    if ending != ".json":
        assert not set("\u200b\u202e\x1b") & set(text)
    if ending == ".html":
        assert "<script" not in text
        seen = words(text)
    elif ending == ".svg":
        root = ElementTree.fromstring(text)
        assert not [one for one in root.iter() if one.tag.endswith("script")]
        seen = "".join(root.itertext())
    elif ending == ".md":
        assert "<script" not in text
        seen = html.unescape(text.replace("\\", ""))
    elif ending == ".csv":
        cells = [cell for row in csv.reader(text.splitlines()) for cell in row]
        assert not [cell for cell in cells if re.match(r"[=+@]|-\D", cell)]
        return
    elif ending == ".json":
        games = json.loads(text)["games"]
        players = games[0]["header"]["settings"]["players"]
        assert players == [*HOSTILE[:5], "xy", HOSTILE[6]]
        return
    else:
        seen = text
    for name in SEEN:
        # The pictures have room for ten letters.
        assert (name[:8] if ending == ".svg" else name) in seen


# Out and in again.


def test_a_csv_read_again_gives_the_totals_of_the_sheet(at):
    evening_of_all(at)
    played(at, *PARTIE, new="partie Anne Boris --game p")
    for game in ("e", "p"):
        sheet = json.loads(at.done(f"open {game}", "sheet --json"))
        rows = list(csv.DictReader(exported(at, f"{game} --table deals", ".csv").splitlines()))
        summed: Counter[str] = Counter()
        for row in rows:
            for side in ("elder", "younger"):
                name = row[side].removeprefix("'")
                summed[name] += int(row["weight"]) * int(row[f"{side}_points"])
        totals = {name: points for name, points in sheet["totals"].items() if points}
        if game == "p":
            assert dict(summed) == totals
        players = csv.DictReader(exported(at, f"{game} --table players", ".csv").splitlines())
        points = {row["player"].removeprefix("'"): int(row["points"]) for row in players}
        assert {name: one for name, one in points.items() if one} == dict(summed)


def test_a_json_brought_in_elsewhere_gives_the_same_once_and_twice(at, tmp_path):
    evening_of_all(at)
    played(at, *PARTIE, new="partie Anne Boris --game p --stake 0.10")
    at.done("amend 2 boris=30 --yes", "strike 4", "undo", "note 'a <b> note'")
    played(at, "40-90", "10-20", new="cent Anne Boris --target 100 --best-of 3 --game c")
    file = tmp_path / "all.json"
    at.done(f"export e p c {file}")
    there = At(tmp_path / "there")
    for _ in range(2):
        there.done(f"import {file}")
        for game in "epc":
            for command in ("sheet", "history"):
                line = f"{command} --game {game} --json"
                assert there(line) == at(line)
            assert there(f"settle {game}") == at(f"settle {game}")
        again = tmp_path / "again.json"
        there.done(f"export e p c {again} --yes")
        assert again.read_bytes() == file.read_bytes()
    page = exported(there, "p")
    assert page == exported(at, "p")
