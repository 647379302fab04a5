"""What `marque hand` says of a hand."""

from __future__ import annotations

from typing import Final

from marque.language.words import Texts

EN: Final[Texts] = {
    "in-part": "Known in part: this is what it holds so far.",
    "point": "Point",
    "sequence": "Sequences",
    "set": "Quatorzes and trios",
    "carte-blanche": "Carte blanche",
    "none-point": "none",
    "none-sequence": "none",
    "none-set": "none",
    "carte-blanche-unknown": "not known",
    "short": "In short",
    "discard": "Discard",
    "against": "Against the cards",
    "against-point": "{what}: good, nobody can have as much",
    "against-sequence": "{what}: good, nobody can have its like",
    "against-set": "{what}: good, nobody can have better",
    "not-against-point": "{what}: not certain, as good or better is possible",
    "not-against-sequence": "{what}: not certain, as good or better is possible",
    "not-against-set": "{what}: not certain, better is possible",
    "against-open": "What is good can't be said until all the cards are known.",
}

FR: Final[Texts] = {
    "in-part": "Connu en partie : voici ce qu'il tient jusqu'ici.",
    "point": "Point",
    "sequence": "Séquences",
    "set": "Quatorze et brelans",
    "carte-blanche": "Cartes blanches",
    "none-point": "aucun",
    "none-sequence": "aucune",
    "none-set": "aucun",
    "carte-blanche-unknown": "pas connu",
    "short": "En bref",
    "discard": "Écart",
    "against": "Contre les cartes",
    "against-point": "{what} : bon, personne ne peut en avoir autant",
    "against-sequence": "{what} : bonne, personne ne peut avoir la pareille",
    "against-set": "{what} : bon, personne ne peut avoir mieux",
    "not-against-point": "{what} : pas certain, l'autre peut avoir autant ou mieux",
    "not-against-sequence": "{what} : pas certaine, l'autre peut avoir la pareille ou mieux",
    "not-against-set": "{what} : pas certain, l'autre peut avoir mieux",
    "against-open": "Ce qui est bon ne peut se dire que si toutes les cartes sont connues.",
}
