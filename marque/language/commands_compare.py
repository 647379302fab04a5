"""The help page of `marque compare`.

Comes in: nothing. Goes out: `EN` and `FR`, with the same keys, part of those of `commands`,
where it is said what each key is for.
"""

from __future__ import annotations

from typing import Final

from marque.language.words import Texts

EN: Final[Texts] = {
    "compare.line": "find where two scorers' books of one game part, and whose figure stands",
    "compare.usage": "`marque compare [NAME=]A [NAME=]B`",
    "compare.about": (
        "Puts the deals of two books beside each other and shows the first that differs, what "
        "follows from it for the totals, the winner and the settlement, what the cards say where "
        "they were written down, and whose figure stands by the code. A deal that one scorer "
        "forgot doesn't part all that follow. Exit status 0 when the books say the same, 1 when "
        "they part."
    ),
    "compare.argument.1.name": "A, B",
    "compare.argument.1": (
        "games, or files that `marque export` has written; of a file with several games the one "
        "that the other book has, or that `--game` names"
    ),
    "compare.argument.2.name": "NAME=",
    "compare.argument.2": (
        "whose book it is: where each player's own record is right, that decides"
    ),
    "compare.example.1": "`marque compare 1 mine.json`",
    "compare.example.1.about": "A game of this home, and a file",
    "compare.example.2": "`marque compare anne=mine.json boris=yours.json`",
    "compare.example.2.about": "Anne's book and Boris's",
}

FR: Final[Texts] = {
    "compare.line": "où se séparent les livres de deux marqueurs, et quel chiffre fait foi",
    "compare.usage": "`marque compare [NOM=]A [NOM=]B`",
    "compare.about": (
        "Met côte à côte les donnes de deux livres et montre la première qui diffère, ce qui "
        "s'ensuit pour les totaux, le gagnant et le règlement, ce que disent les cartes là où on "
        "les a écrites, et quel chiffre fait foi d'après le code. Une donne qu'un marqueur a "
        "oubliée ne sépare pas toutes les suivantes. État de sortie 0 quand les livres disent la "
        "même chose, 1 quand ils se séparent."
    ),
    "compare.argument.1.name": "A, B",
    "compare.argument.1": (
        "des parties, ou des fichiers écrits par `marque export` ; d'un fichier de plusieurs "
        "parties, celle que l'autre livre a, ou que nomme `--game`"
    ),
    "compare.argument.2.name": "NOM=",
    "compare.argument.2": (
        "à qui est le livre : là où la marque de chaque joueur fait foi pour lui, cela décide"
    ),
    "compare.example.1": "`marque compare 1 le-mien.json`",
    "compare.example.1.about": "Une partie d'ici et un fichier",
    "compare.example.2": "`marque compare anne=le-mien.json boris=le-tien.json`",
    "compare.example.2.about": "Le livre d'Anne et celui de Boris",
}
