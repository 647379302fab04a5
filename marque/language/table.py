"""What is said at the live table: what a line means, the steps of a deal, coming and going."""

from __future__ import annotations

from typing import Final

from marque.language.words import Texts

EN: Final[Texts] = {
    # What a line would mean.
    "not-yet": "not yet: {what}",
    "too-many": "too many: {what}",
    "cards": ("{number} card", "{number} cards"),
    "tricks": ("{number} trick", "{number} tricks"),
    # Coming, going, and how it stands.
    "hint": "`?` explains, Ctrl-D leaves.",
    "no-game": "No game is open: `new cent ANNE BORIS` begins one.",
    "over": "`again` plays once more, `settle` says who pays.",
    "left": "Everything is written; `marque table` goes on from here.",
    "left-deal": "Deal {n} is kept as far as it was told.",
    "came": "Written at another terminal",
    "other-game": "The open game is now {game}.",
    "not-done": "Not done, for that came first. Once more, if it still holds: `{line}`",
    "no-step": "No deal is being led: `deal` begins one.",
    # What the table takes, a line each.
    "help.1": "`27-13` writes a deal down, elder first; `anne=27 boris=13`, by name",
    "help.2": "`A / B / E5Y5E2` judges it: two hands or what was said, and the tricks",
    "help.3": "`p58/p59` settles a point, `5K/5Q` a sequence; a hand says what it holds",
    "help.4": "`deal` leads through a deal step by step",
    "help.5": "`u` takes back, `redo` puts back, `amend 3 anne=32` corrects",
    "help.6": "`sheet`, `history`, `settle`, `again`, `end`, and every other command",
    "help.7": "`? sheet` explains a word",
    "help.keys": "Tab completes, Ctrl-L clears the screen",
    # A deal step by step: what is asked, the word before the line, and what more there is to say.
    "count": "Count: {counts}",
    "goes-on": "Deal {n} goes on where it was left.",
    "cannot-go-on": "Deal {n}, which was begun, can't go on: the game has gone on without it.",
    "written-otherwise": "Deal {n} is written, otherwise than step by step; what was told of it is "
    "let go.",
    "dropped": "Deal {n} is given up; nothing is written of it.",
    "still-ruled": (
        "The ruling by {laws} stands on it all the same; `undo` takes it back.",
        "The rulings by {laws} stand on it all the same; `undo` takes them back.",
    ),
    "ask-blanche": "Carte blanche? Enter for none, else whose.",
    "ask-exchange": "The exchange. Enter once it is made.",
    "ask-point": "{elder} calls a point: `58`, `p6`. Enter for none.",
    "ask-point-answer": "{younger} answers: Enter good, `=` equal, `n` not good.",
    "ask-sequence": "{elder} calls sequences: `5K`, `4Q; 39`. Enter for none.",
    "ask-sequence-answer": "{younger} answers: Enter good, `=` equal, `n` not good.",
    "ask-set": "{elder} calls quatorzes and trios: `A4`, `K3`. Enter for none.",
    "ask-set-answer": "{younger} answers: Enter good, `n` not good.",
    "ask-younger": "{younger} counts: `p6=59; 5A`. Enter for nothing.",
    "ask-tricks": (
        "{count} trick left: `{e}1` or `{y}1`.",
        "{count} tricks left: `{e}5{y}2`, or `7-5{e}` for all twelve.",
    ),
    "ask-tricks-on": (
        "{count} trick left: `{e}1` or `{y}1`.",
        "{count} tricks left: `{e}1{y}1`.",
    ),
    "ask-record": "Enter writes deal {n}, `<` goes back.",
    "ask-open": "Some of it is open still: `yes` writes deal {n} as it stands, `<` goes back.",
    "step-blanche": "carte blanche",
    "step-exchange": "exchange",
    "step-point": "point",
    "step-point-answer": "answer",
    "step-sequence": "sequences",
    "step-sequence-answer": "answer",
    "step-set": "quatorzes, trios",
    "step-set-answer": "answer",
    "step-younger": "counts",
    "step-tricks": "tricks",
    "step-record": "write",
    "more-blanche": "It is shown before the exchange, and counts ten.",
    "more-exchange": "If the cards laid out are known: `CARDS / CARDS`, elder's first.",
    "more-point": "Cards and pips: `58`, `p6=58`, `six cards making 58`; `p6` as long as only "
    "the cards are called.",
    "more-answer": "Words do as well: `good`, `equal`, `not good`. `-` if the answer isn't known.",
    "more-sequence": "Length, then the top card: `5K`, `39`, `quint to the king`. Once the best is "
    "good the others count with it: name them too.",
    "more-set": "Rank, then number: `A4`, `Q3`, `four aces`. Name all that are counted.",
    "more-younger": "All that he counts in hand, and what he answered `not good` with. What was "
    "equal is known already.",
    "more-tricks": "Who won them, run by run: `{e}5`, then `{y}2` …; or card by card, `HA/HT`. "
    "Enter if the rest isn't known.",
    "more-record": "What is written can be taken back: `u`.",
    "more": "`<` goes one step back, `drop` gives the deal up. Any command may come between; "
    "`law ask B49 --apply` lays a ruling on this very deal.",
}

FR: Final[Texts] = {
    # Ce que voudrait dire une ligne.
    "not-yet": "pas encore : {what}",
    "too-many": "trop : {what}",
    "cards": ("{number} carte", "{number} cartes"),
    "tricks": ("{number} levée", "{number} levées"),
    # Venir, partir, et où l'on en est.
    "hint": "`?` explique, Ctrl-D quitte.",
    "no-game": "Aucune partie ouverte : `nouvelle cent ANNE BORIS` en commence une.",
    "over": "`encore` rejoue, `régler` dit qui paie.",
    "left": "Tout est écrit ; `marque table` reprend ici.",
    "left-deal": "La donne {n} est gardée jusqu'où on l'a dite.",
    "came": "Écrit à un autre terminal",
    "other-game": "La partie ouverte est maintenant {game}.",
    "not-done": "Pas fait : cela est venu d'abord. À redire, si cela vaut encore : `{line}`",
    "no-step": "On ne suit aucune donne : `donne` en commence une.",
    # Ce que la table comprend, une ligne chacun.
    "help.1": "`27-13` inscrit une donne, le premier d'abord ; `anne=27 boris=13`, par noms",
    "help.2": "`A / B / P5D5P2` la juge : deux jeux ou ce qu'on a dit, et les levées",
    "help.3": "`p58/p59` juge un point, `5R/5D` une séquence ; un jeu dit ce qu'il tient",
    "help.4": "`donne` suit une donne pas à pas",
    "help.5": "`u` reprend, `refaire` remet, `corriger 3 anne=32` corrige",
    "help.6": "`feuille`, `historique`, `régler`, `encore`, `fin`, et toute autre commande",
    "help.7": "`? feuille` explique un mot",
    "help.keys": "Tab complète, Ctrl-L efface l'écran",
    # Une donne pas à pas.
    "count": "Compte : {counts}",
    "goes-on": "La donne {n} reprend où on l'a laissée.",
    "cannot-go-on": "La donne {n}, commencée, ne peut reprendre : le jeu a continué sans elle.",
    "written-otherwise": "La donne {n} est inscrite, autrement que pas à pas ; ce qu'on en avait "
    "dit est laissé.",
    "dropped": "La donne {n} est abandonnée ; il n'en est rien écrit.",
    "still-ruled": (
        "La décision selon {laws} vaut toujours pour elle ; `annuler` la retire.",
        "Les décisions selon {laws} valent toujours pour elle ; `annuler` les retire.",
    ),
    "ask-blanche": "Cartes blanches ? Entrée : personne ; sinon qui.",
    "ask-exchange": "L'écart. Entrée quand il est fait.",
    "ask-point": "{elder} accuse un point : `58`, `p6`. Entrée : rien.",
    "ask-point-answer": "{younger} répond : Entrée bon, `=` égal, `n` pas bon.",
    "ask-sequence": "{elder} accuse des séquences : `5R`, `4D; 39`. Entrée : rien.",
    "ask-sequence-answer": "{younger} répond : Entrée bon, `=` égal, `n` pas bon.",
    "ask-set": "{elder} accuse quatorze et brelans : `A4`, `R3`. Entrée : rien.",
    "ask-set-answer": "{younger} répond : Entrée bon, `n` pas bon.",
    "ask-younger": "{younger} compte : `p6=59; 5A`. Entrée : rien.",
    "ask-tricks": (
        "Encore {count} levée : `{e}1` ou `{y}1`.",
        "Encore {count} levées : `{e}5{y}2`, ou `7-5{e}` pour les douze.",
    ),
    "ask-tricks-on": (
        "Encore {count} levée : `{e}1` ou `{y}1`.",
        "Encore {count} levées : `{e}1{y}1`.",
    ),
    "ask-record": "Entrée inscrit la donne {n}, `<` revient.",
    "ask-open": "Il en reste d'ouvert : `oui` inscrit la donne {n} telle quelle, `<` revient.",
    "step-blanche": "cartes blanches",
    "step-exchange": "écart",
    "step-point": "point",
    "step-point-answer": "réponse",
    "step-sequence": "séquences",
    "step-sequence-answer": "réponse",
    "step-set": "quatorze, brelans",
    "step-set-answer": "réponse",
    "step-younger": "compte",
    "step-tricks": "levées",
    "step-record": "inscrire",
    "more-blanche": "On les montre avant l'écart ; elles valent dix.",
    "more-exchange": "Si l'on sait l'écart : `CARTES / CARTES`, celui du premier d'abord.",
    "more-point": "Cartes et points : `58`, `p6=58`, `point de six, 58` ; `p6` tant qu'on ne dit "
    "que les cartes.",
    "more-answer": "Les mots vont aussi : `bon`, `égal`, `pas bon`. `-` si l'on ne sait pas.",
    "more-sequence": "La longueur, puis la plus haute : `5R`, `39`, `quinte au roi`. La meilleure "
    "étant bonne, les autres comptent avec elle : à dire aussi.",
    "more-set": "La carte, puis le nombre : `A4`, `D3`, `quatorze d'as`. Tout ce qui se compte.",
    "more-younger": "Tout ce qu'il compte en main, et de quoi il a répondu `pas bon`. Ce qui est "
    "égal se sait déjà.",
    "more-tricks": "Qui les a faites, suite par suite : `{e}5`, puis `{y}2` … ; ou carte par "
    "carte, `CA/C10`. Entrée si le reste ne se sait pas.",
    "more-record": "Ce qui est inscrit se reprend : `u`.",
    "more": "`<` revient d'un pas, `abandonner` laisse la donne. Toute commande peut venir entre "
    "deux ; `loi demander B49 --apply` décide de cette donne même.",
}
