"""What Tab offers at each place of a line."""

import pytest

from marque.cli.app import COMMANDS
from marque.session.complete import World, complete

OPTIONS = {"deal": ("--elder", "--yes"), "new": ("--dealer", "--target")}
FIRST = {"new": ("cent", "partie", "ecrire"), "law": ("list", "show"), "code": ("list", "show")}
WORLD = World(
    "fr",
    tuple(COMMANDS),
    lambda command: OPTIONS.get(command, ()),
    lambda command: FIRST.get(command, ()),
    lambda: ("Zoé", "Anne Marie"),
    lambda: ("Zoé", "Anne Marie", "Boris"),
    lambda: ("dictionnaire", "rubicon"),
    lambda: ("2026-11-30-cent",),
    lambda: ("B01", "B02"),
)


@pytest.mark.parametrize(
    ("before", "offered"),
    [
        ("feu", ["feuille"]),
        ("FEU", ["feuille"]),
        ("shee", ["sheet"]),
        ("reg", ["réglages", "régler"]),
        ("zo", ["Zoé="]),
        ("zoe=27 an", ['"Anne Marie"=']),
        ("27-13 --e", ["--elder"]),
        ("27-13 --elder zo", ["Zoé"]),
        ("nouvelle pa", ["partie"]),
        ("nouvelle partie bo", ["Boris"]),
        ("new partie Zoé Boris --t", ["--target"]),
        ("judge p58 p59 --code ru", ["rubicon"]),
        ("code show dic", ["dictionnaire"]),
        ("open 2026", ["2026-11-30-cent"]),
        ("loi show B", ["B01", "B02"]),
        ("xyzzy", []),
        ("q --x", []),
    ],
)
def test_what_is_offered(before, offered):
    found = complete(before, WORLD)
    assert sorted(one.text for one in found) == offered
    assert all(before[len(before) - one.length :].strip() != "" for one in found)


def test_an_empty_line_offers_the_commands():
    offered = {one.text for one in complete("", WORLD)}
    assert {"feuille", "sheet", "donne"} <= offered
    assert "Zoé=" not in offered
