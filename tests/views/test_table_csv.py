"""Tables for a spreadsheet: they say what the sheet and the settlement say, and nothing runs."""

import csv
import io
import json
import re
from collections import Counter
from decimal import Decimal
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from game_samples import PARTIE, OfTwo, corbillon, worked
from hypothesis import given
from hypothesis import strategies as st

from marque.errors import MarqueError
from marque.games.ecrire import EcrireState
from marque.games.ecrire_settle import settle_ecrire
from marque.games.names import clean
from marque.games.settle import settle_game
from marque.games.state import GameState
from marque.views.sheet_json import settlement_plain, sheet_plain
from marque.views.table_csv import COLUMNS, Kept, table_csv

PAGE = Path(__file__).parents[2] / "docs" / "csv.md"
NUMBER = re.compile(r"-?[0-9]+(\.[0-9]+)?")


def kept(state: GameState | EcrireState, game: str = "game") -> Kept:
    """The state of a game that is over with its settlement, at ten cents."""
    if isinstance(state, EcrireState):
        return Kept(game, state, settle_ecrire(state))
    outcome = state.settlement
    if outcome is None or outcome.points is None:
        return Kept(game, state, None)
    settlement = settle_game(state.players, outcome.winner, outcome.points, "0.10", "EUR")
    return Kept(game, state, settlement)


def rows(table: str, *games: Kept) -> list[dict[str, str]]:
    """A table read back with nothing but the standard library."""
    return list(csv.DictReader(io.StringIO(table_csv(table, games).decode(), newline="")))


def ratio(row: dict[str, str], column: str) -> Fraction:
    return Fraction(int(row[column]), int(row["denominator"]))


def documented() -> dict[str, tuple[str, ...]]:
    """The columns of the tables of the page, by its headings."""
    sections = re.split(r"^## (\w+)$", PAGE.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]
    return {
        name: tuple(re.findall(r"^\| `(\w+)` \| (?:text|integer|money) \|", body, re.MULTILINE))
        for name, body in zip(sections[::2], sections[1::2], strict=True)
    }


def test_the_page_has_every_column_of_every_table() -> None:
    assert documented() == COLUMNS


@pytest.mark.parametrize("table", COLUMNS)
def test_every_row_has_the_columns_and_every_line_ends_as_rfc_4180_says(table: str) -> None:
    text = table_csv(table, [kept(worked())]).decode()
    assert text.count("\r\n") == text.count("\n") > 1
    found = list(csv.reader(io.StringIO(text, newline="")))
    assert found[0] == list(COLUMNS[table])
    assert {len(row) for row in found} == {len(COLUMNS[table])}


@pytest.mark.parametrize(
    "state",
    [
        OfTwo().deals(*PARTIE).state,
        OfTwo(deals=4).deals(*PARTIE[:4]).state,
        OfTwo("cent", target=100).deals((40, 10), (20, 31)).strike(1).state,
        worked(),
        worked(7),
        corbillon(),
    ],
)
def test_the_deals_add_up_to_the_totals_of_the_sheet(state: GameState | EcrireState) -> None:
    summed: Counter[str] = Counter()
    last: dict[str, int] = {}
    for row in rows("deals", kept(state)):
        for side in ("elder", "younger"):
            summed[row[side]] += int(row["weight"]) * int(row[f"{side}_points"])
            last[row[side]] = int(row[f"{side}_total"])
    assert summed == last == {name: state.totals[name] for name in last}
    players = {row["player"]: int(row["points"]) for row in rows("players", kept(state))}
    assert players == dict(state.totals)


def test_the_games_of_a_match_are_told_apart() -> None:
    game = OfTwo("cent", target=30, best_of=3).deals((40, 10), (10, 20))
    deals = rows("deals", kept(game.state))
    assert [row["match_game"] for row in deals] == ["1", "2"]
    assert {deals[1]["elder_total"], deals[1]["younger_total"]} == {"10", "20"}
    assert [row["points"] for row in rows("players", kept(game.state))] == ["50", "30"]


@pytest.mark.parametrize("state", [worked(), worked(7), corbillon()])
def test_the_tours_are_those_of_the_sheet(state: EcrireState) -> None:
    plain: dict[str, Any] = sheet_plain(state, state.settings, game="game", code="dictionnaire")
    found = rows("tours", kept(state))
    for row, tour in zip(found, plain["tours"], strict=True):
        assert [row["first"], row["second"]] == tour["pair"]
        assert json.loads(row["coups"]) == tour["coups"]
        assert {row["held_by"]: int(row["held"])} == (tour["held"] or {"": 0})
        for name in COLUMNS["tours"][7:]:
            assert row[name] == ("" if tour[name] is None else str(tour[name]))
    written = Counter({row["marked"]: 0 for row in found})
    for row in found:
        written[row["marked"]] += int(row["written"])
    assert {name: written[name] for name in state.perte} == state.perte
    playings = Counter(row["tour"] for row in rows("deals", kept(state)) if row["playing"] > "0")
    assert set(playings) == {str(tour.n) for tour in state.tours if len(tour.coups) > 2}


@pytest.mark.parametrize(
    "state",
    [
        worked(),
        worked(stake=None),
        worked(settlement="pairs"),
        worked(settlement="direct"),
        corbillon(),
        OfTwo().deals(*PARTIE).state,
    ],
)
def test_nets_and_payments_are_those_of_the_settlement(state: GameState | EcrireState) -> None:
    game = kept(state)
    assert game.settlement is not None
    plain = settlement_plain(game.settlement)
    players, transfers = rows("players", game), rows("transfers", game)
    nets = {row["player"]: ratio(row, "net") for row in players}
    assert nets == {name: Fraction(net) for name, net in plain["net_points"].items()}
    for row in players:
        gain, loss, carried = (ratio(row, name) for name in ("gain", "loss", "carried"))
        assert gain - loss + carried == nets[row["player"]]
    paid = plain["transfers"]
    assert [(row["from"], row["to"]) for row in transfers] == [
        (one["from"], one["to"]) for one in paid
    ]
    if plain["currency"] is None:
        points = [ratio(row, "points") for row in transfers]
        assert points == [Fraction(one["points"]) for one in paid]
        assert {row["net_money"] for row in players} == {row["amount"] for row in transfers} == {""}
    else:
        assert {row["player"]: row["net_money"] for row in players} == plain["net_money"]
        assert [row["amount"] for row in transfers] == [one["amount"] for one in paid]
        assert sum(Decimal(row["net_money"]) for row in players) == 0
        assert {row["currency"] for row in (*players, *transfers)} == {plain["currency"]}


def test_what_is_not_settled_has_no_figures_of_it() -> None:
    game = Kept("game", worked(7), None)
    assert rows("transfers", game) == []
    assert {row["net"] + row["net_money"] + row["currency"] for row in rows("players", game)} == {
        ""
    }


HOSTILE = (
    '=HYPERLINK("http://x","y")', "+1+1", "-2+3", "@SUM(A1)", "＝1", "'quoted", 'a"b,c;d', "| x",
    "[bold]", "=cmd|' /C calc'!A0", "Zoé", "123",
)  # fmt: skip


@pytest.mark.parametrize("table", COLUMNS)
@pytest.mark.parametrize("name", HOSTILE)
def test_no_name_becomes_a_formula_and_every_name_comes_back(table: str, name: str) -> None:
    is_harmless(table, name)


@given(st.text(st.sampled_from("=+-@'\"\t\r\n,;＝ a1é"), min_size=1, max_size=12))
def test_no_cell_ever_begins_a_formula(text: str) -> None:
    try:
        name = clean(text)
    except MarqueError:
        return
    is_harmless("players", name)


def is_harmless(table: str, name: str) -> None:
    """The name, in a game that is over, is in cells that are no formula and read back to it."""
    state = OfTwo("cent", players=(name, "Boris b"), target=30).deals((40, 10)).state
    cells = [cell for row in rows(table, kept(state)) for cell in row.values()]
    assert all(
        NUMBER.fullmatch(cell) or not cell.startswith(tuple("=+-@＝＋－＠")) for cell in cells
    )
    if table != "tours":
        assert name in {cell.removeprefix("'") for cell in cells}


def test_several_games_are_one_table() -> None:
    first, second = kept(worked(), "a"), kept(OfTwo().deals(*PARTIE).state, "b")
    found = rows("deals", first, second)
    assert Counter(row["game"] for row in found) == {"a": 26, "b": 6}
