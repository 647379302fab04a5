"""Sessions on a real pseudo-terminal: typing, leaving, being killed, and coming back."""

import os
import signal
import sys
from pathlib import Path

import pytest

pytest.importorskip("pexpect")
if sys.platform == "win32":
    pytest.skip("pseudo-terminals are of other systems", allow_module_level=True)

from table_running import TMUX, Sitting, Window, begin, piped, points, sheet

ANSWERS = ("", "", "58", "", "5K; 39", "", "Q3", "n", "K3", "B5", "A7", "")
STEPS = (
    "carte blanche", "exchange", "point", "answer", "sequences", "answer", "quatorzes, trios",
    "answer", "counts", "tricks", "tricks", "write",
)  # fmt: skip


@pytest.fixture
def home(tmp_path: Path) -> Path:
    begin(tmp_path)
    return tmp_path


def test_an_evening_typed(tmp_path):
    sitting = Sitting(tmp_path)
    sitting.until("marque>")
    sitting.type("new cent Anne Boris --dealer Anne --target 100\r", "1 Boris-Anne>")
    shown = sitting.type("27-13", "(deal 1: Boris (elder) 27, Anne 13)")
    assert "not yet" not in shown
    sitting.type("\r", "2 Anne-Boris>")
    sitting.type("u\r", "Taken back: deal 1: Boris (elder) 27, Anne 13.")
    sitting.until("1 Boris-Anne>")
    sitting.type("p39/p39\r", "equal")
    sitting.until("1 Boris-Anne>")
    sitting.type("60-20\r", "2 Anne-Boris>")
    sitting.type("14-41\r", "Boris wins")
    sitting.until("marque>")
    sitting.type("encore\r", "1 Boris-Anne>")
    shown, status = sitting.leave("q\r")
    assert "Everything is written" in shown
    assert status == 0
    assert sheet(tmp_path)["finished"] is False


def test_tab_completes_and_the_arrow_brings_back_all_but_hands(home):
    sitting = Sitting(home)
    sitting.until("1 Boris-Anne>")
    sitting.type("she\t\r", "Game to 221: Anne and Boris")
    sitting.until("1 Boris-Anne>")
    sitting.type("AKQ.K98.A98.J98\r", "three cards, 31")
    sitting.until("1 Boris-Anne>")
    shown = sitting.type("\x1b[A\r", "Game to 221: Anne and Boris")
    assert "AKQ" not in shown
    sitting.until("1 Boris-Anne>")
    assert sitting.leave("\x04")[1] == 0
    kept = [path.read_bytes() for path in home.rglob("*") if path.is_file()]
    assert not [text for text in kept if b"AKQ" in text]


def test_a_kill_in_the_middle_of_a_deal_loses_no_step(home):
    sitting = Sitting(home)
    sitting.until("1 Boris-Anne>")
    sitting.type("deal\r", "1 carte blanche>")
    for answer, step in zip(ANSWERS[:8], STEPS[1:9], strict=True):
        sitting.type(f"{answer}\r", f"1 {step}>")
    sitting.kill()
    again = Sitting(home)
    shown = again.until("1 counts>")
    assert "Deal 1 goes on where it was left." in shown
    assert "Count: Boris 25, Anne 0" in shown
    for answer, step in zip(ANSWERS[8:11], STEPS[9:], strict=True):
        again.type(f"{answer}\r", f"1 {step}>")
    again.type("\r", "2 Anne-Boris>")
    assert again.leave("\x04")[1] == 0
    assert points(home) == [(30, 21)]


def test_a_kill_after_a_ruling_loses_neither_the_deal_nor_the_ruling(home):
    sitting = Sitting(home)
    sitting.until("1 Boris-Anne>")
    sitting.type("deal\r", "1 carte blanche>")
    for answer, step in zip(ANSWERS[:9], STEPS[1:10], strict=True):
        sitting.type(f"{answer}\r", f"1 {step}>")
    sitting.type("law ask B49 --apply --fact offender=elder\r", "B49:")
    sitting.type("1\r", "B49:")
    sitting.type("yes\r", "1 tricks>")
    sitting.kill()
    again = Sitting(home)
    shown = again.until("1 tricks>")
    assert "(Boris may not count: point.)" in shown
    assert "Count: Boris 19, Anne 3" in shown
    again.type("B12\r", "1 write>")
    again.type("\r", "2 Anne-Boris>")
    assert again.leave("\x04")[1] == 0
    # Without the point elder has eighteen before his lead.
    assert points(home) == [(18 + 12 + 40, 3)]


def test_a_dropped_line_loses_nothing(home):
    sitting = Sitting(home)
    sitting.until("1 Boris-Anne>")
    sitting.type("27-13\r", "2 Anne-Boris>")
    sitting.type("deal\r", "2 carte blanche>")
    sitting.type("anne\r", "2 exchange>")
    sitting.child.kill(signal.SIGHUP)
    sitting.child.wait()
    sitting.child.close()
    again = Sitting(home, TERM="dumb")
    assert "Deal 2 goes on" in again.until("2 exchange>")
    assert again.leave("\x04")[1] == 0
    assert points(home) == [(27, 13)]


@pytest.mark.parametrize("key", ["\x03", "\x04"], ids=["Ctrl-C", "Ctrl-D"])
@pytest.mark.parametrize("term", ["xterm", "dumb"])
def test_leaving_at_the_prompt(tmp_path, key, term):
    sitting = Sitting(tmp_path, TERM=term)
    sitting.until("marque>")
    shown, status = sitting.leave(key)
    assert "Everything is written; `marque table` goes on from here." in shown
    assert "Traceback" not in shown
    assert status == 0


def test_leaving_at_every_step_of_a_deal_and_going_on(home):
    """Each sitting answers one question and leaves at the next, by Ctrl-C and Ctrl-D in turn."""
    for number, answer in enumerate(("deal", *ANSWERS)):
        sitting = Sitting(home, TERM="dumb")
        sitting.until("1 Boris-Anne>" if number == 0 else f"1 {STEPS[number - 1]}>")
        last = number == len(ANSWERS)
        sitting.type(f"{answer}\r", "2 Anne-Boris>" if last else f"1 {STEPS[number]}>")
        shown, status = sitting.leave("\x03" if number % 2 else "\x04")
        assert ("Deal 1 is kept as far as it was told." in shown) is not last
        assert status == 0
    assert points(home) == [(30, 21)]


def test_ctrl_c_leaves_with_a_line_half_typed(home):
    sitting = Sitting(home)
    sitting.until("1 Boris-Anne>")
    sitting.type("27-1", "27 to 1")
    assert sitting.leave("\x03")[1] == 0
    assert points(home) == []


def test_a_dumb_terminal_gets_no_escape(home):
    sitting = Sitting(home, TERM="dumb")
    sitting.until("1 Boris-Anne>")
    sitting.child.send("27-13\r")
    sitting.child.expect_exact("2 Anne-Boris>")
    raw = sitting.child.before
    sitting.child.send("p58/p59\r")
    sitting.child.expect_exact("2 Anne-Boris>")
    assert "\x1b" not in raw + sitting.child.before
    assert sitting.leave("\x04")[1] == 0
    assert points(home) == [(27, 13)]


def test_plain_lines_on_an_able_terminal(home):
    sitting = Sitting(home, "--plain")
    sitting.until("1 Boris-Anne>")
    sitting.type("27-13\r", "2 Anne-Boris>")
    sitting.type("she\t\r", "total")
    sitting.until("2 Anne-Boris>")
    assert sitting.leave("\x04")[1] == 0
    assert points(home) == [(27, 13)]


def test_a_terminal_of_ascii_has_letters_for_suits(home):
    sitting = Sitting(home, PYTHONIOENCODING="ascii", PYTHONUTF8="0", LANG="fr", LC_ALL="C")
    sitting.until("1 Boris-Anne>")
    sitting.type("AKQ.K98.A98.J98/T98.AQJ.KQJT.AK/E5Y5E2\r", "S:AKQ")
    sitting.until("2 Anne-Boris>")
    assert sitting.leave("\x04")[1] == 0


# Through a pipe.


def test_lines_piped_in(home):
    ran = piped(home, "27-13", "deal", "", "", "58", "", "", "", "", "A12", "", "sheet")
    assert (ran.returncode, ran.stderr) == (0, "")
    assert points(home)[0] == (27, 13)
    assert len(points(home)) == 2
    assert "\x1b" not in ran.stdout
    assert ">" not in ran.stdout


def test_a_pipe_tells_by_its_status_that_a_line_failed(home):
    ran = piped(home, "27-13", "shet", "31-14")
    assert ran.returncode == 2
    assert "sheet" in ran.stderr
    assert points(home) == [(27, 13), (31, 14)]


def test_a_pipe_brings_neither_the_prompt_library_nor_rich(home):
    """What a table may import: without a terminal neither, and on one no layout at its start."""
    told = home / "modules"
    site = home / "site"
    site.mkdir()
    (site / "sitecustomize.py").write_text(
        "import atexit, os, sys\n"
        "def tell():\n"
        "    with open(os.environ['TOLD'], 'w') as file: file.write(' '.join(sys.modules))\n"
        "atexit.register(tell)\n"
    )
    from table_running import ROOT

    more = {"PYTHONPATH": os.pathsep.join((str(site), str(ROOT))), "TOLD": str(told)}
    sitting = Sitting(home, **more)
    sitting.until("1 Boris-Anne>")
    sitting.leave("\x04")
    found = set(told.read_text().split())
    assert "prompt_toolkit" in found
    assert not {"rich", "pydantic", "marque.laws.catalogue"} & found
    # Nor what reads a line, judges a deal or leads through one, before a key is pressed.
    later = {"marque.calls.announce", "marque.referee.judge", "marque.session.led"}
    assert not later & found
    sitting = Sitting(home, TERM="dumb", **more)
    sitting.until("1 Boris-Anne>")
    sitting.leave("\x04")
    assert not {"rich", "prompt_toolkit", "asyncio", "readline"} & set(told.read_text().split())


# On a screen that can be looked at.


@pytest.fixture
def window(home):
    if TMUX is None:
        pytest.skip("tmux isn't installed")
    opened = Window(home, 100, 24)
    yield opened
    opened.close()


def test_a_terminal_made_narrow_in_the_middle(window, home):
    window.until("1 Boris-Anne>")
    window.keys("27-13", "Enter")
    window.until("2 Anne-Boris>")
    window.resize(40, 14)
    window.keys("31-", "1", "4")
    window.until("Boris 14)")
    window.keys("Enter")
    shown = window.until("3 Boris-Anne>").splitlines()
    assert all(len(line) <= 40 for line in shown)
    state = shown[shown.index("deal 2: Anne (elder) 31, Boris 14") + 1 :]
    assert len([line for line in state if line]) <= 8 + 1
    assert points(home) == [(27, 13), (31, 14)]


def test_one_key_clears_hands_from_the_screen_and_from_what_scrolled_off_it(window):
    window.resize(40, 14)
    window.until("1 Boris-Anne>")
    window.keys("AKQ.K98.A98.J98 T98.AQJ.KQJT.AK", "Enter")
    window.until("♠AKQ", scrolled=True)
    window.until("1 Boris-Anne>")
    window.keys("C-l")
    window.keys("2")
    shown = window.until("1 Boris-Anne> 2")
    assert "Game to 221" in shown
    assert "AKQ" not in window.screen(scrolled=True)
    assert "♠" not in window.screen(scrolled=True)


def test_a_line_that_came_too_late_stands_there_again(window, home):
    window.until("1 Boris-Anne>")
    begin_elsewhere(home)
    window.keys("27-13", "Enter")
    shown = window.until("2 Anne-Boris> 27-13")
    assert "Written at another terminal" in shown
    window.keys("Enter")
    window.until("3 Boris-Anne>")
    assert points(home) == [(31, 14), (27, 13)]


def begin_elsewhere(home: Path) -> None:
    ran = piped(home, "31-14")
    assert ran.returncode == 0
