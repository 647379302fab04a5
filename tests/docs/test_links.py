"""What the pages point to is there: other pages, their headings, names in the program."""

import importlib
import re
import tomllib
from pathlib import Path

import pytest

from marque.cli.app import COMMANDS

ROOT = Path(__file__).parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")])
_LINK = re.compile(r"\[[^\]]+\]\(([^)\s]+)\)")
_FENCED = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
_SHELL = re.compile(r"^```sh\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_NAME = re.compile(
    r"`((?:cards|calls|codes|referee|laws|games|store|language|views|session|cli|errors)\.[\w.]+)`"
)
_PATH = re.compile(r"`((?:marque|tests|docs)/[\w./-]+)`")


def prose(page: Path) -> str:
    """A page without its sessions and samples."""
    return _FENCED.sub("", page.read_text(encoding="utf-8"))


def anchors(page: Path) -> set[str]:
    """The headings of a page, as links name them."""
    heads = re.findall(r"^#+ (.*)$", prose(page), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", head.lower()).strip().replace(" ", "-") for head in heads}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_link_inside_the_documentation_leads_somewhere(page: Path) -> None:
    for link in _LINK.findall(prose(page)):
        if link.startswith(("http:", "https:", "mailto:")):
            continue
        path, _, anchor = link.partition("#")
        target = page.parent / path if path else page
        assert target.exists(), link
        assert not anchor or anchor in anchors(target), link


def test_every_name_in_the_architecture_is_there() -> None:
    names = _NAME.findall(prose(ROOT / "docs" / "architecture.md"))
    assert len(names) > 50
    assert [name for name in names if not is_there(f"marque.{name}")] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_path_of_the_project_is_there(page: Path) -> None:
    for path in _PATH.findall(prose(page)):
        assert (ROOT / path).exists(), path


def is_there(name: str) -> bool:
    """Whether a dotted name is a module, or something in one."""
    parts = name.split(".")
    for size in range(len(parts), 1, -1):
        try:
            found = importlib.import_module(".".join(parts[:size]))
        except ModuleNotFoundError:
            continue
        for attribute in parts[size:]:
            if not hasattr(found, attribute):
                return False
            found = getattr(found, attribute)
        return True
    return False


def test_a_name_that_is_not_there_is_found() -> None:
    assert is_there("marque.referee.judge.judge")
    assert not is_there("marque.referee.judge.judges")
    assert not is_there("marque.referees")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_what_a_shell_is_told_to_do_can_be_done(page: Path) -> None:
    """Blocks of `sh` aren't run: they install. What they name is there."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    for block in _SHELL.findall(page.read_text(encoding="utf-8")):
        for command in re.findall(r"(?:^|/|\s)marque ([\w-]+)", block):
            assert command.startswith("-") or command in COMMANDS, (page.name, command)
        for extra in re.findall(r"\.\[(\w+)\]", block):
            assert extra in project["optional-dependencies"], (page.name, extra)
        for file in re.findall(r"\s-f (\S+)", block):
            assert (ROOT / file).exists(), (page.name, file)
