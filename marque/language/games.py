"""What the commands of the evening and of the archive say when they have done their work."""

from __future__ import annotations

from typing import Final

from marque.language.words import Texts

EN: Final[Texts] = {
    # A game begun, opened, gone on with.
    "begun": "{game} is the open game.",
    "opened": "{game} is the open game again.",
    "ruled-ahead": "Ruled on deal {n}: {laws}",
    "repeated": "The deal before has the same figures, and is less than a minute old: if this "
    "one was sent twice, `marque undo` takes it back.",
    "from-file": ("{count} deal recorded.", "{count} deals recorded."),
    "undo": "Taken back: {what}.",
    "redo": "Put back: {what}.",
    "corrected": "Written: {what}.",
    "changes": "What changes",
    "noted": "Noted.",
    "stake-inherited": "The stake is that of {game}, which is carried over.",
    "carried-into": "{game} is carried into {into}, and is settled there: nothing more is paid "
    "here.",
    "left-out": ("Left out", "Left out"),
    "pair-left-open": "Expected was the second coup of tour {tour}, {pair}: that tour stays open.",
    "pair-left-refait": "Expected was tour {tour} once more, a refait of {pair}: that tour stays "
    "open.",
    "ended-by-consent": "Ended by consent.",
    "ended-left": "{name} has left: the game is over.",
    "law-left": "Who leaves without the others' consent loses (Dictionnaire, loi 25; Académie, "
    "loi 21). How much, no text says: only what the table names, by `--fine`, is written.",
    # The list of games.
    "games-none": "No game has been begun here: `marque new cent ANNE BORIS` begins one.",
    "unfinished": "Unfinished",
    "finished": "Finished",
    "more": (
        "And {count} more: `marque games --all`",
        "And {count} more: `marque games --all`",
    ),
    "line": "{n}. {game}: {players}; {kind}, {state}, {date}",
    "n": "no.",
    "game": "game",
    "kind": "kind",
    "players": "players",
    "state": "state",
    "date": "date",
    "kind-cent": "cent",
    "kind-partie": "partie",
    "kind-ecrire": "written",
    "state-open": "{state}, open",
    "state-carried": "{state}, carried into {into}",
    "state-deals": ("{count} deal", "{count} deals"),
    "state-score": "{deals}: {totals}",
    "state-won": "{winner} won, {totals}",
    "state-over": "over, {totals}",
    "state-drawn": "no winner, {totals}",
    "state-undecided": "undecided, {totals}",
    "state-unreadable": "can't be read: see `marque doctor`",
    "unreadable": "{n}. {game}: can't be read, see `marque doctor`",
    "reading": "Reading games: {done} of {total}",
    # Players.
    "players-none": "Nobody has played here yet.",
    "player": "player",
    "games-played": "games",
    "last-played": "last game",
    "also": "also played as",
    "renamed": "{old} is {new} from now on, in earlier games too.",
    "merged": "{old} and {new} are one player, {new}, in earlier games too.",
    # Out and in.
    "exported": (
        "{count} game written to {file}.",
        "{count} games written to {file}.",
    ),
    "imported-new": (
        "{game}: brought in, {count} entry.",
        "{game}: brought in, {count} entries.",
    ),
    "imported-added": (
        "{game}: {count} entry added.",
        "{game}: {count} entries added.",
    ),
    "imported-nothing": "{game}: nothing new.",
    "imported-theirs": (
        "{game}: theirs taken in the place of {count} entry of mine; it is kept in {file}.",
        "{game}: theirs taken in the place of {count} entries of mine; they are kept in {file}.",
    ),
    "tail-mine": "{game}: only here",
    "tail-theirs": "{game}: only in the copy",
    "tails-hint": "`--take mine` leaves mine, `--take theirs` puts theirs in its place, "
    "`--take both` adds theirs after mine.",
    "backed-up": (
        "{count} file copied to {folder}.",
        "{count} files copied to {folder}.",
    ),
    "copying": "Copying: {done} of {total}",
    "recording": "Reading deals: line {done} of {total}",
    "importing": "Bringing in games: {done} of {total}",
    "examining": "Checking games: {done} of {total}",
    "judging": "Judging again: {done} of {total}",
    # Settings.
    "config-file": "The settings are kept in {file}.",
    "config-unset": "not set",
    "config-lang": "language",
    "config-code": "rule code where no other is named",
    "config-cards": "letters of cards that can be read in two ways",
    "config-currency": "currency of a stake",
    "config-suits": "colours of the suits",
    "config-ascii": "no accents and no suit signs",
}

FR: Final[Texts] = {
    # Une partie commencée, rouverte, continuée.
    "begun": "{game} est la partie ouverte.",
    "opened": "{game} est de nouveau la partie ouverte.",
    "ruled-ahead": "Décidé sur la donne {n} : {laws}",
    "repeated": "La donne d'avant a les mêmes chiffres, et moins d'une minute : si celle-ci est "
    "partie deux fois, `marque undo` la reprend.",
    "from-file": ("{count} donne inscrite.", "{count} donnes inscrites."),
    "undo": "Repris : {what}.",
    "redo": "Remis : {what}.",
    "corrected": "Inscrit : {what}.",
    "changes": "Ce qui change",
    "noted": "Noté.",
    "stake-inherited": "L'enjeu est celui de {game}, dont le compte est reporté.",
    "carried-into": "Le compte de {game} est reporté dans {into} et s'y règle : rien de plus ne se "
    "paie ici.",
    "left-out": ("Laissée de côté", "Laissées de côté"),
    "pair-left-open": "On attendait le second coup du tour {tour}, {pair} : ce tour reste ouvert.",
    "pair-left-refait": "On attendait de nouveau le tour {tour}, refait entre {pair} : ce tour "
    "reste ouvert.",
    "ended-by-consent": "Finie d'un commun accord.",
    "ended-left": "{name} a quitté : c'est la fin du jeu.",
    "law-left": "Qui quitte sans l'accord des autres perd (Dictionnaire, loi 25 ; Académie, "
    "loi 21). Combien, aucun texte ne le dit : seul s'écrit ce que nomme la table, par `--fine`.",
    # La liste des parties.
    "games-none": "Aucune partie n'a commencé ici : `marque new cent ANNE BORIS` en commence une.",
    "unfinished": "En cours",
    "finished": "Finies",
    "more": (
        "Et encore {count} : `marque games --all`",
        "Et encore {count} : `marque games --all`",
    ),
    "line": "{n}. {game} : {players} ; {kind}, {state}, {date}",
    "n": "n°",
    "game": "partie",
    "kind": "sorte",
    "players": "joueurs",
    "state": "état",
    "date": "date",
    "kind-cent": "en cent",
    "kind-partie": "partie",
    "kind-ecrire": "à écrire",
    "state-open": "{state}, ouverte",
    "state-carried": "{state}, reportée dans {into}",
    "state-deals": ("{count} donne", "{count} donnes"),
    "state-score": "{deals} : {totals}",
    "state-won": "{winner} a gagné, {totals}",
    "state-over": "finie, {totals}",
    "state-drawn": "sans gagnant, {totals}",
    "state-undecided": "indécise, {totals}",
    "state-unreadable": "ne se lit pas : voir `marque doctor`",
    "unreadable": "{n}. {game} : ne se lit pas, voir `marque doctor`",
    "reading": "Lecture des parties : {done} sur {total}",
    # Les joueurs.
    "players-none": "Personne n'a encore joué ici.",
    "player": "joueur",
    "games-played": "parties",
    "last-played": "dernière",
    "also": "a joué aussi sous",
    "renamed": "{old} s'appelle {new} désormais, dans les parties d'avant aussi.",
    "merged": "{old} et {new} sont une même personne, {new}, dans les parties d'avant aussi.",
    # Sortir et faire entrer.
    "exported": (
        "{count} partie écrite dans {file}.",
        "{count} parties écrites dans {file}.",
    ),
    "imported-new": (
        "{game} : entrée ici, {count} inscription.",
        "{game} : entrée ici, {count} inscriptions.",
    ),
    "imported-added": (
        "{game} : {count} inscription ajoutée.",
        "{game} : {count} inscriptions ajoutées.",
    ),
    "imported-nothing": "{game} : rien de nouveau.",
    "imported-theirs": (
        "{game} : la leur à la place de {count} inscription d'ici, gardée dans {file}.",
        "{game} : les leurs à la place de {count} inscriptions d'ici, gardées dans {file}.",
    ),
    "tail-mine": "{game} : ici seulement",
    "tail-theirs": "{game} : dans la copie seulement",
    "tails-hint": "`--take mine` garde la mienne, `--take theirs` met la leur à sa place, "
    "`--take both` ajoute la leur après la mienne.",
    "backed-up": (
        "{count} fichier copié dans {folder}.",
        "{count} fichiers copiés dans {folder}.",
    ),
    "copying": "Copie : {done} sur {total}",
    "recording": "Lecture des donnes : ligne {done} sur {total}",
    "importing": "Import des parties : {done} sur {total}",
    "examining": "Vérification des parties : {done} sur {total}",
    "judging": "On rejuge : {done} sur {total}",
    # Les réglages.
    "config-file": "Les réglages sont gardés dans {file}.",
    "config-unset": "non réglé",
    "config-lang": "langue",
    "config-code": "code, quand on n'en nomme pas d'autre",
    "config-cards": "lettres des cartes qui se lisent de deux façons",
    "config-currency": "monnaie d'un enjeu",
    "config-suits": "couleurs des enseignes",
    "config-ascii": "sans accents ni signes de couleurs",
}
