"""The charts of a game: they show what the sheet says, in words as well, and stay in frame."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest
from game_samples import PARTIE, OfTwo, corbillon, worked
from hypothesis import HealthCheck, given
from hypothesis import settings as examples
from hypothesis import strategies as st
from test_evening import names, played, points
from test_evening import settings as chosen_settings

from marque.games.ecrire import EcrireState, evening
from marque.games.ecrire_settings import EcrireSettings
from marque.games.ecrire_settle import settle_ecrire, standings
from marque.games.log import end_of
from marque.views.chart import Bars, Lines
from marque.views.chart_svg import HEIGHT, WIDTH, chart_svg, picture_svg
from marque.views.frame import Frame
from marque.views.game_charts import game_charts

EN = Frame("en", 120, drawn=True)


def of(game: OfTwo) -> tuple[Bars, Lines]:
    lead, totals = game_charts(game.state, game.settings, EN)
    assert isinstance(lead, Bars) and isinstance(totals, Lines)
    return lead, totals


def of_evening(state: EcrireState) -> tuple[Bars, Lines]:
    lead, perte = game_charts(state, state.settings, EN)
    assert isinstance(lead, Bars) and isinstance(perte, Lines)
    return lead, perte


def test_a_partie() -> None:
    lead, totals = of(OfTwo().deals(*PARTIE))
    assert [(bar.leader, bar.value) for bar in lead.bars] == [
        (0, 11), (1, 5), (0, 27), (0, 16), (0, 30), (0, 18),
    ]  # fmt: skip
    assert lead.about == (
        "The lead after each deal. The largest: Anne by 30, after deal 5. It changed hands "
        "2 times. At the end: Anne by 18."
    )
    assert [[point.value for point in one.runs[0]] for one in totals.series] == [
        [23, 32, 72, 87, 114, 131],
        [12, 37, 45, 71, 84, 113],
    ]
    assert totals.about.endswith("After deal 6: Anne 131 and Boris 113.")
    assert (totals.guides[0].name, totals.guides[0].value) == ("rubicon 100", 100)


def test_a_struck_deal_and_one_after_the_end_are_on_no_chart() -> None:
    lead, _ = of(OfTwo().deals(*PARTIE[:3]).strike(2))
    assert lead.places == ("1", "3")
    ended = OfTwo("cent").deals((40, 10), (20, 30)).write("end", end_of(None))
    ended.write("deal", {"deal": 3, "elder": "Anne", "younger": "Boris",
                         "result": {"elder": 90, "younger": 0}, "record": {}})  # fmt: skip
    assert of(ended)[0].places == ("1", "2")


def test_the_games_of_a_match_are_runs_of_their_own() -> None:
    game = OfTwo("cent", target=30, best_of=3).deals((40, 10), (10, 20), (5, 15))
    lead, totals = of(game)
    assert [(one.place, one.name) for one in lead.dividers] == [(0, "game 1"), (1, "game 2")]
    assert [[len(run) for run in one.runs] for one in totals.series] == [[1, 2], [1, 2]]
    assert [point.value for point in totals.series[1].runs[1]] == [20, 35]


def test_the_first_deal_draws_nothing() -> None:
    assert game_charts(OfTwo().deals(PARTIE[0]).state, OfTwo().settings, EN) == ()
    assert game_charts(worked(2), worked().settings, EN) == ()


def test_an_evening_shows_the_perte_and_who_would_be_paid_most() -> None:
    state = worked()
    lead, perte = of_evening(state)
    assert perte.places == tuple(str(n) for n in range(1, 13))
    assert [one.runs[0][-1].value for one in perte.series] == list(state.perte.values())
    assert [one.value for one in perte.series[0].runs[0]][:6] == [30, 30, 30, 70, 70, 100]
    assert (lead.bars[0].leader, lead.bars[0].value) == (None, 0)
    assert (lead.names[lead.bars[-1].leader or 0], lead.bars[-1].value) == ("Boris", 110)


def test_fines_stand_after_the_last_tour() -> None:
    coups = [coup for tour in worked(10).tours for coup in tour.coups]
    state = evening(worked().settings, coups, fines={"Boris": 150}, ended=True)
    _, perte = of_evening(state)
    assert perte.places[-1] == "fines"
    assert [one.runs[0][-1].value for one in perte.series] == list(state.perte.values())


quiet = examples(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])


@quiet
@given(names, chosen_settings, points, st.booleans(), st.sampled_from(["pot", "pairs", "direct"]))
def test_the_last_standing_is_the_settlement(players, chosen, scores, fined, way) -> None:
    way = "pot" if chosen["manner"] == "corbillon" else way
    agreement = EcrireSettings.from_dict(
        {"players": players, "preset": "ancien", "settlement": way, **chosen}
    )
    state = played(agreement, scores)
    if fined:
        coups = [coup for tour in state.tours for coup in tour.coups]
        state = evening(agreement, coups, fines={agreement.players[0]: 30}, ended=True)
    stood = standings(state)
    assert len(stood) == sum(bool(tour.marked) for tour in state.tours) + fined
    if stood:
        assert stood[-1].perte == state.perte
        nets = {one.name: one.points and one.points.net for one in settle_ecrire(state).accounts}
        assert stood[-1].nets == nets


@quiet
@given(names, chosen_settings, points, st.sampled_from(["en", "fr"]))
def test_every_line_and_bar_stays_in_its_picture(players, chosen, scores, lang) -> None:
    agreement = EcrireSettings.from_dict({"players": players, "preset": "ancien", **chosen})
    state, frame = played(agreement, scores), EN._replace(lang=lang)
    for chart in game_charts(state, agreement, frame):
        in_frame(chart_svg(chart, frame))


@pytest.mark.parametrize("count", [2, 40, 400])
def test_long_games_have_few_names_below(count: int) -> None:
    game = OfTwo("cent", target=9_999)
    scores = [((7 * n) % 31, (11 * n) % 29) for n in range(count)]
    for first, second in scores[:40]:
        game.deal(first, second)
    lead, _ = of(game)
    stretched = lead._replace(
        places=tuple(str(n + 1) for n in range(count)),
        bars=tuple(lead.bars[n % len(lead.bars)]._replace(place=n) for n in range(count)),
    )
    text = chart_svg(stretched, EN)
    in_frame(text)
    assert text.count('y="207"') <= 20
    assert f">{count}</text>" in text


def test_a_picture_has_every_chart_and_its_title() -> None:
    charts = of(OfTwo().deals(*PARTIE))
    text = picture_svg([("One & two", charts), ("Three", charts)], EN)
    root = ElementTree.fromstring(text)
    ids = re.findall(r'id="([\w-]+)"', text)
    assert len(ids) == len(set(ids)) == 8
    assert "One & two; Three" in [one.text for one in root]
    assert root.get("viewBox") == f"0 0 {WIDTH} {2 * 24 + 4 * (HEIGHT + 24)}"


def test_the_basket_has_charts_too() -> None:
    lead, _ = of_evening(corbillon(stake="0.10"))
    state = corbillon()
    nets = {one.name: one.points and one.points.net for one in settle_ecrire(state).accounts}
    best, following = sorted((net for net in nets.values() if net is not None), reverse=True)[:2]
    assert lead.bars[-1].value == best - following


def in_frame(text: str) -> None:
    """All coordinates of a chart lie inside, and it is well-formed."""
    root = ElementTree.fromstring(text)
    for one in root.iter():
        tag = one.tag.rpartition("}")[2]
        if tag == "rect":
            x, y, w, h = (float(one.get(key, "")) for key in ("x", "y", "width", "height"))
            assert x >= 0 and x + w <= WIDTH and y >= 0 and y + h <= HEIGHT and h >= 0
        elif tag == "text":
            assert 0 <= float(one.get("x", "")) <= WIDTH
            assert 0 <= float(one.get("y", "")) <= HEIGHT
        elif one.get("class") in ("line", "rule", "zero", "guide", "divider"):
            for number in re.findall(r"-?[\d.]+", one.get("d", "")):
                assert 0 <= float(number) <= WIDTH
