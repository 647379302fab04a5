"""What `marque stats` says: what players did over many games."""

from __future__ import annotations

from typing import Final

from marque.language.words import Texts

EN: Final[Texts] = {
    "none": "No game fits what is asked.",
    "games": ("{count} game", "{count} games"),
    "deals": ("{count} deal", "{count} deals"),
    "title": "Statistics: {games}, {deals}",
    "title-of": "Statistics of {players}: {games}, {deals}",
    "days": "from {first} to {last}",
    "day": "of {first}",
    # The players.
    "player": "player",
    "played": "games",
    "won": "won",
    "lost": "lost",
    "drawn": "drawn",
    "dealt": "deals",
    "best": "best deal",
    "net": "net",
    "net-points": ("{figure} point", "{figure} points"),
    "net-games": ("{figure} game", "{figure} games"),
    "best-of-all": "The best deal: {who} made {points} as {side} in deal {deal} of {game}, {day}.",
    "elder": "elder",
    "younger": "younger",
    # Points a deal.
    "averages": "Points a deal",
    "as-elder": "as elder",
    "as-younger": "as younger",
    "shows": "{show} or more",
    "share": "{made} of {of}",
    "book": (
        "By the book it is an even chance that elder makes {elder} or more, and younger {younger} "
        "or more ({cite}); {low_elder} and {low_younger} where small cards led count nothing."
    ),
    # Pics, repics and capots.
    "bonuses": "Pics, repics and capots",
    "pics": "pics",
    "repics": "repics",
    "capots": "capots",
    "unknown": "unknown",
    "bonuses-none": (
        "Pics, repics and capots are unknown: what is written of these deals doesn't tell."
    ),
    "bonuses-part": "Counted in the deals whose record tells; the others are unknown.",
    # Written piquet.
    "written": "Written piquet",
    "tours": "tours",
    "marked": "marked",
    "refaits": "refaits",
    "perte": "written to him",
    # Pairs.
    "pairs": "One against another",
    "pair": "pair",
    "versus": "{first} and {second}",
    "score": "{first}–{second}",
    "average": "points a deal",
    "paid": "paid",
    "paid-to": "{amount} to {who}",
    # By months or years.
    "periods": "By date",
    "period": "date",
    "month": "{year}-{month}",
    # On a page.
    "page": "Statistics",
    "charts": "Over time",
    "chart-elder": "Points a deal as elder",
    "chart-younger": "Points a deal as younger",
    "chart-book": "the book {show}",
    "chart-about": "Last: {scores}. By the book it is an even chance of {show} or more.",
    "written-to": "Statistics written to {file}.",
    # What is left out.
    "more-players": (
        "And {count} more player: `--all`",
        "And {count} more players: `--all`",
    ),
    "more-pairs": (
        "And {count} more pair: `--all`",
        "And {count} more pairs: `--all`",
    ),
    "unreadable": (
        "{count} game can't be read, and isn't counted: {games}. See `marque doctor`.",
        "{count} games can't be read, and aren't counted: {games}. See `marque doctor`.",
    ),
    "unsettled": (
        "{count} game is over without a settlement: no law says what is paid.",
        "{count} games are over without a settlement: no law says what is paid.",
    ),
    "reading": "Reading games: {done} of {total}",
}

FR: Final[Texts] = {
    "none": "Aucune partie ne répond à la demande.",
    "games": ("{count} partie", "{count} parties"),
    "deals": ("{count} donne", "{count} donnes"),
    "title": "Statistiques : {games}, {deals}",
    "title-of": "Statistiques {players:de} : {games}, {deals}",
    "days": "du {first} au {last}",
    "day": "du {first}",
    # Les joueurs.
    "player": "joueur",
    "played": "parties",
    "won": "gagnées",
    "lost": "perdues",
    "drawn": "nulles",
    "dealt": "donnes",
    "best": "record",
    "net": "solde",
    "net-points": ("{figure} point", "{figure} points"),
    "net-games": ("{figure} partie", "{figure} parties"),
    "best-of-all": (
        "La meilleure donne : {who} a fait {points} comme {side} à la donne {deal} de {game}, "
        "le {day}."
    ),
    "elder": "premier",
    "younger": "dernier",
    # Les points par donne.
    "averages": "Points par donne",
    "as-elder": "premier",
    "as-younger": "dernier",
    "shows": "{show} ou plus",
    "share": "{made} sur {of}",
    "book": (
        "D'après le livre, le premier a une chance sur deux de faire {elder} ou plus, le dernier "
        "{younger} ou plus ({cite}) ; {low_elder} et {low_younger} là où les basses cartes jouées "
        "ne comptent pas."
    ),
    # Pics, repics et capots.
    "bonuses": "Pics, repics et capots",
    "pics": "pics",
    "repics": "repics",
    "capots": "capots",
    "unknown": "inconnu",
    "bonuses-none": (
        "Pics, repics et capots sont inconnus : ce qu'on a écrit de ces donnes ne le dit pas."
    ),
    "bonuses-part": "Comptés dans les donnes dont la feuille le dit ; les autres sont inconnues.",
    # Piquet à écrire.
    "written": "Piquet à écrire",
    "tours": "tours",
    "marked": "marqué",
    "refaits": "refaits",
    "perte": "perte écrite",
    # Les paires.
    "pairs": "L'un contre l'autre",
    "pair": "paire",
    "versus": "{first} et {second}",
    "score": "{first}–{second}",
    "average": "points par donne",
    "paid": "payé",
    "paid-to": "{amount} à {who}",
    # Par mois ou par année.
    "periods": "Par date",
    "period": "date",
    "month": "{month}/{year}",
    # Sur une page.
    "page": "Statistiques",
    "charts": "Au fil du temps",
    "chart-elder": "Points par donne comme premier",
    "chart-younger": "Points par donne comme dernier",
    "chart-book": "le livre {show}",
    "chart-about": (
        "À la fin : {scores}. D'après le livre, une chance sur deux de faire {show} ou plus."
    ),
    "written-to": "Statistiques écrites dans {file}.",
    # Ce qui manque.
    "more-players": (
        "Et encore {count} joueur : `--all`",
        "Et encore {count} joueurs : `--all`",
    ),
    "more-pairs": (
        "Et encore {count} paire : `--all`",
        "Et encore {count} paires : `--all`",
    ),
    "unreadable": (
        "{count} partie ne se lit pas et n'est pas comptée : {games}. Voir `marque doctor`.",
        "{count} parties ne se lisent pas et ne sont pas comptées : {games}. Voir `marque doctor`.",
    ),
    "unsettled": (
        "{count} partie est finie sans règlement : aucune loi ne dit ce qui se paie.",
        "{count} parties sont finies sans règlement : aucune loi ne dit ce qui se paie.",
    ),
    "reading": "Lecture des parties : {done} sur {total}",
}
