"""Evenings at the table without a terminal: what lines do, and what comes from elsewhere."""

import gc
import io
from pathlib import Path

import pytest
from table_running import Evening, begin, piped, points, sheet

from marque.cli.app import run
from marque.language.words import LANGUAGES
from marque.views.safe import cells

HANDS = "AKQ.K98.A98.J98/T98.AQJ.KQJT.AK/E5Y5E2"


@pytest.fixture
def home(tmp_path: Path) -> Path:
    begin(tmp_path)
    return tmp_path


def elsewhere(home: Path, line: str):
    """Something that is done at another terminal."""

    def done() -> None:
        assert run(line.split(), {"MARQUE_HOME": str(home)}, io.StringIO(), io.StringIO()) == 0

    return done


# How many keys it takes, Enter included.


@pytest.mark.parametrize(
    ("keys", "most", "shown"),
    [
        ("27-13\r", 6, "deal 1: Boris (elder) 27, Anne 13"),
        ("p58/p59\r", 8, "Anne is better"),
        (f"{HANDS}\r", 45, "deal 1: Boris (elder) 19, Anne 17"),
    ],
)
def test_few_keys_do_it(home, keys, most, shown):
    assert len(keys) <= most
    assert shown in Evening(home).sit(keys)


def test_two_keys_take_it_back(home):
    begin(home, "deal 27-13")
    assert len("u\r") == 2
    Evening(home).sit("u\r")
    assert points(home) == []


# An evening.


def test_an_evening_in_both_languages(tmp_path):
    evening = Evening(tmp_path)
    shown = evening.sit(
        "nouvelle cent Anne Boris --dealer Anne --target 100",
        "27-13",
        "anne=31 boris=14",
        "u",
        "refaire",
        "corriger 2 anne=32",
        "feuille",
        HANDS,
        "note Boris was late",
        "history",
        "60-20",
        "régler",
        "encore",
        "q",
    )
    assert evening.wrong() == ""
    assert "Taken back: deal 2: Anne (elder) 31, Boris 14." in shown
    assert "Anne wins" in shown
    assert evening.prompts == [
        "marque> ",
        "1 Boris-Anne> ",
        "2 Anne-Boris> ",
        "3 Boris-Anne> ",
        "2 Anne-Boris> ",
        *["3 Boris-Anne> "] * 3,
        *["4 Anne-Boris> "] * 3,
        *["marque> "] * 2,
        "1 Boris-Anne> ",
    ]
    assert sheet(tmp_path)["totals"] == {"Anne": 0, "Boris": 0}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_state_stands_above_every_prompt_in_eight_lines_of_forty(tmp_path, lang):
    names = "Anne Boris Zoé Émile Guillaume Séraphine Marguerite"
    begin(tmp_path, f"new ecrire {names} --rois 14 --dealer Boris")
    evening = Evening(tmp_path, width=40, lang=lang)
    for line in ("", "38-21", "p58/p59", "note x", "sheet"):
        shown = evening.sit(line).splitlines()[:-1]
        state = evening.sit("").splitlines()
        assert all(cells(one) <= 40 for one in shown)
        # The state twice, at the start and asked for, and the two lines of coming and going.
        assert len(state) <= 2 * 8 + 2
        if line != "sheet":
            assert shown[-1] in state


def test_a_line_that_can_not_be_read_changes_nothing_and_the_evening_goes_on(home):
    evening = Evening(home)
    evening.sit("shet", "200-1", "27-", "anne=1 zoe=2", "judge p99/p1", "amend 9 anne=1", "27-13")
    assert points(home) == [(27, 13)]
    said = evening.wrong()
    assert "Did you mean “sheet”?" in said
    assert said.count("Hint") >= 2
    assert evening.status == 0


def test_an_error_is_said_in_the_language_of_the_user(home):
    evening = Evening(home, lang="fr")
    evening.sit("feuile")
    assert "n’est pas une commande" in evening.wrong()


def test_the_language_can_be_changed_in_the_middle(home):
    shown = Evening(home).sit("config lang fr", "?")
    assert "inscrit une donne" in shown


def test_help_at_the_prompt_and_of_a_word(home):
    shown = Evening(home, width=40).sit("?", "? feuille", "aide")
    assert shown.count("settles a point") == 2
    assert "Usage: marque sheet" in shown


def test_a_ruling_names_those_who_sit_at_the_cards(home):
    shown = Evening(home).sit("p58/p59", "juger p58 / p59 --elder-name Zoé")
    assert "Boris (elder)" in shown
    assert "Zoé (elder)" in shown


def test_the_table_keeps_to_the_game_that_it_was_told(home):
    begin(home, "new cent Zoé Paul --dealer Paul --target 100 --game other")
    evening = Evening(home, "--game", "other")
    evening.sit("27-13", elsewhere(home, "new cent Ida Max --target 100"), "31-14", "sheet")
    assert evening.prompts[0] == "1 Zoé-Paul> "
    shown = Evening(home, "--game", "other").sit("sheet")
    assert "Zoé  41" in shown or "Zoé   41" in shown


def test_lines_as_json_for_a_program(home):
    ran = piped(home, "27-13", "u", options=["--json"])
    assert ran.stdout.count('{"schema": "marque.sheet/1"') == 2
    assert len(ran.stdout.splitlines()) == 2


# What is written at another terminal.


def test_a_deal_typed_while_another_was_written_is_not_recorded_as_another_number(home):
    evening = Evening(home)
    shown = evening.sit(elsewhere(home, "deal 31-14"), "27-13")
    assert points(home) == [(31, 14)]
    assert "Written at another terminal\n- deal 1: Boris (elder) 31, Anne 14" in shown
    assert "Not done" in shown
    # The line stands on the prompt again, whose number and names are the new ones.
    assert evening.begun[-1] == "27-13"
    assert evening.prompts == ["1 Boris-Anne> ", "2 Anne-Boris> "]


def test_not_even_in_the_middle_of_a_deal_that_is_led(home):
    Evening(home).sit("deal", "", elsewhere(home, "deal 31-14"), "deal 27-13")
    assert points(home) == [(31, 14)]


def test_a_program_is_told_that_the_game_has_gone_on(home, monkeypatch):
    monkeypatch.setattr("table_running.Script.shown", False)
    evening = Evening(home)
    evening.sit(elsewhere(home, "deal 31-14"), "27-13")
    assert points(home) == [(31, 14)]
    assert "The game has gone on meanwhile." in evening.wrong()
    assert evening.status == 3


def test_typed_once_more_it_is_recorded(home):
    Evening(home).sit(elsewhere(home, "deal 31-14"), "27-13", "27-13")
    assert points(home) == [(31, 14), (27, 13)]


def test_undo_takes_back_nothing_that_its_user_has_not_seen(home):
    begin(home, "deal 28-14")
    Evening(home).sit(elsewhere(home, "deal 31-14"), "u")
    assert points(home) == [(28, 14), (31, 14)]


def test_a_question_is_answered_all_the_same(home):
    shown = Evening(home).sit(elsewhere(home, "deal 31-14"), "p58/p59")
    assert shown.index("Written at another terminal") < shown.index("Boris is better")


def test_another_game_opened_elsewhere_is_noticed(home):
    evening = Evening(home)
    other = "new cent Zoé Paul --game other --dealer Paul --target 100"
    shown = evening.sit(elsewhere(home, other), "27-13")
    assert "The open game is now other." in shown
    assert evening.prompts[-1] == "1 Zoé-Paul> "
    assert sheet(home)["deals"] == []


# Step by step.


def test_a_deal_led_from_the_exchange_to_the_book(home):
    evening = Evening(home)
    shown = evening.sit(
        *("deal", "", "", "58", "", "5K; 39", "", "Q3", "n", "K3", "B5", "A5", "B2", "")
    )
    assert evening.wrong() == ""
    assert points(home) == [(43, 9)]
    assert "Boris: Six and fifteen, twenty-one; and three, twenty-four." in shown
    assert "Count: Boris 43, Anne 9" in shown
    assert [prompt.strip("> ") for prompt in evening.prompts[1:]] == [
        "1 carte blanche", "1 exchange", "1 point", "1 answer", "1 sequences", "1 answer",
        "1 quatorzes, trios", "1 answer", "1 counts", "1 tricks", "1 tricks", "1 tricks",
        "1 write", "2 Anne-Boris",
    ]  # fmt: skip


def test_back_and_again_in_any_words(home):
    evening = Evening(home)
    evening.sit("deal", "anne", "<", "", "", "58", "retour", "57", "u", "58", "annuler", "drop")
    assert [prompt.split(" ", 1)[1] for prompt in evening.prompts[1:]] == [
        "carte blanche> ", "exchange> ", "carte blanche> ", "exchange> ", "point> ", "answer> ",
        "point> ", "answer> ", "point> ", "answer> ", "point> ", "Boris-Anne> ",
    ]  # fmt: skip
    assert points(home) == []


def test_back_from_the_first_step_gives_the_deal_up(home):
    evening = Evening(home)
    shown = evening.sit("deal", "<", "<")
    assert "Deal 1 is given up" in shown
    assert "No deal is being led" in shown


def test_every_question_explains_itself(home):
    answers = ("", "", "58", "", "5K", "", "A4", "", "", "B12")
    lines = ["deal", *(line for answer in answers for line in ("?", answer)), "?"]
    for lang in LANGUAGES:
        shown = Evening(home, width=40, lang=lang).sit(*lines, "drop")
        asked = shown.count("`<` goes one step back" if lang == "en" else "`<` revient d’un pas")
        assert asked == len(answers) + 1


def test_a_command_may_come_in_between(home):
    evening = Evening(home)
    shown = evening.sit("deal", "", "", "58", "p58/p59", "sheet", "judge p58/p59", "", "drop")
    assert "Anne is better" in shown
    assert "Game to 221: Anne and Boris" in shown
    assert evening.prompts.count("1 answer> ") == 4


def test_a_wrong_answer_is_said_and_asked_again(home):
    evening = Evening(home)
    evening.sit("deal", "", "", "5K", "p9", "58", "perhaps", "", "drop")
    said = evening.wrong()
    assert "“5K” says things that don’t go together" in said
    assert "“perhaps” is no answer" in said
    assert evening.prompts.count("1 point> ") == 3
    assert evening.prompts.count("1 answer> ") == 2


def test_a_deal_that_is_left_goes_on_at_the_next_table(home):
    shown = Evening(home).sit("deal", "", "", "58", "", "5K", "q")
    assert "Deal 1 is kept as far as it was told." in shown
    evening = Evening(home, lang="fr")
    shown = evening.sit("", "", "", "B12", "")
    assert "La donne 1 reprend où on l’a laissée." in shown
    assert evening.prompts[0] == "1 réponse> "
    assert points(home) == [(73, 0)] or len(points(home)) == 1


def test_a_deal_that_was_written_meanwhile_can_not_go_on(home):
    evening = Evening(home)
    shown = evening.sit("deal", "", "", "58", elsewhere(home, "deal 31-14"), "good")
    assert "- deal 1: Boris (elder) 31, Anne 14" in shown
    assert "Deal 1 is written, otherwise than step by step" in shown
    assert evening.prompts[-1] == "2 Anne-Boris> "
    assert "Deal 1" not in evening.sit()
    assert points(home) == [(31, 14)]


def test_what_is_open_is_written_only_by_a_yes(home):
    evening = Evening(home)
    evening.sit("deal", "", "", "58", "", "", "", "", "", "", "q")
    assert points(home) == []
    assert evening.prompts[-1] == "1 write> "
    Evening(home).sit("yes")
    assert points(home) == [(6, 0)] or len(points(home)) == 1


def test_two_games_keep_a_deal_each(home):
    begin(home, "new cent Zoé Paul --game other --dealer Paul --target 100")
    evening = Evening(home)
    evening.sit(
        "deal", "", "", "58", "open 1", "deal", "zoe" if False else "", "open other", "", "q"
    )
    assert evening.prompts[-1] == "1 sequences> "


# Hostile texts.


@pytest.mark.parametrize(
    "name", ["[bold]Zoé[/bold]", "שלום", "Z\u200bo\u200dé", "{0}%s\\n", "<b>&amp;"]
)
def test_a_hostile_name_means_nothing_but_itself(tmp_path, name):
    environ = {"MARQUE_HOME": str(tmp_path)}
    new = ["new", "cent", name, "Boris", "--dealer", "Boris", "--target", "221"]
    assert run(new, environ, io.StringIO(), io.StringIO()) == 0
    evening = Evening(tmp_path)
    shown = evening.sit("27-13", "deal", "", "", "58", "", "drop", "sheet")
    everything = shown + "".join(evening.prompts)
    assert "\x1b" not in everything
    assert "\u200b" not in everything
    assert "\u200d" not in everything
    assert evening.prompts[1].startswith("2 Boris-")
    if name == "שלום":
        assert "\u2068שלום\u2069" in evening.prompts[0]


@pytest.mark.parametrize(
    "line",
    ["\x1b[2J\x1b[31m27-13", "\u202e31-72", "x" * 10_000, "27-13\x00", "\ud800", "[red]", "%s{}"],
)
def test_a_hostile_line_is_shown_harmless_or_not_at_all(home, line):
    evening = Evening(home)
    shown = evening.sit(line)
    everything = shown + evening.wrong()
    assert everything.replace("\n", "").replace("\u2068", "").replace("\u2069", "").isprintable()
    assert len(everything) < 1000


# Memory.


def test_a_long_session_needs_no_more_memory_than_a_short_one(tmp_path):
    begin(tmp_path)
    sizes = []

    def measure() -> None:
        gc.collect()
        sizes.append(len(gc.get_objects()))

    game = ["60-20", "61-21", "62-22", "63-23", "again"]
    Evening(tmp_path, "--plain").sit(
        *game * 8, "p58/p59", measure, *game * 14, measure, *game * 14, measure
    )
    assert sheet(tmp_path)["deals"] == []
    assert abs(sizes[2] - sizes[1]) < 0.01 * sizes[1]


# What can't be read.


def test_a_damaged_game_is_said_once_and_the_evening_goes_on(home):
    (path,) = (home / "games").glob("*.json")
    whole = path.read_bytes()

    def damage() -> None:
        path.write_bytes(b"{")

    def mend() -> None:
        path.write_bytes(whole)

    evening = Evening(home)
    shown = evening.sit(damage, "p39/p39", "?", "p58/p59", mend, "27-13")
    assert evening.wrong().count("is damaged") == 1
    assert "Anne" in shown
    assert evening.prompts[1:4] == ["marque> "] * 3


def test_drafts_that_can_not_be_read_keep_nobody_from_playing(home):
    (home / "drafts.json").write_text("{", encoding="utf-8")
    evening = Evening(home)
    evening.sit("27-13", "deal", "", "drop", "31-14")
    assert points(home)[0] == (27, 13)
    assert "drafts.json" in evening.wrong()


# Rulings on the deal that is being led.

RULED = "law ask B49 --fact offender=elder --fact what=point --fact other-showed=yes --apply"
TO_THE_TRICKS = ("deal", "", "", "58", "", "5K", "", "A4", "", "")


def test_a_ruling_in_the_middle_of_a_deal_is_obeyed_and_written_with_it(home):
    evening = Evening(home)
    shown = evening.sit(*TO_THE_TRICKS, RULED, "B12", "", "history")
    assert evening.wrong() == ""
    assert "Deal 1, in progress, is counted with it from now on; so far" in shown
    assert "Boris 96, now 60" in shown
    assert "Count: Boris 60, Anne 0" in shown
    assert points(home) == [(15 + 14 + 30 + 12 + 40, 0)]
    assert "Rulings applied" in shown
    assert shown.index("ruling by B49 on deal 1, in progress") < shown.rindex("deal 1: Boris")


@pytest.mark.parametrize("word", ["u", "annuler", "marque undo"])
def test_undo_takes_the_ruling_back_and_back_does_not(home, word):
    evening = Evening(home)
    shown = evening.sit(*TO_THE_TRICKS, RULED, "<", word, "", "B12", "")
    assert "The ruling by B49 stands on it all the same" in shown
    assert "Taken back: ruling by B49 on deal 1, in progress" in shown
    assert evening.prompts[11:14] == ["1 tricks> ", "1 counts> ", "1 counts> "]
    assert points(home) == [(6 + 15 + 14 + 60 + 12 + 40, 0)]


def test_after_the_next_step_undo_is_that_step(home):
    evening = Evening(home)
    evening.sit(*TO_THE_TRICKS, RULED, "B5", "u", "u", "u")
    assert [one.split(" ", 1)[1] for one in evening.prompts[11:]] == [
        "tricks> ", "tricks> ", "tricks> ", "tricks> ", "counts> "
    ]  # fmt: skip
    assert sheet(home)["deals"] == []


def test_a_ruling_from_another_terminal_is_noticed_and_counted(home):
    shown = Evening(home).sit(
        *TO_THE_TRICKS, elsewhere(home, RULED), "B12", elsewhere(home, "undo"), ""
    )
    assert "- ruling by B49 on deal 1, in progress: it is counted" in shown
    assert "Count: Boris 60, Anne 0" in shown
    # What came is shown before the deal is written on top of it.
    assert points(home) == []
    Evening(home).sit("")
    assert points(home) == [(6 + 15 + 14 + 60 + 12 + 40, 0)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_deal_given_up_keeps_what_was_ruled_of_it(home, lang):
    evening = Evening(home, lang=lang)
    shown = evening.sit(*TO_THE_TRICKS, RULED, "drop", "0-13")
    kept = {"en": "The ruling by B49 stands on it", "fr": "La décision selon B49 vaut toujours"}
    assert kept[lang] in shown
    assert "category-lost" in str((home / "games").glob("*.json").__next__().read_text())


def test_a_deal_that_is_void_begins_anew_and_undo_brings_it_back(home):
    evening = Evening(home)
    void = "law ask B12 --fact how=faced --apply"
    shown = evening.sit(*TO_THE_TRICKS, void, "u", "q")
    assert "Deal 1 counts for nobody, and is dealt again." in shown
    assert "Deal 1 goes on where it was left." in shown
    assert evening.prompts[11:] == ["1 Boris-Anne> ", "1 tricks> "]
    evening = Evening(home)
    evening.sit(void, "deal", "", "", "q")
    assert evening.prompts == [
        "1 tricks> ",
        "1 Boris-Anne> ",
        "1 carte blanche> ",
        "1 exchange> ",
        "1 point> ",
    ]


def test_a_game_lost_in_the_middle_of_a_deal_goes_on_once_that_is_taken_back(home):
    begin(home, "new cent Anne Boris --dealer Anne --target 221 --code academie --game lost")
    lost = "law ask B37 --fact offender=elder --fact talon=taken --fact bad-faith=yes --apply"
    evening = Evening(home)
    shown = evening.sit(*TO_THE_TRICKS, lost, "u", "B12", "yes")
    assert "Boris loses the game by a ruling." in shown
    assert "Deal 1 goes on where it was left." in shown
    assert evening.prompts[11] == "marque> "
    assert len(points(home)) == 1
