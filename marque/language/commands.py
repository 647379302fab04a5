"""The help pages in words: what each command does, its arguments, options and examples.

Comes in: nothing. Goes out: `EN` and `FR`, with the same keys. For a command NAME:
`NAME.line` (what it does, in a list), `NAME.usage`, `NAME.about`, `NAME.argument.N` with
`NAME.argument.N.name`, `NAME.option.OPTION`, `NAME.example.N` (a line that works) with
`NAME.example.N.about`, `NAME.file` (a file that it reads). `value.OPTION` is what stands
after an option. The options that go everywhere are those of the command `everywhere`.
"""

from __future__ import annotations

from typing import Final

from marque.language import (
    commands_archive,
    commands_audit,
    commands_compare,
    commands_games,
    commands_law,
    commands_score,
    commands_stats,
    commands_table,
)
from marque.language.words import Texts

EN: Final[Texts] = {
    **commands_audit.EN,
    **commands_compare.EN,
    **commands_games.EN,
    **commands_score.EN,
    **commands_archive.EN,
    **commands_law.EN,
    **commands_stats.EN,
    **commands_table.EN,
    # The pages.
    "help.usage": "Usage",
    "help.commands": "Commands",
    "help.arguments": "Arguments",
    "help.options": "Options",
    "help.everywhere": "Options that go with every command, before or after its name",
    "help.also": "Also the options that go with every command: `marque --help`",
    "help.examples": "Examples",
    "help.more": "More of a command: `marque COMMAND --help`",
    "help.begin": "To begin",
    "program.about": "marque, referee and score-keeper for piquet played with real cards.",
    "program.usage": "`marque COMMAND [ARGUMENTS] [OPTIONS]`",
    # What `marque` alone says; the last line is a dispute that works.
    "begin.game": "A game: `marque new partie ANNE BORIS`, then `marque table`",
    "begin.open": "Game {game} is open: `marque table` goes on, `marque sheet` shows it",
    "begin.help": "All commands: `marque --help`; a dispute, both points being 39:",
    "begin.example": "`marque judge p39 p39`",
    # The options that go everywhere.
    "everywhere.option.json": "the answer as JSON, for programs",
    "everywhere.option.lang": "the language to answer in, `fr` or `en`",
    "everywhere.option.ascii": "no accents and no suit signs",
    "everywhere.option.plain": "one fact a line, without layout or colour",
    "everywhere.option.cards": (
        "the letters in which cards are written: `fr` (ARDV, PCKT), `en` (AKQJ, "
        "SHDC), or `auto`, whichever can be read"
    ),
    "everywhere.option.game": "the game that is meant, instead of the open one",
    "everywhere.option.help": "the help of the program or of a command",
    "everywhere.option.version": "the version of the program",
    # Completion in a shell.
    "help.completion": "Completion by Tab in a shell",
    "program.option.install-completion": "switches it on: `bash`, `zsh`, `fish` or `powershell`; "
    "your own if none is named",
    "program.option.show-completion": "prints the script that does it, for a place of your choice",
    "program.installed": "{shell} completes what belongs to marque: `{path}`",
    "program.installed.next": "It begins in the next shell that you open.",
    # What stands after an option.
    "value.install-completion": "[SHELL]",
    "value.show-completion": "[SHELL]",
    "value.lang": "LANGUAGE",
    "value.cards": "LETTERS",
    "value.game": "GAME",
    "value.elder-says": "CALLS",
    "value.younger-says": "CALLS",
    "value.younger-answers": "ANSWERS",
    "value.elder-discard": "CARDS",
    "value.younger-discard": "CARDS",
    "value.elder-dealt": "CARDS",
    "value.younger-dealt": "CARDS",
    "value.tricks": "TRICKS",
    "value.play": "TRICKS",
    "value.played": "POINTS",
    "value.elder-name": "NAME",
    "value.younger-name": "NAME",
    "value.code": "CODE",
    "value.file": "FILE",
    "value.discard": "CARDS",
    # judge
    "judge.line": "adjudicate a deal",
    "judge.usage": "`marque judge ELDER YOUNGER [OPTIONS]`",
    "judge.about": (
        "Adjudicates a deal: whose point, sequence and quatorze are good, pique and repique, the "
        "play, the totals. What isn't known stays open, and the answer says what would "
        "settle it. Exit status 1 when the cards prove that somebody called what he didn't hold."
    ),
    "judge.argument.1.name": "ELDER, YOUNGER",
    "judge.argument.1": (
        "for each side its twelve cards after the exchange (`S:AKQ10 H:K9 D:A8 C:J987`), cards "
        "known in part (`S:AKQ ?`), what it called (`p6=58; 5K; A3`), or `-` if nothing is known"
    ),
    "judge.option.elder-says": "what elder called, beside his cards: `p6=58; 5K; A3`",
    "judge.option.younger-says": "what younger called, beside his cards",
    "judge.option.younger-answers": (
        "what younger answered to elder's point, sequence and set: `good; not good; equal`"
    ),
    "judge.option.elder-discard": "the cards that elder laid out",
    "judge.option.younger-discard": "the cards that younger laid out",
    "judge.option.elder-dealt": "elder's twelve cards before the exchange",
    "judge.option.younger-dealt": "younger's twelve cards before the exchange",
    "judge.option.tricks": (
        "the play: by winners (`E5Y5E2`), by packets (`7-5E`), or card by card (`HA/HT HK/D7`)"
    ),
    "judge.option.play": "the same as `--tricks`",
    "judge.option.played": "beside `--tricks`: the points of the play as said aloud, `9-6`",
    "judge.option.elder-name": "elder's name",
    "judge.option.younger-name": "younger's name",
    "judge.option.irregular": "accept hands of another size than twelve cards",
    "judge.option.code": "the rule code: a name of `marque code list`, or a file of house rules",
    "judge.option.all-codes": "under the six codes side by side, with what makes the difference",
    "judge.option.spoken": "the count as it is said aloud at the table",
    "judge.option.file": "judge every deal of a file of records instead; `-` is standard input",
    "judge.option.why": "with every comparison, law and step of the count",
    "judge.example.1": "`marque judge p39 p39`",
    "judge.example.1.about": "Both call a point of thirty-nine",
    "judge.example.2": (
        '`marque judge "S:AKQJ987 H:Q C:Q D:Q98" "S:10 H:AK10 C:AKJ1098 D:A10" --tricks E3 --why`'
    ),
    "judge.example.2.about": "Both hands and the first three tricks, with the reasons",
    "judge.example.3": '`marque judge "p6=58; 4J" "D:KQJ1087 H:KQJ109 S:K" --code rubicon`',
    "judge.example.3.about": "What elder said against younger's cards, under another code",
    # hand
    "hand.line": "say what a hand can call",
    "hand.usage": "`marque hand CARDS [OPTIONS]`",
    "hand.about": (
        "Says what a hand can call: its point, with every suit that ties for it, its "
        "sequences, its quatorzes and trios, carte blanche. Given the discard it also says "
        "what is good against the cards: what no hand made of the cards you haven't seen can "
        "match or beat."
    ),
    "hand.argument.1.name": "CARDS",
    "hand.argument.1": (
        "twelve cards, suit by suit (`S:AKQ10 H:K9 D:A8 C:J987`), card by card (`AS KS 10H` …) "
        "or as at bridge (`AKQ10.K9.A8.J987`); a hand known in part ends with `?`"
    ),
    "hand.option.discard": "the cards that were laid out; `-` for none",
    "hand.option.irregular": "accept a hand of another size than twelve cards",
    "hand.example.1": '`marque hand "S:AKQ10 H:QJ109 D:A7 C:A9"`',
    "hand.example.1.about": "What this hand can call",
    "hand.example.2": '`marque hand "S:AKQ10 H:QJ109 D:A7 C:A9" --discard "D:K8 H:7"`',
    "hand.example.2.about": "What of it is good against the cards",
    "hand.example.3": '`marque hand "S:AKQ H:A ?"`',
    "hand.example.3.about": "A hand known in part",
    # code
    "code.line": "show and compare the rule codes, check house rules",
    "code.usage": "`marque code list | show CODE | diff A B | check FILE`",
    "code.about": (
        "Shows the rule codes: what each says to every question, where it is written, and "
        "which answers are not its own. A code is named, or is a file of house rules; those kept "
        "as `codes/NAME.toml` in marque's folder of settings go by their name."
    ),
    "code.argument.1.name": "list",
    "code.argument.1": "the codes, each in a line",
    "code.argument.2.name": "show CODE",
    "code.argument.2": "all that a code says, with the laws",
    "code.argument.3.name": "diff A B",
    "code.argument.3": "in what two codes differ",
    "code.argument.4.name": "check FILE",
    "code.argument.4": "whether a file of house rules can be used, with all its faults, and what "
    "it changes",
    "code.option.names": "with the name of each switch, as house rules write it",
    "code.example.1": "`marque code list`",
    "code.example.1.about": "The codes that there are",
    "code.example.2": "`marque code show rubicon`",
    "code.example.2.about": "All that one of them says",
    "code.example.3": "`marque code diff cent rubicon --names`",
    "code.example.3.about": "In what two of them differ, and what the switches are called",
    "code.example.4": "`marque code check house.toml`",
    "code.example.4.about": "Whether a file of house rules is right",
    "code.file.about": "A file of house rules, `house.toml`",
    "code.file": '`name = "our house"\nbase = "rubicon"\n[switches]\ncapot_value = 30`',
    # verify
    "verify.line": "replay the published deals and compare every figure",
    "verify.usage": "`marque verify [OPTIONS]`",
    "verify.about": (
        "Judges the published deals that come with the program and compares every figure "
        "written for them with its own. Exit status 0 when all agree, 1 when one doesn't."
    ),
    "verify.example.1": "`marque verify`",
    "verify.example.1.about": "Whether the program agrees with the books",
    "verify.example.2": "`marque verify --json`",
    "verify.example.2.about": "The same, for a program",
}

FR: Final[Texts] = {
    **commands_audit.FR,
    **commands_compare.FR,
    **commands_games.FR,
    **commands_score.FR,
    **commands_archive.FR,
    **commands_law.FR,
    **commands_stats.FR,
    **commands_table.FR,
    # Les pages.
    "help.usage": "Utilisation",
    "help.commands": "Commandes",
    "help.arguments": "Arguments",
    "help.options": "Options",
    "help.everywhere": "Options de toutes les commandes, avant ou après leur nom",
    "help.also": "Et les options de toutes les commandes : `marque --help`",
    "help.examples": "Exemples",
    "help.more": "Pour une commande : `marque COMMANDE --help`",
    "help.begin": "Pour commencer",
    "program.about": "marque, arbitre et marqueur du piquet qui se joue avec de vraies cartes.",
    "program.usage": "`marque COMMANDE [ARGUMENTS] [OPTIONS]`",
    # Ce que dit `marque` tout court.
    "begin.game": "Une partie : `marque new partie ANNE BORIS`, puis `marque table`",
    "begin.open": "La partie {game} est ouverte : `marque table` la reprend, "
    "`marque sheet` la montre",
    "begin.help": "Les commandes : `marque --help` ; une dispute, deux points de 39 :",
    "begin.example": "`marque judge p39 p39`",
    # Les options de toutes les commandes.
    "everywhere.option.json": "la réponse en JSON, pour les programmes",
    "everywhere.option.lang": "la langue de la réponse, `fr` ou `en`",
    "everywhere.option.ascii": "sans accents ni signes de couleurs",
    "everywhere.option.plain": "un fait par ligne, sans mise en page ni couleurs",
    "everywhere.option.cards": (
        "les lettres des cartes : `fr` (ARDV, PCKT), `en` (AKQJ, SHDC), ou "
        "`auto`, celles qui se lisent"
    ),
    "everywhere.option.game": "la partie dont il s'agit, au lieu de la partie ouverte",
    "everywhere.option.help": "l'aide du programme ou d'une commande",
    "everywhere.option.version": "la version du programme",
    # La complétion dans un shell.
    "help.completion": "Compléter par Tab dans un shell",
    "program.option.install-completion": "la met en place : `bash`, `zsh`, `fish` ou "
    "`powershell` ; le vôtre si l'on n'en nomme pas",
    "program.option.show-completion": "imprime le script qui s'en charge, à ranger où l'on veut",
    "program.installed": "{shell} complète ce qui est de marque : `{path}`",
    "program.installed.next": "Cela commence au prochain shell ouvert.",
    # Ce qui suit une option.
    "value.install-completion": "[SHELL]",
    "value.show-completion": "[SHELL]",
    "value.lang": "LANGUE",
    "value.cards": "LETTRES",
    "value.game": "PARTIE",
    "value.elder-says": "ANNONCES",
    "value.younger-says": "ANNONCES",
    "value.younger-answers": "RÉPONSES",
    "value.elder-discard": "CARTES",
    "value.younger-discard": "CARTES",
    "value.elder-dealt": "CARTES",
    "value.younger-dealt": "CARTES",
    "value.tricks": "LEVÉES",
    "value.play": "LEVÉES",
    "value.played": "POINTS",
    "value.elder-name": "NOM",
    "value.younger-name": "NOM",
    "value.code": "CODE",
    "value.file": "FICHIER",
    "value.discard": "CARTES",
    # judge
    "judge.line": "juger un coup",
    "judge.usage": "`marque judge PREMIER DERNIER [OPTIONS]`",
    "judge.about": (
        "Juge un coup : à qui sont le point, les séquences, les quatorze et brelans, le pic et "
        "le repic, le jeu de la carte, les totaux. Ce qu'on ne sait pas reste ouvert, et la "
        "réponse dit ce qui en déciderait. État de sortie 1 quand les cartes prouvent qu'un "
        "joueur a accusé ce qu'il n'avait pas."
    ),
    "judge.argument.1.name": "PREMIER, DERNIER",
    "judge.argument.1": (
        "pour chacun, ses douze cartes après l'écart (`P:ARD10 C:R9 K:A8 T:V987`), des cartes "
        "connues en partie (`P:ARD ?`), ce qu'il a accusé (`p6=58; 5R; A3`), ou `-` si l'on ne "
        "sait rien"
    ),
    "judge.option.elder-says": "ce que le premier a accusé, outre ses cartes : `p6=58; 5R; A3`",
    "judge.option.younger-says": "ce que le dernier a accusé, outre ses cartes",
    "judge.option.younger-answers": (
        "ce que le dernier a répondu au point, à la séquence et au quatorze ou brelan : "
        "`bon; pas bon; égal`"
    ),
    "judge.option.elder-discard": "l'écart du premier",
    "judge.option.younger-discard": "l'écart du dernier",
    "judge.option.elder-dealt": "les douze cartes du premier avant l'écart",
    "judge.option.younger-dealt": "les douze cartes du dernier avant l'écart",
    "judge.option.tricks": (
        "les levées : à qui (`P5D5P2`), par paquets (`7-5P`), ou carte par carte (`CA/C10 CR/K7`)"
    ),
    "judge.option.play": "comme `--tricks`",
    "judge.option.played": "avec `--tricks` : les points du jeu comme on les a comptés, `9-6`",
    "judge.option.elder-name": "le nom du premier",
    "judge.option.younger-name": "le nom du dernier",
    "judge.option.irregular": "accepter un jeu qui n'a pas douze cartes",
    "judge.option.code": (
        "le code : un nom de `marque code list`, ou un fichier de règles de la maison"
    ),
    "judge.option.all-codes": "sous les six codes côte à côte, avec ce qui fait la différence",
    "judge.option.spoken": "le compte comme on le dit à la table",
    "judge.option.file": "juger plutôt tous les coups d'un fichier de fiches ; `-` est l'entrée "
    "standard",
    "judge.option.why": "avec chaque comparaison, chaque loi et chaque pas du compte",
    "judge.example.1": "`marque judge p39 p39`",
    "judge.example.1.about": "Tous deux accusent un point de trente-neuf",
    "judge.example.2": (
        '`marque judge "P:ARDV987 C:D T:D K:D98" "P:10 C:AR10 T:ARV1098 K:A10" --tricks P3 --why`'
    ),
    "judge.example.2.about": "Les deux jeux et les trois premières levées, avec les raisons",
    "judge.example.3": '`marque judge "p6=58; 4V" "K:RDV1087 C:RDV109 P:R" --code rubicon`',
    "judge.example.3.about": "Ce qu'a dit le premier contre les cartes du dernier, sous un autre "
    "code",
    # hand
    "hand.line": "dire ce qu'un jeu peut accuser",
    "hand.usage": "`marque hand CARTES [OPTIONS]`",
    "hand.about": (
        "Dit ce qu'un jeu peut accuser : son point, avec toutes les couleurs qui l'ont égal, "
        "ses séquences, ses quatorze et brelans, les cartes blanches. Avec l'écart, dit aussi "
        "ce qui est bon contre les cartes : ce qu'aucun jeu fait des cartes qu'on n'a pas vues "
        "ne peut égaler ni passer."
    ),
    "hand.argument.1.name": "CARTES",
    "hand.argument.1": (
        "douze cartes, couleur par couleur (`P:ARD10 C:R9 K:A8 T:V987`), carte par carte "
        "(`AP RP 10C` …) ou comme au bridge (`ARD10.R9.A8.V987`) ; un jeu connu en partie finit "
        "par `?`"
    ),
    "hand.option.discard": "les cartes écartées ; `-` s'il n'y en a pas",
    "hand.option.irregular": "accepter un jeu qui n'a pas douze cartes",
    "hand.example.1": '`marque hand "P:ARD10 C:DV109 K:A7 T:A9"`',
    "hand.example.1.about": "Ce que ce jeu peut accuser",
    "hand.example.2": '`marque hand "P:ARD10 C:DV109 K:A7 T:A9" --discard "K:R8 C:7"`',
    "hand.example.2.about": "Ce qui en est bon contre les cartes",
    "hand.example.3": '`marque hand "P:ARD C:A ?"`',
    "hand.example.3.about": "Un jeu connu en partie",
    # code
    "code.line": "montrer et comparer les codes, vérifier les règles de la maison",
    "code.usage": "`marque code list | show CODE | diff A B | check FICHIER`",
    "code.about": (
        "Montre les codes : ce que chacun dit de chaque question, où c'est écrit, et quelles "
        "réponses ne sont pas de lui. Un code est un nom, ou un fichier de règles de la maison ; "
        "celles de `codes/NOM.toml`, dans le dossier des réglages, vont par leur nom."
    ),
    "code.argument.1.name": "list",
    "code.argument.1": "les codes, un par ligne",
    "code.argument.2.name": "show CODE",
    "code.argument.2": "tout ce que dit un code, avec les lois",
    "code.argument.3.name": "diff A B",
    "code.argument.3": "en quoi deux codes diffèrent",
    "code.argument.4.name": "check FICHIER",
    "code.argument.4": "si des règles de la maison peuvent servir, avec toutes leurs fautes, et ce "
    "qu'elles changent",
    "code.option.names": "avec le nom de chaque réglage, tel que l'écrivent les règles de la "
    "maison",
    "code.example.1": "`marque code list`",
    "code.example.1.about": "Les codes qu'il y a",
    "code.example.2": "`marque code show rubicon`",
    "code.example.2.about": "Tout ce que dit l'un d'eux",
    "code.example.3": "`marque code diff cent rubicon --names`",
    "code.example.3.about": "En quoi deux d'entre eux diffèrent, avec le nom des réglages",
    "code.example.4": "`marque code check maison.toml`",
    "code.example.4.about": "Si un fichier de règles de la maison est bon",
    "code.file.about": "Des règles de la maison, `maison.toml`",
    "code.file": '`name = "chez nous"\nbase = "rubicon"\n[switches]\ncapot_value = 30`',
    # verify
    "verify.line": "rejouer les coups publiés et comparer tous les chiffres",
    "verify.usage": "`marque verify [OPTIONS]`",
    "verify.about": (
        "Juge les coups publiés qui viennent avec le programme, et compare à ses chiffres tous "
        "ceux qui y sont écrits. État de sortie 0 quand tous s'accordent, 1 sinon."
    ),
    "verify.example.1": "`marque verify`",
    "verify.example.1.about": "Si le programme est d'accord avec les livres",
    "verify.example.2": "`marque verify --json`",
    "verify.example.2.about": "La même chose pour un programme",
}
