"""What `marque compare` says of two scorers' books of one game."""

from __future__ import annotations

from typing import Final

from marque.language.words import Texts

EN: Final[Texts] = {
    "title": "Two scorers' books",
    "of": "{book}, the book of {owner}",
    "same": "They say the same: {deals}, {scores}.",
    "deals": ("{count} deal", "{count} deals"),
    "agreed-otherwise": "They were not begun alike.",
    "parts": "They part at deal {n}.",
    "parts-numbers": "They part at deal {n} of A, deal {m} of B.",
    "parts-only": "They part at deal {n}, which only {book} has.",
    "parts-outcome": "No deal differs, and yet they come to different ends.",
    # What was agreed.
    "agreed": "What was agreed",
    "what": "what",
    "kind": "game",
    "stake": "stake",
    "stake-none": "none",
    "not-here": "not there",
    # The deals.
    "differences": "Where they differ",
    "deal": "deal {n}",
    "numbers": "{n} and {m}",
    "who": "of whom",
    "elder": "elder",
    "winner": "first to get there",
    "thrown-in": "threw in",
    "missing": "not there",
    "unsaid": "not said",
    "cards": "by the cards",
    "cards-of": "{points} ({book})",
    "at-least": "{points} at least",
    "unreadable": "can't be judged ({book})",
    "stands": "stands",
    "open": "open",
    # What follows.
    "follows": "What follows",
    "lawful": "by the law",
    "points-of": "{who}",
    "perte-of": "perte of {who}",
    "state": "game",
    "state-over": "over",
    "state-open": "going on",
    "state-undecided": "undecided",
    "state-drawn": "no winner",
    "state-won": "{who} won",
    "settlement": "settlement",
    "settled": "{formula} = {points}",
    "settled-points": "{points}",
    "settled-none": "no amount named",
    "paid": "paid to {who}",
    # The law.
    "law": "Whose figure stands",
    "silent": "{code}: not settled by this code.",
    "two-codes": "The books were kept by two codes, of which one doesn't settle it.",
    "rule": "{text} ({cites})",
    "say-whose": (
        "Say whose book is whose, and the figures that stand are shown: "
        "`marque compare {first}=… {second}=…`"
    ),
    "open-missing": "Deal {n}: {who} has no record of his own of it that could stand.",
    "open-owner": "Deal {n}: neither book is the book of {who}, and the law speaks of no other.",
    "open-seats": "Deal {n}: of who was elder the law says nothing.",
    "open-said": "Deal {n}: of what was said beside the points the law says nothing.",
    "cards-otherwise": (
        "Deal {n}: the cards say otherwise than what stands. Until when an error in counting can "
        "be put right: `marque law ask B54{code}`"
    ),
}

FR: Final[Texts] = {
    "title": "Les livres de deux marqueurs",
    "of": "{book}, le livre {owner:de}",
    "same": "Ils disent la même chose : {deals}, {scores}.",
    "deals": ("{count} donne", "{count} donnes"),
    "agreed-otherwise": "Ils n'ont pas commencé de même.",
    "parts": "Ils se séparent à la donne {n}.",
    "parts-numbers": "Ils se séparent à la donne {n} de A, donne {m} de B.",
    "parts-only": "Ils se séparent à la donne {n}, qui n'est que dans {book}.",
    "parts-outcome": "Aucune donne ne diffère, et pourtant la fin n'est pas la même.",
    # Ce qui était convenu.
    "agreed": "Ce qui était convenu",
    "what": "quoi",
    "kind": "jeu",
    "stake": "enjeu",
    "stake-none": "aucun",
    "not-here": "absent",
    # Les donnes.
    "differences": "Ce qui diffère",
    "deal": "donne {n}",
    "numbers": "{n} et {m}",
    "who": "de qui",
    "elder": "premier",
    "winner": "arrivé d'abord",
    "thrown-in": "a jeté ses cartes",
    "missing": "absente",
    "unsaid": "non dit",
    "cards": "d'après les cartes",
    "cards-of": "{points} ({book})",
    "at-least": "{points} au moins",
    "unreadable": "ne se juge pas ({book})",
    "stands": "fait foi",
    "open": "en suspens",
    # Ce qui s'ensuit.
    "follows": "Ce qui s'ensuit",
    "lawful": "d'après la loi",
    "points-of": "{who}",
    "perte-of": "perte {who:de}",
    "state": "partie",
    "state-over": "finie",
    "state-open": "en cours",
    "state-undecided": "indécise",
    "state-drawn": "sans gagnant",
    "state-won": "{who} a gagné",
    "settlement": "règlement",
    "settled": "{formula} = {points}",
    "settled-points": "{points}",
    "settled-none": "aucun montant nommé",
    "paid": "payé à {who}",
    # La loi.
    "law": "Quel chiffre fait foi",
    "silent": "{code} : ce code ne le règle pas.",
    "two-codes": "Les livres furent tenus d'après deux codes, dont l'un ne le règle pas.",
    "rule": "{text} ({cites})",
    "say-whose": (
        "Dites à qui est chaque livre, et l'on verra les chiffres qui font foi : "
        "`marque compare {first}=… {second}=…`"
    ),
    "open-missing": "Donne {n} : {who} n'en a pas de marque à lui qui puisse faire foi.",
    "open-owner": (
        "Donne {n} : aucun des livres n'est celui {who:de}, et la loi n'en connaît pas d'autre."
    ),
    "open-seats": "Donne {n} : de qui avait la main, la loi ne dit rien.",
    "open-said": "Donne {n} : de ce qui fut dit à côté des points, la loi ne dit rien.",
    "cards-otherwise": (
        "Donne {n} : les cartes disent autre chose que ce qui fait foi. Jusqu'à quand une erreur "
        "de compte se répare : `marque law ask B54{code}`"
    ),
}
