"""What `marque verify` says of the published deals."""

from __future__ import annotations

from typing import Final

from marque.language.words import Texts

EN: Final[Texts] = {
    "all-agree": (
        "{count} published deal replayed: the program agrees with every figure.",
        "{count} published deals replayed: the program agrees with every figure.",
    ),
    "some-differ": (
        "{count} of {all} published deals differs.",
        "{count} of {all} published deals differ.",
    ),
    "deal": "deal",
    "source": "source",
    "code": "code",
    "figures": "figures written",
    "agrees": "agrees",
    "pair": "{elder}–{younger}",
    "found-instead": "{figure}, found {found}",
    "declared": "declared",
    "play": "play",
    "tricks": "tricks",
    "cards": "cards",
    "pic": "pic",
    "repic": "repic",
    "total": "total",
    "elder": "elder",
    "younger": "younger",
    "none": "none",
    "unknown": "not decided",
    "not-known": "not known",
}

FR: Final[Texts] = {
    "all-agree": (
        "{count} coup publié rejoué : le programme s'accorde avec tous les chiffres.",
        "{count} coups publiés rejoués : le programme s'accorde avec tous les chiffres.",
    ),
    "some-differ": (
        "{count} coup publié sur {all} diffère.",
        "{count} coups publiés sur {all} diffèrent.",
    ),
    "deal": "coup",
    "source": "source",
    "code": "code",
    "figures": "chiffres écrits",
    "agrees": "d'accord",
    "pair": "{elder}–{younger}",
    "found-instead": "{figure}, trouvé {found}",
    "declared": "annonces",
    "play": "jeu",
    "tricks": "levées",
    "cards": "cartes",
    "pic": "pic",
    "repic": "repic",
    "total": "total",
    "elder": "au premier",
    "younger": "au dernier",
    "none": "aucun",
    "unknown": "pas décidé",
    "not-known": "pas connu",
}
