"""The help pages of beginning a game, recording its deals, ending it and beginning again.

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
}
