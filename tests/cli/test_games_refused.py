"""What can't be is refused with a plain error: status 2, and nothing at all is changed."""

import json

import pytest
from cli_running import At

# In a home with an open game of two deals, and one that is over.
IN_A_GAME = {
    "nobody of that name": ("deal carl=27 boris=13", "unknown-name"),
    "a beginning that two have": ("deal an=27 boris=13", "ambiguous-name"),
    "one player on both sides": ("deal anne=27 anne=13", "unknown-name"),
    "an absurd score": ("deal 4000 13", "bad-amount"),
    "a score below zero": ("deal -5 13", "bad-amount"),
    "half a point": ("deal 27,5 13", "bad-amount"),
    "no number": ("deal anne=27 anna=x", "bad-amount"),
    "a number of noise": (f"deal {'9' * 5000} 13", "bad-amount"),
    "one side only": ("deal 27", "bad-amount"),
    "a fourth part of a sum": ("deal 1+2+3+4 0", "bad-amount"),
    "a pair that no deal gives": ("deal 27 1", "questioned"),
    "another number than asked for": ("deal 27 13 --as 7", "usage"),
    "an elder who isn't there": ("deal 27 13 --elder carl", "unknown-name"),
    "an option that isn't one": ("deal 27 13 --eldr anne", "usage"),
    "a deal that isn't there, to amend": ("amend 9 27-13", "usage"),
    "nothing to amend": ("amend 1", "usage"),
    "a tour of a game that has none": ("amend 1 --again", "usage"),
    "an unknown one amended": ("amend 1 carl=30", "unknown-name"),
    "a deal that isn't there, to strike": ("strike 9", "usage"),
    "no deal to strike": ("strike", "usage"),
    "more undone than there is": ("undo 9", "usage"),
    "nothing to redo": ("redo", "usage"),
    "minus one undone": ("undo -1", "bad-amount"),
    "an empty note": ("note", "usage"),
    "a note without end": (f"note {'x' * 501}", "usage"),
    "no way to end": ("end", "usage"),
    "two ways to end": ("end --by-consent --left anne", "usage"),
    "a fine that is no number": ("end --left anna --fine x", "bad-amount"),
    "somebody else leaves": ("end --left carl", "unknown-name"),
    "the game still goes on": ("again", "questioned"),
    "nothing to settle yet": ("settle", "questioned"),
    "an id that climbs": ("sheet ../../etc/passwd", "no-game"),
    "an id that climbs, as an option": ("deal 27 13 --game ../../etc/passwd", "no-game"),
    "an id of two games": ("sheet g", "ambiguous-name"),
    "a number that no game has": ("open 77", "no-game"),
    "a file that isn't there": ("deal -f nothing.txt", "bad-record"),
    "a folder instead of a file": ("deal -f .", "bad-record"),
    "a deal for a finished game": ("deal 27 13 --game gone", "finished"),
    "an end after the end": ("end --by-consent --game gone", "finished"),
    "an unknown player renamed": ("players rename carl Karl", "unknown-name"),
    "a name that another has": ("players rename anne Boris", "bad-setting"),
    "two who have met, merged": ("players merge anne boris", "bad-setting"),
    "an action that isn't one": ("players split anne", "usage"),
    "an unknown setting": ("config colour red", "usage"),
    "a language that isn't spoken": ("config lang de", "bad-setting"),
    "an unknown code": ("config code hoyle", "bad-setting"),
    "no currency": ("config currency euros", "bad-setting"),
    "no file to export to": ("export", "usage"),
    "an ending that can't be written": ("export sheet.docx", "usage"),
    "an import that isn't there": ("import nothing.json", "bad-record"),
    "a day that isn't one": ("sheet --evening 2026-02-30", "bad-setting"),
    "an evening without games": ("sheet --evening 1999-12-31", "no-game"),
    "a card below zero": ("mark -3", "bad-amount"),
    "a repair of nothing": ("doctor --repair nothing", "no-game"),
}

IN_AN_EMPTY_HOME = {
    "no game": ("deal 27 13", "no-game"),
    "nothing to open": ("open 1", "no-game"),
    "no kind": ("new", "usage"),
    "an unknown kind": ("new rubicon Anne Boris", "usage"),
    "one player": ("new ecrire Anne", "bad-setting"),
    "eight players": ("new ecrire A B C D E F G H", "bad-setting"),
    "two players with one name": ("new ecrire Zoé Anne ZOE", "bad-setting"),
    "three for a game of two": ("new cent Anne Boris Zoé", "bad-setting"),
    "a name that can't be seen": ("new cent '' Boris", "bad-setting"),
    "a name that acts on the terminal": ("new cent 'A\x1b[31m' Boris", "bad-setting"),
    "no rois": ("new ecrire Anne Boris Zoé --rois 0", "bad-setting"),
    "a stake below nothing": ("new ecrire Anne Boris Zoé --stake -1", "bad-setting"),
    "a stake that is no number": ("new ecrire Anne Boris Zoé --stake NaN", "bad-setting"),
    "a stake of nothing": ("new cent Anne Boris --stake 0", "bad-setting"),
    "a stake in no money": ("new cent Anne Boris --stake 1 --currency francs", "bad-setting"),
    "a corbillon that is exact": (
        "new ecrire Anne Boris Zoé --manner corbillon --marking exact",
        "bad-setting",
    ),
    "a target of nothing": ("new cent Anne Boris --target 0", "bad-setting"),
    "an even match": ("new cent Anne Boris --target 100 --best-of 2", "bad-setting"),
    "five deals": ("new partie Anne Boris --deals 5", "bad-setting"),
    "an option of another kind": ("new partie Anne Boris --target 100", "usage"),
    "a dealer who isn't there": ("new partie Anne Boris --dealer Zoé", "unknown-name"),
    "a code that isn't one": ("new cent Anne Boris --code hoyle", "bad-setting"),
    "an id that climbs": ("new cent Anne Boris --game ../x", "bad-setting"),
    "an id of figures": ("new cent Anne Boris --game 12", "bad-setting"),
    "a day that isn't one": ("new cent Anne Boris --date tomorrow", "bad-setting"),
    "a lot that isn't a number": ("new cent Anne Boris --seed x", "bad-setting"),
    "a lot for a dealer who is named": ("new cent Anne Boris --dealer Anne --seed 3", "usage"),
    "a lot that isn't drawn": ("new ecrire Anne Boris Zoé --seed 3", "usage"),
    "too many rois": ("new ecrire Anne Boris Zoé --rois 101", "bad-setting"),
    "a stake beyond all bounds": ("new ecrire Anne Boris --stake 1000000000", "bad-setting"),
    "no money, and no stake": ("new ecrire Anne Boris --currency euro", "bad-setting"),
    "a game carried that isn't there": ("new ecrire Anne Boris --carry x", "no-game"),
}


def refused(at: At, line: str, kind: str) -> None:
    before = at.files()
    ran = at(line)
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.strip()
    told = json.loads(at(f"--json {line}").err)
    assert {error["kind"] for error in told["errors"]} == {kind}
    assert at.files() == before


@pytest.fixture(scope="module")
def played(tmp_path_factory) -> At:
    at = At(tmp_path_factory.mktemp("played"))
    at.done("new cent Anne Boris --target 30 --dealer Boris --game gone", "deal 40-10")
    at.done("new cent Anne Anna --target 150 --dealer Anna --game going", "deal 27-13")
    at.done("deal 31-14")
    return at


@pytest.mark.parametrize("what", IN_A_GAME)
def test_in_a_game_it_is_refused(what, played, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    line, kind = IN_A_GAME[what]
    if "boris" in line and line.startswith("deal"):
        line = line.replace("boris", "anna")
    refused(played, line, kind)


@pytest.mark.parametrize("what", IN_AN_EMPTY_HOME)
def test_in_an_empty_home_it_is_refused(what, tmp_path):
    refused(At(tmp_path), *IN_AN_EMPTY_HOME[what])


def test_all_faults_of_a_new_game_are_told_at_once(tmp_path):
    ran = At(tmp_path)("new ecrire Anne Boris --rois 0 --stake -1 --marking thirds --json")
    assert len(json.loads(ran.err)["errors"]) == 3


def test_a_deal_with_a_letter_of_a_call_is_no_total(tmp_path):
    at = At(tmp_path)
    at.done("new cent Paul Pierre --target 150 --dealer Pierre", "deal paul=27 pierre=13")
    assert at("deal p6=58 p6=59 --json").status == 2
