"""One of everything that marque prints as JSON, for docs/json.md to be compared with."""

import io
import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from marque.calls.side import Side
from marque.cli.app import run
from marque.codes.load import load_code
from marque.games import cent, partie
from marque.games.cent import CentSettings
from marque.games.ecrire import evening
from marque.games.ecrire_settings import EcrireSettings
from marque.games.log import Entry, deal_of, end_of, next_entry, strike_of
from marque.games.marking import Coup
from marque.games.partie import PartieSettings
from marque.games.settle import settle_game
from marque.referee.deal import Deal
from marque.referee.effects import CountsNothing, DealVoid
from marque.referee.judge import judge
from marque.views.frame import Frame
from marque.views.sheet_json import settlement_plain, sheet_plain
from marque.views.verdict_json import verdict_plain

PLAYERS = ("Anne", "Boris")
HOUSE = 'name = "our house"\nbase = "cent"\n[switches]\ncapot_value = 30\npic_value = "silent"\n'

COMMANDS = [
    # The whole of a deal; then calls that are wrong, in every way; then all that is unknown.
    ["judge", "♠AKQJ987 ♥Q ♣Q ♦Q98", "♠10 ♥AK10 ♣AKJ1098 ♦A10", "--tricks", "E3"],
    ["judge", "♣AKQJ108 ♦A ♠AQ98 ♥A", "♦KQJ1087 ♥KQJ109 ♠K", "--tricks", "E12",
     "--elder-name", "Anne", "--younger-name", "Boris", "--code", "raffle"],
    ["judge", "♠AK10 ♥KQJ ♦AK7 ♣AJ9", "tierce au roi; trio as", "--elder-says", "p6; 5A; Q4; cb"],
    ["judge", "p6; 4V; R3", "p6=56; 5R", "--code", "academie", "--tricks", "7-5E"],
    ["judge", "-", "p5=51; 5A; A3", "--code", "modern"],
    ["judge", "p39", "♠AKQ ♥AKQ ♦KQ7 ♣987", "--younger-answers", "good", "--all-codes"],
    ["hand", "♠AKQ10 ♥QJ109 ♦A7 ♣A9", "--discard", "♦K8 ♥7"],
    ["hand", "♠987 ♥A ?"],
    ["code", "list"],
    ["code", "show", "academie"],
    ["code", "show", "house.toml"],
    ["code", "diff", "academie", "raffle"],
    ["code", "check", "house.toml"],
    ["verify"],
    ["judge", "AS KS 2H", "p9"],
    ["judge", "p9"],
]  # fmt: skip


class _Stream(io.StringIO):
    encoding = "utf-8"


def objects() -> Iterator[dict[str, Any]]:
    """Objects of every schema, as read from JSON; files are written in this folder."""
    Path("house.toml").write_text(HOUSE, encoding="utf-8")
    for arguments in COMMANDS:
        yield from printed(*arguments)
    for plain in (*_ruled(), *_games_of_two(), *_evenings()):
        yield json.loads(json.dumps(plain))


def printed(*arguments: str) -> Iterator[dict[str, Any]]:
    """What a command prints with `--json`, on both streams."""
    out = _Stream()
    run([*arguments, "--json"], {"LANG": "en", "MARQUE_HOME": "home"}, out, out)
    yield from map(json.loads, out.getvalue().splitlines())


def _ruled() -> Iterator[Any]:
    """Verdicts on deals that rulings have changed."""
    for effect in (CountsNothing(Side.ELDER, bars=True, cite="Cavendish, Law 58"), DealVoid()):
        yield verdict_plain(judge(Deal(effects=(effect,)), load_code("cent")), "default", Frame())


def _log(settings: Any, fold: Any, points: Sequence[tuple[int, int]]) -> list[Entry]:
    """Deals of these points, the elder's first."""
    entries: list[Entry] = []
    for elder, younger in points:
        seats = fold(settings, entries).seats()
        data = deal_of(entries, seats, {"elder": elder, "younger": younger}, {})
        _add(entries, "deal", data)
    return entries


def _add(entries: list[Entry], kind: str, data: Any) -> None:
    entries.append(next_entry(entries, f"id{len(entries)}", "2026-11-30T21:04:05", kind, data))


def _games_of_two() -> Iterator[Any]:
    """A match won in the second game, a partie under way with a strike, one that was left."""
    match = CentSettings.from_dict({"players": PLAYERS, "dealer": "Anne", "best_of": 3})
    entries = _log(match, cent.fold, [(60, 10), (20, 50), (100, 3)])
    state = cent.fold(match, entries)
    yield sheet_plain(state, match, game="m", code="cent", entry=3)
    yield settlement_plain(settle_game(PLAYERS, "Anne", 2, "0.50", "EUR", "game"))
    settings = PartieSettings.from_dict({"players": PLAYERS, "dealer": "Anne"})
    entries = _log(settings, partie.fold, [(27, 13), (31, 14)])
    _add(entries, "strike", strike_of(entries, 1))
    yield sheet_plain(partie.fold(settings, entries), settings, game="p", code="rubicon")
    _add(entries, "end", end_of("Boris"))
    _add(entries, "deal", deal_of(entries, PLAYERS, {"elder": 1, "younger": 1}, {}))
    yield sheet_plain(partie.fold(settings, entries), settings, game="p", code="rubicon")
    yield settlement_plain(settle_game(PLAYERS, "Anne", 118))


def _evenings() -> Iterator[Any]:
    """Written piquet: an evening broken off in a tour, and one under the corbillon."""
    players = ["Anne", "Boris", "Chloé"]
    coups = [
        Coup(1, "Anne", "Boris", (38, 21)),
        Coup(2, "Boris", "Anne", (44, 17)),
        Coup(3, "Boris", "Chloé", (20, 10)),
    ]
    for chosen in ({"preset": "ancien"}, {"manner": "corbillon", "preset": "ancien"}):
        settings = EcrireSettings.from_dict({"players": players, **chosen})
        for ended in (False, True):
            state = evening(settings, coups, ended=ended, fines={"Anne": 10})
            yield sheet_plain(state, settings, game="e", code="dictionnaire")
