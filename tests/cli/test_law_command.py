"""`marque law`: listed, found, shown; a case ruled, by facts or at a prompt, and written down."""

from __future__ import annotations

import io
import json
import os
from pathlib import Path
from typing import Any

import pytest
from cli_running import At, marque, widest

from marque.cli.app import run
from marque.codes.load import CODES
from marque.language.words import LANGUAGES
from marque.laws.catalogue import contents, load_law
from marque.laws.law import every_answer
from marque.session.draft import write_draft
from marque.session.steps import Progress
from marque.store.home import find_home


def told(*arguments: str, **how: Any) -> Any:
    ran = marque("law", *arguments, "--json", **how)
    assert (ran.status, ran.err) == (0, "")
    return json.loads(ran.out)


def ruled(law: str, code: str, facts: str = "") -> Any:
    """A ruling by the command, its facts typed as options."""
    return told("ask", law, "--code", code, *(f"--fact={fact}" for fact in facts.split()))


def short(ruling: Any) -> list[str]:
    """What a ruling does: its first choice, in the words of the JSON."""
    return [_effect(one) for one in ruling["choices"][0]["effects"]] if ruling["choices"] else []


def _effect(effect: dict[str, Any]) -> str:
    words = [effect["kind"], *(str(effect[name]) for name in ("do", "side") if effect.get(name))]
    words += [str(effect[name]) for name in ("category", "tricks", "dealer") if name in effect]
    return " ".join(words + [name for name in ("bars", "keeps-blanche") if effect.get(name)])


FORMS = [("en", ()), ("fr", ()), ("fr", ("--ascii",)), ("en", ("--plain",))]


# Listed, found, shown.


def test_the_list_has_every_law_under_its_part() -> None:
    laws = told("list")["laws"]
    assert [one["id"] for one in laws] == [f"B{n:02}" for n in range(1, 71)]
    assert len({one["part"] for one in laws}) == 7
    page = marque("law", "list").out
    assert all(one["id"] in page and one["title"] in page for one in laws)


@pytest.mark.parametrize(
    ("words", "law"),
    [
        (["trop", "de", "cartes"], "B26"),
        (["thirteen"], "B26"),
        (["forgot to show"], "B49"),
        (["dit bon"], "B47"),
        (["maldone"], "B06"),
        (["cav-58"], "B26"),
    ],
)
def test_a_law_is_found_by_what_people_say(words: list[str], law: str) -> None:
    assert told("search", *words)["laws"][0]["id"] == law
    assert law in marque("law", "search", *words).out.splitlines()[1]


def test_what_nobody_says_finds_nothing_and_says_so() -> None:
    assert told("search", "xyzzy")["laws"] == []
    assert "xyzzy" in marque("law", "search", "xyzzy").out


def test_show_lists_each_fact_with_what_may_be_typed() -> None:
    law = told("show", "B27", "--code", "rubicon")
    assert (law["schema"], law["id"], law["code"]) == ("marque.law/1", "B27", "rubicon")
    facts = {one["name"]: one for one in law["facts"]}
    assert facts["offender"]["allowed"] == ["elder", "younger"]
    assert (facts["missing"]["type"], facts["missing"]["allowed"]) == ("number", [*range(1, 12)])
    assert (facts["on-table"]["type"], facts["on-table"]["allowed"]) == ("yes-no", ["yes", "no"])
    assert facts["missing"]["question"] == "How many is he short of?"
    assert set(law["codes"]) == set(CODES)
    french = told("show", "B27", lang="fr")["facts"]
    assert french[1]["question"] == "Combien lui en manque-t-il\u00a0?"


def test_show_has_the_ruling_of_every_code_with_where_it_stands() -> None:
    page = marque("law", "show", "B26", "--code", "academie", "--plain").out
    assert page.index("Académie, loi 2") < page.index("Dictionnaire, loi 3")
    assert "Cavendish, Case XXII" in page
    assert "`how`" in page and "`retaken`" in page
    assert "Rafflé and Modern: not settled." in page


def test_a_codes_own_number_is_a_law_or_several() -> None:
    assert told("show", "aca-loi-2")["id"] == "B26"
    assert told("show", "b7")["id"] == "B07"
    lines = marque("law", "show", "cav-25", "--json").out.splitlines()
    assert [json.loads(line)["id"] for line in lines] == ["B26", "B37"]
    ran = marque("law", "ask", "cav-25", "--json")
    assert json.loads(ran.err)["errors"][0]["kind"] == "ambiguous-name"
    assert "B37" in json.loads(ran.err)["errors"][0]["hint"]


@pytest.mark.parametrize(("lang", "form"), FORMS)
def test_every_page_of_every_law_fits(lang: str, form: tuple[str, ...]) -> None:
    for entry in contents():
        ran = marque("law", "show", entry.id, *form, lang=lang, width=40)
        assert (ran.status, ran.err) == (0, "")
        assert form == ("--plain",) or widest(ran.out) <= 40
        assert form != ("--ascii",) or ran.out.isascii()
        assert "\x1b" not in ran.out


# Asked, with the facts as options.

# The law, the code, the facts, and what the first choice does; of rules.md and its Cases, with
# the same cases where one fact is changed.
RULINGS = """
B40 | rubicon | cards=more | category-lost elder point; category-lost younger point bars
B40 | rubicon | cards=equal declined=no |
B40 | academie | cards=more played=no | category-lost elder point
B40 | academie | cards=more played=yes | category-lost younger point
B47 | rubicon | held=no what=set | advice may-count younger
B47 | rubicon | held=yes what=set stage=called | category-lost younger set
B47 | rubicon | held=yes what=set stage=nothing | category-lost elder set
B19 | rubicon | who=younger stage=discarding other-taken=yes | \
advice may-count younger; advice discard-stands elder
B19 | rubicon | who=younger stage=discarding other-taken=no | advice may-count younger
B19 | rubicon | who=younger stage=mixed | category-lost younger carte-blanche
B51 | rubicon | caller=elder dispute=wrong | counts-nothing elder bars keeps-blanche
B51 | rubicon | caller=elder dispute=asker | category-lost younger set
B30 | rubicon | cards=bottom left=yes | counts-nothing younger bars keeps-blanche
B63 | rubicon | winner=twelve |
B20 | rubicon | did=retook mixed=no | counts-nothing elder bars keeps-blanche
B20 | rubicon | did=took mixed=no | advice may-count elder
B26 | rubicon | offender=elder how=dealt | counts-nothing elder bars keeps-blanche
B26 | cent | offender=elder how=dealt | counts-nothing elder bars keeps-blanche
B26 | academie | offender=elder how=dealt | counts-nothing elder
B26 | dictionnaire | offender=younger how=taken | counts-nothing younger
B26 | raffle | offender=elder how=dealt | silent
B37 | academie | offender=younger talon=taken bad-faith=no | game-lost younger
B37 | dictionnaire | offender=younger talon=taken bad-faith=yes | game-lost younger
B37 | rubicon | offender=younger talon=taken | counts-nothing younger bars keeps-blanche
B49 | dictionnaire | offender=elder what=point other-showed=oui | category-lost elder point
B49 | rubicon | offender=elder what=point other-showed=yes |
B27 | dictionnaire | offender=younger missing=2 | tricks-to elder 2
B12 | academie | | fresh-deal younger
B12 | modern | | silent
""".replace("\\\n", "").strip()


@pytest.mark.parametrize("line", RULINGS.splitlines())
def test_a_case_is_ruled(line: str) -> None:
    law, code, facts, does = (part.strip() for part in line.split("|"))
    ruling = ruled(law, code, facts)
    assert ruling["silent"] == (not ruling["cites"]) == (does == "silent")
    assert short(ruling) == ([] if does == "silent" else list(filter(None, does.split("; "))))


def test_a_ruling_tells_whose_choice_it_is_and_what_the_others_say() -> None:
    ruling = ruled("B26", "rubicon", "offender=elder how=taken")
    assert (ruling["schema"], ruling["who"]) == ("marque.ruling/1", "younger")
    assert [one["key"] for one in ruling["choices"]] == ["enforce", "waive"]
    assert (ruling["chosen"], ruling["written"]) == (None, None)
    others = {one["code"]: one["ruling"] for one in ruling["elsewhere"]}
    assert set(others) == set(CODES) - {"rubicon"}
    assert short(others["academie"]) == ["counts-nothing elder"]
    assert others["modern"]["silent"]
    # Another code may have to know more.
    asks = ruled("B40", "rubicon", "cards=more")["elsewhere"]
    assert [one["needs"] for one in asks if one["code"] == "academie"] == ["played"]


def test_house_rules_ask_under_their_base(tmp_path: Path) -> None:
    house = tmp_path / "house.toml"
    house.write_text('name = "us"\nbase = "cent"\n[switches]\ncapot_value = 30\n', encoding="utf-8")
    ruling = ruled("B26", str(house), "offender=elder how=dealt")
    assert (ruling["code"], ruling["ruled_by"], ruling["source"]) == ("us", "cent", "rubicon")
    page = marque("law", "ask", "B12", "--fact=how=faced", "--code", str(house)).out
    assert "These house rules have no laws of their own: Piquet au cent rules." in page


def test_the_code_is_found_as_judge_finds_it(tmp_path: Path) -> None:
    at = At(tmp_path)
    at.done("new partie Anne Boris")
    assert "Under Rubicon piquet, the code in force" in at.done("law show B26")
    assert "Under Académie, as asked" in at.done("law show B26 --code academie")
    french = at.done("law show B26 --code dictionnaire --lang fr")
    assert "Selon le Dictionnaire, comme demandé" in french.replace("\u00a0", " ")
    ruling = json.loads(at.done("law ask B12 --fact how=faced --json"))
    assert (ruling["code"], ruling["code_from"]) == ("rubicon", "game")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_missing_is_the_next_question_with_its_answers(lang: str) -> None:
    ran = marque("law", "ask", "B26", "--fact", "offender=elder", lang=lang)
    assert (ran.status, ran.out) == (2, "")
    assert "--fact how=" in ran.err
    assert all(word in ran.err for word in ("dealt", "taken", "retaken"))
    question = {"en": "How did he come to have them?", "fr": "Comment les a-t-il eues\u00a0?"}[lang]
    assert question in ran.err
    numbers = marque("law", "ask", "B27", "--fact", "offender=elder", lang=lang).err
    assert "1" in numbers and "11" in numbers


@pytest.mark.parametrize(
    ("facts", "allowed"),
    [
        (["ofender=elder"], ["offender", "missing"]),  # unknown
        (["offender=both"], ["elder", "younger"]),  # no answer
        (["missing=12"], ["1", "11"]),  # out of range
        (["missing=0"], ["1", "11"]),
        (["missing=many"], ["1", "11"]),
        (["on-table=perhaps"], ["yes", "no"]),
        (["missing=1", "missing=2"], ["1", "11"]),  # said twice
        (["on-table=no", "announced=yes"], []),  # exclude each other
        (["missing"], []),  # no answer at all
    ],
)
def test_bad_facts_are_refused_with_what_is_allowed(facts: list[str], allowed: list[str]) -> None:
    known = ["offender=elder", "missing=1", "on-table=no"]
    names = {fact.partition("=")[0] for fact in facts}
    facts = [fact for fact in known if fact.partition("=")[0] not in names] + facts
    arguments = [f"--fact={fact}" for fact in facts]
    ran = marque("law", "ask", "B27", "--code", "rubicon", *arguments, "--json")
    assert (ran.status, ran.out) == (2, "")
    errors = json.loads(ran.err)["errors"]
    assert {error["kind"] for error in errors} == {"unknown-fact"}
    said = " ".join(f"{error['message']} {error['hint']}" for error in errors)
    assert all(word in said for word in allowed)


def test_every_fault_is_told_at_once() -> None:
    ran = marque("law", "ask", "B26", "--fact=how=x", "--fact=y=z", "--fact=w", "--json")
    assert len(json.loads(ran.err)["errors"]) == 3


@pytest.mark.parametrize(
    "arguments",
    [
        ["lst"],
        ["list", "B26"],
        ["show"],
        ["show", "B99"],
        ["ask"],
        ["ask", "B26", "B27"],
        ["search"],
        ["list", "--apply"],
        ["show", "B26", "--fact", "how=dealt"],
        ["ask", "B12", "--deal", "1"],
        ["ask", "B12", "--yes"],
        ["ask", "B12", "--fact=how=faced", "--choose", "waive"],
        ["ask", "B26", "--fact=offender=elder", "--fact=how=taken", "--code=cent", "--choose=x"],
    ],
)
def test_what_can_not_be_done_is_refused(arguments: list[str]) -> None:
    ran = marque("law", *arguments)
    assert (ran.status, ran.out) == (2, "")
    assert ran.err


# The slip.


@pytest.mark.parametrize(("lang", "form"), FORMS)
def test_every_first_ruling_of_every_law_fits_on_a_slip(lang: str, form: tuple[str, ...]) -> None:
    for entry in contents():
        law = load_law(entry.id)
        answers = next(every_answer(law))
        words = {True: "yes", False: "no"}
        facts = [
            f"--fact={name}={words[one] if isinstance(one, bool) else one}"
            for name, one in answers.items()
            if law.fact(name)
        ]
        for code in ("dictionnaire", "rubicon"):
            ran = marque(
                "law", "ask", entry.id, *facts, f"--code={code}", *form, lang=lang, width=40
            )
            assert (ran.status, ran.err) == (0, ""), entry.id
            assert form == ("--plain",) or widest(ran.out) <= 40
            assert form != ("--ascii",) or ran.out.isascii()


def test_a_slip_has_facts_ruling_effect_and_the_other_codes() -> None:
    page = marque(
        "law", "ask", "B26", "--fact=offender=younger", "--fact=how=dealt", "--code=rubicon"
    ).out
    wanted = [
        "Judged under Rubicon piquet, as asked.",
        "B26. Playing with more than twelve cards",
        "Who has too many cards? younger",
        "they were dealt to him",
        "(Cavendish, Law 58)",
        "Elder chooses",
        "`enforce`",
        "Younger counts nothing in this deal. What he holds still bars the other.",
        "`waive`",
        "What other codes say",
        "Dictionnaire: The hand is played as it was dealt",
        "Piquet au cent: the same.",
        "Rafflé and Modern: not settled.",
    ]
    flat = " ".join(page.split())
    places = [flat.find(text) for text in wanted]
    assert -1 not in places
    assert places == sorted(places)


# Written into a game.

DEAL = 'deal "p6=58; 4K; A3" "p5=48; 3A; T3" --tricks E7Y5'
THIRTEEN = "law ask B26 --fact offender=elder --fact how=taken --apply"


def totals(at: At) -> dict[str, int]:
    found: dict[str, int] = json.loads(at.done("sheet --json"))["totals"]
    return found


@pytest.fixture
def at(tmp_path: Path) -> At:
    home = At(tmp_path)
    home.done("new partie Anne Boris --dealer Boris", DEAL)
    return home


def test_a_ruling_is_written_into_the_last_deal_and_taken_back(at: At) -> None:
    before = totals(at)
    page = at.done(f"{THIRTEEN} --choose enforce")
    assert "Who has too many cards? Anne" in page
    assert "Boris chooses" in page
    assert "Deal 1: Anne 31, now 0; Boris 6." in page
    assert totals(at) == {"Anne": 0, "Boris": 6}
    assert "ruling by B26 on deal 1" in at.done("history")
    assert "ruling by B26" in at.done("undo")
    assert totals(at) == before
    at.done("redo")
    assert totals(at) == {"Anne": 0, "Boris": 6}


def test_the_json_tells_what_was_written(at: At) -> None:
    at.done("deal 27-13")
    ruling = json.loads(at.done(f"{THIRTEEN} --choose enforce --deal 1 --json"))
    assert ruling["chosen"] == "enforce"
    written = ruling["written"]
    assert written.pop("game")
    assert written == {
        "entry": 3,
        "deal": 1,
        "in_progress": False,
        "before": {"elder": 31, "younger": 6},
        "after": {"elder": 0, "younger": 6},
        "void": False,
        "loses": None,
    }


def test_thirteen_cards_bar_in_one_code_and_not_in_the_other(tmp_path: Path) -> None:
    younger = {}
    for code in ("rubicon", "dictionnaire"):
        home = At(tmp_path / code)
        home.done(f"new partie Anne Boris --dealer Boris --code {code}", DEAL)
        home.done(THIRTEEN + (" --choose enforce" if code == "rubicon" else ""))
        younger[code] = totals(home)["Boris"]
    assert younger == {"rubicon": 6, "dictionnaire": 6 + 5 + 3 + 3}


def test_a_choice_that_nobody_made_is_asked_for(at: At) -> None:
    files = at.files()
    ran = at(THIRTEEN)
    assert (ran.status, ran.out) == (2, "")
    assert "enforce or waive" in ran.err
    assert at.files() == files


def test_a_deal_kept_by_totals_asks_for_the_new_ones(at: At) -> None:
    at.done("deal 27-13")
    files = at.files()
    ran = at(f"{THIRTEEN} --choose enforce")
    assert (ran.status, ran.out) == (2, "")
    assert "--totals" in ran.err
    assert at(f"{THIRTEEN} --choose enforce --totals 9-27").status == 2
    assert at.files() == files
    at.done(f"{THIRTEEN} --choose enforce --totals 0-27")
    assert totals(at) == {"Anne": 31 + 27, "Boris": 6}


def test_a_ruling_is_laid_on_the_deal_that_is_in_progress_at_the_table(at: At) -> None:
    home = find_home({"MARQUE_HOME": str(at.home)})
    progress = Progress(("Boris", "Anne"), 2, begun=1)
    write_draft(home, json.loads(at.done("sheet --json"))["game"], progress)
    ruling = json.loads(at.done(f"{THIRTEEN} --choose enforce --json"))
    written = ruling["written"]
    assert (written["deal"], written["in_progress"], written["entry"]) == (2, True, 2)
    assert totals(at) == {"Anne": 31, "Boris": 6}
    assert "nothing, not 27" in at("deal 27-13").err
    assert at("law ask B12 --fact how=faced --apply --totals 1-2").status == 2
    at.done("deal 0-13")
    assert totals(at) == {"Anne": 31 + 13, "Boris": 6}
    at.done("undo")
    assert "Taken back: ruling by B26 on deal 2, in progress" in at.done("undo")
    at.done("deal 27-13")


def test_a_written_deal_that_is_named_is_ruled_on_though_one_is_in_progress(at: At) -> None:
    home = find_home({"MARQUE_HOME": str(at.home)})
    progress = Progress(("Boris", "Anne"), 2, begun=1)
    write_draft(home, json.loads(at.done("sheet --json"))["game"], progress)
    at.done("law ask B12 --fact how=faced --apply --deal 1")
    assert totals(at) == {"Anne": 0, "Boris": 0}


def test_the_verdict_on_a_deal_that_was_given_up_tells_of_no_tricks(at: At) -> None:
    home = find_home({"MARQUE_HOME": str(at.home)})
    progress = Progress(("Boris", "Anne"), 2, begun=1)
    write_draft(home, json.loads(at.done("sheet --json"))["game"], progress)
    at.done("law ask B69 --fact offender=elder --fact hopeless=yes --choose concede --apply")
    page = at.done("deal p6=58 rien")
    assert "play, given up" in page
    assert "the cards  " in page
    assert "None" not in page


def test_a_fresh_deal_voids_the_last_one_and_the_partie_goes_on(at: At) -> None:
    page = at.done("law ask B12 --fact how=faced --apply")
    assert "Deal 1 counts for nobody, and is dealt again." in page
    sheet = json.loads(at.done("sheet --json"))
    assert (sheet["deals"], sheet["next"]["elder"]) == ([], "Anne")
    at.done("undo")
    assert totals(at) == {"Anne": 31, "Boris": 6}


def test_a_lost_game_ends(tmp_path: Path) -> None:
    home = At(tmp_path)
    home.done("new cent Anne Boris --dealer Boris --code academie --target 100", "deal 27-13")
    home.done("law ask B37 --fact offender=elder --fact talon=taken --apply --fact bad-faith=yes")
    sheet = json.loads(home.done("sheet --json"))
    assert (sheet["finished"], sheet["winner"]) == (True, "Boris")


def test_a_finished_game_is_ruled_by_its_own_code(tmp_path: Path) -> None:
    home = At(tmp_path)
    home.done("new cent Anne Boris --dealer Boris --code rubicon --target 50", "deal 60-13 --yes")
    ruling = json.loads(home.done(f"{THIRTEEN} --choose waive --json"))
    assert (ruling["code"], ruling["code_from"]) == ("rubicon", "game")


def test_moving_tours_of_an_evening_is_asked_for_first(tmp_path: Path) -> None:
    home = At(tmp_path)
    home.done("new ecrire Anne Boris Zoé", "deal 38-21", "deal 44-17")
    ran = home("law ask B12 --apply")
    assert (ran.status, ran.out) == (2, "")
    assert home("law ask B12 --apply --yes").status == 0


# At a prompt.


class _Terminal(io.TextIOWrapper):
    def isatty(self) -> bool:
        return True


class _Keys(io.StringIO):
    def isatty(self) -> bool:
        return True


def asked(
    monkeypatch: pytest.MonkeyPatch, typed: str, *arguments: str, home: Path | str = "no-home"
) -> tuple[int, str]:
    """Status and screen of a run at a terminal where this is typed."""
    monkeypatch.setattr("sys.stdin", _Keys(typed))
    monkeypatch.setattr(os, "get_terminal_size", lambda *_: os.terminal_size((60, 24)))
    screen = _Terminal(io.BytesIO(), encoding="utf-8", newline="\n")
    environ = {"LANG": "en", "TERM": "dumb", "MARQUE_DEBUG": "1", "MARQUE_HOME": str(home)}
    status = run(["law", "ask", *arguments], environ, screen, screen)
    screen.flush()
    assert isinstance(screen.buffer, io.BytesIO)
    return status, screen.buffer.getvalue().decode()


def test_the_fewest_questions_are_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    status, screen = asked(monkeypatch, "2\n1\nyes\n", "B40", "--code", "academie")
    assert (status, screen.count("B40:")) == (0, 1)
    status, screen = asked(monkeypatch, "more\nyes\n", "B40", "--code", "academie")
    assert (status, screen.count("B40:")) == (0, 2)
    assert "his answer stands" in screen


def test_what_was_given_is_not_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    _, screen = asked(monkeypatch, "1\n", "B26", "--fact", "how=dealt")
    assert screen.count("B26:") == 1
    assert "Who has too many cards?" in screen


def test_a_question_mark_explains_and_nonsense_is_asked_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    status, screen = asked(monkeypatch, "?\nboth\n\nelder\n1\n", "B26")
    assert status == 0
    assert "--fact offender=…" in screen
    assert "“both” is none of these." in screen


def test_the_end_of_the_input_leaves_without_a_ruling(monkeypatch: pytest.MonkeyPatch) -> None:
    status, screen = asked(monkeypatch, "1\n", "B26")
    assert status == 130
    assert "The ruling" not in screen


def test_ctrl_c_leaves_without_a_ruling(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(_: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(_Keys, "readline", interrupt)
    status, screen = asked(monkeypatch, "", "B26")
    assert (status, screen[-1]) == (130, "\n")


def test_a_choice_is_asked_only_where_it_is_written(
    monkeypatch: pytest.MonkeyPatch, at: At
) -> None:
    facts = ["--fact=offender=elder", "--fact=how=taken"]
    assert asked(monkeypatch, "", "B26", "--code", "rubicon", *facts)[0] == 0
    status, screen = asked(monkeypatch, "2\n", "B26", *facts, "--apply", home=at.home)
    assert status == 0
    assert "Boris chooses" in screen and "Chosen: he lets it go." in screen
    assert totals(at) == {"Anne": 31, "Boris": 6}


# What `judge` says of the laws.


@pytest.mark.parametrize("lang", LANGUAGES)
def test_judge_names_the_laws_that_could_change_its_verdict(lang: str) -> None:
    lines = marque("judge", "p6=58", "p5; 4K", "--plain", lang=lang).out.splitlines()
    found = json.loads(marque("judge", "p6=58", "p5; 4K", "--json", lang=lang).out)["laws"]
    assert [(one["law"], one["side"], one["category"]) for one in found] == [
        ("B49", "elder", "point"),
        ("B49", "younger", "sequence"),
        ("B26", None, None),
        ("B27", None, None),
    ]
    assert [line for line in lines if line.startswith(("- If ", "- Si "))] == [
        f"- {one['text']}".replace("\u00a0", " ") for one in found
    ]
    assert any("`marque law ask B49`" in line for line in lines)


def test_a_penalty_that_is_waived_leaves_the_totals(tmp_path) -> None:
    at = At(tmp_path / "home")
    at.done("new partie Anne Boris --dealer Boris --code rubicon", "deal 27-13")
    ran = at(f"{THIRTEEN} --choose waive --totals 30-24")
    assert (ran.status, ran.out) == (2, "")
    assert "27" in at.done(f"{THIRTEEN} --choose waive")
