"""Every command explains itself, in both languages, and what it shows as examples works."""

import re
import shlex
import subprocess
import sys

import pytest
from cli_running import marque, widest

from marque.cli.app import COMMANDS, load_command
from marque.cli.context import Context
from marque.cli.everywhere import Everywhere
from marque.cli.help import command_help, first_screen, program_help
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
    return [first_screen(context), program_help(context, list(COMMANDS)), *own]


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


def test_texts_and_options_are_the_same() -> None:
    wanted = {f"everywhere.option.{name}" for name in (*Everywhere._fields, "help")}
    valued = {"lang", "cards", "game"}
    for name in COMMANDS:
        for param in load_command(name).params:
            assert not getattr(param, "help", None), "the texts stand in language.commands"
            option = max(param.opts, key=len).removeprefix("--")
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


@pytest.mark.parametrize(
    ("lang", "example"), [(lang, one) for lang in LANGUAGES for one in examples(lang)]
)
def test_every_example_works(lang, example, tmp_path, monkeypatch) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("house.toml", "maison.toml"):
        (tmp_path / name).write_text(TEXTS[lang]["code.file"].strip("`"), encoding="utf-8")
    program, *arguments = shlex.split(example)
    ran = marque(*arguments, lang=lang)
    assert program == "marque"
    assert (ran.status, ran.err) == (0, "")
    assert ran.out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_marque_alone_says_in_six_lines_what_to_do(lang: str) -> None:
    ran = marque(width=40, lang=lang)
    lines = ran.out.splitlines()
    assert ran.status == 0
    assert len(lines) == 6
    assert marque(*shlex.split(lines[-1])[1:]).status == 0


def test_what_a_user_types_is_not_broken_at_its_spaces() -> None:
    page = program_help(context_of(Frame(width=40)), list(COMMANDS))
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
