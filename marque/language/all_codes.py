"""The words of one deal under all codes side by side."""

from __future__ import annotations

from typing import Final

from marque.language.words import Texts

EN: Final[Texts] = {
    "title": "The same deal under every code.",
    "code": "code",
    "made": "{bonus} to {who}",
    "open": "not all known",
    "agree": "All codes give the same count.",
    "agree-so-far": "As far as this deal is counted here, all codes give the same.",
    "differ": "What makes the difference",
    "dispute": "Two players who count differently may both be right, each by his own code: "
    "agree which you play.",
    "others": "{value}: {codes}",
}

FR: Final[Texts] = {
    "title": "Le même coup sous chaque code.",
    "code": "code",
    "made": "{bonus} pour {who}",
    "open": "tout n'est pas connu",
    "agree": "Tous les codes donnent le même compte.",
    "agree-so-far": "Pour ce qui se compte ici de ce coup, tous les codes donnent le même compte.",
    "differ": "Ce qui fait la différence",
    "dispute": "Deux joueurs qui comptent autrement peuvent avoir raison tous deux, chacun "
    "selon son code : convenez de celui que vous jouez.",
    "others": "{value} : {codes}",
}
