"""What a settlement says: the payments, the account behind them, the rounding."""

from __future__ import annotations

from typing import Final

from marque.language.words import Texts

EN: Final[Texts] = {
    # The payments.
    "title": "Who pays whom",
    "title-together": "Who pays whom: {games} together",
    "stake-point": "{money} a point",
    "stake-game": "{money} a game",
    "no-stake": "Nothing is staked.",
    "pays": "{payer} pays {payee} {amount}",
    "nothing": "Nobody owes anything.",
    "points": ("{count} point", "{count} points"),
    "games": ("{count} game", "{count} games"),
    "pays-in-all": "{who} pays {sum} = {total}",
    "gets-in-all": "{who} gets {sum} = {total}",
    "fewest": "There is no plan with fewer payments.",
    "few": "With so many players a plan with fewer payments may exist.",
    # The account.
    "account": "The account",
    "account-of": "The account of {game}",
    "player": "player",
    "net": "net",
    "carried": "carried",
    "gain-pot": "share",
    "loss-pot": "perte",
    "gain-pairs": "all",
    "loss-pairs": "{count} × perte",
    "gain-direct": "is owed",
    "loss-direct": "perte",
    "gain-corbillon": "has",
    "loss-corbillon": "began with",
    "gain-game": "won",
    "loss-game": "lost",
    "how-pot": "Written in all: {sum} = {total}. Shared equally: {total} / {count} = {share} "
    "each. Net: share less perte.",
    "how-pairs": "Written in all: {sum} = {total}. Every two settle their difference. Net: all "
    "that is written, less {count} times one's own perte.",
    "how-direct": "Each owes what was written to him to the player who marked him, and a fine to "
    "all the others. Net: what one is owed so, less one's own perte.",
    "how-corbillon": "A jeton is {jeton} points. Net: the jetons one holds and an equal share of "
    "the basket, less those one began with.",
    "how-game": "The winner is paid what the loser lost.",
    "how-formula": "{formula} = {total}.",
    "how-money": "Money: {product}.",
    "how-carried": "What was carried from {games} is added.",
    "how-together": "Net: the nets of all games added up.",
    "how-together-money": "Net: the exact nets of all games added up, in coins of {coin}.",
    "basket-share": "The basket: {basket} / {count} = {share} jetons each.",
    "together": "All together",
    "check": "check",
    "check-nets": "{sum} = 0",
    # Rounding.
    "rounding": "The rounding, in coins of {coin}",
    "exact": "exact",
    "down": "down",
    "rest": "rest",
    "coin": "coin",
    "left-over": (
        "Rounded down they make {floors}, and should make {total}: {count} coin is left. It goes "
        "to the largest remainder; of equal ones {first}, then the earlier seat: {who}.",
        "Rounded down they make {floors}, and should make {total}: {count} coins are left. They "
        "go to the largest remainders; of equal ones {first}, then the earlier seat: {who}.",
    ),
    "left-over-odd": "Rounded down they make {floors}, and should make {total}; the difference "
    "is shared out as the last column says.",
    "first-perte": "the smallest perte first",
    "first-basket": "who put least in the basket first",
    "first-loss": "who lost least first",
    "fixed": "{who}: {money}, as fixed on leaving.",
}

FR: Final[Texts] = {
    # Les paiements.
    "title": "Qui paie qui",
    "title-together": "Qui paie qui : {games} ensemble",
    "stake-point": "{money} le point",
    "stake-game": "{money} la partie",
    "no-stake": "Sans enjeu.",
    "pays": "{payer} paie {amount} à {payee}",
    "nothing": "Personne ne doit rien.",
    "points": ("{count} point", "{count} points"),
    "games": ("{count} partie", "{count} parties"),
    "pays-in-all": "{who} paie {sum} = {total}",
    "gets-in-all": "{who} reçoit {sum} = {total}",
    "fewest": "On ne peut régler en moins de paiements.",
    "few": "À tant de joueurs, un règlement en moins de paiements n'est pas exclu.",
    # Le compte.
    "account": "Le compte",
    "account-of": "Le compte {game:de}",
    "player": "joueur",
    "net": "net",
    "carried": "report",
    "gain-pot": "part",
    "loss-pot": "perte",
    "gain-pairs": "tout",
    "loss-pairs": "{count} × perte",
    "gain-direct": "dû",
    "loss-direct": "perte",
    "gain-corbillon": "avoir",
    "loss-corbillon": "au début",
    "gain-game": "gagné",
    "loss-game": "perdu",
    "how-pot": "Écrit en tout : {sum} = {total}. À parts égales : {total} / {count} = {share} "
    "chacun. Net : la part, moins la perte.",
    "how-pairs": "Écrit en tout : {sum} = {total}. On règle deux à deux la différence. Net : tout "
    "ce qui est écrit, moins {count} fois sa propre perte.",
    "how-direct": "Chacun doit ce qui est écrit à son compte à qui l'a marqué, et une amende à "
    "tous les autres. Net : ce qu'on vous doit ainsi, moins votre perte.",
    "how-corbillon": "Un jeton vaut {jeton} points. Net : les jetons qu'on tient et une part égale "
    "du corbillon, moins ceux du début.",
    "how-game": "On paie au gagnant ce qu'a perdu l'autre.",
    "how-formula": "{formula} = {total}.",
    "how-money": "Argent : {product}.",
    "how-carried": "Le report de {games} s'y ajoute.",
    "how-together": "Net : la somme des nets de toutes les parties.",
    "how-together-money": "Net : la somme des nets exacts de toutes les parties, en pièces de "
    "{coin}.",
    "basket-share": "Le corbillon : {basket} / {count} = {share} jetons chacun.",
    "together": "Le tout ensemble",
    "check": "preuve",
    "check-nets": "{sum} = 0",
    # L'arrondi.
    "rounding": "L'arrondi, en pièces de {coin}",
    "exact": "exact",
    "down": "entier",
    "rest": "reste",
    "coin": "pièce",
    "left-over": (
        "Par défaut ils font {floors}, au lieu de {total} : il reste {count} pièce. Elle "
        "va au plus grand reste ; à restes égaux, {first}, puis dans l'ordre des places : {who}.",
        "Par défaut ils font {floors}, au lieu de {total} : il reste {count} pièces. "
        "Elles vont aux plus grands restes ; à restes égaux, {first}, puis dans l'ordre des "
        "places : {who}.",
    ),
    "left-over-odd": "Par défaut ils font {floors}, au lieu de {total} ; la différence "
    "se partage comme le dit la dernière colonne.",
    "first-perte": "d'abord à la plus petite perte",
    "first-basket": "d'abord à qui a le moins mis au corbillon",
    "first-loss": "d'abord à qui a le moins perdu",
    "fixed": "{who} : {money}, fixé au départ.",
}
