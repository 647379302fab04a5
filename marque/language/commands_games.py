"""The help pages of the commands of the evening and of the archive.

Comes in: nothing. Goes out: `EN` and `FR`, with the same keys, part of those of `commands`,
where it is said what each key is for. What an option says of a deal has its text at `judge`.
"""

from __future__ import annotations

from typing import Final

from marque.language.words import Texts

EN: Final[Texts] = {
    # new
    "new.line": "begin a game: to a target, a partie, an evening of written piquet",
    "new.usage": "`marque new cent|partie|ecrire NAME NAME… [OPTIONS]`",
    "new.about": (
        "Begins a game and makes it the open one: `cent` is a game to a target, or a match of "
        "several; `partie` six deals with the rubicon; `ecrire` an evening of written piquet for "
        "two to seven. Says which settings came from where."
    ),
    "new.argument.1.name": "NAME NAME…",
    "new.argument.1": (
        "the players, two of them, for `ecrire` up to seven in the order of entry: the first "
        "named is elder first. Who has played here before is known by his name however it is "
        "typed"
    ),
    "new.option.code": (
        "the rule code: a name of `marque code list`, or a file of house rules. Otherwise that "
        "of `marque config code`, or `dictionnaire`; for a partie `rubicon`"
    ),
    "new.option.dealer": "who deals first; otherwise drawn by lot, for `ecrire` the second named",
    "new.option.stake": "the value of a point, in `cent` of a game, such as `0.10`",
    "new.option.currency": "the currency of the stake, three letters, such as `EUR`",
    "new.option.date": "the day of the game, such as `2026-12-03`, if it isn't today",
    "new.option.target": "cent: the points that win",
    "new.option.best-of": "cent: a match of so many games, a double one counting two",
    "new.option.double-below": "cent: a game is double while the loser has fewer points than this",
    "new.option.stop": "cent: whether nothing is marked any more once the target is reached",
    "new.option.deals": "partie: six deals, or four of which the first and last are double",
    "new.option.preset": "ecrire: the customs to begin with, all that follows being changeable",
    "new.option.rois": "ecrire: how long to play, in rois of two tours",
    "new.option.rotation": "ecrire: who sits down next, by turns, or the one who is marked staying",
    "new.option.marking": "ecrire: the marque exact, in tens, or in tens from one point on",
    "new.option.consolation": "ecrire: written on top of every marque",
    "new.option.refait-bonus": "ecrire: written on top for every refait",
    "new.option.manner": "ecrire: written down, or counted in jetons with a basket",
    "new.option.settlement": "ecrire: from a common pot, each two among themselves, or who marked",
    "new.option.draw": "ecrire: draw the order of entry by lot",
    "new.option.carry": "ecrire: carry over the nets of an earlier game, which is not settled then",
    "new.option.seed": "draw the lot that this number gave before",
    "new.option.yes": "carry a game over even if another carries it already",
    "new.example.1": "`marque new cent Anne Boris --target 100`",
    "new.example.1.about": "A game to a hundred",
    "new.example.2": "`marque new partie Anne Boris --stake 0.10 --dealer Boris`",
    "new.example.2.about": "Six deals, ten cents a point",
    "new.example.3": "`marque new ecrire Anne Boris Zoé --rois 6 --preset ancien --stake 0.05`",
    "new.example.3.about": "An evening for three",
    # deal
    "deal.line": "record a deal, or many from paper",
    "deal.usage": "`marque deal POINTS [OPTIONS]`",
    "deal.about": (
        "Records a deal in the open game: the points of both, or all that `marque judge` takes, "
        "which is judged then. Points that no deal can give under the code are questioned."
    ),
    "deal.argument.1.name": "POINTS",
    "deal.argument.1": (
        "elder's, then younger's: `27 13` or `27-13`; by name, `anne=27 boris=13`; a sum as it "
        "was said, declared, play and cards: `20+7+10 3+6`; or for each side cards or words, as "
        "for `judge`"
    ),
    "deal.option.elder": "who was elder, if it wasn't the one expected",
    "deal.option.thrown-in": (
        "who threw in before the play; POINTS are then what both had declared, and may be left out"
    ),
    "deal.option.winner": "who reached the target first, where points alone don't tell",
    "deal.option.as": "refuse unless this becomes the deal of that number",
    "deal.option.yes": "record it even if it is questioned",
    "deal.option.file": (
        "record the deals of a file (`-`: standard input), one a line, all or none: points as "
        "above, or both sides' cards or words with `|` between, and after another `|` the tricks; "
        "at the end of a line `elder=NAME`, `thrown-in=NAME`, `winner=NAME`; `#` begins a comment"
    ),
    "deal.example.1": "`marque deal 27-13`",
    "deal.example.1.about": "Elder made 27, younger 13",
    "deal.example.2": "`marque deal anne=27 boris=13`",
    "deal.example.2.about": "By name: any beginning that only one player has",
    "deal.example.3": (
        '`marque deal "S:AKQJ987 H:Q C:Q D:Q98" "S:10 H:AK10 C:AKJ1098 D:A10" --tricks E3Y9`'
    ),
    "deal.example.3.about": "Both hands and the tricks, judged and recorded",
    "deal.example.4": "`marque deal -f evening.txt`",
    "deal.example.4.about": "What was written on paper",
    "deal.file.about": "A file of deals, `evening.txt`",
    "deal.file": "`# elder first\n27-13\n31 14\n22-9 elder=anne`",
    # undo
    "undo.line": "take back what was written last",
    "undo.usage": "`marque undo [N]`",
    "undo.about": (
        "Takes back the newest entry that still stands, whoever wrote it, and names it: a deal, "
        "a correction, a ruling, an end. `marque redo` puts it back."
    ),
    "undo.argument.1.name": "N",
    "undo.argument.1": "how many entries to take back; one, unless it is said",
    "undo.option.yes": "even if another evening carries this one",
    "undo.example.1": "`marque undo`",
    "undo.example.1.about": "The last entry",
    "undo.example.2": "`marque undo 2`",
    "undo.example.2.about": "The last two",
    # redo
    "redo.line": "put back what was taken back",
    "redo.usage": "`marque redo [N]`",
    "redo.about": (
        "Puts back what `marque undo` took back, the last first, as long as nothing new has been "
        "written since."
    ),
    "redo.argument.1.name": "N",
    "redo.argument.1": "how many entries to put back; one, unless it is said",
    "redo.example.1": "`marque redo`",
    "redo.example.1.about": "The entry taken back last",
    # amend
    "amend.line": "correct a deal",
    "amend.usage": "`marque amend N [POINTS] [OPTIONS]`",
    "amend.about": (
        "Corrects a deal that stands: what is named changes, the rest stays, and everything "
        "after it is reckoned anew. In written piquet the changes are listed, and a correction "
        "that moves tours needs `--yes`."
    ),
    "amend.argument.1.name": "N",
    "amend.argument.1": "the number of the deal, as in `marque sheet`",
    "amend.argument.2.name": "POINTS",
    "amend.argument.2": "as for `marque deal`; by name only what is named changes: `anne=32`",
    "amend.option.elder": "who was elder",
    "amend.option.thrown-in": "who threw in before the play",
    "amend.option.winner": "who reached the target first",
    "amend.option.swap": "the two sat the other way round; the points stay with the seats",
    "amend.option.again": "ecrire: the tour of this deal, a refait found late, is played once more",
    "amend.option.yes": "write it even if it is questioned",
    "amend.example.1": "`marque amend 2 anne=32`",
    "amend.example.1.about": "Anne made 32; Boris's points stay",
    "amend.example.2": "`marque amend 2 --swap`",
    "amend.example.2.about": "The seats were swapped",
    # strike
    "strike.line": "remove a deal",
    "strike.usage": "`marque strike N [OPTIONS]`",
    "strike.about": (
        "Removes a deal. Its number is not given again; in a partie the deal is played again in "
        "its place."
    ),
    "strike.argument.1.name": "N",
    "strike.argument.1": "the number of the deal, as in `marque sheet`",
    "strike.option.yes": "write it even if it is questioned",
    "strike.example.1": "`marque strike 2`",
    "strike.example.1.about": "The second deal was not to be",
    # note
    "note.line": "write a remark into the game",
    "note.usage": "`marque note TEXT`",
    "note.about": "Writes a remark into the game's history. It changes no score.",
    "note.argument.1.name": "TEXT",
    "note.argument.1": "up to 500 characters",
    "note.example.1": '`marque note "Boris drew an exposed card; the table let it pass"`',
    "note.example.1.about": "For the next time it comes up",
    # history
    "history.line": "show what was written, changed and taken back",
    "history.usage": "`marque history [GAME]`",
    "history.about": "Shows every entry of a game with its time, and whether it still stands.",
    "history.argument.1.name": "GAME",
    "history.argument.1": "a game, if not the open one: its id, a beginning of it, or its number",
    "history.example.1": "`marque history`",
    "history.example.1.about": "Of the open game",
    # sheet
    "sheet.line": "show the score sheet",
    "sheet.usage": "`marque sheet [GAME…] [OPTIONS]`",
    "sheet.about": (
        "Shows the score sheet: the deals, the totals, what each needs, who deals next; of a "
        "game that is over who has won and who pays whom."
    ),
    "sheet.argument.1.name": "GAME…",
    "sheet.argument.1": "games, if not the open one: ids, beginnings of them, or numbers",
    "sheet.option.evening": (
        "all games begun that evening, from noon to noon; without DATE the last"
    ),
    "sheet.example.1": "`marque sheet`",
    "sheet.example.1.about": "Of the open game",
    "sheet.example.2": "`marque sheet --plain`",
    "sheet.example.2.about": "Fit to be pasted into a message",
    # settle
    "settle.line": "who pays whom, with the arithmetic",
    "settle.usage": "`marque settle [GAME…] [OPTIONS]`",
    "settle.about": (
        "Settles a game, or several together: exact shares, money that sums to nothing, the "
        "fewest payments, and every figure that a doubter needs. Written piquet can be settled "
        "at any moment, on what is written."
    ),
    "settle.argument.1.name": "GAME…",
    "settle.argument.1": "games, if not the open one: ids, beginnings of them, or numbers",
    "settle.option.evening": (
        "all games begun that evening, from noon to noon; without DATE the last. Those that "
        "can't be settled yet are left out, and named"
    ),
    "settle.example.1": "`marque settle`",
    "settle.example.1.about": "The open game",
    "settle.example.2": "`marque settle --evening`",
    "settle.example.2.about": "All games of the last evening together",
    # again
    "again.line": "the same game once more",
    "again.usage": "`marque again`",
    "again.about": (
        "Begins a game with the same players, settings and stake as the open one, which must be "
        "over; the deal passes on."
    ),
    "again.example.1": "`marque again`",
    "again.example.1.about": "The revenge",
    # end
    "end.line": "end a game early",
    "end.usage": "`marque end --by-consent | --left NAME [--fine N]`",
    "end.about": (
        "Ends the game as it stands. By consent nobody loses by it; who leaves without it loses, "
        "and pays what the table says. `marque undo` takes the end back."
    ),
    "end.option.left": "who leaves without the others' consent",
    "end.option.by-consent": "all agree",
    "end.option.fine": "what he who leaves pays, in points; in `cent` in games",
    "end.example.1": "`marque end --by-consent`",
    "end.example.1.about": "It is late",
    "end.example.2": "`marque end --left Boris --fine 20`",
    "end.example.2.about": "Boris goes, and pays twenty points",
    # mark
    "mark.line": "show the notched marking card",
    "mark.usage": "`marque mark N [--add M]`",
    "mark.about": (
        "Draws the notched card at a number of points and says which tabs to lift and to lower, "
        "the fewest there can be, when points are added."
    ),
    "mark.argument.1.name": "N",
    "mark.argument.1": "the points that the card shows",
    "mark.option.add": "the points to add",
    "mark.example.1": "`marque mark 26 --add 37`",
    "mark.example.1.about": "From 26 to 63",
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
    # new
    "new.line": "commencer : une partie en tant de points, en six donnes, un piquet à écrire",
    "new.usage": "`marque new cent|partie|ecrire NOM NOM… [OPTIONS]`",
    "new.about": (
        "Commence une partie, qui devient la partie ouverte : `cent` se joue en un nombre de "
        "points, ou en plusieurs parties ; `partie` en six donnes, avec le rubicon ; `ecrire` "
        "est une soirée de piquet à écrire, de deux à sept. Dit d'où vient chaque réglage."
    ),
    "new.argument.1.name": "NOM NOM…",
    "new.argument.1": (
        "les joueurs, deux, et pour `ecrire` jusqu'à sept dans l'ordre d'entrée : le premier "
        "nommé a d'abord la main. Qui a déjà joué ici est reconnu, de quelque façon qu'on "
        "l'écrive"
    ),
    "new.option.code": (
        "le code : un nom de `marque code list`, ou un fichier de règles de la maison. Sinon "
        "celui de `marque config code`, ou `dictionnaire` ; pour une partie en six donnes, "
        "`rubicon`"
    ),
    "new.option.dealer": "qui donne d'abord ; sinon le sort, et pour `ecrire` le second nommé",
    "new.option.stake": "la valeur d'un point, et pour `cent` d'une partie, comme `0,10`",
    "new.option.currency": "la monnaie de l'enjeu, trois lettres, comme `EUR`",
    "new.option.date": "le jour de la partie, comme `2026-12-03`, si ce n'est aujourd'hui",
    "new.option.target": "cent : les points qui gagnent",
    "new.option.best-of": "cent : un match en tant de parties, une double en valant deux",
    "new.option.double-below": "cent : la partie est double tant que le perdant a moins de points",
    "new.option.stop": "cent : si l'on cesse de marquer une fois le but atteint",
    "new.option.deals": "partie : six donnes, ou quatre dont la première et la dernière doubles",
    "new.option.preset": "ecrire : les usages de départ, que tout ce qui suit peut changer",
    "new.option.rois": "ecrire : la longueur du jeu, en rois de deux tours",
    "new.option.rotation": "ecrire : qui s'assied ensuite, à tourner, ou au malheureux",
    "new.option.marking": "ecrire : la marque exacte, par dizaines, ou à un point",
    "new.option.consolation": "ecrire : ce qui s'écrit en plus de chaque marque",
    "new.option.refait-bonus": "ecrire : ce qui s'écrit en plus pour chaque refait",
    "new.option.manner": "ecrire : par écrit, ou en jetons avec un corbillon",
    "new.option.settlement": "ecrire : au pot commun, deux à deux, ou à qui a marqué",
    "new.option.draw": "ecrire : tirer au sort l'ordre d'entrée",
    "new.option.carry": (
        "ecrire : reporter les comptes d'une partie d'avant, qu'on ne règle pas alors"
    ),
    "new.option.seed": "refaire le tirage que ce nombre a donné",
    "new.option.yes": "reporter une partie même si une autre la reporte déjà",
    "new.example.1": "`marque new cent Anne Boris --target 100`",
    "new.example.1.about": "Une partie en cent",
    "new.example.2": "`marque new partie Anne Boris --stake 0,10 --dealer Boris`",
    "new.example.2.about": "Six donnes, dix centimes le point",
    "new.example.3": "`marque new ecrire Anne Boris Zoé --rois 6 --preset ancien --stake 0,05`",
    "new.example.3.about": "Une soirée à trois",
    # deal
    "deal.line": "inscrire une donne, ou plusieurs prises sur papier",
    "deal.usage": "`marque deal POINTS [OPTIONS]`",
    "deal.about": (
        "Inscrit une donne dans la partie ouverte : les points des deux, ou tout ce que prend "
        "`marque judge`, qui est alors jugé. Des points qu'aucun coup ne peut donner sous le "
        "code sont mis en doute."
    ),
    "deal.argument.1.name": "POINTS",
    "deal.argument.1": (
        "ceux du premier, puis ceux du dernier : `27 13` ou `27-13` ; par nom, `anne=27 "
        "boris=13` ; une somme comme on l'a dite, annonces, jeu et cartes : `20+7+10 3+6` ; ou "
        "pour chacun des cartes ou des mots, comme pour `judge`"
    ),
    "deal.option.elder": "qui était premier, si ce n'était pas celui qu'on attendait",
    "deal.option.thrown-in": (
        "qui a jeté ses cartes avant de jouer ; POINTS est alors ce que les deux avaient "
        "annoncé, et peut manquer"
    ),
    "deal.option.winner": "qui a atteint le but d'abord, quand les points ne le disent pas",
    "deal.option.as": "refuser si ce ne doit pas être la donne de ce numéro",
    "deal.option.yes": "inscrire même ce qui est mis en doute",
    "deal.option.file": (
        "inscrire les donnes d'un fichier (`-` : l'entrée standard), une par ligne, toutes ou "
        "aucune : les points comme "
        "ci-dessus, ou les cartes ou les mots des deux séparés par `|`, et après un autre `|` "
        "les levées ; en fin de ligne `elder=NOM`, `thrown-in=NOM`, `winner=NOM` ; `#` commence "
        "une remarque"
    ),
    "deal.example.1": "`marque deal 27-13`",
    "deal.example.1.about": "Le premier a fait 27, le dernier 13",
    "deal.example.2": "`marque deal anne=27 boris=13`",
    "deal.example.2.about": "Par nom : le début qu'un seul joueur porte",
    "deal.example.3": (
        '`marque deal "P:ARDV987 C:D T:D K:D98" "P:10 C:AR10 T:ARV1098 K:A10" --tricks P3D9`'
    ),
    "deal.example.3.about": "Les deux jeux et les levées, jugés et inscrits",
    "deal.example.4": "`marque deal -f soiree.txt`",
    "deal.example.4.about": "Ce qui était sur le papier",
    "deal.file.about": "Un fichier de donnes, `soiree.txt`",
    "deal.file": "`# le premier d'abord\n27-13\n31 14\n22-9 elder=anne`",
    # undo
    "undo.line": "reprendre ce qui a été écrit en dernier",
    "undo.usage": "`marque undo [N]`",
    "undo.about": (
        "Reprend la dernière inscription qui vaut encore, quel qu'en soit l'auteur, et la nomme "
        ": une donne, une correction, une décision, une fin. `marque redo` la remet."
    ),
    "undo.argument.1.name": "N",
    "undo.argument.1": "combien d'inscriptions reprendre ; une, si on ne le dit pas",
    "undo.option.yes": "même si une autre soirée reporte celle-ci",
    "undo.example.1": "`marque undo`",
    "undo.example.1.about": "La dernière inscription",
    "undo.example.2": "`marque undo 2`",
    "undo.example.2.about": "Les deux dernières",
    # redo
    "redo.line": "remettre ce qui a été repris",
    "redo.usage": "`marque redo [N]`",
    "redo.about": (
        "Remet ce que `marque undo` a repris, à commencer par la fin, tant que rien de nouveau "
        "n'a été écrit."
    ),
    "redo.argument.1.name": "N",
    "redo.argument.1": "combien d'inscriptions remettre ; une, si on ne le dit pas",
    "redo.example.1": "`marque redo`",
    "redo.example.1.about": "L'inscription reprise en dernier",
    # amend
    "amend.line": "corriger une donne",
    "amend.usage": "`marque amend N [POINTS] [OPTIONS]`",
    "amend.about": (
        "Corrige une donne : ce qui est nommé change, le reste demeure, et tout ce qui suit est "
        "recompté. Au piquet à écrire les changements sont montrés, et une correction qui "
        "déplace des tours demande `--yes`."
    ),
    "amend.argument.1.name": "N",
    "amend.argument.1": "le numéro de la donne, comme dans `marque sheet`",
    "amend.argument.2.name": "POINTS",
    "amend.argument.2": "comme pour `marque deal` ; par nom, seul change qui est nommé : `anne=32`",
    "amend.option.elder": "qui était premier",
    "amend.option.thrown-in": "qui a jeté ses cartes avant de jouer",
    "amend.option.winner": "qui a atteint le but d'abord",
    "amend.option.swap": "les deux étaient assis dans l'autre sens ; les points restent aux places",
    "amend.option.again": "ecrire : le tour de cette donne, refait reconnu trop tard, se rejoue",
    "amend.option.yes": "inscrire même ce qui est mis en doute",
    "amend.example.1": "`marque amend 2 anne=32`",
    "amend.example.1.about": "Anne a fait 32 ; les points de Boris restent",
    "amend.example.2": "`marque amend 2 --swap`",
    "amend.example.2.about": "Les places étaient inversées",
    # strike
    "strike.line": "rayer une donne",
    "strike.usage": "`marque strike N [OPTIONS]`",
    "strike.about": (
        "Raie une donne. Son numéro n'est pas redonné ; dans une partie en six donnes elle se "
        "rejoue à sa place."
    ),
    "strike.argument.1.name": "N",
    "strike.argument.1": "le numéro de la donne, comme dans `marque sheet`",
    "strike.option.yes": "inscrire même ce qui est mis en doute",
    "strike.example.1": "`marque strike 2`",
    "strike.example.1.about": "La deuxième donne n'aurait pas dû être",
    # note
    "note.line": "écrire une remarque dans la partie",
    "note.usage": "`marque note TEXTE`",
    "note.about": "Écrit une remarque dans l'historique de la partie. Elle ne change aucun compte.",
    "note.argument.1.name": "TEXTE",
    "note.argument.1": "au plus 500 caractères",
    "note.example.1": '`marque note "Boris a tiré une carte vue ; la table a laissé faire"`',
    "note.example.1.about": "Pour la prochaine fois",
    # history
    "history.line": "montrer ce qui a été écrit, changé et repris",
    "history.usage": "`marque history [PARTIE]`",
    "history.about": (
        "Montre chaque inscription d'une partie avec son heure, et si elle vaut encore."
    ),
    "history.argument.1.name": "PARTIE",
    "history.argument.1": (
        "une partie, si ce n'est l'ouverte : son nom, un début de nom, son numéro"
    ),
    "history.example.1": "`marque history`",
    "history.example.1.about": "De la partie ouverte",
    # sheet
    "sheet.line": "montrer la feuille de marque",
    "sheet.usage": "`marque sheet [PARTIE…] [OPTIONS]`",
    "sheet.about": (
        "Montre la feuille : les donnes, les totaux, ce qui manque à chacun, qui donne ensuite ; "
        "d'une partie finie, qui a gagné et qui paie qui."
    ),
    "sheet.argument.1.name": "PARTIE…",
    "sheet.argument.1": "des parties, si ce n'est l'ouverte : noms, débuts de noms, ou numéros",
    "sheet.option.evening": (
        "toutes celles commencées ce soir-là, de midi à midi ; sans DATE le dernier"
    ),
    "sheet.example.1": "`marque sheet`",
    "sheet.example.1.about": "De la partie ouverte",
    "sheet.example.2": "`marque sheet --plain`",
    "sheet.example.2.about": "Bonne à coller dans un message",
    # settle
    "settle.line": "qui paie qui, avec le calcul",
    "settle.usage": "`marque settle [PARTIE…] [OPTIONS]`",
    "settle.about": (
        "Règle une partie, ou plusieurs ensemble : des parts exactes, un argent dont la somme "
        "est nulle, le moins de paiements possible, et tous les chiffres qu'il faut à qui doute. "
        "Le piquet à écrire se règle à tout moment, sur ce qui est écrit."
    ),
    "settle.argument.1.name": "PARTIE…",
    "settle.argument.1": "des parties, si ce n'est l'ouverte : noms, débuts de noms, ou numéros",
    "settle.option.evening": (
        "toutes celles commencées ce soir-là, de midi à midi ; sans DATE le dernier. Celles qui "
        "ne se règlent pas encore sont laissées de côté, et nommées"
    ),
    "settle.example.1": "`marque settle`",
    "settle.example.1.about": "La partie ouverte",
    "settle.example.2": "`marque settle --evening`",
    "settle.example.2.about": "Toutes celles du dernier soir ensemble",
    # again
    "again.line": "la même partie encore une fois",
    "again.usage": "`marque again`",
    "again.about": (
        "Commence une partie entre les mêmes, avec les réglages et l'enjeu de la partie ouverte, "
        "qui doit être finie ; la donne passe à l'autre."
    ),
    "again.example.1": "`marque again`",
    "again.example.1.about": "La revanche",
    # end
    "end.line": "finir une partie avant l'heure",
    "end.usage": "`marque end --by-consent | --left NOM [--fine N]`",
    "end.about": (
        "Finit la partie où elle en est. D'un commun accord personne n'y perd ; qui quitte sans "
        "l'accord des autres perd, et paie ce que dit la table. `marque undo` reprend la fin."
    ),
    "end.option.left": "qui quitte sans l'accord des autres",
    "end.option.by-consent": "tous sont d'accord",
    "end.option.fine": "ce que paie qui quitte, en points ; pour `cent` en parties",
    "end.example.1": "`marque end --by-consent`",
    "end.example.1.about": "Il est tard",
    "end.example.2": "`marque end --left Boris --fine 20`",
    "end.example.2.about": "Boris s'en va, et paie vingt points",
    # mark
    "mark.line": "montrer la carte à marquer",
    "mark.usage": "`marque mark N [--add M]`",
    "mark.about": (
        "Dessine la carte entaillée à un nombre de points, et dit quelles languettes lever et "
        "baisser, le moins possible, quand on en ajoute."
    ),
    "mark.argument.1.name": "N",
    "mark.argument.1": "les points que montre la carte",
    "mark.option.add": "les points à ajouter",
    "mark.example.1": "`marque mark 26 --add 37`",
    "mark.example.1.about": "De 26 à 63",
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
