"""The help page of `marque audit`.

Comes in: nothing. Goes out: `EN` and `FR`, with the same keys, part of those of `commands`,
where it is said what each key is for.
"""

from __future__ import annotations

from typing import Final

from marque.language.words import Texts

EN: Final[Texts] = {
    "audit.line": "find what went wrong in recorded deals, and what the count should have been",
    "audit.usage": "`marque audit [FILE…] [OPTIONS]`",
    "audit.about": (
        "Holds recorded deals against every law that the record can decide, and against the "
        "figures written in it: revokes, calls not held, wrong answers, what was not shown, a "
        "pic missed, totals said wrongly. Without a file it takes the deals of the open game, or "
        "of the one that `--game` names. Exit status 0 when nothing is wrong, 1 when something is."
    ),
    "audit.argument.1.name": "FILE",
    "audit.argument.1": (
        "files of records or of JSON lines, folders in which every file `.txt` or `.jsonl` is "
        "one, or `-` for standard input"
    ),
    "audit.option.code": (
        "the rule code, before those that the records name: a name of `marque code list`, or a "
        "file of house rules"
    ),
    "audit.option.all": "show every deal, also those in which nothing is wrong",
    "audit.option.deal": "one deal of the game; with a FILE, the deal that its one record tells",
    "audit.option.apply": (
        "write the rulings that are decided into that deal of the game, the last if none is named"
    ),
    "audit.option.yes": "with `--apply`: write them though it was questioned",
    "audit.example.1": "`marque audit thursday.txt`",
    "audit.example.1.about": "Whether anything went wrong on Thursday",
    "audit.example.2": "`marque audit thursday.txt --code rubicon --json`",
    "audit.example.2.about": "For a program, a line for every deal",
    "audit.example.3": "`marque audit`",
    "audit.example.3.about": "The deals of the open game",
    "audit.example.4": "`marque audit thursday.txt --deal 2 --apply`",
    "audit.example.4.about": "Deal 2 of the open game as it was played, and its rulings into it",
    "audit.file.about": "A file of records, `thursday.txt`",
    "audit.file": (
        "`elder: S:AKQ10 H:K9 D:A C:J10987\nyounger: S:J987 H:AQJ10 D:KQ C:AK\n"
        "tricks: SA/S7 SK/S8 SQ/S9 S10/SJ`"
    ),
}

FR: Final[Texts] = {
    "audit.line": "trouver ce qui n'allait pas dans des coups écrits, et le compte qu'il fallait",
    "audit.usage": "`marque audit [FICHIER…] [OPTIONS]`",
    "audit.about": (
        "Confronte des coups écrits à toutes les lois que la feuille permet d'appliquer, et aux "
        "chiffres qui s'y trouvent : renonces, annonces qu'on n'avait pas, réponses fausses, ce "
        "qui ne fut pas montré, un pic oublié, des totaux mal comptés. État de sortie 0 quand "
        "tout va bien, 1 quand il y a faute."
    ),
    "audit.argument.1.name": "FICHIER",
    "audit.argument.1": (
        "des fichiers de coups, écrits en fiches ou en lignes JSON, des dossiers dont chaque "
        "fichier `.txt` ou `.jsonl` en est un, ou `-` pour l'entrée standard"
    ),
    "audit.option.code": (
        "le code de règles, avant celui que nomment les coups : un nom de `marque code list`, "
        "ou un fichier de règles maison"
    ),
    "audit.option.all": "montrer tous les coups, aussi ceux qui sont sans faute",
    "audit.option.deal": (
        "une donne de la partie ; avec un FICHIER, celle que raconte son unique fiche"
    ),
    "audit.option.apply": (
        "inscrire les décisions acquises dans cette donne de la partie, la dernière à défaut"
    ),
    "audit.option.yes": "avec `--apply` : les inscrire malgré le doute",
    "audit.example.1": "`marque audit jeudi.txt`",
    "audit.example.1.about": "Si tout allait bien jeudi",
    "audit.example.2": "`marque audit jeudi.txt --code rubicon --json`",
    "audit.example.2.about": "Pour un programme, une ligne par coup",
    "audit.example.3": "`marque audit`",
    "audit.example.3.about": "Les donnes de la partie ouverte",
    "audit.example.4": "`marque audit jeudi.txt --deal 2 --apply`",
    "audit.example.4.about": "La donne 2 telle qu'on l'a jouée, et ses décisions dans la partie",
    "audit.file.about": "Un fichier de coups, `jeudi.txt`",
    "audit.file": (
        "`elder: P:ARD10 C:R9 K:A T:V10987\nyounger: P:V987 C:ADV10 K:RD T:AR\n"
        "tricks: PA/P7 PR/P8 PD/P9 P10/PV`"
    ),
}
