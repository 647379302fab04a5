"""Errors in records, files and the store, in words; the keys are those of `errors`."""

from __future__ import annotations

from typing import Final

from marque.language.words import Texts

EN: Final[Texts] = {
    # Records and other files.
    "bad-record": "This record can't be read.",
    "bad-record-no-file": "There is no file “{file}”.",
    "bad-record-no-access": "“{file}” can't be opened.",
    "bad-record-not-a-file": "“{file}” is a folder.",
    "bad-record-not-utf-8": "“{file}” is not text in UTF-8, from byte {offset} on.",
    "bad-record-too-long": "“{file}” is too long: {limit} bytes at most.",
    "bad-record-too-long-line": "“{piece}” is too long: {limit} characters at most.",
    "bad-record-no-records": "There is no record in “{file}”.",
    "bad-record-no-colon": "This line has no colon.",
    "bad-record-unknown-field": "“{piece}” is not a field of a record.",
    "bad-record-twice": "“{piece}” stands here a second time; the first is on line {first}.",
    "bad-record-other-seats": "The game has {right} there in deal {deal}, the record has {piece}.",
    "bad-record-other-code": "The game is played under {right}, not under {piece}.",
    "bad-record-not-json": "This line is not JSON, from character {at} on.",
    "bad-record-not-an-object": "This line is JSON, but no deal: a deal is an object.",
    "bad-record-other-schema": "“{piece}” is not a deal: the schema of one is “{right}”.",
    "bad-record-json-value": "“{piece}” is a text, a whole number or a list of these.",
    "bad-record-no-value": "“{piece}” has no value.",
    "bad-record-nothing-above": "This line begins with a space, and nothing above goes on.",
    "bad-record-bad-value": "“{piece}” can't stand here.",
    "bad-record-discard-not-dealt": "{card} is laid out, but was not dealt.",
    "bad-record-kept-not-in-hand": "{card} was dealt and not laid out, but is not in the hand.",
    "bad-record-entry": "Entry {entry} of this game can't be read: “{key}” is amiss.",
    "bad-record-deal": "Deal {deal} can't have been played so.",
    "bad-record-text": "This is not a text that `marque export` writes.",
    "bad-record-tables": "This is not a game that `marque export` writes.",
    "bad-record-check": "“{piece}” has been changed since it was written.",
    "bad-record-header": "The head of this game can't be read.",
    "bad-record-entries": "The entries of this game are not whole.",
    "bad-record-same-id": "Two entries of this game have one id.",
    "bad-record-id": "This game has a name that no game can have.",
    "bad-record-altered": "Entry {n} is in both copies, with different content.",
    "hint-bad-record-not-utf-8": "Save it anew as UTF-8.",
    "hint-bad-record-no-records": "A record is lines `field: value`, such as `elder: p6=58; 5K`.",
    "hint-bad-record-no-colon": "A line is `field: value`; one that goes on begins with a space, "
    "a comment with `#`.",
    "hint-bad-record-no-value": "What isn't known is left out.",
    "hint-bad-record-not-json": 'Each line is one deal, all of it: `{{"elder": "p6=58; 5K"}}`.',
    "hint-bad-record-nothing-above": "Only a line `field: value` can be gone on with.",
    "hint-bad-record-altered": "Nothing was brought in.",
    # The store.
    "locked": "Another marque is writing at this moment.",
    "locked-path": "Another marque is writing “{path}” at this moment.",
    "hint-locked": "Nothing was written: try again.",
    "conflict": "The game has gone on meanwhile.",
    "conflict-other-game": "“{id}” is another game here.",
    "conflict-mine": "“{id}” has gone on here, and in the copy too.",
    "hint-conflict": "Nothing was written: look at it with `marque sheet`, then try again.",
    "hint-conflict-other-game": "Nothing was brought in.",
    "hint-conflict-mine": "Nothing was brought in: say which of the two stays.",
    "full": "The disk is full.",
    "full-path": "The disk is full: “{path}” could not be written.",
    "hint-full": "Nothing was written; what was there before is whole.",
    "full-output": "The answer could not be printed: no room is left where it goes.",
    "hint-full-output": "That is the output's fault, not the games': they are whole.",
    "hint-full-output-recorded": "What the command had to record is recorded: don't send it "
    "again; `marque sheet` shows it.",
    "read-only-output": "The answer could not be printed.",
    "hint-read-only-output": "That is the output's fault, not the games': they are whole.",
    "hint-read-only-output-recorded": "What the command had to record is recorded: don't send it "
    "again; `marque sheet` shows it.",
    "damaged": "A file of the store is damaged.",
    "damaged-path": "“{path}” is damaged.",
    "damaged-text": "“{path}” is damaged: it can't be read to its end.",
    "damaged-tables": "“{path}” is damaged: its parts are not those that it should have.",
    "damaged-header": "“{path}” is damaged: its head can't be read.",
    "damaged-entries": "“{path}” is damaged: its entries are not whole.",
    "damaged-same-id": "“{path}” is damaged: two entries have one id.",
    "damaged-check": "“{path}” is damaged: something was changed after it was written.",
    "damaged-loss": "Writing “{path}” would have lost entries, and was refused.",
    "hint-damaged": "Nothing was written; `marque doctor` says what can be put back.",
    "hint-damaged-remains": (
        "`marque doctor` looks at this file and at the version before it, and says how many "
        "entries can be put back. Until then it is left as it is."
    ),
    "hint-damaged-pointer": (
        "It only says which game is open: `marque open GAME` writes it anew, or `marque doctor "
        "--repair open.json` puts it aside."
    ),
    "newer": "A file was written by a newer marque.",
    "newer-path": "“{path}” was written by a newer marque: schema {found}, not {known}.",
    "hint-newer": "It was left untouched; bring this marque up to date.",
    "read-only": "The store can't be read or written.",
    "read-only-path": "“{path}” can't be read or written.",
    "read-only-reason": "“{path}” can't be read or written ({reason}).",
    "hint-read-only": "See to the rights of the folder, or name another with `MARQUE_HOME`.",
}

FR: Final[Texts] = {
    # Records and other files.
    "bad-record": "Cette fiche ne se lit pas.",
    "bad-record-no-file": "Il n'y a pas de fichier « {file} ».",
    "bad-record-no-access": "« {file} » ne s'ouvre pas.",
    "bad-record-not-a-file": "« {file} » est un dossier.",
    "bad-record-not-utf-8": "« {file} » n'est pas du texte UTF-8, à partir de l'octet {offset}.",
    "bad-record-too-long": "« {file} » est trop long : {limit} octets au plus.",
    "bad-record-too-long-line": "« {piece} » est trop long : {limit} caractères au plus.",
    "bad-record-no-records": "Il n'y a pas de fiche dans « {file} ».",
    "bad-record-no-colon": "Cette ligne n'a pas de deux-points.",
    "bad-record-unknown-field": "« {piece} » n'est pas une rubrique de fiche.",
    "bad-record-twice": "« {piece} » figure une seconde fois ; d'abord à la ligne {first}.",
    "bad-record-other-seats": "À la donne {deal}, la partie a {right} à cette place, et la fiche "
    "{piece}.",
    "bad-record-other-code": "La partie se joue selon {right}, et non selon {piece}.",
    "bad-record-not-json": "Cette ligne n'est pas du JSON, à partir du caractère {at}.",
    "bad-record-not-an-object": "Cette ligne est du JSON, mais pas un coup : un coup est un objet.",
    "bad-record-other-schema": "« {piece} » n'est pas un coup : leur schéma est « {right} ».",
    "bad-record-json-value": "« {piece} » est un texte, un nombre entier ou une liste de ceux-ci.",
    "bad-record-no-value": "« {piece} » n'a pas de valeur.",
    "bad-record-nothing-above": "Cette ligne commence par une espace, et ne continue rien.",
    "bad-record-bad-value": "« {piece} » ne convient pas ici.",
    "bad-record-discard-not-dealt": "{card} est à l'écart, sans avoir été donnée.",
    "bad-record-kept-not-in-hand": "{card} a été donnée et n'est pas à l'écart, "
    "mais n'est pas en main.",
    "bad-record-entry": "L'inscription {entry} de cette partie ne se lit pas : "
    "« {key} » ne va pas.",
    "bad-record-deal": "La donne {deal} n'a pu se jouer ainsi.",
    "bad-record-text": "Ce n'est pas un texte qu'écrit `marque export`.",
    "bad-record-tables": "Ce n'est pas une partie qu'écrit `marque export`.",
    "bad-record-check": "« {piece} » a été changé après avoir été écrit.",
    "bad-record-header": "L'en-tête de cette partie ne se lit pas.",
    "bad-record-entries": "Les inscriptions de cette partie ne sont pas entières.",
    "bad-record-same-id": "Deux inscriptions de cette partie portent la même marque.",
    "bad-record-id": "Cette partie porte un nom qu'aucune partie ne peut porter.",
    "bad-record-altered": "L'inscription {n} est dans les deux copies, et n'y dit pas "
    "la même chose.",
    "hint-bad-record-not-utf-8": "Enregistrez-le de nouveau, en UTF-8.",
    "hint-bad-record-no-records": "Une fiche, ce sont des lignes `rubrique: valeur`, "
    "comme `elder: p6=58; 5R`.",
    "hint-bad-record-no-colon": "Une ligne est `rubrique: valeur` ; celle qui la continue "
    "commence par une espace, une remarque par `#`.",
    "hint-bad-record-no-value": "Ce qui n'est pas connu ne s'écrit pas.",
    "hint-bad-record-not-json": 'Chaque ligne est un coup entier : `{{"elder": "p6=58; 5K"}}`.',
    "hint-bad-record-nothing-above": "Seule une ligne `rubrique: valeur` se continue.",
    "hint-bad-record-altered": "Rien n'a été pris.",
    # The store.
    "locked": "Un autre marque écrit en ce moment.",
    "locked-path": "Un autre marque écrit « {path} » en ce moment.",
    "hint-locked": "Rien n'a été écrit : essayez de nouveau.",
    "conflict": "La partie a continué entre-temps.",
    "conflict-other-game": "« {id} » est ici une autre partie.",
    "conflict-mine": "« {id} » a continué ici, et dans la copie aussi.",
    "hint-conflict": "Rien n'a été écrit : regardez avec `marque sheet`, puis essayez de nouveau.",
    "hint-conflict-other-game": "Rien n'a été pris.",
    "hint-conflict-mine": "Rien n'a été pris : dites laquelle des deux reste.",
    "full": "Le disque est plein.",
    "full-path": "Le disque est plein : « {path} » n'a pu être écrit.",
    "hint-full": "Rien n'a été écrit ; ce qui y était est entier.",
    "full-output": "La réponse n'a pu s'afficher : il n'y a plus de place là où elle va.",
    "hint-full-output": "Cela tient à la sortie, non aux parties : elles sont entières.",
    "hint-full-output-recorded": "Ce que la commande devait inscrire est inscrit : ne la renvoyez "
    "pas ; `marque sheet` le montre.",
    "read-only-output": "La réponse n'a pu s'afficher.",
    "hint-read-only-output": "Cela tient à la sortie, non aux parties : elles sont entières.",
    "hint-read-only-output-recorded": "Ce que la commande devait inscrire est inscrit : ne la "
    "renvoyez pas ; `marque sheet` le montre.",
    "damaged": "Un fichier des parties est abîmé.",
    "damaged-path": "« {path} » est abîmé.",
    "damaged-text": "« {path} » est abîmé : il ne se lit pas jusqu'au bout.",
    "damaged-tables": "« {path} » est abîmé : ses parties ne sont pas celles qu'il lui faut.",
    "damaged-header": "« {path} » est abîmé : son en-tête ne se lit pas.",
    "damaged-entries": "« {path} » est abîmé : ses inscriptions ne sont pas entières.",
    "damaged-same-id": "« {path} » est abîmé : deux inscriptions portent la même marque.",
    "damaged-check": "« {path} » est abîmé : quelque chose y a changé depuis l'écriture.",
    "damaged-loss": "Écrire « {path} » aurait perdu des inscriptions : cela a été refusé.",
    "hint-damaged": "Rien n'a été écrit ; `marque doctor` dit ce qui peut être remis.",
    "hint-damaged-remains": (
        "`marque doctor` lit ce fichier et sa version d'avant, et dit combien d'inscriptions "
        "peuvent être remises. En attendant, on n'y touche pas."
    ),
    "hint-damaged-pointer": (
        "Il dit seulement quelle partie est ouverte : `marque open PARTIE` le refait, ou `marque "
        "doctor --repair open.json` le met de côté."
    ),
    "newer": "Un fichier vient d'un marque plus récent.",
    "newer-path": "« {path} » vient d'un marque plus récent : schéma {found}, et non {known}.",
    "hint-newer": "Il est resté intact ; mettez ce marque à jour.",
    "read-only": "Les parties ne peuvent être lues ou écrites.",
    "read-only-path": "« {path} » ne peut être lu ou écrit.",
    "read-only-reason": "« {path} » ne peut être lu ou écrit ({reason}).",
    "hint-read-only": "Voyez les droits du dossier, ou nommez-en un autre par `MARQUE_HOME`.",
}
