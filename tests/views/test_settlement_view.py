"""The settlement as it is shown: its goldens, its proofs, its JSON."""

from __future__ import annotations

import re
from fractions import Fraction

import pytest
from game_samples import corbillon, matches_golden, missing_numbers, worked
from hypothesis import given
from hypothesis import settings as examples
from hypothesis import strategies as st
from rich.cells import cell_len

from marque.games.ecrire import evening
from marque.games.ecrire_settings import EcrireSettings
from marque.games.ecrire_settle import carrying, settle_ecrire
from marque.games.settle import Settlement, settle_game, together
from marque.views.frame import Frame
from marque.views.render import render
from marque.views.settlement import settlement_view
from marque.views.sheet_json import settlement_plain

FRAMES = [Frame(lang, width) for lang in ("en", "fr") for width in (40, 120)]
PLAIN = [Frame(lang, plain=True) for lang in ("en", "fr")]
EN = Frame("en", 200)

PARTIE = settle_game(("Anne", "Boris"), "Anne", 118, "0.05", "EUR")
CENT = settle_game(("Boris", "Denis"), "Denis", 2, "1.00", "EUR", "game")
EVENING = settle_ecrire(worked())
TOGETHER = together({"partie": PARTIE, "cent": CENT, "ecrire": EVENING})


def said(settlement: Settlement, frame: Frame = EN, **more: object) -> str:
    return render(settlement_view(settlement, frame, **more), frame)  # type: ignore[arg-type]


@pytest.mark.parametrize("frame", [*FRAMES, *PLAIN])
@pytest.mark.parametrize(
    ("name", "settlement", "more"),
    [
        ("settle-evening", EVENING, {}),
        ("settle-pairs", settle_ecrire(worked(settlement="pairs", stake=None)), {}),
        ("settle-partie", PARTIE, {"formula": "131 - 113 + 100"}),
        (
            "settle-corbillon",
            settle_ecrire(corbillon(stake="0.07")),
            {"corbillon": corbillon().corbillon},
        ),
        ("settle-together", TOGETHER, {}),
    ],
)
def test_the_settlement_is_as_it_was_read(name, settlement, more, frame) -> None:
    matches_golden(name, settlement_view(settlement, frame, **more), frame)


NUMBER = r"-?\d[\d,]*(?:\.\d+)?(?: \d+/\d+|/\d+)?"
SUM = re.compile(rf"({NUMBER}(?: [-+/] {NUMBER})+) = ({NUMBER})")


@pytest.mark.parametrize("settlement", [EVENING, PARTIE, TOGETHER])
def test_every_sum_that_is_shown_is_right(settlement: Settlement) -> None:
    sums = SUM.findall(said(settlement, Frame(plain=True)).replace(",", ""))
    assert len(sums) >= len(settlement.parts or [1])
    for left, right in sums:
        first, *rest = re.split(" ([-+/]) ", left)
        total = _value(first)
        for sign, term in zip(rest[::2], rest[1::2], strict=True):
            value = _value(term)
            total = total / value if sign == "/" else total + (value if sign == "+" else -value)
        assert total == _value(right), left


def _value(text: str) -> Fraction:
    """The number that a text is, "16 2/3" too."""
    size = sum((Fraction(part) for part in text.lstrip("-").split()), Fraction(0))
    return -size if text.startswith("-") else size


def test_the_coins_that_were_left_over_are_accounted_for() -> None:
    assert (
        "Rounded down they make -2, and should make 0: 2 coins are left. They go to the largest "
        "remainders; of equal ones the smallest perte first, then the earlier seat: Boris and Anne."
    ) in said(EVENING)


def test_an_even_settlement_is_not_rounded() -> None:
    assert "round" not in said(PARTIE).lower()


def test_who_owes_nothing_is_told_so() -> None:
    assert "Nobody owes anything." in said(settle_game(("Anne", "Boris"), None, 0))


def test_what_is_carried_and_who_has_left() -> None:
    players = {"players": ["Anne", "Boris"], "preset": "ancien", "stake": "0.10"}
    later = carrying(EcrireSettings.from_dict(players), "2026-11-29-ecrire", EVENING)
    text = said(settle_ecrire(evening(later, [])))
    assert "What was carried from 2026-11-29-ecrire is added." in text
    assert "Chloé: -14.34, as fixed on leaving." in text
    assert re.search(r"Boris +0 +0 +\+126 2/3 +\+126 2/3 +\+12\.67", text.replace("\u00a0", " "))


def test_the_json_of_the_contract() -> None:
    plain = settlement_plain(EVENING)
    assert next(iter(plain)) == "schema"
    contract = {
        "schema": "marque.settlement/1",
        "currency": "EUR",
        "stake": "0.10",
        "net_points": {"Anne": "50/3", "Boris": "380/3", "Chloé": "-430/3"},
        "net_money": {"Anne": "1.67", "Boris": "12.67", "Chloé": "-14.34"},
        "transfers": [
            {"from": "Chloé", "to": "Boris", "amount": "12.67"},
            {"from": "Chloé", "to": "Anne", "amount": "1.67"},
        ],
    }
    assert {key: plain[key] for key in contract} == contract


def test_the_json_without_a_stake() -> None:
    plain = settlement_plain(settle_ecrire(worked(settlement="pairs", stake=None)))
    assert (plain["stake"], plain["currency"], plain["net_money"]) == (None, None, None)
    assert plain["transfers"][0] == {"from": "Chloé", "to": "Boris", "points": 380}
    assert plain["net_points"] == {"Anne": 50, "Boris": 380, "Chloé": -430}


def test_the_json_of_games_of_different_stakes_has_no_points() -> None:
    plain = settlement_plain(TOGETHER)
    assert (plain["net_points"], plain["stake"]) == (None, None)
    assert plain["games"] == ["partie", "cent", "ecrire"]
    assert plain["net_money"]["Chloé"] == "-14.34"


@examples(max_examples=60, deadline=None)
@given(
    st.lists(st.tuples(st.sampled_from("ABCD"), st.integers(1, 400)), min_size=1, max_size=4),
    st.sampled_from([None, "0.005", "0.10", "1.00"]),
    st.sampled_from([*FRAMES, *PLAIN, Frame("fr", 40, charset="ascii"), Frame("en", 60)]),
)
def test_every_number_of_the_json_is_in_the_text(won, stake, frame) -> None:
    players = {"A": "A" * 80, "B": "A" * 79 + "B", "C": "[red]אנה", "D": "D: 3, E"}
    games = {}
    for n, (winner, points) in enumerate(won):
        loser = "ABCD"[("ABCD".index(winner) + 1 + n) % 4]
        loser = loser if loser != winner else "ABCD"["ABCD".index(winner) - 1]
        pair = (players[winner], players[loser])
        games[f"2026-11-30-partie-{n}"] = settle_game(
            pair, pair[0], points, stake, "EUR" if stake else None
        )
    whole = together(games)
    view = settlement_view(whole, frame)
    text = render(view, frame)
    text.encode(frame.charset)
    assert "A" * 30 not in text
    if not frame.plain:
        assert max(map(cell_len, text.splitlines())) <= frame.width
    assert missing_numbers(settlement_plain(whole), view, frame) == []
