"""The site: its navigation has every page, it builds without a warning, its links lead somewhere.

It is built only where Zensical is installed (`pip install ".[site]"`).
"""

import importlib.util
import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

DOCS = Path(__file__).parents[2] / "docs"
CONFIG = DOCS / "zensical.toml"
# The end of the navigation, before which a page goes that has no place yet.
END = "\n]\n\n[project.theme]\n"
PAGES = sorted(path.name for path in DOCS.glob("*.md"))

# What begins a block; after the language may stand a title, and nothing else.
_FENCE = re.compile(r"^ *```(.*)$", re.MULTILINE)
_OPENING = re.compile(r'[a-z]+( title="[^"]+")?')


def listed(nav: object) -> Iterator[str]:
    """Every page that a navigation names."""
    if isinstance(nav, str):
        yield nav
    elif isinstance(nav, dict):
        for value in nav.values():
            yield from listed(value)
    elif isinstance(nav, list):
        for one in nav:
            yield from listed(one)


def test_the_navigation_has_every_page_once() -> None:
    """`MARQUE_REGENERATE=1` puts a page that is missing at the end: move it where it belongs."""
    if os.environ.get("MARQUE_REGENERATE"):
        _complete(set(PAGES) - set(listed(navigation())))
    assert sorted(listed(navigation())) == PAGES, "a page goes into docs/zensical.toml"


def navigation() -> object:
    """The navigation as the configuration has it."""
    return tomllib.loads(CONFIG.read_text(encoding="utf-8"))["project"]["nav"]


def _complete(missing: set[str]) -> None:
    lines = []
    for name in sorted(missing):
        title = (DOCS / name).read_text(encoding="utf-8").partition("\n")[0].removeprefix("# ")
        lines.append(f'\n  {{ "{title}" = "{name}" }},')
    text = CONFIG.read_text(encoding="utf-8")
    assert END in text
    CONFIG.write_text(text.replace(END, "".join(lines) + END), encoding="utf-8")


@pytest.mark.parametrize("name", PAGES)
def test_every_block_of_a_page_is_one_that_the_site_shows(name: str) -> None:
    """A block that is a file has its name as a title: `text title="deals.txt"`."""
    fences = _FENCE.findall((DOCS / name).read_text(encoding="utf-8"))
    assert len(fences) % 2 == 0
    assert [one for one in fences[::2] if one and not _OPENING.fullmatch(one)] == []
    assert [one for one in fences[1::2] if one] == []


class _Page(HTMLParser):
    """The links of a built page, its anchors, what it loads, and its text."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.anchors: set[str] = set()
        self.loaded: list[str] = []
        self.words: list[str] = []
        self.hidden = False
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {name: value or "" for name, value in attrs}
        self.hidden = tag in ("script", "style")
        self.anchors |= {found[name] for name in ("id", "name") if name in found}
        if tag == "a" and "href" in found:
            self.links.append(found["href"])
        if tag in ("script", "img") and "src" in found:
            self.loaded.append(found["src"])
        if tag == "link" and found.get("rel") == "stylesheet":
            self.loaded.append(found["href"])

    def handle_data(self, data: str) -> None:
        if not self.hidden:
            self.words.append(data)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, built from a copy of the pages, every warning being an error."""
    if importlib.util.find_spec("zensical") is None:
        pytest.skip("Zensical isn't installed here: pip install '.[site]'")
    docs = tmp_path_factory.mktemp("site") / "docs"
    shutil.copytree(DOCS, docs, ignore=shutil.ignore_patterns("site", ".cache"))
    command = [sys.executable, "-m", "zensical", "build", "--strict", "-f", "zensical.toml"]
    ran = subprocess.run(command, cwd=docs, capture_output=True, encoding="utf-8", check=False)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert "warning" not in (ran.stdout + ran.stderr).casefold()
    return docs / "site"


def test_every_page_is_built_and_its_links_lead_somewhere(site: Path) -> None:
    built = {
        path.name: _Page(path.read_text(encoding="utf-8"))
        for path in site.glob("*.html")
        if path.name != "404.html"
    }
    assert set(built) == {f"{name[:-3]}.html" for name in PAGES}
    for name, page in built.items():
        for link in page.links:
            to = urlsplit(link)
            if to.scheme or to.netloc:
                continue
            target = to.path.removeprefix("./") or name
            if target == ".":
                target = "index.html"
            assert target in built, (name, link)
            assert not to.fragment or unquote(to.fragment) in built[target].anchors, (name, link)
        assert [one for one in page.loaded if urlsplit(one).scheme] == [], name
        assert all((site / urlsplit(one).path).exists() for one in page.loaded), name


def test_no_page_shows_its_own_markup(site: Path) -> None:
    for path in site.glob("*.html"):
        words = "".join(_Page(path.read_text(encoding="utf-8")).words)
        assert "```" not in words, path.name
