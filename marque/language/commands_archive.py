"""The help pages of the archive: its games and players, files out and in, the settings.

What is said of `commands_games` holds here.
"""

from __future__ import annotations

from typing import Final

from marque.language.words import Texts

EN: Final[Texts] = {
    # games
    "games.line": "list the games",
    "games.usage": "`marque games [OPTIONS]`",
    "games.about": (
        "Lists the games, those that go on first. The number of a game, its id, or any beginning "
        "of that which no other game has, names it in other commands."
    ),
    "games.option.all": "all of them, not only the newest",
    "games.example.1": "`marque games`",
    "games.example.1.about": "The newest",
    # open
    "open.line": "go on with a game",
    "open.usage": "`marque open GAME`",
    "open.about": "Makes a game the open one, for every terminal, and shows how it stands.",
    "open.argument.1.name": "GAME",
    "open.argument.1": (
        "its id, any beginning that no other game has, or its number in `marque games`"
    ),
    "open.example.1": "`marque open 1`",
    "open.example.1.about": "The first of the list",
    # players
    "players.line": "list, rename and merge players",
    "players.usage": "`marque players [rename A B | merge A B]`",
    "players.about": (
        "Lists who has played here. A player who is renamed, or two names that turn out to be "
        "one person, are shown so in earlier games too; the games themselves keep the names that "
        "they were played under."
    ),
    "players.argument.1.name": "rename A B",
    "players.argument.1": "player A is called B from now on",
    "players.argument.2.name": "merge A B",
    "players.argument.2": "A and B are one person, who is called B",
    "players.example.1": "`marque players`",
    "players.example.1.about": "Who has played",
    "players.example.2": "`marque players rename anne Annie`",
    "players.example.2.about": "Another name",
    # export
    "export.line": "write games into a file",
    "export.usage": "`marque export [GAME…] FILE [OPTIONS]`",
    "export.about": (
        "Writes games into a file; the ending of its name says what. `.json`: whole, with all "
        "that was ever changed in them, and `marque import` reads it. `.csv`: a table for a "
        "spreadsheet. `.html`: a page to look at, to print and to send: sheet, settlement, charts, "
        "and every deal, which unfolds to its count. `.md` and `.txt`: the same as text. `.svg`: "
        "the charts alone."
    ),
    "export.argument.1.name": "GAME…",
    "export.argument.1": "games, if not the open one: ids, beginnings of them, or numbers",
    "export.argument.2.name": "FILE",
    "export.argument.2": "the file to write, with an ending that is allowed",
    "export.option.evening": (
        "all games begun that evening, from noon to noon; without DATE the last"
    ),
    "value.table": "TABLE",
    "export.option.table": (
        "for `.csv`: `deals`, `tours`, `players` or `transfers`; otherwise the tours of written "
        "piquet, the deals of any other game"
    ),
    "export.option.yes": "write over a file that is there",
    "export.example.1": "`marque export game.json`",
    "export.example.1.about": "The open game",
    "export.example.2": "`marque export --evening tonight.html`",
    "export.example.2.about": "All games of the last evening, as a page",
    "export.example.3": "`marque export deals.csv --table deals`",
    "export.example.3.about": "The open game's deals, for a spreadsheet",
    # import
    "import.line": "bring games in from a file",
    "import.usage": "`marque import FILE [--take WHOSE]`",
    "import.about": (
        "Brings in the games of a file that `marque export` wrote, or of a backup. Bringing the "
        "same in twice changes nothing; what only the copy has is added. Where a game has gone "
        "on here and in the copy, both are shown and `--take` decides."
    ),
    "import.argument.1.name": "FILE",
    "import.argument.1": "the file to read",
    "import.option.take": "whose entries count where both have gone on",
    "import.example.1": "`marque import given.json`",
    "import.example.1.about": "A game that somebody sent",
    # backup
    "backup.line": "copy everything",
    "backup.usage": "`marque backup [FOLDER]`",
    "backup.about": (
        "Copies games, players, settings and house rules into a new folder inside FOLDER. The "
        "copy is laid out as a home: with `MARQUE_HOME` set to it, marque reads it."
    ),
    "backup.argument.1.name": "FOLDER",
    "backup.argument.1": "where to put the copy; the present folder, unless it is said",
    "backup.example.1": "`marque backup`",
    "backup.example.1.about": "A copy in the present folder",
    # doctor
    "doctor.line": "check everything, judge again, repair",
    "doctor.usage": "`marque doctor [--repair GAME]`",
    "doctor.about": (
        "Checks every file, judges every recorded deal again and says where that would give "
        "another result now; what was acknowledged counts. Exit status 1 if anything is found. "
        "Nothing is repaired unless it is asked for, and nothing thrown away."
    ),
    "doctor.option.repair": (
        "put back the best of a damaged game, or the version before of `players.json` or "
        "`config.json`; the damaged file is kept aside"
    ),
    "doctor.example.1": "`marque doctor`",
    "doctor.example.1.about": "Whether all is well",
    # config
    "config.line": "show and change the settings",
    "config.usage": "`marque config [KEY [VALUE]]`",
    "config.about": "Shows the settings, shows one of them, or sets it.",
    "config.argument.1.name": "KEY",
    "config.argument.1": (
        "`lang` (`fr`, `en`), `code` (a rule code), `cards` (`fr`, `en`, `auto`), `currency` "
        "(three letters), `suits` (`two` colours or `four`), `ascii` (`yes`, `no`)"
    ),
    "config.argument.2.name": "VALUE",
    "config.argument.2": "what it is to be; `default` takes the setting away",
    "config.example.1": "`marque config`",
    "config.example.1.about": "All settings",
    "config.example.2": "`marque config suits four`",
    "config.example.2.about": "A colour for each suit",
    # What stands after an option.
    "value.winner": "NAME",
    "value.elder": "NAME",
    "value.thrown-in": "NAME",
    "value.dealer": "NAME",
    "value.left": "NAME",
    "value.stake": "AMOUNT",
    "value.currency": "CURRENCY",
    "value.date": "DATE",
    "value.evening": "DATE",
    "value.target": "N",
    "value.best-of": "N",
    "value.double-below": "N",
    "value.rois": "N",
    "value.consolation": "N",
    "value.refait-bonus": "N",
    "value.seed": "N",
    "value.as": "N",
    "value.fine": "N",
    "value.add": "N",
    "value.deals": "6|4",
    "value.stop": "at-target|play-out",
    "value.preset": "dictionnaire|ancien",
    "value.rotation": "tourner|malheureux",
    "value.marking": "exact|tens|point",
    "value.manner": "written|corbillon",
    "value.settlement": "pot|pairs|direct",
    "value.carry": "GAME",
    "value.take": "mine|theirs|both",
    "value.repair": "GAME",
}

FR: Final[Texts] = {
    # games
    "games.line": "la liste des parties",
    "games.usage": "`marque games [OPTIONS]`",
    "games.about": (
        "Donne la liste des parties, celles en cours d'abord. Le numéro d'une partie, son nom, "
        "ou le début qu'aucune autre n'a, la désigne dans les autres commandes."
    ),
    "games.option.all": "toutes, et non les dernières seulement",
    "games.example.1": "`marque games`",
    "games.example.1.about": "Les dernières",
    # open
    "open.line": "reprendre une partie",
    "open.usage": "`marque open PARTIE`",
    "open.about": (
        "Fait d'une partie la partie ouverte, pour tous les terminaux, et dit où elle en est."
    ),
    "open.argument.1.name": "PARTIE",
    "open.argument.1": "son nom, un début qu'aucune autre n'a, ou son numéro dans `marque games`",
    "open.example.1": "`marque open 1`",
    "open.example.1.about": "La première de la liste",
    # players
    "players.line": "les joueurs : liste, changement de nom, réunion",
    "players.usage": "`marque players [rename A B | merge A B]`",
    "players.about": (
        "Donne la liste de ceux qui ont joué ici. Un joueur qui change de nom, ou deux noms "
        "d'une même personne, se montrent ainsi dans les parties d'avant aussi ; les parties "
        "elles-mêmes gardent les noms sous lesquels on les a jouées."
    ),
    "players.argument.1.name": "rename A B",
    "players.argument.1": "le joueur A s'appelle B désormais",
    "players.argument.2.name": "merge A B",
    "players.argument.2": "A et B sont une même personne, qui s'appelle B",
    "players.example.1": "`marque players`",
    "players.example.1.about": "Qui a joué",
    "players.example.2": "`marque players rename anne Annie`",
    "players.example.2.about": "Un autre nom",
    # export
    "export.line": "écrire des parties dans un fichier",
    "export.usage": "`marque export [PARTIE…] FICHIER [OPTIONS]`",
    "export.about": (
        "Écrit des parties dans un fichier ; la fin du nom dit ce qui s'écrit. `.json` : les "
        "parties entières, avec tout ce qui y a jamais été changé, et `marque import` les lit. "
        "`.csv` : un tableau, pour un tableur. `.html` : une page à regarder, à imprimer, à "
        "envoyer : feuille, règlement, tracés, et chaque donne, qui se déplie sur son compte. "
        "`.md` et `.txt` : la même en texte. `.svg` : les tracés seuls."
    ),
    "export.argument.1.name": "PARTIE…",
    "export.argument.1": "des parties, si ce n'est l'ouverte : noms, débuts de noms, ou numéros",
    "export.argument.2.name": "FICHIER",
    "export.argument.2": "le fichier à écrire, dont le nom finit comme il se peut",
    "export.option.evening": (
        "toutes celles commencées ce soir-là, de midi à midi ; sans DATE le dernier"
    ),
    "value.table": "TABLEAU",
    "export.option.table": (
        "pour `.csv` : `deals` (les donnes), `tours`, `players` (les joueurs) ou `transfers` (les "
        "paiements) ; sinon les tours d'un piquet à écrire, les donnes de tout autre jeu"
    ),
    "export.option.yes": "écrire par-dessus un fichier qui est là",
    "export.example.1": "`marque export partie.json`",
    "export.example.1.about": "La partie ouverte",
    "export.example.2": "`marque export --evening soiree.html`",
    "export.example.2.about": "Toutes celles du dernier soir, en une page",
    "export.example.3": "`marque export donnes.csv --table deals`",
    "export.example.3.about": "Les donnes de la partie ouverte, pour un tableur",
    # import
    "import.line": "faire entrer les parties d'un fichier",
    "import.usage": "`marque import FICHIER [--take QUI]`",
    "import.about": (
        "Fait entrer les parties d'un fichier qu'a écrit `marque export`, ou d'une copie. Le "
        "faire deux fois ne change rien de plus ; ce que la copie seule possède s'ajoute. Si une "
        "partie a continué ici et dans la copie, les deux se montrent et `--take` décide."
    ),
    "import.argument.1.name": "FICHIER",
    "import.argument.1": "le fichier à lire",
    "import.option.take": "qui l'emporte quand les deux ont continué",
    "import.example.1": "`marque import recu.json`",
    "import.example.1.about": "Une partie qu'on vous a envoyée",
    # backup
    "backup.line": "tout copier",
    "backup.usage": "`marque backup [DOSSIER]`",
    "backup.about": (
        "Copie les parties, les joueurs, les réglages et les règles de la maison dans un dossier "
        "neuf, dans DOSSIER. La copie est rangée comme l'original : marque la lit quand "
        "`MARQUE_HOME` la nomme."
    ),
    "backup.argument.1.name": "DOSSIER",
    "backup.argument.1": "où mettre la copie ; le dossier présent, si on ne le dit pas",
    "backup.example.1": "`marque backup`",
    "backup.example.1.about": "Une copie dans le dossier présent",
    # doctor
    "doctor.line": "tout vérifier, rejuger, réparer",
    "doctor.usage": "`marque doctor [--repair PARTIE]`",
    "doctor.about": (
        "Vérifie chaque fichier, rejuge chaque donne inscrite et dit où le résultat serait autre "
        "aujourd'hui ; c'est ce qui est inscrit qui compte. État de sortie 1 s'il trouve quelque "
        "chose. Rien n'est réparé sans qu'on le demande, rien n'est jeté."
    ),
    "doctor.option.repair": (
        "remettre le meilleur d'une partie abîmée, ou la version d'avant de `players.json` ou de "
        "`config.json` ; le fichier abîmé est gardé à part"
    ),
    "doctor.example.1": "`marque doctor`",
    "doctor.example.1.about": "Si tout va bien",
    # config
    "config.line": "montrer et changer les réglages",
    "config.usage": "`marque config [CLÉ [VALEUR]]`",
    "config.about": "Montre les réglages, en montre un, ou le change.",
    "config.argument.1.name": "CLÉ",
    "config.argument.1": (
        "`lang` (`fr`, `en`), `code` (un code), `cards` (`fr`, `en`, `auto`), `currency` (trois "
        "lettres), `suits` (`two` ou `four`, deux couleurs ou quatre), `ascii` (`yes`, `no`)"
    ),
    "config.argument.2.name": "VALEUR",
    "config.argument.2": "ce qu'il doit être ; `default` retire le réglage",
    "config.example.1": "`marque config`",
    "config.example.1.about": "Tous les réglages",
    "config.example.2": "`marque config suits four`",
    "config.example.2.about": "Une couleur pour chaque enseigne",
    # What stands after an option.
    "value.winner": "NOM",
    "value.elder": "NOM",
    "value.thrown-in": "NOM",
    "value.dealer": "NOM",
    "value.left": "NOM",
    "value.stake": "MONTANT",
    "value.currency": "MONNAIE",
    "value.date": "DATE",
    "value.evening": "DATE",
    "value.target": "N",
    "value.best-of": "N",
    "value.double-below": "N",
    "value.rois": "N",
    "value.consolation": "N",
    "value.refait-bonus": "N",
    "value.seed": "N",
    "value.as": "N",
    "value.fine": "N",
    "value.add": "N",
    "value.deals": "6|4",
    "value.stop": "at-target|play-out",
    "value.preset": "dictionnaire|ancien",
    "value.rotation": "tourner|malheureux",
    "value.marking": "exact|tens|point",
    "value.manner": "written|corbillon",
    "value.settlement": "pot|pairs|direct",
    "value.carry": "PARTIE",
    "value.take": "mine|theirs|both",
    "value.repair": "PARTIE",
}
