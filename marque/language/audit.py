"""What `marque audit` says: what is wrong in a recorded deal, and what would settle it."""

from __future__ import annotations

from typing import Final

from marque.language.words import Texts

EN: Final[Texts] = {
    # What was looked through.
    "progress": "Deals audited: {done}",
    "deal-titled": "Deal {title}: {file}, line {line}",
    "deal-untitled": "Deal {n}: {file}, line {line}",
    "all-right": (
        "{count} deal audited: nothing is wrong.",
        "{count} deals audited: nothing is wrong.",
    ),
    "some-wrong": (
        "{count} deal audited, something wrong in {wrong}.",
        "{count} deals audited, something wrong in {wrong}.",
    ),
    "some-noted": (
        "In {count} other there is something to note: `--all` shows it.",
        "In {count} others there is something to note: `--all` shows it.",
    ),
    "unread": (
        "{count} record could not be audited.",
        "{count} records could not be audited.",
    ),
    "open-calls": (
        "{count} call stays open: the record doesn't say whether it was held.",
        "{count} calls stay open: the record doesn't say whether they were held.",
    ),
    "none-found": "Nothing is wrong as far as the record tells.",
    "right-count": "The right count, as far as it is certain: {elder} {e}, {younger} {y}.",
    # The parts of a finding.
    "where": "where",
    "law": "law",
    "changes": "count",
    "until": "in time",
    "to-answer": "to answer",
    "at": "line {line}, {field}",
    "at-item": "line {line}, {field}, item {item}",
    "at-trick": "line {line}, {field}, trick {item}",
    "law-ruled": "{id}: {text}",
    "law-silent": "{id}: the code doesn't settle it.",
    "law-asks": "`marque law ask {id}`",
    "after": "{elder} {e0}, {younger} {y0} → {elder} {e1}, {younger} {y1}",
    "after-enforced": "if the adversary enforces it: {change}",
    "open": "Open: {text}",
    "remark": "To note: {text}",
    # What is found.
    "revoke": "{who} played {card} and still held {held}.",
    "revoke-after": (
        "{text} {count} trick was played after it; the count stops before the revoke.",
        "{text} {count} tricks were played after it; the count stops before the revoke.",
    ),
    "out-of-turn": "{who} led {card} out of turn.",
    "card-not-held": "{who} played {card} without holding it.",
    "card-played-twice": "{who} played {card}, which had been played before.",
    "not-examined": (
        "{text} The {count} trick after it can't be relied on, and was not looked at.",
        "{text} The {count} tricks after it can't be relied on, and were not looked at.",
    ),
    "play-count": (
        "The count of the play said aloud can't come from these tricks: {elder} makes "
        "{elder_bounds}, {younger} {younger_bounds}."
    ),
    "bounds": "{low} to {high}",
    "hand-large": "{who} has {given} cards, and should have {right}.",
    "hand-short": "{who} has {given} cards, and should have {right}.",
    "clash": (
        "{elder} called {mine} and {younger} called {theirs}: both can't be true. "
        "The cards of either would show whose is false."
    ),
    "under-call": "{who} called {claim} and held {holds}.",
    "quatorze-broken": "{who} counts {claim} and laid out {card}: asked, {who} must name it.",
    "not-shown": "{who} did not show {claim} before playing.",
    "figure-declared": "Calls written {written}; right is {right}.",
    "figure-play": "Play written {written}; right is {right}.",
    "figure-tricks": "Tricks written {written}; right is {right}.",
    "figure-cards": "Cards written {written}; right is {right}.",
    "figure-total": "Total written {written}; right is {right}.",
    "at-least": "at least {right}",
    "bonus-claimed-pic": "{who} was given a pique that was not made.",
    "bonus-missed-pic": "{who} made a pique that was not written.",
    "bonus-claimed-repic": "{who} was given a repique that was not made.",
    "bonus-missed-repic": "{who} made a repique that was not written.",
    "addition": "The parts written for {who} make {right}, the total says {written}.",
    # Deadlines.
    "until-talon-touched": "until the talon was touched",
    "until-card-taken": "until a card of the talon was taken up",
    "until-before-reply": "before younger replied",
    "until-next-call": "before elder's next call or lead",
    "until-own-first-card": "before one's own first card",
    "until-younger-first-card": "before younger's first card",
    "until-elder-second-card": "before elder's second card",
    "until-until-answered": "before the adversary had played to it",
    "until-next-card": "before the next card was played",
    "until-whole-deal": "at any time of the play",
    "until-cards-gathered": "until the cards are gathered for the next deal",
    "until-next-hand": "until one's next hand is seen",
    "until-whole-game": "at any time of the game",
    "until-never": "never: what was said stands",
    "until-cited": "{text} ({cite})",
    # What is open.
    "calls-open": "Not decided by this record",
    "settle-cards": "{who}, {call}: {cards} would settle it.",
    "settle-hand": "{who}, {call}: the cards of that hand would settle it.",
}

FR: Final[Texts] = {
    "progress": "Coups examinés : {done}",
    "deal-titled": "Coup {title} : {file}, ligne {line}",
    "deal-untitled": "Coup {n} : {file}, ligne {line}",
    "all-right": (
        "{count} coup examiné : aucune faute.",
        "{count} coups examinés : aucune faute.",
    ),
    "some-wrong": (
        "{count} coup examiné, dont {wrong} en faute.",
        "{count} coups examinés, dont {wrong} en faute.",
    ),
    "some-noted": (
        "Dans {count} autre il y a quelque chose à noter : `--all` le montre.",
        "Dans {count} autres il y a quelque chose à noter : `--all` le montre.",
    ),
    "unread": (
        "{count} coup n'a pu être examiné.",
        "{count} coups n'ont pu être examinés.",
    ),
    "open-calls": (
        "{count} annonce reste en suspens : la feuille ne dit pas si on l'avait.",
        "{count} annonces restent en suspens : la feuille ne dit pas si on les avait.",
    ),
    "none-found": "Aucune faute, d'après ce qui est écrit.",
    "right-count": "Le compte qu'il faut, autant qu'on en est sûr : {elder} {e}, {younger} {y}.",
    "where": "où",
    "law": "loi",
    "changes": "compte",
    "until": "à temps",
    "to-answer": "à répondre",
    "at": "ligne {line}, {field}",
    "at-item": "ligne {line}, {field}, nº {item}",
    "at-trick": "ligne {line}, {field}, levée {item}",
    "law-ruled": "{id} : {text}",
    "law-silent": "{id} : le code ne tranche pas.",
    "law-asks": "`marque law ask {id}`",
    "after": "{elder} {e0}, {younger} {y0} → {elder} {e1}, {younger} {y1}",
    "after-enforced": "si l'adversaire applique la peine : {change}",
    "open": "En suspens : {text}",
    "remark": "À noter : {text}",
    "revoke": "{who} a joué {card} alors qu'il restait {held} dans sa main.",
    "revoke-after": (
        "{text} {count} levée a suivi ; le compte s'arrête avant la renonce.",
        "{text} {count} levées ont suivi ; le compte s'arrête avant la renonce.",
    ),
    "out-of-turn": "{who} a entamé de {card} hors de son tour.",
    "card-not-held": "{who} a joué {card} sans l'avoir en main.",
    "card-played-twice": "{who} a joué {card}, déjà jouée auparavant.",
    "not-examined": (
        "{text} La levée qui suit n'est plus sûre et n'a pas été examinée.",
        "{text} Les {count} levées qui suivent ne sont plus sûres et n'ont pas été examinées.",
    ),
    "play-count": (
        "Le compte du jeu dit à voix haute ne peut venir de ces levées : {elder} fait "
        "{elder_bounds}, {younger} {younger_bounds}."
    ),
    "bounds": "de {low} à {high}",
    "hand-large": "{who} a {given} cartes au lieu de {right}.",
    "hand-short": "{who} a {given} cartes au lieu de {right}.",
    "clash": (
        "{elder} a accusé {mine} et {younger} a accusé {theirs} : l'un exclut l'autre. "
        "Les cartes de l'un ou de l'autre diraient qui s'est trompé."
    ),
    "under-call": "{who} a accusé {claim} et avait {holds}.",
    "quatorze-broken": "{who} compte {claim} et a écarté {card} : à la demande, il faut la nommer.",
    "not-shown": "{who} n'a pas montré {claim} avant de jouer.",
    "figure-declared": "Annonces écrites {written} ; il faut {right}.",
    "figure-play": "Jeu écrit {written} ; il faut {right}.",
    "figure-tricks": "Levées écrites {written} ; il faut {right}.",
    "figure-cards": "Cartes écrites {written} ; il faut {right}.",
    "figure-total": "Total écrit {written} ; il faut {right}.",
    "at-least": "au moins {right}",
    "bonus-claimed-pic": "On a compté à {who} un pic qui n'est pas fait.",
    "bonus-missed-pic": "{who} a fait un pic qui n'est pas écrit.",
    "bonus-claimed-repic": "On a compté à {who} un repic qui n'est pas fait.",
    "bonus-missed-repic": "{who} a fait un repic qui n'est pas écrit.",
    "addition": "Les parties écrites pour {who} font {right}, le total dit {written}.",
    "until-talon-touched": "tant que le talon n'était pas touché",
    "until-card-taken": "tant qu'aucune carte du talon n'était levée",
    "until-before-reply": "avant la réponse du dernier",
    "until-next-call": "avant que le premier n'annonce autre chose ou n'entame",
    "until-own-first-card": "avant sa première carte",
    "until-younger-first-card": "avant la première carte du dernier",
    "until-elder-second-card": "avant la seconde carte du premier",
    "until-until-answered": "avant que l'adversaire n'y ait fourni",
    "until-next-card": "avant la carte suivante",
    "until-whole-deal": "à tout moment du jeu de la carte",
    "until-cards-gathered": "jusqu'à ce qu'on relève les cartes pour donner de nouveau",
    "until-next-hand": "tant que la main suivante n'est pas vue",
    "until-whole-game": "à tout moment de la partie",
    "until-never": "jamais : ce qui est dit est dit",
    "until-cited": "{text} ({cite})",
    "calls-open": "Ce que la feuille ne tranche pas",
    "settle-cards": "{who}, {call} : la place de {cards} trancherait.",
    "settle-hand": "{who}, {call} : les cartes de sa main trancheraient.",
}
