"""`marque stats`: figures held against the sheets and settlements that they come from."""

from __future__ import annotations

import json
import shlex
import tempfile
from collections import Counter
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from cli_running import REMEMBERED, At, marque, widest
from hypothesis import given, settings
from hypothesis import strategies as st

BOTH = '"♠AKQJ987 ♥Q ♣Q ♦Q98" "♠10 ♥AK10 ♣AKJ1098 ♦A10" --tricks E3Y9'


@pytest.fixture
def at(tmp_path: Path) -> At:
    return At(tmp_path / "home")


def plain(at: At, line: str = "stats") -> dict[str, Any]:
    found: dict[str, Any] = json.loads(at.done(f"{line} --json"))
    return found


def by_name(found: dict[str, Any]) -> dict[str, dict[str, Any]]:
    return {one["name"]: one for one in found["players"]}


@pytest.fixture
def club(at: At) -> At:
    """A partie for money, an evening, and a game of an earlier year without a stake."""
    at.done(
        "new partie Anne Boris --dealer Boris --stake 0.10 --game partie",
        *(f"deal {one} --yes" for one in ("27-13", "31-14", "40-20", "12-60", "33-9")),
        f"deal {BOTH}",
        "new ecrire Anne Boris Zoé --dealer Boris --stake 0.05 --game evening",
        *(f"deal {one} --yes" for one in ("27-13", "31-14", "40-20", "12-60", "33-9")),
        "end --by-consent",
        "new cent Anne Zoé --dealer Zoé --target 100 --date 2025-03-04 --game cent",
        "deal 90-3 --yes",
        "deal 20-30 --yes",
    )
    return at


def test_each_players_figures_are_those_of_the_sheets(club: At) -> None:
    found = plain(club)
    assert (found["games"], found["deals"]) == (3, 13)
    assert (found["first"], found["unsettled"], found["unreadable"]) == ("2025-03-04", 0, [])
    anne, boris, zoe = (by_name(found)[one] for one in ("Anne", "Boris", "Zoé"))
    assert (anne["games"], anne["won"], anne["lost"], anne["deals"]) == (3, 2, 0, 11)
    assert anne["kinds"] == {"cent": 1, "ecrire": 1, "partie": 1}
    # As elder 27, 40 and 33; 27; 90, the target of 100 notwithstanding.
    assert (anne["elder"]["deals"], anne["elder"]["points"]) == (5, 217)
    assert anne["elder"]["average"] == "217/5"
    assert anne["elder"]["shows"] == 3
    assert anne["best"] == {"points": 90, "day": "2025-03-04", "game": "cent", "deal": 1}
    # Only one deal was recorded with its cards: of the others nobody knows.
    assert [boris[one] for one in ("pics", "repics", "capots")] == [
        {"made": 1, "known": 1},
        {"made": 0, "known": 1},
        {"made": 0, "known": 1},
    ]
    assert zoe["pics"] == {"made": 0, "known": 0}
    assert (zoe["tours"], zoe["marked"], zoe["written"]) == (1, 1, 68)
    settled = [json.loads(club.done(f"settle {game} --json")) for game in ("partie", "evening")]
    for name, one in (("Anne", anne), ("Boris", boris), ("Zoé", zoe)):
        paid = sum(Fraction(each["net_money"].get(name, "0")) for each in settled)
        assert Fraction(one["money"]["EUR"]) == paid
    assert (anne["net_games"], zoe["net_games"], boris["net_games"]) == (1, -1, None)


def test_days_games_evenings_and_players_are_chosen(club: At) -> None:
    def games(line: str) -> int:
        found: int = plain(club, f"stats {line}")["games"]
        return found

    assert games("--from 2026") == 2
    assert games("--to 2025") == games("--to 2025-03") == games("--to 2025-03-04") == 1
    assert games("--to 2025-03-03") == 0
    assert games("--from 2025-03-04 --to 2025-12") == 1
    assert games("cent evening") == 2
    assert games("cent --game partie") == 2
    assert games("--evening last") == 3
    assert games("cent --evening last --from 2026") == 0
    assert games("--player zoe") == 2
    assert games("--player zoe --player bo") == 1
    alone = plain(club, "stats --player zo")
    assert alone["of"] == ["Zoé"]
    assert [one["name"] for one in alone["players"]] == ["Zoé"]
    assert {tuple(one["players"]) for one in alone["pairs"]} == {("Anne", "Zoé"), ("Boris", "Zoé")}
    assert alone["deals"] == by_name(plain(club))["Zoé"]["deals"]
    two = plain(club, "stats --player zoe --player anne")
    assert two["deals"] == 3
    assert by_name(two)["Anne"]["elder"]["points"] == 90 + 33 - 33


def test_months_and_years_come_one_by_one(club: At) -> None:
    years = plain(club, "stats --by year")["periods"]
    assert [years[0][one] for one in ("period", "games", "deals")] == ["2025", 1, 2]
    whole = by_name(plain(club))
    for name, record in whole.items():
        parts = [by_name(one)[name] for one in years if name in by_name(one)]
        assert sum(one["elder"]["points"] for one in parts) == record["elder"]["points"]
    assert plain(club, "stats --by month")["periods"][0]["period"] == "2025-03"
    assert "03/2025" in club.done("stats --by month --lang fr")


def test_a_game_carried_into_another_is_paid_for_there_only(at: At) -> None:
    at.done(
        "new ecrire Anne Boris Zoé --stake 1 --rois 1 --game first",
        *("deal 40-10", "deal 20-20", "deal 30-10", "deal 20-22"),
    )
    before = by_name(plain(at))
    at.done("new ecrire Anne Boris Zoé --carry first --rois 1 --game second")
    assert {name: one["money"] for name, one in by_name(plain(at)).items()} == {
        name: one["money"] for name, one in before.items()
    }
    at.done("deal 50-10", "deal 20-20", "deal 30-10", "deal 20-22")
    settled = json.loads(at.done("settle second --json"))["net_money"]
    assert {name: one["money"]["EUR"] for name, one in by_name(plain(at)).items()} == settled
    alone = by_name(plain(at, "stats first"))
    assert {name: one["money"] for name, one in alone.items()} == {
        name: one["money"] for name, one in before.items()
    }


def test_a_renamed_or_merged_player_is_one_player(club: At) -> None:
    before = by_name(plain(club))
    club.done(
        "players rename zoé Chloé", "new cent Zozo Anne --dealer Anne --target 30 --game more"
    )
    club.done("deal 40-10", "players merge zozo chloé")
    after = by_name(plain(club))
    assert after.keys() == {"Anne", "Boris", "Chloé"}
    assert after["Chloé"]["deals"] == before["Zoé"]["deals"] + 1
    assert after["Chloé"]["won"] == before["Zoé"]["won"] + 1


def test_what_was_corrected_counts_as_it_stands_and_tells_no_bonus_any_more(at: At) -> None:
    at.done("new partie Anne Boris --dealer Boris", f"deal {BOTH}", "deal 20-20")
    assert by_name(plain(at))["Anne"]["pics"]["known"] == 1
    at.done("amend 1 anne=70 --yes", "strike 2")
    anne = by_name(plain(at))["Anne"]
    assert (anne["deals"], anne["elder"]["points"]) == (1, 70)
    assert anne["pics"] == {"made": 0, "known": 0}
    at.done("undo 2")
    assert by_name(plain(at))["Anne"]["pics"]["known"] == 1


def test_a_game_that_cannot_be_read_is_left_out_and_named(club: At) -> None:
    plain(club)
    path = club.home / "games" / "cent.json"
    whole = path.read_bytes()
    path.write_bytes(whole[:-9])
    found = plain(club)
    assert (found["games"], found["unreadable"]) == (2, ["cent"])
    assert "1 game can’t be read, and isn’t counted: cent." in club.done("stats")
    (club.home / "stats.json").unlink()
    assert plain(club) == found
    path.write_bytes(whole)
    assert plain(club)["games"] == 3


@pytest.mark.parametrize("text", ["", "{}", "[1]\n2\n3", '{"check": "00000000", "list":\n{}\n}\n'])
def test_what_is_remembered_is_never_the_only_copy(club: At, text: str) -> None:
    found = plain(club)
    remembered = club.home / "stats.json"
    assert remembered.exists()
    for change in (lambda: remembered.write_text(text), lambda: remembered.unlink()):
        change()
        assert plain(club) == found


def test_a_game_over_without_a_settlement_is_said_to_be_so(at: At) -> None:
    at.done("new partie Anne Boris --stake 1", "deal 27-13", "end --left Boris")
    found = plain(at)
    assert found["unsettled"] == 1
    assert by_name(found)["Anne"]["money"] == {}
    assert "no law says what is paid" in at.done("stats").replace("\n", " ")


def test_nothing_played_is_no_error(at: At) -> None:
    assert at.done("stats") == "No game fits what is asked.\n"
    assert plain(at)["first"] is None


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("stats --from tomorrow", "“tomorrow” is not a day."),
        ("stats --to 2026-13", "“2026-13” is not a day."),
        ("stats --by week", "Allowed: month or year."),
        ("stats --player nobody", "Nobody here is called “nobody”."),
        ("stats nothing", "There is no game"),
    ],
)
def test_what_cannot_be_asked_is_refused(club: At, line: str, said: str) -> None:
    ran = club(line)
    assert ran.status == 2
    assert said in ran.err or line == "stats nothing"


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("width", [40, 120])
@pytest.mark.parametrize("options", ["", "--ascii", "--plain", "--all --by month"])
def test_it_fits_and_says_every_figure(club: At, lang: str, width: int, options: str) -> None:
    out = club(f"stats --lang {lang} {options}", width=width).out
    if "--plain" not in options:
        assert widest(out) <= width
    if "--ascii" in options:
        assert out.isascii()
    mark = "," if lang == "fr" else "."
    for figure in ("43.4", "24.5", "15.73", "13.51", "2.22", "68"):
        assert figure.replace(".", mark) in out
    of = " sur " if lang == "fr" else " of "
    assert f"3{of}5" in out and f"1{of}1" in out


def test_names_and_ids_are_harmless(at: At) -> None:
    names = ("=1+1", "<script>", "\u202ealice", "x" * 70)
    at.done(f"new ecrire {' '.join(map(shlex.quote, names))} --stake 1", "deal 27-13", "deal 20-20")
    out = at.done("stats")
    assert "\u202e" not in out.replace("\u2068", "")
    assert widest(out) <= 80
    assert {one["name"] for one in plain(at)["players"]} >= {"=1+1", "<script>", "x" * 70}


# In a file.


def test_a_page_shows_what_is_printed_and_charts_over_time(club: At, tmp_path: Path) -> None:
    page = tmp_path / "club.html"
    said = "".join(club.done(f"stats {page}").split())  # a long path may be parted
    assert said == f"Statisticswrittento`{page}`."
    text = page.read_text(encoding="utf-8")
    assert text.count("<h1>") == 1 and text.count("<svg") == 2
    assert "the book 28" in text and "the book 14" in text
    assert "<script" not in text
    for figure in ("43.4", "+15.73", "3 of 5", "unknown", "Cavendish, Odds, The Show"):
        assert figure in text
    ran = club(f"stats {page}")
    assert (ran.status, "already" in ran.err) == (2, True)
    told = json.loads(club.done(f"stats partie {page} --yes --json"))
    assert (told["schema"], told["games"]) == ("marque.exported/1", ["partie"])
    alone = page.read_text(encoding="utf-8")
    assert "43.4" not in alone and "<svg" not in alone, "one month draws no line"
    assert club("stats --yes").status == 2


@pytest.mark.parametrize("ending", ["md", "txt"])
def test_a_text_has_the_same_figures(club: At, tmp_path: Path, ending: str) -> None:
    path = tmp_path / f"cercle.{ending}"
    club.done(f"stats {path} --lang fr --by year")
    text = path.read_text(encoding="utf-8")
    for figure in ("43,4", "+15,73", "3 sur 5", "2025", "2026"):
        assert figure in text


def test_names_are_harmless_on_a_page(at: At, tmp_path: Path) -> None:
    at.done("new cent '<script>alert(1)</script>' '=1+1' --target 30", "deal 40-10")
    at.done(f"stats {tmp_path / 'page.html'}")
    text = (tmp_path / "page.html").read_text(encoding="utf-8")
    assert "<script" not in text and "&lt;script&gt;" in text


# Whatever is done to a club, remembered or made anew the figures are those of the sheets.

PLAYERS = ("Anne", "Boris", "Zoé")
points = st.integers(0, 60)
lines = st.one_of(
    st.builds(
        "new {} --game g{} --stake 0.07".format,
        st.sampled_from(
            [
                "cent Anne Boris --dealer Anne --target 60 --stop play-out",
                "cent Zoé Anne --dealer Anne --target 60 --best-of 3 --stop play-out",
                "partie Boris Zoé --dealer Zoé --deals 4",
                "ecrire Anne Boris Zoé --rois 1",
            ]
        ),
        st.integers(1, 4),
    ),
    *[st.builds("deal {}-{} --yes".format, points, points)] * 5,
    st.builds("amend {} --swap".format, st.integers(1, 4)),
    st.builds("strike {}".format, st.integers(1, 4)),
    st.builds("open g{}".format, st.integers(1, 4)),
    st.sampled_from(
        [
            "undo --yes",
            "redo",
            "end --by-consent",
            "end --left anne --fine 10",
            "players rename Zoé Chloé",
            f"deal {BOTH} --yes",
            "stats",
        ]
    ),
)


@settings(max_examples=25, deadline=None)
@given(st.lists(lines, min_size=4, max_size=24))
def test_the_figures_are_those_of_the_sheets_whatever_was_done(typed: list[str]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        at = At(Path(folder, "home"))
        at.done("new ecrire Zoé Anne Boris --rois 2 --stake 0.05 --game g0")
        for line in typed:
            marque(*shlex.split(line), home=at.home)
        found = plain(at)
        assert plain(at) == found
        for name in REMEMBERED:
            (at.home / name).unlink(missing_ok=True)
        assert plain(at) == found
        listed = json.loads(at.done("games --json"))["games"]
        _held_against_sheets(at, found, [one["id"] for one in listed])


def _held_against_sheets(at: At, found: dict[str, Any], games: list[str]) -> None:
    """Points, deals and money of each player, added up from what `sheet` and `settle` print."""
    elder: Counter[str] = Counter()
    younger: Counter[str] = Counter()
    deals: Counter[str] = Counter()
    money: Counter[str] = Counter()
    for game in games:
        sheet = json.loads(at.done(f"sheet {game} --json"))
        for deal in sheet["deals"]:
            if deal.get("weight", 1):
                elder[deal["elder"]] += deal["points"][deal["elder"]]
                younger[deal["younger"]] += deal["points"][deal["younger"]]
                deals.update((deal["elder"], deal["younger"]))
        settled = marque("settle", game, "--json", home=at.home)
        if sheet["finished"] and settled.status == 0:
            net = json.loads(settled.out)["net_money"]
            money.update({name: int(Fraction(coins) * 100) for name, coins in net.items()})
    for one in found["players"]:
        name = one["name"]
        assert one["deals"] == deals[name]
        assert one["elder"]["points"] == elder[name]
        assert one["younger"]["points"] == younger[name]
        assert Fraction(one["money"].get("EUR", "0")) * 100 == money[name]
    assert {one["name"] for one in found["players"]} >= set(deals)
