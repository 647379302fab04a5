"""`marque verify`: the published deals against the program, and what a difference looks like."""

import json

import pytest
from cli_running import marque, widest

from marque.cli.verify import replay
from marque.language.words import LANGUAGES
from marque.referee.record import read_records
from marque.views.frame import Frame
from marque.views.render import render
from marque.views.verify import verify_view

DEAL = """
deal: invented
code: rubicon
source: nobody
elder: S:AKQJT H:A98 D:A8 C:87
younger: H:KQJT C:KQJT D:KQJT
"""


def replayed(*written: str):
    (entry,) = read_records([*DEAL.strip().splitlines(), *written], "test")
    assert not entry.errors
    return replay(entry.record)


def test_the_program_agrees_with_every_published_deal() -> None:
    ran = marque("verify", "--json")
    told = json.loads(ran.out)
    assert (ran.status, ran.err, told["agrees"]) == (0, "", True)
    assert len(told["deals"]) == 22
    deal = next(deal for deal in told["deals"] if deal["deal"] == "D3")
    assert deal["written"]["total"] == deal["found"]["total"] == [147, 0]
    assert deal["found"]["repic"] == "elder"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("form", [(), ("--ascii",), ("--plain",)])
@pytest.mark.parametrize("width", [40, 120])
def test_the_page_has_every_deal_and_fits(lang: str, form: tuple, width: int) -> None:
    ran = marque("verify", *form, lang=lang, width=width)
    assert (ran.status, ran.err) == (0, "")
    assert form == ("--plain",) or widest(ran.out) <= width
    assert form != ("--ascii",) or ran.out.isascii()
    assert all(figure in ran.out.replace("–", "-") for figure in ("147-0", "1-87", "28-23"))


@pytest.mark.parametrize(
    ("written", "agrees"),
    [
        ("written-declared: 23 0", True),
        ("written-declared: 23 1", False),
        ("written-tricks: 6 6", False),
        ("written-repic: none", True),
        ("written-repic: elder", False),
        ("written-pic: elder", False),
        # The play isn't known: a pic may still come, and "none" claims no more than that.
        ("written-pic: none", True),
    ],
)
def test_every_figure_written_is_compared(written: str, agrees: bool) -> None:
    (figure,) = replayed(written).figures
    assert figure.agrees is agrees


def test_none_must_be_certain_where_the_play_is_known() -> None:
    tricks = "tricks: SA/HT SK/CT SQ/DT SJ/HJ ST/CJ HA/HQ DA/DJ"
    assert [one.found for one in replayed(tricks, "written-pic: none").figures] == ["elder"]
    assert not replayed(tricks, "written-pic: none").agrees
    # With one trick of the twelve known the pic is open, and open is not "none".
    assert [one.found for one in replayed("tricks: SA/HT", "written-pic: none").figures] == [
        "unknown"
    ]
    assert not replayed("tricks: SA/HT", "written-pic: none").agrees


def test_a_difference_shows_both_figures() -> None:
    both = [replayed("written-declared: 20 3"), replayed("written-declared: 23 0")]
    page = render(verify_view(both, Frame(plain=True)), Frame(plain=True))
    assert page.splitlines()[0] == "1 of 2 published deals differs."
    assert "declared 20–3, found 23–0; agrees: no" in page
    assert "declared 23–0; agrees: yes" in page


def test_verify_takes_no_arguments() -> None:
    assert marque("verify", "D3").status == 2
