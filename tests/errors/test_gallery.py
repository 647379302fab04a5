"""Every message of marque as a user meets it: provoked, in both languages, and documented.

After a change that is meant, `MARQUE_REGENERATE=1 pytest tests/errors` writes what is printed
now into the gallery and into docs/messages.md; read the difference before it is kept.
"""

import json

import pytest
from error_sites import KINDS
from gallery import LANGUAGES, REGENERATE, answer, cases
from messages_page import PAGE, page

CASES = cases()

# What no command line provokes yet, or can't: a file of the gallery takes one off this list.
NOT_HERE = frozenset("unknown-fact locked conflict full newer".split())


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.path.stem)
def test_what_is_printed_is_what_the_gallery_says(case, tmp_path, monkeypatch):
    printed = {}
    for lang in LANGUAGES:
        folder = tmp_path / lang
        folder.mkdir()
        monkeypatch.chdir(folder)
        printed[lang], status = answer(case, "--lang", lang)
    if REGENERATE:
        case.path.write_text(case._replace(printed=printed, status=status).text, encoding="utf-8")
        return
    assert (printed, status) == (case.printed, case.status)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.path.stem)
def test_a_file_is_named_for_the_error_that_it_provokes(case, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    printed, _ = answer(case, "--json")
    kinds = {error["kind"] for error in json.loads(printed)["errors"]}
    assert any(case.path.stem.startswith(kind) for kind in kinds)


def test_every_kind_of_error_is_in_the_gallery():
    shown = {kind for kind in KINDS for case in CASES if case.path.stem.startswith(kind)}
    assert KINDS - shown <= NOT_HERE


def test_no_line_is_wider_than_the_terminal():
    for case in CASES:
        for text in case.printed.values():
            assert all(len(line) <= 80 for line in text.splitlines()), case.path.stem


def test_the_page_of_messages_is_up_to_date():
    if REGENERATE:
        PAGE.write_text(page(cases()), encoding="utf-8")
    assert PAGE.read_text(encoding="utf-8") == page(cases()), "MARQUE_REGENERATE=1 writes it anew"
