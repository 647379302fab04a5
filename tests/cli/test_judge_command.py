"""`marque judge`: what each option does, what it refuses, and files of records."""

import io
import json
import sys
from collections.abc import Iterator
from itertools import pairwise

import pytest
from cli_running import Ran, marque

from marque.cli.app import load_command
from marque.cli.judge import IDLE

ELDER = "S:AKQJ987 H:Q C:Q D:Q98"
YOUNGER = "S:10 H:AK10 C:AKJ1098 D:A10"
HANDS = ("judge", ELDER, YOUNGER)
HELD = "S:AKQ7 H:KJ98 D:1087 C:J"
BLANCHE = "S:10987 H:10987 D:10987"

# For every option a command without it, and its value, of which the answer differs with it.
ACTS = {
    "elder_says": (HANDS, "p7"),
    "younger_says": (("judge", YOUNGER, ELDER), "rien"),
    "younger_answers": (("judge", "p39", "-"), "not good"),
    "elder_discard": (("judge", HELD, "-", "--elder-says", "A3"), "H:A D:A"),
    "younger_discard": (("judge", "-", HELD, "--younger-says", "A3"), "H:A D:A"),
    "elder_dealt": (("judge", "-", "p39"), BLANCHE),
    "younger_dealt": (("judge", "p39", "-"), BLANCHE),
    "tricks": (HANDS, "E3"),
    "play": (HANDS, "E3"),
    "played": ((*HANDS, "--tricks", "7-5E"), "10-7"),
    "elder_name": (HANDS, "Zoé"),
    "younger_name": (HANDS, "Zoé"),
    "irregular": (("judge", "S:AKQ10 H:K9 D:A8 C:J98", "-"), None),
    "code": (HANDS, "rubicon"),
    "all_codes": (HANDS, None),
    "spoken": (HANDS, None),
    "why": (HANDS, None),
}
FLAGS = ("irregular", "all_codes", "spoken", "why")
# A mode is what stands beside the option; in a file its command is the record.
MODES = {"": (), "json": ("--json",), "all_codes": ("--all-codes",), "spoken": ("--spoken",)}


def option(name: str, value: str | None) -> tuple[str, ...]:
    typed = "--" + name.replace("_", "-")
    return (typed,) if value is None else (typed, value)


def reason(ran: Ran) -> str:
    """What a refusal says, in its first words."""
    assert ran.status == 2
    assert ran.out == ""
    return ran.err.splitlines()[0]


def test_every_option_is_tried() -> None:
    assert ACTS.keys() == {param.name for param in load_command("judge").params} - {"file"}
    assert set(IDLE["file"]) == ACTS.keys() - {"code", "all_codes", "spoken", "why"}


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("name", ACTS)
def test_an_option_acts_or_is_refused(name: str, mode: str) -> None:
    command, value = ACTS[name]
    typed = option(name, value)
    if mode == name:
        pytest.skip("it is the mode itself")
    beside = marque(*command, *MODES[mode], *typed)
    if name in IDLE.get(mode, ()) or mode in IDLE.get(name, ()):
        assert "does nothing beside" in reason(beside)
    else:
        assert beside != marque(*command, *MODES[mode])
        assert beside.status in (0, 1)


RECORD = f"elder: {ELDER}\nyounger: {YOUNGER}\n"


@pytest.mark.parametrize("name", ACTS)
def test_beside_a_file_an_option_acts_or_is_refused(name: str, tmp_path) -> None:
    file = tmp_path / "deals.txt"
    file.write_text(RECORD, encoding="utf-8")
    without = marque("judge", "-f", str(file))
    beside = marque("judge", "-f", str(file), *option(name, ACTS[name][1]))
    if name in IDLE["file"]:
        assert "does nothing beside" in reason(beside)
    else:
        assert beside != without
        assert beside.status == 0


def test_a_play_count_needs_tricks() -> None:
    assert reason(marque(*HANDS, "--played", "9-6")).startswith("`--played` goes with `--tricks`")


@pytest.mark.parametrize("name", sorted(ACTS.keys() - set(FLAGS)))
def test_an_empty_value_is_refused(name: str) -> None:
    typed = option(name, None)[0]
    for given in ((typed, ""), (typed, " "), (f"{typed}=",), (typed,)):
        assert reason(marque(*HANDS, *given)) == f"`{typed}` needs a value."


@pytest.mark.parametrize("name", sorted(ACTS.keys() - set(FLAGS)))
def test_two_values_are_refused_and_the_same_twice_is_not(name: str) -> None:
    command, value = ACTS[name]
    once = marque(*command, *option(name, value))
    assert marque(*command, *option(name, value), *option(name, value)) == once
    twice = marque(*command, *option(name, value), *option(name, f"{value}x"))
    assert reason(twice).startswith(f"`{option(name, None)[0]}` is given twice")


# The words of a verdict.


def test_a_bare_39_is_a_tierce_and_the_first_lines_say_so() -> None:
    note = "`39` is read as a tierce to the nine; `p39` is a point of 39."
    for command in (("39", "39"), ("39+", "-"), ("-", "39; Q4")):
        ran = marque("judge", *command)
        assert note in ran.out.splitlines()[:4], command
        assert [one["text"] for one in plain("judge", *command)["notes"]] == [note]
    for command in (("p39", "p39"), ("tierce to the nine", "-"), ("p4; tierce au 9", "310")):
        assert note not in marque("judge", *command).out
        assert plain("judge", *command)["notes"] == []
    assert plain("judge", "39", "39")["sequence"]["good"] == "equal"
    assert plain("judge", "39", "-")["notes"][0]["sides"] == ["elder"]


def plain(*command: str) -> dict:
    return json.loads(marque(*command, "--json").out)


def test_what_isn_t_known_is_not_called_nothing() -> None:
    out = marque("judge", "-", "-").out
    assert "Nothing is counted for certain yet" in out
    assert "Nobody counts anything" not in out


def test_a_long_dash_is_a_dash() -> None:
    for dash in ("—", "–", "−", "－", " — "):
        assert marque("judge", dash, "p39").out == marque("judge", "-", "p39").out


def test_the_count_of_a_bonus_is_told_step_by_step() -> None:
    out = " ".join(marque(*HANDS, "--tricks", "E3", "--why").out.split())
    assert "point 7, sequence 7 (14), quatorze or trio 14 (28), play 2 (30)" in out


def test_beside_the_reasons_only_tricks_that_follow_each_other_share_a_row() -> None:
    """Académie, art. 41: the eights and the nine that are led count nothing."""
    played = "♣A/♥9 ♣K/♥10 ♣Q/♦7 ♣J/♦8 ♣8/♦10 ♣10/♥J ♦A/♦J ♠A/♠K ♠Q/♦Q ♠8/♥Q ♠9/♥K ♥A/♦K"
    hands = ("♠AQ98 ♥A ♦A ♣AKQJ108", "♠K ♥KQJ109 ♦KQJ1087")
    out = marque("judge", *hands, "--tricks", played, "--why", "--code", "academie").out
    rows = [line.split("Académie")[0].split() for line in out.splitlines() if "trick" in line]
    assert rows[:4] == [
        ["tricks", "1", "to", "4", "4", "99"],
        ["tricks", "6", "to", "9", "4", "103"],
        ["trick", "12", "1", "104"],
        ["last", "trick", "1", "105"],
    ]


def test_one_certain_point_of_the_play_is_elders_first_card() -> None:
    assert "first card" in marque(*HANDS).out
    assert "première carte" in marque(*HANDS, lang="fr").out


@pytest.mark.parametrize(
    ("lang", "said", "sentence"),
    [
        ("en", "A3", "Elder called three aces and did not hold them"),
        ("en", "p6=60", "Elder called six cards, 60 and did not hold them"),
        ("en", "5K", "Elder called quint to the king and did not hold it"),
        ("fr", "A3", "Le premier a accusé trois as sans les avoir"),
        ("fr", "p6=60", "Le premier a accusé six cartes, 60 sans les avoir"),
        ("fr", "5R", "Le premier a accusé quinte au roi sans l’avoir"),
        ("fr", "A4", "Le premier a accusé quatorze d’as sans l’avoir"),
    ],
)
def test_a_false_claim_is_a_sentence(lang: str, said: str, sentence: str) -> None:
    out = marque("judge", HELD, "-", "--elder-says", said, "--plain", lang=lang).out
    assert sentence in out.replace("\u00a0", " ")


def test_a_name_keeps_its_small_letter_at_the_head_of_a_sentence() -> None:
    said = ("--elder-says", "p4")
    assert (
        "- anne held tierce major without calling it"
        in marque("judge", HELD, "-", *said, "--elder-name", "anne").out
    )
    assert "- Elder held tierce major without calling it" in marque("judge", HELD, "-", *said).out


@pytest.mark.parametrize(
    ("code", "named"),
    [
        ("dictionnaire", "le Dictionnaire"),
        ("academie", "l’Académie"),
        ("raffle", "Rafflé"),
        ("cent", "le piquet au cent"),
        ("rubicon", "le piquet rubicon"),
        ("modern", "le piquet moderne"),
    ],
)
def test_in_french_a_code_has_its_article(code: str, named: str) -> None:
    assert marque("judge", "p39", "p39", "--code", code, lang="fr").out.startswith(
        f"Jugé selon {named}, comme demandé."
    )


def test_a_suit_that_was_named_is_named_again() -> None:
    out = marque("judge", "quint to the king of hearts; p5=50 ♥", "quinte majeure à pique").out
    assert "quint to the king of hearts" in out
    assert "quint major in spades" in out
    french = marque("judge", "quinte au roi de cœur", "-", lang="fr").out
    assert "quinte au roi de cœur" in french


def test_french_puts_a_no_break_space_before_a_semicolon() -> None:
    out = marque("judge", "p6=58; 5R; D4", "p5; 4V", "--why", lang="fr").out
    assert ";" in out
    assert all(before == "\u00a0" for before, after in pairwise(out) if after == ";")


def test_answers_are_in_the_gender_of_what_they_answer() -> None:
    answers = ("--younger-answers", "good; equal; not good")
    out = marque("judge", "p6; 5R; D4", "-", *answers, lang="fr").out.replace("\n", " ")
    assert "point bon, séquence égale" in out


# Files of records.


TWO = "deal: thursday\nelder: p39\nyounger: p39\n\nelder: p6=58\nyounger: p5\n"


@pytest.fixture
def two(tmp_path) -> str:
    file = tmp_path / "two.txt"
    file.write_text(TWO, encoding="utf-8")
    return str(file)


def test_each_deal_of_a_file_has_a_heading_and_an_empty_line_before_it(two: str) -> None:
    for form in ((), ("--plain",), ("--all-codes",)):
        lines = marque("judge", "-f", two, *form).out.splitlines()
        assert lines[0] == "Deal thursday"
        at = lines.index("Record 2")
        assert lines[at - 1] == ""
        assert lines[at - 2] != ""


def test_each_deal_of_a_file_is_a_line_of_json_that_says_where_it_stood(two: str) -> None:
    for form in ((), ("--all-codes",)):
        lines = marque("judge", "-f", two, "--json", *form).out.splitlines()
        found = [(one["deal"], one["line"]) for one in map(json.loads, lines)]
        assert found == [("thursday", 1), (None, 5)]


def test_a_file_without_a_record_says_so(tmp_path) -> None:
    file = tmp_path / "none.txt"
    for text in ("", "\n\n# nothing\n"):
        file.write_text(text, encoding="utf-8")
        ran = marque("judge", "-f", str(file), "--json")
        assert ran.status == 2
        assert json.loads(ran.err)["errors"][0]["kind"] == "bad-record"
    assert "There is no record in" in marque("judge", "-f", str(file)).err


def test_standard_input_is_read_where_the_file_is_a_dash(two: str, monkeypatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(TWO.encode())))
    assert marque("judge", "-f", "-") == marque("judge", "-f", two)
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(b"elder: 2S\n")))
    assert "stdin, line 1" in marque("judge", "-f", "-").err


def test_all_faults_of_a_record_are_told_with_their_lines_and_the_others_judged(tmp_path) -> None:
    file = tmp_path / "faulty.txt"
    faulty = "code: zork\nalphabet: de\nelder: S:AKQ2 ?\nirregular: maybe\nwritten-pic: me\n"
    file.write_text(f"{faulty}written-total: a b\ncolour: red\n\n{TWO}", encoding="utf-8")
    ran = marque("judge", "-f", str(file), "--json")
    errors = json.loads(ran.err)["errors"]
    assert [error["at"]["line"] for error in errors] == [1, 2, 3, 4, 5, 6, 7]
    assert {error["at"]["where"] for error in errors} == {str(file)}
    assert [error["kind"] for error in errors][:3] == ["bad-setting", "bad-record", "not-in-pack"]
    assert ran.status == 2
    assert len(ran.out.splitlines()) == 2


def test_a_code_that_is_none_is_told_once_and_not_for_every_record(two: str) -> None:
    errors = json.loads(marque("judge", "-f", two, "--code", "zork", "--json").err)["errors"]
    assert [error["kind"] for error in errors] == ["bad-setting"]


def test_what_the_judge_finds_impossible_is_placed_in_the_record(tmp_path) -> None:
    file = tmp_path / "twice.txt"
    file.write_text("\nelder: S:AK ?\nyounger: S:AQ ?\n", encoding="utf-8")
    error = json.loads(marque("judge", "-f", str(file), "--json").err)["errors"][0]
    assert error["kind"] == "two-places"
    assert error["at"]["where"] == str(file)
    assert error["at"]["line"] in (2, 3)


class Reader(io.TextIOWrapper):
    """An output whose reader goes away after the first verdict."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        super().__init__(io.BytesIO(), encoding="utf-8")

    def write(self, text: str) -> int:
        if self.heard:
            raise BrokenPipeError(32, "Broken pipe")
        self.heard.append(text)
        return len(text)


def test_a_file_is_read_no_further_than_its_verdicts_are(monkeypatch) -> None:
    from marque.cli import app, judge_file
    from marque.views import frame

    read: list[str] = []

    def lines(name: str) -> Iterator[str]:
        for line in f"{TWO}\n".splitlines() * 100:
            read.append(line)
            yield line

    monkeypatch.setattr(judge_file, "read_lines", lines)
    monkeypatch.setattr(frame, "_let_go", lambda stream: None)
    status = app.run(("judge", "-f", "deals.txt"), {"MARQUE_HOME": "no-home"}, Reader(), None)
    assert status == 0
    assert len(read) < 20
