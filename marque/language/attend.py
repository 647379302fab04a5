"""The laws that could change a verdict, in a line each: if so and so, then that law."""

from __future__ import annotations

from typing import Final

from marque.language.words import Texts

EN: Final[Texts] = {
    "heading": "Laws that could change this",
    "ask": "What a law says: `marque law ask {law}`",
    "line": "If {why}: {law}.",
    "too-many": "{who} played with more than twelve cards",
    "too-few": "{who} played with fewer than twelve cards",
    "false-call": "{who} played without correcting {what}",
    "misnomer": "{who} only named {what} wrongly",
    "said-better": "{who} has not put his answer on {what} right in time",
    "said-worse": "elder, misinformed about {what}, counts his own in time",
    "called-less": "{who} may still call more for {what}",
    "not-called": "{who} may still call what he forgot of {what}",
    "not-shown": "{who} didn't show {what} before playing",
    "equal-not-shown": "one of them didn't show {what}, called equal, before playing",
    "not-said": "{who} forgot to say {what}",
    "blanche-late": "{who} showed carte blanche too late",
    "trio": "{who}, having {what}, is asked which is missing",
    "revoke": "a card of the suit led was held back",
    "thirteen": "somebody played with thirteen cards",
    "eleven": "somebody played with eleven cards",
    "what-point": "the point",
    "what-sequence": "the sequence",
    "what-set": "the quatorze or trio",
    "what-pic": "the pique",
    "what-repic": "the repique",
}

FR: Final[Texts] = {
    "heading": "Lois qui pourraient y changer quelque chose",
    "ask": "Ce que dit une loi : `marque law ask {law}`",
    "line": "Si {why} : {law}.",
    "too-many": "{who} a joué avec plus de douze cartes",
    "too-few": "{who} a joué avec moins de douze cartes",
    "false-call": "{who} a joué sans se reprendre sur {what}",
    "misnomer": "{who} s'est seulement trompé de nom pour {what}",
    "said-better": "{who} n'a pas rectifié à temps sa réponse sur {what}",
    "said-worse": "le premier, mal renseigné sur {what}, compte à temps ce qu'il a",
    "called-less": "{who} peut encore annoncer davantage pour {what}",
    "not-called": "{who} peut encore annoncer ce qu'il a oublié pour {what}",
    "not-shown": "{who} n'a pas montré {what} avant de jouer",
    "equal-not-shown": "l'un des deux n'a pas montré {what}, dit égal, avant de jouer",
    "not-said": "{who} a oublié de dire {what}",
    "blanche-late": "{who} a montré ses cartes blanches trop tard",
    "trio": "{who}, ayant {what}, doit dire quelle carte lui manque",
    "revoke": "quelqu'un n'a pas fourni de la couleur, en ayant",
    "thirteen": "quelqu'un a joué avec treize cartes",
    "eleven": "quelqu'un a joué avec onze cartes",
    "what-point": "le point",
    "what-sequence": "la séquence",
    "what-set": "le quatorze ou le brelan",
    "what-pic": "le pic",
    "what-repic": "le repic",
}
