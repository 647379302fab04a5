"""`marque audit`: files and folders of records, what it says, and what it can't read."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from cli_running import At, marque, widest

from marque.cli import audit as command
from marque.language.words import LANGUAGES
from tests.laws.planted import PLANTS, legal, text_of

CLEAN = """deal: clean
code: rubicon
elder: S:AKQ10 H:K9 D:A C:J10987
younger: S:J987 H:AQJ10 D:KQ C:AK
tricks: SA/S7 SK/S8 SQ/S9 S10/SJ
"""
REVOKED = CLEAN.replace("clean", "revoked").replace("SK/S8 SQ/S9 S10/SJ", "SK/DQ SQ/S8")


def write(folder: Path, name: str, text: str) -> str:
    path = folder / name
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(text.encode())
    return str(path)


def test_a_clean_file_is_said_to_be_clean(tmp_path: Path) -> None:
    ran = marque("audit", write(tmp_path, "clean.txt", CLEAN))
    assert (ran.status, ran.out, ran.err) == (0, "1 deal audited: nothing is wrong.\n", "")


def test_a_finding_names_place_law_and_deadline(tmp_path: Path) -> None:
    ran = marque("audit", write(tmp_path, "two.txt", f"{CLEAN}\n{REVOKED}"), "--plain")
    page = ran.out.replace("\u00a0", " ")
    assert (ran.status, ran.err) == (1, "")
    assert "Younger played ♦Q and still held ♠J." in page
    assert "where: line 11, `tricks`, trick 2" in page
    assert "Cavendish, Law 59" in page
    assert "in time: at any time of the play" in page
    assert page.endswith("2 deals audited, something wrong in 1.\n")


# Three kings allowed good, of which elder can have held two: B44 asks more before it rules.
ASKING = """code: rubicon
elder: S:AKQ9 H:A98 D:K98 C:98
elder-discard: C:K D:7
younger: S:J108 H:KJ10 D:QJ10 C:AJ10
elder-says: p4; 3A; K3
younger-answers: good; good; good
younger-says: -
tricks: SA/S8 SK/S10 SQ/SJ
"""
HANDS = '"S:AKQJ987 H:Q C:Q D:Q98" "S:10 H:AK10 C:AKJ1098 D:A10"'


def asked(page: str) -> list[str]:
    """The law commands that a page tells to type, without the facts."""
    found = re.findall(r"`marque (law ask [^`]*)`", " ".join(page.split()))
    return [re.sub(" --fact [^ ]+", "", one) for one in found]


def test_a_law_is_to_be_asked_under_the_code_that_judged(tmp_path: Path) -> None:
    at, file = At(tmp_path / "home"), write(tmp_path, "asking.txt", ASKING)
    audit, judge = f"audit {file}", f"judge {HANDS}"
    assert asked(at(audit).out) == ["law ask B44 --code rubicon"]
    assert asked(at(f"{judge} --code rubicon").out) == ["law ask B26 --code rubicon"]
    assert asked(at(f"{judge} --code dictionnaire").out) == asked(at(judge).out)
    assert asked(at(judge).out)[0].count(" ") == 2
    at.done("new partie Anne Boris --dealer Boris --game one")
    assert asked(at(audit).out) == ["law ask B44"]
    assert asked(at(f"{judge} --code rubicon").out) == ["law ask B26"]
    (other,) = asked(at(f"{judge} --code academie").out)
    assert other.endswith(" --code academie")
    ruling = at(f"{other} --fact offender=elder --fact what=point --fact other-showed=yes")
    assert "Académie" in ruling.out
    at.done("new cent Anne Boris --dealer Boris --game two")
    assert asked(at(audit).out) == ["law ask B44 --code rubicon"]
    assert asked(at(f"{judge} --game one").out) == ["law ask B26 --game one"]
    assert at("law ask B12 --fact how=faced --game one").out.startswith("Judged under Rubicon")


def test_what_waits_in_a_game_is_asked_of_that_game(tmp_path: Path) -> None:
    at, file = At(tmp_path / "home"), write(tmp_path, "asking.txt", ASKING)
    at.done("new partie Anne Boris --dealer Boris --game one", "deal 27-13")
    at.done("new cent Anne Boris --dealer Boris --game two")
    page = at(f"audit {file} --deal 1 --apply --yes --game one").out
    assert asked(page) == ["law ask B44 --game one", "law ask B44 --deal 1 --apply --game one"]


def test_json_has_a_line_for_every_deal(tmp_path: Path) -> None:
    ran = marque("audit", "--json", write(tmp_path, "two.txt", f"{CLEAN}\n{REVOKED}"))
    clean, revoked = map(json.loads, ran.out.splitlines())
    assert (clean["schema"], clean["deal"], clean["wrong"]) == ("marque.audit/1", "clean", False)
    (finding,) = revoked["findings"]
    assert (finding["kind"], finding["law"], finding["side"]) == ("revoke", "B56", "younger")
    assert finding["at"] == {"field": "tricks", "item": 2, "line": 11, "text": "SK/DQ"}
    assert finding["until"] == {"key": "whole-deal", "cite": "Cavendish, Law 59"}


def test_a_wrong_line_is_an_error_with_its_line_and_the_rest_is_audited(tmp_path: Path) -> None:
    text = f"# on paper\n{CLEAN}\ndeal: torn\nelder p39\ncolour: red\n\n# last\n{REVOKED}"
    ran = marque("audit", write(tmp_path, "torn.txt", text.replace("\n", "\r\n")))
    assert ran.status == 2
    assert "line 9: “elder p39”" in ran.err
    assert "line 10" in ran.err
    assert "line 17, `tricks`, trick 2" in ran.out
    assert "2 deals audited, something wrong in 1.\n1 record could not be audited." in ran.out


def test_what_the_pack_excludes_is_an_error_at_its_line(tmp_path: Path) -> None:
    text = CLEAN.replace("D:KQ", "D:KA").split("tricks")[0]
    ran = marque("audit", write(tmp_path, "both.txt", text))
    assert ran.status == 2
    assert "line 4" in ran.err


HALF = "code: rubicon\nelder: S:AKQ10 H:K9 D:A C:J10987\nyounger-says: p6=57; "


def test_a_missing_line_leaves_open_what_it_would_tell(tmp_path: Path) -> None:
    ran = marque("audit", "--json", write(tmp_path, "half.txt", f"{HALF}Q3\n"))
    told = json.loads(ran.out)
    point, queens = told["calls"]
    assert (ran.status, told["findings"]) == (0, [])
    assert (point["state"], point["settle"]) == ("open", [])
    # Elder holds the queen of spades: the three others must all be younger's.
    assert (queens["state"], queens["settle"]) == ("open", ["QH", "QD", "QC"])


def test_what_is_refuted_is_said_and_not_only_what_is_proved(tmp_path: Path) -> None:
    """Whoever says that elder never had a tierce is shown to be wrong by the hand."""
    said = f"{CLEAN.replace('deal: clean', 'deal: doubted')}elder-says: p5=44; 5J; 3A; Q3\n"
    page = marque("audit", write(tmp_path, "doubted.txt", said), "--all", "--plain").out
    assert "Held, as this record proves" in page
    assert "elder: five cards, 44; quint to the knave; tierce major" in page
    assert "three queens" not in page.partition("Held, as this record proves")[2]


def test_what_the_cards_exclude_is_proved_and_what_they_prove_is_refuted(tmp_path: Path) -> None:
    played = "tricks: H9/HQ DQ/DA SA/CQ\n"
    ran = marque("audit", "--json", write(tmp_path, "half.txt", f"{HALF}A3; Q3\n{played}"))
    told = json.loads(ran.out)
    (finding,) = told["findings"]
    assert (ran.status, finding["kind"], finding["state"]) == (1, "impossible-claim", "proved")
    assert finding["at"]["item"] == 2
    states = {one["call"].get("rank"): one["state"] for one in told["calls"]}
    assert states == {None: "open", "A": "false", "Q": "held"}


def test_folders_are_searched_and_standard_input_is_read(tmp_path: Path) -> None:
    write(tmp_path, "a.txt", CLEAN)
    write(tmp_path, "deep/b.txt", REVOKED)
    write(tmp_path, "c.md", "nothing")
    ran = marque("audit", str(tmp_path))
    assert ran.status == 1
    assert ran.out.endswith("2 deals audited, something wrong in 1.\n")


def test_a_folder_without_records_and_a_missing_file_are_errors(tmp_path: Path) -> None:
    ran = marque("audit", str(tmp_path), str(tmp_path / "none.txt"))
    assert ran.status == 2
    assert "There is no record" in ran.err
    assert "There is no file" in ran.err
    assert ran.out == ""


def test_records_are_read_one_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[int] = []

    def lines(name: str) -> Iterator[str]:
        for number in range(3):
            read.append(number)
            yield from [*REVOKED.splitlines(), ""]

    printed: list[int] = []

    def write_one(text: str, stream: object) -> bool:
        printed.append(len(read))
        return True

    monkeypatch.setattr(command, "read_lines", lines)
    monkeypatch.setattr(command, "write", write_one)
    marque("audit", "endless.txt")
    assert printed == [1, 2, 3, 3]


@pytest.fixture(scope="module")
def broken(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A file with several deals of every breach."""
    texts = []
    for plant in PLANTS:
        for seed in range(12):
            random = Random(seed)
            planted = plant(random, legal(random))
            if planted is not None:
                texts.append(text_of(planted.fields))
    return write(tmp_path_factory.mktemp("broken"), "all.txt", "\n".join(texts))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("form", [(), ("--ascii",), ("--plain",), ("--json",)])
def test_every_kind_of_finding_has_words(lang: str, form: tuple, broken: str) -> None:
    ran = marque("audit", broken, "--all", *form, lang=lang, width=50)
    assert (ran.status, ran.err) == (1, "")
    assert form in (("--plain",), ("--json",)) or widest(ran.out) <= 50
    assert form != ("--ascii",) or ran.out.isascii()


def test_json_lines_are_audited_as_records_are_and_folders_have_both(tmp_path: Path) -> None:
    write(tmp_path, "a.txt", CLEAN)
    fields = dict(line.split(": ", 1) for line in REVOKED.splitlines())
    lines = ["# sent by a program", json.dumps(fields), '{"elder": ', json.dumps({"deal": 3})]
    write(tmp_path, "b.jsonl", "\r\n".join(lines))
    ran = marque("audit", "--json", str(tmp_path))
    clean, revoked, empty = map(json.loads, ran.out.splitlines())
    assert (ran.status, clean["wrong"], empty["findings"]) == (2, False, [])
    (finding,) = revoked["findings"]
    assert finding["at"] == {"field": "tricks", "item": 2, "line": 2, "text": "SK/DQ"}
    (error,) = json.loads(ran.err)["errors"]
    assert error["at"]["line"] == 3


# The deals of a game.

TRIOS = """elder: S:AKQ9 H:A98 D:K98 C:98
younger: S:J108 H:KJ10 D:QJ10 C:AJ10
elder-says: p4; 3A; K3
younger-says: -
elder-discard: C:K D:7
tricks: E12
"""


@pytest.fixture
def at(tmp_path: Path) -> At:
    """A home with a game of two deals, one known by its totals alone."""
    at = At(tmp_path / "home")
    sides = '"S:AKQ9 H:A98 D:K98 C:98" "S:J108 H:KJ10 D:QJ10 C:AJ10"'
    said = '--elder-says "p4; 3A; K3" --younger-says - --elder-discard "C:K D:7" --tricks E12'
    at.done(
        "new partie Anne Boris --dealer Boris --code dictionnaire --game first",
        "deal 27 13",
        f"deal {sides} {said}",
    )
    return at


def test_a_game_is_audited_and_its_rulings_are_written_and_taken_back(at: At) -> None:
    ran = at("audit")
    assert (ran.status, ran.err) == (1, "")
    assert ran.out.startswith("Deal 2 of first\n")
    assert "where    `elder-says`, item 3" in ran.out
    assert ran.out.endswith(
        "1 deal audited, something wrong in 1.\n"
        "Of 1 deal only the totals are written down: there is nothing to audit.\n"
    )
    before = json.loads(at.done("sheet --json"))["totals"]
    applied = at("audit --apply --deal 2 --lang fr")
    assert (applied.status, applied.err) == (1, "")
    assert "La décision de B44." in applied.out
    after = json.loads(at.done("sheet --json"))
    assert after["deals"][1]["points"] == {"Boris": 0, "Anne": 0}
    at.done("undo")
    assert json.loads(at.done("sheet --json"))["totals"] == before


def test_a_game_in_the_archive_is_audited_by_its_name(at: At) -> None:
    at.done("new cent Clara Denis --game second")
    assert at("audit --game second").out == "There is no deal to audit.\n"
    (told,) = map(json.loads, at("audit --game first --json").out.splitlines())
    assert (told["file"], told["line"], told["game"], told["deal"]) == (None, None, "first", "2")
    assert told["findings"][0]["at"]["line"] is None
    at("audit --game first --apply")
    assert json.loads(at.done("sheet --game first --json"))["totals"] == {"Anne": 27, "Boris": 13}


def test_a_record_tells_a_deal_of_the_game_and_is_written_with_its_rulings(
    at: At, tmp_path: Path
) -> None:
    at.done("amend 1 59 0 --yes")
    file = write(tmp_path, "quarrel.txt", TRIOS)
    told = json.loads(at(f"audit {file} --deal 1 --apply --json").out)
    assert (told["file"], told["game"], told["deal"]) == (file, "first", "1")
    assert told["applied"]["evidence"] is True
    assert told["applied"]["before"] == {"elder": 59, "younger": 0}
    assert told["applied"]["after"] == {"elder": 0, "younger": 0}
    assert len(told["applied"]["entries"]) == 2
    assert at(f"audit {file} --deal 1 --apply --json").out.count('"entries": []') == 1
    at.done("undo 2")
    assert json.loads(at.done("sheet --json"))["deals"][0]["points"] == {"Anne": 59, "Boris": 0}


def test_what_is_left_to_a_player_is_named_with_the_command_that_rules(at: At) -> None:
    at.done("new partie Anne Boris --dealer Boris --code cent --game cents")
    sides = '"S:AKQ9 H:A98 D:K98 C:98" "S:J108 H:KJ10 D:QJ10 C:AJ10"'
    said = '--elder-says "p4; 3A; K3" --younger-says - --elder-discard "C:K D:7" --tricks E12'
    at.done(f'deal {sides} {said} --younger-answers "good; good; good"')
    ran = at("audit --apply", width=300)
    assert "Nothing: no ruling here" in ran.out
    assert "Boris may choose: `--choose enforce` or `--choose waive`." in ran.out
    command = ran.out.rpartition("`marque ")[2].partition("`")[0]
    at.done(f"{command} --choose enforce")
    assert json.loads(at.done("sheet --json"))["deals"][0]["points"] == {"Anne": 0, "Boris": 0}
    assert "may choose" not in at("audit --apply", width=300).out


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("form", ["", "--ascii", "--plain"])
def test_what_was_written_fits_a_narrow_terminal(at: At, lang: str, form: str) -> None:
    ran = at(f"audit --apply {form}", lang=lang, width=40)
    assert form == "--plain" or widest(ran.out) <= 40
    assert form != "--ascii" or ran.out.isascii()


def test_options_of_a_game_are_refused_where_they_say_nothing(at: At) -> None:
    for line in ("audit --yes", "audit --apply --code cent", "audit --code cent"):
        assert at(line).status == 2
    assert at("audit --deal 9").status == 2
