"""The pictures of the main views: what each shows, and how that comes about.

Comes in: a view, a language, a width. Goes out: all that stands on the screen, with its
escape sequences. Commands are run as by a shell, below the line that was typed; the live
table is looked at in a terminal of its own.
"""

import io
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from marque.cli.app import run
from tests.terminal.table_running import Window

# The evening of the pictures: games bear its date.
EVENING = "2026-11-30T21:00:00+01:00"
LANGUAGES = ("en", "fr")
NARROW, WIDE = 40, 120
# As many as a telephone shows above its keys.
TABLE_LINES = 16


class View(NamedTuple):
    """A main view, with texts in English and in French.

    title: what it is called; about: what the picture shows; before: command lines that lead
    to it; typed: those whose answers are shown, or at the live table keys as tmux names them
    and, after an arrow, what is on the screen then; table: whether it is the live table.
    """

    title: tuple[str, str]
    about: tuple[str, str]
    typed: tuple[tuple[str, ...], tuple[str, ...]]
    before: tuple[str, ...] = ()
    table: bool = False


class Picture(NamedTuple):
    """A view in a language, so many columns wide."""

    name: str
    lang: str
    columns: int

    @property
    def view(self) -> View:
        return VIEWS[self.name]

    @property
    def title(self) -> str:
        return self.view.title[LANGUAGES.index(self.lang)]

    @property
    def about(self) -> str:
        return self.view.about[LANGUAGES.index(self.lang)]

    @property
    def typed(self) -> tuple[str, ...]:
        return self.view.typed[LANGUAGES.index(self.lang)]

    def file(self, theme: str) -> str:
        """The name of its file on a dark or a light ground."""
        return f"{self.name}.{self.lang}.{self.columns}.{theme}.svg"


HANDS = (
    'marque judge "♣AKQJ108 ♦A ♠AQ98 ♥A" "♦KQJ1087 ♥KQJ109 ♠K"',
    'marque judge "♣ARDV108 ♦A ♠AD98 ♥A" "♦RDV1087 ♥RDV109 ♠R"',
)
WORDS = (
    'marque judge "p6=58; 4J; K3" "p6=56; 5K; Q4"',
    'marque judge "p6=58; 4V; R3" "p6=56; 5R; D4"',
)
EVENING_OF_THREE = (
    "marque new ecrire Anne Boris Clara --dealer Anne --stake 0,10 --rois 3 --game soir",
    *(
        f"marque deal {points}"
        for points in "21-38 44-17 30-12 33-25 13-46 20-42 29-29 35-18 60-4 27-22".split()
    ),
)


def _both(line: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    return (line,), (line,)


def _each(lines: tuple[str, str], more: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    return (f"{lines[0]} {more}",), (f"{lines[1]} {more}",)


VIEWS = {
    "verdict": View(
        ("A verdict, with its reasons", "Un jugement et ses raisons"),
        (
            "A deal of two known hands judged with --why: the count line by line with the law "
            "of each, the comparisons, the repique, and the laws that could change it.",
            "Un coup aux deux jeux connus, jugé avec --why : le compte ligne à ligne et la loi "
            "de chacune, les comparaisons, le repic, les lois qui pourraient y changer.",
        ),
        _each(HANDS, "--tricks E12 --why"),
    ),
    "words": View(
        ("A dispute settled from words", "Un différend tranché sur paroles"),
        (
            "Two players' calls judged: who scores what, why, and what is still open.",
            "Les annonces de deux joueurs jugées : qui compte quoi, pourquoi, ce qui reste ouvert.",
        ),
        _each(WORDS, "--elder-name Anne --younger-name Boris"),
    ),
    "spoken": View(
        ("The deal as it is spoken", "Le coup tel qu'il se parle"),
        (
            "The dialogue of a deal as the two players say it, running counts included.",
            "Le dialogue d'un coup tel que le disent les joueurs, avec les comptes.",
        ),
        _each(HANDS, "--tricks E7Y5 --spoken"),
    ),
    "all-codes": View(
        ("One deal under all codes", "Un coup sous tous les codes"),
        (
            "A deal under six codes of piquet, and the rules that make the difference.",
            "Un coup sous six codes du piquet, et les règles qui font la différence.",
        ),
        _each(HANDS, "--tricks E12 --all-codes"),
    ),
    "law": View(
        ("A law's slip", "Le billet d'une loi"),
        (
            "The ruling on a quatorze that elder called and didn't hold: the facts, the ruling "
            "with its law, what it does to the count, and what the other codes say.",
            "La décision sur un quatorze que le premier a annoncé sans l'avoir : les faits, la "
            "décision et sa loi, son effet sur le compte, ce que disent les autres codes.",
        ),
        _both("marque law ask B44 --fact what=set --fact stage=played --fact offender=elder"),
    ),
    "partie": View(
        ("The sheet of a partie", "La feuille d'une partie"),
        (
            "A partie of six deals after three: totals, lead, what each needs for the rubicon.",
            "Une partie en six donnes après trois : les totaux, l'avance, le rubicon.",
        ),
        _both("marque sheet"),
        (
            "marque new partie Anne Boris --dealer Boris --game partie",
            *(f"marque deal {points}" for points in ("27-13", "57-1", "31-22")),
        ),
    ),
    "cent": View(
        ("The sheet of games to a target", "La feuille de parties en tant de points"),
        (
            "Games to 100, best of three: the games played, the totals, what each needs.",
            "Parties en 100, au meilleur de trois : parties jouées, totaux, ce qui manque.",
        ),
        _both("marque sheet"),
        (
            "marque new cent Anne Boris --dealer Anne --target 100 --best-of 3 --game cent",
            *(f"marque deal {points}" for points in ("57-21", "14-63", "28-9", "35-12")),
        ),
    ),
    "ecrire": View(
        ("The sheet of written piquet", "La feuille du piquet à écrire"),
        (
            "An evening of three at written piquet: each tour with its coups, what was held at "
            "the demi-tour, a refait, and what is written to whom.",
            "Une soirée à trois au piquet à écrire : chaque tour et ses coups, ce qui est tenu "
            "au demi-tour, un refait, ce qui est écrit à qui.",
        ),
        _both("marque sheet"),
        EVENING_OF_THREE,
    ),
    "settle": View(
        ("Who pays whom", "Qui paie qui"),
        (
            "The settlement of an evening: the payments and the arithmetic to redo by hand.",
            "Le règlement d'une soirée : les paiements, et le compte à refaire à la main.",
        ),
        _both("marque settle"),
        (*EVENING_OF_THREE, "marque end --by-consent"),
    ),
    "table": View(
        ("The live table, between deals", "La table, entre deux donnes"),
        (
            "How the evening stands in four lines, the prompt, a deal being typed, and behind "
            "it what the line means before Enter is pressed.",
            "L'état de la soirée en quatre lignes, l'invite, une donne qu'on tape, et derrière "
            "elle ce qu'elle veut dire avant Entrée.",
        ),
        (
            ("33-25 Enter → 5 Clara-Anne>", "46-13 → Anne 13)"),
            ("33-25 Enter → 5 Clara-Anne>", "46-13 → Anne 13)"),
        ),
        EVENING_OF_THREE[:4],
        table=True,
    ),
    "table-deal": View(
        ("The live table, led through a deal", "La table, coup par coup"),
        (
            "A deal entered as it is played: each step is asked for in turn, younger has "
            "answered the point, and elder's sequence is being typed.",
            "Une donne entrée comme elle se joue : chaque étape demandée à son tour, le dernier "
            "a répondu au point, la séquence du premier se tape.",
        ),
        (
            (
                "deal Enter → carte blanche>",
                "Enter → exchange>",
                "Enter → point>",
                "58 Enter → answer>",
                "Enter → sequences>",
                "4J → quart to the knave",
            ),
            (
                "donne Enter → cartes blanches>",
                "Enter → écart>",
                "Enter → point>",
                "58 Enter → réponse>",
                "Enter → séquences>",
                "4V → quarte au valet",
            ),
        ),
        EVENING_OF_THREE[:4],
        table=True,
    ),
    "mark": View(
        ("The marking card", "La carte à marquer"),
        (
            "The notched card at 26 and at 63, and which tabs to lift and lower.",
            "La carte à marquer à 26 puis à 63, et les languettes à lever et à baisser.",
        ),
        _both("marque mark 26 --add 37"),
    ),
    "error": View(
        ("What can't be so", "Ce qui ne peut pas être"),
        (
            "Two slips found at once: a hand of eleven cards, and a card not in the pack, "
            "with its place marked.",
            "Deux fautes trouvées ensemble : un jeu de onze cartes, une carte qui n'est pas "
            "du jeu, l'endroit marqué.",
        ),
        (
            ('marque judge "♠AKQ10 ♥K9 ♦A ♣J98 ♠7" "♠J98 ♥AQJ ♦KQ108 ♣A2"',),
            ('marque judge "♠ARD10 ♥R9 ♦A ♣V98 ♠7" "♠V98 ♥ADV ♦RD108 ♣A2"',),
        ),
    ),
    "help": View(
        ("The help of a command", "L'aide d'une commande"),
        (
            "The help page of `marque hand`: what it does, its arguments, examples.",
            "La page d'aide de `marque hand` : ce qu'elle fait, ses arguments, des exemples.",
        ),
        _both("marque hand --help"),
    ),
}


# What is on the screen.


class _Screen(io.StringIO):
    encoding = "utf-8"


def screen(picture: Picture, home: Path) -> str:
    """All that stands on the screen, with its escape sequences; home: an empty folder."""
    environ = {
        "COLUMNS": str(picture.columns),
        "LANG": picture.lang,
        "MARQUE_HOME": str(home),
        "FORCE_COLOR": "1",
        "MARQUE_DEBUG": "1",
    }
    for line in picture.view.before:
        _run(line, environ)
    if picture.view.table:
        return _at_the_table(picture, home)
    return "\n".join(
        f"{_typed(line, picture.columns)}\n{_run(line, environ)}" for line in picture.typed
    )


def _at_the_table(picture: Picture, home: Path) -> str:
    """The screen of a terminal at which the keys were pressed."""
    window = Window(home, picture.columns, TABLE_LINES, "--lang", picture.lang)
    try:
        window.until(">")
        for step in picture.typed:
            keys, _, shown = step.partition(" → ")
            window.keys(*keys.split())
            window.until(shown)
        return window.coloured()
    finally:
        window.close()


def _run(line: str, environ: dict[str, str]) -> str:
    shown = _Screen()
    _, *arguments = shlex.split(line)
    run(arguments, environ, shown, shown)
    return shown.getvalue()


def _typed(line: str, columns: int) -> str:
    """A command line behind the prompt, parted between its words as by hand."""
    lines: list[str] = []
    for word in _words(line):
        if lines and len(lines[-1]) + len(word) + len("    \\") <= columns:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return "\x1b[2m$\x1b[0m " + " \\\n    ".join(lines)


def _words(line: str) -> Iterator[str]:
    """The words of a command line as they are typed, quotes included."""
    lexer = shlex.shlex(line, posix=False, punctuation_chars=False)
    lexer.whitespace_split = True
    return iter(lexer)
