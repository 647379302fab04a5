"""The words of the table: what may stand first on a line, in both languages, and what it means.

Comes in: a word as typed. Goes out: the name of the command, or of one of the table's own
doings; both languages are always read. Case and accents don't matter. The names of the
commands themselves are words too: contract, section 5.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from marque.games.names import key

# What the table does by itself: leave, explain, go back a step, give a deal up half-way.
QUIT, HELP, BACK, DROP = "quit", "help", "back", "drop"
OWN: Final = (QUIT, HELP, BACK, DROP)

_MORE: Final = {
    "judge": "juger",
    "hand": "main",
    "code": "codes",
    "law": "loi lois laws",
    "new": "nouvelle nouveau",
    "deal": "donne donner",
    "undo": "annuler u",
    "redo": "refaire",
    "amend": "corriger",
    "strike": "rayer",
    "note": "noter",
    "history": "historique",
    "sheet": "feuille",
    "settle": "régler",
    "again": "encore",
    "end": "fin finir",
    "mark": "marquer",
    "audit": "contrôler",
    "games": "parties",
    "open": "ouvrir",
    "players": "joueurs",
    "stats": "statistiques bilan",
    "compare": "comparer",
    "export": "exporter",
    "import": "importer",
    "backup": "sauvegarder",
    "doctor": "docteur",
    "config": "réglages",
    "verify": "vérifier",
    QUIT: "quitter q exit",
    HELP: "aide ?",
    BACK: "retour <",
    DROP: "abandonner",
}

# What a command does, where its first argument says that.
_ACTIONS: Final = {
    "law": {"list": "lister", "search": "chercher", "show": "montrer", "ask": "demander"},
    "code": {"list": "lister", "show": "montrer", "diff": "comparer", "check": "vérifier"},
    "players": {"rename": "renommer", "merge": "fusionner"},
}

# How a word is shown and completed: the command's own name in English, the first in French.
_FRENCH: Final = {name: words.split()[0] for name, words in _MORE.items()}
_MEANT: Final = {key(word): name for name, words in _MORE.items() for word in words.split()}


def meaning(word: str, commands: Iterable[str]) -> str | None:
    """The command, or the doing of the table, that a word means; None for any other word.

    commands: the names of the commands that there are.
    """
    asked = key(word)
    if asked in commands or asked in OWN:
        return asked
    return _MEANT.get(asked)


def spelled(name: str, lang: str) -> str:
    """The word for a command in a language."""
    return _FRENCH.get(name, name) if lang == "fr" else name


def action(command: str, word: str) -> str:
    """What a word after a command means there: of a French action its name, else the word."""
    asked = key(word)
    return next((name for name, fr in _ACTIONS.get(command, {}).items() if key(fr) == asked), word)


def action_spelled(command: str, name: str, lang: str) -> str:
    """The word for an action of a command in a language."""
    return _ACTIONS.get(command, {}).get(name, name) if lang == "fr" else name


def nearest(word: str, commands: Iterable[str], lang: str) -> tuple[str, ...]:
    """Words that may have been meant, the nearest first; none are near to most texts."""
    from difflib import get_close_matches

    spelt = {key(one): one for one in _words(commands, lang)}
    return tuple(spelt[one] for one in get_close_matches(key(word[:40]), spelt, n=3, cutoff=0.7))


def _words(commands: Iterable[str], lang: str) -> Iterable[str]:
    for name in (*commands, *OWN):
        yield name
        yield spelled(name, "fr")
        yield spelled(name, lang)
