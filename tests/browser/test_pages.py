"""The pages that `export` writes, opened in a real browser."""

import shlex
from itertools import pairwise

import pytest

from tests.browser.evenings import THREE, cent, evening, page, partie
from tests.cli.cli_running import At

GAMES = ("partie", "match", "soir", "partie match soir")
A4, LETTER = (8.27, 11.69), (8.5, 11)

HOSTILE = (
    "=1+1",
    "<script>alert(1)</script>",
    '";rm',
    "<img/src=x/onerror=alert(1)>",
    "אנה",
    "x\u200b\u202ey",
    "W" * 60,
)


@pytest.fixture(scope="module")
def club(tmp_path_factory) -> At:
    at = At(tmp_path_factory.mktemp("club"))
    partie(at, "partie")
    cent(at, "match")
    evening(at, "soir")
    return at


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [360, 768, 1280])
@pytest.mark.parametrize("names", GAMES)
def test_a_page_fits_the_screen_and_can_be_read(window, club, tmp_path, names, width, scheme):
    for lang in ("en", "fr"):
        window.open(page(club, tmp_path, names, lang=lang), width, scheme)
        window.js("unfold()")
        assert window.errors() == []
        assert window.js("document.documentElement.scrollWidth") <= width
        assert window.js("stickingOut()") == []
        assert window.js("textsOfCharts()") == []
        letters, words = window.js("contrastOfLetters()")
        assert letters >= 4.5, words
        marks, mark = window.js("contrastOfMarks()")
        assert marks >= 3, mark
        ground = window.js("getComputedStyle(document.body).backgroundColor")
        red = int(ground.removeprefix("rgb(").split(",")[0])
        assert red < 60 if scheme == "dark" else red > 200
        assert window.js("document.documentElement.lang") == lang


@pytest.mark.parametrize("names", GAMES)
def test_the_charts_are_drawn(window, club, tmp_path, names):
    window.open(page(club, tmp_path, names))
    charts = window.js("all('svg.chart').length")
    assert charts == 2 * len(names.split())
    lengths = window.js("all('.line', one => one.getTotalLength())")
    assert lengths and min(lengths) > 20
    sizes = window.js("all('.bar', one => [one.getBBox().width, one.getBBox().height])")
    assert sizes and min(map(min, sizes)) > 0.5


def test_the_bars_are_as_high_as_the_leads(window, club, tmp_path):
    window.open(page(club, tmp_path, "partie"))
    totals = window.js("all('section:first-child tbody td:last-child', one => one.textContent)")
    leads = [first - second for first, second in (map(int, one.split("–")) for one in totals)]
    boxes = window.js("all('.bar', one => [one.getBBox().y, one.getBBox().height])")
    assert len(leads) == len(boxes) == 6
    per_point = boxes[-1][1] / abs(leads[-1])
    for lead, (_, height) in zip(leads, boxes, strict=True):
        assert height == pytest.approx(abs(lead) * per_point, abs=0.2)
    feet = [
        top + height if lead > 0 else top for lead, (top, height) in zip(leads, boxes, strict=True)
    ]
    assert min(leads) < 0 < max(leads)
    assert max(feet) - min(feet) < 0.2


def test_a_deal_unfolds_on_a_click_and_by_the_keyboard(window, club, tmp_path):
    window.open(page(club, tmp_path, "partie"))
    summaries = window.driver.find_elements("css selector", "summary")
    table = window.driver.find_elements("css selector", "details table")
    assert len(summaries) == 6
    assert not table[0].is_displayed()
    summaries[0].click()
    assert table[0].is_displayed()
    assert "quint to the king" in table[0].text
    summaries[1].send_keys("\ue007")
    assert table[1].is_displayed()
    summaries[0].click()
    assert not table[0].is_displayed()


def test_a_deal_unfolds_without_any_script(window, club, tmp_path):
    path = page(club, tmp_path, "partie")
    window.cdp("Emulation.setScriptExecutionDisabled", value=True)
    try:
        window.open(path)
        root = window.cdp("DOM.getDocument")["root"]["nodeId"]
        find = {"nodeId": root, "selector": "details"}
        details = window.cdp("DOM.querySelector", **find)["nodeId"]
        assert "open" not in window.cdp("DOM.getAttributes", nodeId=details)["attributes"]
        window.cdp("DOM.scrollIntoViewIfNeeded", nodeId=details)
        left, top = window.cdp("DOM.getBoxModel", nodeId=details)["model"]["content"][:2]
        for kind in ("mousePressed", "mouseReleased"):
            at = {"x": left + 30, "y": top + 15, "button": "left", "clickCount": 1}
            window.cdp("Input.dispatchMouseEvent", type=kind, **at)
        assert "open" in window.cdp("DOM.getAttributes", nodeId=details)["attributes"]
    finally:
        window.cdp("Emulation.setScriptExecutionDisabled", value=False)


@pytest.mark.parametrize("paper", [A4, LETTER], ids=["A4", "letter"])
@pytest.mark.parametrize("names", ["partie", "match", "soir"])
def test_a_game_is_printed_on_one_sheet(window, club, tmp_path, names, paper):
    for lang in ("en", "fr"):
        window.open(page(club, tmp_path, names, lang=lang), scheme="dark")
        assert window.pages_in_print(*paper) == 1


@pytest.mark.parametrize(
    ("names", "rois"),
    [("Anne Boris Chloé Denis", 8), ("Anne Boris Chloé Denis Émile", 10), ("Anne Boris", 6)],
)
def test_any_usual_evening_is_printed_on_one_sheet(window, tmp_path, names, rois):
    at = At(tmp_path / "home")
    evening(at, "soir", names, rois, [*THREE, *THREE])
    window.open(page(at, tmp_path, "soir"))
    for paper in (A4, LETTER):
        assert window.pages_in_print(*paper) == 1


def test_an_evening_of_two_parties_is_printed_on_one_sheet(window, tmp_path):
    at = At(tmp_path / "home")
    partie(at, "one")
    partie(at, "two")
    window.open(page(at, tmp_path, "one two"))
    assert window.pages_in_print(*LETTER) == 1
    window.js("document.querySelector('details').open = true")
    assert window.pages_in_print(*LETTER) > 1


def test_names_are_names_whatever_they_look_like(window, tmp_path):
    at = At(tmp_path / "home")
    evening(at, "soir", shlex.join(HOSTILE), 7)
    partie(at, "partie", f"{'W' * 17} {'M' * 40}")
    for width in (360, 1280):
        for lang in ("en", "fr"):
            window.open(page(at, tmp_path, "soir partie", lang=lang), width)
            window.js("unfold()")
            assert window.errors() == []
            assert window.js("[document.scripts.length, document.images.length]") == [0, 0]
            assert window.js("document.documentElement.scrollWidth") <= width
            assert window.js("stickingOut()") == []
            assert window.js("textsOfCharts()") == []
            words = window.js("document.body.textContent")
            assert "<script>" in words
            assert "\u202e" not in words and "\u200b" not in words


def test_a_right_to_left_name_moves_nothing_beside_it(window, tmp_path):
    at = At(tmp_path / "home")
    partie(at, "partie", "אנה Boris")
    window.open(page(at, tmp_path, "partie"))
    assert window.js("all('summary bdi', one => one.textContent)") == ["אנה"] * 6
    lefts = window.js("leftsOf('summary *', 'deal 1:')")
    assert len(lefts) == 3
    assert lefts == sorted(lefts)


def is_image(node) -> bool:
    return not node.get("ignored") and node["role"]["value"] == "image"


@pytest.mark.parametrize("names", GAMES)
def test_whoever_listens_finds_headings_tables_and_charts(window, club, tmp_path, names):
    window.open(page(club, tmp_path, names))
    levels = [
        int(name[1]) for name in window.js("all('h1, h2, h3, h4, h5, h6', one => one.tagName)")
    ]
    assert levels[0] == 1 and levels.count(1) == 1
    assert all(after <= before + 1 for before, after in pairwise(levels))
    window.js("unfold()")
    nodes = window.cdp("Accessibility.getFullAXTree")["nodes"]
    named: dict[str, list[str]] = {}
    for node in nodes:
        if not node.get("ignored"):
            role = node["role"]["value"]
            named.setdefault(role, []).append(node.get("name", {}).get("value", ""))
    assert len(named["image"]) == 2 * len(names.split())
    for role in ("image", "table", "columnheader", "rowheader", "heading"):
        assert all(named[role]), role
    assert any(
        "Anne" in node["description"]["value"] for node in nodes if "image" in str(node["role"])
    )


def test_wide_tables_stay_tables_for_whoever_listens_on_a_telephone(window, club, tmp_path):
    window.open(page(club, tmp_path, "soir"), 360)
    nodes = window.cdp("Accessibility.getFullAXTree")["nodes"]
    roles = [node["role"]["value"] for node in nodes if not node.get("ignored")]
    tables = window.js("all('main table').length")
    assert roles.count("table") == tables


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_charts_alone_are_a_picture(window, club, tmp_path, scheme):
    for names in GAMES:
        window.open(page(club, tmp_path, names, "svg"), 720, scheme)
        assert window.errors() == []
        assert window.js("document.documentElement.tagName") == "svg"
        assert window.js("textsOfCharts()") == []
        assert window.js("all('g[role=img]').length") == 2 * len(names.split())
        paper = window.js("getComputedStyle(document.querySelector('.paper')).fill")
        assert (int(paper.removeprefix("rgb(").split(",")[0]) < 60) == (scheme == "dark")
