"""A game as a value: deals, corrections, settlement; and across to the program's own files."""

import io
import json
from decimal import Decimal
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import marque
from marque.cli.app import run

# The worked evening of written piquet: rules/ecrire, section 7 (marking by tens, consolation
# and refait bonus 20); coups as elder's points, then younger's.
COUPS = """
38-21 44-17  52-13 31-29  24-27 26-33  29-16 40-11  20-10 40-10  95-8 46-14  41-18 30-12
31-19 24-22  16-47 12-28  13-115 20-34  26-30 36-21  37-14 27-18  44-20 15-15
""".split()


class _Screen(io.StringIO):
    encoding = "utf-8"


def command(*arguments: str) -> str:
    """What a command prints, at home in ./home."""
    screen = _Screen()
    environ = {"COLUMNS": "80", "LANG": "en", "MARQUE_HOME": "home", "MARQUE_DEBUG": "1"}
    assert run(arguments, environ, screen, screen) == 0, screen.getvalue()
    return screen.getvalue()


def evening() -> marque.Game:
    game = marque.new_game("ecrire", ["A", "B", "C"], preset="ancien", stake=Decimal("0.10"))
    for coup in COUPS:
        elder, younger = map(int, coup.split("-"))
        game = game.score(elder, younger, sure=True)
    return game


def test_the_worked_evening_comes_to_its_printed_figures() -> None:
    game = evening()
    assert isinstance(game.state, marque.EcrireState)
    assert dict(game.state.perte) == {"A": 180, "B": 70, "C": 340}
    settlement = game.settlement()
    assert settlement is not None
    paid = [(one.payer, one.payee, one.coins) for one in settlement.transfers]
    assert paid == [("C", "B", 1267), ("C", "A", 167)]
    assert game.finished
    assert game.next is None


def test_a_partie_is_settled_and_its_corrections_leave_the_old_value_alone() -> None:
    game = marque.new_game("partie", ["Anne", "Boris"], stake=1)
    for elder, younger in [(27, 13), (31, 14), (61, 20), (40, 20), (30, 20), (20, 45)]:
        game = game.score(elder, younger)
    before = {"Anne": 197, "Boris": 144}
    assert game.totals == before
    settlement = game.settlement()
    assert settlement is not None
    assert [one.coins for one in settlement.accounts] == [15300, -15300]
    amended = game.amend(2, {"boris": 41})
    assert amended.totals["Boris"] == before["Boris"] + 10
    assert dict(game.totals) == before
    assert amended.undo().state == game.state
    assert amended.undo().redo().state == amended.state
    assert game.amend(2, swap=True).totals["Anne"] == before["Anne"] + 17
    assert len(game.strike(3).state.deals) == 5


def test_a_deal_that_is_judged_counts_as_the_verdict_does() -> None:
    hands = "♠AKQJ987 ♥Q ♣Q ♦Q98", "♠10 ♥AK10 ♣AKJ1098 ♦A10"
    game = marque.new_game("partie", ["Anne", "Boris"]).play(*hands, tricks="E3Y9")
    verdict = marque.judge(*hands, tricks="E3Y9", code="rubicon")
    assert game.totals == {"Anne": verdict.elder.total, "Boris": verdict.younger.total}
    again = game.verdict(1)
    assert again is not None
    assert again.ledger == verdict.ledger
    as_values = game.undo().play(marque.Hand(hands[0]), marque.Hand(hands[1]), tricks="E3Y9")
    assert as_values.totals == game.totals


@pytest.mark.parametrize(
    ("act", "kind"),
    [
        (lambda game: game.score(3, 3), "questioned"),
        (lambda game: game.play("p6", "p5"), "questioned"),
        (lambda game: game.score(27, -1), "bad-amount"),
        (lambda game: game.score(27, 13, seats=("Zoé", "Anne")), "unknown-name"),
        (lambda game: game.score(27, 13, seats=("Anne", "anne")), "unknown-name"),
        (lambda game: game.amend(4, {"Anne": 3}), "usage"),
        (lambda game: game.undo(2), "usage"),
        (lambda game: game.end(left="Anne").score(27, 13), "finished"),
        (lambda game: marque.new_game("partie", ["Anne"]), "bad-setting"),
        (lambda game: marque.new_game("partie", ["Anne", "Boris"], target=100), "usage"),
        (lambda game: marque.new_game("whist", ["Anne", "Boris"]), "usage"),
        (lambda game: marque.Game.from_dict({"header": {}, "entries": []}), "bad-record"),
    ],
)
def test_what_is_wrong_is_a_value_error_with_a_kind(act: object, kind: str) -> None:
    game = marque.new_game("partie", ["Anne", "Boris"]).score(20, 10)
    with pytest.raises(ValueError, match=kind) as raised:
        act(game)  # type: ignore[operator]
    assert isinstance(raised.value, marque.MarqueError)
    assert kind in {one.kind for one in raised.value.errors}
    assert marque.error_text(raised.value)
    assert marque.error_text(raised.value, lang="fr")


def test_a_game_goes_over_to_the_program_and_comes_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    game = evening()
    plain = game.to_dict("club-night", "2026-11-30T20:15:00+01:00")
    text = json.dumps({"schema": "marque.export/1", "games": [plain]})
    Path("night.json").write_text(text, encoding="utf-8")
    command("import", "night.json")
    sheet = json.loads(command("sheet", "club-night", "--json"))
    assert sheet == json.loads(json.dumps(marque.game_json(game, "club-night")))
    command("export", "club-night", "back.json")
    back = json.loads(Path("back.json").read_text(encoding="utf-8"))["games"][0]
    assert marque.Game.from_dict(back) == game._replace(
        entries=marque.Game.from_dict(plain).entries
    )


def test_a_verdict_in_words_and_json_is_that_of_the_command() -> None:
    hands = "♠AKQJ987 ♥Q ♣Q ♦Q98", "♠10 ♥AK10 ♣AKJ1098 ♦A10"
    deal = marque.read_deal(*hands, tricks="E3", elder_name="Anne", younger_name="Boris")
    asked = "judge", *hands, "--tricks", "E3", "--elder-name", "Anne", "--younger-name", "Boris"
    by_code = *asked, "--code", "rubicon"
    verdict = marque.judge(deal, code="rubicon")
    assert command(*by_code, "--plain", "--why").startswith(marque.explain(verdict, deal, why=True))
    assert command(*by_code, "--lang", "fr", "--plain").startswith(
        marque.explain(verdict, deal, lang="fr")
    )
    assert command(*by_code, "--spoken", "--plain").endswith(marque.spoken(verdict, deal))
    printed = json.loads(command(*by_code, "--json"))
    plain = json.loads(json.dumps(marque.verdict_json(verdict)))
    assert plain == {key: printed[key] for key in plain}
    assert printed.keys() - plain.keys() == {"notes", "laws"}


def test_a_deal_is_judged_alone() -> None:
    deal = marque.read_deal("p39", "p39")
    with pytest.raises(TypeError):
        marque.judge(deal, tricks="E12")


def test_a_hand_reads_back_from_everything_that_it_prints() -> None:
    for text in ("♠AKQ10 ♥QJ109 ♦A7 ♣A9", "♠AKQ ♥A ?"):
        hand = marque.Hand(text)
        assert eval(repr(hand), {"Hand": marque.Hand}) == hand
        for shown in (hand.text("fr"), hand.text("en", symbols=False), hand.signs):
            assert marque.Hand(shown) == hand
    assert eval(repr(marque.Hand("♦K8", size=2)), {"Hand": marque.Hand}) == marque.Hand(
        "K♦ 8♦", size=2
    )
    with pytest.raises(AttributeError):
        hand.mask = 3


@given(st.sets(st.integers(0, 31), min_size=12, max_size=12), st.booleans())
def test_any_hand_reads_back_from_its_print(cards: set[int], symbols: bool) -> None:
    hand = marque.Hand.of(sum(1 << card for card in cards))
    assert marque.Hand(hand.signs) == hand
    for alphabet in ("en", "fr"):
        assert marque.Hand(hand.text(alphabet, symbols=symbols), cards=alphabet) == hand
    assert marque.Hand(" ".join(hand.cards), cards="en") == hand
    verdict = marque.judge(hand, "-")
    called = verdict.point.held[0]
    assert called is not None
    assert hand.point is not None
    assert (called[0].cards, called[0].pips) == tuple(hand.point)
