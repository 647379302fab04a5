"""`marque audit`: files and folders of records, what it says, and what it can't read."""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from cli_running import marque, widest

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
    assert "younger played ♦Q and still held ♠J." in page
    assert "where: line 11, `tricks`, trick 2" in page
    assert "Cavendish, Law 59" in page
    assert "in time: at any time of the play" in page
    assert page.endswith("2 deals audited, something wrong in 1.\n")


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
