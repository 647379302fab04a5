"""The help page of `marque stats`.

Comes in: nothing. Goes out: `EN` and `FR`, with the same keys, part of those of `commands`,
where it is said what each key is for.
"""

from __future__ import annotations

from typing import Final

from marque.language.words import Texts

EN: Final[Texts] = {
    "stats.line": "what players did over many games: averages, pics, repics, capots, money",
    "stats.usage": "`marque stats [GAME…] [FILE] [OPTIONS]`",
    "stats.about": (
        "Adds up what was acknowledged in all games, or in those that are asked for: games won, "
        "points a deal as elder and as younger beside the book's figures, pics, repics and "
        "capots where the record tells, the best deal, tours of written piquet, and what the "
        "settlements paid; for each player, and for every two who met."
    ),
    "stats.argument.1.name": "GAME…",
    "stats.argument.1": "the games that count; all of them, unless some are named",
    "stats.argument.2.name": "FILE",
    "stats.argument.2": (
        "instead of printing them: a page with charts over time, by its ending `.html`, `.md` or "
        "`.txt`"
    ),
    "stats.option.evening": "the games of an evening: its day, or `last`, or `today`",
    "stats.option.from": "from this day on, or this month (`2026-11`), or this year (`2026`)",
    "stats.option.to": "up to this day, or the end of this month or year",
    "stats.option.player": (
        "the games in which he sat, and his figures alone; twice for two against each other"
    ),
    "stats.option.by": "each player's figures by `month` or `year` besides",
    "stats.option.all": "all players and pairs, not only those who played most",
    "stats.option.yes": "write over a file that is there",
    "value.from": "DATE",
    "value.to": "DATE",
    "value.by": "month|year",
    "value.player": "NAME",
    "stats.example.1": "`marque stats`",
    "stats.example.1.about": "Everybody, over all games",
    "stats.example.2": "`marque stats --player Anne --player Boris --from 2026`",
    "stats.example.2.about": "Two against each other since the beginning of a year",
    "stats.example.3": "`marque stats --player anne --by month`",
    "stats.example.3.about": "One player, month by month",
    "stats.example.4": "`marque stats --evening last --json`",
    "stats.example.4.about": "The last evening, for a program",
    "stats.example.5": "`marque stats club.html`",
    "stats.example.5.about": "A page to look at, to send, to print",
}

FR: Final[Texts] = {
    "stats.line": "ce que les joueurs ont fait : moyennes, pics, repics, capots, argent",
    "stats.usage": "`marque stats [PARTIE…] [FICHIER] [OPTIONS]`",
    "stats.about": (
        "Additionne ce qui fut inscrit dans toutes les parties, ou dans celles qu'on demande : "
        "parties gagnées, points par donne comme premier et comme dernier à côté des chiffres du "
        "livre, pics, repics et capots là où la feuille le dit, la meilleure donne, les tours du "
        "piquet à écrire, et ce que les règlements ont fait payer ; pour chaque joueur, et pour "
        "chaque paire qui s'est rencontrée."
    ),
    "stats.argument.1.name": "PARTIE…",
    "stats.argument.1": "les parties qui comptent ; toutes, si l'on n'en nomme aucune",
    "stats.argument.2.name": "FICHIER",
    "stats.argument.2": (
        "au lieu de les afficher : une page avec des courbes au fil du temps, d'après sa fin "
        "`.html`, `.md` ou `.txt`"
    ),
    "stats.option.evening": "les parties d'un soir : sa date, ou `last`, ou `today`",
    "stats.option.from": "depuis ce jour, ou ce mois (`2026-11`), ou cette année (`2026`)",
    "stats.option.to": "jusqu'à ce jour, ou la fin de ce mois ou de cette année",
    "stats.option.player": (
        "les parties où il était, et ses chiffres seuls ; deux fois, pour l'un contre l'autre"
    ),
    "stats.option.by": "en plus, les chiffres de chacun par mois (`month`) ou par année (`year`)",
    "stats.option.all": "tous les joueurs et toutes les paires, et non les plus assidus seulement",
    "stats.option.yes": "écrire par-dessus un fichier qui est là",
    "value.from": "DATE",
    "value.to": "DATE",
    "value.by": "month|year",
    "value.player": "NOM",
    "stats.example.1": "`marque stats`",
    "stats.example.1.about": "Tout le monde, toutes les parties",
    "stats.example.2": "`marque stats --player Anne --player Boris --from 2026`",
    "stats.example.2.about": "L'un contre l'autre depuis le début d'une année",
    "stats.example.3": "`marque stats --player anne --by month`",
    "stats.example.3.about": "Un joueur, mois par mois",
    "stats.example.4": "`marque stats --evening last --json`",
    "stats.example.4.about": "Le dernier soir, pour un programme",
    "stats.example.5": "`marque stats cercle.html`",
    "stats.example.5.about": "Une page à regarder, à envoyer, à imprimer",
}
