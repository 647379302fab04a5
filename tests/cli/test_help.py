"""Every command explains itself, in both languages, and what it shows as examples works."""

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
from cli_running import At, marque, widest

from marque.cli.app import COMMANDS, COMPLETION, load_command
from marque.cli.context import Context
from marque.cli.everywhere import Everywhere
from marque.cli.help import command_help, first_screen, program_help
from marque.cli.judge import FIELD_OPTIONS
from marque.codes.load import CODES
from marque.language import commands
from marque.language.words import LANGUAGES
from marque.views.frame import Frame

TEXTS = {"en": commands.EN, "fr": commands.FR}
FORMS = [
    Frame(lang=lang, width=width, plain=plain, charset=charset)
    for lang in LANGUAGES
    for width, plain, charset in (
        (40, False, "utf-8"),
        (120, False, "utf-8"),
        (200, False, "ascii"),
        (80, True, "ascii"),
    )
]


def context_of(frame: Frame) -> Context:
    return Context(Everywhere(), frame, {}, {}, None, None)


def pages(frame: Frame) -> list[str]:
    context = context_of(frame)
    own = [command_help(context, load_command(name)) for name in COMMANDS]
    return [first_screen(context), program_help(context, list(COMMANDS), COMPLETION), *own]


def examples(lang: str) -> list[str]:
    return [
        text.strip("`")
        for key, text in TEXTS[lang].items()
        if re.fullmatch(r"\w+\.example(\.\d+)?", key)
    ]


@pytest.mark.parametrize("frame", FORMS, ids=str)
def test_every_page_fits_its_frame(frame: Frame) -> None:
    for page in pages(frame):
        assert page.endswith("\n")
        assert "\x1b" not in page
        page.encode(frame.charset)
        assert frame.plain or widest(page) <= frame.width
        assert not re.search(r" $", page, re.MULTILINE)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", COMMANDS)
def test_a_page_names_every_option_and_has_an_example(name: str, lang: str) -> None:
    command = load_command(name)
    page = command_help(context_of(Frame(lang=lang, width=120)), command)
    for param in command.params:
        assert all(option in page for option in param.opts)
    assert any(
        example.startswith(f"marque {name}") and example in page for example in examples(lang)
    )


# What an option says of a deal has one text, that of `judge`.
OF_A_DEAL = ("deal", "amend")
EVIDENCE = {name.replace("_", "-") for name in FIELD_OPTIONS} | {"play", "irregular"}


def test_texts_and_options_are_the_same() -> None:
    wanted = {f"everywhere.option.{name}" for name in (*Everywhere._fields, "help")}
    wanted |= {f"program.option.{one.removeprefix('--')}" for one in COMPLETION}
    valued = {"lang", "cards", "game", *(one.removeprefix("--") for one in COMPLETION)}
    for name in COMMANDS:
        for param in load_command(name).params:
            assert not getattr(param, "help", None), "the texts stand in language.commands"
            option = max(param.opts, key=len).removeprefix("--")
            if name not in OF_A_DEAL or option not in EVIDENCE:
                wanted.add(f"{name}.option.{option}")
            if not param.is_flag:
                valued.add(option)
    keys = TEXTS["en"].keys()
    assert {key for key in keys if ".option." in key} == wanted
    assert {key for key in keys if key.startswith("value.")} == {f"value.{one}" for one in valued}


def test_every_command_has_its_texts_and_no_text_lacks_its_command() -> None:
    subjects = {key.partition(".")[0] for key in TEXTS["en"]}
    assert subjects == {"help", "program", "begin", "everywhere", "value", *COMMANDS}
    for name in COMMANDS:
        for part in ("line", "usage", "about", "example.1", "example.1.about"):
            assert f"{name}.{part}" in TEXTS["en"]


# What was done before an example is typed: a game of two deals, one taken back after them.
BEFORE = (
    "new cent Anne Boris --target 100 --dealer Boris",
    "deal 27-13",
    "deal 31-14",
    "deal 40-20",
    "undo",
)
# Whose examples are of a game that is over.
OVER = ("again", "settle", "sheet", "export")


def prepare(lang: str, name: str, at: At) -> None:
    """Lay the files that the examples read, and play what goes before them."""
    code, deals, records = (
        TEXTS[lang][f"{one}.file"].strip("`") for one in ("code", "deal", "audit")
    )
    texts = {"house.toml": code, "maison.toml": code, "evening.txt": deals, "soiree.txt": deals}
    texts |= {"thursday.txt": records, "jeudi.txt": records}
    for file, text in texts.items():
        Path(file).write_text(text, encoding="utf-8")
    at.done("new cent Zoé Paul --game given", "export given.json", "export recu.json")
    for path in at.home.rglob("*"):
        if path.is_file():
            path.unlink()
    at.done(*BEFORE)
    if name in OVER:
        at.done("deal 90-10")
    if name == "compare":
        at.done(*(f"export {book}.json" for book in ("mine", "yours", "le-mien", "le-tien")))


@pytest.mark.parametrize(
    ("lang", "example"), [(lang, one) for lang in LANGUAGES for one in examples(lang)]
)
def test_every_example_works(lang, example, tmp_path, monkeypatch) -> None:
    monkeypatch.chdir(tmp_path)
    program, *arguments = shlex.split(example)
    at = At(tmp_path / "home")
    prepare(lang, arguments[0], at)
    ran = marque(*arguments, lang=lang, home=at.home)
    assert program == "marque"
    assert (ran.status, ran.err) == (0, "")
    assert ran.out


# The codes that have laws; under the two others there is nothing to be written.
WITH_LAWS = [code for code in CODES if code not in ("raffle", "modern")]


@pytest.mark.parametrize("code", WITH_LAWS)
@pytest.mark.parametrize(
    ("lang", "example"),
    [(lang, one) for lang in LANGUAGES for one in examples(lang) if one.startswith("marque law ")],
)
def test_every_example_of_a_law_works_under_every_code(code, lang, example, tmp_path) -> None:
    at = At(tmp_path / "home")
    at.done(f"new partie Anne Boris --dealer Boris --code {code}", "deal 27-13")
    ran = at(example.removeprefix("marque "), lang=lang)
    assert (ran.status, ran.err) == (0, "")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_marque_alone_says_in_a_few_lines_what_to_do(lang: str) -> None:
    assert len(marque(width=40, lang=lang).out.splitlines()) <= 6
    ran = marque(width=80, lang=lang)
    lines = ran.out.splitlines()
    assert ran.status == 0
    assert len(lines) == 3
    assert marque(*shlex.split(lines[-1])[1:]).status == 0


def test_what_a_user_types_is_not_broken_at_its_spaces() -> None:
    page = program_help(context_of(Frame(width=40)), list(COMMANDS), COMPLETION)
    assert "`marque COMMAND --help`" in page


@pytest.mark.parametrize("arguments", [["--help"], ["hand", "--help"], []])
def test_help_needs_no_layout_library(arguments: list[str]) -> None:
    script = (
        "import sys; from marque.cli.app import run; "
        f"status = run({arguments!r}); "
        "print(*(one for one in ('rich', 'tinydb', 'pydantic', 'asyncio') if one in sys.modules))"
        "; sys.exit(status)"
    )
    ran = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert ran.stdout.splitlines()[-1] == ""
    assert "marque" in ran.stdout
