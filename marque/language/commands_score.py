"""The help pages of correcting a game and of showing how it stands.

What is said of `commands_games` holds here.
"""

from __future__ import annotations

from typing import Final

from marque.language.words import Texts

EN: Final[Texts] = {
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
}

FR: Final[Texts] = {
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
}
