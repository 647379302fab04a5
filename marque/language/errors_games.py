"""Errors in names, amounts and games, in words; the keys are those of `errors`."""

from __future__ import annotations

from typing import Final

from marque.language.words import Texts

EN: Final[Texts] = {
    # Names, amounts, games.
    "unknown-name": "Nobody of that name is here.",
    "unknown-name-name": "Nobody here is called “{name}”.",
    "unknown-name-law": "No law is called “{given}”.",
    "unknown-name-twice": "“{name}” is named for both sides.",
    "unknown-name-not-at-the-cards": "“{name}” doesn't sit at the cards now.",
    "hint-unknown-name-players": "The players are {players}.",
    "hint-unknown-name-law": "`marque law list` shows the laws.",
    "hint-unknown-name-not-at-the-cards": "At the cards are {players}.",
    "ambiguous-name": "This can mean more than one.",
    "ambiguous-name-name": "“{name}” can mean more than one player.",
    "ambiguous-name-game": "“{piece}” can mean more than one game.",
    "ambiguous-name-law": "“{given}” is the number of more than one law.",
    "hint-ambiguous-name-law": "Name one of {candidates}; `marque law show` shows them.",
    "hint-ambiguous-name": "Type enough of it for one of {candidates}.",
    "bad-amount": "This is not an amount.",
    "bad-amount-value": "{value} can't stand here.",
    "bad-amount-not-a-number": "“{given}” is not a number of points.",
    "bad-amount-not-whole": "“{given}” is not a number.",
    "bad-amount-negative": "“{given}” is below zero.",
    "bad-amount-too-large": "“{given}” is more than a deal can bring: {most} at most.",
    "bad-amount-too-many-parts": "“{given}” has more parts than a count has.",
    "bad-amount-both-sides": "The points of both sides are needed.",
    "hint-bad-amount-not-a-number": "A whole number is needed, 0 or more.",
    "hint-bad-amount-negative": "A whole number is needed, 0 or more.",
    "hint-bad-amount-too-many-parts": "They are {parts}, as in `35+12+10`.",
    "hint-bad-amount-both-sides": "Elder's, then younger's: `27 13`; "
    "or by name, `anne=27 boris=13`.",
    "hint-bad-amount-multiple": "A multiple of {multiple} is needed.",
    "no-game": "There is no such game.",
    "no-game-typed": "There is no game “{piece}”.",
    "no-game-none-open": "No game is open.",
    "hint-no-game-none-open": "`marque new` begins one, `marque open` opens one.",
    "no-game-none-to-audit": "No file is named, and no game is open.",
    "hint-no-game-none-to-audit": "`marque audit FILE` takes records, `marque open` opens a game.",
    "no-game-no-evening": "No game was begun on the evening of {day}.",
    "hint-no-game": "`marque games` lists them.",
    "hint-no-game-games": (
        "`marque games` lists them: there is {count}.",
        "`marque games` lists them: there are {count}.",
    ),
    "finished": "The game is over.",
    "finished-undecided": "The game waits to hear which of the two reached the target first.",
    "hint-finished": "`marque again` begins another with the same players.",
    "hint-finished-undecided": "`marque amend N --winner NAME` says it, N being that deal.",
    "questioned": "This can't be right, as far as can be seen.",
    "questioned-totals": "{elder} to {younger}: no deal can give this without a ruling.",
    "questioned-totals-too-much": "{elder} to {younger}: under this code {side} makes {most} "
    "at the most.",
    "questioned-totals-too-little": "{elder} to {younger}: under this code the two together make "
    "{least} at the least.",
    "questioned-totals-never": "{elder} to {younger}: under this code no deal gives {side} "
    "that total.",
    "questioned-totals-apart": "{elder} to {younger}: each can be, but under this code no deal "
    "gives both.",
    "questioned-incomplete": "What is said of this deal isn't enough to count it.",
    "questioned-changes": "This would move tours that are written.",
    "questioned-ruled-already": "{law} has been ruled on these facts in deal {deal} already.",
    "questioned-totals-only": "Of deal {deal} only the totals are written down: what they are by "
    "this ruling, only the table can say.",
    "questioned-other-points": "The record of deal {deal} makes {told}; the game has {known}.",
    "questioned-corrected": "The totals of deal {deal} were corrected by hand: what they are by "
    "this ruling, only the table can say.",
    "questioned-ruling-tricks": "By this ruling the number of tricks played is {right}, and the "
    "deal has another.",
    "questioned-counts-nothing": "By this ruling {side} counts nothing, not {given}.",
    "questioned-not-finished": "The game is still going on.",
    "questioned-not-settled": "The game “{game}” is not over, and nothing is to be settled yet.",
    "questioned-not-finished-typed": "The game “{piece}” is still going on.",
    "questioned-file-there": "There is a file “{piece}” already.",
    "hint-questioned-not-finished": "`marque end` ends a game early.",
    "hint-questioned-not-settled": "`marque end` ends a game early.",
    "questioned-undecided": "The game “{game}” is undecided: both reached the target in deal "
    "{deal}.",
    "hint-questioned-undecided": "`marque amend {deal} --winner NAME --game {game}` says who "
    "was first.",
    "questioned-no-chart": "There is nothing to draw yet: a chart begins with two deals.",
    "hint-questioned-no-chart": "`.html` or `.txt` writes the sheet as it stands.",
    "questioned-no-fine": "In the game “{game}” somebody left or lost, and no amount was named: "
    "no law says how much.",
    "hint-questioned-no-fine": "`marque undo`, then `marque end --left NAME --fine N`, says it; "
    "both with `--game {game}`.",
    "questioned-told-tricks": "By a ruling the number of tricks played in this deal is {right}, "
    "each told with its winner.",
    "hint-questioned-told-tricks": "At the table `<` goes a step back; `E5Y2` tells them run by "
    "run.",
    "questioned-ruled-seats": "The ruling by {law} was made of deal {deal} with {elder} as elder.",
    "hint-questioned-ruled-seats": "`marque undo` takes it back; `--yes` lays it on the seats as "
    "they are now.",
    "usage-other-players": "These are not books of the same players: {players}; {others}.",
    "hint-usage-other-players": "A name may be longer in one of them; `marque players` shows all.",
    "questioned-carried": "“{game}” is carried into “{into}” already, and is settled there.",
    "questioned-other-pair": "Tour {tour} is half played: its second coup was expected, {players}.",
    "questioned-other-pair-refait": "Tour {tour} is to be played again, a refait: expected was "
    "{players}.",
    "hint-questioned-other-pair": "`--yes` records it all the same; tour {tour} stays open.",
    "questioned-thrown-in": "A deal is thrown in only by the custom of the rubicon.",
    "questioned-thrown-in-only-in-a-partie": "Only in the last deal of a partie a deal is thrown "
    "in.",
    "questioned-thrown-in-not-the-last-deal": "Only the last deal of a partie is thrown in.",
    "questioned-thrown-in-rubicon-saved": "{name} has saved the rubicon, and needn't throw in.",
    "questioned-thrown-in-could-reach": "{name} lacks {count} for the rubicon, which the play and "
    "the cards could still bring.",
    "hint-questioned-file-there": "`--yes` writes over it.",
    "hint-questioned-incomplete": "`marque judge` with the same says what is open; `--yes` "
    "records what is certain.",
    "hint-questioned-totals-pairs": "`--yes` records it all the same; {pairs} may have been meant.",
    "hint-questioned-totals-only": "`--totals 27-13` says them, elder first.",
    "hint-questioned-corrected": "`--totals 27-13` says them, elder first.",
    "hint-questioned-ruling-tricks": "`marque amend N --tricks` corrects them; `--totals 27-13` "
    "says the new totals.",
    "hint-questioned": "`--yes` records it all the same.",
    "unknown-fact": "That is not among the questions of this law.",
    "unknown-fact-no-such-fact": "“{given}” is none of the facts of {law}: {allowed}.",
    "unknown-fact-not-an-answer": "“{given}” is no answer to “{fact}”.",
    "unknown-fact-out-of-range": "“{given}” can't be the answer to “{fact}”.",
    "unknown-fact-missing": "Law “{law}” can't rule before “{fact}” is known.",
    "unknown-fact-missing-question": "{law} asks: {question}",
    "unknown-fact-form": "“{given}” is not a fact and its answer.",
    "unknown-fact-twice": "“{fact}” is given two answers.",
    "unknown-fact-contradictory": "These answers can't all be true: {facts}.",
    "unknown-fact-contradictory-fact": "“{fact}” can't be “{given}”, after the answer to {facts}.",
    "hint-unknown-fact-contradictory": "It isn't asked then.",
    "hint-unknown-fact-contradictory-facts": "Allowed beside these answers: {allowed}.",
    "hint-unknown-fact-missing": "Add `--fact {fact}=…`: {allowed}.",
    "hint-unknown-fact-missing-question": "Add `--fact {fact}=…`: {least} to {most}.",
    "hint-unknown-fact-no-such-fact": "`marque law show {law}` explains them.",
    "hint-unknown-fact-form": "Write `--fact offender=elder`, the answer after an equals sign.",
    "unknown-fact-typed": "“{piece}” is not among the questions of this law.",
}

FR: Final[Texts] = {
    # Names, amounts, games.
    "unknown-name": "Personne ici ne porte ce nom.",
    "unknown-name-name": "Personne ici ne s'appelle « {name} ».",
    "unknown-name-law": "Aucune loi ne s'appelle « {given} ».",
    "unknown-name-twice": "« {name} » est nommé pour l'un et pour l'autre.",
    "unknown-name-not-at-the-cards": "« {name} » n'est pas de ceux qui jouent ce coup.",
    "hint-unknown-name-players": "Les joueurs sont {players}.",
    "hint-unknown-name-law": "`marque law list` montre les lois.",
    "hint-unknown-name-not-at-the-cards": "Jouent ce coup {players}.",
    "ambiguous-name": "Cela peut désigner plus d'un nom.",
    "ambiguous-name-name": "« {name} » peut désigner plus d'un joueur.",
    "ambiguous-name-game": "« {piece} » peut désigner plus d'une partie.",
    "ambiguous-name-law": "« {given} » est le numéro de plus d'une loi.",
    "hint-ambiguous-name-law": "Dites laquelle : {candidates} ; `marque law show` les montre.",
    "hint-ambiguous-name": "Écrivez-en assez pour choisir : {candidates}.",
    "bad-amount": "Ce n'est pas un montant.",
    "bad-amount-value": "{value} ne convient pas ici.",
    "bad-amount-not-a-number": "« {given} » n'est pas un nombre de points.",
    "bad-amount-not-whole": "« {given} » n'est pas un nombre.",
    "bad-amount-negative": "« {given} » est au-dessous de zéro.",
    "bad-amount-too-large": "« {given} » passe ce que peut donner un coup : {most} au plus.",
    "bad-amount-too-many-parts": "« {given} » a plus de parties que n'en a un compte.",
    "bad-amount-both-sides": "Il faut les points de l'un et de l'autre.",
    "hint-bad-amount-not-a-number": "Il faut un nombre entier, à partir de 0.",
    "hint-bad-amount-negative": "Il faut un nombre entier, à partir de 0.",
    "hint-bad-amount-too-many-parts": "Ce sont {parts}, comme `35+12+10`.",
    "hint-bad-amount-both-sides": "Ceux du premier, puis ceux du dernier : `27 13` ; "
    "ou par nom, `anne=27 boris=13`.",
    "hint-bad-amount-multiple": "Il faut un multiple de {multiple}.",
    "no-game": "Cette partie n'existe pas.",
    "no-game-typed": "La partie « {piece} » n'existe pas.",
    "no-game-none-open": "Aucune partie n'est ouverte.",
    "hint-no-game-none-open": "`marque new` en commence une, `marque open` en ouvre une.",
    "no-game-none-to-audit": "Aucun fichier n'est nommé, et aucune partie n'est ouverte.",
    "hint-no-game-none-to-audit": "`marque audit FICHIER` prend des fiches, `marque open` "
    "ouvre une partie.",
    "no-game-no-evening": "Aucune partie n'a commencé le soir du {day}.",
    "hint-no-game": "`marque games` en donne la liste.",
    "hint-no-game-games": (
        "`marque games` en donne la liste : il y en a {count}.",
        "`marque games` en donne la liste : il y en a {count}.",
    ),
    "finished": "La partie est terminée.",
    "finished-undecided": "Reste à dire lequel des deux a atteint le but le premier.",
    "hint-finished": "`marque again` en commence une autre entre les mêmes.",
    "hint-finished-undecided": "`marque amend N --winner NOM` le dit, N étant cette donne.",
    "questioned": "Cela ne peut être juste, autant qu'on le voie.",
    "questioned-totals": "{elder} à {younger} : aucun coup ne donne cela sans décision.",
    "questioned-totals-too-much": "{elder} à {younger} : avec ce code {side} fait au plus {most}.",
    "questioned-totals-too-little": "{elder} à {younger} : avec ce code les deux ensemble font au "
    "moins {least}.",
    "questioned-totals-never": "{elder} à {younger} : avec ce code {side} ne peut faire ce total.",
    "questioned-totals-apart": "{elder} à {younger} : chacun se peut, mais avec ce code aucun "
    "coup ne donne les deux.",
    "questioned-incomplete": "Ce qui est dit de ce coup ne suffit pas à le compter.",
    "questioned-changes": "Cela déplacerait des tours déjà écrits.",
    "questioned-ruled-already": "{law} a déjà décidé de ces faits dans la donne {deal}.",
    "questioned-totals-only": "De la donne {deal}, seuls les totaux sont inscrits : ce qu'ils sont "
    "après cette décision, la table seule peut le dire.",
    "questioned-other-points": "La fiche de la donne {deal} fait {told} ; la partie a {known}.",
    "questioned-corrected": "Les totaux de la donne {deal} ont été corrigés à la main : ce qu'ils "
    "sont après cette décision, la table seule peut le dire.",
    "questioned-ruling-tricks": "D'après cette décision, les levées jouées sont au nombre de "
    "{right} ; la donne en a un autre.",
    "questioned-counts-nothing": "D'après cette décision {side} ne compte rien, et non {given}.",
    "questioned-not-finished": "La partie n'est pas finie.",
    "questioned-not-settled": "La partie « {game} » n'est pas finie : rien n'est encore à régler.",
    "questioned-not-finished-typed": "La partie « {piece} » n'est pas finie.",
    "questioned-file-there": "Il y a déjà un fichier « {piece} ».",
    "hint-questioned-not-finished": "`marque end` termine une partie avant l'heure.",
    "hint-questioned-not-settled": "`marque end` termine une partie avant l'heure.",
    "questioned-undecided": "La partie « {game} » est indécise : les deux sont au but dans la "
    "donne {deal}.",
    "hint-questioned-undecided": "`marque amend {deal} --winner NOM --game {game}` dit qui y "
    "fut le premier.",
    "questioned-no-chart": "Il n'y a encore rien à dessiner : un tracé commence à deux donnes.",
    "hint-questioned-no-chart": "`.html` ou `.txt` écrit la feuille où elle en est.",
    "questioned-no-fine": "Dans la partie « {game} » quelqu'un a quitté ou perdu, sans montant "
    "nommé : aucune loi ne dit combien.",
    "hint-questioned-no-fine": "`marque undo`, puis `marque end --left NOM --fine N`, le dit ; "
    "les deux avec `--game {game}`.",
    "questioned-told-tricks": "D'après une décision, les levées jouées de ce coup sont au nombre "
    "de {right}, à dire chacune avec qui l'a faite.",
    "hint-questioned-told-tricks": "À la table, `<` revient d'un pas ; `P5D2` les dit suite par "
    "suite.",
    "questioned-ruled-seats": "La décision selon {law} valait pour la donne {deal} avec {elder} "
    "pour premier.",
    "hint-questioned-ruled-seats": "`marque undo` la retire ; `--yes` la laisse aux places telles "
    "qu'elles sont.",
    "usage-other-players": (
        "Ces livres ne sont pas ceux des mêmes joueurs : {players} ; {others}."
    ),
    "hint-usage-other-players": (
        "Un nom peut être plus long dans l'un d'eux ; `marque players` les montre tous."
    ),
    "questioned-carried": "« {game} » est déjà reportée dans « {into} », et s'y règle.",
    "questioned-other-pair": "Le tour {tour} est à demi joué : on attendait son second coup, "
    "{players}.",
    "questioned-other-pair-refait": "Le tour {tour} est à rejouer, étant refait : on attendait "
    "{players}.",
    "hint-questioned-other-pair": "`--yes` l'inscrit malgré tout ; le tour {tour} reste ouvert.",
    "questioned-thrown-in": "On ne jette son jeu que selon l'usage du rubicon.",
    "questioned-thrown-in-only-in-a-partie": "On ne jette son jeu qu'à la dernière donne d'une "
    "partie liée au rubicon.",
    "questioned-thrown-in-not-the-last-deal": "On ne jette son jeu qu'à la dernière donne.",
    "questioned-thrown-in-rubicon-saved": "{name} a sauvé son rubicon, et n'a pas à jeter son jeu.",
    "questioned-thrown-in-could-reach": "Il manque {count} à {name} pour le rubicon : le jeu et "
    "les cartes pourraient encore les donner.",
    "hint-questioned-file-there": "`--yes` écrit par-dessus.",
    "hint-questioned-incomplete": "`marque judge`, avec le même, dit ce qui reste ouvert ; `--yes` "
    "inscrit ce qui est certain.",
    "hint-questioned-totals-pairs": "`--yes` l'inscrit malgré tout ; peut-être était-ce {pairs}.",
    "hint-questioned-totals-only": "`--totals 27-13` les dit, le premier d'abord.",
    "hint-questioned-corrected": "`--totals 27-13` les dit, le premier d'abord.",
    "hint-questioned-ruling-tricks": "`marque amend N --tricks` les corrige ; `--totals 27-13` dit "
    "les nouveaux totaux.",
    "hint-questioned": "`--yes` l'inscrit malgré tout.",
    "unknown-fact": "Ce n'est pas une question de cette loi.",
    "unknown-fact-no-such-fact": "« {given} » n'est aucun des faits de {law} : {allowed}.",
    "unknown-fact-not-an-answer": "« {given} » ne répond pas à « {fact} ».",
    "unknown-fact-out-of-range": "« {given} » ne peut répondre à « {fact} ».",
    "unknown-fact-missing": "La loi « {law} » ne peut décider sans savoir « {fact} ».",
    "unknown-fact-missing-question": "{law} demande : {question}",
    "unknown-fact-form": "« {given} » n'est pas un fait et sa réponse.",
    "unknown-fact-twice": "« {fact} » reçoit deux réponses.",
    "unknown-fact-contradictory": "Ces réponses ne peuvent être vraies ensemble : {facts}.",
    "unknown-fact-contradictory-fact": "« {fact} » ne peut être « {given} », après la réponse à "
    "{facts}.",
    "hint-unknown-fact-contradictory": "On ne le demande pas alors.",
    "hint-unknown-fact-contradictory-facts": "Avec ces réponses sont admis : {allowed}.",
    "hint-unknown-fact-missing": "Ajoutez `--fact {fact}=…` : {allowed}.",
    "hint-unknown-fact-missing-question": "Ajoutez `--fact {fact}=…` : de {least} à {most}.",
    "hint-unknown-fact-no-such-fact": "`marque law show {law}` les explique.",
    "hint-unknown-fact-form": "Écrivez `--fact offender=elder`, la réponse après un signe égal.",
    "unknown-fact-typed": "« {piece} » n'est pas une question de cette loi.",
}
