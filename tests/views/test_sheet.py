"""The sheet of a game of two: its goldens, what it says at every moment, and its JSON."""

from __future__ import annotations

import pytest
from game_samples import PARTIE, OfTwo, matches_golden, missing_numbers
from hypothesis import given
from hypothesis import settings as examples
from hypothesis import strategies as st
from rich.cells import cell_len

from marque.games.log import end_of, history, redo_of
from marque.views.deal_line import deal_line
from marque.views.frame import Frame
from marque.views.history import entry_text, history_view
from marque.views.lead import lead_line
from marque.views.players import labels
from marque.views.render import render
from marque.views.sheet import sheet_view
from marque.views.sheet_json import sheet_plain
from marque.views.state_lines import state_lines

FRAMES = [Frame(lang, width) for lang in ("en", "fr") for width in (40, 120)]
PLAIN = [Frame(lang, plain=True) for lang in ("en", "fr")]
EN = Frame("en", 120)

HOSTILE = [
    "[bold]Anne[/bold] :smile:",
    "\x1b[31mBoris\x1b[0m",
    "אנה",
    "الف باء",
    "A" * 80,
    "A" * 79 + "B",
    "山田太郎" * 20,
    "Boris (elder) 99, Anne",
    "♥\ufe0f\u200b♠",
    "x\u202ey",
]


def half_a_cent() -> OfTwo:
    return OfTwo("cent", double_below=50).deals((27, 13), (14, 31))


def a_match() -> OfTwo:
    played = (60, 13), (50, 20), (80, 60), (10, 50), (27, 13)
    return OfTwo("cent", best_of=5, double_below=50).deals(*played)


def said(game: OfTwo, frame: Frame = EN) -> str:
    return render(sheet_view(game.state, game.settings, frame), frame)


@pytest.mark.parametrize("frame", [*FRAMES, *PLAIN])
@pytest.mark.parametrize(
    ("name", "game", "code"),
    [
        ("cent", half_a_cent(), "dictionnaire"),
        ("cent-finished", half_a_cent().deals((64, 6)), "dictionnaire"),
        ("match", a_match(), "cent"),
        ("partie", OfTwo().deals(*PARTIE[:3]).strike(2), "rubicon"),
        ("partie-finished", OfTwo().deals(*PARTIE), "rubicon"),
    ],
)
def test_the_sheet_is_as_it_was_read(name: str, game: OfTwo, code: str, frame: Frame) -> None:
    view = sheet_view(game.state, game.settings, frame, game=f"2026-11-30-{name}", code=code)
    matches_golden(name, view, frame)


def test_the_sheet_without_accents_and_blocks() -> None:
    game, frame = OfTwo().deals(*PARTIE), Frame("fr", 40, charset="ascii")
    matches_golden("partie-finished", sheet_view(game.state, game.settings, frame), frame)


def test_the_line_after_a_deal_shows_names_and_roles() -> None:
    game = half_a_cent()
    assert (
        deal_line(game.state, 2, Frame(plain=True)) == "deal 2: Boris (elder)\u00a031, Anne\u00a014"
    )
    with pytest.raises(KeyError):
        deal_line(game.state, 3, EN)


def test_a_failed_rubicon_adds_the_totals() -> None:
    text = said(OfTwo().deals((45, 20), (15, 30), (15, 12), (20, 7), (15, 8), (15, 4)))
    assert "125 + 81 + 100 = 306 to Anne: Boris stayed below 100, so both totals are added" in text


def test_a_drawn_partie_pays_nothing() -> None:
    text = said(OfTwo().deals(*[(20, 10), (10, 20)] * 4))
    assert "The partie is drawn at 120: nothing changes hands." in text
    assert "120 - 120 = 0, nothing is paid" in text


def test_before_the_extra_deals_the_sheet_speaks_of_the_tie() -> None:
    assert "deal 7, after the tie: Anne is elder, Boris deals" in said(
        OfTwo().deals(*[(20, 10), (10, 20)] * 3)
    )


def test_the_last_deal_of_four_is_announced_as_double() -> None:
    text = said(OfTwo(deals=4).deals((30, 10), (10, 20), (20, 30)))
    assert "deal 4 of 4: Boris is elder, Anne deals; it counts double" in text
    assert "counts double" in text.split("deal  elder")[1]


def test_a_struck_deal_leaves_its_gap_and_is_played_again() -> None:
    text = said(OfTwo().deals(*PARTIE[:3]).strike(2))
    assert [line.split()[:2] for line in text.splitlines() if line.startswith("   ")] == [
        ["1", "Anne"],
        ["2", "struck"],
        ["3", "Anne"],
    ]
    assert "deal 4, the 3rd of 6: Boris is elder, Anne deals" in text


def test_undecided_asks_who_was_first() -> None:
    game = OfTwo("cent").deals((80, 70), (30, 40))
    assert "`marque amend 2 --winner NAME`" in said(game)
    lines = render(state_lines(game.state, game.settings, EN), EN).splitlines()
    assert "undecided: who was first in deal 2?" in lines


@pytest.mark.parametrize(
    ("game", "expected"),
    [
        (OfTwo().deals(*PARTIE[:2]).write("end", end_of("Boris")), "no law says how much"),
        (OfTwo().deals(*PARTIE[:2]).write("end", end_of("Boris", 50)), "50 to Anne, as the table"),
        (OfTwo().deals(*PARTIE[:2]).write("end", end_of(None)), "Ended by consent: nobody loses."),
        (OfTwo("cent").deals((120, 30)), "1 - 0 = 1 game to Anne"),
        (OfTwo("cent", double_below=50).deals((120, 30)), "2 - 0 = 2 games to Anne (a double"),
    ],
)
def test_the_end_is_explained(game: OfTwo, expected: str) -> None:
    assert expected in said(game)


def test_a_deal_that_stops_at_the_target_shows_what_was_made() -> None:
    game = OfTwo("cent", stop="at-target").deals((90, 20))
    game.deal(25, 30, crossing=[["younger", 12], ["elder", 30], ["younger", 13]])
    assert "Boris    12      0  102–20  of 25–30" in said(game)
    assert deal_line(game.state, 2, EN) == "deal 2: Boris (elder)\u00a030, Anne\u00a025"


def test_a_deal_thrown_in_is_marked_so() -> None:
    game = OfTwo().deals((40, 5), (30, 5), (20, 5), (10, 5), (10, 5))
    assert "thrown in by Boris" in said(game.deal(40, 10, thrown_in="Boris"))


def test_what_is_amiss_is_said_with_its_law() -> None:
    game = OfTwo().deals(*PARTIE[:2]).amend(2, swap=True)
    assert "Deal 2: Anne was elder; Boris was to be. (Cavendish, Law 16)" in said(game)


def test_the_lead_is_high_for_who_leads_and_its_sign_can_be_seen() -> None:
    assert lead_line([11, -5, 0, 27, 3], EN) == "▆▄·█▅"
    assert lead_line([11, -5, 0, 27, 3], Frame(charset="ascii")) == "'.-^'"
    assert lead_line([], EN) == ""


def test_names_that_look_alike_when_cut_are_told_apart() -> None:
    marie = labels(["Anne-Marie Dupont", "Anne-Marie Durand", "Chloé"], EN, 10)
    assert list(marie.values()) == ["Anne-M…ont", "Anne-M…and", "Chloé"]
    folded = labels(["Анна", "Инна", "Zoé"], Frame(charset="ascii"), 10)
    assert list(folded.values()) == ["???? 1", "???? 2", "Zoe"]


@given(st.lists(st.sampled_from(HOSTILE), min_size=2, max_size=7, unique=True), st.data())
def test_a_label_is_short_and_like_no_other(players, data) -> None:
    frame = Frame(charset=data.draw(st.sampled_from(["utf-8", "cp1252", "ascii"])))
    limit = data.draw(st.sampled_from([6, 8, 10, 12, 24]))
    shown = labels(players, frame, limit).values()
    assert len(set(shown)) == len(players)
    assert all(0 < cell_len(label) <= limit for label in shown)


def test_a_name_cannot_pass_for_the_words_around_it() -> None:
    game = OfTwo(players=("Boris (elder) 99, Anne", "Boris")).deals((14, 31))
    assert deal_line(game.state, 1, EN) == (
        "deal 1: “Boris (elder) 99, Anne” (elder)\u00a014, Boris\u00a031"
    )


names = st.sampled_from(HOSTILE) | st.sampled_from(["Anne", "Boris", "Zoé"])
deals = st.lists(st.tuples(st.integers(0, 200), st.integers(0, 200)), max_size=9)
frames = st.builds(
    lambda lang, width, charset, plain: Frame(lang, width, charset=charset, plain=plain),
    st.sampled_from(["en", "fr"]),
    st.sampled_from([40, 60, 80, 120]),
    st.sampled_from(["utf-8", "cp1252", "ascii"]),
    st.booleans(),
)


@examples(max_examples=120, deadline=None)
@given(st.lists(names, min_size=2, max_size=2, unique=True), deals, frames, st.data())
def test_whatever_is_played_by_whomever(players, played, frame, data) -> None:
    kind = data.draw(st.sampled_from(["partie", "cent", "match"]))
    chosen = {"best_of": 3, "double_below": 50} if kind == "match" else {}
    game = OfTwo("partie" if kind == "partie" else "cent", players=tuple(players), **chosen)
    for pair in played:
        if game.state.next is None:
            break
        game.deals(pair)
    if len(game.state.deals) > 1 and data.draw(st.booleans()):
        game.strike(game.state.deals[0].deal.number)
    state, settings = game.state, game.settings
    view = sheet_view(state, settings, frame, game="k3", code="rubicon")
    text = render(view, frame)
    text.encode(frame.charset)
    assert "\x1b" not in text
    assert "A" * 30 not in text
    if not frame.plain:
        assert max(map(cell_len, text.splitlines())) <= frame.width
    plain = sheet_plain(state, settings, game="k3", code="rubicon")
    assert missing_numbers(plain, view, frame) == []
    if frame.width == 40:
        assert render(state_lines(state, settings, frame, game="k3"), frame).count("\n") <= 8


def test_the_json_of_the_contract() -> None:
    game = OfTwo().deals(*PARTIE)
    plain = sheet_plain(game.state, game.settings, game="k3", code="rubicon", entry=6)
    assert list(plain)[:2] == ["schema", "entry"]
    contract = {
        "schema": "marque.sheet/1",
        "entry": 6,
        "game": "k3",
        "kind": "partie",
        "code": "rubicon",
        "players": ["Anne", "Boris"],
        "totals": {"Anne": 131, "Boris": 113},
        "next": None,
        "finished": True,
        "undecided": False,
        "winner": "Anne",
        "settlement": {
            "winner": "Anne",
            "points": 118,
            "rubicon": False,
            "double": False,
            "formula": "131 - 113 + 100",
        },
    }
    assert {key: plain[key] for key in contract} == contract
    assert plain["deals"][1] == {
        "n": 2,
        "elder": "Boris",
        "younger": "Anne",
        "points": {"Boris": 25, "Anne": 9},
        "weight": 1,
    }
    assert "games" not in plain


def test_the_json_of_a_match_lists_its_games() -> None:
    game = a_match()
    plain = sheet_plain(game.state, game.settings, game="k3", code="cent")
    assert plain["games"] == [
        {"n": 1, "totals": {"Anne": 110, "Boris": 33}, "winner": "Anne", "double": True},
        {"n": 2, "totals": {"Anne": 90, "Boris": 110}, "winner": "Boris", "double": False},
    ]
    assert plain["next"] == {"elder": "Boris", "younger": "Anne", "idle": []}
    assert "entry" not in plain


@pytest.mark.parametrize("frame", FRAMES)
def test_every_change_with_its_time_and_whether_it_stands(frame: Frame) -> None:
    game = OfTwo("cent").deals((27, 13), (14, 31)).amend(2, points={"Boris": 20}).undo()
    game.amend(2, swap=True).strike(1).undo().undo()
    game.write("redo", redo_of(game.entries)[0]).write("note", {"text": "Denis [bold] \x1b[31m"})
    game.write("end", end_of("Anne", 5)).write("undo", {"undoes": "nobody"})
    matches_golden("history", history_view(history(game.entries), frame), frame)


def test_an_entry_that_was_taken_back_may_hold_anything() -> None:
    game = half_a_cent()
    for data in ({}, {"deal": "x", "result": 3}, {"deal": True, "result": {"elder": -1}}):
        for kind in ("deal", "amend", "strike", "ruling", "end", "note", "undo"):
            game.write(kind, data)
            assert entry_text(game.entries[-1], EN)
    text = render(history_view(history(game.entries), Frame(width=40)), Frame(width=40))
    assert max(map(cell_len, text.splitlines())) <= 40
