"""The rule codes in words: what each switch means, the codes' titles, grounds and values.

Comes in: nothing. Goes out: `EN` and `FR`, with the same keys. For each switch
`switch.NAME` (a label) and `switch.NAME.help` (one sentence), `value.NAME.WORD` where it
takes a word; `code.NAME` (a title) and `code.NAME.about` (one line); `ground.GROUND`.
"""

from __future__ import annotations

from typing import Final

EN: Final[dict[str, str]] = {
    # The codes.
    "code.dictionnaire": "Dictionnaire",
    "code.dictionnaire.about": (
        "A French dictionary's game to 150, 19th century: no repique for the dealer."
    ),
    "code.academie": "Académie",
    "code.academie.about": (
        "The old French book of games: a lead of nine, eight or seven counts nothing."
    ),
    "code.raffle": "Rafflé",
    "code.raffle.about": (
        "A simplified game after Rafflé's booklet: no pique or repique, a quint counts five."
    ),
    "code.cent": "Piquet au cent",
    "code.cent.about": (
        "Cavendish's game to a hundred, best of five; a loser below fifty loses double."
    ),
    "code.rubicon": "Rubicon piquet",
    "code.rubicon.about": (
        "The laws of the Portland and Turf clubs, 1882: six deals, and the rubicon at a hundred."
    ),
    "code.modern": "Modern",
    "code.modern.about": "The game as it is taught today: Parlett's values, then Pagat's.",
    # Where a value comes from.
    "ground.stated": "stated",
    "ground.supplied": "supplied by a text of its family",
    "ground.default": "the program's default",
    "ground.house": "house rule",
    "ground.silent": "not settled",
    # The count: carte blanche.
    "switch.carte_blanche_value": "carte blanche",
    "switch.carte_blanche_value.help": "Points for a hand dealt without king, queen or knave.",
    "switch.carte_blanche_saves": "carte blanche saves",
    "switch.carte_blanche_saves.help": (
        "Whether the adversary's carte blanche bars a pique and a repique."
    ),
    "switch.carte_blanche_helps": "carte blanche helps",
    "switch.carte_blanche_helps.help": (
        "Whether carte blanche counts towards its owner's pique or repique."
    ),
    # The count: what is held in hand.
    "switch.point_four_less": "points ending in four",
    "switch.point_four_less.help": (
        "Whether a point whose pips end in four counts one less than its cards."
    ),
    "switch.tierce_value": "tierce",
    "switch.tierce_value.help": "Points for a good sequence of three cards.",
    "switch.quart_value": "quart",
    "switch.quart_value.help": "Points for a good sequence of four cards.",
    "switch.quint_value": "quint",
    "switch.quint_value.help": "Points for a good sequence of five cards.",
    "switch.sixieme_value": "sixième",
    "switch.sixieme_value.help": "Points for a good sequence of six cards.",
    "switch.septieme_value": "septième",
    "switch.septieme_value.help": "Points for a good sequence of seven cards.",
    "switch.huitieme_value": "huitième",
    "switch.huitieme_value.help": "Points for a sequence of all eight cards of a suit.",
    "switch.quatorze_value": "quatorze",
    "switch.quatorze_value.help": "Points for four good aces, kings, queens, knaves or tens.",
    "switch.trio_value": "trio",
    "switch.trio_value.help": "Points for three good aces, kings, queens, knaves or tens.",
    "switch.minors_score": "lower ones score",
    "switch.minors_score.help": (
        "Whether the best sequence or set lets its holder count his lower ones too."
    ),
    "switch.equal_blocks_all": "equality blocks all",
    "switch.equal_blocks_all.help": (
        "Whether equal best sequences keep both players from counting any sequence."
    ),
    "switch.both_trios_score": "both count their trios",
    "switch.both_trios_score.help": (
        "Whether, where nobody holds a quatorze, both players count their trios."
    ),
    "switch.undercall_binds": "a low call binds",
    "switch.undercall_binds.help": (
        "Whether elder, calling less than he holds, is bound by that call."
    ),
    "value.undercall_binds.always": "always",
    "value.undercall_binds.unless-good-against-the-cards": "unless it is good against the cards",
    "value.undercall_binds.never": "never",
    # The count: pic and repic.
    "switch.pic_value": "pique",
    "switch.pic_value.help": (
        "Points added for thirty in hand and play before the adversary counts."
    ),
    "switch.repic_value": "repique",
    "switch.repic_value.help": "Points added for thirty in hand alone before the adversary counts.",
    "switch.younger_pic": "pique for younger",
    "switch.younger_pic.help": "Whether the dealer can make a pique.",
    "switch.younger_repique": "repique for younger",
    "switch.younger_repique.help": "Whether the dealer can make one, elder having led a card.",
    "switch.repique_saved_by": "what saves from a repique",
    "switch.repique_saved_by.help": "What the adversary must count to save himself from a repique.",
    "value.repique_saved_by.earlier": "something that is counted earlier",
    "value.repique_saved_by.anything": "anything that he counts in hand",
    "switch.equality_saves": "equality saves",
    "switch.equality_saves.help": (
        "Whether an equal point or sequence saves from a pique and a repique."
    ),
    "switch.capot_to_pic": "capot towards a pique",
    "switch.capot_to_pic.help": "Whether the points for the capot can complete a pique.",
    "switch.last_trick_to_pic": "last trick towards a pique",
    "switch.last_trick_to_pic.help": (
        "Whether the extra point of the last trick can complete a pique."
    ),
    # The count: the play.
    "switch.lead_value": "a lead",
    "switch.lead_value.help": "Points for each card led.",
    "switch.win_scores": "winning a lead",
    "switch.win_scores.help": "Points for each trick won on the adversary's lead.",
    "switch.lead_min_ten": "low leads count nothing",
    "switch.lead_min_ten.help": "Whether a nine, eight or seven that is led counts nothing.",
    "switch.win_min_ten": "low winners count nothing",
    "switch.win_min_ten.help": (
        "Whether winning the adversary's lead with a nine, eight or seven counts nothing."
    ),
    "switch.last_trick_value": "last trick",
    "switch.last_trick_value.help": "Points for the last trick, instead of the one of any other.",
    "switch.last_trick_flat": "last trick whatever the card",
    "switch.last_trick_flat.help": (
        "Whether the last trick counts in full even when its card counts nothing."
    ),
    "switch.last_trick_in_capot": "last trick in a capot",
    "switch.last_trick_in_capot.help": (
        "Whether the extra point of the last trick is counted beside a capot."
    ),
    "switch.cards_value": "the cards",
    "switch.cards_value.help": "Points for winning more tricks than the adversary.",
    "switch.capot_value": "capot",
    "switch.capot_value.help": "Points for all twelve tricks, instead of those for the cards.",
    # The exchange and the laws.
    "switch.elder_min_discard": "elder's least exchange",
    "switch.elder_min_discard.help": "How many cards elder must exchange.",
    "switch.elder_max_discard": "elder's greatest exchange",
    "switch.elder_max_discard.help": "How many cards elder may exchange.",
    "switch.younger_min_discard": "younger's least exchange",
    "switch.younger_min_discard.help": "How many cards younger must exchange.",
    "switch.offender_cards_bar": "the offender's cards bar",
    "switch.offender_cards_bar.help": (
        "Whether what is held by a player who counts nothing still bars the adversary."
    ),
    "switch.must_show": "calls are shown",
    "switch.must_show.help": (
        "Whether a point or sequence counts only when its cards are laid on the table."
    ),
    "switch.discard_locked_on": "the discard is final",
    "switch.discard_locked_on.help": "From when a player may no longer change his discard.",
    "value.discard_locked_on.touch": "once he has touched the talon",
    "value.discard_locked_on.take": "once he has taken up a card of the talon",
    "switch.elder_sees_leavings_only_if_younger_looks": "younger may keep his leavings covered",
    "switch.elder_sees_leavings_only_if_younger_looks.help": (
        "Whether elder may see the cards that younger left only when younger looks at them himself."
    ),
    "switch.maldonne_until": "a misdeal is put right",
    "switch.maldonne_until.help": "Until when a misdeal may be put right or dealt again.",
    "value.maldonne_until.seen": "until the cards have been seen",
    "value.maldonne_until.talon": "until the talon has been drawn from",
    # The game.
    "switch.target": "game",
    "switch.target.help": "The points that win a game; 0 where a game isn't played to a number.",
    "switch.partie": "deals of a partie",
    "switch.partie.help": "How many deals make a partie; 0 where their number isn't fixed.",
    "switch.stop_at_target": "stop at the target",
    "switch.stop_at_target.help": "Whether play stops the moment that a player reaches the target.",
    "switch.crossing": "both reach the target",
    "switch.crossing.help": "Who wins when both players reach the target in one deal.",
    "value.crossing.order": "who comes first in the order of counting",
    "value.crossing.higher-total": "who has the higher total",
    "value.crossing.elder": "elder",
    "switch.double_below": "double game below",
    "switch.double_below.help": (
        "A loser with fewer points loses a double game; 0 where there is none."
    ),
    "switch.best_of": "best of",
    "switch.best_of.help": "Of how many games the majority wins.",
    "switch.rubicon": "rubicon",
    "switch.rubicon.help": (
        "A loser with fewer points is rubiconed: both scores are added; 0 where there is none."
    ),
    "switch.rubicon_bonus": "bonus of the partie",
    "switch.rubicon_bonus.help": (
        "Points that the winner of a partie adds to the difference or the sum."
    ),
    "switch.tie_deals": "extra deals",
    "switch.tie_deals.help": "How many deals are added when a partie ends equal.",
}

FR: Final[dict[str, str]] = {
    # Les codes.
    "code.dictionnaire": "Dictionnaire",
    "code.dictionnaire.about": (
        "Le jeu en 150 d'un dictionnaire du XIXe siècle : pas de repic pour le donneur."
    ),
    "code.academie": "Académie",
    "code.academie.about": (
        "L'ancien livre des jeux : jouer un neuf, un huit ou un sept ne compte rien."
    ),
    "code.raffle": "Rafflé",
    "code.raffle.about": (
        "Un jeu simplifié d'après le livret de Rafflé : ni pic ni repic, la quinte vaut cinq."
    ),
    "code.cent": "Piquet au cent",
    "code.cent.about": (
        "Le jeu en cent de Cavendish, au meilleur de cinq ; sous cinquante, on perd double."
    ),
    "code.rubicon": "Piquet rubicon",
    "code.rubicon.about": (
        "Les lois des clubs Portland et Turf, 1882 : six donnes, et le rubicon à cent."
    ),
    "code.modern": "Moderne",
    "code.modern.about": "Le jeu tel qu'on l'enseigne aujourd'hui : Parlett d'abord, puis Pagat.",
    # D'où vient une valeur.
    "ground.stated": "dit par le code",
    "ground.supplied": "suppléé par un texte de sa famille",
    "ground.default": "choix du programme",
    "ground.house": "règle de la maison",
    "ground.silent": "non réglé",
    # Le compte : cartes blanches.
    "switch.carte_blanche_value": "cartes blanches",
    "switch.carte_blanche_value.help": "Points d'un jeu reçu sans roi, dame ni valet.",
    "switch.carte_blanche_saves": "les cartes blanches sauvent",
    "switch.carte_blanche_saves.help": (
        "Les cartes blanches de l'adversaire empêchent-elles le pic et le repic ?"
    ),
    "switch.carte_blanche_helps": "les cartes blanches aident",
    "switch.carte_blanche_helps.help": (
        "Les cartes blanches entrent-elles dans le pic ou le repic de celui qui les a ?"
    ),
    # Le compte : ce qu'on a en main.
    "switch.point_four_less": "points finissant par quatre",
    "switch.point_four_less.help": (
        "Un point dont la somme finit par quatre compte-t-il un de moins que ses cartes ?"
    ),
    "switch.tierce_value": "tierce",
    "switch.tierce_value.help": "Points d'une bonne séquence de trois cartes.",
    "switch.quart_value": "quatrième",
    "switch.quart_value.help": "Points d'une bonne séquence de quatre cartes.",
    "switch.quint_value": "quinte",
    "switch.quint_value.help": "Points d'une bonne séquence de cinq cartes.",
    "switch.sixieme_value": "sixième",
    "switch.sixieme_value.help": "Points d'une bonne séquence de six cartes.",
    "switch.septieme_value": "septième",
    "switch.septieme_value.help": "Points d'une bonne séquence de sept cartes.",
    "switch.huitieme_value": "huitième",
    "switch.huitieme_value.help": "Points de la séquence des huit cartes d'une couleur.",
    "switch.quatorze_value": "quatorze",
    "switch.quatorze_value.help": (
        "Points de quatre as, rois, dames, valets ou dix, s'ils sont bons."
    ),
    "switch.trio_value": "brelan",
    "switch.trio_value.help": "Points de trois as, rois, dames, valets ou dix, s'ils sont bons.",
    "switch.minors_score": "les moindres comptent aussi",
    "switch.minors_score.help": (
        "Qui a la meilleure séquence, ou le meilleur quatorze ou brelan, compte-t-il aussi les "
        "moindres ?"
    ),
    "switch.equal_blocks_all": "l'égalité annule tout",
    "switch.equal_blocks_all.help": (
        "Si les meilleures séquences sont égales, n'en compte-t-on aucune de part ni d'autre ?"
    ),
    "switch.both_trios_score": "chacun compte ses brelans",
    "switch.both_trios_score.help": (
        "À défaut de quatorze, les deux joueurs comptent-ils chacun leurs brelans ?"
    ),
    "switch.undercall_binds": "l'annonce inférieure lie",
    "switch.undercall_binds.help": (
        "Le premier qui accuse moins qu'il n'a est-il tenu à cette annonce ?"
    ),
    "value.undercall_binds.always": "toujours",
    "value.undercall_binds.unless-good-against-the-cards": (
        "sauf si elle est bonne contre les cartes"
    ),
    "value.undercall_binds.never": "jamais",
    # Le compte : pic et repic.
    "switch.pic_value": "pic",
    "switch.pic_value.help": (
        "Points ajoutés à trente faits en main et en jeu avant que l'adversaire ne compte."
    ),
    "switch.repic_value": "repic",
    "switch.repic_value.help": (
        "Points ajoutés à trente faits en main seulement avant que l'adversaire ne compte."
    ),
    "switch.younger_pic": "pic du dernier",
    "switch.younger_pic.help": "Le donneur peut-il faire pic ?",
    "switch.younger_repique": "repic du dernier",
    "switch.younger_repique.help": (
        "Le donneur peut-il faire repic, bien que le premier ait joué une carte ?"
    ),
    "switch.repique_saved_by": "ce qui sauve du repic",
    "switch.repique_saved_by.help": "Que doit compter l'adversaire pour se sauver du repic ?",
    "value.repique_saved_by.earlier": "quelque chose qui se compte avant",
    "value.repique_saved_by.anything": "n'importe quoi de compté en main",
    "switch.equality_saves": "l'égalité sauve",
    "switch.equality_saves.help": (
        "Un point égal, une séquence égale sauvent-ils du pic et du repic ?"
    ),
    "switch.capot_to_pic": "le capot dans le pic",
    "switch.capot_to_pic.help": "Les points du capot peuvent-ils achever un pic ?",
    "switch.last_trick_to_pic": "la dernière levée dans le pic",
    "switch.last_trick_to_pic.help": (
        "Le point de plus de la dernière levée peut-il achever un pic ?"
    ),
    # Le compte : le jeu de la carte.
    "switch.lead_value": "carte jouée",
    "switch.lead_value.help": "Points de chaque carte dont on entame une levée.",
    "switch.win_scores": "levée prise",
    "switch.win_scores.help": "Points de chaque levée prise sur une carte de l'adversaire.",
    "switch.lead_min_ten": "les basses cartes jouées ne comptent pas",
    "switch.lead_min_ten.help": (
        "Un neuf, un huit ou un sept dont on entame une levée reste-t-il sans compter ?"
    ),
    "switch.win_min_ten": "prendre d'une basse carte ne compte pas",
    "switch.win_min_ten.help": (
        "Une levée prise d'un neuf, d'un huit ou d'un sept reste-t-elle sans compter ?"
    ),
    "switch.last_trick_value": "dernière levée",
    "switch.last_trick_value.help": "Points de la dernière levée, au lieu d'un seul.",
    "switch.last_trick_flat": "la dernière levée, quelle que soit la carte",
    "switch.last_trick_flat.help": (
        "La dernière levée compte-t-elle en entier même quand sa carte ne compte rien ?"
    ),
    "switch.last_trick_in_capot": "la dernière levée dans un capot",
    "switch.last_trick_in_capot.help": (
        "Le point de plus de la dernière levée se compte-t-il avec le capot ?"
    ),
    "switch.cards_value": "les cartes",
    "switch.cards_value.help": "Points de qui fait plus de levées que l'adversaire.",
    "switch.capot_value": "capot",
    "switch.capot_value.help": "Points des douze levées, au lieu de ceux des cartes.",
    # L'écart et les lois.
    "switch.elder_min_discard": "moindre écart du premier",
    "switch.elder_min_discard.help": "Combien de cartes le premier doit échanger.",
    "switch.elder_max_discard": "plus grand écart du premier",
    "switch.elder_max_discard.help": "Combien de cartes le premier peut échanger.",
    "switch.younger_min_discard": "moindre écart du dernier",
    "switch.younger_min_discard.help": "Combien de cartes le dernier doit échanger.",
    "switch.offender_cards_bar": "les cartes du fautif arrêtent l'adversaire",
    "switch.offender_cards_bar.help": (
        "Ce que tient un joueur réduit à ne rien compter arrête-t-il encore l'adversaire ?"
    ),
    "switch.must_show": "on étale ses annonces",
    "switch.must_show.help": "Le point et les séquences ne comptent-ils qu'étalés sur la table ?",
    "switch.discard_locked_on": "l'écart est définitif",
    "switch.discard_locked_on.help": (
        "À partir de quand un joueur ne peut-il plus changer son écart ?"
    ),
    "value.discard_locked_on.touch": "dès qu'il a touché le talon",
    "value.discard_locked_on.take": "dès qu'il a levé une carte du talon",
    "switch.elder_sees_leavings_only_if_younger_looks": (
        "le dernier peut garder couvert ce qu'il laisse"
    ),
    "switch.elder_sees_leavings_only_if_younger_looks.help": (
        "Le premier ne peut-il voir les cartes laissées par le dernier que si celui-ci les "
        "regarde ?"
    ),
    "switch.maldonne_until": "réparation d'une maldonne",
    "switch.maldonne_until.help": "Jusqu'à quand une maldonne peut-elle être réparée ou refaite ?",
    "value.maldonne_until.seen": "jusqu'à ce que les cartes soient vues",
    "value.maldonne_until.talon": "jusqu'à ce qu'on ait pris au talon",
    # La partie.
    "switch.target": "points du jeu",
    "switch.target.help": (
        "Les points qui gagnent le jeu ; 0 si l'on ne joue pas en un nombre fixé."
    ),
    "switch.partie": "donnes d'une partie",
    "switch.partie.help": "Combien de donnes font une partie ; 0 si leur nombre n'est pas fixé.",
    "switch.stop_at_target": "arrêt au nombre convenu",
    "switch.stop_at_target.help": (
        "Le jeu s'arrête-t-il dès qu'un joueur atteint le nombre convenu ?"
    ),
    "switch.crossing": "les deux atteignent le nombre convenu",
    "switch.crossing.help": (
        "Qui gagne quand les deux joueurs atteignent le nombre convenu dans le même coup ?"
    ),
    "value.crossing.order": "le premier dans l'ordre du compte",
    "value.crossing.higher-total": "celui qui a le plus de points",
    "value.crossing.elder": "le premier en cartes",
    "switch.double_below": "jeu double au-dessous de",
    "switch.double_below.help": (
        "Un perdant qui a moins de points perd double ; 0 s'il n'y a pas de jeu double."
    ),
    "switch.best_of": "nombre de jeux",
    "switch.best_of.help": "Le nombre de jeux dont il faut gagner la majorité.",
    "switch.rubicon": "rubicon",
    "switch.rubicon.help": (
        "Un perdant qui a moins de points est sous le rubicon : on ajoute les deux scores ; 0 "
        "s'il n'y en a pas."
    ),
    "switch.rubicon_bonus": "prime de la partie",
    "switch.rubicon_bonus.help": (
        "Points que le gagnant d'une partie ajoute à la différence ou à la somme."
    ),
    "switch.tie_deals": "donnes supplémentaires",
    "switch.tie_deals.help": "Combien de donnes on ajoute quand la partie finit à égalité.",
}
