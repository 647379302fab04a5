"""What `marque doctor` says of the store and of the records judged again."""

from __future__ import annotations

from typing import Final

from marque.language.words import Texts

EN: Final[Texts] = {
    "wrong": "What is wrong",
    "well": "All is well: {games}, {records}.",
    "checked": "{games}, {records}.",
    "games": ("{count} game checked", "{count} games checked"),
    "records": ("{count} record judged again", "{count} records judged again"),
    # What is found.
    "damaged": "{where}: {what}",
    "gone": "{where}: the file is gone; the version before it is there.",
    "newer": "{where}: {what}",
    "read-only": "{where}: {what}",
    "stray": "{where}: left by a write that was broken off; harmless.",
    "unknown-file": "{where}: not a file of marque's; left alone.",
    "open-gone": "{where} is the open game, and isn't there: `marque open` opens another.",
    "open-damaged": "{where} says which game is open, and can't be read: `marque open GAME` writes "
    "it anew, or `marque doctor --repair {where}` puts it aside.",
    "unreadable": "{where}: {what}",
    "judged-otherwise": "{where}, deal {deal}: {was} was acknowledged, {now} would be judged now. "
    "What was acknowledged counts.",
    "not-judged": "{where}, deal {deal}: what was typed can't be judged any more. {what} What was "
    "acknowledged counts.",
    # What can be done, and what was.
    "recoverable": (
        "{count} entry can be put back: `marque doctor --repair {where}`.",
        "{count} entries can be put back: `marque doctor --repair {where}`.",
    ),
    "not-recoverable": "Nothing of it can be put back; a backup may have it.",
    "lost": (
        "Entry {lost} is lost.",
        "Entries {lost} are lost.",
    ),
    "cut": "The text has no end: more may have stood there.",
    "repaired": (
        "{where}: {count} entry put back.",
        "{where}: {count} entries put back.",
    ),
    "restored": "{where}: mended, by the version before where there was one.",
    "kept-aside": "The damaged file is kept in {file}.",
    "nothing-to-repair": "{where}: nothing had to be put back.",
}

FR: Final[Texts] = {
    "wrong": "Ce qui ne va pas",
    "well": "Tout va bien : {games}, {records}.",
    "checked": "{games}, {records}.",
    "games": ("{count} partie vérifiée", "{count} parties vérifiées"),
    "records": ("{count} fiche rejugée", "{count} fiches rejugées"),
    # Ce qu'on trouve.
    "damaged": "{where} : {what}",
    "gone": "{where} : le fichier a disparu ; la version d'avant est là.",
    "newer": "{where} : {what}",
    "read-only": "{where} : {what}",
    "stray": "{where} : reste d'une écriture interrompue ; sans danger.",
    "unknown-file": "{where} : ce n'est pas un fichier de marque ; on n'y touche pas.",
    "open-gone": "{where} est la partie ouverte, et n'est pas là : `marque open` en ouvre une "
    "autre.",
    "open-damaged": "{where} dit quelle partie est ouverte, et ne se lit pas : `marque open "
    "PARTIE` le refait, ou `marque doctor --repair {where}` le met de côté.",
    "unreadable": "{where} : {what}",
    "judged-otherwise": "{where}, donne {deal} : {was} est inscrit, on jugerait {now} "
    "aujourd'hui. C'est ce qui est inscrit qui compte.",
    "not-judged": "{where}, donne {deal} : ce qui a été tapé ne peut plus se juger. {what} C'est "
    "ce qui est inscrit qui compte.",
    # Ce qui peut se faire, et ce qui s'est fait.
    "recoverable": (
        "{count} inscription peut être remise : `marque doctor --repair {where}`.",
        "{count} inscriptions peuvent être remises : `marque doctor --repair {where}`.",
    ),
    "not-recoverable": "Rien ne peut en être remis ; une copie l'a peut-être.",
    "lost": (
        "L'inscription {lost} est perdue.",
        "Les inscriptions {lost} sont perdues.",
    ),
    "cut": "Le texte n'a pas de fin : il a pu s'y trouver davantage.",
    "repaired": (
        "{where} : {count} inscription remise.",
        "{where} : {count} inscriptions remises.",
    ),
    "restored": "{where} : réparé, par la version d'avant s'il y en avait une.",
    "kept-aside": "Le fichier abîmé est gardé dans {file}.",
    "nothing-to-repair": "{where} : il n'y avait rien à remettre.",
}
