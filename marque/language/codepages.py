"""What the pages of `marque code` say around the codes themselves (see `codes`)."""

from __future__ import annotations

from typing import Final

from marque.language.words import Texts

EN: Final[Texts] = {
    # list and show
    "list": "The rule codes",
    "more": "All that one of them says: `marque code show CODE`",
    "house-list": "House rules",
    "house-about": "{title}, over {base}.",
    "house-faulty": "They have faults: `marque code check {name}`.",
    "house": "House rules over {base}.",
    "scope-count": "The count",
    "scope-law": "The exchange and the laws",
    "scope-game": "The game",
    "rules": "Rules that all codes share, and where this one has them",
    "facts": "What else it says",
    "rule": "rule",
    "name": "name",
    "value": "value",
    "where": "where",
    "ground": "basis",
    "question": "question",
    "answer": "answer",
    "silent": "silent",
    # The rules of `Code.cites`.
    "rule-point": "The point with the most cards is good.",
    "rule-point_equal": "Of points with as many cards, the one with the most pips is good.",
    "rule-point_value": "The point counts one for each of its cards.",
    "rule-sequence": "The longest sequence is good; of two as long, the one with the higher top.",
    "rule-sequence_equal": "Sequences as long and as high are equal.",
    "rule-set": "A quatorze is better than a trio; of two alike, the one of the higher rank.",
    "rule-order": "The order of counting: carte blanche, point, sequences, sets, play, cards.",
    "rule-what_is_called": "What a player does not call counts nothing.",
    # diff and check
    "differ": (
        "{first} and {second} differ in {count} switch.",
        "{first} and {second} differ in {count} switches.",
    ),
    "differ-not": "{first} and {second} differ in no switch.",
    "cell": "{value} ({cite})",
    "cell-ground": "{value} ({cite}; {ground})",
    "fine": "{file} is fine: {name}, house rules over {base}.",
}

FR: Final[Texts] = {
    # list et show
    "list": "Les codes",
    "more": "Tout ce que dit l'un d'eux : `marque code show CODE`",
    "house-list": "Les règles de la maison",
    "house-about": "{title}, à partir de {base}.",
    "house-faulty": "Elles ont des fautes : `marque code check {name}`.",
    "house": "Règles de la maison, sur {base}.",
    "scope-count": "Le compte",
    "scope-law": "L'écart et les lois",
    "scope-game": "La partie",
    "rules": "Règles communes à tous les codes, et où celui-ci les a",
    "facts": "Ce qu'il dit encore",
    "rule": "règle",
    "name": "nom",
    "value": "valeur",
    "where": "où",
    "ground": "fondement",
    "question": "question",
    "answer": "réponse",
    "silent": "n'en dit rien",
    # Les règles de `Code.cites`.
    "rule-point": "Le point qui a le plus de cartes est bon.",
    "rule-point_equal": "De deux points d'autant de cartes, celui qui fait le plus est bon.",
    "rule-point_value": "Le point compte un par carte.",
    "rule-sequence": "La plus longue séquence est bonne ; de deux aussi longues, la plus haute.",
    "rule-sequence_equal": "Des séquences aussi longues et aussi hautes sont égales.",
    "rule-set": "Le quatorze l'emporte sur le brelan ; de deux pareils, celui des plus hautes "
    "cartes.",
    "rule-order": "L'ordre du compte : cartes blanches, point, séquences, quatorze et brelans, jeu "
    "de la carte, les cartes.",
    "rule-what_is_called": "Ce qu'un joueur n'accuse pas ne compte rien.",
    # diff et check
    "differ": (
        "{first} et {second} diffèrent par {count} réglage.",
        "{first} et {second} diffèrent par {count} réglages.",
    ),
    "differ-not": "{first} et {second} ne diffèrent par aucun réglage.",
    "cell": "{value} ({cite})",
    "cell-ground": "{value} ({cite} ; {ground})",
    "fine": "{file} est bon : {name}, règles de la maison sur {base}.",
}
