"""The sheet of an evening of written piquet: its goldens, its JSON, the state in a few lines."""

from __future__ import annotations

import pytest
from game_samples import (
    PLAYERS,
    WORKED,
    agreed,
    corbillon,
    coups,
    matches_golden,
    missing_numbers,
    worked,
)
from hypothesis import given
from hypothesis import settings as examples
from hypothesis import strategies as st
from rich.cells import cell_len

from marque.games.ecrire import EcrireState, evening
from marque.games.ecrire_changes import changes
from marque.games.ecrire_settings import EcrireSettings
from marque.games.ecrire_settle import settle_ecrire
from marque.games.marking import Coup
from marque.views.changes import change_text
from marque.views.deal_line import deal_line
from marque.views.evening import evening_view, uneven_notice
from marque.views.frame import Frame
from marque.views.render import render
from marque.views.settlement import settlement_view
from marque.views.sheet_json import sheet_plain
from marque.views.state_lines import state_lines

FRAMES = [Frame(lang, width) for lang in ("en", "fr") for width in (40, 80, 120)]
PLAIN = [Frame(lang, plain=True) for lang in ("en", "fr")]
EN = Frame("en", 120)

HOSTILE = [
    "[bold]Anne[/bold] :smile:",
    "אנה",
    "الف باء",
    "A" * 80,
    "A" * 79 + "B",
    "山田太郎" * 20,
    "Anne 30, Boris",
    "♥\ufe0f♠",
    "Zoé",
]


def said(state: EcrireState, frame: Frame = EN) -> str:
    return render(evening_view(state, frame), frame)


def plain_of(state: EcrireState) -> dict:
    return sheet_plain(state, state.settings, game="k3", code="dictionnaire")


def amended(state: EcrireState, n: int, points: tuple[int, int]) -> EcrireState:
    played = [coup for tour in state.tours for coup in tour.coups]
    again = [coup._replace(points=points) if coup.n == n else coup for coup in played]
    return evening(state.settings, again)


@pytest.mark.parametrize("frame", [*FRAMES, *PLAIN])
@pytest.mark.parametrize(
    ("name", "state"),
    [
        ("evening-finished", worked()),
        ("evening-demi-tour", worked(9)),
        ("evening-exact", evening(agreed(preset="dictionnaire", stake="0.10"), coups(WORKED)[:4])),
        ("corbillon", corbillon(stake="0.07")),
    ],
)
def test_the_sheet_is_as_it_was_read(name: str, state: EcrireState, frame: Frame) -> None:
    view = evening_view(state, frame, game="2026-11-30-ecrire", code="dictionnaire")
    matches_golden(name, view, frame)


@pytest.mark.parametrize("frame", FRAMES)
def test_the_state_of_a_crowded_table_fits_a_telephone(frame: Frame) -> None:
    state = evening(agreed("ABCDEFG", rois=7, manner="corbillon"), coups(WORKED)[:9])
    view = state_lines(state, state.settings, frame, game="2026-11-30-ecrire")
    matches_golden("state-of-seven", view, frame)


def test_at_the_demi_tour_the_excess_is_held() -> None:
    lines = render(state_lines(worked(9), agreed(), EN), EN).splitlines()
    assert lines == [
        "Written piquet, tour 4 of 12",
        "Boris is elder, Anne deals",
        "waiting: Chloé",
        "demi-tour: Anne holds 10",
        "perte: Anne\u00a030, Boris\u00a00, Chloé\u00a0120",
    ]


def test_a_refait_is_announced_and_played_again() -> None:
    text = said(worked(6))
    assert "tour 3 again: Chloé is elder, Anne deals" in text
    (row,) = (line.split() for line in text.splitlines() if "24–27" in line)
    assert row[:9] == ["3", "5–6", "Chloé–Anne", "24–27", "Anne", "3", "33–26", "+4", "refait"]


def test_the_line_after_a_deal_names_the_two_who_played_it() -> None:
    assert deal_line(worked(), 19, EN) == "deal 19: Chloé (elder)\u00a013, Anne\u00a0115"


def test_an_uneven_evening_says_who_plays_more_and_what_would_be_even() -> None:
    (notice,) = uneven_notice(agreed("ABCDE", rois=6), EN)
    assert notice.text == (
        "An uneven evening: 6 tours for Boris, 5 for Anne and Chloé, 4 for Denis and Émile. "
        "Even for 5 players: 5 or 10 rois."
    )
    assert not list(uneven_notice(agreed("ABCDE", rois=10), EN))
    assert not list(uneven_notice(agreed("ABCDE", rois=6, rotation="malheureux"), EN))


def test_an_evening_broken_off_and_a_fine() -> None:
    state = evening(agreed(), coups(WORKED)[:9], fines={"Boris": 15}, ended=True)
    text = said(state)
    assert "Broken off, 9 tours, 5 rois left; what is written counts" in text
    rows = [line.split() for line in text.splitlines()]
    assert rows[-2:] == [["fines", "0", "15", "0"], ["perte", "30", "15", "120"]]


def test_a_debt_is_shown_and_said() -> None:
    ruined = [Coup(1, "Anne", "Boris", (10, 300)), Coup(2, "Boris", "Anne", (300, 10))]
    text = said(evening(agreed("ABC", manner="corbillon"), ruined))
    assert "Anne is out of jetons and owes 3." in text
    assert "-3 + 62 + 61 + 60 = 180: 3 players with 60 each" in text


def test_what_a_correction_changes_is_told_thing_by_thing() -> None:
    refait = changes(worked(10), amended(worked(10), 2, (44, 31)))
    assert [change_text(one, EN) for one in refait][:3] == [
        "tour 1, state: marked → refait",
        "tour 1, balance: -10 → +4",
        "tour 1, refaits: 0 → 1",
    ]
    assert change_text(refait[-1], Frame("fr")) == "perte d’Anne\u00a0: 70 → 40"
    marked = changes(worked(), amended(worked(), 6, (20, 33)))
    assert "tour 3, deals set aside: none → 7 and 8" in [change_text(one, EN) for one in marked]
    assert "7 and 8" not in said(worked())
    assert "Deal 7 counts no more: tour 3 is marked without it." in said(
        amended(worked(), 6, (20, 33))
    )


def test_the_json_of_the_contract() -> None:
    plain = plain_of(worked())
    assert plain["schema"] == next(iter(plain.values())) == "marque.sheet/1"
    assert plain["tours"][0] == {
        "n": 1,
        "pair": ["Anne", "Boris"],
        "coups": [[38, 21], [17, 44]],
        "held": {"Anne": 17},
        "state": "marked",
        "balance": -10,
        "refaits": 0,
        "marque": 10,
        "consolation": 20,
        "marked": "Anne",
        "written": 30,
    }
    assert plain["tours"][2]["coups"] == [[24, 27], [33, 26], [29, 16], [11, 40]]
    assert plain["perte"] == {"Anne": 180, "Boris": 70, "Chloé": 340}
    assert plain["left"] == {"rois": 0, "tours": 0}
    assert plain["settlement"]["net_points"]["Anne"] == "50/3"
    assert plain["settlement"]["transfers"][0] == {
        "from": "Chloé",
        "to": "Boris",
        "amount": "12.67",
    }
    half = plain_of(worked(9))
    assert half["next"] == {
        "elder": "Boris",
        "younger": "Anne",
        "idle": ["Chloé"],
        "tour": 4,
        "state": "demi-tour",
    }
    assert (half["tours"][3]["held"], half["tours"][3]["marque"]) == ({"Anne": 10}, None)
    assert half["deals"][8] == {
        "n": 9,
        "elder": "Anne",
        "younger": "Boris",
        "points": {"Anne": 20, "Boris": 10},
        "weight": 1,
    }
    assert "corbillon" not in half
    basket = plain_of(corbillon())["corbillon"]
    assert basket["holdings"]["Boris"] == 38
    assert basket["basket"] == 12


names = st.lists(
    st.sampled_from([*HOSTILE, *PLAYERS.values()]), min_size=2, max_size=7, unique=True
)
frames = st.builds(
    lambda lang, width, charset, plain: Frame(lang, width, charset=charset, plain=plain),
    st.sampled_from(["en", "fr"]),
    st.sampled_from([40, 60, 80, 120]),
    st.sampled_from(["utf-8", "cp1252", "ascii"]),
    st.booleans(),
)
settings = st.fixed_dictionaries(
    {
        "rois": st.integers(1, 3),
        "rotation": st.sampled_from(["tourner", "malheureux"]),
        "marking": st.sampled_from(["tens", "point"]),
        "manner": st.sampled_from(["written", "corbillon"]),
        "consolation": st.sampled_from([0, 20]),
        "refait_bonus": st.sampled_from([0, 20]),
        "stake": st.sampled_from([None, "0.10"]),
    }
)
points = st.lists(st.tuples(st.integers(0, 170), st.integers(0, 170)), max_size=16)


def played(chosen: EcrireSettings, scores: list[tuple[int, int]]) -> EcrireState:
    """An evening of these coups, each played by the two whose turn it was."""
    done: list[Coup] = []
    state = evening(chosen, done)
    for score in scores:
        if state.next is None:
            break
        done.append(Coup(len(done) + 1, state.next.elder, state.next.younger, score))
        state = evening(chosen, done)
    return state


@examples(max_examples=60, deadline=None)
@given(names, settings, points, frames, st.booleans())
def test_whatever_is_played_by_whomever(players, chosen, scores, frame, ended) -> None:
    agreement = EcrireSettings.from_dict({"players": players, "preset": "ancien", **chosen})
    state = played(agreement, scores)
    if ended:
        done = [coup for tour in state.tours for coup in tour.coups]
        state = evening(agreement, done, ended=True)
    view = evening_view(state, frame)
    if state.finished:
        view = (*view, *settlement_view(settle_ecrire(state), frame))
    text = render(view, frame)
    text.encode(frame.charset)
    assert "\x1b" not in text
    assert "A" * 30 not in text
    if not frame.plain:
        assert max(map(cell_len, text.splitlines())) <= frame.width
    assert missing_numbers(plain_of(state), view, frame) == []
    if frame.width == 40:
        assert render(state_lines(state, agreement, frame, game="k3"), frame).count("\n") <= 8
