"""The help page of `marque law`.

Comes in: nothing. Goes out: `EN` and `FR`, with the same keys, part of those of `commands`,
where it is said what each key is for.
"""

from __future__ import annotations

from typing import Final

from marque.language.words import Texts

EN: Final[Texts] = {
    "law.line": "look a law up, rule a case by it, write the ruling into the game",
    "law.usage": "`marque law list | search WORDS | show LAW | ask LAW [OPTIONS]`",
    "law.about": (
        "A card on the floor, thirteen cards in a hand, a point never shown: finds the law, asks "
        "only what decides the case, and rules, with what the other codes say. At a terminal it "
        "asks; elsewhere the answers are given with `--fact`."
    ),
    "law.argument.1.name": "list",
    "law.argument.1": "all laws, by the parts of the game",
    "law.argument.2.name": "search WORDS",
    "law.argument.2": "the laws that some words may mean, in English or French",
    "law.argument.3.name": "show LAW",
    "law.argument.3": "what a law asks, and what each code rules; a law is `B01` to `B70`, or a "
    "code's own number such as `cav-25`, `dic-loi-3`, `aca-loi-15`",
    "law.argument.4.name": "ask LAW",
    "law.argument.4": "a ruling, once what decides is answered",
    "law.option.fact": "one answer, any number of times: `offender=elder`; `show` names the facts",
    "law.option.choose": "what was chosen, where the law leaves a choice: `enforce`, `waive` …",
    "law.option.code": (
        "the rule code: a name of `marque code list`, or a file of house rules, which have the "
        "laws of the code that they are built on"
    ),
    "law.option.apply": "write the ruling into the game, and judge the deal again",
    "law.option.deal": "with `--apply`: the deal that is meant, if not the one in progress, or "
    "else the last",
    "law.option.totals": "with `--apply`: the new points of a deal kept by totals alone, elder's "
    "first",
    "law.option.fine": "with `--apply`: what the loser of the game pays, in points",
    "law.option.yes": "with `--apply`: write it though it was questioned",
    "law.example.1": '`marque law search "too many cards"`',
    "law.example.1.about": "Which law it is",
    "law.example.2": "`marque law show B26`",
    "law.example.2.about": "What it asks, and what each code says",
    "law.example.3": "`marque law ask B26 --fact offender=elder --fact how=taken --code rubicon`",
    "law.example.3.about": "Elder took too many cards",
    "law.example.4": "`marque law ask B12 --fact how=faced --apply`",
    "law.example.4.about": "A card lay face up in the pack: the last deal is void",
    "value.fact": "NAME=ANSWER",
    "value.choose": "CHOICE",
    "value.deal": "N",
    "value.totals": "POINTS",
}

FR: Final[Texts] = {
    "law.line": "chercher une loi, décider un cas, inscrire la décision",
    "law.usage": "`marque law list | search MOTS | show LOI | ask LOI [OPTIONS]`",
    "law.about": (
        "Une carte par terre, treize cartes en main, un point jamais montré : trouve la loi, ne "
        "demande que ce qui décide le cas, et décide, avec ce que disent les autres codes. Au "
        "terminal elle pose les questions ; ailleurs on répond par `--fact`."
    ),
    "law.argument.1.name": "list",
    "law.argument.1": "toutes les lois, par parties du jeu",
    "law.argument.2.name": "search MOTS",
    "law.argument.2": "les lois que des mots peuvent désigner, en français ou en anglais",
    "law.argument.3.name": "show LOI",
    "law.argument.3": "ce qu'une loi demande, et ce que chaque code décide ; une loi est `B01` à "
    "`B70`, ou le numéro d'un code : `cav-25`, `dic-loi-3`, `aca-loi-15`",
    "law.argument.4.name": "ask LOI",
    "law.argument.4": "une décision, dès qu'on a répondu à ce qui la décide",
    "law.option.fact": "une réponse, autant de fois qu'il faut : `offender=elder` ; `show` nomme "
    "les faits",
    "law.option.choose": "ce qui est choisi, où la loi laisse un choix : `enforce`, `waive` …",
    "law.option.code": (
        "le code : un nom de `marque code list`, ou un fichier de règles de la maison, qui ont "
        "les lois du code sur lequel elles reposent"
    ),
    "law.option.apply": "inscrire la décision dans la partie, et juger de nouveau le coup",
    "law.option.deal": "avec `--apply` : la donne dont il s'agit, si ce n'est ni celle en cours, "
    "ni à défaut la dernière",
    "law.option.totals": "avec `--apply` : les nouveaux points d'une donne tenue par ses seuls "
    "totaux, ceux du premier d'abord",
    "law.option.fine": "avec `--apply` : ce que paie celui qui perd la partie, en points",
    "law.option.yes": "avec `--apply` : l'inscrire malgré le doute",
    "law.example.1": '`marque law search "trop de cartes"`',
    "law.example.1.about": "Quelle loi c'est",
    "law.example.2": "`marque law show B26`",
    "law.example.2.about": "Ce qu'elle demande, et ce que dit chaque code",
    "law.example.3": "`marque law ask B26 --fact offender=elder --fact how=taken --code rubicon`",
    "law.example.3.about": "Le premier a pris trop de cartes",
    "law.example.4": "`marque law ask B12 --fact how=faced --apply`",
    "law.example.4.about": "Une carte était tournée dans le jeu : la dernière donne est nulle",
    "value.fact": "NOM=RÉPONSE",
    "value.choose": "CHOIX",
    "value.deal": "N",
    "value.totals": "POINTS",
}
