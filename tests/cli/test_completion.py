"""What a shell is answered, and the scripts by which it learns to ask."""

import io
import os
from pathlib import Path

import pytest
from cli_running import At, marque

from marque.cli.app import run
from marque.language.words import LANGUAGES


@pytest.fixture
def home(tmp_path: Path) -> Path:
    At(tmp_path).done("new cent Zoé Boris --dealer Boris --target 100 --game one")
    return tmp_path


def answered(monkeypatch: pytest.MonkeyPatch, home: Path, line: str, shell: str) -> list[str]:
    """The candidates for the last word of a line, as the shell is given them."""
    words = line.split(" ")
    asked = {"COMP_WORDS": line, "COMP_CWORD": str(len(words) - 1), "_TYPER_COMPLETE_ARGS": line}
    for name, value in {**asked, "_TYPER_COMPLETE_FISH_ACTION": "get-args"}.items():
        monkeypatch.setenv(name, value)
    out, err = io.StringIO(), io.StringIO()
    environ = {**os.environ, "MARQUE_HOME": str(home), "_MARQUE_COMPLETE": f"complete_{shell}"}
    assert run([], environ, out, err) == 0
    assert err.getvalue() == ""
    return out.getvalue().split("\n")[:-1]


@pytest.mark.parametrize("shell", ["bash", "fish"])
@pytest.mark.parametrize(
    ("line", "offered"),
    [
        ("marque jud", ["judge"]),
        ("marque --lang fr shee", ["sheet"]),
        ("marque law s", ["search", "show"]),
        ("marque code show ru", ["rubicon"]),
        ("marque sheet o", ["one"]),
        ("marque end --left b", ["Boris"]),
        ("marque players rename z", ["Zoé"]),
        ("marque new ecrire --preset an", ["ancien"]),
        ("marque config lang f", ["fr"]),
        ("marque --install-completion z", ["zsh"]),
        ("marque law show b7", ["B70"]),
        ("marque xyzzy --", ["--json", "--ascii"]),
    ],
)
def test_every_kind_of_word(monkeypatch, home, shell, line, offered):
    found = answered(monkeypatch, home, line, shell)
    assert found[: len(offered)] == offered
    assert len(found) == len(offered) or offered[-1] == "--ascii"


@pytest.mark.parametrize(
    ("line", "offered"),
    [
        ("marque judge p58 p59 --code = ru", ["rubicon"]),
        ("marque law ask B26 --fact offender = y", ["younger"]),
        ("marque law ask B26 --fact offender =", ["elder", "younger"]),
        (
            "marque law ask B26 --fact how = taken --fact off",
            ["offender=elder", "offender=younger"],
        ),
    ],
)
def test_bash_takes_an_equals_sign_for_a_word(monkeypatch, home, line, offered):
    assert answered(monkeypatch, home, line, "bash") == offered


@pytest.mark.parametrize("name", ["$(touch evil)", "`id`", 'a"b', "a'b", "a;b", "*"])
def test_a_name_that_a_shell_would_obey_is_not_offered(monkeypatch, tmp_path, name):
    environ = {"MARQUE_HOME": str(tmp_path)}
    new = ["new", "cent", name, "Anne Marie", "--dealer", "anne", "--target", "100"]
    assert run(new, environ, io.StringIO(), io.StringIO()) == 0
    for shell, shown in (("bash", ["Anne\\ Marie"]), ("fish", ["Anne Marie"])):
        assert answered(monkeypatch, tmp_path, "marque end --left ", shell) == shown


def test_what_can_not_be_read_is_silently_not_completed(monkeypatch, home):
    (home / "games" / "one.json").write_text("{", encoding="utf-8")
    (home / "config.json").write_text("{", encoding="utf-8")
    (home / "open.json").write_text("{", encoding="utf-8")
    assert answered(monkeypatch, home, "marque end --left b", "bash") in ([""], ["Boris"])
    assert answered(monkeypatch, home, "marque jud", "bash") == ["judge"]
    assert answered(monkeypatch, home, "marque jud", "no-such-shell") == []


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish", "powershell"])
def test_the_script_of_a_shell(shell):
    ran = marque("--show-completion", shell)
    assert ran.status == 0
    assert "_MARQUE_COMPLETE" in ran.out
    assert f"complete_{shell}" in ran.out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_installed_where_the_shell_looks(monkeypatch, tmp_path, lang):
    monkeypatch.setenv("HOME", str(tmp_path))
    out = io.StringIO()
    environ = {"HOME": str(tmp_path), "SHELL": "/bin/bash", "LANG": lang}
    for _ in range(2):
        assert run(["--install-completion"], environ, out, out) == 0
    script = tmp_path / ".bash_completions" / "marque.sh"
    assert str(script) in out.getvalue().replace("\n", "")
    assert (tmp_path / ".bashrc").read_text().count(str(script)) == 1


@pytest.mark.parametrize("given", [["tcsh"], ["bash", "zsh"], ["=tcsh"]])
def test_another_shell_is_refused(given):
    option = "--show-completion"
    arguments = [option + given[0]] if given[0].startswith("=") else [option, *given]
    ran = marque(*arguments)
    assert (ran.status, ran.out) == (2, "")
