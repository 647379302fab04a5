"""What Tab offers at each place of a line."""

import pytest

from marque.cli.app import COMMANDS
from marque.session.complete import World, candidates, complete

OPTIONS = {"deal": ("--elder", "--yes"), "new": ("--dealer", "--target")}
FIRST = {"new": ("cent", "partie", "ecrire"), "law": ("list", "show"), "code": ("list", "show")}
VALUES = {
    **dict.fromkeys(("--elder", "--dealer", "--code", "--fact", "--tricks"), ()),
    "--rotation": ("tourner", "malheureux"),
}
WORLD = World(
    "fr",
    tuple(COMMANDS),
    lambda command: OPTIONS.get(command, ()),
    lambda command: FIRST.get(command, ()),
    lambda command, option: VALUES.get(option),
    lambda setting: {"suits": ("two", "four")}.get(setting, ()),
    lambda: ("Zoé", "Anne Marie"),
    lambda: ("Zoé", "Anne Marie", "Boris"),
    lambda: ("dictionnaire", "rubicon"),
    lambda: ("2026-11-30-cent",),
    lambda: ("B01", "B02"),
    lambda law: {"B26": ("offender=elder", "offender=younger", "how=taken")}.get(law, ()),
)
SHELL = WORLD._replace(shell=True)


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
        ("judge p58 p59 --code=ru", ["--code=rubicon"]),
        ("law show --yes B", ["B01", "B02"]),
        ("law ask B26 --fact off", ["offender=elder", "offender=younger"]),
        ("law ask B26 --fact how=taken --fact offender=y", ["offender=younger"]),
        ("new ecrire A B --rotation to", ["tourner"]),
        ("config suits f", ["four"]),
        ("config suits four ", []),
        ("27-13 --tricks ", []),
        ("loi mon", ["montrer"]),
        ("loi montrer B", ["B01", "B02"]),
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


@pytest.mark.parametrize(
    ("line", "offered"),
    [
        ("she", ["sheet"]),
        ("feu", []),
        ("zo", []),
        ("deal zo", []),
        ("nouvelle ", []),
        ("--yes law sh", ["show"]),
        ("new partie bo", ["Boris"]),
        ("deal --elder zo", ["Zoé"]),
    ],
)
def test_a_shell_is_offered_no_word_of_the_table(line, offered):
    *earlier, typed = line.split(" ")
    assert candidates(earlier, typed, SHELL) == offered
