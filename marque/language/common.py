"""The words that every subject needs: cards, combinations, sides, and what is counted.

A key that ends in a rank or a suit ends in the letter that the JSON has for it; the kinds
of the ledger are keys as they stand there.
"""

from __future__ import annotations

from typing import Final

from marque.language.words import Texts

EN: Final[Texts] = {
    # Cards.
    "rank-A": ("ace", "aces"),
    "rank-K": ("king", "kings"),
    "rank-Q": ("queen", "queens"),
    "rank-J": ("knave", "knaves"),
    "rank-T": ("ten", "tens"),
    "rank-9": ("nine", "nines"),
    "rank-8": ("eight", "eights"),
    "rank-7": ("seven", "sevens"),
    "suit-S": "spades",
    "suit-H": "hearts",
    "suit-D": "diamonds",
    "suit-C": "clubs",
    "card": "the {rank} of {suit}",
    # Combinations: a sequence is its length and its head, "quint" and "to the king".
    "sequence-3": "tierce",
    "sequence-4": "quart",
    "sequence-5": "quint",
    "sequence-6": "sixième",
    "sequence-7": "septième",
    "sequence-8": "huitième",
    "head-A": "major",
    "head-K": "to the king",
    "head-Q": "to the queen",
    "head-J": "to the knave",
    "head-T": "to the ten",
    "head-9": "to the nine",
    "set-4": "four {ranks}",
    "set-3": "three {ranks}",
    # The kinds of the ledger.
    "carte-blanche": "carte blanche",
    "point": "point",
    "sequence": "sequence",
    "set": "quatorze or trio",
    "repic": "repique",
    "play": "play",
    "pic": "pique",
    "last-trick": "last trick",
    "cards": "cards",
    "capot": "capot",
    # Sides and answers.
    "elder": "elder",
    "younger": "younger",
    "good": "good",
    "not-good": "not good",
    "equal": "equal",
    "nothing": "nothing",
    "unknown": "unknown",
    "yes": "yes",
    "no": "no",
    # What is counted.
    "n-cards": ("{count} card", "{count} cards"),
    "n-points": ("{count} point", "{count} points"),
    "n-tricks": ("{count} trick", "{count} tricks"),
    "n-deals": ("{count} deal", "{count} deals"),
    "n-games": ("{count} game", "{count} games"),
    "n-players": ("{count} player", "{count} players"),
    "deal": "deal",
    "declared": "declared",
    "total": "total",
}

FR: Final[Texts] = {
    # Cards.
    "rank-A": ("as", "as"),
    "rank-K": ("roi", "rois"),
    "rank-Q": ("dame", "dames"),
    "rank-J": ("valet", "valets"),
    "rank-T": ("dix", "dix"),
    "rank-9": ("neuf", "neuf"),
    "rank-8": ("huit", "huit"),
    "rank-7": ("sept", "sept"),
    "suit-S": "pique",
    "suit-H": "cœur",
    "suit-D": "carreau",
    "suit-C": "trèfle",
    "card": "{rank} de {suit}",
    # Combinations: a sequence is its length and its head, "quinte" and "au roi".
    "sequence-3": "tierce",
    "sequence-4": "quarte",
    "sequence-5": "quinte",
    "sequence-6": "sixième",
    "sequence-7": "septième",
    "sequence-8": "huitième",
    "head-A": "majeure",
    "head-K": "au roi",
    "head-Q": "à la dame",
    "head-J": "au valet",
    "head-T": "au dix",
    "head-9": "au neuf",
    "set-4": "quatorze {ranks:de}",
    "set-3": "trois {ranks}",
    # The kinds of the ledger.
    "carte-blanche": "cartes blanches",
    "point": "point",
    "sequence": "séquence",
    "set": "quatorze ou brelan",
    "repic": "repic",
    "play": "jeu de la carte",
    "pic": "pic",
    "last-trick": "dernière levée",
    "cards": "les cartes",
    "capot": "capot",
    # Sides and answers.
    "elder": "premier",
    "younger": "dernier",
    "good": "bon",
    "not-good": "pas bon",
    "equal": "égal",
    "nothing": "rien",
    "unknown": "inconnu",
    "yes": "oui",
    "no": "non",
    # What is counted.
    "n-cards": ("{count} carte", "{count} cartes"),
    "n-points": ("{count} point", "{count} points"),
    "n-tricks": ("{count} levée", "{count} levées"),
    "n-deals": ("{count} donne", "{count} donnes"),
    "n-games": ("{count} partie", "{count} parties"),
    "n-players": ("{count} joueur", "{count} joueurs"),
    "deal": "donne",
    "declared": "annonces",
    "total": "total",
}
